"""How likely a solitaire is to be won: exactly, for fights that fall by fixed chances.

The musketeers are told apart only by damages left and by whether their defeat counts for the bad ending; so each is a
number, twice the damages left and one more if it counts, and they lie in order.
"""

from __future__ import annotations

from functools import cache
from typing import Final

STEERED: Final = 0.5
"""How often the hit falls where it does least harm."""
NONE: Final = -1


@cache
def odds(villain: int, spare: int, others: tuple[int, ...], holder: int, thrust: float) -> float:
    """The chance to defeat the villain, who has so many damages left, before `spare` more musketeers that count.

    `holder` has the stone (`NONE`: the villain has it), `others` are those that can be hit; `thrust` is how likely the
    next damage is the villain's while a musketeer has the stone.
    """
    if villain == 0:
        return 1.0
    again = others if holder < 2 else tuple(sorted((*others, holder)))
    hits = [_hit(villain, spare, again, musketeer, holder, thrust) for musketeer in others]
    struck = STEERED * max(hits) + (1 - STEERED) * sum(hits) / len(hits) if hits else 0.0
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


OWN: Final = -2


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
    struck = [sum(chances) / len(hits) for chances in zip(*hits, strict=True)]
    if holder != NONE:
        through = fate(villain - 1, own, again, NONE, spare, thrust)
        struck = [thrust * a + (1 - thrust) * b for a, b in zip(through, struck, strict=True)]
    return struck[0], struck[1], struck[2]
