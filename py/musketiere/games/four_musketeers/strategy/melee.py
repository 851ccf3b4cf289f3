"""How a fight goes on in a possible world: what `foresight` says, in small whole numbers, for a search.

A number is 0 … 7 here (3 … 10 on the cards). The numbers that stand are bits (FM-5.4); for whom each was struck first
lies in three bits a number. A hand is a tuple of its numbers in order, so that what can be reckoned from it is kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.fight import NO_CARD, Strike
from musketiere.games.four_musketeers.layout import NOBODY, Fighter, Seat, X

Hand: TypeAlias = tuple[int, ...]

NUMBERS: Final = 8
LOWEST: Final = min(NUMBER)
DRAW: Final = -1
"""In place of a number: that of the next random card."""
DRAWN: Final = 5
"""Loser: nobody, as an index behind seats and Shadow Musketeer."""
LOW: Final = (NUMBERS, *((bits & -bits).bit_length() - 1 for bits in range(1, 1 << NUMBERS)))
"""By numbers that stand: the lowest."""
CHOOSES: Final = -1
"""In place of the number on a pile: the seat decides."""
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


class Melee(ABC):
    """A fight from some strike on, the same in all worlds but for the cards. How those who strike foresee what is still
    to come is left open."""

    def __init__(
        self,
        order: Sequence[tuple[Fighter, Fighter]],
        strikes: Iterable[Strike],
        stakes: Stakes,
        tops: Sequence[int],
        forced: Fighter,
    ) -> None:
        """`tops`: by seat the number on a dazed one's pile, `CHOOSES` of one who decides. `forced`: for whom nobody
        strikes openly as long as there is a random card (FM-6.6); or nobody."""
        self.order = order
        self.stakes = stakes
        self.tops = tops
        self.forced = forced
        self.bits = self.firsts = self.turn = 0
        for strike in strikes:
            if strike.card != NO_CARD:
                self._count(number_of(strike.card), strike.target)
            self.turn += 1
        self.known: list[dict[int, float]] = [{} for _ in stakes.worth]

    def _count(self, number: int, target: Fighter) -> None:
        if not self.firsts >> 3 * number & 7:
            self.firsts |= target + 1 << 3 * number
        self.bits ^= 1 << number

    def loser(self, number: int, hands: Sequence[Hand], random: Hand) -> int:
        """Who loses, or `DRAWN`, if the next strike has that number, or that of a random card, and all go on
        sensibly."""
        order, tops, forced = self.order, self.tops, self.forced
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
            elif tops[seat] != CHOOSES:
                number = tops[seat]
            else:
                number = self.choice(turn, bits, firsts, hands[seat], used < left)
            if number == DRAW:
                number = random[used]
                used += 1
        return (firsts >> 3 * LOW[bits] & 7) - 1 if bits else DRAWN

    def choice(self, turn: int, bits: int, firsts: int, hand: Hand, shadow: bool) -> int:
        """The number that a sensible player strikes with who knows nothing but his hand, or `DRAW`."""
        seat, target = self.order[turn]
        keep = self.stakes.keep[seat]
        best, choice, most = -1e9, DRAW, 0.0
        for number, relief in reliefs(hand):
            value = self._struck(seat, turn, bits, firsts, number, target) + keep * relief
            if relief > most:
                most = relief
            if value > best:
                best, choice = value, number
        if shadow and self._drawn(seat, turn, bits, firsts, target) + keep * most > best:
            return DRAW
        return choice

    def _struck(self, seat: Seat, turn: int, bits: int, firsts: int, number: int, target: Fighter) -> float:
        """What it is worth to a seat that a strike has that number."""
        if not firsts >> 3 * number & 7:
            firsts |= target + 1 << 3 * number
        return self._ahead(seat, turn + 1, bits ^ 1 << number, firsts)

    def _drawn(self, seat: Seat, turn: int, bits: int, firsts: int, target: Fighter) -> float:
        """What a card is worth to its seat that may have any number."""
        key = ~(((turn << NUMBERS | bits) << 3 * NUMBERS) | firsts)
        known = self.known[seat].get(key)
        if known is None:
            total = 0.0
            for number in range(NUMBERS):
                total += self._struck(seat, turn, bits, firsts, number, target)
            known = total / NUMBERS + self.stakes.drawn * self.stakes.spread[seat]
            self.known[seat][key] = known
        return known

    def _ahead(self, seat: Seat, turn: int, bits: int, firsts: int) -> float:
        """What it is worth to a seat that those numbers stand before a turn, if all strike as players do."""
        worth = self.stakes.worth[seat]
        if turn == len(self.order):
            return worth[(firsts >> 3 * LOW[bits] & 7) - 1 if bits else DRAWN]
        key = (turn << NUMBERS | bits) << 3 * NUMBERS | firsts
        known = self.known[seat].get(key)
        if known is None:
            known = self.known[seat][key] = self._foreseen(seat, turn, bits, firsts)
        return known

    @abstractmethod
    def _foreseen(self, seat: Seat, turn: int, bits: int, firsts: int) -> float:
        """What it is worth to a seat that those numbers stand before a turn that is to come, if all strike as players
        do."""

    def likelihoods(
        self, turn: int, bits: int, firsts: int, hand: Hand, shadow: bool, forced: bool
    ) -> dict[int, float]:
        """How likely a player with that hand is to strike with each number, or from the shadow with the discard of
        that number (`NUMBERS` more). The worse a choice the less likely, none impossible."""
        seat, target = self.order[turn]
        keep = self.stakes.keep[seat]
        worth: dict[int, float] = {}
        unknown = self._drawn(seat, turn, bits, firsts, target) if shadow else 0.0
        for number, relief in reliefs(hand):
            gain = keep * relief
            if not forced:
                worth[number] = self._struck(seat, turn, bits, firsts, number, target) + gain
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


def loser_index(loser: Fighter) -> int:
    """A loser as an index."""
    return DRAWN if loser == NOBODY else loser
