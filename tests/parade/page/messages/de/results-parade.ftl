### Parade: die Ergebnisse.

results-points-parade = { $count ->
    [one] Ein Punkt Abstand
   *[other] { $count } Punkte Abstand
}
