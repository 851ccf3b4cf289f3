### Musketiere: die Ergebnisse.

results-points-musketiere = { $count ->
    [one] Ein Dukat Abstand
   *[other] { $count } Dukaten Abstand
}
