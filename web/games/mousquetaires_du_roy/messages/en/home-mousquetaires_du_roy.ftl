### Mousquetaires du Roy on the home page.

game-mousquetaires_du_roy = Mousquetaires du Roy
home-mousquetaires_du_roy-pitch = The Musketeers race to save the Queen, and one player is Milady.
lesson-mousquetaires_du_roy-team = Learn as the Musketeers
lesson-mousquetaires_du_roy-siege = Lesson 2: siege and ambush
lesson-mousquetaires_du_roy-milady = Learn as Milady
edition-house = House edition: the values of cards and tracks are ours, not the published ones.
home-match-where-mousquetaires_du_roy = Turn { $turn }: honour { $honour }, time { $time }
about-game-mousquetaires_du_roy = Mousquetaires du Roy is a game by François Combe and Gilles Lehmann, published by Ystari in 2010, in German as Mylady und die Musketiere. The texts we worked from give the rules but hardly any values: those of cards, boards and tracks are a house edition of ours, labelled as such wherever it is played. Words and drawings are ours too.
