### The table of Four Musketeers: what is asked, what happens, what happened.
### $you is "yes" when the sentence speaks to the player in front of the screen, $otherYou when it is about what is done
### to them.

## The table

four-title = Four Musketeers: { $storyline }, round { $round }
four-where = { $storyline }{ $round ->
    [0] { "" }
   *[other] { " " }· round { $round }
}{ $fight ->
    [0] { "" }
   *[other] { " " }· fight { $fight }
}
four-cast = The others at the table, and the villain
four-fight = The fight
four-strikes = Strikes of this fight
four-line = Line of story
four-line-name = out of play
four-line-empty = No card lies in the line of story yet.
four-line-cards = It holds: { $cards }.
four-random-name = random deck
four-random = { $count ->
    [0] The random deck is empty: no shadow strike is left.
    [one] One shadow strike left in the random deck.
   *[other] { $count } shadow strikes left in the random deck.
}
four-protected = holds the stone
four-left = { $count ->
    [one] One more hit defeats.
   *[other] { $count } more hits mean defeat.
}
four-role-unknown = unknown
four-stack = { $count ->
    [one] The next hit takes
   *[other] The next hits take, in turn,
} { $cards }. Then the role card ({ $role }) takes { $after ->
    [one] one more
   *[other] { $after } more
}.
four-stack-down = No life card left, the role card lies face down: { $role }.
four-stack-up = No life card left, the role card lies face up: { $role }.
four-stack-defeated = Defeated.
four-open-hand = Open hand
four-top = Top card of the pile
four-strike = strike { $turn }: { $card }, { $how ->
    [random] from the random deck,
    [held] held over the table,
   *[hand] from the hand,
} { $state ->
    [blocked] blocked
    [lowest] the lowest that stands
   *[stands] stands
}
four-strike-empty = empty strike
four-strike-for = strikes for
four-nth = { $turn ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $turn }th
}
four-strike-waits = number { $turn } to strike

## Where there is little room

four-short-X = Shadow
four-short-AC = Rochefort
four-short-KC = Bonacieux
four-short-AS = Richelieu
four-short-KS = De Wardes
four-short-QC = Bonacieux
four-short-QS = Milady
four-short-dazed = { $number ->
    [0] Musketeer
    [1] Musketeer I
    [2] Musketeer II
   *[other] Musketeer III
}
four-short-servant = { $you ->
    [yes] Your servant
   *[no] Servant of { $name }
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
four-dazed = You are dazed: the top card of your pile strikes for you.
four-whose = Hand of: { $name }
# Nothing is left to choose: it strikes by itself after a while
four-last-card = { $you ->
    [yes] Your last card.
   *[no] The last card of this hand.
}
# It decides the fight, and waits for a touch
four-last-decides = { $you ->
    [yes] Your last card decides!
   *[no] The last card decides!
}

## How a seat stands

four-says-lowest = lowest so far
four-says-would = would be hit
four-says-would-lose = would lose
four-says-hit = hit!
four-says-protected = saved
four-says-last = one hit left!
four-says-down = two hits left
four-says-villain = { $villain ->
    [QC] looks on
   *[other] the villain
}
four-says-shadow = is the Shadow
four-says-dazed = dazed
four-says-ghost = ghost
four-says-defeated = defeated

## What hangs on a fight, and what it has come to, in large words

four-stake-ends = { $of ->
    [you] If you are hit, the round is over.
    [both] If you or { $names } are hit, the round is over.
    [one] If { $names } is hit, the round is over.
   *[many] The next hit may end the round.
}
four-stake-defeat = { $of ->
    [you] One more hit defeats you.
    [one] One more hit defeats { $names }.
   *[many] One hit from defeat: { $names }.
}
four-stake-lead = { $who ->
    [you] Then you win.
    [share] Then you share the victory with { $names }.
   *[others] Then { $names } would win.
}
four-stake-wins = { $who ->
    [you] If { $villain } is hit, you win.
    [share] If { $villain } is hit, you share the victory with { $names }.
   *[others] If { $villain } is hit, { $names } would win.
}
four-ahead = { $who ->
    [you] You are ahead.
    [share] You share the lead with { $names }.
   *[others] Ahead: { $names }.
}
four-before = Just before: { $cards }, { $end ->
    [draw] a draw
    [nothing] nobody was hit
    [you] you were hit
   *[other] { $name } was hit
}.
four-out = { $you ->
    [yes] If your { $number } stays the lowest, nobody is hit.
   *[no] If { $name }’s { $number } stays the lowest, nobody is hit.
}
four-aim = { $what ->
    [lives] Whoever stands with the most lives wins.
    [survival] The fewest defeats win.
   *[solitaire] Together against { $villain }.
}
four-start = { $lead ->
    [ahead] You begin one life ahead: beware.
   *[behind] You begin one life behind{ $joker ->
        [yes] : your last life card is the joker.
       *[no] .
    }
}
four-stone-now = { $where ->
    [villain] A hit brings the stone, and the stone protects.
    [you] You are safe: { $shadow ->
        [yes] the stone is with you.
       *[no] if you lose, { $villain } is hit.
    }
    [shadow] If the Shadow loses, { $villain } is hit.
    [defeated] If you lose, { $villain } is hit.
   *[other] If { $name } loses, { $villain } is hit.
}
four-next-neighbours = { $keeps ->
    [yes] Next, the card you keep counts for a neighbour.
   *[no] Next, everybody’s last card counts for a neighbour.
}
four-now-neighbours = The lowest card hits whom its arrow points at.
four-threat = A third { $number } would bring { $whose ->
    [you] yours
    [named] { $name }’s { $number }
   *[first] the first one
} back.
four-cry-neighbours = For the neighbour!
four-cry-hit = { $you ->
    [yes] You are hit!
   *[no] { $name } is hit!
}
four-cry-saved = Saved by the stone!
four-cry-blocked = { $number } blocks { $number }: both out!
four-cry-third = A third { $number }!
four-cry-dealt = New cards!
four-cry-draw = All blocked: a draw!
four-cry-spent = Nobody is hit!
four-cry-role = { $you ->
    [yes] You are { $role }!
   *[no] { $name } is { $role }!
}
four-cry-defeated = { $you ->
    [yes] You are defeated!
   *[no] { $name } is defeated!
}
four-cry-dazed = { $you ->
    [yes] You fight on, dazed!
   *[no] { $name } fights on, dazed!
}
four-fight-of = { $cyclical ->
    [yes] The last fight of this hand: everybody strikes for a neighbour
   *[no] Fight { $at } of { $of } of this hand
}
four-stake-fails = If { $name } is hit, you lose the round.

## What rivals say to what befalls them, each by his character, and the villain by who he is

four-voice-hit = { $character ->
    [bold] A scratch!
    [careful] How careless of me.
    [vengeful] I’ll remember that.
   *[none] Touché!
}
four-voice-again = { $character ->
    [bold] Twice? Enough!
    [careful] Not again …
    [vengeful] You’ll pay for this.
   *[none] Me again!
}
four-voice-unlucky = { $character ->
    [bold] Curse the shadows!
    [careful] Never trust to luck.
    [vengeful] Luck owes me one.
   *[none] Bad luck!
}
four-voice-lucky = { $character ->
    [bold] Fortune loves me!
    [careful] That was close.
    [vengeful] The night is mine.
   *[none] Phew!
}
four-voice-last = { $character ->
    [bold] Come and try!
    [careful] To cover, now.
    [vengeful] I’ll take you with me.
   *[none] One more, and I’m done.
}
four-voice-defeated = { $character ->
    [bold] What a fight!
    [careful] I saw it coming.
    [vengeful] You’ll hear from me.
   *[none] I’m beaten.
}
four-voice-passed = { $character ->
    [bold] Take that!
    [careful] Well protected.
    [vengeful] Not twice!
   *[none] Not me!
}
four-voice-wounds = { $character ->
    [bold] Right through!
    [careful] Forgive me.
    [vengeful] That one was for you.
   *[none] Got you!
}
# To companions: where all stand together, or the one who is hit is of his team
four-comrade-hit = { $character ->
    [bold] A scratch!
    [careful] I can bear it.
    [vengeful] Never mind me.
   *[none] It’s nothing.
}
four-comrade-last = { $character ->
    [bold] Still standing!
    [careful] Cover me, friends.
    [vengeful] Not without a fight.
   *[none] One more, and I’m done.
}
four-comrade-defeated = { $character ->
    [bold] Fight on, friends!
    [careful] Go on without me.
    [vengeful] Avenge me!
   *[none] It’s up to you now.
}
four-comrade-wounds = { $character ->
    [bold] Sorry, my friend!
    [careful] Forgive me.
    [vengeful] I’ll make up for that.
   *[none] Oh, forgive me!
}
four-villain-hit = { $villain ->
    [KC] My poor purse!
    [AS] A trifling loss.
    [KS] You’ll regret that!
    [QC] Is this your honour?
    [QS] How dare you!
   *[AC] Insolence!
}
four-villain-last = { $villain ->
    [KC] I’ll tell the Cardinal!
    [AS] France will judge you.
    [KS] To the death, then!
    [QC] D’Artagnan, help!
    [QS] I always come back.
   *[AC] Cornered? Never!
}
four-villain-gloats = { $villain ->
    [KC] Serves him right!
    [AS] As I foresaw.
    [KS] Next, please!
    [QC] Stop this madness!
    [QS] How very sad.
   *[AC] One fewer.
}

## What is asked

four-ask-missing = You deal the life cards: which suit shall be missing?
four-ask-direction =
    { $you ->
        [yes] You strike for one neighbour, the other one for you.
       *[no] { $name } strikes first, for a neighbour.
    }
    Which way shall it go?
four-ask-replay = { $you ->
    [yes] { $lives ->
        [0] You lose your last life.
       *[other] You lose a life ({ $lives } left) and get the stone.
    }
   *[no] { $lives ->
        [0] { $name } loses the last life.
       *[other] { $name } loses a life ({ $lives } left) and gets the stone.
    }
}{ $lost ->
    [yes] { " " }Then the round is lost.
   *[no] { "" }
} { $left ->
    [one] Or spend the free replay.
   *[other] Or spend one of { $left } free replays.
}
four-ask-settings = Do you want it easier or harder in the next round?
four-ask-servant = { $name } strikes, you decide.
four-ask-strike = { $shadow ->
    [first] Choose a card to strike with.
    [yes] Your card, or a shadow strike?
   *[no] Your card?
}
four-ask-first = You strike first.
four-ask-same = { $hurt ->
    [yes] Every card hits you
   *[no] Every card does the same
}: think of { $fights ->
    [1] the last fight.
   *[other] the next { $fights } fights.
}{ $shadow ->
    [yes] { " " }Or let the shadow strike.
   *[no] { "" }
}
four-ask-over = { $who ->
    [you] With every card you win the round.
    [share] With every card you share the victory.
   *[over] With every card the round ends.
}
four-ask-lost = Every card loses now.{ $saving ->
    [yes] { " " }Only the shadow can save you.
   *[no] { "" }
}
four-ask-against = Lowest so far: { $number } ({ $you ->
    [yes] you
   *[no] { $name }
}{ $stone ->
    [yes] , with the stone
   *[no] {""}
}).
four-ask-for = { $otherYou ->
    [yes] Your card counts for you.
   *[no] Your card counts for { $other }!
} { $shadow ->
    [yes] Choose it, or discard it for a shadow strike.
   *[no] Choose it.
}
four-ask-forced = This must be a shadow strike: choose the card to discard for it.
four-ask-discard = Discard the { $card }? The top card of the random deck strikes in its place.

four-decided-so = { $so ->
    [lost] Hardly to be won any more.
    [shared] As good as won, perhaps shared.
   *[won] As good as won.
}
four-play-out = To the end of the round
four-button-none = Choose a card
four-button-strike = Strike with { $number }
# Below the words of the button
four-button-hits = { $whom ->
    [you] hits you
    [nobody] hits nobody
    [named] hits { $name }
   *[other] hits: { $name }
}
four-button-odds = { $stake ->
    [yes] you come through: { $chance }
    [side] spares your side: { $chance }
   *[no] spares you: { $chance }
}
four-button-shadow = Shadow strike
four-shadow-risk = { $share ->
    [none] { $stake ->
        [yes] you always come through
        [side] always spares your side
       *[no] always spares you
    }
    [all] { $stake ->
        [yes] you never come through
        [side] never spares your side
       *[no] never spares you
    }
   *[some] { $stake ->
        [yes] you come through: { $chance }
        [side] spares your side: { $chance }
       *[no] spares you: { $chance }
    }
}
four-button-accept = Let it happen
four-button-replay = Cancel the hit
# Below these words
four-button-replay-costs = { $left ->
    [one] leaves none
   *[other] one of { $left }
}

## What a strike would come to

four-fate-safe = safe
four-fate-hit = hit
four-fate-serves = serves you
four-fate-defeat = your defeat
four-fate-lost = round lost
four-fate-name = who is hit
four-fate-unsettled = who would be hit as it stands
# Below the number of a card
four-tag = { $what ->
    [lost] lost
    [defeat] defeat
    [you] you
    [spared] not you
    [nobody] nobody
    [likely] { $name }?
   *[other] { $name }
}
four-would-spared = { $stake ->
    [yes] You are not hit, whatever comes; but the round may be lost.
   *[no] You are safe, whatever comes.
}
four-would-first = You are hit unless somebody { $lower ->
    [yes] strikes lower, or blocks your { $number }.
   *[no] blocks your { $number }.
}
four-would-a = { $certain ->
    [yes] { $you ->
        [yes] With this card you are hit.
       *[no] With this card { $name } is hit.
    }
   *[no] { $you ->
        [yes] As it stands, you would be hit.
       *[no] As it stands, { $name } would be hit.
    }
}
four-would-b = { $certain ->
    [yes] { $you ->
        [yes] With this card you lose, and { $villain } is hit.
       *[no] With this card { $name } loses, and { $villain } is hit.
    }
   *[no] { $you ->
        [yes] As it stands, you would lose and { $villain } would be hit.
       *[no] As it stands, { $name } would lose and { $villain } would be hit.
    }
}
four-would-c = { $certain ->
    [yes] { $you ->
        [yes] With this card you lose, but you are protected.
       *[no] With this card { $name } loses, but is protected.
    }
   *[no] { $you ->
        [yes] As it stands, you would lose, but you are protected.
       *[no] As it stands, { $name } would lose, but is protected.
    }
}
four-would-d = { $certain ->
    [yes] With this card the Shadow loses, and { $villain } is hit.
   *[no] As it stands, the Shadow would lose and { $villain } would be hit.
}
four-would-e = { $certain ->
    [yes] With this card the Shadow loses, but is protected.
   *[no] As it stands, the Shadow would lose, but is protected.
}
four-would-f = { $certain ->
    [yes] { $you ->
        [yes] With this card you lose, but it costs you nothing.
       *[no] With this card { $name } loses, but it costs nothing.
    }
   *[no] { $you ->
        [yes] As it stands, you would lose, but it costs you nothing.
       *[no] As it stands, { $name } would lose, but it costs nothing.
    }
}
four-would-g = { $certain ->
    [yes] With this card no strike stands.
   *[no] As it stands, no strike would stand.
}
four-would-alone = The last strike then stands alone and hits { $you ->
    [yes] you
   *[no] { $name }
}, unless its number lies there already.
four-would-for = { $you ->
    [yes] Your card
   *[no] { $name }’s card
} counts for { $otherYou ->
    [yes] you
   *[no] { $other }
}.
four-odds-lower = { $how ->
    [third] Here the { $low } is safer than the { $high }: as the third { $low } it is out, and the first one stands again.
    [lies] Here the { $low } is safer than the { $high }: it blocks the card that lies there.
    [neighbour] This card counts for { $other }: here the { $low } is safer than the { $high }.
   *[open] Here the { $low } is safer than the { $high }: others may block it, and then it cannot lose.
}
four-would-odds = Likely hit: { $hits }.
four-odds-one = { $who ->
    [you] you
    [nobody] nobody
   *[other] { $name }
} { $chance }
four-odds-last = A hit would defeat you.
four-chances-hide = Hide
four-chances-hide-what = Hide the chances on the cards
four-chances = Show the chances
four-chances-about = In per cent, on cards and buttons: how likely a fight spares you while others still strike. Without them you weigh it yourself; the lamp tells them when you ask it.
four-odds-what = { $stake ->
    [yes] how likely you come through: not hit, and the round not lost
    [side] how likely this fight spares you and your companions
   *[no] how likely this fight spares you
}
four-would-third = It brings the first { $number } back.
four-would-serves = This serves what you want.
four-would-defeat = It is your last life: you would be defeated.
four-would-second = { $lost ->
    [yes] With this defeat the round is lost.
    [own] With this hit the round is lost for you.
   *[no] With the second defeat the round is over.
}
# Where no figure stands on the cards, to whoever asks for them
four-odds-none = { $why ->
    [waits] The chances are being reckoned …
    [safe] Nothing is likely to hit you in this fight.
   *[kept] Nothing is likely to cost you or your side anything in this fight.
}
four-odds-same = { $stake ->
    [yes] You come through: { $chance }, whatever the card
    [side] Spares your side: { $chance }, whatever the card
   *[no] Spares you: { $chance }, whatever the card
}

## What happens (spoken, and shown while it happens)

four-tell-round = Round { $round }. { $you ->
    [yes] You open it.
   *[no] { $name } opens it.
}
four-tell-missing = Three fight: { $role } is missing, and life cards of his suit are out of play.
four-tell-prepopped = { $count ->
    [one] The villain has lost one life card beforehand.
   *[other] The villain has lost { $count } life cards beforehand.
}
four-tell-dealt = The sword cards are dealt; { $kept ->
    [0] the rest is the random deck.
   *[other] the rest is the random deck, and { $kept } wait for the next hand.
}
four-tell-dealt-kept = New hands: the cards set aside are dealt. The random deck stays as it is.
four-tell-fight = Fight 1. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
four-tell-cyclical = The last fight of the hand: now everybody strikes for a neighbour.
four-tell-direction = { $you ->
    [yes] You choose which way it goes.
   *[no] { $name } chooses which way it goes.
}
four-tell-clockwise = Nobody chooses: it goes clockwise.
four-tell-between = Yours counts for { $other }, { $name }’s for you.
four-striking = { $you ->
    [yes] You strike …
   *[no] { $name } strikes …
}
four-struck-open = { $you ->
    [yes] You strike with { $number }.
   *[no] { $name } strikes with { $number }.
}
four-struck-pile = Your top card strikes: { $number }.
four-struck-shadow = { $you ->
    [yes] You make a shadow strike: { $number }.
   *[no] { $name } makes a shadow strike: { $number }.
}
four-struck-forced = { $you ->
    [yes] The Cardinal guides your sword: { $number }.
   *[no] The Cardinal guides the sword of { $name }: { $number }.
}
four-struck-blocked = Equal numbers block each other: both { $number }s are out.
four-struck-third = The third { $number }: the first one stands again, and this one is out.
four-struck-empty = The random deck is empty, and so is the strike of the Shadow Musketeer.
four-struck-for = { $otherYou ->
    [yes] It counts for you.
   *[no] It counts for { $other }.
}
four-decided-a = { $you ->
    [yes] Yours is the lowest strike: you are hit.
   *[no] { $name } has the lowest strike and is hit.
}
four-decided-b = { $you ->
    [yes] Yours is the lowest strike, but the stone protects you: { $villain } is hit.
   *[no] { $name } has the lowest strike, but the stone protects: { $villain } is hit.
}
four-decided-c = { $you ->
    [yes] Yours is the lowest strike, but the stone protects you: nothing happens.
   *[no] { $name } has the lowest strike, but the stone protects: nothing happens.
}
four-decided-d = The Shadow Musketeer has the lowest strike: { $villain } is hit.
four-decided-e = The Shadow Musketeer has the lowest strike, but the stone protects: nothing happens.
four-decided-f = { $you ->
    [yes] Yours is the lowest strike, but it costs you nothing.
   *[no] { $name } has the lowest strike, but it costs nothing.
}
four-for-a = { $you ->
    [yes] The lowest strike counts for you: you are hit.
   *[no] The lowest strike counts for { $name }, who is hit.
}
four-for-b = { $you ->
    [yes] The lowest strike counts for you, but the stone protects you: { $villain } is hit.
   *[no] The lowest strike counts for { $name }, but the stone protects: { $villain } is hit.
}
four-for-c = { $you ->
    [yes] The lowest strike counts for you, but the stone protects you: nothing happens.
   *[no] The lowest strike counts for { $name }, but the stone protects: nothing happens.
}
four-for-d = The lowest strike counts for the Shadow Musketeer: { $villain } is hit.
four-for-e = The lowest strike counts for the Shadow Musketeer, but the stone protects: nothing happens.
four-for-f = { $you ->
    [yes] The lowest strike counts for you, but it costs you nothing.
   *[no] The lowest strike counts for { $name }, but it costs nothing.
}
four-decided-g = Every strike is blocked: a draw, and nobody is hit.
four-tell-replay = { $left ->
    [0] A free replay cancels it. It was the last one.
    [one] A free replay cancels it. One is left.
   *[other] A free replay cancels it. { $left } are left.
}
four-tell-no-replay = No replay is used.
four-tell-popped = { $you ->
    [yes] You lose the { $card }.
   *[no] { $name } loses the { $card }.
}
four-tell-life = { $you ->
    [yes] You lose
   *[no] { $name } loses
} a life: { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
four-tell-stone = { $you ->
    [yes] You get the stone.
   *[no] { $name } gets the stone.
}
four-tell-up = { $you ->
    [yes] Your role card lies face up: { $role }. The next hit defeats you.
   *[no] The role card lies face up: { $name } is { $role }. The next hit defeats.
}
four-tell-up-villain = The card of { $name } lies face up again. The next hit defeats.
four-tell-down = { $you ->
    [yes] Your last life card is gone: your card lies face down, for two more hits.
   *[no] The last life card of { $name } is gone: the card beneath lies face down, for two more hits.
}
four-tell-down-villain = The last life card of { $name } is gone, so the card beneath is turned face down: two more hits, and the first turns it up again.
four-tell-defeated = { $you ->
    [yes] You are defeated.
   *[no] { $name } is defeated.
}
four-tell-dazed = { $you ->
    [yes] You are dazed: from now on the top card of your pile strikes for you. You have nothing left to lose.
   *[no] { $name } is dazed, but still plays the top card each time: the little number.
}
four-tell-ghost = { $you ->
    [yes] You fight on as a ghost: defeated, but you go on deciding, and have nothing left to lose.
   *[no] { $name } fights on as a ghost: defeated, but still deciding, with nothing left to lose.
}

## The story

four-story-round = Round { $round }
four-story-lead = { $you ->
    [yes] You open it.
   *[no] { $name } opens it.
}
four-story-fight = Fight { $fight }
four-story-cyclical = Fight { $fight }, for a neighbour
four-story-strike = { $who }: { $number }{ $shadow ->
    [yes] { " " }(shadow)
   *[no] { "" }
}{ $blocked ->
    [yes] , blocked
   *[no] { "" }
}
four-story-strike-for = { $who }: { $number } for { $otherYou ->
    [yes] you
   *[no] { $other }
}{ $shadow ->
    [yes] { " " }(shadow)
   *[no] { "" }
}{ $blocked ->
    [yes] , blocked
   *[no] { "" }
}
four-story-empty = { $who }: empty
four-story-over = The round is over

## What is played for

four-goal-word = Aim
four-goal-open = What you play for
four-goal = The match goes to { $result }{ $group ->
    [survival] ; the fewest win.
   *[other] .
}
four-goal-ends = The round is over when { $villain } is defeated, or { $lost ->
    [all] all Musketeers are.
    [last_player] no player has a Musketeer left.
   *[two] two Musketeers are.
}
four-goal-single = One round{ $what ->
    [lives] ; whoever stands with the most lives wins.
    [survival] ; the fewest defeats win.
   *[other] { "" }
}
four-role-of = { $who }: { $role }
four-role-plain = In this storyline the role has no aim of its own: it is turned up when the last life cards are gone.
four-ambition = What { $role } wants
four-wanted = Still missing in the line of story: { $cards }.
four-wanted-none = All of it lies in the line of story.
four-standing = In the match so far: { $result }.
four-team = Team { $number }
four-teams = { $first } against { $second }
four-known = Which cards are left
four-known-number = { $number }: { $hidden } not seen yet, { $own } in your hand, { $seen } seen
four-known-sign = { $at ->
    [hidden] not seen yet
    [own] in your hand
   *[seen] seen
}
four-known-hidden = { $count } not seen yet: { $where }.
four-known-where = { $place ->
    [hands] { $count } in other hands
    [random] { $count } in the random deck
    [kept] { $count } for the next hand
   *[thrown] { $count } thrown away face down
}
four-means = What the cards mean here
four-signs = What stands on your cards
four-last = Behind a 2 the role card stays face down: two more hits defeat. Behind the joker it is turned up at once: one more hit defeats.
four-last-mirrored = The last life cards are mirrored: behind a 2 the role card is turned up at once, and one more hit defeats; behind the joker it stays down, and it takes two.
four-stone = Whoever takes damage gets the stone. If the Musketeer with the stone loses a fight, { $villain } takes the damage and gets the stone back.
four-stone-shadow = Whoever takes damage gets the stone. If the Musketeer with the stone loses a fight, nothing happens. { $villain } takes damage when the Shadow Musketeer loses while a Musketeer has the stone.
four-shadow-strikes = For a shadow strike you discard a card face down, and the top card of the random deck strikes instead. { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
}
four-replays = { $you ->
    [yes] You speak for all: in this round you may cancel
   *[no] { $name } speaks for all, and in this round may cancel
} { $left ->
    [one] one hit
   *[other] { $left } hits
}, by a free replay.
four-goal-tie = Whoever is equal at the end shares the victory.

## The end of a round

four-over = { $ending ->
    [good] { $story ->
        [QC] { $villain } is caught: the round is over.
       *[other] { $villain } is beaten: the round is over.
    }
   *[bad] { $group ->
        [solitaire] The Musketeers are beaten: the round is over.
       *[other] Defeated: { $own ->
            [yes] you and { $others }
            [alone] you
           *[no] { $others }
        }. The round is over.
    }
}
four-end-beaten = { $villain } is beaten!
four-end-victor = { $villain } has won
four-end-own = { $storyline ->
    [AC] { $mood ->
        [won] The master of the fencing hall bows, and he bows to you.
       *[lost] You count your bruises and hang up your sword: this hall will see you again.
    }
    [KC] { $mood ->
        [won] You feel your way out into the light, sword in hand.
       *[lost] In that darkness somebody else kept a cooler head.
    }
    [QC] { $mood ->
        [won] Whoever was right about Constance, nobody got more of what he wanted than you.
       *[lost] Whoever was right about Constance, somebody else got more of what he wanted.
    }
   *[QS] { $mood ->
        [won] You have looked behind every mirror, and nobody found more there than you.
       *[lost] Among all these mirrors somebody else found more than you.
    }
}
four-end-short = { $left ->
    [one] One more hit, and { $villain } would have been beaten.
   *[other] { $left } more hits, and { $villain } would have been beaten.
}
four-end-close = { $you ->
    [yes] One more hit, and you would have been defeated.
   *[no] One more hit, and { $name } would have been defeated.
}
four-end-well = In this round you were never one hit from defeat: well fenced!
four-end-shared = Only defeats count in this match, not the lives that are left; where you begin with “Play now”, those decide.
four-round-title = The end of round { $round }
four-round-mine = Round { $round }: { $group ->
    [survival] { $defeated ->
        [yes] you were defeated
       *[no] you came through
    }
    [solitaire] { $gained ->
        [0] lost
       *[other] won
    }
   *[roles] { $gained ->
        [0] no point for you
        [one] one point for you
       *[other] { $gained } points for you
    }
}
four-total = In all: { $total }
four-last-fight = The last fight
four-last-round = Last round
four-go-on = On with the match
four-next-round = Next round
four-settings-title = How hard shall the next round be?
four-setting-prepopped = How many life cards has the villain lost beforehand?
four-setting-free_replays = How many hits may you cancel?
four-setting-joker_to_villain = What is the villain’s last life card?
four-setting-joker_to_villain-yes = the joker
four-setting-joker_to_villain-yes-about = He falls one hit sooner.
four-setting-joker_to_villain-no = the one that chance deals
four-setting-joker_to_villain-no-about = That may be the joker, too.
four-setting-stone_to_lead = Who holds the stone at first?
four-setting-stone_to_lead-yes = whoever leads
four-setting-stone_to_lead-yes-about = Protected from the first fight on.
four-setting-stone_to_lead-no = the villain
four-setting-stone_to_lead-no-about = The first hit costs a life.
four-setting-bad_ending = When is the round lost?
four-settings-open = Easier or harder?
four-intro-begin = To the table
four-intro-more = More about this storyline
four-intro-against = { $group ->
    [solitaire] Against you: { $villain }. All who play stand together.
    [survival] { $mode ->
        [team] Against you: the other team, and { $villain }.
       *[solo] Against you: every other Musketeer, and { $villain }.
    }
   *[roles] Around you: Musketeers who may want something else, and { $villain }. Nobody says who he is.
}

## The first lesson

four-coach-aim = This is you. Each heart is a life, and a hit costs one: whoever stands with the most of them in the end wins.
four-coach-strike = Everybody strikes once, and the lowest number is hit. At its foot each card says whom it would hit: choose one.
four-coach-unsettled = A name in a dashed frame is hit as it stands now. Others still strike after you.
four-coach-odds = Others strike after you. The figure on a card says how likely it spares you, by what they probably hold.
four-coach-after = The last life card lies here, and yet there are more hearts: once it is gone, the role card takes { $after ->
    [one] one more hit
   *[other] { $after } more hits
}.
four-coach-repeat = Equal numbers block each other: both are out, and neither can be the lowest. Your { $number } would hide behind this one.
four-coach-shadow = { $certain ->
    [yes] Your { $number } would be hit.
    [likely] Your { $number } would probably be hit.
   *[no] As it stands, your { $number } would be hit.
} It need not strike: touch it, and see the other button.
four-coach-discard = Thrown away here it goes face down, and the top card of the random deck strikes in its place: a shadow strike.
four-coach-draw = No strike stands: a draw. Nobody is hit, and the same seat begins the next fight.
four-coach-hit = { $you ->
    [yes] You had the lowest strike, so you lose a life: its card lies here now, out of play.
   *[no] { $name } had the lowest strike and loses a life: its card lies here now, out of play.
}
four-coach-cyclical = In the last fight of a hand everybody strikes for a neighbour; whoever begins chooses the way, and the arrows show for whom. A bad card hurts somebody else now.
four-coach-direction = The last fight of a hand: everybody strikes for a neighbour, and you say on which side. The table shows whom either way strikes; your other neighbour then strikes for you.
four-coach-defeated = { $you ->
    [yes] You are defeated. When a second Musketeer is, or the villain, the round is over.
   *[no] { $name } is defeated. When a second Musketeer is, or the villain, the round is over.
}
four-coach-dazed = { $you ->
    [yes] You fight on, dazed: nobody decides for you any more, and your cards are played from the top of a pile. You have nothing left to lose; if you lose with the stone, { $villain } takes the hit as before.
   *[no] { $name } fights on, dazed: nobody chooses for { $name } any more, and the next card always lies open. There is nothing left to lose; if { $name } loses with the stone, { $villain } takes the hit as before.
}
four-coach-ghost = { $you ->
    [yes] You fight on as a ghost: defeated, but you go on deciding, and have nothing left to lose.
   *[no] { $name } fights on as a ghost: defeated, but still deciding, with nothing left to lose.
}
four-coach-stone = { $you ->
    [yes] You were hit, so the stone is yours. If you lose with it, { $villain } takes the hit: your lowest card is a good one now.
   *[no] { $name } was hit and has the stone: if { $name } loses the next fight as well, { $villain } takes the hit.
}
four-coach-signs = Touch any sign on the table, and it says what it means.
four-coach-end = { $ending ->
    [good] The round is over: { $villain } is defeated.
   *[bad] The round is over: two Musketeers are defeated.
} That was “Each For Himself”, where everybody fights everybody, the simplest of six stories: each of the others has something of its own.
four-coach-begins = Whoever loses a fight strikes first in the next one; the others follow clockwise.

## The second lesson: hiding

four-coach-hide = The lowest number is hit, so hide: { $name } has struck with a 5, and your 5 blocks it. Both are out, and you keep your 6.
four-coach-hidden = Both 5s are out, and nobody can reach you. Of what still stands, { $name } has the lowest.
four-coach-all-low = No number here to hide behind, and each of your cards would be the lowest. Let the shadow strike: touch your 3, the worst.
four-coach-drawn = The shadow has struck for you, and your worst card is gone: nobody knows which it was. The random deck is small, so save that for a bad hand.
four-coach-third = Two 4s block each other, and your 6 would be the lowest. A third 4 brings the first one back: then { $name } has the lowest strike, and not you.
four-coach-third-back = Of three equal numbers the first one stands again, and yours is out: { $name } is hit, and with the second defeat the round is over.
four-coach-shadow-end = That is how to stay unhurt: hide behind a number that lies there already, strike from the shadow when every card is bad, and count what blocks what before you strike. Whoever strikes last sees most.

## A choice in few words, where it is spoken of

four-choice-strike = { $card }
four-choice-shadow = Throw away the { $card } for a shadow strike

## Why a choice is worth what it is: by what it brings in the worlds looked at, and what the best of the others brings

# Of the best choice: what it does
four-gist-wanted = { $wanted ->
    [yes] : it brings the { $card }, which you want, into the line of story.
   *[no] .
}
# For whom that is good
four-gist-because = { $because ->
    [friend] : that is your side.
    [ward] : you want her to live.
    [fails] : a hit there would end the round against you.
    [ends] : a hit there would end the round while others lead.
    [instead] : a hit there costs no rival a life.
    [aim] : that is what you want.
    [rival] : that costs a rival a life.
   *[none] .
}
four-gist = { $what ->
    [safe] { $you ->
        [yes] It spares you.
       *[no] { $name } is not hit.
    }
    [safer] { $you ->
        [yes] It spares you more often.
       *[no] { $name } is hit less often.
    }
    [last] It spares your last life more often.
    [spares] { $name } is hit less often{ four-gist-because }
    [wanted] { $you ->
        [yes] You are hit more often, and that serves you{ four-gist-wanted }
       *[no] { $name } is hit more often, and that serves you{ four-gist-wanted }
    }
    [leader] { $name }, who leads, is hit more often.
    [coleader] { $name }, who shares the lead, is hit more often.
    [ending] { $name } is hit more often: that ends the round sooner, while you lead.
    [strikes] { $name } is hit more often{ four-gist-because }
    [nobody] More often nobody is hit.
    [somebody] More often somebody is hit.
   *[keeps] { $card ->
        [higher] It keeps the higher card, the { $number }, for a later fight.
        [lowest] It keeps your lowest card, the { $number }, for the last fight, where it counts for a neighbour.
       *[other] It saves better cards for later.
    }
}
# What it is compared with: the best of the others
four-reason-other = { $rival ->
    [card] with the { $number }
    [shadow] from the shadow
   *[way] the other way
}
four-reason-rather = Why not the { $number }: { $spared ->
    [own] it spares you
    [side] it spares your side
   *[round] with it you come through
} in { $chance } of cases, with this choice in { $otherwise }, but { $cost ->
    [later] it is better kept for a later fight.
    [neighbour] it is better kept for a neighbour.
    [more] { $name } is hit more often with it.
    [less] { $name } is hit less often with it.
    [companion] { $name }, who fights on your side, is hit more often with it.
    [leader] { $name }, who leads, is hit less often with it.
    [coleader] { $name }, who shares the lead, is hit less often with it.
    [cards] you would keep worse cards.
    [nobody] more often it hits nobody.
    [somebody] more often it hits somebody.
   *[all] all told it comes out behind.
}
# Where companions fight along, it is not them
four-reason-you = { $self ->
    [yes] you yourself
   *[no] you
}
four-reason-hit = { $otherYou ->
    [yes] It spares { four-reason-you } { $often ->
        [never] never
        [hardly] hardly ever
        [always] every time
        [nearly] nearly every time
       *[some] in { $chance } of cases
    }
   *[no] { $other } is { $often ->
        [never] never hit
        [hardly] hardly ever hit
        [always] hit every time
        [nearly] hit nearly every time
       *[some] hit in { $chance } of cases
    }
}; { four-reason-other } { $oftenElse ->
    [never] never
    [hardly] hardly ever
    [always] every time
    [nearly] nearly every time
   *[some] in { $otherwise }
}.
four-reason-alike = { $otherYou ->
    [yes] It spares { four-reason-you } { $often ->
        [never] never
        [hardly] hardly ever
        [always] every time
        [nearly] nearly every time
       *[some] in { $chance } of cases
    }
   *[no] { $other } is { $often ->
        [never] never hit
        [hardly] hardly ever hit
        [always] hit every time
        [nearly] hit nearly every time
       *[some] hit in { $chance } of cases
    }
}, { $often ->
    [never] just the same
    [always] just the same
   *[some] about as often
} { four-reason-other }.
four-reason-nobody = { $often ->
    [never] Somebody is always hit
    [hardly] Somebody is nearly always hit
    [always] Nobody is ever hit
    [nearly] Nearly every time nobody is hit
   *[some] Nobody is hit in { $chance } of cases
}; { four-reason-other } { $oftenElse ->
    [never] somebody always is
    [hardly] somebody nearly always is
    [always] nobody ever is
    [nearly] nearly every time nobody is
   *[some] { $often ->
        [some] in { $otherwise }
       *[other] in { $otherwise } of cases nobody is
    }
}.
# The same of what its plain sentence has just said
four-reason-said = { $often ->
    [never] But { four-reason-other } a hit comes { $oftenElse ->
        [always] every time.
        [nearly] nearly every time.
       *[some] in { $otherwise } of cases.
    }
   *[some] { $often ->
        [always] Every time
        [nearly] Nearly every time
        [hardly] Hardly ever
       *[some] In { $chance } of cases
    }; { four-reason-other } { $oftenElse ->
        [never] never.
        [hardly] hardly ever.
        [always] every time.
        [nearly] nearly every time.
       *[some] in { $otherwise }.
    }
}
four-reason-keep-said = { $hands ->
    [0] Little hangs on it.
    [1] About one hit fewer until the next deal.
   *[other] About one hit fewer in { $hands } deals.
}
four-reason-keep = { $better ->
    [yes] { $card ->
        [higher] The higher card, the { $number }, stays for a later fight
        [lowest] Your lowest card, the { $number }, stays for a neighbour
       *[other] You keep better cards
    }: { $hands ->
        [0] little hangs on it.
        [1] about one hit fewer until the next deal.
       *[other] about one hit fewer in { $hands } deals.
    }
   *[no] { $card ->
        [higher] It spends the { $number }, which would be good in a later fight
        [lowest] It spends the { $number }, which would be good for a neighbour
       *[other] You keep worse cards
    }: { $hands ->
        [0] little hangs on it.
        [1] about one hit more until the next deal.
       *[other] about one hit more in { $hands } deals.
    }
}
four-reason-deck = { $left ->
    [one] The last card of the random deck is left for later.
   *[other] The random deck keeps its { $left } cards for later.
}
four-reason-same = It comes to the same as the best other choice, now and later.
four-reason-shadow = This card leaves your hand, and a random one strikes in its place{ $left ->
    [0] , the last one.
    [one] ; one is left then.
   *[other] ; { $left } are left then.
}
four-reason-chance = Then the round is won in { $chance } of cases; with the best other choice in { $otherwise }.
unit-round-chance = { $worth }% to win the round
difference-round-chance = { $worth } of 100 rounds
unit-round-chance-about = Counted as if this round were played a hundred times: so many more of them you would win with the best choice.
unit-round-points = { $count ->
    [one] { $worth } point in 100 rounds
   *[other] { $worth } points in 100 rounds
}
unit-round-points-about = Counted as if this round were played a hundred times: so many points it brings you, less half of what each of the others makes. In a survival a defeat is a point lost.
difference-round-points = { $count ->
    [one] { $worth } point in 100 rounds
   *[other] { $worth } points in 100 rounds
}
four-figure-lost = Fights lost
four-figure-lives = Life cards lost
four-figure-passed = Hits passed on with the stone
four-figure-defeats = Times defeated

## Why it is asked

# What lies on the table of this fight, before the rule
four-here-blocked = The two { $number }s block each other.
four-here-lowest = { $you ->
    [yes] Your { $number }
   *[no] The { $number } of { $name }
} is the lowest that stands now.
four-here-none = No strike stands now.
four-here-blocks = A { $number } of yours would block the one that lies there: both would be out.
four-here-third = A { $number } of yours would be the third: it is out, and the first one stands again.
four-here-last = Nothing can change after your strike: what stands on your cards is certain.
four-here-coming = { $odds ->
    [yes] Still to strike: { $names }. The per cents reckon with what they probably hold.
   *[no] Still to strike: { $names }. So what stands on your cards may still change.
}
four-here-alike = All your cards come to about the same here: what the others hold decides.

four-question-choose_missing = With three Musketeers one suit is left out. Its cards lie in the line of story from the beginning, and nobody can lose them any more.
four-question-choose_direction = This is the last fight of the hand: everybody strikes for a neighbour. The direction decides for whom your card counts, and whose card counts for you.
four-question-strike = The lowest card that is not blocked loses the fight. Equal cards block each other in pairs; of three the first one stands. A shadow strike throws your card away, and the top card of the random deck strikes for it.
four-question-neighbours = In this fight everybody strikes for a neighbour: the arrow under a name shows for whom. So the lowest card hits whom it counts for, not whoever laid it.
four-question-together = { $villain ->
    [AS] You all stand together, and the villain is hit only when whoever has the stone loses. But he guides that sword: the strike for whoever has the stone must come from the shadow as long as the random deck has a card.
   *[KS] You all stand together, and the villain is hit only when the Shadow Musketeer loses while a Musketeer has the stone.
}
four-question-use_replay = A free replay takes this hit back: nobody is hurt, the stone stays, the cards are spent. There are only so many in a round, so keep it for a hit that would cost you more. Who speaks for all decides, as the hit concerns all.
four-question-choose_settings = Between rounds the fight against the villain can be made easier or harder. Within a round everything stays as it is.
four-question-begins = Whoever loses a fight strikes first in the next one; after a draw the same seat begins again. The others follow clockwise. In the last fight of a hand whoever begins chooses the way.

## What a sign means: one sentence each

four-sign-card = Only the number { $number } counts, not the suit: equal numbers block each other in pairs, and the lowest that stands loses.
four-sign-left = { $name }: hits left until defeat: { $count }. Each takes the life card in front; when all are gone, the role card beneath, which says who this is, still takes: { $after }.
four-sign-team = Team { $number }: these Musketeers play the round on one side.
four-sign-open = { $who ->
    [dazed] The top card of the pile: a dazed Musketeer plays his cards in this order, whatever comes.
    [servant] A servant’s hand lies open, and his master decides what he plays.
   *[player] These cards lie open to you alone, as you watch this match.
}
four-sign-became = { $became ->
    [ghost] A ghost: defeated, but his player goes on deciding, and he has nothing left to lose.
   *[dazed] Dazed: nobody decides for him, he plays his cards as they lie in the pile.
}
four-sign-villain = { $villain ->
    [AC] Rochefort wants the Musketeers to defeat each other.
    [KC] Bonacieux wants the Musketeers defeated in the dark.
    [AS] Richelieu wants to beat the Musketeers, who stand together against him.
    [KS] De Wardes wants to beat the Musketeers, who stand together against him.
    [QC] Madame Bonacieux wants to get away alive.
   *[QS] Milady wants the Musketeers lost among her mirrors.
} { $shadow ->
    [yes] { $name } is hit when the Shadow loses while a Musketeer has the stone.
   *[no] Nobody strikes from here; { $name } is hit when whoever has the stone loses a fight.
}
four-sign-for = In the last fight of a hand everybody strikes for a neighbour: this card counts for { $otherYou ->
    [yes] you
   *[no] { $other }
}.
# The shield at the place of whom the lowest strike counts for
four-sign-loses = { $fate ->
    [hit] A broken shield: the lowest strike counts for { $otherYou ->
        [yes] you
       *[no] { $other }
    }, and nothing keeps the hit off.
    [villain] The lowest strike counts for the Shadow: { $villain } is hit.
   *[spared] A whole shield: the lowest strike counts for { $otherYou ->
        [yes] you, but costs you
       *[no] { $other }, but costs { $other }
    } no life.
}
four-sign-place = { $state ->
    [empty] An empty strike: the random deck had no card for it, so it blocks nothing and cannot lose.
    [waits] Number { $turn } to strike in this fight.
   *[open] A place for the strike of this seat.
}
four-sign-shadow-first = Choose a card first: it is discarded face down, and the top card of the random deck strikes in its place.
four-sign-shadow-odds = On top of the random deck lies one of { $cards } cards that you have not seen: what came into play later cannot lie there.
four-sign-play-out = By what you can see there is hardly anything left to decide. A computer player strikes for you to the end of the round, at once.
four-sign-odds = Reckoned as the lamp reckons: from the cards that the others probably hold, and what a good player would strike with them.
four-sign-tie = Both { $number }s block each other: neither counts, and neither can be the lowest.
four-sign-strike = { $state ->
    [blocked] Blocked: an equal number lies against it, so it does not count and cannot lose.
    [lowest] The lowest card that stands: whoever it counts for loses the fight.
   *[stands] This card stands: no equal number blocks it, and a lower one stands too.
}{ $how ->
    [random] { " " }It came from the random deck.
   *[hand] { "" }
}
four-sign-line = What is out of play lies here in its order until the round is over: each hit adds the life card that it took. That row is the line of story.
four-sign-hand = Fights of this hand: in the last one, with the arrows, everybody strikes for a neighbour.
