### Ce que sont devenues les parties de cet appareil.

results-none = Aucune partie n’est encore arrivée à son terme. Jouez-en une, et cette page commencera votre histoire.
results-all = Toutes les parties
results-played = Jouées
results-won = Gagnées
results-run-now = Victoires de suite en cours
results-run-longest = Plus longue série de victoires
results-games = Par jeu
results-sum = { $won } sur { $count } gagnées
results-levels = Par niveau de l’ordinateur
results-level-mixed = niveaux différents
results-level-alone = sans ordinateur
results-level-old = d’autrefois
results-characters = Par caractère à la table
results-days = Donnes du jour : { $played } jouées, { $won } gagnées.
results-streak = { $count ->
    [one] Un jour de suite.
   *[other] { $count } jours de suite.
}
results-best = Plus nette victoire
results-worst = Plus lourde défaite
results-figures = { $count ->
    [one] Vos chiffres sur une partie
   *[other] Vos chiffres sur { $count } parties
}
results-watch-named = Revoir pas à pas : { $game }, { $date }
results-learnt = Leçons et problèmes
results-lesson-done = terminée
results-lesson-open = pas encore jouée
results-list = Partie par partie
results-is-won = Gagnée
results-is-shared = Gagnée avec { $names }
results-is-lost = Pas gagnée
results-winners = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
results-more = En montrer plus ({ $count })
results-together = Jouées à plusieurs sur cet appareil
results-together-hint = Elles n’entrent dans aucun total : plusieurs personnes y ont joué à tour de rôle.
results-delete-named = Supprimer le résultat : { $game }, { $names }
results-delete-sure = Supprimer ce résultat ? La partie elle-même reste parmi les parties conservées.
results-delete-all = Supprimer tous les résultats
results-delete-all-sure = { $count ->
    [one] Supprimer l’unique résultat ? La partie elle-même reste parmi les parties conservées.
   *[other] Supprimer les { $count } résultats ? Les parties elles-mêmes restent parmi les parties conservées.
}
results-delete-failed = Les résultats n’ont pas pu être supprimés : ce navigateur ne laisse pas la page accéder à ses données.
results-keep = Garder
results-export = Une sauvegarde emporte aussi les résultats :
results-torn = { $count ->
    [one] Un résultat est illisible. Il reste où il est, et les autres sont intacts.
   *[other] { $count } résultats sont illisibles. Ils restent où ils sont, et les autres sont intacts.
}
results-refused = Ce navigateur ne laisse la page garder aucun résultat. Ce qui figure ici vient des parties auxquelles elle a encore accès.
results-feats = Les hauts faits
results-feat-times = { $count } fois
results-form = Gagnées sur les dix dernières parties
results-form-match = Partie
results-form-end = Issue
results-form-of = { $won } sur { $count }
results-percent = { $percent } %
