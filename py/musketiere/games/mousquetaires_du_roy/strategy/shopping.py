"""What a Musketeer had best buy (MR-14)."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy.belongings import purchases_of
from musketiere.games.mousquetaires_du_roy.material import COMBAT, DOUBLE_COMBAT, EQUIPMENT, IMPROVED_BOTTE, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import index
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock


class Basket(NamedTuple):
    """Up to two tokens, the better first, and what they are worth beyond their price, in actions."""

    worth: float
    tokens: tuple[int, ...]


def best(stock: Stock, who: Musketeer) -> Basket:
    """For one action, or what may still come beside the first token (MR-14.1)."""
    world = stock.world
    worths = [(_worth(stock, who, token), token) for token in map(index, purchases_of(world, who))]
    offers = sorted((offer for offer in worths if offer[0] > 0), reverse=True)
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


def _worth(stock: Stock, who: Musketeer, token: int) -> float:
    """Of one token beyond its price."""
    worth = stock.token(who, token)
    if token in EQUIPMENT:
        return worth + stock.pistoles(-stock.world.edition.prices[token])
    return worth - stock.card(who, payment(stock, who, token))


def payment(stock: Stock, who: Musketeer, token: int) -> int:
    """The card with which he had best pay for an improvement."""
    hand = stock.world.hands[who]
    cards = [card for card in hand if token != IMPROVED_BOTTE or card in (COMBAT, DOUBLE_COMBAT)]
    return min(cards, key=lambda card: stock.card(who, card))
