### The problems of Musketiere: the question, and why the answer is right

problem-low-prison = Le duel est perdu. Où la prison vous coûte-t-elle le moins ?
problem-low-prison-why = Une carte en prison ne vaut rien : sur un 0, rien n’est perdu, et le 9 peut encore porter une gemme.
problem-free-ten = Vous avez gagné le duel : une gemme pour votre 2, ou la liberté pour votre 10 ?
problem-free-ten-why = Comptez ce qui change. Une gemme sur le 2 rapporte deux ducats, le 10 libéré en rapporte dix ; et une carte libre peut encore recevoir une gemme.
problem-rob = Le dernier duel de la dernière manche est à vous, et il n’y a plus de gemme au centre. À qui la prendre, et pour quelle carte ?
problem-rob-why = Une gemme prise à celui qui mène compte double : votre 10 gagne dix ducats, et lui perd la valeur d’une carte. Cela suffit presque toujours ; prendre celle de l’autre laisse ses ducats au premier et, sur le 4, rapporte six ducats de moins.
problem-second-lowest = Une garde de 30 : à trois, vous ne la battrez pas. Quelle carte sacrifier ?
problem-second-lowest-why = Quand un duel est perdu, seule la carte la plus basse paie. Le 1 est presque toujours la plus basse, le 4 rarement ; et le 10 reste là pour le moment où il peut gagner quelque chose.
problem-just-enough = Votre adversaire a tous ses Mousquetaires en prison : vous êtes seul face à la garde de 8. Quelle carte ?
problem-just-enough-why = Vous êtes seul : toute carte qui atteint la garde gagne la gemme. Le 8 le fait aussi sûrement que le 10, et le 10 reste pour une garde qu’aucune autre de vos cartes n’atteint.
problem-jailed = Vos trois Mousquetaires sont en prison. Quelle carte donner dans ce duel ?
problem-jailed-why = Qui n’a que des prisons ne peut ni gagner ni perdre : c’est le moment de se défaire du 0, qui plus tard serait la carte la plus basse. Le 10 est votre meilleure carte : ce serait du gâchis.
problem-ten-now = Il reste deux duels, et vous avez un 10 et un 2. Cette garde est de 12 ; la dernière sera de 14, 18, 25 ou 30. Quelle carte maintenant ?
problem-ten-now-why = Regardez ce qui reste dans la pile. Ici, le 10 bat la garde et gagne le plus souvent la gemme ; des quatre gardes qui peuvent venir, deux ne se battent presque jamais, et il y serait perdu.
problem-last-ten = Il reste deux duels, et vous avez un 10 et un 1. Cette garde est de 7 ; la dernière sera de 5, 12, 14 ou 25. Quelle carte maintenant ?
problem-last-ten-why = Cette garde tombe sans votre aide plus de quatre fois sur cinq, et le 1 n’y risque rien. Au dernier duel, le 1 serait un danger, et le 10 peut encore gagner une gemme.
problem-help = Le duel est perdu, et il n’y a plus de prison au centre : il faut en prendre une à un autre. À qui ?
problem-help-why = La prison que vous prenez rend une carte à son propriétaire. Pour le dernier, qui a 40 ducats, cela change peu ; pour celui qui en a 88, ce serait un cadeau. Laquelle de vos cartes la reçoit compte moins.
problem-end-it = Vous menez de six ducats et vous avez deux gemmes, sur des cartes basses. Une garde de 7 : quelle carte ?
problem-end-it-why = La troisième gemme termine aussitôt la manche, et chacun compte ce qu’il a. Vous menez : finissez-en avant que les autres aient les leurs. Avec une carte basse, on continue, et vos trois récompenses valent peu.
problem-let-go = Une garde de 20, et un adversaire qui a deux gemmes : la troisième terminerait la manche. Quelle carte ?
problem-let-go-why = Renoncez à ce duel. Avec le 9, la garde tombe peut-être, mais le plus souvent pour un autre ; avec le 0, c’est vous qui allez en prison. Avec le 4, elle tient, et un autre a d’ordinaire la carte la plus basse.
