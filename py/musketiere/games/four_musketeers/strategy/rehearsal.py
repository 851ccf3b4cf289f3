"""A fight whose strikers think ahead: each tries his cards in some deals of what nobody has seen.

That is how the rule-based player chooses, and how thoughtful people do. What strikes come to from some point on hangs
only on the numbers that stand, so that it is tried out once for all players and all worlds: in the same few deals, with
everybody striking by a simple rule there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.fight import Strike
from musketiere.games.four_musketeers.layout import Fighter, Seat, X
from musketiere.games.four_musketeers.state import DAZED
from musketiere.games.four_musketeers.strategy.melee import (
    CHOOSES,
    DRAW,
    DRAWN,
    LOW,
    NUMBERS,
    Hand,
    Melee,
    Stakes,
    number_of,
    reliefs,
)
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import unseen_swords

DEALS: Final = 24
"""Deals in which they try their cards."""
HOLDS: Final = (0.87, 0.8, 0.7, 0.58, 0.45, 0.3, 0.18, 0.08)
"""By number: how likely the next strike leaves it the lowest that stands, as the simple rule has it."""
_LOSERS: Final = DRAWN + 1
_NONE: Final = NUMBERS * _LOSERS


class Deal:
    """Hands and random deck as somebody may fear them who knows nothing but what was played."""

    def __init__(self, hands: Sequence[Hand], random: Hand) -> None:
        self.hands = hands
        self.random = random


def deals_of(view: View, rng: Rng) -> list[Deal]:
    """The cards that the view has not seen and those of its own hand, dealt anew: nobody else has seen those either."""
    kinds = view.seating.kinds
    hidden = [seat for seat, now in enumerate(view.now) if now != DAZED and kinds[seat] == "player"]
    cards = unseen_swords(view)
    for seat in hidden:
        cards += view.hands[seat] or ()
    open_hands = [tuple(sorted(map(number_of, hand or ()))) for hand in view.hands]
    deals = []
    for _ in range(DEALS):
        rng.shuffle(cards)
        numbers = [number_of(card) for card in cards]
        hands = [*open_hands]
        at = view.random
        for seat in hidden:
            count = view.hand_counts[seat]
            hands[seat] = tuple(sorted(numbers[at : at + count]))
            at += count
        deals.append(Deal(hands, tuple(numbers[: view.random])))
    return deals


class Rehearsal(Melee):
    """A fight from some strike on, whose strikers try their cards in the deals given."""

    def __init__(
        self,
        order: Sequence[tuple[Fighter, Fighter]],
        strikes: Iterable[Strike],
        stakes: Stakes,
        tops: Sequence[int],
        forced: Fighter,
        deals: Sequence[Deal],
    ) -> None:
        super().__init__(order, strikes, stakes, tops, forced)
        self.deals = deals
        self.losers: dict[int, list[int]] = {}
        after = len(order)
        self.values: list[list[float]] = []
        for seat, _ in order:
            after -= 1
            self.values.append([] if seat == X else _values(stakes, seat, after))

    def _foreseen(self, seat: Seat, turn: int, bits: int, firsts: int) -> float:
        key = (turn << NUMBERS | bits) << 3 * NUMBERS | firsts
        losers = self.losers.get(key)
        if losers is None:
            losers = self.losers[key] = [self._simply(turn, bits, firsts, deal) for deal in self.deals]
        worth = self.stakes.worth[seat]
        total = 0.0
        for loser in losers:
            total += worth[loser]
        return total / len(losers)

    def _simply(self, turn: int, bits: int, firsts: int, deal: Deal) -> int:
        """Who loses if everybody strikes by a simple rule in that deal."""
        order, tops, forced, random = self.order, self.tops, self.forced, deal.random
        used, left = 0, len(random)
        for at in range(turn, len(order)):
            seat, target = order[at]
            if seat == X or (target == forced and used < left):
                if used == left:  # an empty strike (FM-8.3)
                    continue
                number = DRAW
            elif tops[seat] != CHOOSES:
                number = tops[seat]
            else:
                number = self._by_rule(at, bits, firsts, deal.hands[seat], used < left)
            if number == DRAW:
                number = random[used]
                used += 1
            if not firsts >> 3 * number & 7:
                firsts |= target + 1 << 3 * number
            bits ^= 1 << number
        return (firsts >> 3 * LOW[bits] & 7) - 1 if bits else DRAWN

    def _by_rule(self, turn: int, bits: int, firsts: int, hand: Hand, shadow: bool) -> int:
        """What somebody strikes with who weighs only how long the lowest number is likely to stand."""
        seat, target = self.order[turn]
        values, keep = self.values[turn], self.stakes.keep[seat]
        low = LOW[bits]
        stays = values[low * _LOSERS + (firsts >> 3 * low & 7) - 1] if bits else 0.0
        best, choice, most = -1e9, DRAW, 0.0
        for number, relief in reliefs(hand):
            value = stays if number > low else _value(values, bits ^ 1 << number, firsts, target)
            value += keep * relief
            if relief > most:
                most = relief
            if value > best:
                best, choice = value, number
        if shadow and best < self.stakes.mean[seat]:
            total = 0.0
            for number in range(NUMBERS):
                total += _value(values, bits ^ 1 << number, firsts, target)
            if total / NUMBERS + keep * most > best:
                return DRAW
        return choice


def _value(values: Sequence[float], bits: int, firsts: int, target: Fighter) -> float:
    """What it is worth that those numbers stand after a strike for that target."""
    if not bits:
        return values[_NONE]
    low = LOW[bits]
    holder = firsts >> 3 * low & 7
    return values[low * _LOSERS + (holder - 1 if holder else target)]


def _values(stakes: Stakes, seat: Seat, after: int) -> list[float]:
    """By lowest number that stands and whom it was struck for: what that is worth to a seat with so many strikes to
    come; the last is for no number that stands."""
    worth, mean = stakes.worth[seat], stakes.mean[seat]
    values = []
    for low in range(NUMBERS):
        holds = HOLDS[low] ** after
        values += [mean + holds * (own - mean) for own in worth]
    values.append(mean if after else worth[DRAWN])
    return values
