### Die Seite um die Tische herum: Start, neue Partie, Einstellungen, Hinweise.

## Überall

site-name = Musketiere
site-tagline = Drei Spiele um die Musketiere und den Kardinal, für einen Abend mit Freunden oder gegen den Computer.
title-of-page = { $page } · Musketiere
skip-to-content = Zum Inhalt
list = { $first } und { $last }
close = Schließen
retry = Noch einmal versuchen
reload = Seite neu laden
dismiss = Hinweis schließen
loading-page = Einen Augenblick …
part-failed = Dieser Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.

## Menü

help = Hilfe
menu = Menü
menu-home = Startseite
menu-leave = Den Tisch verlassen
menu-leave-hint = Die Partie bleibt erhalten; spiele weiter, wann du magst.
menu-new = Neue Partie
menu-rules = Regeln
menu-share = { share-open }
menu-settings = Einstellungen
menu-help = { help }
menu-about = Über diese Seite
school-title = Die Fechtschule

## Start

home-players = { $min } bis { $max } Spieler
home-players-fixed = { $count } Spieler
home-author = { $name }, { $year }
home-carry-on = Weiterspielen
home-carry-on-with = Weiterspielen: { $game }
home-again = Noch einmal { $game }
home-became = { $won ->
    [yes] Letzte Partie gewonnen
    [no] Zeit für eine Revanche
   *[open] Zuletzt zu Ende gespielt
}
home-play = Gleich spielen
goal-play = Spielen
goal-learn = Lektion beginnen
new-first-time = Zum ersten Mal? Beginne mit der Lektion
home-new = Neue Partie
home-learn = Spielend lernen
home-problems = Aufgaben
home-rules = Regeln
home-daily-new = für alle dieselbe
home-daily-over = heute gespielt
home-unknown = Eine solche Seite gibt es hier nicht. Das ist die Startseite.
home-school = Schreib einen eigenen Computerspieler in Python und lass ihn gegen unsere antreten.
home-matches = Deine Partien
home-matches-none = Noch keine Partie. Was du spielst, bleibt in diesem Browser, nur auf diesem Gerät.
home-matches-place = Partien { $from } bis { $to } von { $count }
home-matches-newer = Neuere
home-matches-older = Ältere
results-title = Ergebnisse
together-title = Jeder am eigenen Handy
import-title = Eine Partie aus einem Link oder ihrem Text öffnen
import-label = Die Adresse eines Links oder der Text, den das Ende einer Partie zum Kopieren anbietet
import-open = Partie öffnen
import-name = Spieler { $number }
home-match-over = Beendet
home-match-lesson = Erste Lektion
home-match-practice = Übung
home-match-when = Zuletzt gespielt: { $when }
home-match-totals = Spielstand
home-resume = Fortsetzen
home-look = Ansehen
home-resume-named = Die Partie von { $names } fortsetzen
home-look-named = Die beendete Partie von { $names } ansehen
home-watch = Nachspielen
home-watch-named = Die beendete Partie von { $names } nachspielen
home-review = Durchsicht
home-review-named = Die beendete Partie von { $names } durchsehen
home-share = Teilen
home-share-named = Die beendete Partie von { $names } teilen
home-delete = Löschen
home-delete-named = Die Partie von { $names } löschen
home-deleted = Die Partie von { $names } ist gelöscht.
home-undo-delete = Zurückholen
home-undo-delete-named = Die Partie von { $names } zurückholen
home-storage-failed = Die Partie konnte nicht geändert werden: Dieser Browser lässt die Seite nicht an ihre Daten.

## Teilen, Partie des Tages

share-title = Teilen
share-open = Teilen …
link-title = Ein Link
daily-title = Partie des Tages
lamp-used = { $count ->
    [one] mit der Lampe, einmal
   *[other] mit der Lampe, { $count }-mal
}

## Python unterwegs

engine-loading = Wird geladen: { $percent } % von { $total } MB
engine-starting = Der Tisch wird gedeckt …
engine-loading-label = Laden der Regelmaschine
engine-waiting = Dein Tisch wird gedeckt. Die Partie beginnt von selbst.
engine-failed-title = Python konnte nicht starten
engine-recovered = Python war stehen geblieben und läuft wieder. Die Partie geht weiter, wo sie war.

## Neue Partie

new-title = { $game }: neue Partie
new-rest = Die übrigen Optionen kommen, sobald Python da ist.
new-who = Wer spielt
option-players = Anzahl der Spieler
option-players-hint = Computerspieler zählen mit.
new-name = Name von Spieler { $number }
new-controller = Wer für Spieler { $number } spielt
new-controller-human = Mensch
new-controller-computer = Computer
new-controller-own = Meine Spieler
player-random = Rekrut
player-rule_based = Faustregeln
player-external = aus der Fechtschule
player-novice = Page
player-novice-hint = Der Page ist neu bei Hofe: Er übersieht manches und vergisst bald, was gespielt wurde. Für Kinder und zum Hineinfinden.
player-casual = Kadett
player-casual-hint = Der Kadett weiß, was seine Karten wert sind, merkt sich aber wenig und lässt sich überraschen.
player-skilled = Leutnant
player-skilled-hint = Der Leutnant wägt jede Wahl ab, zählt mit, was fort ist, und achtet darauf, wie du spielst.
player-master = Hauptmann
player-master-hint = Der Hauptmann vergisst nichts und liest deine Hand aus dem, was du spielst. Besser spielt hier niemand.
character-any = wie es kommt
character-bold = kühn
character-bold-hint = Wagt etwas, wo viel zu gewinnen ist.
character-careful = vorsichtig
character-careful-hint = Gewinnt lieber wenig, als viel zu verlieren.
character-vengeful = nachtragend
character-vengeful-hint = Vergisst nicht, wer ihm geschadet hat.
new-character = Charakter von Spieler { $number }
new-characters = Auch wer für den Computer spielt, hat einen Charakter. „Wie es kommt“ heißt: An einem Tisch sind sie verschieden.
new-levels = Wie gut die Computerspieler spielen
new-watch = Kein Mensch spielt mit: Du siehst zu.
new-pass = Mehrere an einem Gerät: Die Seite verdeckt die Karten jedes Mal, wenn du es weitergibst.
new-match = Die Partie
option-tie_rule = Wenn mehrere das beste Ergebnis haben
option-tie_rule-shared = Alle gewinnen
option-tie_rule-shared-hint = Alle mit dem besten Ergebnis gewinnen.
option-tie_rule-play_on = Es geht weiter
option-tie_rule-play_on-hint = Es wird weitergespielt, bis einer allein der Beste ist.
new-more = Weitere Optionen
new-begin = Partie beginnen
new-waiting = Warten auf Python …
new-starting = Die Karten werden gegeben …
new-faults = { $count ->
    [one] Eine Angabe stimmt noch nicht; danach kann die Partie beginnen.
   *[other] { $count } Angaben stimmen noch nicht; danach kann die Partie beginnen.
}
new-name-missing = Jeder Spieler braucht einen Namen.
new-name-twice = Zwei Spieler heißen { $name }. Gib jedem einen eigenen Namen.
new-defaults = Zurück zu den üblichen Regeln

## Erste Lektion

guide-title = Spielend lernen
problems-title = Aufgaben: { $game }
guide-preparing = Deine Hand wird vorbereitet.

## Regeln

rules-title = Regeln von { $game }
rules-contents = Was wo steht
rules-clauses = Absätze { $clauses }

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-fi = Suomi
settings-theme = Tag oder Nacht
settings-theme-system = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Tempo der Computerspieler
settings-speed-slow = Gemächlich
settings-speed-normal = Normal
settings-speed-fast = Flott
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-reduced = Wenig
settings-motion-off = Keine
settings-motion-hint = Wenig: Die Dinge blenden ein, statt zu fliegen. Keine: Alles ist einfach da.
settings-sound = Ton
settings-sound-off = Aus
settings-sound-on = An
settings-sound-hint = Stahl, Karten und Würfel am Tisch, und ein paar Töne am Ende.
settings-hints = Hinweise
settings-hints-off = Aus
settings-hints-on = An
settings-hints-hint = In Mousquetaires du Roy: was sich jetzt zu wollen lohnt, und in Gold, was hilft.
settings-kept = Wird in diesem Browser aufbewahrt.

## Über

about-title = Über diese Seite

## Hinweise

crash-title = Auf dieser Seite ist etwas schiefgegangen
crash-text = Du kannst nichts dafür. Alles, was du gespielt hast, ist erhalten; lade die Seite neu und spiele weiter, wo du warst.
