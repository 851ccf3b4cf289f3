### La page autour des tables : accueil, nouvelle partie, réglages, avis.

## Partout

site-name = Musketiere
site-tagline = Trois jeux des Mousquetaires et du Cardinal, pour une soirée entre amis ou face à l’ordinateur.
title-of-page = { $page } · Musketiere
skip-to-content = Aller au contenu
list = { $first } et { $last }
close = Fermer
retry = Réessayer
reload = Recharger la page
dismiss = Fermer cet avis
loading-page = Un instant…
part-failed = Ce morceau de la page n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.

## Menu

help = Aide
menu = Menu
menu-home = Accueil
menu-leave = Quitter la table
menu-leave-hint = La partie est conservée ; reprenez-la quand vous voudrez.
menu-new = Nouvelle partie
menu-rules = Règles
menu-share = { share-open }
menu-settings = Réglages
menu-help = { help }
menu-about = À propos de cette page
school-title = La salle d’armes

## Accueil

home-players = { $min } à { $max } joueurs
home-players-fixed = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
home-author = { $name }, { $year }
home-carry-on = Continuer
home-carry-on-with = Reprendre { $game }
home-again = { $game } : encore une partie
home-became = { $won ->
    [yes] Dernière partie gagnée
    [no] L’heure de la revanche
   *[open] La dernière partie est jouée
}
home-play = Jouer tout de suite
goal-play = Jouer
goal-learn = Commencer la leçon
new-first-time = Première fois ? Commencez par la leçon
home-new = Nouvelle partie
home-learn = Apprendre en jouant
home-problems = Problèmes
home-rules = Règles
home-daily-new = la même pour tous
home-daily-over = déjà jouée
home-unknown = Cette adresse n’existe pas ici. Voici la page d’accueil.
home-school = Écrivez votre propre joueur en Python et faites-le croiser le fer avec les nôtres.
home-matches = Parties conservées
home-matches-none = Aucune partie pour l’instant. Ce que vous jouez est conservé dans ce navigateur, sur cet appareil seulement.
home-matches-place = Parties { $from } à { $to } sur { $count }
home-matches-newer = Plus récentes
home-matches-older = Plus anciennes
results-title = Résultats
together-title = Chacun sur son téléphone
import-title = Ouvrir une partie à partir d’un lien ou de son texte
import-label = L’adresse d’un lien, ou le texte que la fin d’une partie propose de copier
import-open = Ouvrir la partie
import-name = Joueur { $number }
home-match-over = Terminée
home-match-lesson = Première leçon
home-match-practice = Entraînement
home-match-when = Jouée le { $when }
home-match-totals = Score
home-resume = Reprendre
home-look = Revoir
home-resume-named = Reprendre la partie de { $names }
home-look-named = Revoir la partie terminée de { $names }
home-watch = Revoir pas à pas
home-watch-named = Revoir pas à pas la partie terminée de { $names }
home-review = Analyse
home-review-named = Analyser la partie terminée de { $names }
home-share = Partager
home-share-named = Partager la partie terminée de { $names }
home-delete = Supprimer
home-delete-named = Supprimer la partie de { $names }
home-deleted = La partie de { $names } est supprimée.
home-undo-delete = Annuler
home-undo-delete-named = Rétablir la partie de { $names }
home-storage-failed = La partie n’a pas pu être modifiée : ce navigateur ne laisse pas la page accéder à ses données.

## Partage, donne du jour

share-title = Partager
share-open = Partager…
link-title = Un lien
daily-title = Donne du jour
lamp-used = { $count ->
    [one] avec la lampe, une fois
   *[other] avec la lampe, { $count } fois
}

## Python en route

engine-loading = Chargement : { $percent } % de { $total } Mo
engine-starting = On dresse la table…
engine-loading-label = Chargement du moteur de règles
engine-waiting = On dresse votre table. La partie commence d’elle-même.
engine-failed-title = Python n’a pas pu démarrer
engine-recovered = Python s’était arrêté ; il a été relancé. La partie continue là où elle en était.

## Nouvelle partie

new-title = { $game } : nouvelle partie
new-rest = Le reste des choix arrive avec Python.
new-who = Qui joue
option-players = Nombre de joueurs
option-players-hint = Les joueurs virtuels comptent aussi.
new-name = Nom du joueur { $number }
new-controller = Qui est le joueur { $number }
new-controller-human = Humain
new-controller-computer = Ordinateur
new-controller-own = Mes joueurs
player-random = Recrue
player-rule_based = règles simples
player-external = de la salle d’armes
player-novice = Page
player-novice-hint = Le page arrive à la cour : bien des choses lui échappent et il oublie vite ce qui a été joué. Pour les enfants, et pour se faire la main.
player-casual = Cadet
player-casual-hint = Le cadet sait ce que valent ses cartes, mais retient peu et se laisse surprendre.
player-skilled = Lieutenant
player-skilled-hint = Le lieutenant pèse chaque choix, compte ce qui est sorti et observe votre façon de jouer.
player-master = Capitaine
player-master-hint = Le capitaine n’oublie rien et lit votre main dans ce que vous jouez. Personne ici ne joue mieux.
character-any = au hasard
character-bold = avec audace
character-bold-hint = Prend des risques là où il y a beaucoup à gagner.
character-careful = avec prudence
character-careful-hint = Préfère gagner peu plutôt que perdre beaucoup.
character-vengeful = avec rancune
character-vengeful-hint = N’oublie pas qui lui a fait du tort.
new-character = Caractère du joueur { $number }
new-characters = Chaque joueur virtuel a aussi un caractère. Au hasard, il n’y en a pas deux pareils à la même table.
new-levels = Comment jouent les joueurs virtuels
new-watch = Aucun humain ne joue : vous serez spectateur.
new-pass = Plusieurs personnes sur un appareil : la page couvre les cartes chaque fois qu’il change de mains.
new-match = La partie
option-tie_rule = Si plusieurs ont le meilleur résultat
option-tie_rule-shared = Tous gagnent
option-tie_rule-shared-hint = Tous ceux qui ont le meilleur résultat gagnent.
option-tie_rule-play_on = La partie continue
option-tie_rule-play_on-hint = On joue jusqu’à ce qu’un seul soit le meilleur.
new-more = Autres options
new-begin = Commencer la partie
new-waiting = En attente de Python…
new-starting = Distribution…
new-faults = { $count ->
    [one] Un point est à corriger avant de commencer.
   *[other] { $count } points sont à corriger avant de commencer.
}
new-name-missing = Chaque joueur a besoin d’un nom.
new-name-twice = Deux joueurs s’appellent { $name }. Donnez à chacun son propre nom.
new-defaults = Revenir aux règles usuelles

## Première leçon

guide-title = Apprendre en jouant
problems-title = Problèmes : { $game }
guide-preparing = On prépare votre main.

## Règles

rules-title = Règles de { $game }
rules-contents = Sommaire
rules-clauses = Clauses { $clauses }

## Réglages

settings-title = Réglages
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-fi = Suomi
settings-theme = Jour ou nuit
settings-theme-system = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-speed = Vitesse des joueurs virtuels
settings-speed-slow = Posée
settings-speed-normal = Normale
settings-speed-fast = Vive
settings-motion = Mouvement
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-motion-off = Aucun
settings-motion-hint = Réduit : les choses apparaissent en fondu au lieu de voler. Aucun : tout est là d’emblée.
settings-sound = Son
settings-sound-off = Non
settings-sound-on = Oui
settings-sound-hint = L’acier, les cartes et les dés à la table, et quelques notes à la fin.
settings-hints = Conseils
settings-hints-off = Non
settings-hints-on = Oui
settings-hints-hint = Dans Mousquetaires du Roy : ce qu’il vaut la peine de viser, et en doré ce qui aide.
settings-kept = Conservé dans ce navigateur.

## À propos

about-title = À propos de cette page

## Avis

crash-title = Quelque chose s’est mal passé sur cette page
crash-text = Vous n’y êtes pour rien. Tout ce que vous avez joué est conservé ; rechargez la page et reprenez où vous en étiez.
