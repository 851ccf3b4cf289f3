### Four Musketeers sur la page d’accueil.

game-four_musketeers = Quatre Mousquetaires
home-four_musketeers-pitch = Des combats à l’épée avec un jeu de cartes ordinaire : six récits, les uns contre les autres, en équipes ou tous ensemble contre le méchant.
lesson-four_musketeers-shadow = Leçon 2 : coups de l’ombre
home-match-where-four_musketeers = { $storyline } : manche { $round }, combat { $fight }
about-game-four_musketeers = Quatre Mousquetaires est un jeu pour un paquet de cartes ordinaire, créé et remanié de 2013 à 2023 ; la règle imprimée dont nous sommes partis (version 3.0.1) ne nomme pas d’auteur. Les mots et les dessins sont de nous, et là où la règle se tait, nous avons tranché et le disons.
