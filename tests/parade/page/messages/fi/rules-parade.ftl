### Paraden säännöt.

rules-parade-lead = Kaksi miekkailijaa laskee teriä salaa. Avaaja saa pistää, ja pisto kysyy: onko sen takana terästä?
rules-parade-deal-title = Jako
rules-parade-deal-1 = Teriä on kolmekymmentä, 1–30; kahdesta korkeampi osuu. Jokaisessa jaossa kumpikin saa kuusi, jotka vain hän itse näkee. Muut kahdeksantoista jäävät syrjään kenenkään näkemättä.
rules-parade-bout-title = Ottelu
rules-parade-bout-1 = Kumpikin laskee yhtä aikaa terän kuvapuoli alaspäin. Kunnes molemmat ovat laskeneet, omansa saa ottaa takaisin.
rules-parade-bout-2 = Sitten avaaja odottaa tai pistää. Jos hän odottaa, terät käännetään ja osuma on 1 pisteen arvoinen.
rules-parade-bout-3 = Pistoon vastataan. Jos toinen torjuu, terät käännetään ja osuma on 2 pisteen arvoinen. Jos hän väistyy, avaaja saa 1 pisteen eikä kukaan näe teriä.
rules-parade-hit-picture = { $higher } osuu, { $lower } ei: 1 piste, jos avaaja odotti, 2, jos hän pisti.
rules-parade-end-title = Loppu
rules-parade-end-1 = Miekkailijat avaavat jaot vuorotellen. Jaon sisällä seuraavan ottelun avaa joko toinen tai tämän hävinnyt, kuten on sovittu.
rules-parade-end-2 = Viimeisen jaon jälkeen voittaa se, jolla on enemmän pisteitä; tasatilanteessa molemmat.
