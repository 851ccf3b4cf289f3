### The problems of Musketiere: the question, and why the answer is right

problem-low-prison = You have lost the duel. Where does the prison hurt least?
problem-low-prison-why = A card in prison is worth nothing: on a 0 nothing is lost, and the 9 can still carry a gem.
problem-free-ten = You have won the duel: a gem for your 2, or freedom for your 10?
problem-free-ten-why = Count what changes. A gem on the 2 brings two ducats, the 10 out of prison brings ten; and a card that is free can still get a gem.
problem-rob = The last duel of the last game is yours, and the centre has no gem left. Whose do you take, and for which card?
problem-rob-why = A gem taken from whoever leads counts twice: your 10 gains ten ducats, and the leader loses the worth of a card. That wins nearly always; the other one’s gem leaves the leader’s ducats where they are, and on your 4 it brings six less.
problem-second-lowest = A guard of 30: the three of you will not beat it. Which card do you give for it?
problem-second-lowest-why = When a duel is lost, only the lowest card pays. The 1 is nearly always the lowest, the 4 seldom; and the 10 is still there when it can win something.
problem-just-enough = Your opponent is fully imprisoned: you face the guard of 8 alone. Which card?
problem-just-enough-why = Alone, every card that reaches the guard wins the gem. The 8 does it as surely as the 10, and the 10 is kept for a guard that nothing else of yours can reach.
problem-jailed = All three of your cards are in prison. Which card do you give away in this duel?
problem-jailed-why = Whoever is fully imprisoned can neither win nor lose: this is the moment to be rid of the 0, which would be the lowest card later. The 10 would be worth most, and would be wasted.
problem-ten-now = Two duels are left, and you hold a 10 and a 2. This guard has 12; the last will have 14, 18, 25 or 30. Which card now?
problem-ten-now-why = Look at what is still in the pile. Here the 10 beats the guard and usually wins the gem; two of the four that may come are almost out of reach, and there it would be wasted.
problem-last-ten = Two duels are left, and you hold a 10 and a 1. This guard has 7; the last will have 5, 12, 14 or 25. Which card now?
problem-last-ten-why = This guard falls without your help more than four times in five, and the 1 is safe beside it. In the last duel the 1 would be a danger, and the 10 can still win a gem.
problem-help = The duel is lost, the centre has no prison left: you must take one from another. From whom?
problem-help-why = A prison that you take gives its owner a card back. For whoever is last, with 40 ducats, that changes little; for the one who has 88 it would be a present. On which of your cards it goes matters less.
problem-end-it = You lead by six ducats and have two gems, on low cards. A guard of 7: which card?
problem-end-it-why = The third gem ends the game at once, and everybody scores their pay as it stands now. You lead: end it before the others have theirs. With a low card they play on, and your three cards are worth little.
problem-let-go = A guard of 20, and an opponent with two gems: a third would end the game. Which card?
problem-let-go-why = Let this duel go. With the 9 the guard may fall, but usually for somebody else; with the 0 it is you who goes to prison. With the 4 the guard stands, and the lowest card is usually another’s.
