### Pöytä, jossa jokaisella on oma laite: kokoontuminen, kohtaaminen ja mitä yhteydelle tapahtuu.

## Ennen peliä

stage-title = { together-title }
stage-rules = Muut säännöt tai enemmän pelaajia
stage-fair = Kukaan ei valitse jakoa: jokainen laite antaa siihen osansa ja tarkistaa lopuksi, ettei mitään ole muutettu. Kortit ovat isännän laitteella, joka näyttää kullekin laitteelle vain sen omat; isäntä, joka purkaisi oman sivunsa, voisi nähdä ne kaikki.
stage-begin = Jaa ja aloita
stage-dealing = Kortteja jaetaan…
stage-nobody = Kukaan ei ole vielä tullut. Anna ensimmäisen vieraan lukea koodi.
stage-free = Missä kukaan ei istu, pelaa tietokonepelaaja.
stage-away = { $name } ei juuri nyt kuulu; jakoon tarvitaan jokainen laite.

## Tie sisään

invite-preparing = Kutsua valmistellaan…
invite-title = Kutsu vieras
invite-show = Anna vieraan lukea tämä koodi tai lähetä se linkkinä.
invite-code = Kutsu
invite-scan = Vieraan laite näyttää sitten vastauksen.
invite-read = Lue vastaus
invite-back = Näytä kutsu uudelleen
invite-opening = Laitteet etsivät toisiaan…
invite-servers = { $count ->
    [one] Asetuksissa nimeämältäsi palvelimelta kysytään, ja se saa tietää tämän laitteen osoitteen: { $servers }.
   *[other] Asetuksissa nimeämiltäsi palvelimilta kysytään, ja ne saavat tietää tämän laitteen osoitteen: { $servers }.
}
join-title = Sinut on kutsuttu
join-preparing = Vastausta valmistellaan…
join-show = Näytä tämä vastaus isännälle tai lähetä se takaisin.
join-code = Vastaus
join-waiting = Heti kun isäntä on lukenut sen, istut pöydässä.
join-here = Olet pöydässä
join-name = Nimesi
join-sit = Istu tähän
join-look-on = Vain katsele
join-gathering = Isäntä jakaa, kun kaikki ovat paikalla.
join-failed = Tämä kutsu ei johda pöytään
join-odd = Mitä isännän sivu kertoo tästä pöydästä, ei tässä ymmärretä.
join-cut = Yhteys isäntään on poikki
join-cut-how = Mitään ei ole kadonnut: ottelu odottaa sinua. Pyydä isäntää kutsumaan vielä kerran ja lue uusi kutsu; paikkasi säilyy.
join-moved = Ottelu on nyt toisella laitteella, jonka pelaaja on { $name }
join-moved-how = { $name } kutsuu sinut; lue kutsu. Paikkasi säilyy.
join-read = Lue kutsu

## Pöydässä

guests-onlookers = { $count ->
    [one] { $count } laite katselee
   *[other] { $count } laitetta katselee
}
guests-computer = tietokone
guests-host = isäntä
guests-here = paikalla
guests-away = poissa
guests-what-host-has = Ottelu on tallessa isännän laitteella.
guests-invite = Kutsu vielä kerran
guests-lend = Anna tietokonepelaajan jatkaa
guests-disband = Jatka vain tällä laitteella
guests-disband-how = Vieraat vapautetaan, ja ottelu kulkee tällä laitteella kädestä käteen.
guests-full-here = Paikalla on niin monta laitetta kuin pöytään mahtuu.
guests-stalled = Isännän laite ei kuulu. Odotetaan…
guests-fair = Jako oli reilu: osuudet, pöytäkirja ja kaikki, mitä tälle laitteelle kerrottiin, täsmäävät.
guests-unfair-commitment = Jako ei ollut reilu: jokin osuus vaihdettiin sen jälkeen, kun kaikki olivat sitoutuneet omaansa.
guests-unfair-seed = Jako ei ollut reilu: kortit eivät seuraa kaikkien laitteiden osuuksista.
guests-unfair-agreement = Tätä ottelua ei pelattu niin kuin ennen jakoa sovittiin.
guests-unfair-story = Se, mitä tälle laitteelle kerrottiin, ei ole sitä, mitä ottelun pöytäkirja sanoo.
gestures = Eleet
gesture-hat = Nosta hattua
gesture-applause = Taputa
gesture-laugh = Naura
gesture-sigh = Huokaise
gesture-glove = Heitä hansikas
gesture-hourglass = Hoputa
gesture-made-hat = { $name } nostaa hattua
gesture-made-applause = { $name } taputtaa
gesture-made-laugh = { $name } nauraa
gesture-made-sigh = { $name } huokaisee
gesture-made-glove = { $name } heittää hansikkaan
gesture-made-hourglass = { $name } osoittaa tiimalasia

## Mikä menee vikaan

guests-no-way = Laitteet eivät löytäneet tietä toistensa luo. Niiden on oltava samassa verkossa, Wi-Fissä tai toisen jakamassa yhteydessä; jotkin verkot pitävät laitteensa erillään. Kauempana toisistaan olevat voivat nimetä palvelimen asetuksissa.
guests-no-webrtc = Tämä selain ei voi pelata muiden laitteiden kanssa.
signal-damaged = Tuo ei ole koko koodi. Lue se vielä kerran.
signal-newer = Tuo koodi on tämän sivun uudemmasta versiosta. Lataa sivu uudelleen.
signal-kind = Tuo on kahdesta koodista se toinen: kutsu menee vieraalle, vastaus isännälle.
error-guests-cut = Yhteys isäntään on poikki. Ottelu odottaa sinua.
error-guests-host-away = Isäntä ei ole pöydässä. Ottelu jatkuu, kun hän palaa.
error-guests-host-behind = Isäntä on jatkanut ottelua toisessa välilehdessä. Ottelu jatkuu siitä.
error-guests-not-here = Sen voi tehdä vain isännän laitteella.
error-guests-other-build = Isännällä on toinen versio tästä sivusta. Ladatkaa molemmat sivut uudelleen ja kohdatkaa sitten uudestaan.
error-guests-full = Siinä pöydässä on niin monta laitetta kuin siihen mahtuu.
error-seat-not-here = Kukaan ei katso toisen paikalta.
guests-free = vapaa
guests-onlooker = joku, joka katselee
guests-leave = Poistu pöydästä
guests-disband-do = Vapauta vieraat
guests-unchecked = Tämä laite ei ollut paikalla, kun kortit jaettiin: se ei voi tarkistaa jakoa.
guests-redealt = Isäntä jaattaa kortit uudelleen, ennen kuin kukaan on nähnyt niitä. Joka jakaa, kunnes kortit miellyttävät, on valinnut ne.
guests-insecure = Laitteet voivat pelata yhdessä vain sivulla, joka on ladattu https-yhteydellä.
error-guests-deal-refused = Pelaajan { $name } laite ei osallistunut jakoon. Mitään ei ole alkanut; yritä uudelleen.
stage-running = Ottelua pelataan juuri nyt usealla laitteella. Toinen pöytä vapauttaa sen vieraat.
stage-gather-anew = Kokoa toinen pöytä

## Ottelu siirtyy toiselle laitteelle

hand-title = Luovuta ottelu toiselle laitteelle
hand-how = Silloin ottelu pyörii sillä laitteella ja kaikki kortit ovat siellä; joka purkaa sen sivun, voisi nähdä ne. Tästä laitteesta tulee vieras omalle paikalleen, eikä ottelusta jää tänne mitään. Muut ohjataan sinne heti; jota ei juuri nyt tavoiteta, kohtaa uuden isännän uudella koodilla.
hand-ask = Kysy pelaajalta { $name }
handing-title = Ottelua luovutetaan
handing-asking = Kysytään pelaajalta { $name }…
handing-withdraw = Sittenkin ei
handing-sending = Ottelu siirtyy pelaajalle { $name }…
handing-leading = Ottelu on pelaajan { $name } laitteella. Muita ohjataan sinne…
handing-declined = { $name } jättää ottelun sinulle.
handing-failed = Ottelua ei voitu luovuttaa pelaajalle { $name }. Se on täällä kuten ennenkin.
handed-done = { $name } on nyt isäntä.
handed-title = Tämä ottelu on toisella laitteella
handed-how = { $name } on nyt isäntä, eikä ottelusta ole jäänyt tänne mitään. Paikkasi säilyy: pyydä uudelta isännältä kutsu ja lue se.
take-title = Tahdotko isännäksi?
take-how = Isäntä tahtoisi luovuttaa ottelun sinulle. Silloin se on tallessa tällä laitteella ja pyörii täällä, joten pidä sivu auki; joka purkaa sen, voisi nähdä kaikki kortit. Laite tarkistaa ensin, että ottelu on se, jota olet pelannut.
take-yes = Ota ottelu
take-no = Jätä se isännälle
take-preparing = Laite valmistautuu…
take-waiting = Ottelu on tulossa…
take-done = Olet nyt isäntä.
take-pending = Yhteys katkesi, kun ottelua luovutettiin sinulle. Jos isännän sivu sanoo, että se on nyt sinulla, jatka täällä; jos ei, se on yhä siellä: pyydä isännältä kutsu.
take-pending-do = Jatka täällä isäntänä
error-handed-unasked = Joku tahtoi tehdä tästä laitteesta isännän kysymättä. Siitä pöydästä on poistuttu.
error-handed-unfair = Luovutettu ottelu ei ole se, jota tällä laitteella on pelattu. Se jää isännälle.
error-handed-here = Tämä ottelu on jo tallessa tällä laitteella. Se jää isännälle.
error-handed-not-kept = Tämä laite ei voi tallentaa ottelua. Se jää isännälle.
error-handed-since = Se laite on sittemmin luovuttanut ottelun eikä ole enää sen isäntä.
