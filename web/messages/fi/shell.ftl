### Sivu pöytien ympärillä: alkusivu, uusi peli, asetukset, ilmoitukset.
## Kaikkialla

site-name = Musketiere
site-tagline = Kolme peliä musketööreistä ja kardinaalista, illaksi ystävien tai tietokoneen kanssa.
title-of-page = { $page } · Musketiere
skip-to-content = Siirry sisältöön
list = { $first } ja { $last }
close = Sulje
retry = Yritä uudestaan
reload = Lataa sivu uudestaan
dismiss = Sulje ilmoitus
loading-page = Hetki vain …
part-failed = Tätä sivun osaa ei saatu noudetuksi. Tarkista yhteys ja yritä uudestaan.

## Valikko

help = Ohje
menu = Valikko
menu-home = Alkuun
menu-leave = Poistu pöydästä
menu-leave-hint = Peli säilyy; jatka milloin haluat.
menu-new = Uusi peli
menu-rules = Säännöt
menu-share = { share-open }
menu-settings = Asetukset
menu-help = { help }
menu-about = Tietoja sivusta
school-title = Miekkailukoulu

## Alkusivu

home-players = { $min }–{ $max } pelaajaa
home-players-fixed = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
home-author = { $name }, { $year }
home-carry-on = Jatka
home-carry-on-with = Jatka: { $game }
home-again = Uudestaan: { $game }
home-became = { $won ->
    [yes] Viimeksi voitit
    [no] Revanssin aika
   *[open] Viimeksi pelattu loppuun
}
home-play = Pelaa heti
goal-play = Pelaa
goal-learn = Aloita oppitunti
new-first-time = Ensimmäinen kerta? Aloita oppitunnista
home-new = Uusi peli
home-learn = Opi pelaamalla
home-problems = Tehtävät
home-rules = Säännöt
home-daily-new = kaikille sama
home-daily-over = pelattu tänään
home-unknown = Sellaista sivua täällä ei ole. Tämä on alkusivu.
home-school = Kirjoita oma tietokonepelaaja Pythonilla ja pane se meidän pelaajiamme vastaan.
home-matches = Omat pelit
home-matches-none = Ei vielä pelejä. Se, mitä pelaat, säilyy tässä selaimessa ja vain tällä laitteella.
home-matches-place = Pelit { $from }–{ $to } / { $count }
home-matches-newer = Uudemmat
home-matches-older = Vanhemmat
results-title = Tulokset
together-title = Jokainen omalla puhelimellaan
import-title = Avaa peli linkistä tai sen tekstistä
import-label = Linkin osoite tai teksti, jonka voi kopioida pelin lopussa
import-open = Avaa peli
import-name = Pelaaja { $number }
home-match-over = Päättynyt
home-match-lesson = Ensimmäinen oppitunti
home-match-practice = Harjoitus
home-match-when = Viimeksi pelattu { $when }
home-match-totals = Tilanne
home-resume = Jatka
home-look = Katso
home-resume-named = Jatka peliä: { $names }
home-look-named = Katso päättynyttä peliä: { $names }
home-watch = Katso vaiheittain
home-watch-named = Katso päättynyt peli vaiheittain: { $names }
home-review = Läpikäynti
home-review-named = Käy läpi päättynyt peli: { $names }
home-share = Jaa
home-share-named = Jaa päättynyt peli: { $names }
home-delete = Poista
home-delete-named = Poista peli: { $names }
home-deleted = Peli on poistettu: { $names }.
home-undo-delete = Palauta
home-undo-delete-named = Palauta peli: { $names }
home-storage-failed = Peliä ei voitu muuttaa: tämä selain ei päästä sivua käsiksi tietoihinsa.

## Jakaminen, päivän jako

share-title = Jaa
share-open = Jaa …
link-title = Linkki
daily-title = Päivän jako
lamp-used = { $count ->
    [one] lampun avulla kerran
   *[other] lampun avulla { $count } kertaa
}

## Python matkalla

engine-loading = Ladataan: { $percent } % / { $total } Mt
engine-starting = Pöytää katetaan …
engine-loading-label = Sääntökoneen lataus
engine-waiting = Pöytääsi katetaan. Peli alkaa itsestään.
engine-failed-title = Python ei käynnistynyt
engine-recovered = Python oli pysähtynyt ja on taas käynnissä. Peli jatkuu siitä, missä se oli.

## Uusi peli

new-title = { $game }: uusi peli
new-rest = Muut valinnat tulevat Pythonin mukana.
new-who = Ketkä pelaavat
option-players = Pelaajien määrä
option-players-hint = Tietokonepelaajatkin lasketaan.
new-name = Pelaajan { $number } nimi
new-controller = Kuka on pelaaja { $number }
new-controller-human = Ihminen
new-controller-computer = Tietokone
new-controller-own = Omat pelaajat
player-random = Alokas
player-rule_based = nyrkkisäännöt
player-external = miekkailukoulusta
player-novice = Paaši
player-novice-hint = Paaši on uusi hovissa: häneltä jää asioita huomaamatta, ja hän unohtaa pian, mitä on pelattu. Lapsille ja alkuun pääsemiseen.
player-casual = Kadetti
player-casual-hint = Kadetti tietää, mitä hänen korttinsa ovat arvoltaan, mutta muistaa vähän ja yllättyy helposti.
player-skilled = Luutnantti
player-skilled-hint = Luutnantti punnitsee joka valinnan, laskee, mikä on jo mennyt, ja tarkkailee pelitapaasi.
player-master = Kapteeni
player-master-hint = Kapteeni ei unohda mitään ja lukee kätesi siitä, mitä pelaat. Kukaan täällä ei pelaa paremmin.
character-any = arvotaan
character-bold = rohkea
character-bold-hint = Ottaa riskin, kun voitettavaa on paljon.
character-careful = varovainen
character-careful-hint = Voittaa mieluummin vähän kuin häviää paljon.
character-vengeful = pitkävihainen
character-vengeful-hint = Ei unohda, kuka on tehnyt hänelle pahaa.
new-character = Pelaajan { $number } luonne
new-characters = Tietokonepelaajallakin on luonne. Arvottaessa saman pöydän pelaajat saavat eri luonteet.
new-levels = Miten tietokonepelaajat pelaavat
new-watch = Yksikään ihminen ei pelaa: sinä katselet.
new-pass = Monta pelaajaa yhdellä laitteella: sivu peittää kortit aina, kun annat laitteen eteenpäin.
new-match = Peli
option-tie_rule = Jos paras tulos on usealla
option-tie_rule-shared = He kaikki voittavat
option-tie_rule-shared-hint = Jokainen, jolla on paras tulos, voittaa.
option-tie_rule-play_on = Peli jatkuu
option-tie_rule-play_on-hint = Pelataan, kunnes paras tulos on vain yhdellä.
new-more = Lisää asetuksia
new-begin = Aloita peli
new-waiting = Odotetaan Pythonia …
new-starting = Jaetaan …
new-faults = { $count ->
    [one] Yksi asia on korjattava, ennen kuin peli voi alkaa.
   *[other] { $count } asiaa on korjattava, ennen kuin peli voi alkaa.
}
new-name-missing = Jokaisella pelaajalla on oltava nimi.
new-name-twice = Kahdella pelaajalla on nimenä { $name }. Anna kummallekin oma nimi.
new-defaults = Takaisin tavallisiin sääntöihin

## Ensimmäinen oppitunti

guide-title = Opi pelaamalla
problems-title = Tehtävät: { $game }
guide-preparing = Kättäsi valmistellaan.

## Säännöt

rules-title = { $game }: säännöt
rules-contents = Sisällys
rules-clauses = Kohdat { $clauses }

## Asetukset

settings-title = Asetukset
settings-language = Kieli
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-fi = Suomi
settings-theme = Päivä vai yö
settings-theme-system = Järjestelmän mukaan
settings-theme-light = Päivä
settings-theme-dark = Yö
settings-speed = Tietokonepelaajien vauhti
settings-speed-slow = Verkkainen
settings-speed-normal = Tavallinen
settings-speed-fast = Ripeä
settings-motion = Liike
settings-motion-full = Täysi
settings-motion-reduced = Vähäinen
settings-motion-off = Ei lainkaan
settings-motion-hint = Vähäinen: kaikki ilmestyy häivyttäen eikä lennä. Ei lainkaan: kaikki on heti paikallaan.
settings-sound = Ääni
settings-sound-off = Pois
settings-sound-on = Päällä
settings-sound-hint = Terästä, kortteja ja noppia pöydässä, ja muutama sävel lopussa.
settings-hints = Vihjeet
settings-hints-off = Pois
settings-hints-on = Päällä
settings-hints-hint = Mousquetaires du Roy’ssa: mitä nyt kannattaa tavoitella, ja kullalla se, mikä auttaa.
settings-kept = Säilyy tässä selaimessa.

## Tietoja

about-title = Tietoja sivusta

## Ilmoitukset

crash-title = Tällä sivulla meni jokin vikaan
crash-text = Syy ei ollut sinun. Kaikki pelaamasi on tallessa; lataa sivu uudestaan ja jatka siitä, mihin jäit.
