### Tout ce qu’un joueur possède, en un seul fichier. Dans les réglages.

backup-title = Tout dans un fichier
backup-about = Les parties et leurs résultats, les réglages, les problèmes résolus, les fichiers de données et les joueurs que vous avez écrits : gardez-les dans un fichier à vous, ou emportez-les sur un autre appareil.
backup-hidden = Le fichier contient aussi ce qui est caché dans les parties en cours.
backup-save = Enregistrer dans un fichier
backup-saving = Le fichier est en préparation…
backup-saved = Le fichier a été remis au navigateur : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $data ->
    [0] aucun fichier de données
    [one] un fichier de données
   *[other] { $data } fichiers de données
  }, les réglages. Sur un autre appareil, choisissez ici « Restaurer à partir d’un fichier ».
backup-restore = Restaurer à partir d’un fichier
backup-restoring = Le fichier est examiné…
backup-added = { $count ->
    [0] Aucune partie ne manquait ici.
    [one] Une partie a été restaurée.
   *[other] { $count } parties ont été restaurées.
  }
backup-same = { $count ->
    [one] Une partie était déjà là, tout à fait identique.
   *[other] { $count } parties étaient déjà là, tout à fait identiques.
  }
backup-replaced = Dans le fichier, ces parties étaient plus avancées qu’ici ; elles ont pris la place de celles d’ici :
backup-kept = Ces parties sont plus avancées ici que dans le fichier et restent telles quelles :
backup-refused = Non restaurées, alors que les autres l’ont été :
backup-match = { $game } : { $names }
backup-match-at = Partie { $place } du fichier
backup-match-why = { $match }. { $why }
backup-data = { $count ->
    [one] Un fichier de données a été restauré.
   *[other] { $count } fichiers de données ont été restaurés.
  }
backup-data-refused = Ces fichiers de données n’ont pas pu être lus et n’ont pas été restaurés :
backup-wheels = { $count ->
    [one] Un wheel qu’un joueur apporte a été restauré.
   *[other] { $count } wheels que des joueurs apportent ont été restaurés.
  }
backup-wheels-refused = Ces wheels sont endommagés, ou la place manquait ; ils n’ont pas été restaurés :
backup-notes = Les réglages ont été restaurés là où rien n’était choisi ici.
backup-altered = Le fichier n’est plus tel qu’il a été enregistré : quelque chose y a été modifié ou manque. Tout ce qui pouvait être vérifié séparément a été restauré, mais pas les réglages.
error-backup-torn = Ce fichier est incomplet ou endommagé. Rien n’a été restauré, et rien n’a changé ici.
error-backup-foreign = Ce fichier n’a pas été enregistré ici. Rien n’a été restauré, et rien n’a changé ici.
error-backup-newer = Ce fichier a été enregistré par une version plus récente de la page. Mettez d’abord cette page à jour ; rien n’a changé ici.
error-backup-not-stored = { $count ->
    [0] Ce navigateur ne laisse rien enregistrer à la page, ou n’a plus de place. Rien n’a été restauré.
   *[other] Ce navigateur n’a plus de place : parties restaurées, et conservées : { $count }. Faites de la place, puis choisissez de nouveau le fichier.
  }
error-backup-entry = Ce que le fichier en dit est endommagé.
