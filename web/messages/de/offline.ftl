### Die Seite installieren, ohne Netz spielen, und was der Browser behält. Steht auf der Startseite und in den Einstellungen.

offline-title = Auf diesem Gerät
offline-waiting = Sobald Python läuft, holt die Seite, was sie zum Spielen ohne Netz braucht.
offline-downloading = Alles zum Spielen ohne Netz wird geholt: { $percent } % von { $total } MB
offline-downloading-update = Eine neue Fassung dieser Seite ist unterwegs: { $percent } % von { $total } MB. Spiel ruhig weiter.
offline-downloading-label = Herunterladen zum Spielen ohne Netz
offline-ready = Bereit zum Spielen ohne Netz
offline-ready-long = Alles ist da: Du kannst die Seite auch ohne Netz öffnen und darauf spielen.
offline-update = Eine neue Fassung dieser Seite ist bereit.
offline-update-do = Jetzt aktualisieren
offline-update-how = Die Seite lädt neu; deine Partien bleiben. Sonst kommt die neue Fassung von selbst, sobald die Seite überall geschlossen ist.
offline-update-elsewhere = Die Seite ist noch in einem anderen Tab oder Fenster offen. Schließe sie dort zuerst, damit nichts unterbrochen wird.
offline-update-at-table = Eine neue Fassung dieser Seite ist bereit. Sie wartet, bis du den Tisch verlässt.
offline-update-notice = Eine neue Fassung dieser Seite ist bereit. „Jetzt aktualisieren“ steht in den Einstellungen und unten auf der Startseite.
offline-failed-incomplete = Nicht alles, was zum Spielen ohne Netz nötig ist, konnte geholt werden. Mit Netz lässt sich wie gewohnt spielen.
offline-failed-full = In diesem Browser ist kein Platz, um die Seite zum Spielen ohne Netz zu behalten. Mit Netz lässt sich wie gewohnt spielen.
offline-failed-update-incomplete = Die neue Fassung konnte nicht vollständig geholt werden. Mit dieser hier kannst du weiterspielen, auch ohne Netz.
offline-failed-update-full = In diesem Browser ist kein Platz für die neue Fassung. Mit dieser hier kannst du weiterspielen, auch ohne Netz.
offline-impossible-refused = Dieser Browser lässt die Seite ihre Dateien nicht behalten (ein privates Fenster oder eine Einstellung); ohne Netz kann man hier nicht spielen.
offline-impossible-insecure = Zum Spielen ohne Netz kann die Seite nur behalten werden, wenn sie über eine sichere Verbindung (https) kommt.

install-do = Installieren
install-how-ios = Um sie wie eine App zu installieren: In Safari auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.

storage-kept = Der Browser behält deine Partien, bis du sie selbst löschst.
storage-may-go = Der Browser darf deine Partien löschen, etwa wenn der Platz knapp wird oder nach Wochen ohne Besuch. In einem privaten Fenster gehen sie mit dem Fenster.
storage-asks = Der Browser fragt dich vorher.
storage-ask = Den Browser bitten, sie zu behalten
storage-asked = Noch verspricht der Browser nichts. Die Seite zu installieren oder oft wiederzukommen kann ihn umstimmen.

## Anstelle der Seite, wenn ihre Dateien beschädigt sind und das Netz fehlt

damaged-title = Die Seite lässt sich gerade nicht öffnen
damaged-text = Eine Datei dieser Seite ist auf diesem Gerät beschädigt, und ohne Netz lässt sie sich nicht neu holen. Deine Partien bleiben erhalten. Geh ins Netz und lade die Seite neu.

## Das Manifest der installierten Seite

manifest-new = { $game }: neue Partie
manifest-shot-home = Die Spiele zur Wahl
manifest-shot-table = Am Tisch von { $game }
