### La table de Parade. $you vaut "yes" quand la phrase s’adresse au joueur devant l’écran.

## La table

parade-title = Parade, donne { $deal }
parade-where = donne { $deal } sur { $deals } · assaut { $bout }
parade-middle = L’assaut
parade-slot-none = aucune lame posée
parade-slot-down = une lame face cachée
parade-hand = { $count ->
    [0] aucune lame en main
    [one] une lame en main
   *[other] { $count } lames en main
}
parade-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
parade-goal = { $deals ->
    [1] Une donne
   *[other] Donne { $deal } sur { $deals }
}

## Ce que fait un escrimeur

parade-says-laid = a posé une lame
parade-says-scored = + { $points }

## Ce qui est demandé

parade-ask-lay =
    Choisissez une lame
    et posez-la face cachée.
parade-ask-open = Les deux lames sont posées. Attendre, ou porter une botte ?
parade-ask-answer =
    Une botte ! Parer pour 2,
    ou rompre et perdre 1 ?
parade-do-none = Choisissez une lame
parade-do-lay = Poser { $number }
parade-do-hold = Attendre
parade-do-thrust = Porter une botte
parade-do-parry = Parer
parade-do-yield = Rompre

## Ce qui arrive

parade-tell-dealt = Les lames sont distribuées.
parade-tell-laid = { $you ->
    [yes] Vous avez posé une lame.
   *[other] { $name } a posé une lame.
}
parade-tell-hold = { $you ->
    [yes] Vous attendez.
   *[other] { $name } attend.
}
parade-tell-thrust = { $you ->
    [yes] Vous portez une botte.
   *[other] { $name } porte une botte.
}
parade-tell-parry = { $you ->
    [yes] Vous parez.
   *[other] { $name } pare.
}
parade-tell-yield = { $you ->
    [yes] Vous rompez.
   *[other] { $name } rompt.
}
parade-tell-hit = { $you ->
    [yes] Vous touchez avec la { $blade } : { $points ->
        [1] un point.
       *[other] { $points } points.
    }
   *[other] { $name } touche avec la { $blade } : { $points ->
        [1] un point.
       *[other] { $points } points.
    }
}
parade-tell-unseen = { $you ->
    [yes] Vous marquez un point. Les lames sont écartées sans être vues.
   *[other] { $name } marque un point. Les lames sont écartées sans être vues.
}

## L’histoire

parade-story-deal = Donne { $deal }
parade-story-bout = Donne { $deal }, assaut { $bout }
parade-story-cards = { $who } { $blade }

## Les assauts de cette donne

parade-bouts-title = Les assauts de cette donne
parade-bouts-open = Assauts
parade-bouts-none = Aucun assaut n’a encore été livré dans cette donne.
parade-bouts-hidden = une lame que l’on n’a pas vue

## La première leçon

parade-coach-lay = Six lames, six assauts : chacune sert une fois. Posez-en une ; { $name } en pose une aussi, et aucun de vous ne voit celle de l’autre.
parade-coach-open = Vous ouvrez. Avec une lame haute, une botte vaut 2 ; avec une basse, elle fera peut-être fuir l’autre.
parade-coach-answer = Derrière une botte, il n’y a pas toujours de l’acier. Rompre coûte 1, une parade perdue 2.
parade-coach-end = C’était une donne, et toute une partie. Rejouez, ou préparez depuis l’accueil une partie plus longue.

## Why a choice is worth what it is

parade-why-wins_bout = Elle gagne la passe { $times } fois sur cent.
