"""Exchanges (MR-14.12): cards go to who makes most of them, or complete a challenge that is out of reach without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import belongings, elements
from musketiere.games.mousquetaires_du_roy.material import NOBODY, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import plans
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

Cards: TypeAlias = tuple[int, ...]
Offer: TypeAlias = tuple[float, Cards, Cards, Move]


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
        for more, give, take, task in _offers(tasks, who, partner, actions):
            gain = tasks.stock.moved(who, partner, give) + tasks.stock.moved(partner, who, take)
            if more + gain < 0:
                continue
            own, other = world.hands[who], world.hands[partner]
            world.hands[who], world.hands[partner] = _exchanged(own, other, give, take)
            then = plans.best(tasks, who, actions - 1)
            world.hands[who], world.hands[partner] = own, other
            aim = then if task == plans.NO_TASK else then._replace(place=world.where[partner], task=task)
            found.append(Exchange(more + gain + then.worth, partner, give, take, then, aim))
    return max(found)


def _exchanged(own: list[int], other: list[int], give: Cards, take: Cards) -> tuple[list[int], list[int]]:
    return [*_without(own, give), *take], [*_without(other, take), *give]


def _without(hand: list[int], cards: Cards) -> list[int]:
    left = hand.copy()
    for card in cards:
        left.remove(card)
    return left


def _offers(tasks: Tasks, who: Musketeer, partner: Musketeer, actions: int) -> Iterator[Offer]:
    """What could be given and taken, what it is worth beyond the cards and his own plan, and what the other does with
    it."""
    world = tasks.world
    give, take = tasks.stock.misplaced(who, partner), tasks.stock.misplaced(partner, who)
    if give or take:
        yield 0.0, give, take, plans.NO_TASK
    if actions > 1:  # he takes what he lacks, and does it himself
        for cards, _, _ in _completed(tasks, who, partner):
            yield 0.0, (), cards, plans.NO_TASK
    if world.due[partner] and world.allowance(partner):  # the other does it in his turn
        for cards, worth, task in _completed(tasks, partner, who):
            yield worth - tasks.stock.drawn(partner), cards, (), task


def _completed(tasks: Tasks, doer: Musketeer, giver: Musketeer) -> Iterator[tuple[Cards, float, Move]]:
    """The cards that the one needs of the other for each challenge where he stands, what it is worth then, and the
    challenge."""
    world = tasks.world
    hand = world.hands[doer]
    for element in elements.open_elements(world, doer):
        if element[0] != "challenge" or elements.is_within_reach(world, doer, element):
            continue
        world.hands[doer] = [*hand, *world.hands[giver]]
        if elements.is_within_reach(world, doer, element):
            needed, worth = tasks.cards(doer, element), tasks.value(doer, element)
            own = [card for card in sorted(set(hand)) for _ in range(min(hand.count(card), needed.count(card)))]
            yield tuple(_without(needed, tuple(own))), worth, move("challenge", element[2])
        world.hands[doer] = hand
