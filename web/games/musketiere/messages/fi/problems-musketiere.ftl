### The problems of Musketiere: the question, and why the answer is right

problem-low-prison = Kaksintaistelu on hävitty. Missä vankilakivi haittaa vähiten?
problem-low-prison-why = Vangittu kortti ei tuota mitään: nollalla ei menetä mitään, ja ysi voi vielä saada jalokiven.
problem-free-ten = Voitit kaksintaistelun: jalokivi kakkosellesi vai vapaus kympillesi?
problem-free-ten-why = Laske, mikä muuttuu. Jalokivi kakkosella tuo kaksi dukaattia, vapautettu kymppi kymmenen; ja vapaa kortti voi vielä saada jalokiven.
problem-rob = Voitit viimeisen erän viimeisen kaksintaistelun, eikä keskellä ole enää jalokiveä. Keneltä otat, ja mille kortille?
problem-rob-why = Johtajalta otettu jalokivi lasketaan kahteen kertaan: sinun kymppisi saa kymmenen dukaattia, ja hän menettää kortin arvon. Se ratkaisee melkein aina; muualta otettu jättää johtajalle hänen dukaattinsa, ja nelosella se tuo kuusi vähemmän.
problem-second-lowest = Kaartin vahvuus on 30: te kolme ette sitä voita. Minkä kortin siihen uhraat?
problem-second-lowest-why = Kun kaksintaistelu hävitään, vain matalin kortti maksaa. Ykkönen on melkein aina matalin, nelonen harvoin; ja kymppi on tallella, kun sillä voi voittaa jotakin.
problem-just-enough = Vastustajasi on kokonaan vangittu: kohtaat kaartin 8 yksin. Mikä kortti?
problem-just-enough-why = Yksin jalokiven voittaa jokainen kortti, joka yltää kaartiin. Kasi tekee sen yhtä varmasti kuin kymppi, ja kymppi jää kaartille, johon mikään muu korttisi ei yllä.
problem-jailed = Kaikki kolme korttiasi ovat vankilassa. Minkä kortin annat pois tässä kaksintaistelussa?
problem-jailed-why = Kokonaan vangittu ei voi voittaa eikä hävitä: nyt on hetki päästä eroon nollasta, joka myöhemmin olisi matalin kortti. Kymppi on arvokkain, ja se menisi hukkaan.
problem-ten-now = Kaksi kaksintaistelua on jäljellä, ja sinulla on 10 ja 2. Tämän kaartin vahvuus on 12; viimeisen 14, 18, 25 tai 30. Kumpi kortti nyt?
problem-ten-now-why = Katso, mitä pakassa vielä on. Tässä kymppi voittaa kaartin ja useimmiten jalokiven; neljästä, jotka voivat vielä tulla, kahta tuskin voitetaan, ja niihin se menisi hukkaan.
problem-last-ten = Kaksi kaksintaistelua on jäljellä, ja sinulla on 10 ja 1. Tämän kaartin vahvuus on 7; viimeisen 5, 12, 14 tai 25. Kumpi kortti nyt?
problem-last-ten-why = Tämä kaarti kaatuu ilman apuasi useammin kuin neljä kertaa viidestä, eikä ykkönen ole siinä vaarassa. Viimeisessä kaksintaistelussa ykkönen olisi vaaraksi, ja kympillä voi vielä voittaa jalokiven.
problem-help = Kaksintaistelu hävittiin, eikä keskellä ole enää vankilakiveä: sinun on otettava sellainen toiselta. Keneltä?
problem-help-why = Ottamasi vankilakivi antaa omistajalleen kortin takaisin. Viimeiselle, jolla on 40 dukaattia, se muuttaa vähän; sille, jolla on 88, se olisi lahja. Mille omalle kortillesi se tulee, merkitsee vähemmän.
problem-end-it = Johdat kuudella dukaatilla, ja sinulla on kaksi jalokiveä, matalilla korteilla. Kaartin vahvuus on 7: mikä kortti?
problem-end-it-why = Kolmas jalokivi päättää erän heti, ja jokainen saa sen, mitä hänellä nyt on. Sinä johdat: lopeta, ennen kuin muut saavat omansa. Matalalla kortilla erä jatkuu, ja kolme korttiasi ovat vähäarvoisia.
problem-let-go = Kaartin vahvuus on 20, ja vastustajalla on kaksi jalokiveä: kolmas päättäisi erän. Mikä kortti?
problem-let-go-why = Anna tämän taistelun mennä. Ysillä kaarti ehkä kaatuu, mutta useimmiten jonkun muun hyväksi; nollalla joudut itse vankilaan. Nelosella se kestää, ja matalin kortti on useimmiten jollakulla muulla.
