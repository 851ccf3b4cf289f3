### Four Musketeers on the home page.

game-four_musketeers = Four Musketeers
home-four_musketeers-pitch = Sword fights with an ordinary deck: six storylines, against each other, in teams, or all together against the villain.
lesson-four_musketeers-shadow = Lesson 2: shadow strikes
home-match-where-four_musketeers = { $storyline }: round { $round }, fight { $fight }
about-game-four_musketeers = Four Musketeers is a card game for an ordinary deck, made and remade from 2013 to 2023; the printed rules we worked from (version 3.0.1) name no author. Here too the words and drawings are ours, and where the rules are silent we have ruled ourselves and say so.
