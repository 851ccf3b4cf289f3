### The problems of Mousquetaires du Roy: the question, and why the answer is right

problem-answer-siege = Porthos toimii tänään viimeisenä, ja hänellä on kaksi toimintoa. Matkasta puuttuu enää yksi galleria; piiritys on kahden ruudun päässä Richelieusta. Mitä hän tekee ensin?
problem-answer-siege-why = Illalla La Rochellessa heitetään kolme punaista noppaa, ja ilman teidän noppianne se menetetään joka toinen kerta. Kun siellä on Kaksoistaistelu-kortti ja Porthos, joka voi uhrata elämän ruudun vuoksi, se menetetään kerran kahdeksastatoista. Tästä jatketuista 40 pelistä voitettiin näin 39, muuten noin 20.
problem-save-constance = Aramis toimii viimeisenä, ja hänellä on kaksi toimintoa. Constancea vastaan on jo neljä osumaa, ja kuusi riittää. Mitä hän tekee ensin?
problem-save-constance-why = Ensin se, mikä voi päättää pelin tänä iltana. Kaksi miekkaa kolmella nopalla olisi Constancen loppu, joka toinen kerta; Pariisin viimeinen haaste estää sen, ja Louvren tehtävä voi odottaa. Jatketuista 40 pelistä voitettiin näin 39, Louvren haasteella 20.
problem-pay-beggars = Kuningattaren kunnia on 1 ja laskee tänään, ellei Aramis ratkaise Louvren viimeistä haastetta. Hänellä on yksi toiminto; kerjäläiset ovat tiellä, ja pistoleja on kaksi. Mitä hän tekee ensin?
problem-pay-beggars-why = Kerjäläisten maksaminen ei vie toimintoa: kaksi pistolia nyt, ja ainoa toiminto jää haasteelle. Mitä muuta pistoleilla voisikaan ostaa, ilman haastetta peli hävitään tänään.
problem-last-night = Tämän kierroksen lopussa aika on loppu. Porthoksella on kaksi toimintoa, kaksi elämää ja taistelukortti; viimeisessä galleriassa on yksi vastustaja, jolla on kolme noppaa. Mitä hän tekee ensin?
problem-last-night-why = Huomista ei ole: mitään ei kannata valmistella eikä yhtään elämää säästää. Mene ja taistele: jatketuista 40 pelistä voitettiin näin 31, eikä yhtäkään niistä, joissa hän teki ensin jotakin muuta.
problem-open-breach = Olet Milady. La Rochellesta puuttuu yksi ruutu, ja siellä on neljä sinistä noppaa sinun kolmeasi vastaan. Minne menet?
problem-open-breach-why = Kun olet La Rochellessa musketöörien toimittua, viet heiltä Kaksoistaistelu-kortin ennen nopanheittoa. Tässä tilanteessa kolme noppaa voittaa ruudun neljää vastaan 41 kertaa sadasta, kahta vastaan 62 kertaa.
problem-bar-gallery = Olet Milady. Kaksi musketööriä on taistelukyvyttöminä; kolmas seisoo viimeisen gallerian edessä, ja joukkueella on salakäytävään tarvittavat kolme urotyömerkkiä. Minne menet?
problem-bar-gallery-why = Ole siellä, missä asia ratkeaa. Vain Rochefort voi pysäyttää hänet, neljällä nopalla musketööriä vastaan, jolla on tuskin yhtään korttia; muualta voit vain katsoa hänen voittavan. Jatketuista 60 pelistä voitat täältä 44, muualta kaksi.
