### The table of Parade. $you is "yes" when the sentence speaks to the player in front of the screen.

## The table

parade-title = Parade, deal { $deal }
parade-where = deal { $deal } of { $deals } · bout { $bout }
parade-middle = The bout
parade-slot-none = no blade laid
parade-slot-down = a blade face down
parade-hand = { $count ->
    [0] no blade in hand
    [one] one blade in hand
   *[other] { $count } blades in hand
}
parade-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
parade-goal = { $deals ->
    [one] One deal
   *[other] Deal { $deal } of { $deals }
}

## What a fencer is doing

parade-says-laid = has laid a blade
parade-says-scored = + { $points }

## What is asked

parade-ask-lay =
    Choose a blade
    and lay it face down.
parade-ask-open = Both blades lie. Hold or thrust?
parade-ask-answer =
    A thrust! Parry it for 2,
    or yield and lose 1?
parade-do-none = Choose a blade
parade-do-lay = Lay { $number }
parade-do-hold = Hold
parade-do-thrust = Thrust
parade-do-parry = Parry
parade-do-yield = Yield

## What happens

parade-tell-dealt = The blades are dealt.
parade-tell-laid = { $you ->
    [yes] You have laid a blade.
   *[other] { $name } has laid a blade.
}
parade-tell-hold = { $you ->
    [yes] You hold.
   *[other] { $name } holds.
}
parade-tell-thrust = { $you ->
    [yes] You thrust.
   *[other] { $name } thrusts.
}
parade-tell-parry = { $you ->
    [yes] You parry.
   *[other] { $name } parries.
}
parade-tell-yield = { $you ->
    [yes] You yield.
   *[other] { $name } yields.
}
parade-tell-hit = { $you ->
    [yes] You hit with { $blade }: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $name } hits with { $blade }: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
parade-tell-unseen = { $you ->
    [yes] You score one point. The blades are put away unseen.
   *[other] { $name } scores one point. The blades are put away unseen.
}

## The story

parade-story-deal = Deal { $deal }
parade-story-bout = Deal { $deal }, bout { $bout }
parade-story-cards = { $who } { $blade }

## The bouts of this deal

parade-bouts-title = The bouts of this deal
parade-bouts-open = Bouts
parade-bouts-none = No bout has been fought in this deal yet.
parade-bouts-hidden = an unseen blade

## The first lesson

parade-coach-lay = Six blades, six bouts: each is used once. Lay one; { $name } lays one too, and neither of you sees the other’s.
parade-coach-open = You open. With a high blade a thrust is worth 2, and with a low one it may frighten the other away.
parade-coach-answer = A thrust need not have steel behind it. Yielding costs 1, a lost parry 2.
parade-coach-end = That was a deal, and a whole match of one. Play again, or set up a longer match from the home page.

## Why a choice is worth what it is

parade-why-wins_bout = It wins the bout { $times } times in a hundred.
