### The review of a finished match: everybody's chances, and the choices that cost most.

review-seat = Whose choices
review-curve = Chances of winning, in per cent
review-curve-knows = { $whose ->
    [you] The curve shows everybody’s chances by what you could know then.
    [other] The curve shows everybody’s chances by what { $name } could know then.
   *[all] The curve shows everybody’s chances by what all at the table could see.
}
review-curve-anew = Each round is an attempt of its own: with the new deal the chances begin anew.
review-curve-shared = A shared victory counts for each: together, the chances may come to more than 100.
review-curve-ends = The victory is shared, so each of these lines ends at 100: { $names }.
review-beginning = Beginning
review-end = End
review-part = Part of the match
review-percent = { $percent }%
review-progress = Looking through the match: { $percent }%
review-mark = Choice { $number } · { $where }
review-dearest = { $you ->
    [yes] Your costliest choices, in the order of play
   *[other] The costliest choices of { $name }, in the order of play
}
review-cost = Each against the best choice at that moment, with the hand in view.
review-together = Of no single choice is it sure that another was better. But together such choices cost about { $cost }, these the most.
review-one = Something to try next time
review-one-about = Nothing clearly better was found. Here another choice came out a little ahead, and on a closer look too: too little to be sure, but worth a try.
review-none-yet = Nothing costly so far.
review-none = No choice stands out: nothing clearly better was found.
review-none-turn = Nothing clearly better was found for { $you ->
    [yes] you
   *[other] { $name }
}, not even at that turn.
review-played = played
review-better = better
review-perhaps = perhaps better
review-covered = Which?
review-find = Something else was better, by what could be known at that moment. Can you find it?
review-try = Try it at the table
review-show = Show it
review-play-on = Play on from here
review-play-on-here = Play on from here as { $name }
review-to-table = See the table
review-worth = In all: { $better }, against { $played }.
review-tried = Once more
review-tried-weighing = Counting what it is worth …
review-tried-best = That is it: { $name }.
review-tried-level = { $name }: as good as the best.
review-tried-closer = { $name }: better than what was played, but something is better still.
review-tried-played = { $name }: that is what was played. Something else is better.
review-tried-worse = { $name }: no better than what was played.
review-tried-now = Your choice now
review-tried-found = The best found
review-tried-then = Played then
review-tried-on = Play on
