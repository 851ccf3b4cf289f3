"""What Milady's tracks threaten tonight if the team leaves them alone (MR-1.3 to 1.6)."""

from __future__ import annotations

from functools import cache
from math import comb, fsum
from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import siege
from musketiere.games.mousquetaires_du_roy.material import SWORD
from musketiere.games.mousquetaires_du_roy.state import State


class Threats(NamedTuple):
    """At the end of the turn, as far as everybody can see."""

    honour: int
    """What the Queen's honour would be."""
    falls: bool
    """Whether it falls."""
    siege: float
    """Chance that La Rochelle is lost."""
    constance: float
    """Chance that Constance is strangled."""


def tonight(world: State) -> Threats:
    """Without any dice that are still to come, and without Milady's cards."""
    edition, manned = world.edition, world.paris
    effect = "" if manned is None else edition.paris[manned.card].effect
    falls = (world.ladder + 1 in edition.ladder_honour) + (effect == "honour")
    blue, red = edition.blue.count(SWORD) / len(edition.blue), edition.red.count(SWORD) / len(edition.red)
    dice = min(siege.red_dice(world) + world.reinforcements, edition.red_max)
    lost = _behind(siege.blue_dice(world), blue, dice, red, world.siege - edition.siege_left)
    strangling = 0.0
    if manned is not None and effect == "strangle":
        needed = edition.paris[manned.card].successes - manned.strangled
        strangling = fsum(_swords(edition.siege_dice(world.time + 1), red)[max(0, needed) :])
    return Threats(max(0, world.honour - falls), falls > 0, lost, strangling)


@cache
def _behind(blue: int, mine: float, red: int, its: float, by: int) -> float:
    """The chance that so many red dice show as many swords more than the blue ones."""
    return fsum(
        one * other
        for swords, one in enumerate(_swords(blue, mine))
        for others, other in enumerate(_swords(red, its))
        if others - swords >= by
    )


@cache
def _swords(dice: int, each: float) -> tuple[float, ...]:
    """By number of swords, how likely so many dice show it."""
    chances = []
    for swords in range(dice + 1):
        chance = float(comb(dice, swords))
        for at in range(dice):
            chance *= each if at < swords else 1 - each
        chances.append(chance)
    return tuple(chances)
