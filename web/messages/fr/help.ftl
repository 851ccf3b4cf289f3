### L’aide : les touches, et ce que veulent dire les signes d’une table.

help-rules = Règles des jeux
help-signs = Ce que veulent dire les signes
help-signs-how = Touchez un signe sur la table : il dit ce qu’il est ; sur une carte ou un bouton, gardez le doigt dessus. Sous une souris, il le dit de lui-même, et au clavier, I les parcourt tous.
help-signs-now = Sur la table en ce moment

keys-title = Clavier, souris et doigt
keys-intro = Tout peut se faire au clavier seul.
keys-tab = Tab
keys-tab-does = Aller au choix suivant ; avec Maj, au précédent
keys-enter = Entrée ou Espace
keys-enter-does = Choisir ou actionner ; une fois choisies toutes les cartes demandées, Entrée les pose ; si rien n’a le focus, Entrée actionne l’unique bouton doré
keys-arrows = Flèches
keys-arrows-does = Se déplacer dans une main de cartes ou un groupe de choix
keys-digits = 1 … 9, 0
keys-digits-does = Choisir la carte ou la place qui porte ce chiffre (un 10 avec 1 ou 0 ; encore une fois pour la suivante du même chiffre) ; Entrée la joue ensuite
keys-drag = Glisser une carte
keys-drag-does = Dans les jeux de cartes : lâchez-la sur la table ; là où une seule carte est demandée, elle est jouée
keys-double = Double-clic sur une carte
keys-double-does = La même chose, à la souris
keys-lamp = L
keys-lamp-does = Quand vous devez décider : demander à la lampe, ou l’éteindre
keys-chances = C
keys-chances-does = Aux Quatre Mousquetaires, quand vous devez frapper : afficher les chances sur les cartes, ou les masquer
keys-hurry = N
keys-hurry-does = Pendant que les autres jouent : aller jusqu’à votre prochaine décision
keys-signs = I
keys-signs-does = À une table : expliquer les signes l’un après l’autre ; les flèches continuent, Échap termine
keys-watch = ← → Début Fin Espace
keys-watch-does = En revoyant une partie : pas à pas, avec Maj d’épisode en épisode ; au début ; à la fin ; lecture ou pause
keys-escape = Échap, Ctrl+Z
keys-escape-does = Reposer ce qui est choisi ; reprendre ce qui a été joué, tant que son temps court ou que le bouton est là ; Échap ferme aussi ce qui est ouvert
keys-help = ?
keys-help-does = Afficher cette aide
