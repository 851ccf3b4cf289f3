### Parade sur la page d’accueil.

game-parade = Parade
home-parade-pitch = Deux escrimeurs, six lames cachées chacun : posez-en une en secret, portez votre botte si vous l’osez, et devinez le bluff.
home-match-where-parade = Donne { $deal }
about-game-parade = Parade est un petit jeu de notre invention. Il montre ce qu’un jeu doit apporter pour avoir ici sa table.
