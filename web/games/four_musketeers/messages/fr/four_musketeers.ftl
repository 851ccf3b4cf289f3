### Mots du jeu Quatre Mousquetaires, à la table et ailleurs : cartes, récits, rôles, fins, options.
### Le jeu est paru en anglais. Tous les termes français sont notre traduction, hormis les noms des personnages.

name-four_musketeers-1 = Charlotte
name-four_musketeers-2 = Lucien
name-four_musketeers-3 = Marguerite
name-four_musketeers-4 = Étienne

## Les cartes, telles qu’on les lit

suit-name = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
playing-card = { $rank ->
    [JK] joker
    [A] as de { suit-name }
    [K] roi de { suit-name }
    [Q] dame de { suit-name }
    [J] valet de { suit-name }
   *[other] { $rank } de { suit-name }
}

## Qui est qui

person-JS = Athos
person-JD = Porthos
person-JH = Aramis
person-JC = d’Artagnan
person-AS = Cardinal de Richelieu
person-KS = Comte de Wardes
person-QS = Milady de Winter
person-AC = Comte de Rochefort
person-KC = Monsieur Bonacieux
person-QC = Madame Bonacieux
person-AH = Monsieur de Tréville
person-KH = Louis XIII
person-QH = Anne d’Autriche
person-AD = Duc de Buckingham
person-KD = Lord de Winter
person-QD = Madame Coquenard
person-JK = Kitty
person-2S = Racine du mal
person-2C = Double jeu
person-2H = Amour parfait
person-2D = Luxe suprême
person-X = Mousquetaire de l’ombre
seat-dazed = { $number ->
    [0] Mousquetaire étourdi
    [1] Mousquetaire étourdi I
    [2] Mousquetaire étourdi II
   *[other] Mousquetaire étourdi III
}
seat-servant = { $number ->
    [0] Valet de { $name }
   *[other] Valet { $number } de { $name }
}

## Groupes, récits et façons de jouer

group-survival = Survie
group-survival-about = Qui subit le moins de défaites gagne ; une manche unique peut revenir à qui garde le plus de vies.
group-solitaire = Coopération
group-solitaire-about = Tous les joueurs font front contre le méchant.
group-roles = Rôles
group-roles-about = Chacun a un rôle caché et veut ce que dit ce rôle.

storyline-AC = Chacun pour chacun
storyline-AC-about = Chacun contre tous dans la salle d’armes. Qui tient la pierre ne craint rien : s’il perd, c’est le comte de Rochefort qui prend le coup.
storyline-KC = Chacun pour qui
storyline-KC-about = Dans la maison obscure de Monsieur Bonacieux, un Mousquetaire de l’ombre frappe aussi, d’une carte de la pioche. Le méchant n’est touché que si l’Ombre perd.
storyline-AS = Tous pour un
storyline-AS-about = Tous ensemble contre le cardinal de Richelieu. Il n’est touché que si le Mousquetaire protégé perd, et c’est le hasard qui choisit sa carte.
storyline-KS = Tous pour qui
storyline-KS-about = Tous ensemble contre le comte de Wardes, qui frappe aussi, en Mousquetaire de l’ombre, d’une carte de la pioche. Il n’est touché que s’il perd.
storyline-QC = Tous contre une
storyline-QC-about = Milady a lancé les Mousquetaires contre Madame Bonacieux. Votre rôle caché dit si vous la protégez ou si vous la pourchassez.
storyline-QS = À chacun le sien
storyline-QS-about = Dans le Palais des miroirs de Milady, chaque rôle caché veut voir certaines cartes de vie hors du jeu : même un coup reçu peut vous servir.
storyline-mark = { $level ->
    [1] Facile
    [2] Moyen
   *[3] Exigeant
} · une manche dure environ { $fights } combats
storyline-first = À jouer d’abord

mode-AC-solo = Chacun pour soi
mode-AC-solo-about = Un Mousquetaire vaincu vaut une défaite. { $to ->
    [0] Après cette seule manche, celui qui en a le moins gagne.
    [1] À la première, celui qui en a le moins gagne.
    [2] Quand quelqu’un en a deux, celui qui en a le moins gagne.
    [3] Quand quelqu’un en a trois, celui qui en a le moins gagne.
   *[other] Quand quelqu’un en a { $to }, celui qui en a le moins gagne.
}
mode-AC-team = En équipes
mode-AC-team-about = Ceux qui se font face forment une équipe. { $to ->
    [0] Après cette seule manche, celle qui a le moins de défaites gagne.
    [1] À la première défaite, celle qui en a le moins gagne.
    [5] Quand une équipe a cinq défaites, celle qui en a le moins gagne.
   *[other] Quand une équipe a { $to } défaites, celle qui en a le moins gagne.
}
mode-KC-solo = { mode-AC-solo }
mode-KC-solo-about = { mode-AC-solo-about }
mode-KC-team = { mode-AC-team }
mode-KC-team-about = { mode-AC-team-about }
mode-AS-coop = Ensemble
mode-AS-coop-about = { $to ->
    [0] Vous gagnez ou perdez tous ensemble, en cette seule manche.
    [1] Vous gagnez ou perdez tous ensemble ; on joue jusqu’à ce que le méchant soit vaincu.
   *[other] Vous gagnez ou perdez tous ensemble ; on joue jusqu’à ce que vous ayez gagné { $to } manches.
}
mode-KS-coop = { mode-AS-coop }
mode-KS-coop-about = { mode-AS-coop-about }
mode-QC-solo = Chacun pour soi
mode-QC-solo-about = D’Artagnan gagne jusqu’à deux points si Madame Bonacieux vit, chacun des autres un seul s’il lui survit. Seul contre tous les autres, d’Artagnan a la partie la plus difficile.
mode-QC-team = Conflit des couleurs
mode-QC-team-about = Les noirs protègent Madame Bonacieux, les rouges la pourchassent ; personne ne dit sa couleur.
mode-QS-solo = Chacun pour soi
mode-QS-solo-about = Chaque ambition satisfaite rapporte un point. { $to ->
    [0] Après cette seule manche, le plus grand nombre de points gagne.
    [1] Un point suffit pour gagner.
    [3] À trois points, on gagne.
   *[other] À { $to } points, on gagne.
}
mode-QS-team = Ambitions jumelées
mode-QS-team-about = Ceux qui se font face connaissent leurs deux rôles et ne marquent que si les deux ambitions sont satisfaites.

## La première fois dans un récit

intro-KC-1 = Monsieur Bonacieux a fait entrer l’homme du Cardinal chez d’Artagnan et barré la porte. Dans le noir, il se bat avec vous : c’est le Mousquetaire de l’ombre, qui a sa propre place dans le cercle.
intro-KC-2 = Le Mousquetaire de l’ombre commence la manche. À chaque combat, son coup est la première carte de la pioche du hasard. Quand elle est vide, son coup l’est aussi, et seul un combat tournant peut encore le toucher.
intro-KC-3 = Les cartes de vie de Bonacieux sont les siennes. Le méchant n’est blessé que si le Mousquetaire de l’ombre perd pendant qu’un Mousquetaire détient la pierre.
intro-KC-4 = Si celui qui est protégé perd, il ne se passe rien, et la même place commence le combat suivant. À la fin, une seule chose compte : ne pas être vaincu.
intro-AS-1 = Le Cardinal a la plupart des cartes de vie, chaque Mousquetaire n’en a que deux. Vous faites tous front : vainquez-le avant d’être vaincus.
intro-AS-2 = Il n’est blessé que si le Mousquetaire protégé perd un combat. L’un de vous doit donc se faire toucher pour obtenir la pierre, puis perdre encore une fois.
intro-AS-3 = Mais il guide l’épée du protégé : le coup porté pour le Mousquetaire qui a la pierre doit être un coup de l’ombre, tant qu’il reste une carte dans la pioche du hasard.
intro-AS-4 = { $alone ->
    [yes] { "" }
   *[no] Ne vous dites ni vos cartes, ni s’il faut jouer haut ou bas ; de ce qui est visible, vous pouvez parler.
}
intro-AS-5 = { $once ->
    [yes] { "" }
   *[no] { $alone ->
        [yes] Entre deux manches, vous pouvez rendre le jeu plus facile ou plus difficile.
       *[no] Entre deux manches, le premier de la liste, votre porte-parole, peut rendre le jeu plus facile ou plus difficile.
    }
}
intro-KS-1 = Le Mousquetaire de l’ombre est le comte de Wardes déguisé. Il a la plupart des cartes de vie, chaque Mousquetaire n’en a que deux. Vous faites tous front contre lui.
intro-KS-2 = Il commence la manche, et à chaque combat son coup est la première carte de la pioche du hasard. Quand elle est vide, son coup l’est aussi, et seul un combat tournant peut encore le toucher.
intro-KS-3 = Il n’est blessé que s’il perd pendant qu’un Mousquetaire détient la pierre. Si celui qui est protégé perd, il ne se passe rien, et la même place commence le combat suivant.
intro-KS-4 = { intro-AS-4 }
intro-KS-5 = { intro-AS-5 }
intro-QC-1 = Milady a persuadé les Mousquetaires que l’ennemie est Madame Bonacieux. Votre rôle vous dit ce que vous voulez ; il est face cachée, comme tous les autres.
intro-QC-2 = { $mode ->
    [team] Les Mousquetaires noirs, Athos et d’Artagnan, marquent si Madame Bonacieux vit. Les rouges, Porthos et Aramis, marquent si elle est vaincue. Votre compagnon ne vous connaît pas.
   *[solo] D’Artagnan marque si Madame Bonacieux vit, et davantage s’il vit aussi. Chacun des autres marque si elle est vaincue et que lui-même est en vie.
}
intro-QC-3 = Quand deux Mousquetaires sont vaincus, la manche est finie et Madame Bonacieux s’est échappée. Regardez qui épargne qui, et ne montrez pas trop tôt qui vous êtes.
intro-QS-1 = Au Palais des miroirs, chaque Mousquetaire a son ambition. Votre rôle vous dit la vôtre.
intro-QS-2 = Le plus souvent, il faut que certaines cartes se trouvent dans le fil de l’histoire à la fin de la manche. Il importe donc de savoir quelles cartes de vie se perdent, et parfois vous voudrez en perdre une.
intro-QS-3 = Les dernières cartes de vie sont en miroir. Derrière un 2, la carte de rôle est retournée aussitôt, et le coup suivant est la défaite. Derrière le joker, elle reste cachée, et il faut encore deux coups.
intro-QS-4 = { $mode ->
    [team] Vous connaissez le rôle du partenaire qui vous fait face. Votre équipe ne marque que si les deux ambitions sont satisfaites et que l’un de vous au moins est en vie.
   *[solo] Une fois votre ambition satisfaite, finissez vite la manche, avant que d’autres ne satisfassent la leur.
}

## Rôles : une histoire et une ambition

story-QC-JC = Vous aimez Constance Bonacieux, et vous savez que Milady a menti.
story-QC-JS = { $mode ->
    [team] Milady, vous l’avez percée à jour depuis longtemps. Vous êtes avec d’Artagnan, et avec Constance.
   *[solo] Vous avez déjà vu un beau visage cacher un crime, et vous croyez ce qu’on vous dit de Madame Bonacieux.
}
story-QC-JD = Milady fut charmante, le souper excellent, et l’affaire de Madame Bonacieux parut entendue.
story-QC-JH = La lettre qui accuse Madame Bonacieux est d’une belle main, et les lettres ont votre confiance.
aim-QC-JC = { $mode ->
    [team] Si Madame Bonacieux vit, un point pour chaque Mousquetaire noir{ $layout ->
        [3] .
       *[4] , et un de plus pour chacun si tous deux sont en vie.
    }
   *[solo] Si Madame Bonacieux vit, un point, et un de plus si d’Artagnan vit aussi.
}
aim-QC-JS = { $mode ->
    [team] Si Madame Bonacieux vit, un point pour chaque Mousquetaire noir{ $layout ->
        [3] .
       *[4] , et un de plus pour chacun si tous deux sont en vie.
    }
   *[solo] Un point si Madame Bonacieux est vaincue et qu’Athos est en vie.
}
aim-QC-JD = { $mode ->
    [team] Si Madame Bonacieux est vaincue, un point pour chaque Mousquetaire rouge{ $layout ->
        [3] .
       *[4] , et un de plus pour chacun si tous deux sont en vie.
    }
   *[solo] Un point si Madame Bonacieux est vaincue et que Porthos est en vie.
}
aim-QC-JH = { $mode ->
    [team] Si Madame Bonacieux est vaincue, un point pour chaque Mousquetaire rouge{ $layout ->
        [3] .
       *[4] , et un de plus pour chacun si tous deux sont en vie.
    }
   *[solo] Un point si Madame Bonacieux est vaincue et qu’Aramis est en vie.
}
story-QS-JD = Dans chaque miroir la soie, l’or et une table bien garnie. Tout cela pourrait être à vous.
story-QS-JH = Dans chaque miroir le même visage, et un amour sans défaut.
story-QS-JS = Quelque part derrière la glace se tient la racine du mal, et la trahison auprès d’elle. Vous trouverez l’une et l’autre.
story-QS-JC = Derrière l’un des miroirs, quelqu’un appelle à l’aide. Pour moins que cela, vous donneriez votre vie.
aim-QS-JD = L’as, le roi, la dame et le 2 de carreau sont dans le fil de l’histoire. { aim-QS-self }
aim-QS-JH = L’as, le roi, la dame et le 2 de cœur sont dans le fil de l’histoire. { aim-QS-self }
aim-QS-JS = Le 2 de pique et le 2 de trèfle sont dans le fil de l’histoire. { aim-QS-self }
aim-QS-JC = Le joker est dans le fil de l’histoire, et celui qui l’avait est en vie. { $mode ->
    [team] { aim-QS-pair }
   *[solo] D’Artagnan lui-même peut être vaincu, sauf si le joker était le sien.
}
aim-QS-self = { $mode ->
    [team] { aim-QS-pair }
   *[solo] Et vous êtes en vie.
}
aim-QS-pair = L’ambition de votre partenaire doit être satisfaite aussi, et l’un de vous deux en vie.

## Fins

ending-AC-good = La ruse de Rochefort est éventée, et les épées retournent au mur.
ending-AC-bad = Deux Mousquetaires gisent sur le plancher de la salle d’armes, et Rochefort s’en va sans un bruit.
ending-KC-good = L’ombre a disparu, et Bonacieux débarre la porte d’une main tremblante.
ending-KC-bad = Quand la porte s’ouvre enfin, deux Mousquetaires ne se relèvent pas.
ending-AS-good = Le Cardinal couche son roi : ils se sont soutenus jusqu’au bout.
ending-AS-bad = Le Cardinal avance sa dernière pièce, et l’échiquier est à lui.
ending-KS-good = Le masque tombe, et c’est de Wardes qui demande grâce.
ending-KS-bad = L’ombre essuie sa lame, salue, et disparaît.
ending-QC-good = Madame Bonacieux est vaincue. Trop tard, quelqu’un demande qui l’accusait.
ending-QC-bad = Deux Mousquetaires sont battus, et Madame Bonacieux est en lieu sûr.
ending-QS-good = Les miroirs éclatent, et Milady n’a plus où se cacher.
ending-QS-bad = Deux Mousquetaires sont perdus parmi les miroirs, et Milady souffle les chandelles.

## Pourquoi une place a marqué ainsi

reason-villain-alive = Madame Bonacieux vit{ $mode ->
    [team] .
   *[solo] , mais pas { $musketeer }.
}
reason-villain-alive-and-self = Madame Bonacieux vit, et { $mode ->
    [team] les deux Mousquetaires noirs aussi.
   *[solo] { $musketeer } avec elle.
}
reason-villain-defeated = { $musketeer } n’a pas pu sauver Madame Bonacieux.
reason-served = Madame Bonacieux est vaincue{ $mode ->
    [team] .
   *[solo] , et { $musketeer } est en vie.
}
reason-served-both = Madame Bonacieux est vaincue, et les deux Mousquetaires rouges sont en vie.
reason-served-defeated = Madame Bonacieux est vaincue, mais { $musketeer } aussi.
reason-failed = Madame Bonacieux a échappé à { $musketeer }.
reason-ambition = { $musketeer } a satisfait son ambition.
reason-ambition-cards = Il manque à { $musketeer } dans le fil de l’histoire : { $cards }.
reason-ambition-defeated = { $role ->
    [JC] Le joker était sauvé, mais celui qui l’avait est vaincu.
   *[other] Toutes les cartes y étaient, mais { $musketeer } est vaincu.
}
reason-ambition-team = { $musketeer } avait fait sa part, mais les deux ambitions de l’équipe ne sont pas satisfaites.

## Résultats

result-survival = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
result-lives = { $count ->
    [0] vaincu
    [one] encore 1 vie
   *[other] encore { $count } vies
}
result-solitaire = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
result-roles = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Options (FM-18)

option-storyline = Récit
option-mode = Façon de jouer
# Where nobody can play alone
option-players_together = Nombre de joueurs
option-players_together-hint = Les joueurs virtuels comptent aussi. Seul, on joue « { storyline-AS } » ou « { storyline-KS } ».
option-layout = Mousquetaires dans le cercle
option-layout-3 = Trois
option-layout-3-hint = Quatre cartes en main ; une couleur et son Mousquetaire manquent.
option-layout-4 = Quatre
option-layout-4-hint = Six cartes en main ; tous les Mousquetaires sont là.
option-replacement = Aux places libres
option-replacement-dazed = Mousquetaires étourdis
option-replacement-dazed-hint = Un Mousquetaire étourdi joue la première carte d’une pile visible ; personne ne décide pour lui.
option-replacement-servant = Valets
option-replacement-servant-hint = La main d’un valet est visible, et son maître décide pour lui.
option-defeated_as = Un Mousquetaire vaincu devient
option-defeated_as-dazed = Mousquetaire étourdi
option-defeated_as-dazed-hint = Sa main devient une pile qui se joue toute seule, par le dessus.
option-defeated_as-ghost = Mousquetaire fantôme
option-defeated_as-ghost-hint = Son joueur décide toujours ; il n’a seulement plus rien à perdre.
option-shadow_in_queen_games = Mousquetaire de l’ombre
option-shadow_in_queen_games-hint = Il se bat aussi, et la dame n’est blessée qu’à travers lui. Conseillé à trois joueurs avec trois Mousquetaires.
option-missing = Couleur absente
option-missing-random = Au hasard
option-missing-dealer = Au choix du donneur des cartes de vie
option-missing-hint = À chaque manche, une couleur manque : son Mousquetaire, son roi, sa dame et son 2 sont dès le début dans le fil de l’histoire.
option-first_lead = Qui ouvre la première manche
option-first_lead-random = Au hasard
option-first_lead-hint = Ensuite, on tourne dans le sens horaire, de manche en manche.
option-match = Longueur de la partie
option-match-standard = Habituelle
option-match-standard-hint = { $group ->
    [survival] Jusqu’à ce qu’un camp ait { result-survival } ; celui qui en a le moins gagne.
    [solitaire] Jusqu’à { result-solitaire }.
   *[roles] Jusqu’à ce qu’un camp ait { result-roles }.
}
option-tie_rule-lives = Le plus de vies gagne
option-tie_rule-lives-hint = Parmi ceux qui ont le moins de défaites, celui à qui il reste le plus de vies gagne.
option-match-target = Au choix
option-match-target-hint = { $group ->
    [survival] Jusqu’à ce qu’un camp ait ce nombre de défaites ; celui qui en a le moins gagne.
    [solitaire] Jusqu’à ce que vous ayez gagné ce nombre de manches.
   *[roles] Jusqu’à ce qu’un camp ait ce nombre de points.
}
option-match-single = Une manche
option-match-single-hint = La partie se termine après une seule manche.
option-target = Nombre
option-prepopped = Cartes de vie que le méchant a déjà perdues
option-prepopped-hint = Plus il en a perdu, plus c’est facile.
option-free_replays = Annulations par manche
option-free_replays-hint = Autant de fois par manche, le porte-parole peut annuler l’effet d’un combat.
option-joker_to_villain = Le méchant a le joker
option-joker_to_villain-hint = C’est sa dernière carte de vie, et elle résiste à un coup de moins qu’un 2.
option-stone_to_lead = Un Mousquetaire commence avec la pierre
option-stone_to_lead-hint = Celui qui ouvre la manche la détient et commence le premier combat.
option-bad_ending = La manche est perdue quand
option-bad_ending-two = deux Mousquetaires sont vaincus
option-bad_ending-all = tous les Mousquetaires sont vaincus
option-bad_ending-last_player = aucun joueur n’a plus de Mousquetaire
option-bad_ending-hint = Plus elle est perdue tard, plus c’est facile.

## Le formulaire

new-story = Le récit
new-kind = Genre de partie
new-seats = Qui est assis où
new-team = Équipe { $number }

## De quoi il s’agit

goal-four_musketeers = Ne jouez pas la carte la plus basse.
goal-four_musketeers-shadow = Cachez-vous quand vos cartes sont trop basses.
# How each fight goes, whatever the storyline
goal-four_musketeers-fight = Les nombres égaux se bloquent, et le plus bas de ceux qui restent est touché. Un coup coûte un cœur et donne la pierre bleue, qui arrête le suivant.
goal-four_musketeers-lost = Vous perdez ensemble dès que deux d’entre vous sont vaincus, sauf si vous choisissez un autre nombre.
goal-four_musketeers-how = { goal-four_musketeers-fight } Une manche de « { storyline-AC } » finit quand le méchant ou deux Mousquetaires sont vaincus. Avec « Jouer tout de suite », celui qui tient encore et garde le plus de cœurs gagne. Les autres histoires ont leurs propres buts.
goal-four_musketeers-KC = { goal-four_musketeers }
goal-four_musketeers-how-KC = { goal-four_musketeers-fight } { storyline-KC-about }
goal-four_musketeers-AS = Venez ensemble à bout du méchant.
goal-four_musketeers-how-AS = { goal-four_musketeers-fight } { storyline-AS-about } { goal-four_musketeers-lost }
goal-four_musketeers-KS = { goal-four_musketeers-AS }
goal-four_musketeers-how-KS = { goal-four_musketeers-fight } { storyline-KS-about } { goal-four_musketeers-lost }
goal-four_musketeers-QC = Faites ce que veut votre rôle caché.
goal-four_musketeers-how-QC = { goal-four_musketeers-fight } { storyline-QC-about }
goal-four_musketeers-QS = { goal-four_musketeers-QC }
goal-four_musketeers-how-QS = { goal-four_musketeers-fight } { storyline-QS-about }
goal-four_musketeers-how-shadow = Frappez avec un nombre qui est déjà là : les deux sont hors jeu, et vous n’êtes pas le plus bas. Ou défaussez une carte face cachée et frappez depuis l’ombre : la première carte de la pioche du hasard frappe pour vous, quelle qu’elle soit. Et un troisième nombre égal fait revenir le premier. Trois combats montrent quand l’un ou l’autre vous sauve.
minutes-four_musketeers-lesson = La leçon dure environ trois minutes.
minutes-four_musketeers = { $match ->
    [single] Une manche dure une dizaine de minutes.
   *[other] Une manche dure une dizaine de minutes, une partie de plusieurs manches dure une demi-heure ou plus.
}
