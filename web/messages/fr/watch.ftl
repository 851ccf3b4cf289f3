### Revoir pas à pas une partie terminée.

watch-controls = Revoir la partie
watch-play = Lecture
watch-pause = Pause
watch-again = Revoir depuis le début
watch-back = Un pas en arrière
watch-forward = Un pas en avant
watch-part-back = Retour à l’épisode précédent
watch-part-forward = Épisode suivant
watch-first = Au début
watch-last = À la fin
watch-share = Partager
watch-place = Moment de la partie
watch-step = { $at } sur { $last }

## Par les yeux de qui

watch-eyes = Par les yeux de qui ?
watch-seat = Place
watch-onlooker = Spectateur
watch-cards = Cartes
watch-cards-seen = Vues de cette place
watch-cards-all = Toutes ouvertes
watch-eyes-done = Retour à la partie
watch-seen-by = vu par { $name }
watch-seen-open = toutes les cartes ouvertes
watch-hand = Main de { $name }
watch-side = Côté de { $name }
