"""Exchanges (MR-14.12): cards go to who makes most of them, or complete a challenge that is out of reach without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import belongings, elements
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import NOBODY, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import plans
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

Cards: TypeAlias = tuple[int, ...]
Offer: TypeAlias = tuple[Cards, Cards, Move]


class Exchange(NamedTuple):
    """What it is worth with all that the active Musketeer does afterwards, and what goes which way."""

    worth: float
    partner: Musketeer
    give: Cards
    take: Cards
    then: plans.Plan
    """What he does afterwards."""
    aim: plans.Plan
    """What it is for: that, or what his partner comes to in his turn."""

    def after(self, world: State, who: Musketeer) -> tuple[list[int], list[int]]:
        """What he and his partner hold then."""
        return _exchanged(world.hands[who], world.hands[self.partner], self.give, self.take)

    def doer(self, who: Musketeer) -> Musketeer:
        """Who comes to what it is for."""
        return who if self.aim is self.then else self.partner


NOTHING = plans.Plan(0.0, move("end_turn"))
NONE = Exchange(0.0, NOBODY, (), (), NOTHING, NOTHING)


def best(tasks: Tasks, who: Musketeer, actions: int, partner: Musketeer = NOBODY) -> Exchange:
    """The best exchange of a Musketeer who has so many actions left, with that partner if one is named; one that is
    being put together keeps its own."""
    world = tasks.world
    partner = world.partner if world.asking == "offer" else partner
    partners = belongings.partners(world, who) if partner == NOBODY else [partner]
    found = [NONE]
    for partner in partners:
        before = _comes_to(tasks, partner)
        for give, take, task in _offers(tasks, who, partner, actions):
            gain = tasks.stock.moved(who, partner, give) + tasks.stock.moved(partner, who, take)
            own, other = world.hands[who], world.hands[partner]
            world.hands[who], world.hands[partner] = _exchanged(own, other, give, take)
            gain += _comes_to(tasks, partner) - before
            then = plans.best(tasks, who, actions - 1) if gain >= 0 else NOTHING
            world.hands[who], world.hands[partner] = own, other
            if gain >= 0:
                aim = then if task == plans.NO_TASK else then._replace(place=world.where[partner], task=task)
                found.append(Exchange(gain + then.worth, partner, give, take, then, aim))
    return max(found)


def _comes_to(tasks: Tasks, who: Musketeer) -> float:
    """What the best challenge where he stands is worth to one who can take it up in his turn, beyond a card that he
    draws instead."""
    world = tasks.world
    if not (world.due[who] and world.allowance(who)):
        return 0.0
    values = [tasks.value(who, one) for one in _challenges(world, who) if elements.is_within_reach(world, who, one)]
    return max(0.0, max(values, default=0.0) - tasks.stock.drawn(who))


def _challenges(world: State, who: Musketeer) -> list[Element]:
    return [one for one in elements.open_elements(world, who) if one[0] == "challenge"]


def _exchanged(own: list[int], other: list[int], give: Cards, take: Cards) -> tuple[list[int], list[int]]:
    return [*_without(own, give), *take], [*_without(other, take), *give]


def _without(hand: list[int], cards: Cards) -> list[int]:
    left = hand.copy()
    for card in cards:
        left.remove(card)
    return left


def _offers(tasks: Tasks, who: Musketeer, partner: Musketeer, actions: int) -> Iterator[Offer]:
    """What could be given and taken, and what the other does with it."""
    world = tasks.world
    give, take = tasks.stock.misplaced(who, partner), tasks.stock.misplaced(partner, who)
    if give or take:
        yield give, take, plans.NO_TASK
    acts = world.due[partner] and world.allowance(partner) > 0
    if actions > 1:  # he takes what he lacks, and does it himself, unless the other can anyhow
        for cards, element in _completed(tasks, who, partner):
            if not (acts and elements.is_within_reach(world, partner, element)):
                yield (), cards, plans.NO_TASK
    if acts:  # the other does it in his turn
        for cards, (what, _, at) in _completed(tasks, partner, who):
            yield cards, (), move(what, at)


def _completed(tasks: Tasks, doer: Musketeer, giver: Musketeer) -> Iterator[tuple[Cards, Element]]:
    """The cards that the one needs of the other for each challenge where he stands, and the challenge."""
    world = tasks.world
    hand = world.hands[doer]
    for element in _challenges(world, doer):
        if elements.is_within_reach(world, doer, element):
            continue
        world.hands[doer] = [*hand, *world.hands[giver]]
        needed = tasks.cards(doer, element) if elements.is_within_reach(world, doer, element) else None
        world.hands[doer] = hand
        if needed is not None:
            own = [card for card in sorted(set(hand)) for _ in range(min(hand.count(card), needed.count(card)))]
            yield tuple(_without(needed, tuple(own))), element
