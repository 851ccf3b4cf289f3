### Codes, die von einem Gerät zum anderen gehen: gezeigt und gelesen.

meet-picture = { $what } als QR-Code
meet-copy = Kopieren
meet-copied = Kopiert. Du kannst es überall einfügen.
meet-send = Senden …

scan-asking = Der Browser fragt, ob die Kamera benutzt werden darf …
scan-picture = Was die Kamera sieht
scan-hint = Richte die Kamera auf den Code des anderen Geräts.
scan-refused = Die Kamera darf hier nicht benutzt werden. Erlaube sie in den Einstellungen des Browsers oder füge den Code unten ein.
scan-missing = Hier lässt sich keine Kamera benutzen. Füge den Code unten ein.
scan-paste = Oder Code oder Link einfügen
scan-read = Lesen

signal-other = Diese Antwort gehört zu einer anderen Einladung. Zeig dem Gast diese hier und lies seine Antwort.
signal-used = Auf diese Einladung hat schon jemand anders geantwortet. Jeder Gast braucht eine eigene.
