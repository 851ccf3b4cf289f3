"""How a fight is likely to go on in a possible world.

Of a sword card only the number counts (FM-1.3). The numbers that stand are bits: a number that occurs an odd number of
times is set (FM-5.4), and who struck it first is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.fight import NO_CARD, Strike
from musketiere.games.four_musketeers.layout import NOBODY, Fighter, Seat, X
from musketiere.games.four_musketeers.state import DAZED
from musketiere.games.four_musketeers.view import View

Worth: TypeAlias = Mapping[Fighter, Sequence[float]]
"""By loser of the fight and by seat: what that is worth to its owner's side."""


class Stakes(NamedTuple):
    """What a fight is about. By seat: the mean worth of those ways to end it that have a loser, what it is worth to be
    rid of the most dangerous card, and what lies between the best way and the worst."""

    worth: Worth
    mean: Sequence[float]
    keep: Sequence[float]
    spread: Sequence[float]


HOLDS: Final = (0, 0, 0, 0.87, 0.8, 0.7, 0.58, 0.45, 0.3, 0.18, 0.08)
"""By number: how likely the next strike leaves it the lowest that stands."""
RISK: Final = (0, 0, 0, 1.0, 0.8, 0.6, 0.42, 0.28, 0.16, 0.07, 0.0)
"""By number: how likely a card, kept for a later fight, is to be the one that loses it."""


def reliefs(hand: Sequence[int]) -> dict[int, float]:
    """By number in a hand, what the rest of the hand gains when it goes: the lowest card can be saved for a neighbour
    (FM-25.2), so without it the next one is."""
    kept = sorted(hand)
    relief = {number: RISK[number] for number in kept}
    if len(kept) > 1:
        relief[kept[0]] = RISK[kept[1]]
    return relief


class Fray:
    """A fight in a possible world, from the next strike on."""

    def __init__(
        self,
        view: View,
        hands: Sequence[Sequence[int]],
        random: Sequence[int],
        order: Sequence[tuple[Fighter, Fighter]],
        stakes: Stakes,
    ) -> None:
        self.order = order
        self.worth, self.mean, self.keep, _ = stakes
        self.hands = [[NUMBER[card] for card in hand] for hand in hands]
        self.random = [NUMBER[card] for card in random]
        self.dazed = [now == DAZED for now in view.now]
        self.forced = view.stone if view.options.storyline == "AS" else NOBODY
        """For whom nobody strikes openly as long as there is a random card (FM-6.6)."""
        self.turn = view.turn
        self.bits, self.first = tally(view.strikes)

    def loser(self, number: int | None) -> Fighter:
        """Who loses if the next strike has that number, or that of the next random card, and all play on sensibly."""
        bits, first, turn, drawn = self.bits, self.first.copy(), self.turn, 0
        if number is None:
            number, drawn = self.random[0], 1
        while True:
            bits ^= 1 << number
            first.setdefault(number, self.order[turn][1])
            turn += 1
            while True:
                if turn == len(self.order):
                    return lowest(bits, first)
                seat, target = self.order[turn]
                if seat != X or drawn < len(self.random):
                    break
                turn += 1  # an empty strike
            if seat == X or (target == self.forced and drawn < len(self.random)):
                number = -1
            elif self.dazed[seat]:
                number = self.hands[seat][0]
            else:
                number = self.choice(bits, first, turn, drawn < len(self.random))
            if number < 0:
                number = self.random[drawn]
                drawn += 1

    def choice(self, bits: int, first: Mapping[int, Fighter], turn: int, shadow: bool) -> int:
        """The number that a sensible player strikes with who knows nothing but his hand; -1: from the shadow."""
        seat, target = self.order[turn]
        after = len(self.order) - turn - 1
        mean, keep = self.mean[seat], self.keep[seat]
        hand = self.hands[seat]
        relief = reliefs(hand)
        best, choice = -1e9, -1
        for number in relief:
            value = self._value(bits, first, number, seat, target, after, mean) + keep * relief[number]
            if value > best:
                best, choice = value, number
        if shadow and best < mean:
            value = fsum(self._value(bits, first, number, seat, target, after, mean) for number in range(3, 11)) / 8
            if value + keep * max(relief.values()) > best:
                return -1
        return choice

    def _value(
        self, bits: int, first: Mapping[int, Fighter], number: int, seat: Seat, target: Fighter, after: int, mean: float
    ) -> float:
        bits ^= 1 << number
        if not bits:
            return mean if after else self.worth[NOBODY][seat]
        low = (bits & -bits).bit_length() - 1
        now = self.worth[first.get(low, target)][seat]
        if not after:
            return now
        holds = HOLDS[low] ** after
        return holds * now + (1 - holds) * mean


def tally(strikes: Iterable[Strike]) -> tuple[int, dict[int, Fighter]]:
    """The numbers that stand, and for whom each was struck first."""
    bits, first = 0, dict[int, Fighter]()
    for strike in strikes:
        if strike.card != NO_CARD:
            number = NUMBER[strike.card]
            bits ^= 1 << number
            first.setdefault(number, strike.target)
    return bits, first


def lowest(bits: int, first: Mapping[int, Fighter]) -> Fighter:
    """Whom the lowest number that stands was struck for."""
    return first[(bits & -bits).bit_length() - 1] if bits else NOBODY
