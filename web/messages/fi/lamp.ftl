### Mitä lamppu sanoo pelaajan vaihtoehdoista.

lamp-title = Lamppu
lamp-sees = Se näkee vain sen, minkä sinäkin.
lamp-about-chance = { $hopes ->
    [lost] Käytännössä hävitty, teitpä mitä hyvänsä: tee niin kuin mieli tekee.
    [hard] Tästä on vaikea voittaa, teitpä mitä hyvänsä.
   *[open] Kuinka todennäköisesti sillä voittaa.
}
lamp-even = { $even } % olisi tasan.
lamp-alike = Liian tasaista ratkaistavaksi.
lamp-about-round-chance = Kuinka todennäköisesti sillä voittaa kierroksen, ei vain tätä taistelua.
lamp-about-round-points = Paras ensin, kaiken mahdollisen perusteella.
lamp-offer = Lamppu näyttää, mitä paras tietokonepelaaja tekisi. Lopputuloksissa nimesi vieressä lukee silloin, että kysyit: ”lampun avulla”.
lamp-light = Sytytä
lamp-thinking = Se miettii, mitä voi olla ja mitä voi tulla …
lamp-choices = Parhaat vaihtoehdot
lamp-nothing-to-weigh = Tässä ei ole punnittavaa: vain tämä tulee kyseeseen.
lamp-says = Lamppu sanoo: { $name }, { $worth }.
lamp-says-only = Lamppu sanoo: punnittavaa ei ole. { $name }, { $worth }.
lamp-best-sure = selvästi paras
lamp-best-slight = hieman muita parempi
lamp-best-likely = luultavasti paras
lamp-best-open = parhaiden joukossa
lamp-best-tried = parhaiden joukossa ja pisimpään tutkittu
lamp-other-sure = selvästi huonompi
lamp-other-slight = hieman huonompi
lamp-other-likely = luultavasti huonompi
lamp-other-open = suunnilleen yhtä hyvä kuin ensimmäinen
lamp-first-anyway = Kokonaisuutena se päättyy silti parhaiten.
lamp-do = Pelaa näin
