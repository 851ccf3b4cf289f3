### Linkit, päivän jako ja se, mihin linkki vie.

## Jakaminen

share-making = Linkkiä valmistellaan …
share-what = Mitä jaat
share-what-record = Päättynyt peli
share-what-play = Peli tähän asti
share-what-deal = Pelkkä jako
share-names = Pelaajien nimet
share-names-with = Nimien kanssa
share-names-without = Ilman nimiä
share-does-record = Linkin avaaja voi katsoa pelin ensimmäisestä kortista viimeiseen.
share-does-play = Linkin avaaja jatkaa tästä sinun paikallasi, sinun korteillasi. Oma pelisi pysyy ennallaan.
share-does-deal = Linkin avaaja saa samat kortit samassa pöydässä.
share-carries-hidden = Linkki sisältää koko jaon, myös salaisen osan: joka pelaa sen useammin kuin kerran, voi saada selville, mitä tässä pelissä on piilossa.
share-address = Linkki
share-hand = Jaa …
share-hand-failed = Laite ei ottanut linkkiä vastaan. Kopioi se sen sijaan.
share-copy = Kopioi linkki
share-copied = Kopioitu. Linkin voi liittää minne vain.
share-copy-failed = Selain ei sallinut kopiointia. Teksti on valittuna kentässään: kopioi se siitä.
share-qr = QR-koodi
share-qr-label = Linkin QR-koodi
share-qr-hint = Suuntaa toisen laitteen kamera siihen.
share-qr-long = Linkissä on { $length } merkkiä. QR-koodiin, jonka kamera vielä lukee, niitä mahtuu enintään { $longest }: kopioi mieluummin linkki.
share-embed = Verkkosivulle
share-embed-lines = Rivit verkkosivulle tai blogiin
share-embed-copy = Kopioi rivit
share-embed-copied = Kopioitu. Rivit kuuluvat sivun lähdekoodiin.
share-text-record = { $game }: katso tämä peli
share-text-play = { $game }: jatka tästä
share-text-deal = { $game }: miten sinä pelaisit nämä kortit?

## Pöytä sanoina

share-yes = kyllä
share-no = ei
share-seat = Paikka { $number }

## Mihin linkki vie

link-reading = Linkkiä luetaan …
link-failed = Tätä linkkiä ei voi avata
link-failed-hint = Omat pelisi ovat ennallaan.
link-computer = Tietokone: { $level }
link-deal = Jako sinulle
link-deal-what = Kortit on jaettu täsmälleen kuten linkin lähettäjälle.
link-deal-enter = Pelaa tämä jako
link-deal-again = Pelaa se uudestaan
link-play = Peli jatkettavaksi
link-play-what = Jatkat kopiolla; peli, josta se on otettu, pysyy ennallaan.
link-play-enter = Jatka tästä
link-play-again = Uudestaan tästä
link-copy = Olet jo aloittanut tämän.
link-copy-over = Olet jo pelannut tämän loppuun.

## Päivän jako

daily-what = Tänään kaikki saavat samat kortit.
daily-begin = Aloita
daily-over = { $won ->
    [yes] Voitit päivän jaon!
   *[no] Olet pelannut päivän jaon. Tällä kertaa et voittanut.
}
daily-text = { $game }, päivän jako, { $day }: { $won ->
    [yes] voitto!
   *[no] ei voittoa
} – { $totals }
daily-me = minä
daily-text-label = Tuloksesi lähetettäväksi
daily-copy = Kopioi tulokseni
daily-copied = Kopioitu. Se ei paljasta yhtään korttia.
daily-next = Seuraava jako tulee huomenna.
daily-days = Omat päiväsi
daily-streak = { $count ->
    [one] Putki: yksi päivä.
   *[other] Putki: { $count } päivää.
}
daily-days-none = Tuloksesi kertyvät tähän päivä päivältä.
daily-day-over = { $won ->
    [yes] Voitto
   *[no] Ei voittoa
}
daily-date = Päivämäärä otetaan laitteestasi. Tuloksesi säilyvät, vaikka sen kelloa muutettaisiin.
