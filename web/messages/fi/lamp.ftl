### Mitä lamppu sanoo pelaajan vaihtoehdoista.

lamp-title = Lamppu
lamp-sees = Se näkee vain sen, minkä sinäkin.
lamp-about-chance = Voiton mahdollisuus prosentteina.
lamp-about-round-chance = Kierroksen voiton mahdollisuus prosentteina.
lamp-about-round-points = Pisteitä kierroksesta keskimäärin.
lamp-thinking = Se miettii, mitä voi olla ja mitä voi tulla …
lamp-choices = Parhaat vaihtoehdot
lamp-nothing-to-weigh = Tässä ei ole punnittavaa: vain tämä tulee kyseeseen.
lamp-says = Lamppu sanoo: { $name }, { $worth }.
lamp-says-only = Lamppu sanoo: punnittavaa ei ole. { $name }, { $worth }.
lamp-best-sure = varmasti paras
lamp-best-likely = luultavasti paras
lamp-best-open = ehkä paras
lamp-other-sure = varmasti huonompi
lamp-other-likely = luultavasti huonompi
lamp-other-open = ehkä yhtä hyvä
lamp-first-anyway = Kokonaisuutena se päättyy silti parhaiten.
lamp-do = Pelaa näin
