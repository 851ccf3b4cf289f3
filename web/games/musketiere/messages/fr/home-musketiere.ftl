### Musketiere sur la page d’accueil.

game-musketiere = Musketiere
home-musketiere-pitch = Tous ensemble contre la garde du Cardinal, et chacun pour sa bourse : le plus hardi prend la gemme, le plus timide va en prison.
lesson-musketiere-stones = Leçon 2 : gemmes et prisons
home-match-where-musketiere = Manche { $game }, duel { $duel } sur 9
home-match-laying = Manche { $game }, choix des récompenses
about-game-musketiere = Musketiere est un jeu de Franz-Josef Lamminger, publié par Hexagames en 1991. Cette page est l’œuvre d’admirateurs : elle n’emploie aucune illustration de l’éditeur, les mots et les dessins sont de nous, et là où la règle imprimée se tait, nous avons tranché et nous le disons.
