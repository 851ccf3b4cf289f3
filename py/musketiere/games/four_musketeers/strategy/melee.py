"""How a fight goes on in a possible world: what `foresight` says, in small whole numbers, for a search.

A number is 0 … 7 here (3 … 10 on the cards). The numbers that stand are bits (FM-5.4); for whom each was struck first
lies in three bits a number. A hand is a tuple of its numbers in order, so that what can be reckoned from it is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.fight import NO_CARD, Strike
from musketiere.games.four_musketeers.layout import NOBODY, Fighter, X

Hand: TypeAlias = tuple[int, ...]

NUMBERS: Final = 8
LOWEST: Final = min(NUMBER)
DRAW: Final = -1
"""In place of a number: that of the next random card."""
DRAWN: Final = 5
"""Loser: nobody, as an index behind seats and Shadow Musketeer."""
_LOW: Final = (NUMBERS, *((bits & -bits).bit_length() - 1 for bits in range(1, 1 << NUMBERS)))
"""By numbers that stand: the lowest."""
_LOSERS: Final = DRAWN + 1
_NONE: Final = NUMBERS * _LOSERS

_AGAINST: Final = (
    ((0.79, 0.72, 0.68, 0.63, 0.55, 0.44, 0.30, 0.0), (0.0, 0.27, 0.30, 0.39, 0.38, 0.37, 0.36, 0.38, 0.4)),
    ((0.64, 0.57, 0.53, 0.48, 0.41, 0.37, 0.34, 0.2), (0.25, 0.46, 0.53, 0.59, 0.65, 0.70, 0.76, 0.76, 0.47)),
    ((0.60, 0.52, 0.47, 0.42, 0.36, 0.29, 0.22, 0.0), (0.70, 0.75, 0.78, 0.80, 0.81, 0.82, 0.80, 0.79, 0.71)),
    ((0.42, 0.37, 0.34, 0.27, 0.23, 0.18, 0.12, 0.09), (0.98, 0.98, 0.98, 0.98, 0.98, 0.98, 0.98, 0.98, 0.91)),
)
_TOGETHER: Final = (
    ((0.86, 0.79, 0.72, 0.66, 0.62, 0.49, 0.27, 0.0), (0.0, 0.37, 0.55, 0.65, 0.67, 0.61, 0.65, 0.50, 0.5)),
    ((0.72, 0.64, 0.57, 0.51, 0.43, 0.32, 0.20, 0.18), (0.24, 0.63, 0.73, 0.78, 0.82, 0.85, 0.86, 0.83, 0.66)),
    ((0.70, 0.58, 0.50, 0.43, 0.38, 0.30, 0.16, 0.0), (0.73, 0.84, 0.90, 0.92, 0.95, 0.91, 0.89, 0.81, 0.84)),
    ((0.50, 0.39, 0.33, 0.26, 0.20, 0.10, 0.06, 0.07), (1.0,) * 9),
)
_CYCLICAL: Final = (
    ((0.83, 0.62, 0.42, 0.34, 0.20, 0.07, 0.04, 0.0), (0.0, 0.50, 0.66, 0.75, 0.76, 0.79, 0.77, 0.79, 0.8)),
    ((0.73, 0.46, 0.34, 0.27, 0.17, 0.14, 0.09, 0.0), (0.43, 0.79, 0.86, 0.92, 0.97, 0.97, 0.97, 0.97, 0.66)),
    ((0.66, 0.42, 0.26, 0.17, 0.11, 0.05, 0.03, 0.0), (0.85, 0.90, 0.93, 0.96, 0.96, 0.97, 0.98, 0.97, 0.9)),
    ((0.60, 0.36, 0.20, 0.12, 0.07, 0.03, 0.02, 0.0), (0.95,) * 9),
)
"""By strikes to come, from 1: how likely the lowest number that stands (none: 8) is to be the one that loses the fight,
and else, how likely one of the strikes to come is. Observed in rounds between rule-based players (see `keeping`)."""
RISK: Final = (1.0, 0.8, 0.6, 0.42, 0.28, 0.16, 0.07, 0.0)
"""By number: how likely a card, kept for a later fight, is to be the one that loses it."""
WAVER: Final = 0.06
"""What a choice may be worse than the best and still be half as likely, as a share of what the fight is about."""


class Stakes(NamedTuple):
    """What a fight is about, by seat: the worth of every way it may end (by loser, then nobody), their mean, what it is
    worth to be rid of the most dangerous card, and what lies between the best and the worst."""

    worth: tuple[tuple[float, ...], ...]
    mean: tuple[float, ...]
    keep: tuple[float, ...]
    spread: tuple[float, ...]
    drawn: float
    """What it is worth that the random deck has a card less, as a share of what the fight is about."""
    together: bool
    """All strike for one side."""


def number_of(card: int) -> int:
    """The number of a sword card, from 0."""
    return NUMBER[card] - LOWEST


@cache
def reliefs(hand: Hand) -> tuple[tuple[int, float], ...]:
    """Each number of a hand, and what the rest gains when it goes: the lowest card can be saved for a neighbour
    (FM-25.2), so without it the next one is."""
    relief = {number: RISK[number] for number in hand}
    if len(hand) > 1:
        relief[hand[0]] = RISK[hand[1]]
    return tuple(relief.items())


def without(hand: Hand, number: int) -> Hand:
    """The hand when a card of that number is gone."""
    at = hand.index(number)
    return hand[:at] + hand[at + 1 :]


class Melee:
    """A fight from some strike on, the same in all worlds but for the cards."""

    def __init__(
        self,
        order: Sequence[tuple[Fighter, Fighter]],
        strikes: Iterable[Strike],
        stakes: Stakes,
        dazed: Sequence[bool],
        forced: Fighter,
    ) -> None:
        """`forced`: for whom nobody strikes openly as long as there is a random card (FM-6.6); or nobody."""
        self.order = order
        self.stakes = stakes
        self.dazed = dazed
        self.forced = forced
        self.bits = self.firsts = self.turn = 0
        for strike in strikes:
            if strike.card != NO_CARD:
                self._count(number_of(strike.card), strike.target)
            self.turn += 1
        cyclical = order[0][0] != order[0][1]
        self.values = [
            [] if seat == X else _values(stakes, order, turn, cyclical) for turn, (seat, _) in enumerate(order)
        ]

    def _count(self, number: int, target: Fighter) -> None:
        if not self.firsts >> 3 * number & 7:
            self.firsts |= target + 1 << 3 * number
        self.bits ^= 1 << number

    def loser(self, number: int, hands: Sequence[Hand], random: Hand) -> int:
        """Who loses, or `DRAWN`, if the next strike has that number, or that of a random card, and all go on sensibly.
        Of a dazed seat the hand is the pile, its top first."""
        order, dazed, forced = self.order, self.dazed, self.forced
        bits, firsts, turn, used, left = self.bits, self.firsts, self.turn, 0, len(random)
        seats = len(order)
        target = order[turn][1]
        if number == DRAW:
            number, used = random[0], 1
        while True:
            if not firsts >> 3 * number & 7:
                firsts |= target + 1 << 3 * number
            bits ^= 1 << number
            turn += 1
            if turn == seats:
                break
            seat, target = order[turn]
            if seat == X and used == left:  # an empty strike (FM-8.3)
                turn += 1
                if turn == seats:
                    break
                seat, target = order[turn]
            if seat == X or (target == forced and used < left):
                number = DRAW
            elif dazed[seat]:
                number = hands[seat][0]
            else:
                number = self.choice(turn, bits, firsts, hands[seat], used < left)
            if number == DRAW:
                number = random[used]
                used += 1
        return (firsts >> 3 * _LOW[bits] & 7) - 1 if bits else DRAWN

    def choice(self, turn: int, bits: int, firsts: int, hand: Hand, shadow: bool) -> int:
        """The number that a sensible player strikes with who knows nothing but his hand, or `DRAW`."""
        seat, target = self.order[turn]
        values, keep = self.values[turn], self.stakes.keep[seat]
        low = _LOW[bits]
        stays = values[low * _LOSERS + (firsts >> 3 * low & 7) - 1] if bits else 0.0
        best, choice, most = -1e9, DRAW, 0.0
        for number, relief in reliefs(hand):
            value = stays if number > low else _value(values, bits ^ 1 << number, firsts, target)
            value += keep * relief
            if relief > most:
                most = relief
            if value > best:
                best, choice = value, number
        if shadow:
            value = (
                self._unknown(values, bits, firsts, target) + keep * most + self.stakes.drawn * self.stakes.spread[seat]
            )
            if value > best:
                return DRAW
        return choice

    @staticmethod
    def _unknown(values: Sequence[float], bits: int, firsts: int, target: Fighter) -> float:
        """What a card is worth that may have any number."""
        total = 0.0
        for number in range(NUMBERS):
            total += _value(values, bits ^ 1 << number, firsts, target)
        return total / NUMBERS

    def likelihoods(
        self, turn: int, bits: int, firsts: int, hand: Hand, shadow: bool, forced: bool
    ) -> dict[int, float]:
        """How likely a player with that hand is to strike with each number, or from the shadow with the discard of
        that number (`NUMBERS` more). The worse a choice the less likely, none impossible."""
        seat, target = self.order[turn]
        values, keep = self.values[turn], self.stakes.keep[seat]
        worth: dict[int, float] = {}
        unknown = self._unknown(values, bits, firsts, target) if shadow else 0.0
        unknown += self.stakes.drawn * self.stakes.spread[seat]
        for number, relief in reliefs(hand):
            gain = keep * relief
            if not forced:
                worth[number] = _value(values, bits ^ 1 << number, firsts, target) + gain
            if shadow:
                worth[NUMBERS + number] = unknown + gain
        best = max(worth.values())
        scale = 1 / (WAVER * self.stakes.spread[seat] + 1e-9)
        total = 0.0
        for move, value in worth.items():
            off = (best - value) * scale
            worth[move] = odds = 1 / (1 + off * off)
            total += odds
        return {move: odds / total for move, odds in worth.items()}


def _value(values: Sequence[float], bits: int, firsts: int, target: Fighter) -> float:
    """What it is worth that those numbers stand after a strike for that target."""
    if not bits:
        return values[_NONE]
    low = _LOW[bits]
    holder = firsts >> 3 * low & 7
    return values[low * _LOSERS + (holder - 1 if holder else target)]


def _values(stakes: Stakes, order: Sequence[tuple[Fighter, Fighter]], turn: int, cyclical: bool) -> list[float]:
    """By lowest number that stands and whom it was struck for: what that is worth to the seat whose turn it is; the
    last is for no number that stands."""
    worth = stakes.worth[order[turn][0]]
    after = len(order) - turn - 1
    if not after:
        return [*worth * NUMBERS, worth[DRAWN]]
    holds, later = (_CYCLICAL if cyclical else _TOGETHER if stakes.together else _AGAINST)[after - 1]
    coming = _mean([worth[target] for _, target in order[turn + 1 :]])
    gone = _mean([worth[DRAWN], *(worth[target] for _, target in order[: turn + 1])])
    values = []
    for low in range(NUMBERS):
        share, hold = later[low], holds[low]
        other = (1 - hold) * (share * coming + (1 - share) * gone)
        values += [hold * own + other for own in worth]
    values.append(later[NUMBERS] * coming + (1 - later[NUMBERS]) * gone)
    return values


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def loser_index(loser: Fighter) -> int:
    """A loser as an index."""
    return DRAWN if loser == NOBODY else loser
