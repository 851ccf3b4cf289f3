### Pelin Neljä musketööriä sanat pöydässä ja sen ulkopuolella: kortit, tarinat, roolit, loput, asetukset.
### Peli on julkaistu englanniksi; siinä itsessään on suomeksi vain nimi Neljä musketööriä. Muut suomenkieliset
### termit ovat meidän käännöksiämme, henkilöiden nimiä lukuun ottamatta.

name-four_musketeers-1 = Charlotte
name-four_musketeers-2 = Lucien
name-four_musketeers-3 = Marguerite
name-four_musketeers-4 = Étienne

## Kortit sellaisina kuin ne luetaan ääneen

suit-name = { $suit ->
    [S] pata
    [H] hertta
    [D] ruutu
   *[C] risti
}
playing-card = { $rank ->
    [JK] jokeri
    [A] { suit-name }ässä
    [K] { suit-name }kuningas
    [Q] { suit-name }rouva
    [J] { suit-name }sotamies
    [2] { suit-name }kakkonen
    [3] { suit-name }kolmonen
    [4] { suit-name }nelonen
    [5] { suit-name }viitonen
    [6] { suit-name }kuutonen
    [7] { suit-name }seiska
    [8] { suit-name }kasi
    [9] { suit-name }ysi
    [10] { suit-name }kymppi
   *[other] { suit-name } { $rank }
}

## Kuka on kukin

person-JS = Athos
person-JD = Porthos
person-JH = Aramis
person-JC = d’Artagnan
person-AS = Kardinaali Richelieu
person-KS = Kreivi de Wardes
person-QS = Milady de Winter
person-AC = Kreivi de Rochefort
person-KC = Herra Bonacieux
person-QC = Rouva Bonacieux
person-AH = Herra de Tréville
person-KH = Kuningas Ludvig XIII
person-QH = Kuningatar Anna
person-AD = Buckinghamin herttua
person-KD = Lordi de Winter
person-QD = Rouva Coquenard
person-JK = Kitty
person-2S = Pahan juuri
person-2C = Kaksoispeli
person-2H = Täydellinen rakkaus
person-2D = Ylin ylellisyys
person-X = Varjomusketööri
seat-dazed = { $number ->
    [0] Pökertynyt musketööri
    [1] Pökertynyt musketööri I
    [2] Pökertynyt musketööri II
   *[other] Pökertynyt musketööri III
}
seat-servant = { $number ->
    [0] Palvelija ({ $name })
   *[other] Palvelija { $number } ({ $name })
}

## Ryhmät, tarinat ja pelitavat

group-survival = Selviytyminen
group-survival-about = Vähiten tappioita kärsinyt voittaa; yksittäisen kierroksen voi ratkaista elämien määrä.
group-solitaire = Yhteispeli
group-solitaire-about = Kaikki pelaajat ovat yhdessä roistoa vastaan.
group-roles = Roolit
group-roles-about = Jokaisella on salainen rooli, joka kertoo, mitä hän tavoittelee.

storyline-AC = Jokainen jokaisen puolesta
storyline-AC-about = Jokainen kaikkia vastaan miekkailusalissa. Kiven haltija on turvassa: jos hän häviää, osuman saa kreivi de Rochefort.
storyline-KC = Jokainen kenen puolesta
storyline-KC-about = Herra Bonacieux’n pimeässä talossa iskee mukana Varjomusketööri pakan päällimmäisellä kortilla. Roistoon osuu vain, jos Varjo häviää.
storyline-AS = Kaikki yhden puolesta
storyline-AS-about = Kaikki yhdessä kardinaali Richelieuta vastaan. Häneen osuu vain, jos suojattu musketööri häviää, ja tämän kortin valitsee sattuma.
storyline-KS = Kaikki kenen puolesta
storyline-KS-about = Kaikki yhdessä kreivi de Wardesia vastaan: hän iskee mukana Varjomusketöörinä pakan päällimmäisellä kortilla. Häneen osuu vain, jos hän häviää.
storyline-QC = Kaikki yhtä vastaan
storyline-QC-about = Milady on yllyttänyt musketöörit rouva Bonacieux’n kimppuun. Salainen roolisi kertoo, suojeletko häntä vai jahtaatko häntä.
storyline-QS = Kullekin omansa
storyline-QS-about = Miladyn Peilipalatsissa jokainen salainen rooli haluaa tietyt elämäkortit pois pelistä: osumastakin voi olla sinulle hyötyä.
storyline-mark = { $level ->
    [1] Helppo
    [2] Keskitaso
   *[3] Vaativa
} · kierros kestää noin { $fights } taistelua
storyline-first = Aloita tästä

mode-AC-solo = Jokainen yksin
mode-AC-solo-about = Voitettu musketööri on yksi tappio. { $to ->
    [0] Tämän yhden kierroksen jälkeen vähiten tappioita kärsinyt voittaa.
    [1] Kun jollakulla on yksi, vähiten tappioita kärsinyt voittaa.
    [2] Kun jollakulla on kaksi, vähiten tappioita kärsinyt voittaa.
    [3] Kun jollakulla on kolme, vähiten tappioita kärsinyt voittaa.
   *[other] Kun jollakulla on { $to }, vähiten tappioita kärsinyt voittaa.
}
mode-AC-team = Joukkueina
mode-AC-team-about = Vastakkain istuvat ovat samassa joukkueessa. { $to ->
    [0] Tämän yhden kierroksen jälkeen se, jolla on vähemmän tappioita, voittaa.
    [1] Ensimmäisestä tappiosta se, jolla on vähemmän, voittaa.
    [5] Kun joukkueella on viisi tappiota, se, jolla on vähemmän, voittaa.
   *[other] Kun joukkueella on { $to } tappiota, se, jolla on vähemmän, voittaa.
}
mode-KC-solo = { mode-AC-solo }
mode-KC-solo-about = { mode-AC-solo-about }
mode-KC-team = { mode-AC-team }
mode-KC-team-about = { mode-AC-team-about }
mode-AS-coop = Yhdessä
mode-AS-coop-about = { $to ->
    [0] Kaikki voittavat tai häviävät yhdessä tällä yhdellä kierroksella.
    [1] Kaikki voittavat tai häviävät yhdessä; pelaatte, kunnes roisto on voitettu.
   *[other] Kaikki voittavat tai häviävät yhdessä; pelaatte, kunnes olette voittaneet { $to } kierrosta.
}
mode-KS-coop = { mode-AS-coop }
mode-KS-coop-about = { mode-AS-coop-about }
mode-QC-solo = Jokainen yksin
mode-QC-solo-about = D’Artagnan saa jopa kaksi pistettä, jos rouva jää eloon; muut saavat pisteen, jos rouva voitetaan ja he itse jäävät eloon. Yksin kaikkia muita vastaan d’Artagnanilla on vaikein osa.
mode-QC-team = Värien taistelu
mode-QC-team-about = Mustat suojelevat rouvaa, punaiset jahtaavat häntä, eikä kukaan kerro väriään.
mode-QS-solo = Jokainen yksin
mode-QS-solo-about = Jokaisesta täyttyneestä pyrkimyksestä saa pisteen. { $to ->
    [0] Tämän yhden kierroksen jälkeen eniten pisteitä voittaa.
    [1] Yhdellä pisteellä voittaa.
    [3] Kolmella pisteellä voittaa.
   *[other] { $to } pisteellä voittaa.
}
mode-QS-team = Parilliset pyrkimykset
mode-QS-team-about = Vastakkain istuvat tietävät toistensa roolit ja saavat pisteen vain, jos kummankin pyrkimys täyttyy.

## Ensi kertaa tarinassa

intro-KC-1 = Herra Bonacieux on päästänyt kardinaalin miehen d’Artagnanin asuntoon ja teljennyt oven. Pimeässä hän taistelee mukana Varjomusketöörinä, jolla on piirissä oma paikkansa.
intro-KC-2 = Varjomusketööri aloittaa kierroksen. Joka taistelussa hän iskee satunnaispakan päällimmäisellä kortilla. Kun pakka on tyhjä, hänen iskunsakin on tyhjä, ja häneen voi osua enää kiertotaistelussa.
intro-KC-3 = Bonacieux’n elämäkortit ovat hänen. Roistoon osuu vain, jos Varjomusketööri häviää silloin, kun kivi on jollakin musketöörillä.
intro-KC-4 = Jos suojattu häviää, mitään ei tapahdu ja sama paikka aloittaa seuraavan taistelun. Lopulta tärkeintä on, ettei tule voitetuksi.
intro-AS-1 = Kardinaalilla on eniten elämäkortteja, jokaisella musketöörillä vain kaksi. Olette kaikki samalla puolella: voittakaa hänet ennen kuin teidät voitetaan.
intro-AS-2 = Häneen osuu vain, kun suojattu musketööri häviää taistelun. Jonkun teistä on siis otettava osuma saadakseen kiven ja hävittävä sitten uudestaan.
intro-AS-3 = Mutta hän ohjaa suojatun miekkaa: kiveä pitävän musketöörin puolesta lyödyn iskun on oltava varjoisku niin kauan kuin satunnaispakassa on kortti.
intro-AS-4 = { $alone ->
    [yes] { "" }
   *[no] Älkää kertoko toisillenne, mitä kortteja teillä on tai pitäisikö pelata korkeaa vai matalaa; siitä, mikä on näkyvissä, saa puhua.
}
intro-AS-5 = { $once ->
    [yes] { "" }
   *[no] { $alone ->
        [yes] Kierrosten välissä voit helpottaa tai vaikeuttaa peliä.
       *[no] Kierrosten välissä ensimmäinen pelaaja, puhemiehenne, voi helpottaa tai vaikeuttaa peliä.
    }
}
intro-KS-1 = Varjomusketööri on naamioitunut kreivi de Wardes. Hänellä on eniten elämäkortteja, jokaisella musketöörillä vain kaksi. Olette kaikki yhdessä häntä vastaan.
intro-KS-2 = Hän aloittaa kierroksen ja iskee joka taistelussa satunnaispakan päällimmäisellä kortilla. Kun pakka on tyhjä, hänen iskunsakin on tyhjä, ja häneen voi osua enää kiertotaistelussa.
intro-KS-3 = Häneen osuu vain, jos hän häviää silloin, kun kivi on jollakin musketöörillä. Jos suojattu häviää, mitään ei tapahdu ja sama paikka aloittaa seuraavan taistelun.
intro-KS-4 = { intro-AS-4 }
intro-KS-5 = { intro-AS-5 }
intro-QC-1 = Milady on saanut musketöörit uskomaan, että roisto on rouva Bonacieux. Roolisi kertoo, mitä haluat; se on kuvapuoli alaspäin niin kuin kaikkien.
intro-QC-2 = { $mode ->
    [team] Mustat musketöörit Athos ja d’Artagnan saavat pisteitä, jos rouva Bonacieux jää eloon. Punaiset, Porthos ja Aramis, saavat niitä, jos hänet voitetaan. Edes toverisi ei tiedä, kuka olet.
   *[solo] D’Artagnan saa pisteen, jos rouva Bonacieux jää eloon, ja toisen, jos jää itsekin. Kukin muista saa pisteen, jos rouva voitetaan ja hän itse on elossa.
}
intro-QC-3 = Kun kaksi musketööriä on voitettu, kierros päättyy ja rouva on päässyt pakoon. Katso, kuka säästää ketä, äläkä paljasta liian varhain, kuka olet.
intro-QS-1 = Peilipalatsissa jokaisella musketöörillä on oma pyrkimyksensä. Roolisi kertoo sinun pyrkimyksesi.
intro-QS-2 = Useimmat pyrkimykset vaativat, että tietyt kortit ovat kierroksen lopussa tarinarivissä. Siksi on väliä, mitkä elämäkortit menetetään, ja joskus haluat itse menettää sellaisen.
intro-QS-3 = Viimeiset elämäkortit ovat peilikuvia. Kakkosen takaa roolikortti käännetään heti esiin, ja seuraava osuma on tappio. Jokerin takana se jää piiloon, ja tarvitaan vielä kaksi osumaa.
intro-QS-4 = { $mode ->
    [team] Tiedät vastapäätä istuvan parisi roolin. Joukkueenne saa pisteen vain, jos kummankin pyrkimys täyttyy ja ainakin toinen teistä on elossa.
   *[solo] Kun pyrkimyksesi on täyttynyt, lopeta kierros nopeasti, ennen kuin muut ehtivät täyttää omansa.
}

## Roolit: tarina ja pyrkimys

story-QC-JC = Rakastat Constance Bonacieux’ta ja tiedät, että Milady on valehdellut.
story-QC-JS = { $mode ->
    [team] Miladyn läpi olet nähnyt jo ennen. Seisot d’Artagnanin ja Constancen rinnalla.
   *[solo] Olet ennenkin nähnyt kauniiden kasvojen kätkevän rikoksen, ja uskot, mitä rouva Bonacieux’sta kerrotaan.
}
story-QC-JD = Milady oli hurmaava, illallinen erinomainen, ja rouva Bonacieux’n syyllisyys näytti selvältä.
story-QC-JH = Kirje, joka syyttää rouva Bonacieux’ta, on kaunista käsialaa, ja kirjeisiin sinä luotat.
aim-QC-JC = { $mode ->
    [team] Jos rouva Bonacieux jää eloon, kumpikin musta musketööri saa pisteen{ $layout ->
        [3] .
       *[4] , ja jos molemmat ovat elossa, vielä toisen.
    }
   *[solo] Piste, jos rouva Bonacieux jää eloon, ja toinen, jos d’Artagnankin jää.
}
aim-QC-JS = { $mode ->
    [team] Jos rouva Bonacieux jää eloon, kumpikin musta musketööri saa pisteen{ $layout ->
        [3] .
       *[4] , ja jos molemmat ovat elossa, vielä toisen.
    }
   *[solo] Piste, jos rouva Bonacieux on voitettu ja Athos elossa.
}
aim-QC-JD = { $mode ->
    [team] Jos rouva Bonacieux voitetaan, kumpikin punainen musketööri saa pisteen{ $layout ->
        [3] .
       *[4] , ja jos molemmat ovat elossa, vielä toisen.
    }
   *[solo] Piste, jos rouva Bonacieux on voitettu ja Porthos elossa.
}
aim-QC-JH = { $mode ->
    [team] Jos rouva Bonacieux voitetaan, kumpikin punainen musketööri saa pisteen{ $layout ->
        [3] .
       *[4] , ja jos molemmat ovat elossa, vielä toisen.
    }
   *[solo] Piste, jos rouva Bonacieux on voitettu ja Aramis elossa.
}
story-QS-JD = Joka peilissä silkkiä, kultaa ja runsas pöytä. Kaikki se voisi olla sinun.
story-QS-JH = Joka peilissä samat kasvot ja rakkaus vailla säröä.
story-QS-JS = Jossakin lasin takana on pahan juuri ja sen vieressä petos. Aiot löytää ne molemmat.
story-QS-JC = Jonkin peilin takana joku huutaa apua. Vähemmästäkin antaisit henkesi.
aim-QS-JD = Ruutuässä, -kuningas, -rouva ja -kakkonen ovat tarinarivissä. { aim-QS-self }
aim-QS-JH = Herttaässä, -kuningas, -rouva ja -kakkonen ovat tarinarivissä. { aim-QS-self }
aim-QS-JS = Patakakkonen ja ristikakkonen ovat tarinarivissä. { aim-QS-self }
aim-QS-JC = Jokeri on tarinarivissä, ja se, jolla se oli, on elossa. { $mode ->
    [team] { aim-QS-pair }
   *[solo] D’Artagnan itse saa tulla voitetuksi, ellei jokeri ollut hänen.
}
aim-QS-self = { $mode ->
    [team] { aim-QS-pair }
   *[solo] Ja sinä olet elossa.
}
aim-QS-pair = Myös parisi pyrkimyksen on täytyttävä ja toisen teistä oltava elossa.

## Loput

ending-AC-good = Rochefortin juoni on paljastunut, ja miekat palaavat seinälle.
ending-AC-bad = Kaksi musketööriä makaa miekkailusalin lattialla, ja Rochefort poistuu äänettä.
ending-KC-good = Varjo on poissa, ja Bonacieux avaa teljen vapisevin käsin.
ending-KC-bad = Kun ovi viimein avautuu, kaksi musketööriä ei enää nouse.
ending-AS-good = Kardinaali kaataa kuninkaansa: he pitivät yhtä loppuun saakka.
ending-AS-bad = Kardinaali siirtää viimeisen nappulansa, ja lauta on hänen.
ending-KS-good = Naamio putoaa, ja armoa pyytää de Wardes.
ending-KS-bad = Varjo pyyhkii miekkansa, kumartaa ja on poissa.
ending-QC-good = Rouva Bonacieux on voitettu. Liian myöhään joku kysyy, kuka häntä syytti.
ending-QC-bad = Kaksi musketööriä on lyöty, ja rouva Bonacieux on turvassa.
ending-QS-good = Peilit särkyvät, eikä Miladylla ole enää piilopaikkaa.
ending-QS-bad = Kaksi musketööriä on eksynyt peilien sekaan, ja Milady sammuttaa kynttilät.

## Miksi paikka sai sen, minkä sai

reason-villain-alive = Rouva Bonacieux on elossa{ $mode ->
    [team] .
   *[solo] , mutta { $musketeer } ei.
}
reason-villain-alive-and-self = Rouva Bonacieux on elossa, ja { $mode ->
    [team] samoin molemmat mustat musketöörit.
   *[solo] { $musketeer } hänen kanssaan.
}
reason-villain-defeated = { $musketeer } ei voinut pelastaa rouva Bonacieux’ta.
reason-served = Rouva Bonacieux on voitettu{ $mode ->
    [team] .
   *[solo] , ja { $musketeer } on elossa.
}
reason-served-both = Rouva Bonacieux on voitettu, ja molemmat punaiset musketöörit ovat elossa.
reason-served-defeated = Rouva Bonacieux on voitettu, mutta niin on { $musketeer }.
reason-failed = { $musketeer } ei saanut rouva Bonacieux’ta kiinni.
reason-ambition = { $musketeer } sai pyrkimyksensä täytetyksi.
reason-ambition-cards = { $musketeer } jäi vaille: tarinarivistä puuttuu { $cards }.
reason-ambition-defeated = { $role ->
    [JC] Jokeri pelastui, mutta se, jolla se oli, on voitettu.
   *[other] Kaikki kortit olivat koossa, mutta { $musketeer } on voitettu.
}
reason-ambition-team = { $musketeer } teki osansa, mutta joukkueen pyrkimykset eivät täyttyneet.

## Tulokset

result-survival = { $count ->
    [one] { $count } tappio
   *[other] { $count } tappiota
}
result-lives = { $count ->
    [0] voitettu
    [one] 1 elämä jäljellä
   *[other] { $count } elämää jäljellä
}
result-solitaire = { $count ->
    [one] { $count } voitto
   *[other] { $count } voittoa
}
result-roles = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}

## Asetukset (FM-18)

option-storyline = Tarina
option-mode = Pelitapa
# Where nobody can play alone
option-players_together = Pelaajien määrä
option-players_together-hint = Tietokonepelaajatkin lasketaan. Yksin pelataan tarinaa { storyline-AS } tai { storyline-KS }.
option-layout = Musketöörejä piirissä
option-layout-3 = Kolme
option-layout-3-hint = Neljä korttia kädessä; yksi maa ja sen musketööri puuttuvat.
option-layout-4 = Neljä
option-layout-4-hint = Kuusi korttia kädessä; kaikki musketöörit ovat mukana.
option-replacement = Vapailla paikoilla
option-replacement-dazed = Pökertyneitä musketöörejä
option-replacement-dazed-hint = Pökertynyt musketööri pelaa avoimen pinon päällimmäisen kortin; kukaan ei päätä hänen puolestaan.
option-replacement-servant = Palvelijoita
option-replacement-servant-hint = Palvelijan käsi on avoin, ja hänen herransa päättää hänen puolestaan.
option-defeated_as = Voitetusta musketööristä tulee
option-defeated_as-dazed = Pökertynyt musketööri
option-defeated_as-dazed-hint = Hänen kätensä muuttuu pinoksi, jota pelataan itsestään päältä alkaen.
option-defeated_as-ghost = Haamumusketööri
option-defeated_as-ghost-hint = Hänen pelaajansa päättää edelleen; menetettävää vain ei enää ole.
option-shadow_in_queen_games = Varjomusketööri
option-shadow_in_queen_games-hint = Hän taistelee mukana, ja roistoon osuu vain hänen kauttaan. Suositellaan kolmelle pelaajalle ja kolmelle musketöörille.
option-missing = Puuttuva maa
option-missing-random = Arvotaan
option-missing-dealer = Elämäkorttien jakaja valitsee
option-missing-hint = Joka kierroksella yksi maa puuttuu: sen musketööri, kuningas, rouva ja kakkonen ovat alusta asti tarinarivissä.
option-first_lead = Kuka avaa ensimmäisen kierroksen
option-first_lead-random = Arvotaan
option-first_lead-hint = Sen jälkeen vuoro siirtyy kierros kierrokselta myötäpäivään.
option-match = Pelin pituus
option-match-standard = Tavallinen
option-match-standard-hint = { $group ->
    [survival] Kunnes jollakin osapuolella on { result-survival }; se, jolla on vähiten, voittaa.
    [solitaire] Kunnes teillä on { result-solitaire }.
   *[roles] Kunnes jollakin osapuolella on { result-roles }.
}
option-tie_rule-lives = Eniten elämiä voittaa
option-tie_rule-lives-hint = Niistä, joilla on vähiten tappioita, voittaa se, jolla on eniten elämiä jäljellä.
option-match-target = Oma luku
option-match-target-hint = { $group ->
    [survival] Kunnes jollakin osapuolella on näin monta tappiota; se, jolla on vähiten, voittaa.
    [solitaire] Kunnes olette voittaneet näin monta kierrosta.
   *[roles] Kunnes jollakin osapuolella on näin monta pistettä.
}
option-match-single = Yksi kierros
option-match-single-hint = Peli päättyy yhden kierroksen jälkeen.
option-target = Luku
option-prepopped = Elämäkortit, jotka roisto menettää jo alussa
option-prepopped-hint = Mitä enemmän hän on menettänyt, sitä helpompaa on.
option-free_replays = Vapaita uusintoja kierroksessa
option-free_replays-hint = Näin monta kertaa kierroksessa puhemies voi perua osuman.
option-joker_to_villain = Jokeri on roistolla
option-joker_to_villain-hint = Se on hänen viimeinen elämäkorttinsa ja kestää yhden osuman vähemmän kuin kakkonen.
option-stone_to_lead = Kivi on aluksi musketöörillä
option-stone_to_lead-hint = Se on kierroksen avaajalla, joka myös aloittaa ensimmäisen taistelun.
option-bad_ending = Kierros on hävitty, kun
option-bad_ending-two = kaksi musketööriä on voitettu
option-bad_ending-all = kaikki musketöörit on voitettu
option-bad_ending-last_player = yhdelläkään pelaajalla ei ole enää musketööriä
option-bad_ending-hint = Mitä myöhemmin kierros hävitään, sitä helpompaa on.

## Lomake

new-story = Tarina
new-kind = Pelin laji
new-seats = Kuka istuu missäkin
new-team = Joukkue { $number }

## Mistä on kyse

goal-four_musketeers = Älä pelaa matalinta korttia.
goal-four_musketeers-shadow = Piiloudu, kun korttisi ovat liian matalia.
# How each fight goes, whatever the storyline
goal-four_musketeers-fight = Samat luvut torjuvat toisensa, ja jäljelle jääneistä matalin saa osuman. Osuma vie sydämen ja tuo sinisen kiven, joka torjuu seuraavan.
goal-four_musketeers-lost = Häviätte yhdessä heti, kun kaksi teistä on voitettu, ellette valitse toisin.
goal-four_musketeers-how = { goal-four_musketeers-fight } Kierros ”{ storyline-AC }” päättyy, kun roisto tai kaksi musketööriä on voitettu. Jos aloitat valinnalla ”Pelaa heti”, voittaa pystyssä oleva, jolla on eniten sydämiä. Muilla tarinoilla on omat tavoitteensa.
goal-four_musketeers-KC = { goal-four_musketeers }
goal-four_musketeers-how-KC = { goal-four_musketeers-fight } { storyline-KC-about }
goal-four_musketeers-AS = Voittakaa roisto yhdessä.
goal-four_musketeers-how-AS = { goal-four_musketeers-fight } { storyline-AS-about } { goal-four_musketeers-lost }
goal-four_musketeers-KS = { goal-four_musketeers-AS }
goal-four_musketeers-how-KS = { goal-four_musketeers-fight } { storyline-KS-about } { goal-four_musketeers-lost }
goal-four_musketeers-QC = Tee, mitä salainen roolisi haluaa.
goal-four_musketeers-how-QC = { goal-four_musketeers-fight } { storyline-QC-about }
goal-four_musketeers-QS = { goal-four_musketeers-QC }
goal-four_musketeers-how-QS = { goal-four_musketeers-fight } { storyline-QS-about }
goal-four_musketeers-how-shadow = Iske luvulla, joka on jo pöydässä: ne torjuvat toisensa, etkä sinä ole matalin. Tai heitä kortti pois kuvapuoli alaspäin ja iske varjosta: satunnaispakan päällimmäinen kortti iskee puolestasi, mikä se sitten onkin. Ja kolmas samanlainen luku tuo ensimmäisen takaisin. Kolme taistelua näyttävät, milloin mikin pelastaa.
minutes-four_musketeers-lesson = Oppitunti kestää noin kolme minuuttia.
minutes-four_musketeers = { $match ->
    [single] Yksi kierros kestää noin kymmenen minuuttia.
   *[other] Yksi kierros kestää noin kymmenen minuuttia; usean kierroksen peli kestää puoli tuntia tai kauemmin.
}
