### What became of the matches on this device.

results-none = No match has come to its end here yet. Play one, and this page begins to tell your story.
results-all = All matches
results-played = Played
results-won = Won
results-run-now = Wins in a row now
results-run-longest = Longest run of wins
results-games = By game
results-sum = { $won } of { $count } won
results-levels = By level of the computer players
results-level-mixed = different levels
results-level-alone = no computer player
results-level-old = of earlier days
results-characters = By character at the table
results-days = Deals of the day: { $played } played, { $won } won.
results-streak = { $count ->
    [one] One day running.
   *[other] { $count } days in a row.
}
results-best = Clearest victory
results-worst = Heaviest defeat
results-figures = { $count ->
    [one] Your numbers from one match
   *[other] Your numbers from { $count } matches
}
results-watch-named = Watch again: { $game }, { $date }
results-learnt = Lessons and problems
results-lesson-done = finished
results-lesson-open = not yet played
results-list = Match by match
results-is-won = Won
results-is-shared = Won together with { $names }
results-is-lost = Not won
results-winners = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
results-more = Show more ({ $count })
results-together = Played together at this device
results-together-hint = These count in no sum: here several people took their turns.
results-delete-named = Delete the result: { $game }, { $names }
results-delete-sure = Delete this result? The match itself stays among your matches.
results-delete-all = Delete all results
results-delete-all-sure = { $count ->
    [one] Delete the one result? The match itself stays among your matches.
   *[other] Delete all { $count } results? The matches themselves stay among your matches.
}
results-delete-failed = The results could not be deleted: this browser does not let the page at its data.
results-keep = Keep
results-export = A backup takes the results along:
results-torn = { $count ->
    [one] One result cannot be read. It stays where it is, and the others are whole.
   *[other] { $count } results cannot be read. They stay where they are, and the others are whole.
}
results-refused = This browser lets the page keep no results. What stands here comes from the matches that are still open to it.
results-feats = Hall of feats
results-feat-times = { $count } times
results-form = Won of the last ten matches
results-form-match = Match
results-form-end = End
results-form-of = { $won } of { $count }
results-percent = { $percent }%
