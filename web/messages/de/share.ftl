### Links, die Partie des Tages und wohin ein Link führt.

## Zum Teilen

share-making = Der Link wird vorbereitet …
share-what = Was du teilst
share-what-record = Die beendete Partie
share-what-play = Die Partie bis hierher
share-what-deal = Nur die Karten
share-names = Namen der Spieler
share-names-with = Mit Namen
share-names-without = Ohne Namen
share-does-record = Wer den Link öffnet, sieht die Partie von der ersten bis zur letzten Karte.
share-does-play = Wer den Link öffnet, spielt von hier an deiner Stelle weiter, mit deinen Karten. Deine eigene Partie bleibt, wie sie ist.
share-does-deal = Wer den Link öffnet, bekommt dieselben Karten am selben Tisch.
share-carries-hidden = Der Link enthält alles, was gegeben wurde, auch das Verborgene: Wer von ihm aus mehrmals spielt, kann erfahren, was in dieser Partie verborgen liegt.
share-address = Link
share-hand = Teilen …
share-hand-failed = Das Gerät hat den Link nicht angenommen. Kopiere ihn stattdessen.
share-copy = Link kopieren
share-copied = Kopiert. Der Link lässt sich überall einfügen.
share-copy-failed = Der Browser hat das Kopieren nicht erlaubt. Der Text ist in seinem Feld markiert: Kopiere ihn von dort.
share-qr = QR-Code
share-qr-label = QR-Code des Links
share-qr-hint = Richte die Kamera des anderen Geräts darauf.
share-qr-long = Der Link ist { $length } Zeichen lang. Ein QR-Code, den Kameras noch lesen, fasst höchstens { $longest }: Kopiere lieber den Link.
share-embed = Für eine Webseite
share-embed-lines = Zeilen für eine Webseite oder einen Beitrag
share-embed-copy = Zeilen kopieren
share-embed-copied = Kopiert. Die Zeilen gehören in den Quelltext der Seite.
share-text-record = { $game }: eine Partie zum Ansehen
share-text-play = { $game }: Spiel von hier weiter
share-text-deal = { $game }: Was machst du aus diesen Karten?

## Ein Tisch in Worten

share-yes = ja
share-no = nein
share-seat = Platz { $number }

## Wohin ein Link führt

link-reading = Der Link wird gelesen …
link-failed = Dieser Link lässt sich nicht öffnen
link-failed-hint = Deine eigenen Partien sind, wie sie waren.
link-computer = Computer: { $level }
link-deal = Dieselben Karten für dich
link-deal-what = Die Karten sind genauso gegeben wie für den, der dir diesen Link geschickt hat.
link-deal-enter = Mit diesen Karten spielen
link-deal-again = Noch einmal spielen
link-play = Eine Partie zum Weiterspielen
link-play-what = Du spielst mit einer Kopie weiter; die Partie, von der sie stammt, bleibt, wie sie ist.
link-play-enter = Von hier weiterspielen
link-play-again = Noch einmal von hier
link-copy = Das hast du schon begonnen.
link-copy-over = Das hast du schon zu Ende gespielt.

## Die Partie des Tages

daily-what = Heute bekommen alle dieselben Karten.
daily-begin = Beginnen
daily-over = { $won ->
    [yes] Du hast die Partie des Tages gewonnen!
   *[no] Du hast die Partie des Tages gespielt. Diesmal hat es nicht gereicht.
}
daily-text = { $game }, Partie des Tages, { $day }: { $won ->
    [yes] gewonnen!
   *[no] nicht gewonnen
} – { $totals }
daily-me = ich
daily-text-label = Dein Ergebnis zum Weitergeben
daily-copy = Mein Ergebnis kopieren
daily-copied = Kopiert. Es verrät keine Karte.
daily-next = Die nächste kommt morgen.
daily-days = Deine Tage
daily-streak = { $count ->
    [one] Serie: ein Tag.
   *[other] Serie: { $count } Tage.
}
daily-days-none = Hier stehen dann deine Ergebnisse, Tag für Tag.
daily-day-over = { $won ->
    [yes] Gewonnen
   *[no] Nicht gewonnen
}
daily-date = Es gilt das Datum deines Geräts. Deine Ergebnisse bleiben, auch wenn sich seine Uhr ändert.
