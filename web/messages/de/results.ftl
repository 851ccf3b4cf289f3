### Was aus den Partien auf diesem Gerät geworden ist.

results-none = Hier ist noch keine Partie zu Ende gespielt. Spiel eine, und diese Seite beginnt zu erzählen.
results-all = Alle Partien
results-played = Gespielt
results-won = Gewonnen
results-run-now = Siege in Folge zurzeit
results-run-longest = Längste Siegesserie
results-games = Nach Spiel
results-sum = { $won } von { $count } gewonnen
results-levels = Nach Stärke der Computerspieler
results-level-mixed = verschieden stark
results-level-alone = ohne Computerspieler
results-level-old = aus früherer Zeit
results-characters = Nach Charakter am Tisch
results-days = Partien des Tages: { $played } gespielt, { $won } gewonnen.
results-streak = { $count ->
    [one] Seit einem Tag dabei.
   *[other] { $count } Tage in Folge.
}
results-best = Klarster Sieg
results-worst = Höchste Niederlage
results-figures = { $count ->
    [one] Deine Zahlen aus einer Partie
   *[other] Deine Zahlen aus { $count } Partien
}
results-watch-named = Nachspielen: { $game }, { $date }
results-learnt = Lektionen und Aufgaben
results-lesson-done = abgeschlossen
results-lesson-open = noch nicht gespielt
results-list = Partie für Partie
results-is-won = Gewonnen
results-is-shared = Gewonnen mit { $names }
results-is-lost = Nicht gewonnen
results-winners = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
}
results-more = Weitere zeigen ({ $count })
results-together = Gemeinsam an diesem Gerät gespielt
results-together-hint = Sie zählen nirgends mit: Hier haben mehrere Menschen gespielt.
results-delete-named = Ergebnis löschen: { $game }, { $names }
results-delete-sure = Dieses Ergebnis löschen? Die Partie selbst bleibt bei deinen Partien.
results-delete-all = Alle Ergebnisse löschen
results-delete-all-sure = { $count ->
    [one] Das einzige Ergebnis löschen? Die Partie selbst bleibt bei deinen Partien.
   *[other] Alle { $count } Ergebnisse löschen? Die Partien selbst bleiben bei deinen Partien.
}
results-delete-failed = Die Ergebnisse konnten nicht gelöscht werden: Dieser Browser lässt die Seite nicht an ihre Daten.
results-keep = Behalten
results-export = Eine Sicherung nimmt die Ergebnisse mit:
results-torn = { $count ->
    [one] Ein Ergebnis ist nicht lesbar. Es bleibt, wo es ist, und die anderen sind heil.
   *[other] { $count } Ergebnisse sind nicht lesbar. Sie bleiben, wo sie sind, und die anderen sind heil.
}
results-refused = Dieser Browser lässt die Seite keine Ergebnisse behalten. Was hier steht, stammt aus den Partien, an die sie noch herankommt.
results-feats = Ruhmestaten
results-feat-times = { $count }-mal
results-form = Gewonnen von den letzten zehn Partien
results-form-match = Partie
results-form-end = Ausgang
results-form-of = { $won } von { $count }
results-percent = { $percent } %
