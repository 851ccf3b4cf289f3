### The problems of Four Musketeers: the question, and why the answer is right

problem-from-shadow = Seuraava osuma olisi tappiosi. Isket viimeisenä, ja pöydällä ovat 6, 7 ja 9; sinulla on 3, 4 ja 5. Mitä teet?
problem-from-shadow-why = Jokainen korttisi olisi matalin. Poista siis yksi ja iske varjosta: satunnaispakan mahdollisista korteista noin kaksi kolmesta on turvallisia, ja samalla pääset eroon matalasta kortista.
problem-block-for-friend = Isket viimeisenä. Vastapäätä istuva joukkuetoverisi on pelannut viitosen, joka on toistaiseksi matalin; pöydällä ovat myös 7 ja 9. Mikä kortti?
problem-block-for-friend-why = Toistettu luku torjuu molemmat iskut. Sinun viitosesi poistaa taistelusta toverisi viitosen, ja matalin voimassa oleva on vastustajan seiska. Korkeammalla kortilla osuma tulee toverillesi, kolmosella sinulle.
problem-spare-villain = Olet d’Artagnan, sinulla on suojakivi, ja isket viimeisenä; pöydällä ovat 5, 7 ja 9. Mikä kortti?
problem-spare-villain-why = Joka häviää kivi hallussaan, ei itse menetä mitään: osuman saa rouva Bonacieux. Muille se sopisi, mutta sinä yksin hyödyt siitä, että hän elää. Älä ole matalin, vaikka se ei sinuun koskisi.
problem-turn-fight = Käden viimeinen taistelu: jokainen kortti lasketaan naapurille. Sinä aloitat, ja sinulla on 3. Vasemmalle vai oikealle?
problem-turn-fight-why = Kolmosesi on useimmiten matalin, ja osuma tulee sille, jonka puolesta se pelataan. Vasemmalla istuvalla on enää kaksi elämäkorttia, oikealla istuvalla neljä: iske sinne, missä on vähemmän jäljellä.
problem-right-one-loses = Olette kaikki neljä kardinaalia vastaan, ja häneen osuu vain, jos suojakiven haltija häviää. Haltijan isku on 7; pöydällä ovat myös 9 ja 4, ja sinä olet viimeinen. Mikä kortti?
problem-right-one-loses-why = Nyt häviäisi nelonen, ja ystävään osuisi turhaan. Sinun nelosesi torjuu sen; silloin matalin voimassa oleva on kiven haltijan seiska, ja kardinaaliin osuu.
problem-end-round = Yksi musketööri on voitettu; sinulle ja seiskan pelanneelle seuraava osuma olisi tappio. Isket viimeisenä, ja pöydällä ovat 5, 7 ja 9. Mikä kortti?
problem-end-round-why = Toinen voitettu päättää kierroksen, ja tärkeintä on, ettet se ole sinä. Sinun viitosesi torjuu viitosen, seiska on matalin, ja kierros päättyy sinun ollessasi pystyssä. Korkeammalla kortilla sinun on selvittävä kaikista tulevista taisteluista.
