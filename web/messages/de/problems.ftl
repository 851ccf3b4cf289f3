### Aufgaben: Stellungen, in denen eine Wahl deutlich besser ist.

problems-what = Jede legt einen Augenblick einer Partie auf den Tisch. Finde die Wahl, die deutlich besser ist; der Grund kommt danach.
problems-solved = { $solved } von { $count } auf diesem Gerät gelöst
problems-is-solved = gelöst
problems-is-open = noch nicht gelöst

problem-number = Aufgabe { $number } von { $count }
problem-look = Zum Tisch
problem-recall = Was ist gefragt?
problem-judging = Mal sehen …
problem-weighing = Ihr Wert wird ausgerechnet …
problem-right = Richtig: { $name }.
problem-wrong = { $name }: Etwas anderes ist besser.
problem-cost = Das kostet { $cost }.
problem-next = Nächste Aufgabe
problem-all-solved = Alle gelöst: zur Liste
problem-play-on = Von hier weiterspielen
