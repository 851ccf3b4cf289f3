### Servers that somebody names for meetings across networks. In the settings.

servers-title = Pelaajat muissa verkoissa
servers-about = Saman verkon laitteet löytävät toisensa itse. Kauempana olevia varten voit nimetä palvelimia: sellaisen, joka auttaa niitä löytämään toisensa (STUN), tai sellaisen, joka välittää niiden viestit (TURN). Niin kauan kuin et nimeä yhtään, keneltäkään ei kysytä mitään.
servers-learn = Nimeämäsi palvelin saa tietää toisensa tapaavien laitteiden osoitteet ja ajankohdan. Jos se välittää viestejä, se saa tietää myös niiden määrän, mutta ei sisältöä: se on salattu. Palvelimelta kysytään aina, kun kutsut tällä laitteella jonkun tai vastaat kutsuun.
servers-none = Yhtään palvelinta ei ole nimetty.
servers-address = Palvelimen osoite
servers-user = Käyttäjätunnus
servers-password = Salasana
servers-add = Nimeä tämä palvelin
servers-forget = Unohda { $address }
servers-kept = Säilyvät vain tällä laitteella, salaamattomina, salasana mukaan lukien; mikään varmuuskopio ei ota niitä mukaan.
servers-fault-address = Tämä ei ole tällaisen palvelimen osoite. Alussa on stun:, stuns:, turn: tai turns:, sitten nimi tai numero ja ehkä portti.
servers-fault-password = Viestejä välittävä palvelin vaatii käyttäjätunnuksen ja salasanan.
servers-fault-known = Tämä palvelin on jo nimetty.
servers-fault-full = Enempää palvelimia ei voi nimetä; unohda ensin jokin.
