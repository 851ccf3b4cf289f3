### Ohje: näppäimet, ja mitä pöydän merkit tarkoittavat.

help-rules = Pelien säännöt
help-signs = Mitä merkit tarkoittavat
help-signs-how = Kosketa merkkiä pöydällä, niin se kertoo, mikä se on; jos se on kortilla tai painikkeella, pidä sormea sen päällä. Hiiren alla se kertoo itse, ja näppäimistöllä I käy ne kaikki läpi.
help-signs-now = Nyt pöydällä

keys-title = Näppäimistö, hiiri ja sormi
keys-intro = Kaiken voi tehdä pelkällä näppäimistöllä.
keys-tab = Sarkain
keys-tab-does = Siirry seuraavaan kohtaan; vaihtonäppäimen kanssa edelliseen
keys-enter = Enter tai välilyönti
keys-enter-does = Valitse tai paina; kun kaikki pyydetyt kortit on valittu, Enter asettaa ne; kun mikään ei ole kohdistettuna, Enter painaa ainoaa kultaista painiketta
keys-arrows = Nuolinäppäimet
keys-arrows-does = Liiku käden korttien tai vaihtoehtojen välillä
keys-digits = 1 … 9, 0
keys-digits-does = Valitse kortti tai paikka, jolla on se numero (kymppi numerolla 1 tai 0; uudestaan seuraava samanarvoinen); Enter pelaa sen sitten
keys-drag = Vedä korttia
keys-drag-does = Korttipeleissä: pudota se pöydälle; kun pyydetään yhtä korttia, se on pelattu
keys-double = Kaksoisnapsauta korttia
keys-double-does = Sama hiirellä
keys-lamp = L
keys-lamp-does = Kun sinun on päätettävä: kysy lampulta, tai sammuta se
keys-chances = C
keys-chances-does = Neljässä musketöörissä, kun sinun on iskettävä: näytä todennäköisyydet korteissa tai piilota ne
keys-hurry = N
keys-hurry-does = Muiden pelatessa: siirry seuraavaan ratkaisuusi
keys-signs = I
keys-signs-does = Pöydässä: selitä merkit yksi toisensa jälkeen; nuolinäppäimet jatkavat, Esc lopettaa
keys-watch = ← → Home End Välilyönti
keys-watch-does = Peliä katsottaessa: askel kerrallaan, vaihtonäppäimen kanssa vaihe kerrallaan; alkuun; loppuun; toista tai pysäytä
keys-escape = Esc, Ctrl+Z
keys-escape-does = Pane valittu takaisin; ota pelattu takaisin, kun sen aika vielä juoksee tai sen painike on näkyvissä; Esc myös sulkee sen, mikä on auki
keys-help = ?
keys-help-does = Näytä tämä ohje
