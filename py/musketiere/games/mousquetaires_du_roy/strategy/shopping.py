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
    SKILLS,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index
from musketiere.games.mousquetaires_du_roy.state import State
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
    """The card with which he had best pay for an improvement: what is worth least, but none of those that he needs for
    the challenge that it opens."""
    world = stock.world
    hand, needed = world.hands[who], []
    if token == IMPROVED_BOTTE:
        hand = [card for card in hand if card in (COMBAT, DOUBLE_COMBAT)]
    elif _opens(world, who, token - IMPROVED_SKILL):
        needed = elements.skill_cards_for(world, who, token - IMPROVED_SKILL)
    return min((card for card in hand if card not in needed), key=lambda card: stock.card(who, card))


def opening(world: State, who: Musketeer) -> int | None:
    """The improved skill with which a challenge where he stands comes within reach that is not (MR-14.10)."""
    skills = [skill for skill in range(len(SKILLS)) if _opens(world, who, skill)]
    return IMPROVED_SKILL + skills[0] if skills else None


def _opens(world: State, who: Musketeer, skill: int) -> bool:
    """Whether one point of it is wanting there beside all his cards for it, and another card is left to pay with."""
    if world.owns(who, IMPROVED_SKILL + skill):
        return False
    cards = elements.skill_cards_for(world, who, skill)
    wanting = [
        elements.missing(world, who, one) - sum(map(elements.worth, cards))
        for one in elements.open_elements(world, who)
        if one[0] == "challenge" and elements.challenge(world, one).skill == skill
    ]
    return 1 in wanting and len(cards) < len(world.hands[who])
