"""How much of what is open in a place the team is able to do in this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import BASTILLE, MENDIANTS, NO_AMBUSH, Musketeer, Place
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import plans


class Reach(NamedTuple):
    """Of the mission in a place."""

    left: int
    """How much of it is open."""
    tonight: int
    """For how much of that those who still act have both what it takes and an action left, beggars paid if they can
    be."""


def of(world: State, place: Place) -> Reach | None:
    """None where no mission lies."""
    manned = world.mission(place)
    if manned is None:
        return None
    if manned.ambush == MENDIANTS and world.pistoles >= world.edition.beggars_price:
        world.set_mission(place, manned._replace(ambush=NO_AMBUSH))
    challenges = len(world.mission_card(place).challenges)
    left = challenges - manned.solved.bit_count() + sum(not one.beaten for one in manned.opponents)
    tonight = _tonight(world, place)
    world.set_mission(place, manned)
    return Reach(left, tonight)


def _tonight(world: State, place: Place) -> int:
    attempts: list[set[Element]] = []
    for who in world.fit_musketeers():
        where = world.where[who]
        if where == BASTILLE or (world.closed == place != where):  # MR-12.13
            continue
        left = _still_has(world, who) - (where != place and not plans.rides(world, who))
        world.where[who] = place
        able = {
            one
            for one in elements.open_elements(world, who)
            if one[0] == "duel" or elements.is_within_reach(world, who, one)
        }
        world.where[who] = where
        attempts += [able] * min(left, len(able))
    return _most(attempts, frozenset())


def _still_has(world: State, who: Musketeer) -> int:
    """Actions in this turn, which all have before them while Milady makes her plans."""
    if who == world.active and world.phase != "milady":
        return world.actions
    return world.allowance(who) if world.phase == "milady" or world.due[who] else 0


def _most(attempts: Sequence[set[Element]], done: frozenset[Element]) -> int:
    """How many different ones can be done, one with each attempt."""
    if not attempts:
        return 0
    first, *rest = attempts
    new = first - done
    return max(1 + _most(rest, done | {one}) for one in new) if new else _most(rest, done)
