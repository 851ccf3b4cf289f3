### Phrases pour les messages du moteur, du programme qui le fait tourner et du stockage.

## Options

error-option-unknown = L’option « { $option } » n’existe pas.
error-option-type = { $option } : cette valeur n’est pas du bon type.
error-option-range = { $option } : la valeur doit se situer entre { $min } et { $max }.
error-option-choice = { $option } : il faut choisir parmi { $choices }.
error-option-length = { $option } : il faut exactement { $length } nombres.
error-option-conflict = { $option } et { $other } ne vont pas ensemble.
error-option-no-place = { $option } n’a pas lieu d’être avec les autres choix : ne l’indiquez pas.

## Fichiers de données

error-data-missing = Ceci a été joué avec le fichier de données « { $data } », qui n’est pas sur cet appareil. Chargez d’abord ce fichier.

## Joueurs et coups

error-controllers-count = Ces options demandent { $expected ->
    [one] un joueur
   *[other] { $expected } joueurs
}.
error-effort-range = Les joueurs virtuels réfléchissent avec { $min } à { $max } pour cent de leur effort, pas { $effort }.
error-unknown-player = Aucun joueur virtuel ne s’appelle « { $player } ».
error-unknown-game = Cette page ne connaît pas de jeu nommé « { $game } ».
error-illegal-action = Ce coup n’est pas permis maintenant. Rien n’a changé.
error-not-your-turn = La place { $seat } n’a rien à décider maintenant.
error-seat-hidden = Pendant la partie, nul ne peut regarder depuis la place { $seat }.
error-seat-unknown = Il n’y a pas de place { $seat } à cette table.
error-seat-not-yours = Ce n’est pas à vous de décider pour la place { $seat }.
error-seat-not-human = La place { $seat } n’est pas celle d’une personne.
error-seat-not-external = La place { $seat } n’est pas jouée de l’extérieur.
error-client-behind = Entre-temps, la place { $seat } a été jouée d’ailleurs. Regardez la table avant de continuer.
error-unknown-client = Personne du nom de « { $client } » ne suit cette partie.
error-clients-many = On ne peut être plus de { $max } à suivre une partie.
error-moment-unknown = La partie n’a pas de moment « { $at } ».
error-match-over = La partie est terminée ; on ne peut plus rien jouer.
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-final = On ne peut plus revenir en arrière : quelqu’un a agi depuis, ou une carte a été retournée.
error-no-match = Aucune partie n’est ouverte.
error-no-tournament = Il n’y a plus de tournoi ouvert : recommencez-le.
error-school-missing = La salle d’armes n’a pas pu être chargée. Réessayez une fois connecté.
error-wheels-missing = Des wheels que le joueur apporte ne sont pas sur cet appareil : { $files }. Ouvrez le joueur dans la salle d’armes et choisissez-y les fichiers.
error-library-missing = Un joueur avec des wheels a besoin d’une plus grande part de la bibliothèque de Python, chargée la première fois puis conservée. Réessayez une fois connecté.
error-match-in-play = Ceci ne peut être montré qu’une fois la partie terminée.
error-no-shares = La donne de cette partie n’a pas été tirée par plusieurs appareils ensemble.
error-shares-damaged = Ce que les appareils ont tiré pour la donne est illisible.

## Parties conservées

error-record-damaged = Cette partie conservée est abîmée ({ $at }). Elle a été laissée telle quelle.
error-record-newer = Cette partie a été enregistrée par une version plus récente de la page (format { $format }). Rechargez la page pour l’obtenir ; la partie est conservée.
error-record-older = Cette partie a été enregistrée par une version plus ancienne que cette page ne sait plus lire. Elle a été laissée telle quelle.
error-record-other-game = C’est une partie d’un autre jeu : { $game }.
error-record-rules = Cette partie a été jouée selon d’autres règles (version { $rules_version }). Elle a été laissée telle quelle.
error-record-action = Cette partie conservée ne peut pas être rejouée : le coup { $number } est impossible. Elle a été laissée telle quelle.
error-match-missing = Cette partie n’est pas dans ce navigateur. Peut-être a-t-elle été jouée sur un autre appareil, ou supprimée.
error-match-handed = Cette partie a été confiée à un autre appareil.
error-match-lost = Les derniers coups d’une partie n’ont pas pu être enregistrés et sont perdus depuis l’arrêt de Python. La partie reprend là où elle est enregistrée.
error-position-damaged = Cette position est illisible : ligne { $line }.

## Liens

error-link-damaged = Ce lien est abîmé : il a pu être coupé ou modifié en chemin. Redemandez-le.
error-link-newer = Ce lien vient d’une version plus récente de la page (format { $format }). Rechargez la page pour l’obtenir.
error-link-other-game = Ce lien mène à un jeu que cette page ne connaît pas : « { $game } ».
error-link-rules = Ce lien suit d’autres règles (version { $rules_version }), que cette page ne sait plus jouer.
error-link-long = C’est trop long pour un lien. Une fois la partie terminée, on peut en copier le texte.
error-link-open = Ce lien mène à une partie qui n’est pas terminée ; on peut la jouer, mais pas encore la revoir.
error-link-over = Ce lien mène à une partie terminée ; on peut la revoir, mais plus la jouer.
error-share-hidden = Tant que plusieurs personnes jouent, un lien révélerait les cartes de chacun. Le partage sera possible une fois la partie terminée.
error-share-lesson = Les leçons attendent chacun sur la page ; nul besoin de lien.
error-share-external = À cette table, une place est jouée de l’extérieur ; un lien ne peut pas l’emporter.
error-date-unknown = Le jour « { $date } » n’existe pas.

## Python et son programme

error-runtime-missing = Python n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.
error-runtime-damaged = Python n’est pas arrivé entier. Réessayez ; si cela n’aide pas, rechargez la page.
error-runtime-unsupported = Ce navigateur ne peut pas faire tourner Python (il lui manque WebAssembly ou les « module workers »). Une version récente de Firefox, Chrome, Edge ou Safari le peut.
error-runtime-forbidden = La page qui entoure celle-ci ne lui permet pas de lancer Python. Le jeu s’ouvre sans peine dans un onglet à part.
error-python-failed = Python a été chargé, mais n’a pas pu démarrer. Réessayez ; si cela n’aide pas, rechargez la page.
error-worker-died = Python s’est arrêté en chemin. Votre partie est conservée et se remet en place.
error-request-unknown = Le moteur de règles ne connaît pas la demande « { $op } ».
error-internal = Quelque chose s’est mal passé dans le moteur de règles. Rien de ce que vous avez joué n’est perdu.

## Stockage

error-storage-full = L’espace de stockage de ce navigateur est plein : la partie ne peut plus être enregistrée. Vous pouvez continuer, mais elle sera perdue à la fermeture de la page. Supprimer d’anciennes parties fait de la place.
error-storage-refused = Ce navigateur ne laisse pas la page enregistrer quoi que ce soit. Vous pouvez jouer, mais la partie sera perdue à la fermeture de la page.
error-storage-newer = Les parties de ce navigateur ont été enregistrées par une version plus récente de cette page. Elles sont conservées ; rechargez la page pour y accéder.
error-storage-conflict = Cette partie se joue aussi dans un autre onglet, où elle est plus avancée. Elle reprend ici à partir de là.
