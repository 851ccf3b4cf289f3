"""Musketiere reduced until it can be solved exactly, and what a best response wins there.

Two players; values 0 to 3 with two swords each; a hand of three; guards of 2 to 5. Each lays one card as pay, then
there are two duels, the second with the last card. There is one gem and one prison, and everything else is as in the
rules: the sum beats the guard or not (MU-4.6), the highest takes the gem or frees its prison (MU-5.4 to 5.9), the
lowest takes the prison or returns its gem (MU-6.1 to 6.4), whoever has a prison on the only pay card does not count in
the next duel (MU-7.2), a gem doubles and a prison takes the pay (MU-8.4). One gem does not end the game (the third
would, MU-8.1). What counts is the difference of the scores, in ducats.

A player has 728 decisions with different knowledge: 56 hands, and 56 hands by 3 pay cards by 4 guards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from musketiere.games.musketiere.rules import FREE, GEM, PRISON, WORTH

CARDS: Final = range(8)
"""Twice the value plus the swords: the order of the numbers is the order of the cards."""
VALUE: Final = tuple(card // 2 for card in CARDS)
HAND: Final = 3
GUARDS: Final = (2, 3, 4, 5)

Hand: TypeAlias = tuple[int, ...]


class Knowledge(NamedTuple):
    """What a player knows when it must choose: its hand, sorted; then also its pay card and the guard."""

    hand: Hand
    """What it may choose from."""
    pay: int | None = None
    guard: int | None = None


Strategy: TypeAlias = Mapping[Knowledge, Sequence[float]]
"""By what is known, how likely each card of the hand is chosen."""


def score(pays: tuple[int, int], played: Sequence[tuple[int, int]], guards: Sequence[int]) -> int:
    """Ducats of the first player less those of the second, after duels with these cards, the first player's first."""
    stones = [FREE, FREE]
    centre = {GEM: True, PRISON: True}
    for cards, guard in zip(played, guards, strict=True):
        counting = [seat for seat in (0, 1) if stones[seat] != PRISON]
        if sum(VALUE[cards[seat]] for seat in counting) >= guard:
            move(stones, centre, max(counting, key=cards.__getitem__), GEM, PRISON)
        else:
            move(stones, centre, min(counting, key=cards.__getitem__), PRISON, GEM)
    own, other = (VALUE[pay] * WORTH[stone] for pay, stone in zip(pays, stones, strict=True))
    return own - other


def move(stones: list[int], centre: dict[int, bool], seat: int, stone: int, contrary: int) -> None:
    """A winner takes the gem or frees its prison, a loser takes the prison or returns its gem."""
    if stones[seat] == contrary:
        stones[seat] = FREE
        centre[contrary] = True
    elif stones[seat] == FREE:
        if centre[stone]:
            centre[stone] = False
        else:
            stones[1 - seat] = FREE
        stones[seat] = stone


# ---- knowledge -------------------------------------------------------------------------------------------


def hands(among: Sequence[int] = CARDS) -> list[Hand]:
    """All hands of some cards."""
    return list(combinations(among, HAND))


def without(hand: Hand, card: int) -> Hand:
    """The hand when a card of it is played or laid."""
    return tuple(other for other in hand if other != card)


def without_all(hand: Hand) -> Hand:
    """The cards that a hand leaves to the others."""
    return tuple(card for card in CARDS if card not in hand)


def decisions() -> list[Knowledge]:
    """Everything that a player can know when it must choose."""
    laying = [Knowledge(hand) for hand in hands()]
    playing = [Knowledge(without(hand, pay), pay, guard) for hand in hands() for pay in hand for guard in GUARDS]
    return laying + playing


def uniform() -> dict[Knowledge, tuple[float, ...]]:
    """Chooses any card, each as likely as the other."""
    return {known: (1 / len(known.hand),) * len(known.hand) for known in decisions()}


# ---- solving -------------------------------------------------------------------------------------------


@cache
def _ducats() -> dict[tuple[Knowledge, int], list[tuple[Knowledge, int, float]]]:
    """By own knowledge in the first duel and card: the other's knowledge and card, and the mean difference over what
    guard comes second."""
    table: dict[tuple[Knowledge, int], list[tuple[Knowledge, int, float]]] = {}
    for hand in hands():
        for other_hand in hands(without_all(hand)):
            if hand < other_hand:  # what one wins the other loses
                for pay, against_pay, guard in product(hand, other_hand, GUARDS):
                    own = Knowledge(without(hand, pay), pay, guard)
                    other = Knowledge(without(other_hand, against_pay), against_pay, guard)
                    for card, against in product(own.hand, other.hand):
                        mean = _mean(own, card, other, against)
                        table.setdefault((own, card), []).append((other, against, mean))
                        table.setdefault((other, against), []).append((own, card, -mean))
    return table


def _mean(own: Knowledge, card: int, other: Knowledge, against: int) -> float:
    assert own.pay is not None
    assert other.pay is not None
    assert own.guard is not None
    last = (without(own.hand, card)[0], without(other.hand, against)[0])
    later = [guard for guard in GUARDS if guard != own.guard]
    duels = ((card, against), last)
    return sum(score((own.pay, other.pay), duels, (own.guard, guard)) for guard in later) / len(later)


def best_response(strategy: Strategy) -> tuple[float, dict[Knowledge, tuple[float, ...]]]:
    """What the best reply to a strategy wins with each deal, in ducats, and how it plays."""
    reach = {
        (known, card): laid(strategy, known) * chance
        for known, chances in strategy.items()
        if known.guard is not None
        for card, chance in zip(known.hand, chances, strict=True)
    }
    deals = len(hands()) * len(hands(CARDS[HAND:]))
    worth = {
        key: sum(reach[other, card] * ducats for other, card, ducats in against) for key, against in _ducats().items()
    }
    reply: dict[Knowledge, tuple[float, ...]] = {}
    total = 0.0
    for hand in hands():
        by_pay = dict.fromkeys(hand, 0.0)
        for pay in hand:
            for guard in GUARDS:
                known = Knowledge(without(hand, pay), pay, guard)
                _, best = max((worth[known, card], card) for card in known.hand)
                reply[known] = tuple(float(card == best) for card in known.hand)
                by_pay[pay] += worth[known, best] / len(GUARDS)
        pay = max(hand, key=by_pay.__getitem__)
        reply[Knowledge(hand)] = tuple(float(card == pay) for card in hand)
        total += by_pay[pay]
    return total / deals, reply


def laid(strategy: Strategy, known: Knowledge) -> float:
    """How likely the strategy has laid that pay card."""
    assert known.pay is not None
    hand = tuple(sorted((*known.hand, known.pay)))
    return strategy[Knowledge(hand)][hand.index(known.pay)]


def nash_conv(strategy: Strategy) -> float:
    """What best replies win together from two who play a strategy: 0 where nobody can gain. The game is even, so it is
    twice what one wins."""
    return 2 * best_response(strategy)[0]
