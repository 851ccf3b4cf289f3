"""What Milady's tracks threaten tonight if the team leaves them alone (MR-1.3 to 1.6)."""

from __future__ import annotations

from functools import cache
from math import comb, fsum
from typing import NamedTuple, TypeAlias

from musketiere.games.mousquetaires_du_roy import missions, siege, turn
from musketiere.games.mousquetaires_du_roy.material import SWORD
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.odds import throws

Swords: TypeAlias = tuple[float, ...]
"""By number of swords, how likely a throw shows it."""


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


class Night(NamedTuple):
    """How the throw at La Rochelle ends, before anybody gives a life (MR-17.9, 17.10)."""

    forward: float
    """Chance that the token goes towards the team's end."""
    back: float
    """Chance that it goes towards Richelieu."""
    lost: float
    """Chance that it comes to him."""


def at_la_rochelle(world: State, more: int = 0) -> Night:
    """By the dice that are known now, and so many blue ones more (MR-17.5 to 17.8)."""
    edition = world.edition
    dice = siege.red_dice(world)
    again = world.reinforcements > 0 and dice == edition.red_max
    return _night(
        min(siege.blue_dice(world) + more, edition.blue_max),
        edition.blue,
        min(dice + world.reinforcements, edition.red_max),
        edition.red,
        again,
        world.siege - edition.siege_left,
    )


@cache
def _night(blue: int, mine: tuple[int, ...], red: int, its: tuple[int, ...], again: bool, left: int) -> Night:
    """Of so many dice with these faces; `left`: the spaces from which it is lost. Kept, as the search asks often."""
    ours, hers = _swords(blue, _share(mine)), _reds(red, its, again=again)
    return Night(1 - _behind(ours, hers, 0), _behind(ours, hers, 1), _behind(ours, hers, left))


def tonight(world: State) -> Threats:
    """Without any dice that are still to come, and without Milady's cards."""
    edition, manned = world.edition, world.paris
    falls = len(turn.toll(world))
    strangling = 0.0
    if manned is not None and missions.effect(world) == "strangle":
        needed = edition.paris[manned.card].successes - manned.strangled
        strangling = fsum(_swords(edition.siege_dice(world.time + 1), _share(edition.red))[max(0, needed) :])
    return Threats(max(0, world.honour - falls), falls > 0, at_la_rochelle(world).lost, strangling)


def _behind(blue: Swords, red: Swords, by: int) -> float:
    """The chance that the red dice show so many swords more than the blue ones."""
    return fsum(
        one * other for swords, one in enumerate(blue) for others, other in enumerate(red) if others - swords >= by
    )


def _share(die: tuple[int, ...]) -> float:
    """Of swords among its faces."""
    return die.count(SWORD) / len(die)


def _reds(dice: int, faces: tuple[int, ...], *, again: bool) -> Swords:
    """Of the red dice; where one of the shields may be thrown again, she does so (MR-12.7)."""
    chances = [0.0] * (dice + 1)
    for (swords, shields, _), chance in throws(dice, faces):
        better = chance * _share(faces) if again and shields else 0.0
        chances[swords] += chance - better
        if better:
            chances[swords + 1] += better
    return tuple(chances)


@cache
def _swords(dice: int, each: float) -> Swords:
    """Of so many dice that are all alike."""
    chances = []
    for swords in range(dice + 1):
        chance = float(comb(dice, swords))
        for at in range(dice):
            chance *= each if at < swords else 1 - each
        chances.append(chance)
    return tuple(chances)
