### Les règles de Parade.

rules-parade-lead = Deux escrimeurs posent des lames en secret. Qui ouvre peut porter une botte, et une botte demande : y a-t-il de l’acier derrière ?
rules-parade-deal-title = La donne
rules-parade-deal-1 = Il y a trente lames, de 1 à 30 ; de deux lames, la plus haute touche. À chaque donne, chacun en reçoit six qu’il est seul à voir. Les dix-huit autres restent à l’écart, vues de personne.
rules-parade-bout-title = Un assaut
rules-parade-bout-1 = Les deux posent en même temps une lame face cachée. Tant que les deux ne l’ont pas fait, on peut reprendre la sienne.
rules-parade-bout-2 = Puis celui qui ouvre attend ou porte une botte. S’il attend, on retourne les lames et la touche compte 1.
rules-parade-bout-3 = À une botte, l’autre répond. S’il pare, on retourne les lames et la touche compte 2. S’il rompt, celui qui ouvre marque 1 et personne ne voit les lames.
rules-parade-hit-picture = { $higher } touche, { $lower } non : 1 point si l’on a attendu, 2 si l’on a porté une botte.
rules-parade-end-title = La fin
rules-parade-end-1 = Les escrimeurs ouvrent les donnes à tour de rôle. Dans une donne, l’assaut suivant est ouvert par l’autre, ou par celui qui a perdu celui-ci, comme il a été convenu.
rules-parade-end-2 = Après la dernière donne, qui a le plus de points a gagné ; à égalité, tous deux ont gagné.
