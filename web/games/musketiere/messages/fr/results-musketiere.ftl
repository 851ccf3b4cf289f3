### Musketiere : les résultats.

results-points-musketiere = { $count ->
    [one] Un ducat d’écart
   *[other] { $count } ducats d’écart
}
feat-musketiere-last-ducat = Victoire d’un seul ducat
feat-musketiere-far = Victoire de 30 ducats ou plus
feat-musketiere-zero = Un duel gagné avec un 0
feat-musketiere-free = Victoire sans une seule carte en prison
