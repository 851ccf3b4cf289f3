### What Musketiere says of its results.

results-points-musketiere = { $count ->
    [one] One ducat apart
   *[other] { $count } ducats apart
}
