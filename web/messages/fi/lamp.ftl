### Mitä lamppu sanoo pelaajan vaihtoehdoista.

lamp-title = Lamppu
lamp-sees = Se näkee vain sen, minkä sinäkin.
lamp-about-points = Minkä arvoinen valinta on, pisteinä.
lamp-about-ducats = Minkä arvoinen valinta on, dukaatteina.
lamp-about-hits = Minkä arvoinen valinta on, osumina.
lamp-about-chance = Mahdollisuus voittaa, prosentteina.
lamp-thinking = Se katsoo, mitä voi olla ja mitä voi tulla …
lamp-choices = Parhaat vaihtoehdot
lamp-says = Lamppu sanoo: { $name }, { $worth }.
lamp-sure = varmaa
lamp-likely = melko varmaa
lamp-open = avointa
lamp-do = Pelaa näin
