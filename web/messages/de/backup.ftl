### Alles, was ein Spieler hat, in einer Datei. In den Einstellungen.

backup-title = Alles in einer Datei
backup-about = Deine Partien und Ergebnisse, deine Einstellungen, was du gelöst hast, deine Datendateien und die Spieler, die du geschrieben hast: Bewahre sie in einer eigenen Datei auf, oder nimm sie auf ein anderes Gerät mit.
backup-hidden = Die Datei enthält auch, was in laufenden Partien verborgen ist.
backup-save = In einer Datei sichern
backup-saving = Die Datei wird erstellt …
backup-saved = Die Datei ist dem Browser übergeben: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
  }, { $data ->
    [0] keine Datendatei
    [one] eine Datendatei
   *[other] { $data } Datendateien
  }, deine Einstellungen. Wähle auf einem anderen Gerät hier „Aus einer Datei wiederherstellen“.
backup-restore = Aus einer Datei wiederherstellen
backup-restoring = Die Datei wird durchgesehen …
backup-added = { $count ->
    [0] Hier fehlte keine Partie.
    [one] Eine Partie ist wiederhergestellt.
   *[other] { $count } Partien sind wiederhergestellt.
  }
backup-same = { $count ->
    [one] Eine Partie war schon genauso hier.
   *[other] { $count } Partien waren schon genauso hier.
  }
backup-replaced = Diese Partien waren in der Datei weiter als hier und haben die hiesigen ersetzt:
backup-kept = Diese Partien sind hier weiter als in der Datei und bleiben, wie sie hier sind:
backup-refused = Nicht wiederhergestellt, die anderen schon:
backup-match = { $game }: { $names }
backup-match-at = Partie { $place } der Datei
backup-match-why = { $match }. { $why }
backup-data = { $count ->
    [one] Eine Datendatei ist wiederhergestellt.
   *[other] { $count } Datendateien sind wiederhergestellt.
  }
backup-data-refused = Diese Datendateien ließen sich nicht lesen und sind nicht wiederhergestellt:
backup-wheels = { $count ->
    [one] Ein Wheel, das ein Spieler mitbringt, ist wiederhergestellt.
   *[other] { $count } Wheels, die Spieler mitbringen, sind wiederhergestellt.
  }
backup-wheels-refused = Diese Wheels sind beschädigt, oder es war kein Platz für sie; sie wurden nicht wiederhergestellt:
backup-notes = Einstellungen sind wiederhergestellt, soweit hier nichts gewählt war.
backup-altered = Die Datei ist nicht mehr so, wie sie gesichert wurde: Etwas darin wurde geändert oder fehlt. Was sich einzeln prüfen ließ, ist wiederhergestellt, die Einstellungen sind es nicht.
error-backup-torn = Diese Datei bricht ab oder ist beschädigt. Nichts wurde wiederhergestellt, und hier hat sich nichts geändert.
error-backup-foreign = Diese Datei wurde nicht hier gesichert. Nichts wurde wiederhergestellt, und hier hat sich nichts geändert.
error-backup-newer = Diese Datei wurde von einer neueren Fassung der Seite gesichert. Aktualisiere zuerst diese Seite; hier hat sich nichts geändert.
error-backup-not-stored = { $count ->
    [0] Dieser Browser lässt die Seite nichts speichern oder hat keinen Platz mehr. Nichts wurde wiederhergestellt.
   *[other] Dieser Browser hat keinen Platz mehr: Wiederhergestellt sind { $count } der Partien, und sie bleiben. Schaffe Platz und wähle die Datei noch einmal.
  }
error-backup-entry = Was die Datei dazu enthält, ist beschädigt.
