### Ce que dit chaque table. $you vaut « yes » quand la phrase s’adresse à la personne devant l’écran.

## La table

table-rivals = Les autres joueurs
table-me = Votre côté de la table
table-hand = Votre main
table-hand-empty = Plus de carte
liking-bold = joue avec audace
liking-careful = joue avec prudence
liking-vengeful = rancunier
table-you = Vous
lamp-word = Lampe
lamp-ask = Demander à la lampe
lamp-put-out = Éteindre la lampe
lamp-ask-again = Demander à la lampe (jusqu’ici { $used })
hand-marked = { $mark ->
    [0] { $name }, selon la lampe
   *[other] { $name }, numéro { $mark } selon la lampe
}
table-practice = Entraînement · { $where }

## Ce que fait un joueur

says-thinking = réfléchit…
says-choosing = choisit…

## Ce qui est demandé

button-undo = Reprendre
undo-none = Il n’y a plus rien à reprendre.
button-hurry = Jusqu’à mon choix
button-hurry-end = Jusqu’à la fin
button-hurry-round = Jusqu’à la fin de la manche
button-on = Continuer

## Ce qui arrive

tell-chosen = Vous avez choisi. Tant que l’anneau n’est pas vide, vous pouvez reprendre.
tell-thinking = { $name } réfléchit…
tell-waiting = On attend { $names }…
tell-match-over = La partie est finie.
own-fault-raised = Le joueur « { $player } » ({ $name }) a levé une exception ; le hasard a décidé pour lui.
own-fault-illegal = Le joueur « { $player } » ({ $name }) a choisi ce qui n’est pas permis ; le hasard a décidé pour lui.
own-fault-garbled = Le joueur « { $player } » ({ $name }) a gâté sa réponse ; le hasard a décidé pour lui.
own-fault-move-time = Le joueur « { $player } » ({ $name }) a réfléchi trop longtemps ; le hasard a décidé pour lui, et il recommence à neuf.
own-fault-died = Le Python du joueur « { $player } » ({ $name }) s’est arrêté ou n’a pas démarré ; le hasard a décidé pour lui.
own-fault-line = Il a échoué à la ligne { $line }.
strangers-title = Un joueur qui n’a pas encore été exécuté ici
strangers-what = { $count ->
    [one] { $names } est arrivé avec cette partie et n’a pas été exécuté sur cet appareil. Lisez-le d’abord : qui a fait le fichier a pu le changer. Il tourne dans un enclos où il ne peut rien faire d’autre que jouer.
   *[other] { $names } sont arrivés avec cette partie et n’ont pas été exécutés sur cet appareil. Lisez-les d’abord : qui a fait le fichier a pu les changer. Ils tournent dans des enclos où ils ne peuvent rien faire d’autre que jouer.
}
strangers-run = { $count ->
    [one] L’autoriser
   *[other] Les autoriser
}
strangers-leave = Quitter la partie

## L’histoire

story-title = L’histoire
scores-unknown = pas encore connu
story-word = Récit
story-open = L’histoire
story-empty = L’histoire commence ici.
story-company-bold = { $count ->
    [one] { $names } joue avec audace.
   *[other] { $names } jouent hardiment.
}
story-company-careful = { $count ->
    [one] { $names } joue avec prudence.
   *[other] { $names } jouent prudemment.
}
story-company-vengeful = { $count ->
    [one] { $names } n’oublie aucune offense.
   *[other] { $names } n’oublient aucune offense.
}
story-company-level = { $count ->
    [one] Niveau de l’ordinateur : { $levels }.
   *[other] Niveau des joueurs de l’ordinateur : { $levels }.
}

## Fin de la partie

end-title-won = Vous avez gagné !
end-title-nobody = Personne ne gagne
end-title-shared = Vous partagez la victoire !
end-title = { $count ->
    [1] { $names } gagne
   *[other] { $names } gagnent ensemble
}
end-title-lost = { $count ->
    [1] Perdu : { $names } gagne
   *[other] Perdu : { $names } gagnent
}
end-rank = { $rank }.
end-again = Rejouer
end-stronger = { $count ->
    [one] Adversaire plus fort
   *[other] Adversaires plus forts
} ({ $level ->
    [casual] cadet
    [skilled] lieutenant
   *[master] capitaine
})
end-weaker = { $count ->
    [one] Adversaire plus facile
   *[other] Adversaires plus faciles
} ({ $level ->
    [casual] cadet
    [skilled] lieutenant
   *[novice] page
})
end-swap = Changer de place
end-daily = Vers la donne du jour
end-review = Analyse
end-home = Accueil
end-record = Copier le texte de cette partie
end-record-copied = Copié. Ce texte permet de rejouer toute la partie.
end-record-failed = Le navigateur n’a pas permis la copie. Voici le texte :
end-record-text = Texte de cette partie
end-open = Classement final

## Passer l’appareil

curtain-title = Passez l’appareil à { $name }
curtain-text = Les cartes restent couvertes jusqu’à ce que { $name } soit là.
curtain-ready = C’est moi, { $name }

## Ennuis

failed-title = Cette partie ne peut pas être ouverte
failed-retry = Réessayer

## La première leçon

coach-title = Planchet vous souffle
coach-ok = Compris
coach-more = La suite
coach-key = Échap
coach-skip = Arrêter la leçon
coach-on = Continuer
coach-own = Ma propre partie
coach-form = Régler une partie

## Ce que vaut un choix

unit-chance = { $worth } % de chances
unit-points = { $count ->
    [one] { $worth } point
   *[other] { $worth } points
}
difference-chance = { $worth } victoires sur 100
difference-points = { unit-points }
end-figures = La partie en chiffres
end-turn-coming = À la recherche du tournant…
end-turn-none = Aucun moment n’a fait basculer cette partie à lui seul.
end-turn = { $what ->
    [turn] Le tournant : { $where }. La partie a tourné { end-turn-side }.
   *[most] Le moment le plus fort avant la fin : { $where }, { end-turn-side }.
}
end-turn-side = { $you ->
    [yes] { $way ->
        [up] en votre faveur
       *[down] contre vous
    }
   *[no] { $way ->
        [up] en faveur de { $name }
       *[down] contre { $name }
    }
}
why-open = Pourquoi ?
why-gold = Pourquoi c’est doré :
why-rule = La règle
why-rules = Règles
