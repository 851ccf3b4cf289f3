### What Musketiere says of its results.

results-points-musketiere = { $count ->
    [one] One ducat apart
   *[other] { $count } ducats apart
}
feat-musketiere-last-ducat = Won by a single ducat
feat-musketiere-far = Won by 30 ducats or more
feat-musketiere-zero = Won a duel with a 0
feat-musketiere-free = Won without a single card in prison
