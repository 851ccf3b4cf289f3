### Parade auf der Startseite.

game-parade = Parade
home-parade-pitch = Zwei Fechter mit je sechs verborgenen Klingen: Leg eine im Geheimen, stich zu, wenn du dich traust, und durchschau den Bluff.
home-match-where-parade = Runde { $deal }
about-game-parade = Parade ist ein kleines Spiel von uns. Es zeigt, was ein Spiel mitbringen muss, um hier einen Tisch zu haben.
