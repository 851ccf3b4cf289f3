### Mots du jeu Musketiere hors de la table : options, joueurs, nouvelle partie.

name-musketiere-1 = D’Artagnan
name-musketiere-2 = Aramis
name-musketiere-3 = Porthos
name-musketiere-4 = Athos

option-match_end = Fin de la partie
option-match_end-target = Score à atteindre
option-match_end-single = Une manche
option-match_end-games = Plusieurs manches
option-match_end-target-hint = La partie se termine avec la manche où quelqu’un atteint ce score ; le plus haut total gagne.
option-match_end-single-hint = Une seule manche, neuf duels au plus ; le plus haut score gagne.
option-match_end-games-hint = On joue ce nombre de manches ; le plus haut total gagne.
option-target_score = Score à atteindre
option-target_score-unit = ducats
option-match_games = Nombre de manches
option-guard_deck = Paquet de la garde

deck-summary = Les quinze gardes du Cardinal
deck-summary-changed = Les quinze gardes du Cardinal (modifiées)
deck-note = Les règles dont nous disposons ne nomment que sept forces. Les huit autres (8, 10, 11, 12, 14, 15, 18, 20) sont notre choix et non celles qui ont été publiées. Si vous possédez le jeu, indiquez les vôtres.
deck-named = Nommées par la règle
deck-named-why = Elles sont obligatoires : les gardes retirées avant chaque manche en font partie.
deck-ours = Notre choix
deck-number = Force de la garde { $number } sur 8
deck-reset = Revenir à notre paquet

## Le paquet de la garde (MU-10.7, MU-10.8)

error-guard-deck-missing = Le paquet de la garde doit contenir la force { $strength }.
warning-guard-deck-misfit = Ces forces sortent de l’intervalle de 8 à 20 : { $strengths }. Le paquet est jouable, mais les gardes que l’on retire avant chaque manche ont été choisies pour d’autres forces.

## De quoi il s’agit

goal-musketiere = Gagnez le plus de ducats.
goal-musketiere-how = Trois cartes face cachée sont vos récompenses. En neuf duels au plus, vous affrontez tous ensemble la garde du Cardinal : vaincue, elle rapporte une gemme à la carte la plus forte ; victorieuse, elle jette la plus faible en prison. Une gemme double une carte de vos récompenses ; en prison, elle ne compte pas tant qu’elle n’est pas libérée. La troisième gemme d’un joueur met fin à la manche.
minutes-musketiere = Une manche dure environ cinq minutes, une partie en 100 ducats une vingtaine.
