### Eine beendete Partie Schritt für Schritt ansehen.

watch-controls = Partie ansehen
watch-play = Abspielen
watch-pause = Pause
watch-again = Noch einmal von vorn
watch-back = Einen Schritt zurück
watch-forward = Einen Schritt weiter
watch-part-back = Zum Abschnitt davor
watch-part-forward = Zum nächsten Abschnitt
watch-first = Zum Anfang
watch-last = Zum Ende
watch-share = Teilen
watch-place = Stelle in der Partie
watch-step = { $at } von { $last }

## Mit wessen Augen

watch-eyes = Wessen Karten du siehst
watch-seat = Platz
watch-onlooker = Zuschauer
watch-cards = Karten
watch-cards-seen = Wie von dort gesehen
watch-cards-all = Alle offen
watch-eyes-done = Zurück zur Partie
watch-seen-by = gesehen von { $name }
watch-seen-open = alle Karten offen
watch-hand = Hand von { $name }
watch-side = Seite von { $name }
