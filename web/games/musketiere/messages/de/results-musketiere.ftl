### Musketiere: die Ergebnisse.

results-points-musketiere = { $count ->
    [one] Ein Dukaten Abstand
   *[other] { $count } Dukaten Abstand
}
feat-musketiere-last-ducat = Um einen einzigen Dukaten gewonnen
feat-musketiere-far = Um 30 Dukaten oder mehr gewonnen
feat-musketiere-zero = Ein Duell mit einer 0 gewonnen
feat-musketiere-free = Gewonnen, ohne dass je eine Karte im Gefängnis lag
