### Words at the table of Mousquetaires du Roy.

mr-title = Mousquetaires du Roy, { $turn ->
    [0] the set-up
   *[other] turn { $turn }
}
mr-where = { $turn ->
    [0] The set-up
   *[other] Turn { $turn } · { $phase ->
        [milady] Milady
        [musketeers] Musketeers
        [la_rochelle] La Rochelle
       *[end] night
    }
}
mr-places = Places
mr-tracks = Tracks
mr-rewards = Rewards of the siege
mr-reward-perfidy = { $side ->
    [milady] you draw
   *[other] Milady draws
} a Perfidy card
mr-reward-epic = the team gains an Epic token; enough of them pass a gallery of the Louvre
mr-reward-one_for_all = the team gains One for all, all for one: in one turn each Musketeer has one action more
mr-reward-paid = paid already
mr-track-short-time = Time
mr-track-short-honour = Honour
mr-track-short-siege = Siege
mr-track-short-constance = Constance
mr-track-short-louvre = Louvre
mr-track-short-quest = Quest
mr-track-time = { $left ->
    [one] 1 step
   *[other] { $left } steps
} to the Cardinal’s space; { $side ->
    [milady] you throw
   *[other] Milady throws
} { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at La Rochelle.
mr-track-honour = { $left ->
    [one] 1 point
   *[other] { $left } points
} left; at none { $side ->
    [milady] you have won
   *[other] Milady has won
}.
mr-track-toll = Tonight it falls by { $count }.
mr-track-siege = { $left ->
    [one] 1 space
   *[other] { $left } spaces
} from Richelieu, { $right } from the other end.
mr-track-louvre = { $left ->
    [0] The mission fails now.
    [one] 1 turn until the mission at the Louvre fails.
   *[other] { $left } turns until the mission at the Louvre fails; a turn before that, the Queen’s honour falls already.
}
mr-track-constance = { $left ->
    [one] 1 success
   *[other] { $left } successes
} more, and Constance is strangled: { $side ->
    [milady] you have won
   *[other] Milady has won
}.
mr-track-constance-safe = Nobody threatens Constance.
mr-track-quest = { $done } of { $of } parts of the way done{ $board ->
    [none] { "" }
   *[other] ; now, on board { $number } of { $boards }: { mr-quest-goal }
}. After the last the Musketeers have won.
mr-alarm-short = { $turns ->
    [0] 1 step
    [1] tonight
   *[other] { $turns } turns
}
mr-alarm = { $turns ->
    [0] { $side ->
        [milady] One step from victory
       *[other] One step from the end
    }
    [1] At stake tonight
   *[other] { $turns } turns left
}
mr-track-siege-now = The siege stands at { $at }

## The board

mr-milady-here = Milady
mr-milady-secret = Milady, in secret
mr-milady-perhaps = Milady may be here
mr-perhaps = { $place ->
    [la_rochelle] { $cards ->
        [0] If Milady is here, she discards a Combat card that you lay on the walls; there is none yet.
       *[other] If Milady is here, she discards a Combat card from the walls after the Musketeers.
    }
    [richelieu] If Milady is here, she chooses a Perfidy card after the Musketeers, or draws until she holds three, unless somebody finds her.
    [miladys_house] { $plots ->
        [0] If Milady is here, she gains nothing: there is no Paris card left to take.
       *[other] If Milady is here, she takes a Paris card of her choice after the Musketeers.
    }
   *[other] { $rochefort ->
        [out] If Milady is here, nothing shows it: Rochefort is out of action.
       *[fit] If Milady is here, Rochefort may step in at any attempt but Athos’s.
    }
}
# What everybody has been told of where she was
mr-trail = Milady was { $places }.
mr-trail-place = { $place } (turn { $turn })
mr-map-paris = Paris
mr-map-louvre = Louvre
mr-map-quest = Quest
mr-map-la_rochelle = La Rochelle
mr-map-richelieu = Palace
mr-map-miladys_house = House
mr-map-vieux_colombier = Vieux-Colombier
mr-map-bastille = Bastille
mr-closed = Dead end: nobody may go there this turn
mr-quest-step = { $number } of { $of }
mr-steps-left = { $left } left
mr-yours = Yours
# What he alone can do, in two words on his plate
mr-power = { $power ->
    [rochefort_immune] no Rochefort
    [extra_die] +1 die
    [any_skill] any card
    [better_botte] easy botte
   *[remote_exchange] trades afar
}
mr-out = out of action
mr-life = Life { $life } of { $most }.
mr-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
mr-stands = Stands at: { $place }.
mr-botte = Botte: at least { $demands }.
mr-botte-out = Botte: at least { $demands }. So few dice cannot throw it.
mr-botte-short = { $can ->
    [no] Botte: too few dice
   *[yes] Botte
}
mr-led = Led by { $name }: { $liking }
mr-skills = Skills
mr-tokens = Equipment and improvements
mr-hand-of = { $name }’s cards
mr-secrets = What only { $side ->
    [milady] you know
   *[other] Milady knows
}
mr-destination = This turn: { $place }
mr-rochefort-out = Rochefort is out of action and bars nobody.
mr-at-mission = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Rochefort can bar attempts at the mission here, but not Athos’s.
}
mr-at-quest = { $rochefort ->
    [out] { mr-rochefort-out }
   *[fit] Rochefort can bar attempts at the quest here, but not Athos’s.
}
mr-at-la_rochelle = { $cards ->
    [0] After the Musketeers you take a Combat card off the walls, if they lay one there.
   *[other] After the Musketeers you take a Combat card off the walls.
}
mr-at-richelieu = After the Musketeers you choose a Perfidy card, or draw until you hold three, unless somebody comes and finds you.
mr-at-miladys_house = { $plots ->
    [0] There is no Paris card left to take.
   *[other] After the Musketeers you take a Paris card of your choice.
}
mr-at-instead = { $what ->
    [bars] But then Rochefort bars nobody’s way.
   *[acts] But then you do nothing after the Musketeers.
}
mr-cannot = { $why ->
    [rochefort] Rochefort is here with Milady: { $name } must wound him before anything else.
    [last_life] A wound takes { $name }’s last life, and his next turn with it.
    [closed] The way there is closed this turn.
    [full] Every space on the walls is taken.
    [beggars] As long as the beggars lie there nobody can attempt anything: they want { $price } pistoles, the team has { $pistoles }.
   *[named] { $name } cannot attempt any part of this mission: his Nemesis waits there.
}
mr-no-mission = All is quiet in Paris for the moment.
mr-done = done
mr-beaten = Beaten
mr-face-down = face down
# What a Paris card does, where there is room for a few words
mr-effect = { $effect ->
    [honour] Each night: honour −1
    [perfidy] Each night: a Perfidy card
    [siege_die] La Rochelle: 1 red die more
    [strangle] Each night: dice against Constance
    [tax] Each night: 1 pistole less
   *[wound] Each night: a wound
}
mr-attempt-challenge = Attempt
mr-attempt-duel = Fight
mr-rochefort-first = Rochefort first
mr-foe-life = Life { $life } of { $most }
ambush-assassin-laid = One red die for everybody who enters: a sword is a wound, cuirass or not.
ambush-voleurs-laid = One red die for everybody who enters: a sword costs the team a pistole.
ambush-courtisane-laid = Gallantry challenges here are one point harder; the value shown has that point in it.
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
mr-siege-so = Tonight
mr-siege-reinforced = Reinforcements: { $side ->
    [milady] you throw
   *[other] Milady throws
} one die more.
mr-siege-limit = { $end ->
    [left] Richelieu: La Rochelle falls
   *[right] Musketeers: the siege fails
}
mr-siege-end = { $end ->
    [forward] ground won
    [back] ground lost
   *[lost] of which town lost
}
mr-siege-never = 0 of 10
mr-milady-hand = { $side ->
    [milady] You hold
   *[other] Milady holds
} { $perfidy ->
    [one] 1 Perfidy card
   *[other] { $perfidy } Perfidy cards
} and { $paris ->
    [one] 1 Paris card
   *[other] { $paris } Paris cards
}.
mr-way = The way to the diamond studs
mr-square-free = free
mr-square-was = Free now. It held: { $token }
mr-behind = Behind the closed doors: { $what }.
mr-guards = { $count ->
    [one] 1 guard
   *[other] { $count } guards
}
mr-decoys = { $count ->
    [one] 1 decoy
   *[other] { $count } decoys
}
mr-traps = { $count ->
    [one] 1 trap
   *[other] { $count } traps
}
mr-unseen = Guards nobody has seen yet: { $what }.
mr-of-force = { $count } of force { $force }
mr-inn-turn = Open the next door
mr-inn-meet = Face: { $token }
mr-inn-advance = Advance to door { $square }
mr-gallery-ways = The challenge is enough, or both guards.
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
mr-chance = { $like ->
    [never] never
    [hardly] under 1 of { $of }
    [mostly] over { $count } of { $of }
    [sure] for certain
   *[some] { $count } of { $of }
}
mr-chance-other = { $like ->
    [never] never
    [hardly] under 1
    [mostly] over { $count }
    [sure] for certain
   *[some] { $count }
}
mr-odds = Hits him: { $hit }; { $lives ->
    [more] loses lives
   *[one] loses a life
}: { $hurt }.
mr-odds-armed = Hits him: { $hit }, with cards { $hits }; { $lives ->
    [more] loses lives
   *[one] loses a life
}: { $hurt }, with cards { $hurts }.
mr-sign-odds = Whoever is wounded loses the duel; de Cavois has two lives, and two duels to lose. Both may be wounded at once, or neither: the two numbers need not make up the whole. With cards: if he puts down all his Combat cards.
mr-odds-rochefort = Rochefort wounds: { $hurt }; loses a life: { $hit }.
mr-odds-bare = Without cards
mr-odds-all = With cards
mr-odds-hits = { $by ->
    [rochefort] Rochefort wounds
   *[him] Hits him
}
mr-odds-hurt = { $lives ->
    [more] Loses 1 life or more
   *[one] Loses a life
}
mr-odds-several = { $kind ->
    [both] both cards
   *[mixed] { $count } cards
}
mr-committed = Committed cards
mr-odds-costs = Cost
mr-odds-so = These cards
mr-botte-mine = { $name }’s botte!
mr-botte-its = The botte of { $foe }!
mr-botte-both = Both bottes at once!
mr-duel-opponent = { $name } strikes { $foe }.
mr-duel-musketeer = { $foe } strikes { $name }.
mr-duel-both = Both are struck.
mr-duel-both-beaten = { $foe } is beaten, but { $name } is struck too.
mr-duel-tie = No blood: a tie.
mr-duel-why = { $by ->
    [mine] His botte went home: one wound, whatever else the dice show.
    [its] The adversary’s botte went home: one wound, whatever else the dice show.
    [both] Both bottes went home: one wound each.
    [tie] No sword got through, and no dice are left.
   *[swords] Swords that no shield stopped: { $mine } of his, { $its } of the adversary’s.
}
mr-duel-round = Round { $round }{ $each ->
    [yes] , a die fewer each
   *[no] { "" }
}. { $mine ->
    [botte] { $name } needs a botte or an unparried sword
    [sword] { $name } needs an unparried sword
   *[none] { $name } has no dice left
}; { $its ->
    [botte] his adversary needs a botte or an unparried sword
    [sword] his adversary needs an unparried sword
   *[none] his adversary has no dice left
}.
mr-duel-left = { $life ->
    [0] The adversary stands: that takes another duel.
    [one] The adversary has one life left: that takes another duel.
   *[other] The adversary has { $life } lives left: that takes another duel.
}

## What is asked

mr-you = { $side ->
    [milady] You are Milady, alone against the Musketeers: keep the diamond studs from coming back.
    [all] You lead the Musketeers against Milady: bring back the Queen’s diamond studs.
    [one] You are { $names }, with { $others } against Milady: bring back the Queen’s diamond studs.
   *[some] You lead { $names }, with { $others } against Milady: bring back the Queen’s diamond studs.
}
mr-ask-destination = Where do you go, in secret?
mr-ask-paris = Bring a card into play in Paris?
mr-ask-man = Whom do you send? { $mission }: force { $force } left.
mr-ask-ambush = An ambush for “{ $mission }”?
mr-ask-nemesis = Whose Nemesis is it?
mr-ask-perfidy = Draw a Perfidy card, or play one?
mr-ask-target = { $card }: for whom?
mr-ask-close = Which way shall be a dead end this turn?
mr-ask-reveal = { $attempt ->
    [challenge] { $name } takes up a challenge: { $what }.
    [duel] { $name } seeks a duel with { $what }.
    [guard] { $name } seeks a duel with a guard: { $what }.
    [inn] { $name } reaches for a door of the inn: { $what }.
   *[passage] { $name } looks for the secret passage.
} { $there ->
    [yes] Does Rochefort step in?
   *[no] You are not there.
}
mr-ask-own = You are { $place } and may { $where ->
    [la_rochelle] take one card off the walls
   *[other] take one card
}: which?
mr-ask-reroll = Throw a shield again?
mr-ask-wound = Who takes the wound?
mr-ask-lay = { $laid ->
    [yes] { $board }: shall it stay so?
   *[no] { $board }, { $where }: which token { $door ->
        [0] waits there?
       *[other] goes behind door { $door } from the left?
    }
}
mr-ask-jail = Milady has had { $name } arrested. Does he try to escape at once?
mr-ask-one_for_all = Play One for all, all for one?
mr-ask-next = Who acts next?
mr-ask-action = { $count ->
    [0] { $rides ->
        [yes] { $name } has no action left, but may still ride.
       *[no] { $name } has no action left.
    }
    [one] { $name } has 1 action left.
   *[other] { $name } has { $count } actions left.
}{ $leaves ->
    [yes] {" "}He must leave Richelieu’s palace first: where to?
   *[no] {""}
}
mr-ask-pay = { $token }: which card pays for it?
mr-ask-buy = Buy a second token with the same action?
mr-ask-offer = What changes hands between { $name } and { $partner }?
mr-ask-trade = { $name } offers { $partner } this exchange. Agreed?
mr-ask-planchet = Planchet: look at a line of the inn, or draw?
mr-ask-heal = Mousqueton: who is healed?
mr-ask-cards = { $what }: which card helps?
mr-cards-sum = { $skill } { $own }{ $laid ->
    [0] { "" }
   *[other] { " " }+ { $laid }
} of { $value }: { $left ->
    [one] 1 is missing
   *[other] { $left } are missing
}.
mr-ask-commit = { $name } against { $foe }: which cards do you commit?
mr-ask-blade = The Toledo blade: throw one of your dice again?
mr-ask-sacrifice = The siege goes back to { $to }{ $lives ->
    [0] . Does { $name } give a life to hold one space?
    [one] , and La Rochelle is lost. Does { $name } give a life to hold one space?
   *[other] , and La Rochelle is lost unless { $lives } lives are given. Does { $name } give one of them?
}

## Answers

mr-do-done = { $asking ->
    [commit] { mr-attempt-duel }
    [buy] No more
    [offer] { mr-exchange-short }
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
mr-do-yes = { $asking ->
    [sacrifice] Give a life
    [one_for_all] Play it
    [trade] Agreed
   *[other] Yes
}
mr-do-no = { $asking ->
    [sacrifice] Give up the space
    [one_for_all] Not yet
    [trade] Refuse
   *[other] No
}
mr-do-appear = Rochefort steps in
mr-do-stay_hidden = Stay hidden
mr-do-draw_perfidy = Draw a card
mr-do-refill = Fill up to three
mr-do-after_you = After you
mr-do-wait = Wait
mr-do-escape_pay = Bribe: 1 pistole, 1 action
mr-do-escape_fight = Fight the gaoler: 1 action
mr-do-draw = { $asking ->
    [planchet] Draw 2 cards
   *[other] Draw a card
}
mr-do-passage = Secret passage
mr-do-end_turn = End his go
mr-draw-short = Draw
mr-end-sure = { $count ->
    [one] End with 1 action left?
   *[other] End with { $count } actions left?
}
mr-end-sure-short = End?
mr-end-short = End
mr-do-reroll = Throw the shield again
mr-do-destination = Go { $place }, in secret
mr-do-close = Close the way { $place }
mr-begin = { $name } begins
mr-go = Go { $place }
mr-paris-asks = { $count ->
    [0] Guards of force { $force }.
   *[other] { $challenges }; guards of force { $force }.
}
mr-reach = { $brief ->
    [yes] { "" }
   *[no] { $name }:{ " " }
}{ $own }{ $cards ->
    [0] { "" }
   *[other] { " " }+ { $cards }{ $any ->
        [yes] , any card fits
       *[no] { "" }
    }
}{ $short ->
    [0] { "" }
   *[other] , { $short } short
}
mr-back-to-room = Back to the Common Room
mr-end-title = { $side ->
    [milady] Milady wins
   *[team] The Musketeers win
}
# What happened at this table, where the match is over
mr-end-course = In { $turns ->
    [one] one turn
   *[other] { $turns } turns
} the Musketeers got through { $boards } of { $of } boards of the quest and did { $done ->
    [0] no mission
    [one] 1 mission
   *[other] { $done } missions
}{ $failed ->
    [0] .
   *[other] ; { $failed } failed.
}
mr-end-enough = { $what ->
    [siege] In the night of turn { $turn } red swords beat blue ones { $red } to { $blue }: { $count ->
        [one] one more blue sword
       *[other] { $count } more blue swords
    } would have held it.
    [honour] In turn { $turn } it fell from 1 to 0: one more point would have been enough then.
   *[constance] In the night of turn { $turn } the noose was drawn tight: { $count ->
        [one] one more task
       *[other] { $count } more tasks
    } in Paris would have freed her in time.
}
mr-end-lacked = { $what ->
    [galleries] The Musketeers were { $left ->
        [one] 1 gallery
       *[other] { $left } galleries
    } of the Louvre short.
    [england] The Musketeers were { $left ->
        [one] 1 stage
       *[other] { $left } stages
    } of England and all the galleries short.
    [quest] The Musketeers were { $left ->
        [one] 1 part
       *[other] { $left } parts
    } of the quest short.
   *[milady] { $side ->
        [milady] You were
       *[other] Milady was
    } { $left ->
        [one] 1 step
       *[other] { $left } steps
    } short ({ $track }).
}
mr-end-beaten = { $name } crosses swords with { $foe } and wins.
mr-end-most = { $names } did most: challenges mastered and opponents struck, { $each ->
    [yes] { $count } each.
   *[no] { $count } in all.
}
mr-end-fell = { $names } { $each ->
    [yes] were each
   *[no] was
} out of action { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
mr-end-team-quest = You have brought the studs back in time!
mr-end-team-time = The ball began without the studs.
mr-end-team-honour = The Queen’s honour could not be saved.
mr-end-team-siege = La Rochelle fell behind your backs.
mr-end-team-constance = You came too late for Constance.
mr-end-milady-quest = They have slipped through your fingers, Milady.
mr-end-milady-time = You have won, Milady: they ran out of time.
mr-end-milady-honour = You have won, Milady: the Queen is disgraced.
mr-end-milady-siege = You have won, Milady: La Rochelle is lost.
mr-end-milady-constance = You have won, Milady: Constance is silent.
mr-ride = Ride { $place } (no action)
mr-ride-back = Back to the Common Room (no action)
mr-way-short = { $way ->
    [ride] Ride → { $place }
   *[move] → { $place }
}
mr-open-short = { $what ->
    [buy] Buy
    [exchange] Exchange
   *[character] Play
}
mr-open-buy = Buy …
mr-open-exchange = Exchange …
mr-open-character = Play a card …
mr-reinforce-combat = Place Combat
mr-reinforce-double_combat = Place Double Combat
mr-offer-gives = { $name } gives
mr-offer-nothing = nothing yet
mr-offer-yours = choose a card of the hand below
mr-offer-keep = { $name }: leave it out again
mr-ask-weigh = { $what }: go ahead?
mr-weigh-points = Needed: { $value }. He has { $own }{ $cards ->
    [0] { "" }
   *[other] { " " }and up to { $cards } more in cards
}.
mr-stake = At stake: { $of ->
    [last] the last task of “{ $name }”
    [part] one of the { $left } tasks left of “{ $name }”
   *[quest] a step of the quest
}{ $reward ->
    [none] { "" }
   *[other] ; it brings { $reward }
}.
mr-weigh-back = Back
mr-weigh-cost = { $attempt ->
    [yes] { $count ->
        [one] Takes his last action, win or lose.
       *[other] Takes one of his { $count } actions, win or lose.
    }
   *[no] { $count ->
        [one] Takes his last action.
       *[other] Takes one of his { $count } actions.
    }
}
mr-may-step-in = Rochefort may step in.
mr-weigh-rochefort = { $how ->
    [surely] Milady is here: Rochefort will step in.
   *[perhaps] If Milady is here, Rochefort may step in.
}
mr-weigh-lives = { $count ->
    [one] One life left.
   *[other] { $count } lives: every wound takes one.
}
mr-ask-drawer = { $drawer ->
    [buy] Buy what? One or two tokens take one action.
    [character] Play which card? That takes one action.
    [partner] With { $name }: choose a card you want.
   *[exchange] With whom? Choose a person, or a card you want.
}
mr-trade-takes = What { $name } could give
mr-trade-token = { $way ->
    [give_token] { $token }, to be given
   *[take_token] { $token }, to be taken
}
mr-cards-of-name = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
mr-trade-whole = { $way ->
    [gives] Give { $partner } { $given }
    [gets] Take { $taken } from { $partner }
   *[both] Exchange with { $partner }: { $given } for { $taken }
}
mr-exchange-short = Exchange
mr-manned-so-far = Chosen so far
mr-laid-so-far = Laid so far
# In the list of Milady's reserve: why he cannot be chosen now
mr-guard = { $guard ->
    [chosen] Chosen for this mission
   *[strong] Stronger than the force that is left
}
mr-set-up-chance = The rest by chance
mr-set-up-advised = Set up the rest as advised

## What happened
## Sentences that begin with $name are told with “He” where the one before was about him too.

mr-he = He
mr-tell-turn_started = Turn { $turn }.
mr-tell-destination_chosen = { $known ->
    [yes] { $side ->
        [milady] You go
       *[other] Milady goes
    } { $to } in secret.
   *[no] Milady has chosen where to go.
}
mr-drawn-hers = Now she holds { $count }. In any later turn she may play one instead of drawing.
mr-tell-perfidy_drawn = { $reason ->
    [search] { $side ->
        [milady] You search the Perfidy pile for a card of your choice
       *[other] Milady looks for the Perfidy card she wants
    }
    [siege] The siege brings { $side ->
        [milady] you
       *[other] Milady
    } a Perfidy card
    [paris] { $side ->
        [milady] Your plot in Paris brings you
       *[other] Her plot in Paris brings Milady
    } a Perfidy card
    [louvre] For the failed mission { $side ->
        [milady] you draw
       *[other] Milady draws
    } a Perfidy card
   *[other] { $side ->
        [milady] You draw
       *[other] Milady draws
    } { $count ->
        [one] a Perfidy card
       *[other] { $count } Perfidy cards
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
mr-tell-perfidy_played = { $side ->
    [milady] You play { $card }
   *[other] Milady plays { $card }
}{ $target ->
    [musketeer] {" "}against { $name }.
    [place] : nobody can go { $to } this turn.
    [turn] . { $about }
   *[none] .
}
mr-tell-perfidy_lost = { $side ->
    [milady] You have to discard { $card }.
   *[other] Milady has to discard { $card }.
}
mr-tell-rochefort_healed = Rochefort regains { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}.
mr-tell-paris_taken = { $known ->
    [yes] { $side ->
        [milady] You pick
       *[other] Milady picks
    } a Paris card for later: { $card }.
   *[no] Milady picks a Paris card for later.
}
mr-tell-mission_placed = { $where ->
    [paris] { $side ->
        [milady] You have a scheme
       *[other] Milady has a scheme
    } in Paris: { $mission }.
   *[louvre] There is a mission at the Louvre: { $mission }.
}
mr-tell-manned = { $count ->
    [0] Nobody guards it.
   *[other] It is guarded by { $foes }.
}
mr-tell-ambush_placed = { $ambush ->
    [mendiants] Beggars besiege the door.
    [assassin] An assassin lies in wait there.
    [voleurs] Thieves lie in wait there.
    [courtisane] A courtesan waits there, and is not easily charmed.
   *[nemesis] There { $name } meets his Nemesis and can attempt nothing.
}
mr-tell-ambush_rolled = { $ambush ->
    [assassin] { $face ->
        [sword] { $name } runs into the assassin.
       *[other] { $name } gets past the assassin.
    }
   *[voleurs] { $face ->
        [sword] { $name } falls among the thieves.
       *[other] { $name } gets past the thieves.
    }
}
mr-tell-beggars_paid = { $name } pays, and the beggars go their way.
mr-tell-mission_ended = { $result ->
    [done] { $where ->
        [paris] Foiled in Paris: { $mission }.
       *[louvre] The mission at the Louvre is done: { $mission }.
    }
    [failed] The mission at the Louvre has failed: { $mission }.
   *[replaced] { $side ->
        [milady] You drop your old plot: { $mission }.
       *[other] Milady drops her old plot: { $mission }.
    }
}
mr-cry-mission = { $result ->
    [failed] The mission has failed!
   *[done] { $where ->
        [paris] The plot is foiled!
       *[louvre] The mission is done!
    }
}
mr-deed-epic = To be kept for the last board: there Epic tokens pass a gallery.
mr-deed-beaten = { $foe } is beaten!
mr-cry-board = { $board ->
    [inn] Through the inn!
    [calais] On from Calais!
    [england] Back from England!
   *[galleries] The last gallery!
}
mr-tell-board_placed = { $board ->
    [inn] The quest for the diamond studs begins at an inn.
    [calais] The quest goes on to Calais.
    [england] { $first ->
        [yes] The quest begins half-way, in England.
       *[no] The quest goes on to England.
    }
   *[galleries] The quest goes on to the galleries of the Louvre.
}
mr-tell-tokens_laid = { $side ->
    [milady] You lay out
   *[other] Milady lays out
} { $count ->
    [one] 1 token
   *[other] { $count } tokens
} face down.
mr-tell-board_finished = { $board ->
    [inn] { $name } has found the way out of the inn.
    [calais] { $name } has opened the way out of Calais.
    [england] { $name } has brought the journey to England to its end.
   *[galleries] { $name } has passed the last gallery.
}
mr-tell-stage_passed = Done: { $stage }.
mr-tell-gallery_passed = { $gallery } is behind the Musketeers{ $how ->
    [passage] , by the secret passage.
   *[other] .
}
mr-tell-token_revealed = Turned up: { $tokens }.
mr-tell-token_discarded = { $cause ->
    [beaten] The guard is beaten.
    [decoy] Behind the door there is nobody.
   *[trap] Behind the door there is a trap.
}
mr-tell-musketeer_started = { $name } begins.
mr-tell-moved = { $cause ->
    [release] { $name } is free and goes { $place }.
   *[move] { $free ->
        [yes] { $name } rides { $place }.
       *[no] { $name } goes { $place }.
    }
}
mr-tell-inn_moved = { $square ->
    [0] { $name } goes back to the Common Room.
   *[other] { $name } advances to door { $square } of line { $line }.
}
mr-tell-bought = { $token ->
    [pistol] { $name } buys a pistol.
    [toledo] { $name } buys a Toledo blade.
    [cuirass] { $name } buys a cuirass.
    [horse] { $name } buys a horse.
    [improved_erudition] { $name } improves his Erudition.
    [improved_nobility] { $name } improves his Nobility.
    [improved_gallantry] { $name } improves his Gallantry.
    [improved_panache] { $name } improves his Panache.
   *[improved_botte] { $name } improves his botte.
}
mr-tell-adventure_drawn = { $known ->
    [yes] { $name } draws { $cards }.
   *[no] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
}
mr-tell-exchanged = { $way ->
    [gives] { $name } gives { $partner } { $given }.
    [gets] { $name } gets { $taken } from { $partner }.
   *[both] { $name } gives { $partner } { $given } for { $taken }.
}
mr-tell-exchange_refused = { $partner } will not exchange with { $name }.
mr-tell-character_played = { $name } calls on { $card }.
mr-tell-reinforced = { $name } reinforces La Rochelle with { $card }.
mr-tell-element_declared = { $kind ->
    [challenge] { $name } takes up a challenge { $place }.
    [duel] { $name } seeks a duel { $place }.
    [inn] { $name } reaches for a door in line { $line } of the inn.
   *[passage] { $name } looks for the secret passage.
}
mr-tell-milady_revealed = { $cause ->
    [rochefort] { $side ->
        [milady] Now they know: you are { $place }!
       *[other] Milady is { $place }!
    }
    [richelieu] { $side ->
        [milady] You are found { $place } and will get no card there.
       *[other] Milady is found { $place } and will get no card there.
    }
   *[end] { $side ->
        [milady] Nobody has found you: you were { $place }.
       *[other] At nightfall it comes out where Milady was: { $place }.
    }
}
mr-tell-milady_acted = { $side ->
    [milady] You take
   *[other] She takes
} { $card } from the walls of La Rochelle.
mr-tell-rochefort_appeared = Rochefort bars { $name }’s way.
mr-appeared-about = { $what ->
    [element_declared] Is Milady here? She may be at any of { $places } places.
    [fallen] At the Vieux-Colombier he gets back on his feet, with all his lives.
   *[rochefort_appeared] { $side ->
        [milady] You are here. If Rochefort is wounded, he flees with you.
       *[other] Milady is here. Only when Rochefort is wounded is the way clear.
    }
}
mr-tell-rochefort_fled = { $side ->
    [milady] Rochefort is wounded and flees with you to your house.
   *[other] Rochefort is wounded and flees with Milady to her house.
}
mr-tell-action_cancelled = { $name }’s attempt comes to nothing.
mr-tell-action_resumed = The way is clear for { $name }.
mr-tell-challenge_won = { $name } masters { $challenge } with { $score ->
    [one] 1 point
   *[other] { $score } points
}{ $count ->
    [0] .
   *[other] , thanks to { $cards }.
}
mr-tell-validated = The reward: { $reward }.
mr-tell-duel_started = { $name } crosses swords with { $foe }.
mr-tell-committed = { $name } throws { $blue ->
    [one] 1 die
   *[other] { $blue } dice
}.
mr-tell-thrown = Round { $round }: the dice show { $swords } against { $enemy }.
mr-tell-toledo = The Toledo blade rerolls a die: { $new } instead of { $old }.
mr-tell-botte = { $who ->
    [both] Both strike home with their bottes; nothing else counts.
    [musketeer] The Musketeer’s botte strikes home; nothing else counts.
   *[opponent] The adversary’s botte strikes home; nothing else counts.
}
mr-tell-round_result = A cuirass holds.
mr-tell-duel_ended = { $result ->
    [opponent] { $name } draws first blood.
    [musketeer] { $name } is struck.
    [both] Both draw blood.
   *[tie] Nobody is hurt.
}
mr-tell-wounded = { $cause ->
    [final_wound] { $name } takes one last thrust.
    [trap] { $name } walks into a trap and takes a wound.
    [paris] { $name } is wounded by the plot in Paris.
   *[other] { $name } takes { $amount ->
        [one] a wound
       *[other] { $amount } wounds
    }.
}
mr-tell-healed = { $name } regains { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}.
mr-tell-fallen = { $name } is out of action and carried to the Vieux-Colombier.
mr-tell-recovered = { $name } is on his feet again.
mr-tell-jailed = { $cause ->
    [richelieu] { $side ->
        [milady] { $name } does not find you and is taken to the Bastille.
       *[other] { $name } does not find Milady and is taken to the Bastille.
    }
   *[perfidy] { $name } is taken to the Bastille.
}
mr-tell-escape = { $name } bribes the gaoler.
mr-tell-siege_thrown = { $again ->
    [yes] One die is thrown again: { $swords } against { $enemy }.
   *[no] { $side ->
        [milady] The team throws { $swords }, you { $enemy }.
       *[other] The team throws { $swords }, Milady { $enemy }.
    }
}
mr-tell-sacrificed = { $name } holds the wall with his blood.
mr-tell-token_moved = { $token ->
    [time] Time moves on to space { $after }.{ $more }
    [honour] The Queen’s honour { $way ->
        [up] rises
       *[down] falls
    } to { $after }{ $cause ->
        [ladder] : the Louvre has waited too long
        [paris] : they talk in Paris
       *[other] {""}
    }.
    [siege] { $way ->
        [up] The defenders gain ground: the siege stands at { $after }.
       *[down] Richelieu gains ground: the siege stands at { $after }.
    }
   *[louvre] At the Louvre time is pressing: square { $after } of the ladder.
}
mr-siege-dice-now = At La Rochelle time gives { $side ->
    [milady] you
   *[other] Milady
} { $dice ->
    [one] 1 red die
   *[other] { $dice } red dice
} from now on instead of { $before }.
mr-tell-siege_reward = { $reward ->
    [epic] The siege brings the team an Epic token.
   *[one_for_all] The siege brings the team One for all, all for one.
}
mr-tell-purse = { $way ->
    [up] The team gains { $what }.
   *[down] The team loses { $what }.
}
mr-tell-epic = { $way ->
    [up] The team gains { $what }.
   *[down] The team loses { $what }.
}
mr-tell-strangling = { $added ->
    [0] Constance can breathe
   *[other] The noose round Constance tightens
}; { $total ->
    [one] 1 sword
   *[other] { $total } swords
} so far.
mr-tell-one_for_all = One for all, all for one!
mr-tell-match_ended = { $ending }

## Where somebody goes, where somebody is, whom a Musketeer meets, and who that is from then on

place-paris-to = to Paris
place-louvre-to = to the Louvre
place-quest-to = to the quest
place-la_rochelle-to = to La Rochelle
place-richelieu-to = to Richelieu’s palace
place-miladys_house-to = home
place-vieux_colombier-to = to the Vieux-Colombier
place-bastille-to = to the Bastille
place-paris-at = in Paris
place-louvre-at = at the Louvre
place-quest-at = on the quest
place-la_rochelle-at = at La Rochelle
place-richelieu-at = at Richelieu’s palace
place-miladys_house-at = at home
place-vieux_colombier-at = at the Vieux-Colombier
place-bastille-at = in the Bastille
adversary-force_2 = { quest-force_2 }
adversary-force_3 = { quest-force_3 }
adversary-force_4 = { quest-force_4 }
adversary-force_2-met = a guard of force 2
adversary-force_3-met = a guard of force 3
adversary-force_4-met = a guard of force 4
adversary-gaoler-met = the gaoler
adversary-force_2-the = the guard
adversary-force_3-the = { adversary-force_2-the }
adversary-force_4-the = { adversary-force_2-the }
adversary-gaoler-the = the gaoler

## The story

mr-story-setup = Before the first turn
mr-story-dealt = Every Musketeer is dealt { $cards ->
    [one] an Adventure card
   *[other] { $cards } Adventure cards
}, and { $side ->
    [milady] you
   *[other] Milady
} { $perfidy ->
    [one] a Perfidy card
   *[other] { $perfidy } Perfidy cards
} and a Paris card.
mr-story-turn = Turn { $turn }
mr-story-evening = End of the turn
mr-story-waits = { $name } waits.

## Help

mr-help-word = Help
mr-help-open = How it is played
mr-help-title = How it is played
mr-help-team = You win when the last board of the quest is done. Milady wins by time, by the Queen’s honour, by the siege, or when Constance is strangled.
mr-help-milady = You win by time, by the Queen’s honour, by the siege, or when Constance is strangled. The Musketeers win by the quest.
mr-help-actions = A Musketeer moves, buys, draws, exchanges, plays a Character card, attempts a challenge, fights, reinforces La Rochelle, or gets out of the Bastille: one action each.
mr-help-challenge = A challenge needs no dice: his skill and the cards he spends must together reach its value.
mr-help-duel = A duel ends at first blood: every sword wounds that no shield parries. After a round without blood both go on with one die less.
mr-help-botte = A botte is a fencer’s secret stroke: the throw of symbols shown beside him. Whoever throws at least these symbols wounds the other once and takes no wound, whatever the other dice show; if both throw theirs, each is wounded once. Either way the duel is over.
mr-help-rochefort = { $side ->
    [milady] Where you are, Rochefort may bar the way of anybody but Athos. Wounded, he flees and you are both known.
   *[team] Where Milady is, Rochefort may bar the way of anybody but Athos. Wounded, he flees and both are known.
}
mr-help-louvre = At the Louvre there is always a mission. Its token moves one square along the ladder every turn; on the third and again on the fourth square the Queen’s honour falls, and on the fourth the mission has failed. Done in time, it gives a point of honour back.
mr-help-pistoles = Pistoles are the reward of many challenges and duels; Monsieur des Essarts brings some, too. They buy equipment, pay beggars and the gaoler.
mr-help-epic = Epic tokens are rewards, too. Keep them for the last board: three of them pass a gallery of the Louvre unseen.
mr-help-siege = Combat cards at La Rochelle throw dice at the end of every turn; the difference of swords moves the siege.
mr-help-fallen = Whoever has no life left is carried to the Vieux-Colombier and recovers next turn, when the other Musketeers have acted.
mr-help-destination = First you choose in secret where you and Rochefort are this turn.
mr-help-paris = Then you may bring a Paris card into play, send adversaries that fit its force, and lay an ambush.
mr-help-perfidy = Then you draw one Perfidy card, or play one.
mr-help-own = If nobody has found you, you act after the Musketeers: discard a card at La Rochelle, take Perfidy cards at Richelieu’s, or a Paris card at home.

## The first turn, explained

mr-coach-cardinal = The Cardinal whispers
mr-coach-ask-next = You win by the quest, with all the Musketeers, in any order. Touch one to see his cards, and again to begin with him.
mr-coach-ask-action = { $name } has { $count ->
    [one] 1 action
   *[other] { $count } actions
}. { mr-now-how } { $gold ->
    [no] No way is advised here: the choice is yours.
   *[yes] What is gold helps most now.
}
mr-coach-attempt = Begin with what { $name } can try here: touch it, and the button below does it. A mission done takes a weapon from Milady. Everything else is at the bottom.
mr-coach-last-action = This is his last action. When nothing else is worth it, draw a card: it is never wasted.
mr-coach-ask-cards = In a challenge his skill and his cards must reach the value; no dice, no luck. Touch the cards that make up what he lacks.
mr-coach-ask-commit = Combat cards give more dice, for this duel only. He wins more often then, but may still be wounded: what to expect stands above the buttons.
mr-coach-ask-blade = The Toledo blade lets him throw one of his dice again, once in this duel. Look at what his botte still needs.
mr-coach-ask-offer = Two Musketeers in one place may exchange as much as they like with one action. It pays when one of them can then do what nobody could before.
mr-coach-ask-buy = One action buys up to two things. Equipment costs pistoles; an improvement costs a card and is his for good.
mr-coach-ask-pay = An improvement is paid for with a card. Touch the one that he can do without.
mr-coach-ask-sacrifice = The siege is about to lose ground. A Musketeer at La Rochelle may give a life for each space, but he needs his lives for duels too.
mr-coach-challenge-won = { $side ->
    [milady] They have met a challenge. When all parts of a mission have their seal, it is done, and the Queen’s honour may rise.
   *[team] Done! It has a seal now. When all parts of a mission have one, the mission is done.
}
mr-coach-dice = Both throw at once. A botte, the throw shown beside each of them, strikes at once and ends the duel. Without one every sword strikes that no shield parries. If nobody is wounded, both go on with one die less.
mr-coach-mission-ended = { $place ->
    [louvre] That mission is over, and there is a new one at once: the Louvre is never quiet.
   *[paris] That was the mission in Paris. Until Milady plays another card there is peace.
}
mr-coach-door = Here the quest begins, and with it you win. Behind each door waits a guard, a trap, or nobody. Whoever clears a line opens the next board for all; after the fourth you have won.
mr-coach-bastille = { $side ->
    [milady] A prisoner loses time: he gets out for a pistole or by fighting, and either costs him an action.
   *[team] A prisoner gets out for a pistole or by fighting the gaoler. Either costs an action.
}
mr-coach-ambush = { $side ->
    [milady] Your ambush lies with the mission until the mission is over. Beggars can be paid to go.
   *[team] An ambush lies with the mission until the mission is over. Beggars can be paid to go.
}
mr-coach-may-step-in = Where a ? stands, Milady may be, and Rochefort with her. If she is here, he may bar an attempt: then he must be wounded before it can be made.
mr-coach-rochefort = { $side ->
    [milady] Rochefort fights for you. If he wounds or holds out, the attempt is lost; if he is wounded, he flees with you, and you have no action of your own this turn.
   *[team] Milady is here, and Rochefort with her! Only when he is wounded is the way clear. Athos is the one he never stops.
}
mr-coach-revealed = { $side ->
    [milady] Now they know where you were. Next turn you choose anew, in secret again.
   *[team] Only now you learn where Milady was. Where she went once she may go again: it is worth remembering.
}
mr-coach-fallen = { $side ->
    [milady] One of them is out of action, and loses time until he recovers.
   *[team] He is out of action, but not lost: at the Vieux-Colombier he gets back on his feet with all his lives.
}
mr-coach-siege = Every turn ends at La Rochelle: the Combat cards on the walls throw for the Musketeers, and time gives Milady her dice. The difference of swords moves the siege.
mr-coach-tracks = { $side ->
    [milady] Any one of these wins for you: time, the Queen’s honour, the siege, Constance. Time moves on by itself. Touch one to see how near you are.
   *[team] Any one of these wins for Milady: time, the Queen’s honour, the siege, Constance. Touch one to see how near she is. You win by the quest.
}
mr-coach-ask-destination = You are Milady. Choose in secret where you are this turn: Rochefort goes with you, and can bar the Musketeers’ way there.
mr-coach-ask-paris = You may bring a Paris card into play. It works for you at the end of every turn, until the Musketeers have done the mission.
mr-coach-ask-man = Every mission needs guards. Send adversaries whose forces fit it together; each must then be beaten in a duel.
mr-coach-ask-ambush = With the guards you may lay an ambush. Each serves once only, so it may also wait for a better mission.
mr-coach-ask-nemesis = Name the Musketeer who cannot attempt any part of this mission: the one who would do it best.
mr-coach-ask-perfidy = Now draw a Perfidy card for later, or play one. Not both.
mr-coach-ask-target = Choose the Musketeer who suffers for it: the one you would miss most in their place.
mr-coach-ask-close = Close the way that they need most this turn. Whoever stands there already may stay.
mr-coach-musketeers = Now the Musketeers act. They do not know where you are, but they guess.
mr-coach-ask-reveal = A Musketeer attempts something where you are. Send Rochefort, and everybody knows where you are; or let it pass and wait for a better moment.
mr-coach-ask-own = Nobody has found you, so you act now where you are.
mr-coach-end = { $side ->
    [milady] That was a whole turn. Hold the Musketeers up: let time run out, or wear down the Queen’s honour, break the siege, strangle Constance.
   *[team] That was a whole turn. You win by the quest alone, board after board, as far as the galleries of the Louvre. Till then keep time, honour, siege and Constance from Milady.
}

## The second lesson, siege and ambush

mr-coach-siege-beggars = As long as the beggars lie here, nobody may attempt anything of this mission. { $price } pistoles send them away, without an action and even from afar. Pay now, while { $name } has actions left.
mr-coach-siege-clear = The way is free, and { $name }’s own skill is enough for this challenge: one action, no card, and the ambush has cost you nothing else.
mr-coach-siege-go = The siege stands two spaces from the edge, and there Milady wins at once, however well all else goes. Touch La Rochelle, and send { $name } there.
mr-coach-siege-reinforce = On the walls a Combat card throws a die in this turn and in every turn after it; in a duel it would serve only once. Put it there.
mr-coach-siege-sacrifice = Milady has thrown more swords, and the siege is about to lose its last ground. Each life that a Musketeer gives there holds one space: a life heals, a lost siege does not. Give it.
mr-coach-siege-end = That is what decides the long run: look for ambushes before you spend actions, man the walls before the siege nears the edge, and keep a Musketeer there who can give a life. Watch the tokens at the top.

## A choice in few words, where it is spoken of

# $type is what is done, $name the card, person, place or thing.
mr-choice = { $type ->
    [buy] Buy: { $name }
    [give] Give: { $name }
    [give_token] { $token }, to be given
    [take] Take: { $name }
    [take_token] Take: { $name }
    [pay_card] Pay with: { $name }
    [character] Play: { $name }
    [card] Add: { $name }
    [commit] Into the duel: { $name }
    [challenge] Attempt: { $name }
    [duel] Fight: { $name }
    [inn] Attempt: { $name }
    [reveal_line] Turn up: { $name }
    [exchange] Exchange with { $name }
    [name] Name { $name }
    [man] Man the mission with { $name }
    [lay_ambush] Ambush: { $name }
    [play_perfidy] Perfidy: { $name }
    [search] Search for: { $name }
    [play_paris] In Paris: { $name }
    [take_paris] Take: { $name }
    [discard_space] Discard: { $name }
    [lay_token] Lay: { $name }
    [pay_beggars] Pay the beggars { $name }
    [blade] Reroll die { $name }
   *[other] { $name }
}

## Why a choice is good

mr-why-than = than otherwise
mr-why-against = Against it: { $why }
mr-why-quest = { $way ->
    [more] The quest gets further { mr-why-than }.
    [less] The quest gets less far { mr-why-than }.
    [up] The quest gets ahead.
   *[down] The quest is thrown back.
}
mr-why-louvre = { $way ->
    [more] More of the mission at the Louvre gets done { mr-why-than }.
    [less] Less of the mission at the Louvre gets done { mr-why-than }.
   *[up] Some of the mission at the Louvre gets done.
}
mr-why-paris = { $way ->
    [more] More of the mission in Paris gets done { mr-why-than }.
    [less] Less of the mission in Paris gets done { mr-why-than }.
   *[up] Some of the mission in Paris gets done.
}
mr-why-siege_dice = { $way ->
    [more] More dice hold La Rochelle { mr-why-than }.
    [less] Fewer dice hold La Rochelle { mr-why-than }.
    [up] Dice are added at La Rochelle.
   *[down] Dice are lost at La Rochelle.
}
mr-why-cards = { $way ->
    [more] The Musketeers hold more cards { mr-why-than }.
    [less] The Musketeers hold fewer cards { mr-why-than }.
    [up] The Musketeers gain cards.
   *[down] The Musketeers lose cards.
}
mr-why-life = { $way ->
    [more] The Musketeers keep more lives { mr-why-than }.
    [less] The Musketeers keep fewer lives { mr-why-than }.
    [up] The Musketeers regain lives.
   *[down] The Musketeers lose lives.
}
mr-why-honour = { $way ->
    [more] The Queen keeps more honour { mr-why-than }.
    [less] The Queen keeps less honour { mr-why-than }.
    [up] The Queen’s honour rises.
   *[down] The Queen’s honour falls.
}
mr-why-siege = { $way ->
    [more] The siege goes better for the Musketeers { mr-why-than }.
    [less] The siege goes worse for the Musketeers { mr-why-than }.
    [up] The siege moves forward for the Musketeers.
   *[down] The siege moves back for the Musketeers.
}
mr-why-time = { $way ->
    [more] More time goes by { mr-why-than }.
    [less] Less time goes by { mr-why-than }.
   *[up] Time goes by.
}
mr-why-rochefort = { $way ->
    [more] Rochefort keeps more lives { mr-why-than }.
    [less] Rochefort keeps fewer lives { mr-why-than }.
    [up] Rochefort regains lives.
   *[down] Rochefort loses lives.
}
mr-why-perfidy = { $way ->
    [more] { $side ->
        [milady] You hold
       *[other] Milady holds
    } more Perfidy cards { mr-why-than }.
    [less] { $side ->
        [milady] You hold
       *[other] Milady holds
    } fewer Perfidy cards { mr-why-than }.
    [up] { $side ->
        [milady] You gain
       *[other] Milady gains
    } Perfidy cards.
   *[down] { $side ->
        [milady] You give up
       *[other] Milady gives up
    } Perfidy cards.
}
mr-why-honour_tonight = { $count ->
    [0] Left alone, the Queen’s honour is lost this turn.
   *[other] Left alone, the Queen’s honour falls to { $number } this turn.
}
mr-why-siege_tonight = As the dice lie now, La Rochelle is lost this turn: { $number }.
mr-why-constance_tonight = Left alone, Constance is strangled this turn: { $number }.
mr-figure-challenges = Challenges won
mr-figure-won = Duels won
mr-figure-both = Duels in which both were hit
mr-figure-lost = Duels lost
mr-figure-wounds = Wounds taken
mr-figure-done = Missions done together
mr-figure-failed = Missions failed together

## Why it is asked

mr-question-destination = Where you are, Rochefort can bar the way. At La Rochelle, at Richelieu’s or at home you act after the Musketeers, if nobody has found you.
mr-question-paris = A Paris card does its harm at the end of every turn, until the Musketeers have done its mission. Only one lies there: a new one drives the old one away.
mr-question-man = Every adversary you send must be beaten in a duel before the mission is done. Whoever is beaten is gone; the others come back to you afterwards.
mr-question-ambush = An ambush makes this one mission more dangerous. Each can be used once in the whole match, so it is worth keeping a good one.
mr-question-nemesis = Whomever you name cannot attempt any part of this mission. Name the one who would do it best.
mr-question-perfidy = Each turn you either draw a Perfidy card or play one, never both.
mr-question-target = The card strikes one Musketeer. The one who is about to finish something, or who has little life left, is hit hardest.
mr-question-close = Nobody can go there this turn. Whoever stands there already may stay and act.
mr-question-reveal = If Rochefort steps in, the attempt waits for his duel, and is lost if he is not wounded. But then everybody knows where you are, and you have no action of your own this turn.
mr-question-own = Nobody has found you, so you act after the Musketeers. At La Rochelle you discard a Combat card, at Richelieu’s you take Perfidy cards, at home a Paris card.
mr-question-reroll = Only swords move the siege. A shield thrown again may become one.
mr-question-wound = The Paris card wounds one Musketeer. Whoever has no life left is out of action and loses time until he recovers.
mr-question-lay = Here you hide what the Musketeers will meet on the quest. They see only backs; put the worst where they will most likely pass.
mr-question-jail = Out of the Bastille there are two ways: a pistole, or a duel with the gaoler. An attempt now costs one action of this turn. However the duel ends, even in a tie, he is out.
mr-question-one_for_all = Played now, every fit Musketeer has one action more this turn. It can be played once in the whole match.
mr-question-next = You choose the order. Each takes all his actions in one go: let the one begin whose success helps the others.
mr-question-action = Whatever he does costs one action. Missions hold Milady’s threats back, the quest wins the match: both need cards, and cards need time.
mr-question-pay = An improvement is paid for with a card, for good. Give one that you will miss least.
mr-question-buy = One action buys up to two tokens of different kinds. A second one costs pistoles, but no further action.
mr-question-offer = What lies with one Musketeer may be what another lacks. Cards and equipment change hands in both directions; gifts are allowed.
mr-question-trade = An exchange needs the consent of both. To refuse costs nobody an action.
mr-question-planchet = Planchet turns up the tokens of one line of the inn, so that you know what waits there, or brings two Adventure cards.
mr-question-heal = Mousqueton heals up to two wounds of somebody who still stands. Whoever has no life left recovers by himself.
mr-question-cards = Skill and cards together must reach the value of the challenge; there are no dice. What you spend beyond it is lost.
mr-question-commit = Every Combat card adds a die to your throw, a Double Combat two, for this duel only and now or never. Six dice at most.
mr-question-blade = Once in a duel one of your dice may be thrown again, and the new face counts. It may still make your botte when the other has his.
mr-question-sacrifice = Each life given holds the siege back by one space. If it reaches Richelieu’s end, everything is lost.

## What a sign means: one sentence each

mr-sign-milady = { $how ->
    [seen] { $side ->
        [milady] They have seen you here this turn, and Rochefort with you.
       *[other] Milady has been seen here this turn, and Rochefort is with her.
    }
    [secret] Here you are this turn, in secret, and Rochefort with you.
   *[perhaps] Milady may be here: by what everybody knows it cannot be ruled out.
}
mr-sign-steps = { $mission }: challenges and adversaries still to be overcome here: { $left }.
mr-sign-pistoles = Pistoles of the whole team: { $count }. They buy equipment and a way out of the Bastille.
mr-sign-epic = Epic tokens of the whole team: { $count }. Three of them open a secret passage in a gallery of the Louvre, on the last board of the quest.
mr-sign-yours = You decide for this Musketeer.
mr-sign-life = Life { $life } of { $most }: each wound costs one, and without any he is out of action for a while.
mr-sign-skill = { $skill }: so much he has himself; in a challenge his cards of this skill are added.
mr-sign-cards = Adventure cards in his hand: { $count }.
mr-sign-actions = Actions that he has left in this turn: { $count }.
mr-sign-reward = What it brings: { $reward }.
mr-sign-space = A free space on the walls: a Combat card laid here throws dice at the end of every turn.
mr-sign-guard = A guard: he must be beaten in a duel.
mr-sign-hidden = Nobody has seen this guard yet; how strong he is comes out when he is met.
mr-sign-door = Nobody has opened this door yet; only Milady knows what waits behind it.
mr-sign-botte = Botte, his secret stroke: with at least { $demands } he strikes at once, and the duel is over.
mr-sign-behind = This much is certain; only Milady knows which door hides what. A guard must be beaten in a duel, a decoy lets one pass, a trap wounds.
mr-sign-unseen = The guards not seen yet are some of these; only Milady knows which.
mr-epic-about = Enough Epic tokens open a secret passage in a gallery of the Louvre, on the last board of the quest.
mr-sign-foe-life = Lives left: { $count }. The duel ends at the first wound.
mr-sign-die = { $work ->
    [flies] Nothing parries this sword: it strikes.
    [parried] A shield of the other side parries this sword.
    [parries] This shield parries a sword of the other side.
    [botte] A part of the botte that strikes.
    [idle] This die does nothing in this round.
   *[open] { $face ->
        [sword] A sword strikes unless a shield of the other side parries it.
        [shield] A shield parries one sword of the other side.
       *[fleur] A fleur-de-lis counts only for a botte.
    }
}
mr-sign-force = Force { $force }: so many red dice are thrown for him in a duel.
mr-sign-foe = { $name }, force { $force }: he must be beaten in a duel against as many red dice.
mr-sign-challenge = A challenge of { $skill }: skill and cards spent must together reach { $value }, without dice.
mr-sign-done = Sealed: this is done for good.

## What presses, what a way risks

mr-night = The night of turn { $turn }
mr-night-won = { $side ->
    [team] You have won today
   *[other] The Musketeers have won today
}: { $what }.
mr-night-thing = { $what ->
    [mission] { $count ->
        [one] a whole mission
       *[other] { $count } whole missions
    }
    [task] { $count ->
        [one] 1 task
       *[other] { $count } tasks
    }
   *[part] { $count ->
        [one] 1 part of the quest
       *[other] { $count } parts of the quest
    }
}
mr-night-caught = { $cause ->
    [richelieu] { $side ->
        [milady] You were caught { $place }: no card for you tonight.
       *[other] Milady was caught { $place }: she gets no card tonight.
    }
   *[rochefort] { $side ->
        [milady] Rochefort gave you away { $place }
       *[other] Rochefort gave Milady away { $place }
    }{ $fled ->
        [yes] {" "}and fled, wounded
       *[no] {""}
    }: { $side ->
        [milady] you can do nothing tonight
       *[other] she can do nothing tonight
    }.
}
mr-hurry-night = To the end of the turn
mr-night-over = On to the next turn
# What Milady says to it
mr-taunt-near = { $other ->
    [yes] One more night like this one, gentlemen.
   *[no] You hear it too? It is nearly over.
}
mr-taunt-failed = { $other ->
    [yes] The Queen was waiting for you. So was I.
   *[no] So many heroes, and none of them quick enough.
}
mr-taunt-strangled = { $other ->
    [yes] Poor Constance. She still believes you will come.
   *[no] The cord is patient. So am I.
}
mr-taunt-foiled = { $other ->
    [yes] You have spoilt a pretty plan. I have others.
   *[no] Well fenced, gentlemen. Now I am cross.
}
mr-taunt-siege = { $other ->
    [yes] From La Rochelle I hear nothing but good.
   *[no] The ramparts are crumbling. Will your swords hold?
}
mr-taunt-honour = { $other ->
    [yes] A word here, a word there: poor Queen.
   *[no] What all Paris whispers, I whispered first.
}
mr-taunt-idle = { $other ->
    [yes] A quiet night. Enjoy it.
   *[no] You guard every door but the right one.
}
mr-schemed = Milady’s move
mr-schemed-then = That was Milady. Now it is the Musketeers’ turn.
mr-schemed-met = { $ambush ->
    [assassin] Wounded at once: { $names }.
   *[voleurs] Robbed at once of { $pistoles }: { $names }.
}
mr-schemed-plot = Her plot in Paris goes on: { $plot }. { $left ->
    [one] One more task
   *[other] { $left } more tasks
} would end it.
mr-schemed-quest = { $left ->
    [one] One more task of the quest
   *[other] { $left } more tasks of the quest
}, and the Musketeers win.
mr-schemed-where = { $places ->
    [one] Only one place is left where she can be now.
   *[other] Where she is now nobody knows: { $places } places are left.
}
mr-news = Meanwhile
mr-night-change = This turn: { $change }.
mr-news-changes = What has changed
mr-news-change = { $track }: from { $before } to { $after }
mr-news-wounds = { $count ->
    [one] { $name }: 1 wound
   *[other] { $name }: { $count } wounds
}
mr-news-perfidy = { $side ->
    [milady] You
   *[other] Milady
}: { $count ->
    [one] 1 Perfidy card more
   *[other] { $count } Perfidy cards more
}
mr-now-turns = { $turns ->
    [1] this turn
   *[other] within { $turns } turns
}
mr-now-tonight = tonight ({ $chance })
mr-now-when = { $side ->
    [milady] { $turns ->
        [0] tonight (in { $chance } cases)
        [one] tonight
       *[other] { $dice ->
            [yes] at this pace about { $turns } more turns, { $soonest } with good luck, then
           *[no] at this pace { $turns } more turns, then
        }
    }
   *[team] { $turns ->
        [0] Tonight (in { $chance } cases)
        [one] Tonight
       *[other] { $dice ->
            [yes] At this pace about { $turns } more turns, { $soonest } with bad luck, then
           *[no] At this pace { $turns } more turns, then
        }
    }
}
mr-now-whose = { $side ->
    [milady] To win:
   *[team] Danger.
}
mr-now-danger = { $when } { $way ->
    [time] time runs out
    [honour] the Queen’s honour is lost
    [siege] La Rochelle falls
   *[constance] Constance is strangled
}{ $side ->
    [milady] .
   *[team] , and Milady wins.
}
mr-now-over = This is the last turn: finish the quest now, or Milady wins.
mr-now-danger-brief = { $way ->
    [over] The last turn: now or never.
    [time] Time runs out { $when }.
    [last] Tonight the mission at the Louvre fails.
    [honour] Honour may be lost { $when }.
    [siege] La Rochelle may fall { $when }.
   *[constance] Constance may die { $when }.
}
mr-now-helps = { $side ->
    [milady] What hinders you
   *[team] What helps
}
mr-now-remedy = { $place ->
    [la_rochelle] { $remedy ->
        [0] The walls are full.
        [one] { mr-now-helps }: 1 Combat card on the walls.
       *[other] { mr-now-helps }: up to { $remedy } Combat cards on the walls.
    }
   *[other] { mr-now-helps }: { $remedy ->
        [one] the last task
       *[other] { $remedy } tasks
    } { $place ->
        [paris] in Paris
       *[louvre] at the Louvre
    }{ $reach }.
}
mr-now-reach = { $within ->
    [all] { $remedy ->
        [one] , which can be done now
       *[other] , all of which can be done now
    }
   *[other] , { $within } of which can be done now
}
mr-now-toll = Tonight honour falls from { $from } to { $to }: { $of ->
    [both] a point for the plot in Paris, a point for the Louvre.
    [paris] they talk in Paris.
   *[louvre] the Louvre has waited too long.
}
mr-steps = What you decide in this turn
mr-step = { $step ->
    [destination] Hide
    [paris] Paris
    [perfidy] Perfidy
   *[own] After them
}
mr-outlook-where = { $state ->
    [bars] They have found you { $at }; Rochefort still bars { $names } there.
    [seen] They have found you: after them you do nothing.
    [alone] Nobody can find you { $at }.
    [safe] Nobody is left who could find you at Richelieu’s palace.
    [richelieu] Who may still find you at Richelieu’s palace: { $names }.
    [out] { mr-rochefort-out }
    [idle] Nobody is left whom Rochefort could bar { $at }.
   *[lurks] Whom Rochefort may still bar { $at }: { $names }.
}
mr-outlook-way = In their way { $at }: { $who }; { $left ->
    [one] 1 task
   *[other] { $left } tasks
} left.
mr-outlook-holds = Tonight honour holds.
mr-now-last = Tonight the mission at the Louvre fails, and the Queen’s honour falls.
mr-now-forgone-brief = As things stand the Louvre fails tonight{ $falls ->
    [0] .
   *[other] : honour { $from } → { $to }.
}
mr-now-forgone = As things stand the mission at the Louvre fails tonight: { $falls ->
    [0] Milady
   *[other] honour falls from { $from } to { $to }, Milady
} draws a Perfidy card, and a new mission begins.
mr-lead-worth = { $what ->
    [last] It is the last task there.
   *[reward] It brings { $reward }.
}
mr-lead-inn = { $count ->
    [one] It is the last door of that line.
   *[other] No line has fewer doors left: { $count }.
}
mr-lead-night = { $end ->
    [lost] Tonight the town falls: { $now }; with his card { $other }.
   *[back] Tonight ground is lost there: { $now }; with his card { $other }.
}
mr-lead-points = So far he has { $has } of { $value }.
mr-lead-better = Hits him: { $now }; with { $count ->
    [one] 1 Combat card more
   *[other] { $count } Combat cards more
} { $other }.
mr-lead-rather = { $able ->
    [no] Nobody has what { $place ->
        [louvre] the Louvre
       *[paris] Paris
    } asks for yet.
    [barred] For now nobody can do anything { $place ->
        [louvre] at the Louvre
       *[paris] in Paris
    }.
    [part] { $place ->
        [louvre] At the Louvre
       *[paris] In Paris
    } only { $within } of { $remedy } tasks { $within ->
        [one] is
       *[other] are
    } within reach, so this helps more.
    [lost] { $place ->
        [louvre] At the Louvre
       *[paris] In Paris
    } too few of { $remedy } tasks are within reach ({ $within }): unless better cards come, the match is lost tonight.
    [later] { $place ->
        [louvre] For the Louvre
        [paris] For Paris
       *[la_rochelle] For La Rochelle
    } about { $turns } turns are left, this one included; for now this helps more.
   *[yes] For now that helps more than { $place ->
        [louvre] the Louvre
        [paris] Paris
       *[la_rochelle] La Rochelle
    }.
}
# What the present board asks for
mr-quest-goal = { $board ->
    [inn] every door of one line of the inn
    [calais] the challenges of Calais, then de Wardes
    [england] through England, next “{ $next }”
   *[galleries] through the galleries of the Louvre, next “{ $next }”
}
mr-now-quest = { $side ->
    [milady] Their way:
   *[team] To win:
} { mr-quest-goal } (board { $number } of { $of }). { $left ->
    [one] 1 task left of the quest.
   *[other] { $left } tasks left of the quest.
}
mr-sign-danger = This is how { $side ->
    [milady] you win
   *[other] Milady wins
} first if nobody does anything about it; of dice: as likely as not, the earlier number once in ten.
mr-lead = { $how ->
    [lacks] Draw, { $card ->
        [combat] { $count ->
            [one] 1 Combat card is still missing
           *[other] { $count } Combat cards are still missing
        }
       *[skill] { $count ->
            [one] 1 point is still missing
           *[other] { $count } points are still missing
        }
    } for { $aim }{ $why }.
    [ready] Draw: for now new cards help more. What can wait: { $aim }{ $why }{ $wait }.
    [gather] Draw cards for { $aim }{ $why }.
    [other] Exchange with { $name }: he then has the cards for { $aim }{ $why }.
    [before] First { $do ->
        [draw] draw
        [buy] buy “{ $piece }”
        [exchange] exchange cards
        [pay_beggars] pay the beggars
       *[other] play “{ $piece }”
    }, then { $aim }{ $why }.
    [go] Go for { $aim }{ $why }.
    [dare] A last resort: { $aim }{ $why }. He is wounded more often than he wounds.
    [barred] First wound Rochefort, who bars the way, then { $aim }{ $why }.
   *[now] Within reach: { $aim }{ $why }.
}
mr-lead-piece = { $do ->
    [buy] Buy “{ $piece }”. { $about }
   *[character] Play “{ $piece }”. { $about }
}
mr-lead-first = { $name } first. { $words }
mr-lead-why = { $place ->
    [louvre] , for the Queen’s honour
    [paris] , against Milady’s plot
    [quest] , for the quest
    [la_rochelle] , against the siege
   *[other] { "" }
}
mr-lead-wait = { "" } ({ $way ->
    [siege] La Rochelle holds
    [honour] the Queen’s honour lasts
   *[constance] Constance lives
} { $dice ->
    [yes] about { $turns } more turns, { $soonest } with bad luck
   *[no] { $turns } more turns
}{ $way ->
    [siege] ; tonight ground is lost: { $chance }
   *[other] { "" }
})
mr-lead-because = { $way ->
    [time] , because time runs out { $when }
    [last] , because otherwise the mission there fails this turn and honour falls
    [honour] , because otherwise the Queen’s honour is lost { $when }
    [siege] , because otherwise La Rochelle falls { $when }
   *[constance] , because otherwise Constance dies { $when }
}
mr-aim = { $task ->
    [challenge] { $brief ->
        [yes] { $what } { $at }
       *[no] the challenge of { $what } { $at }
    }
    [duel] the duel with { $what } { $at }
    [guard] a duel with a guard { $at }
    [inn] the next door of { $line ->
        [0] any line
       *[other] line { $line }
    } of the inn
    [open] the duel with the guard at the open door of line { $line } of the inn
    [door] the next door of { $line ->
        [0] any line
       *[other] line { $line }
    } of the inn (a guard may wait there)
    [passage] the secret passage
    [laid] a Combat card on the walls of La Rochelle
    [reinforce] the walls of La Rochelle
   *[exchange] an exchange with { $what } { $at }
}
mr-scheme-go = Most to gain { $one }, or { $other }.
mr-scheme-card = { $what ->
    [plot] { $known ->
        [yes] Of your cards “{ $card }” costs them most.
       *[no] Better to keep your cards: what lies in Paris costs them more.
    }
   *[strike] { $known ->
        [yes] “{ $card }” hurts them most now.
       *[no] Better to draw: none of your cards hurts them enough now.
    }
}
mr-unjudged = Exchanges are not judged: what they are worth shows in what is done with the cards.
mr-plan = { $do ->
    [play_perfidy] “{ $card }” now, and no new card.
    [draw_perfidy] A new card, and yours wait for a later turn.
    [play_paris] “{ $card }” now{ $lies ->
        [yes] , and “{ $there }” is over.
       *[no] .
    }
    [pass] Your cards wait{ $lies ->
        [yes] , and “{ $there }” goes on.
       *[no] , and Paris stays quiet.
    }
   *[take] Take “{ $card }”.
}
mr-vain = Would change nothing now
mr-draw-rest = { $hints ->
    [on] Draw { $count }: up to { $count } cards, each for one of his { $count } actions; it stops as soon as something better, or as good, can be done.
   *[off] Draw { $count }: { $count } cards for all { $count } actions that he has left.
}
mr-draw-all = Draw { $count }
mr-draw-stop = Stop drawing
mr-add-all = Play all it takes
mr-add-all-sign = Play all it takes: the cards that are advised, one after the other, until the value is reached.
mr-now-how = { $mouse ->
    [yes] Rest the mouse on a place of the map to see what can be done there; a click goes there.
   *[no] Touch a place of the map to see what can be done there; the button below goes there.
}
mr-now-suspect = Where a ? stands, Milady may be, and Rochefort with her.
mr-now-either = { $differ ->
    [when] One aim, two ways to it:
   *[what] Two ways, about as good. Which would you rather have?
}
mr-either-why = Where two ways are about as good, none is gold. { $differ ->
    [when] The aim is the same: go for it now, or draw cards first.
   *[what] What they bring is not the same: choose what you would rather have.
}
mr-now-botte = Botte: whoever throws what stands below his name strikes at once, and the duel is over.
mr-makes-sense = Worth going
mr-gold = { $what ->
    [louvre] The Louvre: he can do something there for the Queen’s honour.
    [paris] Paris: he can do something there against Milady’s mission.
    [quest] The quest: he can take it further.
    [la_rochelle] La Rochelle: his Combat cards hold the walls.
    [vieux_colombier] The Vieux-Colombier: he must leave Richelieu’s palace.
    [challenge] The challenge: he has what it takes.
    [duel] The duel, armed as he is. { $odds }
    [back] The Common Room: from there another line of the inn is worth more.
    [last_life] The duel: it helps most, but a wound takes his last life, and his next turn with it.
    [risk] The duel: what it brings is worth the risk.
    [wound] The duel: what it brings is worth the life that it costs for certain.
    [hurt] The duel: what it brings is worth the life that it will almost certainly cost.
    [inn] The inn: the next door is a step of the quest.
    [passage] The secret passage: there are enough Epic tokens.
    [reinforce] Placing a card: at La Rochelle it does more than in his hand.
    [draw] Drawing: nothing within his reach is worth an action now, and most cards are good for a die or a point later.
    [store] Drawing: most cards are good for a die or a point later.
    [opening] Drawing: he holds few cards yet, and most cards are good for a die or a point later.
    [buy] Buying: it helps him for good, and more than what he could do at once.
    [exchange] Exchanging: some cards are of more use to another.
    [character] Playing a card: it helps at once, and more than anything else he could do.
    [pay_beggars] Paying the beggars: behind them there is something to do.
    [escape] Out of the Bastille: inside there is little to do. Even a tie with the gaoler sets him free.
    [ahead] The ride costs him nothing: his next turn begins where there is something for him to do.
    [spent] He has no action left.
   *[end_turn] Ending his go: nothing left to do is worth an action.
}
mr-gold-buy = { $for ->
    [skill] { $name } { $at } is a point easier for him then.
   *[arms] It helps in every duel, and { $name } { $at } is still to be beaten.
}
mr-gold-lamp = The lamp finds this best.
mr-now-lamp = { $what }: the lamp finds this best.
mr-gold-answer = { $answer ->
    [paris] Of your cards, this one costs the Musketeers most.
    [paris_not] What lies in Paris already costs the Musketeers more than any of your cards would.
    [man] Of all who fit, he will cost them most, even after what they gain by beating him.
    [ambush] Of your ambushes, this one hinders them most at this mission.
    [nemesis] Nobody is better at what has to be done there.
    [perfidy] Of your cards, this one hurts the Musketeers most now.
    [perfidy_not] None of your cards hurts them enough now: better one more for later.
    [target] He is the one it costs most.
    [close] That is where it hinders the Musketeers most.
    [reveal] The duel is likely to cost the Musketeer more than Rochefort.
    [reveal_not] The duel is likely to cost Rochefort more than the Musketeer.
    [discard_space] No other card holds the walls with more dice.
    [refill] Several cards by chance are worth more than one of your choice.
    [search] Of the cards there, this one would hurt the Musketeers most as things stand.
    [take_paris] Of the plots there, this one would cost the Musketeers most as things stand.
    [own_not] Nothing here is of any use to you.
    [reroll] A shield thrown again cannot get worse.
    [wound] He is the closest to being out of action.
    [commit] It does more in this duel than later.
    [commit_not] More cards would be worth more later.
    [buy_not] Nothing else is worth its price.
    [offer] It is of more use to the other.
    [offer_not] All that is of more use to the other has changed hands.
    [cards] No other way to the value costs less.
    [blade] This die has the most to gain.
    [blade_not] Thrown again, no die is likely to do better.
    [sacrifice] The siege needs the space more than he needs the life.
    [sacrifice_not] He needs the life more than the siege needs the space.
    [jail] Later it would cost as much: better to get out at once.
    [heal] He has lost the most lives.
   *[pay] It is the one that he can most easily spare.
}
mr-risk = { $what ->
    [bastille] { $places ->
        [0] Prison for certain: Milady is not there.
       *[other] Prison threatens: { $chance }, as Milady may be at any of { $places } places. If he finds her, she gets no card.
    }
    [assassin] The assassin lies in wait: a wound, { $chance }.
   *[voleurs] Thieves lie in wait: a pistole lost, { $chance }.
}
