"""Parade: a fourth game, which lives in the tests only and shows what a game must bring.

Two fencers, hidden cards, chance, a choice that both make in secret and one that is made in turn, with a bluff in it.

- **PA-1.1** Thirty blades are numbered 1 to 30; of two the higher one hits.
- **PA-1.2** A match has as many deals as were agreed (`deals`). In each, both fencers get six blades that only they
  see; the other eighteen stay aside, seen by nobody.
- **PA-2.1** A deal has six bouts. In each, both choose a blade at the same time and lay it face down; until both have,
  who has laid one may take it back.
- **PA-2.2** Then the opener of the bout holds or thrusts. If he holds, the blades are turned up and the hit counts 1.
- **PA-2.3** A thrust is answered by the other. If he parries, the blades are turned up and the hit counts 2. If he
  yields, the opener scores 1 and the blades are put away unseen.
- **PA-2.4** Seat 0 opens the first bout of the first deal, seat 1 that of the second, and so on. The next bout is
  opened by the other fencer, or by the loser of this one, as was agreed (`opener`).
- **PA-3.1** After the last deal whoever has more points has won; with as many, both have. Then everything is open.
"""
