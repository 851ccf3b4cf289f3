### Four Musketeers auf der Startseite.

game-four_musketeers = Vier Musketiere
home-four_musketeers-pitch = Gefechte mit gewöhnlichen Spielkarten: sechs Geschichten, jeder für sich, in Teams oder alle gemeinsam gegen den Schurken.
lesson-four_musketeers-shadow = Lektion 2: Schattenhiebe
home-match-where-four_musketeers = { $storyline }: Runde { $round }, Gefecht { $fight }
about-game-four_musketeers = Vier Musketiere ist ein Spiel für ein gewöhnliches Kartenspiel, zwischen 2013 und 2023 erfunden und immer wieder überarbeitet; die gedruckten Regeln, von denen wir ausgegangen sind (Version 3.0.1), nennen keinen Autor. Auch hier sind Worte und Bilder unsere eigenen, und wo die Regeln schweigen, haben wir selbst entschieden und sagen es.
