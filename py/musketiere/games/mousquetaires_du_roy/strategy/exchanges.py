"""Exchanges: cards change hands when one more action completes a challenge that is out of reach without (MR-14.12)."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import belongings, elements
from musketiere.games.mousquetaires_du_roy.material import NOBODY, Musketeer
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks


class Exchange(NamedTuple):
    """What it is worth, actions included, and what goes which way."""

    worth: float
    partner: Musketeer
    give: tuple[int, ...]
    take: tuple[int, ...]


NONE = Exchange(0.0, NOBODY, (), ())


def best(tasks: Tasks, who: Musketeer, actions: int) -> Exchange:
    """The best exchange of a Musketeer who has so many actions left, followed by what it is for."""
    found = [NONE]
    for partner in belongings.partners(tasks.world, who):
        found += _with(tasks, who, partner, actions)
    return max(found)


def _with(tasks: Tasks, who: Musketeer, partner: Musketeer, actions: int) -> Iterator[Exchange]:
    world = tasks.world
    anywhere = [task.worth for task in tasks.anywhere(who, actions)]
    if actions > 1:  # he takes what he lacks, and does it himself
        for cards, worth in _completed(tasks, who, partner):
            yield Exchange(worth + fsum(anywhere[: actions - 2]), partner, (), cards)
    if world.due[partner] and world.allowance(partner):  # the other does it in his turn
        for cards, worth in _completed(tasks, partner, who):
            yield Exchange(worth - tasks.stock.drawn(partner) + fsum(anywhere[: actions - 1]), partner, cards, ())


def _completed(tasks: Tasks, doer: Musketeer, giver: Musketeer) -> Iterator[tuple[tuple[int, ...], float]]:
    """The cards that the one needs of the other for each challenge where he stands, and what it is worth then."""
    world = tasks.world
    hand = world.hands[doer]
    for element in elements.open_elements(world, doer):
        if element[0] != "challenge" or elements.is_within_reach(world, doer, element):
            continue
        world.hands[doer] = sorted([*hand, *world.hands[giver]])
        if elements.is_within_reach(world, doer, element):
            cards = list(tasks.cards(doer, element))
            worth = tasks.value(doer, element)
            for card in hand:
                if card in cards:
                    cards.remove(card)
            yield tuple(cards), worth
        world.hands[doer] = hand
