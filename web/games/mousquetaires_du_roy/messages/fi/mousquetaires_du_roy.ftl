### Pelin Mousquetaires du Roy sanat pöydässä ja sen ulkopuolella: paikat, kortit, merkit, henkilöt, asetukset.
### Suomenkieliset nimitykset ovat meidän.

name-mousquetaires_du_roy-1 = Jeanne
name-mousquetaires_du_roy-2 = Mathieu
name-mousquetaires_du_roy-3 = Agnès
name-mousquetaires_du_roy-4 = Bastien
name-mousquetaires_du_roy-5 = Rémi
name-mousquetaires_du_roy-6 = Cécile

## Pelattava laitos

edition-own = Datatiedosto ”{ $name }”: arvot eivät ole julkaistut.
edition-official = Datatiedosto ”{ $name }”: oman ilmoituksensa mukaan julkaistut arvot.

## Paikat

place-paris = Pariisi
place-paris-about = Tehtävä, jonka Milady on tuonut peliin, jos sellainen on.
place-louvre = Louvre
place-louvre-about = Aina tehtävä. Suoritettuna: kuningattaren kunnia +1, ja tikkaat alkavat alusta; muuten kunnia laskee kolmannella ja neljännellä askelmalla.
place-quest = Matka
place-quest-about = Tie timanttiriipusten luo: majatalo, Calais, Englanti ja Louvren galleriat.
place-la_rochelle = La Rochelle
place-la_rochelle-about = Piiritys. Täällä oleva asettaa toimintona taistelukortin; asetetut kortit heittävät noppia joka kierroksen lopussa.
place-richelieu = Richelieun palatsi
place-richelieu-about = Joka löytää Miladyn täältä, vie häneltä toiminnon; joka ei löydä, joutuu Bastiljiin.
place-miladys_house = Miladyn talo
place-miladys_house-about = Tänne ei musketööri pääse. Milady hakee täältä Pariisi-kortteja ja pakenee tänne haavoittuneen Rochefortin kanssa.
place-vieux_colombier = Vieux-Colombier
place-vieux_colombier-about = Täällä on se, joka on taistelukyvytön: toipuminen vie koko hänen vuoronsa, ja sitten hänellä on taas kaikki elämänsä ja yksi kortti lisää. Toverit saavat tulla tekemään vaihtoja hänen kanssaan; muita täällä ei paranneta.
place-bastille = Bastilji
place-bastille-about = Vanki pääsee ulos yhdellä pistolilla tai taistelemalla vanginvartijaa vastaan.

## Puolet, vaiheet ja radat

side-team = Musketöörit
side-milady = Milady
side-team-of = Musketöörien puolella
side-milady-of = Miladyn puolella
phase-milady = Miladyn juonet
phase-musketeers = Musketöörit
phase-la_rochelle = La Rochelle
phase-end = Kierros päättyy
milady-has-won = { $side ->
    [milady] olet voittanut
   *[other] Milady on voittanut
}
track-time = Aika
track-time-about = Ruutu eteenpäin joka kierroksella. Kardinaalin ruudussa { milady-has-won }.
track-honour = Kuningattaren kunnia
track-honour-about = Se laskee yhdellä Louvren tikkaiden kahdella viimeisellä askelmalla, joistakin petoskorteista ja joistakin Pariisin tehtävistä; suoritettu tehtävä Louvressa palauttaa pisteen. Nollassa { milady-has-won }.
track-siege = Piiritys
track-siege-about = Miekat työntävät sitä suuntaan ja toiseen. Vasemmassa päässä, Richelieun luona, { milady-has-won }.
track-louvre = Louvren tikkaat
track-louvre-about = Paljonko aikaa Louvren tehtävälle jää: askelma alaspäin joka kierroksella. Kolmannella ja neljännellä askelmalla kuningattaren kunnia laskee.
track-constance = Constance
track-constance-about = Jokainen kuristajan onnistuminen kiristää nyöriä. Kun se on kireällä, { milady-has-won }.
track-quest = Matka
track-quest-about = Lauta laudalta timanttiriipusten luo: viimeisen takana musketöörit ovat voittaneet.
pistoles = { $count ->
    [one] 1 pistoli
   *[other] { $count } pistolia
}
epic-tokens = { $count ->
    [one] 1 urotyömerkki
   *[other] { $count } urotyömerkkiä
}
adventure-cards = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
life-points = { $count ->
    [one] 1 elämä
   *[other] { $count } elämää
}

## Taidot ja nopat

skill-erudition = Oppineisuus
skill-nobility = Jalous
skill-gallantry = Ritarillisuus
skill-panache = Uljuus
challenge-of = { $skill } { $value }
face-sword = miekka
face-shield = kilpi
face-fleur = lilja
symbols-sword = { $count ->
    [one] 1 miekka
   *[other] { $count } miekkaa
}
symbols-shield = { $count ->
    [one] 1 kilpi
   *[other] { $count } kilpeä
}
symbols-fleur = { $count ->
    [one] 1 lilja
   *[other] { $count } liljaa
}
symbols-other = { $count ->
    [one] 1 noppa, jossa ei ole liljaa
   *[other] { $count } noppaa, joissa ei ole liljaa
}
botte-base = tavallinen salapisto
botte-improved = paranneltu salapisto
botte-master = mestarin salapisto
botte-guard = kaartin salapisto
botte-elite = eliitin salapisto

## Musketöörit

hero-athos = Athos
hero-porthos = Porthos
hero-aramis = Aramis
hero-dartagnan = d’Artagnan
hero-treville = Tréville
power-rochefort_immune = Rochefort ei koskaan puutu hänen tekemisiinsä.
power-extra_die = Hän heittää kaksintaistelussa yhden sinisen nopan enemmän.
power-any_skill = Hänen taitokorttinsa käyvät mihin tahansa haasteeseen.
power-better_botte = Hänen salapistonsa onnistuu helpommin kuin muiden.
power-remote_exchange = Kun hän tekee vaihdon, toinen osapuoli saa olla missä vain.

## Vastustajat

adversary-boisrenard = Boisrenard
adversary-lubin = Lubin
adversary-brisemont = Brisemont
adversary-laffemas = Laffemas
adversary-biscarat = Biscarat
adversary-cahusac = Cahusac
adversary-la_houdiniere = La Houdinière
adversary-vitray = Vitray
adversary-bernajoux = Bernajoux
adversary-de_cavois = de Cavois
adversary-jussac = Jussac
adversary-felton = Felton
adversary-rochefort = Rochefort
adversary-de_wardes = de Wardes
adversary-gaoler = Vanginvartija
adversary-token = Kaartilainen
special-cuirass = Hänen rintahaarniskansa torjuu ensimmäisen haavan, mutta ei salapiston antamaa.
special-final_wound = Kaksintaistelun lopuksi hän antaa vielä yhden haavan, kävi miten kävi.
force = Voima { $force }

## Seikkailukortit

adventure-combat = Taistelu
adventure-combat-about = Yksi sininen noppa lisää kaksintaisteluun tai piiritykseen.
adventure-double_combat = Kaksoistaistelu
adventure-double_combat-about = Kaksi sinistä noppaa lisää kaksintaisteluun tai piiritykseen.
adventure-skill = { $skill } +{ $value }
adventure-skill-about = { $any ->
    [yes] Tuo { $value } lisää missä tahansa haasteessa: hänellä kaikki taitokortit käyvät.
   *[no] Tuo { $value } lisää tämän taidon haasteessa.
}
adventure-tag = { $card ->
    [combat] Taistelu
    [double_combat] Kaksois{"\u00AD"}taistelu
    [erudition] Oppi{"\u00AD"}neisuus
    [nobility] Jalous
    [gallantry] Ritaril{"\u00AD"}lisuus
    [panache] Uljuus
    [des_essarts] Des Essarts
    [buckingham] Bucking{"\u00AD"}ham
    [bassompierre] Bassom{"\u00AD"}pierre
    [planchet] Plan{"\u00AD"}chet
    [kitty] Kitty
   *[mousqueton] Mous{"\u00AD"}queton
}
adventure-des_essarts = Herra des Essarts
adventure-des_essarts-about = Joukkue saa 3 pistolia.
adventure-buckingham = Buckingham
adventure-buckingham-about = Joukkue saa urotyömerkin: kun niitä on tarpeeksi, pääsee yhden Louvren gallerian ohi.
adventure-bassompierre = Herra de Bassompierre
adventure-bassompierre-about = Hän asettuu vapaalle paikalle La Rochelleen, pelattiin hänet mistä vain, ja heittää siellä yhtä noppaa.
adventure-planchet = Planchet
adventure-planchet-about = Tuo 2 seikkailukorttia tai, jos matka alkaa majatalosta, paljastaa sen yhden rivin kaikki merkit.
adventure-kitty = Kitty
adventure-kitty-about = Milady poistaa kädestään umpimähkään yhden petoskortin.
adventure-mousqueton = Mousqueton
adventure-mousqueton-about = Yhden taistelukuntoisen musketöörin haavoista paranee enintään 2.

## Petoskortit

of-miladys-choice = { $side ->
    [milady] valitsemasi
   *[other] Miladyn valitsema
}
perfidy-renforts = Vahvistukset
perfidy-renforts-about = { $side ->
    [milady] Heität tällä kierroksella La Rochellessa yhden nopan enemmän; jos sinulla on jo kaikki noppasi, saat heittää yhden kilven uudestaan.
   *[other] Milady heittää tällä kierroksella La Rochellessa yhden nopan enemmän; jos hänellä on jo kaikki noppansa, hän saa heittää yhden kilven uudestaan.
}
perfidy-guet_apens = Yllätyshyökkäys
perfidy-guet_apens-about = Haavan saa { of-miladys-choice } musketööri. Rintahaarniska ei auta.
perfidy-conscrits = Pakkovärväys
perfidy-conscrits-about = Tällä kierroksella jokaisella musketöörillä on yksi toiminto vähemmän.
perfidy-embastille = Pidätetty
perfidy-embastille-about = Yksi musketööri joutuu Bastiljiin. Hän saa yrittää pakoa heti.
perfidy-baume = Balsami
perfidy-baume-about = Rochefort saa takaisin 2 elämää, vaikka olisi taistelukyvytön.
perfidy-calomnie = Panettelu
perfidy-calomnie-about = Kuningattaren kunnia laskee yhdellä.
perfidy-impasse = Umpikuja
perfidy-impasse-about = Tällä kierroksella kukaan ei saa siirtyä yhteen näistä: Pariisi, Louvre, matka tai La Rochelle.
perfidy-urgence = Kiire
perfidy-urgence-about = Aikamerkki siirtyy heti ruudun eteenpäin.

## Väijytykset

ambush-mendiants = Kerjäläiset
ambush-mendiants-about = Kukaan ei voi yrittää tässä tehtävässä mitään, ennen kuin kerjäläisille on maksettu { pistoles }.
ambush-assassin = Salamurhaaja
ambush-assassin-about = Yksi punainen noppa jokaista kohti, joka on nyt paikalla tai saapuu myöhemmin: miekka on haava, rintahaarniskasta huolimatta.
ambush-voleurs = Varkaat
ambush-voleurs-about = Yksi punainen noppa jokaista kohti, joka on nyt paikalla tai saapuu myöhemmin: miekka maksaa joukkueelle pistolin.
ambush-courtisane = Kurtisaani
ambush-courtisane-about = Tämän tehtävän ritarillisuushaasteet ovat pisteen vaikeampia.
ambush-nemesis = Nemesis
ambush-nemesis-about = Yksi nimetty musketööri ei saa yrittää mitään tässä tehtävässä.

## Varusteet ja parannukset

token-pistol = Pistooli
token-pistol-about = Yksi miekka lisää kaksintaistelun ensimmäisessä erässä, ei salapistossa.
token-toledo = Toledon säilä
token-toledo-about = Kerran kaksintaistelussa yksi noppa uudestaan, jopa salapiston jälkeen.
token-cuirass = Rintahaarniska
token-cuirass-about = Torjuu kaksintaistelun ensimmäisen miekan antaman haavan.
token-horse = Täysiverinen
token-horse-about = Jokaisella vuorollaan hän saa siirtyä kerran ilman toimintoa.
token-improved_erudition = Paranneltu oppineisuus
token-improved_nobility = Paranneltu jalous
token-improved_gallantry = Paranneltu ritarillisuus
token-improved_panache = Paranneltu uljuus
token-improved_skill = Paranneltu taito
token-improved_skill-about = Pysyvästi +1. Hinta: mikä tahansa kortti. Ei vaihdettavissa.
token-improved_botte = Paranneltu salapisto
token-improved_botte-about = Heti osuva salapisto helpottuu. Hinta: (kaksois)taistelu. Ei vaihtoon.
token-one_for_all = Yksi kaikkien puolesta, kaikki yhden puolesta
token-one_for_all-about = Pelataan kerran, ennen kuin musketöörit aloittavat: tällä kierroksella jokaisella heistä on yksi toiminto enemmän.

## Pariisi-kortit ja niiden vaikutukset

paris-trafiquants = Salakuljettajat
paris-complot = Salaliitto
paris-message_reine = Viesti kuningattarelle
paris-constance_disparue = Constance on kadonnut
paris-constance_sequestree = Constance vankina
paris-enlevement_constance = Constancen ryöstö
effect-siege_die = { $side ->
    [milady] Heität
   *[other] Milady heittää
} La Rochellessa yhden nopan enemmän.
effect-wound = Kierroksen lopussa { of-miladys-choice } musketööri saa haavan.
effect-honour = Kierroksen lopussa kuningattaren kunnia laskee yhdellä.
effect-perfidy = Kierroksen lopussa { $side ->
    [milady] nostat
   *[other] Milady nostaa
} petoskortin.
effect-tax = Kierroksen lopussa joukkue menettää pistolin tai, jos niitä ei ole, urotyömerkin.
effect-strangle = Kierroksen lopussa { $side ->
    [milady] heität niin monta noppaa kuin aika sinulle antaa
   *[other] Milady heittää niin monta noppaa kuin aika hänelle antaa
}; kun miekkoja on kaikkiaan { $successes }, Constance on kuristettu ja { milady-has-won }.

## Tehtävät Louvressa

louvre-dette_de_jeu = Kuningattaren pelivelka
louvre-duchesse_de_chevreuse = Chevreusen herttuatar
louvre-affaire_des_poisons = Myrkkyjuttu
louvre-lettre_d_espagne = Kirje Espanjasta
louvre-espion_du_cardinal = Kardinaalin vakooja
louvre-bal_de_l_ambassadeur = Lähettilään tanssiaiset
louvre-confesseur_de_la_reine = Kuningattaren rippi-isä
louvre-honneur_d_une_dame = Daamin kunnia

## Matka

board-inn = Majatalo
board-inn-about = Rivejä suljettuja ovia. Joka avaa yhden rivin kaikki ovet, on löytänyt tien.
board-calais = Calais
board-calais-about = Ensin kaikki haasteet missä järjestyksessä vain, sitten de Wardes.
board-england = Englanti
board-england-about = Etappi etapilta kanaalin yli ja takaisin kuningattaren tanssiaisiin.
board-galleries = Louvren galleriat
board-galleries-about = Kukin läpäistään salakäytävällä, haasteella tai voittamalla kaksi vastustajaa. Viimeisen takana odottaa kuningatar.
stage = Etappi { $number }
stage-1 = Kanaali
stage-2 = Agentit Portsmouthissa
stage-3 = Buckinghamin puheilla
stage-4 = Kotimatka
stage-5 = Kuningattaren tanssiaiset
gallery = Galleria { $number }
line = Rivi { $number }
common-room = Tupa
secret-passage = Salakäytävä
quest-force_2 = Kaartilainen, voima 2
quest-force_3 = Kaartilainen, voima 3
quest-force_4 = Kaartilainen, voima 4
quest-decoy = Hämäys
quest-decoy-about = Pelkkä olkinukke: musketööri vain etenee.
quest-trap = Ansa
quest-trap-about = Musketööri saa haavan ja etenee. Rintahaarniska ei auta.
quest-hidden = Vielä näkemätön kaartilainen
quest-door = Suljettu ovi

## Miksi peli päättyi

victory-quest-why = Kuningattarella on tanssiaisissa timanttiriipuksensa.
victory-quest = { victory-quest-why } Musketöörit ovat voittaneet.
victory-time-why = Aika on loppu, ja kardinaali kysyy kuningattarelta riipuksia.
victory-time = { victory-time-why } Milady on voittanut.
victory-honour-why = Kuningattaren kunnia on mennyttä.
victory-honour = { victory-honour-why } Milady on voittanut.
victory-siege-why = La Rochelle on menetetty.
victory-siege = { victory-siege-why } Milady on voittanut.
victory-constance-why = Constance on kuollut.
victory-constance = { victory-constance-why } Milady on voittanut.

## Asetukset (MR-28)

option-musketeers = Musketöörejä mukana
option-musketeers-3 = Kolme
option-musketeers-3-hint = Vähemmän miekkoja, mutta jokaisella on yksi toiminto enemmän.
option-musketeers-4 = Neljä
option-musketeers-4-hint = Tavallinen peli.
option-musketeers-5 = Viisi
option-musketeers-5-hint = Yleensä mukana on Tréville. Kuningattarella on vähemmän kunniaa menetettävänä, ja kello käy jo.
option-heroes = Ketkä musketöörit
option-heroes-hint = Kun tarvitaan järjestystä, se on tämä.
option-players-team = Pelaajia musketöörien puolella
option-players-team-hint = Tietokonepelaajatkin lasketaan, Miladya ei.
option-split = Kuka pelaa ketä
option-split-hint = Kaikki näkevät musketöörien kaikki kädet; kukin päättää omistaan.
option-milady = Milady
option-milady-seat = Pöydässä
option-milady-seat-hint = Häntä pelaa ihminen tai tietokonepelaaja, jolla on omat salaisuutensa.
option-milady-automatic = Itsestään
option-milady-automatic-hint = Kukaan ei pelaa häntä: kortit ja sattuma päättävät, mitä hän tekee, ja te olette kaikki samalla puolella.
option-auto_level = Vaikeus
option-auto_level-easy = Helppo
option-auto_level-normal = Tavallinen
option-auto_level-hard = Vaikea
option-auto_level-hint = Mitä vaikeampi, sitä vähemmän kunniaa kuningattarella on menetettävänä.
option-rochefort = Rochefort
option-rochefort-ask = Milady päättää
option-rochefort-ask-hint = Hän saa päästää yrityksen läpi ja pysyä piilossa.
option-rochefort-auto = Puuttuu aina asiaan
option-rochefort-auto-hint = Hän ilmestyy heti ensimmäiseen yritykseen, jota saa häiritä.
option-strict_bastille = Ankara Bastilji
option-strict_bastille-hint = Vanki ei voi muuta kuin yrittää pakoa.
option-beggars_presence = Kerjäläiset tahtovat nähdä maksajan
option-beggars_presence-hint = Maksajan on oltava samassa paikassa.
option-auto_trade = Vaihdot ilman suostumusta
option-auto_trade-hint = Muuten kysytään toisen osapuolen pelaajalta.
option-length = Ottelun pituus
option-length-whole = Koko ottelu
option-length-whole-hint = Matkan kaikki pelilaudat, yksi toisensa jälkeen.
option-length-short = Lyhyt ottelu
option-length-short-hint = Meidän oma sääntömme: puolet matkasta on jo musketöörien takana, ja puolet ajasta on kulunut.
option-data = Peliosien arvot
option-data-hint = Sisäänrakennettu oma laitos tai oma datatiedosto.

## Puolet

play-as = Kumpaa puolta pelaat
play-as-team = Musketöörejä
play-as-team-hint = Tietokone on Milady.
play-as-milady = Miladya
play-as-milady-hint = Tietokone pelaa musketöörejä.
play-as-both = Molempia
play-as-both-hint = Monta ihmistä yhdellä laitteella, tai sinä itseäsi vastaan.

## Omat datatiedostot

data-title = Pelaa omilla arvoilla
data-about = Julkaistut arvot eivät ole meidän annettavissamme. Jos omistat pelin, kirjoita sen arvot datatiedostoon: tekstiin TOML-muodossa, kuten omamme on. Se pysyy tässä selaimessa eikä mene muualle.
data-own = Ladatut datatiedostot
data-load = Lataa datatiedosto …
data-loading = Tiedostoa luetaan …
data-copy = Hae omamme pohjaksi
data-loaded = Datatiedosto ”{ $name }” on ladattu ja talletettu tähän selaimeen.
data-loaded-visit = Datatiedosto ”{ $name }” on ladattu, mutta vain tämän käynnin ajaksi: selain ei anna sivun tallentaa sitä.
data-is-house = Tämä on oma datatiedostomme; se on pelissä jo.
data-refused = { $count ->
    [one] Tiedostolla ”{ $file }” ei voi pelata. Yksi asia on pielessä:
   *[other] Tiedostolla ”{ $file }” ei voi pelata. { $count } asiaa on pielessä:
}
data-faults = Mikä tiedostossa ”{ $file }” on pielessä
data-no-text = ”{ $file }” ei ole datatiedosto: se ei ole UTF-8-tekstiä.
data-refused-hint = Mitään ei ole muutettu. Korjaa tiedosto ja lataa se uudestaan.
data-remove = Poista
data-remove-named = Poista datatiedosto { $name }
data-remove-ask = { $count ->
    [0] Poistetaanko datatiedosto ”{ $name }”? Yksikään tallennettu peli ei tarvitse sitä.
    [one] Poistetaanko datatiedosto ”{ $name }”? Yksi tallennettu peli tarvitsee sitä ja odottaa, kunnes lataat sen uudestaan.
   *[other] Poistetaanko datatiedosto ”{ $name }”? { $count } tallennettua peliä tarvitsee sitä ja odottaa, kunnes lataat sen uudestaan.
}
data-keep = Pidä
data-removed = Datatiedosto ”{ $name }” on poistettu.
data-house = Oma laitos
data-other = ”{ $name }” ({ $fingerprint }) on ladattu, mutta se on eri tiedosto. Tarvitaan se, jonka sormenjälki on { $wanted }.

## Datatiedostojen virheet (MR-27)

error-data-long = Datatiedostossa on enintään { $max } merkkiä.
error-data-nesting = Tämä ei ole datatiedosto: siinä on liian monta sisäkkäistä osaa.
error-data-syntax = Rivi { $line }, sarake { $column }: tätä ei voi lukea TOML-tekstinä.
error-data-key-unknown = Rivi { $line }: datatiedostossa ei ole avainta ”{ $at }”.
error-data-key-missing = Rivi { $line }: avain ”{ $at }” puuttuu.
error-data-type = Rivi { $line }, { $at }: tähän kuuluu { $kind ->
    [integer] kokonaisluku
    [flag] true tai false
    [list] luettelo
    [table] taulukko
   *[text] teksti
}.
error-data-range = Rivi { $line }, { $at }: arvon on oltava väliltä { $min }–{ $max }.
error-data-choice = Rivi { $line }, { $at }: vaihtoehdot ovat { $choices }.
error-data-count = Rivi { $line }, { $at }: kohtia on oltava täsmälleen { $count }.
error-data-length = Rivi { $line }, { $at }: kohtia on oltava { $min }–{ $max }.
error-data-twice = Rivi { $line }, { $at }: ”{ $id }” on tässä toista kertaa.
error-data-name = Rivi { $line }, { $at }: nimessä on 1–40 näkyvää merkkiä eikä välilyöntejä niiden ympärillä.
error-data-id = Rivi { $line }, { $at }: tunnuksessa on 1–40 merkkiä, pieniä kirjaimia a–z, numeroita ja _, ja se alkaa kirjaimella.
error-data-botte = Rivi { $line }, { $at }: salapisto vaatii 1–6 kuviota.
error-data-space = Rivi { $line }, { $at }: La Rochellen ruutu on kokonaisluku kuten -3, mutta ei 0.
error-data-too-few = Rivi { $line }, { $at }: yhteensä tarvitaan vähintään { $needed }, mutta niitä on { $there }.
error-data-inn = Rivi { $line }, { $at }: majatalossa on { $squares } ruutua mutta { $tokens } merkkiä.
error-data-time-dice = Rivi { $line }, { $at }: ensimmäisen ruudun on oltava 0 ja jokaisen suurempi kuin edellinen.
error-data-ascending = Rivi { $line }, { $at }: jokaisen luvun on oltava suurempi kuin edellinen.
error-data-one-for-all = Rivi { $line }, { $at }: ”one_for_all” voi olla vain yhdessä ruudussa.
error-data-quest-order = Rivi { $line }, { $at }: jokaisen pelilaudan on oltava tässä kerran, galleriat viimeisenä.

## Lomake

new-sides = Osapuolet

## Mistä on kyse

goal-mousquetaires_du_roy = Tuokaa kuningattaren timanttiriipukset takaisin, tai estäkää se.
goal-mousquetaires_du_roy-how = Musketöörien on saatava matka päätökseen. Jossakin piileskelevä Milady voittaa heti, kun aika loppuu, kuningattaren kunnia murtuu, La Rochelle menetetään tai Constance kuolee.
goal-mousquetaires_du_roy-team = Johdat musketöörejä Miladya vastaan: tuo kuningattaren timanttiriipukset takaisin.
goal-mousquetaires_du_roy-how-team = Vie matka päätökseen, ennen kuin jossakin piileskelevä Milady voittaa yhdellä neljästä keinostaan: aika, kunnia, piiritys tai Constance.
goal-mousquetaires_du_roy-milady = Olet Milady, yksin musketöörejä vastaan: estä kuningattaren timanttiriipusten paluu.
goal-mousquetaires_du_roy-how-milady = Piileskelet jossakin ja viivytät musketöörejä. Yksi neljästä keinosta riittää: aika, kunnia, piiritys tai Constance.
goal-mousquetaires_du_roy-all = { $length ->
    [short] Neljästä paikasta kaksi viimeistä, yksi kerrallaan
   *[other] Kaikki neljä paikkaa, yksi kerrallaan
}
goal-mousquetaires_du_roy-one = Yksikin näistä riittää
minutes-mousquetaires_du_roy = { $length ->
    [short] Lyhyt ottelu, puoli tuntia.
   *[other] Ottelu kestää noin kolme varttia, lyhyt puoli tuntia, kolmella musketöörillä muutaman minuutin vähemmän.
}
