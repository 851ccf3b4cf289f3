### Words at the table of Mousquetaires du Roy.

mr-title = Mousquetaires du Roy, turn { $turn }
mr-where = Turn { $turn } · { $phase ->
    [milady] Milady’s plans
    [musketeers] the Musketeers
    [la_rochelle] La Rochelle
   *[end] end of the turn
}
mr-places = Places
mr-tracks = Tracks
mr-rewards = Rewards of the siege
mr-reward-perfidy = Milady draws a Perfidy card
mr-reward-epic = the team gains an Epic token
mr-reward-one_for_all = the team gains One for all
mr-reward-paid = paid already
mr-track-time = { $left ->
    [one] 1 step
   *[other] { $left } steps
} to the Cardinal’s space; Milady throws { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at La Rochelle.
mr-track-honour = { $left ->
    [one] 1 point
   *[other] { $left } points
} left; at none Milady has won.
mr-track-siege = { $left ->
    [one] 1 space
   *[other] { $left } spaces
} from Richelieu, { $right } from the other end.
mr-track-louvre = { $left ->
    [0] The mission fails now.
    [one] 1 turn until the mission at the Louvre fails.
   *[other] { $left } turns until the mission at the Louvre fails.
}
mr-track-siege-now = The siege stands at { $at }

## The board

mr-milady-here = Milady
mr-milady-secret = Milady, in secret
mr-milady-by = Milady ({ $name })
mr-closed = Dead end: nobody may go there this turn
mr-quest-step = { $number } of { $of }
mr-siege-dice = { $blue } : { $red }
mr-steps-left = { $left } left
mr-yours = Yours
mr-out = out of action
mr-life = Life { $life } of { $most }.
mr-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
mr-stands = Stands at: { $place }.
mr-botte = Botte: at least { $demands }.
mr-botte-short = Botte
mr-skills = Skills
mr-tokens = Equipment and improvements
mr-hand-of = { $name }’s cards
mr-secrets = What only Milady knows
mr-destination = Tonight: { $place }
mr-at-paris = Rochefort can bar attempts at the mission here.
mr-at-louvre = Rochefort can bar attempts at the mission here.
mr-at-quest = Rochefort can bar attempts at the quest here.
mr-at-la_rochelle = At the end you remove one Combat card from the walls.
mr-at-richelieu = At the end you choose a Perfidy card, or draw up to three; unless somebody comes and finds you.
mr-at-miladys_house = At the end you take a Paris card of your choice. Rochefort rests here.
mr-no-mission = Nothing happens in Paris for the moment.
mr-done = done
mr-beaten = Beaten
mr-face-down = face down
mr-attempt-challenge = Attempt
mr-attempt-duel = Fight
mr-foe-life = Life { $life } of { $most }
mr-pay-beggars = Pay { $price ->
    [one] 1 pistole
   *[other] { $price } pistoles
}
mr-spaces = Combat cards at La Rochelle
mr-space-free = free
mr-siege-now = At the end of the turn: { $blue ->
    [one] 1 blue die
   *[other] { $blue } blue dice
} against { $red ->
    [one] 1 red die
   *[other] { $red } red dice
}.
mr-rochefort-life = Rochefort: life { $life } of { $most }.
mr-milady-hand = Milady holds { $perfidy ->
    [one] 1 Perfidy card
   *[other] { $perfidy } Perfidy cards
} and { $paris ->
    [one] 1 Paris card
   *[other] { $paris } Paris cards
}.
mr-way = The way to the diamond studs
mr-square-free = free
mr-inn-turn = Open the next door
mr-inn-meet = Face: { $token }
mr-inn-advance = Advance to square { $square }
mr-passage = Secret passage: { $count ->
    [one] 1 Epic token
   *[other] { $count } Epic tokens
}

## Duels

mr-duel = { $name } against { $foe }
mr-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
mr-round = Round { $round }
mr-reroll-die = Throw the { $face } again
mr-absorbed = The cuirass holds.
mr-botte-mine = { $name }’s botte!
mr-botte-its = The botte of { $foe }!
mr-botte-both = Both bottes at once!
mr-duel-opponent = { $name } strikes { $foe }.
mr-duel-musketeer = { $foe } strikes { $name }.
mr-duel-both = Both are struck.
mr-duel-tie = No blood: a tie.

## What is asked

mr-ask-destination = Where does Milady go, in secret?
mr-ask-paris = Bring a card into play in Paris?
mr-ask-man = Whom do you send? { $mission }: force { $force } left.
mr-ask-ambush = An ambush for { $mission }?
mr-ask-nemesis = Whose Nemesis is it?
mr-ask-perfidy = Draw a Perfidy card, or play one?
mr-ask-target = { $card }: for whom?
mr-ask-close = Which way is a dead end this turn?
mr-ask-reveal = { $name } attempts: { $what }. { $there ->
    [yes] Does Rochefort step in?
   *[no] You are not there.
}
mr-ask-own = You are at { $place }. What do you do there?
mr-ask-reroll = Throw a shield again?
mr-ask-wound = Who takes the wound?
mr-ask-lay = { $board }: which token comes on square { $square }?
mr-ask-jail = { $name } is arrested. Does he try to escape at once?
mr-ask-one_for_all = Play One for all, all for one?
mr-ask-next = Who begins his turn?
mr-ask-action = { $count ->
    [0] { $name } has no action left.
    [one] { $name } has 1 action left.
   *[other] { $name } has { $count } actions left.
}
mr-ask-pay = { $token }: which card pays for it?
mr-ask-buy = Buy a second token with the same action?
mr-ask-offer = What changes hands between { $name } and { $partner }?
mr-ask-trade = { $name } offers { $partner } this exchange. Agreed?
mr-ask-planchet = Planchet: look at a line of the inn, or draw?
mr-ask-heal = Mousqueton: who is healed?
mr-ask-cards = { $what }: which card helps?
mr-ask-commit = { $name } against { $foe }: which cards do you commit?
mr-ask-blade = The Toledo blade: throw one of your dice again?
mr-ask-sacrifice = The siege goes back { $retreat }. Does { $name } give a life to hold one space?

## Answers

mr-do-done = { $asking ->
    [commit] To the duel
    [buy] No more
   *[other] Done
}
mr-do-pass = { $asking ->
    [blade] Keep the dice
    [reroll] Keep the dice
    [ambush] No ambush
    [paris] No card
    [perfidy] Neither
   *[other] Nothing
}
mr-do-yes = Yes
mr-do-no = No
mr-do-appear = Rochefort steps in
mr-do-stay_hidden = Stay hidden
mr-do-draw_perfidy = Draw a card
mr-do-refill = Draw up to three
mr-do-after_you = After you
mr-do-wait = Wait
mr-do-escape_pay = Bribe: 1 pistole
mr-do-escape_fight = Fight the gaoler
mr-do-draw = { $asking ->
    [planchet] Draw 2 cards
   *[other] Draw
}
mr-do-passage = Secret passage
mr-do-end_turn = End his turn
mr-do-reroll = Throw the shield again
mr-do-blade = Throw it again
mr-do-challenge = Attempt
mr-do-duel = Fight
mr-do-inn = Advance
mr-do-destination = In secret: { $place }
mr-do-close = Dead end: { $place }
mr-begin = { $name } begins
mr-go = Go: { $place }
mr-ride = Ride: { $place }
mr-open-buy = Buy …
mr-open-exchange = Exchange …
mr-open-character = Play a card …
mr-reinforce-combat = Place Combat
mr-reinforce-double_combat = Place Double Combat
mr-offer-gives = { $name } gives
mr-offer-nothing = nothing yet
mr-manned-so-far = Chosen so far
mr-laid-so-far = Laid so far

## What happened

mr-tell-turn_started = Turn { $turn }.
mr-tell-destination_chosen = { $known ->
    [yes] Milady goes, in secret: { $place }.
   *[no] Milady has chosen where to go.
}
mr-tell-perfidy_drawn = { $known ->
    [yes] Milady draws: { $card }.
   *[no] Milady draws a Perfidy card.
}
mr-tell-perfidy_played = { $target ->
    [musketeer] Perfidy: { $card } – { $name }.
    [place] Perfidy: { $card } – { $place }.
   *[none] Perfidy: { $card }.
}
mr-tell-perfidy_lost = Kitty makes Milady lose: { $card }.
mr-tell-rochefort_healed = Rochefort regains { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}.
mr-tell-paris_taken = { $known ->
    [yes] Milady takes: { $card }.
   *[no] Milady takes a Paris card.
}
mr-tell-mission_placed = { $place }: { $mission }.
mr-tell-manned = { $count ->
    [0] Nobody guards it.
   *[other] It is guarded by { $foes }.
}
mr-tell-ambush_placed = { $kind ->
    [nemesis] { $ambush }: { $name } cannot attempt it.
   *[other] { $ambush } lie in wait there.
}
mr-tell-ambush_rolled = { $ambush }: { $face ->
    [sword] { $name } is caught.
   *[other] { $name } gets past.
}
mr-tell-beggars_paid = { $name } pays the beggars off.
mr-tell-mission_ended = { $result ->
    [done] Done: { $mission }!
    [failed] Failed: { $mission }.
   *[replaced] { $mission } leaves the game.
}
mr-tell-board_placed = The quest: { $board }.
mr-tell-board_finished = { $name } has finished it: { $board }!
mr-tell-stage_passed = { $stage }: passed.
mr-tell-gallery_passed = { $gallery }: { $how ->
    [passage] through the secret passage.
    [challenge] talked through.
   *[duels] fought through.
}
mr-tell-token_revealed = Turned up: { $token }.
mr-tell-token_discarded = { $cause ->
    [beaten] { $token } is beaten.
    [decoy] Nobody there: a decoy.
   *[trap] A trap!
}
mr-tell-musketeer_started = { $name } begins.
mr-tell-moved = { $cause ->
    [jail] { $name } is put into the Bastille.
    [release] { $name } is free.
    [fallen] { $name } is carried to the Vieux-Colombier.
   *[move] { $name } goes: { $place }.
}
mr-tell-inn_moved = { $square ->
    [0] { $name } goes back to the Common Room.
   *[other] { $name } advances to square { $square }.
}
mr-tell-bought = { $name } buys: { $token }.
mr-tell-adventure_drawn = { $known ->
    [yes] { $name } draws: { $card }.
   *[no] { $name } draws a card.
}
mr-tell-exchanged = { $known ->
    [yes] { $name } gives { $partner }: { $given }; and gets: { $taken }.
   *[no] { $name } and { $partner } exchange.
}
mr-nothing = nothing
mr-tell-exchange_refused = { $partner } refuses the exchange.
mr-tell-character_played = { $name } plays { $card }.
mr-tell-reinforced = { $name } reinforces La Rochelle: { $card }.
mr-tell-element_declared = { $name } attempts: { $what }.
mr-tell-milady_revealed = { $cause ->
    [richelieu] { $name } finds Milady: { $place }!
   *[other] Milady shows herself: { $place }.
}
mr-tell-milady_acted = { $at ->
    [la_rochelle] Milady removes from La Rochelle: { $card }.
    [richelieu] Milady takes cards at Richelieu’s.
   *[other] Milady acts.
}
mr-tell-rochefort_appeared = Rochefort bars { $name }’s way!
mr-tell-rochefort_fled = Rochefort is wounded and flees to Milady’s house.
mr-tell-action_cancelled = { $name }’s attempt comes to nothing.
mr-tell-action_resumed = { $name } goes on with what he was about.
mr-tell-challenge_won = { $name } masters it: { $challenge }, with { $score }.
mr-tell-duel_started = { $name } crosses swords with { $foe }.
mr-tell-committed = { $name } commits { $cards }.
mr-tell-thrown = Round { $round }.
mr-tell-toledo = The blade turns a { $old } into a { $new }.
mr-tell-botte = { $who ->
    [both] Both bottes at once!
    [musketeer] The Musketeer’s botte!
   *[opponent] The opponent’s botte!
}
mr-tell-duel_ended = { $result ->
    [opponent] The Musketeer draws first blood.
    [musketeer] The opponent draws first blood.
    [both] Both are struck.
   *[tie] No blood: a tie.
}
mr-tell-wounded = { $name } takes { $amount ->
    [one] a wound
   *[other] { $amount } wounds
}.
mr-tell-healed = { $name } regains { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}.
mr-tell-fallen = { $name } is out of action.
mr-tell-recovered = { $name } is on his feet again.
mr-tell-jailed = { $cause ->
    [richelieu] Milady is not at Richelieu’s: { $name } is arrested.
   *[perfidy] { $name } is arrested.
}
mr-tell-escape = { $how ->
    [pay] { $name } bribes the gaoler.
   *[fight] { $name } fights his way out.
}
mr-tell-siege_thrown = La Rochelle: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
} against { $enemy }.
mr-tell-sacrificed = { $name } holds the wall with his blood.
mr-tell-token_moved = { $kind ->
    [time] Time goes on: { $after }.
    [honour] The Queen’s honour { $way ->
        [up] rises
       *[down] falls
    } to { $after }.
    [siege] The siege moves to { $after }.
   *[louvre] The Louvre ladder: { $after }.
}
mr-tell-siege_reward = { $reward ->
    [perfidy] The siege brings Milady a Perfidy card.
    [epic] The siege brings the team an Epic token.
   *[one_for_all] The siege brings the team One for all.
}
mr-tell-paris_effect = { $effect ->
    [wound] The plot in Paris wounds somebody.
    [honour] Paris: the Queen’s honour suffers.
    [perfidy] Paris: Milady gains by it.
    [tax] Paris costs the team money.
   *[strangle] Constance fights for breath.
}
mr-tell-strangling = { $added ->
    [0] She breathes: { $total } so far.
   *[other] The noose tightens: { $total }.
}
mr-tell-one_for_all = { $played ->
    [yes] One for all, all for one!
   *[no] The team holds One for all.
}
mr-tell-game_ended = { $winner ->
    [musketeers] The Musketeers have won.
   *[milady] Milady has won.
}

## The story

mr-story-setup = Before the first turn
mr-story-turn = Turn { $turn }

## Help

mr-help-open = What can be done
mr-help-title = What can be done
mr-help-team = You win when the fourth board of the quest is done. Milady wins by time, by the Queen’s honour, by the siege, or when Constance is strangled.
mr-help-milady = You win by time, by the Queen’s honour, by the siege, or when Constance is strangled. The Musketeers win by the quest.
mr-help-actions = A Musketeer moves, buys, draws, exchanges, plays a character, attempts a challenge, fights, reinforces La Rochelle, or gets out of the Bastille: one action each.
mr-help-challenge = A challenge is solved when skill and cards reach its value. No dice.
mr-help-duel = A duel ends at first blood. A botte strikes whatever the other has thrown; otherwise swords strike that no shield parries. After each round both lose a die.
mr-help-rochefort = Where Milady is, Rochefort may bar the way of anybody but Athos. Wounded, he flees and both are known.
mr-help-siege = Combat cards at La Rochelle throw dice at the end of every turn; the difference of swords moves the siege.
mr-help-fallen = Who has no life left is carried to the Vieux-Colombier and stands up at the end of the next turn’s Musketeers’ phase.
mr-help-destination = First you choose in secret where you and Rochefort are this turn.
mr-help-paris = Then you may bring a Paris card into play, send adversaries that fit its force, and lay an ambush.
mr-help-perfidy = Then you draw one Perfidy card, or play one.
mr-help-own = If nobody has found you, you act at the end: remove a card at La Rochelle, take cards at Richelieu’s, or a Paris card at home.

## The first turn, explained

mr-coach-end = That was it. Every match of this house goes on like this; the rules page knows the rest.
mr-coach-ask-next = Every Musketeer has a turn, in any order. Touch one to see his cards, and again to begin with him.
mr-coach-ask-action = { $name }’s turn. Touch a place to look at it; the golden button goes there. What can be attempted where he stands has a button of its own.
mr-coach-ask-cards = His skill is not enough. Touch the cards that make up for it.
mr-coach-ask-commit = Combat cards give more dice. One die more than the opponent is worth about three chances in four.
mr-coach-last-action = The last action. Drawing a card is never wasted.
mr-coach-rochefort = Milady is here! He must first get past Rochefort; a wound is enough to drive both away.
mr-coach-revealed = Now everybody knows where Milady was this turn.
mr-coach-dice = Both throw at once. First the bottes are compared, then swords against shields.
mr-coach-challenge-won = Solved. When all parts of a mission have their seal, the mission is done.
mr-coach-mission-ended = The mission is over; the next one lies at the Louvre at once.
mr-coach-fallen = He is out of action until the end of the next Musketeers’ phase. His comrades play on.
mr-coach-siege = The difference of swords moves the siege. Combat cards placed there throw along every turn.
mr-coach-tracks = Four clocks run against the Musketeers. Touch them to see how near each is.
mr-coach-bastille = A prisoner gets out for a pistole, or by fighting; either costs an action.
mr-coach-ambush = An ambush lies on the mission until it is over, or, with beggars, until they are paid.
mr-coach-ask-destination = You decide in secret where you are this turn. Rochefort is with you and can bar one attempt after the other there.
mr-coach-ask-paris = A Paris card works for you at the end of every turn, until the Musketeers solve it.
mr-coach-ask-man = Send adversaries whose forces fit the mission. Each must be beaten in a duel.
mr-coach-ask-ambush = You may lay one ambush on a mission. It does not come back.
mr-coach-ask-perfidy = Draw a card for later, or play one now. Not both.
mr-coach-ask-reveal = You may let an attempt pass and wait for a better one. Once you appear everybody knows where you are.
mr-coach-ask-own = You have not been found: now you act where you are.
