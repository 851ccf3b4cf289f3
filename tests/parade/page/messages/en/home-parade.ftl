### Parade on the home page.

game-parade = Parade
home-parade-pitch = Two fencers, six hidden blades each: lay one in secret, thrust if you dare, and see through the bluff.
home-match-where-parade = Deal { $deal }
about-game-parade = Parade is a little game of our own. It shows what a game must bring to have a table here.
