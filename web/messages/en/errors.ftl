### Sentences for the messages of the engine, of the worker that runs it, and of the storage.

## Options

error-option-unknown = There is no option “{ $option }”.
error-option-type = { $option }: this value is of the wrong kind.
error-option-range = { $option }: this must lie between { $min } and { $max }.
error-option-choice = { $option }: this must be one of { $choices }.
error-option-length = { $option }: exactly { $length } numbers are needed.
error-option-conflict = { $option } does not go together with { $other }.
error-option-no-place = { $option } has no place beside the other choices: leave it out.

## Data files

error-data-missing = This was played with the data file “{ $data }”, which is not on this device. Load that file first.

## Players and moves

error-controllers-count = There must be { $expected ->
    [one] one player
   *[other] { $expected } players
} for these options.
error-effort-range = Computer players think with { $min } to { $max } per cent of their effort, not { $effort }.
error-unknown-player = There is no computer player called “{ $player }”.
error-unknown-game = This page does not know a game called “{ $game }”.
error-illegal-action = This move is not allowed now. Nothing has changed.
error-not-your-turn = Seat { $seat } has nothing to decide now.
error-seat-hidden = While the match is being played, nobody may look from seat { $seat }.
error-seat-unknown = There is no seat { $seat } at this table.
error-seat-not-yours = Seat { $seat } is not yours to decide for.
error-seat-not-human = Seat { $seat } is no person’s seat.
error-seat-not-external = Seat { $seat } is not decided from outside.
error-client-behind = Seat { $seat } has been played from another place in the meantime. Look again before you go on.
error-unknown-client = Nobody called “{ $client }” follows this match.
error-clients-many = No more than { $max } can follow a match at once.
error-moment-unknown = The match has no moment “{ $at }”.
error-match-over = The match is over; nothing more can be played.
error-undo-nothing = There is nothing to take back.
error-undo-final = This can no longer be taken back: somebody has acted since, or a card has been turned up.
error-no-match = No match is open.
error-no-tournament = No tournament is open any more: begin it again.
error-school-missing = The school could not be fetched. Try again when connected.
error-wheels-missing = Wheels that the player brings are not on this device: { $files }. Open the player in the fencing school and choose the files there.
error-library-missing = A player with wheels needs more of Python’s library, which is fetched when it is first wanted and then kept. Try again when connected.
error-match-in-play = This can be shown only when the match is over.
error-no-shares = This match was not dealt by several devices together.
error-shares-damaged = What the devices drew for the deal cannot be read.

## Saved matches

error-record-damaged = This saved match is damaged ({ $at }). It is left as it is.
error-record-newer = This match was saved by a newer version of the page (format { $format }). Load the page again for it; the match is kept.
error-record-older = This match was saved by an older version that this page can no longer read. It is left as it is.
error-record-other-game = This is a match of another game: { $game }.
error-record-rules = This match was played by other rules (version { $rules_version }). It is left as it is.
error-record-action = This saved match cannot be played back: move { $number } is not possible. It is left as it is.
error-match-missing = There is no such match in this browser. It may have been played on another device, or deleted.
error-match-handed = This match was handed over to another device.
error-match-lost = The last moves of a match could not be stored, and went when Python stopped. The match goes on before them.
error-position-damaged = This position cannot be read: line { $line }.

## Links

error-link-damaged = This link is damaged: it may have been cut short or changed on its way. Ask for it again.
error-link-newer = This link was made by a newer version of the page (format { $format }). Load the page again for it.
error-link-other-game = This link leads to a game that this page does not know: “{ $game }”.
error-link-rules = This link was made under other rules (version { $rules_version }); this page can no longer play them.
error-link-long = This is too long for a link. When a match is over, its text can be copied instead.
error-link-open = This link leads to a match that is not over; it can be played, but not watched yet.
error-link-over = This link leads to a match that is over; it can be watched, but not played on.
error-share-hidden = While several people play, a link would tell everybody’s cards. It can be shared when the match is over.
error-share-lesson = The lessons wait for everybody on the page; there is no need for a link to them.
error-share-external = Somebody outside this page decides at this table; a link cannot take that seat along.
error-date-unknown = There is no day “{ $date }”.

## Python and the worker

error-runtime-missing = Python could not be fetched. Check the connection and try again.
error-runtime-damaged = Python did not arrive whole. Try again; if that does not help, load the page again.
error-runtime-unsupported = This browser cannot run Python (it lacks WebAssembly or module workers). A current Firefox, Chrome, Edge or Safari can.
error-runtime-forbidden = The page around this one does not let it run Python. Open the game in a tab of its own.
error-python-failed = Python was fetched, but could not start. Try again; if that does not help, load the page again.
error-worker-died = Python stopped in the middle. Your match is kept and is being set up again.
error-request-unknown = The rules engine does not know the request “{ $op }”.
error-internal = Something went wrong in the rules engine. Nothing you have played is lost.

## Storage

error-storage-full = This browser’s storage is full. You can play on, but the match will be lost when you close the page. Deleting old matches makes room.
error-storage-refused = This browser lets the page store nothing. You can play, but the match will be lost when you close the page.
error-storage-newer = The matches in this browser were stored by a newer version of this page. They are kept; load the page again to reach them.
error-storage-conflict = This match is also being played in another tab, and that tab is further along. It goes on here from there.
