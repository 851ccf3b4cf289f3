### Mitä tämän laitteen peleistä tuli.

results-none = Yhtään peliä ei ole vielä pelattu loppuun. Pelaa yksi, niin tämä sivu alkaa kertoa.
results-all = Kaikki pelit
results-played = Pelattu
results-won = Voitettu
results-run-now = Voittoja peräkkäin nyt
results-run-longest = Pisin voittoputki
results-games = Peleittäin
results-sum = Voitettu { $won }, pelattu { $count }
results-levels = Tietokonepelaajien tason mukaan
results-level-mixed = eri tasoja
results-level-alone = ilman tietokonepelaajia
results-level-old = entisajan pelaaja
results-characters = Pöydässä olleen luonteen mukaan
results-days = Päivän jaot: pelattu { $played }, voitettu { $won }.
results-streak = { $count ->
    [one] Yksi päivä putkeen.
   *[other] { $count } päivää peräkkäin.
}
results-best = Selvin voitto
results-worst = Raskain tappio
results-figures = { $count ->
    [one] Lukusi yhdestä pelistä
   *[other] Lukusi { $count } pelistä
}
results-watch-named = Katso vaiheittain: { $game }, { $date }
results-learnt = Oppitunnit ja tehtävät
results-lesson-done = suoritettu
results-lesson-open = vielä pelaamatta
results-list = Peli peliltä
results-is-won = Voitto
results-is-shared = Voitto yhdessä: { $names }
results-is-lost = Ei voittoa
results-winners = { $count ->
    [one] Voittaja: { $names }
   *[other] Voittajat: { $names }
}
results-more = Näytä lisää ({ $count })
results-together = Yhdessä tällä laitteella pelatut
results-together-hint = Näitä ei lasketa mukaan: niissä pelasi useampi ihminen vuorotellen.
results-delete-named = Poista tulos: { $game }, { $names }
results-delete-sure = Poistetaanko tämä tulos? Itse peli säilyy omissa peleissäsi.
results-delete-all = Poista kaikki tulokset
results-delete-all-sure = { $count ->
    [one] Poistetaanko ainoa tulos? Itse peli säilyy omissa peleissäsi.
   *[other] Poistetaanko kaikki { $count } tulosta? Itse pelit säilyvät omissa peleissäsi.
}
results-delete-failed = Tuloksia ei voitu poistaa: tämä selain ei päästä sivua käsiksi tietoihinsa.
results-keep = Säilytä
results-export = Varmuuskopio ottaa tulokset mukaan:
results-torn = { $count ->
    [one] Yhtä tulosta ei voi lukea. Se pysyy paikallaan, ja muut ovat ehjiä.
   *[other] { $count } tulosta ei voi lukea. Ne pysyvät paikallaan, ja muut ovat ehjiä.
}
results-refused = Tämä selain ei anna sivun säilyttää tuloksia. Tässä näkyvä tulee peleistä, jotka ovat yhä luettavissa.
results-feats = Urotyöt
results-feat-times = { $count } kertaa
results-form = Voitettu kymmenestä viime pelistä
results-form-match = Peli
results-form-end = Lopputulos
results-form-of = { $won } / { $count }
results-percent = { $percent } %
