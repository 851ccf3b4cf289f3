### Everything a player has, in one file. In the settings.

backup-title = Everything in one file
backup-about = Your matches and results, your settings, what you have solved, your data files and the players you have written: keep them in a file of your own, or take them to another device.
backup-hidden = The file also holds what is hidden in matches that are still under way.
backup-save = Save to a file
backup-saving = The file is being made …
backup-saved = The file has been handed to the browser: { $matches ->
    [one] one match
   *[other] { $matches } matches
  }, { $data ->
    [0] no data file
    [one] one data file
   *[other] { $data } data files
  }, your settings. On another device, choose “Restore from a file” here.
backup-restore = Restore from a file
backup-restoring = Looking through the file …
backup-added = { $count ->
    [0] No match was missing here.
    [one] One match has been restored.
   *[other] { $count } matches have been restored.
  }
backup-same = { $count ->
    [one] One match was here already, just the same.
   *[other] { $count } matches were here already, just the same.
  }
backup-replaced = These matches were further along in the file, and have replaced what was here:
backup-kept = These matches are further along here than in the file, and stay as they are:
backup-refused = Not restored, while the others were:
backup-match = { $game }: { $names }
backup-match-at = Match { $place } of the file
backup-match-why = { $match }. { $why }
backup-data = { $count ->
    [one] One data file has been restored.
   *[other] { $count } data files have been restored.
  }
backup-data-refused = These data files could not be read and were not restored:
backup-wheels = { $count ->
    [one] One wheel that a player brings has been restored.
   *[other] { $count } wheels that players bring have been restored.
  }
backup-wheels-refused = These wheels are damaged, or there was no room for them; they were not restored:
backup-notes = Settings have been restored where nothing was chosen here.
backup-altered = The file is no longer as it was made: something in it was changed or is missing. Whatever could be checked by itself has been restored; the settings have not.
error-backup-torn = This file is cut short or damaged. Nothing was restored, and nothing here has changed.
error-backup-foreign = This file was not saved here. Nothing was restored, and nothing here has changed.
error-backup-newer = This file was saved by a newer version of the page. Update this page first; nothing here has changed.
error-backup-not-stored = { $count ->
    [0] This browser does not let the page store anything, or has no more room. Nothing was restored.
   *[other] This browser has no more room: { $count } of the matches were restored, and stay. Make room, then choose the file again.
  }
error-backup-entry = What the file says about it is damaged.
