### The rules of Four Musketeers in our own words, for people. The notes in the margin name the clauses of the rules text.

rules-four_musketeers-lead = Three or four Musketeers cross swords, led by one to four players, and a villain looks on. Whoever loses a fight loses a piece of his life, unless a small stone protects him: then it is the villain who bleeds. Six storylines decide what you make of that.

rules-four_musketeers-aim-title = The idea
rules-four_musketeers-aim-1 = Everybody is a Musketeer behind a face-down role card. On it lie his life cards, open for all to see. In each sword fight every Musketeer plays one number, and the lowest loses.
rules-four_musketeers-aim-2 = One stone protects one character. A Musketeer who loses without the stone loses a life card and gets the stone. If the protected Musketeer loses, the villain loses a life card instead, and the stone is his again.
rules-four_musketeers-aim-3 = The round ends well when the villain is defeated, and badly when two Musketeers are. Whether you want the one or the other, or something else altogether, depends on the storyline.

rules-four_musketeers-cards-title = The cards
rules-four_musketeers-cards-1 = All you need is a deck of 52 cards, one joker and a stone.
rules-four_musketeers-cards-2 = The 3s to the 10s, 32 cards, are the sword cards. In a fight only the number counts, never the suit.
rules-four_musketeers-cards-3 = The other 21 are life cards. The jacks are the Musketeers: Athos has spades, Porthos diamonds, Aramis hearts, d’Artagnan clubs. One of the black aces, kings and queens is the villain and gives the storyline. The 2s and the joker are last life cards, all the rest extra life cards.
rules-four_musketeers-roles-picture = The four Musketeers, and the Comte de Rochefort as the villain.

rules-four_musketeers-setup-title = Getting ready
rules-four_musketeers-setup-1 = Every Musketeer is dealt a role face down, and the villain’s card lies face up. On each role comes a last life card, face up, and on top of it extra life cards: two for each Musketeer, three for the villain. In the two solitaire storylines a Musketeer gets only one, and the villain all the others.
rules-four_musketeers-setup-2 = The topmost life card is always lost first, and nobody may change the order. The stone begins with the villain.
rules-four_musketeers-setup-picture = Four Musketeers and the villain, who has the stone. The card in front is lost first; the last life card lies right on the role.
rules-four_musketeers-setup-3 = With four Musketeers everybody gets six sword cards; the eight that are left are the random deck, face down. After six fights the used cards are shuffled, six are dealt to each, and the random deck is filled up to eight from below.
rules-four_musketeers-setup-4 = With three Musketeers everybody gets four sword cards, eight are the random deck, and twelve are kept for a second hand of four. The random deck must last for both hands; then all the sword cards are shuffled.
rules-four_musketeers-setup-5 = With three Musketeers one suit is missing. Its jack, queen, king and 2 lie in the line of story from the start; if it is clubs, the joker instead of the 2. Chance decides which suit, or in Each His Own whoever deals the life cards.
rules-four_musketeers-setup-6 = Chance decides who leads the first round; in each later round it is the next seat clockwise. Whoever leads starts the first fight.

rules-four_musketeers-fight-title = The sword fight
rules-four_musketeers-fight-1 = The starter strikes first, the others follow clockwise. Each plays one card openly, and everybody sees it before the next one decides.
rules-four_musketeers-fight-2 = Equal numbers block one another. If a number has been played twice or four times, none of these strikes stands; if three times, only the first one does.
rules-four_musketeers-fight-3 = Of the strikes that stand, the lowest loses. The loser starts the next fight.
rules-four_musketeers-blocked-picture = The two 5s block each other. Of what stands, the 7 is the lowest: { $fourth } loses.
rules-four_musketeers-third-picture = The third 5 blocks the second one and itself, and the first stands again: you lose.
rules-four_musketeers-fight-4 = If no strike stands, it is a draw: nobody is hit, the cards are spent, and the same seat starts again.
rules-four_musketeers-draw-picture = Two 4s and two 9s: nothing stands, a draw.
rules-four_musketeers-fight-5 = The later you strike, the safer you are. Whoever repeats a number already played never loses.

rules-four_musketeers-hit-title = The stone and the damage
rules-four_musketeers-hit-1 = A Musketeer who loses without the stone takes damage: his topmost life card is popped. It goes to the end of the line of story, a row of open cards for all to see, and the stone comes to him.
rules-four_musketeers-open-picture = { $fourth } has lost without the stone. The king of hearts goes to the line of story, and the stone comes to { $fourth }.
rules-four_musketeers-hit-2 = If the loser holds the stone, the villain takes the damage instead, and the stone goes to him. Without a Shadow Musketeer there is no other way to reach the villain, so he can never be hit twice in a row.
rules-four_musketeers-protected-picture = Then { $fourth } loses again, now with the stone. The villain’s king of clubs is popped, and the stone goes back to the villain.
rules-four_musketeers-hits-picture = Who loses, and what it does. With a Shadow Musketeer the last three lines take the place of the second.

rules-four_musketeers-last-title = The last life card
rules-four_musketeers-last-1 = When a 2 is popped, the role card lies face down; the villain’s is turned down. The next hit turns it up, and the one after that means defeat.
rules-four_musketeers-two-picture = A 2 is popped; the next hit turns the role up, the third defeats.
rules-four_musketeers-last-2 = The joker is a trap: when it is popped, the role is turned up at once, and the next hit means defeat.
rules-four_musketeers-joker-picture = The joker is popped and the role turned up at once; the second hit defeats.
rules-four_musketeers-last-3 = In Each His Own this is mirrored: a 2 is the trap, and the joker gives the extra hit.
rules-four_musketeers-last-4 = The role card of whoever is defeated goes to the line of story.

rules-four_musketeers-cyclical-title = The last fight of a hand
rules-four_musketeers-cyclical-1 = In the last fight of every hand nobody strikes for himself. Before striking, the starter says left, which is clockwise, or right.
rules-four_musketeers-cyclical-2 = Then everybody strikes for the neighbour on that side: the starter for the next one, he for the one after, and the last for the starter. Blocking is as always, but the loser is the one for whom the lowest standing card was played.
rules-four_musketeers-cyclical-picture = { $third } starts to the left. The 4s block each other; the 6 is the lowest that stands, and { $second } played it for { $third }. So { $third } loses.

rules-four_musketeers-shadow-title = Shadow strikes
rules-four_musketeers-shadow-1 = As long as the random deck has a card, you may strike from the shadow instead of openly: put a card of your hand away face down, then turn up the top card of the random deck. That card is your strike and counts like any other.
rules-four_musketeers-shadow-picture = You discard a card that nobody sees. The random deck turns up a 9.
rules-four_musketeers-shadow-2 = You choose the discard before you know what is turned up, and nobody is ever shown it. There is no limit but the random deck itself.

rules-four_musketeers-x-title = The Shadow Musketeer
rules-four_musketeers-x-1 = In Each For Whom and All For Whom, and if you like in the two storylines of the queens, a Shadow Musketeer fights along. He sits between the last seat and the first and starts the round. Whenever it is his turn, the top card of the random deck is his strike. If he starts the last fight of a hand, it goes left.
rules-four_musketeers-x-2 = The villain’s life cards are his, and he is protected while the villain holds the stone. The villain takes damage only if the Shadow Musketeer loses while a Musketeer has the stone. If whoever is protected loses, nothing happens and the same seat starts again: a free replay.
rules-four_musketeers-x-3 = If the random deck is empty, so is his strike: it blocks nothing and cannot be the lowest. In a normal fight he cannot lose then. In the last fight of a hand the one he should strike for cannot lose, but he himself still can.
rules-four_musketeers-empty-picture = Three Musketeers, the last fight of a hand, to the left: { $second } starts. The strike of the Shadow Musketeer is empty, and you cannot lose. The 5 that { $third } played for him is the lowest: the Shadow Musketeer loses.

rules-four_musketeers-defeated-title = Defeated, but not out
rules-four_musketeers-defeated-1 = A defeated Musketeer goes on fighting at his seat. As a rule he is dazed: his hand is shuffled into a pile of which only the top card lies open, and he always plays that one. He makes no shadow strike of his own will, and starts the last fight of a hand to the left.
rules-four_musketeers-defeated-2 = In the storylines of the queens and in teams you may agree on ghosts instead: the player of a Ghost Musketeer goes on deciding as before.
rules-four_musketeers-defeated-3 = He has nothing left to lose. If he loses without the stone, nothing happens; if he still has it, the hit goes on as for anybody who is protected. Either way his seat stays in the circle until the round is over.

rules-four_musketeers-seats-title = Fewer players than seats
rules-four_musketeers-seats-1 = Free seats are taken all by Dazed Musketeers or all by Musketeer’s Servants. A servant’s hand lies open, and his master decides for him, knows his role and gets what he scores. A Dazed Musketeer scores for nobody, but he too has life cards, and he counts when he is defeated.
rules-four_musketeers-seats-2 = With two or three players we recommend three Musketeers, or four in teams. A player alone can play the two solitaire storylines.

rules-four_musketeers-end-title = The end of a round
rules-four_musketeers-end-1 = Good ending: the villain is defeated. Bad ending: the second Musketeer is, dazed seats and servants included. Either ends the round at once. Then all roles are turned up, and the round is scored.

rules-four_musketeers-stories-title = Six storylines
rules-four_musketeers-villains-picture = Six villains, six storylines.
rules-four_musketeers-stories-AC = Each For Himself, ace of clubs, the Comte de Rochefort. Survival: each Musketeer defeated is one defeat for his player or team, however the round ends. Alone until somebody has three defeats, in teams until a team has five.
rules-four_musketeers-stories-KC = Each For Whom, king of clubs, Monsieur Bonacieux. The same with a Shadow Musketeer.
rules-four_musketeers-stories-AS = All For One, ace of spades, Cardinal Richelieu. A solitaire: all players are one side. The strike made for the Musketeer who holds the stone must be a shadow strike as long as the random deck has a card; in the last fight of a hand that is his neighbour’s.
rules-four_musketeers-stories-KS = All For Whom, king of spades, the Comte de Wardes. A solitaire with a Shadow Musketeer.
rules-four_musketeers-stories-talk = In a solitaire do not tell each other your cards, nor whether to play low or high. What lies open, and when to do what, may be talked about.
rules-four_musketeers-stories-QC = All Against One, queen of clubs, Madame Bonacieux. D’Artagnan protects her, the others are after her. In the Coloured Conflict it is black, Athos and d’Artagnan, against red, Porthos and Aramis, and nobody says who is who.
rules-four_musketeers-stories-QS = Each His Own, queen of spades, Milady de Winter. Each role has an ambition: certain cards must lie in the line of story at the end, and the Musketeer must be alive. D’Artagnan wants the joker there and the character who held it alive; he himself may be defeated, unless it was he.
rules-four_musketeers-ambitions-picture = What must lie in the line of story: for Porthos all diamonds, for Aramis all hearts, for Athos the black 2s, for d’Artagnan the joker.
rules-four_musketeers-stories-pairs = In Paired Ambitions those who face each other know both roles. They score only if the cards of both are there and at least one of them is alive; the joker’s character must be alive all the same.
rules-four_musketeers-scores-picture = What a round brings, and when the match ends.

rules-four_musketeers-match-title = The match
rules-four_musketeers-match-1 = One storyline is played for the whole match, and every round is dealt anew. The fewest defeats or the most points win. You can set a number of your own, or play a single round.
rules-four_musketeers-match-2 = If the best result is shared, all who have it win; or, if you prefer, you play on until one side is ahead. After a single round of survival lives may decide: of those who share the fewest defeats, whoever has the most lives left wins. A solitaire is played until it is won, and counts how many rounds you needed.

rules-four_musketeers-settings-title = A solitaire, easier or harder
rules-four_musketeers-settings-1 = Some of the villain’s topmost life cards go to the line of story before the round: one as a rule. With none and three Musketeers you must play without a flaw.
rules-four_musketeers-settings-2 = You have free replays, as a rule one: when a fight would do damage, the spokesman, who is the first player, may cancel it. The stone stays, the cards are spent, and the same seat starts again.
rules-four_musketeers-settings-3 = The villain may be given the joker as his last life card, which is one hit less. The stone may start with the Musketeer who leads. And the bad ending may wait until all Musketeers are defeated, or until no player has one left.
rules-four_musketeers-settings-4 = Before every round but the first the spokesman may change all this.

rules-four_musketeers-people-title = Whom the cards show
rules-four_musketeers-people-1 = Every life card is somebody the Musketeers have to do with, and the line of story tells whom they met, in which order. The black high cards are the villains; when another of them is the villain of the storyline, they are life cards like the rest.
rules-four_musketeers-people-picture = The others: friends, rulers and mistresses, and Kitty, Milady’s maid. The 2s are the mirages of her palace.

rules-four_musketeers-house-title = Where we had to decide
rules-four_musketeers-house-1 = The printed rules leave some questions open. These are our answers; the rules text lists them all.
rules-four_musketeers-house-draw = A draw and a free replay spend the cards and count as a fight of the hand.
rules-four_musketeers-house-discard = In a shadow strike you discard first and turn up second. Discards are shown to nobody, except a servant’s and a dazed seat’s.
rules-four_musketeers-house-defeated = The hit that defeats still brings the stone, but later hits on a defeated Musketeer without it bring nothing. Otherwise he would be an endless way to the villain.
rules-four_musketeers-house-pile = A newly dazed hand is shuffled, so that nobody can arrange it.
rules-four_musketeers-house-ghosts = There are no ghosts in solitaires, nor when everybody survives alone.
rules-four_musketeers-house-ace = If the villain belongs to the missing suit, he stays, and the ace of that suit goes to the line of story. In All Against One clubs are missing only if you choose so, as d’Artagnan should take part.
rules-four_musketeers-house-teams = With three Musketeers the first and third seat are a team against the second. Paired Ambitions need four.
rules-four_musketeers-house-athos = Athos wants the black 2s out; whoever stood behind them may live.
rules-four_musketeers-house-ties = If nobody scores in a single round there is no winner, unless you chose to play on.
rules-four_musketeers-house-settings = The settings of a solitaire change between rounds only, never during one.
rules-four_musketeers-house-undo = On this page you may take back your last decision as long as it is still your turn to decide, for yourself or your servant, and nothing has been shown since.
rules-four_musketeers-house-known = Everything open may be looked up, also earlier strikes of the round, and the page shows what an open strike would mean so far, and, to whoever asks for chances, how likely the fight is to hit whom after each. The computer players know no more than their own player may.

rules-four_musketeers-credit-title = Thanks
rules-four_musketeers-credit-1 = Four Musketeers, in Finnish Neljä musketööriä, grew out of the game Limbo of 2013; we follow version 3.0.1 of 2023. The printed rules name no author, but they thank those who helped with ideas, development and play: Emmi Viitala, Piia Tamminen, Ville Viitala, Johannes Aho, Akseli Leinonen, Tuuli Vahtero, Tomi Laine, Matti Lehtinen and Ella Salminen. So do we. The words and pictures on this page are our own.

## In the pictures

scene-blocked = blocked
scene-lowest-strike = lowest
scene-you = You
scene-loses = { $you ->
    [yes] You lose
   *[no] { $name } loses
}
scene-draw = draw
scene-for = for { $you ->
    [yes] you
   *[no] { $name }
}
scene-empty = empty strike
scene-discard = discard
scene-line = Line of story
scene-villain = Villain
scene-defeated = defeated

## The table of hits

hits-loser = Loser
hits-stone = Stone
hits-effect = What happens
hits-musketeer = Musketeer
hits-defeated = defeated Musketeer
hits-shadow = Shadow Musketeer
hits-not-his = not with him
hits-his = with him
hits-musketeer-has = with a Musketeer
hits-villain-has = with the villain
hits-a = He loses a life card; the stone goes to him.
hits-b = The villain loses a life card; the stone goes to the villain.
hits-f = Nothing; he starts the next fight.
hits-c = Nothing; the same seat starts again.

## The table of scores

scores-storyline = Storyline
scores-round = In a round
scores-end = The match ends at
scores-round-survival = 1 defeat for each Musketeer defeated
scores-round-solitaire = 1 win if the villain is defeated
scores-round-QC-solo = d’Artagnan: 1 if Madame Bonacieux lives, 2 if he does too; the others: 1 if she is defeated and they live
scores-round-QC-team = black: 1 each if Madame Bonacieux lives; red: 1 each if not; with four Musketeers 1 more each if both of that colour live
scores-round-QS-solo = 1 if the ambition is fulfilled
scores-round-QS-team = 1 if both ambitions are fulfilled
scores-end-QC-team = { result-roles }, with three Musketeers { $three }
