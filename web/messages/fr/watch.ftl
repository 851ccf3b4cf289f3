### Revoir pas à pas une partie terminée.

watch-controls = Revoir la partie
watch-play = Lecture
watch-pause = Pause
watch-again = Revoir depuis le début
watch-back = Pas en arrière
watch-forward = Pas en avant
watch-part-back = Épisode précédent
watch-part-forward = Épisode suivant
watch-first = Au début
watch-last = À la fin
watch-share = Partager
watch-place = Moment de la partie
watch-step = { $at } sur { $last }
watch-opening = { $count ->
    [one] { $names } : en solitaire.
   *[other] À la table : { $names }.
}
watch-opening-how = Lancer la lecture, ou avancer pas à pas avec les flèches.

## Par les yeux de qui

watch-eyes = Vu par qui ?
watch-seat = Place
watch-onlooker = Spectateur
watch-cards = Cartes
watch-cards-seen = Vues de cette place
watch-cards-outside = Visibles de tous
watch-cards-all = Toutes visibles
watch-eyes-done = Retour à la partie
watch-seen-by = vu par { $name }
watch-seen-own = comme vous l’avez vu
watch-seen-outside = vu du dehors
watch-seen-open = toutes les cartes visibles
watch-hand = Main de { $name }
watch-side = Côté de { $name }

## L’examen

watch-review = Analyse
watch-review-open = Analyse : chances et choix coûteux
watch-review-back = Retour à l’analyse
watch-review-leave = Quitter l’analyse
