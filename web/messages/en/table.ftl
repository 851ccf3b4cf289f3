### What every table says. $you is "yes" when the sentence speaks to the player in front of the screen.

## The table

table-rivals = The other players
table-me = Your side of the table
table-hand = Your hand
table-hand-empty = No card left
liking-bold = plays boldly
liking-careful = plays carefully
liking-vengeful = bears grudges
table-you = You
lamp-word = Lamp
lamp-ask = Ask the lamp
lamp-put-out = Put out the lamp
lamp-ask-again = Ask the lamp (so far { $used })
hand-marked = { $mark ->
    [0] { $name }, named by the lamp
   *[other] { $name }, number { $mark } by the lamp
}
table-practice = Practice · { $where }

## What a seat is doing

says-thinking = is thinking …
says-choosing = is choosing …

## What is asked

button-undo = Take back
undo-none = There is nothing that can still be taken back.
button-hurry = On to my choice
button-hurry-end = On to the end
button-hurry-round = To the end of the round
button-on = Continue

## What happens (spoken, and shown while it happens)

tell-chosen = You have chosen. Until the ring has run out you can take it back.
tell-thinking = { $name } is thinking …
tell-waiting = Waiting for { $names } …
tell-match-over = The match is over.
own-fault-raised = The player “{ $player }” ({ $name }) raised an exception; chance has decided for it.
own-fault-illegal = The player “{ $player }” ({ $name }) chose what is not legal; chance has decided for it.
own-fault-garbled = The player “{ $player }” ({ $name }) spoilt its answer; chance has decided for it.
own-fault-move-time = The player “{ $player }” ({ $name }) thought too long; chance has decided for it, and it begins anew.
own-fault-died = The Python of the player “{ $player }” ({ $name }) ended or did not begin; chance has decided for it.
own-fault-line = It failed in line { $line }.
strangers-title = A player that has not been run here
strangers-what = { $count ->
    [one] { $names } came with this match and has not been run on this device. Read it first: whoever made the file may have changed it. It runs in a sandbox, where it can do nothing but play.
   *[other] { $names } came with this match and have not been run on this device. Read them first: whoever made the file may have changed them. They run in sandboxes, where they can do nothing but play.
}
strangers-run = { $count ->
    [one] It may run
   *[other] They may run
}
strangers-leave = Leave the match

## The story

story-title = The story
scores-unknown = not known yet
story-word = Story
story-open = Story
story-empty = The story begins here.
story-company-bold = { $count ->
    [one] { $names } is a bold player.
   *[other] { $names } are bold players.
}
story-company-careful = { $count ->
    [one] { $names } is a careful player.
   *[other] { $names } are careful players.
}
story-company-vengeful = { $count ->
    [one] { $names } never forgets an injury.
   *[other] { $names } never forget an injury.
}
story-company-level = { $count ->
    [one] Level of the computer player: { $levels }.
   *[other] Level of the computer players: { $levels }.
}

## End of the match

end-title-won = You have won!
end-title-nobody = Nobody wins
end-title-shared = You share the victory!
end-title = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
end-title-lost = { $count ->
    [one] You lost: { $names } wins
   *[other] You lost: { $names } win
}
end-rank = { $rank }.
end-again = Play again
end-stronger = { $count ->
    [one] Harder opponent
   *[other] Harder opponents
} ({ $level ->
    [casual] Cadet
    [skilled] Lieutenant
   *[master] Captain
})
end-weaker = { $count ->
    [one] Easier opponent
   *[other] Easier opponents
} ({ $level ->
    [casual] Cadet
    [skilled] Lieutenant
   *[novice] Page
})
end-swap = Swap seats
end-daily = To the deal of the day
end-review = Review
end-home = Home
end-record = Copy the text of this match
end-record-copied = Copied. The whole match can be played again from this text.
end-record-failed = The browser did not allow copying. Here is the text:
end-record-text = Text of this match
end-open = Final standing

## Passing the device

curtain-title = Pass the device to { $name }
curtain-text = The cards are covered until { $name } is ready.
curtain-ready = I am { $name }

## Trouble

failed-title = This match cannot be opened
failed-retry = Try again

## The first lesson

coach-title = Planchet whispers
coach-ok = Got it
coach-more = More
coach-key = Esc
coach-skip = End the lesson
coach-on = Play on
coach-own = A match of my own
coach-form = Set up a match

## What a choice is worth

unit-chance = { $worth }% to win
unit-points = { $count ->
    [one] { $worth } point
   *[other] { $worth } points
}
difference-chance = { $worth } of 100 wins
difference-points = { unit-points }
end-figures = The match in numbers
end-turn-coming = Looking for the turning point …
end-turn-none = No single moment turned this match.
end-turn = { $what ->
    [turn] The turning point: { $where }. The match turned { end-turn-side } there.
   *[most] The strongest moment before the end: { $where }, { end-turn-side }.
}
end-turn-side = { $you ->
    [yes] { $way ->
        [up] in your favour
       *[down] against you
    }
   *[no] { $way ->
        [up] in favour of { $name }
       *[down] against { $name }
    }
}
why-open = Why?
why-gold = Why it is gold:
why-rule = The rule
why-rules = Rules
