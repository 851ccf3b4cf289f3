### Lauseet sääntökoneen, sitä ajavan ohjelman ja tallennustilan ilmoituksiin.

## Asetukset

error-option-unknown = Asetusta ”{ $option }” ei ole.
error-option-type = { $option }: arvo on vääränlainen.
error-option-range = { $option }: arvon on oltava väliltä { $min }–{ $max }.
error-option-choice = { $option }: vaihtoehdot ovat { $choices }.
error-option-length = { $option }: lukuja on oltava täsmälleen { $length }.
error-option-conflict = { $option } ei sovi yhteen tämän kanssa: { $other }.
error-option-no-place = { $option } ei kuulu muiden valintojen rinnalle: jätä se pois.

## Pelin datatiedostot

error-data-missing = Tätä pelattiin datatiedostolla ”{ $data }”, jota ei ole tällä laitteella. Lataa ensin se tiedosto.

## Pelaajat ja siirrot

error-controllers-count = Näihin asetuksiin tarvitaan { $expected ->
    [one] yksi pelaaja
   *[other] { $expected } pelaajaa
}.
error-effort-range = Tietokonepelaajien ajatteluteho on { $min }–{ $max } prosenttia, ei { $effort }.
error-unknown-player = Tietokonepelaajaa ”{ $player }” ei ole.
error-unknown-game = Tämä sivu ei tunne peliä ”{ $game }”.
error-illegal-action = Tämä siirto ei nyt ole sallittu. Mikään ei ole muuttunut.
error-not-your-turn = Paikalla { $seat } ei ole nyt mitään päätettävää.
error-seat-hidden = Pelin aikana kukaan ei saa katsoa paikalta { $seat }.
error-seat-unknown = Tässä pöydässä ei ole paikkaa { $seat }.
error-seat-not-yours = Paikan { $seat } päätökset eivät ole sinun.
error-seat-not-human = Paikalla { $seat } ei istu ihminen.
error-seat-not-external = Paikkaa { $seat } ei pelata ulkopuolelta.
error-client-behind = Paikkaa { $seat } on sillä välin pelattu muualta. Katso pöytää uudelleen, ennen kuin jatkat.
error-unknown-client = Kukaan nimeltä ”{ $client }” ei seuraa tätä peliä.
error-clients-many = Pelillä voi olla kerralla enintään { $max } seuraajaa.
error-moment-unknown = Pelissä ei ole hetkeä ”{ $at }”.
error-match-over = Peli on päättynyt; enää ei voi pelata.
error-undo-nothing = Ei ole mitään peruttavaa.
error-undo-final = Tätä ei voi enää perua: joku on ehtinyt toimia, tai kortti on käännetty esiin.
error-no-match = Mitään peliä ei ole avattu.
error-no-tournament = Turnausta ei ole enää auki: aloita se alusta.
error-school-missing = Miekkailukoulua ei voitu ladata. Yritä uudelleen, kun olet verkossa.
error-wheels-missing = Pelaajan tuomia wheel-paketteja ei ole tällä laitteella: { $files }. Avaa pelaaja miekkailukoulussa ja valitse tiedostot siellä.
error-library-missing = Pelaaja, jolla on wheel-paketteja, tarvitsee enemmän Pythonin kirjastoa. Se ladataan ensimmäisellä kerralla ja pidetään sitten tallessa. Yritä uudelleen, kun olet verkossa.
error-match-in-play = Tämän voi näyttää vasta, kun peli on päättynyt.
error-no-shares = Tämän pelin jakoa eivät arponeet useat laitteet yhdessä.
error-shares-damaged = Sitä, mitä laitteet arpoivat jakoa varten, ei voi lukea.

## Tallennetut pelit

error-record-damaged = Tämä tallennettu peli on vioittunut ({ $at }). Se on jätetty ennalleen.
error-record-newer = Tämä peli on tallennettu sivun uudemmalla versiolla (muoto { $format }). Lataa sivu uudestaan, niin saat sen version; peli säilyy.
error-record-older = Tämä peli on tallennettu niin vanhalla versiolla, ettei sivu enää osaa lukea sitä. Peli on jätetty ennalleen.
error-record-other-game = Tämä on toisen pelin tallenne: { $game }.
error-record-rules = Tätä peliä pelattiin toisin säännöin (versio { $rules_version }). Se on jätetty ennalleen.
error-record-action = Tätä tallennettua peliä ei voi toistaa: siirto { $number } ei ole mahdollinen. Peli on jätetty ennalleen.
error-match-missing = Tässä selaimessa ei ole sellaista peliä. Ehkä se pelattiin toisella laitteella tai on poistettu.
error-match-handed = Tämä ottelu on luovutettu toiselle laitteelle.
error-match-lost = Pelin viimeisiä siirtoja ei voitu tallentaa, ja ne katosivat, kun Python pysähtyi. Peli jatkuu siitä, mitä on tallessa.
error-position-damaged = Tätä asemaa ei voi lukea: rivi { $line }.

## Linkit

error-link-damaged = Tämä linkki on vioittunut: se on ehkä katkennut tai muuttunut matkalla. Pyydä se uudelleen.
error-link-newer = Tämä linkki on tehty sivun uudemmalla versiolla (muoto { $format }). Saat sen lataamalla sivun uudelleen.
error-link-other-game = Tämä linkki vie peliin, jota tämä sivu ei tunne: ”{ $game }”.
error-link-rules = Tämä linkki on tehty toisille säännöille (versio { $rules_version }), joilla tämä sivu ei enää osaa pelata.
error-link-long = Tämä on liian pitkä linkiksi. Päättyneen pelin voi kopioida tekstinä.
error-link-open = Tämä linkki vie keskeneräiseen peliin; sitä voi pelata, mutta ei vielä katsella.
error-link-over = Tämä linkki vie päättyneeseen peliin; sitä voi katsella, mutta ei enää jatkaa.
error-share-hidden = Kun pelaajia on useita, linkki paljastaisi kaikkien kortit. Pelin voi jakaa, kun se on päättynyt.
error-share-lesson = Oppitunnit odottavat jokaista tällä sivulla; linkkiä niihin ei tarvita.
error-share-external = Tässä pöydässä yhtä paikkaa pelataan ulkopuolelta; linkki ei voi ottaa sitä mukaan.
error-date-unknown = Päivää ”{ $date }” ei ole.

## Python ja sen ohjelma

error-runtime-missing = Pythonia ei saatu noudetuksi. Tarkista yhteys ja yritä uudestaan.
error-runtime-damaged = Python ei saapunut ehjänä. Yritä uudestaan; jos se ei auta, lataa sivu uudestaan.
error-runtime-unsupported = Python ei toimi tässä selaimessa (siitä puuttuu WebAssembly tai tuki moduulisäikeille). Firefoxin, Chromen, Edgen ja Safarin tuoreissa versioissa se toimii.
error-runtime-forbidden = Ympäröivä sivu ei anna tämän sivun ajaa Pythonia. Avaa peli omassa välilehdessään.
error-python-failed = Python saatiin noudetuksi, mutta se ei käynnistynyt. Yritä uudestaan; jos se ei auta, lataa sivu uudestaan.
error-worker-died = Python pysähtyi kesken kaiken. Pelisi on tallessa, ja sitä kootaan uudelleen.
error-request-unknown = Sääntökone ei tunne pyyntöä ”{ $op }”.
error-internal = Sääntökoneessa meni jokin vikaan. Mitään pelaamaasi ei ole menetetty.

## Tallennustila

error-storage-full = Tämän selaimen tallennustila on täynnä, eikä peliä voi enää tallentaa. Voit jatkaa, mutta peli katoaa, kun suljet sivun. Vanhojen pelien poistaminen tekee tilaa.
error-storage-refused = Tämä selain ei anna sivun tallentaa mitään. Voit pelata, mutta peli katoaa, kun suljet sivun.
error-storage-newer = Tämän selaimen pelit on tallennettu sivun uudemmalla versiolla. Ne ovat tallessa; lataa sivu uudestaan, niin pääset niihin.
error-storage-conflict = Tätä peliä pelataan myös toisessa välilehdessä, ja siellä ollaan pidemmällä. Täällä jatketaan siitä.
