### Musketiere aloitussivulla.

game-musketiere = Musketiere
home-musketiere-pitch = Yhdessä kardinaalin kaartia vastaan, ja kukin omaan kukkaroonsa: rohkein vie jalokiven, arin joutuu vankilaan.
lesson-musketiere-stones = Oppitunti 2: jalokivet ja vankilat
home-match-where-musketiere = Erä { $game }, kaksintaistelu { $duel }/9
home-match-laying = Erä { $game }, palkkion valinta
about-game-musketiere = Musketiere on Franz-Josef Lammingerin peli, jonka Hexagames julkaisi vuonna 1991. Tämä sivu on ihailijoiden työtä: siinä ei ole kustantajan kuvia, sanat ja piirrokset ovat omiamme, ja missä painetut säännöt vaikenevat, olemme ratkaisseet asian itse ja sanomme sen.
