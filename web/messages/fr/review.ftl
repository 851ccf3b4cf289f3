### L’examen d’une partie terminée : les chances de tous, et les choix qui ont coûté le plus.

review-seat = Les choix de qui
review-curve = Chances de gagner, en pour cent
review-curve-knows = { $whose ->
    [you] La courbe montre les chances de chacun d’après ce que vous pouviez savoir alors.
    [other] La courbe montre les chances de chacun d’après ce que { $name } pouvait savoir alors.
   *[all] La courbe montre les chances de chacun d’après ce que toute la table pouvait voir.
}
review-curve-anew = Chaque manche est une tentative à part : à la nouvelle donne, les chances repartent aussi.
review-curve-shared = Une victoire partagée compte pour chacun : ensemble, cela peut dépasser 100.
review-curve-ends = La victoire est partagée, et chacune de ces lignes finit à 100 : { $names }.
review-beginning = Début
review-end = Fin
review-part = Moment de la partie
review-percent = { $percent } %
review-progress = Analyse en cours : { $percent } %
review-mark = Choix { $number } : { $where }
review-dearest = { $you ->
    [yes] Vos choix les plus coûteux, dans l’ordre de la partie
   *[other] Les choix les plus coûteux de { $name }, dans l’ordre de la partie
}
review-cost = Chacun comparé au meilleur choix à ce moment-là, la main connue.
review-together = Pour aucun pris seul, il n’est sûr qu’un autre valait mieux. Mais ensemble, de tels choix ont coûté environ { $cost }, ceux-ci le plus.
review-one = À essayer la prochaine fois
review-one-about = Rien de nettement meilleur n’a été trouvé. Ici, un autre choix passait un peu devant, de plus près aussi : trop peu pour en être sûr, mais cela vaut un essai.
review-none-yet = Rien de coûteux jusqu’ici.
review-none = Aucun choix ne se détache : rien de nettement meilleur n’a été trouvé.
review-none-turn = Rien de nettement meilleur n’a été trouvé pour { $you ->
    [yes] vous
   *[other] { $name }
}, pas même à ce tournant.
review-played = joué
review-better = mieux
review-perhaps = peut-être mieux
review-covered = Quoi ?
review-find = D’après ce qu’on pouvait savoir à ce moment, un autre choix était meilleur. Le trouverez-vous ?
review-try = Essayer à la table
review-show = Montrer
review-play-on = Continuer d’ici
review-play-on-here = Rejouer à partir d’ici, à la place de { $name }
review-to-table = Voir la table
review-worth = En tout : { $better }, contre { $played }.
review-tried = Encore une fois
review-tried-weighing = On compte ce que cela vaut…
review-tried-best = C’est cela : { $name }.
review-tried-level = { $name } : aussi bon que le meilleur choix.
review-tried-closer = { $name } : mieux que ce qui a été joué, mais il y a encore mieux.
review-tried-played = { $name } : c’est ce qui a été joué. Il y a mieux.
review-tried-worse = { $name } : pas mieux que ce qui a été joué.
review-tried-now = Votre choix maintenant
review-tried-found = Le meilleur trouvé
review-tried-then = Joué alors
review-tried-on = Continuer
