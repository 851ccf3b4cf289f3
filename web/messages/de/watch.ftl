### Eine beendete Partie Schritt für Schritt ansehen.

watch-controls = Partie ansehen
watch-play = Abspielen
watch-pause = Pause
watch-again = Noch einmal von vorn
watch-back = Schritt zurück
watch-forward = Schritt weiter
watch-part-back = Voriger Abschnitt
watch-part-forward = Nächster Abschnitt
watch-first = Zum Anfang
watch-last = Zum Ende
watch-share = Teilen
watch-place = Stelle in der Partie
watch-step = { $at } von { $last }
watch-opening = { $count ->
    [one] { $names }: allein am Tisch.
   *[other] Am Tisch: { $names }.
}
watch-opening-how = Drück auf „Abspielen“, oder geh mit den Pfeilen Schritt für Schritt.

## Mit wessen Augen

watch-eyes = Wessen Karten du siehst
watch-seat = Platz
watch-onlooker = Zuschauer
watch-cards = Karten
watch-cards-seen = Wie von dort gesehen
watch-cards-outside = Nur offene
watch-cards-all = Alle offen
watch-eyes-done = Zurück zur Partie
watch-seen-by = gesehen von { $name }
watch-seen-own = wie du es sahst
watch-seen-outside = von außen gesehen
watch-seen-open = alle Karten offen
watch-hand = Hand von { $name }
watch-side = Seite von { $name }

## Die Durchsicht

watch-review = Durchsicht
watch-review-open = Durchsicht: Aussichten und teuerste Entscheidungen
watch-review-back = Zurück zur Durchsicht
watch-review-leave = Durchsicht verlassen
