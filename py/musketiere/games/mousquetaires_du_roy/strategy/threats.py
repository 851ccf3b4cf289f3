"""What Milady's tracks threaten tonight if the team leaves them alone (MR-1.3 to 1.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from math import comb, fsum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from musketiere.games.mousquetaires_du_roy import missions, siege, turn
from musketiere.games.mousquetaires_du_roy.material import LOUVRE, MISSION_PLACES, PARIS, PLACES, SWORD, Place
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.odds import percent, throws

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

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

    @property
    def told(self) -> protocol.SiegeOdds:
        return {"forward": percent(self.forward), "back": percent(self.back), "lost": percent(self.lost)}


class Nights(NamedTuple):
    """After how many, this one included, the match is lost on one of the ways if nobody does anything about it."""

    soonest: int
    """With bad luck: as likely as `GRAVE`."""
    likely: int
    """As likely as not."""


GRAVE: Final = 0.1
"""A chance that presses."""


def until_lost(world: State, most: int) -> Nights:
    """By the dice, with the cards that lie at La Rochelle now (MR-17.5 to 17.9)."""
    edition = world.edition
    more = missions.effect(world) == "siege_die"
    blue = _swords(siege.blue_dice(world), _share(edition.blue))

    def at_night(night: int) -> Mapping[int, float]:
        dice = min(edition.siege_dice(world.time + night - 1) + more, edition.red_max)
        red = _swords(dice, _share(edition.red))
        steps: dict[int, float] = {}
        for (held, one), (lost, other) in product(enumerate(blue), enumerate(red)):
            steps[held - lost] = steps.get(held - lost, 0.0) + one * other
        return steps

    return _nights(world.siege - edition.siege_left, edition.siege_right - edition.siege_left, at_night, most)


def until_strangled(world: State, most: int) -> Nights:
    """By the dice (MR-15.12)."""
    edition, manned = world.edition, world.paris
    if manned is None or missions.effect(world) != "strangle":
        return Nights(most, most)
    needed = max(0, edition.paris[manned.card].successes - manned.strangled)

    def at_night(night: int) -> Mapping[int, float]:
        dice = edition.siege_dice(world.time + night)
        return {-swords: chance for swords, chance in enumerate(_swords(dice, _share(edition.red)))}

    return _nights(needed, needed, at_night, most)


def _nights(left: int, room: int, at_night: Callable[[int], Mapping[int, float]], most: int) -> Nights:
    """When so much is gone, of which there is never more than `room`; each night takes or gives as likely as said."""
    standing, soonest = {left: 1.0}, most
    for night in range(1, most):
        after: dict[int, float] = {}
        for (at, chance), (by, other) in product(standing.items(), at_night(night).items()):
            there = min(room, at + by)
            if there > 0:
                after[there] = after.get(there, 0.0) + chance * other
        standing, lost = after, 1 - fsum(after.values())
        if lost >= GRAVE:
            soonest = min(soonest, night)
        if 2 * lost >= 1:
            return Nights(soonest, night)
    return Nights(soonest, most)


def saving_honour(world: State) -> list[Place]:
    """Where a mission, done in time, keeps the Queen's honour from being lost tonight (MR-15.11, MR-16.5 to 16.7); none
    where it is not in danger."""
    if tonight(world).honour > 0:
        return []
    due = turn.toll(world)
    return [
        place
        for place in MISSION_PLACES
        if world.mission(place) is not None
        and world.honour + (place == LOUVRE) > sum(one != PLACES[place] for one in due)
    ]


def saving_constance(world: State) -> list[Place]:
    """Where a mission, done in time, keeps her from being strangled tonight (MR-15.12); none where that is unlikely."""
    return [PARIS] if tonight(world).constance >= GRAVE else []


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
