### The problems of Musketiere: the question, and why the answer is right

problem-low-card = Hävisit kaksintaistelun. Mille kolmesta kortistasi vankilakivi tulee?
problem-low-card-why = Vankilassa kortti ei ole minkään arvoinen. Ykkösellä se maksaa yhden dukaatin, kahdeksikolla tai kympillä niin monta kuin ne näyttävät; ja kymppi jää vapaaksi jalokivelle. Näin voitat 55 %:n todennäköisyydellä, muuten 42 %:n.
problem-free-ten = Voitit kaksintaistelun: jalokivi kakkosellesi vai vapaus kympillesi?
problem-free-ten-why = Laske, mikä muuttuu. Jalokivi kakkosella tuo kaksi dukaattia, vapautettu kymppi kymmenen. Näin voitat 65 %:n todennäköisyydellä, jalokivellä 47 %:n.
problem-rob = Viimeisen pelin viimeinen kaksintaistelu on sinun, eikä keskellä ole enää jalokiveä. Kenen otat, ja mille kortille?
problem-rob-why = Johtajalta otettu jalokivi lasketaan kahteen kertaan: sinun kymppisi saa kymmenen dukaattia, ja hän menettää kortin arvon. Se voittaa melkein aina; toisen jalokivellä luku on 73 %, nelosella 86 %.
problem-second-lowest = Kaartin vahvuus on 30: te kolme ette sitä voita. Minkä kortin siihen annat?
problem-second-lowest-why = Kun kaksintaistelu hävitään, vain alin kortti maksaa. Ykkönen on alin 72 kertaa sadasta, nelonen vain 24 kertaa, ja kymppi on tallella, kun sillä voi voittaa jotakin.
problem-just-enough = Vastustajasi on kokonaan vangittu: kohtaat kaartin 8 yksin. Mikä kortti?
problem-just-enough-why = Yksin jalokiven voittaa jokainen kortti, joka yltää kaartiin. Kahdeksikko tekee sen yhtä varmasti kuin kymppi, ja kymppi jää kaartille, johon muut eivät yllä: 61 % vastaan 49 %.
problem-jailed = Kaikki kolme korttiasi ovat vankilassa. Minkä kortin annat pois tässä kaksintaistelussa?
problem-jailed-why = Kokonaan vangittu ei voi voittaa eikä hävitä: nyt on hetki päästä eroon nollasta, joka myöhemmin olisi alin kortti. Näin voitat 71 %:n todennäköisyydellä, ilman nelosta 57 %:n, ilman kymppiä 43 %:n.
problem-ten-now = Kaksi kaksintaistelua on jäljellä, ja sinulla on 10 ja 2. Tämän kaartin vahvuus on 12; viimeisen 14, 18, 25 tai 30. Kumpi kortti nyt?
problem-ten-now-why = Katso, mitä pinossa vielä on. Tässä kymppi voittaa jalokiven kolmesti neljästä; neljästä mahdollisesta viimeisestä kaartista kahta tuskin voitetaan, ja siinä se menisi hukkaan. 62 % vastaan 48 %.
problem-last-ten = Kaksi kaksintaistelua on jäljellä, ja sinulla on 10 ja 1. Tämän kaartin vahvuus on 7; viimeisen 5, 12, 14 tai 25. Kumpi kortti nyt?
problem-last-ten-why = Tämä kaarti kaatuu 87 kertaa sadasta ilman apuasi, eikä ykkönen ole siinä vaarassa. Viimeisessä kaksintaistelussa ykkönen olisi vaaraksi, ja kympillä voi vielä voittaa jalokiven. 63 % vastaan 49 %.
problem-help = Kaksintaistelu hävittiin, eikä keskellä ole enää vankilakiveä: sinun on otettava sellainen toiselta. Keneltä?
problem-help-why = Ottamasi vankilakivi antaa omistajalleen kortin takaisin. Viimeiselle, jolla on 40 dukaattia, se muuttaa vähän; sille, jolla on 88, se olisi lahja. 57 % vastaan 39 %.
problem-end-it = Johdat kuudella dukaatilla, ja sinulla on kaksi jalokiveä, matalilla korteilla. Kaartin vahvuus on 7: mikä kortti?
problem-end-it-why = Kolmas jalokivi päättää pelin heti, ja jokainen laskee sen, mitä nyt on. Sinä johdat: lopeta, ennen kuin muut saavat omansa. Kymppi voittaa 66 % otteluista, matala kortti enintään 51 %.
problem-let-go = Kaartin vahvuus on 20, ja vastustajalla on kaksi jalokiveä: kolmas päättäisi pelin. Mikä kortti?
problem-let-go-why = Anna tämän taistelun mennä. Yhdeksiköllä kaarti kaatuu 60 kertaa sadasta, enimmäkseen jonkun muun hyväksi; nollalla joudut itse vankilaan. Nelosella se kestää, ja alin kortti on useimmiten jollakulla muulla. 56 % vastaan 47 % ja 46 %.
