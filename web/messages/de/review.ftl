### Die Durchsicht einer beendeten Partie: die Aussichten aller und die teuersten Entscheidungen.

review-seat = Wessen Entscheidungen
review-curve = Aussichten auf den Sieg, in Prozent
review-curve-knows = { $whose ->
    [you] Die Kurve zeigt die Chancen aller nach dem, was du da wissen konntest.
    [other] Die Kurve zeigt die Chancen aller nach dem, was { $name } da wissen konnte.
   *[all] Die Kurve zeigt die Chancen aller nach dem, was jeder am Tisch sehen konnte.
}
review-curve-anew = Jede Runde ist ein eigener Versuch: Mit den neuen Karten beginnen auch die Aussichten neu.
review-curve-shared = Ein geteilter Sieg zählt für jeden: Zusammen kann es mehr als 100 sein.
review-curve-ends = Der Sieg ist geteilt, darum endet jede dieser Linien bei 100: { $names }.
review-beginning = Anfang
review-end = Ende
review-part = Teil der Partie
review-percent = { $percent } %
review-progress = Die Partie wird durchgesehen: { $percent } %
review-mark = Entscheidung { $number }: { $where }
review-dearest = { $you ->
    [yes] Deine teuersten Entscheidungen, der Reihe nach
   *[other] Die teuersten Entscheidungen von { $name }, der Reihe nach
}
review-cost = Jede verglichen mit der besten in diesem Augenblick, mit Blick in die Hand.
review-together = Bei keiner einzelnen ist sicher, dass etwas anderes besser war. Zusammen aber haben solche Entscheidungen etwa { $cost } gekostet, diese am meisten.
review-one = Zum Ausprobieren beim nächsten Mal
review-one-about = Etwas deutlich Besseres hat sich nicht gefunden. Hier lag eine andere Entscheidung etwas vorn, bei näherem Hinsehen auch: zu wenig, um sicher zu sein, aber einen Versuch wert.
review-none-yet = Bisher nichts Teures.
review-none = Keine Entscheidung fällt auf: Etwas deutlich Besseres hat sich nicht gefunden.
review-none-turn = Für { $you ->
    [yes] dich
   *[other] { $name }
} hat sich nichts deutlich Besseres gefunden, auch nicht bei dieser Wende.
review-played = gespielt
review-better = besser
review-perhaps = vielleicht besser
review-covered = Was?
review-find = Nach allem, was in diesem Augenblick zu wissen war, war etwas anderes besser. Findest du es?
review-try = Am Tisch versuchen
review-show = Zeigen
review-play-on = Von hier weiterspielen
review-play-on-here = Von hier an weiterspielen als { $name }
review-to-table = Zum Tisch
review-worth = Alles in allem: { $better } gegen { $played }.
review-tried = Noch einmal
review-tried-weighing = Der Wert wird ausgerechnet …
review-tried-best = Das ist es: { $name }.
review-tried-level = { $name }: so gut wie das Beste.
review-tried-closer = { $name }: besser als das, was gespielt wurde, doch etwas ist noch besser.
review-tried-played = { $name }: So wurde gespielt. Etwas anderes ist besser.
review-tried-worse = { $name }: nicht besser als das, was gespielt wurde.
review-tried-now = Deine Wahl jetzt
review-tried-found = Das Beste, was gefunden wurde
review-tried-then = Damals gespielt
review-tried-on = Weiterspielen
