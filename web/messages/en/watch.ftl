### Watching a finished match step by step.

watch-controls = Watching the match
watch-play = Play
watch-pause = Pause
watch-again = Watch from the beginning
watch-back = Step back
watch-forward = Step forward
watch-part-back = Previous part
watch-part-forward = Next part
watch-first = To the beginning
watch-last = To the end
watch-share = Share
watch-place = Place in the match
watch-step = { $at } of { $last }
watch-opening = { $count ->
    [one] { $names }: alone at the table.
   *[other] At the table: { $names }.
}
watch-opening-how = Press play, or step with the arrows.

## Through whose eyes

watch-eyes = Whose cards you see
watch-seat = Seat
watch-onlooker = Onlooker
watch-cards = Cards
watch-cards-seen = As seen from there
watch-cards-outside = Open cards only
watch-cards-all = All cards open
watch-eyes-done = Back to the match
watch-seen-by = seen by { $name }
watch-seen-own = as you saw it
watch-seen-outside = seen from outside
watch-seen-open = all cards open
watch-hand = Hand of { $name }
watch-side = Side of { $name }

## The review

watch-review = Review
watch-review-open = Review: chances and costliest choices
watch-review-back = Back to the review
watch-review-leave = Leave the review
