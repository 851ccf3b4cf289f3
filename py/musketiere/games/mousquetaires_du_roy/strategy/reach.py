"""How much of what is open in a place the team is able to do in this turn."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple, TypeAlias

from musketiere.games.mousquetaires_du_roy import belongings, elements
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import (
    BASTILLE,
    DES_ESSARTS,
    IMPROVED_SKILL,
    MENDIANTS,
    NEMESIS,
    NOBODY,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import pooling

Left: TypeAlias = Mapping[Musketeer, int]
"""By who still acts, the actions that he has once he has come to a place."""
Wanted: TypeAlias = tuple[int, int]
"""Of a challenge the skill, and the points that cards must add to it."""
Pools: TypeAlias = Mapping[int, tuple[int, ...]]
"""By skill, the cards that count for it."""


class Reach(NamedTuple):
    """Of the mission in a place."""

    left: int
    """How much of it is open."""
    tonight: int
    """For how much of that those who still act have both what it takes and the actions, each card spent once: beggars
    paid if they can be, and skills improved where that helps."""
    barred: bool
    """Whether none of them can come to it at all, or the beggars cannot be paid."""


def of(world: State, place: Place) -> Reach | None:
    """None where no mission lies."""
    if world.mission(place) is None:
        return None
    challenges, duels = _open(world, place)
    coming = _coming(world, place)
    tonight = [_tonight(world, challenges, duels, left, payer) for payer, left in coming.items()]
    return Reach(len(challenges) + duels, max(tonight, default=0), not any(coming.values()))


def _open(world: State, place: Place) -> tuple[list[Element], int]:
    """The challenges of a mission, beggars aside, and how many are to be fought."""
    manned = world.mission(place)
    assert manned is not None
    challenges = range(len(world.mission_card(place).challenges))
    unsolved: list[Element] = [("challenge", place, at) for at in challenges if not manned.solved >> at & 1]
    return unsolved, sum(not one.beaten for one in manned.opponents)


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
        rest = actions - (where != place and not pooling.rides(world, who)) - (who == payer)
        if rest > 0:
            left[who] = rest
    return left


def _tonight(world: State, challenges: list[Element], duels: int, left: Left, payer: Musketeer) -> int:
    """As many elements as can be done, each by one who can: a duel by whoever has an action left."""
    rests = {0: 0}
    """By the challenges that are met, as bits, the most actions that remain for duels."""
    most = 0
    for who, actions in left.items():
        cards = len(world.hands[who]) - (who == payer)
        parts = _parts(world, who, challenges, cards, actions)
        grown: dict[int, int] = {}
        for met, rest in rests.items():
            for part, takes in parts.items():
                if not met & part:
                    grown[met | part] = max(grown.get(met | part, 0), rest + actions - takes)
        rests = grown
        most = max(met.bit_count() + min(duels, rest) for met, rest in rests.items())
        if most == len(challenges) + duels:
            break
    return most


def _parts(world: State, who: Musketeer, challenges: list[Element], cards: int, actions: int) -> dict[int, int]:
    """By the challenges that he can meet with so many cards in so many actions, as bits, how many of them it takes."""
    wanted = [(elements.challenge(world, one).skill, elements.missing(world, who, one)) for one in challenges]
    pools = {skill: tuple(elements.skill_cards_for(world, who, skill)) for skill, _ in wanted}
    parts = {0: 0}
    for at, one in enumerate(wanted):
        for part in list(parts):
            takes = _takes(world, who, [*(wanted[bit] for bit in range(at) if part >> bit & 1), one], pools, cards)
            if takes is not None and takes <= actions:
                parts[part | 1 << at] = takes
    return parts


def _takes(world: State, who: Musketeer, wanted: list[Wanted], pools: Pools, cards: int) -> int | None:
    """Actions in which he meets all these, every card spent once, two improvements bought with one of them (MR-14.1);
    None where he lacks what it takes."""
    lacking = {skill for skill, points in wanted if points and not world.owns(who, IMPROVED_SKILL + skill)}
    begun = who == world.active and world.bought
    for bought in range(min(len(lacking), cards) + 1):
        for improved in combinations(lacking, bought):
            shown = _shown([(skill, points - (skill in improved)) for skill, points in wanted], pools)
            if shown is not None and shown + bought <= cards:
                return len(wanted) + (bought + 1 - begun) // 2
    return None


def _shown(wanted: list[Wanted], pools: Pools) -> int | None:
    """The fewest cards that make up what is wanting; None where his do not."""
    by_pool: dict[tuple[int, ...], list[int]] = {}
    for skill, points in wanted:
        if points > 0:  # cards that count for several skills are one pool (MR-11.3)
            by_pool.setdefault(pools[skill], []).append(points)
    shown = 0
    for pool, sums in by_pool.items():
        twos = sum(elements.worth(card) == 2 for card in pool)
        fewest = _fewest(sums, len(pool) - twos, twos)
        if fewest is None:
            return None
        shown += fewest
    return shown


def _fewest(wanted: list[int], ones: int, twos: int) -> int | None:
    """Cards out of so many worth one and two that reach each of these sums."""
    if not wanted:
        return 0
    if sum(wanted) > ones + 2 * twos:
        return None
    first, *others = wanted
    found = []
    for large in range(min(twos, (first + 1) // 2) + 1):
        small = max(0, first - 2 * large)
        rest = _fewest(others, ones - small, twos - large) if small <= ones else None
        if rest is not None:
            found.append(large + small + rest)
    return min(found, default=None)


def _still_has(world: State, who: Musketeer) -> int:
    """Actions in this turn, which all have before them while Milady makes her plans."""
    if who == world.active and world.phase != "milady":
        return world.actions
    return world.allowance(who) if world.phase == "milady" or world.due[who] else 0
