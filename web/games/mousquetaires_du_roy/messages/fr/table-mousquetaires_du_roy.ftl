### Les mots de la table de Mousquetaires du Roy.

mr-title = Mousquetaires du Roy, { $turn ->
    [0] mise en place
   *[other] tour { $turn }
}
mr-where = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn } · { $phase ->
        [milady] Milady
        [musketeers] Mousquetaires
        [la_rochelle] La Rochelle
       *[end] nuit
    }
}
mr-places = Lieux
mr-tracks = Pistes
mr-rewards = Récompenses du siège
mr-reward-perfidy = { $side ->
    [milady] vous piochez
   *[other] Milady pioche
} une carte Perfidie
mr-reward-epic = l’équipe gagne un jeton Épopée ; assez de ces jetons font passer une galerie du Louvre
mr-reward-one_for_all = l’équipe gagne Un pour tous, tous pour un : pendant un tour, chaque Mousquetaire a une action de plus
mr-reward-paid = déjà donnée
mr-track-short-time = Temps
mr-track-short-honour = Honneur
mr-track-short-siege = Siège
mr-track-short-constance = Constance
mr-track-short-louvre = Louvre
mr-track-short-quest = Quête
mr-track-time = { $left ->
    [one] Encore { $left } case
   *[other] Encore { $left } cases
} jusqu’à celle du Cardinal ; { $side ->
    [milady] vous lancez
   *[other] Milady lance
} { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à La Rochelle.
mr-track-honour = { $left ->
    [one] Il reste { $left } point
   *[other] Il reste { $left } points
} ; à zéro, { $side ->
    [milady] vous avez gagné
   *[other] Milady a gagné
}.
mr-track-toll = Cette nuit, il baisse de { $count }.
mr-track-siege = { $left ->
    [one] À { $left } case
   *[other] À { $left } cases
} de Richelieu, à { $right } de l’autre bout.
mr-track-louvre = { $left ->
    [0] La mission échoue maintenant.
    [1] Encore un tour avant l’échec de la mission au Louvre.
   *[other] Encore { $left } tours avant l’échec de la mission au Louvre ; un tour plus tôt, l’honneur de la Reine baisse déjà.
}
mr-track-constance = Encore { $left ->
    [one] { $left } succès
   *[other] { $left } succès
} et Constance est étranglée : { $side ->
    [milady] vous avez gagné
   *[other] Milady a gagné
}.
mr-track-constance-safe = Personne ne menace Constance.
mr-track-quest = { $done } sur { $of } épreuves du chemin surmontées{ $board ->
    [none] { "" }
   *[other]  ; maintenant, plateau { $number } sur { $boards } : { mr-quest-goal }
}. Après la dernière, les Mousquetaires ont gagné.
mr-alarm-short = { $turns ->
    [0] 1 pas
    [1] ce soir
   *[other] { $turns } tours
}
mr-alarm = { $turns ->
    [0] { $side ->
        [milady] À un pas de la victoire
       *[other] À un pas de la fin
    }
    [1] En jeu cette nuit
   *[other] Plus que { $turns } tours
}
mr-track-siege-now = Le siège en est à { $at }

## Le plateau

mr-milady-here = Milady
mr-milady-secret = Milady, en secret
mr-milady-perhaps = Milady est peut-être ici
mr-perhaps = { $place ->
    [la_rochelle] { $cards ->
        [0] Si Milady est ici, elle retire une carte Combat que vous posez sur les remparts ; il n’y en a pas encore.
       *[other] Si Milady est ici, elle retire une carte Combat des remparts après les Mousquetaires.
    }
    [richelieu] Si Milady est ici, elle choisit une carte Perfidie après les Mousquetaires, ou pioche jusqu’à en avoir trois, à moins qu’on ne la trouve.
    [miladys_house] { $plots ->
        [0] Si Milady est ici, elle n’y gagne rien : il ne reste aucune carte Paris à prendre.
       *[other] Si Milady est ici, elle prend une carte Paris de son choix après les Mousquetaires.
    }
   *[other] { $rochefort ->
        [out] Si Milady est ici, rien ne la trahit : Rochefort est hors de combat.
       *[fit] Si Milady est ici, Rochefort peut intervenir à toutes les tentatives, sauf celles d’Athos.
    }
}
# What everybody has been told of where she was
mr-trail = Milady était { $places }.
mr-trail-place = { $place } (tour { $turn })
mr-map-paris = Paris
mr-map-louvre = Louvre
mr-map-quest = Quête
mr-map-la_rochelle = La Rochelle
mr-map-richelieu = Palais
mr-map-miladys_house = Logis
mr-map-vieux_colombier = Vieux-Colombier
mr-map-bastille = Bastille
mr-closed = Impasse : personne ne peut s’y rendre ce tour-ci
mr-quest-step = { $number } sur { $of }
mr-steps-left = reste { $left }
mr-yours = À vous
# What he alone can do, in two words on his plate
mr-power = { $power ->
    [rochefort_immune] sans Rochefort
    [extra_die] +1 dé
    [any_skill] toute carte
    [better_botte] botte aisée
   *[remote_exchange] échange partout
}
mr-out = hors de combat
mr-life = Vie : { $life } sur { $most }.
mr-actions-left = { $count ->
    [one] Encore { $count } action
   *[other] Encore { $count } actions
}
mr-stands = Lieu : { $place }.
mr-botte = Botte : au moins { $demands }.
mr-botte-out = Botte : au moins { $demands }. Si peu de dés ne peuvent la donner.
mr-botte-short = { $can ->
    [no] Botte : trop peu de dés
   *[yes] Botte
}
mr-led = Menés par { $name } : { $liking }
mr-skills = Compétences
mr-tokens = Équipements et améliorations
mr-hand-of = Cartes : { $name }
mr-secrets = Ce que { $side ->
    [milady] vous seule savez
   *[other] seule Milady sait
}
mr-destination = Ce tour : { $place }
mr-rochefort-out = Rochefort est hors de combat et ne barre la route à personne.
mr-at-mission = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Rochefort peut barrer la route à qui s’occupe de la mission ici, sauf à Athos.
}
mr-at-quest = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Rochefort peut barrer la route à qui poursuit la quête, sauf à Athos.
}
mr-at-la_rochelle = { $cards ->
    [0] À la fin, vous retirez une carte Combat des remparts, s’ils y en posent une.
   *[other] À la fin, vous retirez une carte Combat des remparts.
}
mr-at-richelieu = À la fin, vous choisissez une carte Perfidie, ou piochez jusqu’à trois, à moins qu’on ne vienne vous y trouver.
mr-at-miladys_house = { $plots ->
    [0] Il ne reste aucune carte Paris à prendre.
   *[other] À la fin, vous prenez une carte Paris de votre choix.
}
mr-at-instead = { $what ->
    [bars] En revanche, Rochefort ne barre alors la route à personne.
   *[acts] En revanche, vous ne faites rien à la fin.
}
mr-cannot = { $why ->
    [rochefort] Rochefort est ici avec Milady : { $name } doit d’abord le blesser.
    [last_life] Blessé, { $name } perd sa dernière vie et, avec elle, son prochain tour.
    [closed] Le chemin est barré pour ce tour.
    [full] Toutes les places des remparts sont prises.
    [beggars] Tant que les mendiants sont là, personne ne peut rien tenter : ils veulent { $price } pistoles, l’équipe en a { $pistoles }.
   *[named] { $name } ne peut rien tenter de cette mission : sa Némésis l’y attend.
}
mr-no-mission = Pour l’instant, tout est calme à Paris.
mr-done = fait
mr-beaten = Battu
mr-face-down = face cachée
# What a Paris card does, where there is room for a few words
mr-effect = { $effect ->
    [honour] Chaque nuit : honneur −1
    [perfidy] Chaque nuit : 1 carte Perfidie
    [siege_die] La Rochelle : 1 dé rouge de plus
    [strangle] Chaque nuit : des dés contre Constance
    [tax] Chaque nuit : 1 pistole de moins
   *[wound] Chaque nuit : 1 blessure
}
mr-attempt-challenge = Tenter
mr-attempt-duel = Se battre
mr-rochefort-first = Rochefort d’abord
mr-foe-life = Vie : { $life } sur { $most }
ambush-assassin-laid = Un dé rouge pour chacun qui entre : une épée est une blessure, cuirasse ou non.
ambush-voleurs-laid = Un dé rouge pour chacun qui entre : une épée coûte une pistole à l’équipe.
ambush-courtisane-laid = Les défis de Galanterie sont ici plus difficiles d’un point ; la valeur affichée le comprend.
mr-pay-beggars = Payer { $price ->
    [one] { $price } pistole
   *[other] { $price } pistoles
}
mr-spaces = Cartes Combat à La Rochelle
mr-space-free = libre
mr-siege-now = À la fin du tour : { $blue ->
    [one] { $blue } dé bleu
   *[other] { $blue } dés bleus
} contre { $red ->
    [one] { $red } dé rouge
   *[other] { $red } dés rouges
}.
mr-siege-so = Cette nuit
mr-siege-reinforced = Renforts : { $side ->
    [milady] vous lancez
   *[other] Milady lance
} un dé de plus.
mr-siege-limit = { $end ->
    [left] Richelieu : La Rochelle tombe
   *[right] Mousquetaires : le siège échoue
}
mr-siege-end = { $end ->
    [forward] terrain gagné
    [back] terrain perdu
   *[lost] dont : elle tombe
}
mr-siege-never = 0 sur 10
mr-milady-hand = { $side ->
    [milady] Vous avez
   *[other] Milady a
} { $perfidy ->
    [one] { $perfidy } carte Perfidie
   *[other] { $perfidy } cartes Perfidie
} et { $paris ->
    [one] { $paris } carte Paris
   *[other] { $paris } cartes Paris
}.
mr-way = Le chemin des ferrets
mr-square-free = libre
mr-square-was = Libre à présent. Ici se trouvait : { $token }
mr-behind = Derrière les portes closes : { $what }.
mr-guards = { $count ->
    [one] { $count } garde
   *[other] { $count } gardes
}
mr-decoys = { $count ->
    [one] { $count } leurre
   *[other] { $count } leurres
}
mr-traps = { $count ->
    [one] { $count } piège
   *[other] { $count } pièges
}
mr-unseen = Gardes que personne n’a encore vus : { $what }.
mr-of-force = { $count } de force { $force }
mr-inn-turn = Ouvrir la porte suivante
mr-inn-meet = Affronter : { $token }
mr-inn-advance = Avancer jusqu’à la porte { $square }
mr-gallery-ways = Le défi suffit, ou les deux gardes.
mr-passage = Passage secret : { $count ->
    [one] { $count } jeton Épopée
   *[other] { $count } jetons Épopée
}

## Duels

mr-duel = { $name } contre { $foe }
mr-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
mr-round = Reprise { $round }
mr-reroll-die = Relancer ce dé ({ $face })
mr-absorbed = La cuirasse tient bon.
mr-chance = { $like ->
    [never] jamais
    [hardly] moins de 1 sur { $of }
    [mostly] plus de { $count } sur { $of }
    [sure] à coup sûr
   *[some] { $count } sur { $of }
}
mr-chance-other = { $like ->
    [never] jamais
    [hardly] moins de 1
    [mostly] plus de { $count }
    [sure] à coup sûr
   *[some] { $count }
}
mr-odds = Le touche : { $hit } ; { $lives ->
    [more] perd des vies
   *[one] perd une vie
} : { $hurt }.
mr-odds-armed = Le touche : { $hit }, avec ses cartes { $hits } ; { $lives ->
    [more] perd des vies
   *[one] perd une vie
} : { $hurt }, avec ses cartes { $hurts }.
mr-sign-odds = Qui est blessé perd le duel ; de Cavois a deux vies, et deux duels à perdre. Les deux peuvent être blessés à la fois, ou aucun : les deux nombres ne font pas toujours le tout. Avec ses cartes : s’il engage toutes ses cartes Combat.
mr-odds-rochefort = Rochefort blesse : { $hurt } ; perd une vie : { $hit }.
mr-odds-bare = Sans carte
mr-odds-all = Avec ses cartes
mr-odds-hits = { $by ->
    [rochefort] Rochefort blesse
   *[him] Le touche
}
mr-odds-hurt = { $lives ->
    [more] Perd 1 vie ou plus
   *[one] Perd une vie
}
mr-odds-several = { $kind ->
    [both] les deux cartes
   *[mixed] { $count } cartes
}
mr-committed = Cartes engagées
mr-odds-costs = Prix
mr-odds-so = Ces cartes
mr-botte-mine = { $name } réussit sa botte !
mr-botte-its = { $foe } réussit sa botte !
mr-botte-both = Les deux bottes à la fois !
mr-duel-opponent = { $name } touche { $foe }.
mr-duel-musketeer = { $foe } touche { $name }.
mr-duel-both = Tous deux sont touchés.
mr-duel-both-beaten = { $foe } est à terre, mais { $name } est touché aussi.
mr-duel-tie = Pas de sang : égalité.
mr-duel-why = { $by ->
    [mine] Sa botte est passée : une blessure, quels que soient les dés.
    [its] La botte de l’adversaire est passée : une blessure, quels que soient les dés.
    [both] Les deux bottes sont passées : une blessure chacun.
    [tie] Aucune épée n’est passée, et il ne reste plus de dés.
   *[swords] Épées qu’aucun bouclier n’a arrêtées : { $mine } à lui, { $its } à l’adversaire.
}
mr-duel-round = Reprise { $round }{ $each ->
    [yes] , un dé de moins chacun
   *[no] { "" }
}. { $mine ->
    [botte] Il faut à { $name } une botte ou une épée non parée
    [sword] Il faut à { $name } une épée non parée
   *[none] { $name } n’a plus de dés
} ; { $its ->
    [botte] il faut à son adversaire une botte ou une épée non parée
    [sword] il faut à son adversaire une épée non parée
   *[none] son adversaire n’a plus de dés
}.
mr-duel-left = { $life ->
    [0] L’adversaire tient toujours : il faudra un autre duel.
    [one] Il reste une vie à l’adversaire : il faudra un autre duel.
   *[other] Il reste { $life } vies à l’adversaire : il faudra un autre duel.
}

## Ce qui est demandé

mr-you = { $side ->
    [milady] Vous êtes Milady, seule contre les Mousquetaires : empêchez le retour des ferrets.
    [all] Vous menez les Mousquetaires contre Milady : rapportez les ferrets de la Reine.
    [one] Vous êtes { $names }, avec { $others } contre Milady : rapportez les ferrets de la Reine.
   *[some] Vous menez { $names }, avec { $others } contre Milady : rapportez les ferrets de la Reine.
}
mr-ask-destination = Où allez-vous, en secret ?
mr-ask-paris = Mettre une carte en jeu à Paris ?
mr-ask-man = Qui envoyez-vous ? { $mission }, force restante : { $force }.
mr-ask-ambush = Une embûche pour cette mission, { $mission } ?
mr-ask-nemesis = De qui est-ce la Némésis ?
mr-ask-perfidy = Piocher une carte Perfidie, ou en jouer une ?
mr-ask-target = { $card } : contre qui ?
mr-ask-close = Quelle route est une impasse ce tour-ci ?
mr-ask-reveal = { $attempt ->
    [challenge] { $name } tente un défi : { $what }.
    [duel] { $name } provoque en duel { $what }.
    [guard] { $name } provoque un garde en duel : { $what }.
    [inn] { $name } tend la main vers une porte de l’auberge : { $what }.
   *[passage] { $name } cherche le passage secret.
} { $there ->
    [yes] Rochefort intervient-il ?
   *[no] Vous n’y êtes pas.
}
mr-ask-own = Vous êtes { $place } et pouvez { $where ->
    [la_rochelle] retirer une carte des remparts
   *[other] prendre une carte
} : laquelle ?
mr-ask-reroll = Relancer un bouclier ?
mr-ask-wound = Qui reçoit la blessure ?
mr-ask-lay = { $laid ->
    [yes] { $board } : cela reste-t-il ainsi ?
   *[no] { $board }, { $where } : quel jeton { $door ->
        [0] y attend ?
       *[other] derrière la porte { $door } à partir de la gauche ?
    }
}
mr-ask-jail = Milady a fait arrêter { $name }. Tenter de s’évader aussitôt ?
mr-ask-one_for_all = Jouer Un pour tous, tous pour un ?
mr-ask-next = Qui agit maintenant ?
mr-ask-action = { $count ->
    [0] { $rides ->
        [yes] { $name } n’a plus d’action, mais peut encore chevaucher.
       *[no] { $name } n’a plus d’action.
    }
    [one] { $name } a encore { $count } action.
   *[other] { $name } a encore { $count } actions.
}{ $leaves ->
    [yes] {" "}Il doit d’abord quitter le palais de Richelieu : où va-t-il ?
   *[no] {""}
}
mr-ask-pay = { $token } : avec quelle carte payer ?
mr-ask-buy = Acheter un deuxième jeton dans la même action ?
mr-ask-offer = Qu’échangent { $name } et { $partner } ?
mr-ask-trade = { $name } propose cet échange à { $partner }. D’accord ?
mr-ask-planchet = Planchet : regarder une ligne de l’auberge, ou piocher ?
mr-ask-heal = Mousqueton : qui soigner ?
mr-ask-cards = { $what } : avec quelle carte ?
mr-cards-sum = { $skill } { $own }{ $laid ->
    [0] { "" }
   *[other] { " " }+ { $laid }
} sur { $value } : il manque { $left }.
mr-ask-commit = { $name } contre { $foe } : quelles cartes engager ?
mr-ask-blade = La lame de Tolède : relancer un dé ?
mr-ask-sacrifice = Le siège recule à { $to }{ $lives ->
    [0] . { $name } donne-t-il une vie pour tenir une case ?
    [one]  : La Rochelle est perdue. { $name } donne-t-il une vie pour tenir une case ?
   *[other]  : La Rochelle est perdue, à moins de donner { $lives } vies. { $name } en donne-t-il une ?
}

## Réponses

mr-do-done = { $asking ->
    [commit] { mr-attempt-duel }
    [buy] C’est tout
    [offer] { mr-exchange-short }
   *[other] Fini
}
mr-do-pass = { $asking ->
    [blade] Garder les dés
    [reroll] Garder les dés
    [ambush] Pas d’embûche
    [paris] Pas de carte
    [perfidy] Ni l’un ni l’autre
   *[other] Rien
}
mr-do-yes = { $asking ->
    [sacrifice] Donner une vie
    [one_for_all] La jouer
    [trade] D’accord
   *[other] Oui
}
mr-do-no = { $asking ->
    [sacrifice] Céder la case
    [one_for_all] Pas encore
    [trade] Refuser
   *[other] Non
}
mr-do-appear = Rochefort intervient
mr-do-stay_hidden = Rester cachée
mr-do-draw_perfidy = Piocher une carte
mr-do-refill = Piocher jusqu’à trois
mr-do-after_you = Après vous
mr-do-wait = Attendre
mr-do-escape_pay = Soudoyer : 1 pistole, 1 action
mr-do-escape_fight = Affronter le geôlier : 1 action
mr-do-draw = { $asking ->
    [planchet] Piocher 2 cartes
   *[other] Piocher une carte
}
mr-do-passage = Passage secret
mr-do-end_turn = Il finit
mr-draw-short = Piocher
mr-end-sure = { $count ->
    [one] Finir avec { $count } action restante ?
   *[other] Finir avec { $count } actions restantes ?
}
mr-end-sure-short = Finir ?
mr-end-short = Finir
mr-do-reroll = Relancer le bouclier
mr-do-destination = Aller { $place }, en secret
mr-do-close = Empêcher d’aller { $place }
mr-begin = { $name } commence
mr-go = Aller { $place }
mr-paris-asks = { $count ->
    [0] Des gardes de force { $force }.
   *[other] { $challenges } ; des gardes de force { $force }.
}
mr-reach = { $brief ->
    [yes] { "" }
   *[no] { $name } :{ " " }
}{ $own }{ $cards ->
    [0] { "" }
   *[other] { " " }+ { $cards }{ $any ->
        [yes] , toute carte convient
       *[no] { "" }
    }
}{ $short ->
    [0] { "" }
   *[other] , il manque { $short }
}
mr-back-to-room = Retour à la salle commune
mr-end-title = { $side ->
    [milady] Milady l’emporte
   *[team] Les Mousquetaires l’emportent
}
# Ce qui s’est passé à cette table, une fois la partie finie
mr-end-course = En { $turns ->
    [one] un tour
   *[other] { $turns } tours
}, les Mousquetaires ont franchi { $boards ->
    [one] { $boards } plateau
   *[other] { $boards } plateaux
} de la quête sur { $of } ; missions accomplies : { $done }, échouées : { $failed }.
mr-end-enough = { $what ->
    [siege] La nuit du tour { $turn }, les épées rouges l’ont emporté { $red } à { $blue } : { $count ->
        [one] une épée bleue de plus aurait
       *[other] { $count } épées bleues de plus auraient
    } suffi.
    [honour] Au tour { $turn }, il est tombé de 1 à 0 : un point de plus aurait alors suffi.
   *[constance] La nuit du tour { $turn }, le nœud s’est resserré : { $count ->
        [one] une tâche de plus à Paris l’aurait
       *[other] { $count } tâches de plus à Paris l’auraient
    } délivrée à temps.
}
mr-end-lacked = { $what ->
    [galleries] Il manquait aux Mousquetaires { $left ->
        [one] 1 galerie
       *[other] { $left } galeries
    } du Louvre.
    [england] Il manquait aux Mousquetaires { $left ->
        [one] 1 étape
       *[other] { $left } étapes
    } d’Angleterre et toutes les galeries.
    [quest] Il manquait aux Mousquetaires { $left ->
        [one] 1 épreuve
       *[other] { $left } épreuves
    } de la quête.
   *[milady] Il { $side ->
        [milady] vous manquait
       *[other] manquait à Milady
    } { $left ->
        [one] 1 pas
       *[other] { $left } pas
    } ({ $track }).
}
mr-end-beaten = { $name } croise le fer avec { $foe } et l’emporte.
mr-end-most = { $names } { $each ->
    [yes] ont fait le plus : défis relevés et adversaires touchés, { $count } chacun.
   *[no] a fait le plus : défis relevés et adversaires touchés, { $count } en tout.
}
mr-end-fell = { $names } { $each ->
    [yes] ont été chacun
   *[no] a été
} hors de combat { $count ->
    [one] une fois
   *[other] { $count } fois
}.
mr-end-team-quest = Vous avez rapporté les ferrets à temps !
mr-end-team-time = Le bal a commencé sans les ferrets.
mr-end-team-honour = L’honneur de la Reine n’a pu être sauvé.
mr-end-team-siege = La Rochelle est tombée dans votre dos.
mr-end-team-constance = Vous êtes arrivés trop tard pour Constance.
mr-end-milady-quest = Ils vous ont filé entre les doigts, Milady.
mr-end-milady-time = Vous avez gagné, Milady : le temps leur a manqué.
mr-end-milady-honour = Vous avez gagné, Milady : la Reine est déshonorée.
mr-end-milady-siege = Vous avez gagné, Milady : La Rochelle est perdue.
mr-end-milady-constance = Vous avez gagné, Milady : Constance s’est tue.
mr-ride = Aller à cheval { $place } (sans action)
mr-ride-back = Retour à la salle commune (sans action)
mr-way-short = { $way ->
    [ride] Galop → { $place }
   *[move] → { $place }
}
mr-open-short = { $what ->
    [buy] Achat
    [exchange] Échange
   *[character] Jouer
}
mr-open-buy = Acheter…
mr-open-exchange = Échanger…
mr-open-character = Jouer une carte…
mr-reinforce-combat = Poser Combat
mr-reinforce-double_combat = Poser Double Combat
mr-offer-gives = { $name } donne
mr-offer-nothing = encore rien
mr-offer-yours = choisissez une carte de la main
mr-offer-keep = { $name } : le retirer de l’échange
mr-ask-weigh = { $what } : c’est décidé ?
mr-weigh-points = Il faut { $value }. Il a { $own }{ $cards ->
    [0] { "" }
   *[other] , et jusqu’à { $cards } de plus en cartes
}.
mr-stake = En jeu : { $of ->
    [last] la dernière tâche de « { $name } »
    [part] une des { $left } tâches restantes de « { $name } »
   *[quest] une épreuve de la quête
}{ $reward ->
    [none] { "" }
   *[other] { " " }; elle rapporte { $reward }
}.
mr-weigh-back = Retour
mr-weigh-cost = { $attempt ->
    [yes] { $count ->
        [one] Coûte sa dernière action, quoi qu’il en sorte.
       *[other] Coûte une de ses { $count } actions, quoi qu’il en sorte.
    }
   *[no] { $count ->
        [one] Coûte sa dernière action.
       *[other] Coûte une de ses { $count } actions.
    }
}
mr-may-step-in = Rochefort peut intervenir.
mr-weigh-rochefort = { $how ->
    [surely] Milady est ici : Rochefort interviendra.
   *[perhaps] Si Milady est ici, Rochefort peut intervenir.
}
mr-weigh-lives = { $count ->
    [one] Plus qu’une vie.
   *[other] { $count } vies : chaque blessure en coûte une.
}
mr-ask-drawer = { $drawer ->
    [buy] Acheter quoi ? Un ou deux jetons prennent une action.
    [character] Jouer quelle carte ? Cela prend une action.
    [partner] Avec { $name } : choisissez la carte voulue.
   *[exchange] Avec qui ? Choisissez une personne, ou la carte voulue.
}
mr-trade-takes = Ce que { $name } pourrait donner
mr-trade-token = { $way ->
    [give_token] Donner : { $token }
   *[take_token] Prendre : { $token }
}
mr-cards-of-name = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
mr-trade-whole = { $way ->
    [gives] Donner { $given } à { $partner }
    [gets] Prendre { $taken } à { $partner }
   *[both] Échanger avec { $partner } : { $given } contre { $taken }
}
mr-exchange-short = Échange
mr-manned-so-far = Déjà choisis
mr-laid-so-far = Déjà posés
# In the list of Milady's reserve: why he cannot be chosen now
mr-guard = { $guard ->
    [chosen] Choisi pour cette mission
   *[strong] Plus fort que la force restante
}
mr-set-up-chance = Le reste au hasard
mr-set-up-advised = Le reste comme conseillé

## Ce qui arrive
## Une phrase qui commence par $name dit « Il » quand la précédente parlait déjà de lui.

mr-he = Il
mr-tell-turn_started = Tour { $turn }.
mr-tell-destination_chosen = { $known ->
    [yes] { $side ->
        [milady] Vous allez
       *[other] Milady va
    } { $to } en secret.
   *[no] Milady a choisi où aller.
}
mr-drawn-hers = Elle en a maintenant { $count }. À chaque tour suivant, elle peut en jouer une au lieu de piocher.
mr-tell-perfidy_drawn = { $reason ->
    [search] { $side ->
        [milady] Vous choisissez une carte dans la pile Perfidie
       *[other] Milady cherche la carte Perfidie qu’il lui faut
    }
    [siege] { $side ->
        [milady] Le siège vous rapporte une carte Perfidie
       *[other] Le siège rapporte une carte Perfidie à Milady
    }
    [paris] { $side ->
        [milady] Votre complot à Paris vous rapporte une carte Perfidie
       *[other] Son complot à Paris rapporte une carte Perfidie à Milady
    }
    [louvre] Pour cette mission échouée, { $side ->
        [milady] vous piochez
       *[other] Milady pioche
    } une carte Perfidie
   *[other] { $side ->
        [milady] Vous piochez
       *[other] Milady pioche
    } { $count ->
        [one] une carte Perfidie
       *[other] { $count } cartes Perfidie
    }
}{ $known ->
    [yes] { " : " }{ $cards }.
   *[no] .
}
mr-tell-perfidy_played = { $side ->
    [milady] Vous jouez { $card }
   *[other] Milady joue { $card }
}{ $target ->
    [musketeer] {" "}contre { $name }.
    [place] {" : "}ce tour-ci, personne ne peut aller { $to }.
    [turn] . { $about }
   *[none] .
}
mr-tell-perfidy_lost = { $side ->
    [milady] Vous devez vous défausser d’une carte : { $card }.
   *[other] Milady doit se défausser d’une carte : { $card }.
}
mr-tell-rochefort_healed = Rochefort retrouve { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}.
mr-tell-paris_taken = { $known ->
    [yes] { $side ->
        [milady] Vous prenez
       *[other] Milady prend
    } une carte Paris : { $card }.
   *[no] Milady prend une carte Paris.
}
mr-tell-mission_placed = { $where ->
    [paris] { $side ->
        [milady] Vous tramez quelque chose à Paris : { $mission }.
       *[other] Milady trame quelque chose à Paris : { $mission }.
    }
   *[louvre] Une mission attend au Louvre : { $mission }.
}
mr-tell-manned = { $count ->
    [0] Personne ne la garde.
    [one] Elle est gardée par { $foes }.
   *[other] Elle est gardée par { $foes }.
}
mr-tell-ambush_placed = { $ambush ->
    [mendiants] Des mendiants assiègent la porte.
    [assassin] Un assassin y est aux aguets.
    [voleurs] Des voleurs y sont aux aguets.
    [courtisane] Une courtisane y rend la galanterie difficile.
   *[nemesis] { $name } y trouve sa Némésis et n’y peut rien tenter.
}
mr-tell-ambush_rolled = { $ambush ->
    [assassin] { $face ->
        [sword] { $name } tombe sur l’assassin.
       *[other] { $name } échappe à l’assassin.
    }
   *[voleurs] { $face ->
        [sword] { $name } tombe sur les voleurs.
       *[other] { $name } échappe aux voleurs.
    }
}
mr-tell-beggars_paid = { $name } paie, et les mendiants passent leur chemin.
mr-tell-mission_ended = { $result ->
    [done] { $where ->
        [paris] Déjoué à Paris : { $mission }.
       *[louvre] La mission au Louvre est accomplie : { $mission }.
    }
    [failed] La mission au Louvre a échoué : { $mission }.
   *[replaced] { $side ->
        [milady] Vous abandonnez votre ancien complot : { $mission }.
       *[other] Milady abandonne son ancien complot : { $mission }.
    }
}
mr-cry-mission = { $result ->
    [failed] La mission a échoué !
   *[done] { $where ->
        [paris] Le complot est déjoué !
       *[louvre] Mission accomplie !
    }
}
mr-deed-epic = À garder pour le dernier plateau : les jetons Épopée y font passer une galerie.
mr-deed-beaten = { $foe } est hors de combat !
mr-cry-board = { $board ->
    [inn] L’auberge est franchie !
    [calais] Calais est franchi !
    [england] De retour d’Angleterre !
   *[galleries] La dernière galerie !
}
mr-tell-board_placed = { $board ->
    [inn] La quête des ferrets commence dans une auberge.
    [calais] La quête se poursuit à Calais.
    [england] { $first ->
        [yes] La quête commence à mi-chemin, en Angleterre.
       *[no] La quête se poursuit en Angleterre.
    }
   *[galleries] La quête se poursuit dans les galeries du Louvre.
}
mr-tell-tokens_laid = { $side ->
    [milady] Vous y disposez
   *[other] Milady y dispose
} { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} face cachée.
mr-tell-board_finished = { $board ->
    [inn] { $name } a trouvé le chemin à travers l’auberge.
    [calais] { $name } a ouvert la route au-delà de Calais.
    [england] { $name } a mené à bien le voyage d’Angleterre.
   *[galleries] { $name } a franchi la dernière galerie.
}
mr-tell-stage_passed = C’est fait : { $stage }.
mr-tell-gallery_passed = { $gallery } : les Mousquetaires sont passés{ $how ->
    [passage] { " " }par le passage secret.
   *[other] .
}
mr-tell-token_revealed = On découvre : { $tokens }.
mr-tell-token_discarded = { $cause ->
    [beaten] Le garde est vaincu.
    [decoy] Derrière la porte, il n’y a personne.
   *[trap] Derrière la porte, il y a un piège.
}
mr-tell-musketeer_started = { $name } commence.
mr-tell-moved = { $cause ->
    [release] { $name } est libre et va { $place }.
   *[move] { $free ->
        [yes] { $name } va à cheval { $place }.
       *[no] { $name } va { $place }.
    }
}
mr-tell-inn_moved = { $square ->
    [0] { $name } revient dans la salle commune.
   *[other] { $name } avance jusqu’à la porte { $square } de la ligne { $line }.
}
mr-tell-bought = { $token ->
    [pistol] { $name } achète un pistolet.
    [toledo] { $name } achète une lame de Tolède.
    [cuirass] { $name } achète une cuirasse.
    [horse] { $name } achète un pur-sang.
    [improved_erudition] { $name } améliore son Érudition.
    [improved_nobility] { $name } améliore sa Noblesse.
    [improved_gallantry] { $name } améliore sa Galanterie.
    [improved_panache] { $name } améliore son Panache.
   *[improved_botte] { $name } améliore sa botte.
}
mr-tell-adventure_drawn = { $known ->
    [yes] { $name } pioche { $cards }.
   *[no] { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
}
mr-tell-exchanged = { $way ->
    [gives] { $name } donne { $given } à { $partner }.
    [gets] { $name } reçoit { $taken } de { $partner }.
   *[both] { $name } donne { $given } à { $partner } contre { $taken }.
}
mr-tell-exchange_refused = { $partner } refuse cet échange avec { $name }.
mr-tell-character_played = { $name } fait appel à un ami : { $card }.
mr-tell-reinforced = { $name } renforce La Rochelle : { $card }.
mr-tell-element_declared = { $kind ->
    [challenge] { $name } tente un défi { $place }.
    [duel] { $name } cherche un duel { $place }.
    [inn] { $name } tend la main vers une porte de la ligne { $line } de l’auberge.
   *[passage] { $name } cherche le passage secret.
}
mr-tell-milady_revealed = { $cause ->
    [rochefort] { $side ->
        [milady] Ils le savent : vous êtes { $place } !
       *[other] Milady est { $place } !
    }
    [richelieu] { $side ->
        [milady] On vous trouve { $place } : vous n’y prendrez pas de carte.
       *[other] On trouve Milady { $place } : elle n’y prendra pas de carte.
    }
   *[end] { $side ->
        [milady] Personne ne vous a trouvée : vous étiez { $place }.
       *[other] Le soir, on apprend où était Milady : { $place }.
    }
}
mr-tell-milady_acted = { $side ->
    [milady] Vous retirez
   *[other] Elle retire
} des remparts de La Rochelle la carte { $card }.
mr-tell-rochefort_appeared = Rochefort barre la route à { $name }.
mr-appeared-about = { $what ->
    [element_declared] Milady est-elle ici ? Elle peut être dans { $places } lieux.
    [fallen] Au Vieux-Colombier, il se relèvera avec toutes ses vies.
   *[rochefort_appeared] { $side ->
        [milady] Vous êtes ici. Si Rochefort est blessé, il fuit avec vous.
       *[other] Milady est ici. La voie n’est libre qu’une fois Rochefort blessé.
    }
}
mr-tell-rochefort_fled = { $side ->
    [milady] Rochefort, blessé, s’enfuit avec vous chez vous.
   *[other] Rochefort, blessé, s’enfuit avec Milady chez elle.
}
mr-tell-action_cancelled = { $name } doit renoncer.
mr-tell-action_resumed = La voie est libre pour { $name }.
mr-tell-challenge_won = { $name } relève le défi { $challenge } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $count ->
    [0] .
   *[other] , grâce à { $cards }.
}
mr-tell-validated = La récompense : { $reward }.
mr-tell-duel_started = { $name } croise le fer avec { $foe }.
mr-tell-committed = { $name } lance { $blue ->
    [one] { $blue } dé
   *[other] { $blue } dés
}.
mr-tell-thrown = Reprise { $round } : aux dés, { $swords } contre { $enemy }.
mr-tell-toledo = La lame de Tolède change un dé : { $new } au lieu de { $old }.
mr-tell-botte = { $who ->
    [both] Les deux bottes font mouche ; rien d’autre ne compte.
    [musketeer] La botte du Mousquetaire fait mouche ; rien d’autre ne compte.
   *[opponent] La botte de l’adversaire fait mouche ; rien d’autre ne compte.
}
mr-tell-round_result = Une cuirasse tient bon.
mr-tell-duel_ended = { $result ->
    [opponent] Premier sang pour { $name }.
    [musketeer] { $name } est touché.
    [both] Le sang coule des deux côtés.
   *[tie] Personne n’est touché.
}
mr-tell-wounded = { $cause ->
    [final_wound] { $name } reçoit un dernier coup.
    [trap] { $name } tombe dans un piège et reçoit une blessure.
    [paris] { $name } est blessé par le complot de Paris.
   *[other] { $name } reçoit { $amount ->
        [one] une blessure
       *[other] { $amount } blessures
    }.
}
mr-tell-healed = { $name } retrouve { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
}.
mr-tell-fallen = { $name } est hors de combat ; on le porte au Vieux-Colombier.
mr-tell-recovered = { $name } est de nouveau sur pied.
mr-tell-jailed = { $cause ->
    [richelieu] { $side ->
        [milady] { $name } ne vous trouve pas et finit à la Bastille.
       *[other] { $name } ne trouve pas Milady et finit à la Bastille.
    }
   *[perfidy] { $name } est conduit à la Bastille.
}
mr-tell-escape = { $name } soudoie le geôlier.
mr-tell-siege_thrown = { $again ->
    [yes] Un dé est relancé : { $swords } contre { $enemy }.
   *[no] { $side ->
        [milady] L’équipe lance { $swords }, vous { $enemy }.
       *[other] L’équipe lance { $swords }, Milady { $enemy }.
    }
}
mr-tell-sacrificed = { $name } tient le rempart de son sang.
mr-tell-token_moved = { $token ->
    [time] Le temps avance jusqu’à la case { $after }.{ $more }
    [honour] L’honneur de la Reine { $way ->
        [up] remonte
       *[down] tombe
    } à { $after }{ $cause ->
        [ladder] {" "}: le Louvre a trop attendu
        [paris] {" "}: Paris jase
       *[other] {""}
    }.
    [siege] { $way ->
        [up] Les défenseurs gagnent du terrain : le siège en est à { $after }.
       *[down] Richelieu gagne du terrain : le siège en est à { $after }.
    }
   *[louvre] Au Louvre, le temps presse : case { $after } de l’échelle.
}
mr-siege-dice-now = À La Rochelle, le temps { $side ->
    [milady] vous donne désormais
   *[other] donne désormais à Milady
} { $dice ->
    [one] { $dice } dé rouge
   *[other] { $dice } dés rouges
} au lieu de { $before }.
mr-tell-siege_reward = { $reward ->
    [epic] Le siège rapporte un jeton Épopée à l’équipe.
   *[one_for_all] Le siège rapporte à l’équipe Un pour tous, tous pour un.
}
mr-tell-purse = { $way ->
    [up] L’équipe gagne { $what }.
   *[down] L’équipe perd { $what }.
}
mr-tell-epic = { $way ->
    [up] L’équipe gagne { $what }.
   *[down] L’équipe perd { $what }.
}
mr-tell-strangling = { $added ->
    [0] Constance peut respirer
   *[other] Le lacet se serre autour de Constance
} ; { $total ->
    [one] { $total } épée
   *[other] { $total } épées
} jusqu’ici.
mr-tell-one_for_all = Un pour tous, tous pour un !
mr-tell-match_ended = { $ending }

## Où l’on va, où l’on est, qui un Mousquetaire rencontre, et qui c’est désormais

place-paris-to = à Paris
place-louvre-to = au Louvre
place-quest-to = vers la quête
place-la_rochelle-to = à La Rochelle
place-richelieu-to = chez Richelieu
place-miladys_house-to = au logis
place-vieux_colombier-to = au Vieux-Colombier
place-bastille-to = à la Bastille
place-paris-at = à Paris
place-louvre-at = au Louvre
place-quest-at = sur le chemin de la quête
place-la_rochelle-at = à La Rochelle
place-richelieu-at = chez Richelieu
place-miladys_house-at = au logis
place-vieux_colombier-at = au Vieux-Colombier
place-bastille-at = à la Bastille
adversary-force_2 = { quest-force_2 }
adversary-force_3 = { quest-force_3 }
adversary-force_4 = { quest-force_4 }
adversary-force_2-met = un garde de force 2
adversary-force_3-met = un garde de force 3
adversary-force_4-met = un garde de force 4
adversary-gaoler-met = le geôlier
adversary-force_2-the = le garde
adversary-force_3-the = { adversary-force_2-the }
adversary-force_4-the = { adversary-force_2-the }
adversary-gaoler-the = le geôlier

## L’histoire

mr-story-setup = Avant le premier tour
mr-story-dealt = Chaque Mousquetaire reçoit { $cards ->
    [one] { $cards } carte Aventure
   *[other] { $cards } cartes Aventure
}, et { $side ->
    [milady] vous
   *[other] Milady
} { $perfidy ->
    [one] { $perfidy } carte Perfidie
   *[other] { $perfidy } cartes Perfidie
} et une carte Paris.
mr-story-turn = Tour { $turn }
mr-story-evening = Fin du tour
mr-story-waits = { $name } attend.

## Aide

mr-help-word = Aide
mr-help-open = Comment on joue
mr-help-title = Comment on joue
mr-help-team = Vous gagnez quand le dernier plateau de la quête est franchi. Milady gagne par le temps, par l’honneur de la Reine, par le siège, ou quand Constance est étranglée.
mr-help-milady = Vous gagnez par le temps, par l’honneur de la Reine, par le siège, ou quand Constance est étranglée. Les Mousquetaires gagnent par la quête.
mr-help-actions = Un Mousquetaire se déplace, achète, pioche, échange, joue un personnage, relève un défi, se bat, renforce La Rochelle ou sort de la Bastille : une action à chaque fois.
mr-help-challenge = Un défi se passe de dés : la compétence et les cartes dépensées doivent atteindre ensemble sa valeur.
mr-help-duel = Un duel finit au premier sang : chaque épée qu’aucun bouclier ne pare est une blessure. Après une reprise sans blessure, tous deux continuent avec un dé de moins.
mr-help-botte = Une botte est le coup secret d’un escrimeur : le jet de symboles montré à côté de lui. Qui lance au moins ces symboles blesse l’autre une fois et n’est pas blessé, quoi que disent les autres dés ; si les deux y parviennent, chacun est blessé une fois. Dans tous les cas, le duel est fini.
mr-help-rochefort = { $side ->
    [milady] Là où vous êtes, Rochefort peut barrer la route à tous, sauf à Athos. Blessé, il s’enfuit, et l’on sait où vous étiez.
   *[team] Là où est Milady, Rochefort peut barrer la route à tous, sauf à Athos. Blessé, il s’enfuit, et l’on sait où ils étaient.
}
mr-help-louvre = Au Louvre, il y a toujours une mission. Son jeton avance d’une case de l’échelle à chaque tour ; sur la troisième, puis sur la quatrième, l’honneur de la Reine baisse, et sur la quatrième la mission a échoué. Accomplie à temps, elle rend un point d’honneur.
mr-help-pistoles = Les pistoles récompensent bien des défis et des duels ; Monsieur des Essarts en apporte aussi. Elles achètent des équipements, paient les mendiants et le geôlier.
mr-help-epic = Les jetons Épopée sont eux aussi des récompenses. Gardez-les pour le dernier plateau : trois jetons font passer une galerie du Louvre par un passage secret.
mr-help-siege = Les cartes Combat à La Rochelle lancent des dés à la fin de chaque tour ; la différence d’épées déplace le siège.
mr-help-fallen = Qui n’a plus de point de vie est porté au Vieux-Colombier et se relève à la fin de la phase des Mousquetaires du tour suivant.
mr-help-destination = D’abord, vous choisissez en secret où vous êtes ce tour-ci, vous et Rochefort.
mr-help-paris = Ensuite, vous pouvez mettre en jeu une carte Paris, y envoyer des adversaires dans la limite de sa force, et y tendre une embûche.
mr-help-perfidy = Puis vous piochez une carte Perfidie, ou vous en jouez une.
mr-help-own = Si personne ne vous a trouvée, vous agissez à la fin : retirer une carte à La Rochelle, prendre des cartes chez Richelieu, ou une carte Paris au logis.

## Le premier tour, expliqué

mr-coach-cardinal = Le Cardinal vous souffle
mr-coach-ask-next = Vous gagnez par la quête, avec tous les Mousquetaires, dans l’ordre que vous voulez. Touchez-en un pour voir ses cartes, et encore une fois pour commencer par lui.
mr-coach-ask-action = { $name } a { $count ->
    [one] { $count } action
   *[other] { $count } actions
}. { mr-now-how } { $gold ->
    [no] Rien n’est conseillé ici : à vous de choisir.
   *[yes] En doré : ce qui aide le plus maintenant.
}
mr-coach-attempt = Commencez par ce que { $name } peut tenter ici : touchez-le, et le bouton du bas l’accomplit. Une mission accomplie ôte une arme à Milady. Tout le reste est en bas.
mr-coach-last-action = C’est sa dernière action. Quand rien d’autre n’en vaut la peine, piochez une carte : elle servira toujours.
mr-coach-ask-cards = Dans un défi, sa compétence et ses cartes doivent atteindre la valeur ; pas de dés, pas de chance. Touchez les cartes qui lui apportent ce qui manque.
mr-coach-ask-commit = Les cartes Combat donnent des dés de plus, pour ce duel seulement. Il gagne alors plus souvent, mais peut être blessé quand même : ce qu’il faut en attendre se lit au-dessus des boutons.
mr-coach-ask-blade = La lame de Tolède permet de relancer un de ses dés, une fois dans ce duel. Regardez ce qui manque à sa botte.
mr-coach-ask-offer = Deux Mousquetaires dans un même lieu peuvent échanger autant qu’ils veulent en une action. Cela vaut la peine quand l’un d’eux peut alors faire ce que personne ne pouvait.
mr-coach-ask-buy = Une action permet d’acheter jusqu’à deux choses. Un équipement coûte des pistoles ; une amélioration coûte une carte et reste pour toujours.
mr-coach-ask-pay = Une amélioration se paie d’une carte. Touchez celle dont il peut se passer.
mr-coach-ask-sacrifice = Le siège va perdre du terrain. Un Mousquetaire à La Rochelle peut donner une vie pour tenir une case, mais ses vies lui servent aussi en duel.
mr-coach-challenge-won = { $side ->
    [milady] Ils ont relevé un défi ; il porte son sceau. Quand tout, dans une mission, porte le sien, elle est accomplie, et l’honneur de la Reine peut remonter.
   *[team] Défi relevé ! Il porte son sceau. Quand tout, dans une mission, porte le sien, elle est accomplie.
}
mr-coach-dice = Les deux lancent ensemble. Une botte, le jet montré à côté de chacun, touche aussitôt et finit le duel. Sans botte, chaque épée non parée par un bouclier touche. Si personne n’est blessé, on continue avec un dé de moins.
mr-coach-mission-ended = { $place ->
    [louvre] Cette mission est finie, et une nouvelle est déjà là : le Louvre n’est jamais tranquille.
   *[paris] C’était la mission à Paris. Tant que Milady ne joue pas d’autre carte, la paix y règne.
}
mr-coach-door = Ici commence la quête, et c’est par elle que vous gagnez. Derrière chaque porte attend un garde, un piège, ou personne. Qui dégage une ligne ouvre à tous le plateau suivant ; après le quatrième, vous avez gagné.
mr-coach-bastille = { $side ->
    [milady] Un prisonnier perd du temps : il sort pour une pistole ou en se battant, et cela lui coûte une action.
   *[team] Un prisonnier sort pour une pistole ou en se battant contre le geôlier. Cela coûte une action.
}
mr-coach-ambush = { $side ->
    [milady] Votre embûche reste avec la mission jusqu’à ce que celle-ci soit finie. Les mendiants, on peut les payer pour qu’ils partent.
   *[team] Une embûche reste avec la mission jusqu’à ce que celle-ci soit finie. Les mendiants, on peut les payer pour qu’ils partent.
}
mr-coach-may-step-in = Là où se dresse un ?, Milady se cache peut-être, et Rochefort avec elle. Si elle est ici, il peut barrer la route à une tentative : il faut alors d’abord le blesser.
mr-coach-rochefort = { $side ->
    [milady] Rochefort se bat pour vous. S’il blesse ou tient bon, la tentative est perdue ; s’il est blessé, il s’enfuit avec vous, et vous n’avez pas d’action ce tour-ci.
   *[team] Milady est ici, et Rochefort avec elle ! Il faut le blesser pour que la voie soit libre. Athos est le seul qu’il n’arrête jamais.
}
mr-coach-revealed = { $side ->
    [milady] Maintenant, on sait où vous étiez. Au tour suivant vous choisissez à nouveau, et de nouveau en secret.
   *[team] Maintenant seulement, on apprend où était Milady. Où elle est allée une fois, elle peut revenir : cela vaut la peine de s’en souvenir.
}
mr-coach-fallen = { $side ->
    [milady] L’un d’eux est hors de combat et perd du temps jusqu’à ce qu’il se relève.
   *[team] Il est hors de combat, mais pas perdu : au Vieux-Colombier il se relève avec toutes ses vies.
}
mr-coach-siege = Chaque tour finit à La Rochelle : les cartes Combat des remparts lancent pour les Mousquetaires, et le temps donne ses dés à Milady. La différence d’épées déplace le siège.
mr-coach-tracks = { $side ->
    [milady] Un seul suffit pour que vous gagniez : le temps, l’honneur de la Reine, le siège, Constance. Le temps avance tout seul. Touchez-en un pour voir où vous en êtes.
   *[team] Un seul suffit à Milady pour gagner : le temps, l’honneur de la Reine, le siège, Constance. Touchez-en un pour voir où elle en est. Vous, vous gagnez par la quête.
}
mr-coach-ask-destination = Vous êtes Milady. Choisissez en secret où vous êtes ce tour-ci : Rochefort vous accompagne, et peut y barrer la route aux Mousquetaires.
mr-coach-ask-paris = Vous pouvez mettre en jeu une carte Paris. Elle travaille pour vous à la fin de chaque tour, tant que les Mousquetaires n’en sont pas venus à bout.
mr-coach-ask-man = Toute mission a besoin de gardes. Envoyez des adversaires dont les forces réunies lui conviennent ; chacun devra être battu en duel.
mr-coach-ask-ambush = Avec les gardes, vous pouvez tendre une embûche. Chacune ne sert qu’une fois : elle peut aussi attendre une meilleure mission.
mr-coach-ask-nemesis = Nommez le Mousquetaire qui ne pourra rien tenter dans cette mission : celui qui s’en tirerait le mieux.
mr-coach-ask-perfidy = Maintenant, piochez une carte Perfidie pour plus tard, ou jouez-en une. Pas les deux.
mr-coach-ask-target = Choisissez le Mousquetaire qui en souffrira : celui qui vous manquerait le plus à leur place.
mr-coach-ask-close = Fermez la route dont ils ont le plus besoin ce tour-ci. Qui est déjà là-bas peut y rester.
mr-coach-musketeers = C’est maintenant aux Mousquetaires. Ils ne savent pas où vous êtes, mais ils devinent.
mr-coach-ask-reveal = Un Mousquetaire tente quelque chose là où vous êtes. Envoyez Rochefort, et tous sauront où vous êtes ; ou laissez passer, et attendez un meilleur moment.
mr-coach-ask-own = Personne ne vous a trouvée : c’est donc à vous d’agir, là où vous êtes.
mr-coach-end = { $side ->
    [milady] C’était un tour entier. Retardez les Mousquetaires : laissez filer le temps, ou minez l’honneur de la Reine, brisez le siège, faites étrangler Constance.
   *[team] C’était un tour entier. Vous ne gagnez que par la quête, plateau après plateau, jusqu’au bout des galeries du Louvre. D’ici là, préservez de Milady le temps, l’honneur, le siège et Constance.
}

## La deuxième leçon, siège et embûche

mr-coach-siege-beggars = Tant que les mendiants sont là, personne ne peut rien tenter de cette mission. Pour { $price } pistoles ils s’en vont, sans action et même de loin. Payez maintenant, tant que { $name } a des actions.
mr-coach-siege-clear = La voie est libre, et la seule compétence de { $name } suffit à ce défi : une action, pas de carte, et l’embûche ne vous aura rien coûté de plus.
mr-coach-siege-go = Le siège est à deux cases du bord, où Milady gagne aussitôt, si bien que tout aille ailleurs. Touchez La Rochelle, et envoyez-y { $name }.
mr-coach-siege-reinforce = Sur les remparts, une carte Combat lance un dé ce tour-ci et à chaque tour qui suit ; en duel, elle ne servirait qu’une fois. Posez-la ici.
mr-coach-siege-sacrifice = Milady a lancé plus d’épées, et le siège va perdre ses dernières cases. Chaque vie qu’un Mousquetaire donne là-bas en tient une : une vie se retrouve, un siège perdu non. Donnez-la.
mr-coach-siege-end = Voilà ce qui décide à la longue : voir les embûches avant de dépenser ses actions, garnir les remparts avant que le siège n’approche du bord, et y garder un Mousquetaire qui puisse donner une vie. Surveillez les jetons du haut.

## Un choix en peu de mots, là où l’on en parle

# $type is what is done, $name the card, person, place or thing.
mr-choice = { $type ->
    [buy] Acheter : { $name }
    [give] Donner : { $name }
    [give_token] Donner : { $token }
    [take] Prendre : { $name }
    [take_token] Prendre : { $name }
    [pay_card] Payer avec : { $name }
    [character] Jouer : { $name }
    [card] Ajouter : { $name }
    [commit] Au duel : { $name }
    [challenge] Tenter : { $name }
    [duel] Se battre : { $name }
    [inn] Tenter : { $name }
    [reveal_line] Révéler : { $name }
    [exchange] Échanger avec { $name }
    [name] Nommer { $name }
    [man] Envoyer : { $name }
    [lay_ambush] Embûche : { $name }
    [play_perfidy] Perfidie : { $name }
    [search] Chercher : { $name }
    [play_paris] À Paris : { $name }
    [take_paris] Prendre : { $name }
    [discard_space] Défausser : { $name }
    [lay_token] Poser : { $name }
    [pay_beggars] Payer les mendiants { $name }
    [blade] Relancer le dé { $name }
   *[other] { $name }
}

## Pourquoi un choix est bon

mr-why-than = qu’autrement
mr-why-against = Contre ce choix : { $why }
mr-why-quest = { $way ->
    [more] La quête avance plus { mr-why-than }.
    [less] La quête avance moins { mr-why-than }.
    [up] La quête avance.
   *[down] La quête recule.
}
mr-why-louvre = { $way ->
    [more] La mission du Louvre avance plus { mr-why-than }.
    [less] La mission du Louvre avance moins { mr-why-than }.
   *[up] La mission du Louvre avance.
}
mr-why-paris = { $way ->
    [more] La mission de Paris avance plus { mr-why-than }.
    [less] La mission de Paris avance moins { mr-why-than }.
   *[up] La mission de Paris avance.
}
mr-why-siege_dice = { $way ->
    [more] Plus de dés tiennent La Rochelle { mr-why-than }.
    [less] Moins de dés tiennent La Rochelle { mr-why-than }.
    [up] Des dés s’ajoutent à La Rochelle.
   *[down] Des dés sont perdus à La Rochelle.
}
mr-why-cards = { $way ->
    [more] Les Mousquetaires ont plus de cartes { mr-why-than }.
    [less] Les Mousquetaires ont moins de cartes { mr-why-than }.
    [up] Les Mousquetaires gagnent des cartes.
   *[down] Les Mousquetaires perdent des cartes.
}
mr-why-life = { $way ->
    [more] Les Mousquetaires gardent plus de vies { mr-why-than }.
    [less] Les Mousquetaires gardent moins de vies { mr-why-than }.
    [up] Les Mousquetaires retrouvent des vies.
   *[down] Les Mousquetaires perdent des vies.
}
mr-why-honour = { $way ->
    [more] La Reine garde plus d’honneur { mr-why-than }.
    [less] La Reine garde moins d’honneur { mr-why-than }.
    [up] L’honneur de la Reine monte.
   *[down] L’honneur de la Reine baisse.
}
mr-why-siege = { $way ->
    [more] Le siège va mieux pour les Mousquetaires { mr-why-than }.
    [less] Le siège va plus mal pour les Mousquetaires { mr-why-than }.
    [up] Le siège avance pour les Mousquetaires.
   *[down] Le siège recule pour les Mousquetaires.
}
mr-why-time = { $way ->
    [more] Il passe plus de temps { mr-why-than }.
    [less] Il passe moins de temps { mr-why-than }.
   *[up] Du temps passe.
}
mr-why-rochefort = { $way ->
    [more] Rochefort garde plus de vies { mr-why-than }.
    [less] Rochefort garde moins de vies { mr-why-than }.
    [up] Rochefort retrouve des vies.
   *[down] Rochefort perd des vies.
}
mr-why-perfidy = { $way ->
    [more] { $side ->
        [milady] Vous avez
       *[other] Milady a
    } plus de cartes Perfidie { mr-why-than }.
    [less] { $side ->
        [milady] Vous avez
       *[other] Milady a
    } moins de cartes Perfidie { mr-why-than }.
    [up] { $side ->
        [milady] Vous gagnez
       *[other] Milady gagne
    } des cartes Perfidie.
   *[down] { $side ->
        [milady] Vous cédez
       *[other] Milady cède
    } des cartes Perfidie.
}
mr-why-honour_tonight = { $count ->
    [0] Si personne n’agit, l’honneur de la Reine est perdu ce tour-ci.
   *[other] Si personne n’agit, l’honneur de la Reine tombe à { $number } ce tour-ci.
}
mr-why-siege_tonight = Avec les dés en place, La Rochelle est perdue ce tour-ci : { $number }.
mr-why-constance_tonight = Si personne n’agit, Constance est étranglée ce tour-ci : { $number }.
mr-figure-challenges = Défis gagnés
mr-figure-won = Duels gagnés
mr-figure-both = Duels où tous deux ont été touchés
mr-figure-lost = Duels perdus
mr-figure-wounds = Blessures reçues
mr-figure-done = Missions accomplies ensemble
mr-figure-failed = Missions manquées ensemble

## Pourquoi c’est demandé

mr-question-destination = Là où vous êtes, Rochefort peut barrer la route. À La Rochelle, chez Richelieu ou au logis, vous agissez après les Mousquetaires, si personne ne vous a trouvée.
mr-question-paris = Une carte Paris fait son mal à la fin de chaque tour, tant que les Mousquetaires n’en sont pas venus à bout. Il n’y en a qu’une : la nouvelle chasse l’ancienne.
mr-question-man = Chaque adversaire que vous envoyez devra être battu en duel avant que la mission soit accomplie. Qui est battu est perdu ; les autres vous reviennent.
mr-question-ambush = Une embûche rend cette mission plus dangereuse. Chacune ne sert qu’une fois dans la partie : mieux vaut garder une bonne.
mr-question-nemesis = Celui que vous nommez ne peut rien tenter dans cette mission. Nommez celui qui s’en tirerait le mieux.
mr-question-perfidy = À chaque tour, vous piochez une carte Perfidie ou vous en jouez une, jamais les deux.
mr-question-target = La carte frappe un Mousquetaire. Celui qui va achever quelque chose, ou à qui il reste peu de vie, en souffre le plus.
mr-question-close = Personne ne peut s’y rendre ce tour-ci. Qui s’y trouve déjà peut rester et agir.
mr-question-reveal = Si Rochefort intervient, la tentative attend son duel, et elle est perdue s’il n’est pas blessé. Mais tous savent alors où vous êtes, et vous n’avez pas d’action ce tour-ci.
mr-question-own = Personne ne vous a trouvée : vous agissez après les Mousquetaires. À La Rochelle, vous retirez une carte Combat, chez Richelieu vous prenez des cartes Perfidie, au logis une carte Paris.
mr-question-reroll = Seules les épées font avancer le siège. Un bouclier relancé peut en devenir une.
mr-question-wound = La carte Paris blesse un Mousquetaire. Qui n’a plus de vie est hors de combat et perd du temps jusqu’à ce qu’il se relève.
mr-question-lay = Vous cachez ici ce que les Mousquetaires rencontreront pendant la quête. Ils ne voient que des dos ; mettez le pire là où ils passeront sans doute.
mr-question-jail = On sort de la Bastille de deux façons : une pistole, ou un duel avec le geôlier. Essayer maintenant coûte une action de ce tour. Quelle que soit l’issue du duel, même une égalité, il sort.
mr-question-one_for_all = Jouée maintenant, elle donne une action de plus ce tour-ci à chaque Mousquetaire valide. Elle ne sert qu’une fois dans la partie.
mr-question-next = Vous choisissez l’ordre. Chacun fait toutes ses actions d’un trait : que commence celui dont la réussite aide les autres.
mr-question-action = Chaque chose coûte une action. Les missions freinent les menaces de Milady, la quête gagne la partie : il faut des cartes, et les cartes prennent du temps.
mr-question-pay = Une amélioration se paie d’une carte, pour de bon. Donnez celle qui vous manquera le moins.
mr-question-buy = Une action permet d’acheter jusqu’à deux jetons différents. Le second coûte des pistoles, mais pas d’action.
mr-question-offer = Ce qu’a l’un peut manquer à l’autre. Cartes et équipement changent de main dans les deux sens ; les cadeaux sont permis.
mr-question-trade = Un échange demande l’accord des deux. Un refus ne coûte d’action à personne.
mr-question-planchet = Planchet retourne les jetons d’une ligne de l’auberge, pour savoir ce qui y attend, ou rapporte deux cartes Aventure.
mr-question-heal = Mousqueton soigne jusqu’à deux blessures de qui tient encore debout. Qui n’a plus de vie se remet tout seul.
mr-question-cards = La compétence et les cartes doivent ensemble atteindre la valeur du défi ; pas de dés. Ce que vous donnez en trop est perdu.
mr-question-commit = Chaque carte Combat ajoute un dé, un Double Combat deux, pour ce duel seulement et maintenant ou jamais. Six dés au plus.
mr-question-blade = Une fois par duel, un de vos dés peut être relancé, et la nouvelle face compte. Elle peut encore former votre botte quand l’autre a la sienne.
mr-question-sacrifice = Chaque vie donnée retient le siège d’une case. S’il atteint le bout de Richelieu, tout est perdu.

## Ce que veut dire un signe : une phrase pour chacun

mr-sign-milady = { $how ->
    [seen] { $side ->
        [milady] Ils vous ont vue ici ce tour-ci, et Rochefort avec vous.
       *[other] Milady a été vue ici ce tour-ci, et Rochefort est avec elle.
    }
    [secret] Vous êtes ici ce tour-ci, en secret, et Rochefort avec vous.
   *[perhaps] Milady est peut-être ici : d’après ce que tous savent, on ne peut pas l’exclure.
}
mr-sign-steps = { $mission } : défis et adversaires à surmonter encore ici : { $left }.
mr-sign-pistoles = Pistoles de toute l’équipe : { $count }. Elles achètent des équipements et ouvrent la Bastille.
mr-sign-epic = Jetons Épopée de toute l’équipe : { $count }. Trois d’entre eux ouvrent un passage secret dans une galerie du Louvre, au dernier plateau de la quête.
mr-sign-yours = Vous décidez pour ce Mousquetaire.
mr-sign-life = Vie : { $life } sur { $most }. Chaque blessure en coûte un point, et sans aucun il est hors de combat pour un temps.
mr-sign-skill = { $skill } : ce qu’il a par lui-même ; dans un défi s’y ajoutent ses cartes de cette compétence.
mr-sign-cards = Cartes Aventure dans sa main : { $count }.
mr-sign-actions = Actions qu’il lui reste ce tour-ci : { $count }.
mr-sign-reward = Ce que cela rapporte : { $reward }.
mr-sign-space = Une place libre sur les remparts : une carte Combat posée ici lance des dés à la fin de chaque tour.
mr-sign-guard = Un garde : il faut le battre en duel.
mr-sign-hidden = Personne n’a encore vu ce garde ; on saura sa force en l’affrontant.
mr-sign-door = Personne n’a encore ouvert cette porte ; ce qui attend derrière, seule Milady le sait.
mr-sign-botte = Botte, son coup secret : avec au moins { $demands }, il touche aussitôt, et le duel est fini.
mr-sign-behind = Voilà qui est sûr ; ce que cache chaque porte, seule Milady le sait. Il faut battre un garde en duel, un leurre laisse passer, un piège blesse.
mr-sign-unseen = Les gardes pas encore vus sont de ceux-là ; lesquels, seule Milady le sait.
mr-epic-about = Assez de jetons Épopée ouvrent un passage secret dans une galerie du Louvre, au dernier plateau de la quête.
mr-sign-foe-life = Points de vie restants : { $count }. Le duel finit à la première blessure.
mr-sign-die = { $work ->
    [flies] Rien ne pare cette épée : elle touche.
    [parried] Un bouclier adverse pare cette épée.
    [parries] Ce bouclier pare une épée adverse.
    [botte] Une part de la botte qui touche.
    [idle] Ce dé ne fait rien dans cette reprise.
   *[open] { $face ->
        [sword] Une épée touche, si aucun bouclier adverse ne la pare.
        [shield] Un bouclier pare une épée adverse.
       *[fleur] Une fleur de lys ne compte que pour une botte.
    }
}
mr-sign-force = Force { $force } : autant de dés rouges sont lancés pour lui dans un duel.
mr-sign-foe = { $name }, force { $force } : il faut le battre en duel contre autant de dés rouges.
mr-sign-challenge = Un défi ({ $skill }) : compétence et cartes dépensées doivent atteindre ensemble { $value }, sans dés.
mr-sign-done = Scellé : c’est fait pour de bon.

## Ce qui presse, ce qu’un chemin risque

mr-night = La nuit du tour { $turn }
mr-night-won = { $side ->
    [team] Gagné aujourd’hui
   *[other] Gagné aujourd’hui par les Mousquetaires
} : { $what }.
mr-night-thing = { $what ->
    [mission] { $count ->
        [one] une mission entière
       *[other] { $count } missions entières
    }
    [task] { $count ->
        [one] 1 tâche
       *[other] { $count } tâches
    }
   *[part] { $count ->
        [one] 1 épreuve de la quête
       *[other] { $count } épreuves de la quête
    }
}
mr-night-caught = { $cause ->
    [richelieu] { $side ->
        [milady] Vous avez été surprise { $place } : cette nuit, vous ne prenez pas de carte.
       *[other] Milady a été surprise { $place } : cette nuit, elle ne prend pas de carte.
    }
   *[rochefort] { $side ->
        [milady] Rochefort vous a trahie { $place }
       *[other] Rochefort a trahi Milady { $place }
    }{ $fled ->
        [yes] {" "}et s’est enfui, blessé
       *[no] {""}
    } : cette nuit, { $side ->
        [milady] vous ne pouvez rien faire
       *[other] elle ne peut rien faire
    }.
}
mr-hurry-night = Jusqu’à la fin du tour
mr-night-over = Passer au tour suivant
# What Milady says to it
mr-taunt-near = { $other ->
    [yes] Encore une nuit comme celle-ci, messieurs.
   *[no] Vous l’entendez aussi ? C’est presque fini.
}
mr-taunt-failed = { $other ->
    [yes] La Reine vous attendait. Moi aussi.
   *[no] Tant de héros, et pas un assez rapide.
}
mr-taunt-strangled = { $other ->
    [yes] Pauvre Constance : elle croit encore que vous viendrez.
   *[no] La corde est patiente. Moi aussi.
}
mr-taunt-foiled = { $other ->
    [yes] Un si joli plan, et vous me l’avez gâché. J’en ai d’autres.
   *[no] Bien joué, messieurs. Me voilà fâchée.
}
mr-taunt-siege = { $other ->
    [yes] De La Rochelle, je n’ai que de bonnes nouvelles.
   *[no] Les remparts s’effritent. Et vos épées, tiendront-elles ?
}
mr-taunt-honour = { $other ->
    [yes] Un mot par-ci, un mot par-là : pauvre Reine.
   *[no] Ce que tout Paris murmure, je l’ai murmuré la première.
}
mr-taunt-idle = { $other ->
    [yes] Une nuit tranquille. Profitez-en.
   *[no] Vous gardez toutes les portes, sauf la bonne.
}
mr-schemed = Le coup de Milady
mr-schemed-then = Milady a joué. Aux Mousquetaires maintenant !
mr-schemed-met = { $ambush ->
    [assassin] Blessure immédiate : { $names }.
   *[voleurs] Vol immédiat de { $pistoles } : { $names }.
}
mr-schemed-plot = Son complot à Paris se poursuit : { $plot }. { $left ->
    [one] Encore une tâche
   *[other] Encore { $left } tâches
}, et il échoue.
mr-schemed-quest = Encore { $left ->
    [one] { $left } tâche
   *[other] { $left } tâches
} de la quête, et les Mousquetaires gagnent.
mr-schemed-where = { $places ->
    [one] Il ne reste qu’un lieu où elle puisse être.
   *[other] Où est-elle maintenant ? Nul ne le sait : { $places } lieux restent possibles.
}
mr-news = Entre-temps
mr-night-change = Ce tour-ci : { $change }.
mr-news-changes = Ce qui a changé
mr-news-change = { $track } : de { $before } à { $after }
mr-news-wounds = { $count ->
    [one] { $name } : { $count } blessure
   *[other] { $name } : { $count } blessures
}
mr-news-perfidy = { $side ->
    [milady] Vous
   *[other] Milady
} : { $count ->
    [one] { $count } carte Perfidie de plus
   *[other] { $count } cartes Perfidie de plus
}
mr-now-turns = { $turns ->
    [1] ce tour-ci
   *[other] d’ici { $turns } tours
}
mr-now-tonight = dès ce tour ({ $chance })
mr-now-when = { $side ->
    [milady] { $turns ->
        [0] cette nuit (probabilité : { $chance }),
        [one] cette nuit,
       *[other] { $dice ->
            [yes] à ce rythme, encore { $turns } tours environ, { $soonest } avec de la chance, et
           *[no] à ce rythme, plus que { $turns } tours, et
        }
    }
   *[team] { $turns ->
        [0] Cette nuit (probabilité : { $chance }),
        [one] Cette nuit,
       *[other] { $dice ->
            [yes] À ce rythme, encore { $turns } tours environ, { $soonest } par malchance, et
           *[no] À ce rythme, plus que { $turns } tours, et
        }
    }
}
mr-now-whose = { $side ->
    [milady] Pour gagner :
   *[team] Danger.
}
mr-now-danger = { $when } { $way ->
    [time] le temps est écoulé
    [honour] l’honneur de la Reine est perdu
    [siege] La Rochelle tombe
   *[constance] Constance est étranglée
}{ $side ->
    [milady] .
   *[team]  : Milady gagne.
}
mr-now-over = C’est le dernier tour : achevez la quête maintenant, ou Milady gagne.
mr-now-danger-brief = { $way ->
    [over] Le dernier tour : maintenant ou jamais.
    [time] Le temps s’achève { $when }.
    [last] Cette nuit, la mission du Louvre échoue.
    [honour] L’honneur peut être perdu { $when }.
    [siege] La Rochelle peut tomber { $when }.
   *[constance] Constance peut mourir { $when }.
}
mr-now-helps = { $side ->
    [milady] Ce qui vous gêne
   *[team] Ce qui aide
}
mr-now-remedy = { $place ->
    [la_rochelle] { $remedy ->
        [0] Les remparts sont pleins.
        [one] { mr-now-helps } : 1 carte Combat sur les remparts.
       *[other] { mr-now-helps } : jusqu’à { $remedy } cartes Combat sur les remparts.
    }
   *[other] { mr-now-helps } : { $remedy ->
        [one] la dernière tâche
       *[other] { $remedy } tâches
    } { $place ->
        [paris] à Paris
       *[louvre] au Louvre
    }{ $reach }.
}
mr-now-reach = { $within ->
    [all] { $remedy ->
        [one] , à portée dès maintenant
       *[other] , toutes à portée dès maintenant
    }
   *[other] , dont { $within } à portée dès maintenant
}
mr-now-toll = Cette nuit, l’honneur passe de { $from } à { $to } : { $of ->
    [both] un point pour le complot à Paris, un pour le Louvre.
    [paris] on jase à Paris.
   *[louvre] le Louvre a trop attendu.
}
mr-steps = Ce que vous décidez dans ce tour
mr-step = { $step ->
    [destination] Cachette
    [paris] Paris
    [perfidy] Perfidie
   *[own] À la fin
}
mr-outlook-where = { $state ->
    [bars] On vous a trouvée { $at } ; Rochefort y barre encore la route à { $names }.
    [seen] On vous a trouvée : à la fin, vous ne faites rien.
    [alone] Personne ne peut vous trouver { $at }.
    [safe] Plus personne ne peut vous trouver chez Richelieu.
    [richelieu] Qui peut encore vous trouver chez Richelieu : { $names }.
    [out] { mr-rochefort-out }
    [idle] Rochefort n’a plus personne à qui barrer la route { $at }.
   *[lurks] À qui Rochefort peut encore barrer la route { $at } : { $names }.
}
mr-outlook-way = Sur leur chemin { $at } : { $who } ; encore { $left ->
    [one] { $left } tâche
   *[other] { $left } tâches
}.
mr-outlook-holds = Cette nuit, l’honneur ne baisse pas.
mr-now-last = Cette nuit, la mission du Louvre échoue, et l’honneur de la Reine baisse.
mr-now-forgone-brief = En l’état, la mission du Louvre échoue cette nuit{ $falls ->
    [0] .
   *[other]  : honneur { $from } → { $to }.
}
mr-now-forgone = En l’état, la mission du Louvre échoue cette nuit : { $falls ->
    [0] Milady
   *[other] l’honneur passe de { $from } à { $to }, Milady
} pioche une carte Perfidie, et une nouvelle mission commence.
mr-lead-worth = { $what ->
    [last] C’est la dernière tâche à y faire.
   *[reward] Cela rapporte { $reward }.
}
mr-lead-inn = { $count ->
    [one] C’est la dernière porte de cette ligne.
   *[other] Aucune ligne n’a moins de portes : { $count }.
}
mr-lead-night = { $end ->
    [lost] Cette nuit, la ville tombe : { $now } ; avec sa carte { $other }.
   *[back] Cette nuit, on y perd du terrain : { $now } ; avec sa carte { $other }.
}
mr-lead-points = Pour l’instant, il a { $has } sur { $value }.
mr-lead-better = Le touche : { $now } ; avec { $count ->
    [one] { $count } carte Combat de plus
   *[other] { $count } cartes Combat de plus
} { $other }.
mr-lead-rather = { $able ->
    [no] Personne n’a encore ce que { $place ->
        [louvre] le Louvre
       *[paris] Paris
    } demande.
    [barred] Pour l’instant, personne ne peut rien faire { $place ->
        [louvre] au Louvre
       *[paris] à Paris
    }.
    [part] { $place ->
        [louvre] Au Louvre
       *[paris] À Paris
    }, seulement { $within } { $within ->
        [one] tâche
       *[other] tâches
    } sur { $remedy } { $within ->
        [one] est
       *[other] sont
    } à portée, donc cela aide plus.
    [lost] { $place ->
        [louvre] Au Louvre
       *[paris] À Paris
    }, trop peu de tâches sont à portée ({ $within } sur { $remedy }) : sans de meilleures cartes, la partie est perdue cette nuit.
    [later] { $place ->
        [louvre] Pour le Louvre
        [paris] Pour Paris
       *[la_rochelle] Pour La Rochelle
    }, il reste environ { $turns } tours, celui-ci compris ; pour l’instant, ceci aide plus.
   *[yes] Pour l’instant, cela aide plus que { $place ->
        [louvre] le Louvre
        [paris] Paris
       *[la_rochelle] La Rochelle
    }.
}
# What the present board asks for
mr-quest-goal = { $board ->
    [inn] toutes les portes d’une ligne de l’auberge
    [calais] les défis de Calais, puis de Wardes
    [england] l’Angleterre, étape suivante « { $next } »
   *[galleries] les galeries du Louvre, et d’abord « { $next } »
}
mr-now-quest = { $side ->
    [milady] Leur chemin
   *[team] Pour gagner
} : { mr-quest-goal } (plateau { $number } sur { $of }). { $left ->
    [one] Encore { $left } tâche avant la fin de la quête.
   *[other] Encore { $left } tâches avant la fin de la quête.
}
mr-sign-danger = C’est ainsi que { $side ->
    [milady] vous gagnez
   *[other] Milady gagne
} en premier si personne n’y fait rien ; pour les dés : une fois sur deux, et le plus tôt une fois sur dix.
mr-lead = { $how ->
    [lacks] Piocher : { $card ->
        [combat] { $count ->
            [one] il manque { $count } carte Combat
           *[other] il manque { $count } cartes Combat
        }
       *[skill] { $count ->
            [one] il manque { $count } point
           *[other] il manque { $count } points
        }
    } pour { $aim }{ $why }.
    [ready] Piocher : pour l’instant, de nouvelles cartes aident plus. Peut attendre : { $aim }{ $why }{ $wait }.
    [gather] Piocher des cartes pour { $aim }{ $why }.
    [other] Échanger avec { $name } : il aura alors ce qu’il faut pour { $aim }{ $why }.
    [before] D’abord { $do ->
        [draw] piocher
        [buy] acheter « { $piece } »
        [exchange] échanger des cartes
        [pay_beggars] payer les mendiants
       *[other] jouer « { $piece } »
    }, puis { $aim }{ $why }.
    [go] Prochain but : { $aim }{ $why }.
    [dare] En dernier recours : { $aim }{ $why }. Il est blessé plus souvent qu’il ne blesse.
    [barred] D’abord blesser Rochefort, qui barre la route, puis { $aim }{ $why }.
   *[now] À portée : { $aim }{ $why }.
}
mr-lead-piece = { $do ->
    [buy] Acheter « { $piece } ». { $about }
   *[character] Jouer « { $piece } ». { $about }
}
mr-lead-first = D’abord { $name }. { $words }
mr-lead-why = { $place ->
    [louvre] , pour l’honneur de la Reine
    [paris] , contre le complot de Milady
    [quest] , pour la quête
    [la_rochelle] , contre le siège
   *[other] { "" }
}
mr-lead-wait = { "" } ({ $way ->
    [siege] La Rochelle tient
    [honour] l’honneur de la reine tient
   *[constance] Constance vit
} { $dice ->
    [yes] encore { $turns } tours environ, { $soonest } par malchance
   *[no] encore { $turns } tours
}{ $way ->
    [siege]  ; cette nuit, du terrain perdu : { $chance }
   *[other] { "" }
})
mr-lead-because = { $way ->
    [time] , car le temps s’achève { $when }
    [last] , car sinon cette mission échoue ce tour-ci et l’honneur baisse
    [honour] , car sinon l’honneur de la Reine est perdu { $when }
    [siege] , car sinon La Rochelle tombe { $when }
   *[constance] , car sinon Constance meurt { $when }
}
mr-aim = { $task ->
    [challenge] { $brief ->
        [yes] { $what } { $at }
       *[no] le défi { $what } { $at }
    }
    [duel] le duel avec { $what } { $at }
    [guard] le duel avec un garde { $at }
    [inn] la porte suivante { $line ->
        [0] de n’importe quelle ligne
       *[other] de la ligne { $line }
    } de l’auberge
    [open] le duel avec le garde à la porte ouverte de la ligne { $line } de l’auberge
    [door] la porte suivante { $line ->
        [0] de n’importe quelle ligne
       *[other] de la ligne { $line }
    } de l’auberge (un garde peut y attendre)
    [passage] le passage secret
    [laid] une carte Combat sur les remparts de La Rochelle
    [reinforce] les remparts de La Rochelle
   *[exchange] un échange avec { $what } { $at }
}
mr-scheme-go = Le plus à gagner : { $one }, ou { $other }.
mr-scheme-card = { $what ->
    [plot] { $known ->
        [yes] De vos cartes, « { $card } » leur coûte le plus.
       *[no] Mieux vaut garder vos cartes : ce qui est à Paris leur coûte davantage.
    }
   *[strike] { $known ->
        [yes] « { $card } » : le coup le plus dur maintenant.
       *[no] Mieux vaut piocher : aucune de vos cartes ne leur fait assez de mal.
    }
}
mr-unjudged = Les échanges ne sont pas jugés : leur valeur se voit à ce que l’on fait des cartes.
mr-plan = { $do ->
    [play_perfidy] « { $card } » maintenant, mais pas de nouvelle carte.
    [draw_perfidy] Une nouvelle carte, et les vôtres attendent leur heure.
    [play_paris] « { $card } » maintenant{ $lies ->
        [yes] , et c’en est fini de « { $there } ».
       *[no] .
    }
    [pass] Vos cartes attendent{ $lies ->
        [yes] , et « { $there } » continue.
       *[no] , et Paris reste calme.
    }
   *[take] Prendre « { $card } ».
}
mr-vain = Sans effet maintenant
mr-draw-rest = { $hints ->
    [on] En piocher { $count } : jusqu’à { $count } cartes, chacune pour une de ses { $count } actions ; cela s’arrête dès qu’il y a mieux à faire, ou aussi bien.
   *[off] En piocher { $count } : { $count } cartes pour les { $count } actions qui lui restent.
}
mr-draw-all = En piocher { $count }
mr-draw-stop = Ne plus piocher
mr-add-all = Jouer tout ce qu’il faut
mr-add-all-sign = Jouer tout ce qu’il faut : les cartes conseillées, l’une après l’autre, jusqu’à la valeur demandée.
mr-now-how = { $mouse ->
    [yes] Pointez un lieu de la carte avec la souris pour voir ce qu’on peut y faire ; un clic y mène.
   *[no] Touchez un lieu de la carte pour voir ce qu’on peut y faire ; le bouton au-dessous y mène.
}
mr-now-suspect = Là où se dresse un ?, Milady se cache peut-être, et Rochefort avec elle.
mr-now-either = { $differ ->
    [when] Un même but, deux voies :
   *[what] Deux voies qui se valent. Laquelle préférez-vous ?
}
mr-either-why = Quand deux voies se valent à peu près, aucune n’est dorée. { $differ ->
    [when] Le but est le même : allez-y maintenant, ou piochez d’abord des cartes.
   *[what] Elles n’apportent pas la même chose : prenez celle que vous préférez.
}
mr-now-botte = Botte : qui lance ce qui est montré sous son nom touche aussitôt, et le duel est fini.
mr-makes-sense = Le chemin en vaut la peine
mr-gold = { $what ->
    [louvre] Le Louvre : il peut y faire quelque chose pour l’honneur de la Reine.
    [paris] Paris : il peut y faire quelque chose contre la mission de Milady.
    [quest] La quête : il peut la faire avancer.
    [la_rochelle] La Rochelle : ses cartes Combat tiennent les remparts.
    [vieux_colombier] Le Vieux-Colombier : il doit quitter le palais de Richelieu.
    [challenge] Le défi : il a ce qu’il faut pour le relever.
    [duel] Le duel, armé comme il est. { $odds }
    [back] La salle commune : de là, une autre ligne de l’auberge vaut mieux.
    [last_life] Le duel : rien n’aide plus, mais blessé, il perd sa dernière vie et, avec elle, son prochain tour.
    [risk] Le duel : ce qu’il rapporte vaut le risque.
    [wound] Le duel : ce qu’il rapporte vaut la vie qu’il coûtera à coup sûr.
    [hurt] Le duel : ce qu’il rapporte vaut la vie qu’il coûtera presque à coup sûr.
    [inn] L’auberge : la porte suivante est un pas de la quête.
    [passage] Le passage secret : il y a assez de jetons Épopée.
    [reinforce] Poser une carte : à La Rochelle, elle sert mieux que dans sa main.
    [draw] Piocher : pour l’instant, rien à sa portée ne vaut une action ; la plupart des cartes sont un dé ou un point pour la suite.
    [store] Piocher : la plupart des cartes sont un dé ou un point pour la suite.
    [opening] Piocher : il a encore peu de cartes ; la plupart sont un dé ou un point pour la suite.
    [buy] Acheter : cela l’aidera jusqu’au bout, et plus que ce qu’il pourrait faire tout de suite.
    [exchange] Échanger : certaines cartes servent mieux dans une autre main.
    [character] Jouer une carte : elle aide tout de suite, et plus que tout ce qu’il pourrait faire d’autre.
    [pay_beggars] Payer les mendiants : derrière eux, il y a à faire.
    [escape] Sortir de la Bastille : dedans, il n’y a guère à faire. Même une égalité avec le geôlier le libère.
    [ahead] La chevauchée ne lui coûte rien : son prochain tour commence là où il peut agir.
    [spent] Il n’a plus d’action.
   *[end_turn] Finir : rien de ce qui reste ne vaut une action.
}
mr-gold-buy = { $for ->
    [skill] { $name } { $at } lui sera plus facile d’un point.
   *[arms] Cela sert dans chaque duel, et il reste { $name } à battre { $at }.
}
mr-gold-lamp = C’est ce que la lampe trouve le meilleur.
mr-now-lamp = { $what } : c’est ce que la lampe trouve le meilleur.
mr-gold-answer = { $answer ->
    [paris] De vos cartes, c’est celle qui coûte le plus aux Mousquetaires.
    [paris_not] Ce qui est à Paris coûte plus aux Mousquetaires que ne le feraient vos cartes.
    [man] De tous ceux qui conviennent, c’est lui qui leur coûtera le plus, même en déduisant ce que sa défaite leur rapporte.
    [ambush] De vos embuscades, c’est celle qui gêne le plus cette mission.
    [nemesis] Personne ne fait mieux que lui ce qu’il y a à faire là.
    [perfidy] De vos cartes, c’est celle qui fait le plus de mal aux Mousquetaires maintenant.
    [perfidy_not] Aucune de vos cartes ne leur fait assez de mal maintenant : mieux vaut en piocher une de plus pour plus tard.
    [target] C’est à lui que cela coûte le plus.
    [close] C’est là que cela gêne le plus les Mousquetaires.
    [reveal] Le duel devrait coûter plus au Mousquetaire qu’à Rochefort.
    [reveal_not] Le duel devrait coûter plus à Rochefort qu’au Mousquetaire.
    [discard_space] Aucune autre carte ne tient les remparts avec plus de dés.
    [refill] Plusieurs cartes au hasard valent mieux qu’une seule au choix.
    [search] De toutes les cartes qui s’y trouvent, c’est elle qui nuirait le plus aux Mousquetaires en ce moment.
    [take_paris] De tous les complots qui s’y trouvent, c’est lui qui coûterait le plus aux Mousquetaires en ce moment.
    [own_not] Il n’y a rien à gagner ici.
    [reroll] Relancer un bouclier ne peut rien coûter.
    [wound] C’est lui qui est le plus près d’être hors de combat.
    [commit] Elle sert plus dans ce duel que plus tard.
    [commit_not] D’autres cartes serviront mieux plus tard.
    [buy_not] Rien d’autre ne vaut son prix.
    [offer] Cela sert plus à l’autre.
    [offer_not] Tout ce qui sert plus à l’autre a changé de main.
    [cards] Aucun autre moyen d’atteindre la valeur ne coûte moins.
    [blade] C’est le dé qui a le plus à gagner.
    [blade_not] Aucun dé relancé ne devrait faire mieux.
    [sacrifice] Le siège a plus besoin de la case que lui de la vie.
    [sacrifice_not] Il a plus besoin de la vie que le siège de la case.
    [jail] Plus tard, cela coûtera autant : mieux vaut sortir tout de suite.
    [heal] C’est lui qui a le plus perdu.
   *[pay] C’est celle dont il se passe le mieux.
}
mr-risk = { $what ->
    [bastille] { $places ->
        [0] La Bastille, à coup sûr : Milady n’est pas là.
       *[other] La Bastille menace : { $chance }, car Milady peut être à { $places } endroits. S’il la trouve, elle ne prend pas de carte.
    }
    [assassin] L’assassin guette : une blessure, { $chance }.
   *[voleurs] Les voleurs guettent : une pistole de moins, { $chance }.
}
