"""How much of what is open in a place the team is able to do in this turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from musketiere.games.mousquetaires_du_roy import belongings, elements
from musketiere.games.mousquetaires_du_roy.board import Element, Manned
from musketiere.games.mousquetaires_du_roy.material import (
    BASTILLE,
    DES_ESSARTS,
    MENDIANTS,
    NEMESIS,
    NO_AMBUSH,
    NOBODY,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import plans, shopping

Left: TypeAlias = Mapping[Musketeer, int]
"""By who still acts, the actions that he has once he has come to a place."""


class Reach(NamedTuple):
    """Of the mission in a place."""

    left: int
    """How much of it is open."""
    tonight: int
    """For how much of that those who still act have both what it takes and the actions, beggars paid if they can be,
    and a skill improved that lacks one point."""
    barred: bool
    """Whether none of them can come to it at all, or the beggars cannot be paid."""


def of(world: State, place: Place) -> Reach | None:
    """None where no mission lies."""
    manned = world.mission(place)
    if manned is None:
        return None
    ways = list(_coming(world, place).values())
    if manned.ambush == MENDIANTS:
        world.set_mission(place, manned._replace(ambush=NO_AMBUSH))
    tonight = max((_tonight(world, place, way) for way in ways), default=0)
    world.set_mission(place, manned)
    return Reach(_still_open(world, place, manned), tonight, not any(ways))


def _still_open(world: State, place: Place, manned: Manned) -> int:
    """How much of a mission is."""
    challenges = len(world.mission_card(place).challenges)
    return challenges - manned.solved.bit_count() + sum(not one.beaten for one in manned.opponents)


def _coming(world: State, place: Place) -> dict[Musketeer, Left]:
    """What those who still act have left there, once beggars that lie there are paid: by who plays *Des Essarts* for
    that (table 27.5), where it takes him; nothing where they cannot be paid (MR-13.8)."""
    acting = {who: _still_has(world, who) for who in world.fit_musketeers()}
    manned, price = world.mission(place), world.edition.beggars_price
    payers = [NOBODY]
    if manned is not None and manned.ambush == MENDIANTS and world.pistoles < price:
        enough = world.pistoles + belongings.DES_ESSARTS_PAYS >= price
        payers = [who for who in acting if enough and acting[who] and _may_pay(world, who)]
    return {payer: _left(world, place, acting, payer) for payer in payers}


def _may_pay(world: State, who: Musketeer) -> bool:
    return world.where[who] != BASTILLE and DES_ESSARTS in world.hands[who]


def _left(world: State, place: Place, acting: Left, payer: Musketeer) -> Left:
    """Whoever acts now cannot wait for somebody who pays later."""
    left, manned = {}, world.mission(place)
    for who, actions in acting.items():
        where = world.where[who]
        waits = payer not in (NOBODY, who) and who == world.active and not world.due[who]
        named = manned is not None and manned.ambush == NEMESIS and manned.named == who  # MR-13.13
        if where == BASTILLE or (world.closed == place != where) or waits or named:  # MR-12.13
            continue
        rest = actions - (where != place and not plans.rides(world, who)) - (who == payer)
        if rest > 0:
            left[who] = rest
    return left


def _cost(world: State, who: Musketeer, element: Element) -> int | None:
    """Actions that it takes him where he stands; None where he lacks what it takes."""
    if element[0] != "challenge" or elements.is_within_reach(world, who, element):
        return 1
    return 2 if shopping.is_opened(world, who, element) else None


def _tonight(world: State, place: Place, left: Left) -> int:
    """As many elements as can be done, each by one who can."""
    costs: dict[Element, dict[Musketeer, int]] = {}
    for who in left:
        where, world.where[who] = world.where[who], place
        for one in elements.open_elements(world, who):
            takes = _cost(world, who, one)
            if takes:
                costs.setdefault(one, {})[who] = takes
        world.where[who] = where
    return _most(list(costs.values()), left)


def _most(costs: list[dict[Musketeer, int]], left: Left) -> int:
    if not costs:
        return 0
    first, *rest = costs
    found = [_most(rest, left)]
    found += [1 + _most(rest, {**left, who: left[who] - takes}) for who, takes in first.items() if takes <= left[who]]
    return max(found)


def _still_has(world: State, who: Musketeer) -> int:
    """Actions in this turn, which all have before them while Milady makes her plans."""
    if who == world.active and world.phase != "milady":
        return world.actions
    return world.allowance(who) if world.phase == "milady" or world.due[who] else 0
