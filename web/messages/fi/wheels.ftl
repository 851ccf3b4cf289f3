### Wheel-paketit, jotka pelaaja tuo mukanaan.

wheels = Mukana tuodut wheel-paketit
wheels-own = Pelaaja voi tuoda omia pakettejaan: pelkkää Pythonia olevia wheel-paketteja, jotka valitaan tiedostoina. Ne toimivat pelaajan häkissä, eikä niitä pyydetä keneltäkään. Pelaajan teksti nimeää jokaisen tiedoston ja sen tiivisteen; itse paketit pysyvät tällä laitteella ja kulkevat varmuuskopiossa.
wheels-what = Pelaaja tuo mukanaan nämä paketit. Sen teksti ilmoittaa niiden tiivisteet, joten mikään muu tiedosto ei kelpaa niiden tilalle.
wheels-choose = Valitse wheel-paketteja
wheels-looking = Pakettia tarkastetaan …
wheels-missing = Sitä ei ole tällä laitteella. Valitse tiedosto { $file }.
wheels-lacking = { $name } tarvitsee myös seuraavat, joita ei ole tuotu: { $wanted }.
wheels-unfit = { $name } tarvitsee seuraavat, joista on tuotu toinen versio: { $wanted }.
wheels-unread = Ei voida sanoa, riittääkö tuotu paketille { $name }: seuraavaa merkintää ei ymmärretä täällä: { $wanted }.
wheels-remove = Luovu paketista { $name }
wheel-fault-name = Tiedostolla { $file } ei ole wheel-paketin nimeä: nimi-versio-py3-none-any.whl.
wheel-fault-pure = { $file } ei ole pelkkää Pythonia: vain py3-none-any-paketteja voi tuoda.
wheel-fault-python = { $file } on tehty Pythonin versioille { $detail }, mutta täällä toimii toinen.
wheel-fault-compiled = { $file } ei ole pelkkää Pythonia: { $detail } on käännettyä koodia.
wheel-fault-large = { $file } on liian suuri: wheel-paketissa saa olla 8 Mt.
wheel-fault-unpacked = Paketissa { $file } on liikaa sisältöä: enintään 4000 tiedostoa ja 40 Mt.
wheel-fault-zip = { $file } on vioittunut tai se ei ole luettava arkisto.
wheel-fault-path = { $file } hylättiin: sen polku { $detail } johtaisi muualle tai esiintyy kahdesti.
wheel-fault-parts = { $file } ei ole kokonainen wheel-paketti: { $detail } puuttuu tai sitä ei voi lukea.
wheel-fault-other = Paketin { $file } sisällöllä on eri nimi tai eri versio kuin tiedostolla.
wheel-fault-record = Pakettia { $file } on muutettu jälkeenpäin: { $detail } ei vastaa sen luetteloa.
wheel-fault-another = { $file } ei ole mikään pelaajan nimeämistä paketeista: tiiviste on eri.
wheel-fault-many = Pelaaja tuo enintään { $most } wheel-pakettia.
wheel-fault-full = Tila ei riitä: tallessa on 16 Mt wheel-paketteja, ja pelaajasi nimeävät ne kaikki.
