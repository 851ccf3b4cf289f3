"""What a Musketeer had best buy (MR-14)."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import elements
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
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock


class Basket(NamedTuple):
    """Up to two tokens, the better first, and what they are worth beyond their price, in actions."""

    worth: float
    tokens: tuple[int, ...]


def best(stock: Stock, who: Musketeer) -> Basket:
    """For one action, or what may still come beside the first token (MR-14.1)."""
    world = stock.world
    worths = [(worth(stock, who, token), token) for token in map(index, purchases_of(world, who))]
    offers = sorted((offer for offer in worths if offer[0] > 0), reverse=True)
    if not offers:
        return Basket(0.0, ())
    most, first = offers[0]
    cost = world.edition.prices[first] if first in EQUIPMENT else 0
    for more, second in offers[1:]:
        paid_by_card = first not in EQUIPMENT and second not in EQUIPMENT
        if world.bought or paid_by_card:
            break
        if second not in EQUIPMENT or cost + world.edition.prices[second] <= world.pistoles:
            return Basket(most + more, (first, second))
    return Basket(most, (first,))


def worth(stock: Stock, who: Musketeer, token: int) -> float:
    """Of one token beyond its price."""
    use = stock.token(who, token)
    if token in EQUIPMENT:
        return use + stock.pistoles(-stock.world.edition.prices[token])
    return use - stock.card(who, payment(stock, who, token))


def payment(stock: Stock, who: Musketeer, token: int) -> int:
    """The card with which he had best pay for an improvement, one that serves the skill only if he has no other."""
    hand = stock.world.hands[who]
    if token == IMPROVED_BOTTE:
        return min((card for card in hand if card in (COMBAT, DOUBLE_COMBAT)), key=lambda card: stock.card(who, card))
    serving = elements.skill_cards_for(stock.world, who, token - IMPROVED_SKILL)
    return min(hand, key=lambda card: (card in serving, stock.card(who, card)))
