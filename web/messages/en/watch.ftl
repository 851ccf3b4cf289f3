### Watching a finished match step by step.

watch-controls = Watching the match
watch-play = Play
watch-pause = Pause
watch-again = Watch from the beginning
watch-back = One step back
watch-forward = One step forward
watch-part-back = Back to the part before
watch-part-forward = On to the next part
watch-first = To the beginning
watch-last = To the end
watch-share = Share
watch-place = Place in the match
watch-step = { $at } of { $last }

## Through whose eyes

watch-eyes = Whose cards you see
watch-seat = Seat
watch-onlooker = Onlooker
watch-cards = Cards
watch-cards-seen = As seen from there
watch-cards-all = All cards open
watch-eyes-done = Back to the match
watch-seen-by = seen by { $name }
watch-seen-open = all cards open
watch-hand = Hand of { $name }
watch-side = Side of { $name }
