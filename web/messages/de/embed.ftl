### In der Seite anderer: das Plakat, das embed.js zeichnet, und die Seite im Rahmen.

## Das Plakat; kein Satz hier hat eine Variable, denn das Skript trägt sie selbst

poster-game = Ein Kartenspiel, gleich hier zu spielen
poster-game-do = Spielen
poster-deal = Dieselben Karten für dich
poster-deal-do = Karten aufnehmen
poster-play = Eine Partie zum Weiterspielen
poster-play-do = Von hier weiterspielen
poster-record = Eine beendete Partie
poster-record-do = Partie ansehen
poster-player = Gegen einen Spieler in Python
poster-school = Ein Spieler, in Python zu schreiben
poster-school-do = Beginnen
poster-won = gewinnt
poster-practice = Zur Übung gespielt
poster-lamp = Die Lampe wurde gefragt
poster-unread = Was dieser Link enthält, ließ sich hier nicht lesen. Im Spiel steht, warum.
poster-unread-do = Das Spiel öffnen
poster-before = Geladen wird erst, wenn du drückst.
poster-full = Ganze Seite öffnen

## Die Seite im Rahmen

embed-full = Ganze Seite öffnen
embed-full-without = Die ganze Seite öffnet sich ohne diese Partie.
embed-apart = Die meisten Browser halten das, was du innerhalb einer fremden Seite spielst, getrennt von dem, was du auf der ganzen Seite spielst.
