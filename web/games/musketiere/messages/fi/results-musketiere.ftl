### Musketiere: tulokset.

results-points-musketiere = { $count ->
    [one] Yhden dukaatin ero
   *[other] { $count } dukaatin ero
}
