### Les mots du jeu Mousquetaires du Roy à table et ailleurs : lieux, cartes, jetons, personnages, options.
### Les termes sont ceux des textes publiés, quand ils en ont. Le reste est de nous : Érudition, Noblesse, Galanterie,
### Panache, et les noms que la plupart des cartes ont ici.

name-mousquetaires_du_roy-1 = Jeanne
name-mousquetaires_du_roy-2 = Mathieu
name-mousquetaires_du_roy-3 = Agnès
name-mousquetaires_du_roy-4 = Bastien
name-mousquetaires_du_roy-5 = Rémi
name-mousquetaires_du_roy-6 = Cécile

## L’édition jouée

edition-own = Fichier de données « { $name } » : ce ne sont pas les valeurs publiées.
edition-official = Fichier de données « { $name } » : à l’en croire, les valeurs publiées.

## Lieux

place-paris = Paris
place-paris-about = La mission que Milady a mise en jeu, s’il y en a une.
place-louvre = Le Louvre
place-louvre-about = Toujours une mission. Accomplie : l’honneur de la Reine +1, et l’échelle repart du début ; sinon l’honneur baisse sur la troisième et la quatrième case.
place-quest = La quête
place-quest-about = Le chemin des ferrets : l’auberge, Calais, l’Angleterre et les galeries du Louvre.
place-la_rochelle = La Rochelle
place-la_rochelle-about = Le siège. Qui est ici y pose une carte Combat, pour une action ; celles qui s’y trouvent lancent des dés à la fin de chaque tour.
place-richelieu = Le palais de Richelieu
place-richelieu-about = Qui trouve Milady ici lui fait perdre son action ; qui ne la trouve pas finit à la Bastille.
place-miladys_house = Chez Milady
place-miladys_house-about = Aucun Mousquetaire ne peut y venir. Milady y prend des cartes Paris, et s’y réfugie avec Rochefort quand il est blessé.
place-vieux_colombier = Le Vieux-Colombier
place-vieux_colombier-about = Ici se relève qui est hors de combat : cela prend tout son tour, puis il a de nouveau toute sa vie et une carte de plus. Les camarades peuvent venir faire des échanges avec lui ; personne d’autre n’est soigné ici.
place-bastille = La Bastille
place-bastille-about = Un prisonnier en sort pour une pistole, ou en se battant contre le geôlier.

## Camps, phases et pistes

side-team = Les Mousquetaires
side-milady = Milady
side-team-of = Du côté des Mousquetaires
side-milady-of = Du côté de Milady
phase-milady = Les desseins de Milady
phase-musketeers = Les Mousquetaires
phase-la_rochelle = La Rochelle
phase-end = Fin du tour
milady-has-won = { $side ->
    [milady] vous avez gagné
   *[other] Milady a gagné
}
track-time = Temps
track-time-about = Une case de plus à chaque tour. Sur la case Cardinal, { milady-has-won }.
track-honour = L’honneur de la Reine
track-honour-about = Il baisse d’un point sur les deux dernières cases de l’échelle du Louvre, par certaines cartes Perfidie et par certaines missions à Paris ; une mission accomplie au Louvre rend un point. À 0, { milady-has-won }.
track-siege = Le siège
track-siege-about = Les épées le poussent d’un côté ou de l’autre. À gauche, chez Richelieu, { milady-has-won }.
track-louvre = L’échelle du Louvre
track-louvre-about = Le temps qui reste pour la mission au Louvre : une case de plus à chaque tour. Sur la troisième et sur la quatrième, l’honneur de la Reine baisse.
track-constance = Constance
track-constance-about = Chaque succès de l’étrangleur serre le cordon. Une fois serré, { milady-has-won }.
track-quest = La quête
track-quest-about = De plateau en plateau jusqu’aux ferrets : derrière le dernier, les Mousquetaires ont gagné.
pistoles = { $count ->
    [one] { $count } pistole
   *[other] { $count } pistoles
}
epic-tokens = { $count ->
    [one] { $count } jeton Épopée
   *[other] { $count } jetons Épopée
}
adventure-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
life-points = { $count ->
    [one] { $count } point de vie
   *[other] { $count } points de vie
}

## Compétences et dés

skill-erudition = Érudition
skill-nobility = Noblesse
skill-gallantry = Galanterie
skill-panache = Panache
challenge-of = { $skill } { $value }
face-sword = épée
face-shield = bouclier
face-fleur = fleur de lys
symbols-sword = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
symbols-shield = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
symbols-fleur = { $count ->
    [one] { $count } fleur de lys
   *[other] { $count } fleurs de lys
}
symbols-other = { $count ->
    [one] { $count } dé sans fleur de lys
   *[other] { $count } dés sans fleur de lys
}
botte-base = botte simple
botte-improved = botte améliorée
botte-master = botte de maître
botte-guard = botte de garde
botte-elite = botte d’élite

## Les Mousquetaires

hero-athos = Athos
hero-porthos = Porthos
hero-aramis = Aramis
hero-dartagnan = d’Artagnan
hero-treville = Tréville
power-rochefort_immune = Rochefort n’intervient jamais contre lui.
power-extra_die = Il lance un dé bleu de plus en duel.
power-any_skill = Ses cartes Compétence servent à n’importe quel défi.
power-better_botte = Sa botte est plus facile à réussir que celle des autres.
power-remote_exchange = Quand il fait un échange, son partenaire peut être n’importe où.

## Adversaires

adversary-boisrenard = Boisrenard
adversary-lubin = Lubin
adversary-brisemont = Brisemont
adversary-laffemas = Laffemas
adversary-biscarat = Biscarat
adversary-cahusac = Cahusac
adversary-la_houdiniere = La Houdinière
adversary-vitray = Vitray
adversary-bernajoux = Bernajoux
adversary-de_cavois = de Cavois
adversary-jussac = Jussac
adversary-felton = Felton
adversary-rochefort = Rochefort
adversary-de_wardes = de Wardes
adversary-gaoler = Geôlier
adversary-token = Garde
special-cuirass = Sa cuirasse absorbe la première blessure, mais pas celle d’une botte.
special-final_wound = À la fin du duel il inflige une blessure de plus, quel que soit le résultat.
force = Force { $force }

## Cartes Aventure

adventure-combat = Combat
adventure-combat-about = Un dé bleu de plus en duel, ou au siège.
adventure-double_combat = Double Combat
adventure-double_combat-about = Deux dés bleus de plus en duel, ou au siège.
adventure-skill = { $skill } +{ $value }
adventure-skill-about = { $any ->
    [yes] Ajoute { $value } dans n’importe quel défi : dans sa main, toute carte de compétence le peut.
   *[no] Ajoute { $value } dans un défi de cette compétence.
}
adventure-tag = { $card ->
    [combat] Combat
    [double_combat] Double Combat
    [erudition] Éru{"\u00AD"}dition
    [nobility] Noblesse
    [gallantry] Galan{"\u00AD"}terie
    [panache] Panache
    [des_essarts] Des Essarts
    [buckingham] Bucking{"\u00AD"}ham
    [bassompierre] Bassom{"\u00AD"}pierre
    [planchet] Plan{"\u00AD"}chet
    [kitty] Kitty
   *[mousqueton] Mous{"\u00AD"}queton
}
adventure-des_essarts = Monsieur des Essarts
adventure-des_essarts-about = L’équipe gagne 3 pistoles.
adventure-buckingham = Buckingham
adventure-buckingham-about = L’équipe gagne un jeton Épopée : assez de ces jetons font passer une galerie du Louvre.
adventure-bassompierre = Monsieur de Bassompierre
adventure-bassompierre-about = Il prend une place libre à La Rochelle, d’où qu’on le joue, et y lance un dé.
adventure-planchet = Planchet
adventure-planchet-about = Fait piocher 2 cartes Aventure ou, là où la quête commence par l’auberge, révèle tous les jetons d’une de ses lignes.
adventure-kitty = Kitty
adventure-kitty-about = Milady se défausse d’une carte Perfidie au hasard.
adventure-mousqueton = Mousqueton
adventure-mousqueton-about = Un Mousquetaire valide guérit jusqu’à 2 blessures.

## Cartes Perfidie

of-miladys-choice = { $side ->
    [milady] de votre choix
   *[other] au choix de Milady
}
perfidy-renforts = Renforts
perfidy-renforts-about = { $side ->
    [milady] Ce tour-ci, vous lancez un dé de plus à La Rochelle ; si vous avez déjà tous vos dés, vous pouvez relancer un bouclier.
   *[other] Ce tour-ci, Milady lance un dé de plus à La Rochelle ; si elle a déjà tous ses dés, elle peut relancer un bouclier.
}
perfidy-guet_apens = Guet-apens
perfidy-guet_apens-about = Un Mousquetaire { of-miladys-choice } reçoit une blessure. La cuirasse ne protège pas.
perfidy-conscrits = Conscrits
perfidy-conscrits-about = Ce tour-ci, chaque Mousquetaire a une action de moins.
perfidy-embastille = Embastillé
perfidy-embastille-about = Un Mousquetaire va à la Bastille. Il peut tenter de s’évader aussitôt.
perfidy-baume = Baume
perfidy-baume-about = Rochefort retrouve 2 points de vie, même hors de combat.
perfidy-calomnie = Calomnie
perfidy-calomnie-about = L’honneur de la Reine baisse d’un point.
perfidy-impasse = Impasse
perfidy-impasse-about = Ce tour-ci, personne ne peut se rendre au lieu fermé : Paris, le Louvre, la quête ou La Rochelle.
perfidy-urgence = Urgence
perfidy-urgence-about = Le jeton Temps avance aussitôt d’une case.

## Embûches

ambush-mendiants = Mendiants
ambush-mendiants-about = Personne ne peut s’occuper de cette mission avant d’avoir payé { pistoles } aux mendiants.
ambush-assassin = Assassin
ambush-assassin-about = Un dé rouge pour chacun qui est là maintenant ou qui entre plus tard : une épée est une blessure, cuirasse ou non.
ambush-voleurs = Voleurs
ambush-voleurs-about = Un dé rouge pour chacun qui est là maintenant ou qui entre plus tard : une épée coûte une pistole à l’équipe.
ambush-courtisane = Courtisane
ambush-courtisane-about = Les défis de Galanterie de cette mission sont plus difficiles d’un point.
ambush-nemesis = Némésis
ambush-nemesis-about = Un Mousquetaire désigné ne peut s’occuper de cette mission.

## Équipements et améliorations

token-pistol = Pistolet
token-pistol-about = Une épée de plus à la première reprise de chaque duel. Elle ne compte pas pour une botte.
token-toledo = Lame de Tolède
token-toledo-about = Une fois par duel, on relance un de ses dés, même si l’adversaire a réussi sa botte.
token-cuirass = Cuirasse
token-cuirass-about = Absorbe, à chaque duel, la première blessure d’une épée non parée.
token-horse = Pur-sang
token-horse-about = À chaque tour, un de ses déplacements ne coûte pas d’action.
token-improved_erudition = Érudition améliorée
token-improved_nobility = Noblesse améliorée
token-improved_gallantry = Galanterie améliorée
token-improved_panache = Panache amélioré
token-improved_skill = Compétence améliorée
token-improved_skill-about = La compétence vaut un point de plus, pour toujours. Elle coûte une carte Aventure quelconque et ne s’échange pas.
token-improved_botte = Botte améliorée
token-improved_botte-about = Sa botte, le jet qui touche aussitôt, devient plus facile à réussir. Elle coûte une carte Combat ou Double Combat et ne s’échange pas.
token-one_for_all = Un pour tous, tous pour un
token-one_for_all-about = Se joue une seule fois, avant que les Mousquetaires commencent : chacun d’eux a une action de plus ce tour-ci.

## Cartes Paris et leurs effets

paris-trafiquants = Les trafiquants
paris-complot = Le complot
paris-message_reine = Message pour la Reine
paris-constance_disparue = Constance disparue
paris-constance_sequestree = Constance séquestrée
paris-enlevement_constance = L’enlèvement de Constance
effect-siege_die = { $side ->
    [milady] Vous lancez
   *[other] Milady lance
} un dé de plus à La Rochelle.
effect-wound = À la fin du tour, un Mousquetaire { of-miladys-choice } reçoit une blessure.
effect-honour = À la fin du tour, l’honneur de la Reine baisse d’un point.
effect-perfidy = À la fin du tour, { $side ->
    [milady] vous piochez
   *[other] Milady pioche
} une carte Perfidie.
effect-tax = À la fin du tour, l’équipe perd une pistole, ou un jeton Épopée si elle n’en a pas.
effect-strangle = À la fin du tour, { $side ->
    [milady] vous lancez les dés que le Temps vous donne
   *[other] Milady lance les dés que le Temps lui donne
} ; avec { $successes ->
    [one] { $successes } épée
   *[other] { $successes } épées
} en tout, Constance est étranglée et { milady-has-won }.

## Missions au Louvre

louvre-dette_de_jeu = La dette de jeu de la Reine
louvre-duchesse_de_chevreuse = La duchesse de Chevreuse
louvre-affaire_des_poisons = L’affaire des poisons
louvre-lettre_d_espagne = Une lettre d’Espagne
louvre-espion_du_cardinal = L’espion du Cardinal
louvre-bal_de_l_ambassadeur = Le bal de l’ambassadeur
louvre-confesseur_de_la_reine = Le confesseur de la Reine
louvre-honneur_d_une_dame = L’honneur d’une dame

## La quête

board-inn = L’auberge
board-inn-about = Des rangées de portes fermées. Qui ouvre toutes les portes d’une rangée a trouvé le chemin.
board-calais = Calais
board-calais-about = D’abord tous les défis, dans n’importe quel ordre, et puis de Wardes.
board-england = L’Angleterre
board-england-about = Étape après étape, par-delà la Manche et retour, jusqu’au bal de la Reine.
board-galleries = Les galeries du Louvre
board-galleries-about = On franchit chacune par un passage secret, un défi ou deux adversaires. Au bout de la dernière attend la Reine.
stage = Étape { $number }
stage-1 = La Manche
stage-2 = Les agents de Portsmouth
stage-3 = L’audience de Buckingham
stage-4 = La route du retour
stage-5 = Le bal de la Reine
gallery = Galerie { $number }
line = Ligne { $number }
common-room = Salle commune
secret-passage = Passage secret
quest-force_2 = Garde de force 2
quest-force_3 = Garde de force 3
quest-force_4 = Garde de force 4
quest-decoy = Leurre
quest-decoy-about = Rien qu’un mannequin de paille : le Mousquetaire avance, c’est tout.
quest-trap = Piège
quest-trap-about = Le Mousquetaire reçoit une blessure et avance. La cuirasse ne protège pas.
quest-hidden = Garde encore inconnu
quest-door = Porte fermée

## Pourquoi une partie a fini

victory-quest-why = La Reine porte les ferrets au bal.
victory-quest = { victory-quest-why } Les Mousquetaires ont gagné.
victory-time-why = Le temps est écoulé, et le Cardinal demande ses ferrets à la Reine.
victory-time = { victory-time-why } Milady a gagné.
victory-honour-why = Il ne reste rien de l’honneur de la Reine.
victory-honour = { victory-honour-why } Milady a gagné.
victory-siege-why = La Rochelle est perdue.
victory-siege = { victory-siege-why } Milady a gagné.
victory-constance-why = Constance est morte.
victory-constance = { victory-constance-why } Milady a gagné.

## Options (MR-28)

option-musketeers = Mousquetaires en jeu
option-musketeers-3 = Trois
option-musketeers-3-hint = Moins d’épées, mais chacun a une action de plus.
option-musketeers-4 = Quatre
option-musketeers-4-hint = Le jeu habituel.
option-musketeers-5 = Cinq
option-musketeers-5-hint = D’ordinaire avec Tréville. La Reine a moins d’honneur à perdre, et l’horloge tourne déjà.
option-heroes = Quels Mousquetaires
option-heroes-hint = Partout où il faut un ordre, c’est celui-ci.
option-players-team = Joueurs du côté des Mousquetaires
option-players-team-hint = Les joueurs virtuels comptent aussi. Milady, elle, ne compte pas.
option-split = Qui joue qui
option-split-hint = Tous voient toutes les mains des Mousquetaires ; chacun décide pour les siens.
option-milady = Milady
option-milady-seat = À la table
option-milady-seat-hint = Un humain ou un joueur virtuel la joue, avec ses propres secrets.
option-milady-automatic = Toute seule
option-milady-automatic-hint = Personne ne la joue : les cartes et le hasard décident de ce qu’elle fait, et vous êtes tous ensemble.
option-auto_level = Difficulté
option-auto_level-easy = Facile
option-auto_level-normal = Normale
option-auto_level-hard = Difficile
option-auto_level-hint = Plus c’est difficile, moins la Reine a d’honneur à perdre.
option-rochefort = Rochefort
option-rochefort-ask = Milady décide
option-rochefort-ask-hint = Elle peut laisser passer une tentative et rester cachée.
option-rochefort-auto = Intervient toujours
option-rochefort-auto-hint = Il apparaît à la première tentative qu’il peut troubler.
option-strict_bastille = Bastille stricte
option-strict_bastille-hint = Un prisonnier ne peut que tenter de s’évader.
option-beggars_presence = Les mendiants veulent voir qui paie
option-beggars_presence-hint = Pour les payer, il faut être dans leur lieu.
option-auto_trade = Échanges sans accord
option-auto_trade-hint = Sinon, on demande au joueur du partenaire.
option-length = Durée de la partie
option-length-whole = Partie entière
option-length-whole-hint = Tous les plateaux de la quête, l’un après l’autre.
option-length-short = Partie courte
option-length-short-hint = Une règle à nous : la moitié de la quête est derrière les Mousquetaires, et la moitié du Temps est passée.
option-data = Valeurs du matériel
option-data-hint = L’édition maison intégrée, ou votre propre fichier de données.

## Les camps

play-as = Votre camp
play-as-team = Les Mousquetaires
play-as-team-hint = L’ordinateur est Milady.
play-as-milady = Milady
play-as-milady-hint = L’ordinateur joue les Mousquetaires.
play-as-both = Les deux
play-as-both-hint = À plusieurs sur un appareil, ou vous contre vous-même.

## Des fichiers de données à soi

data-title = Jouer avec vos propres valeurs
data-about = Les valeurs publiées ne sont pas à nous. Si vous possédez la boîte, écrivez ses valeurs dans un fichier de données : un texte au format TOML, comme le nôtre. Il reste dans ce navigateur et ne va nulle part ailleurs.
data-own = Fichiers de données chargés
data-load = Charger un fichier de données…
data-loading = Lecture du fichier…
data-copy = Télécharger le nôtre pour commencer
data-loaded = Le fichier de données « { $name } » est chargé et conservé dans ce navigateur.
data-loaded-visit = Le fichier de données « { $name } » est chargé, mais pour cette visite seulement : ce navigateur ne laisse pas la page l’enregistrer.
data-is-house = C’est notre propre fichier de données ; le jeu l’a déjà.
data-refused = { $count ->
    [one] On ne peut pas jouer avec « { $file } ». Un point ne va pas :
   *[other] On ne peut pas jouer avec « { $file } ». { $count } points ne vont pas :
}
data-faults = Ce qui ne va pas dans « { $file } »
data-no-text = « { $file } » n’est pas un fichier de données : ce n’est pas un texte en UTF-8.
data-refused-hint = Rien n’a changé. Corrigez le fichier et chargez-le de nouveau.
data-remove = Retirer
data-remove-named = Retirer le fichier de données { $name }
data-remove-ask = { $count ->
    [0] Retirer le fichier de données « { $name } » ? Aucune partie conservée n’en a besoin.
    [one] Retirer le fichier de données « { $name } » ? Une partie conservée en a besoin et attendra que vous le chargiez de nouveau.
   *[other] Retirer le fichier de données « { $name } » ? { $count } parties conservées en ont besoin et attendront que vous le chargiez de nouveau.
}
data-keep = Le garder
data-removed = Le fichier de données « { $name } » est retiré.
data-house = Édition maison
data-other = « { $name } » ({ $fingerprint }) est chargé, mais c’est un autre fichier. Il faut celui dont l’empreinte est { $wanted }.

## Fautes des fichiers de données (MR-27)

error-data-long = Un fichier de données compte au plus { $max } caractères.
error-data-nesting = Ce n’est pas un fichier de données : il est imbriqué trop profondément.
error-data-syntax = Ligne { $line }, colonne { $column } : cela ne peut pas se lire comme du TOML.
error-data-key-unknown = Ligne { $line } : un fichier de données n’a pas de clé « { $at } ».
error-data-key-missing = Ligne { $line } : la clé « { $at } » manque.
error-data-type = Ligne { $line }, { $at } : il faut ici { $kind ->
    [integer] un nombre entier
    [flag] true ou false
    [list] une liste
    [table] une table
   *[text] un texte
}.
error-data-range = Ligne { $line }, { $at } : la valeur doit se situer entre { $min } et { $max }.
error-data-choice = Ligne { $line }, { $at } : il faut choisir parmi { $choices }.
error-data-count = Ligne { $line }, { $at } : il faut exactement { $count } éléments.
error-data-length = Ligne { $line }, { $at } : il faut de { $min } à { $max } éléments.
error-data-twice = Ligne { $line }, { $at } : « { $id } » apparaît ici pour la seconde fois.
error-data-name = Ligne { $line }, { $at } : un nom compte de 1 à 40 caractères visibles, sans espace autour.
error-data-id = Ligne { $line }, { $at } : un identifiant compte de 1 à 40 caractères, des minuscules de a à z, des chiffres et _, et commence par une lettre.
error-data-botte = Ligne { $line }, { $at } : une botte demande de 1 à 6 symboles.
error-data-space = Ligne { $line }, { $at } : une case de La Rochelle est un nombre entier comme -3, mais pas 0.
error-data-too-few = Ligne { $line }, { $at } : il en faut au moins { $needed } en tout, mais il y en a { $there }.
error-data-inn = Ligne { $line }, { $at } : l’auberge a { $squares } cases, mais { $tokens } jetons.
error-data-time-dice = Ligne { $line }, { $at } : la première case doit être 0, et chacune doit dépasser la précédente.
error-data-ascending = Ligne { $line }, { $at } : chaque nombre doit dépasser le précédent.
error-data-one-for-all = Ligne { $line }, { $at } : « one_for_all » ne peut se trouver que sur une case.
error-data-quest-order = Ligne { $line }, { $at } : chaque plateau doit figurer ici une fois, et les galeries en dernier.

## Le formulaire

new-sides = Les deux camps

## De quoi il s’agit

goal-mousquetaires_du_roy = Rapportez les ferrets de la Reine, ou empêchez leur retour.
goal-mousquetaires_du_roy-how = Les Mousquetaires doivent achever la quête. Milady, cachée quelque part, gagne dès que le temps s’épuise, que l’honneur de la Reine tombe, que La Rochelle est perdue ou que Constance meurt.
goal-mousquetaires_du_roy-team = Vous menez les Mousquetaires contre Milady : rapportez les ferrets de la Reine.
goal-mousquetaires_du_roy-how-team = Achevez la quête avant que Milady, cachée quelque part, ne gagne par l’une de ses quatre voies : le temps, l’honneur, le siège ou Constance.
goal-mousquetaires_du_roy-milady = Vous êtes Milady, seule contre les Mousquetaires : empêchez le retour des ferrets de la Reine.
goal-mousquetaires_du_roy-how-milady = Cachée quelque part, vous retardez les Mousquetaires. Une voie sur quatre vous suffit : le temps, l’honneur, le siège ou Constance.
goal-mousquetaires_du_roy-all = { $length ->
    [short] Les deux derniers des quatre lieux, l’un après l’autre
   *[other] Les quatre lieux, l’un après l’autre
}
goal-mousquetaires_du_roy-one = Un seul suffit
minutes-mousquetaires_du_roy = { $length ->
    [short] Une partie courte, une demi-heure.
   *[other] Une partie dure environ trois quarts d’heure, une courte une demi-heure ; à trois Mousquetaires, quelques minutes de moins.
}
