### Les règles de Quatre Mousquetaires avec nos propres mots. Les notes en marge nomment les clauses du texte des règles.

rules-four_musketeers-lead = Trois ou quatre Mousquetaires, menés par un à quatre joueurs, croisent le fer, et un méchant les regarde. Qui perd un combat perd un peu de sa vie, à moins qu’une petite pierre ne le protège : alors c’est le méchant qui saigne. Six récits décident de ce que vous en ferez.

rules-four_musketeers-aim-title = L’idée
rules-four_musketeers-aim-1 = Chacun est un Mousquetaire, caché derrière une carte de rôle. Sur elle reposent ses cartes de vie, que tous voient. À chaque combat à l’épée, chaque Mousquetaire joue un nombre, et le plus bas perd.
rules-four_musketeers-aim-2 = La pierre de protection protège toujours un personnage, et un seul. Un Mousquetaire qui perd sans la pierre perd une carte de vie et reçoit la pierre. Si le Mousquetaire protégé perd, c’est le méchant qui perd une carte de vie à sa place, et la pierre lui revient.
rules-four_musketeers-aim-3 = La manche finit bien quand le méchant est vaincu, et mal quand deux Mousquetaires le sont. Que vous vouliez l’un, l’autre, ou encore autre chose, cela dépend du récit.

rules-four_musketeers-cards-title = Les cartes
rules-four_musketeers-cards-1 = Il ne faut qu’un jeu de 52 cartes, un joker et une pierre.
rules-four_musketeers-cards-2 = Les 32 cartes du 3 au 10 sont les cartes d’épée. Au combat seul le nombre compte, jamais la couleur.
rules-four_musketeers-cards-3 = Les 21 autres sont les cartes de vie. Les valets sont les Mousquetaires : Athos a pique, Porthos carreau, Aramis cœur, d’Artagnan trèfle. L’une des six hautes cartes noires, as, rois et dames, est le méchant et donne le récit. Les 2 et le joker sont les dernières cartes de vie, toutes les autres sont supplémentaires.
rules-four_musketeers-roles-picture = Les quatre Mousquetaires, et le comte de Rochefort pour méchant.

rules-four_musketeers-setup-title = Mise en place
rules-four_musketeers-setup-1 = Chaque Mousquetaire reçoit un rôle face cachée, la carte du méchant est visible. Sur chaque rôle vient, visible, une dernière carte de vie, puis des cartes de vie supplémentaires : deux pour chaque Mousquetaire, trois pour le méchant. Dans les deux solitaires, un Mousquetaire n’en reçoit qu’une, et le méchant toutes les autres.
rules-four_musketeers-setup-2 = La carte de vie du dessus se perd toujours la première, et personne ne peut changer l’ordre. La pierre commence chez le méchant.
rules-four_musketeers-setup-picture = Quatre Mousquetaires et le méchant, qui a la pierre. La carte de devant se perd la première ; la dernière carte de vie repose juste sur le rôle.
rules-four_musketeers-setup-3 = Avec quatre Mousquetaires, chacun reçoit six cartes d’épée ; les huit qui restent sont la pioche du hasard, face cachée. Après six combats, les cartes utilisées sont mélangées, chacun en reçoit six, et la pioche est complétée à huit par le dessous.
rules-four_musketeers-setup-4 = Avec trois Mousquetaires, chacun reçoit quatre cartes d’épée, huit forment la pioche du hasard, et douze sont gardées pour une seconde main de quatre. La pioche doit suffire aux deux mains ; ensuite toutes les cartes d’épée sont mélangées.
rules-four_musketeers-setup-5 = Avec trois Mousquetaires, une couleur est absente. Son valet, sa dame, son roi et son 2 sont dès le début dans le fil de l’histoire ; si c’est trèfle, le joker y remplace le 2. Le hasard décide de la couleur, ou, dans « À chacun le sien », celui qui donne les cartes de vie.
rules-four_musketeers-setup-6 = Le hasard décide qui ouvre la première manche ; ensuite c’est chaque fois la place suivante dans le sens horaire. Qui ouvre commence le premier combat.

rules-four_musketeers-fight-title = Le combat à l’épée
rules-four_musketeers-fight-1 = Le premier joueur porte le premier coup, les autres suivent dans le sens horaire. Chacun joue une carte visible, et tous la voient avant que le suivant décide.
rules-four_musketeers-fight-2 = Les nombres égaux se bloquent. Si un nombre a été joué deux ou quatre fois, aucun de ces coups ne tient ; trois fois, seul le premier tient.
rules-four_musketeers-fight-3 = Parmi les coups qui tiennent, le plus bas perd. Le perdant commence le combat suivant.
rules-four_musketeers-blocked-picture = Les deux 5 se bloquent. De ce qui tient, le 7 est le plus bas : { $fourth } perd.
rules-four_musketeers-third-picture = Le troisième 5 bloque le deuxième et lui-même, et le premier tient de nouveau : vous perdez.
rules-four_musketeers-fight-4 = Si aucun coup ne tient, il y a égalité : personne n’est touché, les cartes sont dépensées, et la même place recommence.
rules-four_musketeers-draw-picture = Deux 4 et deux 9 : rien ne tient, égalité.
rules-four_musketeers-fight-5 = Plus on frappe tard, plus on est à l’abri. Qui répète un nombre déjà joué ne perd jamais.

rules-four_musketeers-hit-title = La pierre et les blessures
rules-four_musketeers-hit-1 = Un Mousquetaire qui perd sans la pierre est blessé : il perd sa carte de vie du dessus. Elle va au bout du fil de l’histoire, une rangée de cartes visibles de tous, et la pierre vient à lui.
rules-four_musketeers-open-picture = { $fourth } a perdu sans la pierre. Le roi de cœur va dans le fil de l’histoire, et la pierre vient à { $fourth }.
rules-four_musketeers-hit-2 = Si le perdant détient la pierre, c’est le méchant qui est blessé à sa place, et la pierre va au méchant. Sans Mousquetaire de l’ombre, on ne peut l’atteindre autrement ; il n’est donc jamais touché deux fois de suite.
rules-four_musketeers-protected-picture = Puis { $fourth } perd encore, cette fois avec la pierre. Le méchant perd son roi de trèfle, et la pierre lui revient.
rules-four_musketeers-hits-picture = Qui perd, et ce qui s’ensuit. Avec un Mousquetaire de l’ombre, les trois dernières lignes remplacent la deuxième.

rules-four_musketeers-last-title = La dernière carte de vie
rules-four_musketeers-last-1 = Quand un 2 se perd, la carte de rôle reste cachée ; celle du méchant est retournée face cachée. Le coup suivant la retourne, et celui d’après est la défaite.
rules-four_musketeers-two-picture = Un 2 se perd ; le coup suivant retourne le rôle, le troisième est la défaite.
rules-four_musketeers-last-2 = Le joker est un piège : quand il se perd, le rôle est retourné aussitôt, et le coup suivant est la défaite.
rules-four_musketeers-joker-picture = Le joker se perd et le rôle est retourné aussitôt ; le deuxième coup est la défaite.
rules-four_musketeers-last-3 = Dans « À chacun le sien », c’est en miroir : le piège est le 2, et le joker donne un coup de plus.
rules-four_musketeers-last-4 = La carte de rôle du vaincu va dans le fil de l’histoire.

rules-four_musketeers-cyclical-title = Le combat tournant
rules-four_musketeers-cyclical-1 = Le dernier combat de chaque main est tournant. Avant de frapper, le premier joueur annonce la gauche, c’est-à-dire le sens horaire, ou la droite.
rules-four_musketeers-cyclical-2 = Puis chacun frappe pour son voisin de ce côté : le premier pour le suivant, celui-ci pour celui d’après, et le dernier pour le premier. On bloque comme toujours, mais le perdant est celui pour qui a été jouée la plus basse carte qui tient.
rules-four_musketeers-cyclical-picture = { $third } commence vers la gauche. Les 4 se bloquent ; le 6 est le plus bas qui tient, et { $second } l’a joué pour { $third }. C’est donc { $third } qui perd.

rules-four_musketeers-shadow-title = Les coups de l’ombre
rules-four_musketeers-shadow-1 = Tant que la pioche du hasard a une carte, vous pouvez porter un coup de l’ombre au lieu de jouer ouvertement : mettez de côté une carte de votre main, face cachée, puis retournez la première de la pioche. C’est votre coup, et il compte comme tout autre.
rules-four_musketeers-shadow-picture = Vous vous défaussez d’une carte que personne ne voit. La pioche du hasard retourne un 9.
rules-four_musketeers-shadow-2 = On choisit la défausse avant de savoir ce qui sera retourné, et elle n’est jamais montrée à personne. Il n’y a d’autre limite que la pioche elle-même.

rules-four_musketeers-x-title = Le Mousquetaire de l’ombre
rules-four_musketeers-x-1 = Dans « Chacun pour qui » et « Tous pour qui », et, si vous le voulez, dans les deux récits des dames, un Mousquetaire de l’ombre se bat aussi. Il est assis entre la dernière place et la première, et commence la manche. Quand vient son tour, son coup est la première carte de la pioche du hasard. S’il commence un combat tournant, on tourne à gauche.
rules-four_musketeers-x-2 = Les cartes de vie du méchant sont les siennes, et il est protégé tant que le méchant a la pierre. Le méchant n’est blessé que si le Mousquetaire de l’ombre perd pendant qu’un Mousquetaire détient la pierre. Si celui qui est protégé perd, il ne se passe rien et la même place recommence, comme après une annulation.
rules-four_musketeers-x-3 = Si la pioche du hasard est vide, son coup l’est aussi : il ne bloque rien et ne peut être le plus bas. Dans un combat ordinaire, il ne peut alors pas perdre. Dans un combat tournant, celui pour qui il devait frapper ne peut pas perdre, mais lui-même le peut.
rules-four_musketeers-empty-picture = Trois Mousquetaires, combat tournant à gauche, { $second } commence. Le coup du Mousquetaire de l’ombre est vide, et vous ne pouvez pas perdre. Le plus bas est le 5 que { $third } a joué pour lui : le Mousquetaire de l’ombre perd.

rules-four_musketeers-defeated-title = Vaincu, mais toujours là
rules-four_musketeers-defeated-1 = Un Mousquetaire vaincu continue à se battre à sa place. D’ordinaire, il est étourdi : sa main est mélangée en une pile dont seule la première carte est visible, et c’est toujours elle qu’il joue. Il ne porte pas de coup de l’ombre de son gré, et commence à gauche les combats tournants.
rules-four_musketeers-defeated-2 = Dans les récits des dames et en équipes, vous pouvez convenir plutôt de fantômes : le joueur d’un Mousquetaire fantôme décide comme avant.
rules-four_musketeers-defeated-3 = Il n’a plus rien à perdre. S’il perd sans la pierre, il ne se passe rien ; s’il l’a encore, le coup agit comme pour tout personnage protégé. De toute façon, sa place reste dans le cercle jusqu’à la fin de la manche.

rules-four_musketeers-seats-title = Moins de joueurs que de places
rules-four_musketeers-seats-1 = Les places libres vont toutes à des Mousquetaires étourdis ou toutes à des valets de Mousquetaire. La main d’un valet est visible ; son maître décide pour lui, connaît son rôle et reçoit ce qu’il marque. Un Mousquetaire étourdi ne marque pour personne, mais il a lui aussi des cartes de vie, et il compte quand il est vaincu.
rules-four_musketeers-seats-2 = À deux ou trois, nous conseillons trois Mousquetaires, ou quatre en équipes. Seul, on peut jouer les deux solitaires.

rules-four_musketeers-end-title = La fin d’une manche
rules-four_musketeers-end-1 = Bonne fin : le méchant est vaincu. Mauvaise fin : le deuxième Mousquetaire l’est, étourdis et valets compris. L’une comme l’autre arrête la manche aussitôt. Alors tous les rôles sont retournés, et l’on compte.

rules-four_musketeers-stories-title = Six récits
rules-four_musketeers-villains-picture = Six méchants, six récits.
rules-four_musketeers-stories-AC = Chacun pour chacun : as de trèfle, le comte de Rochefort. Survie : chaque Mousquetaire vaincu est une défaite pour son joueur ou son équipe, quelle que soit la fin de la manche. Chacun pour soi jusqu’à ce que quelqu’un ait trois défaites, en équipes jusqu’à ce qu’une équipe en ait cinq.
rules-four_musketeers-stories-KC = Chacun pour qui : roi de trèfle, Monsieur Bonacieux. La même chose avec un Mousquetaire de l’ombre.
rules-four_musketeers-stories-AS = Tous pour un : as de pique, le cardinal de Richelieu. Un solitaire : tous les joueurs sont du même camp. Le coup porté pour le Mousquetaire qui a la pierre doit être un coup de l’ombre tant que la pioche du hasard a une carte ; dans un combat tournant, c’est celui de son voisin.
rules-four_musketeers-stories-KS = Tous pour qui : roi de pique, le comte de Wardes. Un solitaire avec un Mousquetaire de l’ombre.
rules-four_musketeers-stories-talk = Dans un solitaire, ne vous dites ni vos cartes, ni s’il faut jouer haut ou bas. De ce qui est visible, et du bon moment, vous pouvez parler.
rules-four_musketeers-stories-QC = Tous contre une : dame de trèfle, Madame Bonacieux. D’Artagnan la protège, les autres la pourchassent. Dans le Conflit des couleurs, c’est noir, Athos et d’Artagnan, contre rouge, Porthos et Aramis, et personne ne dit qui il est.
rules-four_musketeers-stories-QS = À chacun le sien : dame de pique, Milady de Winter. Chaque rôle a une ambition : à la fin, certaines cartes doivent être dans le fil de l’histoire, et le Mousquetaire en vie. D’Artagnan veut y voir le joker, et en vie celui qui l’avait ; lui-même peut être vaincu, sauf si c’était lui.
rules-four_musketeers-ambitions-picture = Ce qui doit être dans le fil de l’histoire : pour Porthos tous les carreaux, pour Aramis tous les cœurs, pour Athos les 2 noirs, pour d’Artagnan le joker.
rules-four_musketeers-stories-pairs = Dans les Ambitions jumelées, ceux qui se font face connaissent leurs deux rôles. Ils ne marquent que si les cartes des deux y sont et que l’un d’eux au moins est en vie ; celui qui avait le joker doit l’être aussi.
rules-four_musketeers-scores-picture = Ce que rapporte une manche, et quand la partie finit.

rules-four_musketeers-match-title = La partie
rules-four_musketeers-match-1 = Une partie entière se joue sur un seul récit, et chaque manche est donnée à neuf. Le moins de défaites ou le plus de points gagne. Vous pouvez fixer un autre nombre, ou jouer une seule manche.
rules-four_musketeers-match-2 = Si plusieurs ont le meilleur résultat, ils gagnent tous ; ou, si vous préférez, vous continuez jusqu’à ce qu’un camp soit seul en tête. Après une manche unique de survie, les vies peuvent décider : parmi ceux qui ont le moins de défaites, celui à qui il reste le plus de vies gagne. Un solitaire se joue jusqu’à ce qu’il soit gagné, et l’on compte les manches qu’il a fallu.

rules-four_musketeers-settings-title = Un solitaire plus facile ou plus difficile
rules-four_musketeers-settings-1 = Avant la manche, quelques-unes des cartes de vie du méchant, une d’ordinaire, passent du dessus dans le fil de l’histoire. Avec aucune et trois Mousquetaires, il faut jouer sans faute.
rules-four_musketeers-settings-2 = Vous avez quelques annulations, une d’ordinaire : quand un combat blesserait quelqu’un, le porte-parole, c’est-à-dire le joueur de la première place, peut l’annuler. La pierre reste, les cartes sont dépensées, et la même place recommence.
rules-four_musketeers-settings-3 = On peut donner au méchant le joker pour dernière carte de vie, soit un coup de moins. La pierre peut commencer chez le Mousquetaire qui ouvre. Et la mauvaise fin peut attendre que tous les Mousquetaires soient vaincus, ou qu’aucun joueur n’en ait plus.
rules-four_musketeers-settings-4 = Avant chaque manche sauf la première, le porte-parole peut changer tout cela.

rules-four_musketeers-people-title = Qui l’on voit sur les cartes
rules-four_musketeers-people-1 = Chaque carte de vie est quelqu’un à qui les Mousquetaires ont affaire, et le fil de l’histoire raconte qui ils ont rencontré, et dans quel ordre. Les hautes cartes noires sont les méchants ; quand c’est un autre qui est le méchant du récit, ce sont des cartes de vie comme les autres.
rules-four_musketeers-people-picture = Les autres : amis, souverains et maîtresses, et Kitty, la femme de chambre de Milady. Les 2 sont les mirages de son palais.

rules-four_musketeers-house-title = Là où nous avons dû trancher
rules-four_musketeers-house-1 = Les règles imprimées laissent quelques questions ouvertes. Voici nos réponses ; le texte des règles les donne toutes.
rules-four_musketeers-house-draw = Une égalité ou un combat annulé dépense les cartes et compte parmi les combats de la main.
rules-four_musketeers-house-discard = Pour un coup de l’ombre, on se défausse d’abord et l’on retourne ensuite. La défausse n’est montrée à personne, sauf celle d’un valet ou d’un Mousquetaire étourdi.
rules-four_musketeers-house-defeated = Le coup qui vainc apporte encore la pierre ; les suivants, sur un vaincu sans pierre, n’apportent rien. Sinon il serait un chemin sans fin vers le méchant.
rules-four_musketeers-house-pile = Quand un Mousquetaire devient étourdi, sa main est mélangée : personne ne l’arrange.
rules-four_musketeers-house-ghosts = Il n’y a pas de fantômes dans les solitaires, ni quand chacun survit pour soi.
rules-four_musketeers-house-ace = Si le méchant est de la couleur absente, il reste, et l’as de cette couleur va dans le fil de l’histoire. Dans « Tous contre une », trèfle n’est absent que si vous le choisissez, car d’Artagnan devrait en être.
rules-four_musketeers-house-teams = Avec trois Mousquetaires, la première et la troisième place sont une équipe contre la deuxième. Les Ambitions jumelées en demandent quatre.
rules-four_musketeers-house-athos = Athos veut voir sortir les 2 noirs ; ceux qui les avaient peuvent vivre.
rules-four_musketeers-house-ties = Si personne ne marque dans une manche unique, personne ne gagne, à moins que vous n’ayez choisi de continuer.
rules-four_musketeers-house-settings = Les réglages d’un solitaire ne changent qu’entre deux manches, jamais pendant.
rules-four_musketeers-house-undo = Sur cette page, vous pouvez revenir sur votre dernière décision tant que c’est encore à vous de décider, pour vous ou pour votre valet, et que rien n’a été montré depuis.
rules-four_musketeers-house-known = Tout ce qui est visible peut être revu, même les coups précédents de la manche, et la page montre l’effet qu’aurait pour l’instant un coup visible, et, si l’on demande les chances, qui risque alors, et combien, d’être touché. Les joueurs virtuels n’en savent pas plus que leur propre joueur.

rules-four_musketeers-credit-title = Merci
rules-four_musketeers-credit-1 = Quatre Mousquetaires, en anglais Four Musketeers, en finnois Neljä musketööriä, est né du jeu Limbo de 2013 ; nous suivons la version 3.0.1 de 2023. Les règles imprimées ne nomment pas d’auteur, mais elles remercient ceux qui ont aidé par leurs idées, au développement et au jeu : Emmi Viitala, Piia Tamminen, Ville Viitala, Johannes Aho, Akseli Leinonen, Tuuli Vahtero, Tomi Laine, Matti Lehtinen et Ella Salminen. Nous aussi. Les mots et les images de cette page sont de nous.

## Dans les images

scene-blocked = bloqué
scene-lowest-strike = le plus bas
scene-you = Vous
scene-loses = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
}
scene-draw = égalité
scene-for = pour { $you ->
    [yes] vous
   *[no] { $name }
}
scene-empty = coup vide
scene-discard = défausse
scene-line = Fil de l’histoire
scene-villain = Méchant
scene-defeated = défaite

## Le tableau des coups

hits-loser = Perdant
hits-stone = Pierre
hits-effect = Ce qui arrive
hits-musketeer = Mousquetaire
hits-defeated = Mousquetaire vaincu
hits-shadow = Mousquetaire de l’ombre
hits-not-his = pas chez lui
hits-his = chez lui
hits-musketeer-has = chez un Mousquetaire
hits-villain-has = chez le méchant
hits-a = Il perd une carte de vie ; la pierre vient à lui.
hits-b = Le méchant perd une carte de vie ; la pierre va au méchant.
hits-f = Rien ; il commence le combat suivant.
hits-c = Rien ; la même place recommence.

## Le tableau des points

scores-storyline = Récit
scores-round = Par manche
scores-end = La partie finit à
scores-round-survival = 1 défaite par Mousquetaire vaincu
scores-round-solitaire = 1 victoire si le méchant est vaincu
scores-round-QC-solo = d’Artagnan : 1 si Madame Bonacieux vit, 2 s’il vit aussi ; les autres : 1 si elle est vaincue et qu’ils vivent
scores-round-QC-team = noir : 1 chacun si Madame Bonacieux vit ; rouge : 1 chacun sinon ; avec quatre Mousquetaires, 1 de plus chacun si les deux de cette couleur vivent
scores-round-QS-solo = 1 si l’ambition est satisfaite
scores-round-QS-team = 1 si les deux ambitions sont satisfaites
scores-end-QC-team = { result-roles }, avec trois Mousquetaires { $three }
