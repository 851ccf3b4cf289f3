### Les règles de Musketiere avec nos propres mots. Les notes en marge nomment les clauses du texte des règles.

rules-musketiere-lead = De deux à quatre joueurs sont Mousquetaires au service de la Reine. Ensemble ils affrontent la garde du Cardinal ; mais quand le duel est gagné, un seul prend la pierre précieuse, et quand il est perdu, un seul va en prison.

rules-musketiere-aim-title = L’idée
rules-musketiere-aim-1 = Chacun pose devant soi trois cartes face cachée : ses récompenses. En neuf duels au plus, tous jouent une carte contre une carte du Cardinal. Si vos cartes réunies atteignent sa force, le duel est gagné et celui qui a joué la plus haute carte prend une pierre précieuse ou libère un Mousquetaire. Sinon, celui qui a joué la plus basse doit prendre une prison.
rules-musketiere-aim-2 = À la fin, les récompenses sont retournées. Une carte avec une pierre précieuse compte double, une carte avec une prison ne compte pas. Celui qui a réuni le plus de ducats gagne.

rules-musketiere-cards-title = Cartes, pierres et prisons
rules-musketiere-cards-1 = Il y a 55 cartes de Mousquetaire : une pour chaque valeur de 0 à 10 avec chaque nombre d’épées de 0 à 4.
rules-musketiere-cards-2 = La plus grande valeur est la plus haute carte. À valeur égale, les épées décident : plus il y en a, plus la carte est haute. Deux cartes ne sont donc jamais égales. Les épées ne servent à rien d’autre ; elles ne s’ajoutent jamais à une somme.
rules-musketiere-cards-3 = Il y a 15 cartes du Cardinal. Les règles dont nous disposons nomment les forces 4, 5, 7, 25, 30, 35 et 40. Les huit autres, 8, 10, 11, 12, 14, 15, 18 et 20, sont notre choix et non celles qui ont été publiées ; vous pouvez régler les vôtres au début d’une partie.
rules-musketiere-cards-4 = Trois pierres précieuses et trois prisons se trouvent au centre de la table.
rules-musketiere-cards-picture = De la plus haute à la plus basse : un 7 à quatre épées, un 7 à deux épées, un 6 sans épée.

rules-musketiere-setup-title = Mise en place
rules-musketiere-setup-1 = Quelques cartes du Cardinal sont retirées : à deux joueurs 25, 30, 35 et 40 ; à trois joueurs 4, 35 et 40 ; à quatre joueurs 4, 5 et 7. Les autres sont mélangées en une pile, face cachée. Il en restera toujours qui n’apparaîtront pas.
rules-musketiere-setup-2 = Chacun reçoit douze cartes de Mousquetaire. Le reste est mis de côté sans que personne le voie. Chaque manche d’une partie commence ainsi, avec toutes les cartes, toutes les pierres et toutes les prisons.

rules-musketiere-pay-title = Choisir ses récompenses
rules-musketiere-pay-1 = De vos douze cartes, choisissez-en trois comme récompenses, quelles qu’elles soient, tous en même temps et en secret. Elles restent face cachée devant vous dans l’ordre où vous les avez choisies ; les neuf autres forment votre main.
rules-musketiere-pay-2 = Vous pouvez regarder vos récompenses à tout moment ; les autres ne les voient qu’aux comptes. Elles ne changent plus de place et ne reviennent jamais en main.
rules-musketiere-pay-3 = De hautes cartes sont de belles récompenses, mais elles vous manqueront dans les duels, où elles vous gagneraient des pierres précieuses.

rules-musketiere-duel-title = Un duel
rules-musketiere-duel-1 = La première carte du Cardinal est retournée : tous connaissent sa force avant de choisir.
rules-musketiere-duel-2 = Chacun choisit en secret une carte de sa main, sans rien montrer ni annoncer. Quand tous ont choisi, toutes les cartes sont retournées ensemble.
rules-musketiere-duel-3 = Additionnez les valeurs. Si la somme atteint la force du Cardinal, le duel est gagné ; l’égalité suffit. Si elle est plus petite, le duel est perdu.
rules-musketiere-duel-4 = Gagné : le joueur de la plus haute carte prend une pierre précieuse ou libère un Mousquetaire. Perdu : le joueur de la plus basse carte prend une prison. Ensuite les cartes jouées et la carte du Cardinal ont fini de servir ; elles restent visibles pour tous. Puis le duel suivant commence ; au neuvième, chacun joue sa dernière carte.
rules-musketiere-duel-won-picture = Force 20. Les cartes 7, 7 et 6 font exactement 20 : le duel est gagné. { $first } et { $second } ont tous deux joué un 7, mais { $second } a quatre épées et { $first } deux : { $second } prend une pierre précieuse.
rules-musketiere-duel-lost-picture = Force 15. Les cartes 4, 4 et 6 ne font que 14 : le duel est perdu. Le 4 à une épée est plus bas que le 4 à trois épées : { $second } prend une prison.

rules-musketiere-won-title = Duel gagné : la pierre ou la liberté
rules-musketiere-won-1 = Le vainqueur fait l’une des deux choses suivantes : prendre une pierre précieuse et la poser sur une de ses récompenses encore libre ; ou libérer un Mousquetaire, en renvoyant au centre une prison posée sur une de ses récompenses. Un vainqueur qui a une carte libre et une prison choisit. Un vainqueur sans prison doit prendre une pierre.
rules-musketiere-won-2 = La pierre vient du centre. S’il n’y en a plus, et alors seulement, elle vient d’un autre joueur : le vainqueur choisit à qui et sur quelle carte il la prend, et cette carte devient libre.
rules-musketiere-won-3 = Une récompense ne porte jamais plus d’une pierre ou d’une prison. Si les trois cartes du vainqueur sont occupées, il doit libérer un Mousquetaire et ne reçoit pas de pierre, pas même pour la carte qu’il vient de libérer.
rules-musketiere-won-choice-picture = { $first } a gagné et peut poser une pierre précieuse sur sa troisième carte, libre, ou libérer la deuxième.
rules-musketiere-won-full-picture = Les trois cartes de { $first } sont occupées. On ne peut que libérer une prison ; pas de pierre cette fois.
rules-musketiere-won-robbery-picture = Il n’y a plus de pierre au centre. { $first } prend celle de { $third }, dont la carte devient libre.

rules-musketiere-lost-title = Duel perdu : la prison
rules-musketiere-lost-1 = Le perdant doit prendre une prison et la poser sur une de ses récompenses encore libre.
rules-musketiere-lost-2 = La prison vient du centre. S’il n’y en a plus, et alors seulement, elle vient d’une récompense d’un autre joueur, qui devient libre. Le perdant choisit à qui et sur quelle carte il la prend, sans en voir la face.
rules-musketiere-lost-3 = Si les trois cartes du perdant sont occupées, il ne prend pas de prison mais doit rendre une pierre précieuse au centre, quoi que contienne celui-ci.
rules-musketiere-lost-full-picture = Les trois cartes de { $first } sont occupées : une des deux pierres précieuses retourne au centre.

rules-musketiere-prison-title = Trois Mousquetaires en prison
rules-musketiere-prison-1 = Si vos trois récompenses portent une prison au moment où la carte du Cardinal est retournée, vous êtes entièrement prisonnier pour ce duel. Vous jouez quand même une carte, retournée avec les autres, mais elle ne compte pas : ni dans la somme, ni comme plus haute, ni comme plus basse. La force du Cardinal reste la même.
rules-musketiere-prison-2 = Un duel gagné ne vous délivre pas. Mais au prochain duel perdu, le perdant doit prendre une de vos prisons, car il n’y en a pas d’autre, et vous comptez de nouveau à partir du duel suivant.
rules-musketiere-prison-3 = À deux joueurs, l’autre combat seul pendant ce temps : il est le vainqueur de chaque duel gagné et le perdant de chaque duel perdu.
rules-musketiere-prison-picture = Force 18. { $second } est entièrement prisonnier, donc le 10 ne compte pas : 9 et 8 font 17, et le duel est perdu. { $third } a joué la plus basse carte qui compte, et prend une des prisons de { $second }.

rules-musketiere-score-title = Fin de la manche et comptes
rules-musketiere-score-1 = La manche s’arrête aussitôt qu’un joueur pose sa troisième pierre précieuse. Sinon elle s’arrête après le neuvième duel. Ce qui n’a pas été joué est écarté sans être vu et ne compte pas.
rules-musketiere-score-2 = Toutes les récompenses sont retournées. Une carte libre rapporte sa valeur en ducats, une carte avec une pierre précieuse le double, une carte avec une prison rien. Poser la troisième pierre ne rapporte rien de plus.
rules-musketiere-score-picture = Le 10 avec une pierre rapporte 20, le 8 en prison rien, le 5 libre 5 : ensemble 25 ducats.

rules-musketiere-match-title = La partie
rules-musketiere-match-1 = Les ducats des manches s’additionnent. En règle générale, la partie est finie quand, après une manche entière, quelqu’un atteint les 100 ducats ; le plus haut total gagne, même si plusieurs les ont atteints.
rules-musketiere-match-2 = Vous pouvez choisir un autre score, jouer une seule manche, ou un nombre fixe de manches.
rules-musketiere-match-3 = Si plusieurs ont le plus haut total, ils gagnent ensemble ; ou, si vous préférez, on joue une autre manche jusqu’à ce qu’un seul soit en tête.

rules-musketiere-house-title = Là où nous avons dû trancher
rules-musketiere-house-1 = Les règles imprimées sont courtes et laissent quelques questions ouvertes. Voici nos réponses.
rules-musketiere-house-deck = Huit des forces du Cardinal sont de nous, comme dit plus haut. Si votre paquet répète une force que l’on retire, une seule carte s’en va.
rules-musketiere-house-secret = Tous choisissent leurs récompenses en même temps et en secret, pour que personne n’ait d’avantage.
rules-musketiere-house-final = Un choix est définitif dès qu’il est remis. Sur cette page, vous pouvez le reprendre tant que personne n’a agi après vous et que rien n’a été retourné.
rules-musketiere-house-open = Les cartes jouées restent face visible.
rules-musketiere-house-taker = Si une pierre ou une prison doit venir d’un autre joueur, celui qui la prend choisit à qui.
rules-musketiere-house-must = Un vainqueur sans prison ne peut pas refuser la pierre précieuse.
rules-musketiere-house-imprisoned = On établit qui est entièrement prisonnier au moment où la carte du Cardinal est retournée, et cela vaut pour tout le duel. Sa carte est retournée avec les autres.
rules-musketiere-house-shared = Si plusieurs joueurs atteignent le score dans la même manche, le plus haut total gagne ; à égalité, ils gagnent ensemble.
rules-musketiere-house-known = Chacun peut savoir qui a déjà choisi, quelles cartes du Cardinal restent dans la pile (mais pas dans quel ordre), et toutes les cartes déjà jouées. Les joueurs de l’ordinateur n’en savent pas plus, hormis leurs propres cartes.

rules-musketiere-credit-title = Merci
rules-musketiere-credit-1 = Musketiere a été conçu par Franz-Josef Lamminger et publié par Hexagames en 1991. Les mots et les images de cette page sont de nous.

scene-highest = la plus haute
scene-lowest = la plus basse
scene-aside = ne compte pas
scene-won = { $sum } contre { $guard } : gagné
scene-lost = { $sum } contre { $guard } : perdu
scene-centre = Centre
scene-or = ou
scene-none = vide
scene-total = { $sum } ducats
