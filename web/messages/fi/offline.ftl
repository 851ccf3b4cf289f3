### Sivun asentaminen, pelaaminen ilman verkkoa ja se, mitä selain säilyttää. Alkusivulla ja asetuksissa.

offline-title = Tällä laitteella
offline-waiting = Kun Python on käynnissä, sivu noutaa, mitä se tarvitsee toimiakseen ilman verkkoa.
offline-downloading = Noudetaan kaikkea, mitä ilman verkkoa pelaamiseen tarvitaan: { $percent } % / { $total } Mt
offline-downloading-update = Sivun uusi versio on matkalla: { $percent } % / { $total } Mt. Pelaa rauhassa sillä välin.
offline-downloading-label = Nouto ilman verkkoa pelaamiseen
offline-ready = Valmis pelattavaksi ilman verkkoa
offline-ready-long = Kaikki on täällä: sivu avautuu ja toimii myös ilman verkkoa.
offline-update = Sivusta on uusi versio valmiina.
offline-update-do = Päivitä nyt
offline-update-how = Sivu latautuu uudestaan; pelisi säilyvät. Muuten uusi versio tulee itsestään, kun sivu on suljettu joka paikassa.
offline-update-elsewhere = Sivu on auki myös toisessa välilehdessä tai ikkunassa. Sulje se ensin siellä, jottei mikään keskeydy.
offline-update-at-table = Sivusta on uusi versio valmiina. Se odottaa, kunnes poistut pöydästä.
offline-update-notice = Sivusta on uusi versio valmiina. ”Päivitä nyt” löytyy asetuksista ja alkusivun alareunasta.
offline-failed-incomplete = Kaikkea, mitä ilman verkkoa pelaamiseen tarvitaan, ei saatu noudetuksi. Verkossa sivu toimii entiseen tapaan.
offline-failed-full = Tässä selaimessa ei ole tilaa säilyttää sivua pelattavaksi ilman verkkoa. Verkossa se toimii entiseen tapaan.
offline-failed-update-incomplete = Uutta versiota ei saatu noudetuksi kokonaan. Tämä toimii edelleen, myös ilman verkkoa.
offline-failed-update-full = Tässä selaimessa ei ole tilaa uudelle versiolle. Tämä toimii edelleen, myös ilman verkkoa.
offline-impossible-refused = Tämä selain ei anna sivun säilyttää tiedostojaan (yksityinen ikkuna tai asetus), joten täällä ei voi pelata ilman verkkoa.
offline-impossible-insecure = Sivun voi säilyttää pelattavaksi ilman verkkoa vain, kun se on haettu suojatulla yhteydellä (https).

install-do = Asenna
install-how-ios = Asenna se sovellukseksi: kosketa Safarissa Jaa-painiketta ja valitse ”Lisää Koti-valikkoon”.

storage-kept = Selain säilyttää pelisi, kunnes itse poistat ne.
storage-may-go = Selain voi poistaa pelisi, esimerkiksi kun tila käy vähiin tai kun sivulla ei ole käyty viikkoihin. Yksityisessä ikkunassa ne katoavat ikkunan mukana.
storage-asks = Selain kysyy sitä ensin sinulta.
storage-ask = Pyydä selainta säilyttämään ne
storage-asked = Selain ei vielä lupaa mitään. Sivun asentaminen tai ahkera käyminen voi saada sen muuttamaan mielensä.

## Sivun paikalla, kun sen tiedostot ovat vioittuneet ja verkko puuttuu

damaged-title = Sivua ei voi juuri nyt avata
damaged-text = Yksi sivun tiedostoista on vioittunut tällä laitteella, eikä sitä voi noutaa uudestaan ilman verkkoa. Pelisi ovat tallessa. Muodosta yhteys verkkoon ja lataa sivu uudestaan.

## Asennetun sivun manifesti

manifest-new = { $game }: uusi peli
manifest-shot-home = Valittavat pelit
manifest-shot-table = Pöydässä: { $game }
