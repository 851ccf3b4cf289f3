### Musketiere : les résultats.

results-points-musketiere = { $count ->
    [one] Un ducat d’écart
   *[other] { $count } ducats d’écart
}
