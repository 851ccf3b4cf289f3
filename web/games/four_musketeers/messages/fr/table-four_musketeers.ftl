### La table de Quatre Mousquetaires : ce qui est demandé, ce qui arrive, ce qui est arrivé.
### $you vaut « yes » quand la phrase s’adresse à la personne devant l’écran, $otherYou quand c’est à elle que cela arrive.

## La table

four-title = Quatre Mousquetaires : { $storyline }, manche { $round }
four-where = { $storyline }{ $round ->
    [0] { "" }
   *[other] { " " }· manche { $round }
}{ $fight ->
    [0] { "" }
   *[other] { " " }· combat { $fight }
}
four-cast = Les autres personnages
four-fight = Le combat
four-strikes = Coups de ce combat
four-line = Fil de l’histoire
four-line-name = hors du jeu
four-line-empty = Il n’y a pas encore de carte dans le fil de l’histoire.
four-line-cards = On y trouve : { $cards }.
four-random-name = pioche du hasard
four-random = { $count ->
    [0] La pioche du hasard est vide : plus de coup de l’ombre.
    [1] Encore un coup de l’ombre dans la pioche du hasard.
   *[other] Encore { $count } coups de l’ombre dans la pioche du hasard.
}
four-protected = détient la pierre de protection
four-left = { $count ->
    [one] Encore { $count } coup, et c’est la défaite.
   *[other] Encore { $count } coups, et c’est la défaite.
}
four-role-unknown = inconnue
four-stack = { $count ->
    [one] Le prochain coup emporte
   *[other] Les prochains coups emportent, dans l’ordre,
} { $cards }. Puis la carte de rôle ({ $role }) encaisse encore { $after ->
    [one] un coup
   *[other] { $after } coups
}.
four-stack-down = Plus de carte de vie, la carte de rôle est face cachée : { $role }.
four-stack-up = Plus de carte de vie, la carte de rôle est visible : { $role }.
four-stack-defeated = Défaite.
four-open-hand = Main visible
four-top = Première carte de la pile
four-strike = coup { $turn } : { $card }, { $how ->
    [random] de la pioche du hasard,
    [held] tenu au-dessus de la table,
   *[hand] de la main,
} { $state ->
    [blocked] bloqué
    [lowest] le plus bas qui tient
   *[stands] tient
}
four-strike-empty = coup vide
four-strike-for = frappe pour
four-nth = { $turn ->
    [1] 1ᵉʳ
   *[other] { $turn }ᵉ
}
four-strike-waits = frappera en position { $turn }

## Là où la place manque

four-short-X = Ombre
four-short-AC = Rochefort
four-short-KC = Bonacieux
four-short-AS = Richelieu
four-short-KS = De Wardes
four-short-QC = Bonacieux
four-short-QS = Milady
four-short-dazed = { $number ->
    [0] Mousquetaire
    [1] Mousquetaire I
    [2] Mousquetaire II
   *[other] Mousquetaire III
}
four-short-servant = { $you ->
    [yes] Votre valet
   *[no] Valet de { $name }
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
four-dazed = Vous êtes étourdi : la première carte de votre pile frappe pour vous.
four-whose = Main : { $name }
# Nothing is left to choose: it strikes by itself after a while
four-last-card = { $you ->
    [yes] Votre dernière carte.
   *[no] La dernière carte de cette main.
}
# It decides the fight, and waits for a touch
four-last-decides = { $you ->
    [yes] Votre dernière carte décide !
   *[no] La dernière carte décide !
}

## Où en est une place

four-says-lowest = le plus bas
four-says-would = serait touché
four-says-would-lose = perdrait
four-says-hit = touché !
four-says-protected = protégé
four-says-last = un coup et c’est fini !
four-says-down = encore deux coups
four-says-villain = { $villain ->
    [QC] regarde
    [QS] la méchante
   *[other] le méchant
}
four-says-shadow = est l’ombre
four-says-dazed = étourdi
four-says-ghost = fantôme
four-says-defeated = défaite

## Ce qui tient à un combat, et ce qu’il a donné, en grandes lettres

four-stake-ends = { $of ->
    [you] Un coup sur vous, et la manche est finie.
    [both] Un coup sur vous ou sur { $names }, et la manche est finie.
    [one] Un coup sur { $names }, et la manche est finie.
   *[many] Le prochain coup peut finir la manche.
}
four-stake-defeat = { $of ->
    [you] Encore un coup, et vous êtes vaincu.
    [one] Encore un coup, et { $names } est vaincu.
   *[many] À un coup de la défaite : { $names }.
}
four-stake-lead = { $who ->
    [you] Alors vous gagnez.
    [share] Alors vous partagez la victoire avec { $names }.
   *[others] La victoire irait à { $names }.
}
four-stake-wins = { $who ->
    [you] Un coup sur { $villain }, et vous gagnez.
    [share] Un coup sur { $villain }, et vous partagez la victoire avec { $names }.
   *[others] Un coup sur { $villain }, et la victoire va à { $names }.
}
four-ahead = { $who ->
    [you] Vous menez.
    [share] Vous menez avec { $names }.
   *[others] En tête : { $names }.
}
four-before = Juste avant : { $cards }, { $end ->
    [draw] égalité
    [nothing] personne n’a pris de coup
    [you] vous avez pris le coup
   *[other] { $name } a pris le coup
}.
four-out = { $you ->
    [yes] Si votre { $number } reste le plus bas, personne n’est touché.
   *[no] Si le { $number } de { $name } reste le plus bas, personne n’est touché.
}
four-aim = { $what ->
    [lives] Qui reste debout avec le plus de vies gagne.
    [survival] Qui a le moins de défaites gagne.
   *[solitaire] Ensemble contre { $villain }.
}
four-start = { $lead ->
    [ahead] Une vie d’avance : gare à vous.
   *[behind] Une vie de retard{ $joker ->
        [yes]  : votre dernière carte de vie est le joker.
       *[no] .
    }
}
four-stone-now = { $where ->
    [villain] Un coup apporte la pierre, et la pierre protège.
    [you] Rien ne peut vous atteindre : { $shadow ->
        [yes] vous tenez la pierre.
       *[no] si vous perdez, { $villain } prend le coup.
    }
    [shadow] Si l’Ombre perd, { $villain } prend le coup.
    [defeated] Si vous perdez, { $villain } prend le coup.
   *[other] Si { $name } perd, { $villain } prend le coup.
}
four-next-neighbours = { $keeps ->
    [yes] Ensuite, la carte que vous gardez compte pour un voisin.
   *[no] Ensuite, la dernière carte de chacun compte pour un voisin.
}
four-now-neighbours = La carte la plus basse touche celui que montre sa flèche.
four-threat = Un troisième { $number } ramènerait { $whose ->
    [you] le vôtre
    [named] celui de { $name }
   *[first] le premier
}.
four-cry-neighbours = Pour le voisin !
four-cry-hit = { $you ->
    [yes] Vous prenez le coup !
   *[no] { $name } prend le coup !
}
four-cry-saved = La pierre protège !
four-cry-blocked = Le { $number } bloque le { $number } : tous deux écartés !
four-cry-third = Un troisième { $number } !
four-cry-dealt = Nouvelles cartes !
four-cry-draw = Tout est bloqué : égalité !
four-cry-spent = Personne n’est touché !
four-cry-role = { $you ->
    [yes] Vous êtes { $role } !
   *[no] { $name }, c’est { $role } !
}
four-cry-defeated = { $you ->
    [yes] Vous êtes vaincu !
   *[no] Défaite pour { $name } !
}
four-cry-dazed = { $you ->
    [yes] Vous continuez, étourdi !
   *[no] { $name } continue, étourdi !
}
four-fight-of = { $cyclical ->
    [yes] Le dernier combat de cette main est tournant : chacun frappe pour un voisin
   *[no] Combat { $at } sur { $of } de cette main
}
four-stake-fails = Un coup sur { $name }, et vous perdez la manche.

## Ce que disent les adversaires de ce qui leur arrive, chacun selon son caractère, et le méchant selon qui il est

four-voice-hit = { $character ->
    [bold] Une égratignure !
    [careful] Quelle imprudence.
    [vengeful] Je m’en souviendrai.
   *[none] Touché !
}
four-voice-again = { $character ->
    [bold] Deux fois ? Assez !
    [careful] Encore moi…
    [vengeful] Cela vous coûtera cher.
   *[none] Encore !
}
four-voice-unlucky = { $character ->
    [bold] Maudites ombres !
    [careful] Ne jamais se fier au sort.
    [vengeful] Le sort me le doit.
   *[none] Pas de chance !
}
four-voice-lucky = { $character ->
    [bold] La chance m’adore !
    [careful] C’était juste.
    [vengeful] La nuit est à moi.
   *[none] Ouf !
}
four-voice-last = { $character ->
    [bold] Approchez donc !
    [careful] À couvert, vite.
    [vengeful] Je vous emporte avec moi.
   *[none] Encore un, et c’est fini.
}
four-voice-defeated = { $character ->
    [bold] Quel beau combat !
    [careful] Je le voyais venir.
    [vengeful] Vous me reverrez.
   *[none] C’en est fait de moi.
}
four-voice-passed = { $character ->
    [bold] Prenez ça !
    [careful] Bien à l’abri.
    [vengeful] Pas deux fois !
   *[none] Pas moi !
}
four-voice-wounds = { $character ->
    [bold] En plein cœur !
    [careful] Pardonnez-moi.
    [vengeful] Celui-là, c’est pour vous.
   *[none] Je vous ai !
}
# À des compagnons : quand tous se battent ensemble, ou que le touché est de son équipe
four-comrade-hit = { $character ->
    [bold] Une égratignure !
    [careful] Je tiens bon.
    [vengeful] Peu importe.
   *[none] Ce n’est rien.
}
four-comrade-last = { $character ->
    [bold] Toujours debout !
    [careful] Couvrez-moi, amis.
    [vengeful] Pas sans me battre.
   *[none] Encore un, et c’est fini.
}
four-comrade-defeated = { $character ->
    [bold] Continuez, mes amis !
    [careful] Achevez sans moi.
    [vengeful] Vengez-moi !
   *[none] À vous, maintenant.
}
four-comrade-wounds = { $character ->
    [bold] Désolé, mon ami !
    [careful] Pardonnez-moi.
    [vengeful] Je me rachèterai.
   *[none] Oh, pardon !
}
four-villain-hit = { $villain ->
    [KC] Ma pauvre bourse !
    [AS] Une perte légère.
    [KS] Vous le regretterez !
    [QC] Est-ce là votre honneur ?
    [QS] Vous osez ?
   *[AC] Quelle insolence !
}
four-villain-last = { $villain ->
    [KC] Je le dirai au Cardinal !
    [AS] La France jugera.
    [KS] À mort, alors !
    [QC] D’Artagnan, à l’aide !
    [QS] Je reviens toujours.
   *[AC] Acculé ? Jamais !
}
four-villain-gloats = { $villain ->
    [KC] Bien fait !
    [AS] Je l’avais prévu.
    [KS] Au suivant !
    [QC] Cessez cette folie !
    [QS] Comme c’est triste.
   *[AC] Un de moins.
}

## Ce qui est demandé

four-ask-missing = Vous donnez les cartes de vie : quelle couleur sera absente ?
four-ask-direction =
    { $you ->
        [yes] Vous frappez pour un voisin, l’autre pour vous.
       *[no] { $name } frappe d’abord, pour un voisin.
    }
    De quel côté ?
four-ask-replay = { $you ->
    [yes] { $lives ->
        [0] Vous perdez votre dernière vie.
       *[other] Vous perdez une vie (reste : { $lives }) et recevez la pierre.
    }
   *[no] { $lives ->
        [0] { $name } perd sa dernière vie.
       *[other] { $name } perd une vie (reste : { $lives }) et reçoit la pierre.
    }
}{ $lost ->
    [yes] { " " }La manche est alors perdue.
   *[no] { "" }
} { $left ->
    [one] Ou dépensez l’annulation.
   *[other] Ou dépensez une des { $left } annulations.
}
four-ask-settings = La manche suivante doit-elle être plus facile ou plus difficile ?
four-ask-servant = { $name } frappe, vous décidez.
four-ask-strike = { $shadow ->
    [first] Choisissez une carte pour frapper.
    [yes] Carte ou coup de l’ombre ?
   *[no] Votre carte ?
}
four-ask-first = Vous frappez en premier.
four-ask-same = { $hurt ->
    [yes] Chaque carte vous touche
   *[no] Toutes vos cartes se valent
} : pensez { $fights ->
    [1] au dernier combat.
   *[other] aux { $fights } prochains combats.
}{ $shadow ->
    [yes] { " " }Ou laissez frapper l’ombre.
   *[no] { "" }
}
four-ask-over = { $who ->
    [you] Chaque carte vous fait gagner la manche.
    [share] Chaque carte vous fait partager la victoire.
   *[over] Chaque carte met fin à la manche.
}
four-ask-lost = Toute carte perd à présent.{ $saving ->
    [yes] { " " }Seule l’ombre peut vous sauver.
   *[no] { "" }
}
four-ask-against = Le plus bas : { $number } ({ $you ->
    [yes] vous
   *[no] { $name }
}{ $stone ->
    [yes] , avec la pierre
   *[no] {""}
}).
four-ask-for = { $otherYou ->
    [yes] Votre carte compte pour vous.
   *[no] Votre carte compte pour { $other } !
} { $shadow ->
    [yes] Jouez-la, ou défaussez-la pour un coup de l’ombre.
   *[no] Choisissez-la.
}
four-ask-forced = Ce doit être un coup de l’ombre : choisissez la carte à défausser.
four-ask-discard = Défausser cette carte ({ $card }) ? La première de la pioche du hasard frappera à sa place.

four-decided-so = { $so ->
    [lost] Presque plus aucune chance de gagner.
    [shared] Presque gagné, peut-être à plusieurs.
   *[won] Presque gagné.
}
four-play-out = À la fin de la manche
four-button-none = Choisissez
four-button-strike = Frapper avec { $number }
# Below the words of the button
four-button-hits = { $whom ->
    [you] vous touche
    [nobody] ne touche personne
    [named] touche { $name }
   *[other] touche : { $name }
}
four-button-odds = { $stake ->
    [yes] vous passez : { $chance }
    [side] épargne votre camp : { $chance }
   *[no] vous épargne : { $chance }
}
four-button-shadow = Coup de l’ombre
four-shadow-risk = { $share ->
    [none] { $stake ->
        [yes] vous passez toujours
        [side] épargne toujours votre camp
       *[no] vous épargne toujours
    }
    [all] { $stake ->
        [yes] vous ne passez jamais
        [side] n’épargne jamais votre camp
       *[no] ne vous épargne jamais
    }
   *[some] { $stake ->
        [yes] vous passez : { $chance }
        [side] épargne votre camp : { $chance }
       *[no] vous épargne : { $chance }
    }
}
four-button-accept = Laisser faire
four-button-replay = Annuler le coup
# Below these words
four-button-replay-costs = { $left ->
    [one] puis aucune
   *[other] une sur { $left }
}

## Ce que ferait un coup

four-fate-safe = indemne
four-fate-hit = touché
four-fate-serves = vous sert
four-fate-defeat = vous, vaincu
four-fate-lost = manche perdue
four-fate-name = qui prend le coup
four-fate-unsettled = qui serait touché en l’état
# Below the number of a card
four-tag = { $what ->
    [lost] perdu
    [defeat] vaincu
    [you] vous
    [spared] pas vous
    [nobody] personne
    [likely] { $name } ?
   *[other] { $name }
}
four-would-spared = { $stake ->
    [yes] Quoi qu’il arrive, vous ne prenez pas le coup ; mais la manche peut être perdue.
   *[no] Quoi qu’il arrive, vous êtes à l’abri.
}
four-would-first = Vous êtes touché si personne ne { $lower ->
    [yes] frappe plus bas ni ne bloque votre { $number }.
   *[no] bloque votre { $number }.
}
four-would-a = { $certain ->
    [yes] { $you ->
        [yes] Avec cette carte, vous êtes touché.
       *[no] Avec cette carte, { $name } prend le coup.
    }
   *[no] { $you ->
        [yes] En l’état, vous seriez touché.
       *[no] En l’état, { $name } prendrait le coup.
    }
}
four-would-b = { $certain ->
    [yes] { $you ->
        [yes] Avec cette carte, vous perdez, et { $villain } prend le coup.
       *[no] Avec cette carte, { $name } perd, et { $villain } prend le coup.
    }
   *[no] { $you ->
        [yes] En l’état, vous perdriez, et { $villain } prendrait le coup.
       *[no] En l’état, { $name } perdrait, et { $villain } prendrait le coup.
    }
}
four-would-c = { $certain ->
    [yes] { $you ->
        [yes] Avec cette carte, vous perdez, mais la pierre vous protège.
       *[no] Avec cette carte, { $name } perd, mais la pierre protège.
    }
   *[no] { $you ->
        [yes] En l’état, vous perdriez, mais la pierre vous protège.
       *[no] En l’état, { $name } perdrait, mais la pierre protège.
    }
}
four-would-d = { $certain ->
    [yes] Avec cette carte, l’ombre perd, et { $villain } prend le coup.
   *[no] En l’état, l’ombre perdrait, et { $villain } prendrait le coup.
}
four-would-e = { $certain ->
    [yes] Avec cette carte, l’ombre perd, mais la pierre la protège.
   *[no] En l’état, l’ombre perdrait, mais la pierre la protège.
}
four-would-f = { $certain ->
    [yes] { $you ->
        [yes] Avec cette carte, vous perdez, mais cela ne vous coûte rien.
       *[no] Avec cette carte, { $name } perd, mais cela ne coûte rien.
    }
   *[no] { $you ->
        [yes] En l’état, vous perdriez, mais cela ne vous coûte rien.
       *[no] En l’état, { $name } perdrait, mais cela ne coûte rien.
    }
}
four-would-g = { $certain ->
    [yes] Avec cette carte, aucun coup ne tient.
   *[no] En l’état, aucun coup ne tiendrait.
}
four-would-alone = Le dernier coup compte alors seul et { $you ->
    [yes] vous touche
   *[no] touche { $name }
}, sauf si son nombre est déjà posé.
four-would-for = { $you ->
    [yes] Votre carte
   *[no] La carte de { $name }
} compte pour { $otherYou ->
    [yes] vous
   *[no] { $other }
}.
four-odds-lower = { $how ->
    [third] Ici, le { $low } est plus sûr que le { $high } : étant le troisième { $low }, il ne compte pas, et le premier compte de nouveau.
    [lies] Ici, le { $low } est plus sûr que le { $high } : il bloque la carte qui est déjà là.
    [neighbour] Cette carte compte pour { $other } : ici, le { $low } est plus sûr que le { $high }.
   *[open] Ici, le { $low } est plus sûr que le { $high } : d’autres peuvent le bloquer, et il ne peut alors plus perdre.
}
four-would-odds = Qui risque le coup : { $hits }.
four-odds-one = { $who ->
    [you] vous
    [nobody] personne
   *[other] { $name }
} { $chance }
four-odds-last = Un coup vous vaincrait.
four-chances-hide = Masquer
four-chances-hide-what = Masquer les chances sur les cartes
four-chances = Afficher les chances
four-chances-about = En pour cent, sur les cartes et les boutons : vos chances d’être épargné dans un combat, tant que d’autres frappent encore. Sans elles, vous jugez vous-même ; la lampe les dit quand vous l’interrogez.
four-odds-what = { $stake ->
    [yes] vos chances de passer : ni touché, ni manche perdue
    [side] vos chances que ce combat vous épargne, vous et les vôtres
   *[no] vos chances d’être épargné dans ce combat
}
four-would-third = Le premier { $number } compterait de nouveau.
four-would-serves = Cela sert votre but.
four-would-defeat = C’est votre dernière vie : vous seriez vaincu.
four-would-second = { $lost ->
    [yes] Avec cette défaite, la manche est perdue.
    [own] Avec ce coup, la manche est perdue pour vous.
   *[no] Avec cette deuxième défaite, la manche est finie.
}
# Where no figure stands on the cards, to whoever asks for them
four-odds-none = { $why ->
    [waits] Les chances se calculent…
    [safe] Rien ne risque guère de vous toucher dans ce combat.
   *[kept] Rien ne risque guère de vous coûter, à vous ou aux vôtres, dans ce combat.
}
four-odds-same = { $stake ->
    [yes] Vous passez : { $chance }, quelle que soit la carte
    [side] Épargne votre camp : { $chance }, quelle que soit la carte
   *[no] Vous épargne : { $chance }, quelle que soit la carte
}

## Ce qui arrive

four-tell-round = Manche { $round }. { $you ->
    [yes] Vous ouvrez.
   *[no] { $name } ouvre.
}
four-tell-missing = Trois combattent : il manque { $role }, et des cartes de vie de sa couleur sont hors jeu.
four-tell-prepopped = { $count ->
    [one] Le méchant a déjà perdu { $count } carte de vie.
   *[other] Le méchant a déjà perdu { $count } cartes de vie.
}
four-tell-dealt = Les cartes d’épée sont données ; { $kept ->
    [0] le reste forme la pioche du hasard.
   *[other] le reste forme la pioche du hasard, et { $kept } attendent la main suivante.
}
four-tell-dealt-kept = Nouvelles mains : les cartes mises de côté sont données. La pioche du hasard reste telle quelle.
four-tell-fight = Combat 1. { $you ->
    [yes] Vous commencez.
   *[no] { $name } commence.
}
four-tell-cyclical = Le dernier combat de la main : chacun frappe maintenant pour un voisin.
four-tell-direction = { $you ->
    [yes] Vous choisissez le sens.
   *[no] { $name } choisit le sens.
}
four-tell-clockwise = Personne ne choisit : on va dans le sens horaire.
four-tell-between = La vôtre compte pour { $other }, celle de { $name } pour vous.
four-striking = { $you ->
    [yes] Vous frappez…
   *[no] { $name } frappe…
}
four-struck-open = { $you ->
    [yes] Vous frappez avec { $number }.
   *[no] { $name } frappe avec { $number }.
}
four-struck-pile = Votre première carte frappe : { $number }.
four-struck-shadow = { $you ->
    [yes] Vous portez un coup de l’ombre : { $number }.
   *[no] { $name } porte un coup de l’ombre : { $number }.
}
four-struck-forced = { $you ->
    [yes] Le Cardinal guide votre épée : { $number }.
   *[no] Le Cardinal guide l’épée de { $name } : { $number }.
}
four-struck-blocked = Deux nombres égaux se bloquent : les deux { $number } ne comptent plus.
four-struck-third = Le troisième { $number } : le premier compte de nouveau, celui-ci non.
four-struck-empty = La pioche du hasard est vide, et le coup du Mousquetaire de l’ombre aussi.
four-struck-for = { $otherYou ->
    [yes] Il compte pour vous.
   *[no] Il compte pour { $other }.
}
four-decided-a = { $you ->
    [yes] Votre coup est le plus bas : vous êtes touché.
   *[no] { $name } a le coup le plus bas, et le paie.
}
four-decided-b = { $you ->
    [yes] Votre coup est le plus bas, mais la pierre vous protège : { $villain } prend le coup.
   *[no] { $name } a le coup le plus bas, mais la pierre protège : { $villain } prend le coup.
}
four-decided-c = { $you ->
    [yes] Votre coup est le plus bas, mais la pierre vous protège : il ne se passe rien.
   *[no] { $name } a le coup le plus bas, mais la pierre protège : il ne se passe rien.
}
four-decided-d = Le Mousquetaire de l’ombre a le coup le plus bas : { $villain } prend le coup.
four-decided-e = Le Mousquetaire de l’ombre a le coup le plus bas, mais la pierre le protège : il ne se passe rien.
four-decided-f = { $you ->
    [yes] Votre coup est le plus bas, mais cela ne vous coûte rien.
   *[no] { $name } a le coup le plus bas, mais cela ne coûte rien.
}
four-for-a = { $you ->
    [yes] Le coup le plus bas compte pour vous : vous êtes touché.
   *[no] Le coup le plus bas compte pour { $name }, qui le paie.
}
four-for-b = { $you ->
    [yes] Le coup le plus bas compte pour vous, mais la pierre vous protège : { $villain } prend le coup.
   *[no] Le coup le plus bas compte pour { $name }, mais la pierre protège : { $villain } prend le coup.
}
four-for-c = { $you ->
    [yes] Le coup le plus bas compte pour vous, mais la pierre vous protège : il ne se passe rien.
   *[no] Le coup le plus bas compte pour { $name }, mais la pierre protège : il ne se passe rien.
}
four-for-d = Le coup le plus bas compte pour le Mousquetaire de l’ombre : { $villain } prend le coup.
four-for-e = Le coup le plus bas compte pour le Mousquetaire de l’ombre, mais la pierre le protège : il ne se passe rien.
four-for-f = { $you ->
    [yes] Le coup le plus bas compte pour vous, mais cela ne vous coûte rien.
   *[no] Le coup le plus bas compte pour { $name }, mais cela ne coûte rien.
}
four-decided-g = Tous les coups sont bloqués : égalité, et personne n’est touché.
four-tell-replay = { $left ->
    [0] Le coup est annulé. C’était la dernière annulation.
    [1] Le coup est annulé. Il reste une annulation.
   *[other] Le coup est annulé. Il reste { $left } annulations.
}
four-tell-no-replay = Le coup n’est pas annulé.
four-tell-popped = { $you ->
    [yes] Vous perdez une carte de vie : { $card }.
   *[no] { $name } perd une carte de vie : { $card }.
}
four-tell-life = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} une vie : { $left ->
    [one] il en reste une.
   *[other] il en reste { $left }.
}
four-tell-stone = { $you ->
    [yes] Vous recevez la pierre.
   *[no] { $name } reçoit la pierre.
}
four-tell-up = { $you ->
    [yes] Votre carte de rôle est visible : { $role }. Au prochain coup, vous êtes vaincu.
   *[no] La carte de rôle de { $name } est visible : { $role }. Le prochain coup est la défaite.
}
four-tell-up-villain = La carte de { $name } est de nouveau visible. Le prochain coup est la défaite.
four-tell-down = { $you ->
    [yes] Votre dernière carte de vie est perdue : votre rôle est face cachée, encore deux coups.
   *[no] La dernière carte de vie de { $name } est perdue : celle de dessous est face cachée, encore deux coups.
}
four-tell-down-villain = La dernière carte de vie de { $name } est perdue, donc celle de dessous est cachée : encore deux coups, et le premier la dévoile à nouveau.
four-tell-defeated = { $you ->
    [yes] Vous êtes vaincu.
   *[no] C’est la défaite pour { $name }.
}
four-tell-dazed = { $you ->
    [yes] Vous êtes étourdi : désormais la première carte de votre pile frappe pour vous. Vous n’avez plus rien à perdre.
   *[no] { $name }, étourdi, joue encore la carte du dessus : le petit nombre.
}
four-tell-ghost = { $you ->
    [yes] Vous continuez en fantôme : vaincu, mais vous décidez toujours, et n’avez plus rien à perdre.
   *[no] { $name } continue en fantôme : vaincu, mais son joueur décide toujours, et il n’a plus rien à perdre.
}

## L’histoire

four-story-round = Manche { $round }
four-story-lead = { $you ->
    [yes] Vous ouvrez.
   *[no] { $name } ouvre.
}
four-story-fight = Combat { $fight }
four-story-cyclical = Combat { $fight }, tournant
four-story-strike = { $who } : { $number }{ $shadow ->
    [yes] { " " }(ombre)
   *[no] { "" }
}{ $blocked ->
    [yes] , bloqué
   *[no] { "" }
}
four-story-strike-for = { $who } : { $number } pour { $otherYou ->
    [yes] vous
   *[no] { $other }
}{ $shadow ->
    [yes] { " " }(ombre)
   *[no] { "" }
}{ $blocked ->
    [yes] , bloqué
   *[no] { "" }
}
four-story-empty = { $who } : vide
four-story-over = Fin de la manche

## L’enjeu

four-goal-word = But
four-goal-open = Ce que vous visez
four-goal = La partie va jusqu’à { $result }{ $group ->
    [survival] { " " }; celui qui en a le moins gagne.
   *[other] .
}
four-goal-ends = La manche finit avec la défaite de { $villain }, ou { $lost ->
    [all] de tous les Mousquetaires.
    [last_player] quand plus personne n’a de Mousquetaire.
   *[two] de deux Mousquetaires.
}
four-goal-single = Une manche{ $what ->
    [lives] { " " }; celui qui reste debout avec le plus de vies gagne.
    [survival] { " " }; celui qui a le moins de défaites gagne.
   *[other] { "" }
}
four-role-of = { $who } : { $role }
four-role-plain = Dans ce récit, le rôle n’a pas de but à lui : il est retourné quand les dernières cartes de vie sont perdues.
four-ambition = Ce que veut { $role }
four-wanted = Manquent encore dans le fil de l’histoire : { $cards }.
four-wanted-none = Tout est dans le fil de l’histoire.
four-standing = Jusqu’ici : { $result }.
four-team = Équipe { $number }
four-teams = { $first } contre { $second }
four-known = Les cartes qui restent
four-known-number = { $number } : { $hidden } pas encore { $hidden ->
    [one] vue
   *[other] vues
}, { $own } dans votre main, { $seen } { $seen ->
    [one] vue
   *[other] vues
}
four-known-sign = { $at ->
    [hidden] pas encore vue
    [own] dans votre main
   *[seen] vue
}
four-known-hidden = { $count } pas encore { $count ->
    [one] vue
   *[other] vues
} : { $where }.
four-known-where = { $place ->
    [hands] { $count } dans d’autres mains
    [random] { $count } dans la pioche du hasard
    [kept] { $count } pour la main suivante
   *[thrown] { $count } { $count ->
        [one] défaussée
       *[other] défaussées
    } face cachée
}
four-means = Ce que disent les cartes ici
four-signs = Ce que disent vos cartes
four-last = Derrière un 2, la carte de rôle reste cachée : encore deux coups, et c’est la défaite. Derrière le joker, elle est retournée aussitôt : encore un coup, et c’est la défaite.
four-last-mirrored = Les dernières cartes de vie sont en miroir : derrière un 2, la carte de rôle est retournée aussitôt, et encore un coup est la défaite ; derrière le joker, elle reste cachée, et il en faut deux.
four-stone = Qui est blessé reçoit la pierre. Si le Mousquetaire qui a la pierre perd un combat, c’est { $villain } qui prend la blessure et récupère la pierre.
four-stone-shadow = Qui est blessé reçoit la pierre. Si le Mousquetaire qui a la pierre perd un combat, il ne se passe rien. La blessure va à { $villain } quand le Mousquetaire de l’ombre perd pendant qu’un Mousquetaire a la pierre.
four-shadow-strikes = Pour un coup de l’ombre, vous défaussez une carte face cachée, et la première de la pioche du hasard frappe à sa place. { $count ->
    [0] Il n’en reste aucun.
    [1] Il en reste un.
   *[other] Il en reste { $count }.
}
four-replays = { $you ->
    [yes] Vous parlez pour tous : dans cette manche, vous pouvez
   *[no] { $name } parle pour tous et peut, dans cette manche,
} annuler { $left ->
    [one] { $left } coup
   *[other] { $left } coups
}.
four-goal-tie = En cas d’égalité à la fin, la victoire est partagée.

## La fin d’une manche

four-over = { $ending ->
    [good] { $story ->
        [QC] { $villain } est prise : la manche est finie.
       *[other] C’est la défaite pour { $villain } : la manche est finie.
    }
   *[bad] { $group ->
        [solitaire] Les Mousquetaires sont vaincus : la manche est finie.
       *[other] Défaite pour { $own ->
            [yes] vous et { $others }
            [alone] vous
           *[no] { $others }
        }. La manche est finie.
    }
}
four-end-beaten = Victoire sur { $villain } !
four-end-victor = { $villain } l’emporte
four-end-own = { $storyline ->
    [AC] { $mood ->
        [won] Le maître d’armes s’incline, et c’est devant vous.
       *[lost] Vous comptez vos bleus et raccrochez l’épée : cette salle vous reverra.
    }
    [KC] { $mood ->
        [won] À tâtons, vous regagnez la lumière, l’épée à la main.
       *[lost] Dans cette obscurité, quelqu’un d’autre a mieux gardé son sang-froid.
    }
    [QC] { $mood ->
        [won] Peu importe qui avait raison sur Constance : personne n’a mieux obtenu que vous ce qu’il voulait.
       *[lost] Peu importe qui avait raison sur Constance : quelqu’un d’autre a mieux obtenu ce qu’il voulait.
    }
   *[QS] { $mood ->
        [won] Vous avez regardé derrière tous les miroirs, et personne n’y a trouvé plus que vous.
       *[lost] Parmi tous ces miroirs, quelqu’un d’autre a trouvé plus que vous.
    }
}
four-end-short = { $left ->
    [one] Un coup de plus, et { $villain } était vaincu.
   *[other] Encore { $left } coups, et { $villain } était vaincu.
}
four-end-close = { $you ->
    [yes] Un coup de plus, et c’était votre défaite.
   *[no] Un coup de plus, et c’était la défaite pour { $name }.
}
four-end-well = Dans cette manche, vous n’avez jamais été à un coup de la défaite : belle escrime !
four-end-shared = Dans cette partie, seules comptent les défaites, non les vies qui restent ; avec « Jouer tout de suite », elles décident aussi.
four-round-title = La fin de la manche { $round }
four-round-mine = Manche { $round } : { $group ->
    [survival] { $defeated ->
        [yes] vous êtes vaincu
       *[no] vous vous en tirez
    }
    [solitaire] { $gained ->
        [0] perdue
       *[other] gagnée
    }
   *[roles] { $gained ->
        [0] aucun point pour vous
        [one] un point pour vous
       *[other] { $gained } points pour vous
    }
}
four-total = En tout : { $total }
four-last-fight = Le dernier combat
four-last-round = Dernière manche
four-go-on = Continuer la partie
four-next-round = Manche suivante
four-settings-title = À quel point la manche suivante doit-elle être difficile ?
four-setting-prepopped = Combien de cartes de vie le méchant a-t-il perdues d’avance ?
four-setting-free_replays = Combien de coups peut-on annuler ?
four-setting-joker_to_villain = Quelle est la dernière carte de vie du méchant ?
four-setting-joker_to_villain-yes = le joker
four-setting-joker_to_villain-yes-about = Il tombe un coup plus tôt.
four-setting-joker_to_villain-no = celle que donne le hasard
four-setting-joker_to_villain-no-about = Ce peut aussi être le joker.
four-setting-stone_to_lead = Qui détient la pierre au début ?
four-setting-stone_to_lead-yes = celui qui ouvre
four-setting-stone_to_lead-yes-about = Protégé dès le premier combat.
four-setting-stone_to_lead-no = le méchant
four-setting-stone_to_lead-no-about = Le premier coup coûte une vie.
four-setting-bad_ending = Quand la manche est-elle perdue ?
four-settings-open = Plus facile ou plus difficile ?
four-intro-begin = À la table
four-intro-more = En savoir plus sur ce récit
four-intro-against = { $group ->
    [solitaire] Contre vous : { $villain }. Tous ceux qui jouent se tiennent les coudes.
    [survival] { $mode ->
        [team] Contre vous : l’autre équipe, et { $villain }.
       *[solo] Contre vous : tous les autres Mousquetaires, et { $villain }.
    }
   *[roles] Autour de vous : des Mousquetaires qui veulent peut-être autre chose, et { $villain }. Personne ne dit qui il est.
}

## La première leçon

four-coach-aim = Vous voici. Chaque cœur est une vie, et un coup en coûte une : celui qui tient encore debout avec le plus de vies gagne.
four-coach-strike = Chacun frappe une fois, et le nombre le plus bas est touché. Au pied de chaque carte, on lit qui elle toucherait : choisissez.
four-coach-unsettled = Un nom au cadre pointillé serait touché pour l’instant. D’autres frappent après vous.
four-coach-odds = D’autres frappent après vous. Le chiffre sur une carte dit ses chances de vous épargner, d’après ce qu’ils ont sans doute en main.
four-coach-after = Voici la dernière carte de vie, et pourtant il reste plus d’un cœur : une fois qu’elle est perdue, la carte de rôle encaisse encore { $after ->
    [one] un coup
   *[other] { $after } coups
}.
four-coach-repeat = Les nombres égaux se bloquent : les deux sont hors du combat, et aucun ne peut être le plus bas. Votre { $number } serait à l’abri derrière celui-ci.
four-coach-shadow = { $certain ->
    [yes] Avec votre { $number }, vous seriez touché.
    [likely] Avec votre { $number }, vous seriez sans doute touché.
   *[no] En l’état, vous seriez touché avec votre { $number }.
} Il n’est pas obligé de frapper : touchez-le et regardez l’autre bouton.
four-coach-discard = Défaussée ici, elle part face cachée, et la première carte de la pioche du hasard frappe à sa place : un coup de l’ombre.
four-coach-draw = Aucun coup ne tient : égalité. Personne n’est touché, et la même place commence le combat suivant.
four-coach-hit = { $you ->
    [yes] Vous aviez le coup le plus bas et perdez une vie : sa carte est maintenant ici, hors du jeu.
   *[no] { $name } avait le coup le plus bas et perd une vie : sa carte est maintenant ici, hors du jeu.
}
four-coach-cyclical = Au dernier combat d’une main, chacun frappe pour un voisin ; celui qui commence choisit le sens, et les flèches montrent pour qui. Une mauvaise carte nuit maintenant à un autre.
four-coach-direction = Le dernier combat d’une main : chacun frappe pour un voisin, et vous dites de quel côté. La table montre qui reçoit votre carte ; votre autre voisin frappe alors pour vous.
four-coach-defeated = { $you ->
    [yes] Vous êtes vaincu. Qu’un deuxième Mousquetaire soit vaincu, ou le méchant, et la manche est finie.
   *[no] C’est la défaite pour { $name }. Qu’un deuxième Mousquetaire soit vaincu, ou le méchant, et la manche est finie.
}
four-coach-dazed = { $you ->
    [yes] Vous continuez, étourdi : plus personne ne décide pour vous, et vos cartes se jouent par le dessus de la pile. Vous n’avez plus rien à perdre ; si vous perdez avec la pierre, c’est toujours { $villain } qui prend le coup.
   *[no] { $name } continue, étourdi : plus personne ne choisit pour { $name }, et la prochaine carte est toujours visible. Il n’y a plus rien à perdre ; si { $name } perd avec la pierre, c’est toujours { $villain } qui prend le coup.
}
four-coach-ghost = { $you ->
    [yes] Vous continuez en fantôme : vaincu, mais vous décidez toujours, et n’avez plus rien à perdre.
   *[no] { $name } continue en fantôme : vaincu, mais son joueur décide toujours, et il n’a plus rien à perdre.
}
four-coach-stone = { $you ->
    [yes] Vous avez pris un coup, et la pierre est à vous. Si vous perdez avec elle, { $villain } prend le coup : votre carte la plus basse est maintenant une bonne carte.
   *[no] { $name } a pris un coup et tient la pierre : si { $name } perd aussi le combat suivant, { $villain } prend le coup.
}
four-coach-signs = Touchez un signe sur la table, et il dit ce qu’il signifie.
four-coach-end = { $ending ->
    [good] La manche est finie : { $villain } est vaincu.
   *[bad] La manche est finie : deux Mousquetaires sont vaincus.
} C’était « Chacun pour chacun », où chacun combat chacun, le plus simple de six récits : chacun des autres a quelque chose à lui.
four-coach-begins = Qui perd un combat frappe en premier au suivant ; les autres suivent dans le sens horaire.

## La deuxième leçon : se cacher

four-coach-hide = Le nombre le plus bas est touché ; cachez-vous donc : { $name } a frappé avec un 5, et votre 5 le bloque. Les deux sont hors du combat, et vous gardez votre 6.
four-coach-hidden = Les deux 5 sont hors du combat, et personne ne vous atteint. Parmi les coups qui tiennent encore, { $name } a le plus bas.
four-coach-all-low = Aucun nombre ne peut vous cacher, et chacune de vos cartes serait la plus basse. Laissez frapper l’ombre : touchez votre 3, la pire.
four-coach-drawn = L’ombre a frappé pour vous, et votre pire carte a disparu : personne ne sait laquelle c’était. La pioche du hasard est mince : gardez cela pour une mauvaise main.
four-coach-third = Deux 4 se bloquent, et votre 6 serait le plus bas. Un troisième 4 fait revenir le premier : le coup le plus bas est alors celui de { $name }, et non le vôtre.
four-coach-third-back = De trois nombres égaux, le premier tient de nouveau, et le vôtre est hors du combat : le coup atteint { $name }, et cette deuxième défaite finit la manche.
four-coach-shadow-end = Voilà comment on reste indemne : se cacher derrière un nombre déjà joué, frapper de l’ombre quand toutes les cartes sont mauvaises, et compter ce qui bloque quoi avant de frapper. Qui frappe en dernier en voit le plus.

## Un choix en peu de mots, là où l’on en parle

four-choice-strike = { $card }
four-choice-shadow = À jeter pour un coup de l’ombre : { $card }

## Pourquoi un choix vaut ce qu’il vaut : ce qu’il donne dans les mondes examinés, et ce que donne le meilleur des autres

# Du meilleur choix : ce qu’il fait
four-gist-wanted = { $wanted ->
    [yes]  : la carte que vous voulez dans l’histoire y vient ({ $card }).
   *[no] .
}
# For whom that is good
four-gist-because = { $because ->
    [friend]  : c’est votre camp.
    [ward]  : vous voulez qu’elle vive.
    [fails]  : un coup de ce côté finirait la manche contre vous.
    [ends]  : un coup de ce côté finirait la manche alors que d’autres mènent.
    [instead]  : un coup de ce côté ne coûte aucune vie à un rival.
    [aim]  : c’est ce que vous voulez.
    [rival]  : cela coûte une vie à un rival.
   *[none] .
}
four-gist = { $what ->
    [safe] { $you ->
        [yes] Cela vous épargne.
       *[no] { $name } ne prend pas le coup.
    }
    [safer] { $you ->
        [yes] Cela vous épargne plus souvent.
       *[no] { $name } prend le coup moins souvent.
    }
    [last] Votre dernière vie est plus souvent épargnée.
    [spares] { $name } prend le coup moins souvent{ four-gist-because }
    [wanted] { $you ->
        [yes] Vous êtes touché plus souvent, et cela vous sert{ four-gist-wanted }
       *[no] { $name } prend le coup plus souvent, et cela vous sert{ four-gist-wanted }
    }
    [leader] { $name }, en tête jusqu’ici, prend le coup plus souvent.
    [coleader] { $name }, en tête à égalité, prend le coup plus souvent.
    [ending] { $name } prend le coup plus souvent : la manche finit plus tôt, tant que vous menez.
    [strikes] { $name } prend le coup plus souvent{ four-gist-because }
    [nobody] Plus souvent, personne n’est touché.
    [somebody] Plus souvent, quelqu’un est touché.
   *[keeps] { $card ->
        [higher] La carte la plus haute, le { $number }, reste pour un combat à venir.
        [lowest] Votre carte la plus basse, le { $number }, reste pour le dernier combat, où elle compte pour un voisin.
       *[other] Cela garde de meilleures cartes pour la suite.
    }
}
# À quoi l’on compare : au meilleur autre choix
four-reason-other = { $rival ->
    [card] avec le { $number }
    [shadow] depuis l’ombre
   *[way] dans l’autre sens
}
four-reason-rather = Pourquoi pas le { $number } : { $spared ->
    [own] il vous épargne
    [side] il épargne votre camp
   *[round] avec lui vous passez
} dans { $chance } des cas, avec ce choix dans { $otherwise }, mais { $cost ->
    [later] mieux vaut le garder pour un autre combat.
    [neighbour] mieux vaut le garder pour un voisin.
    [more] avec lui, { $name } est plus souvent la cible.
    [less] avec lui, { $name } est moins souvent la cible.
    [companion] avec lui, { $name }, qui est de votre côté, est plus souvent la cible.
    [leader] avec lui, { $name }, en tête jusqu’ici, est moins souvent la cible.
    [coleader] avec lui, { $name }, en tête à égalité, est moins souvent la cible.
    [cards] vous garderiez de moins bonnes cartes.
    [nobody] plus souvent, il ne touche personne.
    [somebody] plus souvent, il touche quelqu’un.
   *[all] tout compté, il vaut moins.
}
# Where companions fight along, it is not them
four-reason-you = { $self ->
    [yes] { " " }vous-même
   *[no] { "" }
}
four-reason-hit = { $otherYou ->
    [yes] { $often ->
        [never] Cela ne vous épargne jamais{ four-reason-you }
        [hardly] Cela ne vous épargne presque jamais{ four-reason-you }
        [always] Cela vous épargne toujours{ four-reason-you }
        [nearly] Cela vous épargne presque toujours{ four-reason-you }
       *[some] Cela vous épargne{ four-reason-you } dans { $chance } des cas
    }
   *[no] { $other } { $often ->
        [never] n’est jamais la cible
        [hardly] n’est presque jamais la cible
        [always] est toujours la cible
        [nearly] est presque toujours la cible
       *[some] est la cible dans { $chance } des cas
    }
} ; { four-reason-other }, { $oftenElse ->
    [never] jamais
    [hardly] presque jamais
    [always] toujours
    [nearly] presque toujours
   *[some] dans { $otherwise }
}.
four-reason-alike = { $otherYou ->
    [yes] { $often ->
        [never] Cela ne vous épargne jamais{ four-reason-you }
        [hardly] Cela ne vous épargne presque jamais{ four-reason-you }
        [always] Cela vous épargne toujours{ four-reason-you }
        [nearly] Cela vous épargne presque toujours{ four-reason-you }
       *[some] Cela vous épargne{ four-reason-you } dans { $chance } des cas
    }
   *[no] { $other } { $often ->
        [never] n’est jamais la cible
        [hardly] n’est presque jamais la cible
        [always] est toujours la cible
        [nearly] est presque toujours la cible
       *[some] est la cible dans { $chance } des cas
    }
}, { $often ->
    [never] tout comme
    [always] tout comme
   *[some] à peu près autant
} { four-reason-other }.
four-reason-nobody = { $often ->
    [never] Quelqu’un est toujours touché
    [hardly] Quelqu’un est presque toujours touché
    [always] Personne n’est jamais touché
    [nearly] Presque toujours, personne n’est touché
   *[some] Personne n’est touché dans { $chance } des cas
} ; { four-reason-other }, { $oftenElse ->
    [never] quelqu’un l’est toujours
    [hardly] quelqu’un l’est presque toujours
    [always] personne ne l’est jamais
    [nearly] presque toujours, personne ne l’est
   *[some] { $often ->
        [some] dans { $otherwise }
       *[other] personne ne l’est dans { $otherwise } des cas
    }
}.
# La même chose de ce que la phrase simple vient de dire
four-reason-said = { $often ->
    [never] Mais { four-reason-other }, le coup porte { $oftenElse ->
        [always] toujours.
        [nearly] presque toujours.
       *[some] dans { $otherwise } des cas.
    }
   *[some] { $often ->
        [always] Toujours
        [nearly] Presque toujours
        [hardly] Presque jamais
       *[some] Dans { $chance } des cas
    } ; { four-reason-other }, { $oftenElse ->
        [never] jamais.
        [hardly] presque jamais.
        [always] toujours.
        [nearly] presque toujours.
       *[some] dans { $otherwise }.
    }
}
four-reason-keep-said = { $hands ->
    [0] L’enjeu est mince.
    [1] Environ un coup reçu de moins avant les nouvelles cartes.
   *[other] Environ un coup reçu de moins toutes les { $hands } donnes.
}
four-reason-keep = { $better ->
    [yes] { $card ->
        [higher] La carte la plus haute, le { $number }, reste pour un combat à venir
        [lowest] Votre carte la plus basse, le { $number }, reste pour un voisin
       *[other] Vous gardez de meilleures cartes
    } : { $hands ->
        [0] l’enjeu est mince.
        [1] environ un coup reçu de moins jusqu’à la prochaine donne.
       *[other] environ un coup reçu de moins en { $hands } donnes.
    }
   *[no] { $card ->
        [higher] Le { $number } part, qui servirait mieux dans un combat à venir
        [lowest] Le { $number } part, qui servirait mieux contre un voisin
       *[other] Vous gardez de moins bonnes cartes
    } : { $hands ->
        [0] l’enjeu est mince.
        [1] environ un coup reçu de plus jusqu’à la prochaine donne.
       *[other] environ un coup reçu de plus en { $hands } donnes.
    }
}
four-reason-deck = { $left ->
    [one] La dernière carte de la pioche du hasard reste pour la suite.
   *[other] La pioche du hasard garde ses { $left } cartes pour la suite.
}
four-reason-same = Cela revient au même que le meilleur autre choix, maintenant et plus tard.
four-reason-shadow = Cette carte quitte votre main, et une carte du hasard frappe à sa place{ $left ->
    [0] , la dernière.
    [one]  ; il en reste une.
   *[other]  ; il en reste { $left }.
}
four-reason-chance = La manche est alors gagnée dans { $chance } des cas ; avec le meilleur autre choix, dans { $otherwise }.
unit-round-chance = { $worth } % de chances de gagner la manche
difference-round-chance = { $worth } manches sur 100
unit-round-chance-about = Comme si cette manche se jouait cent fois : les manches que le meilleur choix vous ferait gagner en plus.
unit-round-points = { $count ->
    [one] { $worth } point en 100 manches
   *[other] { $worth } points en 100 manches
}
unit-round-points-about = Comme si cette manche se jouait cent fois : les points qu’elle vous rapporte, moins la moitié de ce que marque chacun des autres. Dans une survie, une défaite est un point perdu.
difference-round-points = { $count ->
    [one] { $worth } point en 100 manches
   *[other] { $worth } points en 100 manches
}
four-figure-lost = Combats perdus
four-figure-lives = Cartes de vie perdues
four-figure-passed = Coups détournés par la pierre
four-figure-defeats = Défaites

## Pourquoi c’est demandé

# Ce qu’il y a sur la table dans ce combat, avant la règle
four-here-blocked = Les deux { $number } se bloquent.
four-here-lowest = { $you ->
    [yes] De ce qui compte à présent, votre { $number } est le plus bas.
   *[no] De ce qui compte à présent, le plus bas est le { $number } ({ $name }).
}
four-here-none = À présent, aucun coup ne compte.
four-here-blocks = Avec un { $number }, vous bloqueriez celui qui est posé : tous deux seraient hors jeu.
four-here-third = Votre { $number } serait le troisième : il est hors jeu, et le premier compte de nouveau.
four-here-last = Après votre coup, plus rien ne change : ce qui est écrit sur vos cartes est certain.
four-here-coming = { $odds ->
    [yes] Coups encore à venir : { $names }. Les pourcentages tiennent compte de leurs cartes probables.
   *[no] Coups encore à venir : { $names }. Ce qui est écrit sur vos cartes peut donc encore changer.
}
four-here-alike = Ici, toutes vos cartes reviennent à peu près au même : ce sont les cartes des autres qui décident.

four-question-choose_missing = À trois Mousquetaires, une couleur est absente. Ses cartes sont dès le début dans le fil de l’histoire, et plus personne ne peut les perdre.
four-question-choose_direction = C’est le dernier combat de la main : chacun frappe pour un voisin. Le sens décide pour qui compte votre carte, et quelle carte compte pour vous.
four-question-strike = La plus basse carte qui n’est pas bloquée perd le combat. Les nombres égaux se bloquent deux par deux ; sur trois, le premier compte. Pour un coup de l’ombre, vous défaussez votre carte, et la première de la pioche du hasard frappe à sa place.
four-question-neighbours = Dans ce combat, chacun frappe pour un voisin : la flèche sous un nom montre pour qui. La carte la plus basse touche donc celui pour qui elle compte, et non celui qui l’a posée.
four-question-together = { $villain ->
    [AS] Vous faites tous front : le méchant n’est touché que si le Mousquetaire qui a la pierre perd. Mais il guide cette épée : le coup porté pour ce Mousquetaire doit être un coup de l’ombre, tant qu’il reste une carte dans la pioche du hasard.
   *[KS] Vous faites tous front : le méchant n’est touché que si le Mousquetaire de l’ombre perd pendant qu’un Mousquetaire détient la pierre.
}
four-question-use_replay = Une annulation efface ce coup : personne n’est touché, la pierre reste où elle est, les cartes sont jouées. Il y en a peu par manche : gardez-la pour un coup plus grave. Décide qui parle pour tous, car le coup vous concerne tous.
four-question-choose_settings = Entre les manches, on peut rendre le combat contre le méchant plus facile ou plus difficile. Pendant une manche, rien ne change.
four-question-begins = Qui perd un combat frappe en premier au suivant ; après une égalité, la même place recommence. Les autres suivent dans le sens horaire. Au dernier combat d’une main, celui qui commence choisit le sens.

## Ce que veut dire un signe : une phrase pour chacun

four-sign-card = Seul le nombre { $number } compte, pas la couleur : deux nombres égaux se bloquent, et la plus basse carte qui tient perd.
four-sign-left = { $name } : coups avant la défaite : { $count }. Chacun emporte la carte de vie du dessus ; ensuite, la carte de rôle au-dessous, qui dit de qui il s’agit, en encaisse encore : { $after }.
four-sign-team = Équipe { $number } : ces Mousquetaires jouent la manche du même côté.
four-sign-open = { $who ->
    [dazed] La première carte de la pile : un Mousquetaire étourdi joue ses cartes dans cet ordre, quoi qu’il arrive.
    [servant] La main d’un valet est visible, et son maître décide de ce qu’il joue.
   *[player] Ces cartes ne sont visibles que pour vous, qui regardez cette partie.
}
four-sign-became = { $became ->
    [ghost] Un fantôme : vaincu, mais son joueur continue de décider, et il n’a plus rien à perdre.
   *[dazed] Étourdi : personne ne décide pour lui, il joue ses cartes comme elles viennent.
}
four-sign-villain = { $villain ->
    [AC] Rochefort veut que les Mousquetaires se vainquent les uns les autres.
    [KC] Bonacieux veut voir les Mousquetaires vaincus dans le noir.
    [AS] Richelieu veut vaincre les Mousquetaires, unis contre lui.
    [KS] De Wardes veut vaincre les Mousquetaires, unis contre lui.
    [QC] Madame Bonacieux veut s’en tirer vivante.
   *[QS] Milady veut que les Mousquetaires se perdent parmi ses miroirs.
} { $shadow ->
    [yes] { $name } prend le coup quand l’ombre perd pendant qu’un Mousquetaire a la pierre.
   *[no] D’ici, personne ne frappe ; { $name } prend le coup quand celui qui a la pierre perd un combat.
}
four-sign-for = Au dernier combat de la main, chacun frappe pour un voisin : cette carte compte pour { $otherYou ->
    [yes] vous
   *[no] { $other }
}.
# L’écu à la place de celui pour qui compte le coup le plus bas
four-sign-loses = { $fate ->
    [hit] Un écu brisé : le coup le plus bas compte pour { $otherYou ->
        [yes] vous
       *[no] { $other }
    }, et rien n’arrête le coup.
    [villain] Le coup le plus bas compte pour l’Ombre : { $villain } est touché.
   *[spared] Un écu intact : le coup le plus bas compte pour { $otherYou ->
        [yes] vous, mais ne vous
       *[no] { $other }, mais ne lui
    } coûte aucune vie.
}
four-sign-place = { $state ->
    [empty] Un coup vide : la pioche du hasard n’avait plus de carte, il ne bloque rien et ne peut pas perdre.
    [waits] Frappe en position { $turn } dans ce combat.
   *[open] La place du coup de ce personnage.
}
four-sign-shadow-first = Choisissez d’abord une carte : elle est défaussée face cachée, et la première de la pioche du hasard frappe à sa place.
four-sign-shadow-odds = Sur la pioche du hasard se trouve l’une de { $cards } cartes que vous n’avez pas vues : ce qui est entré en jeu plus tard ne peut pas y être.
four-sign-play-out = D’après ce que vous voyez, il ne reste presque rien à décider. Un joueur virtuel frappe pour vous jusqu’à la fin de la manche, d’une traite.
four-sign-odds = Calculé comme pour la lampe : d’après les cartes que les autres ont sans doute en main, et ce qu’un bon joueur en ferait.
four-sign-tie = Les deux { $number } se bloquent : aucun ne compte, et aucun ne peut être le plus bas.
four-sign-strike = { $state ->
    [blocked] Bloquée : un nombre égal lui fait face, elle ne compte pas et ne peut pas perdre.
    [lowest] La plus basse carte qui tient : celui pour qui elle compte perd le combat.
   *[stands] Cette carte tient : aucun nombre égal ne la bloque, et une plus basse tient aussi.
}{ $how ->
    [random] { " " }Elle vient de la pioche du hasard.
   *[hand] { "" }
}
four-sign-line = Les cartes hors du jeu se suivent ici jusqu’à la fin de la manche : chaque coup y ajoute la carte de vie qu’il a emportée. C’est le fil de l’histoire.
four-sign-hand = Les combats de cette main : le dernier, celui des flèches, est tournant, et chacun y frappe pour un voisin.
