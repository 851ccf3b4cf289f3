### The problems of Mousquetaires du Roy: the question, and why the answer is right

problem-answer-siege = Porthos is the last to act this turn and has two actions. The quest lacks a single gallery; the siege is two spaces from Richelieu’s end. What does he do first?
problem-answer-siege-why = Milady throws three red dice at La Rochelle this turn, and against none of yours it is lost half the time. With the Double Combat card there, and Porthos to give a life for a space, it is lost once in eighteen. Of 40 matches played on from here, 39 were won this way, about 20 otherwise.
problem-save-constance = Aramis is the last to act and has two actions. Constance has four swords against her, and six are enough. What does he do first?
problem-save-constance-why = What can end the match this turn comes first. Two swords from three dice would be the end of Constance, half the time; the last challenge in Paris prevents it, and the mission at the Louvre can wait. Of 40 matches played on, 39 were won this way, 20 with the challenge at the Louvre.
problem-pay-beggars = The Queen’s honour stands at 1 and falls this turn, unless Aramis meets the last challenge at the Louvre. He has one action; beggars bar the way, and there are two pistoles. What does he do first?
problem-pay-beggars-why = Paying beggars costs no action: two pistoles now, and the one action left is for the challenge. Whatever else the pistoles might buy, without it the match is lost this turn.
problem-last-night = At the end of this turn the time is up. Porthos has two actions, two lives and a Combat card; in the last gallery one guard is left, with three dice. What does he do first?
problem-last-night-why = There is no tomorrow, so nothing is worth preparing and no life worth sparing. Go there and fight: of 40 matches played on, 31 were won this way; of those in which he did anything else first, none.
problem-open-breach = You are Milady. La Rochelle needs one space more, and four blue dice lie there against your three. Where do you go?
problem-open-breach-why = Being at La Rochelle at the end of the Musketeers’ phase, you discard a Double Combat card there before the dice are thrown. As the cards lie, three dice against four win the space 41 times in 100, three against two 62 times.
problem-bar-gallery = You are Milady. Two Musketeers lie out of action; the third stands before the last gallery, and the team has the three Epic tokens for the secret passage. Where do you go?
problem-bar-gallery-why = Be where it is decided. Only Rochefort can stop him there, with four dice against a Musketeer who has hardly a card; from anywhere else you watch him win. Of 60 matches played on, you win 44 from here, and two from elsewhere.
