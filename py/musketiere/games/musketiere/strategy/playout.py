"""Playing a game to its end fast: the duels and stones of `rules`, with tables in place of moves.

A card is its *code*, `CODE * value + swords`, so that the codes of a duel added up tell its sum, and compared tell its
highest and its lowest card. The pay of every seat is sorted, the highest card first; what lies on all pay cards
together is one number, and what a winner or loser makes of it is looked up in a table that is filled as it is needed.

Winners and losers do what MU-17.1 and MU-17.2 advise: a gem or freedom for the highest card that can have it, a prison
for the lowest; an empty centre makes the winner rob the first of `order` and the loser help the last. The tests
hold every such move, and every game played to its end, against `rules`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from musketiere.core.game import Seat
from musketiere.games.musketiere.cards import CARDS
from musketiere.games.musketiere.rules import FREE, GEM, NOBODY, PLACES, PRISON, STONES

CODE: Final = 32
"""More than the swords of four cards."""
CODES: Final = tuple(CODE * (card // 5) + card % 5 for card in CARDS)
"""By card."""
Arrangement: TypeAlias = int
"""An arrangement of stones, by its number in `Stones`."""


class Stones:
    """What can lie on the pay cards of all seats, and what winning and losing a duel makes of it.

    `order` are the seats from the one that is robbed first to the one that is helped first.
    """

    def __init__(self, order: Sequence[Seat]) -> None:
        self.order = tuple(order)
        self.players = len(order)
        self.rows: list[tuple[int, ...]] = []
        """By arrangement: what lies on each pay card, `3 * seat + place`, places sorted by value."""
        self.jailed: list[Seat] = []
        """By arrangement: who is fully imprisoned, or nobody."""
        self.ended: list[bool] = []
        """By arrangement: whether somebody has three gems."""
        self.after: list[list[Arrangement]] = []
        """By arrangement, then `2 * seat + won`: the arrangement after a duel that this seat has won or lost; -1 as
        long as nobody has asked `next`."""
        self._number: dict[tuple[int, ...], Arrangement] = {}

    def number(self, rows: tuple[int, ...]) -> Arrangement:
        """The number of an arrangement."""
        found = self._number.get(rows)
        if found is None:
            found = self._number[rows] = len(self.rows)
            self.rows.append(rows)
            parts = [rows[at : at + PLACES] for at in range(0, len(rows), PLACES)]
            full = (PRISON,) * PLACES
            self.jailed.append(parts.index(full) if full in parts else NOBODY)
            self.ended.append((GEM,) * PLACES in parts)
            self.after.append([-1] * (2 * self.players))
        return found

    def next(self, here: Arrangement, step: int) -> Arrangement:
        """The arrangement after a duel; `step` is `2 * seat + won`."""
        made = self.after[here][step]
        if made < 0:
            before = self.rows[here]
            rows, won = list(before), step & 1 == 1
            at, source = self.choice(before, step >> 1, won)
            if source is not None:
                rows[source] = FREE
            rows[at] = FREE if before[at] != FREE else GEM if won else PRISON
            made = self.after[here][step] = self.number(tuple(rows))
        return made

    def choice(self, rows: tuple[int, ...], seat: Seat, won: bool) -> tuple[int, int | None]:
        """The pay card on which the seat puts a stone, or from which it takes one away, and the pay card of another
        seat that the stone comes from, if the centre has none (MU-5, MU-6)."""
        own = rows[PLACES * seat : PLACES * seat + PLACES]
        first = PLACES * seat
        if won:
            place = next(place for place in range(PLACES) if own[place] != GEM)
            if own[place] == PRISON or rows.count(GEM) < STONES:
                return first + place, None
            return first + place, self._source(rows, GEM, [other for other in self.order if other != seat])
        if FREE in own:
            place = PLACES - 1 - own[::-1].index(FREE)
            if rows.count(PRISON) < STONES:
                return first + place, None
            return first + place, self._source(rows, PRISON, [other for other in self.order[::-1] if other != seat])
        return first + PLACES - 1 - own[::-1].index(GEM), None

    def _source(self, rows: tuple[int, ...], stone: int, seats: Sequence[Seat]) -> int:
        """The highest card with a gem, or the lowest in prison, of the first seat that has one."""
        places = range(PLACES) if stone == GEM else range(PLACES - 1, -1, -1)
        return next(PLACES * seat + place for seat in seats for place in places if rows[PLACES * seat + place] == stone)


_TABLES: Final[dict[tuple[Seat, ...], Stones]] = {}


def stones_of(order: Sequence[Seat]) -> Stones:
    """The tables for that order of seats, which go on growing from one search to the next."""
    key = tuple(order)
    if key not in _TABLES:
        _TABLES[key] = Stones(key)
    return _TABLES[key]


class Course:
    """The duels still to come after the present one, as far as the other seats make them: who plays what, whatever the
    own seat does."""

    __slots__ = ("cards", "duels", "guards")

    def __init__(self, guards: Sequence[int], cards: Sequence[Sequence[int]], own: Seat) -> None:
        """`guards` in the order in which they come; `cards` by seat, codes in the order in which they are played, those
        of the own seat being anything."""
        others = [seat for seat in range(len(cards)) if seat != own]
        self.guards = guards
        self.cards = cards
        self.duels = []
        """What the own code must be to beat the guard; highest code of the others and its seat, lowest code and its
        seat."""
        for guard, *turned in zip(guards, *[cards[seat] for seat in others], strict=False):
            high, low = max(turned), min(turned)
            self.duels.append(
                (guard * CODE - sum(turned), high, others[turned.index(high)], low, others[turned.index(low)])
            )


def play_on(stones: Stones, here: Arrangement, course: Course, own: Seat, hand: Sequence[int]) -> Arrangement:
    """The arrangement at the end of the game when the own seat plays its codes in that order."""
    after, jailed, ended = stones.after, stones.jailed, stones.ended
    if ended[here]:
        return here
    for at, (missing, high, high_seat, low, low_seat) in enumerate(course.duels):
        card = hand[at]
        if jailed[here] == NOBODY:
            if card >= missing:
                step = 2 * (own if card > high else high_seat) + 1
            else:
                step = 2 * (own if card < low else low_seat)
        else:
            step = _without(jailed[here], course, at, own, card)
        there = after[here][step]
        here = there if there >= 0 else stones.next(here, step)
        if ended[here]:
            break
    return here


def _without(jailed: Seat, course: Course, at: int, own: Seat, card: int) -> int:
    """`2 * seat + won` of a duel in which a fully imprisoned seat does not count (MU-7.2)."""
    counting = [(card if seat == own else codes[at], seat) for seat, codes in enumerate(course.cards) if seat != jailed]
    if sum([code for code, _ in counting]) >= course.guards[at] * CODE:
        return 2 * max(counting)[1] + 1
    return 2 * min(counting)[1]
