### Die Fechtschule: Spieler, die Besucher schreiben.

school-what = Schreib einen eigenen Computerspieler in Python. Er bekommt, was sein Platz wissen darf, und wählt einen Zug. Er läuft auf diesem Gerät in einem Käfig, in dem er nichts kann als spielen.
school-not-kept = Dieser Browser lässt nichts speichern. Was du hier schreibst, ist mit der Seite weg: Sichere es als Datei.
school-write = Dein Spieler
school-game = Spiel
school-player = Spieler
school-new = Neuer Spieler
school-new-from = nach einem Beispiel …
school-code = Quelltext von { $name }
school-keys = Tab rückt ein. Mit der Tastatur verlässt du den Editor mit Escape und danach Tab.
school-name = Name
school-older = Frühere Fassungen
school-older-none = so wie jetzt
school-save = Als Datei sichern
school-open = Datei öffnen
school-remove = Löschen
school-removed = { $name } wurde gelöscht.
school-bring-back = Zurückholen
school-file-long = Diese Datei ist zu lang für einen Spieler.
school-link = Link kopieren
school-link-copied = Der Link ist kopiert. Er enthält den ganzen Spieler.
school-link-long = Dieser Spieler ist zu lang für einen Link. Sichere ihn als Datei.
school-link-failed = Der Browser hat das Kopieren nicht erlaubt. Sichere den Spieler als Datei.
school-link-damaged = In diesem Link steckt kein lesbarer Spieler: vielleicht wurde er unterwegs gekürzt.
school-sent = { $name } für { $game }: ein Spieler, den dir jemand schickt
school-sent-what = Nichts davon ist gelaufen. Lies ihn und nimm ihn auf, wenn du magst: dann ist er einer von deinen.
school-take = Aufnehmen
school-leave = Liegen lassen
school-brought = { $name } kam mit einer Sicherung und ist auf diesem Gerät noch nicht gelaufen. Lies ihn zuerst: Wer die Datei gemacht hat, kann ihn geändert haben.
school-brought-run = Er darf laufen

school-trial = Eine Entscheidung
school-deal = Austeilung
school-turn = Seine Entscheidung Nr.
school-seat = Platz
school-try = Entscheiden lassen
school-thinking = Dein Spieler denkt nach …
school-moved = Bei seiner Entscheidung { $turn } wählte er in { $ms } ms:
school-traceback = Was Python sagt
school-printed = Was er ausgegeben hat
school-view = Was er bekommen hat
school-legal = Woraus er wählen konnte: { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
school-line = Zeile { $line } ist markiert.

school-tournament = Turnier
school-opponents = Dein Spieler trifft auf
school-rules = Regeln
school-rules-usual = wie üblich
school-rules-form = wie im Formular einer neuen Partie
school-matches = Partien, mindestens
school-seconds = Sekunden je Zug
school-seed = Startzahl
school-seed-drawn = wird gezogen
school-begin = Beginnen
school-starting = Die Spieler setzen die Masken auf …
school-played = { $played } von { $of } Partien
school-over = Das Turnier ist zu Ende.
school-stopped = Das Turnier ist unterbrochen.
school-stop = Unterbrechen
school-go-on = Fortsetzen
school-seed-was = Startzahl { $seed }: Mit ihr spielen dieselben Spieler dieselben Partien, hier und auf der Kommandozeile.
school-standing = Tabelle
school-col-player = Spieler
school-col-won = Gewonnen
school-col-total = Summe
school-col-ms = ms je Zug
school-col-faults = Fehler
school-col-matches = Partien
school-total-hint = Gewonnen: Anteil der Partien mit seinem 95-%-Bereich. Summe: was das Spiel zählt, im Mittel; in Four Musketeers können Treffer gegen einen zählen.
school-unfit = { $name } kann nicht spielen.
school-faults-of = Fehler von { $name }: { $count }
school-slip = Partie { $match }:
school-lost = Die höchsten Niederlagen von { $name }
school-watch = Partie { $match } ansehen ({ $behind } zurück)
school-watch-last = Partie { $match } ansehen, die letzte
school-one = Eine Partie spielen und ansehen
school-notes = Neben dem Zug geschrieben
school-notes-none = Zu diesem Zug wurde nichts geschrieben.
school-notes-before = Zu dem, was davor geschrieben wurde
school-notes-next = Zu dem, was danach geschrieben wurde
school-notes-chance = Der Zufall hat für ihn entschieden.
school-notes-cut = Er schrieb mehr, als von einer Partie aufgehoben wird.
school-unfinished = Ein Turnier ist noch nicht zu Ende
school-unfinished-what = { $players }: { $played } von { $of } Partien sind gespielt. Es geht weiter mit den Spielern, wie sie am Anfang waren.
school-unfinished-forget = Vergessen
school-unkept = Ein so langes Turnier geht nicht weiter, wenn die Seite geschlossen wird.

school-fault-raised = Er hat eine Ausnahme ausgelöst.
school-fault-illegal = Was er wählte, war nicht erlaubt.
school-fault-garbled = Er hat seine Antwort verdorben.
school-fault-move-time = Er dachte länger, als ein Zug dauern darf; er wurde beendet und neu begonnen.
school-fault-match-time = Er hat seine Zeit für diese Partie verbraucht.
school-fault-start-time = Sein Quelltext lief zu lange, ehe er gefragt werden konnte; er wurde beendet.
school-fault-died = Sein Python endete und wurde neu begonnen.
school-fault-endless = Seine Partie nahm kein Ende.

school-reference = Nachschlagen
school-reference-what = Was ein Spieler gefragt wird und bekommt, in den Worten der Engine selbst, auf Englisch.
school-search = Suchen
school-found = { $count ->
    [0] Nirgends stehen diese Wörter.
    [one] Ein Eintrag
   *[other] { $count } Einträge
}
school-about-player = Der Spieler
school-about-view = Die Sicht
school-about-actions = Aktionen
school-about-tools = Zufall, Welten, Suche
school-about-events = Ereignisse

school-safe = Schulordnung
school-safe-what = Ein Spieler bekommt eine Kopie dessen, was sein Platz wissen darf, und hat keinen anderen Ausgang: keine Seite, kein Netz, keinen Speicher, keinen anderen Spieler. Er hat eine Sekunde je Zug, wenn du nichts anderes bestimmst, und dreißigmal so lange je Partie. Was er dann oder durch einen Fehler schuldig bleibt, spielt der Zufall für ihn, und der Fehler wird gezählt. In jeder Runde eines Turniers beginnt er neu: so kann er sich keine Karten merken.
school-elsewhere = Dieselbe Datei spielt dasselbe Turnier mit dem Python auf deinem Rechner, sobald das Paket installiert ist, das neben dieser Seite liegt:

## Eine Aufgabe, die jemand stellt

school-task = Eine Aufgabe
school-task-what = { $game }: Schreib einen Spieler, der in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
} auf { $opponents } trifft und mindestens { $aim } davon gewinnt.
school-task-how = Der Text für den Anfang steht im Editor; nichts davon ist gelaufen. Das Turnier ist eingestellt, wie die Aufgabe es will.
school-task-anew = Noch einmal mit diesem Text beginnen
school-task-leave = Aufgabe verlassen
school-task-damaged = In diesem Link steckt keine Aufgabe, die hier lesbar ist: Er ist beschädigt, gekürzt oder aus einer neueren Fassung dieser Seite.
school-task-solved = Gelöst: { $share } von { $matches } gewonnen. Das Ziel war { $aim }.
school-task-not-yet = Noch nicht: { $share } von { $matches } gewonnen. Das Ziel ist { $aim }.
school-task-so-far = Bisher { $share } von { $matches } gewonnen. Das Ziel ist { $aim }.
school-task-other = Das war nicht das Turnier der Aufgabe.
school-task-as = Wie in der Aufgabe einstellen
school-task-make = Eine Aufgabe stellen
school-task-make-what = Gegner, Regeln, Zahl der Partien, Zeit und Startzahl, wie sie oben stehen, dazu { $name } als Text für den Anfang. Der Link enthält alles.
school-task-aim = Zu gewinnen, in %
school-task-link = Link der Aufgabe kopieren
school-task-embed = Code für eine Webseite kopieren
school-task-copied = Die Aufgabe ist kopiert.
school-task-ours = In einer Aufgabe trifft man nur auf unsere Spieler: Wähle deine eigenen ab.
school-task-long = Dieser Spieler ist zu lang für den Link einer Aufgabe. Kürze ihn.
school-task-failed = Der Browser hat das Kopieren nicht erlaubt.
school-rules-task = wie in der Aufgabe

## Eine Partie gegen den Spieler von jemand anderem

against-who = { $name } spielt gegen dich
against-what = Jemand hat diesen Spieler in Python geschrieben, und eine Seite oder ein Link bringt ihn her. Er spielt in einem Käfig, sieht, was sein Platz wissen darf, und sonst nichts, und ist noch nicht gelaufen.
against-text = Seinen Text lesen
against-other-game = Der Spieler ist für ein anderes Spiel als die Partie, die mit ihm kommt.
against-nowhere = Hier sitzt kein Computerspieler, dessen Platz er einnehmen könnte.
