### Pelin Neljä musketööriä säännöt omin sanoin. Reunan huomautukset nimeävät sääntötekstin kohdat.

rules-four_musketeers-lead = Kolme tai neljä musketööriä ottaa mittaa toisistaan 1–4 pelaajan johdolla, ja roisto katselee. Joka häviää taistelun, menettää palan elämästään, ellei pieni kivi suojaa häntä: silloin verta vuotaa roisto. Mitä te siitä teette, sen ratkaisee jokin kuudesta tarinasta.

rules-four_musketeers-aim-title = Pelin ajatus
rules-four_musketeers-aim-1 = Jokainen on musketööri, jonka roolikortti on kuvapuoli alaspäin. Sen päällä ovat hänen elämäkorttinsa, kaikkien nähtävinä. Joka miekkataistelussa jokainen musketööri pelaa yhden luvun, ja matalin häviää.
rules-four_musketeers-aim-2 = Yksi kivi suojaa aina yhtä hahmoa. Musketööri, joka häviää ilman kiveä, menettää elämäkortin ja saa kiven. Jos suojattu musketööri häviää, elämäkortin menettääkin roisto, ja kivi palaa hänelle.
rules-four_musketeers-aim-3 = Kierros päättyy hyvin, kun roisto on voitettu, ja huonosti, kun voitettuja musketöörejä on kaksi. Kumman haluat, vai jotakin aivan muuta, riippuu tarinasta.

rules-four_musketeers-cards-title = Kortit
rules-four_musketeers-cards-1 = Tarvitaan vain 52 kortin pakka, yksi jokeri ja kivi.
rules-four_musketeers-cards-2 = Kolmosista kymppeihin ulottuvat 32 korttia ovat miekkakortteja. Taistelussa vain luvulla on väliä, maalla ei koskaan.
rules-four_musketeers-cards-3 = Muut 21 ovat elämäkortteja. Sotamiehet ovat musketöörit: Athos on pata, Porthos ruutu, Aramis hertta, d’Artagnan risti. Yksi mustista ässistä, kuninkaista ja rouvista on roisto ja määrää tarinan. Kakkoset ja jokeri ovat viimeisiä elämäkortteja, kaikki muut lisäelämäkortteja.
rules-four_musketeers-roles-picture = Neljä musketööriä ja roistona kreivi de Rochefort.

rules-four_musketeers-setup-title = Valmistelut
rules-four_musketeers-setup-1 = Jokainen musketööri saa roolin kuvapuoli alaspäin, roiston kortti on näkyvissä. Kunkin roolin päälle tulee näkyviin viimeinen elämäkortti ja sen päälle lisäelämäkortteja: kaksi jokaiselle musketöörille, kolme roistolle. Kahdessa pasianssissa musketööri saa vain yhden ja roisto kaikki muut.
rules-four_musketeers-setup-2 = Päällimmäinen elämäkortti menetetään aina ensin, eikä kukaan saa muuttaa järjestystä. Kivi on aluksi roistolla.
rules-four_musketeers-setup-picture = Neljä musketööriä ja roisto, jolla on kivi. Etummainen kortti menetetään ensin; viimeinen elämäkortti on heti roolin päällä.
rules-four_musketeers-setup-3 = Kun musketöörejä on neljä, kukin saa kuusi miekkakorttia; jäljelle jäävät kahdeksan ovat satunnaispakka, kuvapuoli alaspäin. Kuuden taistelun jälkeen käytetyt kortit sekoitetaan, kukin saa taas kuusi, ja satunnaispakka täydennetään alta kahdeksaan.
rules-four_musketeers-setup-4 = Kun musketöörejä on kolme, kukin saa neljä miekkakorttia, kahdeksan on satunnaispakkana, ja kaksitoista säästetään toista neljän kortin kättä varten. Satunnaispakan on riitettävä kummallekin kädelle; sen jälkeen kaikki miekkakortit sekoitetaan.
rules-four_musketeers-setup-5 = Kun musketöörejä on kolme, yksi maa puuttuu. Sen sotamies, rouva, kuningas ja kakkonen ovat alusta alkaen tarinarivissä; jos maa on risti, kakkosen sijaan jokeri. Maa arvotaan, paitsi tarinassa ”Kullekin omansa”, jossa sen valitsee elämäkorttien jakaja.
rules-four_musketeers-setup-6 = Ensimmäisen kierroksen avaaja arvotaan; sen jälkeen vuoro on aina seuraavalla paikalla myötäpäivään. Avaaja aloittaa ensimmäisen taistelun.

rules-four_musketeers-fight-title = Miekkataistelu
rules-four_musketeers-fight-1 = Aloittaja iskee ensin, muut seuraavat myötäpäivään. Kukin pelaa yhden kortin avoimesti, ja kaikki näkevät sen, ennen kuin seuraava päättää.
rules-four_musketeers-fight-2 = Samat luvut torjuvat toisensa. Jos luku on pelattu kahdesti tai neljästi, mikään näistä iskuista ei ole voimassa; jos kolmesti, vain ensimmäinen on.
rules-four_musketeers-fight-3 = Voimassa olevista iskuista matalin häviää. Häviäjä aloittaa seuraavan taistelun.
rules-four_musketeers-blocked-picture = Viitoset torjuvat toisensa. Voimaan jääneistä matalin on 7: häviäjä on { $fourth }.
rules-four_musketeers-third-picture = Kolmas viitonen torjuu toisen ja itsensä, ja ensimmäinen on taas voimassa: sinä häviät.
rules-four_musketeers-fight-4 = Jos mikään isku ei ole voimassa, tulee tasapeli: kehenkään ei osuta, kortit on käytetty, ja sama paikka aloittaa uudestaan.
rules-four_musketeers-draw-picture = Kaksi nelosta ja kaksi ysiä: mikään ei ole voimassa, tasapeli.
rules-four_musketeers-fight-5 = Mitä myöhemmin iskee, sitä paremmassa turvassa on. Joka toistaa jo pelatun luvun, ei koskaan häviä.

rules-four_musketeers-hit-title = Kivi ja osumat
rules-four_musketeers-hit-1 = Kun musketööri häviää ilman kiveä, häneen osuu: hän menettää päällimmäisen elämäkorttinsa. Se siirtyy tarinarivin, kaikille avoimen korttirivin, päähän, ja hän saa kiven.
rules-four_musketeers-open-picture = { $fourth } on hävinnyt ilman kiveä. Herttakuningas siirtyy tarinariviin, ja { $fourth } saa kiven.
rules-four_musketeers-hit-2 = Jos kivi on häviäjällä, osuma menee roistoon, ja kivi siirtyy hänelle. Ilman Varjomusketööriä roistoon ei osu muulla tavoin; kahdesti peräkkäin häneen ei siis osu koskaan.
rules-four_musketeers-protected-picture = Sitten { $fourth } häviää uudestaan, nyt kiven kanssa. Roisto menettää ristikuninkaan, ja kivi palaa hänelle.
rules-four_musketeers-hits-picture = Kuka häviää ja mitä siitä seuraa. Varjomusketöörin kanssa kolme viimeistä riviä korvaavat toisen.

rules-four_musketeers-last-title = Viimeinen elämäkortti
rules-four_musketeers-last-1 = Kun kakkonen menetetään, roolikortti on kuvapuoli alaspäin; roiston kortti käännetään nurin. Seuraava osuma kääntää sen esiin, ja sitä seuraava on tappio.
rules-four_musketeers-two-picture = Kakkonen menetetään; seuraava osuma kääntää roolin esiin, kolmas on tappio.
rules-four_musketeers-last-2 = Jokeri on ansa: kun se menetetään, rooli käännetään heti esiin, ja seuraava osuma on tappio.
rules-four_musketeers-joker-picture = Jokeri menetetään ja rooli käännetään heti esiin; toinen osuma on tappio.
rules-four_musketeers-last-3 = Tarinassa ”Kullekin omansa” tämä on peilikuvana: ansa on kakkonen, ja jokerin jälkeen kestää yhden osuman enemmän.
rules-four_musketeers-last-4 = Voitetun roolikortti siirtyy tarinariviin.

rules-four_musketeers-cyclical-title = Kiertotaistelu
rules-four_musketeers-cyclical-1 = Joka käden viimeinen taistelu kiertää. Ennen iskuaan aloittaja sanoo ”vasemmalle”, siis myötäpäivään, tai ”oikealle”.
rules-four_musketeers-cyclical-2 = Sitten jokainen iskee sen puolen naapurinsa puolesta: aloittaja seuraavan, tämä sitä seuraavan, ja viimeinen aloittajan puolesta. Torjunta toimii kuten aina, mutta häviäjä on se, jonka puolesta matalin voimassa oleva kortti pelattiin.
rules-four_musketeers-cyclical-picture = { $third } aloittaa vasemmalle. Neloset torjuvat toisensa; matalin voimassa oleva on 6, jonka pelasi { $second }. Sen kohde oli { $third }, joka siis häviää.

rules-four_musketeers-shadow-title = Varjoiskut
rules-four_musketeers-shadow-1 = Niin kauan kuin satunnaispakassa on kortti, saat avoimen iskun sijaan iskeä varjosta: pane yksi kätesi korteista pois kuvapuoli alaspäin ja käännä sitten satunnaispakan päällimmäinen. Se on iskusi, ja se lasketaan kuten mikä tahansa.
rules-four_musketeers-shadow-picture = Poistat kortin, jota kukaan ei näe. Satunnaispakasta kääntyy ysi.
rules-four_musketeers-shadow-2 = Poistettava kortti valitaan, ennen kuin tiedetään, mitä kääntyy, eikä sitä näytetä koskaan kenellekään. Muuta rajaa kuin satunnaispakka itse ei ole.

rules-four_musketeers-x-title = Varjomusketööri
rules-four_musketeers-x-1 = Tarinoissa ”Jokainen kenen puolesta” ja ”Kaikki kenen puolesta”, ja halutessanne rouvien kahdessa tarinassa, taistelee mukana Varjomusketööri. Hän istuu viimeisen ja ensimmäisen paikan välissä ja aloittaa kierroksen. Kun on hänen vuoronsa, hänen iskunsa on satunnaispakan päällimmäinen kortti. Jos hän aloittaa kiertotaistelun, se kiertää vasemmalle.
rules-four_musketeers-x-2 = Roiston elämäkortit ovat hänen, ja hän on suojattu silloin, kun kivi on roistolla. Roistoon osuu vain, jos Varjomusketööri häviää silloin, kun kivi on jollakin musketöörillä. Jos suojattu häviää, mitään ei tapahdu ja sama paikka aloittaa uudestaan: vapaa uusinta.
rules-four_musketeers-x-3 = Jos satunnaispakka on tyhjä, hänen iskunsakin on: se ei torju mitään eikä voi olla matalin. Tavallisessa taistelussa hän ei silloin voi hävitä. Kiertotaistelussa ei voi hävitä se, jonka puolesta hänen piti iskeä; hän itse kyllä voi.
rules-four_musketeers-empty-picture = Kolme musketööriä, kierto vasemmalle, aloittajana { $second }. Varjomusketöörin isku on tyhjä, etkä sinä voi hävitä. Matalin on viitonen, jonka { $third } pelasi hänen puolestaan: Varjomusketööri häviää.

rules-four_musketeers-defeated-title = Voitettu, mutta mukana
rules-four_musketeers-defeated-1 = Voitettu musketööri jatkaa taistelua paikallaan. Yleensä hän on pökertynyt: hänen kätensä sekoitetaan pinoksi, josta vain päällimmäinen kortti on näkyvissä, ja hän pelaa aina sen. Varjoiskua hän ei lyö omasta tahdostaan, ja hän aloittaa kiertotaistelut vasemmalle.
rules-four_musketeers-defeated-2 = Rouvien tarinoissa ja joukkuepelissä voitte sen sijaan sopia haamuista: Haamumusketöörin pelaaja päättää edelleen niin kuin ennenkin.
rules-four_musketeers-defeated-3 = Hänellä ei ole enää mitään menetettävää. Jos hän häviää ilman kiveä, mitään ei tapahdu; jos kivi on yhä hänellä, osuma vaikuttaa kuten kenen tahansa suojatun kohdalla. Joka tapauksessa hänen paikkansa pysyy piirissä kierroksen loppuun.

rules-four_musketeers-seats-title = Vähemmän pelaajia kuin paikkoja
rules-four_musketeers-seats-1 = Vapaille paikoille tulee joko pelkkiä Pökertyneitä musketöörejä tai pelkkiä Musketöörin palvelijoita. Palvelijan käsi on avoin; hänen herransa päättää hänen puolestaan, tietää hänen roolinsa ja saa hänen tuloksensa. Pökertyneen musketöörin tulosta ei saa kukaan, mutta hänelläkin on elämäkortteja, ja hän lasketaan mukaan, kun hänet voitetaan.
rules-four_musketeers-seats-2 = Kaksin tai kolmin suosittelemme kolmea musketööriä, joukkueina neljää. Yksin voi pelata kahta pasianssia.

rules-four_musketeers-end-title = Kierroksen loppu
rules-four_musketeers-end-1 = Hyvä loppu: roisto on voitettu. Huono loppu: toinen musketööri on voitettu, pökertyneet ja palvelijat mukaan lukien. Kumpikin päättää kierroksen heti. Sitten kaikki roolit käännetään esiin ja kierros pisteytetään.

rules-four_musketeers-stories-title = Kuusi tarinaa
rules-four_musketeers-villains-picture = Kuusi roistoa, kuusi tarinaa.
rules-four_musketeers-stories-AC = Jokainen jokaisen puolesta: ristiässä, kreivi de Rochefort. Selviytyminen: jokainen voitettu musketööri on tappio pelaajalleen tai joukkueelleen, päättyi kierros miten tahansa. Yksin pelataan, kunnes jollakulla on kolme tappiota, joukkueina, kunnes joukkueella on viisi.
rules-four_musketeers-stories-KC = Jokainen kenen puolesta: ristikuningas, herra Bonacieux. Sama Varjomusketöörin kanssa.
rules-four_musketeers-stories-AS = Kaikki yhden puolesta: pataässä, kardinaali Richelieu. Pasianssi: kaikki pelaajat ovat samalla puolella. Kiveä pitävän musketöörin puolesta lyödyn iskun on oltava varjoisku niin kauan kuin satunnaispakassa on kortti; kiertotaistelussa se on hänen naapurinsa isku.
rules-four_musketeers-stories-KS = Kaikki kenen puolesta: patakuningas, kreivi de Wardes. Pasianssi Varjomusketöörin kanssa.
rules-four_musketeers-stories-talk = Älkää pasianssissa kertoko toisillenne, mitä kortteja teillä on tai pitäisikö pelata korkeaa vai matalaa. Siitä, mikä on näkyvissä, ja siitä, milloin on minkin aika, saa puhua.
rules-four_musketeers-stories-QC = Kaikki yhtä vastaan: ristirouva, rouva Bonacieux. D’Artagnan suojelee häntä, muut jahtaavat. Värien taistelussa mustat, Athos ja d’Artagnan, ovat punaisia, Porthosta ja Aramista, vastaan, eikä kukaan kerro, kuka on kukin.
rules-four_musketeers-stories-QS = Kullekin omansa: patarouva, Milady de Winter. Jokaisella roolilla on pyrkimys: lopuksi tiettyjen korttien on oltava tarinarivissä ja musketöörin elossa. D’Artagnan haluaa sinne jokerin ja elossa sen, jolla se oli; itse hän saa tulla voitetuksi, ellei se ollut hän.
rules-four_musketeers-ambitions-picture = Mitä tarinarivissä on oltava: Porthokselle kaikki ruudut, Aramikselle kaikki hertat, Athokselle mustat kakkoset, d’Artagnanille jokeri.
rules-four_musketeers-stories-pairs = Parillisissa pyrkimyksissä vastakkain istuvat tietävät molempien roolit. He saavat pisteen vain, jos kummankin kortit ovat rivissä ja ainakin toinen heistä on elossa; sen, jolla jokeri oli, on silti oltava elossa.
rules-four_musketeers-scores-picture = Mitä kierros tuo, ja milloin peli päättyy.

rules-four_musketeers-match-title = Peli
rules-four_musketeers-match-1 = Koko peli pelataan samaa tarinaa, ja kortit jaetaan joka kierrokselle uudestaan. Vähiten tappioita tai eniten pisteitä voittaa. Voitte sopia oman luvun tai pelata vain yhden kierroksen.
rules-four_musketeers-match-2 = Jos paras tulos on usealla, he kaikki voittavat; tai jos niin haluatte, jatkatte, kunnes yksi puoli on johdossa. Yhden selviytymiskierroksen jälkeen elämät voivat ratkaista: niistä, joilla on vähiten tappioita, voittaa se, jolla on eniten elämiä jäljellä. Pasianssia pelataan, kunnes se on voitettu, ja lasketaan, montako kierrosta siihen meni.

rules-four_musketeers-settings-title = Pasianssi helpommaksi tai vaikeammaksi
rules-four_musketeers-settings-1 = Ennen kierrosta tarinariviin siirretään roiston päällimmäisiä elämäkortteja, yleensä yksi. Ilman yhtäkään on kolmella musketöörillä pelattava virheettömästi.
rules-four_musketeers-settings-2 = Teillä on muutama vapaa uusinta, yleensä yksi: kun taistelusta seuraisi osuma, puhemies eli ensimmäinen pelaaja voi perua sen. Kivi pysyy, kortit on käytetty, ja sama paikka aloittaa uudestaan.
rules-four_musketeers-settings-3 = Roistolle voi antaa viimeiseksi elämäkortiksi jokerin, jolloin osumia tarvitaan yksi vähemmän. Kivi voi alussa olla kierroksen avaavalla musketöörillä. Ja huono loppu voi odottaa, kunnes kaikki musketöörit on voitettu tai kunnes kenelläkään pelaajalla ei ole enää musketööriä.
rules-four_musketeers-settings-4 = Ennen jokaista kierrosta paitsi ensimmäistä puhemies voi muuttaa näitä kaikkia.

rules-four_musketeers-people-title = Keitä korteissa on
rules-four_musketeers-people-1 = Jokainen elämäkortti on joku, jonka kanssa musketööreillä on tekemistä, ja tarinarivi kertoo, keitä he kohtasivat ja missä järjestyksessä. Mustat korkeat kortit ovat roistoja; kun tarinan roistona on joku toinen heistä, ne ovat elämäkortteja siinä missä muutkin.
rules-four_musketeers-people-picture = Muut: ystäviä, hallitsijoita ja rakastettuja, ja Miladyn kamarineito Kitty. Kakkoset ovat hänen palatsinsa kangastuksia.

rules-four_musketeers-house-title = Mitä jouduimme itse ratkaisemaan
rules-four_musketeers-house-1 = Painetut säännöt jättävät muutaman kysymyksen auki. Tässä ovat meidän vastauksemme; sääntöteksti luettelee ne kaikki.
rules-four_musketeers-house-draw = Tasapeli ja vapaa uusinta kuluttavat kortit, ja ne lasketaan käden taisteluiksi.
rules-four_musketeers-house-discard = Varjoiskussa ensin poistetaan ja sitten käännetään. Poistettua korttia ei näytetä kenellekään, paitsi palvelijan ja pökertyneen.
rules-four_musketeers-house-defeated = Osuma, jolla musketööri voitetaan, tuo vielä kiven; myöhemmät osumat voitettuun ilman kiveä eivät tuo mitään. Muuten roistoon voisi osua hänen kauttaan loputtomasti.
rules-four_musketeers-house-pile = Juuri pökertyneen käsi sekoitetaan, jottei kukaan voi järjestää sitä.
rules-four_musketeers-house-ghosts = Haamuja ei ole pasiansseissa eikä silloin, kun jokainen selviytyy yksin.
rules-four_musketeers-house-ace = Jos roisto on puuttuvaa maata, hän jää, ja saman maan ässä siirtyy tarinariviin. Tarinassa ”Kaikki yhtä vastaan” risti puuttuu vain, jos niin valitsette, sillä d’Artagnanin pitäisi olla mukana.
rules-four_musketeers-house-teams = Kolmen musketöörin pelissä ensimmäinen ja kolmas paikka ovat joukkue toista vastaan. Parilliset pyrkimykset vaativat neljä.
rules-four_musketeers-house-athos = Athos haluaa mustat kakkoset riviin; ne, joilla ne olivat, saavat elää.
rules-four_musketeers-house-ties = Jos kukaan ei saa pistettä ainoalla kierroksella, voittajaa ei ole, ellette valinneet jatkamista.
rules-four_musketeers-house-settings = Pasianssin asetukset muuttuvat vain kierrosten välissä, eivät koskaan kesken.
rules-four_musketeers-house-undo = Tällä sivulla saat perua viimeisen päätöksesi, jos vuoro on yhä sinulla, itsesi tai palvelijasi puolesta, eikä mitään ole näytetty sen jälkeen.
rules-four_musketeers-house-known = Kaikkea avointa saa katsoa, myös kierroksen aiempia iskuja, ja sivu näyttää, mitä avoin isku sillä hetkellä merkitsisi, ja todennäköisyyksiä pyytävälle myös, kehen taistelu sen jälkeen todennäköisesti osuu. Tietokonepelaaja ei tiedä enempää kuin ihminen sen paikalla.

rules-four_musketeers-credit-title = Kiitos
rules-four_musketeers-credit-1 = Neljä musketööriä, englanniksi Four Musketeers, kasvoi vuoden 2013 pelistä Limbo; me noudatamme vuoden 2023 versiota 3.0.1. Painetut säännöt eivät nimeä tekijää, mutta ne kiittävät niitä, jotka auttoivat ideoin, kehittämällä ja pelaamalla: Emmi Viitala, Piia Tamminen, Ville Viitala, Johannes Aho, Akseli Leinonen, Tuuli Vahtero, Tomi Laine, Matti Lehtinen ja Ella Salminen. Niin mekin. Tämän sivun sanat ja kuvat ovat meidän.

## Kuvissa

scene-blocked = torjuttu
scene-lowest-strike = matalin
scene-you = Sinä
scene-loses = { $you ->
    [yes] Sinä häviät
   *[no] { $name } häviää
}
scene-draw = tasapeli
scene-for = kohde: { $you ->
    [yes] sinä
   *[no] { $name }
}
scene-empty = tyhjä isku
scene-discard = poistettu
scene-line = Tarinarivi
scene-villain = Roisto
scene-defeated = voitettu

## Osumien taulukko

hits-loser = Häviäjä
hits-stone = Kivi
hits-effect = Mitä tapahtuu
hits-musketeer = musketööri
hits-defeated = voitettu musketööri
hits-shadow = Varjomusketööri
hits-not-his = ei hänellä
hits-his = hänellä
hits-musketeer-has = musketöörillä
hits-villain-has = roistolla
hits-a = Hän menettää elämäkortin; kivi siirtyy hänelle.
hits-b = Roisto menettää elämäkortin; kivi siirtyy roistolle.
hits-f = Ei mitään; hän aloittaa seuraavan taistelun.
hits-c = Ei mitään; sama paikka aloittaa uudestaan.

## Pisteiden taulukko

scores-storyline = Tarina
scores-round = Kierroksessa
scores-end = Peli päättyy
scores-round-survival = 1 tappio jokaisesta voitetusta musketööristä
scores-round-solitaire = 1 voitto, jos roisto on voitettu
scores-round-QC-solo = d’Artagnan: 1, jos roisto on elossa, 2, jos hän itsekin on; muut: 1, jos roisto on voitettu ja he itse ovat elossa
scores-round-QC-team = mustat: 1 kummallekin, jos roisto on elossa; punaiset: 1 kummallekin, jos ei; neljän musketöörin pelissä 1 lisää, jos värin molemmat ovat elossa
scores-round-QS-solo = 1, jos pyrkimys täyttyy
scores-round-QS-team = 1, jos molemmat pyrkimykset täyttyvät
scores-end-QC-team = { result-roles }, kolmella musketöörillä { $three }
