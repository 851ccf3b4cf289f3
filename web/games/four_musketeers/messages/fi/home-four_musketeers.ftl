### Four Musketeers aloitussivulla.

game-four_musketeers = Neljä musketööriä
home-four_musketeers-pitch = Miekkataisteluja tavallisella korttipakalla: kuusi tarinaa, toisianne vastaan, joukkueina tai kaikki yhdessä roistoa vastaan.
lesson-four_musketeers-shadow = Oppitunti 2: varjoiskut
home-match-where-four_musketeers = { $storyline }: kierros { $round }, taistelu { $fight }
about-game-four_musketeers = Neljä musketööriä on tavallisella korttipakalla pelattava peli, jota kehitettiin vuosina 2013–2023; painetut säännöt, joita seurasimme (versio 3.0.1), eivät nimeä tekijää. Tässäkin sanat ja piirrokset ovat omiamme, ja missä säännöt vaikenevat, olemme ratkaisseet asian itse ja sanomme sen.
