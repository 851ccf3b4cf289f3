### What Parade says of its results.

results-points-parade = { $count ->
    [one] One point apart
   *[other] { $count } points apart
}
