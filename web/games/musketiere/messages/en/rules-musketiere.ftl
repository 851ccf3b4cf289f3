### The rules of Musketiere in our own words, for people. The notes in the margin name the clauses of the rules text.

rules-musketiere-lead = Two to four players are Musketeers in the Queen’s service. Together they stand against the guard of the Cardinal; but when the duel is won, only one of them takes the gem, and when it is lost, only one goes to prison.

rules-musketiere-aim-title = The idea
rules-musketiere-aim-1 = Each of you lays three cards face down: your pay. In up to nine duels everybody plays one card against a guard card of the Cardinal. If your cards together reach its strength, the duel is won and whoever played the highest card takes a gem or frees a prisoner. If not, whoever played the lowest card must take a prison.
rules-musketiere-aim-2 = At the end your pay is turned up. A card with a gem counts double, a card with a prison counts nothing. Whoever has collected the most ducats wins.

rules-musketiere-cards-title = Cards and stones
rules-musketiere-cards-1 = There are 55 Musketeer cards, one for every value from 0 to 10 with every number of swords from 0 to 4.
rules-musketiere-cards-2 = The higher value is the higher card. Between equal values the swords decide: more swords make the higher card. So no two cards are ever equal. Swords are good for nothing else; they never add to a sum.
rules-musketiere-cards-3 = There are 15 guard cards. The rules we have name the strengths 4, 5, 7, 25, 30, 35 and 40. The other eight, 8, 10, 11, 12, 14, 15, 18 and 20, are our choice and not the published ones; you can set your own when you begin a match.
rules-musketiere-cards-4 = Three gems and three prisons lie in the centre of the table. We call both of them stones.
rules-musketiere-cards-picture = From high to low: a 7 with four swords, a 7 with two, a 6 without any.

rules-musketiere-setup-title = Getting ready
rules-musketiere-setup-1 = Some guard cards stay out of the game: with two players 25, 30, 35 and 40; with three players 4, 35 and 40; with four players 4, 5 and 7. The others are shuffled into a pile, face down. Some of them will never appear.
rules-musketiere-setup-2 = Everybody is dealt twelve Musketeer cards. The rest are put aside, and nobody sees them. Every game of a match begins this way, with all cards and all stones.

rules-musketiere-pay-title = Choosing your pay
rules-musketiere-pay-1 = Out of your twelve cards choose any three as your pay, all players at the same time and in secret. They lie face down in front of you in the order in which you chose them; the other nine are your hand.
rules-musketiere-pay-2 = You may look at your own pay at any time; the others see it only when it is scored. Pay cards never move again and never come back to your hand.
rules-musketiere-pay-3 = High cards are good pay, but you will miss them in the duels, where they would win you gems.

rules-musketiere-duel-title = A duel
rules-musketiere-duel-1 = The top guard card is turned up: everybody knows its strength before choosing.
rules-musketiere-duel-2 = Everybody chooses one card of their hand in secret, without showing or announcing anything. When all have chosen, all cards are turned up at once.
rules-musketiere-duel-3 = Add up the values. If the sum reaches the strength of the guard, the duel is won; an equal sum is enough. If the sum is smaller, the duel is lost.
rules-musketiere-duel-4 = Won: the player with the highest card takes a gem or frees a prisoner. Lost: the player with the lowest card takes a prison. Then the cards played and the guard are done with, but stay open for all to see, and the next duel begins; in the ninth everybody plays the last card of the hand.
rules-musketiere-duel-won-picture = Guard 20. The cards 7, 7 and 6 make exactly 20: the duel is won. { $first } and { $second } both played a 7, but { $second } has four swords and { $first } two, so { $second } takes a gem.
rules-musketiere-duel-lost-picture = Guard 15. The cards 4, 4 and 6 make only 14: the duel is lost. The 4 with one sword is lower than the 4 with three, so { $second } takes a prison.

rules-musketiere-won-title = The duel is won: gem or freedom
rules-musketiere-won-1 = The winner does one of two things: take a gem and lay it on one of their own pay cards that carries no stone; or free a prisoner, by moving a prison from one of their own pay cards to the centre. A winner who has both a free card and a prison may choose. A winner who has no prison must take a gem.
rules-musketiere-won-2 = The gem comes from the centre. Only if there is none left does it come from another player: the winner chooses from whom and from which card, and that card becomes free.
rules-musketiere-won-3 = A pay card never carries more than one stone. If all three of the winner’s cards carry stones, the winner must free one prisoner and gets no gem, not even for the card just freed.
rules-musketiere-won-choice-picture = { $first } has won and may lay a gem on the free third card, or free the second one.
rules-musketiere-won-full-picture = All three cards of { $first } carry stones. Only a prison can be freed; there is no gem this time.
rules-musketiere-won-robbery-picture = No gem is left in the centre. { $first } takes the one of { $third }, whose card becomes free.

rules-musketiere-lost-title = The duel is lost: prison
rules-musketiere-lost-1 = The loser must take a prison and lay it on one of their own pay cards without a stone.
rules-musketiere-lost-2 = The prison comes from the centre. Only if there is none left does it come from another player’s pay card, which becomes free. The loser chooses from whom and from which card, without seeing its face.
rules-musketiere-lost-3 = If all three of the loser’s cards carry stones, the loser takes no prison but must put one gem back into the centre, whatever the centre holds.
rules-musketiere-lost-full-picture = All three cards of { $first } carry stones: one of the two gems goes back to the centre.

rules-musketiere-prison-title = Three Musketeers in prison
rules-musketiere-prison-1 = If all three of your pay cards carry prisons when the guard is turned up, you are fully imprisoned for this duel. You still play a card, and it is turned up with the others, but it does not count: not in the sum, and neither as the highest nor as the lowest. The guard is as strong as ever.
rules-musketiere-prison-2 = A won duel does not get you out. But the next time a duel is lost, the loser has to take one of your prisons, for there is no other, and you count again from the following duel on.
rules-musketiere-prison-3 = With two players the other one fights alone meanwhile, as the winner of every duel that is won and the loser of every duel that is lost.
rules-musketiere-prison-picture = Guard 18. { $second } is fully imprisoned, so the 10 does not count: 9 and 8 make 17, and the duel is lost. { $third } played the lowest card that counts, and takes one of the prisons of { $second }.

rules-musketiere-score-title = End of the game and scoring
rules-musketiere-score-1 = The game ends at once when a player lays a third gem. Otherwise it ends after the ninth duel. What has not been played is put away unseen and does not count.
rules-musketiere-score-2 = All pay is turned up. A card without a stone brings its value in ducats, a card with a gem twice its value, a card with a prison nothing. Laying the third gem brings nothing extra.
rules-musketiere-score-picture = The 10 with a gem brings 20, the 8 in prison nothing, the free 5 brings 5: together 25 ducats.

rules-musketiere-match-title = The match
rules-musketiere-match-1 = The ducats of each game are added up. As a rule the match is over when, after a whole game, somebody has reached the target of 100 ducats; the highest total wins, also when several have reached the target.
rules-musketiere-match-2 = You can set another target, play a single game, or play a fixed number of games.
rules-musketiere-match-3 = If the highest total is shared, all who hold it win together; or, if you prefer, another game is played until one player is ahead.

rules-musketiere-house-title = Where we had to decide
rules-musketiere-house-1 = The printed rules are short and leave some questions open. These are our answers.
rules-musketiere-house-deck = Eight of the guard strengths are ours, as said above. If a deck of your own repeats a strength that is taken out, one card of it goes.
rules-musketiere-house-secret = The pay is chosen by all at the same time and in secret, so that nobody has an advantage.
rules-musketiere-house-final = A choice is final once it is handed in. On this page you may take it back as long as nobody has acted after you and nothing has been turned up.
rules-musketiere-house-open = Cards that have been played stay face up.
rules-musketiere-house-taker = If a stone has to come from another player, whoever takes it chooses from whom.
rules-musketiere-house-must = A winner without a prison cannot decline the gem.
rules-musketiere-house-imprisoned = Whether somebody is fully imprisoned is settled when the guard is turned up, and holds for the whole duel. Their card is turned up with the others.
rules-musketiere-house-shared = If several players reach the target in the same game, the highest total wins; equal totals win together.
rules-musketiere-house-known = Anybody may know who has already chosen, which guards are still in the pile (but not in which order), and every card played so far. The computer players know no more than that and their own cards.

rules-musketiere-credit-title = Thanks
rules-musketiere-credit-1 = Musketiere was designed by Franz-Josef Lamminger and published by Hexagames in 1991. The words and pictures on this page are our own.

scene-highest = highest
scene-lowest = lowest
scene-aside = does not count
scene-won = { $sum } against { $guard }: won
scene-lost = { $sum } against { $guard }: lost
scene-centre = Centre
scene-or = or
scene-none = empty
scene-total = { $sum } ducats
