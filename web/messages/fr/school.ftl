### La salle d’armes : les joueurs que les visiteurs écrivent.

school-what = Écrivez votre propre joueur en Python. On lui remet ce que sa place a le droit de savoir, et il choisit un coup. Il tourne sur cet appareil, dans un enclos où il ne peut rien faire d’autre que jouer.
school-not-kept = Ce navigateur ne laisse rien conserver. Ce que vous écrivez ici disparaît avec la page : enregistrez-le dans un fichier.
school-write = Votre joueur
school-game = Jeu
school-player = Joueur
school-new = Nouveau joueur
school-new-from = d’après un exemple…
school-code = Texte de { $name }
school-keys = Tabulation décale la ligne. Pour quitter l’éditeur au clavier : Échap, puis Tabulation.
school-name = Nom
school-older = Versions antérieures
school-older-none = telle qu’elle est
school-save = Enregistrer un fichier
school-open = Ouvrir un fichier
school-remove = Supprimer
school-removed = { $name } a été supprimé.
school-bring-back = Le reprendre
school-file-long = Ce fichier est trop long pour un joueur.
school-link = Copier un lien
school-link-copied = Le lien est copié. Il contient tout le joueur.
school-link-long = Ce joueur est trop long pour un lien. Enregistrez-le dans un fichier.
school-link-failed = Le navigateur n’a pas permis de copier. Enregistrez le joueur dans un fichier.
school-link-damaged = Ce lien ne contient pas de joueur lisible : il a peut-être été coupé en chemin.
school-sent = { $name } pour { $game } : un joueur qu’on vous envoie
school-sent-what = Rien n’en a été exécuté. Lisez-le, puis adoptez-le si vous le voulez : il sera alors l’un des vôtres.
school-take = L’adopter
school-leave = Le laisser
school-brought = { $name } est arrivé avec une sauvegarde et n’a pas été exécuté sur cet appareil. Lisez-le d’abord : qui a fait le fichier a pu le changer.
school-brought-run = L’autoriser

school-trial = Une décision
school-deal = Donne
school-turn = Sa décision n°
school-seat = Place
school-try = Le laisser décider
school-thinking = Votre joueur réfléchit…
school-moved = À sa décision { $turn }, il a choisi, en { $ms } ms :
school-traceback = Ce que dit Python
school-printed = Ce qu’il a affiché
school-view = Ce qui lui a été remis
school-legal = Ce qu’il pouvait choisir : { $count ->
    [one] une action
   *[other] { $count } actions
}
school-line = La ligne { $line } est marquée.

school-tournament = Tournoi
school-opponents = Votre joueur affronte
school-rules = Règles
school-rules-usual = comme d’habitude
school-rules-form = comme dans le formulaire d’une nouvelle partie
school-matches = Parties, au moins
school-seconds = Secondes par coup
school-seed = Graine
school-seed-drawn = tirée au sort
school-begin = Commencer
school-starting = Les joueurs mettent leur masque…
school-played = { $played } parties sur { $of }
school-over = Le tournoi est terminé.
school-stopped = Le tournoi est interrompu.
school-stop = Interrompre
school-go-on = Reprendre
school-seed-was = Graine { $seed } : avec elle, les mêmes joueurs jouent les mêmes parties, ici comme en ligne de commande.
school-standing = Classement
school-col-player = Joueur
school-col-won = Gagné
school-col-total = Total
school-col-ms = ms par coup
school-col-faults = Fautes
school-col-matches = Parties
school-total-hint = Gagné : part des parties, avec son intervalle à 95 %. Total : ce que le jeu compte, en moyenne ; dans Four Musketeers, les touches peuvent compter contre soi.
school-unfit = { $name } ne peut pas jouer.
school-faults-of = Fautes de { $name } : { $count }
school-slip = Partie { $match } :
school-lost = Les plus lourdes défaites de { $name }
school-watch = Voir la partie { $match } ({ $behind } de retard)
school-watch-last = Voir la partie { $match }, la dernière
school-one = Jouer une partie et la regarder
school-notes = Écrit à côté du coup
school-notes-none = Rien n’a été écrit à ce coup.
school-notes-before = À ce qui a été écrit avant
school-notes-next = À ce qui a été écrit ensuite
school-notes-chance = Le hasard a décidé pour lui.
school-notes-cut = Il a écrit plus que ce qui est gardé d’une partie.
school-unfinished = Un tournoi reste inachevé
school-unfinished-what = { $players } : { $played } parties sur { $of } sont jouées. Il continue avec les joueurs tels qu’ils étaient au début.
school-unfinished-forget = L’oublier
school-unkept = Un tournoi aussi long ne continue pas après la fermeture de la page.

school-fault-raised = Il a levé une exception.
school-fault-illegal = Ce qu’il a choisi n’était pas permis.
school-fault-garbled = Il a gâté sa réponse.
school-fault-move-time = Il a réfléchi plus longtemps qu’un coup ne le permet ; il a été arrêté puis relancé.
school-fault-match-time = Il a épuisé le temps dont il dispose pour une partie.
school-fault-start-time = Son code a tourné trop longtemps avant qu’on puisse l’interroger ; il a été arrêté.
school-fault-died = Son Python s’est arrêté et a été relancé.
school-fault-endless = Sa partie n’a pas eu de fin.

school-reference = Référence
school-reference-what = Ce qu’on demande à un joueur et ce qu’on lui remet, dans les mots du moteur lui-même, en anglais.
school-search = Chercher
school-found = { $count ->
    [0] Aucune entrée ne contient ces mots.
    [one] Une entrée
   *[other] { $count } entrées
}
school-about-player = Le joueur
school-about-view = La vue
school-about-actions = Les actions
school-about-tools = Hasard, mondes, recherche
school-about-events = Les événements

school-safe = Règlement de la salle
school-safe-what = Un joueur reçoit une copie de ce que sa place a le droit de savoir, et n’a pas d’autre issue : ni page, ni réseau, ni stockage, ni autre joueur. Il dispose d’une seconde par coup, sauf si vous en décidez autrement, et de trente fois autant par partie. Ce qu’il doit encore alors, ou après une faute, le hasard le joue pour lui, et la faute est comptée. À chaque tour d’un tournoi il recommence à neuf : il ne peut retenir aucune donne.
school-elsewhere = Le même fichier joue le même tournoi avec le Python de votre ordinateur, une fois installé le paquet qui accompagne cette page :

## Un exercice que quelqu’un propose

school-task = Un exercice
school-task-what = { $game } : écrivez un joueur qui rencontre { $opponents } en { $matches ->
    [one] une partie
   *[other] { $matches } parties
} et en gagne au moins { $aim }.
school-task-how = Le code de départ est dans l’éditeur ; rien n’en a été exécuté. Le tournoi est réglé comme l’exercice le veut.
school-task-anew = Repartir de ce code
school-task-leave = Quitter l’exercice
school-task-damaged = Ce lien ne contient aucun exercice lisible ici : il est abîmé, tronqué, ou vient d’une version plus récente de cette page.
school-task-solved = Réussi : { $share } de { $matches } gagnées. Il fallait { $aim }.
school-task-not-yet = Pas encore : { $share } de { $matches } gagnées. Il faut { $aim }.
school-task-so-far = Jusqu’ici { $share } de { $matches } gagnées. Il faut { $aim }.
school-task-other = Ce tournoi n’était pas celui de l’exercice.
school-task-as = Le régler comme dans l’exercice
school-task-make = Proposer un exercice
school-task-make-what = Adversaires, règles, nombre de parties, temps et graine tels qu’ils sont réglés ci-dessus, avec { $name } comme code de départ. Le lien contient tout.
school-task-aim = À gagner, en %
school-task-link = Copier le lien de l’exercice
school-task-embed = Copier le code pour une page web
school-task-copied = L’exercice est copié.
school-task-ours = Dans un exercice, on ne rencontre que nos joueurs : décochez les vôtres.
school-task-long = Ce joueur est trop long pour le lien d’un exercice. Raccourcissez-le.
school-task-failed = Le navigateur n’a pas permis de copier.
school-rules-task = comme dans l’exercice

## Une partie contre le joueur de quelqu’un d’autre

against-who = { $name } joue contre vous
against-what = Quelqu’un a écrit ce joueur en Python ; une page ou un lien l’amène ici. Il joue dans un bac à sable, voit ce que sa place a le droit de savoir et rien d’autre, et n’a pas encore été exécuté.
against-text = Lire son texte
against-other-game = Le joueur est fait pour un autre jeu que la donne qui vient avec lui.
against-nowhere = Aucun joueur ordinateur dont il pourrait prendre la place n’est assis ici.
