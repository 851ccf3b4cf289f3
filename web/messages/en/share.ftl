### Links, the deal of the day, and what a link leads to.

## The sheet

share-making = The link is being made …
share-what = What to share
share-what-record = The finished match
share-what-play = The match so far
share-what-deal = The deal alone
share-names = Names of the players
share-names-with = With names
share-names-without = Without names
share-does-record = Whoever opens the link watches the match from the first card to the last.
share-does-play = Whoever opens the link carries on from here in your place, with your cards. Your own match stays as it is.
share-does-deal = Whoever opens the link is dealt the same cards, at the same table.
share-carries-hidden = The link holds the whole deal, including what is hidden: whoever plays on from it more than once can find out what lies hidden in this match.
share-address = Link
share-hand = Share …
share-hand-failed = The device did not take the link. Copy it instead.
share-copy = Copy link
share-copied = Copied. The link can be pasted anywhere.
share-copy-failed = The browser did not allow copying. The text is selected in its field: copy it from there.
share-qr = QR code
share-qr-label = QR code of the link
share-qr-hint = Point the camera of the other device at it.
share-qr-long = The link is { $length } characters long. A QR code that cameras can still read holds { $longest } at most: copy the link instead.
share-embed = For a web page
share-embed-lines = Lines for a web page or a post
share-embed-copy = Copy the lines
share-embed-copied = Copied. The lines belong in the source of the page.
share-text-record = { $game }: watch this match
share-text-play = { $game }: carry on from here
share-text-deal = { $game }: what do you make of this deal?

## A set-up in words

share-yes = yes
share-no = no
share-seat = Seat { $number }

## What a link leads to

link-reading = The link is being read …
link-failed = This link cannot be opened
link-failed-hint = Your own matches are as they were.
link-computer = Computer: { $level }
link-deal = A deal for you
link-deal-what = The cards are dealt just as they were for whoever sent you this link.
link-deal-enter = Play this deal
link-deal-again = Play it once more
link-play = A match to carry on
link-play-what = You play on with a copy; the match it was taken from stays as it is.
link-play-enter = Carry on from here
link-play-again = Once more from here
link-copy = You have begun this already.
link-copy-over = You have played this to its end.

## The deal of the day

daily-what = Everybody gets the same cards today.
daily-begin = Begin
daily-over = { $won ->
    [yes] You have won today’s deal!
   *[no] You have played today’s deal. This time it was not to be.
}
daily-text = { $game }, deal of the day, { $day }: { $won ->
    [yes] won!
   *[no] not won
} – { $totals }
daily-me = me
daily-text-label = Your result, to pass on
daily-copy = Copy my result
daily-copied = Copied. It gives no card away.
daily-next = The next deal comes tomorrow.
daily-days = Your days
daily-streak = { $count ->
    [one] Streak: one day.
   *[other] Streak: { $count } days.
}
daily-days-none = Your results will stand here, day by day.
daily-day-over = { $won ->
    [yes] Won
   *[no] Not won
}
daily-date = The date is that of your device. Your results stay, even if its clock changes.
