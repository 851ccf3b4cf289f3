### The rules of Parade.

rules-parade-lead = Two fencers lay blades in secret. Whoever opens may thrust, and a thrust asks: is there steel behind it?
rules-parade-deal-title = The deal
rules-parade-deal-1 = There are thirty blades, 1 to 30; of two the higher one hits. In each deal both fencers get six that only they see. The other eighteen stay aside, seen by nobody.
rules-parade-bout-title = A bout
rules-parade-bout-1 = Both lay a blade face down at the same time. Until both have, whoever has laid one may take it back.
rules-parade-bout-2 = Then the opener holds or thrusts. If he holds, the blades are turned up and the hit counts 1.
rules-parade-bout-3 = A thrust is answered. If the other parries, the blades are turned up and the hit counts 2. If he yields, the opener scores 1 and nobody sees the blades.
rules-parade-hit-picture = { $higher } hits, { $lower } does not: 1 point if the opener held, 2 if he thrust.
rules-parade-end-title = The end
rules-parade-end-1 = Seat by seat the fencers open the deals. Within a deal either the other fencer opens the next bout, or whoever has lost this one, as was agreed.
rules-parade-end-2 = After the last deal whoever has more points has won; with as many, both have.
