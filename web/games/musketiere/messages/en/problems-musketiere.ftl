### The problems of Musketiere: what is asked, and why the answer is right.

problem-low-prison = You have lost the duel. Where does the prison hurt least?
problem-low-prison-why = A card in prison is worth nothing: on a 0 nothing is lost, and the 9 can still carry a gem.
