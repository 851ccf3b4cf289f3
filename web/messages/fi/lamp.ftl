### Mitä lamppu sanoo pelaajan vaihtoehdoista.

lamp-title = Lamppu
lamp-sees = Se näkee vain sen, minkä sinäkin.
lamp-about-chance = Mahdollisuus voittaa, prosentteina.
lamp-about-round-chance = Mahdollisuus voittaa kierros, prosentteina.
lamp-about-round-points = Mitä valinta tuo tällä kierroksella, pisteen sadasosina.
lamp-thinking = Se katsoo, mitä voi olla ja mitä voi tulla …
lamp-choices = Parhaat vaihtoehdot
lamp-says = Lamppu sanoo: { $name }, { $worth }.
lamp-sure = varmaa
lamp-likely = melko varmaa
lamp-open = avointa
lamp-do = Pelaa näin
