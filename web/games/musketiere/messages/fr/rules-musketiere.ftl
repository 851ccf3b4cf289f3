### Les règles de Musketiere avec nos propres mots. Les notes en marge nomment les clauses du texte des règles.

rules-musketiere-lead = De deux à quatre joueurs sont des Mousquetaires au service de la Reine. Ensemble ils affrontent la garde du Cardinal ; mais si le duel est gagné, un seul prend la gemme, et s’il est perdu, un seul va en prison.

rules-musketiere-aim-title = L’idée
rules-musketiere-aim-1 = Chacun pose devant soi trois cartes face cachée : ses récompenses. Puis, neuf duels durant au plus, tous jouent une carte contre la garde du Cardinal. Si vos cartes réunies atteignent sa force, le duel est gagné, et celui qui a joué la plus haute carte prend une gemme ou libère un Mousquetaire. Sinon, celui qui a joué la plus basse doit prendre une prison.
rules-musketiere-aim-2 = À la fin, les récompenses sont retournées. Une carte avec une gemme compte double, une carte avec une prison ne compte pas. Celui qui a réuni le plus de ducats gagne.

rules-musketiere-cards-title = Cartes, gemmes et prisons
rules-musketiere-cards-1 = Il y a 55 cartes de Mousquetaire : une pour chaque valeur de 0 à 10 avec chaque nombre d’épées de 0 à 4.
rules-musketiere-cards-2 = La carte la plus haute est celle de la plus grande valeur. À valeur égale, les épées décident : plus il y en a, plus la carte est haute. Deux cartes ne sont donc jamais égales. Les épées ne servent à rien d’autre ; elles ne s’ajoutent jamais à une somme.
rules-musketiere-cards-3 = Il y a 15 gardes du Cardinal, chacune avec sa force. Les règles dont nous disposons nomment les forces 4, 5, 7, 25, 30, 35 et 40. Les huit autres, 8, 10, 11, 12, 14, 15, 18 et 20, sont notre choix et non celles qui ont été publiées ; vous pouvez régler les vôtres au début d’une partie.
rules-musketiere-cards-4 = Trois gemmes et trois prisons se trouvent au centre de la table.
rules-musketiere-cards-picture = De la plus haute à la plus basse : un 7 à quatre épées, un 7 à deux épées, un 6 sans épée.

rules-musketiere-setup-title = Mise en place
rules-musketiere-setup-1 = Quelques gardes sont retirées : à deux joueurs 25, 30, 35 et 40 ; à trois joueurs 4, 35 et 40 ; à quatre joueurs 4, 5 et 7. Les autres sont mélangées et forment une pile, face cachée. Quelques-unes n’apparaîtront jamais.
rules-musketiere-setup-2 = Chacun reçoit douze cartes de Mousquetaire. Le reste est mis de côté sans que personne le voie. Chaque manche d’une partie commence ainsi, avec toutes les cartes, toutes les gemmes et toutes les prisons.

rules-musketiere-pay-title = Choisir ses récompenses
rules-musketiere-pay-1 = De vos douze cartes, choisissez-en trois comme récompenses, quelles qu’elles soient, tous en même temps et en secret. Elles restent face cachée devant vous dans l’ordre où vous les avez choisies ; les neuf autres forment votre main.
rules-musketiere-pay-2 = Vous pouvez regarder vos récompenses à tout moment ; les autres ne les voient qu’au moment des comptes. Elles ne changent plus de place et ne reviennent jamais en main.
rules-musketiere-pay-3 = De hautes cartes sont de belles récompenses, mais elles vous manqueront dans les duels, où elles vous auraient gagné des gemmes.

rules-musketiere-duel-title = Un duel
rules-musketiere-duel-1 = La première garde de la pile est retournée : tous connaissent sa force avant de choisir.
rules-musketiere-duel-2 = Chacun choisit en secret une carte de sa main, sans rien montrer ni annoncer. Quand tous ont choisi, toutes les cartes sont retournées ensemble.
rules-musketiere-duel-3 = Additionnez les valeurs. Si la somme atteint la force de la garde, le duel est gagné ; l’égalité suffit. Si elle est plus petite, le duel est perdu.
rules-musketiere-duel-4 = Gagné : le joueur de la plus haute carte prend une gemme ou libère un Mousquetaire. Perdu : le joueur de la plus basse carte prend une prison. Les cartes jouées et la garde ont alors fini de servir ; elles restent visibles pour tous. Puis le duel suivant commence ; au neuvième, chacun joue sa dernière carte.
rules-musketiere-duel-won-picture = Force 20. Les cartes 7, 7 et 6 font exactement 20 : le duel est gagné. { $first } et { $second } ont tous deux joué un 7, mais { $second } a quatre épées et { $first } deux : { $second } prend une gemme.
rules-musketiere-duel-lost-picture = Force 15. Les cartes 4, 4 et 6 ne font que 14 : le duel est perdu. Le 4 à une épée est plus bas que le 4 à trois épées : { $second } prend une prison.

rules-musketiere-won-title = Duel gagné : la gemme ou la liberté
rules-musketiere-won-1 = Le vainqueur fait l’une des deux choses suivantes : prendre une gemme et la poser sur une de ses récompenses encore libre ; ou libérer un Mousquetaire, en renvoyant au centre une prison posée sur une de ses récompenses. Un vainqueur qui a une carte libre et une prison a le choix. Un vainqueur sans prison doit prendre une gemme.
rules-musketiere-won-2 = La gemme vient du centre. S’il n’y en a plus, et alors seulement, elle vient d’un autre joueur : le vainqueur choisit à qui il la prend, et sur quelle carte, et cette carte devient libre.
rules-musketiere-won-3 = Une récompense ne porte jamais plus d’une gemme ou d’une prison. Si les trois cartes du vainqueur sont occupées, il doit libérer un Mousquetaire et ne reçoit pas de gemme, pas même pour la carte qu’il vient de libérer.
rules-musketiere-won-choice-picture = { $first } a gagné et peut poser une gemme sur sa troisième carte, libre, ou libérer la deuxième.
rules-musketiere-won-full-picture = Les trois cartes de { $first } sont occupées. Il ne reste qu’à libérer un Mousquetaire ; pas de gemme cette fois.
rules-musketiere-won-robbery-picture = Il n’y a plus de gemme au centre. { $first } prend celle de { $third }, dont la carte devient libre.

rules-musketiere-lost-title = Duel perdu : la prison
rules-musketiere-lost-1 = Le perdant doit prendre une prison et la poser sur une de ses récompenses encore libre.
rules-musketiere-lost-2 = La prison vient du centre. S’il n’y en a plus, et alors seulement, elle vient d’un autre joueur, dont la récompense devient libre. Le perdant choisit à qui il la prend, et sur quelle carte, sans en voir la face.
rules-musketiere-lost-3 = Si les trois cartes du perdant sont occupées, il ne prend pas de prison mais doit rendre une gemme au centre, quoi que contienne celui-ci.
rules-musketiere-lost-full-picture = Les trois cartes de { $first } sont occupées : une des deux gemmes retourne au centre.

rules-musketiere-prison-title = Trois Mousquetaires en prison
rules-musketiere-prison-1 = Si chacune de vos trois récompenses porte une prison au moment où la garde est retournée, vos trois Mousquetaires sont en prison pour ce duel. Vous jouez quand même une carte, retournée avec les autres, mais elle ne compte pas : ni dans la somme, ni comme la plus haute, ni comme la plus basse. La force de la garde reste la même.
rules-musketiere-prison-2 = Un duel gagné ne vous délivre pas. Mais, au prochain duel perdu, le perdant doit prendre une de vos prisons, car il n’y en a pas d’autre, et vous comptez de nouveau à partir du duel suivant.
rules-musketiere-prison-3 = À deux joueurs, l’autre combat seul pendant ce temps : il est le vainqueur de chaque duel gagné et le perdant de chaque duel perdu.
rules-musketiere-prison-picture = Force 18. Les trois Mousquetaires de { $second } sont en prison, donc son 10 ne compte pas : 9 et 8 font 17, et le duel est perdu. { $third } a joué la plus basse carte qui compte, et prend une des prisons de { $second }.

rules-musketiere-score-title = Fin de la manche et comptes
rules-musketiere-score-1 = La manche s’arrête dès qu’un joueur pose sa troisième gemme. Sinon elle s’arrête après le neuvième duel. Ce qui n’a pas été joué est écarté sans être vu et ne compte pas.
rules-musketiere-score-2 = Toutes les récompenses sont retournées. Une carte libre rapporte sa valeur en ducats, une carte avec une gemme le double, une carte avec une prison rien. Poser la troisième gemme ne rapporte rien de plus.
rules-musketiere-score-picture = Le 10 avec une gemme rapporte 20, le 8 en prison rien, le 5 libre 5 : 25 ducats en tout.

rules-musketiere-match-title = La partie
rules-musketiere-match-1 = Les ducats des manches s’additionnent. D’ordinaire, la partie est finie quand, après une manche entière, quelqu’un atteint 100 ducats ; le plus haut total gagne, même si plusieurs les ont atteints.
rules-musketiere-match-2 = Vous pouvez choisir un autre score, jouer une seule manche, ou un nombre fixe de manches.
rules-musketiere-match-3 = Si plusieurs ont le plus haut total, ils gagnent ensemble ; ou, si vous préférez, on joue encore, manche après manche, jusqu’à ce qu’un seul soit en tête.

rules-musketiere-house-title = Là où nous avons dû trancher
rules-musketiere-house-1 = Les règles imprimées sont courtes et laissent quelques questions ouvertes. Voici nos réponses.
rules-musketiere-house-deck = Huit des forces de la garde sont de nous, on l’a dit plus haut. Si votre paquet répète une force que l’on retire, une seule de ces gardes s’en va.
rules-musketiere-house-secret = Tous choisissent leurs récompenses en même temps et en secret, pour que personne n’ait d’avantage.
rules-musketiere-house-final = Un choix est définitif dès qu’il est fait. Sur cette page, vous pouvez le reprendre tant que personne n’a agi après vous et que rien n’a été retourné.
rules-musketiere-house-open = Les cartes jouées restent face visible.
rules-musketiere-house-taker = Si une gemme ou une prison doit venir d’un autre joueur, celui qui la prend choisit à qui.
rules-musketiere-house-must = Un vainqueur sans prison ne peut pas refuser la gemme.
rules-musketiere-house-imprisoned = C’est au moment où la garde est retournée que l’on établit qui a ses trois Mousquetaires en prison, et cela vaut pour tout le duel. Sa carte est retournée avec les autres.
rules-musketiere-house-shared = Si plusieurs joueurs atteignent le score dans la même manche, le plus haut total gagne ; à égalité, ils gagnent ensemble.
rules-musketiere-house-known = Chacun peut savoir qui a déjà choisi, quelles gardes restent dans la pile (mais pas dans quel ordre), et toutes les cartes déjà jouées. Les joueurs virtuels n’en savent pas plus, hormis leurs propres cartes.

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
