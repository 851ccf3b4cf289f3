"""What a duel is worth to the Musketeer who fights it, and with which Combat cards (MR-9.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from musketiere.games.mousquetaires_du_roy import duel, elements, inn, quest
from musketiere.games.mousquetaires_du_roy.board import Element, Token
from musketiere.games.mousquetaires_du_roy.edition import Adversary
from musketiere.games.mousquetaires_du_roy.material import (
    COMBAT,
    DECOY,
    DICE_OF,
    DOUBLE_COMBAT,
    TOLEDO,
    TRAP,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import work
from musketiere.games.mousquetaires_du_roy.strategy.odds import Fighter, Odds, odds, percent
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock

EVEN: Final = 0.5
"""A chance as good as not."""
SURE: Final = 0.9
"""A chance as good as certain."""
BEARABLE: Final = 1 / 3
"""So much of the lives that he has left a duel may cost on average."""


class Fight(NamedTuple):
    """A duel with the cards that suit it best."""

    worth: float
    """In actions, without the one it costs."""
    cards: tuple[int, ...]


def best(stock: Stock, who: Musketeer, foe: Adversary, prize: float) -> Fight:
    """`prize`: what a wound of the opponent is worth, in actions."""
    return max(ways(stock, who, foe, prize), key=lambda one: one.worth)


def ways(stock: Stock, who: Musketeer, foe: Adversary, prize: float) -> list[Fight]:
    """With each choice of his cards of which none is wholly useless; the fewest come first."""
    world = stock.world
    blue, red = work.fighter(world, who), work.opponent(world, foe)
    hand, most = world.hands[who], world.edition.blue_max
    return [
        Fight(one.hit * prize - _suffered(stock, who, foe, one) - stock.cards(who, cards), cards)
        for cards, one in _ways(blue, red, hand.count(DOUBLE_COMBAT), hand.count(COMBAT), most)
    ]


def _suffered(stock: Stock, who: Musketeer, foe: Adversary, expected: Odds) -> float:
    """What his wounds cost: the last life counts for more, and two wounds may take it."""
    w, extra = stock.w, foe.special == "final_wound"
    wounds, life = expected.wounds + extra, stock.world.life[who] - extra
    falls = (1.0, expected.hurt, expected.grave)[life] if life <= 2 else 0.0
    return w.life * (wounds + (w.last_life - 1) * falls)


def is_likelier_lost(world: State, who: Musketeer, element: Element) -> bool:
    """Whether he is wounded there more often than he wounds even with all his Combat cards: nothing to be counselled,
    whatever it may bring."""
    expected = _at_best(world, who, element)
    return expected is not None and expected.is_likelier_lost


def is_sure(world: State, who: Musketeer, element: Element) -> bool:
    """Whether with all his Combat cards he wounds somebody known, as good as surely."""
    expected = _at_best(world, who, element)
    return expected is not None and not world.rochefort_bars(element[1]) and expected.hit >= SURE


def _at_best(world: State, who: Musketeer, element: Element) -> Odds | None:
    """What to expect of a duel with somebody known, with all his Combat cards."""
    if is_blind(world, who, element) or not _is_fought(world, who, element):
        return None
    return _with_all_cards(world, who, elements.opponent_of(world, element))


def with_more(world: State, who: Musketeer, element: Element, count: int) -> int | None:
    """The chance in percent to wound somebody known there with all his Combat cards and so many more."""
    if is_blind(world, who, element) or not _is_fought(world, who, element):
        return None
    cards = (*combat_cards(world, who), *(COMBAT,) * count)
    return percent(expected(world, who, elements.opponent_of(world, element), cards).hit)


def _with_all_cards(world: State, who: Musketeer, foe: Adversary) -> Odds:
    return odds(armed(world, who)._replace(blade=False), work.opponent(world, foe))


def combat_cards(world: State, who: Musketeer) -> tuple[int, ...]:
    """Those in his hand."""
    return tuple(card for card in world.hands[who] if card in (COMBAT, DOUBLE_COMBAT))


def armed(world: State, who: Musketeer) -> Fighter:
    """A Musketeer with all his Combat cards, and his blade."""
    return _with(world, who, combat_cards(world, who))


def _with(world: State, who: Musketeer, cards: tuple[int, ...]) -> Fighter:
    blue = work.fighter(world, who)
    dice = min(blue.dice + sum(DICE_OF[card] for card in cards), world.edition.blue_max)
    return blue._replace(dice=dice, blade=world.owns(who, TOLEDO))


def expected(world: State, who: Musketeer, foe: Adversary, cards: tuple[int, ...] = ()) -> Odds:
    """What to expect of a duel with these Combat cards and his blade, but for what is certain (MR-9.27)."""
    return odds(_with(world, who, cards), work.opponent(world, foe))


def as_it_stands(world: State) -> Odds:
    """What to expect of the duel that is fought with the cards committed so far, but for what is certain (MR-9.27)."""
    fight, edition = duel.fought(world), world.edition
    blue = work.fighter(world, fight.musketeer)._replace(
        dice=duel.blue_dice(fight, edition), blade=world.owns(fight.musketeer, TOLEDO)
    )
    return odds(blue, work.opponent(world, duel.opponent(world, fight.against)))


def is_blind(world: State, who: Musketeer, element: Element) -> bool:
    """Whether he would meet a token that lies face down."""
    if element[0] != "inn":
        return quest.is_face_down(world, element)
    token = _met(world, who, element)
    return token is not None and not token.up


def is_no_match(world: State, who: Musketeer, element: Element) -> bool:
    """Whether he is no match for somebody known whom he would fight there."""
    expected = _at_best(world, who, element)
    return expected is not None and _is_too_much(expected, world.life[who])


def is_no_match_for(world: State, who: Musketeer, foe: Adversary) -> bool:
    """Whether he is no match for somebody who bars his way."""
    return _is_too_much(_with_all_cards(world, who, foe), world.life[who])


def _is_too_much(expected: Odds, life: int) -> bool:
    """Whether a duel is likelier lost or, though he may win it, likely to cost too much of what lives he has left:
    whoever was wounded there had better not try the same again."""
    return expected.is_likelier_lost or expected.wounds >= BEARABLE * life


def is_fatal(world: State, who: Musketeer, element: Element) -> bool:
    """Whether it takes his last life: a trap behind an open door (MR-22.11) for certain; as likely as not a duel with
    somebody who wounds even beaten (MR-9.27)."""
    token = _met(world, who, element)
    if token is not None and token.up and token.kind == TRAP:
        return world.life[who] == 1
    expected = _at_best(world, who, element)
    if expected is None or elements.opponent_of(world, element).special != "final_wound":
        return False
    left = world.life[who] - 1
    return not left or (left == 1 and expected.hurt >= EVEN)


def _is_fought(world: State, who: Musketeer, element: Element) -> bool:
    """Whether it is a duel, whoever may lie face down; in the inn a decoy or a trap is none (MR-22.10, 22.11)."""
    token = _met(world, who, element)
    return element[0] == "duel" or (token is not None and token.kind < DECOY)


def _met(world: State, who: Musketeer, element: Element) -> Token | None:
    """What waits for him in the inn, if he does not just go on to it (MR-22.6)."""
    kind, _, line = element
    return inn.nearest(world, line) if kind == "inn" and inn.meets(world, who, line) else None


@cache
def _ways(blue: Fighter, red: Fighter, doubles: int, singles: int, most: int) -> list[tuple[tuple[int, ...], Odds]]:
    """What to expect with each choice of so many Combat cards of which none is wholly useless, doubles first."""
    return [
        (cards, odds(blue._replace(dice=min(blue.dice + sum(DICE_OF[card] for card in cards), most)), red))
        for cards in _commitments(doubles, singles, most - blue.dice)
    ]


def _commitments(doubles: int, singles: int, room: int) -> Iterator[tuple[int, ...]]:
    for double in range(doubles + 1):
        for single in range(singles + 1):
            if 2 * double + single <= room + (double > 0 and single == 0):
                yield (DOUBLE_COMBAT,) * double + (COMBAT,) * single
