### Über diese Seite.

about-what = Musketiere bringt drei Musketierspiele an einen Tisch. Die Regeln sind in Python geschrieben und laufen in deinem Browser; nichts, was du spielst, verlässt dein Gerät, und keine andere Seite wird nach etwas gefragt.
about-kept = Partien und Einstellungen bleiben nur in diesem Browser. Wer die Daten dieser Seite löscht, entfernt sie.
about-games = Die Spiele
about-names = Die Namen der Musketiere stammen aus dem Roman von Alexandre Dumas.
about-made-with = Woraus sie gemacht ist
about-licence-ours = Seite und Regelmaschine: MIT-Lizenz.
about-fonts = Schriften: EB Garamond (Georg Duffner, Octavio Pardo) und IM Fell English SC (Igino Marini), beide unter der SIL Open Font License 1.1.
about-carried = Alles andere, was die Seite mitführt, jeder Teil mit dem Wortlaut seiner Lizenz:
about-source = Quelltext
about-changed = (geändert durch { $by })
about-public-domain = gemeinfrei
about-bill = Stückliste (CycloneDX)
