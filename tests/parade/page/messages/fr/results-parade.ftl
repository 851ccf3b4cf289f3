### Parade : les résultats.

results-points-parade = { $count ->
    [one] Un point d’écart
   *[other] { $count } points d’écart
}
