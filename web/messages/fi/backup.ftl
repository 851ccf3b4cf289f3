### Kaikki mitä pelaajalla on, yhdessä tiedostossa. Asetuksissa.

backup-title = Kaikki yhdessä tiedostossa
backup-about = Pelisi ja tuloksesi, asetuksesi, ratkaisemasi tehtävät, datatiedostosi ja kirjoittamasi pelaajat: säilytä ne tiedostossa tai vie ne toiselle laitteelle.
backup-hidden = Tiedostossa on myös se, mikä keskeneräisissä peleissä on piilossa.
backup-save = Tallenna tiedostoon
backup-saving = Tiedostoa tehdään …
backup-saved = Tiedosto on annettu selaimelle: { $matches ->
    [one] yksi peli
   *[other] { $matches } peliä
  }, { $data ->
    [0] ei datatiedostoja
    [one] yksi datatiedosto
   *[other] { $data } datatiedostoa
  }, asetukset. Valitse toisella laitteella tästä ”Palauta tiedostosta”.
backup-restore = Palauta tiedostosta
backup-restoring = Tiedostoa käydään läpi …
backup-added = { $count ->
    [0] Täältä ei puuttunut yhtään peliä.
    [one] Yksi peli on palautettu.
   *[other] { $count } peliä on palautettu.
  }
backup-same = { $count ->
    [one] Yksi peli oli täällä jo, aivan samanlaisena.
   *[other] { $count } peliä oli täällä jo, aivan samanlaisina.
  }
backup-replaced = Nämä pelit olivat tiedostossa pidemmällä kuin täällä ja ovat tulleet täällä olleiden tilalle:
backup-kept = Nämä pelit ovat täällä pidemmällä kuin tiedostossa ja pysyvät täällä ennallaan:
backup-refused = Ei palautettu, vaikka muut palautettiin:
backup-match = { $game }: { $names }
backup-match-at = Tiedoston peli { $place }
backup-match-why = { $match }. { $why }
backup-data = { $count ->
    [one] Yksi datatiedosto on palautettu.
   *[other] { $count } datatiedostoa on palautettu.
  }
backup-data-refused = Näitä datatiedostoja ei voitu lukea eikä niitä palautettu:
backup-wheels = { $count ->
    [one] Yksi pelaajan tuoma wheel-paketti on palautettu.
   *[other] { $count } pelaajien tuomaa wheel-pakettia on palautettu.
  }
backup-wheels-refused = Nämä wheel-paketit ovat vioittuneet tai niille ei ollut tilaa, eikä niitä palautettu:
backup-notes = Asetukset on palautettu niiltä osin kuin täällä ei ollut vielä valittu mitään.
backup-altered = Tiedosto ei ole enää sellainen kuin se tallennettiin: jotakin on muutettu tai puuttuu. Se, minkä voi tarkistaa erikseen, on palautettu, asetuksia ei.
error-backup-torn = Tämä tiedosto katkeaa kesken tai on vioittunut. Mitään ei palautettu, eikä täällä ole muuttunut mitään.
error-backup-foreign = Tätä tiedostoa ei ole tallennettu täällä. Mitään ei palautettu, eikä täällä ole muuttunut mitään.
error-backup-newer = Tämä tiedosto on tallennettu sivun uudemmalla versiolla. Päivitä ensin tämä sivu; täällä ei ole muuttunut mitään.
error-backup-not-stored = { $count ->
    [0] Tämä selain ei anna sivun tallentaa mitään, tai tila on lopussa. Mitään ei palautettu.
   *[other] Selaimesta loppui tila: palautettuja pelejä on { $count }, ja ne säilyvät. Tee tilaa ja valitse tiedosto uudestaan.
  }
error-backup-entry = Se, mitä tiedosto siitä kertoo, on vioittunut.
