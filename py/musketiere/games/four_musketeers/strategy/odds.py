"""How a round is likely to end: exactly, for fights that fall by fixed chances.

Those who are alike are not told apart and lie in order, so that there are few situations, each reckoned once.
"""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final

STEERED: Final = 0.5
"""How often the hit falls where it does least harm."""
NONE: Final = -1
OWN: Final = -2
"""Who holds the stone, where it is not one of the others: the villain; the musketeer himself."""


@cache
def odds(villain: int, spare: int, others: tuple[int, ...], holder: int, thrust: float) -> float:
    """Solitaire: the chance to defeat the villain, who has so many damages left, before `spare` more musketeers.

    A musketeer is twice his damages left, and one more if his defeat counts for the bad ending. `holder` has the stone,
    `others` can be hit; `thrust` is how likely the next damage is the villain's while a musketeer has the stone.
    """
    if villain == 0:
        return 1.0
    again = others if holder < 2 else tuple(sorted((*others, holder)))
    hits = [_hit(villain, spare, again, musketeer, holder, thrust) for musketeer in others]
    struck = STEERED * max(hits) + (1 - STEERED) * fsum(hits) / len(hits) if hits else 0.0
    if holder == NONE:
        return struck
    through = odds(villain - 1, spare, again, NONE, thrust)
    return thrust * through + (1 - thrust) * struck if hits else through


def _hit(villain: int, spare: int, standing: tuple[int, ...], musketeer: int, holder: int, thrust: float) -> float:
    """The chance after one of those who do not hold the stone is hit."""
    at = standing.index(musketeer)
    hit = musketeer - 2
    if hit == 1:
        spare -= 1
        if spare == 0:
            return 0.0
    return odds(villain, spare, standing[:at] + standing[at + 1 :], hit, thrust)


@cache
def fate(
    villain: int, own: int, others: tuple[int, ...], holder: int, spare: int, thrust: float
) -> tuple[float, float, float]:
    """The chances of a musketeer: alive at a good ending, of a bad ending, alive at a bad ending.

    `own`, `others` and `holder`, the one with the stone (or `OWN`, `NONE`), are damages left; `spare` defeats more are
    a bad ending. The next damage is the villain's by `thrust`, else any musketeer's without the stone.
    """
    if villain == 0:
        return float(own > 0), 0.0, 0.0
    if spare == 0:
        return 0.0, 1.0, float(own > 0)
    again = tuple(sorted((*others, holder))) if holder > 0 else others
    hits = []
    if own and holder != OWN:
        hits.append(fate(villain, own - 1, again, OWN, spare - (own == 1), thrust))
    for musketeer in others:
        at = again.index(musketeer)
        rest = again[:at] + again[at + 1 :]
        hits.append(fate(villain, own, rest, musketeer - 1, spare - (musketeer == 1), thrust))
    struck = [fsum(chances) / len(hits) for chances in zip(*hits, strict=True)]
    if holder != NONE:
        through = fate(villain - 1, own, again, NONE, spare, thrust)
        struck = [thrust * a + (1 - thrust) * b for a, b in zip(through, struck, strict=True)]
    return struck[0], struck[1], struck[2]
