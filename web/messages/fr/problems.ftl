### Problèmes : des positions où un choix est nettement meilleur.

problems-what = Chaque problème met sur la table un moment d’une partie. Trouvez le choix nettement meilleur que les autres ; l’explication suit.
problems-solved = { $solved } sur { $count } résolus sur cet appareil
problems-is-solved = résolu
problems-is-open = pas encore résolu

problem-number = Problème { $number } sur { $count }
problem-look = À la table
problem-recall = Que faut-il trouver ?
problem-judging = Voyons…
problem-weighing = On compte ce que cela vaut…
problem-right = Juste : { $name }.
problem-wrong = { $name } : un autre choix est meilleur.
problem-cost = Il en coûte { $cost }.
problem-next = Problème suivant
problem-all-solved = Tous résolus : à la liste
problem-play-on = Continuer d’ici
