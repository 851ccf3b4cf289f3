### Mitä lamppu sanoo pelaajan vaihtoehdoista.

lamp-title = Lamppu
lamp-sees = Se näkee vain sen, minkä sinäkin.
lamp-about-chance = Mahdollisuus voittaa, prosentteina.
lamp-about-round-chance = Mahdollisuus voittaa kierros, prosentteina.
lamp-about-round-points = Kierroksen pisteinä, keskimäärin.
lamp-thinking = Se katsoo, mitä voi olla ja mitä voi tulla …
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
lamp-do = Pelaa näin
