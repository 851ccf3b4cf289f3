### Les règles de Mousquetaires du Roy avec nos propres mots. Les notes en marge nomment les clauses du texte des règles.
### Les nombres qu’un fichier de données peut changer viennent de l’édition maison.

rules-mousquetaires_du_roy-lead = D’un côté Milady ; de l’autre les Mousquetaires, que les autres joueurs se partagent. Les ferrets de la Reine doivent revenir à temps pour le bal, et Milady a quatre façons de l’empêcher.

rules-mousquetaires_du_roy-aim-title = L’idée
rules-mousquetaires_du_roy-aim-1 = Les Mousquetaires gagnent dès que tous les plateaux de la quête des ferrets sont achevés : l’auberge, Calais, l’Angleterre et les galeries du Louvre.
rules-mousquetaires_du_roy-aim-2 = Milady gagne dès que l’une de ces quatre choses arrive : le Temps atteint la case Cardinal, numéro { $time } ; l’honneur de la Reine tombe à 0 ; le siège de La Rochelle est repoussé de { $left } cases vers la gauche, chez Richelieu ; ou Constance est étranglée.
rules-mousquetaires_du_roy-aim-3 = Ce qui arrive en premier termine la partie. Il n’y a pas d’égalité.

rules-mousquetaires_du_roy-edition-title = Les valeurs sont de nous
rules-mousquetaires_du_roy-edition-1 = Les textes publiés dont nous disposons expliquent comment on joue, mais ne disent guère combien : ni forces, ni prix, ni nombres. Les compétences, les prix, les cartes et les plateaux de cette page sont donc une édition maison : nos propres valeurs, et non celles qui ont été publiées. Les tableaux ci-dessous les montrent.
rules-mousquetaires_du_roy-edition-2 = Qui possède le jeu peut charger un fichier de données avec d’autres valeurs et jouer avec elles. Chaque partie conservée et chaque lien retient les valeurs avec lesquelles on a joué.

rules-mousquetaires_du_roy-table-title = Ce qu’il y a sur la table
rules-mousquetaires_du_roy-table-1 = Un Mousquetaire se tient dans l’un de sept lieux, et Milady dans l’un de six ; les distances ne comptent pas. Rochefort est toujours là où elle est, et le plus souvent personne ne sait où.
rules-mousquetaires_du_roy-table-2 = Les pistoles et les jetons Épopée sont à toute l’équipe. Les cartes Aventure, les équipements et les améliorations sont à un seul Mousquetaire. Les joueurs de l’équipe voient toutes leurs cartes ; Milady n’en voit que le nombre.
rules-mousquetaires_du_roy-places-picture = Les lieux, et ce qui s’y passe.

rules-mousquetaires_du_roy-setup-title = Mise en place
rules-mousquetaires_du_roy-setup-1 = Les Mousquetaires commencent à Paris, sauf Tréville, au Vieux-Colombier. Ce qu’ils emportent dépend de leur nombre.
rules-mousquetaires_du_roy-numbers-picture = Avec trois, quatre ou cinq Mousquetaires. L’honneur ne montera jamais plus haut qu’au début.
rules-mousquetaires_du_roy-setup-2 = Milady commence avec une carte Paris et autant de cartes Perfidie que l’indique le tableau, toutes secrètes. Elle dispose l’auberge, et la première mission du Louvre est retournée.
rules-mousquetaires_du_roy-setup-3 = Il y a aussi une partie courte, par une règle à nous. Elle commence à mi-chemin : de la quête, on ne joue que l’Angleterre et les galeries du Louvre, et Milady dispose donc l’Angleterre au lieu de l’auberge ; et le Temps commence à mi-chemin entre son départ habituel et la case Cardinal. Tout le reste est comme dans une partie entière.
rules-mousquetaires_du_roy-heroes-picture = Les cinq héros. D’habitude, Tréville n’est là que s’ils y sont tous les cinq.

rules-mousquetaires_du_roy-turn-title = Le tour
rules-mousquetaires_du_roy-turn-1 = Chaque tour a quatre phases : Milady ourdit ses desseins ; les Mousquetaires agissent ; on se bat pour La Rochelle ; le tour finit.
rules-mousquetaires_du_roy-turn-2 = À la fin du tour, le Temps avance d’une case, puis le jeton Louvre descend d’une case aussi, et enfin la carte Paris en jeu produit son effet, s’il y en a une.

rules-mousquetaires_du_roy-plans-title = Les desseins de Milady
rules-mousquetaires_du_roy-plans-1 = D’abord, Milady choisit en secret sa destination : Paris, le Louvre, la quête, La Rochelle, le palais de Richelieu ou sa propre maison. Ce peut être la même plusieurs fois de suite.
rules-mousquetaires_du_roy-plans-2 = Ensuite elle peut mettre en jeu une carte Paris de sa main.
rules-mousquetaires_du_roy-plans-3 = Enfin elle pioche une carte Perfidie ou en joue une, ou ne fait ni l’un ni l’autre.

rules-mousquetaires_du_roy-act-title = Les Mousquetaires agissent
rules-mousquetaires_du_roy-act-1 = Les Mousquetaires valides agissent l’un après l’autre, dans l’ordre que choisit l’équipe ; chacun finit avant que le suivant commence. Il a { $actions } actions, { $actions_of_three } s’il n’y a que trois Mousquetaires.
rules-mousquetaires_du_roy-act-2 = Une action est l’une de celles-ci, aussi souvent qu’il veut : se déplacer vers n’importe quel lieu, sauf chez Milady et la Bastille ; acheter un ou deux jetons ; piocher une carte Aventure ; faire un échange avec un Mousquetaire du même lieu ; jouer une carte Personnage ; tenter un défi ; se battre en duel ; poser une carte Combat sur une place libre à La Rochelle, s’il y est ; tenter de sortir de la Bastille ; ou faire un pas de la quête qui n’est rien de tout cela.
rules-mousquetaires_du_roy-act-3 = Il peut s’arrêter avant ; les actions qui restent sont perdues. Payer les mendiants et se déplacer à cheval ne coûtent pas d’action.
rules-mousquetaires_du_roy-act-4 = Qui de l’équipe commence ? Le premier qui s’avance. Vous pouvez aussi laisser passer les autres ; on vous redemande quand l’un d’eux a agi.

rules-mousquetaires_du_roy-challenges-title = Les défis
rules-mousquetaires_du_roy-challenges-1 = Un défi nomme une compétence et une valeur. La compétence du Mousquetaire, un point de plus si elle est améliorée, et les cartes de cette compétence dont il se défausse doivent ensemble atteindre la valeur. Il n’y a pas de dés : un Mousquetaire ne tente que le défi qu’il peut relever, et il le relève à coup sûr.
rules-mousquetaires_du_roy-challenge-picture = Un défi de { $challenge }. { $hero } a { $skill }, amélioré à { $improved }, et se défausse d’une carte qui vaut { $card } : tout juste assez.
rules-mousquetaires_du_roy-challenges-2 = Un défi remporté l’est pour de bon, et rapporte ce qu’il promet : pistoles et jetons Épopée à l’équipe, cartes au Mousquetaire lui-même.

rules-mousquetaires_du_roy-duels-title = Les duels
rules-mousquetaires_du_roy-duels-1 = Le Mousquetaire nomme un adversaire de son lieu. Il lance { $blue } dés bleus, un de plus par carte Combat et deux de plus par carte Double Combat dont il se défausse avant le premier jet ; jamais plus de { $blue_max } en tout. L’adversaire lance autant de dés rouges que sa force.
rules-mousquetaires_du_roy-duels-2 = Les deux lancent ensemble. On regarde d’abord les bottes : une botte est réussie quand le jet montre au moins les symboles qu’elle demande. Si un seul camp réussit la sienne, il inflige une blessure et n’en reçoit aucune, quoi que disent les autres dés. Si les deux la réussissent, chacun reçoit une blessure.
rules-mousquetaires_du_roy-bottes-picture = Ce qu’un jet doit montrer au moins, et sur combien de faces d’un dé se trouve chaque symbole.
rules-mousquetaires_du_roy-botte-picture = Athos contre Bernajoux. Trois fleurs de lys sont la botte d’Athos : une blessure, et les trois épées de Bernajoux ne comptent pas.
rules-mousquetaires_du_roy-both-picture = Les deux bottes : Athos et Bernajoux sont blessés une fois chacun.
rules-mousquetaires_du_roy-duels-3 = Si aucun camp ne réussit sa botte, chaque épée qu’aucun bouclier de l’autre ne pare inflige une blessure. Les fleurs de lys ne servent qu’aux bottes.
rules-mousquetaires_du_roy-hit-picture = Athos contre Biscarat. Deux épées, dont une parée : Biscarat est touché une fois. Le bouclier d’Athos pare la seule épée qui le vise.
rules-mousquetaires_du_roy-duels-4 = Un duel finit au premier sang. Tant que personne n’est blessé, chaque camp retire un dé et relance les autres. Si un camp n’a plus de dés, l’autre continue seul ; si aucun n’en a plus, c’est une égalité.
rules-mousquetaires_du_roy-tie-picture = Encore Athos contre Biscarat. À chaque reprise un dé de moins, et jamais de blessure : égalité.
rules-mousquetaires_du_roy-duels-5 = Un adversaire est vaincu quand ses blessures atteignent sa vie, et presque tous n’ont qu’un point de vie. Il rapporte alors sa récompense. S’il n’est pas vaincu, il faut une autre action pour se battre de nouveau avec lui.
rules-mousquetaires_du_roy-adversaries-picture = Les adversaires de Milady, et ceux qu’elle n’a pas à choisir. La force est le nombre de dés rouges.

rules-mousquetaires_du_roy-tokens-title = Équipements, améliorations et échanges
rules-mousquetaires_du_roy-tokens-1 = Une action permet d’acheter un ou deux jetons différents, dans n’importe quel lieu. Personne n’a deux fois le même jeton. Les équipements coûtent des pistoles et s’échangent ; les améliorations coûtent une carte et restent à qui les a achetées.
rules-mousquetaires_du_roy-equipment-picture = Ce qu’on peut acheter.
rules-mousquetaires_du_roy-tokens-2 = Un échange fait passer des cartes et des équipements, autant qu’on veut, entre deux Mousquetaires du même lieu, dans les deux sens ou dans un seul. Le camarade peut être hors de combat. Cela ne lui coûte rien ; si vous en avez convenu ainsi, son joueur doit être d’accord. Un refus ne coûte pas d’action, mais on ne propose plus rien au même camarade ce tour-ci.

rules-mousquetaires_du_roy-rochefort-title = Rochefort
rules-mousquetaires_du_roy-rochefort-1 = Quand un Mousquetaire tente quelque chose pour une mission ou pour la quête dans le lieu où est Milady, Rochefort peut intervenir. Jamais contre Athos, et jamais quand quelqu’un se déplace, achète, échange, pioche, joue un Personnage ou paie les mendiants.
rules-mousquetaires_du_roy-rochefort-2 = Le Mousquetaire a déjà dit ce qu’il tente. Milady se révèle, et il doit se battre contre Rochefort, qui lance { $rochefort_dice } dés rouges et a { $rochefort_life } points de vie. Ce duel ne coûte pas d’action.
rules-mousquetaires_du_roy-outcomes-picture = Qui est blessé, et ce qui s’ensuit.
rules-mousquetaires_du_roy-rochefort-3 = Milady peut aussi laisser passer une tentative et rester cachée ; Rochefort pourra apparaître à la prochaine. Une fois qu’il s’est montré, il intervient chaque fois. Ici, on pose la question à Milady à chaque tentative, où qu’elle soit, pour que l’attente ne trahisse rien.
rules-mousquetaires_du_roy-rochefort-4 = Quand Rochefort fuit, Milady rentre chez elle avec lui : elle n’y prend pas de carte Paris et n’a pas d’action ce tour-ci. Sans point de vie, Rochefort n’intervient plus, jusqu’à ce que le Baume le guérisse.

rules-mousquetaires_du_roy-paris-title = Paris
rules-mousquetaires_du_roy-paris-1 = Une carte Paris en jeu est une mission. Milady y place des adversaires de sa réserve, dont les forces réunies ne dépassent pas ce que permet la carte ; un au moins, si l’un d’eux convient. Puis elle peut y poser une embûche.
rules-mousquetaires_du_roy-paris-2 = La mission est accomplie quand tous ses défis et ses duels sont gagnés, dans n’importe quel ordre et par n’importe quels Mousquetaires. Jusque-là, la carte produit son effet à la fin de chaque tour. Une carte Paris accomplie quitte le jeu.
rules-mousquetaires_du_roy-paris-3 = Milady peut jouer une nouvelle carte Paris à la place d’une ancienne. L’ancienne quitte le jeu avec son embûche, et ses adversaires non vaincus lui reviennent.
rules-mousquetaires_du_roy-missions-picture = Les cartes Paris.

rules-mousquetaires_du_roy-louvre-title = Le Louvre
rules-mousquetaires_du_roy-louvre-1 = Il y a toujours une mission au Louvre, garnie d’adversaires de la même façon, et accomplie quand tous ses défis et ses duels sont gagnés. Alors l’honneur de la Reine remonte { $bonus ->
    [one] d’un point
   *[other] de { $bonus } points
}, mais jamais plus haut qu’au début, et la mission suivante vient aussitôt.
rules-mousquetaires_du_roy-louvre-2 = À la fin de chaque tour, le jeton Louvre descend d’une case de son échelle. Sur certaines cases, l’honneur de la Reine baisse d’un point. Sur la dernière, la mission a échoué : Milady reprend ses adversaires et pioche une carte Perfidie, une nouvelle mission est retournée, et le jeton repart du haut.
rules-mousquetaires_du_roy-ladder-picture = L’échelle du Louvre.
rules-mousquetaires_du_roy-salons-picture = Les missions au Louvre.

rules-mousquetaires_du_roy-siege-title = La Rochelle
rules-mousquetaires_du_roy-siege-1 = À La Rochelle, il y a trois places pour des cartes Combat. À la troisième phase du tour, une carte Combat y lance un dé bleu, une carte Double Combat deux. Milady lance des dés rouges selon le Temps ; certaines de ses cartes en ajoutent un, mais elle n’en lance jamais plus de { $red_max }.
rules-mousquetaires_du_roy-siege-2 = Seules les épées comptent. Le siège avance de la différence : vers la droite si l’équipe en a plus, vers la gauche si c’est Milady. S’il doit aller vers la gauche, chaque Mousquetaire présent peut sacrifier un point de vie pour raccourcir le chemin d’une case.
rules-mousquetaires_du_roy-siege-picture = Une épée contre trois : deux cases vers la gauche. Un Mousquetaire sacrifie un point de vie, et ce n’en est plus qu’une.
rules-mousquetaires_du_roy-siege-3 = Certaines cases donnent une récompense, une seule fois chacune : la première fois qu’on les atteint ou qu’on les passe. L’extrémité droite ne gagne pas la partie. L’extrémité gauche la perd.
rules-mousquetaires_du_roy-track-picture = Ce que le Temps donne à Milady, et ce que rapportent les cases.

rules-mousquetaires_du_roy-richelieu-title = Richelieu, et l’action de Milady
rules-mousquetaires_du_roy-richelieu-1 = Un Mousquetaire qui arrive au palais de Richelieu le fouille aussitôt. Si Milady y est, elle est révélée et perd son action. Sinon, le Mousquetaire est mis à la Bastille. Qui commence à agir au palais doit d’abord le quitter, et n’y revient pas ce tour-ci.
rules-mousquetaires_du_roy-richelieu-2 = Quand tous les Mousquetaires ont agi, Milady montre où elle est, à moins qu’on ne l’ait déjà trouvée, et agit.
rules-mousquetaires_du_roy-own-picture = Ce que Milady fait, et où.

rules-mousquetaires_du_roy-bastille-title = La Bastille
rules-mousquetaires_du_roy-bastille-1 = On y arrive en fouillant en vain le palais de Richelieu, ou par la carte Embastillé de Milady.
rules-mousquetaires_du_roy-bastille-2 = En sortir coûte une action et, au choix, une pistole ou un duel contre un geôlier, qui lance { $gaoler } dés rouges. Quelle que soit l’issue du duel, le prisonnier est ensuite au Vieux-Colombier.
rules-mousquetaires_du_roy-bastille-3 = Qui est embastillé par la carte peut essayer aussitôt, avec une action du tour qui vient. Qui l’est par Richelieu ne peut essayer avant le tour suivant. En attendant, un prisonnier peut acheter, piocher, jouer des Personnages et faire des échanges avec un autre prisonnier.

rules-mousquetaires_du_roy-fallen-title = Hors de combat
rules-mousquetaires_du_roy-fallen-1 = Un Mousquetaire sans point de vie est hors de combat. On l’amène aussitôt au Vieux-Colombier, il n’agit plus, et il garde ses cartes et ses jetons.
rules-mousquetaires_du_roy-fallen-2 = En se relevant, le Mousquetaire guérit tout à fait et pioche une carte Aventure, mais il y passe toutes ses actions. S’il est tombé avant d’avoir pu agir, par une carte Perfidie, un assassin ou une évasion, il se relève aussitôt. Sinon, il se relève au tour suivant, après que les autres ont agi.
rules-mousquetaires_du_roy-fallen-3 = Personne d’autre ne guérit au Vieux-Colombier.

rules-mousquetaires_du_roy-quest-title = La quête
rules-mousquetaires_du_roy-quest-1 = Les plateaux de la quête viennent l’un après l’autre, et tous dans un seul lieu. Ce qu’un Mousquetaire y a fait est fait pour tous. Qui achève un plateau pioche { $finish } cartes Aventure, et le plateau suivant vient aussitôt.
rules-mousquetaires_du_roy-quest-inn = L’auberge a { $lines } lignes de { $length } cases, avec un jeton face cachée sur chacune : { $guards } gardes, { $decoys } leurres et { $traps } pièges, que Milady a disposés. Un Mousquetaire arrive dans la Salle commune. Une action l’amène dans une ligne : il retourne le premier jeton et l’affronte. Si des cases sont libres devant le jeton, une action l’amène à la dernière d’entre elles, et la suivante au jeton.
rules-mousquetaires_du_roy-quest-meet = Un garde doit être combattu ; s’il est battu, le Mousquetaire prend sa case. Un leurre est simplement défaussé. Un piège le blesse, et il est défaussé aussi. Dès qu’une ligne est dégagée, le plateau est achevé, et tous les autres jetons sont perdus pour Milady.
rules-mousquetaires_du_roy-inn-picture = Le premier garde de cette ligne est battu, et { $first } est à sa place. Une case plus loin, { $second } est tombé sur un leurre. Ce qu’il y a sur les deux dernières cases, seule Milady le sait.
rules-mousquetaires_du_roy-quest-calais = À Calais, il faut remporter tous les défis, dans n’importe quel ordre, avant de pouvoir combattre de Wardes.
rules-mousquetaires_du_roy-quest-england = L’Angleterre a des étapes dans un ordre fixe : tantôt un défi, tantôt un garde, face cachée.
rules-mousquetaires_du_roy-quest-galleries = On franchit chaque galerie du Louvre de l’une de trois façons : un passage secret pour { $passage } jetons Épopée, un défi, ou la défaite des deux gardes, à une action chacun. On peut commencer d’une façon et continuer d’une autre. Franchir la dernière galerie gagne la partie.
rules-mousquetaires_du_roy-steps-picture = Les pas de la quête.

rules-mousquetaires_du_roy-cards-title = Les cartes
rules-mousquetaires_du_roy-cards-adventure = Les cartes Aventure sont piochées par les Mousquetaires. Les Personnages sont défaussés une fois joués, mais Bassompierre reste à La Rochelle.
rules-mousquetaires_du_roy-adventure-picture = Le paquet Aventure : { $adventure } cartes.
rules-mousquetaires_du_roy-cards-perfidy = Les cartes Perfidie sont à Milady. Elle en joue une au plus par tour.
rules-mousquetaires_du_roy-perfidy-picture = Le paquet Perfidie : { $perfidy } cartes.
rules-mousquetaires_du_roy-cards-ambush = Les embûches sont à Milady aussi, et toutes dans sa main dès le début. Elle peut en poser une sur chaque mission au moment où celle-ci est placée. Quand la mission finit, son embûche quitte le jeu. L’Assassin et les Voleurs agissent aussitôt sur tous ceux qui sont là, et plus tard sur qui entre.
rules-mousquetaires_du_roy-ambushes-picture = Les embûches : { $ambushes } cartes.

rules-mousquetaires_du_roy-alone-title = Sans personne pour Milady
rules-mousquetaires_du_roy-alone-1 = Si personne ne veut être Milady, un joueur virtuel peut l’être. Ou bien Milady joue toute seule : sa destination est tirée au sort et cachée à tous, et ses cartes frappent au hasard. Elle joue sa plus ancienne carte Paris quand il n’y en a pas en jeu, pioche une carte Perfidie puis joue sa plus ancienne si elle en a deux, garnit les missions aussi fort qu’elle peut, pose une embûche sur chacune, et envoie Rochefort à la première occasion. La difficulté dit de combien l’honneur de la Reine commence plus bas.

rules-mousquetaires_du_roy-options-title = Ce dont vous pouvez convenir
rules-mousquetaires_du_roy-options-1 = Trois, quatre ou cinq Mousquetaires sont de l’aventure, joués par un seul joueur ou partagés entre plusieurs. Rochefort peut être tenu d’apparaître à la première tentative qu’il peut troubler. On peut tout interdire aux prisonniers, sauf de tenter de s’évader. On peut exiger que les mendiants soient payés sur place. Et les échanges peuvent demander l’accord du joueur du partenaire.

rules-mousquetaires_du_roy-house-title = Là où nous avons dû trancher
rules-mousquetaires_du_roy-house-1 = Outre les valeurs, les textes publiés laissent des questions ouvertes. Voici les réponses qui comptent le plus ; le texte des règles les donne toutes.
rules-mousquetaires_du_roy-house-board = Les étapes de l’Angleterre, la Milady automatique, les pouvoirs de Porthos, d’Aramis et de Tréville, et ce que font Impasse, Urgence et Un pour tous sont de nous.
rules-mousquetaires_du_roy-house-once = Une lame de Tolède et une cuirasse servent une fois par duel. La cuirasse ne protège ni des bottes, ni des pièges, ni des assassins, ni des cartes.
rules-mousquetaires_du_roy-house-spent = Une action que Rochefort a gâchée est dépensée, mais on garde les cartes qu’on y destinait.
rules-mousquetaires_du_roy-house-reinforce = Pour renforcer La Rochelle il faut y être ; seul Bassompierre vient de partout.
rules-mousquetaires_du_roy-house-fallen = Qui tombe par sa propre action garde ce qu’il y a gagné.
rules-mousquetaires_du_roy-house-ladder = L’échelle du Louvre commence sur sa première case.
rules-mousquetaires_du_roy-house-chain = Ce qui demande plusieurs choix, comme un échange, se compose un à un, et chacun peut être repris jusqu’à ce que tous prennent effet.
rules-mousquetaires_du_roy-house-undo = Sur cette page, vous pouvez revenir sur votre dernière décision tant que c’est encore à vous de décider et que rien n’a été montré ni lancé depuis.
rules-mousquetaires_du_roy-house-known = Les joueurs virtuels savent ce que sait leur camp, et rien de plus : celui de Milady ne voit jamais les mains des Mousquetaires, et ceux des Mousquetaires ne voient jamais où elle est.

rules-mousquetaires_du_roy-credit-title = Merci
rules-mousquetaires_du_roy-credit-1 = Mousquetaires du Roy a été conçu par François Combe et Gilles Lehmann et publié par Ystari en 2010, en allemand sous le nom de Mylady und die Musketiere. Les mots et les images de cette page sont de nous.

## Dans les images

picture-round = Reprise { $number }
picture-tie = égalité
picture-wounds = { $count ->
    [0] aucune blessure
    [one] une blessure
   *[other] { $count } blessures
}
picture-siege = { $blue } contre { $red }

## Les tableaux

values-setup-actions = Actions de chacun
values-setup-time = Le Temps commence à
values-setup-honour = L’honneur de la Reine
values-setup-pistoles = Pistoles
values-setup-epic = Jetons Épopée
values-setup-cards = Cartes Aventure de chacun
values-setup-perfidy = Cartes Perfidie de Milady
values-hero = Héros
values-skills = Compétences et vie
values-power = Ce qui le distingue
values-botte = Botte
values-demand = Au moins
values-who = De qui
values-improved = { $names }, améliorée
values-all-others = tous les autres
values-die-blue = Un dé bleu a
values-die-red = Un dé rouge a
values-adversary = Adversaire
values-force = Force
values-reward = Récompense, particularité
values-token = Jeton
values-price = Prix
values-effect = Ce qu’il fait
values-price-improved_skill = une carte quelconque
values-price-improved_botte = une carte Combat
values-wounded = Blessé
values-follows = Ce qui s’ensuit
values-wounded-rochefort = Rochefort seul
values-wounded-both = les deux
values-wounded-musketeer = le Mousquetaire seul
values-wounded-nobody = personne
values-follows-rochefort = Rochefort fuit chez Milady, et elle avec lui. Le Mousquetaire poursuit exactement ce qu’il tentait.
values-follows-both = Rochefort fuit. Le Mousquetaire poursuit, s’il n’est pas hors de combat.
values-follows-musketeer = Rochefort reste. L’action est dépensée en vain.
values-follows-nobody = { values-follows-musketeer }
values-mission = Mission
values-challenges = Défis (récompenses)
values-no-challenges = pas de défi
values-up-to = Force jusqu’à
values-square = Case { $square }
values-honour-falls = l’honneur de la Reine baisse d’un point
values-failed = la mission a échoué
values-from-time = Temps à partir de { $from }
values-dice = { $count ->
    [one] Milady lance { $count } dé
   *[other] Milady lance { $count } dés
}
values-space = Le siège à { $space }
values-pays-perfidy = Milady pioche une carte Perfidie
values-pays-epic = L’équipe gagne un jeton Épopée
values-pays-one_for_all = L’équipe gagne Un pour tous, tous pour un
values-where = Où
values-deed = Ce qu’elle fait
values-own-la_rochelle = Elle défausse une carte Combat ou Double Combat de son choix parmi les trois places.
values-own-richelieu = Elle prend dans la pile une carte Perfidie de son choix, ou en pioche jusqu’à en avoir trois.
values-own-miladys_house = Elle regarde la pile Paris et prend la carte qui lui plaît.
values-own-other = Rien.
values-elsewhere = Ailleurs
values-board = Plateau
values-steps = Pas
values-stage = { $stage } : { $task }
values-then = puis de Wardes
values-card = Carte
values-number = Nombre
values-skill-cards = Compétence +{ $value }
