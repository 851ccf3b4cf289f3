### The problems of Four Musketeers: the question, and why the answer is right

problem-from-shadow = Le prochain coup vous vaincrait. Vous frappez en dernier ; un 6, un 7 et un 9 sont sur la table, et vous avez un 3, un 4 et un 5. Que faites-vous ?
problem-from-shadow-why = Chacune de vos cartes serait la plus basse. Défaussez-en donc une et portez un coup de l’ombre : de ce que peut donner la pioche du hasard, deux cartes sur trois environ sont sûres, et vous voilà débarrassé d’une carte basse.
problem-block-for-friend = Vous frappez en dernier. Votre partenaire d’en face a joué un 5, et c’est le plus bas pour l’instant ; il y a aussi un 7 et un 9. Quelle carte ?
problem-block-for-friend-why = Un nombre répété bloque les deux coups. Votre 5 retire du combat le 5 de votre partenaire, et le 7 d’un adversaire est le plus bas qui tient. Avec une carte plus haute, votre partenaire est touché ; avec le 3, c’est vous.
problem-spare-villain = Vous êtes d’Artagnan, vous détenez la pierre et vous frappez en dernier ; un 5, un 7 et un 9 sont sur la table. Quelle carte ?
problem-spare-villain-why = Qui perd avec la pierre ne perd rien lui-même : c’est Madame Bonacieux qui est touchée. Les autres en seraient ravis, mais vous, vous ne gagnez que si elle vit. Ne soyez pas le plus bas, même si vous n’en souffririez pas.
problem-turn-fight = Le dernier combat de la main : chaque carte compte pour le voisin. Vous commencez, et vous avez un 3. À gauche ou à droite ?
problem-turn-fight-why = Votre 3 sera le plus souvent la plus basse, et celui pour qui il compte est touché. À votre gauche, quelqu’un n’a plus que deux cartes de vie ; à votre droite, quelqu’un en a quatre : frappez là où il en reste le moins.
problem-right-one-loses = Vous voilà tous les quatre contre le Cardinal, qui n’est blessé que si celui qui a la pierre perd. Celui-ci a joué le 7 ; il y a aussi un 9 et un 4, et vous frappez en dernier. Quelle carte ?
problem-right-one-loses-why = En ce moment c’est le 4 qui perdrait, et un ami serait touché pour rien. Votre 4 le bloque ; le 7 de celui qui a la pierre est alors le plus bas qui tient, et le Cardinal est touché.
problem-end-round = Un Mousquetaire est vaincu ; vous et celui qui a joué le 7 le seriez au prochain coup. Vous frappez en dernier, avec 5, 7 et 9 sur la table. Quelle carte ?
problem-end-round-why = Le deuxième vaincu met fin à la manche, et l’essentiel est de ne pas l’être. Votre 5 bloque le 5, le 7 est le plus bas, et la manche s’achève alors que vous êtes encore debout. Avec une carte plus haute, il faut survivre à tous les combats à venir.
