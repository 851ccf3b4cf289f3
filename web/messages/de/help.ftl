### Die Hilfe: die Tasten, und was die Zeichen eines Tisches bedeuten.

help-rules = Regeln der Spiele
help-signs = Was die Zeichen bedeuten
help-signs-how = Berühre ein Zeichen auf dem Tisch, und es sagt, was es ist; liegt es auf einer Karte oder einem Knopf, halte es gedrückt. Unter der Maus sagt es das von selbst, und auf der Tastatur geht I alle durch.
help-signs-now = Jetzt auf dem Tisch

keys-title = Tastatur, Maus und Finger
keys-intro = Alles geht auch allein mit der Tastatur.
keys-tab = Tab
keys-tab-does = Zum Nächsten, das sich wählen lässt; mit Umschalt zum Vorigen
keys-enter = Eingabe oder Leertaste
keys-enter-does = Wählen oder auslösen; sind alle verlangten Karten gewählt, legt Eingabe sie; ist nichts angewählt, drückt Eingabe den einen goldenen Knopf
keys-arrows = Pfeiltasten
keys-arrows-does = Durch eine Hand Karten oder eine Gruppe von Angaben gehen
keys-digits = 1 … 9, 0
keys-digits-does = Die Karte oder den Platz mit dieser Ziffer wählen (eine 10 mit 1 oder 0; nochmals für die nächste gleiche); Eingabe spielt sie dann
keys-drag = Karte ziehen
keys-drag-does = In den Kartenspielen: über dem Tisch loslassen; wo eine einzige Karte gefragt ist, ist sie gespielt
keys-double = Doppelklick auf eine Karte
keys-double-does = Dasselbe mit der Maus
keys-lamp = L
keys-lamp-does = Wenn du entscheiden musst: die Lampe fragen, oder sie löschen
keys-chances = C
keys-chances-does = Bei den Vier Musketieren, wenn du schlagen musst: die Chancen auf den Karten zeigen oder ausblenden
keys-hurry = N
keys-hurry-does = Während die anderen spielen: weiter bis zu deiner nächsten Entscheidung
keys-signs = I
keys-signs-does = An einem Tisch: die Zeichen eins nach dem anderen erklären; die Pfeiltasten gehen weiter, Esc beendet es
keys-watch = ← → Pos1 Ende Leertaste
keys-watch-does = Beim Ansehen einer Partie: Schritt für Schritt, mit Umschalt Abschnitt für Abschnitt; zum Anfang; zum Ende; abspielen oder anhalten
keys-escape = Esc, Strg+Z
keys-escape-does = Zurücklegen, was gewählt ist; zurücknehmen, was gespielt ist, solange die Zeit dafür läuft oder der Knopf dafür da ist; Esc schließt auch, was offen ist
keys-help = ?
keys-help-does = Diese Hilfe zeigen
