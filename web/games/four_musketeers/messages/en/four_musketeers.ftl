### Words of the game Four Musketeers on and off its table: cards, storylines, roles, endings, options.
### Terms of the printed rules: those of section 26. Ours: circle, spokesman, to stand (of a strike).

name-four_musketeers-1 = Charlotte
name-four_musketeers-2 = Lucien
name-four_musketeers-3 = Marguerite
name-four_musketeers-4 = Étienne

## Cards, as they are read out

suit-name = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
playing-card = { $rank ->
    [JK] joker
    [A] ace of { suit-name }
    [K] king of { suit-name }
    [Q] queen of { suit-name }
    [J] jack of { suit-name }
   *[other] { $rank } of { suit-name }
}

## Who is who

person-JS = Athos
person-JD = Porthos
person-JH = Aramis
person-JC = d’Artagnan
person-AS = Cardinal Richelieu
person-KS = Comte de Wardes
person-QS = Milady de Winter
person-AC = Comte de Rochefort
person-KC = Monsieur Bonacieux
person-QC = Madame Bonacieux
person-AH = Monsieur de Tréville
person-KH = King Louis XIII
person-QH = Queen Anne
person-AD = Duke of Buckingham
person-KD = Lord de Winter
person-QD = Madame Coquenard
person-JK = Kitty
person-2S = Root of evil
person-2C = Double-cross
person-2H = Perfect love
person-2D = Utmost luxury
person-X = Shadow Musketeer
seat-dazed = { $number ->
    [0] Dazed Musketeer
    [1] Dazed Musketeer I
    [2] Dazed Musketeer II
   *[other] Dazed Musketeer III
}
seat-servant = { $number ->
    [0] Servant of { $name }
   *[other] Servant { $number } of { $name }
}

## Groups, storylines and modes

group-survival = Survival
group-survival-about = The fewest defeats win; a single round can go to the most lives left.
group-solitaire = Co-operative
group-solitaire-about = All players stand together against the villain.
group-roles = Roles
group-roles-about = Everybody holds a hidden role and wants what it says.

storyline-AC = Each For Himself
storyline-AC-about = Everybody against everybody in the fencing hall. Whoever holds the stone is safe: if he loses, the Comte de Rochefort is hit.
storyline-KC = Each For Whom
storyline-KC-about = In Monsieur Bonacieux’s dark house a Shadow Musketeer strikes along, with a card off the deck. Only if the Shadow loses is the villain hit.
storyline-AS = All For One
storyline-AS-about = All together against Cardinal Richelieu. He is hit only if the protected Musketeer loses, and chance picks that one’s card.
storyline-KS = All For Whom
storyline-KS-about = All together against the Comte de Wardes, who strikes along as the Shadow Musketeer, with a card off the deck. He is hit only if he loses.
storyline-QC = All Against One
storyline-QC-about = Milady has set the Musketeers on Madame Bonacieux. Your hidden role says whether you protect her or hunt her.
storyline-QS = Each His Own
storyline-QS-about = In Milady’s Palace of Mirrors every hidden role wants certain life cards out of play: even a hit on yourself may serve you.
storyline-mark = { $level ->
    [1] Easy
    [2] Medium
   *[3] Demanding
} · a round takes about { $fights } fights
storyline-first = Begin here

mode-AC-solo = Everyone alone
mode-AC-solo-about = A Musketeer who is defeated counts as one defeat. { $to ->
    [0] After this one round the fewest defeats win.
    [1] With the first one the fewest defeats win.
    [2] When somebody has two, the fewest defeats win.
    [3] When somebody has three, the fewest defeats win.
   *[other] When somebody has { $to }, the fewest defeats win.
}
mode-AC-team = In teams
mode-AC-team-about = The seats that face each other are one team. { $to ->
    [0] After this one round the fewer defeats win.
    [1] With the first defeat the fewer defeats win.
    [5] When a team has five defeats, the fewer defeats win.
   *[other] When a team has { $to } defeats, the fewer defeats win.
}
mode-KC-solo = { mode-AC-solo }
mode-KC-solo-about = { mode-AC-solo-about }
mode-KC-team = { mode-AC-team }
mode-KC-team-about = { mode-AC-team-about }
mode-AS-coop = Together
mode-AS-coop-about = { $to ->
    [0] All players win or lose as one side, in this one round.
    [1] All players win or lose as one side; you play on until the villain is defeated.
   *[other] All players win or lose as one side; you play on until you have won { $to } rounds.
}
mode-KS-coop = { mode-AS-coop }
mode-KS-coop-about = { mode-AS-coop-about }
mode-QC-solo = Everyone alone
mode-QC-solo-about = D’Artagnan earns up to two points if she lives, each of the others one if she is defeated and he himself lives. Alone against all the others, d’Artagnan has the harder part.
mode-QC-team = Coloured Conflict
mode-QC-team-about = Black protects her, red is after her, and nobody says which colour is in their hands.
mode-QS-solo = Everyone alone
mode-QS-solo-about = Each ambition fulfilled brings a point. { $to ->
    [0] After this one round the most points win.
    [1] One point wins.
    [3] Three points win.
   *[other] { $to } points win.
}
mode-QS-team = Paired Ambitions
mode-QS-team-about = The two who face each other know both roles, and score only if both ambitions are fulfilled.

## First time with a storyline

intro-KC-1 = Monsieur Bonacieux has let the Cardinal’s man into d’Artagnan’s lodgings and barred the door. In the dark he fights along as the Shadow Musketeer, from a seat of his own in the circle.
intro-KC-2 = The Shadow Musketeer starts the round. In every fight he strikes with the top card of the random deck. When that deck is empty, so is his strike, and he can only be hit in the last fight of a hand.
intro-KC-3 = The life cards of Bonacieux are his. The villain takes damage only if the Shadow Musketeer loses while a Musketeer holds the stone.
intro-KC-4 = If whoever is protected loses, nothing happens, and the same seat starts the next fight. All that counts in the end is not to be defeated.
intro-AS-1 = The Cardinal has most of the life cards, each Musketeer only two. You all stand together: defeat him before you are defeated.
intro-AS-2 = He takes damage only if the protected Musketeer loses a fight. So one of you must be hit to get the stone, and then lose again.
intro-AS-3 = But he guides the sword of the protected: the strike made for the Musketeer with the stone must be a shadow strike, as long as the random deck has a card.
intro-AS-4 = { $alone ->
    [yes] { "" }
   *[no] Do not tell each other your cards, nor whether to play low or high; what lies open may be talked about.
}
intro-AS-5 = { $once ->
    [yes] { "" }
   *[no] { $alone ->
        [yes] Between rounds you can make it easier or harder.
       *[no] Between rounds the first player, your spokesman, can make it easier or harder.
    }
}
intro-KS-1 = The Shadow Musketeer is the Comte de Wardes in disguise. He has most of the life cards, each Musketeer only two. You all stand together against him.
intro-KS-2 = He starts the round, and strikes in every fight with the top card of the random deck. When that deck is empty, so is his strike, and he can only be hit in the last fight of a hand.
intro-KS-3 = He takes damage only if he loses while a Musketeer holds the stone. If whoever is protected loses, nothing happens, and the same seat starts the next fight.
intro-KS-4 = { intro-AS-4 }
intro-KS-5 = { intro-AS-5 }
intro-QC-1 = Milady has persuaded the Musketeers that Madame Bonacieux is the villain. Your role tells you what you want; it lies face down, like everybody’s.
intro-QC-2 = { $mode ->
    [team] The black Musketeers, Athos and d’Artagnan, score if Madame Bonacieux lives. The red ones, Porthos and Aramis, score if she is defeated. Your companion does not know you.
   *[solo] D’Artagnan scores if Madame Bonacieux lives, and more if he lives too. Each of the others scores if she is defeated and he himself is alive.
}
intro-QC-3 = When two Musketeers are defeated, the round is over and she has got away. Watch who spares whom, and do not show too early who you are.
intro-QS-1 = In the Palace of Mirrors each Musketeer has an ambition of his own. Your role tells you yours.
intro-QS-2 = Most ambitions want certain cards in the line of story when the round ends. So it matters which life cards are lost, and sometimes you want to lose one yourself.
intro-QS-3 = The last life cards are mirrored. Behind a 2 the role card is turned up at once, and the next hit defeats. Behind the joker it stays down, and it takes two more hits.
intro-QS-4 = { $mode ->
    [team] You know the role of the partner facing you. Your team scores only if both ambitions are fulfilled and at least one of you is alive.
   *[solo] Once your ambition is fulfilled, end the round quickly, before others fulfil theirs.
}

## Roles: a story and an ambition

story-QC-JC = You love Constance Bonacieux, and you know that Milady has lied.
story-QC-JS = { $mode ->
    [team] You have seen through Milady before. You stand by d’Artagnan, and by Constance.
   *[solo] You have known a fair face to hide a crime, and you believe what you are told of Madame Bonacieux.
}
story-QC-JD = Milady was charming, the supper was excellent, and the case against Madame Bonacieux seemed clear.
story-QC-JH = The letter that accuses Madame Bonacieux is in a fine hand, and you are a man who trusts in letters.
aim-QC-JC = { $mode ->
    [team] If Madame Bonacieux lives, one point for each black Musketeer{ $layout ->
        [3] .
       *[4] , and one more for each if both are alive.
    }
   *[solo] If Madame Bonacieux lives, one point, and one more if d’Artagnan lives too.
}
aim-QC-JS = { $mode ->
    [team] If Madame Bonacieux lives, one point for each black Musketeer{ $layout ->
        [3] .
       *[4] , and one more for each if both are alive.
    }
   *[solo] One point if Madame Bonacieux is defeated and Athos is alive.
}
aim-QC-JD = { $mode ->
    [team] If Madame Bonacieux is defeated, one point for each red Musketeer{ $layout ->
        [3] .
       *[4] , and one more for each if both are alive.
    }
   *[solo] One point if Madame Bonacieux is defeated and Porthos is alive.
}
aim-QC-JH = { $mode ->
    [team] If Madame Bonacieux is defeated, one point for each red Musketeer{ $layout ->
        [3] .
       *[4] , and one more for each if both are alive.
    }
   *[solo] One point if Madame Bonacieux is defeated and Aramis is alive.
}
story-QS-JD = In every mirror silk, gold and a richly laid table. All of it might be yours.
story-QS-JH = In every mirror the same face, and a love without a flaw.
story-QS-JS = Somewhere behind the glass lies the root of evil, and beside it treason. You mean to find both.
story-QS-JC = Behind one of the mirrors somebody calls for help. You would give your life for less.
aim-QS-JD = Ace, king, queen and 2 of diamonds lie in the line of story. { aim-QS-self }
aim-QS-JH = Ace, king, queen and 2 of hearts lie in the line of story. { aim-QS-self }
aim-QS-JS = The 2 of spades and the 2 of clubs lie in the line of story. { aim-QS-self }
aim-QS-JC = The joker lies in the line of story, and the character who held it is alive. { $mode ->
    [team] { aim-QS-pair }
   *[solo] D’Artagnan himself may be defeated, unless the joker was his.
}
aim-QS-self = { $mode ->
    [team] { aim-QS-pair }
   *[solo] And you must be alive.
}
aim-QS-pair = Your partner’s ambition must be fulfilled too, and one of you must be alive.

## Endings

ending-AC-good = Rochefort’s scheme is laid bare, and the swords go back to the wall.
ending-AC-bad = Two Musketeers lie on the boards of the fencing hall, and Rochefort leaves without a sound.
ending-KC-good = The shadow is gone, and Bonacieux unbars the door with trembling hands.
ending-KC-bad = When the door opens at last, two Musketeers do not get up.
ending-AS-good = The Cardinal lays down his pieces: they stood by one another to the end.
ending-AS-bad = The Cardinal moves his last piece, and the board is his.
ending-KS-good = The mask falls, and it is de Wardes who asks for quarter.
ending-KS-bad = The shadow wipes his blade, bows, and is gone.
ending-QC-good = Madame Bonacieux is defeated. Too late somebody asks who accused her.
ending-QC-bad = Two Musketeers are beaten, and Madame Bonacieux is safely away.
ending-QS-good = The mirrors burst, and Milady has nowhere left to hide.
ending-QS-bad = Two Musketeers are lost among the mirrors, and Milady puts out the lights.

## Why a seat scored what it scored

reason-villain-alive = Madame Bonacieux lives{ $mode ->
    [team] .
   *[solo] , but { $musketeer } does not.
}
reason-villain-alive-and-self = Madame Bonacieux lives, and { $mode ->
    [team] so do both black Musketeers.
   *[solo] { $musketeer } with her.
}
reason-villain-defeated = { $musketeer } could not save Madame Bonacieux.
reason-served = Madame Bonacieux is defeated{ $mode ->
    [team] .
   *[solo] , and { $musketeer } is alive.
}
reason-served-both = Madame Bonacieux is defeated, and both red Musketeers are alive.
reason-served-defeated = Madame Bonacieux is defeated, but so is { $musketeer }.
reason-failed = Madame Bonacieux got away from { $musketeer }.
reason-ambition = The ambition of { $musketeer } is fulfilled.
reason-ambition-cards = { $musketeer } still lacked in the line of story: { $cards }.
reason-ambition-defeated = { $role ->
    [JC] The joker was rescued, but whoever held it is defeated.
   *[other] All the cards were there, but { $musketeer } is defeated.
}
reason-ambition-team = { $musketeer } had done his part, but the team’s ambitions were not fulfilled.

## Results

result-survival = { $count ->
    [one] { $count } defeat
   *[other] { $count } defeats
}
result-lives = { $count ->
    [0] defeated
    [one] 1 life left
   *[other] { $count } lives left
}
result-solitaire = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
result-roles = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Options (FM-18)

option-storyline = Storyline
option-mode = How you play
# Where nobody can play alone
option-players_together = Number of players
option-players_together-hint = Computer players count too. On your own you can play { storyline-AS } or { storyline-KS }.
option-layout = Musketeers in the circle
option-layout-3 = Three
option-layout-3-hint = Four cards in hand; one suit, and its Musketeer, is missing.
option-layout-4 = Four
option-layout-4-hint = Six cards in hand; all Musketeers take part.
option-replacement = Free seats are taken by
option-replacement-dazed = Dazed Musketeers
option-replacement-dazed-hint = A Dazed Musketeer plays the top card of an open pile; nobody decides for him.
option-replacement-servant = Servants
option-replacement-servant-hint = A servant’s hand lies open, and his master decides for him.
option-defeated_as = A defeated Musketeer becomes a
option-defeated_as-dazed = Dazed Musketeer
option-defeated_as-dazed-hint = His hand becomes a pile, played from the top by itself.
option-defeated_as-ghost = Ghost Musketeer
option-defeated_as-ghost-hint = His player goes on deciding, with nothing left to lose.
option-shadow_in_queen_games = Shadow Musketeer
option-shadow_in_queen_games-hint = He fights along, and only through him is the villain damaged. Recommended for three players with three Musketeers.
option-missing = Missing suit
option-missing-random = By chance
option-missing-dealer = The life dealer chooses
option-missing-hint = In each round one suit stays out: its Musketeer, king, queen and 2 lie in the line of story from the start.
option-first_lead = Who leads the first round
option-first_lead-random = By chance
option-first_lead-hint = The lead then moves on clockwise, round by round.
option-match = Length of the match
option-match-standard = The usual
option-match-standard-hint = { $group ->
    [survival] Until one side has { result-survival }; the fewest defeats win.
    [solitaire] Until you have { result-solitaire }.
   *[roles] Until one side has { result-roles }.
}
option-tie_rule-lives = The most lives left win
option-tie_rule-lives-hint = Of those with the fewest defeats, whoever has the most lives left wins.
option-match-target = Own number
option-match-target-hint = { $group ->
    [survival] Until one side has that many defeats; the fewest defeats win.
    [solitaire] Until you have won that many rounds.
   *[roles] Until one side has that many points.
}
option-match-single = One round
option-match-single-hint = The match ends after one round.
option-target = Number
option-prepopped = Life cards the villain has lost beforehand
option-prepopped-hint = The more he has lost, the easier it is.
option-free_replays = Free replays in each round
option-free_replays-hint = The spokesman may cancel this many hits in a round.
option-joker_to_villain = The villain has the joker
option-joker_to_villain-hint = It is his last life card, and takes one hit less than a 2.
option-stone_to_lead = A Musketeer starts with the stone
option-stone_to_lead-hint = Whoever leads the round holds it and starts the first fight.
option-bad_ending = The round is lost when
option-bad_ending-two = two Musketeers are defeated
option-bad_ending-all = all Musketeers are defeated
option-bad_ending-last_player = no player has a Musketeer left
option-bad_ending-hint = The later it is lost, the easier it is.

## The form

new-story = The story
new-kind = Kind of game
new-seats = Who sits where
new-team = Team { $number }

## What it is about

goal-four_musketeers = Do not play the lowest card.
goal-four_musketeers-shadow = Hide when your cards are too low.
# How each fight goes, whatever the storyline
goal-four_musketeers-fight = Equal numbers block each other, and the lowest left is hit. A hit costs a heart and brings the blue stone, which keeps off the next one.
goal-four_musketeers-lost = You lose together once two of you are defeated, unless you choose another number.
goal-four_musketeers-how = { goal-four_musketeers-fight } A round of “{ storyline-AC }” ends when the villain or two Musketeers are defeated. With “Play now”, whoever still stands then and has the most hearts wins. Other storylines have aims of their own.
goal-four_musketeers-KC = { goal-four_musketeers }
goal-four_musketeers-how-KC = { goal-four_musketeers-fight } { storyline-KC-about }
goal-four_musketeers-AS = Defeat the villain together.
goal-four_musketeers-how-AS = { goal-four_musketeers-fight } { storyline-AS-about } { goal-four_musketeers-lost }
goal-four_musketeers-KS = { goal-four_musketeers-AS }
goal-four_musketeers-how-KS = { goal-four_musketeers-fight } { storyline-KS-about } { goal-four_musketeers-lost }
goal-four_musketeers-QC = Do what your hidden role wants.
goal-four_musketeers-how-QC = { goal-four_musketeers-fight } { storyline-QC-about }
goal-four_musketeers-QS = { goal-four_musketeers-QC }
goal-four_musketeers-how-QS = { goal-four_musketeers-fight } { storyline-QS-about }
goal-four_musketeers-how-shadow = Strike with a number that lies there already: both are out, and you are not the lowest. Or throw a card away face down and strike from the shadow: the top card of the random deck strikes for you, whatever it may be. And a third equal number brings back the first. Three fights show when which of them saves you.
minutes-four_musketeers-lesson = The lesson takes about three minutes.
minutes-four_musketeers = { $match ->
    [single] One round takes about ten minutes.
   *[other] One round takes about ten minutes; a match of several rounds takes half an hour or more.
}
