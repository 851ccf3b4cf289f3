### La table de Musketiere : ce qui est demandé, ce qui arrive, ce qui est arrivé.
### $you vaut « yes » quand la phrase s’adresse à la personne devant l’écran.

## Cartes et pierres

card-name = { $swords ->
    [0] { $value } sans épée
    [1] { $value } à une épée
    [2] { $value } à deux épées
    [3] { $value } à trois épées
   *[other] { $value } à quatre épées
}
card-down = carte face cachée
stone-G = une pierre précieuse
stone-P = une prison
nth-place = { $place ->
    [1] première carte
    [2] deuxième carte
   *[other] troisième carte
}

## La table

table-title = Musketiere, manche { $game }
table-where = duel { $duel } sur 9
table-where-game = manche { $game } · duel { $duel }
table-where-pay = choix de la récompense
table-seat-total = { $count ->
    [one] { $count } ducat jusqu’ici
   *[other] { $count } ducats jusqu’ici
}
table-seat-hand = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
}
table-middle = Le duel
table-guard = La garde du Cardinal, force { $strength }
table-pile = { $count ->
    [one] encore { $count } garde dans la pile
   *[other] encore { $count } gardes dans la pile
}
table-centre = Au centre : { $gems ->
    [0] aucune pierre précieuse
    [1] une pierre précieuse
   *[other] { $gems } pierres précieuses
}, { $prisons ->
    [0] aucune prison
    [1] une prison
   *[other] { $prisons } prisons
}
table-no-gems = plus de pierres
table-no-prisons = plus de prisons
table-sum-label = Somme des cartes retournées : { $sum } sur { $strength }
table-laid = Cartes de ce duel
table-laid-none = rien de posé
table-not-counting = ne compte pas
table-pay = Votre récompense
table-pay-of = Récompense de { $name }
table-place-empty = { nth-place } : rien encore
table-place-down = { nth-place }, face cachée
table-place-own = { nth-place } : votre { $value }
table-place-stone = { $what }, dessus { $stone }
table-lies = en l’état
table-so-far = { $total } acquis

## Ce que fait un joueur

says-chosen = a choisi
says-imprisoned = tous trois en prison
says-highest = carte la plus forte
says-lowest = carte la plus faible
says-two-gems = deux pierres !

## Ce qui est demandé

ask-choose_pay =
    Choisissez trois cartes pour votre récompense.
    Elles seront posées dans l’ordre de votre choix.
ask-choose_pay-more = { $left ->
    [one] Encore { $left } carte.
   *[other] Encore { $left } cartes.
}
ask-choose_pay-ready =
    Ces trois cartes seront votre récompense.
    Elles ne changeront plus.
ask-play_card =
    Ensemble, il vous faut { $strength }.
    Choisissez une carte.
ask-play_card-alone =
    Vous combattez seul contre { $strength }.
    Choisissez une carte.
ask-play_card-imprisoned =
    Vos trois Mousquetaires sont en prison : votre carte ne comptera pas.
    De laquelle vous passerez-vous ?
ask-play_card-last = Votre dernière carte contre { $strength }.
ask-take_gem =
    Gagné ! Votre carte était la plus forte.
    Où poser la pierre ?
ask-take_gem-source =
    Gagné, mais il n’y a plus de pierre au centre.
    À qui la prendre, et où la poser ?
ask-take_gem-or-free =
    Gagné ! Prenez une pierre pour une carte libre,
    ou libérez un prisonnier.
ask-free_prison =
    Gagné ! Aucune de vos cartes n’est libre.
    Libérez un prisonnier.
ask-take_prison =
    Perdu. Votre carte était la plus faible.
    Où poser la prison ?
ask-take_prison-source =
    Perdu, et il n’y a plus de prison au centre.
    À qui la prendre, et où la poser ?
ask-return_gem =
    Perdu. Aucune de vos cartes n’est libre.
    Rendez une pierre.
ask-pick-source = Choisissez maintenant à qui vous la prenez.
ask-pick-place = Choisissez maintenant où la poser.

button-choose_pay = Poser ces trois
button-play_card = Jouer le { $value }
button-play-none = Choisissez une carte
button-pay-none = { $picked } sur 3
button-take_gem = Prendre la pierre
button-take_gem-none = Choisissez une place
button-free_prison = Libérer celui-ci
button-take_prison = Accepter la prison
button-return_gem = La rendre
place-take_gem = { nth-place } : poser la pierre ici{ $value ->
    [none] {""}
   *[other] , votre { $value } vaudrait { $worth }
}
place-free_prison = { nth-place } : libérer celui-ci{ $value ->
    [none] {""}
   *[other] , votre { $value } compterait de nouveau
}
place-take_prison = { nth-place } : poser la prison ici{ $value ->
    [none] {""}
   *[other] , votre { $value } ne vaudrait plus rien
}
place-return_gem = { nth-place } : rendre cette pierre{ $value ->
    [none] {""}
   *[other] , votre { $value } ne compterait qu’une fois
}
source-take = Prendre à { $name } : { $stone }, { nth-place }

## Ce qui arrive

tell-choice = { $you ->
    [yes] Vous avez choisi.
   *[no] { $name } a choisi.
}
tell-dealt = Douze cartes pour chacun.
tell-guard = La garde est retournée : { $strength }.
tell-turned = { $you ->
    [yes] Vous : { $card }.
   *[no] { $name } : { $card }.
}
tell-won = Gagné, { $sum } contre { $strength } ! { $you ->
    [yes] Votre carte était la plus forte.
   *[no] { $name } avait la carte la plus forte.
}
tell-lost = Perdu, { $sum } contre { $strength }. { $you ->
    [yes] Votre carte était la plus faible.
   *[no] { $name } avait la carte la plus faible.
}
tell-gem = { $you ->
    [yes] Vous prenez une pierre précieuse.
   *[no] { $name } prend une pierre précieuse.
}
tell-gem-from = { $you ->
    [yes] Vous prenez une pierre précieuse à { $other }.
   *[no] { $otherYou ->
        [yes] { $name } vous prend une pierre précieuse !
       *[no] { $name } prend une pierre précieuse à { $other }.
    }
}
tell-freed = { $you ->
    [yes] Vous libérez un prisonnier.
   *[no] { $name } libère un prisonnier.
}
tell-prison = { $you ->
    [yes] Vous recevez une prison.
   *[no] { $name } reçoit une prison.
}
tell-prison-from = { $you ->
    [yes] Vous prenez à votre compte une prison de { $other }.
   *[no] { $otherYou ->
        [yes] { $name } prend à son compte une de vos prisons.
       *[no] { $name } prend à son compte une prison de { $other }.
    }
}
tell-returned = { $you ->
    [yes] Vous rendez une pierre précieuse.
   *[no] { $name } rend une pierre précieuse.
}
tell-imprisoned = { $you ->
    [yes] Vos trois Mousquetaires sont en prison. Vos cartes ne comptent plus tant que personne ne vous prend une prison.
   *[no] Les trois Mousquetaires de { $name } sont en prison.
}
tell-released = { $you ->
    [yes] Vous êtes de nouveau du combat.
   *[no] { $name } est de nouveau du combat.
}
tell-three-gems = { $you ->
    [yes] Votre troisième pierre ! La manche s’arrête aussitôt.
   *[no] La troisième pierre pour { $name }. La manche s’arrête aussitôt.
}
tell-nine-duels = Le neuvième duel est fini : on compte les récompenses.

## L’histoire

story-game = Manche { $game }
story-game-text = Gardes retirées : { $removed }.
story-pay = Votre récompense : { $cards }.
story-duel = Duel { $duel } – garde { $strength }
story-duel-won = Duel { $duel } – garde { $strength }, { $by ->
    [0] gagné de justesse
   *[other] gagné de { $by }
}
story-duel-lost = Duel { $duel } – garde { $strength }, perdu de { $by }
story-card = { $who } { $value }
story-card-out = { $who } { $value } (ne compte pas)
story-highest = { $you ->
    [yes] Vous aviez la carte la plus forte.
   *[no] { $name } avait la carte la plus forte.
}
story-highest-swords = { $you ->
    [yes] Vous aviez la carte la plus forte, { $card }.
   *[no] { $name } avait la carte la plus forte, { $card }.
}
story-lowest = { $you ->
    [yes] Vous aviez la carte la plus faible.
   *[no] { $name } avait la carte la plus faible.
}
story-lowest-swords = { $you ->
    [yes] Vous aviez la carte la plus faible, { $card }.
   *[no] { $name } avait la carte la plus faible, { $card }.
}
story-gem-own = Une pierre sur votre { $value }, qui vaut maintenant { $worth }.
story-prison-own = Une prison sur votre { $value }.
story-freed-own = Votre { $value } est de nouveau libre.
story-returned-own = La pierre de votre { $value } retourne au centre.
story-place = Sur la { nth-place }.
story-scored = Comptes de la manche { $game }
story-three-gems = { $you ->
    [yes] Vous l’avez finie avec trois pierres.
   *[no] { $name } l’a finie avec trois pierres.
}
story-nine-duels = Les neuf duels ont été livrés.
story-score = { $who } { $score }
story-totals = Totaux : { $totals }.

## Ce que l’on sait

known-title = Ce que l’on sait
known-open = Cartes connues
known-left = Gardes encore dans la pile
known-left-none = Aucune.
known-turned = Gardes déjà retournées
known-removed = Absentes de cette manche
known-ours = Huit forces de ce paquet (8, 10, 11, 12, 14, 15, 18, 20 si vous ne les avez pas changées) sont notre choix et non celles qui ont été publiées.
known-played = Cartes jouées dans cette manche
known-swords = Chaque valeur a cinq cartes, sans épée à gauche, à quatre épées à droite ; les pleines ont été jouées.
known-played-none = Aucune encore.
known-played-value = { $value } : { $count ->
    [0] aucune jouée
    [1] une jouée sur cinq
   *[other] { $count } jouées sur cinq
}

## Points

scores-title = Ducats
scores-target = Objectif { $target }
scores-single = Une seule manche
scores-games = Manche { $game } sur { $games }
scores-tie-break = Manche décisive : manche { $game }
scores-last = Derniers comptes

sheet-title = Comptes de la manche { $game }
sheet-three-gems = { $you ->
    [yes] Vous avez posé votre troisième pierre : la manche est finie.
   *[no] { $name } a posé sa troisième pierre : la manche est finie.
}
sheet-nine-duels = Neuf duels ont été livrés.
sheet-free = { $value }
sheet-G = { $value } × 2 = { $points }
sheet-P = { $value } en prison = 0
sheet-score = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
sheet-total = { $total } en tout
sheet-next = Manche suivante

## La première leçon

coach-pay = Ces douze cartes sont à vous. Mettez-en trois de côté comme récompense : elles rapportent à la fin, mais ne combattent plus. Une ou deux fortes, en gardant d’autres pour les duels : voilà un bon début.
coach-guard = Voici la garde du Cardinal. Chacun pose une carte en secret ; ensemble, elles doivent atteindre { $strength }. Si vous gagnez, la carte la plus forte prend une pierre. Si vous perdez, la plus faible va en prison.
coach-gem = Ensemble vous avez réussi, et votre carte était la plus forte. Une pierre double la carte qui la porte : votre plus forte carte libre est une bonne place.
coach-others-win = Le duel est gagné, mais la carte la plus forte n’était pas la vôtre : { $name } prend une pierre ou libère un prisonnier. À valeur égale, les épées décident.
coach-prison = La garde était trop forte, et votre carte était la plus faible. Sous une prison une carte ne vaut plus rien : votre plus faible carte libre est une bonne place.
coach-others-lose = La garde était trop forte. { $name } avait la carte la plus faible et en paie le prix. Vous l’avez échappé belle.
coach-gem-or-free = Vous pouvez prendre une pierre, ou plutôt libérer un prisonnier : sa carte comptera de nouveau. Pour une carte forte, cela vaut la peine.
coach-free = Votre carte était la plus forte, mais toutes vos cartes sont occupées : libérez un prisonnier, de préférence le plus précieux. Sa carte comptera de nouveau.
coach-return = Toutes vos cartes sont occupées, il n’y a pas de place pour une prison : vous rendez une pierre à la place.
coach-source = Le centre n’en a plus, la pierre ou la prison vient donc d’un autre joueur. Choisissez lequel.
coach-imprisoned = Vos trois Mousquetaires sont en prison. Vous jouez encore, mais votre carte ne compte pas, jusqu’à ce qu’un autre perdant vous prenne une prison.
coach-imprisoned-other = Les trois Mousquetaires de { $name } sont en prison : la carte de { $name } ne compte plus dans la somme, et n’est plus ni la plus forte ni la plus faible.
coach-danger = { $you ->
    [yes] Vous avez deux pierres. Une troisième finit la manche aussitôt.
   *[no] { $name } a deux pierres. Une troisième finit la manche aussitôt.
}
coach-scoring = On retourne maintenant les récompenses : chaque carte rapporte sa valeur en ducats, le double avec une pierre, rien en prison.
coach-end = C’était une manche entière. Une partie va d’ordinaire à 100 ducats. Vous savez tout : rejouez, ou revenez à l’accueil et préparez votre propre partie.

## Un choix en peu de mots, là où l’on en parle

choice-choose_pay = Solde : { $cards }
choice-take_gem = La pierre sur le { $value }
choice-free_prison = Le { $value } libéré
choice-take_prison = La prison sur le { $value }
choice-return_gem = La pierre du { $value } rendue

## Pourquoi un choix vaut ce qu’il vaut

lamp-guard-alone = Le { $value } bat à lui seul la garde de { $strength }.
lamp-guard-surely = La garde de { $strength } est pour ainsi dire battue : les autres apportent environ { $rest }, et il suffit de { $need }.
lamp-guard-hardly = La garde de { $strength } n’est guère à battre : les autres apportent environ { $rest }, et il en faudrait { $need }.
lamp-guard-perhaps = Le { $value } atteint { $strength } si les autres apportent { $need }. Ils apportent environ { $rest } ; cela suffit { $times } fois sur cent.
lamp-gains = La plus haute carte, donc une pierre : { $times ->
    [0] jamais
    [100] toujours
   *[other] { $times } fois sur cent
}.
lamp-gains-or-frees = La plus haute carte, donc une pierre ou un prisonnier libéré : { $times ->
    [0] jamais
    [100] toujours
   *[other] { $times } fois sur cent
}.
lamp-loses = La plus basse carte d’un duel perdu, donc une prison : { $times ->
    [0] jamais
    [100] toujours
   *[other] { $times } fois sur cent
}.
lamp-loses-gem = La plus basse carte d’un duel perdu, donc une pierre à rendre : { $times ->
    [0] jamais
    [100] toujours
   *[other] { $times } fois sur cent
}.
lamp-safe = Elle ne sera guère la plus basse d’un duel perdu.
lamp-kept = Le { $card } l’emporterait { $times } fois sur cent, mais vaut plus dans un duel à venir.
lamp-spent = La carte ne compte pas cette fois : autant en dépenser une superflue.
lamp-pay-gem = Le { $card } porte une pierre à la fin { $times } fois sur cent.
lamp-pay-prison = Le { $card } est en prison à la fin { $times } fois sur cent.
lamp-now = Le { $card } rapporte { $change ->
    [1] { $count } de plus.
    [-1] { $count } de moins.
   *[0] autant qu’avant.
}
lamp-ends-game = La troisième pierre met aussitôt fin à la manche.
lamp-robs = La pierre est prise à { $name }.
lamp-robs-leader = La pierre est prise à { $name }, qui devance les autres.
lamp-helps = La prison est prise à { $name }, à qui cela profite.
lamp-helps-last = La prison est prise à { $name }, à qui cela profite, mais qui a le moins.
lamp-ducats = Cette manche devrait rapporter { $own } ducats, et { $most } au meilleur des autres.
