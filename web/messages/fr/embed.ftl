### Dans la page d’un autre : l’affiche que dessine embed.js, et la page dans son cadre.

## L’affiche ; aucune phrase n’a de variable ici, car le script les porte lui-même

poster-game = Un jeu de cartes, à jouer ici même
poster-game-do = Jouer
poster-deal = Une donne à jouer
poster-deal-do = Ouvrir cette donne
poster-play = Une partie à continuer
poster-play-do = Continuer d’ici
poster-record = Une partie terminée
poster-record-do = Revoir cette partie
poster-player = Contre un joueur écrit en Python
poster-school = Un joueur à écrire en Python
poster-school-do = Commencer
poster-won = gagne
poster-practice = Jouée pour s’entraîner
poster-lamp = La lampe a été interrogée
poster-unread = Ce que porte ce lien n’a pas pu être lu ici. Le jeu en dira plus.
poster-unread-do = Ouvrir le jeu
poster-before = Rien n’est chargé avant votre clic.
poster-full = Ouvrir la page entière

## La page dans un cadre

embed-full = Ouvrir la page entière
embed-full-without = La page entière s’ouvre sans cette partie.
embed-apart = La plupart des navigateurs séparent ce qui se joue à l’intérieur d’une autre page de ce qui se joue sur la page entière.
