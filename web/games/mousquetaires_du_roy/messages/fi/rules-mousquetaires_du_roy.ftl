### Pelin Mousquetaires du Roy säännöt omin sanoin. Reunan huomautukset nimeävät sääntötekstin kohdat.
### Luvut, joita datatiedosto voi muuttaa, tulevat omasta laitoksestamme.

rules-mousquetaires_du_roy-lead = Toisella puolella on Milady, toisella musketöörit, jotka kaikki muut jakavat keskenään. Kuningattaren timanttiriipusten on palattava tanssiaisiin mennessä, ja Miladylla on neljä tapaa estää se.

rules-mousquetaires_du_roy-aim-title = Pelin ajatus
rules-mousquetaires_du_roy-aim-1 = Musketöörit voittavat heti, kun timanttiriipusten hakemiseksi tehtävän matkan kaikki pelilaudat on suoritettu: majatalo, Calais, Englanti ja Louvren galleriat.
rules-mousquetaires_du_roy-aim-2 = Milady voittaa heti, kun jokin neljästä asiasta tapahtuu: aika ehtii kardinaalin ruutuun, jonka numero on { $time }; kuningattaren kunnia laskee nollaan; La Rochellen piiritys työntyy { $left } ruutua vasemmalle, Richelieun luo; tai Constance kuristetaan.
rules-mousquetaires_du_roy-aim-3 = Se, mikä tapahtuu ensin, päättää pelin. Tasapeliä ei ole.

rules-mousquetaires_du_roy-edition-title = Arvot ovat meidän
rules-mousquetaires_du_roy-edition-1 = Julkaistut tekstit, joita meillä on, kertovat, miten pelataan, mutta tuskin lainkaan lukuja: vahvuuksia, hintoja, määriä. Siksi tämän sivun taidot, hinnat, kortit ja pelilaudat ovat oma laitos: meidän arvomme, eivät julkaistut. Alla olevat taulukot näyttävät ne.
rules-mousquetaires_du_roy-edition-2 = Pelin omistaja voi ladata datatiedoston, jossa on toiset arvot, ja pelata niillä. Jokainen tallennettu peli ja jokainen linkki muistaa, millä arvoilla pelattiin.

rules-mousquetaires_du_roy-table-title = Mitä pöydällä on
rules-mousquetaires_du_roy-table-1 = Musketööri on yhdessä seitsemästä paikasta, Milady yhdessä kuudesta; etäisyyksillä ei ole väliä. Rochefort on aina siellä, missä Milady, ja useimmiten kukaan ei tiedä, missä.
rules-mousquetaires_du_roy-table-2 = Pistolit ja urotyömerkit ovat koko joukkueen. Seikkailukortit, varusteet ja parannukset ovat yhden musketöörin. Joukkueen pelaajat näkevät toistensa kortit; Milady näkee vain, montako niitä on.
rules-mousquetaires_du_roy-places-picture = Paikat, ja mitä niissä tapahtuu.

rules-mousquetaires_du_roy-setup-title = Valmistelut
rules-mousquetaires_du_roy-setup-1 = Musketöörit aloittavat Pariisista, vain Tréville Vieux-Colombier’sta. Alkuvarat riippuvat siitä, montako heitä on.
rules-mousquetaires_du_roy-numbers-picture = Kolmen, neljän tai viiden musketöörin pelissä. Kunniaa ei koskaan voi olla enempää kuin alussa.
rules-mousquetaires_du_roy-setup-2 = Miladylla on alussa yksi Pariisi-kortti ja niin monta petoskorttia kuin taulukko sanoo, kaikki salassa. Hän asettaa majatalon merkit, ja Louvren ensimmäinen tehtävä käännetään esiin.
rules-mousquetaires_du_roy-setup-3 = On myös lyhyt ottelu, meidän omalla säännöllämme. Se alkaa puolimatkasta: pelilaudoista pelataan vain Englanti ja Louvren galleriat, joten Milady asettaa majatalon sijasta Englannin merkit, ja aika alkaa tavallisen alkunsa ja kardinaalin ruudun puolivälistä. Kaikki muu on niin kuin koko ottelussa.
rules-mousquetaires_du_roy-heroes-picture = Viisi sankaria. Tréville on yleensä mukana vain, kun kaikki viisi ovat.

rules-mousquetaires_du_roy-turn-title = Kierros
rules-mousquetaires_du_roy-turn-1 = Joka kierroksella on neljä vaihetta: Milady juonii; musketöörit toimivat; La Rochellesta taistellaan; kierros päättyy.
rules-mousquetaires_du_roy-turn-2 = Kierroksen lopussa aika siirtyy ruudun eteenpäin, sitten Louvren merkki yhden askelman, ja sitten pelissä oleva Pariisi-kortti vaikuttaa, jos sellainen on.

rules-mousquetaires_du_roy-plans-title = Milady juonii
rules-mousquetaires_du_roy-plans-1 = Ensin Milady valitsee salaa määränpäänsä: Pariisin, Louvren, matkan, La Rochellen, Richelieun palatsin tai oman talonsa. Se saa olla sama monta kertaa peräkkäin.
rules-mousquetaires_du_roy-plans-2 = Sitten hän saa tuoda peliin Pariisi-kortin kädestään.
rules-mousquetaires_du_roy-plans-3 = Lopuksi hän nostaa petoskortin tai pelaa sellaisen, tai ei tee kumpaakaan.

rules-mousquetaires_du_roy-act-title = Musketöörit toimivat
rules-mousquetaires_du_roy-act-1 = Jokainen taistelukuntoinen musketööri on kerran vuorossa joka kierroksella, missä järjestyksessä joukkue haluaa, ja tekee vuoronsa loppuun, ennen kuin seuraava aloittaa. Toimintoja on { $actions }, kolmen musketöörin pelissä { $actions_of_three }.
rules-mousquetaires_du_roy-act-2 = Toiminto on jokin näistä, niin usein kuin hän haluaa: siirtyä mihin tahansa muuhun paikkaan paitsi Miladyn taloon ja Bastiljiin; ostaa yksi tai kaksi merkkiä; nostaa seikkailukortti; tehdä vaihto samassa paikassa olevan musketöörin kanssa; pelata henkilökortti; yrittää haastetta; taistella kaksintaistelu; asettaa taistelukortti vapaalle paikalle La Rochelleen, jos hän on siellä; yrittää ulos Bastiljista; tai ottaa matkalla askel, joka ei ole mikään näistä.
rules-mousquetaires_du_roy-act-3 = Hän saa lopettaa aikaisemmin; jäljelle jääneet toiminnot menetetään. Kerjäläisille maksaminen ja ratsastaminen eivät vie toimintoa.
rules-mousquetaires_du_roy-act-4 = Kuka joukkueesta aloittaa? Se, joka ensin ehtii. Voit myös väistyä ja päästää muut edelle; silloin sinulta kysytään uudestaan, kun joku heistä on pelannut.

rules-mousquetaires_du_roy-challenges-title = Haasteet
rules-mousquetaires_du_roy-challenges-1 = Haaste nimeää taidon ja arvon. Musketöörin taidon, yhtä paremman jos se on paranneltu, ja hänen poistamiensa saman taidon korttien on yhdessä yllettävä arvoon. Noppia ei heitetä: jos taito ja kortit riittävät, haaste on selvitetty; jos eivät, sitä ei saa yrittää.
rules-mousquetaires_du_roy-challenge-picture = Haaste: { $challenge }. Yrittäjä on { $hero }, jonka taito on { $skill }, paranneltuna { $improved }; kun hän poistaa kortin, jonka arvo on { $card }, se riittää juuri ja juuri.
rules-mousquetaires_du_roy-challenges-2 = Selvitetty haaste on selvitetty lopullisesti ja maksaa, mitä lupaa: pistolit ja urotyömerkit joukkueelle, kortit musketöörille itselleen.

rules-mousquetaires_du_roy-duels-title = Kaksintaistelut
rules-mousquetaires_du_roy-duels-1 = Musketööri nimeää vastustajan omasta paikastaan. Hän heittää { $blue } sinistä noppaa, yhden lisää jokaisesta taistelukortista ja kaksi lisää jokaisesta kaksoistaistelukortista, jonka hän poistaa ennen ensimmäistä heittoa; kaikkiaan enintään { $blue_max }. Vastustaja heittää niin monta punaista noppaa kuin hänellä on voimaa.
rules-mousquetaires_du_roy-duels-2 = Molemmat heittävät yhtä aikaa. Ensin katsotaan salapistot: salapisto onnistuu, kun heitossa on ainakin ne kuviot, jotka se vaatii. Jos vain toisen salapisto onnistuu, hän antaa yhden haavan eikä saa yhtään, näyttivät nopat muuten mitä tahansa. Jos kummankin salapisto onnistuu, kumpikin saa yhden haavan.
rules-mousquetaires_du_roy-bottes-picture = Mitä heitossa on vähintään oltava, ja monellako nopan sivulla kukin kuvio on.
rules-mousquetaires_du_roy-botte-picture = Athos ja Bernajoux. Kolme liljaa on Athoksen salapisto: yksi haava, eikä Bernajoux’n kolmea miekkaa lasketa.
rules-mousquetaires_du_roy-both-picture = Kumpikin salapisto onnistuu: Athos ja Bernajoux saavat yhden haavan kumpikin.
rules-mousquetaires_du_roy-duels-3 = Jos kummankaan salapisto ei onnistu, jokainen miekka, jota mikään toisen kilvistä ei torju, on haava. Liljoista on hyötyä vain salapistoissa.
rules-mousquetaires_du_roy-hit-picture = Athos ja Biscarat. Kaksi miekkaa, joista toinen torjutaan: Biscarat saa yhden haavan. Athoksen kilpi torjuu ainoan miekan, joka uhkaa häntä.
rules-mousquetaires_du_roy-duels-4 = Kaksintaistelu päättyy ensimmäiseen vereen. Niin kauan kuin kukaan ei haavoitu, kumpikin panee yhden nopan pois ja heittää loput uudestaan. Jos toisella ei enää ole noppia, toinen jatkaa yksin; jos ei kummallakaan, tulee tasapeli.
rules-mousquetaires_du_roy-tie-picture = Taas Athos ja Biscarat. Erä erältä noppa vähemmän, eikä naarmuakaan: tasapeli.
rules-mousquetaires_du_roy-duels-5 = Vastustaja on voitettu, kun hänellä on haavoja yhtä monta kuin elämiä, ja melkein kaikilla elämiä on vain yksi. Silloin hän maksaa palkkionsa. Jos hän ei ole voitettu, tarvitaan toinen toiminto, jotta häntä vastaan voi taas taistella.
rules-mousquetaires_du_roy-adversaries-picture = Miladyn vastustajat, ja ne, joita hänen ei tarvitse valita. Voima on punaisten noppien määrä.

rules-mousquetaires_du_roy-tokens-title = Varusteet, parannukset ja vaihdot
rules-mousquetaires_du_roy-tokens-1 = Yhdellä toiminnolla saa ostaa yhden tai kaksi erilaista merkkiä, missä paikassa tahansa. Kenelläkään ei ole samaa merkkiä kahdesti. Varusteet maksavat pistoleita, ja niitä saa vaihtaa; parannukset maksavat kortin ja pysyvät ostajallaan.
rules-mousquetaires_du_roy-equipment-picture = Mitä on ostettavana.
rules-mousquetaires_du_roy-tokens-2 = Vaihdossa kortteja ja varusteita siirtyy mielin määrin kahden samassa paikassa olevan musketöörin välillä, kumpaankin suuntaan tai vain toiseen. Toveri saa olla taistelukyvytön. Häneltä se ei vie mitään; jos olette niin sopineet, hänen pelaajansa on suostuttava. Kieltäytyminen ei vie toimintoa, mutta samalta toverilta ei tällä kierroksella enää kysytä.

rules-mousquetaires_du_roy-rochefort-title = Rochefort
rules-mousquetaires_du_roy-rochefort-1 = Kun musketööri yrittää jotakin tehtävässä tai matkalla siellä, missä Milady on, Rochefort saa puuttua asiaan. Athoksen tekemisiin hän ei puutu koskaan, eikä silloin, kun joku siirtyy, ostaa, tekee vaihdon, nostaa kortteja, pelaa henkilön tai maksaa kerjäläisille.
rules-mousquetaires_du_roy-rochefort-2 = Musketööri on jo sanonut, mitä yrittää. Milady näyttäytyy, ja musketöörin on taisteltava Rochefortia vastaan. Tämä heittää { $rochefort_dice } punaista noppaa, ja elämiä hänellä on { $rochefort_life }. Se ei vie erillistä toimintoa.
rules-mousquetaires_du_roy-outcomes-picture = Kuka haavoittuu, ja mitä siitä seuraa.
rules-mousquetaires_du_roy-rochefort-3 = Milady saa myös päästää yrityksen läpi ja pysyä piilossa; seuraavassa Rochefort voi vielä ilmestyä. Kun hän on kerran näyttäytynyt, hän puuttuu asiaan joka kerta. Tällä sivulla Miladylta kysytään jokaisessa yrityksessä, oli hän missä tahansa, jottei tauko paljasta mitään.
rules-mousquetaires_du_roy-rochefort-4 = Kun Rochefort pakenee, Milady lähtee hänen kanssaan kotiin: hän ei ota sieltä Pariisi-korttia, eikä hänellä ole tällä kierroksella toimintoa. Kun Rochefortilla ei ole elämiä, hän ei voi puuttua mihinkään, ennen kuin Balsami parantaa hänet.

rules-mousquetaires_du_roy-paris-title = Pariisi
rules-mousquetaires_du_roy-paris-1 = Pelissä oleva Pariisi-kortti on tehtävä. Milady asettaa siihen varastostaan vastustajia, joiden voimat eivät yhteensä saa ylittää kortin lukua; vähintään yhden, jos joku sopii. Sitten hän saa panna siihen väijytyksen.
rules-mousquetaires_du_roy-paris-2 = Tehtävä on suoritettu, kun sen kaikki haasteet ja kaksintaistelut on voitettu, missä järjestyksessä ja kenen voimin tahansa. Siihen asti kortti vaikuttaa joka kierroksen lopussa. Suoritettu Pariisi-kortti poistuu pelistä.
rules-mousquetaires_du_roy-paris-3 = Milady saa pelata uuden Pariisi-kortin vanhan tilalle. Vanha poistuu pelistä väijytyksineen, ja sen voittamattomat vastustajat palaavat hänelle.
rules-mousquetaires_du_roy-missions-picture = Pariisi-kortit.

rules-mousquetaires_du_roy-louvre-title = Louvre
rules-mousquetaires_du_roy-louvre-1 = Louvressa on aina tehtävä, johon vastustajat asetetaan samalla tavoin ja joka on suoritettu, kun sen kaikki haasteet ja kaksintaistelut on voitettu. Silloin kuningattaren kunnia nousee { $bonus ->
    [one] yhden pykälän
   *[other] { $bonus } pykälää
}, ei kuitenkaan alkulukemaansa ylemmäs, ja seuraava tehtävä tulee heti.
rules-mousquetaires_du_roy-louvre-2 = Joka kierroksen lopussa Louvren merkki laskeutuu tikkailla askelman. Joillakin askelmilla kuningattaren kunnia laskee yhdellä. Viimeisellä tehtävä on epäonnistunut: Milady ottaa vastustajansa takaisin ja nostaa petoskortin, uusi tehtävä käännetään esiin, ja merkki palaa ylös.
rules-mousquetaires_du_roy-ladder-picture = Louvren tikkaat.
rules-mousquetaires_du_roy-salons-picture = Tehtävät Louvressa.

rules-mousquetaires_du_roy-siege-title = La Rochelle
rules-mousquetaires_du_roy-siege-1 = La Rochellessa on kolme paikkaa taistelukorteille. Kolmannessa vaiheessa jokainen siellä oleva taistelukortti heittää yhden sinisen nopan, kaksoistaistelukortti kaksi. Milady heittää punaisia noppia ajan mukaan; jotkin hänen korttinsa lisäävät yhden, mutta enempää kuin { $red_max } hän ei heitä koskaan.
rules-mousquetaires_du_roy-siege-2 = Vain miekat lasketaan. Piiritys siirtyy erotuksen verran: oikealle, jos joukkueella on enemmän, vasemmalle, jos Miladylla. Jos sen on siirryttävä vasemmalle, jokainen siellä oleva musketööri saa uhrata yhden elämän ja lyhentää siirtoa ruudulla.
rules-mousquetaires_du_roy-siege-picture = Yksi miekka kolmea vastaan: kaksi ruutua vasemmalle. Musketööri uhraa yhden elämän, ja ruutuja on enää yksi.
rules-mousquetaires_du_roy-siege-3 = Joistakin ruuduista saa palkkion, kustakin vain kerran: kun siihen ensi kertaa ehditään tai se ohitetaan. Oikeassa päässä peliä ei vielä voiteta. Vasemmassa se hävitään.
rules-mousquetaires_du_roy-track-picture = Mitä aika antaa Miladylle, ja mitä ruuduista saa.

rules-mousquetaires_du_roy-richelieu-title = Richelieu ja Miladyn oma toiminto
rules-mousquetaires_du_roy-richelieu-1 = Musketööri, joka saapuu Richelieun palatsiin, tutkii sen heti. Jos Milady on siellä, hän paljastuu ja menettää toimintonsa. Ellei, musketööri joutuu Bastiljiin. Joka aloittaa vuoronsa palatsissa, lähtee ensin pois eikä saa palata sillä kierroksella.
rules-mousquetaires_du_roy-richelieu-2 = Kun kaikki musketöörit ovat pelanneet, Milady näyttää, missä on, ellei häntä ole jo löydetty, ja toimii.
rules-mousquetaires_du_roy-own-picture = Mitä Milady missäkin tekee.

rules-mousquetaires_du_roy-bastille-title = Bastilji
rules-mousquetaires_du_roy-bastille-1 = Tänne musketööri joutuu, jos tutkii Richelieun palatsin turhaan tai jos Milady pelaa kortin Pidätetty.
rules-mousquetaires_du_roy-bastille-2 = Ulos pääsy maksaa yhden toiminnon ja joko pistolin tai kaksintaistelun vanginvartijaa vastaan. Tämä heittää { $gaoler } punaista noppaa. Päättyi kaksintaistelu miten tahansa, vanki on sen jälkeen Vieux-Colombier’ssa.
rules-mousquetaires_du_roy-bastille-3 = Pidätetty saa yrittää heti, tulevan vuoronsa toiminnolla. Richelieun lähettämä saa yrittää vasta seuraavalla kierroksella. Sillä välin vanki saa ostaa, nostaa kortteja, pelata henkilöitä ja tehdä vaihtoja toisen vangin kanssa.

rules-mousquetaires_du_roy-fallen-title = Taistelukyvytön
rules-mousquetaires_du_roy-fallen-1 = Musketööri, jolla ei ole elämiä, on taistelukyvytön. Hänet viedään heti Vieux-Colombier’hin, hänen vuoronsa on ohi, ja hän pitää korttinsa ja merkkinsä.
rules-mousquetaires_du_roy-fallen-2 = Toipuminen parantaa hänet kokonaan ja antaa nostaa seikkailukortin, mutta se on silloin hänen koko vuoronsa. Jos hän kaatui petoskortista, salamurhaajasta tai pakoyrityksestä, ennen kuin ehti vuoroonsa, hän toipuu heti. Muuten hän toipuu seuraavalla kierroksella, muiden pelattua.
rules-mousquetaires_du_roy-fallen-3 = Muita Vieux-Colombier’ssa ei paranneta.

rules-mousquetaires_du_roy-quest-title = Matka
rules-mousquetaires_du_roy-quest-1 = Matkan pelilaudat tulevat yksi toisensa jälkeen, kaikki samaan paikkaan. Mitä yksi musketööri on siellä tehnyt, on tehty kaikkien puolesta. Joka saa pelilaudan suoritetuksi, nostaa { $finish } seikkailukorttia, ja seuraava pelilauta tulee heti.
rules-mousquetaires_du_roy-quest-inn = Majatalossa on { $lines } riviä ja kullakin { $length } ruutua, jokaisella merkki kuvapuoli alaspäin: { $guards } kaartilaista, { $decoys } hämäystä ja { $traps } ansaa, niin kuin Milady on ne asettanut. Musketööri saapuu tupaan. Toiminto vie hänet riville: hän kääntää sen ensimmäisen merkin ja kohtaa sen. Jos merkin edessä on vapaita ruutuja, yksi toiminto vie viimeiselle niistä ja seuraava merkin luo.
rules-mousquetaires_du_roy-quest-meet = Kaartilaista vastaan on taisteltava; kun hänet on voitettu, musketööri asettuu hänen ruutuunsa. Hämäys vain poistetaan. Ansa haavoittaa, ja sekin poistetaan. Heti kun yksi rivi on tyhjä, pelilauta on suoritettu, ja Milady menettää kaikki muut merkit.
rules-mousquetaires_du_roy-inn-picture = Tämän rivin ensimmäinen kaartilainen on voitettu, ja hänen ruudussaan on { $first }. Seuraavassa { $second } on kohdannut hämäyksen. Mitä kahdessa viimeisessä on, sen tietää vain Milady.
rules-mousquetaires_du_roy-quest-calais = Calais’ssa on selvitettävä kaikki haasteet, missä järjestyksessä tahansa, ennen kuin kukaan voi taistella de Wardesia vastaan.
rules-mousquetaires_du_roy-quest-england = Englannissa on etappeja määrätyssä järjestyksessä, milloin haaste, milloin kaartilainen kuvapuoli alaspäin.
rules-mousquetaires_du_roy-quest-galleries = Jokainen Louvren galleria läpäistään yhdellä kolmesta tavasta: salakäytävällä, joka maksaa { $passage } urotyömerkkiä, haasteella tai voittamalla molemmat kaartilaiset, kumpikin omalla toiminnollaan. Voitte aloittaa yhdellä tavalla ja jatkaa toisella. Viimeisen gallerian läpäiseminen voittaa pelin.
rules-mousquetaires_du_roy-steps-picture = Matkan askeleet.

rules-mousquetaires_du_roy-cards-title = Kortit
rules-mousquetaires_du_roy-cards-adventure = Seikkailukortteja nostavat musketöörit. Pelatut henkilökortit poistetaan, mutta Bassompierre jää La Rochelleen.
rules-mousquetaires_du_roy-adventure-picture = Seikkailupakka: { $adventure } korttia.
rules-mousquetaires_du_roy-cards-perfidy = Petoskortit ovat Miladyn. Hän pelaa niitä enintään yhden kierroksella.
rules-mousquetaires_du_roy-perfidy-picture = Petospakka: { $perfidy } korttia.
rules-mousquetaires_du_roy-cards-ambush = Väijytyksetkin ovat Miladyn, ja kaikki ovat alusta asti hänen kädessään. Hän saa panna yhden jokaiseen tehtävään, kun se tulee peliin. Kun tehtävä päättyy, sen väijytys poistuu pelistä. Salamurhaaja ja varkaat käyvät heti kaikkien paikalla olevien kimppuun ja myöhemmin jokaisen saapuvan.
rules-mousquetaires_du_roy-ambushes-picture = Väijytykset: { $ambushes } korttia.

rules-mousquetaires_du_roy-alone-title = Jos kukaan ei ole Milady
rules-mousquetaires_du_roy-alone-1 = Jos kukaan ei halua olla Milady, häntä voi pelata tietokonepelaaja. Tai hän pelaa itsestään: hänen määränpäänsä arvotaan ja pidetään kaikilta salassa, ja samoin arvotaan, kehen hänen korttinsa osuvat. Hän pelaa vanhimman Pariisi-korttinsa, kun pelissä ei ole yhtään, nostaa petoskortin ja pelaa sitten vanhimman, jos hänellä on kaksi, asettaa tehtäviin vastustajia niin vahvasti kuin voi, panee jokaiseen väijytyksen ja lähettää Rochefortin heti tilaisuuden tullen. Vaikeus määrää, kuinka paljon alempaa kuningattaren kunnia alkaa.

rules-mousquetaires_du_roy-options-title = Mistä voitte sopia
rules-mousquetaires_du_roy-options-1 = Mukana on kolme, neljä tai viisi musketööriä, yhden pelaajan tai usean kesken jaettuina. Rochefort voidaan velvoittaa ilmestymään heti ensimmäiseen yritykseen, jota hän saa häiritä. Vangeilta voidaan kieltää kaikki muu paitsi pakoyritykset. Kerjäläisille voi olla pakko maksaa paikan päällä. Ja vaihtoon voidaan tarvita toisen osapuolen pelaajan suostumus.

rules-mousquetaires_du_roy-house-title = Mitä jouduimme itse ratkaisemaan
rules-mousquetaires_du_roy-house-1 = Arvojen lisäksi julkaistut tekstit jättävät kysymyksiä auki. Tässä ovat tärkeimmät vastaukset; sääntöteksti luettelee ne kaikki.
rules-mousquetaires_du_roy-house-board = Englannin etapit, itsestään pelaava Milady, Porthoksen, Aramiksen ja Trévillen erikoisuudet sekä se, mitä tekevät Umpikuja, Kiire ja Yksi kaikkien puolesta, ovat meidän.
rules-mousquetaires_du_roy-house-once = Toledon säilä ja rintahaarniska auttavat kerran joka kaksintaistelussa. Salapistoihin, ansoihin, salamurhaajiin ja kortteihin rintahaarniska ei auta.
rules-mousquetaires_du_roy-house-spent = Rochefortin pilaama toiminto on käytetty, mutta siihen nimetyt kortit säilyvät.
rules-mousquetaires_du_roy-house-reinforce = La Rochellen vahvistajan on oltava siellä; vain Bassompierre tulee mistä tahansa.
rules-mousquetaires_du_roy-house-fallen = Joka kaatuu omassa toiminnossaan, saa silti sen, minkä siinä voitti.
rules-mousquetaires_du_roy-house-ladder = Louvren tikkaat alkavat ensimmäiseltä askelmalta.
rules-mousquetaires_du_roy-house-chain = Se, mihin tarvitaan monta valintaa, kuten vaihto, kootaan yksi kerrallaan, ja jokaisen saa perua, kunnes ne kaikki tulevat voimaan.
rules-mousquetaires_du_roy-house-undo = Tällä sivulla saat perua viimeisen päätöksesi, jos vuoro on yhä sinulla eikä mitään ole näytetty tai heitetty sen jälkeen.
rules-mousquetaires_du_roy-house-known = Tietokonepelaajat tietävät sen, mitä niiden puoli tietää, eivät enempää: Miladyn pelaaja ei koskaan näe musketöörien käsiä, eivätkä musketöörien pelaajat koskaan näe, missä Milady on.

rules-mousquetaires_du_roy-credit-title = Kiitos
rules-mousquetaires_du_roy-credit-1 = Pelin Mousquetaires du Roy suunnittelivat François Combe ja Gilles Lehmann, ja Ystari julkaisi sen vuonna 2010, saksaksi nimellä Mylady und die Musketiere. Tämän sivun sanat ja kuvat ovat meidän.

## Kuvissa

picture-round = Erä { $number }
picture-tie = tasapeli
picture-wounds = { $count ->
    [0] ei haavaa
    [one] yksi haava
   *[other] { $count } haavaa
}
picture-siege = { $blue } vastaan { $red }

## Taulukot

values-setup-actions = Toimintoja kullakin
values-setup-time = Aika alkaa ruudusta
values-setup-honour = Kuningattaren kunnia
values-setup-pistoles = Pistoleita
values-setup-epic = Urotyömerkkejä
values-setup-cards = Seikkailukortteja kullakin
values-setup-perfidy = Miladyn petoskortteja
values-hero = Sankari
values-skills = Taidot ja elämät
values-power = Mikä hänessä on erikoista
values-botte = Salapisto
values-demand = Vähintään
values-who = Kenen
values-improved = { $names }, paranneltu
values-all-others = kaikki muut
values-die-blue = Sinisessä nopassa on
values-die-red = Punaisessa nopassa on
values-adversary = Vastustaja
values-force = Voima
values-reward = Palkkio, erikoisuus
values-token = Merkki
values-price = Hinta
values-effect = Vaikutus
values-price-improved_skill = mikä tahansa kortti
values-price-improved_botte = taistelukortti
values-wounded = Haavoittunut
values-follows = Mitä seuraa
values-wounded-rochefort = vain Rochefort
values-wounded-both = molemmat
values-wounded-musketeer = vain musketööri
values-wounded-nobody = ei kumpikaan
values-follows-rochefort = Rochefort pakenee Miladyn taloon, ja Milady hänen kanssaan. Musketööri jatkaa täsmälleen sitä, mitä yritti.
values-follows-both = Rochefort pakenee. Musketööri jatkaa, ellei ole taistelukyvytön.
values-follows-musketeer = Rochefort jää. Toiminto on käytetty turhaan.
values-follows-nobody = { values-follows-musketeer }
values-mission = Tehtävä
values-challenges = Haasteet (palkkiot)
values-no-challenges = ei haastetta
values-up-to = Voima enintään
values-square = Askelma { $square }
values-honour-falls = kuningattaren kunnia laskee yhdellä
values-failed = tehtävä on epäonnistunut
values-from-time = Aika vähintään { $from }
values-dice = { $count ->
    [one] Milady heittää 1 nopan
   *[other] Milady heittää { $count } noppaa
}
values-space = Piiritys ruudussa { $space }
values-pays-perfidy = Milady nostaa petoskortin
values-pays-epic = Joukkue saa urotyömerkin
values-pays-one_for_all = Joukkue saa merkin Yksi kaikkien puolesta, kaikki yhden puolesta
values-where = Missä
values-deed = Mitä hän tekee
values-own-la_rochelle = Hän poistaa valitsemansa taistelu- tai kaksoistaistelukortin kolmelta paikalta.
values-own-richelieu = Hän ottaa pakasta valitsemansa petoskortin tai nostaa, kunnes niitä on kolme.
values-own-miladys_house = Hän katsoo Pariisi-pakan läpi ja ottaa mieleisensä kortin.
values-own-other = Ei mitään.
values-elsewhere = Muualla
values-board = Pelilauta
values-steps = Askeleet
values-stage = { $stage }: { $task }
values-then = sitten de Wardes
values-card = Kortti
values-number = Määrä
values-skill-cards = Taito +{ $value }
