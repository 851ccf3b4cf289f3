### Sanat pelin Mousquetaires du Roy pöydässä.

mr-title = Mousquetaires du Roy, { $turn ->
    [0] alkuvalmistelut
   *[other] kierros { $turn }
}
mr-where = { $turn ->
    [0] Alkuvalmistelut
   *[other] Kierros { $turn } · { $phase ->
        [milady] Milady
        [musketeers] musketöörit
        [la_rochelle] La Rochelle
       *[end] yö
    }
}
mr-places = Paikat
mr-tracks = Radat
mr-rewards = Piirityksen palkkiot
mr-reward-perfidy = { $side ->
    [milady] nostat
   *[other] Milady nostaa
} petoskortin
mr-reward-epic = joukkue saa urotyömerkin; kun niitä on tarpeeksi, pääsee yhden Louvren gallerian ohi
mr-reward-one_for_all = joukkue saa merkin Yksi kaikkien puolesta, kaikki yhden puolesta: yhdellä kierroksella jokaisella musketöörillä on yksi toiminto enemmän
mr-reward-paid = jo maksettu
mr-track-short-time = Aika
mr-track-short-honour = Kunnia
mr-track-short-siege = Piiritys
mr-track-short-constance = Constance
mr-track-short-louvre = Louvre
mr-track-short-quest = Matka
mr-track-time = { $left ->
    [one] Vielä 1 ruutu
   *[other] Vielä { $left } ruutua
} kardinaalin ruutuun; { $side ->
    [milady] sinulla
   *[other] Miladylla
} on La Rochellessa { $dice ->
    [one] 1 noppa
   *[other] { $dice } noppaa
}.
mr-track-honour = { $left ->
    [one] Jäljellä 1 piste
   *[other] Jäljellä { $left } pistettä
}; nollassa { $side ->
    [milady] olet voittanut
   *[other] Milady on voittanut
}.
mr-track-toll = Tänä yönä se laskee { $count } pisteellä.
mr-track-siege = { $left ->
    [one] 1 ruutu
   *[other] { $left } ruutua
} Richelieun päähän, { $right } toiseen päähän.
mr-track-louvre = { $left ->
    [0] Tehtävä epäonnistuu nyt.
    [one] Vielä 1 kierros, ennen kuin tehtävä Louvressa epäonnistuu.
   *[other] Vielä { $left } kierrosta, ennen kuin tehtävä Louvressa epäonnistuu; jo kierrosta aiemmin kuningattaren kunnia laskee.
}
mr-track-constance = Vielä { $left ->
    [one] 1 onnistuminen
   *[other] { $left } onnistumista
}, ja Constance on kuristettu: { $side ->
    [milady] olet voittanut
   *[other] Milady on voittanut
}.
mr-track-constance-safe = Kukaan ei uhkaa Constancea.
mr-track-quest = { $done }/{ $of } matkan osaa takana{ $board ->
    [none] { "" }
   *[other] ; nyt, laudalla { $number }/{ $boards }: { mr-quest-goal }
}. Viimeisen jälkeen musketöörit ovat voittaneet.
mr-alarm-short = { $turns ->
    [0] 1 askel
    [1] yöllä
   *[other] { $turns } kierr.
}
mr-alarm = { $turns ->
    [0] { $side ->
        [milady] Askeleen päässä voitosta
       *[other] Askeleen päässä lopusta
    }
    [1] Pelissä tänä yönä
   *[other] Vielä { $turns } kierrosta
}
mr-track-siege-now = Piiritys on ruudussa { $at }

## Lauta

mr-milady-here = Milady
mr-milady-secret = Milady, salassa
mr-milady-perhaps = Milady voi olla täällä
mr-perhaps = { $place ->
    [la_rochelle] { $cards ->
        [0] Jos Milady on täällä, hän poistaa taistelukortin, jonka asetatte muureille; vielä siellä ei ole yhtään.
       *[other] Jos Milady on täällä, hän poistaa musketöörien jälkeen yhden taistelukortin muureilta.
    }
    [richelieu] Jos Milady on täällä, hän valitsee musketöörien jälkeen petoskortin tai nostaa, kunnes hänellä on kolme, ellei kukaan löydä häntä.
    [miladys_house] { $plots ->
        [0] Jos Milady on täällä, hän ei hyödy siitä: Pariisi-kortteja ei ole enää jäljellä.
       *[other] Jos Milady on täällä, hän ottaa musketöörien jälkeen valitsemansa Pariisi-kortin.
    }
   *[other] { $rochefort ->
        [out] Jos Milady on täällä, mikään ei paljasta sitä: Rochefort on taistelukyvytön.
       *[fit] Jos Milady on täällä, Rochefort voi puuttua kaikkiin muihin yrityksiin kuin Athoksen.
    }
}
# What everybody has been told of where she was
mr-trail = Milady on ollut { $places }.
mr-trail-place = { $place } (kierros { $turn })
mr-map-paris = Pariisi
mr-map-louvre = Louvre
mr-map-quest = Matka
mr-map-la_rochelle = La Rochelle
mr-map-richelieu = Palatsi
mr-map-miladys_house = Talo
mr-map-vieux_colombier = Vieux-Colombier
mr-map-bastille = Bastilji
mr-closed = Umpikuja: tällä kierroksella tänne ei pääse kukaan
mr-quest-step = { $number }/{ $of }
mr-steps-left = jäljellä { $left }
mr-yours = Sinun
# What he alone can do, in two words on his plate
mr-power = { $power ->
    [rochefort_immune] ei Rochefortia
    [extra_die] +1 noppa
    [any_skill] joka kortti
    [better_botte] helppo pisto
   *[remote_exchange] vaihtaa kaukaa
}
mr-out = taistelukyvytön
mr-life = Elämiä { $life }/{ $most }.
mr-actions-left = { $count ->
    [one] 1 toiminto jäljellä
   *[other] { $count } toimintoa jäljellä
}
mr-stands = Paikka: { $place }.
mr-botte = Salapisto: vähintään { $demands }.
mr-botte-out = Salapisto: vähintään { $demands }. Näin harvoilla nopilla sitä ei voi heittää.
mr-botte-short = { $can ->
    [no] Salapisto: liian vähän noppia
   *[yes] Salapisto
}
mr-led = Johdossa { $name }: { $liking }
mr-skills = Taidot
mr-tokens = Varusteet ja parannukset
mr-hand-of = Kortit: { $name }
mr-secrets = Minkä vain { $side ->
    [milady] sinä tiedät
   *[other] Milady tietää
}
mr-destination = Määränpää: { $place }
mr-rochefort-out = Rochefort on taistelukyvytön eikä estä ketään.
mr-at-mission = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Rochefort voi estää yritykset tämän paikan tehtävässä, mutta ei Athoksen.
}
mr-at-quest = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Rochefort voi estää yritykset matkalla, mutta ei Athoksen.
}
mr-at-la_rochelle = { $cards ->
    [0] Lopuksi poistat muureilta taistelukortin, jos he asettavat sinne sellaisen.
   *[other] Lopuksi poistat muureilta yhden taistelukortin.
}
mr-at-richelieu = Lopuksi valitset petoskortin tai nostat kolmeen asti, ellei kukaan löydä sinua sitä ennen.
mr-at-miladys_house = { $plots ->
    [0] Pariisi-kortteja ei ole enää otettavaksi.
   *[other] Lopuksi otat valitsemasi Pariisi-kortin.
}
mr-at-instead = { $what ->
    [bars] Toisaalta Rochefort ei silloin estä ketään.
   *[acts] Toisaalta et silloin tee lopuksi mitään.
}
mr-cannot = { $why ->
    [rochefort] Rochefort on täällä Miladyn kanssa: { $name } kohtaa ensin hänet.
    [last_life] Haava vie viimeisen elämän ja samalla seuraavan vuoron: { $name }.
    [closed] Tie sinne on suljettu tällä kierroksella.
    [full] Muurien jokainen paikka on varattu.
    [beggars] Niin kauan kuin kerjäläiset ovat siellä, kukaan ei voi yrittää mitään: he haluavat { $price } pistolea, joukkueella on { $pistoles }.
   *[named] { $name } ei saa yrittää tässä tehtävässä mitään: hänen Nemesiksensä odottaa siellä.
}
mr-no-mission = Pariisissa on nyt rauhallista.
mr-done = valmis
mr-beaten = Voitettu
mr-face-down = kuvapuoli alaspäin
# What a Paris card does, where there is room for a few words
mr-effect = { $effect ->
    [honour] Joka yö: kunnia −1
    [perfidy] Joka yö: petoskortti
    [siege_die] La Rochelle: punainen noppa lisää
    [strangle] Joka yö: nopat Constancea vastaan
    [tax] Joka yö: pistoli pois
   *[wound] Joka yö: haava
}
mr-attempt-challenge = Yritä
mr-attempt-duel = Taistele
mr-rochefort-first = Ensin Rochefort
mr-foe-life = Elämiä { $life }/{ $most }
ambush-assassin-laid = Yksi punainen noppa jokaista saapujaa kohti: miekka on haava, rintahaarniskasta huolimatta.
ambush-voleurs-laid = Yksi punainen noppa jokaista saapujaa kohti: miekka maksaa joukkueelle pistolin.
ambush-courtisane-laid = Ritarillisuushaasteet ovat täällä pisteen vaikeampia; näkyvässä arvossa piste on mukana.
mr-pay-beggars = Maksa { $price ->
    [one] 1 pistoli
   *[other] { $price } pistolia
}
mr-spaces = Taistelukortit La Rochellessa
mr-space-free = vapaa
mr-siege-now = Kierroksen lopussa: { $blue ->
    [one] 1 sininen noppa
   *[other] { $blue } sinistä noppaa
} ja { $red ->
    [one] 1 punainen
   *[other] { $red } punaista
} vastakkain.
mr-siege-so = Tänä yönä
mr-siege-reinforced = Vahvistukset: { $side ->
    [milady] heität
   *[other] Milady heittää
} yhden nopan enemmän.
mr-siege-limit = { $end ->
    [left] Richelieu: La Rochelle kaatuu
   *[right] Musketöörit: piiritys murtuu
}
mr-siege-end = { $end ->
    [forward] maata voitetaan
    [back] maata menetetään
   *[lost] niistä: se kaatuu
}
mr-siege-never = 0/10
mr-milady-hand = { $side ->
    [milady] Sinulla
   *[other] Miladylla
} on { $perfidy ->
    [one] 1 petoskortti
   *[other] { $perfidy } petoskorttia
} ja { $paris ->
    [one] 1 Pariisi-kortti
   *[other] { $paris } Pariisi-korttia
}.
mr-way = Tie timanttiriipusten luo
mr-square-free = vapaa
mr-square-was = Nyt vapaa. Täällä oli: { $token }
mr-behind = Suljettujen ovien takana: { $what }.
mr-guards = { $count ->
    [one] 1 kaartilainen
   *[other] { $count } kaartilaista
}
mr-decoys = { $count ->
    [one] 1 hämäys
   *[other] { $count } hämäystä
}
mr-traps = { $count ->
    [one] 1 ansa
   *[other] { $count } ansaa
}
mr-unseen = Kaartilaiset, joita kukaan ei ole vielä nähnyt: { $what }.
mr-of-force = { $count } × voima { $force }
mr-inn-turn = Avaa seuraava ovi
mr-inn-meet = Kohtaa: { $token }
mr-inn-advance = Etene ovelle { $square }
mr-gallery-ways = Haaste riittää, tai molemmat kaartilaiset.
mr-passage = Salakäytävä: { $count ->
    [one] 1 urotyömerkki
   *[other] { $count } urotyömerkkiä
}

## Kaksintaistelut

mr-duel = { $name } – { $foe }
mr-dice = { $count ->
    [one] 1 noppa
   *[other] { $count } noppaa
}
mr-round = Erä { $round }
mr-reroll-die = Heitä tämä noppa uudestaan ({ $face })
mr-absorbed = Rintahaarniska kestää.
mr-chance = { $like ->
    [never] ei koskaan
    [hardly] alle 1/{ $of }
    [mostly] yli { $count }/{ $of }
    [sure] varmasti
   *[some] { $count }/{ $of }
}
mr-chance-other = { $like ->
    [never] ei koskaan
    [hardly] alle 1
    [mostly] yli { $count }
    [sure] varmasti
   *[some] { $count }
}
mr-odds = Osuu viholliseen: { $hit }; menettää { $lives ->
    [more] elämiä
   *[one] elämän
}: { $hurt }.
mr-odds-armed = Osuu viholliseen: { $hit }, korteillaan { $hits }; menettää { $lives ->
    [more] elämiä
   *[one] elämän
}: { $hurt }, korteillaan { $hurts }.
mr-sign-odds = Haavoittunut häviää kaksintaistelun; de Cavois’lla on kaksi elämää ja kaksi kaksintaistelua hävittävänään. Molemmat voivat haavoittua yhtä aikaa tai ei kumpikaan: lukujen ei tarvitse täydentää toisiaan. Korteillaan: jos hän panee peliin kaikki taistelukorttinsa.
mr-odds-rochefort = Rochefort haavoittaa: { $hurt }; menettää elämän: { $hit }.
mr-odds-bare = Ilman kortteja
mr-odds-all = Korteillaan
mr-odds-hits = { $by ->
    [rochefort] Rochefort haavoittaa
   *[him] Osuu viholliseen
}
mr-odds-hurt = { $lives ->
    [more] Menettää ainakin 1 elämän
   *[one] Menettää elämän
}
mr-odds-several = { $kind ->
    [both] molemmat kortit
   *[mixed] { $count } korttia
}
mr-committed = Peliin pannut kortit
mr-odds-costs = Hinta
mr-odds-so = Nämä kortit
mr-botte-mine = { $name }: salapisto osuu!
mr-botte-its = { $foe }: salapisto osuu!
mr-botte-both = Molemmat salapistot osuvat!
mr-duel-opponent = { $name } osuu: { $foe } haavoittuu.
mr-duel-musketeer = { $foe } osuu: { $name } haavoittuu.
mr-duel-both = Molempiin osuu.
mr-duel-both-beaten = { $foe } on voitettu, mutta { $name } sai osuman.
mr-duel-tie = Ei verta: tasapeli.
mr-duel-why = { $by ->
    [mine] Hänen salapistonsa osui: yksi haava, näyttivät nopat mitä tahansa.
    [its] Vastustajan salapisto osui: yksi haava, näyttivät nopat mitä tahansa.
    [both] Molemmat salapistot osuivat: haava kummallekin.
    [tie] Yksikään miekka ei päässyt läpi, eikä noppia ole enää jäljellä.
   *[swords] Miekat, joita mikään kilpi ei torjunut: hänen { $mine }, vastustajan { $its }.
}
mr-duel-round = Erä { $round }{ $each ->
    [yes] , noppa vähemmän kummallakin
   *[no] { "" }
}. { $mine ->
    [botte] { $name } tarvitsee salapiston tai torjumattoman miekan
    [sword] { $name } tarvitsee torjumattoman miekan
   *[none] { $name } on heittänyt jo kaikki noppansa
}; { $its ->
    [botte] vastustaja tarvitsee salapiston tai torjumattoman miekan
    [sword] vastustaja tarvitsee torjumattoman miekan
   *[none] vastustajalla ei ole enää noppia
}.
mr-duel-left = { $life ->
    [0] Vastustaja seisoo yhä: tarvitaan uusi kaksintaistelu.
    [one] Vastustajalla on vielä yksi elämä: tarvitaan uusi kaksintaistelu.
   *[other] Vastustajalla on vielä { $life } elämää: tarvitaan uusi kaksintaistelu.
}

## Mitä kysytään

mr-you = { $side ->
    [milady] Olet Milady, yksin musketöörejä vastaan: estä timanttiriipusten paluu.
    [all] Johdat musketöörejä Miladya vastaan: tuo kuningattaren timanttiriipukset takaisin.
    [one] Olet { $names }, apunasi { $others } Miladya vastaan. Tuokaa kuningattaren timanttiriipukset takaisin.
   *[some] Johdossasi ovat { $names }, apunasi { $others } Miladya vastaan. Tuokaa kuningattaren timanttiriipukset takaisin.
}
mr-ask-destination = Minne menet salaa?
mr-ask-paris = Tuodaanko Pariisiin kortti?
mr-ask-man = Kenet lähetät? { $mission }: voimaa jäljellä { $force }.
mr-ask-ambush = Väijytys tähän tehtävään? { $mission }
mr-ask-nemesis = Kenen Nemesis se on?
mr-ask-perfidy = Nostatko petoskortin vai pelaatko sellaisen?
mr-ask-target = { $card }: ketä vastaan?
mr-ask-close = Mikä tie on tällä kierroksella umpikuja?
mr-ask-reveal = { $attempt ->
    [challenge] { $name } ottaa vastaan haasteen: { $what }.
    [duel] { $name } haastaa kaksintaisteluun: vastassa { $what }.
    [guard] { $name } haastaa kaartilaisen kaksintaisteluun: { $what }.
    [inn] { $name } kurottaa kohti majatalon ovea: { $what }.
   *[passage] { $name } etsii salakäytävää.
} { $there ->
    [yes] Puuttuuko Rochefort asiaan?
   *[no] Et ole siellä.
}
mr-ask-own = Olet { $place } ja saat { $where ->
    [la_rochelle] poistaa muureilta yhden kortin
   *[other] ottaa yhden kortin
}: minkä?
mr-ask-reroll = Heitetäänkö yksi kilpi uudestaan?
mr-ask-wound = Kuka saa haavan?
mr-ask-lay = { $laid ->
    [yes] { $board }: jääkö näin?
   *[no] { $board }, { $where }: mikä merkki { $door ->
        [0] odottaa siellä?
       *[other] tulee vasemmalta lukien oven { $door } taakse?
    }
}
mr-ask-jail = { $name } on pidätetty Miladyn käskystä. Yrittääkö hän pakoa heti?
mr-ask-one_for_all = Pelataanko Yksi kaikkien puolesta, kaikki yhden puolesta?
mr-ask-next = Kuka aloittaa vuoronsa?
mr-ask-action = { $count ->
    [0] { $rides ->
        [yes] { $name }: toimintoja ei ole enää, mutta ratsastaa voi yhä.
       *[no] { $name }: toimintoja ei ole enää.
    }
    [one] { $name }: 1 toiminto jäljellä.
   *[other] { $name }: { $count } toimintoa jäljellä.
}{ $leaves ->
    [yes] {" "}Ensin on lähdettävä Richelieun palatsista: minne?
   *[no] {""}
}
mr-ask-pay = { $token }: millä kortilla maksat?
mr-ask-buy = Ostetaanko samalla toiminnolla toinenkin merkki?
mr-ask-offer = Mitä { $name } ja { $partner } vaihtavat?
mr-ask-trade = { $name } tarjoaa tätä vaihtoa. Suostuuko { $partner }?
mr-ask-planchet = Planchet: katsotaanko yksi majatalon rivi vai nostetaanko?
mr-ask-heal = Mousqueton: kenen haavat hoidetaan?
mr-ask-cards = { $what }: mikä kortti auttaa?
mr-cards-sum = { $skill } { $own }{ $laid ->
    [0] { "" }
   *[other] { " " }+ { $laid }
}/{ $value }: puuttuu vielä { $left }.
mr-ask-commit = { $name } – { $foe }: mitkä kortit panet peliin?
mr-ask-blade = Toledon säilä: heitetäänkö yksi noppa uudestaan?
mr-ask-sacrifice = Piiritys siirtyy ruutuun { $to }{ $lives ->
    [0] . Uhraako { $name } elämän yhden ruudun vuoksi?
    [one] , ja La Rochelle on menetetty. Uhraako { $name } elämän yhden ruudun vuoksi?
   *[other] , ja La Rochelle on menetetty, ellei { $lives } elämää uhrata. Uhraako { $name } niistä yhden?
}

## Vastaukset

mr-do-done = { $asking ->
    [commit] { mr-attempt-duel }
    [buy] Ei muuta
    [offer] { mr-exchange-short }
   *[other] Valmis
}
mr-do-pass = { $asking ->
    [blade] Pidä nopat
    [reroll] Pidä nopat
    [ambush] Ei väijytystä
    [paris] Ei korttia
    [perfidy] Ei kumpaakaan
   *[other] Ei mitään
}
mr-do-yes = { $asking ->
    [sacrifice] Uhraa elämä
    [one_for_all] Pelaa se
    [trade] Suostun
   *[other] Kyllä
}
mr-do-no = { $asking ->
    [sacrifice] Luovuta ruutu
    [one_for_all] Ei vielä
    [trade] En suostu
   *[other] Ei
}
mr-do-appear = Rochefort puuttuu asiaan
mr-do-stay_hidden = Pysy piilossa
mr-do-draw_perfidy = Nosta kortti
mr-do-refill = Nosta kolmeen asti
mr-do-after_you = Sinä ensin
mr-do-wait = Odota
mr-do-escape_pay = Lahjo: 1 pistoli, 1 toiminto
mr-do-escape_fight = Taistele vanginvartijaa vastaan: 1 toiminto
mr-do-draw = { $asking ->
    [planchet] Nosta 2 korttia
   *[other] Nosta kortti
}
mr-do-passage = Salakäytävä
mr-do-end_turn = Lopeta hänen vuoronsa
mr-draw-short = Nosta
mr-end-sure = { $count ->
    [one] Lopetanko? 1 toiminto jäljellä
   *[other] Lopetanko? { $count } toimintoa jäljellä
}
mr-end-sure-short = Lopetanko?
mr-end-short = Lopeta
mr-do-reroll = Heitä kilpi uudestaan
mr-do-destination = Mene salaa { $place }
mr-do-close = Sulje tie { $place }
mr-begin = { $name } aloittaa
mr-go = Mene { $place }
mr-paris-asks = { $count ->
    [0] Vastustajia, voima enintään { $force }.
   *[other] { $challenges }; vastustajia, voima enintään { $force }.
}
mr-reach = { $brief ->
    [yes] { "" }
   *[no] { $name }:{ " " }
}{ $own }{ $cards ->
    [0] { "" }
   *[other] { " " }+ { $cards }{ $any ->
        [yes] , mikä tahansa kortti käy
       *[no] { "" }
    }
}{ $short ->
    [0] { "" }
   *[other] , puuttuu { $short }
}
mr-back-to-room = Takaisin tupaan
mr-end-title = { $side ->
    [milady] Milady voittaa
   *[team] Musketöörit voittavat
}
# Mitä tässä pöydässä tapahtui, kun ottelu on ohi
mr-end-course = { $turns ->
    [one] Yhdellä kierroksella
   *[other] { $turns } kierroksella
} musketöörit selvittivät matkan laudoista { $boards }/{ $of }; suoritettuja tehtäviä { $done }, epäonnistuneita { $failed }.
mr-end-enough = { $what ->
    [siege] Kierroksen { $turn } yönä punaiset miekat voittivat siniset { $red }–{ $blue }: { $count ->
        [one] yksi sininen miekka lisää
       *[other] { $count } sinistä miekkaa lisää
    } olisi riittänyt.
    [honour] Kierroksella { $turn } se putosi 1 → 0: silloin yksi piste lisää olisi riittänyt.
   *[constance] Kierroksen { $turn } yönä silmukka kiristyi: { $count ->
        [one] vielä yksi haaste
       *[other] vielä { $count } haastetta
    } Pariisissa olisi pelastanut hänet ajoissa.
}
mr-end-lacked = { $what ->
    [galleries] Musketööreiltä jäi puuttumaan { $left ->
        [one] 1 Louvren galleria
       *[other] { $left } Louvren galleriaa
    }.
    [england] Musketööreiltä jäi puuttumaan { $left ->
        [one] 1 Englannin etappi
       *[other] { $left } Englannin etappia
    } ja kaikki galleriat.
    [quest] Musketööreiltä jäi puuttumaan { $left ->
        [one] 1 matkan osa
       *[other] { $left } matkan osaa
    }.
   *[milady] { $side ->
        [milady] Teiltä
       *[other] Miladylta
    } jäi puuttumaan { $left ->
        [one] 1 askel
       *[other] { $left } askelta
    } ({ $track }).
}
mr-end-beaten = { $name } ryhtyy kaksintaisteluun ja voittaa: vastassa { $foe }.
mr-end-most = Eniten { $each ->
    [yes] tekivät { $names }: läpäistyjä haasteita ja haavoitettuja vastustajia { $count } kullakin.
   *[no] teki { $names }: läpäistyjä haasteita ja haavoitettuja vastustajia yhteensä { $count }.
}
mr-end-fell = { $names } { $each ->
    [yes] olivat kukin taistelukyvyttömiä
   *[no] oli taistelukyvytön
} { $count ->
    [one] kerran
    [2] kahdesti
   *[other] { $count } kertaa
}.
mr-end-team-quest = Toitte riipukset takaisin ajoissa!
mr-end-team-time = Tanssiaiset alkoivat ilman riipuksia.
mr-end-team-honour = Kuningattaren kunniaa ei voitu pelastaa.
mr-end-team-siege = La Rochelle kaatui selkänne takana.
mr-end-team-constance = Tulitte liian myöhään Constancen luo.
mr-end-milady-quest = He livahtivat käsistänne, Milady.
mr-end-milady-time = Voititte, Milady: heiltä loppui aika.
mr-end-milady-honour = Voititte, Milady: kuningatar on häväisty.
mr-end-milady-siege = Voititte, Milady: La Rochelle on menetetty.
mr-end-milady-constance = Voititte, Milady: Constance vaikeni.
mr-ride = Ratsasta { $place } (ilman toimintoa)
mr-ride-back = Takaisin tupaan (ilman toimintoa)
mr-way-short = { $way ->
    [ride] Ratsain → { $place }
   *[move] → { $place }
}
mr-open-short = { $what ->
    [buy] Osta
    [exchange] Vaihda
   *[character] Pelaa
}
mr-open-buy = Osta …
mr-open-exchange = Vaihda …
mr-open-character = Pelaa kortti …
mr-reinforce-combat = Aseta Taistelu
mr-reinforce-double_combat = Aseta Kaksoistaistelu
mr-offer-gives = { $name } antaa
mr-offer-nothing = ei vielä mitään
mr-offer-yours = valitse kortti alla olevasta kädestä
mr-offer-keep = { $name }: jätä pois vaihdosta
mr-ask-weigh = { $what }: tehdäänkö näin?
mr-weigh-points = Vaaditaan { $value }. Hänellä on { $own }{ $cards ->
    [0] { "" }
   *[other] { " " }ja korteissa enintään { $cards } lisää
}.
mr-stake = Pelissä: { $of ->
    [last] viimeinen tehtävä: ”{ $name }”
    [part] yksi { $left } jäljellä olevasta tehtävästä: ”{ $name }”
   *[quest] askel matkalla
}{ $reward ->
    [none] { "" }
   *[other] ; tuotto: { $reward }
}.
mr-weigh-back = Takaisin
mr-weigh-cost = { $attempt ->
    [yes] { $count ->
        [one] Vie hänen viimeisen toimintonsa, kävi miten kävi.
       *[other] Vie yhden hänen { $count } toiminnostaan, kävi miten kävi.
    }
   *[no] { $count ->
        [one] Vie hänen viimeisen toimintonsa.
       *[other] Vie yhden hänen { $count } toiminnostaan.
    }
}
mr-may-step-in = Rochefort voi puuttua asiaan.
mr-weigh-rochefort = { $how ->
    [surely] Milady on täällä: Rochefort puuttuu asiaan.
   *[perhaps] Jos Milady on täällä, Rochefort voi puuttua asiaan.
}
mr-weigh-lives = { $count ->
    [one] Yksi elämä jäljellä.
   *[other] { $count } elämää: jokainen haava vie yhden.
}
mr-ask-drawer = { $drawer ->
    [buy] Mitä ostetaan? Kaksikin vie yhden toiminnon.
    [character] Mikä kortti pelataan? Se vie yhden toiminnon.
    [partner] Vaihto, toisena { $name }: valitse haluamasi kortti.
   *[exchange] Kenen kanssa? Valitse henkilö tai haluamasi kortti.
}
mr-trade-takes = Hahmolta { $name } saatavissa
mr-trade-token = { $way ->
    [give_token] Anna: { $token }
   *[take_token] Ota: { $token }
}
mr-cards-of-name = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
mr-trade-whole = { $way ->
    [gives] Anna: { $given }. Saaja: { $partner }
    [gets] Ota: { $taken }. Antaja: { $partner }
   *[both] Vaihto, { $partner }: anna { $given }, saat { $taken }
}
mr-exchange-short = Vaihto
mr-manned-so-far = Valittu tähän asti
mr-laid-so-far = Asetettu tähän asti
# In the list of Milady's reserve: why he cannot be chosen now
mr-guard = { $guard ->
    [chosen] Valittu tähän tehtävään
   *[strong] Vahvempi kuin jäljellä oleva voima
}
mr-set-up-chance = Arvo loput
mr-set-up-advised = Loput neuvon mukaan

## Mitä tapahtuu
## Lause, jonka alussa on $name, alkaa sanalla ”Hän”, jos edellinenkin puhui hänestä.

mr-he = Hän
mr-tell-turn_started = Kierros { $turn }.
mr-tell-destination_chosen = { $known ->
    [yes] { $side ->
        [milady] Menet
       *[other] Milady menee
    } salaa { $to }.
   *[no] Milady on valinnut, minne menee.
}
mr-drawn-hers = Nyt hänellä on niitä { $count }. Millä tahansa myöhemmällä kierroksella hän voi pelata yhden noston sijasta.
mr-tell-perfidy_drawn = { $reason ->
    [search] { $side ->
        [milady] Etsit mieleisesi petoskortin
       *[other] Milady etsii mieleisensä petoskortin
    }
    [siege] Piiritys tuo { $side ->
        [milady] sinulle
       *[other] Miladylle
    } petoskortin
    [paris] { $side ->
        [milady] Juonesi Pariisissa tuo sinulle
       *[other] Juoni Pariisissa tuo Miladylle
    } petoskortin
    [louvre] Epäonnistuneesta tehtävästä { $side ->
        [milady] nostat
       *[other] Milady nostaa
    } petoskortin
   *[other] { $side ->
        [milady] Nostat
       *[other] Milady nostaa
    } { $count ->
        [one] petoskortin
       *[other] { $count } petoskorttia
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
mr-tell-perfidy_played = { $side ->
    [milady] Pelaat kortin { $card }
   *[other] Milady pelaa kortin { $card }
}{ $target ->
    [musketeer] : kohteena { $name }.
    [place] : tällä kierroksella kukaan ei pääse { $to }.
    [turn] . { $about }
   *[none] .
}
mr-tell-perfidy_lost = { $side ->
    [milady] Sinun on luovuttava kortista: { $card }.
   *[other] Miladyn on luovuttava kortista: { $card }.
}
mr-tell-rochefort_healed = Rochefort saa takaisin { $amount ->
    [one] 1 elämän
   *[other] { $amount } elämää
}.
mr-tell-paris_taken = { $known ->
    [yes] { $side ->
        [milady] Varaat itsellesi
       *[other] Milady varaa itselleen
    } Pariisi-kortin: { $card }.
   *[no] Milady varaa itselleen Pariisi-kortin.
}
mr-tell-mission_placed = { $where ->
    [paris] { $side ->
        [milady] Punot juonta
       *[other] Milady punoo juonta
    } Pariisissa: { $mission }.
   *[louvre] Louvressa odottaa tehtävä: { $mission }.
}
mr-tell-manned = { $count ->
    [0] Kukaan ei vartioi sitä.
    [one] Sitä vartioi { $foes }.
   *[other] Sitä vartioivat { $foes }.
}
mr-tell-ambush_placed = { $ambush ->
    [mendiants] Kerjäläiset piirittävät ovea.
    [assassin] Salamurhaaja on siellä väijyksissä.
    [voleurs] Varkaat ovat siellä väijyksissä.
    [courtisane] Siellä on kurtisaani, jota ei hevin hurmata.
   *[nemesis] { $name } kohtaa siellä Nemesiksensä eikä voi yrittää mitään.
}
mr-tell-ambush_rolled = { $ambush ->
    [assassin] { $face ->
        [sword] { $name } joutuu salamurhaajan käsiin.
       *[other] { $name } pääsee salamurhaajan ohi.
    }
   *[voleurs] { $face ->
        [sword] { $name } joutuu varkaiden käsiin.
       *[other] { $name } pääsee varkaiden ohi.
    }
}
mr-tell-beggars_paid = { $name } maksaa, ja kerjäläiset menevät tiehensä.
mr-tell-mission_ended = { $result ->
    [done] { $where ->
        [paris] Tehty tyhjäksi Pariisissa: { $mission }.
       *[louvre] Tehtävä Louvressa on suoritettu: { $mission }.
    }
    [failed] Tehtävä Louvressa on epäonnistunut: { $mission }.
   *[replaced] { $side ->
        [milady] Luovut vanhasta juonestasi: { $mission }.
       *[other] Milady luopuu vanhasta juonestaan: { $mission }.
    }
}
mr-cry-mission = { $result ->
    [failed] Tehtävä epäonnistui!
   *[done] { $where ->
        [paris] Juoni on tyhjäksi tehty!
       *[louvre] Tehtävä on suoritettu!
    }
}
mr-deed-epic = Säästä viimeiselle pelilaudalle: siellä urotyömerkeillä pääsee gallerian ohi.
mr-deed-beaten = { $foe } on voitettu!
mr-cry-board = { $board ->
    [inn] Majatalon läpi!
    [calais] Calais’sta eteenpäin!
    [england] Takaisin Englannista!
   *[galleries] Viimeinen galleria!
}
mr-tell-board_placed = { $board ->
    [inn] Matka timanttiriipusten luo alkaa majatalosta.
    [calais] Matka jatkuu Calais’hen.
    [england] { $first ->
        [yes] Matka alkaa puolivälistä, Englannista.
       *[no] Matka jatkuu Englantiin.
    }
   *[galleries] Matka jatkuu Louvren gallerioihin.
}
mr-tell-tokens_laid = { $side ->
    [milady] Asetat
   *[other] Milady asettaa
} { $count ->
    [one] 1 merkin
   *[other] { $count } merkkiä
} kuvapuoli alaspäin.
mr-tell-board_finished = { $board ->
    [inn] { $name } on löytänyt tien majatalon läpi.
    [calais] { $name } on avannut tien Calais’sta eteenpäin.
    [england] { $name } on vienyt Englannin-käynnin päätökseen.
   *[galleries] { $name } on läpäissyt viimeisen gallerian.
}
mr-tell-stage_passed = Takana: { $stage }.
mr-tell-gallery_passed = { $gallery } on musketöörien takana{ $how ->
    [passage] { " " }salakäytävän ansiosta.
   *[other] .
}
mr-tell-token_revealed = Paljastuu: { $tokens }.
mr-tell-token_discarded = { $cause ->
    [beaten] Kaartilainen on voitettu.
    [decoy] Oven takana ei ole ketään.
   *[trap] Oven takana on ansa.
}
mr-tell-musketeer_started = { $name } aloittaa.
mr-tell-moved = { $cause ->
    [release] { $name } on vapaa ja menee { $place }.
   *[move] { $free ->
        [yes] { $name } ratsastaa { $place }.
       *[no] { $name } menee { $place }.
    }
}
mr-tell-inn_moved = { $square ->
    [0] { $name } palaa tupaan.
   *[other] { $name } etenee rivin { $line } ovelle { $square }.
}
mr-tell-bought = { $token ->
    [pistol] { $name } ostaa pistoolin.
    [toledo] { $name } ostaa Toledon säilän.
    [cuirass] { $name } ostaa rintahaarniskan.
    [horse] { $name } ostaa täysiverisen.
    [improved_erudition] { $name } parantaa oppineisuuttaan.
    [improved_nobility] { $name } parantaa jalouttaan.
    [improved_gallantry] { $name } parantaa ritarillisuuttaan.
    [improved_panache] { $name } parantaa uljuuttaan.
   *[improved_botte] { $name } parantaa salapistoaan.
}
mr-tell-adventure_drawn = { $known ->
    [yes] { $name } nostaa: { $cards }.
   *[no] { $count ->
        [one] { $name } nostaa kortin.
       *[other] { $name } nostaa { $count } korttia.
    }
}
mr-tell-exchanged = { $way ->
    [gives] { $name } antaa: { $given }. Saaja on { $partner }.
    [gets] { $name } saa: { $taken }. Antaja on { $partner }.
   *[both] { $name } antaa: { $given }. Vaihdossa { $partner } antaa: { $taken }.
}
mr-tell-exchange_refused = { $partner } ei suostu vaihtoon. Tarjoaja oli { $name }.
mr-tell-character_played = { $name } kutsuu ystävän avuksi: { $card }.
mr-tell-reinforced = { $name } vahvistaa La Rochellea: { $card }.
mr-tell-element_declared = { $kind ->
    [challenge] { $name } ottaa vastaan haasteen { $place }.
    [duel] { $name } haastaa kaksintaisteluun { $place }.
    [inn] { $name } kurottaa kohti erästä rivin { $line } ovea majatalossa.
   *[passage] { $name } etsii salakäytävää.
}
mr-tell-milady_revealed = { $cause ->
    [rochefort] { $side ->
        [milady] Nyt he tietävät: olet { $place }!
       *[other] Milady on { $place }!
    }
    [richelieu] { $side ->
        [milady] Sinut löydetään { $place }, etkä saa sieltä korttia.
       *[other] Milady löytyy { $place } eikä saa sieltä korttia.
    }
   *[end] { $side ->
        [milady] Kukaan ei löytänyt sinua: olit { $place }.
       *[other] Illalla selviää, missä Milady oli: { $place }.
    }
}
mr-tell-milady_acted = { $side ->
    [milady] Poistat
   *[other] Hän poistaa
} La Rochellen muureilta kortin { $card }.
mr-tell-rochefort_appeared = Rochefort asettuu tielle: { $name } ei pääse ohi.
mr-appeared-about = { $what ->
    [element_declared] Onko Milady täällä? Hän voi olla missä tahansa { $places } paikasta.
    [fallen] Vieux-Colombier’ssa hän nousee jaloilleen kaikkine elämineen.
   *[rochefort_appeared] { $side ->
        [milady] Olet täällä. Jos Rochefort haavoittuu, hän pakenee kanssasi.
       *[other] Milady on täällä. Tie on vapaa vasta, kun Rochefort on haavoittunut.
    }
}
mr-tell-rochefort_fled = { $side ->
    [milady] Rochefort on haavoittunut ja pakenee kanssasi taloosi.
   *[other] Rochefort on haavoittunut ja pakenee Miladyn kanssa tämän taloon.
}
mr-tell-action_cancelled = Yritys raukeaa: { $name }.
mr-tell-action_resumed = Tie on vapaa, ja { $name } jatkaa.
mr-tell-challenge_won = { $name } selvittää haasteen { $challenge }: { $score ->
    [one] 1 piste
   *[other] { $score } pistettä
}{ $count ->
    [0] .
   *[other] , apuna { $cards }.
}
mr-tell-validated = Palkkio: { $reward }.
mr-tell-duel_started = { $name } ryhtyy kaksintaisteluun: vastassa { $foe }.
mr-tell-committed = { $name } heittää { $blue ->
    [one] 1 nopan
   *[other] { $blue } noppaa
}.
mr-tell-thrown = Erä { $round }: nopissa { $swords }, vastassa { $enemy }.
mr-tell-toledo = Toledon säilä heittää uudestaan: { $new }, ei enää { $old }.
mr-tell-botte = { $who ->
    [both] Molemmat salapistot osuvat; muulla ei ole väliä.
    [musketeer] Musketöörin salapisto osuu; muulla ei ole väliä.
   *[opponent] Vastustajan salapisto osuu; muulla ei ole väliä.
}
mr-tell-round_result = Rintahaarniska kestää.
mr-tell-duel_ended = { $result ->
    [opponent] { $name } osuu ensin.
    [musketeer] { $name } haavoittuu.
    [both] Molemmat osuvat.
   *[tie] Kukaan ei haavoitu.
}
mr-tell-wounded = { $cause ->
    [final_wound] { $name } saa vielä yhden viimeisen piston.
    [trap] { $name } joutuu ansaan ja saa haavan.
    [paris] { $name } saa haavan Pariisin juonessa.
   *[other] { $name } saa { $amount ->
        [one] haavan
       *[other] { $amount } haavaa
    }.
}
mr-tell-healed = { $name } saa takaisin { $amount ->
    [one] 1 elämän
   *[other] { $amount } elämää
}.
mr-tell-fallen = { $name } on taistelukyvytön, ja hänet kannetaan Vieux-Colombier’hin.
mr-tell-recovered = { $name } on taas jaloillaan.
mr-tell-jailed = { $cause ->
    [richelieu] { $side ->
        [milady] { $name } ei löydä sinua ja joutuu Bastiljiin.
       *[other] { $name } ei löydä Miladya ja joutuu Bastiljiin.
    }
   *[perfidy] { $name } viedään Bastiljiin.
}
mr-tell-escape = { $name } lahjoo vanginvartijan.
mr-tell-siege_thrown = { $again ->
    [yes] Yksi noppa heitetään uudestaan: { $swords }, vastassa { $enemy }.
   *[no] { $side ->
        [milady] Joukkue: { $swords }. Sinä: { $enemy }.
       *[other] Joukkue: { $swords }. Milady: { $enemy }.
    }
}
mr-tell-sacrificed = { $name } puolustaa muuria verellään.
mr-tell-token_moved = { $token ->
    [time] Aika etenee ruutuun { $after }.{ $more }
    [honour] Kuningattaren kunnia { $way ->
        [up] nousee
       *[down] laskee
    } lukuun { $after }{ $cause ->
        [ladder] : Louvre on odottanut liian kauan
        [paris] : Pariisissa juorutaan
       *[other] {""}
    }.
    [siege] { $way ->
        [up] Joukkue valtaa alaa: piiritys on ruudussa { $after }.
       *[down] Richelieu valtaa alaa: piiritys on ruudussa { $after }.
    }
   *[louvre] Louvressa tulee kiire: tikkaiden askelma { $after }.
}
mr-siege-dice-now = Tästä lähtien aika antaa { $side ->
    [milady] sinulle
   *[other] Miladylle
} La Rochellessa { $dice ->
    [one] 1 punaisen nopan
   *[other] { $dice } punaista noppaa
}, aiemmin { $before }.
mr-tell-siege_reward = { $reward ->
    [epic] Piiritys tuo joukkueelle urotyömerkin.
   *[one_for_all] Piiritys tuo joukkueelle merkin Yksi kaikkien puolesta, kaikki yhden puolesta.
}
mr-tell-purse = { $way ->
    [up] Joukkueelle tulee { $what }.
   *[down] Joukkueelta menee { $what }.
}
mr-tell-epic = { $way ->
    [up] Joukkueelle tulee { $what }.
   *[down] Joukkueelta menee { $what }.
}
mr-tell-strangling = { $added ->
    [0] Constance saa henkeä
   *[other] Silmukka kiristyy Constancen ympärillä
}; tähän asti { $total ->
    [one] 1 miekka
   *[other] { $total } miekkaa
}.
mr-tell-one_for_all = Yksi kaikkien puolesta, kaikki yhden puolesta!
mr-tell-match_ended = { $ending }

## Minne mennään, missä ollaan, kenet musketööri kohtaa ja kuka se on siitä lähtien

place-paris-to = Pariisiin
place-louvre-to = Louvreen
place-quest-to = matkalle
place-la_rochelle-to = La Rochelleen
place-richelieu-to = Richelieun luo
place-miladys_house-to = kotiin
place-vieux_colombier-to = Vieux-Colombier’hin
place-bastille-to = Bastiljiin
place-paris-at = Pariisissa
place-louvre-at = Louvressa
place-quest-at = matkan varrella
place-la_rochelle-at = La Rochellessa
place-richelieu-at = Richelieun luona
place-miladys_house-at = kotona
place-vieux_colombier-at = Vieux-Colombier’ssa
place-bastille-at = Bastiljissa
adversary-force_2 = { quest-force_2 }
adversary-force_3 = { quest-force_3 }
adversary-force_4 = { quest-force_4 }
adversary-force_2-met = kaartilainen, jonka voima on 2
adversary-force_3-met = kaartilainen, jonka voima on 3
adversary-force_4-met = kaartilainen, jonka voima on 4
adversary-gaoler-met = vanginvartija
adversary-force_2-the = kaartilainen
adversary-force_3-the = { adversary-force_2-the }
adversary-force_4-the = { adversary-force_2-the }
adversary-gaoler-the = vanginvartija

## Tarina

mr-story-setup = Ennen ensimmäistä kierrosta
mr-story-dealt = Jokainen musketööri saa { $cards ->
    [one] 1 seikkailukortin
   *[other] { $cards } seikkailukorttia
}, { $side ->
    [milady] sinä
   *[other] Milady
} { $perfidy ->
    [one] 1 petoskortin
   *[other] { $perfidy } petoskorttia
} ja Pariisi-kortin.
mr-story-turn = Kierros { $turn }
mr-story-evening = Yöllä
mr-story-waits = { $name } odottaa.

## Ohje

mr-help-word = Ohje
mr-help-open = Näin pelataan
mr-help-title = Näin pelataan
mr-help-team = Voitat, kun matkan viimeinen pelilauta on suoritettu. Milady voittaa ajan, kuningattaren kunnian tai piirityksen kautta, tai kun Constance kuristetaan.
mr-help-milady = Voitat ajan, kuningattaren kunnian tai piirityksen kautta, tai kun Constance kuristetaan. Musketöörit voittavat, kun matka on tehty.
mr-help-actions = Musketööri siirtyy, ostaa, nostaa, vaihtaa, pelaa henkilön, yrittää haastetta, taistelee, vahvistaa La Rochellea tai pääsee Bastiljista: yksi toiminto kustakin.
mr-help-challenge = Haasteessa ei heitetä noppia: taidon ja käytettyjen korttien on yhdessä yllettävä sen arvoon.
mr-help-duel = Kaksintaistelu päättyy ensimmäiseen vereen: jokainen miekka, jota mikään kilpi ei torju, on haava. Verettömän erän jälkeen molemmat jatkavat yhtä noppaa vähemmällä.
mr-help-botte = Salapisto on miekkailijan salainen pisto: sen vaatimat kuviot näkyvät hänen vieressään. Joka heittää vähintään ne, haavoittaa toista kerran eikä itse haavoitu, näyttivät muut nopat mitä tahansa; jos molemmat onnistuvat, kumpikin haavoittuu kerran. Kaksintaistelu on silloin ohi.
mr-help-rochefort = { $side ->
    [milady] Siellä, missä olet, Rochefort voi asettua kenen tahansa muun kuin Athoksen tielle. Haavoittuneena hän pakenee, ja kaikki tietävät, missä olitte.
   *[team] Siellä, missä Milady on, Rochefort voi asettua kenen tahansa muun kuin Athoksen tielle. Haavoittuneena hän pakenee, ja kaikki tietävät, missä he olivat.
}
mr-help-louvre = Louvressa on aina tehtävä. Sen merkki etenee tikkailla askelman joka kierroksella; kolmannella ja uudestaan neljännellä kuningattaren kunnia laskee, ja neljännellä tehtävä on epäonnistunut. Ajoissa suoritettuna se palauttaa kunniapisteen.
mr-help-pistoles = Pistoleja saa palkkioksi monista haasteista ja kaksintaisteluista; niitä tuo myös herra des Essarts. Niillä ostetaan varusteita ja maksetaan kerjäläisille ja vanginvartijalle.
mr-help-epic = Myös urotyömerkit ovat palkkioita. Säästä niitä viimeiselle pelilaudalle: kolmella pääsee salakäytävää pitkin yhden Louvren gallerian ohi.
mr-help-siege = Taistelukortit La Rochellessa heittävät noppia joka kierroksen lopussa; miekkojen ero siirtää piiritystä.
mr-help-fallen = Jolta elämät loppuvat, hänet kannetaan Vieux-Colombier’hin, ja hän nousee jaloilleen seuraavalla kierroksella muiden pelattua.
mr-help-destination = Ensin valitset salassa, missä sinä ja Rochefort olette tällä kierroksella.
mr-help-paris = Sitten voit tuoda peliin Pariisi-kortin, lähettää sen voimaan sopivia vastustajia ja asettaa väijytyksen.
mr-help-perfidy = Sitten nostat petoskortin tai pelaat sellaisen.
mr-help-own = Jos kukaan ei ole löytänyt sinua, toimit lopuksi: poistat kortin La Rochellesta, otat kortteja Richelieun luona tai Pariisi-kortin kotona.

## Ensimmäinen kierros selityksineen

mr-coach-cardinal = Kardinaali kuiskaa
mr-coach-ask-next = Voitat matkalla, kaikkien musketöörien voimin, missä järjestyksessä vain. Kosketa yhtä, niin näet hänen korttinsa, ja toisen kerran, niin hän aloittaa.
mr-coach-ask-action = { $name }: { $count ->
    [one] 1 toiminto
   *[other] { $count } toimintoa
}. { mr-now-how } { $gold ->
    [no] Mitään tapaa ei nyt suositella: valinta on sinun.
   *[yes] Kultainen auttaa nyt eniten.
}
mr-coach-attempt = Aloita siitä, mitä { $name } voi tässä yrittää: kosketa sitä, ja alhaalla oleva painike tekee sen. Suoritettu tehtävä vie Miladylta aseen. Kaikki muu on alhaalla.
mr-coach-last-action = Tämä on hänen viimeinen toimintonsa. Kun mikään muu ei kannata, nosta kortti: se ei mene koskaan hukkaan.
mr-coach-ask-cards = Haasteessa hänen taitonsa ja korttiensa on yllettävä arvoon; ei noppia, ei onnea. Kosketa kortteja, jotka tuovat puuttuvan.
mr-coach-ask-commit = Taistelukortit tuovat lisää noppia, vain tähän taisteluun. Niillä hän voittaa useammin mutta voi silti haavoittua: mitä on odotettavissa, lukee painikkeiden yläpuolella.
mr-coach-ask-blade = Toledon säilällä hän saa heittää yhden noppansa uudestaan, kerran tässä kaksintaistelussa. Katso, mitä hänen salapistostaan vielä puuttuu.
mr-coach-ask-offer = Kaksi musketööriä samassa paikassa saa vaihtaa yhdellä toiminnolla niin paljon kuin tahtoo. Se kannattaa, kun toinen voi sen jälkeen tehdä sen, mihin kukaan ei pystynyt.
mr-coach-ask-buy = Yhdellä toiminnolla saa ostaa enintään kaksi asiaa. Varusteet maksavat pistoleita; parannus maksaa kortin ja on hänen pysyvästi.
mr-coach-ask-pay = Parannus maksetaan kortilla. Kosketa sitä, jota ilman hän pärjää.
mr-coach-ask-sacrifice = Piiritys on siirtymässä vasemmalle. Musketööri La Rochellessa voi uhrata elämän yhden ruudun vuoksi, mutta elämiä hän tarvitsee kaksintaisteluihinkin.
mr-coach-challenge-won = { $side ->
    [milady] He ovat selvittäneet haasteen. Kun tehtävän jokaisessa osassa on sinetti, se on suoritettu, ja kuningattaren kunnia voi taas nousta.
   *[team] Selvitetty! Nyt siinä on sinetti. Kun tehtävän jokaisessa osassa on sellainen, tehtävä on suoritettu.
}
mr-coach-dice = Molemmat heittävät yhtä aikaa. Salapisto, kummankin vieressä näkyvä heitto, osuu heti ja päättää kaksintaistelun. Ilman sitä osuu jokainen miekka, jota mikään kilpi ei torju. Jos kumpikaan ei saa haavaa, jatketaan yhtä noppaa vähemmällä.
mr-coach-mission-ended = { $place ->
    [louvre] Tämä tehtävä on ohi, ja uusi on jo esillä: Louvre ei lepää koskaan.
   *[paris] Se oli tehtävä Pariisissa. Siellä on rauha, kunnes Milady pelaa toisen kortin.
}
mr-coach-door = Tästä matka alkaa, ja sillä voitat. Jokaisen oven takana odottaa kaartilainen, ansa tai ei kukaan. Joka tyhjentää rivin, avaa kaikille seuraavan pelilaudan; neljännen jälkeen olet voittanut.
mr-coach-bastille = { $side ->
    [milady] Vanki menettää aikaa: hän pääsee ulos pistolilla tai taistelemalla, ja kumpikin vie häneltä toiminnon.
   *[team] Vanki pääsee ulos pistolilla tai taistelemalla vanginvartijaa vastaan. Kumpikin vie toiminnon.
}
mr-coach-ambush = { $side ->
    [milady] Väijytyksesi pysyy tehtävän luona, kunnes tehtävä on ohi. Kerjäläisille voi maksaa, jotta he lähtevät.
   *[team] Väijytys pysyy tehtävän luona, kunnes tehtävä on ohi. Kerjäläisille voi maksaa, jotta he lähtevät.
}
mr-coach-may-step-in = Missä on ?, siellä voi olla Milady, ja Rochefort hänen kanssaan. Jos Milady on täällä, Rochefort voi pysäyttää yrityksen: silloin hänet on ensin haavoitettava.
mr-coach-rochefort = { $side ->
    [milady] Rochefort taistelee puolestasi. Jos hän haavoittaa tai pitää pintansa, yritys raukeaa; jos hän haavoittuu, hän pakenee kanssasi, eikä sinulla ole tällä kierroksella toimintoa.
   *[team] Milady on täällä, ja Rochefort hänen kanssaan! Vasta kun Rochefort on haavoittunut, tie on vapaa. Vain Athosta hän ei koskaan pysäytä.
}
mr-coach-revealed = { $side ->
    [milady] Nyt he tietävät, missä olit. Ensi kierroksella valitset uudestaan, taas salassa.
   *[team] Vasta nyt selviää, missä Milady oli. Minne hän kerran meni, sinne hän voi mennä taas: se kannattaa muistaa.
}
mr-coach-fallen = { $side ->
    [milady] Yksi heistä on taistelukyvytön ja menettää aikaa, kunnes toipuu.
   *[team] Hän on taistelukyvytön, mutta ei mennyttä: Vieux-Colombier’ssa hän nousee jaloilleen kaikkine elämineen.
}
mr-coach-siege = Joka kierros päättyy La Rochelleen: taistelukortit muureilla heittävät musketöörien puolesta, ja ajasta riippuu, montako noppaa Milady heittää. Miekkojen ero siirtää piiritystä.
mr-coach-tracks = { $side ->
    [milady] Yksikin näistä tuo sinulle voiton: aika, kuningattaren kunnia, piiritys, Constance. Aika etenee itsestään. Kosketa yhtä, niin näet, kuinka lähellä olet.
   *[team] Yksikin näistä tuo Miladylle voiton: aika, kuningattaren kunnia, piiritys, Constance. Kosketa yhtä, niin näet, kuinka lähellä hän on. Sinä voitat matkalla.
}
mr-coach-ask-destination = Olet Milady. Valitse salassa, missä olet tällä kierroksella: Rochefort tulee mukaasi ja voi siellä asettua musketöörien tielle.
mr-coach-ask-paris = Voit tuoda peliin Pariisi-kortin. Se tekee työtä puolestasi joka kierroksen lopussa, kunnes musketöörit ovat selvittäneet sen.
mr-coach-ask-man = Jokaista tehtävää vartioidaan. Lähetä vastustajia, joiden voimat yhdessä sopivat siihen; jokainen heistä on sitten voitettava kaksintaistelussa.
mr-coach-ask-ambush = Vastustajien lisäksi voit asettaa väijytyksen. Kukin kelpaa vain kerran, joten se voi odottaa parempaakin tehtävää.
mr-coach-ask-nemesis = Nimeä musketööri, joka ei voi yrittää mitään tässä tehtävässä: se, joka selviäisi siitä parhaiten.
mr-coach-ask-perfidy = Nosta nyt petoskortti talteen tai pelaa sellainen. Molempia et voi tehdä.
mr-coach-ask-target = Valitse musketööri, joka siitä kärsii: se, jota heidän sijassaan kaipaisit eniten.
mr-coach-ask-close = Sulje tie, jota he tällä kierroksella eniten tarvitsevat. Joka on jo siellä, saa jäädä.
mr-coach-musketeers = Nyt on musketöörien vuoro. He eivät tiedä, missä olet, mutta he arvailevat.
mr-coach-ask-reveal = Musketööri yrittää jotakin siellä, missä olet. Lähetä Rochefort, ja kaikki tietävät, missä olet; tai päästä yritys läpi ja odota parempaa hetkeä.
mr-coach-ask-own = Kukaan ei ole löytänyt sinua, joten nyt toimit siellä, missä olet.
mr-coach-end = { $side ->
    [milady] Se oli kokonainen kierros. Viivytä musketöörejä: anna ajan loppua, tai kuluta kuningattaren kunnia, murra piiritys, kuristuta Constance.
   *[team] Se oli kokonainen kierros. Voitat vain matkalla, lauta laudalta, Louvren gallerioiden läpi asti. Pidä siihen asti aika, kunnia, piiritys ja Constance poissa Miladyn käsistä.
}

## Toinen oppitunti, piiritys ja väijytys

mr-coach-siege-beggars = Niin kauan kuin kerjäläiset ovat täällä, kukaan ei saa yrittää tehtävässä mitään. { $price } pistolea saa heidät lähtemään, ilman toimintoa ja kaukaakin. Maksa heti, kun toimintoja vielä on: { $name }.
mr-coach-siege-clear = Tie on vapaa, ja tähän haasteeseen riittää oma taito: yksi toiminto, ei korttia, eikä väijytys maksanut muuta. Haasteen ottaa { $name }.
mr-coach-siege-go = Piiritys on kahden ruudun päässä reunasta, ja siellä Milady voittaa heti, vaikka kaikki muu sujuisi kuinka hyvin. Kosketa La Rochellea; sinne lähtee { $name }.
mr-coach-siege-reinforce = Muureilla taistelukortti heittää nopan tällä kierroksella ja joka kierroksella sen jälkeen; kaksintaistelussa siitä olisi apua vain kerran. Pane se sinne.
mr-coach-siege-sacrifice = Milady heitti enemmän miekkoja, ja piiritys on siirtymässä viimeisiin ruutuihinsa. Jokainen elämä, jonka musketööri siellä uhraa, pitää yhden ruudun: elämä paranee, hävitty piiritys ei. Uhraa se.
mr-coach-siege-end = Tämä ratkaisee ajan mittaan: katso väijytykset ennen kuin käytät toimintoja, miehitä muurit ennen kuin piiritys lähestyy reunaa, ja pidä siellä musketööriä, joka voi uhrata elämän. Seuraa ylhäällä olevia merkkejä.

## Valinta lyhyesti, kun siitä puhutaan

# $type is what is done, $name the card, person, place or thing.
mr-choice = { $type ->
    [buy] Osta: { $name }
    [give] Anna: { $name }
    [give_token] Anna: { $token }
    [take] Ota: { $name }
    [take_token] Ota: { $name }
    [pay_card] Maksa: { $name }
    [character] Pelaa: { $name }
    [card] Lisää: { $name }
    [commit] Kaksintaisteluun: { $name }
    [challenge] Yritä: { $name }
    [duel] Taistele: { $name }
    [inn] Yritä: { $name }
    [reveal_line] Käännä esiin: { $name }
    [exchange] Vaihto: { $name }
    [name] Nimeä: { $name }
    [man] Miehitä tehtävä: { $name }
    [lay_ambush] Väijytys: { $name }
    [play_perfidy] Pelaa: { $name }
    [search] Etsi: { $name }
    [play_paris] Pariisiin: { $name }
    [take_paris] Ota: { $name }
    [discard_space] Poista: { $name }
    [lay_token] Aseta: { $name }
    [pay_beggars] Maksa kerjäläisille: { $name }
    [blade] Uusi heitto: { $name }
   *[other] { $name }
}

## Miksi valinta on hyvä

mr-why-than = kuin muuten
mr-why-against = Sitä vastaan: { $why }
mr-why-quest = { $way ->
    [more] Matka etenee pidemmälle { mr-why-than }.
    [less] Matka etenee vähemmän { mr-why-than }.
    [up] Matka etenee.
   *[down] Matka takkuaa.
}
mr-why-louvre = { $way ->
    [more] Louvren tehtävästä hoituu enemmän { mr-why-than }.
    [less] Louvren tehtävästä hoituu vähemmän { mr-why-than }.
   *[up] Louvren tehtävästä hoituu osa.
}
mr-why-paris = { $way ->
    [more] Pariisin tehtävästä hoituu enemmän { mr-why-than }.
    [less] Pariisin tehtävästä hoituu vähemmän { mr-why-than }.
   *[up] Pariisin tehtävästä hoituu osa.
}
mr-why-siege_dice = { $way ->
    [more] La Rochellessa on enemmän noppia { mr-why-than }.
    [less] La Rochellessa on vähemmän noppia { mr-why-than }.
    [up] La Rochelleen tulee lisää noppia.
   *[down] La Rochellesta menetetään noppia.
}
mr-why-cards = { $way ->
    [more] Musketööreillä on enemmän kortteja { mr-why-than }.
    [less] Musketööreillä on vähemmän kortteja { mr-why-than }.
    [up] Musketöörit saavat kortteja.
   *[down] Musketöörit menettävät kortteja.
}
mr-why-life = { $way ->
    [more] Musketööreille jää enemmän elämiä { mr-why-than }.
    [less] Musketööreille jää vähemmän elämiä { mr-why-than }.
    [up] Musketöörit saavat elämiä takaisin.
   *[down] Musketöörit menettävät elämiä.
}
mr-why-honour = { $way ->
    [more] Kuningattaren kunniasta säilyy enemmän { mr-why-than }.
    [less] Kuningattaren kunniasta säilyy vähemmän { mr-why-than }.
    [up] Kuningattaren kunnia kasvaa.
   *[down] Kuningattaren kunnia vähenee.
}
mr-why-siege = { $way ->
    [more] Piiritys sujuu musketööreiltä paremmin { mr-why-than }.
    [less] Piiritys sujuu musketööreiltä huonommin { mr-why-than }.
    [up] Piiritys etenee musketöörien hyväksi.
   *[down] Piiritys kääntyy musketöörejä vastaan.
}
mr-why-time = { $way ->
    [more] Aikaa kuluu enemmän { mr-why-than }.
    [less] Aikaa kuluu vähemmän { mr-why-than }.
   *[up] Aikaa kuluu.
}
mr-why-rochefort = { $way ->
    [more] Rochefortille jää enemmän elämiä { mr-why-than }.
    [less] Rochefortille jää vähemmän elämiä { mr-why-than }.
    [up] Rochefort saa elämiä takaisin.
   *[down] Rochefort menettää elämiä.
}
mr-why-perfidy = { $way ->
    [more] { $side ->
        [milady] Sinulla
       *[other] Miladylla
    } on enemmän petoskortteja { mr-why-than }.
    [less] { $side ->
        [milady] Sinulla
       *[other] Miladylla
    } on vähemmän petoskortteja { mr-why-than }.
    [up] { $side ->
        [milady] Saat
       *[other] Milady saa
    } petoskortteja.
   *[down] { $side ->
        [milady] Luovut
       *[other] Milady luopuu
    } petoskorteista.
}
mr-why-honour_tonight = { $count ->
    [0] Jos kukaan ei tee mitään, kuningattaren kunnia menetetään tänä iltana.
   *[other] Jos kukaan ei tee mitään, kuningattaren kunnia laskee tänä iltana lukuun { $number }.
}
mr-why-siege_tonight = Mahdollisuus, että La Rochelle menetetään näillä nopilla tänä iltana: { $number }.
mr-why-constance_tonight = Mahdollisuus, että Constance kuristetaan tänä iltana, jos kukaan ei tee mitään: { $number }.
mr-figure-challenges = Voitetut haasteet
mr-figure-won = Voitetut kaksintaistelut
mr-figure-both = Kaksintaistelut, joissa osuttiin molempiin
mr-figure-lost = Hävityt kaksintaistelut
mr-figure-wounds = Saadut haavat
mr-figure-done = Suoritetut tehtävät yhteensä
mr-figure-failed = Epäonnistuneet tehtävät yhteensä

## Miksi kysytään

mr-question-destination = Siellä missä olet, Rochefort voi sulkea tien. La Rochellessa, Richelieun luona ja kotona toimit musketöörien jälkeen, ellei sinua ole löydetty.
mr-question-paris = Pariisi-kortti tekee vahinkoa joka kierroksen lopussa, kunnes musketöörit ovat suorittaneet sen tehtävän. Niitä on vain yksi kerrallaan: uusi syrjäyttää vanhan.
mr-question-man = Jokainen lähettämäsi vastustaja on voitettava kaksintaistelussa, ennen kuin tehtävä on suoritettu. Voitetut menetät; muut palaavat sinulle.
mr-question-ambush = Väijytys tekee juuri tästä tehtävästä vaarallisemman. Kutakin voi käyttää vain kerran koko pelissä, joten hyvä kannattaa säästää.
mr-question-nemesis = Nimeämäsi ei voi yrittää tässä tehtävässä mitään. Nimeä se, joka suoriutuisi siitä parhaiten.
mr-question-perfidy = Joka kierroksella joko nostat petoskortin tai pelaat sellaisen, et koskaan molempia.
mr-question-target = Kortti osuu yhteen musketööriin. Pahimmin se osuu siihen, joka on saamassa jotakin valmiiksi tai jolla on vähän elämiä jäljellä.
mr-question-close = Sinne ei pääse tällä kierroksella kukaan. Siellä jo oleva saa jäädä ja toimia.
mr-question-reveal = Jos Rochefort puuttuu asiaan, yritys odottaa hänen kaksintaisteluaan ja menee hukkaan, ellei hän haavoitu. Mutta silloin kaikki tietävät, missä olet, eikä sinulla ole tällä kierroksella omaa toimintoa.
mr-question-own = Kukaan ei löytänyt sinua, joten toimit musketöörien jälkeen. La Rochellessa poistat taistelukortin, Richelieun luona saat petoskortteja, kotona Pariisi-kortin.
mr-question-reroll = Vain miekat liikuttavat piiritystä. Uudelleen heitetystä kilvestä voi tulla sellainen.
mr-question-wound = Pariisi-kortti haavoittaa yhtä musketööriä. Jolta elämät loppuvat, on taistelukyvytön ja menettää aikaa toipumiseen.
mr-question-lay = Tähän kätket sen, mitä musketöörit kohtaavat matkalla. He näkevät vain selkäpuolet; pane pahin sinne, mistä he todennäköisesti kulkevat.
mr-question-jail = Bastiljista pääsee kahdella tavalla: yhdellä pistolilla tai kaksintaistelulla vanginvartijan kanssa. Yritys nyt maksaa yhden tämän kierroksen toiminnon. Päättyi kaksintaistelu miten tahansa, vaikka tasan, hän pääsee ulos.
mr-question-one_for_all = Nyt pelattuna se antaa jokaiselle taistelukuntoiselle musketöörille tällä kierroksella yhden toiminnon lisää. Sen voi pelata kerran koko pelissä.
mr-question-next = Järjestyksen valitset sinä. Kukin tekee kaikki toimintonsa peräjälkeen: aloittakoon se, jonka onnistuminen auttaa muita.
mr-question-action = Kukin asia maksaa yhden toiminnon. Tehtävät hidastavat Miladya, matka voittaa pelin: molempiin tarvitaan kortteja, ja kortit vievät aikaa.
mr-question-pay = Parannus maksetaan kortilla, ja se on pysyvä. Anna se, jota kaipaat vähiten.
mr-question-buy = Yhdellä toiminnolla voi ostaa enintään kaksi erilaista merkkiä. Toinen maksaa pistoleja muttei lisätoimintoa.
mr-question-offer = Se mitä yhdellä on, voi puuttua toiselta. Kortteja ja varusteita voi vaihtaa molempiin suuntiin; lahjat ovat sallittuja.
mr-question-trade = Vaihtoon tarvitaan molempien suostumus. Kieltäytyminen ei maksa kenellekään toimintoa.
mr-question-planchet = Planchet kääntää yhden majatalon rivin merkit esiin, niin että tiedätte, mikä siellä odottaa, tai tuo kaksi seikkailukorttia.
mr-question-heal = Mousqueton parantaa enintään kaksi haavaa joltakulta, joka on vielä jaloillaan. Jolta elämät loppuivat, toipuu itsestään.
mr-question-cards = Taidon ja korttien on yhdessä yllettävä haasteen arvoon; noppia ei heitetä. Ylimääräinen menee hukkaan.
mr-question-commit = Jokainen taistelukortti lisää nopan, kaksoistaistelu kaksi, vain tähän kaksintaisteluun ja nyt tai ei koskaan. Enintään kuusi noppaa.
mr-question-blade = Kerran kaksintaistelussa yhden noppasi voi heittää uudestaan, ja uusi tulos jää voimaan. Niin salapistosi voi vielä onnistua, vaikka toisen olisi jo onnistunut.
mr-question-sacrifice = Jokainen annettu elämä pidättää piiritystä yhden ruudun verran. Jos se ehtii Richelieun päähän, kaikki on menetetty.

## Mitä merkki tarkoittaa: lause kustakin

mr-sign-milady = { $how ->
    [seen] { $side ->
        [milady] Sinut on nähty täällä tällä kierroksella, ja Rochefort kanssasi.
       *[other] Milady on nähty täällä tällä kierroksella, ja Rochefort on hänen kanssaan.
    }
    [secret] Täällä olet tällä kierroksella salassa, ja Rochefort kanssasi.
   *[perhaps] Milady voi olla täällä: kaikkien tietämän perusteella sitä ei voi sulkea pois.
}
mr-sign-steps = { $mission }: haasteita ja vastustajia, jotka täällä on vielä voitettava: { $left }.
mr-sign-pistoles = Koko joukkueen pistoleja: { $count }. Niillä ostetaan varusteita ja tie ulos Bastiljista.
mr-sign-epic = Koko joukkueen urotyömerkkejä: { $count }. Kolmella avataan salakäytävä Louvren galleriassa, matkan viimeisellä pelilaudalla.
mr-sign-yours = Sinä päätät tämän musketöörin puolesta.
mr-sign-life = Elämiä { $life }/{ $most }: jokainen haava vie yhden, ja ilman elämiä hän on hetken taistelukyvytön.
mr-sign-skill = { $skill }: hänen oma taitonsa; haasteessa siihen lisätään hänen tämän taidon korttinsa.
mr-sign-cards = Seikkailukortteja hänen kädessään: { $count }.
mr-sign-actions = Toimintoja, jotka hänellä on tällä kierroksella jäljellä: { $count }.
mr-sign-reward = Mitä se tuo: { $reward }.
mr-sign-space = Vapaa paikka muureilla: tähän pantu taistelukortti heittää noppia joka kierroksen lopussa.
mr-sign-guard = Kaartilainen: hänet on voitettava kaksintaistelussa.
mr-sign-hidden = Kukaan ei ole vielä nähnyt tätä kaartilaista; kuinka vahva hän on, nähdään vasta kohdattaessa.
mr-sign-door = Kukaan ei ole vielä avannut tätä ovea; mitä sen takana odottaa, tietää vain Milady.
mr-sign-botte = Salapisto: jos nopissa on vähintään { $demands }, hän osuu heti, ja kaksintaistelu on ohi.
mr-sign-behind = Tämä on varmaa; minkä oven takana mikäkin on, tietää vain Milady. Kaartilainen on voitettava kaksintaistelussa, hämäys päästää ohi, ansa haavoittaa.
mr-sign-unseen = Vielä näkemättömät kaartilaiset ovat näitä; ketkä, sen tietää vain Milady.
mr-epic-about = Tarpeeksi monella urotyömerkillä avataan salakäytävä Louvren galleriassa, matkan viimeisellä pelilaudalla.
mr-sign-foe-life = Elämiä jäljellä: { $count }. Kaksintaistelu päättyy ensimmäiseen haavaan.
mr-sign-die = { $work ->
    [flies] Mikään ei torju tätä miekkaa: se osuu.
    [parried] Vastapuolen kilpi torjuu tämän miekan.
    [parries] Tämä kilpi torjuu vastapuolen miekan.
    [botte] Osa salapistoa, joka osuu.
    [idle] Tämä noppa ei tee mitään tässä erässä.
   *[open] { $face ->
        [sword] Miekka osuu, ellei vastapuolen kilpi torju sitä.
        [shield] Kilpi torjuu yhden vastapuolen miekan.
       *[fleur] Lilja lasketaan vain salapistoon.
    }
}
mr-sign-force = Voima { $force }: näin monta punaista noppaa hänen puolestaan heitetään kaksintaistelussa.
mr-sign-foe = { $name }, voima { $force }: hänet on voitettava kaksintaistelussa yhtä montaa punaista noppaa vastaan.
mr-sign-challenge = Haaste ({ $skill }): taidon ja käytettyjen korttien on yhdessä yllettävä lukuun { $value }, ilman noppia.
mr-sign-done = Sinetöity: tämä on tehty lopullisesti.

## Mikä painaa, mitä matka uhkaa

mr-night = { $turn }. kierroksen yö
mr-night-won = { $side ->
    [team] Voititte tänään
   *[other] Musketöörit voittivat tänään
}: { $what }.
mr-night-thing = { $what ->
    [mission] { $count ->
        [one] kokonaisen tehtävän
       *[other] { $count } kokonaista tehtävää
    }
    [task] { $count ->
        [one] 1 haasteen
       *[other] { $count } haastetta
    }
   *[part] { $count ->
        [one] 1 matkan osan
       *[other] { $count } matkan osaa
    }
}
mr-night-caught = { $cause ->
    [richelieu] { $side ->
        [milady] Sinut yllätettiin { $place }: tänä yönä et saa korttia.
       *[other] Milady yllätettiin { $place }: tänä yönä hän ei saa korttia.
    }
   *[rochefort] { $side ->
        [milady] Rochefort paljasti sinut { $place }
       *[other] Rochefort paljasti Miladyn { $place }
    }{ $fled ->
        [yes] {" "}ja pakeni haavoittuneena
       *[no] {""}
    }: { $side ->
        [milady] tänä yönä et voi tehdä mitään
       *[other] tänä yönä hän ei voi tehdä mitään
    }.
}
mr-hurry-night = Kierroksen loppuun
mr-night-over = Seuraavalle kierrokselle
# What Milady says to it
mr-taunt-near = { $other ->
    [yes] Vielä yksi tällainen yö, hyvät herrat.
   *[no] Kuuletteko tekin? Pian se on ohi.
}
mr-taunt-failed = { $other ->
    [yes] Kuningatar odotti teitä. Niin minäkin.
   *[no] Niin monta sankaria, eikä yksikään ehtinyt ajoissa.
}
mr-taunt-strangled = { $other ->
    [yes] Constance parka: hän uskoo yhä, että te tulette.
   *[no] Köysi on kärsivällinen. Niin minäkin.
}
mr-taunt-foiled = { $other ->
    [yes] Kaunis juoni, ja te pilasitte sen. Minulla on muitakin.
   *[no] Hyvin miekkailtu, hyvät herrat. Nyt minua harmittaa.
}
mr-taunt-siege = { $other ->
    [yes] La Rochellesta kuuluu pelkkää hyvää.
   *[no] Vallit murenevat. Pitävätkö edes miekkanne?
}
mr-taunt-honour = { $other ->
    [yes] Sana sinne, sana tänne: kuningatar parka.
   *[no] Mitä koko Pariisi kuiskii, sen minä kuiskasin ensin.
}
mr-taunt-idle = { $other ->
    [yes] Rauhallinen yö. Nauttikaa siitä.
   *[no] Te vartioitte joka ovea, vain ette oikeaa.
}
mr-schemed = Miladyn siirto
mr-schemed-then = Milady teki siirtonsa. Nyt on musketöörien vuoro.
mr-schemed-met = { $ambush ->
    [assassin] Haava heti: { $names }.
   *[voleurs] Heti ryöstetty { $pistoles }: { $names }.
}
mr-schemed-plot = Hänen juonensa Pariisissa jatkuu: { $plot }. { $left ->
    [one] Vielä yksi haaste
   *[other] Vielä { $left } haastetta
}, niin se raukeaa.
mr-schemed-quest = Vielä { $left ->
    [one] 1 haaste
   *[other] { $left } haastetta
} matkalla, ja musketöörit voittavat.
mr-schemed-where = { $places ->
    [one] Enää on vain yksi paikka, jossa hän voi nyt olla.
   *[other] Missä hän nyt on, sitä ei tiedä kukaan: mahdollisia paikkoja on { $places }.
}
mr-news = Sillä välin
mr-night-change = Tällä kierroksella: { $change }.
mr-news-changes = Mikä on muuttunut
mr-news-change = { $track }: ennen { $before }, nyt { $after }
mr-news-wounds = { $count ->
    [one] { $name }: 1 haava
   *[other] { $name }: { $count } haavaa
}
mr-news-perfidy = { $side ->
    [milady] Sinä
   *[other] Milady
}: { $count ->
    [one] 1 petoskortti lisää
   *[other] { $count } petoskorttia lisää
}
mr-now-turns = { $turns ->
    [1] tällä kierroksella
   *[other] { $turns } kierroksen sisällä
}
mr-now-tonight = jo tällä kierroksella ({ $chance })
mr-now-when = { $side ->
    [milady] { $turns ->
        [0] tänä yönä (todennäköisyys { $chance })
        [one] tänä yönä
       *[other] { $dice ->
            [yes] tätä tahtia vielä noin { $turns } kierrosta, hyvällä onnella { $soonest }, ja
           *[no] tätä tahtia vielä { $turns } kierrosta, ja
        }
    }
   *[team] { $turns ->
        [0] Tänä yönä (todennäköisyys { $chance })
        [one] Tänä yönä
       *[other] { $dice ->
            [yes] Tätä tahtia vielä noin { $turns } kierrosta, huonolla onnella { $soonest }, ja
           *[no] Tätä tahtia vielä { $turns } kierrosta, ja
        }
    }
}
mr-now-whose = { $side ->
    [milady] Voittoon:
   *[team] Vaara.
}
mr-now-danger = { $when } { $way ->
    [time] aika loppuu
    [honour] kuningattaren kunnia on mennyt
    [siege] La Rochelle kaatuu
   *[constance] Constance kuristetaan
}{ $side ->
    [milady] .
   *[team] : Milady voittaa.
}
mr-now-over = Tämä on viimeinen kierros: viekää matka päätökseen nyt, tai Milady voittaa.
mr-now-danger-brief = { $way ->
    [over] Viimeinen kierros: nyt tai ei koskaan.
    [time] Aika loppuu { $when }.
    [last] Tänä yönä Louvren tehtävä epäonnistuu.
    [honour] Kunnia voi mennä { $when }.
    [siege] La Rochelle voi kaatua { $when }.
   *[constance] Constance voi kuolla { $when }.
}
mr-now-helps = { $side ->
    [milady] Tämä haittaa sinua
   *[team] Tämä auttaa
}
mr-now-remedy = { $place ->
    [la_rochelle] { $remedy ->
        [0] Muureilla ei ole enää tilaa.
        [one] { mr-now-helps }: 1 taistelukortti muureille.
       *[other] { mr-now-helps }: enintään { $remedy } taistelukorttia muureille.
    }
   *[other] { mr-now-helps }: { $remedy ->
        [one] viimeinen haaste
       *[other] { $remedy } haastetta
    } { $place ->
        [paris] Pariisissa
       *[louvre] Louvressa
    }{ $reach }.
}
mr-now-reach = { $within ->
    [all] { $remedy ->
        [one] , joka onnistuu jo nyt
       *[other] , jotka kaikki onnistuvat jo nyt
    }
   *[other] , joista { $within } onnistuu jo nyt
}
mr-now-toll = Tänä yönä kunnia laskee { $from } → { $to }: { $of ->
    [both] yksi piste Pariisin juonen, toinen Louvren takia.
    [paris] Pariisissa puhutaan.
   *[louvre] Louvre on odottanut liian kauan.
}
mr-steps = Mitä päätät tällä kierroksella
mr-step = { $step ->
    [destination] Piilo
    [paris] Pariisi
    [perfidy] Petos
   *[own] Lopuksi
}
mr-outlook-where = { $state ->
    [bars] Olet paljastunut { $at }; Rochefort estää siellä yhä: { $names }.
    [seen] Sinut on löydetty: lopuksi et tee mitään.
    [alone] Kukaan ei voi löytää sinua, kun olet { $at }.
    [safe] Kukaan ei voi enää löytää sinua Richelieun luota.
    [richelieu] Sinut voi vielä löytää Richelieun luota: { $names }.
    [out] { mr-rochefort-out }
    [idle] Rochefortilla ei ole { $at } enää ketään estettävänä.
   *[lurks] Rochefort voi { $at } vielä estää: { $names }.
}
mr-outlook-way = Heidän tiellään { $at }: { $who }; jäljellä { $left ->
    [one] 1 tehtävä
   *[other] { $left } tehtävää
}.
mr-outlook-holds = Tänä yönä kunnia säilyy.
mr-now-last = Tänä yönä Louvren tehtävä epäonnistuu, ja kuningattaren kunnia laskee.
mr-now-forgone-brief = Näillä näkymin Louvre epäonnistuu tänä yönä{ $falls ->
    [0] .
   *[other] : kunnia { $from } → { $to }.
}
mr-now-forgone = Näillä näkymin Louvren tehtävä epäonnistuu tänä yönä: { $falls ->
    [0] Milady
   *[other] kunnia laskee { $from } → { $to }, Milady
} nostaa petoskortin, ja uusi tehtävä alkaa.
mr-lead-worth = { $what ->
    [last] Se on siellä viimeinen tehtävä.
   *[reward] Se tuo: { $reward }.
}
mr-lead-inn = { $count ->
    [one] Se on rivin viimeinen ovi.
   *[other] Missään rivissä ei ole vähemmän ovia jäljellä: { $count }.
}
mr-lead-night = { $end ->
    [lost] Kaupunki kaatuu tänä yönä: { $now }; hänen kortillaan { $other }.
   *[back] Siellä menetetään maata tänä yönä: { $now }; hänen kortillaan { $other }.
}
mr-lead-points = Tähän mennessä hänellä on { $has }/{ $value }.
mr-lead-better = Osuu viholliseen: { $now }; { $count ->
    [one] yhdellä taistelukortilla lisää
   *[other] { $count } taistelukortilla lisää
} { $other }.
mr-lead-rather = { $able ->
    [no] Kenelläkään ei vielä ole sitä, mitä { $place ->
        [louvre] Louvressa
       *[paris] Pariisissa
    } vaaditaan.
    [barred] Juuri nyt kukaan ei voi tehdä mitään { $place ->
        [louvre] Louvressa
       *[paris] Pariisissa
    }.
    [part] { $place ->
        [louvre] Louvressa
       *[paris] Pariisissa
    } { $remedy } haasteesta onnistuu nyt vain { $within }, joten tästä on enemmän apua.
    [lost] { $place ->
        [louvre] Louvressa
       *[paris] Pariisissa
    } { $remedy } haasteesta onnistuu liian harva ({ $within }): elleivät kortit parane, peli hävitään tänä yönä.
    [later] { $place ->
        [louvre] Louvrelle
        [paris] Pariisille
       *[la_rochelle] La Rochellelle
    } jää noin { $turns } kierrosta, tämä mukaan lukien; juuri nyt tästä on enemmän apua.
   *[yes] Siitä on nyt enemmän apua kuin { $place ->
        [louvre] Louvresta
        [paris] Pariisista
       *[la_rochelle] La Rochellesta
    }.
}
# What the present board asks for
mr-quest-goal = { $board ->
    [inn] majatalon yhden rivin kaikki ovet
    [calais] Calais’n haasteet, sitten de Wardes
    [england] Englannin halki, seuraavaksi ”{ $next }”
   *[galleries] Louvren gallerioiden läpi, seuraavaksi ”{ $next }”
}
mr-now-quest = { $side ->
    [milady] Heidän tiensä
   *[team] Voittoon
}: { mr-quest-goal } (lauta { $number }/{ $of }). { $left ->
    [one] Koko matkalla jäljellä 1 haaste.
   *[other] Koko matkalla jäljellä { $left } haastetta.
}
mr-sign-danger = Näin { $side ->
    [milady] voitat
   *[other] Milady voittaa
} ensimmäiseksi, jos kukaan ei tee asialle mitään; nopista: joka toinen kerta, varhaisempi luku kerran kymmenestä.
mr-lead = { $how ->
    [lacks] Nosta kortteja, { $card ->
        [combat] { $count ->
            [one] vielä 1 taistelukortti puuttuu
           *[other] vielä { $count } taistelukorttia puuttuu
        }
       *[skill] { $count ->
            [one] vielä 1 piste puuttuu
           *[other] vielä { $count } pistettä puuttuu
        }
    }: { $aim }{ $why }.
    [ready] Nosta kortteja: uusista korteista on nyt enemmän apua. Odottaa voi: { $aim }{ $why }{ $wait }.
    [gather] Nosta kortteja tätä varten: { $aim }{ $why }.
    [other] Vaihda kortteja, niin { $name } saa tähän tarvittavat kortit: { $aim }{ $why }.
    [before] Ensin { $do ->
        [draw] nosta kortti
        [buy] osta ”{ $piece }”
        [exchange] vaihda kortteja
        [pay_beggars] maksa kerjäläisille
       *[other] pelaa ”{ $piece }”
    }, sitten { $aim }{ $why }.
    [go] Seuraava tavoite: { $aim }{ $why }.
    [dare] Viimeinen keino: { $aim }{ $why }. Hän haavoittuu useammin kuin haavoittaa.
    [barred] Haavoita ensin Rochefort, joka on tiellä, sitten { $aim }{ $why }.
   *[now] Nyt onnistuu: { $aim }{ $why }.
}
mr-lead-piece = { $do ->
    [buy] Osta ”{ $piece }”. { $about }
   *[character] Pelaa ”{ $piece }”. { $about }
}
mr-lead-first = Ensin { $name }. { $words }
mr-lead-why = { $place ->
    [louvre] , kuningattaren kunnian tähden
    [paris] , Miladyn juonta vastaan
    [quest] , matkan hyväksi
    [la_rochelle] , piiritystä vastaan
   *[other] { "" }
}
mr-lead-wait = { "" } ({ $way ->
    [siege] La Rochelle kestää
    [honour] kuningattaren kunnia kestää
   *[constance] Constance elää
} { $dice ->
    [yes] vielä noin { $turns } kierrosta, huonolla onnella { $soonest }
   *[no] vielä { $turns } kierrosta
}{ $way ->
    [siege] ; tänä yönä maata menetetään: { $chance }
   *[other] { "" }
})
mr-lead-because = { $way ->
    [time] , sillä aika loppuu { $when }
    [last] , sillä muuten tehtävä siellä epäonnistuu tällä kierroksella ja kunnia laskee
    [honour] , sillä muuten kuningattaren kunnia menetetään { $when }
    [siege] , sillä muuten La Rochelle kaatuu { $when }
   *[constance] , sillä muuten Constance kuolee { $when }
}
mr-aim = { $task ->
    [challenge] { $brief ->
        [yes] { $what } { $at }
       *[no] haaste { $what } { $at }
    }
    [duel] kaksintaistelu { $at }, vastassa { $what }
    [guard] kaksintaistelu kaartilaista vastaan { $at }
    [inn] majatalon { $line ->
        [0] minkä tahansa rivin
       *[other] rivin { $line }
    } seuraava ovi
    [open] kaksintaistelu kaartilaista vastaan majatalon rivin { $line } avoimella ovella
    [door] majatalon { $line ->
        [0] minkä tahansa rivin
       *[other] rivin { $line }
    } seuraava ovi (takana voi olla kaartilainen)
    [passage] salakäytävä
    [laid] taistelukortti La Rochellen muureille
    [reinforce] La Rochellen muurit
   *[exchange] vaihto { $at }, toisena { $what }
}
mr-scheme-go = Eniten voitettavaa: { $one } tai { $other }.
mr-scheme-card = { $what ->
    [plot] { $known ->
        [yes] Korteistasi ”{ $card }” maksaa heille eniten.
       *[no] Säästä korttisi: se, mikä Pariisissa on, maksaa heille enemmän.
    }
   *[strike] { $known ->
        [yes] ”{ $card }” osuu heihin nyt pahimmin.
       *[no] Nosta mieluummin: mikään korteistasi ei nyt osu tarpeeksi.
    }
}
mr-unjudged = Vaihtoja ei arvioida: niiden arvo näkyy vasta siinä, mitä korteilla tehdään.
mr-plan = { $do ->
    [play_perfidy] ”{ $card }” nyt, mutta ei uutta korttia.
    [draw_perfidy] Uusi kortti, ja omat kortit odottavat myöhempää vuoroa.
    [play_paris] ”{ $card }” nyt{ $lies ->
        [yes] , ja ”{ $there }” päättyy.
       *[no] .
    }
    [pass] Kortit odottavat{ $lies ->
        [yes] , ja ”{ $there }” jatkuu.
       *[no] , ja Pariisissa on rauhallista.
    }
   *[take] Ota ”{ $card }”.
}
mr-vain = Ei nyt tekisi mitään
mr-draw-rest = { $hints ->
    [on] Nosta { $count }: enintään { $count } korttia, jokainen yhdellä hänen { $count } toiminnostaan; nostaminen päättyy, kun tehtävissä on jotain parempaa tai yhtä hyvää.
   *[off] Nosta { $count }: { $count } korttia kaikilla { $count } toiminnolla, jotka hänellä on jäljellä.
}
mr-draw-all = Nosta { $count }
mr-draw-stop = Lopeta nostaminen
mr-add-all = Pelaa kaikki tarvittavat
mr-add-all-sign = Pelaa kaikki tarvittavat: neuvotut kortit peräkkäin, kunnes arvo on koossa.
mr-now-how = { $mouse ->
    [yes] Osoita hiirellä kartan paikkaa, niin näet, mitä siellä voi tehdä; napsautus vie sinne.
   *[no] Kosketa kartan paikkaa, niin näet, mitä siellä voi tehdä; alla oleva painike vie sinne.
}
mr-now-suspect = Missä on ?, siellä voi olla Milady, ja Rochefort hänen kanssaan.
mr-now-either = { $differ ->
    [when] Yksi päämäärä, kaksi tietä:
   *[what] Kaksi suunnilleen yhtä hyvää tapaa. Kumman valitset?
}
mr-either-why = Kun kaksi tapaa ovat suunnilleen yhtä hyviä, kumpikaan ei ole kultainen. { $differ ->
    [when] Päämäärä on sama: yritä heti, tai nosta ensin kortteja.
   *[what] Niistä saa eri asioita: valitse se, minkä mieluummin haluat.
}
mr-now-botte = Salapisto: joka heittää nimensä alla näkyvät merkit, osuu heti, ja kaksintaistelu on ohi.
mr-makes-sense = Sinne kannattaa mennä
mr-gold = { $what ->
    [louvre] Louvre: siellä hän voi tehdä jotain kuningattaren kunnian hyväksi.
    [paris] Pariisi: siellä hän voi tehdä jotain Miladyn tehtävää vastaan.
    [quest] Matka: hän voi viedä sitä eteenpäin.
    [la_rochelle] La Rochelle: hänen taistelukorttinsa pitävät muureja.
    [vieux_colombier] Vieux-Colombier: hänen on lähdettävä Richelieun palatsista.
    [challenge] Haaste: hänellä on, mitä se vaatii.
    [duel] Kaksintaistelu, näin aseistettuna. { $odds }
    [back] Tupa: sieltä majatalon toinen rivi on arvokkaampi.
    [last_life] Kaksintaistelu: mikään ei auta enempää, mutta haava vie viimeisen elämän ja samalla seuraavan vuoron.
    [risk] Kaksintaistelu: sen tuotto on riskin arvoinen.
    [wound] Kaksintaistelu: sen tuotto on sen elämän arvoinen, jonka se varmasti maksaa.
    [hurt] Kaksintaistelu: sen anti on elämän arvoinen, vaikka se lähes varmasti maksaa yhden.
    [inn] Majatalo: seuraava ovi on yksi matkan askel.
    [passage] Salakäytävä: urotyömerkit riittävät siihen.
    [reinforce] Kortin asettaminen: La Rochellessa siitä on enemmän hyötyä kuin kädessä.
    [draw] Nostaminen: mikään ulottuvilla oleva ei ole nyt toiminnon arvoista; useimmat kortit ovat noppia tai pisteitä tulevaa varten.
    [store] Nostaminen: useimmat kortit ovat noppia tai pisteitä tulevaa varten.
    [opening] Kortin nostaminen: hänellä on vielä vähän kortteja; useimmat kortit ovat noppia tai pisteitä tulevaa varten.
    [buy] Ostaminen: siitä on hänelle pysyvästi apua ja enemmän kuin siitä, mitä hän voisi tehdä heti.
    [exchange] Vaihtaminen: jostakin kortista on enemmän hyötyä toisen kädessä.
    [character] Kortin pelaaminen: siitä on apua heti ja enemmän kuin muusta, mitä hän voisi tehdä.
    [pay_beggars] Kerjäläisille maksaminen: heidän takanaan on tehtävää.
    [escape] Ulos Bastiljista: sisällä ei voi tehdä paljon. Tasapelikin vanginvartijan kanssa vapauttaa hänet.
    [ahead] Ratsastus ei maksa hänelle mitään: hänen seuraava vuoronsa alkaa siellä, missä hänellä on tehtävää.
    [spent] Hänellä ei ole enää toimintoja.
   *[end_turn] Lopettaminen: mikään jäljellä oleva ei ole toiminnon arvoista.
}
mr-gold-buy = { $for ->
    [skill] { $name } { $at } on hänelle sitten pisteen helpompi.
   *[arms] Siitä on apua joka kaksintaistelussa, ja { $name } on { $at } vielä voittamatta.
}
mr-gold-lamp = Lampun mielestä tämä on paras.
mr-now-lamp = { $what }: lampun mielestä tämä on paras.
mr-gold-answer = { $answer ->
    [paris] Korteistasi se tulee musketööreille kalleimmaksi.
    [paris_not] Se, mitä Pariisissa jo on, tulee musketööreille kalliimmaksi kuin korttisi.
    [man] Kaikista sopivista hän tulee heille kalleimmaksi, vaikka hänen voittamisestaan saatava palkkio vähennetään.
    [ambush] Väijytyksistäsi se haittaa tätä tehtävää eniten.
    [nemesis] Kukaan ei osaa paremmin sitä, mitä siellä on tehtävä.
    [perfidy] Korteistasi se vahingoittaa musketöörejä nyt eniten.
    [perfidy_not] Mikään korteistasi ei nyt vahingoita heitä tarpeeksi: parempi ottaa vielä yksi myöhemmäksi.
    [target] Hänelle se tulee kalleimmaksi.
    [close] Siellä se haittaa musketöörejä eniten.
    [reveal] Kaksintaistelu tulee musketöörille todennäköisesti kalliimmaksi kuin Rochefortille.
    [reveal_not] Kaksintaistelu tulee Rochefortille todennäköisesti kalliimmaksi kuin musketöörille.
    [discard_space] Mikään muu kortti ei pidä muureja useammalla nopalla.
    [refill] Useampi sattumanvarainen kortti on enemmän kuin yksi valittu.
    [search] Tarjolla olevista korteista tämä vahingoittaisi musketöörejä nyt eniten.
    [take_paris] Tarjolla olevista juonista tämä maksaisi musketööreille nyt eniten.
    [own_not] Mistään täällä ei ole sinulle hyötyä.
    [reroll] Kilpeä huonompaa ei voi tulla.
    [wound] Hän on lähinnä taistelukyvyttömyyttä.
    [commit] Tässä kaksintaistelussa siitä on enemmän hyötyä kuin myöhemmin.
    [commit_not] Muista korteista on enemmän hyötyä myöhemmin.
    [buy_not] Mikään muu ei ole hintansa arvoinen.
    [offer] Toiselle siitä on enemmän hyötyä.
    [offer_not] Kaikki, mistä toiselle on enemmän hyötyä, on jo vaihtanut omistajaa.
    [cards] Halvemmalla vaadittua ei saada.
    [blade] Tällä nopalla on eniten voitettavaa.
    [blade_not] Uusi heitto tuskin parantaisi yhtäkään noppaa.
    [sacrifice] Piiritys tarvitsee ruutua enemmän kuin hän elämää.
    [sacrifice_not] Hän tarvitsee elämää enemmän kuin piiritys ruutua.
    [jail] Myöhemmin se maksaa yhtä paljon: parempi ulos heti.
    [heal] Hän on menettänyt eniten.
   *[pay] Siitä hän luopuu helpoimmin.
}
mr-risk = { $what ->
    [bastille] { $places ->
        [0] Bastilji on varma: Milady ei ole siellä.
       *[other] Bastilji uhkaa: { $chance }, sillä Milady voi olla { $places } paikassa. Jos Milady löytyy, hän ei saa korttia.
    }
    [assassin] Salamurhaaja väijyy: haava, { $chance }.
   *[voleurs] Varkaat väijyvät: pistoli menee, { $chance }.
}
