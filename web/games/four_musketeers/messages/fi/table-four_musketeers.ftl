### Pelin Neljä musketööriä pöytä: mitä kysytään, mitä tapahtuu, mitä on tapahtunut.
### $you on ”yes”, kun lause puhuu ruudun ääressä olevalle pelaajalle, $otherYou, kun jotakin tapahtuu hänelle.

## Pöytä

four-title = Neljä musketööriä: { $storyline }, kierros { $round }
four-where = { $storyline }{ $round ->
    [0] { "" }
   *[other] { " " }· kierros { $round }
}{ $fight ->
    [0] { "" }
   *[other] { " " }· taistelu { $fight }
}
four-cast = Muut pelaajat ja roisto
four-fight = Taistelu
four-strikes = Tämän taistelun iskut
four-line = Tarinarivi
four-line-name = pois pelistä
four-line-empty = Tarinarivissä ei ole vielä yhtään korttia.
four-line-cards = Rivissä: { $cards }.
four-random-name = satunnaispakka
four-random = { $count ->
    [0] Satunnaispakka on tyhjä: varjoiskuja ei ole enää.
    [one] Satunnaispakassa on vielä yksi varjoisku.
   *[other] Satunnaispakassa on vielä { $count } varjoiskua.
}
four-protected = suojakivi hallussa
four-left = { $count ->
    [one] Tappioon enää yksi osuma.
   *[other] Tappioon vielä { $count } osumaa.
}
four-role-unknown = tuntematon
four-stack = { $count ->
    [one] Seuraava osuma vie
   *[other] Seuraavat osumat vievät järjestyksessä
}: { $cards }. Sitten roolikortti ({ $role }) kestää vielä { $after ->
    [one] yhden osuman
   *[other] { $after } osumaa
}.
four-stack-down = Ei enää elämäkortteja, roolikortti on kuvapuoli alaspäin: { $role }.
four-stack-up = Ei enää elämäkortteja, roolikortti on kuvapuoli ylöspäin: { $role }.
four-stack-defeated = Voitettu.
four-open-hand = Avoin käsi
four-top = Pinon päällimmäinen kortti
four-strike = isku { $turn }: { $card }, { $how ->
    [random] satunnaispakasta,
    [held] pöydän yllä,
   *[hand] kädestä,
} { $state ->
    [blocked] torjuttu
    [lowest] matalin voimassa oleva
   *[stands] voimassa
}
four-strike-empty = tyhjä isku
four-strike-for = iskun kohde
four-nth = { $turn }.
four-strike-waits = iskuvuoro { $turn }

## Missä tila on vähissä

four-short-X = Varjo
four-short-AC = Rochefort
four-short-KC = Bonacieux
four-short-AS = Richelieu
four-short-KS = De Wardes
four-short-QC = Bonacieux
four-short-QS = Milady
four-short-dazed = { $number ->
    [0] Musketööri
    [1] Musketööri I
    [2] Musketööri II
   *[other] Musketööri III
}
four-short-servant = { $you ->
    [yes] Palvelijasi
   *[no] Palvelija ({ $name })
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
four-dazed = Olet pökertynyt: pinosi päällimmäinen kortti iskee puolestasi.
four-whose = Käsi: { $name }
# Nothing is left to choose: it strikes by itself after a while
four-last-card = { $you ->
    [yes] Viimeinen korttisi.
   *[no] Tämän käden viimeinen kortti.
}
# It decides the fight, and waits for a touch
four-last-decides = { $you ->
    [yes] Viimeinen korttisi ratkaisee!
   *[no] Viimeinen kortti ratkaisee!
}

## Miten paikka voi

four-says-lowest = matalin
four-says-would = saisi osuman
four-says-would-lose = häviäisi
four-says-hit = osuma!
four-says-protected = kivi suojaa
four-says-last = enää yksi osuma!
four-says-down = vielä kaksi osumaa
four-says-villain = { $villain ->
    [QC] katsoo
   *[other] roisto
}
four-says-shadow = on Varjo
four-says-dazed = pökertynyt
four-says-ghost = haamu
four-says-defeated = voitettu

## Mikä taistelussa on pelissä ja mitä siitä tuli, suurin sanoin

four-stake-ends = { $of ->
    [you] Jos saat osuman, kierros on ohi.
    [both] Jos sinä tai { $names } saa osuman, kierros on ohi.
    [one] Jos { $names } saa osuman, kierros on ohi.
   *[many] Seuraava osuma voi päättää kierroksen.
}
four-stake-defeat = { $of ->
    [you] Vielä yksi osuma, ja sinut on voitettu.
    [one] Vielä yksi osuma, ja { $names } on voitettu.
   *[many] Yhden osuman päässä tappiosta: { $names }.
}
four-stake-lead = { $who ->
    [you] Silloin sinä voitat.
    [share] Silloin jaat voiton: { $names }.
   *[others] Voitto menisi silloin: { $names }.
}
four-stake-wins = { $who ->
    [you] Jos { $villain } saa osuman, voitat.
    [share] Jos { $villain } saa osuman, jaat voiton: { $names }.
   *[others] Jos { $villain } saa osuman, voiton vie { $names }.
}
four-ahead = { $who ->
    [you] Olet johdossa.
    [share] Johdossa kanssasi { $names }.
   *[others] Johdossa { $names }.
}
four-before = Äsken: { $cards }, { $end ->
    [draw] tasapeli
    [nothing] kukaan ei saanut osumaa
    [you] osuma sinuun
   *[other] osuman sai { $name }
}.
four-out = { $you ->
    [yes] Jos sinun { $number } jää matalimmaksi, kehenkään ei osuta.
   *[no] Jos { $number } ({ $name }) jää matalimmaksi, kehenkään ei osuta.
}
four-aim = { $what ->
    [lives] Pystyssä oleva, jolla on eniten elämiä, voittaa.
    [survival] Vähiten tappioita voittaa.
   *[solitaire] Yhdessä vastustajana { $villain }.
}
four-start = { $lead ->
    [ahead] Olet elämän edellä: varo.
   *[behind] Olet elämän jäljessä{ $joker ->
        [yes] : viimeinen elämäkorttisi on jokeri.
       *[no] .
    }
}
four-stone-now = { $where ->
    [villain] Osuma tuo kiven, ja kivi suojaa.
    [you] Olet turvassa: { $shadow ->
        [yes] kivi on sinulla.
       *[no] jos häviät, osuman saa { $villain }.
    }
    [shadow] Jos Varjo häviää, osuman saa { $villain }.
    [defeated] Jos häviät, osuman saa { $villain }.
   *[other] Jos { $name } häviää, osuman saa { $villain }.
}
four-next-neighbours = { $keeps ->
    [yes] Seuraavaksi säästämäsi kortti lasketaan naapurille.
   *[no] Seuraavaksi jokaisen viimeinen kortti lasketaan naapurille.
}
four-now-neighbours = Matalin kortti osuu siihen, jota sen nuoli osoittaa.
four-threat = Kolmas { $number } palauttaisi { $whose ->
    [you] korttisi
    [named] kortin, jonka pelasi { $name }
   *[first] ensimmäisen kortin
}.
four-cry-neighbours = Naapurin puolesta!
four-cry-hit = { $you ->
    [yes] Osuma tuli sinulle!
   *[no] { $name } saa osuman!
}
four-cry-saved = Kivi suojaa!
four-cry-blocked = { $number } torjuu { $number }:n: molemmat ulkona!
four-cry-third = Kolmas { $number }!
four-cry-dealt = Uudet kortit!
four-cry-draw = Kaikki torjuttu: tasapeli!
four-cry-spent = Kukaan ei saa osumaa!
four-cry-role = { $you ->
    [yes] Sinä olet { $role }!
   *[no] { $name } on { $role }!
}
four-cry-defeated = { $you ->
    [yes] Sinut on voitettu!
   *[no] { $name } on voitettu!
}
four-cry-dazed = { $you ->
    [yes] Jatkat pökertyneenä!
   *[no] { $name } jatkaa pökertyneenä!
}
four-fight-of = { $cyclical ->
    [yes] Tämän käden viimeinen on kiertotaistelu: jokainen iskee naapurin puolesta
   *[no] Tämän käden taistelu { $at }/{ $of }
}
four-stake-fails = Jos { $name } saa osuman, häviät kierroksen.

## Mitä vastustajat sanovat siitä, mitä heille tapahtuu, kukin luonteensa mukaan, ja roisto omalla tavallaan

four-voice-hit = { $character ->
    [bold] Pelkkä naarmu!
    [careful] Varomatonta.
    [vengeful] Tätä en unohda.
   *[none] Osui!
}
four-voice-again = { $character ->
    [bold] Kahdesti? Riittää!
    [careful] Ei taas…
    [vengeful] Tämä tulee kalliiksi.
   *[none] Taas minä!
}
four-voice-unlucky = { $character ->
    [bold] Kirotut varjot!
    [careful] Onneen ei voi luottaa.
    [vengeful] Onni jäi velkaa.
   *[none] Huono tuuri!
}
four-voice-lucky = { $character ->
    [bold] Onni suosii minua!
    [careful] Läheltä piti.
    [vengeful] Yö on minun.
   *[none] Huh!
}
four-voice-last = { $character ->
    [bold] Tulkaa vain!
    [careful] Nyt suojaan.
    [vengeful] Vien teidät mukanani.
   *[none] Vielä yksi, ja loppu.
}
four-voice-defeated = { $character ->
    [bold] Mikä taistelu!
    [careful] Näin sen tulevan.
    [vengeful] Vielä kuulette minusta.
   *[none] Olen mennyttä.
}
four-voice-passed = { $character ->
    [bold] Siitä saitte!
    [careful] Hyvässä suojassa.
    [vengeful] Ei toista kertaa!
   *[none] En minä!
}
four-voice-wounds = { $character ->
    [bold] Suoraan läpi!
    [careful] Suokaa anteeksi.
    [vengeful] Se oli teille.
   *[none] Osuipas!
}
# Tovereille: kun kaikki ovat samalla puolella, tai osuman saa oma joukkuetoveri
four-comrade-hit = { $character ->
    [bold] Pelkkä naarmu!
    [careful] Kyllä tämän kestää.
    [vengeful] Viis minusta.
   *[none] Ei tämä mitään.
}
four-comrade-last = { $character ->
    [bold] Vielä seison!
    [careful] Suojatkaa minua.
    [vengeful] En luovuta helpolla.
   *[none] Vielä yksi, ja loppu.
}
four-comrade-defeated = { $character ->
    [bold] Jatkakaa, ystävät!
    [careful] Jatkakaa ilman minua.
    [vengeful] Kostakaa puolestani!
   *[none] Nyt se on teistä kiinni.
}
four-comrade-wounds = { $character ->
    [bold] Anteeksi, ystäväni!
    [careful] Suokaa anteeksi.
    [vengeful] Tämän hyvitän vielä.
   *[none] Voi, anteeksi!
}
four-villain-hit = { $villain ->
    [KC] Voi kukkaroani!
    [AS] Vähäinen menetys.
    [KS] Tätä kadutte!
    [QC] Tämäkö on kunnianne?
    [QS] Rohkenetteko?
   *[AC] Röyhkeää!
}
four-villain-last = { $villain ->
    [KC] Kerron kardinaalille!
    [AS] Ranska tuomitsee teidät.
    [KS] Siis henki pois!
    [QC] D’Artagnan, auta!
    [QS] Minä palaan aina.
   *[AC] Nurkassa? En ikinä!
}
four-villain-gloats = { $villain ->
    [KC] Se oli oikein!
    [AS] Kuten ennustin.
    [KS] Seuraava!
    [QC] Lopettakaa jo!
    [QS] Kovin surullista.
   *[AC] Yksi vähemmän.
}

## Mitä kysytään

four-ask-missing = Sinä jaat elämäkortit: mikä maa puuttuu?
four-ask-direction =
    { $you ->
        [yes] Isket toisen naapurin puolesta, ja toinen sinun puolestasi.
       *[no] { $name } iskee ensin, naapurin puolesta.
    }
    Kumpaan suuntaan kierretään?
four-ask-replay = { $you ->
    [yes] { $lives ->
        [0] Menetät viimeisen elämäsi.
       *[other] Menetät elämän (jäljellä { $lives }) ja saat kiven.
    }
   *[no] { $lives ->
        [0] { $name } menettää viimeisen elämänsä.
       *[other] { $name } menettää elämän (jäljellä { $lives }) ja saa kiven.
    }
}{ $lost ->
    [yes] { " " }Siihen kierros on hävitty.
   *[no] { "" }
} { $left ->
    [one] Tai käytät vapaan uusinnan.
   *[other] Tai käytät yhden { $left } vapaasta uusinnasta.
}
four-ask-settings = Pitäisikö seuraavan kierroksen olla helpompi vai vaikeampi?
four-ask-servant = { $name } iskee, sinä päätät.
four-ask-strike = { $shadow ->
    [first] Valitse kortti, jolla isket.
    [yes] Korttisi vai varjoisku?
   *[no] Korttisi?
}
four-ask-first = Isket ensin.
four-ask-same = { $hurt ->
    [yes] Jokainen kortti osuu sinuun
   *[no] Kortit ovat samanarvoiset
}: ajattele { $fights ->
    [1] viimeistä taistelua.
   *[other] { $fights } seuraavaa taistelua.
}{ $shadow ->
    [yes] { " " }Tai anna varjon iskeä.
   *[no] { "" }
}
four-ask-over = { $who ->
    [you] Jokaisella kortilla voitat kierroksen.
    [share] Jokaisella kortilla jaat voiton.
   *[over] Jokainen kortti päättää kierroksen.
}
four-ask-lost = Jokainen kortti häviää nyt.{ $saving ->
    [yes] { " " }Vain varjo voi pelastaa sinut.
   *[no] { "" }
}
four-ask-against = Matalin: { $number } ({ $you ->
    [yes] sinä
   *[no] { $name }
}{ $stone ->
    [yes] , jolla on kivi
   *[no] {""}
}).
four-ask-for = { $otherYou ->
    [yes] Korttisi lasketaan sinulle.
   *[no] Korttisi lasketaan toiselle: { $other }!
} { $shadow ->
    [yes] Valitse se tai poista se varjoiskua varten.
   *[no] Valitse se.
}
four-ask-forced = Tämän on oltava varjoisku: valitse kortti, jonka poistat sitä varten.
four-ask-discard = Poistetaanko { $card }? Sen sijaan iskee satunnaispakan päällimmäinen kortti.

four-decided-so = { $so ->
    [lost] Tuskin enää voitettavissa.
    [shared] Melkein voitettu, ehkä jaettuna.
   *[won] Melkein voitettu.
}
four-play-out = Kierroksen loppuun
four-button-none = Valitse kortti
four-button-strike = Iske: { $number }
# Below the words of the button
four-button-hits = { $whom ->
    [you] osuu sinuun
    [nobody] ei osumaa
   *[other] osuma: { $name }
}
four-button-odds = { $stake ->
    [yes] selviät: { $chance }
    [side] säästää teidät: { $chance }
   *[no] säästää sinut: { $chance }
}
four-button-shadow = Varjoisku
four-shadow-risk = { $share ->
    [none] { $stake ->
        [yes] selviät aina
        [side] säästää teidät aina
       *[no] säästää sinut aina
    }
    [all] { $stake ->
        [yes] et selviä
        [side] ei säästä teitä
       *[no] ei säästä sinua
    }
   *[some] { $stake ->
        [yes] selviät: { $chance }
        [side] säästää teidät: { $chance }
       *[no] säästää sinut: { $chance }
    }
}
four-button-accept = Anna tapahtua
four-button-replay = Peru osuma
# Below these words
four-button-replay-costs = { $left ->
    [one] sitten loppu
   *[other] { $left } jäljellä
}

## Mitä isku tähän asti merkitsisi

four-fate-safe = ehjä
four-fate-hit = osuma
four-fate-serves = hyödyttää
four-fate-defeat = tappiosi
four-fate-lost = kierros hävitty
four-fate-name = kuka saa osuman
four-fate-unsettled = kuka saisi osuman nyt
# Below the number of a card
four-tag = { $what ->
    [lost] häviö
    [defeat] voitettu
    [you] sinä
    [spared] et sinä
    [nobody] ei kukaan
    [likely] { $name }?
   *[other] { $name }
}
four-would-spared = { $stake ->
    [yes] Tulipa mitä tahansa, et saa osumaa; mutta kierros voi olla hävitty.
   *[no] Tulipa mitä tahansa, olet turvassa.
}
four-would-first = Saat osuman, ellei kukaan { $lower ->
    [yes] iske matalammalla tai torju korttiasi { $number }.
   *[no] torju korttiasi { $number }.
}
four-would-a = { $certain ->
    [yes] { $you ->
        [yes] Tällä kortilla osuma tulee sinulle.
       *[no] Tällä kortilla osuman saa { $name }.
    }
   *[no] { $you ->
        [yes] Nyt osuma tulisi sinulle.
       *[no] Nyt osuman saisi { $name }.
    }
}
four-would-b = { $certain ->
    [yes] { $you ->
        [yes] Tällä kortilla häviät, ja osuman saa { $villain }.
       *[no] Tällä kortilla { $name } häviää, ja osuman saa { $villain }.
    }
   *[no] { $you ->
        [yes] Nyt häviäisit, ja osuman saisi { $villain }.
       *[no] Nyt { $name } häviäisi, ja osuman saisi { $villain }.
    }
}
four-would-c = { $certain ->
    [yes] { $you ->
        [yes] Tällä kortilla häviät, mutta olet suojattu.
       *[no] Tällä kortilla { $name } häviää, mutta on suojattu.
    }
   *[no] { $you ->
        [yes] Nyt häviäisit, mutta olet suojattu.
       *[no] Nyt { $name } häviäisi, mutta on suojattu.
    }
}
four-would-d = { $certain ->
    [yes] Tällä kortilla Varjo häviää, ja osuman saa { $villain }.
   *[no] Nyt Varjo häviäisi, ja osuman saisi { $villain }.
}
four-would-e = { $certain ->
    [yes] Tällä kortilla Varjo häviää, mutta on suojattu.
   *[no] Nyt Varjo häviäisi, mutta on suojattu.
}
four-would-f = { $certain ->
    [yes] { $you ->
        [yes] Tällä kortilla häviät, mutta se ei maksa mitään.
       *[no] Tällä kortilla { $name } häviää, mutta se ei maksa mitään.
    }
   *[no] { $you ->
        [yes] Nyt häviäisit, mutta se ei maksa mitään.
       *[no] Nyt { $name } häviäisi, mutta se ei maksa mitään.
    }
}
four-would-g = { $certain ->
    [yes] Tällä kortilla mikään isku ei ole voimassa.
   *[no] Nyt mikään isku ei olisi voimassa.
}
four-would-alone = Silloin viimeinen isku jää yksin voimaan ja osuman { $you ->
    [yes] saat sinä
   *[no] saa { $name }
}, ellei sama luku ole jo pöydällä.
four-would-for = { $you ->
    [yes] Sinun korttisi
   *[no] Kortti, jonka pelasi { $name },
} lasketaan { $otherYou ->
    [yes] sinulle
   *[no] toiselle: { $other }
}.
four-odds-lower = { $how ->
    [third] Tässä { $low } on turvallisempi kuin { $high }: se on kolmas { $low }, joten se ei ole voimassa, ja ensimmäinen on taas.
    [lies] Tässä { $low } on turvallisempi kuin { $high }: se torjuu jo pöydällä olevan kortin.
    [neighbour] Tämä kortti lasketaan toiselle ({ $other }): tässä { $low } on turvallisempi kuin { $high }.
   *[open] Tässä { $low } on turvallisempi kuin { $high }: muut voivat torjua sen, eikä se silloin voi hävitä.
}
four-would-odds = Osuman saa luultavasti: { $hits }.
four-odds-one = { $who ->
    [you] sinä
    [nobody] ei kukaan
   *[other] { $name }
} { $chance }
four-odds-last = Osuma voittaisi sinut.
four-chances-hide = Piilota
four-chances-hide-what = Piilota todennäköisyydet korteista
four-chances = Näytä todennäköisyydet
four-chances-about = Prosentteina korteissa ja painikkeissa: kuinka todennäköisesti taistelu säästää sinut, kun muut vielä iskevät. Ilman niitä arvioit itse; lamppu kertoo ne, kun kysyt siltä.
four-odds-what = { $stake ->
    [yes] kuinka todennäköisesti selviät: ei osumaa eikä hävittyä kierrosta
    [side] kuinka todennäköisesti tämä taistelu säästää sinut ja toverisi
   *[no] kuinka todennäköisesti tämä taistelu säästää sinut
}
four-would-third = Ensimmäinen { $number } olisi taas voimassa.
four-would-serves = Tämä edistää päämäärääsi.
four-would-defeat = Se on viimeinen elämäsi: sinut voitettaisiin.
four-would-second = { $lost ->
    [yes] Tähän tappioon kierros on hävitty.
    [own] Tähän osumaan häviät kierroksen.
   *[no] Toiseen tappioon kierros päättyy.
}
# Where no figure stands on the cards, to whoever asks for them
four-odds-none = { $why ->
    [waits] Todennäköisyyksiä lasketaan …
    [safe] Tässä taistelussa sinuun tuskin osuu.
   *[kept] Tämä taistelu tuskin maksaa mitään sinulle tai tovereillesi.
}
four-odds-same = { $stake ->
    [yes] Selviät: { $chance }, kortista riippumatta
    [side] Säästää teidät: { $chance }, kortista riippumatta
   *[no] Säästää sinut: { $chance }, kortista riippumatta
}

## Mitä tapahtuu

four-tell-round = Kierros { $round }. { $you ->
    [yes] Sinä avaat.
   *[no] Kierroksen avaa { $name }.
}
four-tell-missing = Kolme taistelee: { $role } puuttuu, ja hänen maansa elämäkortteja on poissa pelistä.
four-tell-prepopped = { $count ->
    [one] Roisto on jo menettänyt yhden elämäkortin.
   *[other] Roisto on jo menettänyt { $count } elämäkorttia.
}
four-tell-dealt = Miekkakortit jaetaan; { $kept ->
    [0] loput ovat satunnaispakka.
   *[other] loput ovat satunnaispakka, ja { $kept } odottaa seuraavaa kättä.
}
four-tell-dealt-kept = Uudet kädet: syrjään pannut kortit jaetaan. Satunnaispakka jää ennalleen.
four-tell-fight = Taistelu 1. { $you ->
    [yes] Sinä aloitat.
   *[no] { $name } aloittaa.
}
four-tell-cyclical = Käden viimeinen taistelu: nyt jokainen iskee naapurin puolesta.
four-tell-direction = { $you ->
    [yes] Valitset suunnan.
   *[no] { $name } valitsee suunnan.
}
four-tell-clockwise = Kukaan ei valitse: mennään myötäpäivään.
four-tell-between = Sinun korttisi lasketaan toiselle: { $other }. Sinulle lasketaan kortti, jonka lyö { $name }.
four-striking = { $you ->
    [yes] Isket…
   *[no] { $name } iskee…
}
four-struck-open = { $you ->
    [yes] Isket: { $number }.
   *[no] { $name } iskee: { $number }.
}
four-struck-pile = Päällimmäinen korttisi iskee: { $number }.
four-struck-shadow = { $you ->
    [yes] Lyöt varjoiskun: { $number }.
   *[no] { $name } lyö varjoiskun: { $number }.
}
four-struck-forced = { $you ->
    [yes] Kardinaali ohjaa miekkaasi: { $number }.
   *[no] { $name }: kardinaali ohjaa miekkaa, { $number }.
}
four-struck-blocked = Samat luvut torjuvat toisensa: kumpikaan { $number } ei ole enää mukana.
four-struck-third = Kolmas { $number }: ensimmäinen on taas voimassa, tämä ei.
four-struck-empty = Satunnaispakka on tyhjä, ja tyhjä on Varjomusketöörin iskukin.
four-struck-for = { $otherYou ->
    [yes] Se lasketaan sinulle.
   *[no] Kohde: { $other }.
}
four-decided-a = { $you ->
    [yes] Sinun iskusi on matalin: osuma on sinun.
   *[no] Matalin isku: { $name } saa osuman.
}
four-decided-b = { $you ->
    [yes] Sinun iskusi on matalin, mutta kivi suojaa sinua: osuman saa { $villain }.
   *[no] Matalin isku: { $name }. Kivi suojaa, ja osuman saa { $villain }.
}
four-decided-c = { $you ->
    [yes] Sinun iskusi on matalin, mutta kivi suojaa sinua: mitään ei tapahdu.
   *[no] Matalin isku: { $name }. Kivi suojaa: mitään ei tapahdu.
}
four-decided-d = Varjomusketöörin isku on matalin: osuman saa { $villain }.
four-decided-e = Varjomusketöörin isku on matalin, mutta hän on suojattu: mitään ei tapahdu.
four-decided-f = { $you ->
    [yes] Sinun iskusi on matalin, mutta se ei maksa sinulle mitään.
   *[no] Matalin isku: { $name }, mutta se ei maksa mitään.
}
four-for-a = { $you ->
    [yes] Matalin isku lasketaan sinulle: osuma on sinun.
   *[no] Matalin isku lasketaan toiselle: { $name } saa osuman.
}
four-for-b = { $you ->
    [yes] Matalin isku lasketaan sinulle, mutta kivi suojaa sinua: osuman saa { $villain }.
   *[no] Matalin isku lasketaan toiselle: { $name }. Kivi suojaa, ja osuman saa { $villain }.
}
four-for-c = { $you ->
    [yes] Matalin isku lasketaan sinulle, mutta kivi suojaa sinua: mitään ei tapahdu.
   *[no] Matalin isku lasketaan toiselle: { $name }. Kivi suojaa: mitään ei tapahdu.
}
four-for-d = Matalin isku lasketaan Varjomusketöörille: osuman saa { $villain }.
four-for-e = Matalin isku lasketaan Varjomusketöörille, mutta kivi suojaa: mitään ei tapahdu.
four-for-f = { $you ->
    [yes] Matalin isku lasketaan sinulle, mutta se ei maksa sinulle mitään.
   *[no] Matalin isku lasketaan toiselle: { $name }, mutta se ei maksa mitään.
}
four-decided-g = Jokainen isku on torjuttu: tasapeli, eikä kukaan saa osumaa.
four-tell-replay = { $left ->
    [0] Vapaa uusinta peruu sen. Se oli viimeinen.
    [one] Vapaa uusinta peruu sen. Yksi on jäljellä.
   *[other] Vapaa uusinta peruu sen. { $left } on jäljellä.
}
four-tell-no-replay = Uusintaa ei käytetä.
four-tell-popped = { $you ->
    [yes] Menetät kortin: { $card }.
   *[no] { $name } menettää kortin: { $card }.
}
four-tell-life = { $you ->
    [yes] Menetät
   *[no] { $name } menettää
} elämän: jäljellä on { $left ->
    [one] yksi.
   *[other] { $left }.
}
four-tell-stone = { $you ->
    [yes] Saat kiven.
   *[no] { $name } saa kiven.
}
four-tell-up = { $you ->
    [yes] Roolikorttisi on kuvapuoli ylöspäin: { $role }. Seuraava osuma on tappiosi.
   *[no] { $name }: roolikortti on kuvapuoli ylöspäin, { $role }. Seuraava osuma on tappio.
}
four-tell-up-villain = { $name }: kortti on taas kuvapuoli ylöspäin. Seuraava osuma on tappio.
four-tell-down = { $you ->
    [yes] Viimeinen elämäkorttisi meni: roolikorttisi on kuvapuoli alaspäin, vielä kaksi osumaa.
   *[no] { $name }: viimeinen elämäkortti meni, sen alla ollut kortti on kuvapuoli alaspäin, vielä kaksi osumaa.
}
four-tell-down-villain = { $name }: viimeinen elämäkortti meni, joten sen alla ollut kortti käännetään kuvapuoli alaspäin: vielä kaksi osumaa, ja ensimmäinen kääntää sen taas ylös.
four-tell-defeated = { $you ->
    [yes] Sinut on voitettu.
   *[no] { $name } on voitettu.
}
four-tell-dazed = { $you ->
    [yes] Olet pökertynyt: tästä lähtien puolestasi iskee pinosi päällimmäinen kortti. Menetettävää ei enää ole.
   *[no] { $name } on pökertynyt, mutta pelaa yhä päällimmäisen korttinsa: pieni luku.
}
four-tell-ghost = { $you ->
    [yes] Jatkat taistelua haamuna: sinut on voitettu, mutta päätät yhä, eikä sinulla ole enää menetettävää.
   *[no] { $name } jatkaa taistelua haamuna: voitettu, mutta pelaaja päättää yhä, eikä menetettävää enää ole.
}

## Tarina

four-story-round = Kierros { $round }
four-story-lead = { $you ->
    [yes] Sinä avaat.
   *[no] { $name } avaa.
}
four-story-fight = Taistelu { $fight }
four-story-cyclical = Taistelu { $fight }, kiertotaistelu
four-story-strike = { $who }: { $number }{ $shadow ->
    [yes] { " " }(varjo)
   *[no] { "" }
}{ $blocked ->
    [yes] , torjuttu
   *[no] { "" }
}
four-story-strike-for = { $who }: { $number }, kohde { $otherYou ->
    [yes] sinä
   *[no] { $other }
}{ $shadow ->
    [yes] { " " }(varjo)
   *[no] { "" }
}{ $blocked ->
    [yes] , torjuttu
   *[no] { "" }
}
four-story-empty = { $who }: tyhjä
four-story-over = Kierros on ohi

## Mistä pelataan

four-goal-word = Tavoite
four-goal-open = Mistä pelataan
four-goal = Pelin pituus: { $result }{ $group ->
    [survival] ; se, jolla on vähiten, voittaa.
   *[other] .
}
four-goal-ends = Kierros päättyy, kun { $villain } on voitettu tai { $lost ->
    [all] kaikki musketöörit ovat.
    [last_player] kenelläkään ei ole enää musketööriä.
   *[two] kaksi musketööriä on.
}
four-goal-single = Yksi kierros{ $what ->
    [lives] ; pystyssä oleva, jolla on eniten elämiä, voittaa.
    [survival] ; vähiten tappioita kärsinyt voittaa.
   *[other] { "" }
}
four-role-of = { $who }: { $role }
four-role-plain = Tässä tarinassa roolilla ei ole omaa päämäärää: se käännetään esiin, kun viimeiset elämäkortit ovat menneet.
four-ambition = Pyrkimys: { $role }
four-wanted = Tarinarivistä puuttuu vielä: { $cards }.
four-wanted-none = Kaikki on jo tarinarivissä.
four-standing = Tähän mennessä: { $result }.
four-team = Joukkue { $number }
four-teams = { $first } vastaan { $second }
four-known = Jäljellä olevat kortit
four-known-number = { $number }: { $hidden } vielä näkemättä, { $own } kädessäsi, { $seen } nähty
four-known-sign = { $at ->
    [hidden] vielä näkemättä
    [own] kädessäsi
   *[seen] nähty
}
four-known-hidden = { $count } vielä näkemättä: { $where }.
four-known-where = { $place ->
    [hands] { $count } muiden käsissä
    [random] { $count } satunnaispakassa
    [kept] { $count } seuraavaa kättä varten
   *[thrown] { $count } heitetty pois kuvapuoli alaspäin
}
four-means = Mitä kortit tässä merkitsevät
four-signs = Mitä korteissasi lukee
four-last = Kakkosen takana roolikortti jää piiloon: tappioon tarvitaan vielä kaksi osumaa. Jokerin takaa se käännetään heti esiin: tarvitaan enää yksi.
four-last-mirrored = Viimeiset elämäkortit ovat peilikuvia: kakkosen takaa roolikortti käännetään heti esiin, ja tappioon tarvitaan enää yksi osuma; jokerin takana se jää piiloon, ja niitä tarvitaan kaksi.
four-stone = Joka saa osuman, saa kiven. Jos kiveä pitävä musketööri häviää taistelun, osuman ja kiven saa { $villain }.
four-stone-shadow = Joka saa osuman, saa kiven. Jos kiveä pitävä musketööri häviää taistelun, mitään ei tapahdu. { $villain } saa osuman, kun Varjomusketööri häviää silloin, kun kivi on jollakin musketöörillä.
four-shadow-strikes = Varjoiskua varten poistat kortin kuvapuoli alaspäin, ja sen sijaan iskee satunnaispakan päällimmäinen. { $count ->
    [0] Niitä ei ole enää.
    [one] Niitä on vielä yksi.
   *[other] Niitä on vielä { $count }.
}
four-replays = { $you ->
    [yes] Puhut kaikkien puolesta: tällä kierroksella saat perua
   *[no] Kaikkien puolesta puhuu { $name }, ja tällä kierroksella saa perua
} { $left ->
    [one] yhden osuman
   *[other] { $left } osumaa
} vapaalla uusinnalla.
four-goal-tie = Lopussa tasoissa olevat jakavat voiton.

## Kierroksen loppu

four-over = { $ending ->
    [good] { $story ->
        [QC] { $villain } on saatu kiinni: kierros on ohi.
       *[other] { $villain } on voitettu: kierros on ohi.
    }
   *[bad] { $group ->
        [solitaire] Musketöörit on voitettu: kierros on ohi.
       *[other] Voitetut: { $own ->
            [yes] sinä ja { $others }
            [alone] sinä
           *[no] { $others }
        }. Kierros on ohi.
    }
}
four-end-beaten = { $villain } on voitettu!
four-end-victor = { $villain } voitti
four-end-own = { $storyline ->
    [AC] { $mood ->
        [won] Miekkailusalin mestari kumartaa, ja hän kumartaa sinulle.
       *[lost] Lasket mustelmasi ja ripustat miekan naulaan: tähän saliin sinä vielä palaat.
    }
    [KC] { $mood ->
        [won] Hapuilet ulos valoon miekka kädessä.
       *[lost] Siinä pimeydessä joku toinen piti päänsä kylmempänä.
    }
    [QC] { $mood ->
        [won] Oli Constancesta oikeassa kuka tahansa, kukaan ei saanut tahtoaan läpi paremmin kuin sinä.
       *[lost] Oli Constancesta oikeassa kuka tahansa, joku toinen sai tahtonsa läpi paremmin.
    }
   *[QS] { $mood ->
        [won] Katsoit jokaisen peilin taakse, eikä kukaan löytänyt sieltä enempää kuin sinä.
       *[lost] Kaikkien noiden peilien keskellä joku toinen löysi enemmän kuin sinä.
    }
}
four-end-short = { $left ->
    [one] Vielä yksi osuma, ja { $villain } olisi voitettu.
   *[other] Vielä { $left } osumaa, ja { $villain } olisi voitettu.
}
four-end-close = { $you ->
    [yes] Vielä yksi osuma, ja sinut olisi voitettu.
   *[no] Vielä yksi osuma, ja { $name } olisi voitettu.
}
four-end-well = Tällä kierroksella et ollut kertaakaan yhden osuman päässä tappiosta: hienosti miekkailtu!
four-end-shared = Tässä ottelussa vain tappiot ratkaisevat, eivät jäljellä olevat elämät; jos aloitat valinnalla ”Pelaa heti”, nekin ratkaisevat.
four-round-title = Kierroksen { $round } loppu
four-round-mine = Kierros { $round }: { $group ->
    [survival] { $defeated ->
        [yes] sinut voitettiin
       *[no] selvisit
    }
    [solitaire] { $gained ->
        [0] hävitty
       *[other] voitettu
    }
   *[roles] { $gained ->
        [0] ei pisteitä sinulle
        [one] piste sinulle
       *[other] { $gained } pistettä sinulle
    }
}
four-total = Yhteensä: { $total }
four-last-fight = Viimeinen taistelu
four-last-round = Viime kierros
four-go-on = Jatketaan peliä
four-next-round = Seuraava kierros
four-settings-title = Kuinka vaikea seuraavasta kierroksesta tulee?
four-setting-prepopped = Montako elämäkorttia roisto on menettänyt etukäteen?
four-setting-free_replays = Montako osumaa voitte perua?
four-setting-joker_to_villain = Mikä on roiston viimeinen elämäkortti?
four-setting-joker_to_villain-yes = jokeri
four-setting-joker_to_villain-yes-about = Hän kaatuu yhtä osumaa aiemmin.
four-setting-joker_to_villain-no = se, minkä sattuma jakaa
four-setting-joker_to_villain-no-about = Sekin voi olla jokeri.
four-setting-stone_to_lead = Kenellä kivi on aluksi?
four-setting-stone_to_lead-yes = avaajalla
four-setting-stone_to_lead-yes-about = Suojassa ensimmäisestä taistelusta alkaen.
four-setting-stone_to_lead-no = roistolla
four-setting-stone_to_lead-no-about = Ensimmäinen osuma vie elämän.
four-setting-bad_ending = Milloin kierros on hävitty?
four-settings-open = Helpommin vai vaikeammin?
four-intro-begin = Pöytään
four-intro-more = Lisää tästä tarinasta
four-intro-against = { $group ->
    [solitaire] Sinua vastassa: { $villain }. Kaikki pelaajat pitävät yhtä.
    [survival] { $mode ->
        [team] Sinua vastassa: toinen joukkue ja { $villain }.
       *[solo] Sinua vastassa: kaikki muut musketöörit ja { $villain }.
    }
   *[roles] Ympärilläsi: musketöörejä, jotka ehkä haluavat muuta, ja { $villain }. Kukaan ei kerro, kuka on.
}

## Ensimmäinen oppitunti

four-coach-aim = Tässä olet sinä. Jokainen sydän on elämä, ja osuma vie yhden: se voittaa, jolla on lopussa pystyssä niitä eniten.
four-coach-strike = Jokainen iskee kerran, ja matalin luku saa osuman. Kortin alareunassa lukee, keneen se osuisi: valitse yksi.
four-coach-unsettled = Katkoviivoin kehystetty nimi saisi nyt osuman. Muita iskee vielä sinun jälkeesi.
four-coach-odds = Muita iskee vielä sinun jälkeesi. Luku kertoo, kuinka todennäköisesti kortti säästää sinut: sen mukaan, mitä muilla luultavasti on.
four-coach-after = Tämä on viimeinen elämäkortti, ja silti sydämiä on enemmän: kun se on mennyt, roolikortti kestää vielä { $after ->
    [one] yhden osuman
   *[other] { $after } osumaa
}.
four-coach-repeat = Samat luvut torjuvat toisensa: molemmat ovat poissa taistelusta, eikä kumpikaan voi olla matalin. Sinun { $number } olisi piilossa tämän takana.
four-coach-shadow = { $certain ->
    [yes] Kortilla { $number } saisit osuman.
    [likely] Kortilla { $number } saisit luultavasti osuman.
   *[no] Nyt saisit osuman kortilla { $number }.
} Sen ei tarvitse iskeä: kosketa sitä ja katso toista nappia.
four-coach-discard = Täältä se menee pois kuvapuoli alaspäin, ja satunnaispakan päällimmäinen iskee sen sijasta: varjoisku.
four-coach-draw = Mikään isku ei ole voimassa: tasapeli. Kehenkään ei osuta, ja sama paikka aloittaa seuraavan taistelun.
four-coach-hit = { $you ->
    [yes] Sinulla oli matalin isku, joten menetät elämän: sen kortti on nyt tässä, poissa pelistä.
   *[no] Matalin isku: { $name }, joka menettää elämän. Sen kortti on nyt tässä, poissa pelistä.
}
four-coach-cyclical = Käden viimeisessä taistelussa jokainen iskee naapurin puolesta: aloittaja valitsee suunnan, ja nuolet näyttävät kenen. Huono kortti koituu nyt toisen vahingoksi.
four-coach-direction = Käden viimeinen taistelu: jokainen iskee naapurin puolesta, ja sinä sanot, kummalla puolella. Pöydästä näet, kuka saa korttisi; toinen naapuri iskee silloin sinun puolestasi.
four-coach-defeated = { $you ->
    [yes] Sinut on voitettu. Kun toinenkin musketööri on voitettu, tai roisto, kierros on ohi.
   *[no] { $name } on voitettu. Kun toinenkin musketööri on voitettu, tai roisto, kierros on ohi.
}
four-coach-dazed = { $you ->
    [yes] Jatkat taistelua pökertyneenä: kukaan ei enää päätä puolestasi, ja korttisi pelataan pinon päältä. Sinulla ei ole enää menetettävää; jos häviät kiven kanssa, osuman saa yhä { $villain }.
   *[no] { $name } jatkaa taistelua pökertyneenä: kukaan ei enää päätä hänen puolestaan, ja seuraava kortti on aina näkyvissä. Menetettävää ei enää ole; jos { $name } häviää kiven kanssa, osuman saa yhä { $villain }.
}
four-coach-ghost = { $you ->
    [yes] Jatkat taistelua haamuna: sinut on voitettu, mutta päätät yhä, eikä sinulla ole enää menetettävää.
   *[no] { $name } jatkaa taistelua haamuna: voitettu, mutta pelaaja päättää yhä, eikä menetettävää enää ole.
}
four-coach-stone = { $you ->
    [yes] Sait osuman, joten kivi on sinulla. Jos häviät sen kanssa, osuman saa { $villain }: matalin korttisi on nyt hyvä kortti.
   *[no] Osuman sai { $name }, jolla on nyt kivi: jos { $name } häviää seuraavankin taistelun, osuman saa { $villain }.
}
four-coach-signs = Kosketa mitä tahansa pöydän merkkiä, niin se kertoo, mitä se tarkoittaa.
four-coach-end = { $ending ->
    [good] Kierros on ohi: { $villain } on voitettu.
   *[bad] Kierros on ohi: kaksi musketööriä on voitettu.
} Se oli ”Jokainen jokaisen puolesta”, jossa kaikki taistelevat kaikkia vastaan, kuudesta tarinasta yksinkertaisin: muissa kussakin on jotakin omaa.
four-coach-begins = Taistelun häviäjä iskee seuraavassa ensimmäisenä; muut seuraavat myötäpäivään.

## Toinen oppitunti: piiloutuminen

four-coach-hide = Matalin luku saa osuman, joten piiloudu: { $name } iski vitosella, ja sinun vitosesi torjuu sen. Molemmat ovat poissa taistelusta, ja kuutosesi säästyy.
four-coach-hidden = Molemmat vitoset ovat poissa taistelusta, eikä sinuun osuta. Voimassa olevista iskuista matalin: { $name }.
four-coach-all-low = Tässä ei ole lukua, jonka taakse piiloutua, ja jokainen korttisi olisi matalin. Anna varjon iskeä: kosketa kolmostasi, huonointa.
four-coach-drawn = Varjo iski puolestasi, ja huonoin korttisi on poissa: kukaan ei tiedä, mikä se oli. Satunnaispakka on pieni: säästä tämä huonoon käteen.
four-coach-third = Kaksi nelosta torjuu toisensa, ja kuutosesi olisi matalin. Kolmas nelonen palauttaa ensimmäisen: silloin matalin isku on pelaajalla { $name } eikä sinulla.
four-coach-third-back = Kolmesta samasta luvusta ensimmäinen on taas voimassa, ja sinun on poissa taistelusta: osuman saa { $name }, ja toiseen tappioon kierros päättyy.
four-coach-shadow-end = Näin selviää ilman osumia: piiloudu jo pelatun luvun taakse, iske varjosta, kun jokainen kortti on huono, ja laske ennen iskua, mikä torjuu minkä. Viimeisenä iskevä näkee eniten.

## Valinta lyhyesti, kun siitä puhutaan

four-choice-strike = { $card }
four-choice-shadow = Heitä pois varjoiskua varten: { $card }

## Miksi valinta on niin hyvä kuin on: mitä se tuo tutkituissa maailmoissa ja mitä paras muista

# Parhaasta valinnasta: mitä se tekee
four-gist-wanted = { $wanted ->
    [yes] : se tuo tarinaan kortin, jonka haluat sinne ({ $card }).
   *[no] .
}
# For whom that is good
four-gist-because = { $because ->
    [friend] : se on sinun puolesi.
    [ward] : haluat hänen elävän.
    [fails] : osuma sinne päättäisi kierroksen sinua vastaan.
    [ends] : osuma sinne päättäisi kierroksen, kun toiset johtavat.
    [instead] : osuma sinne ei vie vastustajalta elämää.
    [aim] : sitä sinä haluat.
    [rival] : se vie vastustajalta elämän.
   *[none] .
}
four-gist = { $what ->
    [safe] { $you ->
        [yes] Se säästää sinut.
       *[no] { $name } ei saa osumaa.
    }
    [safer] { $you ->
        [yes] Se säästää sinut useammin.
       *[no] Harvemmin osuman saa { $name }.
    }
    [last] Viimeinen elämäsi säästyy useammin.
    [spares] Harvemmin osuman saa { $name }{ four-gist-because }
    [wanted] { $you ->
        [yes] Sinuun osutaan useammin, ja se hyödyttää sinua{ four-gist-wanted }
       *[no] Useammin osuman saa { $name }, ja se hyödyttää sinua{ four-gist-wanted }
    }
    [leader] Useammin osuman saa { $name }, joka johtaa.
    [coleader] Useammin osuman saa { $name }, toinen johtavista.
    [ending] Useammin osuman saa { $name }: niin kierros päättyy aiemmin, kun vielä johdat.
    [strikes] Useammin osuman saa { $name }{ four-gist-because }
    [nobody] Useammin kukaan ei saa osumaa.
    [somebody] Useammin joku saa osuman.
   *[keeps] { $card ->
        [higher] Korkeampi kortti, { $number }, säästyy myöhempään taisteluun.
        [lowest] Matalin korttisi, { $number }, säästyy viimeiseen taisteluun: siinä se lasketaan naapurille.
       *[other] Se säästää parempia kortteja myöhemmäksi.
    }
}
# Mihin verrataan: parhaaseen muuhun valintaan
four-reason-other = { $rival ->
    [card] kortilla { $number }
    [shadow] varjosta
   *[way] toiseen suuntaan
}
four-reason-rather = Miksei { $number }: { $spared ->
    [own] se säästää sinut
    [side] se säästää teidät
   *[round] sillä selviät
} näin usein: { $chance }, tällä valinnalla { $otherwise }, mutta { $cost ->
    [later] se on parempi säästää myöhempään taisteluun.
    [neighbour] se on parempi säästää naapuria varten.
    [more] sillä osuman saa useammin { $name }.
    [less] sillä osuman saa harvemmin { $name }.
    [companion] sillä osuman saa useammin { $name }, joka on puolellasi.
    [leader] sillä osuman saa harvemmin { $name }, joka johtaa.
    [coleader] sillä osuman saa harvemmin { $name }, toinen johtavista.
    [cards] käteesi jäisi huonommat kortit.
    [nobody] useammin se ei osu kehenkään.
    [somebody] useammin se osuu johonkuhun.
   *[all] kaiken kaikkiaan se jää jälkeen.
}
# Where companions fight along, it is not them
four-reason-you = { $self ->
    [yes] juuri sinut
   *[no] sinut
}
four-reason-hit = { $otherYou ->
    [yes] Se säästää { four-reason-you }
   *[no] Osuman saa { $other }
} näin usein: { $often ->
    [never] ei koskaan
    [hardly] ei juuri koskaan
    [always] aina
    [nearly] lähes aina
   *[some] { $chance }
}, { four-reason-other } { $oftenElse ->
    [never] ei koskaan
    [hardly] ei juuri koskaan
    [always] aina
    [nearly] lähes aina
   *[some] taas { $otherwise }
}.
four-reason-alike = { $otherYou ->
    [yes] Se säästää { four-reason-you }
   *[no] Osuman saa { $other }
} näin usein: { $often ->
    [never] ei koskaan
    [hardly] ei juuri koskaan
    [always] aina
    [nearly] lähes aina
   *[some] { $chance }
}, { $often ->
    [never] samoin
    [always] samoin
   *[some] suunnilleen yhtä usein
} { four-reason-other }.
four-reason-nobody = { $often ->
    [never] Johonkuhun osutaan aina
    [hardly] Johonkuhun osutaan lähes aina
    [always] Kehenkään ei osuta koskaan
    [nearly] Kehenkään ei osuta juuri koskaan
   *[some] Kehenkään ei osuta näin usein: { $chance }
}, { four-reason-other } { $oftenElse ->
    [never] johonkuhun aina
    [hardly] johonkuhun lähes aina
    [always] ei koskaan kehenkään
    [nearly] ei juuri koskaan kehenkään
   *[some] { $often ->
        [some] taas { $otherwise }
       *[other] ei kehenkään { $otherwise }:ssa tapauksista
    }
}.
# Sama siitä, mitä selkeä lause juuri sanoi
four-reason-said = { $often ->
    [never] Mutta { four-reason-other } osuma tulee { $oftenElse ->
        [always] aina.
        [nearly] lähes aina.
       *[some] { $otherwise }:ssa tapauksista.
    }
   *[some] { $often ->
        [always] Aina
        [nearly] Lähes aina
        [hardly] Ei juuri koskaan
       *[some] { $chance }:ssa tapauksista
    }, { four-reason-other } { $oftenElse ->
        [never] ei koskaan.
        [hardly] ei juuri koskaan.
        [always] aina.
        [nearly] lähes aina.
       *[some] taas { $otherwise }:ssa.
    }
}
four-reason-keep-said = { $hands ->
    [0] Ero on pieni.
    [1] Noin yksi osuma vähemmän ennen uusia kortteja.
   *[other] Noin yksi osuma vähemmän, kun uudet kortit on jaettu { $hands } kertaa.
}
four-reason-keep = { $better ->
    [yes] { $card ->
        [higher] Korkeampi kortti, { $number }, säästyy myöhempään taisteluun
        [lowest] Matalin korttisi, { $number }, säästyy naapurin varalle
       *[other] Käteesi jää parempia kortteja
    }: { $hands ->
        [0] ero on pieni.
        [1] noin yksi osuma vähemmän seuraavaan jakoon asti.
       *[other] noin yksi osuma vähemmän { $hands } jaossa.
    }
   *[no] { $card ->
        [higher] Kortti { $number } olisi parempi säästää myöhempään taisteluun
        [lowest] Kortti { $number } olisi parempi säästää naapurin varalle
       *[other] Käteesi jää huonompia kortteja
    }: { $hands ->
        [0] ero on pieni.
        [1] noin yksi osuma enemmän seuraavaan jakoon asti.
       *[other] noin yksi osuma enemmän { $hands } jaossa.
    }
}
four-reason-deck = { $left ->
    [one] Satunnaispakan viimeinen kortti säästyy myöhemmäksi.
   *[other] Satunnaispakan { $left } korttia säästyy myöhemmäksi.
}
four-reason-same = Se on yhtä hyvä kuin paras muu valinta, nyt ja myöhemmin.
four-reason-shadow = Pääset tästä kortista, ja sen tilalla iskee satunnainen{ $left ->
    [0] , viimeinen.
    [one] ; sen jälkeen jää yksi.
   *[other] ; sen jälkeen jää { $left }.
}
four-reason-chance = Silloin kierros voitetaan { $chance }:ssa tapauksista, parhaalla muulla valinnalla { $otherwise }:ssa.
unit-round-chance = { $worth } %:n mahdollisuus voittaa kierros
difference-round-chance = { $worth } kierrosta sadasta
unit-round-chance-about = Laskettu kuin tämä kierros pelattaisiin sata kertaa: niin monta kierrosta enemmän voittaisit parhaalla valinnalla.
unit-round-points = { $count ->
    [one] { $worth } piste sadassa kierroksessa
   *[other] { $worth } pistettä sadassa kierroksessa
}
unit-round-points-about = Laskettu kuin tämä kierros pelattaisiin sata kertaa: niin monta pistettä se tuo sinulle, vähennettynä puolella siitä, mitä kukin muista saa. Selviytymisessä tappio on menetetty piste.
difference-round-points = { $count ->
    [one] { $worth } piste sadassa kierroksessa
   *[other] { $worth } pistettä sadassa kierroksessa
}
four-figure-lost = Hävityt taistelut
four-figure-lives = Menetetyt elämäkortit
four-figure-passed = Kivellä ohjatut osumat
four-figure-defeats = Tappiot

## Miksi kysytään

# Mitä tässä taistelussa on pöydällä, ennen sääntöä
four-here-blocked = Luvun { $number } kaksi korttia torjuvat toisensa.
four-here-lowest = Matalin voimassa oleva on nyt { $number } ({ $you ->
    [yes] sinä
   *[no] { $name }
}).
four-here-none = Mikään isku ei ole nyt voimassa.
four-here-blocks = Oma { $number } torjuisi pöydällä olevan kortin { $number }: molemmat olisivat poissa.
four-here-third = Oma { $number } olisi kolmas: se on poissa, ja ensimmäinen on taas voimassa.
four-here-last = Iskusi jälkeen mikään ei enää muutu: mitä korteissasi lukee, on varmaa.
four-here-coming = { $odds ->
    [yes] Iskuvuorossa vielä: { $names }. Prosentit laskevat sillä, mitä heillä luultavasti on kädessä.
   *[no] Iskuvuorossa vielä: { $names }. Se, mitä korteissasi lukee, voi siis vielä muuttua.
}
four-here-alike = Kaikki korttisi vievät tässä suunnilleen samaan: muiden kortit ratkaisevat.

four-question-choose_missing = Kolmen musketöörin pelissä yksi maa puuttuu. Sen kortit ovat alusta asti tarinarivissä, eikä kukaan voi enää menettää niitä.
four-question-choose_direction = Tämä on käden viimeinen taistelu: jokainen iskee naapurin puolesta. Suunta ratkaisee, kenelle korttisi lasketaan ja kenen kortti lasketaan sinulle.
four-question-strike = Matalin kortti, jota ei ole torjuttu, häviää taistelun. Samat luvut torjuvat toisensa pareittain; kolmesta ensimmäinen jää voimaan. Varjoiskua varten poistat korttisi, ja sen sijaan iskee satunnaispakan päällimmäinen.
four-question-neighbours = Tässä taistelussa jokainen iskee naapurin puolesta: nuoli nimen alla näyttää kenen. Matalin kortti osuu siis siihen, jolle se lasketaan, eikä sen pelaajaan.
four-question-together = { $villain ->
    [AS] Olette kaikki samalla puolella, ja roistoon osuu vain, kun kiveä pitävä musketööri häviää. Mutta hän ohjaa tämän miekkaa: kiveä pitävän puolesta lyödyn iskun on oltava varjoisku niin kauan kuin satunnaispakassa on kortti.
   *[KS] Olette kaikki samalla puolella, ja roistoon osuu vain, jos varjomusketööri häviää silloin, kun kivi on jollakin musketöörillä.
}
four-question-use_replay = Vapaa uusinta peruu tämän osuman: kukaan ei menetä mitään, kivi jää paikalleen, kortit on pelattu. Niitä on kierroksessa vain vähän, joten säästä se pahempaan osumaan. Päätöksen tekee se, joka puhuu kaikkien puolesta, sillä osuma koskee kaikkia.
four-question-choose_settings = Kierrosten välillä kamppailun roistoa vastaan voi tehdä helpommaksi tai vaikeammaksi. Kierroksen aikana mikään ei muutu.
four-question-begins = Taistelun hävinnyt iskee seuraavassa ensimmäisenä; tasapelin jälkeen sama paikka aloittaa uudelleen. Muut seuraavat myötäpäivään. Käden viimeisessä taistelussa aloittaja valitsee suunnan.

## Mitä merkki tarkoittaa: lause kustakin

four-sign-card = Vain luku { $number } ratkaisee, ei maa: samat luvut torjuvat toisensa pareittain, ja matalin voimassa oleva häviää.
four-sign-left = { $name }: osumia jäljellä ennen tappiota: { $count }. Jokainen vie päällimmäisen elämäkortin; kun ne ovat menneet, alla oleva roolikortti, joka kertoo kuka tämä on, kestää vielä: { $after }.
four-sign-team = Joukkue { $number }: nämä musketöörit pelaavat kierroksen samalla puolella.
four-sign-open = { $who ->
    [dazed] Pinon päällimmäinen kortti: pökertynyt musketööri pelaa korttinsa tässä järjestyksessä, kävi miten kävi.
    [servant] Palvelijan käsi on avoin, ja hänen isäntänsä päättää, mitä hän pelaa.
   *[player] Nämä kortit näkyvät vain sinulle, koska katsot tätä peliä.
}
four-sign-became = { $became ->
    [ghost] Haamu: voitettu, mutta pelaaja päättää yhä hänen puolestaan, eikä hänellä ole enää menetettävää.
   *[dazed] Pökertynyt: kukaan ei päätä hänen puolestaan, vaan hän pelaa korttinsa pinon järjestyksessä.
}
four-sign-villain = { $villain ->
    [AC] Rochefort haluaa, että musketöörit voittavat toisensa.
    [KC] Bonacieux haluaa, että musketöörit voitetaan pimeässä.
    [AS] Richelieu haluaa voittaa musketöörit, jotka ovat yhdessä häntä vastaan.
    [KS] De Wardes haluaa voittaa musketöörit, jotka ovat yhdessä häntä vastaan.
    [QC] Rouva Bonacieux haluaa selvitä hengissä.
   *[QS] Milady haluaa, että musketöörit eksyvät hänen peileihinsä.
} { $shadow ->
    [yes] Osuman saa { $name }, kun Varjo häviää ja kivi on jollakin musketöörillä.
   *[no] Täältä ei iske kukaan; osuman saa { $name }, kun kiven haltija häviää taistelun.
}
four-sign-for = Käden viimeisessä taistelussa jokainen iskee naapurin puolesta: tämän kortin kohde { $otherYou ->
    [yes] olet sinä
   *[no] on { $other }
}.
# Kilpi sen paikalla, jolle matalin isku lasketaan
four-sign-loses = { $fate ->
    [hit] Rikkinäinen kilpi: matalin isku lasketaan { $otherYou ->
        [yes] sinulle
       *[no] toiselle: { $other }
    }, eikä mikään estä osumaa.
    [villain] Matalin isku lasketaan varjolle: osuman saa { $villain }.
   *[spared] Ehjä kilpi: matalin isku lasketaan { $otherYou ->
        [yes] sinulle
       *[no] toiselle: { $other }
    }, mutta elämiä ei menetetä.
}
four-sign-place = { $state ->
    [empty] Tyhjä isku: satunnaispakassa ei ollut korttia, joten se ei torju mitään eikä voi hävitä.
    [waits] Iskuvuoro tässä taistelussa: { $turn }.
   *[open] Tämän paikan iskun sija.
}
four-sign-shadow-first = Valitse ensin kortti: se poistetaan kuvapuoli alaspäin, ja sen sijaan iskee satunnaispakan päällimmäinen.
four-sign-shadow-odds = Satunnaispakan päällä on yksi { $cards } kortista, joita et ole nähnyt: myöhemmin peliin tullut ei voi olla siinä.
four-sign-play-out = Sen perusteella, mitä näet, ratkaistavaa ei juuri ole jäljellä. Tietokonepelaaja iskee puolestasi kierroksen loppuun asti, ilman taukoja.
four-sign-odds = Laskettu kuten lamppu laskee: korteista, joita muilla luultavasti on, ja siitä, millä hyvä pelaaja niistä iskisi.
four-sign-tie = Nämä { $number }:t torjuvat toisensa: kumpaakaan ei lasketa, eikä kumpikaan voi olla matalin.
four-sign-strike = { $state ->
    [blocked] Torjuttu: sama luku on sitä vastassa, joten sitä ei lasketa eikä se voi hävitä.
    [lowest] Matalin voimassa oleva kortti: kenelle se lasketaan, hän häviää taistelun.
   *[stands] Kortti on voimassa: mikään sama luku ei torju sitä, ja matalampikin on voimassa.
}{ $how ->
    [random] { " " }Se tuli satunnaispakasta.
   *[hand] { "" }
}
four-sign-line = Pelistä poistuneet kortit ovat tässä järjestyksessään, kunnes kierros päättyy: jokainen osuma lisää viemänsä elämäkortin. Se on tarinarivi.
four-sign-hand = Tämän käden taistelut: viimeinen, nuolilla merkitty, on kiertotaistelu: jokainen iskee naapurin puolesta.
