### Sätze zu den Meldungen der Regelmaschine, des Programms, in dem sie läuft, und des Speichers.

## Optionen

error-option-unknown = Die Option „{ $option }“ gibt es nicht.
error-option-type = { $option }: Dieser Wert hat die falsche Art.
error-option-range = { $option }: Der Wert muss zwischen { $min } und { $max } liegen.
error-option-choice = { $option }: Möglich ist nur { $choices }.
error-option-length = { $option }: Es müssen genau { $length } Zahlen sein.
error-option-conflict = { $option } und { $other } passen nicht zusammen.
error-option-no-place = { $option } passt nicht zu den anderen Angaben: Lass es weg.

## Datendateien

error-data-missing = Das wurde mit der Datendatei „{ $data }“ gespielt, die auf diesem Gerät fehlt. Lade diese Datei zuerst.

## Spieler und Züge

error-controllers-count = Zu diesen Optionen { $expected ->
    [one] gehört ein Spieler
   *[other] gehören { $expected } Spieler
}.
error-effort-range = Computerspieler denken mit { $min } bis { $max } Prozent ihres Aufwands nach, nicht mit { $effort }.
error-unknown-player = Es gibt keinen Computerspieler namens „{ $player }“.
error-unknown-game = Ein Spiel namens „{ $game }“ kennt diese Seite nicht.
error-illegal-action = Dieser Zug ist jetzt nicht erlaubt. Nichts hat sich geändert.
error-not-your-turn = Platz { $seat } hat jetzt nichts zu entscheiden.
error-seat-hidden = Solange die Partie läuft, darf niemand von Platz { $seat } aus zusehen.
error-seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }.
error-seat-not-yours = Für Platz { $seat } hast du nicht zu entscheiden.
error-seat-not-human = An Platz { $seat } sitzt kein Mensch.
error-seat-not-external = Platz { $seat } wird nicht von außen gespielt.
error-client-behind = Platz { $seat } wurde inzwischen von anderswo gespielt. Sieh erst noch einmal auf den Tisch.
error-unknown-client = Niemand namens „{ $client }“ folgt dieser Partie.
error-clients-many = Mehr als { $max } können einer Partie nicht zugleich folgen.
error-moment-unknown = Die Partie hat keinen Augenblick „{ $at }“.
error-match-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-final = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand gehandelt, oder eine Karte wurde aufgedeckt.
error-no-match = Es ist keine Partie geöffnet.
error-no-tournament = Es ist kein Turnier mehr offen: Beginne es von vorn.
error-school-missing = Die Fechtschule konnte nicht geladen werden. Versuch es noch einmal, wenn du verbunden bist.
error-wheels-missing = Wheels, die der Spieler mitbringt, sind nicht auf diesem Gerät: { $files }. Öffne den Spieler in der Fechtschule und wähle die Dateien dort aus.
error-library-missing = Ein Spieler mit Wheels braucht mehr von Pythons Bibliothek; sie wird beim ersten Mal geladen und dann behalten. Versuch es noch einmal, wenn du verbunden bist.
error-match-in-play = Das lässt sich erst zeigen, wenn die Partie zu Ende ist.
error-no-shares = Diese Partie haben nicht mehrere Geräte gemeinsam gegeben.
error-shares-damaged = Was die Geräte für das Geben ausgelost haben, lässt sich nicht lesen.

## Gespeicherte Partien

error-record-damaged = Diese gespeicherte Partie ist beschädigt ({ $at }). Sie bleibt, wie sie ist.
error-record-newer = Diese Partie wurde von einer neueren Fassung der Seite gespeichert (Format { $format }). Lade die Seite neu, um sie zu bekommen; die Partie bleibt erhalten.
error-record-older = Diese Partie wurde von einer älteren Fassung gespeichert, die diese Seite nicht mehr lesen kann. Sie bleibt, wie sie ist.
error-record-other-game = Das ist eine Partie eines anderen Spiels: { $game }.
error-record-rules = Diese Partie wurde nach anderen Regeln gespielt (Fassung { $rules_version }). Sie bleibt, wie sie ist.
error-record-action = Diese gespeicherte Partie lässt sich nicht nachspielen: Zug { $number } ist nicht möglich. Sie bleibt, wie sie ist.
error-match-missing = Diese Partie gibt es in diesem Browser nicht. Vielleicht wurde sie auf einem anderen Gerät gespielt oder gelöscht.
error-match-handed = Diese Partie wurde an ein anderes Gerät übergeben.
error-match-lost = Die letzten Züge einer Partie konnten nicht gespeichert werden und gingen verloren, als Python stehen blieb. Die Partie geht weiter, wo sie gespeichert ist.
error-position-damaged = Diese Stellung lässt sich nicht lesen: Zeile { $line }.

## Links

error-link-damaged = Dieser Link ist beschädigt: Vielleicht wurde er unterwegs abgeschnitten oder verändert. Lass ihn dir noch einmal schicken.
error-link-newer = Dieser Link stammt von einer neueren Fassung der Seite (Format { $format }). Lade die Seite neu, um sie zu bekommen.
error-link-other-game = Dieser Link führt zu einem Spiel, das diese Seite nicht kennt: „{ $game }“.
error-link-rules = Dieser Link folgt anderen Regeln (Fassung { $rules_version }), die diese Seite nicht mehr spielen kann.
error-link-long = Das ist zu lang für einen Link. Ist die Partie zu Ende, lässt sich stattdessen ihr Text kopieren.
error-link-open = Dieser Link führt zu einer Partie, die noch nicht zu Ende ist; man kann sie spielen, aber noch nicht ansehen.
error-link-over = Dieser Link führt zu einer Partie, die zu Ende ist; man kann sie ansehen, aber nicht weiterspielen.
error-share-hidden = Solange mehrere Menschen spielen, würde ein Link die Karten aller verraten. Teilen lässt sich die Partie, wenn sie zu Ende ist.
error-share-lesson = Die Lektionen warten auf der Seite auf alle; dafür braucht es keinen Link.
error-share-external = An diesem Tisch wird ein Platz von außen gespielt; ein Link kann ihn nicht mitnehmen.
error-date-unknown = Den Tag „{ $date }“ gibt es nicht.

## Python und sein Programm

error-runtime-missing = Python konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
error-runtime-damaged = Python ist nicht vollständig angekommen. Versuche es noch einmal; wenn das nicht hilft, lade die Seite neu.
error-runtime-unsupported = In diesem Browser kann Python nicht laufen (es fehlen WebAssembly oder Modul-Worker). Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
error-runtime-forbidden = Die umgebende Seite erlaubt dieser hier nicht, Python auszuführen. Öffne das Spiel in einem eigenen Tab.
error-python-failed = Python ist da, konnte aber nicht starten. Versuche es noch einmal; wenn das nicht hilft, lade die Seite neu.
error-worker-died = Python ist mittendrin stehen geblieben. Deine Partie ist erhalten und wird wieder aufgebaut.
error-request-unknown = Die Regelmaschine kennt die Anfrage „{ $op }“ nicht.
error-internal = In der Regelmaschine ist etwas schiefgegangen. Nichts, was du gespielt hast, ist verloren.

## Speicher

error-storage-full = Der Speicher dieses Browsers ist voll, die Partie kann nicht mehr gespeichert werden. Du kannst weiterspielen, aber sie geht verloren, wenn du die Seite schließt. Alte Partien zu löschen schafft Platz.
error-storage-refused = Dieser Browser lässt die Seite nichts speichern. Du kannst spielen, aber die Partie geht verloren, wenn du die Seite schließt.
error-storage-newer = Die Partien in diesem Browser wurden von einer neueren Fassung dieser Seite gespeichert. Sie bleiben erhalten; lade die Seite neu, um an sie zu kommen.
error-storage-conflict = Diese Partie wird auch in einem anderen Tab gespielt, und der ist weiter. Hier geht es von dort weiter.
