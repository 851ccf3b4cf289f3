### The fencing school: players that visitors write.

school-what = Write a computer player of your own in Python. It is handed what its seat may know and chooses a move. It runs on this device in a sandbox, where it can do nothing but play.
school-not-kept = This browser lets nothing be stored. What you write here is gone with this page: save it as a file.
school-write = Your player
school-game = Game
school-player = Player
school-new = New player
school-new-from = from an example …
school-code = Source text of { $name }
school-keys = Tab indents. To leave the editor by key, press Escape and then Tab.
school-name = Name
school-older = Earlier versions
school-older-none = as it is now
school-save = Save as a file
school-open = Open a file
school-remove = Delete
school-removed = { $name } has been deleted.
school-bring-back = Bring it back
school-file-long = This file is too long for a player.
school-link = Copy a link
school-link-copied = The link is copied. It holds the whole player.
school-link-long = This player is too long for a link. Save it as a file.
school-link-failed = The browser did not allow copying. Save the player as a file.
school-link-damaged = This link holds no player that can be read: it may have been cut short on its way.
school-sent = { $name } for { $game }: a player that somebody sends you
school-sent-what = Nothing of it has been run. Read it, and take it in if you like: then it is one of yours.
school-take = Take it in
school-leave = Leave it
school-brought = { $name } came with a backup and has not been run on this device. Read it first: whoever made the file may have changed it.
school-brought-run = It may run

school-trial = One decision
school-deal = Deal
school-turn = Its decision no.
school-seat = Seat
school-try = Let it decide
school-thinking = Your player is thinking …
school-moved = At its decision { $turn } it chose, in { $ms } ms:
school-traceback = What Python says
school-printed = What it printed
school-view = What it was handed
school-legal = What it could choose from: { $count ->
    [one] one action
   *[other] { $count } actions
}
school-line = Line { $line } is marked.

school-tournament = Tournament
school-opponents = Your player meets
school-rules = Rules
school-rules-usual = as usual
school-rules-form = as in the form of a new match
school-matches = Matches, at least
school-seconds = Seconds a move
school-seed = Seed
school-seed-drawn = drawn
school-begin = Begin
school-starting = The players put on their masks …
school-played = { $played } of { $of } matches
school-over = The tournament is over.
school-stopped = The tournament is stopped.
school-stop = Stop
school-go-on = Go on
school-seed-was = Seed { $seed }: with it the same players play the same matches, here and on the command line.
school-standing = Standing
school-col-player = Player
school-col-won = Won
school-col-total = Total
school-col-ms = ms a move
school-col-faults = Faults
school-col-matches = Matches
school-total-hint = Won: share of the matches with its 95% interval. Total: what the game counts, on average; in Four Musketeers hits may count against one.
school-unfit = { $name } cannot play.
school-faults-of = Faults of { $name }: { $count }
school-slip = Match { $match }:
school-lost = Matches that { $name } lost worst
school-watch = Watch match { $match } ({ $behind } behind)
school-watch-last = Watch match { $match }, the last one
school-one = Play one match and watch it
school-notes = Written beside the move
school-notes-none = Nothing was written at this move.
school-notes-before = To what was written before
school-notes-next = To what was written next
school-notes-chance = Chance has decided for it.
school-notes-cut = It wrote more than is kept of a match.
school-unfinished = A tournament is unfinished
school-unfinished-what = { $players }: { $played } of { $of } matches have been played. It goes on with the players as they were when it began.
school-unfinished-forget = Forget it
school-unkept = So long a tournament does not go on after the page is closed.

school-fault-raised = It raised an exception.
school-fault-illegal = What it chose was not legal.
school-fault-garbled = It spoilt its answer.
school-fault-move-time = It thought longer than a move may take, and was ended and begun again.
school-fault-match-time = It used up the time it has in a match.
school-fault-start-time = Its source text ran too long before it could be asked, and was ended.
school-fault-died = Its Python ended, and was begun again.
school-fault-endless = Its match came to no end.

school-reference = Reference
school-reference-what = What a player is asked and handed, in the words of the engine itself.
school-search = Search
school-found = { $count ->
    [0] Nothing has these words.
    [one] One entry
   *[other] { $count } entries
}
school-about-player = The player
school-about-view = The view
school-about-actions = Actions
school-about-tools = Chance, worlds, search
school-about-events = Events

school-safe = Rules of the school
school-safe-what = A player gets a copy of what its seat may know, and no other way out: no page, no net, no storage, no other player. It may take one second for a move, unless you say otherwise, and thirty times as long for a match. What it owes then, or by a fault, chance plays for it, and the fault is counted. In each round of a tournament it begins anew, so that it cannot remember a deal.
school-elsewhere = The same file plays the same tournament with Python on your computer, once the wheel that lies beside this page is installed:

## A task that somebody sets

school-task = A task
school-task-what = { $game }: write a player that meets { $opponents } in { $matches ->
    [one] one match
   *[other] { $matches } matches
} and wins at least { $aim } of them.
school-task-how = The code to begin with is in the editor; nothing of it has been run. The tournament is set up as the task wants it.
school-task-anew = Begin again with that code
school-task-leave = Leave the task
school-task-damaged = This link holds no task that can be read here: it is damaged, cut short, or from a newer version of this page.
school-task-solved = Solved: { $share } of { $matches } won. The aim was { $aim }.
school-task-not-yet = Not yet: { $share } of { $matches } won. The aim is { $aim }.
school-task-so-far = So far { $share } of { $matches } won. The aim is { $aim }.
school-task-other = This was not the tournament of the task.
school-task-as = Set it up as in the task
school-task-make = Set a task for others
school-task-make-what = Opponents, rules, number of matches, time and seed as they stand above, with { $name } as the code to begin with. The link holds all of it.
school-task-aim = To be won, in %
school-task-link = Copy the link of the task
school-task-embed = Copy code for a web page
school-task-copied = The task is copied.
school-task-ours = In a task, players of ours alone are met: deselect your own.
school-task-long = This player is too long for the link of a task. Shorten it.
school-task-failed = The browser did not allow copying.
school-rules-task = as in the task

## A match against a player of somebody else

against-who = { $name } plays against you
against-what = Somebody has written this player in Python, and a page or a link brings it here. It plays in a sandbox, sees what its seat may know and nothing else, and has not been run yet.
against-text = Read its text
against-other-game = The player is for another game than the deal that comes with it.
against-nowhere = No computer player sits here whose place it could take.
