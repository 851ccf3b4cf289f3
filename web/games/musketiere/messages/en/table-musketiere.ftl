### The table of Musketiere: what is asked, what happens, what happened.
### $you is "yes" when the sentence speaks to the player in front of the screen.

## Cards and stones

card-name = { $swords ->
    [0] { $value } without a sword
    [1] { $value } with one sword
    [2] { $value } with two swords
    [3] { $value } with three swords
   *[other] { $value } with four swords
}
card-of-several = { $value } ({ $swords ->
    [0] no sword
    [1] one sword
    [2] two swords
    [3] three swords
   *[other] four swords
})
card-down = face-down card
stone-G = a gem
stone-P = a prison
nth-place = { $place ->
    [1] first card
    [2] second card
   *[other] third card
}

## The table

table-title = Musketiere, game { $game }
table-where = duel { $duel } of 9
table-where-game = game { $game } · duel { $duel }
table-where-pay = choosing the pay
table-seat-total = { $count ->
    [one] { $count } ducat so far
   *[other] { $count } ducats so far
}
table-seat-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-middle = The duel
table-guard = The Cardinal’s guard, strength { $strength }
table-pile = { $count ->
    [one] one guard left in the pile
   *[other] { $count } guards left in the pile
}
table-centre = In the centre: { $gems ->
    [0] no gem
    [one] one gem
   *[other] { $gems } gems
}, { $prisons ->
    [0] no prison
    [one] one prison
   *[other] { $prisons } prisons
}
table-no-gems = no gems left
table-no-prisons = no prisons left
table-sum-label = So far { $sum } of { $strength }
table-needed = It takes { $needed } or more!
table-laid = Cards in this duel
table-laid-none = nothing laid yet
table-laid-tried = { $card }, not played yet
table-not-counting = does not count
table-pay = Your pay
table-pay-of = Pay of { $name }
table-place-empty = { nth-place }: nothing yet
table-place-down = { nth-place }, face down
table-place-open = { nth-place }: { $value }
table-place-own = { nth-place }: your { $value }
table-place-stone = { $what } with { $stone }
table-lies = worth now
table-so-far = { $total } so far

## What a seat is doing

says-chosen = has chosen
says-imprisoned = all in prison
says-highest = highest card
says-lowest = lowest card
says-two-gems = holds two gems

## What a duel has come to

cry-won = { $you ->
    [yes] { $over ->
        [0] Won, with none to spare!
       *[other] Won by { $over }!
    }
   *[no] Won! { $name } was highest.
}
cry-lost = { $you ->
    [yes] { $short ->
        [one] Lost by one!
       *[other] Lost by { $short }!
    }
   *[no] Lost! { $name } was lowest.
}
cry-third = { $you ->
    [yes] Your third gem!
   *[no] The third gem!
}
cry-gem = Your { $value } is worth { $worth }!
cry-robbed = { $lost ->
    [0] { $name } robs you!
    [one] { $name } robs you of a ducat!
   *[other] { $name } robs you of { $lost } ducats!
}
cry-prison = Your { $value } goes to prison!
cry-robs = { $name } robs { $other }!
why-taken = { $what ->
    [gem] No gem is left in the centre.
   *[prison] No prison is left in the centre.
}
undo-none-stone = A gem or a prison stays where it was laid: whatever comes next is turned up at once, and all have seen it.
stake-empty = { $what ->
    [both] Nothing is left in the centre: who wins may rob another’s gem, who loses takes another’s prison.
    [prisons] No prison is left: whoever loses takes another’s, and frees that card.
   *[gems] No gem is left: whoever wins may take another’s.
}
stake-full = { $what ->
    [both] Nothing is left in the centre, no card of yours is free: winning frees a prisoner, losing costs a gem.
    [prisons] No prison is left: if you lose, you give back a gem, as none of your cards is free.
   *[gems] No gem is left: if you win, you free a prisoner, as none of your cards is free.
}
stake-third = { $you ->
    [yes] You have two gems: a third ends the game.
   *[no] { $name } has two gems: a third ends the game.
}
ahead-stronger = Stronger guards may follow: { $guards }.
ahead-none = No stronger guard will come: nothing need be saved for one.
last-duel-won = The duel before was won, { $sum } against { $strength }.
last-duel-lost = The duel before was lost, { $sum } against { $strength }.

## What a rival says to what befell him, by his character

voice-gem = { $character ->
    [bold] { $time ->
        [0] Mine, of course!
        [1] Come to me!
       *[2] Who else?
    }
    [careful] { $time ->
        [0] Safe is safe.
        [1] Little by little.
       *[2] That will keep.
    }
    [vengeful] { $time ->
        [0] A beginning.
        [1] I’m owed this.
       *[2] That settles a score.
    }
   *[none] { $time ->
        [0] A gem!
        [1] Lucky me!
       *[2] How it shines!
    }
}
voice-robs = { $character ->
    [bold] { $time ->
        [0] I’ll have that!
        [1] Hand it over!
       *[2] Too slow!
    }
    [careful] { $time ->
        [0] Needs must.
        [1] Forgive me.
       *[2] I had no choice.
    }
    [vengeful] { $time ->
        [0] I forget nothing.
        [1] This one is mine, too.
       *[2] An eye for an eye.
    }
   *[none] { $time ->
        [0] Many thanks!
        [1] How kind!
       *[2] Irresistible!
    }
}
voice-avenges = { $you ->
    [yes] { $time ->
        [0] That was for my gem!
        [1] Now we are even!
       *[2] Tit for tat!
    }
   *[no] { $time ->
        [0] For my gem, { $name }!
        [1] We are even, { $name }!
       *[2] Remember, { $name }?
    }
}
voice-robbed = { $character ->
    [bold] { $time ->
        [0] You dare?
        [1] Draw your sword!
       *[2] This means war!
    }
    [careful] { $time ->
        [0] I feared as much.
        [1] I kept it badly.
       *[2] Nothing is safe.
    }
    [vengeful] { $time ->
        [0] I’ll remember that.
        [1] That is noted.
       *[2] You’ll regret it.
    }
   *[none] { $time ->
        [0] My gem!
        [1] Not again!
       *[2] Stop, thief!
    }
}
voice-jailed = { $character ->
    [bold] { $time ->
        [0] A trifle!
        [1] Walls? Bah!
       *[2] I’ll break out!
    }
    [careful] { $time ->
        [0] I knew it.
        [1] Of all days.
       *[2] Too bold of me.
    }
    [vengeful] { $time ->
        [0] I’ll make up for it.
        [1] One more score.
       *[2] I count the days.
    }
   *[none] { $time ->
        [0] Alas!
        [1] Why me?
       *[2] What bad luck!
    }
}
voice-freed = { $character ->
    [bold] { $time ->
        [0] On guard again!
        [1] Where’s my sword?
       *[2] No wall holds me!
    }
    [careful] { $time ->
        [0] Home at last.
        [1] Fresh air!
       *[2] Best stay out now.
    }
    [vengeful] { $time ->
        [0] My turn now.
        [1] I’m back. Beware.
       *[2] You thought me gone?
    }
   *[none] { $time ->
        [0] Free!
        [1] Daylight!
       *[2] What a relief!
    }
}
voice-returned = { $character ->
    [bold] { $time ->
        [0] There are others!
        [1] What of it!
       *[2] Let it roll!
    }
    [careful] { $time ->
        [0] A pity.
        [1] Easily won, easily lost.
       *[2] Nothing stays.
    }
    [vengeful] { $time ->
        [0] I’ll have it back.
        [1] You’ll pay for it.
       *[2] I won’t forget.
    }
   *[none] { $time ->
        [0] Farewell, gem.
        [1] It was so pretty.
       *[2] There it goes.
    }
}
voice-walled = { $character ->
    [bold] { $time ->
        [0] Caged? For now!
        [1] Even so: have at you!
       *[2] Just you wait!
    }
    [careful] { $time ->
        [0] All is lost.
        [1] Nothing left to guard.
       *[2] If only I’d waited.
    }
    [vengeful] { $time ->
        [0] Wait till I’m out.
        [1] You’ll all pay.
       *[2] I know your names.
    }
   *[none] { $time ->
        [0] All three!
        [1] Help!
       *[2] Who lets me out?
    }
}
voice-near = { $character ->
    [bold] { $time ->
        [0] Soon it’s mine!
        [1] Who’ll stop me?
       *[2] Nearly there!
    }
    [careful] { $time ->
        [0] Softly now.
        [1] No slip now.
       *[2] Not won yet.
    }
    [vengeful] { $time ->
        [0] Soon we’re even.
        [1] You’ll see.
       *[2] The bill is coming.
    }
   *[none] { $time ->
        [0] Almost there!
        [1] Not far to go!
       *[2] Can it be?
    }
}
voice-envies = { $character ->
    [bold] { $time ->
        [0] Not for long!
        [1] The next is mine!
       *[2] Keep it, I’m generous.
    }
    [careful] { $time ->
        [0] One fewer left.
        [1] I should have dared.
       *[2] Guard it well.
    }
    [vengeful] { $time ->
        [0] I saw that.
        [1] Enjoy it while it lasts.
       *[2] We’ll speak of this.
    }
   *[none] { $time ->
        [0] Lucky you!
        [1] Very pretty.
       *[2] I’d like one, too.
    }
}
voice-mocks = { $character ->
    [bold] { $time ->
        [0] Ha! Not me!
        [1] Mind your head!
       *[2] Who plays that low?
    }
    [careful] { $time ->
        [0] Better safe.
        [1] Thank heaven, not me.
       *[2] I keep well clear.
    }
    [vengeful] { $time ->
        [0] Serves you right.
        [1] That pleases me.
       *[2] Well deserved.
    }
   *[none] { $time ->
        [0] Oh dear!
        [1] Chin up!
       *[2] Phew, not me!
    }
}

## What is asked

ask-choose_pay =
    Choose three cards as your pay.
    They will score, but not fight.
advice-pay = A gem doubles the high ones, a prison costs little on low ones. The other nine fight, and no new ones come.
advice-swords = Swords decide only between equal numbers.
advice-last = { $you ->
    [yes] You have { $total } of { $target } ducats: this game may be the last.
   *[no] { $name } has { $total } of { $target } ducats: this game may be the last.
}
advice-weak = A hard hand: in your pay a gem makes the { $high } worth { $double }, and a prison on the { $low } costs { $low ->
    [0] nothing
   *[other] little
}.
aim-cheap = A prison on your { $value } costs { $value ->
    [0] nothing
   *[other] little
}.
aim-lowest = If it is lost, just do not be the lowest.
ask-choose_pay-more = { $left ->
    [1] One more card.
   *[2] Two more cards.
}
ask-choose_pay-ready =
    These three will be your pay.
    Once all have chosen they cannot be changed.
ask-choose_pay-instead =
    The { $value } goes back to your hand.
    These three will be your pay.
ask-play_card = Together you need { $strength } or more.
ask-play_card-beyond = Together you cannot reach { $strength }: only the lowest card will pay for it.
ask-play_card-hardly = { $strength } can hardly be reached: it takes nearly all of the highest cards.
ask-play_card-alone = You fight alone against { $strength }.
ask-play_card-imprisoned =
    You are fully imprisoned: your card will not count.
    { $left ->
        [one] { "" }
       *[other] Which one can you spare?
    }
ask-play_card-last = Your last card against { $strength }.
hint-drag = A card dragged up is played at once.
ask-take_gem =
    Won! { $swords ->
        [yes] Same number, more swords.
       *[no] Yours was the highest card.
    }
    Where shall the gem go?
ask-take_gem-source =
    Won! No gem is left:
    whose do you take?
ask-take_gem-or-free =
    Won! Take a gem for a bare card,
    or let a prisoner go.
ask-take_gem-or-free-source =
    Won! Gems lie with { $names }:
    take one, or let a prisoner go.
ask-free_prison =
    Won! None of your cards is free.
    Let one prisoner go.
ask-take_prison =
    Lost. { $swords ->
        [yes] Same number, fewer swords.
       *[no] Yours was the lowest card.
    }
    Where shall the prison go?
ask-take_prison-source =
    Lost. No prison is left:
    whose do you take?
ask-return_gem =
    Lost. None of your cards is free.
    Give back a gem.
ask-take_gem-whose = Whose gem do you take? His card will be without it.
ask-take_prison-whose = Whose prison do you take? It sets that card of his free.
ask-pick-place = Now choose where it goes.
ask-would = { $count ->
    [one] Your pay would then be worth one ducat.
   *[other] Your pay would then be worth { $count } ducats.
}

button-choose_pay = Lay these three
button-play_card = Play { $value }
button-play-none = Choose a card
button-pay-none = { $picked } of 3 chosen
button-take_gem = Take the gem
button-take_gem-from = Take { $name }’s gem
button-place-none = { $what ->
    [free_prison] Choose a prisoner
    [return_gem] Choose a gem
    [whose-take_gem] Choose a gem
    [whose-take_prison] Choose a prison
    [either] Gem or prisoner?
   *[other] Choose a place
}
button-free_prison = Free this one
button-take_prison = Take the prison
button-take_prison-from = Take { $name }’s prison
button-return_gem = Give it back
place-take_gem = { nth-place }: put the gem here{ $value ->
    [none] {""}
   *[other] , your { $value } would be worth { $worth }
}
place-free_prison = { nth-place }: free this one{ $value ->
    [none] {""}
   *[other] , your { $value } counts again
}
place-take_prison = { nth-place }: put the prison here{ $value ->
    [none] {""}
   *[other] , your { $value } would be worth nothing
}
place-return_gem = { nth-place }: give this gem back{ $value ->
    [none] {""}
   *[other] , your { $value } would count once
}
source-take = Take { $stone } from { $name }, { nth-place }

## What happens (spoken, and shown while it happens)

tell-choice = { $you ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
}
tell-dealt = Twelve cards each.
tell-guard = The guard is turned up: { $strength }.
tell-turned = { $you ->
    [yes] You: { $card }.
   *[no] { $name }: { $card }.
}
tell-won = Won, { $sum } against { $strength }!
tell-highest = { $you ->
    [yes] Your card was the highest.
   *[no] { $name } had the highest card.
}
tell-lost = Lost, { $sum } against { $strength }.
tell-lowest = { $you ->
    [yes] Your card was the lowest.
   *[no] { $name } had the lowest card.
}
tell-by-swords = Of equal numbers, more swords are higher.
tell-gem = { $you ->
    [yes] You take a gem.
   *[no] { $name } takes a gem.
}
tell-gem-from = { $you ->
    [yes] You take a gem from { $other }.
   *[no] { $otherYou ->
        [yes] { $name } takes a gem from you!
       *[no] { $name } takes a gem from { $other }.
    }
}
tell-freed = { $you ->
    [yes] You free a prisoner.
   *[no] { $name } frees a prisoner.
}
tell-prison = { $you ->
    [yes] You take a prison.
   *[no] { $name } takes a prison.
}
tell-prison-from = { $you ->
    [yes] You take over a prison from { $other }.
   *[no] { $otherYou ->
        [yes] { $name } takes over a prison from you.
       *[no] { $name } takes over a prison from { $other }.
    }
}
tell-returned = { $you ->
    [yes] None of your pay cards is free: you give back a gem instead.
   *[no] { $name } has no free pay card and gives back a gem instead.
}
tell-imprisoned = { $you ->
    [yes] All three of your Musketeers are imprisoned. Your cards do not count until somebody takes a prison from you.
   *[no] All three Musketeers of { $name } are imprisoned.
}
tell-released = { $you ->
    [yes] You are back in the fight.
   *[no] { $name } is back in the fight.
}
tell-three-gems = { $you ->
    [yes] Your third gem! The game is over at once.
   *[no] The third gem for { $name }. The game is over at once.
}
tell-nine-duels = The ninth duel is over: now the pay is counted.

## The story

story-game = Game { $game }
story-game-text = Guards left out: { $removed }.
story-pay = Your pay: { $cards }.
story-duel = Duel { $duel } — guard { $strength }
story-duel-won = Duel { $duel } — guard { $strength }, { $by ->
    [0] won with none to spare
   *[other] won by { $by }
}
story-duel-lost = Duel { $duel } — guard { $strength }, lost by { $by }
story-card = { $who } { $value }
story-card-out = { $who } { $value } (does not count)
story-highest = { $you ->
    [yes] You held the highest card.
   *[no] { $name } held the highest card.
}
story-highest-swords = { $you ->
    [yes] You held the highest card, { $card }.
   *[no] { $name } held the highest card, { $card }.
}
story-lowest = { $you ->
    [yes] You held the lowest card.
   *[no] { $name } held the lowest card.
}
story-lowest-swords = { $you ->
    [yes] You held the lowest card, { $card }.
   *[no] { $name } held the lowest card, { $card }.
}
story-gem-own = A gem on your { $value }, worth { $worth } now.
story-prison-own = A prison on your { $value }.
story-freed-own = Your { $value } is free again.
story-returned-own = The gem on your { $value } goes back.
story-place = It goes on the { nth-place }.
story-freed-place = The { nth-place } is free now.
story-scored = Game { $game } is scored
story-three-gems = { $you ->
    [yes] You ended it with three gems.
   *[no] { $name } ended it with three gems.
}
story-nine-duels = All nine duels were fought.
story-score = { $who } { $score }
story-totals = Totals: { $totals }.

## What is known

known-title = { known-open }
known-word = Cards seen
known-open = Cards seen so far
known-left = Guards still in the pile
known-left-none = None.
known-turned = Guards turned up
known-removed = Left out in this game
known-ours = Of the fifteen guard cards of the game eight (8, 10, 11, 12, 14, 15, 18, 20) are our choice and not the published ones.
known-cards = Musketeer cards
known-unseen = not seen yet
known-own = yours
known-played = played
known-own-cards = Yours: { $cards }.
known-swords = In each column the card with four swords lies on top, the one with none at the bottom.
known-played-value = { $value }: { $count ->
    [0] none played
    [one] one of five played
   *[other] { $count } of five played
}

## Scores

scores-title = Ducats
scores-target = Target { $target }
scores-single = One game
scores-single-pay = One game: what your pay is worth now
scores-games = Game { $game } of { $games }
scores-tie-break = Tie-break: game { $game }
scores-last = Last scoring

sheet-title = Scoring of game { $game }
sheet-three-gems = { $you ->
    [yes] You placed your third gem: the game is over.
   *[no] { $name } placed the third gem: the game is over.
}
sheet-nine-duels = Nine duels have been fought.
sheet-free = { $value }
sheet-G = { $value } × 2 = { $points }
sheet-P = { $value } in prison = 0
sheet-score = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
sheet-total = { $total } in all
pay-needs = { $otherYou ->
    [yes] { $count } more to reach you …
   *[no] { $count } more to reach { $other } …
}
pay-behind = { $you ->
    [yes] You are { $count } behind { $other }.
   *[no] { $otherYou ->
        [yes] { $count } behind you.
       *[no] { $count } behind { $other }.
    }
}
pay-level = { $otherYou ->
    [yes] Level with you!
   *[no] Level with { $other }!
}
pay-ahead = { $you ->
    [yes] You are ahead …
   *[no] { $name } is ahead …
}
pay-leads = { $you ->
    [yes] You lead by { $count }!
   *[no] { $name } leads by { $count }!
}
sheet-next = Next game

## The first lesson

coach-pay = The most ducats win. Three of your cards become your pay: they score, but cannot fight. A gem doubles a high one, a prison on a low one costs little. The swords at the edge only break ties.
coach-guard = The Cardinal’s guard! Everybody plays a card in secret; together they must reach { $strength }. Won, the highest card takes a gem; lost, the lowest goes to prison.
coach-beyond = { $strength } can hardly be reached: everybody would have to play a 10. So it is about not being the lowest: a middling card is often enough, and your best ones are kept.
coach-gem = Together you did it, and your card was the highest. A gem doubles the card it lies on, so your highest free card is a good place.
coach-others-win = The duel is won, and the highest card was another’s: { $name } { $does ->
    [gem] takes a gem
    [free] frees a prisoner
    [rob] takes a gem from another player, as the centre has none
    [rob-or-free] takes a gem from another player, as the centre has none, or frees a prisoner
   *[either] takes a gem or frees a prisoner
}.
coach-swords = The same value: then the swords at the edge decide. More of them are higher.
coach-prison = Your card was the lowest, the guard too strong. A prison makes a card worth nothing: your lowest free one is a good place. On a 0 it costs nothing.
coach-others-lose = The guard was too strong. { $name } had the lowest card and pays for it. You got away.
coach-gem-or-free = You may take a gem, or free a prisoner instead: his card will count again. A high card is worth freeing.
coach-free = Your card was the highest, but all your cards are occupied: free { $count ->
    [one] your prisoner. His
   *[other] one prisoner. The most valuable is a good choice: his
} card counts again.
coach-return = All your cards are occupied, so there is no room for a prison: you give back a gem instead.
coach-robbed = The centre had no gem left, so { $name } took yours{ $over ->
    [yes] .
   *[no] : while it is empty, a duel that another wins can cost you a gem.
}{ $value ->
    [0] { "" }
   *[other] { " " }Your { $value } brings { $value } again instead of { $double }{ $over ->
        [yes] .
       *[no] , and is free for another gem.
    }
}
coach-source = { $stone ->
    [gem] No gem is left in the centre, so you take one from another player: his card loses it. Touch one up there.
   *[prison] No prison is left in the centre, so you take one from another player: his card counts again. Touch one up there.
}
coach-goes = { $stone ->
    [gem] A gem doubles the card it lies on: your highest free card is a good place.
   *[prison] A prison makes a card worth nothing: your lowest free card is a good place.
}
coach-imprisoned = All three of your cards are imprisoned. You still play along, but your card does not count, until another loser takes one of your prisons.
coach-imprisoned-other = { $name } is fully imprisoned: that card no longer counts, neither towards the sum nor as highest or lowest.
coach-scoring = The pay has been turned up: each card scores its value in ducats, doubled by a gem, nothing in prison.
coach-end = You know the game now: pay, duels, gems and prison. After the last duel the pay is turned up, and the most ducats win. From here on I only speak up when something is new.

## The second lesson: what the stones decide

coach-stones-danger = The centre has no gem left: whoever wins a gem now takes it from another. { $name } has two, and with a third the game is over. The highest card of a won duel takes the gem: that is worth your best one.
coach-stones-rob = The centre has no gem left, so you take one from another player. From whoever has two, it also puts off the end. Freeing your 10 can wait.
coach-stones-sacrifice = { $strength } is out of reach, so the lowest card brings a prison. On the 0 among your pay it costs nothing: play your lowest card, and keep the good ones for duels that can be won.
coach-stones-prison = Lay the prison on the 0: a card worth nothing has nothing to lose. A lost duel cannot be paid for more cheaply.
coach-stones-full = Now all your pay cards carry a gem or a prison. If you lose, you give back a gem; if you win, you free a prisoner. { $strength } is within reach: play your higher card.
coach-stones-free = With all your cards occupied you take no gem, but free a prisoner. The 10 counts again at once; the 0 may stay where it is.
coach-stones-end = That is how gems and prisons decide: a gem taken from a rival counts twice, a prison on a 0 costs nothing, and a 10 set free counts again. Remember it when you choose your pay: a 0 among it is a cheap prison, but it brings no ducats either.

## A choice in few words, where it is spoken of

choice-choose_pay = Pay: { $cards }
choice-take_gem = Gem on the { $value }
choice-free_prison = The { $value } freed
choice-take_prison = Prison on the { $value }
choice-return_gem = Gem back from the { $value }
choice-from = { $choice }, from { $name }, { nth-place }

## Why a choice is worth what it is

lamp-guard-alone = The { $value } beats the guard of { $strength } alone.
lamp-guard-surely = The guard of { $strength } is as good as beaten: { $others ->
    [1] { $name } brings
   *[other] the others bring
} about { $rest }, and { $need } would do.
lamp-guard-hardly = The guard of { $strength } can hardly be beaten: { $others ->
    [1] { $name } brings
   *[other] the others bring
} about { $rest } and would have to bring { $need }.
lamp-guard-perhaps = The { $value } reaches { $strength } if { $others ->
    [1] { $name } brings { $need }. { $name } brings
   *[other] the others bring { $need }. They bring
} about { $rest }; it is enough { $often }.
lamp-guard-beyond = The { $value } cannot reach { $strength }: { $others ->
    [1] { $name }
   *[other] the others
} would have to bring { $need }, and { $most } is the most possible.
lamp-guard-short = Alone, the { $value } does not reach { $strength }.
lamp-often = { $often ->
    [never] never
    [hardly] hardly ever
    [nearly] nearly always
    [always] every time
   *[some] { $times ->
        [one] 1 time in ten
       *[other] { $times } times in ten
    }
}
lamp-gains = The highest card, and so a gem: { $often }.
lamp-gains-or-frees = The highest card, and so a gem or a prisoner free: { $often }.
lamp-loses = The lowest card of a lost duel, and so a prison: { $often }.
lamp-loses-gem = The lowest card of a lost duel, and so a gem to give back: { $often }.
lamp-safe = It will hardly be the lowest card of a lost duel.
lamp-kept = The { $card } would win this duel { $often }, but is worth more in a later one.
lamp-spared = The { $card } would be safer now, but is worth more in a later duel.
lamp-lost = As good as lost. Still worth playing for: { $players ->
    [2] each ducat
   *[other] second place
}{ $free ->
    [0] .
    [1] {" "}and a gem on the { $high }.
   *[other] , a gem on the { $high }, and the prison on the { $low }.
}
lamp-hand = A hard hand; a plan for it: leave the strong guards to others, keep the { $high } for a weak one. A gem on the dearest card of the pay, and a prison on the cheapest alone, is a good end.
lamp-turn = Hard, but not lost. To turn it, be highest in a won duel: { $how ->
    [gem] a gem on the { $high } brings { $high } more.
    [free] the { $jailed } freed brings { $jailed } more.
   *[either] a gem on the { $high } brings { $high } more, the { $jailed } freed { $jailed }.
}
lamp-spent = The card does not count now: one that can be spared is well spent.
lamp-pay-gem = The { $card } carries a gem in the end: { $often }.
lamp-pay-prison = The { $card } sits in prison in the end: { $often }.
lamp-now = The { $card } scores { $change ->
    [1] { $count } more.
    [-1] { $count } less.
   *[0] as much as before.
}
lamp-ends-game = The third gem ends the game at once.
lamp-robs = The gem is taken from { $name }.
lamp-robs-leader = The gem is taken from { $name }, who is ahead of the others.
lamp-helps = The prison is taken from { $name }, whom that helps.
lamp-helps-last = The prison is taken from { $name }, whom that helps, but who has least.
review-uncounted = It counts ducats, gems, prisons and pay, but unlike the lamp no card still to be played: so it begins level, whatever the hand{ $marked ->
    [yes] { " " }(hatched)
   *[no] { "" }
}.
lamp-ducats = This game is likely to bring { $own } ducats, and { $most } to { $others ->
    [1] { $name }
   *[other] the best of the others
}.

## The end

end-won = { $by ->
    [narrow] By a hair’s breadth!
    [clear] Nobody came near you!
   *[plain] The fullest purse is yours!
}
end-lost = { $by ->
    [narrow] So close!
    [clear] { $other } was out of reach
   *[plain] { $other } has the fullest purse
}
end-ahead = { $count ->
    [one] One ducat more than { $other }.
   *[other] { $count } ducats more than { $other }.
}
end-missing = { $count ->
    [one] You were one ducat short: { $other } has won.
   *[other] You were { $count } ducats short: { $other } has won.
}
end-gem = { $you ->
    [yes] The { $count ->
        [one] gem
       *[other] gems
    } on your { $values } decided it.
   *[no] The { $count ->
        [one] gem
       *[other] gems
    } on { $name }’s { $values } decided it.
}
end-jailed = Out of prison, your { $value } would have won.
end-weak = { $rank ->
    [1] And that with the weakest cards of all!
    [shared] You were dealt the weakest cards of all, and still share the victory.
    [2] You were dealt the weakest cards of all, and still came second.
    [3] You were dealt the weakest cards of all, and still came third.
   *[last] You had been dealt the weakest cards of all.
}
end-exchange = Play { $name }’s cards
end-exchange-about = The same deal from the other side: { $won ->
    [yes] would you win there, too?
   *[no] was it easier there?
}
end-exchanged = Each of you has now played both hands: you { $own } + { $now } = { $sum } ducats, { $name } { $theirs } + { $after } = { $theirSum }.
figure-free = Ducats, bare cards
figure-gems = Ducats, cards with a gem
figure-jailed = Ducats lost in prison
figure-won = Wins with the highest card
figure-lost = Losses with the lowest card
figure-robbed = Gems taken from others

## Why it is asked

question-choose_pay = The three cards that you choose are your pay. At the end each brings its number in ducats, with a gem twice as many, in prison none. What lies here cannot fight; the other nine cards are all you have for up to nine duels. In which order you pick the three makes no difference.
question-play_card = All cards together must reach the strength of the guard. If they do, the highest card takes a gem or frees a prisoner. If not, the lowest takes a prison. Of equal numbers, the card with more swords is the higher. When the centre has none left, it is taken from another player.
question-beyond = Your { $best } { $others ->
    [seen] and the highest cards that the others can still have would make
   *[highest] and a 10 from each of the others would make
} { $most }: less than { $strength }. So this duel will be lost, and the lowest card takes a prison.
question-winner_acts = Your card was the highest. A gem doubles one of your pay cards; instead you may free a prisoner. When the centre has no gem left, you take one from another player. A third gem ends the game.
question-loser_acts = Your card was the lowest. A card in prison brings nothing until it is freed: choose one you can spare. When the centre has no prison left, you take one from another player and so free his card. If all your cards are occupied, a gem goes back instead.

## What a sign means: one sentence each

sign-ducats = Ducats so far: { $count }. Whoever has the most when the match ends wins.
sign-hand = Cards in the hand: { $count }. Only their owner sees them; each duel takes one.
sign-worth = What the three pay cards would bring if the game ended now: { $now } ducats.
sign-gems = { $count ->
    [0] No gem is left here. Whoever wins one now takes it from another player.
   *[other] Gems in the centre: { $count }. Each doubles the pay card that it is laid on; when none is left here, one is taken from another player.
}
sign-prisons = { $count ->
    [0] No prison is left here. Whoever must take one now takes it over from another player, and so frees that card.
   *[other] Prisons in the centre: { $count }. A pay card in prison brings nothing; when none is left here, one is taken over from another player.
}
sign-pile = Guards still to come in this game: { $count }. Their strengths stand under “{ known-open }”.
sign-guard = The Cardinal’s guard: the cards of this duel together must reach { $strength }.
sign-sum = The cards turned up come to { $sum }; { $strength } are needed to win the duel.
sign-down = A card played face down; all are turned up at once.
sign-slot = Here lies the card that this player plays in the duel.
sign-out = Whose three cards are all in prison plays along, but his card does not count.
sign-two-gems = A third gem ends the game at once.
sign-card = In the duel it adds { $value } to the sum{ $swords ->
    [0] { "" }; it has no sword, and of equal numbers more swords are higher.
    [one] { "" }; its sword decides only between equal numbers.
   *[other] { "" }; its { $swords } swords decide only between equal numbers.
}
sign-pay-card = As pay it brings its number in ducats: { $value }; with a gem { $double }, in prison none.
sign-place = { $stone ->
    [G] A gem: this pay card brings twice its number. Only its owner knows it.
    [P] A prison: this pay card brings nothing until it is freed. Only its owner knows it.
    [none] A place for one of three pay cards, chosen before the first duel.
   *[other] A pay card face down: it brings its number in ducats at the end. Only its owner knows it.
}
sign-pay = { $stone ->
    [G] This { $value } has a gem, so it brings { $points } ducats at the end of the game.
    [P] This { $value } is in prison, so it brings nothing unless it is freed.
   *[other] This { $value } brings { $points } ducats at the end of the game; a gem would double it.
}
sign-bears = There is no room on it for another gem or prison.
unit-ducats = { $count ->
    [one] { $worth } ducat
   *[other] { $worth } ducats
}
difference-ducats = { unit-ducats }
