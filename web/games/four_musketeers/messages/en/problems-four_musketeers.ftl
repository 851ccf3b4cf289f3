### The problems of Four Musketeers: the question, and why the answer is right

problem-from-shadow = The next hit would be your last. You strike last, and 6, 7 and 9 lie there; you hold 3, 4 and 5. What do you do?
problem-from-shadow-why = Each of your cards would be the lowest, so discard one and strike from the shadow: of what the random deck can bring, about two cards in three are safe, and you are rid of a low card besides.
problem-block-for-friend = You strike last. Your teammate opposite has played the 5 and is the lowest so far; a 7 and a 9 lie there too. Which card?
problem-block-for-friend-why = A number that is repeated blocks both strikes. Your 5 takes the 5 of your teammate out of the fight, and the 7 of an opponent is the lowest that stands. With a higher card your teammate is hit, with the 3 you are.
problem-spare-villain = You are d’Artagnan, you hold the stone, and you strike last; 5, 7 and 9 lie there. Which card?
problem-spare-villain-why = Whoever loses with the stone loses nothing himself: Madame Bonacieux is hit. The others would be glad of it, but you alone win if she lives. Do not be the lowest, though it would not hurt you.
problem-turn-fight = The last fight of the hand: every card counts for the neighbour. You start and hold a 3. Left or right?
problem-turn-fight-why = Your 3 will usually be the lowest, and whoever it counts for is hit. On your left sits the one with only two life cards, on your right the one with four: strike where fewer are left.
problem-right-one-loses = All four of you are against the Cardinal, who is hurt only if the one with the stone loses. His strike is the 7; a 9 and a 4 lie there too, and you strike last. Which card?
problem-right-one-loses-why = Now the 4 would lose, and a friend be hit for nothing. Your 4 blocks it; the 7 of the one with the stone is then the lowest that stands, and the Cardinal is hit.
problem-end-round = One Musketeer is defeated; you and the one who played the 7 are each one hit from defeat. You strike last, beside 5, 7 and 9. Which card?
problem-end-round-why = The second defeat ends the round, and what counts is not being the one who is defeated. Your 5 blocks the 5, the 7 is the lowest, and the round is over with you on your feet. With a higher card you would still have all the fights to come.
