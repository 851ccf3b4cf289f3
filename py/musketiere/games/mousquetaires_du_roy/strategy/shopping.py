"""What a Musketeer had best buy (MR-14)."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.belongings import purchases_of
from musketiere.games.mousquetaires_du_roy.board import Element
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
    the challenge that it opens or, if there is another, for one that he can meet where he stands."""
    world = stock.world
    hand, needed = world.hands[who], []
    if token == IMPROVED_BOTTE:
        hand = [card for card in hand if card in (COMBAT, DOUBLE_COMBAT)]
    elif _opens(world, who, token - IMPROVED_SKILL):
        needed = elements.skill_cards_for(world, who, token - IMPROVED_SKILL)
    others = [card for card in hand if card not in needed]
    in_use = _in_use(world, who)
    spare = [card for card in others if card not in in_use]
    return min(spare or others, key=lambda card: stock.card(who, card))


def _in_use(world: State, who: Musketeer) -> list[int]:
    """Cards for challenges within reach where he stands."""
    found = [one for one in elements.open_elements(world, who) if one[0] == "challenge"]
    return [
        card
        for one in found
        if elements.missing(world, who, one) and elements.is_within_reach(world, who, one)
        for card in elements.skill_cards_for(world, who, elements.challenge(world, one).skill)
    ]


def opening(world: State, who: Musketeer) -> int | None:
    """The improved skill with which a challenge where he stands comes within reach that is not (MR-14.10)."""
    skills = [skill for skill in range(len(SKILLS)) if _opens(world, who, skill)]
    return IMPROVED_SKILL + skills[0] if skills else None


def _opens(world: State, who: Musketeer, skill: int) -> bool:
    """Whether improving that skill opens a challenge where he stands."""
    found = [one for one in elements.open_elements(world, who) if one[0] == "challenge"]
    return any(elements.challenge(world, one).skill == skill and _is_opened(world, who, one) for one in found)


def _is_opened(world: State, who: Musketeer, element: Element) -> bool:
    """Whether one point of that challenge is wanting beside all his cards for it, and another card is left to pay an
    improvement with (MR-14.10)."""
    skill = elements.challenge(world, element).skill
    cards = elements.skill_cards_for(world, who, skill)
    wanting = elements.missing(world, who, element) - sum(map(elements.worth, cards))
    return wanting == 1 and len(cards) < len(world.hands[who]) and not world.owns(who, IMPROVED_SKILL + skill)
