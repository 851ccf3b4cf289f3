"""How a round is likely to go on, as hits have been seen to fall.

Beside the simple chances of `odds` these know that a villain near his end is spared in a survival and hunted by those
who serve, that nobody strikes a partner who is about to fall, and that d'Artagnan draws the hits on himself. Fitted on
rounds between rule-based players (800 to 1,000 of AC and QC, 400 to 500 of KC, KS and AS, 100 of QS): weights by Luce's
rule, on whom the next damage falls out of those whom it can; thrusts as observed shares. Rounded by hand, and smoothed
where few were seen.
"""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final, NamedTuple

from musketiere.core.rng import Rng

NOBODY_HOLDS: Final = -1
"""In place of who holds the stone: the villain."""


class Law(NamedTuple):
    """How damages fall. Tables are by damages left, the last entry for all more; `marked` ones are of the marked
    musketeers, whose falls, where there is no table for them, do not count for the bad ending."""

    hit: tuple[float, ...]
    """How readily a musketeer is hit, by what is left of him, from 1."""
    thrust: tuple[float, ...]
    """How likely the next damage is the villain's while a musketeer holds the stone of whom so much is left, from 0."""
    villain: tuple[float, ...] = (1.0,)
    """A factor to that, by what is left of the villain, from 1."""
    marked_hit: tuple[float, ...] = ()
    marked_thrust: tuple[float, ...] = ()


_AC: Final = Law((1.0,), (0.38, 0.40, 0.45, 0.48), (0.68, 0.8, 1.0))
_KC: Final = Law((1.0,), (0.34, 0.37, 0.40, 0.42), (0.72, 0.93, 1.0))
_KS: Final = Law((0.05, 0.20, 1.0), (0.66, 0.80, 0.86, 0.91))
_QS: Final = Law((1.0,), (0.32,))
_AS: Final = (0.63, 0.72, 0.78, 0.85, 0.90)
LAWS: Final = {
    "AC": (_AC, _AC),
    "KC": (_KC, _KC),
    "QC": (
        Law((0.72, 0.65, 1.0), (0.40, 0.51, 0.49, 0.43, 0.42), (1.0,), (1.5, 1.35, 1.4), (0.45, 0.39, 0.41, 0.42)),
        Law((0.08, 0.21, 1.0), (0.37, 0.71, 0.76, 0.73), (1.0,), (0.27, 0.48, 1.0), (0.66, 0.52, 0.50, 0.40)),
    ),
    "AS": (Law((0.09, 0.26, 1.0), _AS), Law((0.10, 0.36, 1.0), _AS)),
    "KS": (_KS, _KS),
    "QS": (_QS, _QS),
}
"""By storyline: as long as more than one may still fall before a bad ending, and when the next fall is one."""


@cache
def course(
    villain: int, marks: tuple[int, ...], holder: int, spare: int, laws: tuple[Law, Law], lives: bool
) -> tuple[float, ...]:
    """The chance of a bad ending, then by musketeer that of being alive at a good one, then at a bad one; with `lives`
    that of being among those who have most damages left (FM-16.12).

    `villain` is his damages left. A musketeer is twice his damages left, and one more if he is marked; they lie in
    order, so that there are few situations. `holder` is the index of who has the stone; `spare` falls more are a bad
    ending.
    """
    n = len(marks)
    if villain == 0 or spare <= 0:
        least = max(2, *marks) if lives else 2
        alive = [float(mark >= least) for mark in marks]
        none = [0.0] * n
        return (0.0, *alive, *none) if villain == 0 else (1.0, *none, *alive)
    law = laws[spare == 1]
    mixed = [0.0] * (2 * n + 1)
    whole = 0.0
    for at, mark in enumerate(marks):
        if mark < 2 or at == holder:
            continue
        known = mark & 1 and law.marked_hit
        weight = _at(law.marked_hit if known else law.hit, (mark >> 1) - 1)
        whole += weight
        hit = [*marks]
        hit[at] = mark - 2
        order = sorted(range(n), key=lambda one: (hit[one], one))
        fallen = spare - _fell(hit[at], law)
        after = course(villain, tuple([hit[one] for one in order]), order.index(at), fallen, laws, lives)
        mixed[0] += weight * after[0]
        for place, one in enumerate(order):
            mixed[1 + one] += weight * after[1 + place]
            mixed[1 + n + one] += weight * after[1 + n + place]
    if whole:
        mixed = [share / whole for share in mixed]
    if holder == NOBODY_HOLDS:
        return tuple(mixed)
    thrust = 1.0
    if whole:
        thrust = _thrust(law, marks[holder], villain)
    through = course(villain - 1, marks, NOBODY_HOLDS, spare, laws, lives)
    return tuple([thrust * one + (1 - thrust) * other for one, other in zip(through, mixed, strict=True)])


def fall(marks: list[int], villain: int, holder: int, spare: int, laws: tuple[Law, Law], rng: Rng) -> int:
    """Draws one such course: what is left of the villain in the end; `marks`, which need not lie in order, are changed
    to what is left of the others."""
    while villain and spare > 0:
        law = laws[spare == 1]
        tables = [law.marked_hit if mark & 1 and law.marked_hit else law.hit for mark in marks]
        weights = [
            0.0 if mark < 2 or at == holder else _at(tables[at], (mark >> 1) - 1) for at, mark in enumerate(marks)
        ]
        whole = fsum(weights)
        if holder != NOBODY_HOLDS and rng.random() < (_thrust(law, marks[holder], villain) if whole else 1.0):
            villain -= 1
            holder = NOBODY_HOLDS
            continue
        point = rng.random() * whole
        holder = -1
        while point >= 0 and holder < len(marks) - 1:
            holder += 1
            point -= weights[holder]
        while not weights[holder]:
            holder -= 1
        marks[holder] -= 2
        spare -= _fell(marks[holder], law)
    return villain


def _fell(mark: int, law: Law) -> bool:
    """Whether a musketeer has fallen who counts for the bad ending."""
    return mark < 2 and (not mark & 1 or bool(law.marked_hit))


def _thrust(law: Law, mark: int, villain: int) -> float:
    """How likely the next damage is the villain's while that one holds the stone."""
    table = law.marked_thrust if mark & 1 and law.marked_thrust else law.thrust
    return _at(table, mark >> 1) * _at(law.villain, villain - 1)


def _at(table: tuple[float, ...], at: int) -> float:
    """The entry of a table, whose last one stands for all behind it."""
    return table[at] if at < len(table) else table[-1]
