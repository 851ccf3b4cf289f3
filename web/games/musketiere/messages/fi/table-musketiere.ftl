### Pelin Musketiere pöytä: mitä kysytään, mitä tapahtuu, mitä on tapahtunut.
### $you on ”yes”, kun lause puhuu ruudun ääressä olevalle pelaajalle.

## Kortit ja kivet

card-name = { $swords ->
    [0] { $value } ilman miekkaa
    [1] { $value }, yksi miekka
    [2] { $value }, kaksi miekkaa
    [3] { $value }, kolme miekkaa
   *[other] { $value }, neljä miekkaa
}
card-of-several = { $value } ({ $swords ->
    [0] ei miekkaa
    [1] yksi miekka
    [2] kaksi miekkaa
    [3] kolme miekkaa
   *[other] neljä miekkaa
})
card-down = kortti kuvapuoli alaspäin
stone-G = jalokivi
stone-P = vankilakivi
nth-place = { $place ->
    [1] ensimmäinen kortti
    [2] toinen kortti
   *[other] kolmas kortti
}

## Pöytä

table-title = Musketiere, erä { $game }
table-where = kaksintaistelu { $duel }/9
table-where-game = erä { $game } · kaksintaistelu { $duel }
table-where-pay = palkkion valinta
table-seat-total = { $count ->
    [one] ennestään { $count } dukaatti
   *[other] ennestään { $count } dukaattia
}
table-seat-hand = { $count ->
    [0] ei korttia kädessä
    [one] yksi kortti kädessä
   *[other] { $count } korttia kädessä
}
table-middle = Kaksintaistelu
table-guard = Kardinaalin kaarti, vahvuus { $strength }
table-pile = { $count ->
    [one] pakassa vielä yksi kaartikortti
   *[other] pakassa vielä { $count } kaartikorttia
}
table-centre = Pöydän keskellä: { $gems ->
    [0] ei jalokiviä
    [one] yksi jalokivi
   *[other] { $gems } jalokiveä
}, { $prisons ->
    [0] ei vankilakiviä
    [one] yksi vankilakivi
   *[other] { $prisons } vankilakiveä
}
table-no-gems = ei enää jalokiviä
table-no-prisons = ei enää vankilakiviä
table-sum-label = Tähän asti { $sum }, tarvitaan { $strength }
table-needed = Tarvitaan { $needed } tai enemmän!
table-laid = Tämän kaksintaistelun kortit
table-laid-none = ei vielä mitään
table-laid-tried = { $card }, ei vielä pelattu
table-not-counting = ei lasketa
table-pay = Palkkiosi
table-pay-of = Palkkio: { $name }
table-place-empty = { nth-place }: ei vielä mitään
table-place-down = { nth-place }, kuvapuoli alaspäin
table-place-open = { nth-place }: { $value }
table-place-own = { nth-place }: oma { $value }
table-place-stone = { $what }, päällä { $stone }
table-lies = arvo nyt
table-so-far = ennestään { $total }

## Mitä pelaaja tekee

says-chosen = on valinnut
says-imprisoned = kaikki vangittu
says-highest = korkein kortti
says-lowest = matalin kortti
says-two-gems = kaksi kiveä

## Mitä kaksintaistelusta tuli

cry-won = { $you ->
    [yes] { $over ->
        [0] Voitto, juuri ja juuri!
       *[other] Voitto { $over } pisteellä!
    }
   *[no] Voitto! { $name } korkein.
}
cry-lost = { $you ->
    [yes] { $short ->
        [one] Yksi puuttui!
       *[other] { $short } puuttui!
    }
   *[no] Häviö! { $name } matalin.
}
cry-third = { $you ->
    [yes] Kolmas jalokivesi!
   *[no] Kolmas jalokivi!
}
cry-gem = { $value } on nyt { $worth }!
cry-robbed = { $lost ->
    [0] { $name } ryöstää sinut!
    [one] { $name } ryöstää sinulta dukaatin!
   *[other] { $name } ryöstää sinulta { $lost } dukaattia!
}
cry-prison = Korttisi { $value } joutuu vankilaan!
cry-robs = { $name } ryöstää pelaajan { $other }!
why-taken = { $what ->
    [gem] Keskellä ei ole enää jalokiviä.
   *[prison] Keskellä ei ole enää vankiloita.
}
undo-none-stone = Jalokivi tai vankila pysyy paikallaan: seuraava kortti käännetään heti, ja kaikki ovat nähneet sen.
stake-empty = { $what ->
    [both] Keskellä ei ole enää mitään: voittaja saa ryöstää jalokiven, häviäjä ottaa toiselta vankilan.
    [prisons] Vankiloita ei ole jäljellä: häviäjä ottaa sellaisen toiselta ja vapauttaa tämän kortin.
   *[gems] Jalokiviä ei ole jäljellä: voittaja saa ottaa sellaisen toiselta.
}
stake-full = { $what ->
    [both] Keskusta on tyhjä eikä mikään korttisi ole vapaa: voitto vapauttaa vangin, häviö vie jalokiven.
    [prisons] Vankiloita ei ole jäljellä: jos häviät, luovut jalokivestä, koska yksikään korttisi ei ole vapaa.
   *[gems] Jalokiviä ei ole jäljellä: jos voitat, vapautat vangin, koska yksikään korttisi ei ole vapaa.
}
stake-third = { $you ->
    [yes] Sinulla on kaksi jalokiveä: kolmas päättää erän.
   *[no] Pelaajalla { $name } on kaksi jalokiveä: kolmas päättää erän.
}
ahead-stronger = Vahvempia kaarteja voi tulla: { $guards }.
ahead-none = Vahvempaa kaartia ei enää tule: mitään ei tarvitse säästää sille.
last-duel-won = Edellinen kaksintaistelu voitettiin, { $sum } vastaan { $strength }.
last-duel-lost = Edellinen kaksintaistelu hävittiin, { $sum } vastaan { $strength }.

## Mitä vastustaja sanoo siitä, mitä hänelle tapahtui, luonteensa mukaan

voice-gem = { $character ->
    [bold] { $time ->
        [0] Totta kai!
        [1] Tänne päin!
       *[2] Kukas muukaan?
    }
    [careful] { $time ->
        [0] Varma on varmaa.
        [1] Vähän kerrallaan.
       *[2] Tämän varjelen.
    }
    [vengeful] { $time ->
        [0] Alku sekin.
        [1] Se kuului minulle.
       *[2] Yksi lasku kuitattu.
    }
   *[none] { $time ->
        [0] Jalokivi!
        [1] Onnenpotku!
       *[2] Kuinka se hohtaa!
    }
}
voice-robs = { $character ->
    [bold] { $time ->
        [0] Tänne se!
        [1] Minulle se!
       *[2] Liian hidas!
    }
    [careful] { $time ->
        [0] Pakko mikä pakko.
        [1] Suokaa anteeksi.
       *[2] Ikävä kyllä.
    }
    [vengeful] { $time ->
        [0] En unohda mitään.
        [1] Tämäkin on nyt minun.
       *[2] Silmä silmästä.
    }
   *[none] { $time ->
        [0] Kiitoksia vain!
        [1] Kovin ystävällistä!
       *[2] En voinut vastustaa.
    }
}
voice-avenges = { $you ->
    [yes] { $time ->
        [0] Tämä oli omastani!
        [1] Nyt ollaan tasoissa!
       *[2] Samalla mitalla!
    }
   *[no] { $time ->
        [0] Omastani, { $name }!
        [1] Tasoissa, { $name }!
       *[2] Muistatko, { $name }?
    }
}
voice-robbed = { $character ->
    [bold] { $time ->
        [0] Mikä röyhkeys!
        [1] Miekat esiin!
       *[2] Tämä on sota!
    }
    [careful] { $time ->
        [0] Sitä pelkäsin.
        [1] Vartioin huonosti.
       *[2] Mikään ei säily.
    }
    [vengeful] { $time ->
        [0] Tämän muistan.
        [1] Pannaan merkille.
       *[2] Kadutte tätä vielä.
    }
   *[none] { $time ->
        [0] Jalokiveni!
        [1] Taasko minulta?
       *[2] Varas!
    }
}
voice-jailed = { $character ->
    [bold] { $time ->
        [0] Pikkujuttu!
        [1] Muureja? Pyh!
       *[2] Murtaudun ulos!
    }
    [careful] { $time ->
        [0] Arvasinhan sen.
        [1] Juuri tänään.
       *[2] Olin liian rohkea.
    }
    [vengeful] { $time ->
        [0] Tämän vielä korjaan.
        [1] Lasku kasvaa.
       *[2] Lasken päiviä.
    }
   *[none] { $time ->
        [0] Voi ei!
        [1] Miksi minä?
       *[2] Huono tuuri!
    }
}
voice-freed = { $character ->
    [bold] { $time ->
        [0] Taas taistoon!
        [1] Missä miekkani?
       *[2] Muurit eivät pidättele!
    }
    [careful] { $time ->
        [0] Vihdoin turvassa.
        [1] Raitista ilmaa!
       *[2] Nyt varovasti.
    }
    [vengeful] { $time ->
        [0] Nyt on minun vuoroni.
        [1] Täällä taas.
       *[2] Iloitsitte liian pian.
    }
   *[none] { $time ->
        [0] Vapaa!
        [1] Päivänvalo!
       *[2] Mikä helpotus!
    }
}
voice-returned = { $character ->
    [bold] { $time ->
        [0] Niitä on muitakin!
        [1] Mitä siitä!
       *[2] Antaa vieriä!
    }
    [careful] { $time ->
        [0] Harmillista.
        [1] Se oli odotettavissa.
       *[2] Mikään ei pysy.
    }
    [vengeful] { $time ->
        [0] Haen sen takaisin.
        [1] Tämäkin maksetaan.
       *[2] En unohda tätä.
    }
   *[none] { $time ->
        [0] Hyvästi, kivi!
        [1] Se oli niin kaunis.
       *[2] Sinne se meni.
    }
}
voice-walled = { $character ->
    [bold] { $time ->
        [0] Häkissä? Vain hetken!
        [1] Silti: puolustautukaa!
       *[2] Odottakaapa vain!
    }
    [careful] { $time ->
        [0] Kaikki on mennyttä.
        [1] Ei enää varjeltavaa.
       *[2] Olisi pitänyt odottaa.
    }
    [vengeful] { $time ->
        [0] Kunhan pääsen ulos.
        [1] Saatte vielä maksaa.
       *[2] Muistan nimenne.
    }
   *[none] { $time ->
        [0] Kaikki kolme!
        [1] Apua!
       *[2] Kuka päästää ulos?
    }
}
voice-near = { $character ->
    [bold] { $time ->
        [0] Kohta se on minun!
        [1] Kuka minut pysäyttää?
       *[2] Melkein perillä!
    }
    [careful] { $time ->
        [0] Rauhassa nyt.
        [1] Nyt ei saa lipsahtaa.
       *[2] Ei vielä voitettu.
    }
    [vengeful] { $time ->
        [0] Kohta olemme sujut.
        [1] Saattepa nähdä.
       *[2] Lasku on tulossa.
    }
   *[none] { $time ->
        [0] Melkein jo!
        [1] Ei enää kaukana!
       *[2] Voiko se olla totta?
    }
}
voice-envies = { $character ->
    [bold] { $time ->
        [0] Ei kauaa!
        [1] Seuraava on minun!
       *[2] Pitäkää hyvänänne!
    }
    [careful] { $time ->
        [0] Yksi vähemmän.
        [1] Olisi pitänyt uskaltaa.
       *[2] Vartioikaa hyvin.
    }
    [vengeful] { $time ->
        [0] Näin sen kyllä.
        [1] Nauttikaa hetki.
       *[2] Tähän palataan.
    }
   *[none] { $time ->
        [0] Onnenpekka!
        [1] Kaunis kivi.
       *[2] Minäkin haluan.
    }
}
voice-mocks = { $character ->
    [bold] { $time ->
        [0] Hah, en minä!
        [1] Varokaa päätänne!
       *[2] Kuka pelaa noin alas?
    }
    [careful] { $time ->
        [0] Maltti on valttia.
        [1] Onneksi en minä.
       *[2] Pysyn kaukana.
    }
    [vengeful] { $time ->
        [0] Oikein teille.
        [1] Tämä miellyttää.
       *[2] Ansaittua.
    }
   *[none] { $time ->
        [0] Voi voi!
        [1] Pää pystyyn!
       *[2] Huh, en minä!
    }
}

## Mitä kysytään

ask-choose_pay =
    Valitse kolme palkkiokorttia.
    Ne eivät enää taistele.
advice-pay = Jalokivi kaksinkertaistaa korkean, vankila matalalla maksaa vähän. Muut yhdeksän taistelevat, eikä uusia tule.
advice-swords = Miekat ratkaisevat vain, kun numero on sama.
advice-last = { $you ->
    [yes] Sinulla on { $total } dukaattia, tavoite on { $target }: tämä erä voi olla viimeinen.
   *[no] { $name }: { $total } dukaattia, tavoite on { $target }. Tämä erä voi olla viimeinen.
}
advice-weak = Vaikea käsi: palkkiona { $high } on jalokiven kanssa { $double }, eikä vankila kortilla { $low } maksa { $low ->
    [0] mitään
   *[other] paljon
}.
aim-cheap = Vankila kortilla { $value } { $value ->
    [0] ei maksa mitään
   *[other] maksaa vähän
}.
aim-lowest = Jos se hävitään, riittää, ettei korttisi ole alin.
ask-choose_pay-more = { $left ->
    [1] Vielä yksi kortti.
   *[2] Vielä kaksi korttia.
}
ask-choose_pay-ready =
    Nämä kolme ovat palkkiosi.
    Kun kaikki ovat valinneet, niitä ei voi muuttaa.
ask-choose_pay-instead =
    Kortti { $value } palaa käteesi.
    Nämä kolme ovat palkkiosi.
ask-play_card = Tarvitsette vähintään { $strength }.
ask-play_card-beyond = Yhdessä ette yllä lukuun { $strength }: vain alin kortti maksaa siitä.
ask-play_card-hardly = Lukuun { $strength } tuskin yllätte: siihen tarvitaan lähes kaikki korkeimmat kortit.
ask-play_card-alone = Taistelet yksin, vastassa { $strength }.
ask-play_card-imprisoned =
    Olet kokonaan vangittu: korttiasi ei lasketa.
    { $left ->
        [one] { "" }
       *[other] Mistä voit luopua?
    }
ask-play_card-last = Viimeinen korttisi, vastassa { $strength }.
hint-drag = Ylös vedetty kortti pelataan heti.
ask-take_gem =
    Voitto! { $swords ->
        [yes] Sama luku, enemmän miekkoja.
       *[no] Sinulla oli korkein kortti.
    }
    Mihin jalokivi pannaan?
ask-take_gem-source =
    Voitto! Jalokiviä ei ole jäljellä:
    keneltä otat?
ask-take_gem-or-free =
    Voitto! Ota jalokivi kortille, jolla ei ole kiveä,
    tai vapauta vanki.
ask-take_gem-or-free-source =
    Voitto! Jalokiviä on muilla: { $names }.
    Ota yksi tai vapauta vanki.
ask-free_prison =
    Voitto! Mikään korteistasi ei ole vapaa.
    Päästä yksi vanki vapaaksi.
ask-take_prison =
    Häviö. { $swords ->
        [yes] Sama luku, vähemmän miekkoja.
       *[no] Sinulla oli matalin kortti.
    }
    Mihin vankilakivi pannaan?
ask-take_prison-source =
    Häviö. Vankilakiviä ei ole jäljellä:
    keneltä otat?
ask-return_gem =
    Häviö. Mikään korteistasi ei ole vapaa.
    Anna jalokivi takaisin.
ask-take_gem-whose = Kenen jalokiven otat? Hänen korttinsa menettää sen.
ask-take_prison-whose = Kenen vankilakiven otat? Hänen korttinsa vapautuu siitä.
ask-pick-place = Valitse nyt, mihin se pannaan.
ask-would = { $count ->
    [one] Palkkiosi arvo olisi silloin yksi dukaatti.
   *[other] Palkkiosi arvo olisi silloin { $count } dukaattia.
}

button-choose_pay = Aseta nämä kolme
button-play_card = Pelaa { $value }
button-play-none = Valitse kortti
button-pay-none = { $picked }/3 valittu
button-take_gem = Ota jalokivi
button-take_gem-from = Ota jalokivi pelaajalta { $name }
button-place-none = { $what ->
    [free_prison] Valitse vanki
    [return_gem] Valitse jalokivi
    [whose-take_gem] Valitse jalokivi
    [whose-take_prison] Valitse vankila
    [either] Jalokivi vai vanki?
   *[other] Valitse paikka
}
button-free_prison = Vapauta tämä
button-take_prison = Ota vankilakivi
button-take_prison-from = Ota vankilakivi pelaajalta { $name }
button-return_gem = Anna takaisin
place-take_gem = { nth-place }: jalokivi tähän{ $value ->
    [none] {""}
   *[other] , kortin { $value } arvoksi tulisi { $worth }
}
place-free_prison = { nth-place }: vapauta tämä{ $value ->
    [none] {""}
   *[other] , kortti { $value } laskettaisiin taas
}
place-take_prison = { nth-place }: vankilakivi tähän{ $value ->
    [none] {""}
   *[other] , kortti { $value } ei olisi enää minkään arvoinen
}
place-return_gem = { nth-place }: anna tämä jalokivi takaisin{ $value ->
    [none] {""}
   *[other] , kortti { $value } laskettaisiin enää kerran
}
source-take = Ota pelaajalta { $name }: { $stone }, { nth-place }

## Mitä tapahtuu

tell-choice = { $you ->
    [yes] Olet valinnut.
   *[no] { $name } on valinnut.
}
tell-dealt = Kaksitoista korttia kullekin.
tell-guard = Kaarti käännetään esiin: { $strength }.
tell-turned = { $you ->
    [yes] Sinä: { $card }.
   *[no] { $name }: { $card }.
}
tell-won = Voitto, { $sum } vastaan { $strength }!
tell-highest = { $you ->
    [yes] Korttisi oli korkein.
   *[no] Korkein kortti: { $name }.
}
tell-lost = Häviö, { $sum } vastaan { $strength }.
tell-lowest = { $you ->
    [yes] Korttisi oli matalin.
   *[no] Matalin kortti: { $name }.
}
tell-by-swords = Samoista luvuista korkeampi on se, jossa on enemmän miekkoja.
tell-gem = { $you ->
    [yes] Saat jalokiven.
   *[no] { $name } saa jalokiven.
}
tell-gem-from = { $you ->
    [yes] Otat jalokiven pelaajalta { $other }.
   *[no] { $otherYou ->
        [yes] { $name } ottaa jalokiven sinulta!
       *[no] { $name } ottaa jalokiven pelaajalta { $other }.
    }
}
tell-freed = { $you ->
    [yes] Vapautat vangin.
   *[no] { $name } vapauttaa vangin.
}
tell-prison = { $you ->
    [yes] Saat vankilakiven.
   *[no] { $name } saa vankilakiven.
}
tell-prison-from = { $you ->
    [yes] Otat vankilakiven pelaajalta { $other }.
   *[no] { $otherYou ->
        [yes] { $name } ottaa vankilakiven sinulta.
       *[no] { $name } ottaa vankilakiven pelaajalta { $other }.
    }
}
tell-returned = { $you ->
    [yes] Mikään palkkiokorteistasi ei ole vapaa: annat sen sijaan jalokiven takaisin.
   *[no] { $name } antaa jalokiven takaisin, koska mikään hänen palkkiokorteistaan ei ole vapaa.
}
tell-imprisoned = { $you ->
    [yes] Kaikki kolme musketööriäsi on vangittu. Korttejasi ei lasketa, ennen kuin joku ottaa sinulta vankilakiven.
   *[no] { $name }: kaikki kolme musketööriä on vangittu.
}
tell-released = { $you ->
    [yes] Olet taas taistelussa mukana.
   *[no] { $name } on taas taistelussa mukana.
}
tell-three-gems = { $you ->
    [yes] Kolmas jalokivesi! Erä päättyy heti.
   *[no] { $name } saa kolmannen jalokivensä. Erä päättyy heti.
}
tell-nine-duels = Yhdeksäs kaksintaistelu on ohi: nyt lasketaan palkkiot.

## Tarina

story-game = Erä { $game }
story-game-text = Pois jätetyt kaartikortit: { $removed }.
story-pay = Palkkiosi: { $cards }.
story-duel = Kaksintaistelu { $duel } – kaarti { $strength }
story-duel-won = Kaksintaistelu { $duel } – kaarti { $strength }, { $by ->
    [0] voitettu täpärästi
   *[other] voitettu, erotus { $by }
}
story-duel-lost = Kaksintaistelu { $duel } – kaarti { $strength }, hävitty, erotus { $by }
story-card = { $who } { $value }
story-card-out = { $who } { $value } (ei lasketa)
story-highest = { $you ->
    [yes] Sinulla oli korkein kortti.
   *[no] Korkein kortti: { $name }.
}
story-highest-swords = { $you ->
    [yes] Sinulla oli korkein kortti, { $card }.
   *[no] Korkein kortti: { $name } ({ $card }).
}
story-lowest = { $you ->
    [yes] Sinulla oli matalin kortti.
   *[no] Matalin kortti: { $name }.
}
story-lowest-swords = { $you ->
    [yes] Sinulla oli matalin kortti, { $card }.
   *[no] Matalin kortti: { $name } ({ $card }).
}
story-gem-own = Jalokivi kortille { $value }, nyt arvoltaan { $worth }.
story-prison-own = Vankilakivi kortille { $value }.
story-freed-own = Korttisi { $value } on taas vapaa.
story-returned-own = Jalokivi kortilta { $value } palaa pöydän keskelle.
story-place = Paikka: { nth-place }.
story-freed-place = Vapaana: { nth-place }.
story-scored = Erän { $game } pisteet
story-three-gems = { $you ->
    [yes] Päätit erän kolmannella jalokivelläsi.
   *[no] { $name } päätti erän kolmannella jalokivellään.
}
story-nine-duels = Kaikki yhdeksän kaksintaistelua on taisteltu.
story-score = { $who } { $score }
story-totals = Tilanne: { $totals }.

## Mitä tiedetään

known-title = { known-open }
known-word = Nähdyt
known-open = Nähdyt kortit
known-left = Pakassa vielä olevat kaartikortit
known-left-none = Ei yhtään.
known-turned = Jo käännetyt kaartikortit
known-removed = Tästä erästä pois jätetyt
known-ours = Pelin viidestätoista kaartikortista kahdeksan (8, 10, 11, 12, 14, 15, 18, 20) olemme valinneet itse; ne eivät ole julkaistut vahvuudet.
known-cards = Muskettisoturikortit
known-unseen = vielä näkemättä
known-own = omasi
known-played = pelattu
known-own-cards = Omasi: { $cards }.
known-swords = Kunkin sarakkeen ylin kortti on neljän miekan, alin miekaton.
known-played-value = { $value }: { $count ->
    [0] ei yhtään pelattu
    [one] yksi viidestä pelattu
   *[other] { $count } viidestä pelattu
}

## Pisteet

scores-title = Dukaatit
scores-target = Tavoite { $target }
scores-single = Yksi erä
scores-single-pay = Yksi erä: palkkiosi arvo nyt
scores-games = Erä { $game }/{ $games }
scores-tie-break = Ratkaisuerä: erä { $game }
scores-last = Viime erän pisteet

sheet-title = Erän { $game } pisteet
sheet-three-gems = { $you ->
    [yes] Panit kolmannen jalokivesi: erä on päättynyt.
   *[no] { $name } pani kolmannen jalokivensä: erä on päättynyt.
}
sheet-nine-duels = Yhdeksän kaksintaistelua on taisteltu.
sheet-free = { $value }
sheet-G = { $value } × 2 = { $points }
sheet-P = { $value } vankilassa = 0
sheet-score = { $count ->
    [one] { $count } dukaatti
   *[other] { $count } dukaattia
}
sheet-total = yhteensä { $total }
pay-needs = { $otherYou ->
    [yes] Olet vielä { $count } edellä …
   *[no] { $other } on vielä { $count } edellä …
}
pay-behind = { $you ->
    [yes] { $other } on { $count } edellä sinua.
   *[no] { $otherYou ->
        [yes] { $count } sinua jäljessä.
       *[no] { $other } on { $count } edellä.
    }
}
pay-level = { $otherYou ->
    [yes] Tasoissa kanssasi!
   *[no] Tasoissa pelaajan { $other } kanssa!
}
pay-ahead = { $you ->
    [yes] Olet johdossa …
   *[no] { $name } on johdossa …
}
pay-leads = { $you ->
    [yes] Johdat { $count } dukaatilla!
   *[no] { $name } johtaa { $count } dukaatilla!
}
sheet-next = Seuraava erä

## Ensimmäinen oppitunti

coach-pay = Eniten dukaatteja voittaa. Kolmesta kortistasi tulee palkkiosi: ne tuovat dukaatteja, mutta eivät taistele. Jalokivi tekee korkeasta kaksin verroin arvokkaan, vankila matalalla maksaa vähän. Reunan miekat ratkaisevat vain, kun numero on sama.
coach-guard = Kardinaalin kaarti! Kaikki pelaavat salaa kortin; yhteensä niiden on oltava vähintään { $strength }. Jos voitatte, korkein saa jalokiven; jos häviätte, matalin joutuu vankilaan.
coach-beyond = { $strength } on tuskin saavutettavissa: jokaisen pitäisi pelata kymppi. Tärkeintä on siis, ettei oma kortti ole matalin: usein riittää keskitason kortti, ja parhaat säästyvät.
coach-gem = Yhdessä se onnistui, ja sinun korttisi oli korkein. Jalokivi tekee kortista kaksin verroin arvokkaan, joten korkein vapaa korttisi on hyvä paikka.
coach-others-win = Kaksintaistelu on voitettu, mutta korkein kortti oli toisella: { $name } { $does ->
    [gem] ottaa jalokiven
    [free] vapauttaa vangin
    [rob] ottaa jalokiven toiselta pelaajalta, koska keskellä niitä ei enää ole
    [rob-or-free] ottaa jalokiven toiselta pelaajalta, koska keskellä niitä ei enää ole, tai vapauttaa vangin
   *[either] ottaa jalokiven tai vapauttaa vangin
}.
coach-swords = Sama arvo: silloin ratkaisevat reunan miekat. Mitä enemmän niitä, sitä korkeampi.
coach-prison = Kaarti oli liian vahva ja korttisi matalin. Vankilassa kortti ei ole minkään arvoinen: matalin vapaa korttisi on hyvä paikka. Nollan päällä vankila ei maksa mitään.
coach-others-lose = Kaarti oli liian vahva. { $name } pelasi matalimman kortin ja maksaa siitä. Sinä pääsit pälkähästä.
coach-gem-or-free = Saat ottaa jalokiven tai sen sijaan vapauttaa vangin: hänen korttinsa lasketaan taas. Korkea kortti kannattaa vapauttaa.
coach-free = Korttisi oli korkein, mutta jokaisella palkkiokortillasi on jo kivi: vapauta { $count ->
    [one] vankisi. Kortti
   *[other] yksi vanki. Arvokkain on hyvä valinta; se
} lasketaan taas.
coach-return = Jokaisella palkkiokortillasi on jo kivi, joten vankilakivelle ei ole tilaa: annat sen sijaan jalokiven takaisin.
coach-robbed = Pöydän keskellä ei ollut enää jalokiviä, joten { $name } otti sinun jalokivesi{ $over ->
    [yes] .
   *[no] : niin kauan kuin keskusta on tyhjä, muun voittama kaksintaistelu voi viedä sinulta jalokiven.
}{ $value ->
    [0] { "" }
   *[other] { " " }Korttisi { $value } tuo taas { $value } eikä { $double }{ $over ->
        [yes] .
       *[no] , ja sille mahtuu uusi jalokivi.
    }
}
coach-source = { $stone ->
    [gem] Pöydän keskellä ei ole enää jalokiviä, joten otat sellaisen toiselta pelaajalta: hänen korttinsa menettää sen. Kosketa yhtä tuolla ylhäällä.
   *[prison] Pöydän keskellä ei ole enää vankilakiviä, joten otat sellaisen toiselta pelaajalta: hänen korttinsa lasketaan taas. Kosketa yhtä tuolla ylhäällä.
}
coach-goes = { $stone ->
    [gem] Jalokivi tekee kortista kaksin verroin arvokkaan: korkein vapaa korttisi on hyvä paikka.
   *[prison] Vankilassa kortti ei ole minkään arvoinen: matalin vapaa korttisi on hyvä paikka.
}
coach-imprisoned = Kaikki kolme korttiasi on vangittu. Pelaat edelleen mukana, mutta korttiasi ei lasketa, ennen kuin joku muu häviäjä ottaa sinulta vankilakiven.
coach-imprisoned-other = { $name } on kokonaan vangittu: hänen korttiaan ei enää lasketa summaan eikä korkeimmaksi tai matalimmaksi.
coach-scoring = Palkkiot on käännetty esiin: kukin kortti tuo arvonsa verran dukaatteja, jalokiven kanssa kaksin verroin, vankilassa ei mitään.
coach-end = Nyt osaat pelin: palkkiot, kaksintaistelut, jalokivet ja vankilan. Viimeisen kaksintaistelun jälkeen palkkiot käännetään esiin, ja eniten dukaatteja voittaa. Tästä lähin puhun vain, kun tulee jotain uutta.

## Toinen oppitunti: mitä kivet ratkaisevat

coach-stones-danger = Keskellä ei ole enää jalokiviä: joka nyt voittaa jalokiven, ottaa sen toiselta. Pelaajalla { $name } on kaksi, ja kolmannesta erä päättyy. Voitetun kaksintaistelun korkein kortti saa jalokiven: se on parhaasi arvoinen.
coach-stones-rob = Pöydän keskellä ei ole enää jalokiviä, joten otat sellaisen toiselta pelaajalta. Jos otat sen siltä, jolla on kaksi, myös erän loppu siirtyy kauemmas. Kymppisi vapauttaminen voi odottaa.
coach-stones-sacrifice = Lukuun { $strength } ei ylletä, joten matalin kortti tuo vankilan. Palkkiosi nollan päällä se ei maksa mitään: pelaa matalin korttisi ja säästä hyvät kaksintaisteluihin, jotka voi voittaa.
coach-stones-prison = Pane vankilakivi nollan päälle: arvottomalla kortilla ei ole mitään menetettävää. Halvemmalla ei hävitystä kaksintaistelusta selviä.
coach-stones-full = Nyt jokaisella palkkiokortillasi on kivi. Jos häviät, annat jalokiven takaisin; jos voitat, vapautat vangin. Lukuun { $strength } ylletään: pelaa korkeampi korttisi.
coach-stones-free = Koska jokaisella kortillasi on kivi, et ota jalokiveä vaan vapautat vangin. Kymppi lasketaan heti taas; nolla saa jäädä paikoilleen.
coach-stones-end = Näin kivet ratkaisevat: toiselta otettu jalokivi vaikuttaa kahdesti, vankilakivi nollan päällä ei maksa mitään ja vapautettu kymppi lasketaan taas. Muista se, kun valitset palkkiotasi: nolla siinä on halpa vankila, mutta ei myöskään tuo dukaatteja.

## Valinta lyhyesti, kun siitä puhutaan

choice-choose_pay = Palkkio: { $cards }
choice-take_gem = Jalokivi kortille { $value }
choice-free_prison = { $value } vapaaksi
choice-take_prison = Vankilakivi kortille { $value }
choice-return_gem = Jalokivi pois kortilta { $value }
choice-from = { $choice }, pelaajalta { $name }, { nth-place }

## Miksi valinta on sen arvoinen kuin on

lamp-guard-alone = { $value } voittaa kaartin { $strength } yksinään.
lamp-guard-surely = Kaarti { $strength } on kuin voitettu: { $others ->
    [1] { $name } tuo
   *[other] muut tuovat
} noin { $rest }, ja { $need } riittää.
lamp-guard-hardly = Kaartia { $strength } tuskin voi voittaa: { $others ->
    [1] { $name } tuo noin { $rest }, ja häneltä
   *[other] muut tuovat noin { $rest }, ja heiltä
} tarvittaisiin { $need }.
lamp-guard-perhaps = { $value } yltää lukuun { $strength }, jos { $others ->
    [1] { $name } tuo { $need }. { $name } tuo
   *[other] muut tuovat { $need }. He tuovat
} noin { $rest }; se riittää { $often }.
lamp-guard-beyond = { $value } ei voi yltää lukuun { $strength }: { $others ->
    [1] pelaajalta { $name }
   *[other] muilta
} tarvittaisiin { $need }, ja enintään { $most } on mahdollista.
lamp-guard-short = Yksinään { $value } ei yllä lukuun { $strength }.
lamp-often = { $often ->
    [never] ei koskaan
    [hardly] tuskin koskaan
    [nearly] lähes aina
    [always] aina
   *[some] { $times ->
        [one] kerran kymmenestä
       *[other] { $times } kertaa kymmenestä
    }
}
lamp-gains = Korkein kortti ja siis jalokivi: { $often }.
lamp-gains-or-frees = Korkein kortti ja siis jalokivi tai vapautettu vanki: { $often }.
lamp-loses = Hävityn kaksintaistelun matalin kortti ja siis vankila: { $often }.
lamp-loses-gem = Hävityn kaksintaistelun matalin kortti ja siis jalokivi takaisin: { $often }.
lamp-safe = Se tuskin on hävityn kaksintaistelun matalin kortti.
lamp-kept = Kortti { $card } voittaisi tämän kaksintaistelun { $often }, mutta on arvokkaampi myöhemmin.
lamp-spared = Kortti { $card } olisi nyt varmempi, mutta on arvokkaampi myöhemmin.
lamp-lost = Käytännössä hävitty. Vielä kannattaa tavoitella: { $players ->
    [2] jokaista dukaattia
   *[other] toista sijaa
}{ $free ->
    [0] .
    [1] {" "}ja jalokiveä kortille { $high }.
   *[other] , jalokiveä kortille { $high } ja vankilaa kortille { $low }.
}
lamp-hand = Vaikea käsi, mutta suunnitelma löytyy: jätä vahvat kaartit muille ja säästä kortti { $high } heikkoa varten. Jalokivi palkkion arvokkaimmalla kortilla ja vankila vain halvimmalla on hyvä loppu.
lamp-turn = Vaikeaa, mutta ei hävitty. Tilanteen kääntää voitetun kaksintaistelun korkein kortti: { $how ->
    [gem] jalokivi kortilla { $high } tuo { $high } lisää.
    [free] vapautettu { $jailed } tuo { $jailed } lisää.
   *[either] jalokivi kortilla { $high } tuo { $high } lisää, vapautettu { $jailed } taas { $jailed }.
}
lamp-spent = Korttia ei nyt lasketa: siihen kelpaa sellainen, josta voi luopua.
lamp-pay-gem = Kortilla { $card } on lopussa jalokivi: { $often }.
lamp-pay-prison = Kortti { $card } on lopussa vankilassa: { $often }.
lamp-now = Kortti { $card } tuo { $change ->
    [1] { $count } enemmän.
    [-1] { $count } vähemmän.
   *[0] saman kuin ennen.
}
lamp-ends-game = Kolmas jalokivi päättää erän heti.
lamp-robs = Jalokivi otetaan pelaajalta { $name }.
lamp-robs-leader = Jalokivi otetaan pelaajalta { $name }, joka on muita edellä.
lamp-helps = Vankilakivi otetaan pelaajalta { $name }, jota se auttaa.
lamp-helps-last = Vankilakivi otetaan pelaajalta { $name }, jota se auttaa mutta jolla on vähiten.
review-uncounted = Se laskee dukaatit, kivet ja palkkiot, mutta toisin kuin lamppu ei yhtään vielä pelattavaa korttia: siksi se alkaa tasan, oli käsi millainen tahansa{ $marked ->
    [yes] { " " }(viivoitettu kohta)
   *[no] { "" }
}.
lamp-ducats = Tämä erä tuo luultavasti { $own } dukaattia ja { $others ->
    [1] pelaajalle { $name }
   *[other] parhaalle muista
} { $most }.

## Loppu

end-won = { $by ->
    [narrow] Hiuksenhienosti!
    [clear] Kukaan ei päässyt lähellekään!
   *[plain] Pullein kukkaro on sinun!
}
end-lost = { $by ->
    [narrow] Niin lähellä!
    [clear] { $other } oli tavoittamattomissa
   *[plain] { $other } vei pulleimman kukkaron
}
end-ahead = { $count ->
    [one] Yksi dukaatti enemmän. Jäljessä { $other }.
   *[other] { $count } dukaattia enemmän. Jäljessä { $other }.
}
end-missing = { $count ->
    [one] Jäit yhden dukaatin: { $other } voittaa.
   *[other] Jäit { $count } dukaattia: { $other } voittaa.
}
end-gem = { $you ->
    [yes] { $count ->
        [one] Ratkaisun toi jalokivi korttisi { $values } päällä.
       *[other] Ratkaisun toivat jalokivet korttiesi { $values } päällä.
    }
   *[no] { $name }: { $count ->
        [one] ratkaisun toi jalokivi kortin { $values } päällä.
       *[other] ratkaisun toivat jalokivet korttien { $values } päällä.
    }
}
end-jailed = Ilman vankilaa korttisi { $value } olisi voittanut.
end-weak = { $rank ->
    [1] Ja vieläpä kaikkein heikoimmilla korteilla!
    [shared] Sait kaikkein heikoimmat kortit, ja jaat silti voiton.
    [2] Sait kaikkein heikoimmat kortit, ja tulit silti toiseksi.
    [3] Sait kaikkein heikoimmat kortit, ja tulit silti kolmanneksi.
   *[last] Sait kyllä kaikkein heikoimmat kortitkin.
}
end-exchange = Pelaa korteilla, jotka sai { $name }
end-exchange-about = Sama jako toiselta puolelta: { $won ->
    [yes] voittaisitko sielläkin?
   *[no] oliko siellä helpompaa?
}
end-exchanged = Kumpikin on nyt pelannut molemmat kädet: sinä { $own } + { $now } = { $sum } dukaattia, { $name } { $theirs } + { $after } = { $theirSum }.
figure-free = Dukaatit vapaista korteista
figure-gems = Dukaatit jalokivikorteista
figure-jailed = Vankilaan menetetyt dukaatit
figure-won = Voitot korkeimmalla kortilla
figure-lost = Tappiot matalimmalla kortilla
figure-robbed = Muilta otetut jalokivet

## Miksi kysytään

question-choose_pay = Valitsemasi kolme korttia ovat palkkiosi. Lopussa kukin tuo arvonsa verran dukaatteja, jalokiven kanssa kaksin verroin, vankilassa ei mitään. Tähän pantu ei enää taistele; muut yhdeksän korttia ovat kaikki, mitä sinulla on enintään yhdeksään kaksintaisteluun. Sillä, missä järjestyksessä valitset nämä kolme, ei ole väliä.
question-play_card = Korttien on yhdessä yllettävä kaartin vahvuuteen. Jos ne yltävät, korkein kortti saa jalokiven tai vapauttaa vangin. Jos eivät, matalin saa vankilakiven. Yhtä suurista korteista korkeampi on se, jossa on enemmän miekkoja. Jos keskellä ei ole jäljellä, se otetaan toiselta pelaajalta.
question-beyond = Korttisi { $best } { $others ->
    [seen] ja korkeimmat kortit, joita muilla voi vielä olla, olisivat yhteensä
   *[highest] ja kymppi jokaiselta muulta olisi yhteensä
} { $most }: vähemmän kuin { $strength }. Tämä kaksintaistelu siis hävitään, ja matalin kortti saa vankilakiven.
question-winner_acts = Korttisi oli korkein. Jalokivi tekee yhdestä palkkiokortistasi kaksin verroin arvokkaan; sen sijaan voit vapauttaa vangin. Jos pöydän keskellä ei ole jalokiviä, otat sen toiselta pelaajalta. Kolmas jalokivi päättää erän.
question-loser_acts = Korttisi oli matalin. Vankilassa oleva kortti ei tuo mitään, ennen kuin se vapautetaan: valitse sellainen, josta voit luopua. Jos pöydän keskellä ei ole vankilakiviä, otat sen toiselta pelaajalta ja vapautat samalla hänen korttinsa. Jos jokaisella palkkiokortillasi on jo kivi, jalokivi palaa keskelle.

## Mitä merkki tarkoittaa: lause kustakin

sign-ducats = Dukaatteja tähän mennessä: { $count }. Eniten kerännyt voittaa, kun peli päättyy.
sign-hand = Kortteja kädessä: { $count }. Vain haltija näkee ne; jokainen kaksintaistelu vie yhden.
sign-worth = Tämän verran kolme palkkiokorttia toisi, jos erä päättyisi nyt: dukaatteja { $now }.
sign-gems = { $count ->
    [0] Tässä ei ole enää jalokiviä. Joka nyt voittaa sellaisen, ottaa sen toiselta pelaajalta.
   *[other] Jalokiviä pöydän keskellä: { $count }. Jalokivi tekee palkkiokortista kaksin verroin arvokkaan; kun niitä ei ole enää tässä, sellainen otetaan toiselta pelaajalta.
}
sign-prisons = { $count ->
    [0] Tässä ei ole enää vankilakiviä. Jonka nyt on otettava sellainen, ottaa sen toiselta pelaajalta ja vapauttaa näin tämän kortin.
   *[other] Vankilakiviä pöydän keskellä: { $count }. Vangittu palkkiokortti ei tuo mitään; kun niitä ei ole enää tässä, sellainen otetaan toiselta pelaajalta.
}
sign-pile = Tässä erässä vielä tulevia kaartikortteja: { $count }. Niiden vahvuudet löytyvät kohdasta ”{ known-open }”.
sign-guard = Kardinaalin kaarti: tämän kaksintaistelun korttien on yhdessä yllettävä lukuun { $strength }.
sign-sum = Käännettyjen korttien summa on { $sum }; voittoon tarvitaan { $strength }.
sign-down = Kuvapuoli alaspäin pelattu kortti; kaikki käännetään yhtä aikaa.
sign-slot = Tähän tulee kortti, jonka tämä pelaaja pelaa kaksintaistelussa.
sign-out = Jos kaikki kolme palkkiokorttia ovat vankilassa, pelataan mukana, mutta korttia ei lasketa.
sign-two-gems = Kolmas jalokivi päättää erän heti.
sign-card = Kaksintaistelussa se lisää summaan { $value }{ $swords ->
    [0] { "" }; siinä ei ole miekkaa, ja samoista luvuista korkeampi on se, jossa on enemmän miekkoja.
    [one] { "" }; sen miekka ratkaisee vain samojen lukujen kesken.
   *[other] { "" }; sen { $swords } miekkaa ratkaisevat vain samojen lukujen kesken.
}
sign-pay-card = Palkkiona se tuo lukunsa verran dukaatteja: { $value }; jalokiven kanssa { $double }, vankilassa ei yhtään.
sign-place = { $stone ->
    [G] Jalokivi: tämä palkkiokortti tuo arvonsa kaksin verroin. Vain omistaja tietää sen.
    [P] Vankilakivi: tämä palkkiokortti ei tuo mitään ennen vapauttamista. Vain omistaja tietää sen.
    [none] Paikka yhdelle kolmesta palkkiokortista, jotka valitaan ennen ensimmäistä kaksintaistelua.
   *[other] Palkkiokortti kuvapuoli alaspäin: lopussa se tuo arvonsa verran dukaatteja. Vain omistaja tietää sen.
}
sign-pay = { $stone ->
    [G] Tällä kortilla ({ $value }) on jalokivi: erän lopussa se tuo dukaatteja { $points }.
    [P] Tämä kortti ({ $value }) on vankilassa: se ei tuo mitään, ellei sitä vapauteta.
   *[other] Tämä kortti ({ $value }) tuo erän lopussa dukaatteja { $points }; jalokivi tekisi siitä kaksin verroin arvokkaan.
}
sign-bears = Toinen kivi ei mahdu sille.
unit-ducats = { $count ->
    [one] { $worth } dukaatti
   *[other] { $worth } dukaattia
}
difference-ducats = { unit-ducats }
