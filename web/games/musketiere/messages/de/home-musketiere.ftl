### Musketiere auf der Startseite.

game-musketiere = Musketiere
home-musketiere-pitch = Gemeinsam gegen die Garde des Kardinals, und jeder für die eigene Börse: Der Kühnste nimmt den Edelstein, der Zaghafteste muss ins Gefängnis.
lesson-musketiere-stones = Lektion 2: Edelsteine und Gefängnisse
home-match-where-musketiere = Spiel { $game }, Duell { $duel } von 9
home-match-laying = Spiel { $game }, Wahl des Lohns
about-game-musketiere = Musketiere ist ein Spiel von Franz-Josef Lamminger, erschienen 1991 bei Hexagames. Diese Seite ist das Werk von Bewunderern: Sie verwendet kein Bild des Verlags, Worte und Zeichnungen sind von uns, und wo die gedruckte Regel schweigt, haben wir selbst entschieden und sagen es.
