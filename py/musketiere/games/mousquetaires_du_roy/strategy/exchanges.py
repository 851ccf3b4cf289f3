"""Exchanges (MR-14.12): cards go to who makes most of them, or complete a challenge that is out of reach without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from musketiere.games.mousquetaires_du_roy import belongings, elements
from musketiere.games.mousquetaires_du_roy.board import NO_ELEMENT, Element
from musketiere.games.mousquetaires_du_roy.material import NOBODY, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import plans, pooling
from musketiere.games.mousquetaires_du_roy.strategy.pooling import Cards
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

Offer: TypeAlias = tuple[Cards, Cards, Element]


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
        return pooling.exchanged(world.hands[who], world.hands[self.partner], self.give, self.take)

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
        before = pooling.comes_to(tasks, partner)
        for give, take, aims in _offers(tasks, who, partner, actions):
            gain = tasks.stock.moved(who, partner, give) + tasks.stock.moved(partner, who, take)
            own, other = world.hands[who], world.hands[partner]
            world.hands[who], world.hands[partner] = pooling.exchanged(own, other, give, take)
            gain += pooling.comes_to(tasks, partner) - before
            then = plans.best(tasks, who, actions - 1) if gain >= 0 else NOTHING
            world.hands[who], world.hands[partner] = own, other
            if gain >= 0:
                aim = then if aims == NO_ELEMENT else then._replace(place=aims[1], task=move(aims[0], aims[2]))
                found.append(Exchange(gain + then.worth, partner, give, take, then, aim))
    return max(found)


def _offers(tasks: Tasks, who: Musketeer, partner: Musketeer, actions: int) -> Iterator[Offer]:
    """What could be given and taken, and what the other does with it."""
    world = tasks.world
    give, take = tasks.stock.misplaced(who, partner), tasks.stock.misplaced(partner, who)
    if give or take:
        yield give, take, NO_ELEMENT
    acts = world.allowance(partner) if world.due[partner] else 0
    # he takes what he lacks, and does it himself, unless the other can anyhow
    for cards, element in pooling.completed(tasks, who, partner, actions - 1):
        if not (acts > pooling.way_to(world, partner, element) and elements.is_within_reach(world, partner, element)):
            yield (), cards, NO_ELEMENT
    for cards, element in pooling.completed(tasks, partner, who, acts):  # the other does it in his turn
        yield cards, (), element
