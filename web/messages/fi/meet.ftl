### Koodit, jotka kulkevat laitteelta toiselle: näytettyinä ja luettuina.

meet-picture = { $what } QR-koodina
meet-copy = Kopioi
meet-copied = Kopioitu. Sen voi liittää mihin tahansa.
meet-send = Lähetä …

scan-asking = Selain kysyy, saako kameraa käyttää …
scan-picture = Kameran näkymä
scan-hint = Suuntaa kamera toisen laitteen koodiin.
scan-refused = Kameraa ei saa käyttää täällä. Salli se selaimen asetuksissa tai liitä koodi alle.
scan-missing = Kameraa ei voi käyttää täällä. Liitä koodi alle.
scan-paste = Tai liitä koodi tai linkki
scan-read = Lue

signal-other = Tämä vastaus kuuluu toiseen kutsuun. Näytä vieraalle tämä kutsu ja lue hänen vastauksensa.
signal-used = Joku muu on jo vastannut tähän kutsuun. Jokainen vieras tarvitsee omansa.
