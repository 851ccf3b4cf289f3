### Päättyneen pelin läpikäynti: kaikkien mahdollisuudet ja kalleimmat valinnat.

review-seat = Kenen valinnat
review-curve = Voiton mahdollisuus prosentteina
review-curve-knows = { $whose ->
    [you] Käyrä näyttää kaikkien mahdollisuudet sen mukaan, mitä saatoit silloin tietää.
    [other] Käyrä näyttää kaikkien mahdollisuudet sen mukaan, mitä { $name } saattoi silloin tietää.
   *[all] Käyrä näyttää kaikkien mahdollisuudet sen mukaan, mitä koko pöytä saattoi nähdä.
}
review-curve-anew = Jokainen kierros on oma yrityksensä: uuden jaon myötä myös mahdollisuudet alkavat alusta.
review-curve-shared = Jaettu voitto lasketaan kullekin: yhteensä voi olla yli 100.
review-curve-ends = Voitto on jaettu, joten jokainen näistä viivoista päättyy sataan: { $names }.
review-beginning = Alku
review-end = Loppu
review-part = Pelin vaihe
review-percent = { $percent } %
review-progress = Peliä käydään läpi: { $percent } %
review-mark = Valinta { $number }: { $where }
review-dearest = { $you ->
    [yes] Kalleimmat valintasi pelijärjestyksessä
   *[other] Kalleimmat valinnat pelijärjestyksessä: { $name }
}
review-cost = Kutakin verrataan sen hetken parhaaseen valintaan, käsi tiedossa.
review-together = Yhdestäkään valinnasta ei yksinään ole varmaa, että jokin muu olisi ollut parempi. Yhdessä sellaiset valinnat maksoivat silti noin { $cost }, nämä eniten.
review-one = Kokeile ensi kerralla
review-one-about = Mitään selvästi parempaa ei löytynyt. Tässä toinen valinta oli hieman edellä, tarkemminkin katsottuna: liian vähän varmuuteen, mutta kokeilemisen arvoinen.
review-none-yet = Ei mitään kallista toistaiseksi.
review-none = Mikään valinta ei erotu: mitään selvästi parempaa ei löytynyt.
review-none-turn = Mitään selvästi parempaa ei löytynyt { $you ->
    [yes] sinulle
   *[other] pelaajalle { $name }
}, ei edes tässä käänteessä.
review-played = pelattiin
review-better = parempi
review-perhaps = ehkä parempi
review-covered = Mikä?
review-find = Sen perusteella, mitä silloin voitiin tietää, jokin muu oli parempi. Löydätkö sen?
review-try = Kokeile pöydässä
review-show = Näytä
review-play-on = Jatka peliä tästä
review-play-on-here = Jatka pelaamista tästä pelaajana { $name }
review-to-table = Katso pöytää
review-worth = Kaikkiaan: { $better }, pelatulla { $played }.
review-tried = Vielä kerran
review-tried-weighing = Lasketaan, mitä se on arvoltaan …
review-tried-best = Juuri niin: { $name }.
review-tried-level = { $name }: yhtä hyvä kuin paras.
review-tried-closer = { $name }: parempi kuin pelattu, mutta vielä parempi on olemassa.
review-tried-played = { $name }: näin pelattiin. Jokin muu on parempi.
review-tried-worse = { $name }: ei pelattua parempi.
review-tried-now = Valintasi nyt
review-tried-found = Paras löydetty
review-tried-then = Silloin pelattu
review-tried-on = Jatka peliä
