### Parade: tulokset.

results-points-parade = { $count ->
    [one] Yhden pisteen ero
   *[other] { $count } pisteen ero
}
