"""What a Musketeer had best buy (MR-14)."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy.belongings import purchases_of
from musketiere.games.mousquetaires_du_roy.material import (
    COMBAT,
    DOUBLE_COMBAT,
    EQUIPMENT,
    IMPROVED_BOTTE,
    IMPROVED_SKILL,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import stock, weights


class Basket(NamedTuple):
    """Up to two tokens, the better first, and what they are worth beyond their price, in actions."""

    worth: float
    tokens: tuple[int, ...]


def best(world: State, who: Musketeer) -> Basket:
    """For one action, or what may still come beside the first token (MR-14.1)."""
    offers = sorted(
        ((_worth(world, who, token), token) for token in map(index, purchases_of(world, who))), reverse=True
    )
    offers = [offer for offer in offers if offer[0] > 0]
    if not offers:
        return Basket(0.0, ())
    worth, first = offers[0]
    cost = world.edition.prices[first] if first in EQUIPMENT else 0
    for more, second in offers[1:]:
        paid_by_card = first not in EQUIPMENT and second not in EQUIPMENT
        if world.bought or paid_by_card:
            break
        if second not in EQUIPMENT or cost + world.edition.prices[second] <= world.pistoles:
            return Basket(worth + more, (first, second))
    return Basket(worth, (first,))


def _worth(world: State, who: Musketeer, token: int) -> float:
    """Of one token beyond its price."""
    worth = stock.token(world, token)
    if token in EQUIPMENT:
        return worth - weights.W.pistole * world.edition.prices[token]
    if token != IMPROVED_BOTTE:
        worth *= _use(world, who, token - IMPROVED_SKILL)
    return worth - stock.card(payment(world, who, token))


def _use(world: State, who: Musketeer, skill: int) -> float:
    """How well an improved skill serves: whether he is the one of the team who has most of it."""
    return 1.0 if all(world.skill(who, skill) >= world.skill(other, skill) for other in world.musketeers) else 0.4


def payment(world: State, who: Musketeer, token: int) -> int:
    """The card with which he had best pay for an improvement."""
    hand = [card for card in world.hands[who] if token != IMPROVED_BOTTE or card in (COMBAT, DOUBLE_COMBAT)]
    return min(hand, key=stock.card)
