"""Cards of two put together for a challenge that one of them may come to: where he stands, or on the quest.

Whoever followed the counsel in 200 short matches (seeds 1000 to 1099, against `novice` and `skilled`) won 145 of them
since cards are brought together for the quest, and 134 before, when only what lay open where both stood counted; the
first task of the quest was done by turn 3 in 90 % of them instead of 69 %, and 41.6 % of the actions were for drawing
instead of 44.6. That it also counts for missions elsewhere won no more (139 against 136 with the same weights).
With the weights of short matches as they are since, `master` at all seats won 125 of 180 short ones against 116, and 36
of 50 whole ones against 30; whoever followed the counsel in whole ones, 61 of 84 against 64.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from musketiere.games.mousquetaires_du_roy import elements, quest
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import BASTILLE, HORSE, QUEST, Musketeer
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.attempts import Attempts

Cards: TypeAlias = tuple[int, ...]


def rides(world: State, who: Musketeer) -> bool:
    """Whether his next way costs no action."""
    return world.owns(who, HORSE) and not (world.active == who and world.ridden)


def comes_to(attempts: Attempts, who: Musketeer) -> float:
    """What the best challenge is worth to one who can take it up in his turn, beyond cards that he draws instead."""
    world, drawn = attempts.world, attempts.stock.drawn(who)
    actions = world.allowance(who) if world.due[who] else 0
    values = [
        attempts.value(who, one) - drawn * (1 + way_to(world, who, one))
        for one in challenges(world, who, actions)
        if elements.is_within_reach(world, who, one)
    ]
    return max([0.0, *values])


def challenges(world: State, who: Musketeer, actions: int) -> list[Element]:
    """Where he stands and, if that may be reached, on the quest."""
    here = world.where[who]
    found = elements.open_elements(world, who) if actions else []
    if here not in (BASTILLE, QUEST) and actions > (not rides(world, who)) and world.closed != QUEST:
        found = [*found, *quest.open_elements(world, who)]
    return [one for one in found if one[0] == "challenge"]


def way_to(world: State, who: Musketeer, element: Element) -> bool:
    """Whether it takes an action to come to it."""
    return element[1] != world.where[who] and not rides(world, who)


def exchanged(own: list[int], other: list[int], give: Cards, take: Cards) -> tuple[list[int], list[int]]:
    return [*without(own, give), *take], [*without(other, take), *give]


def without(hand: list[int], cards: Cards) -> list[int]:
    left = hand.copy()
    for card in cards:
        left.remove(card)
    return left


def completed(attempts: Attempts, doer: Musketeer, giver: Musketeer, actions: int) -> Iterator[tuple[Cards, Element]]:
    """The cards that the one needs of the other for each challenge that he may come to, and the challenge."""
    world = attempts.world
    hand = world.hands[doer]
    for element in challenges(world, doer, actions):
        if elements.is_within_reach(world, doer, element):
            continue
        world.hands[doer] = [*hand, *world.hands[giver]]
        needed = attempts.cards(doer, element) if elements.is_within_reach(world, doer, element) else None
        world.hands[doer] = hand
        if needed is not None:
            own = [card for card in sorted(set(hand)) for _ in range(min(hand.count(card), needed.count(card)))]
            yield tuple(without(needed, tuple(own))), element
