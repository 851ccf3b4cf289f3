### The problems of Musketiere: the question, and why the answer is right

problem-low-prison = Le duel est perdu. Où la prison vous coûte-t-elle le moins ?
problem-low-prison-why = Une carte en prison ne vaut rien : sur un 0 rien n’est perdu, et le 9 peut encore porter une pierre.
problem-free-ten = Vous avez gagné le duel : une pierre pour votre 2, ou la liberté pour votre 10 ?
problem-free-ten-why = Comptez ce qui change. Une pierre sur le 2 rapporte deux ducats, le 10 libéré en rapporte dix ; et une carte libre peut encore recevoir une pierre.
problem-rob = Le dernier duel de la dernière manche est à vous, et il n’y a plus de pierre au centre. À qui la prendre, et pour quelle carte ?
problem-rob-why = Une pierre prise à celui qui mène compte double : votre 10 gagne dix ducats, et lui perd la valeur d’une carte. Cela gagne presque toujours ; la pierre de l’autre laisse au premier ses ducats, et sur le 4 elle en rapporte six de moins.
problem-second-lowest = Une garde de 30 : à trois, vous ne la battrez pas. Quelle carte y laisser ?
problem-second-lowest-why = Quand un duel est perdu, seule la carte la plus basse paie. Le 1 est presque toujours la plus basse, le 4 rarement ; et le 10 reste là pour le moment où il peut gagner quelque chose.
problem-just-enough = Votre adversaire a tous ses Mousquetaires en prison : vous êtes seul face à la garde de 8. Quelle carte ?
problem-just-enough-why = Seul, toute carte qui atteint la garde gagne la pierre. Le 8 le fait aussi sûrement que le 10, et le 10 reste pour une garde qu’aucune autre de vos cartes n’atteint.
problem-jailed = Vos trois Mousquetaires sont en prison. Quelle carte donner dans ce duel ?
problem-jailed-why = Qui a tout en prison ne peut ni gagner ni perdre : c’est le moment de se défaire du 0, qui plus tard serait la carte la plus basse. Le 10 est ce qui vaut le plus, et il serait perdu.
problem-ten-now = Il reste deux duels, et vous avez un 10 et un 2. Cette garde a 12 ; la dernière aura 14, 18, 25 ou 30. Quelle carte maintenant ?
problem-ten-now-why = Regardez ce qui reste dans la pile. Ici, le 10 bat la garde et gagne le plus souvent la pierre ; des quatre qui peuvent venir, deux ne se battent presque jamais, et il y serait perdu.
problem-last-ten = Il reste deux duels, et vous avez un 10 et un 1. Cette garde a 7 ; la dernière aura 5, 12, 14 ou 25. Quelle carte maintenant ?
problem-last-ten-why = Cette garde tombe sans votre aide plus de quatre fois sur cinq, et le 1 n’y risque rien. Au dernier duel, le 1 serait un danger, et le 10 peut encore gagner une pierre.
problem-help = Le duel est perdu, et il n’y a plus de prison au centre : il faut en prendre une à un autre. À qui ?
problem-help-why = La prison que vous prenez rend une carte à son propriétaire. Pour le dernier, qui a 40 ducats, cela change peu ; à celui qui en a 88, ce serait un cadeau. Sur laquelle de vos cartes elle va compte moins.
problem-end-it = Vous menez de six ducats et avez deux pierres, sur des cartes basses. Une garde de 7 : quelle carte ?
problem-end-it-why = La troisième pierre termine aussitôt la manche, et chacun compte ce qu’il a là. Vous menez : finissez avant que les autres aient les leurs. Avec une carte basse on continue, et vos trois cartes valent peu.
problem-let-go = Une garde de 20, et un adversaire qui a deux pierres : la troisième terminerait la manche. Quelle carte ?
problem-let-go-why = Laissez ce combat. Avec le 9, la garde tombe peut-être, mais le plus souvent pour un autre ; avec le 0, c’est vous qui allez en prison. Avec le 4, elle tient, et un autre a d’ordinaire la carte la plus basse.
