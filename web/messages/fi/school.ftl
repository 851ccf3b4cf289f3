### Miekkailukoulu: pelaajat, joita kävijät kirjoittavat.

school-what = Kirjoita oma tietokonepelaaja Pythonilla. Se saa tietoonsa sen, mitä sen paikalla saa tietää, ja valitsee siirron. Se toimii tällä laitteella häkissä, jossa se ei voi muuta kuin pelata.
school-not-kept = Tämä selain ei salli tallentamista. Mitä tähän kirjoitat, katoaa sivun mukana: tallenna se tiedostoksi.
school-write = Pelaajasi
school-game = Peli
school-player = Pelaaja
school-new = Uusi pelaaja
school-new-from = esimerkistä …
school-code = Lähdeteksti: { $name }
school-keys = Sarkain sisentää. Näppäimistöllä pääset muokkaimesta painamalla Esc ja sitten sarkainta.
school-name = Nimi
school-older = Aiemmat versiot
school-older-none = nykyinen
school-save = Tallenna tiedostoksi
school-open = Avaa tiedosto
school-remove = Poista
school-removed = { $name } on poistettu.
school-bring-back = Palauta
school-file-long = Tiedosto on liian pitkä pelaajaksi.
school-link = Kopioi linkki
school-link-copied = Linkki on kopioitu. Siinä on koko pelaaja.
school-link-long = Tämä pelaaja on liian pitkä linkiksi. Tallenna se tiedostoksi.
school-link-failed = Selain ei sallinut kopiointia. Tallenna pelaaja tiedostoksi.
school-link-damaged = Tässä linkissä ei ole luettavaa pelaajaa: se on ehkä katkennut matkalla.
school-sent = { $name }, { $game }: pelaaja, jonka joku lähettää sinulle
school-sent-what = Siitä ei ole suoritettu mitään. Lue se ja ota se, jos haluat: sitten se on yksi omistasi.
school-take = Ota se
school-leave = Jätä se
school-brought = { $name } tuli varmuuskopion mukana, eikä sitä ole suoritettu tällä laitteella. Lue se ensin: tiedoston tekijä on voinut muuttaa sitä.
school-brought-run = Se saa toimia

school-trial = Yksi päätös
school-deal = Jako
school-turn = Monesko päätös
school-seat = Paikka
school-try = Anna päättää
school-thinking = Pelaajasi miettii …
school-moved = Päätöksessään { $turn } se valitsi ({ $ms } ms):
school-traceback = Mitä Python sanoo
school-printed = Mitä se tulosti
school-view = Mitä sille annettiin
school-legal = Mistä se sai valita: { $count ->
    [one] yksi toiminto
   *[other] { $count } toimintoa
}
school-line = Rivi { $line } on merkitty.

school-tournament = Turnaus
school-opponents = Pelaajasi kohtaa
school-rules = Säännöt
school-rules-usual = tavalliset
school-rules-form = kuten uuden pelin lomakkeessa
school-matches = Pelejä vähintään
school-seconds = Sekunteja siirtoa kohti
school-seed = Siemenluku
school-seed-drawn = arvotaan
school-begin = Aloita
school-starting = Pelaajat pukevat naamionsa …
school-played = { $played } / { $of } peliä
school-over = Turnaus on päättynyt.
school-stopped = Turnaus on keskeytetty.
school-stop = Keskeytä
school-go-on = Jatka
school-seed-was = Siemenluku { $seed }: sillä samat pelaajat pelaavat samat pelit, täällä ja komentorivillä.
school-standing = Taulukko
school-col-player = Pelaaja
school-col-won = Voitot
school-col-total = Summa
school-col-ms = ms siirtoa kohti
school-col-faults = Virheet
school-col-matches = Pelit
school-total-hint = Voitot: osuus peleistä ja sen 95 %:n väli. Summa: se, mitä pelissä lasketaan, keskimäärin; Four Musketeersissa osumat voivat laskea vastaan.
school-unfit = { $name } ei voi pelata.
school-faults-of = Virheet, { $name }: { $count }
school-slip = Peli { $match }:
school-lost = Pahimmat tappiot: { $name }
school-watch = Katso peli { $match } ({ $behind } jäljessä)
school-watch-last = Katso viimeisin peli, numero { $match }
school-one = Pelaa yksi peli ja katso se
school-notes = Siirron vieressä luki
school-notes-none = Tähän siirtoon ei kirjoitettu mitään.
school-notes-before = Edelliseen merkintään
school-notes-next = Seuraavaan merkintään
school-notes-chance = Sattuma päätti sen puolesta.
school-notes-cut = Se kirjoitti enemmän kuin yhdestä pelistä säilytetään.
school-unfinished = Turnaus on kesken
school-unfinished-what = { $players }: { $played } / { $of } peliä on pelattu. Se jatkuu pelaajilla sellaisina kuin ne olivat alussa.
school-unfinished-forget = Unohda se
school-unkept = Näin pitkä turnaus ei jatku, kun sivu suljetaan.

school-fault-raised = Se nosti poikkeuksen.
school-fault-illegal = Sen valinta ei ollut sallittu.
school-fault-garbled = Se pilasi vastauksensa.
school-fault-move-time = Se mietti kauemmin kuin siirto saa kestää; se lopetettiin ja aloitettiin uudelleen.
school-fault-match-time = Se käytti loppuun aikansa tässä pelissä.
school-fault-start-time = Sen lähdetekstin suoritus kesti liian kauan, ennen kuin siltä saattoi kysyä mitään; se lopetettiin.
school-fault-died = Sen Python päättyi ja aloitettiin uudelleen.
school-fault-endless = Sen peli ei päättynyt.

school-reference = Hakuteos
school-reference-what = Mitä pelaajalta kysytään ja mitä sille annetaan, pelimoottorin omin sanoin, englanniksi.
school-search = Hae
school-found = { $count ->
    [0] Näitä sanoja ei ole missään.
    [one] Yksi kohta
   *[other] { $count } kohtaa
}
school-about-player = Pelaaja
school-about-view = Näkymä
school-about-actions = Toiminnot
school-about-tools = Sattuma, maailmat, haku
school-about-events = Tapahtumat

school-safe = Koulun säännöt
school-safe-what = Pelaaja saa kopion siitä, mitä sen paikalla saa tietää, eikä sillä ole muuta ulospääsyä: ei sivua, ei verkkoa, ei tallennustilaa, ei toista pelaajaa. Sillä on siirtoon sekunti, ellet määrää toisin, ja peliin kolmekymmentä kertaa niin kauan. Mitä siltä silloin tai virheen takia jää puuttumaan, sen sattuma pelaa sen puolesta, ja virhe lasketaan. Turnauksen jokaisella kierroksella se aloittaa alusta, joten se ei voi muistaa jakoa.
school-elsewhere = Sama tiedosto pelaa saman turnauksen tietokoneesi Pythonilla, kun tämän sivun vieressä oleva paketti on asennettu:

## Tehtävä, jonka joku antaa

school-task = Tehtävä
school-task-what = { $game }: kirjoita pelaaja, joka kohtaa vastustajat { $opponents } { $matches ->
    [one] yhdessä pelissä
   *[other] { $matches } pelissä
} ja voittaa niistä vähintään { $aim }.
school-task-how = Aloituskoodi on muokkaimessa; siitä ei ole suoritettu mitään. Turnaus on asetettu niin kuin tehtävä haluaa.
school-task-anew = Aloita uudelleen tästä koodista
school-task-leave = Poistu tehtävästä
school-task-damaged = Tässä linkissä ei ole tehtävää, jonka voisi lukea tässä: se on vioittunut, katkennut tai peräisin sivun uudemmasta versiosta.
school-task-solved = Ratkaistu: voittoja { $share } ({ $matches } peliä). Tavoite oli { $aim }.
school-task-not-yet = Ei vielä: voittoja { $share } ({ $matches } peliä). Tavoite on { $aim }.
school-task-so-far = Tähän asti voittoja { $share } ({ $matches } peliä). Tavoite on { $aim }.
school-task-other = Tämä ei ollut tehtävän turnaus.
school-task-as = Aseta kuten tehtävässä
school-task-make = Anna tehtävä muille
school-task-make-what = Vastustajat, säännöt, pelien määrä, aika ja siemenluku kuten yllä, ja aloituskoodina { $name }. Linkissä on kaikki.
school-task-aim = Voitettava, %
school-task-link = Kopioi tehtävän linkki
school-task-embed = Kopioi koodi verkkosivulle
school-task-copied = Tehtävä on kopioitu.
school-task-ours = Tehtävässä kohdataan vain meidän pelaajiamme: poista omiesi valinta.
school-task-long = Tämä pelaaja on liian pitkä tehtävän linkkiin. Lyhennä sitä.
school-task-failed = Selain ei sallinut kopiointia.
school-rules-task = kuten tehtävässä

## Peli jonkun toisen pelaajaa vastaan

against-who = { $name } pelaa sinua vastaan
against-what = Joku on kirjoittanut tämän pelaajan Pythonilla, ja sivu tai linkki tuo sen tänne. Se pelaa häkissä, näkee sen, mitä sen paikalla saa tietää, eikä mitään muuta, eikä sitä ole vielä suoritettu.
against-text = Lue sen teksti
against-other-game = Pelaaja on eri peliä varten kuin sen mukana tuleva jako.
against-nowhere = Tässä ei istu tietokonepelaajaa, jonka paikan se voisi ottaa.
