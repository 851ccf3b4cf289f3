### Musketiere on the home page.

game-musketiere = Musketiere
home-musketiere-pitch = Stand together against the Cardinal’s guard, and each for your own purse: the boldest takes the gem, the most timid goes to prison.
lesson-musketiere-stones = Lesson 2: gems and prisons
home-match-where-musketiere = Game { $game }, duel { $duel } of 9
home-match-laying = Game { $game }, choosing the pay
about-game-musketiere = Musketiere is a game by Franz-Josef Lamminger, published by Hexagames in 1991. This page is the work of admirers: it uses none of the publisher’s art, the words and drawings are ours, and where the printed rules are silent we have ruled ourselves and say so.
