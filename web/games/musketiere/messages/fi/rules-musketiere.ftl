### Pelin Musketiere säännöt omin sanoin. Reunan huomautukset nimeävät sääntötekstin kohdat.

rules-musketiere-lead = Kahdesta neljään pelaajaa on musketööreinä kuningattaren palveluksessa. Yhdessä he asettuvat kardinaalin kaartia vastaan; mutta kun kaksintaistelu voitetaan, vain yksi saa jalokiven, ja kun se hävitään, vain yksi joutuu vankilaan.

rules-musketiere-aim-title = Pelin ajatus
rules-musketiere-aim-1 = Kukin asettaa eteensä kolme korttia kuvapuoli alaspäin: palkkionsa. Enintään yhdeksässä kaksintaistelussa kaikki pelaavat kortin kardinaalin kaartikorttia vastaan. Jos korttinne yhdessä yltävät sen vahvuuteen, kaksintaistelu on voitettu, ja korkeimman kortin pelannut saa jalokiven tai vapauttaa musketöörin. Jos ne eivät yllä, matalimman kortin pelanneen on otettava vankilakivi.
rules-musketiere-aim-2 = Lopuksi palkkiot käännetään esiin. Kortti, jolla on jalokivi, lasketaan kahdesti, vankilassa oleva kortti ei tuota mitään. Eniten dukaatteja kerännyt voittaa.

rules-musketiere-cards-title = Kortit ja kivet
rules-musketiere-cards-1 = Musketöörikortteja on 55: jokaista arvoa 0–10 on viisi, yksi kullakin miekkojen määrällä 0–4.
rules-musketiere-cards-2 = Suurempi arvo tekee korkeamman kortin. Jos arvot ovat samat, miekat ratkaisevat: enemmän miekkoja, korkeampi kortti. Kaksi korttia ei siis ole koskaan tasan. Muuhun miekkoja ei käytetä; niitä ei lasketa mihinkään summaan.
rules-musketiere-cards-3 = Kaartikortteja on 15. Säännöissä, jotka meillä on, mainitaan vahvuudet 4, 5, 7, 25, 30, 35 ja 40. Muut kahdeksan, 8, 10, 11, 12, 14, 15, 18 ja 20, olemme valinneet itse; ne eivät ole julkaistut vahvuudet. Pelin alussa voit asettaa omasi.
rules-musketiere-cards-4 = Pöydän keskellä on kolme jalokiveä ja kolme vankilakiveä. Yhdessä kutsumme niitä kiviksi.
rules-musketiere-cards-picture = Korkeimmasta matalimpaan: neljän miekan 7, kahden miekan 7 ja miekaton 6.

rules-musketiere-setup-title = Valmistelut
rules-musketiere-setup-1 = Osa kaartikorteista jää pelin ulkopuolelle: kaksin pelattaessa 25, 30, 35 ja 40, kolmin 4, 35 ja 40, nelin 4, 5 ja 7. Muut sekoitetaan pakaksi kuvapuoli alaspäin. Aina jää joitakin, jotka eivät koskaan tule esiin.
rules-musketiere-setup-2 = Kukin saa kaksitoista musketöörikorttia. Loput pannaan sivuun, eikä kukaan näe niitä. Pelin jokainen erä alkaa näin, kaikilla korteilla ja kaikilla kivillä.

rules-musketiere-pay-title = Palkkion valinta
rules-musketiere-pay-1 = Valitse kahdestatoista kortistasi palkkioksi mitkä tahansa kolme; kaikki valitsevat yhtä aikaa ja salaa. Kortit ovat edessäsi kuvapuoli alaspäin siinä järjestyksessä, jossa valitsit ne. Muut yhdeksän ovat kätesi.
rules-musketiere-pay-2 = Omaa palkkiotasi saat katsoa milloin vain; muut näkevät sen vasta, kun pisteet lasketaan. Palkkiokortit eivät enää liiku eivätkä koskaan palaa käteen.
rules-musketiere-pay-3 = Korkeat kortit ovat hyvä palkkio, mutta jäät kaipaamaan niitä kaksintaisteluissa, joissa ne toisivat sinulle jalokiviä.

rules-musketiere-duel-title = Kaksintaistelu
rules-musketiere-duel-1 = Päällimmäinen kaartikortti käännetään esiin: kaikki tietävät sen vahvuuden ennen kuin valitsevat.
rules-musketiere-duel-2 = Kukin valitsee salaa yhden kortin kädestään näyttämättä tai ilmoittamatta mitään. Kun kaikki ovat valinneet, kaikki kortit käännetään yhtä aikaa.
rules-musketiere-duel-3 = Laskekaa arvot yhteen. Jos summa yltää kaartin vahvuuteen, kaksintaistelu on voitettu; yhtä suuri riittää. Jos summa on pienempi, se on hävitty.
rules-musketiere-duel-4 = Voitto: korkeimman kortin pelannut ottaa jalokiven tai vapauttaa musketöörin. Häviö: matalimman kortin pelannut ottaa vankilakiven. Sen jälkeen pelatut kortit ja kaartikortti on käytetty; ne jäävät kaikkien nähtäviksi. Sitten alkaa seuraava kaksintaistelu; yhdeksännessä kukin pelaa kätensä viimeisen kortin.
rules-musketiere-duel-won-picture = Kaarti 20. Kortit 7, 7 ja 6 ovat yhteensä täsmälleen 20: kaksintaistelu on voitettu. { $first } ja { $second } pelasivat kumpikin seiskan, mutta { $second } neljällä ja { $first } kahdella miekalla, joten { $second } saa jalokiven.
rules-musketiere-duel-lost-picture = Kaarti 15. Kortit 4, 4 ja 6 ovat yhteensä vain 14: kaksintaistelu on hävitty. Yhden miekan nelonen on matalampi kuin kolmen miekan, joten { $second } ottaa vankilakiven.

rules-musketiere-won-title = Voitto: jalokivi tai vapaus
rules-musketiere-won-1 = Voittaja tekee jommankumman: ottaa jalokiven ja panee sen omalle palkkiokortilleen, jolla ei ole kiveä; tai vapauttaa musketöörin siirtämällä vankilakiven omalta palkkiokortiltaan pöydän keskelle. Voittaja, jolla on sekä vapaa kortti että vankilakivi, saa valita. Voittajan, jolla ei ole vankilakiveä, on otettava jalokivi.
rules-musketiere-won-2 = Jalokivi otetaan pöydän keskeltä. Vasta jos siellä ei enää ole, se otetaan toiselta pelaajalta: voittaja valitsee keneltä ja miltä kortilta, ja se kortti vapautuu.
rules-musketiere-won-3 = Palkkiokortilla on aina enintään yksi kivi. Jos voittajan kaikilla kolmella kortilla on kivi, hänen on vapautettava yksi musketööri, eikä hän saa jalokiveä, ei edes juuri vapautuneelle kortille.
rules-musketiere-won-choice-picture = { $first } on voittanut ja saa panna jalokiven vapaalle kolmannelle kortille tai vapauttaa toisen.
rules-musketiere-won-full-picture = Kaikilla kolmella kortilla on kivi ({ $first }). Voittaja voi vain vapauttaa vangin; jalokiveä ei tällä kertaa tule.
rules-musketiere-won-robbery-picture = Pöydän keskellä ei ole enää jalokiviä. { $first } ottaa jalokiven pelaajalta { $third }, jonka kortti vapautuu.

rules-musketiere-lost-title = Häviö: vankila
rules-musketiere-lost-1 = Häviäjän on otettava vankilakivi ja pantava se omalle palkkiokortilleen, jolla ei ole kiveä.
rules-musketiere-lost-2 = Vankilakivi otetaan pöydän keskeltä. Vasta jos siellä ei enää ole, se otetaan toisen pelaajan palkkiokortilta, joka vapautuu. Häviäjä valitsee keneltä ja miltä kortilta, näkemättä sen kuvapuolta.
rules-musketiere-lost-3 = Jos häviäjän kaikilla kolmella kortilla on kivi, hän ei ota vankilakiveä vaan hänen on pantava yksi jalokivi takaisin pöydän keskelle, oli siellä mitä tahansa.
rules-musketiere-lost-full-picture = Kaikilla kolmella kortilla on kivi ({ $first }): toinen jalokivistä palaa pöydän keskelle.

rules-musketiere-prison-title = Kolme musketööriä vankilassa
rules-musketiere-prison-1 = Jos kaikilla kolmella palkkiokortillasi on vankilakivi, kun kaartikortti käännetään, olet tämän kaksintaistelun ajan kokonaan vangittu. Pelaat silti kortin, ja se käännetään muiden kanssa, mutta sitä ei lasketa: ei summaan eikä korkeimmaksi tai matalimmaksi. Kaarti on yhtä vahva kuin aina.
rules-musketiere-prison-2 = Voitettu kaksintaistelu ei vapauta sinua. Mutta kun kaksintaistelu seuraavan kerran hävitään, häviäjän on otettava jokin sinun vankilakivistäsi, sillä muita ei ole, ja seuraavasta kaksintaistelusta alkaen korttisi lasketaan taas.
rules-musketiere-prison-3 = Kaksin pelattaessa toinen taistelee sillä välin yksin: hän on jokaisen voitetun kaksintaistelun voittaja ja jokaisen hävityn häviäjä.
rules-musketiere-prison-picture = Kaarti 18. { $second } on kokonaan vangittu, joten kymppiä ei lasketa: 9 ja 8 ovat yhteensä 17, ja kaksintaistelu on hävitty. { $third } pelasi matalimman laskettavan kortin ja ottaa yhden vankilakivistä pelaajalta { $second }.

rules-musketiere-score-title = Erän loppu ja pisteet
rules-musketiere-score-1 = Erä päättyy heti, kun joku panee kolmannen jalokivensä. Muuten se päättyy yhdeksännen kaksintaistelun jälkeen. Pelaamatta jääneet kortit pannaan pois näyttämättä, eikä niitä lasketa.
rules-musketiere-score-2 = Kaikki palkkiot käännetään esiin. Kortti ilman kiveä tuo arvonsa verran dukaatteja, kortti, jolla on jalokivi, kaksi kertaa arvonsa, vankilassa oleva ei mitään. Kolmannesta jalokivestä ei saa mitään lisää.
rules-musketiere-score-picture = Kymppi jalokiven kanssa tuo 20, vangittu kasi ei mitään, vapaa viitonen 5: yhteensä 25 dukaattia.

rules-musketiere-match-title = Peli
rules-musketiere-match-1 = Erien dukaatit lasketaan yhteen. Yleensä peli päättyy, kun joku on kokonaisen erän jälkeen saavuttanut 100 dukaatin tavoitteen; suurin summa voittaa, myös jos usea on päässyt tavoitteeseen.
rules-musketiere-match-2 = Voit asettaa toisen tavoitteen, pelata yhden ainoan erän tai ennalta sovitun määrän eriä.
rules-musketiere-match-3 = Jos suurin summa on usealla, he voittavat yhdessä; tai jos niin haluat, pelataan vielä erä, kunnes yksi on johdossa.

rules-musketiere-house-title = Mitä jouduimme itse ratkaisemaan
rules-musketiere-house-1 = Painetut säännöt ovat lyhyet ja jättävät muutaman kysymyksen auki. Tässä ovat meidän vastauksemme.
rules-musketiere-house-deck = Kahdeksan kaartin vahvuuksista on meidän, kuten edellä sanottiin. Jos oma pakkasi toistaa vahvuutta, joka poistetaan, vain yksi sellainen kortti poistuu.
rules-musketiere-house-secret = Kaikki valitsevat palkkion yhtä aikaa ja salaa, jottei kukaan saa etua.
rules-musketiere-house-final = Valinta on lopullinen, kun se on annettu. Tällä sivulla sen saa perua niin kauan kuin kukaan ei ole toiminut sen jälkeen eikä mitään ole käännetty esiin.
rules-musketiere-house-open = Pelatut kortit jäävät kuvapuoli ylöspäin.
rules-musketiere-house-taker = Jos kivi on otettava toiselta pelaajalta, ottaja valitsee keneltä.
rules-musketiere-house-must = Voittaja, jolla ei ole vankilakiveä, ei voi kieltäytyä jalokivestä.
rules-musketiere-house-imprisoned = Se, onko joku kokonaan vangittu, ratkeaa kaartikortin kääntyessä ja pätee koko kaksintaistelun. Hänen korttinsa käännetään muiden kanssa.
rules-musketiere-house-shared = Jos usea saavuttaa tavoitteen samassa erässä, suurin summa voittaa; tasatuloksessa voitetaan yhdessä.
rules-musketiere-house-known = Jokainen saa tietää, ketkä ovat jo valinneet, mitkä kaartikortit ovat vielä pakassa (mutta ei missä järjestyksessä) ja mitä kortteja on pelattu. Tietokonepelaajat tietävät saman ja omat korttinsa, eivät enempää.

rules-musketiere-credit-title = Kiitos
rules-musketiere-credit-1 = Musketieren suunnitteli Franz-Josef Lamminger, ja Hexagames julkaisi sen vuonna 1991. Tämän sivun sanat ja kuvat ovat meidän.

scene-highest = korkein
scene-lowest = matalin
scene-aside = ei lasketa
scene-won = { $sum } vastaan { $guard }: voitto
scene-lost = { $sum } vastaan { $guard }: häviö
scene-centre = Keskellä
scene-or = tai
scene-none = tyhjä
scene-total = { $sum } dukaattia
