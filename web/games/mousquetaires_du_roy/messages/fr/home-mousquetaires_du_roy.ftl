### Mousquetaires du Roy sur la page d’accueil.

game-mousquetaires_du_roy = Mousquetaires du Roy
home-mousquetaires_du_roy-pitch = Quatre Mousquetaires courent sauver la Reine, et l’un des joueurs est Milady.
lesson-mousquetaires_du_roy-team = Apprendre avec les Mousquetaires
lesson-mousquetaires_du_roy-siege = Leçon 2 : siège et embûche
lesson-mousquetaires_du_roy-milady = Apprendre avec Milady
edition-house = Édition maison : les valeurs des cartes et des pistes sont de nous, ce ne sont pas celles qui ont été publiées.
home-match-where-mousquetaires_du_roy = Tour { $turn } : honneur { $honour }, temps { $time }
about-game-mousquetaires_du_roy = Mousquetaires du Roy est un jeu de François Combe et Gilles Lehmann, publié par Ystari en 2010, en allemand sous le nom de Mylady und die Musketiere. Les textes dont nous sommes partis donnent les règles, mais presque aucune valeur : celles des cartes, des plateaux et des pistes sont une édition maison, qui se présente comme telle partout où l’on y joue. Les mots et les dessins sont aussi de nous.
