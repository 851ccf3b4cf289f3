### La table de Musketiere : ce qui est demandé, ce qui arrive, ce qui est arrivé.
### $you vaut « yes » quand la phrase s’adresse à la personne devant l’écran.

## Cartes et gemmes

card-name = { $swords ->
    [0] { $value } sans épée
    [1] { $value } à une épée
    [2] { $value } à deux épées
    [3] { $value } à trois épées
   *[other] { $value } à quatre épées
}
card-of-several = { $value } ({ $swords ->
    [0] sans épée
    [1] une épée
    [2] deux épées
    [3] trois épées
   *[other] quatre épées
})
card-down = carte face cachée
stone-G = une gemme
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
table-where-pay = choix des récompenses
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
    [0] aucune gemme
    [1] une gemme
   *[other] { $gems } gemmes
}, { $prisons ->
    [0] aucune prison
    [1] une prison
   *[other] { $prisons } prisons
}
table-no-gems = plus de gemmes
table-no-prisons = plus de prisons
table-sum-label = Pour l’instant { $sum } sur { $strength }
table-needed = Il faut { $needed } ou plus !
table-laid = Cartes de ce duel
table-laid-none = rien de posé
table-laid-tried = { $card }, pas encore jouée
table-not-counting = ne compte pas
table-pay = Vos récompenses
table-pay-of = Récompenses de { $name }
table-place-empty = { nth-place } : rien encore
table-place-down = { nth-place }, face cachée
table-place-open = { nth-place } : { $value }
table-place-own = { nth-place } : votre { $value }
table-place-stone = { $what }, avec { $stone }
table-lies = valeur actuelle
table-so-far = { $total } acquis

## Ce que fait un joueur

says-chosen = a choisi
says-imprisoned = tous en prison
says-highest = carte la plus haute
says-lowest = carte la plus basse
says-two-gems = a deux gemmes

## Ce qu’un duel a donné

cry-won = { $you ->
    [yes] { $over ->
        [0] Gagné, au point près !
       *[other] Gagné de { $over } !
    }
   *[no] Gagné ! { $name } au plus haut.
}
cry-lost = { $you ->
    [yes] { $short ->
        [1] Perdu d’un point !
       *[other] Perdu de { $short } points !
    }
   *[no] Perdu ! { $name } au plus bas.
}
cry-third = { $you ->
    [yes] Votre troisième gemme !
   *[no] La troisième gemme !
}
cry-gem = Votre { $value } vaut { $worth } !
cry-robbed = { $lost ->
    [0] { $name } vous vole !
    [one] { $name } vous vole un ducat !
   *[other] { $name } vous vole { $lost } ducats !
}
cry-prison = Votre { $value } va en prison !
cry-robs = { $name } vole { $other } !
why-taken = { $what ->
    [gem] Il n’y a plus de gemme au centre.
   *[prison] Il n’y a plus de prison au centre.
}
undo-none-stone = Une gemme ou une prison reste où elle est : la suite est révélée aussitôt, et tous l’ont vue.
stake-empty = { $what ->
    [both] Plus rien au centre : qui gagne peut voler une gemme, qui perd prend la prison d’un autre.
    [prisons] Plus de prison : qui perd prend celle d’un autre joueur et libère sa carte.
   *[gems] Plus de gemme : qui gagne peut en prendre une à un autre joueur.
}
stake-full = { $what ->
    [both] Plus rien au centre, aucune carte libre chez vous : gagner libère un prisonnier, perdre coûte une gemme.
    [prisons] Plus de prison : si vous perdez, vous rendez une gemme, car aucune de vos cartes n’est libre.
   *[gems] Plus de gemme : si vous gagnez, vous libérez un prisonnier, car aucune de vos cartes n’est libre.
}
stake-third = { $you ->
    [yes] Vous avez deux gemmes : une troisième met fin à la manche.
   *[no] { $name } a deux gemmes : une troisième met fin à la manche.
}
ahead-stronger = Des gardes plus fortes peuvent suivre : { $guards }.
ahead-none = Aucune garde plus forte ne viendra : inutile de rien garder pour elle.
last-duel-won = Duel précédent gagné, { $sum } contre { $strength }.
last-duel-lost = Duel précédent perdu, { $sum } contre { $strength }.

## Ce que dit un adversaire de ce qui lui arrive, selon son caractère

voice-gem = { $character ->
    [bold] { $time ->
        [0] Évidemment !
        [1] À moi !
       *[2] Qui d’autre ?
    }
    [careful] { $time ->
        [0] Toujours ça.
        [1] Petit à petit.
       *[2] Bien à l’abri.
    }
    [vengeful] { $time ->
        [0] Un début.
        [1] On me la devait.
       *[2] Un compte de réglé.
    }
   *[none] { $time ->
        [0] Une gemme !
        [1] Quelle chance !
       *[2] Comme elle brille !
    }
}
voice-robs = { $character ->
    [bold] { $time ->
        [0] Je la prends !
        [1] Par ici !
       *[2] Trop lent !
    }
    [careful] { $time ->
        [0] Il le faut bien.
        [1] Pardonnez-moi.
       *[2] Point de choix.
    }
    [vengeful] { $time ->
        [0] Je n’oublie rien.
        [1] Celle-ci aussi est à moi.
       *[2] Œil pour œil.
    }
   *[none] { $time ->
        [0] Grand merci !
        [1] Trop aimable !
       *[2] Irrésistible !
    }
}
voice-avenges = { $you ->
    [yes] { $time ->
        [0] Voilà pour la mienne !
        [1] Nous sommes quittes !
       *[2] Chacun son tour !
    }
   *[no] { $time ->
        [0] Pour la mienne, { $name } !
        [1] Quittes, { $name } !
       *[2] Chacun son tour, { $name } !
    }
}
voice-robbed = { $character ->
    [bold] { $time ->
        [0] Quelle audace !
        [1] L’épée en main !
       *[2] C’est la guerre !
    }
    [careful] { $time ->
        [0] Je le craignais.
        [1] Je l’ai mal gardée.
       *[2] Rien n’est sûr.
    }
    [vengeful] { $time ->
        [0] Je m’en souviendrai.
        [1] C’est noté.
       *[2] Vous le regretterez.
    }
   *[none] { $time ->
        [0] Ma gemme !
        [1] Encore moi ?
       *[2] Au voleur !
    }
}
voice-jailed = { $character ->
    [bold] { $time ->
        [0] Bagatelle !
        [1] Des murs ? Bah !
       *[2] Je m’évaderai !
    }
    [careful] { $time ->
        [0] Je le savais.
        [1] Quelle journée.
       *[2] Trop de hardiesse.
    }
    [vengeful] { $time ->
        [0] Je me rattraperai.
        [1] Un compte de plus.
       *[2] Je compte les jours.
    }
   *[none] { $time ->
        [0] Hélas !
        [1] Pourquoi moi ?
       *[2] Pas de chance !
    }
}
voice-freed = { $character ->
    [bold] { $time ->
        [0] De nouveau en garde !
        [1] Mon épée, vite !
       *[2] Aucun mur ne me tient !
    }
    [careful] { $time ->
        [0] Enfin à l’abri.
        [1] De l’air frais !
       *[2] Prudence, désormais.
    }
    [vengeful] { $time ->
        [0] À moi, maintenant.
        [1] Me revoilà.
       *[2] Je n’étais pas loin.
    }
   *[none] { $time ->
        [0] Libre !
        [1] Le jour, enfin !
       *[2] Quel soulagement !
    }
}
voice-returned = { $character ->
    [bold] { $time ->
        [0] Il y en a d’autres !
        [1] Qu’importe !
       *[2] Laissez-la rouler !
    }
    [careful] { $time ->
        [0] Dommage.
        [1] Vite gagné, vite perdu.
       *[2] Rien ne dure.
    }
    [vengeful] { $time ->
        [0] Je la reprendrai.
        [1] Cela aussi se paiera.
       *[2] Je n’oublierai pas.
    }
   *[none] { $time ->
        [0] Adieu, gemme !
        [1] Elle était si belle.
       *[2] La voilà partie.
    }
}
voice-walled = { $character ->
    [bold] { $time ->
        [0] En cage ? Pas longtemps !
        [1] Même ainsi, en garde !
       *[2] Attendez un peu !
    }
    [careful] { $time ->
        [0] Tout est perdu.
        [1] Plus rien à garder.
       *[2] Il fallait attendre.
    }
    [vengeful] { $time ->
        [0] Attendez que je sorte.
        [1] Vous le paierez tous.
       *[2] Je retiens vos noms.
    }
   *[none] { $time ->
        [0] Tous les trois !
        [1] À l’aide !
       *[2] Qui me délivre ?
    }
}
voice-near = { $character ->
    [bold] { $time ->
        [0] Bientôt à moi !
        [1] Qui m’arrêtera ?
       *[2] J’y suis presque !
    }
    [careful] { $time ->
        [0] Doucement, maintenant.
        [1] Pas de faux pas.
       *[2] Rien n’est encore fait.
    }
    [vengeful] { $time ->
        [0] Bientôt quittes.
        [1] Vous verrez bien.
       *[2] L’addition arrive.
    }
   *[none] { $time ->
        [0] Presque !
        [1] Plus très loin !
       *[2] Est-ce possible ?
    }
}
voice-envies = { $character ->
    [bold] { $time ->
        [0] Pas pour longtemps !
        [1] La prochaine est à moi !
       *[2] Je vous la laisse !
    }
    [careful] { $time ->
        [0] Une de moins.
        [1] Il fallait oser.
       *[2] Gardez-la bien.
    }
    [vengeful] { $time ->
        [0] Je l’ai bien vu.
        [1] Profitez-en.
       *[2] On en reparlera.
    }
   *[none] { $time ->
        [0] Quelle veine !
        [1] Bien jolie.
       *[2] J’en voudrais une.
    }
}
voice-mocks = { $character ->
    [bold] { $time ->
        [0] Ha ! Pas moi !
        [1] Gare à la tête !
       *[2] Qui joue si bas ?
    }
    [careful] { $time ->
        [0] Prudence avant tout.
        [1] Dieu merci, pas moi.
       *[2] Je m’en tiens loin.
    }
    [vengeful] { $time ->
        [0] Bien fait.
        [1] Voilà qui me plaît.
       *[2] C’est mérité.
    }
   *[none] { $time ->
        [0] Oh là là !
        [1] Courage !
       *[2] Ouf, pas moi !
    }
}

## Ce qui est demandé

ask-choose_pay =
    Choisissez trois récompenses.
    Elles comptent sans combattre.
advice-pay = Une gemme double les hautes, une prison sur les basses coûte peu. Les neuf autres combattent, et il n’en vient pas de nouvelles.
advice-swords = Les épées ne départagent que des nombres égaux.
advice-last = { $you ->
    [yes] Vous avez { $total } ducats sur { $target } : cette manche peut être la dernière.
   *[no] { $name } a { $total } ducats sur { $target } : cette manche peut être la dernière.
}
advice-weak = Une main difficile : parmi vos récompenses, une gemme porte le { $high } à { $double }, et une prison sur le { $low } { $low ->
    [0] ne coûte rien
   *[other] coûte peu
}.
aim-cheap = Une prison sur votre { $value } { $value ->
    [0] ne coûte rien
   *[other] coûte peu
}.
aim-lowest = S’il est perdu, évitez seulement la carte la plus basse.
ask-choose_pay-more = { $left ->
    [1] Encore une carte.
   *[2] Encore deux cartes.
}
ask-choose_pay-ready =
    Ces trois cartes seront vos récompenses.
    Une fois que tous ont choisi, elles ne changent plus.
ask-choose_pay-instead =
    Le { $value } revient dans votre main.
    Ces trois cartes seront vos récompenses.
ask-play_card = Ensemble, il faut { $strength } ou plus.
ask-play_card-beyond = Ensemble, { $strength } est hors d’atteinte : seule la carte la plus basse le paiera.
ask-play_card-hardly = { $strength } est presque hors d’atteinte : il y faudrait presque toutes les plus hautes cartes.
ask-play_card-alone = Vous combattez seul contre { $strength }.
ask-play_card-imprisoned =
    Vos trois Mousquetaires sont en prison : votre carte ne comptera pas.
    { $left ->
        [one] { "" }
       *[other] De laquelle vous passerez-vous ?
    }
ask-play_card-last = Votre dernière carte, contre { $strength }.
hint-drag = Glissée vers le haut, elle est jouée aussitôt.
ask-take_gem =
    Gagné ! { $swords ->
        [yes] Même chiffre, plus d’épées.
       *[no] Votre carte était la plus haute.
    }
    Où poser la gemme ?
ask-take_gem-source =
    Gagné ! Plus de gemme au centre :
    à qui la prenez-vous ?
ask-take_gem-or-free =
    Gagné ! Prenez une gemme pour une carte nue,
    ou libérez un Mousquetaire.
ask-take_gem-or-free-source =
    Gagné ! Des gemmes sont chez { $names } :
    prenez-en une ou libérez un Mousquetaire.
ask-free_prison =
    Gagné ! Aucune de vos cartes n’est libre.
    Libérez un Mousquetaire.
ask-take_prison =
    Perdu. { $swords ->
        [yes] Même chiffre, moins d’épées.
       *[no] Votre carte était la plus basse.
    }
    Où poser la prison ?
ask-take_prison-source =
    Perdu. Plus de prison au centre :
    à qui la prenez-vous ?
ask-return_gem =
    Perdu. Aucune de vos cartes n’est libre.
    Rendez une gemme.
ask-take_gem-whose = À qui prenez-vous sa gemme ? Sa carte la perd.
ask-take_prison-whose = À qui prenez-vous une prison ? Sa carte en est libérée.
ask-pick-place = Choisissez maintenant où la poser.
ask-would = { $count ->
    [one] Vos récompenses vaudraient alors un ducat.
   *[other] Vos récompenses vaudraient alors { $count } ducats.
}

button-choose_pay = Poser ces trois
button-play_card = Jouer le { $value }
button-play-none = Choisissez une carte
button-pay-none = { $picked } sur 3
button-take_gem = Prendre la gemme
button-take_gem-from = Prendre sa gemme à { $name }
button-place-none = { $what ->
    [free_prison] Choisissez un prisonnier
    [return_gem] Choisissez une gemme
    [whose-take_gem] Choisissez une gemme
    [whose-take_prison] Choisissez une prison
    [either] Gemme ou prisonnier ?
   *[other] Choisissez une place
}
button-free_prison = Libérer celui-ci
button-take_prison = Prendre la prison
button-take_prison-from = Prendre une prison à { $name }
button-return_gem = La rendre
place-take_gem = { nth-place } : poser la gemme ici{ $value ->
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
place-return_gem = { nth-place } : rendre cette gemme{ $value ->
    [none] {""}
   *[other] , votre { $value } ne compterait plus double
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
tell-won = Gagné, { $sum } contre { $strength } !
tell-highest = { $you ->
    [yes] Votre carte était la plus haute.
   *[no] { $name } avait la carte la plus haute.
}
tell-lost = Perdu, { $sum } contre { $strength }.
tell-lowest = { $you ->
    [yes] Votre carte était la plus basse.
   *[no] { $name } avait la carte la plus basse.
}
tell-by-swords = À chiffre égal, plus d’épées l’emportent.
tell-gem = { $you ->
    [yes] Vous prenez une gemme.
   *[no] { $name } prend une gemme.
}
tell-gem-from = { $you ->
    [yes] Vous prenez une gemme à { $other }.
   *[no] { $otherYou ->
        [yes] { $name } vous prend une gemme !
       *[no] { $name } prend une gemme à { $other }.
    }
}
tell-freed = { $you ->
    [yes] Vous libérez un Mousquetaire.
   *[no] { $name } libère un Mousquetaire.
}
tell-prison = { $you ->
    [yes] Vous recevez une prison.
   *[no] { $name } reçoit une prison.
}
tell-prison-from = { $you ->
    [yes] Vous prenez une prison à { $other }.
   *[no] { $otherYou ->
        [yes] { $name } vous prend une prison.
       *[no] { $name } prend une prison à { $other }.
    }
}
tell-returned = { $you ->
    [yes] Aucune de vos récompenses n’est libre : vous rendez une gemme à la place.
   *[no] { $name } n’a plus de récompense libre et rend une gemme à la place.
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
    [yes] Votre troisième gemme ! La manche s’arrête aussitôt.
   *[no] Troisième gemme pour { $name }. La manche s’arrête aussitôt.
}
tell-nine-duels = Le neuvième duel est fini : on compte les récompenses.

## L’histoire

story-game = Manche { $game }
story-game-text = Gardes retirées : { $removed }.
story-pay = Vos récompenses : { $cards }.
story-duel = Duel { $duel } – garde { $strength }
story-duel-won = Duel { $duel } – garde { $strength }, { $by ->
    [0] gagné au point près
   *[other] gagné de { $by }
}
story-duel-lost = Duel { $duel } – garde { $strength }, perdu de { $by }
story-card = { $who } { $value }
story-card-out = { $who } { $value } (ne compte pas)
story-highest = { $you ->
    [yes] Vous aviez la carte la plus haute.
   *[no] { $name } avait la carte la plus haute.
}
story-highest-swords = { $you ->
    [yes] Vous aviez la carte la plus haute, { $card }.
   *[no] { $name } avait la carte la plus haute, { $card }.
}
story-lowest = { $you ->
    [yes] Vous aviez la carte la plus basse.
   *[no] { $name } avait la carte la plus basse.
}
story-lowest-swords = { $you ->
    [yes] Vous aviez la carte la plus basse, { $card }.
   *[no] { $name } avait la carte la plus basse, { $card }.
}
story-gem-own = Une gemme sur votre { $value }, qui vaut maintenant { $worth }.
story-prison-own = Une prison sur votre { $value }.
story-freed-own = Votre { $value } est de nouveau libre.
story-returned-own = La gemme de votre { $value } retourne au centre.
story-place = Elle va sur la { nth-place }.
story-freed-place = La { nth-place } est libre.
story-scored = Comptes de la manche { $game }
story-three-gems = { $you ->
    [yes] Vous avez fini la manche avec trois gemmes.
   *[no] { $name } a fini la manche avec trois gemmes.
}
story-nine-duels = Les neuf duels ont été livrés.
story-score = { $who } { $score }
story-totals = Totaux : { $totals }.

## Ce que l’on sait

known-title = { known-open }
known-word = Cartes vues
known-open = Cartes vues
known-left = Gardes encore dans la pile
known-left-none = Aucune.
known-turned = Gardes déjà retournées
known-removed = Absentes de cette manche
known-ours = Sur les quinze gardes du jeu, huit (8, 10, 11, 12, 14, 15, 18, 20) sont notre choix et non celles qui ont été publiées.
known-cards = Cartes de mousquetaires
known-unseen = pas encore vues
known-own = les vôtres
known-played = jouées
known-own-cards = Les vôtres : { $cards }.
known-swords = Dans chaque colonne, la carte à quatre épées est en haut, celle qui n’en a pas en bas.
known-played-value = { $value } : { $count ->
    [0] aucune jouée
    [1] une jouée sur cinq
   *[other] { $count } jouées sur cinq
}

## Points

scores-title = Ducats
scores-target = Objectif { $target }
scores-single = Une seule manche
scores-single-pay = Une seule manche : ce que valent vos récompenses
scores-games = Manche { $game } sur { $games }
scores-tie-break = Manche décisive : manche { $game }
scores-last = Derniers comptes

sheet-title = Comptes de la manche { $game }
sheet-three-gems = { $you ->
    [yes] Vous avez posé votre troisième gemme : la manche est finie.
   *[no] { $name } a posé sa troisième gemme : la manche est finie.
}
sheet-nine-duels = Les neuf duels ont été livrés.
sheet-free = { $value }
sheet-G = { $value } × 2 = { $points }
sheet-P = { $value } en prison = 0
sheet-score = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
sheet-total = { $total } en tout
pay-needs = { $otherYou ->
    [yes] Encore { $count } pour vous rejoindre…
   *[no] Encore { $count } pour rejoindre { $other }…
}
pay-behind = { $you ->
    [yes] { $other } vous devance de { $count }.
   *[no] { $otherYou ->
        [yes] { $count } de moins que vous.
       *[no] { $count } de moins que { $other }.
    }
}
pay-level = { $otherYou ->
    [yes] À égalité avec vous !
   *[no] À égalité avec { $other } !
}
pay-ahead = { $you ->
    [yes] Vous êtes en tête…
   *[no] { $name } est en tête…
}
pay-leads = { $you ->
    [yes] Vous menez de { $count } !
   *[no] { $name } mène de { $count } !
}
sheet-next = Manche suivante

## La première leçon

coach-pay = Qui a le plus de ducats gagne. Trois de vos cartes deviennent vos récompenses : elles rapportent, mais ne combattent plus. Une gemme double une haute, une prison sur une basse coûte peu. Les épées au bord ne départagent que des nombres égaux.
coach-guard = La garde du Cardinal ! Chacun pose une carte en secret ; ensemble, elles doivent atteindre { $strength }. Gagné, la plus haute prend une gemme ; perdu, la plus basse reçoit une prison.
coach-beyond = { $strength } est presque hors d’atteinte : il faudrait un 10 de chacun. Il s’agit donc de ne pas avoir la carte la plus basse : une carte moyenne suffit souvent, et vous gardez les meilleures.
coach-gem = Ensemble vous avez réussi, et votre carte était la plus haute. Une gemme double la récompense qui la porte : votre plus haute carte libre est une bonne place.
coach-others-win = Le duel est gagné, mais la carte la plus haute n’était pas la vôtre : { $name } { $does ->
    [gem] prend une gemme
    [free] libère un Mousquetaire
    [rob] prend une gemme à un autre joueur, car il n’y en a plus au centre
    [rob-or-free] prend une gemme à un autre joueur, car il n’y en a plus au centre, ou libère un Mousquetaire
   *[either] prend une gemme ou libère un Mousquetaire
}.
coach-swords = Même valeur : ce sont alors les épées au bord qui décident. Plus il y en a, plus la carte est haute.
coach-prison = La garde était trop forte, votre carte la plus basse. Sous une prison, une récompense ne vaut plus rien : votre plus basse carte libre est une bonne place. Sur un 0, elle ne coûte rien.
coach-others-lose = La garde était trop forte. { $name } avait la carte la plus basse et en paie le prix. Vous l’avez échappé belle.
coach-gem-or-free = Vous pouvez prendre une gemme, ou plutôt libérer un Mousquetaire : sa carte comptera de nouveau. Pour une carte haute, cela vaut la peine.
coach-free = Votre carte était la plus haute, mais vos trois récompenses sont occupées : libérez { $count ->
    [one] votre Mousquetaire ; sa carte
   *[other] un Mousquetaire, de préférence sur la plus haute carte, qui
} comptera de nouveau.
coach-return = Vos trois récompenses sont occupées : faute de place pour une prison, vous rendez une gemme.
coach-robbed = Il n’y avait plus de gemme au centre, { $name } a donc pris la vôtre{ $over ->
    [yes] .
   *[no] { " :" } tant qu’il est vide, un duel gagné par un autre peut vous coûter une gemme.
}{ $value ->
    [0] { "" }
   *[other] { " " }Votre { $value } rapporte de nouveau { $value } au lieu de { $double }{ $over ->
        [yes] .
       *[no] , et peut porter une autre gemme.
    }
}
coach-source = { $stone ->
    [gem] Il n’y a plus de gemme au centre ; prenez-en une à un autre joueur, dont la carte la perdra. Touchez-en une, là-haut.
   *[prison] Il n’y a plus de prison au centre ; prenez-en une à un autre joueur, dont la carte comptera de nouveau. Touchez-en une, là-haut.
}
coach-goes = { $stone ->
    [gem] Une gemme double la récompense qui la porte : votre plus haute carte libre est une bonne place.
   *[prison] Sous une prison, une récompense ne vaut plus rien : votre plus basse carte libre est une bonne place.
}
coach-imprisoned = Vos trois Mousquetaires sont en prison. Vous jouez encore, mais votre carte ne compte pas, jusqu’à ce qu’un perdant vous prenne une prison.
coach-imprisoned-other = Les trois Mousquetaires de { $name } sont en prison : sa carte ne compte plus dans la somme, et n’est plus ni la plus haute ni la plus basse.
coach-scoring = Les récompenses sont retournées : chaque carte rapporte sa valeur en ducats, le double avec une gemme, rien en prison.
coach-end = Vous connaissez le jeu : récompenses, duels, gemmes et prison. Après le dernier duel, on retourne les récompenses, et le plus grand nombre de ducats l’emporte. Désormais, je ne parlerai plus que de ce qui est nouveau.

## La deuxième leçon : ce que décident gemmes et prisons

coach-stones-danger = Il n’y a plus de gemme au centre : qui en gagne une la prend à un autre. { $name } en a deux, et avec une troisième la manche est finie. La carte la plus haute d’un duel gagné prend la gemme : cela vaut votre meilleure carte.
coach-stones-rob = Plus de gemme au centre : vous la prenez à un autre joueur. Prise à qui en a deux, elle éloigne aussi la fin de la manche. Libérer votre 10 peut attendre.
coach-stones-sacrifice = { $strength } est hors d’atteinte : la carte la plus basse coûtera une prison. Sur le 0 de vos récompenses, elle ne coûte rien : jouez votre carte la plus basse, et gardez les bonnes pour les duels qui se gagnent.
coach-stones-prison = Posez la prison sur le 0 : une carte qui ne vaut rien n’a rien à perdre. Un duel perdu ne se paie pas à meilleur prix.
coach-stones-full = Vos trois récompenses sont maintenant occupées. Si vous perdez, vous rendez une gemme ; si vous gagnez, vous libérez un Mousquetaire. { $strength } est à portée : jouez votre carte la plus haute.
coach-stones-free = Vos récompenses étant toutes occupées, vous ne prenez pas de gemme : vous libérez un Mousquetaire. Le 10 compte aussitôt de nouveau ; le 0 peut rester où il est.
coach-stones-end = Voilà ce qui décide : une gemme prise à un rival compte deux fois, une prison sur un 0 ne coûte rien, et un 10 libéré compte de nouveau. Pensez-y en choisissant vos récompenses : un 0 y fait une prison à bon compte, mais ne rapporte pas de ducats non plus.

## Un choix en peu de mots, là où l’on en parle

choice-choose_pay = Poser : { $cards }
choice-take_gem = La gemme sur le { $value }
choice-free_prison = Le { $value } libéré
choice-take_prison = La prison sur le { $value }
choice-return_gem = La gemme du { $value } rendue
choice-from = { $choice }, prise à { $name }, { nth-place }

## Pourquoi un choix vaut ce qu’il vaut

lamp-guard-alone = Le { $value } bat à lui seul la garde de { $strength }.
lamp-guard-surely = La garde de { $strength } est pour ainsi dire battue : { $others ->
    [1] { $name } apporte
   *[other] les autres apportent
} environ { $rest }, et il suffit de { $need }.
lamp-guard-hardly = La garde de { $strength } ne sera guère battue : { $others ->
    [1] { $name } apporte
   *[other] les autres apportent
} environ { $rest }, et il en faudrait { $need }.
lamp-guard-perhaps = Le { $value } atteint { $strength } si { $others ->
    [1] { $name } apporte { $need }. { $name } apporte
   *[other] les autres apportent { $need }. Ils apportent
} environ { $rest } ; cela suffit { $often }.
lamp-guard-beyond = Le { $value } ne peut pas atteindre { $strength } : { $others ->
    [1] { $name } devrait
   *[other] les autres devraient
} apporter { $need }, et le maximum est de { $most }.
lamp-guard-short = Seul, le { $value } n’atteint pas { $strength }.
lamp-often = { $often ->
    [never] jamais
    [hardly] presque jamais
    [nearly] presque toujours
    [always] toujours
   *[some] { $times } fois sur dix
}
lamp-gains = La plus haute carte, donc une gemme : { $often }.
lamp-gains-or-frees = La plus haute carte, donc une gemme ou un Mousquetaire libéré : { $often }.
lamp-loses = La plus basse carte d’un duel perdu, donc une prison : { $often }.
lamp-loses-gem = La plus basse carte d’un duel perdu, donc une gemme à rendre : { $often }.
lamp-safe = Elle ne sera guère la plus basse d’un duel perdu.
lamp-kept = Le { $card } remporterait ce duel { $often }, mais vaut plus dans un duel à venir.
lamp-spared = Le { $card } serait plus sûr maintenant, mais vaut plus dans un duel à venir.
lamp-lost = Presque perdu. Ce qui vaut encore la peine : { $players ->
    [2] chaque ducat
   *[other] la deuxième place
}{ $free ->
    [0] .
    [1] {" "}et une gemme sur le { $high }.
   *[other] , une gemme sur le { $high } et la prison sur le { $low }.
}
lamp-hand = Une main difficile ; un plan : laissez les gardes fortes aux autres et gardez le { $high } pour une faible. Une gemme sur la plus chère des récompenses et une prison sur la moins chère seulement, c’est une bonne fin.
lamp-turn = C’est difficile, mais rien n’est perdu. Pour renverser la partie, avoir la carte la plus haute d’un duel gagné : { $how ->
    [gem] une gemme sur le { $high } rapporte { $high } de plus.
    [free] le { $jailed } libéré rapporte { $jailed } de plus.
   *[either] une gemme sur le { $high } rapporte { $high } de plus, le { $jailed } libéré { $jailed }.
}
lamp-spent = La carte ne compte pas cette fois : autant perdre celle qui sert le moins.
lamp-pay-gem = Le { $card } porte une gemme à la fin : { $often }.
lamp-pay-prison = Le { $card } est en prison à la fin : { $often }.
lamp-now = Le { $card } rapporte { $change ->
    [1] { $count } de plus.
    [-1] { $count } de moins.
   *[0] autant qu’avant.
}
lamp-ends-game = La troisième gemme met aussitôt fin à la manche.
lamp-robs = La gemme est prise à { $name }.
lamp-robs-leader = La gemme est prise à { $name }, qui devance les autres.
lamp-helps = La prison est prise à { $name }, à qui cela profite.
lamp-helps-last = La prison est prise à { $name }, à qui cela profite, mais qui a le moins.
review-uncounted = Elle compte les ducats, les gemmes, les prisons et les récompenses, mais, à la différence de la lampe, aucune carte encore à jouer : elle commence donc à égalité, quelle que soit la main{ $marked ->
    [yes] { " " }(partie hachurée)
   *[no] { "" }
}.
lamp-ducats = Cette manche devrait rapporter { $own } ducats, et { $most } { $others ->
    [1] à { $name }
   *[other] au meilleur des autres
}.

## La fin

end-won = { $by ->
    [narrow] D’un cheveu !
    [clear] Loin devant tous !
   *[plain] À vous la bourse la mieux garnie !
}
end-lost = { $by ->
    [narrow] De si peu !
    [clear] { $other } était hors d’atteinte
   *[plain] À { $other } la bourse la mieux garnie
}
end-ahead = { $count ->
    [one] Un ducat de plus que { $other }.
   *[other] { $count } ducats de plus que { $other }.
}
end-missing = { $count ->
    [one] Il vous manquait un ducat : { $other } l’emporte.
   *[other] Il vous manquait { $count } ducats : { $other } l’emporte.
}
end-gem = { $you ->
    [yes] { $count ->
        [one] La gemme sur votre { $values } a fait la différence.
       *[other] Les gemmes sur vos { $values } ont fait la différence.
    }
   *[no] { $name } : { $count ->
        [one] la gemme sur son { $values } a fait la différence.
       *[other] les gemmes sur ses { $values } ont fait la différence.
    }
}
end-jailed = Sans la prison, votre { $value } l’aurait emporté.
end-weak = { $rank ->
    [1] Et avec les cartes les plus faibles de toutes !
    [shared] Vous aviez reçu les cartes les plus faibles, et vous partagez pourtant la victoire.
    [2] Vous aviez reçu les cartes les plus faibles, et vous voilà pourtant à la deuxième place.
    [3] Vous aviez reçu les cartes les plus faibles, et vous voilà pourtant à la troisième place.
   *[last] Vous aviez reçu les cartes les plus faibles de toutes.
}
end-exchange = Jouer avec la main de { $name }
end-exchange-about = La même donne de l’autre côté : { $won ->
    [yes] y gagneriez-vous aussi ?
   *[no] était-ce plus facile ?
}
end-exchanged = Vous avez maintenant joué les deux mains chacun : vous { $own } + { $now } = { $sum } ducats, { $name } { $theirs } + { $after } = { $theirSum }.
figure-free = Ducats des cartes libres
figure-gems = Ducats des cartes à gemme
figure-jailed = Ducats perdus en prison
figure-won = Victoires avec la carte la plus haute
figure-lost = Défaites avec la carte la plus basse
figure-robbed = Gemmes prises aux autres

## Pourquoi c’est demandé

question-choose_pay = Les trois cartes que vous choisissez sont vos récompenses. À la fin, chacune rapporte sa valeur en ducats, le double avec une gemme, rien en prison. Ce qui est posé ici ne combat plus ; les neuf autres cartes sont tout ce que vous avez pour neuf duels au plus. L’ordre dans lequel vous choisissez les trois ne change rien.
question-play_card = Toutes les cartes ensemble doivent atteindre la force de la garde. Si elles y parviennent, la plus haute prend une gemme ou libère un Mousquetaire. Sinon, la plus basse reçoit une prison. À nombre égal, la carte qui porte le plus d’épées est la plus haute. Quand il n’y en a plus au centre, on la prend à un autre joueur.
question-beyond = Votre { $best } { $others ->
    [seen] et les plus hautes cartes que les autres puissent encore avoir feraient
   *[highest] et un 10 de chacun des autres feraient
} { $most } : moins que { $strength }. Ce duel sera donc perdu, et la carte la plus basse reçoit une prison.
question-winner_acts = Votre carte était la plus haute. Une gemme double une de vos récompenses ; ou bien vous libérez un Mousquetaire. S’il n’y a plus de gemme au centre, vous en prenez une à un autre joueur. Une troisième gemme met fin à la manche.
question-loser_acts = Votre carte était la plus basse. Une carte en prison ne rapporte rien tant qu’elle n’est pas libérée : choisissez-en une peu précieuse. S’il n’y a plus de prison au centre, vous en prenez une à un autre joueur, dont la carte est libérée. Si vos trois cartes sont occupées, c’est une gemme qui repart.

## Ce que veut dire un signe : une phrase pour chacun

sign-ducats = Ducats acquis : { $count }. Qui en a le plus à la fin de la partie l’emporte.
sign-hand = Cartes en main : { $count }. Seul leur propriétaire les voit ; chaque duel en prend une.
sign-worth = Ce que rapporteraient les trois récompenses si la manche s’arrêtait maintenant : { $now } ducats.
sign-gems = { $count ->
    [0] Il ne reste plus de gemme ici. Qui en gagne une la prend maintenant à un autre joueur.
   *[other] Gemmes au centre : { $count }. Chacune double la récompense où elle est posée ; quand il n’y en a plus ici, on en prend une à un autre joueur.
}
sign-prisons = { $count ->
    [0] Il ne reste plus de prison ici. Qui doit en prendre une la reprend maintenant à un autre joueur, et libère ainsi sa carte.
   *[other] Prisons au centre : { $count }. Une récompense en prison ne rapporte rien ; quand il n’y en a plus ici, on en reprend une à un autre joueur.
}
sign-pile = Gardes encore à venir dans cette manche : { $count }. Leurs forces figurent sous « { known-open } ».
sign-guard = La garde du Cardinal : ensemble, les cartes de ce duel doivent atteindre { $strength }.
sign-sum = Les cartes retournées font { $sum } ; il faut { $strength } pour gagner le duel.
sign-down = Une carte jouée face cachée ; toutes sont retournées à la fois.
sign-slot = Ici se pose la carte que ce joueur joue dans le duel.
sign-out = Qui a ses trois cartes en prison joue avec les autres, mais sa carte ne compte pas.
sign-two-gems = Une troisième gemme met aussitôt fin à la manche.
sign-card = Dans le duel, elle ajoute { $value } à la somme{ $swords ->
    [0] { "" } ; elle n’a pas d’épée, et à valeur égale, plus d’épées l’emportent.
    [1] { "" } ; son épée ne départage que des valeurs égales.
   *[other] { "" } ; ses { $swords } épées ne départagent que des valeurs égales.
}
sign-pay-card = Comme récompense, elle rapporte sa valeur en ducats : { $value } ; avec une gemme { $double }, en prison rien.
sign-place = { $stone ->
    [G] Une gemme : cette récompense rapporte le double de sa valeur. Seul son propriétaire la connaît.
    [P] Une prison : cette récompense ne rapporte rien tant qu’elle n’est pas libérée. Seul son propriétaire la connaît.
    [none] La place d’une des trois récompenses, choisies avant le premier duel.
   *[other] Une récompense face cachée : à la fin, elle rapporte sa valeur en ducats. Seul son propriétaire la connaît.
}
sign-pay = { $stone ->
    [G] Cette carte de valeur { $value } a une gemme : elle rapporte { $points } ducats à la fin de la manche.
    [P] Cette carte de valeur { $value } est en prison : elle ne rapporte rien si elle n’est pas libérée.
   *[other] Cette carte de valeur { $value } rapporte { $points } ducats à la fin de la manche ; une gemme en doublerait la valeur.
}
sign-bears = Il n’y a plus de place pour une autre gemme ou prison.
unit-ducats = { $count ->
    [one] { $worth } ducat
   *[other] { $worth } ducats
}
difference-ducats = { unit-ducats }
