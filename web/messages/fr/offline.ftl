### Installer la page, jouer hors ligne, et ce que le navigateur conserve. Se lit à l’accueil et dans les réglages.

offline-title = Sur cet appareil
offline-waiting = Dès que Python tourne, la page va chercher ce qu’il faut pour jouer hors ligne.
offline-downloading = La page va chercher de quoi jouer hors ligne : { $percent } % de { $total } Mo
offline-downloading-update = Une nouvelle version de cette page arrive : { $percent } % de { $total } Mo. Continuez à jouer en attendant.
offline-downloading-label = Téléchargement pour jouer hors ligne
offline-ready = Prêt à jouer hors ligne
offline-ready-long = Tout est là : la page s’ouvre et se joue aussi sans connexion.
offline-update = Une nouvelle version de cette page est prête.
offline-update-do = Mettre à jour
offline-update-how = La page se recharge ; les parties restent. Sinon, la nouvelle version viendra d’elle-même une fois la page fermée partout.
offline-update-elsewhere = La page est aussi ouverte dans un autre onglet ou une autre fenêtre. Fermez-la d’abord là-bas, pour que rien ne soit interrompu.
offline-update-at-table = Une nouvelle version de cette page est prête. Elle attend que vous quittiez la table.
offline-update-notice = Une nouvelle version de cette page est prête. « Mettre à jour » se trouve dans les réglages et au bas de l’accueil.
offline-failed-incomplete = Il manque une partie de ce qu’il faut pour jouer hors ligne. Avec une connexion, la page fonctionne quand même.
offline-failed-full = Il n’y a pas assez de place dans ce navigateur pour garder la page et jouer hors ligne. Avec une connexion, elle fonctionne quand même.
offline-failed-update-incomplete = La nouvelle version n’a pas pu être chargée en entier. Celle-ci continue, même hors ligne.
offline-failed-update-full = Il n’y a pas assez de place dans ce navigateur pour la nouvelle version. Celle-ci continue, même hors ligne.
offline-impossible-refused = Ce navigateur ne laisse pas la page garder ses fichiers (fenêtre privée ou réglage) : on ne peut pas y jouer hors ligne.
offline-impossible-insecure = La page ne peut être gardée pour jouer hors ligne que si elle arrive par une connexion sécurisée (https).

install-do = Installer
install-how-ios = Pour l’installer comme une application : dans Safari, touchez Partager, puis « Sur l’écran d’accueil ».

storage-kept = Le navigateur conserve les parties jusqu’à ce que vous les supprimiez vous-même.
storage-may-go = Le navigateur peut effacer les parties, par exemple quand la place manque ou après des semaines sans visite. Dans une fenêtre privée, elles disparaissent avec elle.
storage-asks = Le navigateur vous posera d’abord la question.
storage-ask = Demander au navigateur de les garder
storage-asked = Le navigateur ne promet rien pour l’instant. Installer la page, ou revenir souvent, peut le faire changer d’avis.

## À la place de la page quand ses fichiers sont endommagés et la connexion absente

damaged-title = La page ne peut pas s’ouvrir pour le moment
damaged-text = Un fichier de cette page est endommagé sur cet appareil, et sans connexion il ne peut pas être rechargé. Les parties sont conservées. Connectez-vous, puis rechargez la page.

## Le manifeste de la page installée

manifest-new = { $game } : nouvelle partie
manifest-shot-home = Les jeux au choix
manifest-shot-table = À la table de { $game }
