### Tietoja sivusta.

about-what = Musketiere tuo kolme musketööripeliä saman pöydän ääreen. Säännöt on kirjoitettu Pythonilla, ja ne toimivat selaimessasi; mikään, mitä pelaat, ei lähde laitteeltasi, eikä muilta sivustoilta kysytä mitään.
about-kept = Pelit ja asetukset säilyvät vain tässä selaimessa. Sivuston tietojen tyhjentäminen poistaa ne.
about-games = Pelit
about-names = Musketöörien nimet ovat Alexandre Dumas’n romaanista.
about-made-with = Mistä sivu on tehty
about-licence-ours = Sivu ja sääntökone: MIT-lisenssi.
about-fonts = Kirjasimet: EB Garamond (Georg Duffner, Octavio Pardo) ja IM Fell English SC (Igino Marini), molemmat SIL Open Font License 1.1 -lisenssillä.
about-carried = Kaikki muu, mitä sivu sisältää, ja jokaisen osan lisenssi sanasta sanaan:
about-source = lähdekoodi
about-changed = (muutettu: { $by })
about-public-domain = tekijänoikeudesta vapaa
about-bill = Materiaaliluettelo (CycloneDX)
