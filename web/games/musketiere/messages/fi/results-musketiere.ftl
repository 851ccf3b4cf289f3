### Musketiere: tulokset.

results-points-musketiere = { $count ->
    [one] Yhden dukaatin ero
   *[other] { $count } dukaatin ero
}
feat-musketiere-last-ducat = Voitto yhdellä ainoalla dukaatilla
feat-musketiere-far = Voitto vähintään 30 dukaatilla
feat-musketiere-zero = Kaksintaistelu voitettu nollalla
feat-musketiere-free = Voitto ilman yhtäkään korttia vankilassa
