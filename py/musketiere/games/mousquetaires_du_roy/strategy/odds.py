"""The exact odds of a duel, by recursion over the dice that are left (MR-9)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from musketiere.games.mousquetaires_du_roy.edition import Botte, symbols
from musketiere.games.mousquetaires_du_roy.material import FACES

HIT: Final = 2.0
"""What a wound of the opponent is worth to who has a Toledo blade, in own wounds."""


class Fighter(NamedTuple):
    """One side of a duel before a round."""

    dice: int
    faces: tuple[int, ...]
    """Of its dice."""
    botte: Botte
    pistol: bool = False
    blade: bool = False
    cuirass: bool = False


class Odds(NamedTuple):
    """What to expect of a duel."""

    hit: float
    """Chance that the opponent is wounded."""
    hurt: float
    """Chance that the Musketeer is wounded."""
    hits: float
    """Wounds of the opponent on average."""
    wounds: float
    """Wounds of the Musketeer on average."""
    grave: float
    """Chance that he has two of them or more."""

    @property
    def is_likelier_lost(self) -> bool:
        """Whether the Musketeer is wounded more often than he wounds."""
        return self.hurt > self.hit

    @property
    def worth(self) -> float:
        """What the blade is used for."""
        return HIT * self.hit - self.wounds


EVER: Final = 1e-9
"""Less than any throw's chance."""


def percent(chance: float) -> int:
    """What can happen is never told as if it could not, nor what need not happen as if it must."""
    whole = round(100 * chance)
    if EVER < chance < 1 - EVER:
        return min(99, max(1, whole))
    return whole


Symbols = tuple[int, int, int]
NOTHING: Final = Odds(0.0, 0.0, 0.0, 0.0, 0.0)


@cache
def throws(dice: int, faces: tuple[int, ...]) -> tuple[tuple[Symbols, float], ...]:
    """All throws of so many dice by their symbols, with their chances."""
    counts: dict[Symbols, int] = {(0, 0, 0): 1}
    for _ in range(dice):
        more: dict[Symbols, int] = {}
        for (thrown, count), face in product(counts.items(), faces):
            key = _with(thrown, face, 1)
            more[key] = more.get(key, 0) + count
        counts = more
    whole = len(faces) ** dice
    return tuple((thrown, count / whole) for thrown, count in counts.items())


def _with(thrown: Symbols, face: int, by: int) -> Symbols:
    """So many dice more, or fewer, that show that face."""
    swords, shields, fleurs = (count + by * (face == other) for other, count in enumerate(thrown))
    return swords, shields, fleurs


@cache
def odds(blue: Fighter, red: Fighter) -> Odds:
    """What to expect from the next round on; a pistol is for the first one, and must be gone later."""
    total = [0.0] * len(NOTHING)
    for (mine, chance), (its, other) in product(throws(blue.dice, blue.faces), throws(red.dice, red.faces)):
        best = settled(blue, red, mine, its)
        if blue.blade and blue.dice:
            best = max(best, *(rerolled(blue, red, mine, its, face) for face in _shown(mine)), key=_worth)
        for at, value in enumerate(best):
            total[at] += chance * other * value
    return Odds(*total)


def _worth(one: Odds) -> float:
    return one.worth


def _shown(thrown: Symbols) -> list[int]:
    return [face for face in range(len(FACES)) if thrown[face]]


def rerolled(blue: Fighter, red: Fighter, mine: Symbols, its: Symbols, face: int) -> Odds:
    """What to expect if the blade rerolls a die that shows that face (MR-14.7)."""
    spent, rest = blue._replace(blade=False), _with(mine, face, -1)
    total = [0.0] * len(NOTHING)
    for new in blue.faces:
        for at, value in enumerate(settled(spent, red, _with(rest, new, 1), its)):
            total[at] += value / len(blue.faces)
    return Odds(*total)


def blade(blue: Fighter, red: Fighter, thrown_blue: tuple[int, ...], thrown_red: tuple[int, ...]) -> int | None:
    """The face that is best rerolled, or None."""
    mine, its = symbols(thrown_blue), symbols(thrown_red)
    best = max(_shown(mine), key=lambda face: rerolled(blue, red, mine, its, face).worth)
    return best if rerolled(blue, red, mine, its, best).worth > settled(blue, red, mine, its).worth else None


@cache
def settled(blue: Fighter, red: Fighter, mine: Symbols, its: Symbols) -> Odds:
    """What to expect once these dice lie there for good (MR-9.8 to 9.15)."""
    met, suffered = blue.botte.met(*mine), red.botte.met(*its)
    if met or suffered:
        return Odds(float(met), float(suffered), float(met), float(suffered), 0.0)
    hits, wounds = max(0, mine[0] + blue.pistol - its[1]), max(0, its[0] - mine[1])
    hits, wounds = hits - (red.cuirass and hits > 0), wounds - (blue.cuirass and wounds > 0)
    if hits or wounds:
        return Odds(float(hits > 0), float(wounds > 0), float(hits), float(wounds), float(wounds > 1))
    if max(blue.dice, red.dice) <= 1:
        return NOTHING
    return odds(
        blue._replace(dice=max(0, blue.dice - 1), pistol=False, cuirass=blue.cuirass and its[0] <= mine[1]),
        red._replace(dice=max(0, red.dice - 1), cuirass=red.cuirass and mine[0] + blue.pistol <= its[1]),
    )
