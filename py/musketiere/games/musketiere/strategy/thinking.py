"""The way of playing of who thinks: a card for what it brings now, and for what the rest of the hand is good for then.

Who plays like that knows his own pay and hand and the stones, and takes everybody else to play any card of the deck: he
is the best reply to players of whom nothing is known, as far as one duel and the average of those to come can tell.
Whoever expects him is hard to surprise by anybody who thinks. All that does not depend on the hand is reckoned once and
kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from musketiere.core.game import Move, Seat
from musketiere.games.musketiere.cards import VALUE, VALUES
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM
from musketiere.games.musketiere.records import Duel
from musketiere.games.musketiere.rules import FREE, GEM, NOBODY, PLACES, PRISON, WORTH
from musketiere.games.musketiere.strategy.playout import Arrangement, Stones, stones_of
from musketiere.games.musketiere.strategy.ways import Situation, duelling

EXPECTED_PAY: Final = (9.0, 5.0, 2.0)
"""Values of pay cards that cannot be seen, the highest first."""

Results: TypeAlias = tuple[float, float, float, float]
"""How likely it is that oneself wins a duel, that oneself loses it, that another wins and that another loses it."""


@cache
def results(situation: Situation) -> tuple[Results, ...]:
    """By value of the own card, against counting players who play any card of the deck."""
    top, bottom, beaten = duelling(situation)
    return tuple(
        [(top[value], bottom[value], beaten[value] - top[value], 1 - beaten[value] - bottom[value]) for value in VALUES]
    )


@lru_cache(maxsize=1024)
def later(guards: tuple[int, ...], counting: int) -> tuple[Results, ...]:
    """By value of the own card: what it does on average against the guards that may still come."""
    each = [results(Situation(guard, counting)) for guard in guards]
    return tuple(
        [
            (
                fsum([of[value][0] for of in each]) / len(each),
                fsum([of[value][1] for of in each]) / len(each),
                fsum([of[value][2] for of in each]) / len(each),
                fsum([of[value][3] for of in each]) / len(each),
            )
            for value in VALUES
        ]
    )


@lru_cache(maxsize=1024)
def _without(guards: tuple[int, ...], others: int) -> float:
    """How likely so many others beat a guard that may still come, without oneself."""
    beaten = [duelling(Situation(guard, others + 1)).beaten[0] for guard in guards]
    return fsum(beaten) / len(beaten)


class Prospect(NamedTuple):
    """What comes of a duel that ends in one of the four ways of `Results`."""

    gain: float
    """Ducats of the stone that is moved, own less the mean of the others'."""
    rest: tuple[float, ...]
    """By value: ducats that a card in the hand still brings after it."""


def _mean(prospects: Sequence[Prospect]) -> Prospect:
    count = max(1, len(prospects))
    gain = fsum([prospect.gain for prospect in prospects]) / count
    rest = [fsum([prospect.rest[value] for prospect in prospects]) / count for value in VALUES]
    return Prospect(gain, tuple(rest))


class _Judge:
    """What a seat thinks of the ways in which a duel may end, if the pay cards have these values, highest first."""

    def __init__(
        self, stones: Stones, seat: Seat, guards: tuple[int, ...], own: Sequence[float], others: Sequence[float]
    ) -> None:
        self.stones = stones
        self.seat = seat
        self.guards = guards
        parts = [part / (stones.players - 1) for part in others]
        self._values = [
            value if at == seat else -part
            for at in range(stones.players)
            for value, part in zip(own, parts, strict=True)
        ]

    def prospects(self, here: Arrangement) -> list[Prospect]:
        """By way in which the duel may end; where others act, the mean of them."""
        next, before = self.stones.next, self._worth(here)
        return [
            _mean([self._after(next(here, 2 * seat + won), before) for seat in seats])
            for seats, won in self._endings(here)
        ]

    def _endings(self, here: Arrangement) -> tuple[tuple[Sequence[Seat], bool], ...]:
        """Who wins or loses, in the order of `Results`."""
        counting = [seat for seat in range(self.stones.players) if seat != self.stones.jailed[here]]
        own, others = [seat for seat in counting if seat == self.seat], [seat for seat in counting if seat != self.seat]
        return ((own, True), (own, False), (others, True), (others, False))

    def _worth(self, here: Arrangement) -> float:
        return fsum([value * WORTH[stone] for value, stone in zip(self._values, self.stones.rows[here], strict=True)])

    def _after(self, here: Arrangement, before: float) -> Prospect:
        stones, worth = self.stones, self._worth(here)
        if stones.ended[here] or not self.guards:
            return Prospect(worth - before, (0.0,) * len(VALUES))
        win, loss, won, lost = [
            fsum([self._worth(stones.next(here, 2 * seat + beaten)) - worth for seat in seats]) / max(1, len(seats))
            for seats, beaten in self._endings(here)
        ]
        counting = stones.players - (stones.jailed[here] != NOBODY)
        if stones.jailed[here] == self.seat:
            chance = _without(self.guards, counting)
            return Prospect(worth - before, (chance * won + (1 - chance) * lost,) * len(VALUES))
        rest = [
            part[0] * win + part[1] * loss + part[2] * won + part[3] * lost for part in later(self.guards, counting)
        ]
        return Prospect(worth - before, tuple(rest))


class Thinker:
    """How a seat that thinks chooses its card in one duel, whatever it has laid as pay."""

    def __init__(
        self,
        stones: Stones,
        here: Arrangement,
        seat: Seat,
        guard: int,
        guards: tuple[int, ...],
        expected: Sequence[float] = EXPECTED_PAY,
    ) -> None:
        """`guards` are those that may still come; `expected` is what everybody else is taken to have laid, by value,
        the highest first."""
        counting = stones.players - (stones.jailed[here] != NOBODY)
        self._now = results(Situation(guard, counting))
        self._asked = (stones, here, seat, guards, expected)
        self._parts: list[list[Prospect]] = []
        """Prospects if the own pay is worth nothing, and what a ducat on each own pay card adds to them."""
        self._tables: dict[tuple[float, ...], tuple[list[Prospect], list[float]]] = {}

    def chosen(self, hand: Sequence[int], pay: Sequence[float]) -> int:
        """The place of the card in a hand in rising order; `pay` from the highest value on."""
        key = tuple(pay)
        table = self._tables.get(key)
        if table is None:
            table = self._tables[key] = self._table(key)
        prospects, kept = table
        values = [VALUE[card] for card in hand]
        worths = []
        for gain, rest in prospects:
            for value in values:
                gain += rest[value]
            worths.append(gain)
        win, loss, won, lost = worths
        best, most = 0, None
        for at, value in enumerate(values):
            chances = self._now[value]
            worth = chances[0] * win + chances[1] * loss + chances[2] * won + chances[3] * lost - kept[value]
            if most is None or worth > most:
                best, most = at, worth
        return best

    def _table(self, pay: tuple[float, ...]) -> tuple[list[Prospect], list[float]]:
        """Prospects, and by value what a card brings later, unless it is played now."""
        nothing, *ducats = self._parts or self._reckoned(len(pay))
        prospects = []
        for at, (gain, rest) in enumerate(nothing):
            for value, ducat in zip(pay, ducats, strict=True):
                more = ducat[at]
                gain += value * more.gain
                rest = tuple([before + value * part for before, part in zip(rest, more.rest, strict=True)])
            prospects.append(Prospect(gain, rest))
        win, loss, won, lost = [prospect.rest for prospect in prospects]
        kept = [
            chances[0] * win[value] + chances[1] * loss[value] + chances[2] * won[value] + chances[3] * lost[value]
            for value, chances in enumerate(self._now)
        ]
        return prospects, kept

    def _reckoned(self, places: int) -> list[list[Prospect]]:
        stones, here, seat, guards, expected = self._asked
        none = (0.0,) * places
        self._parts = [_Judge(stones, seat, guards, none, expected).prospects(here)]
        for place in range(places):
            one = [float(at == place) for at in range(places)]
            self._parts.append(_Judge(stones, seat, guards, one, none).prospects(here))
        return self._parts


# ---- what lay there when others chose ---------------------------------------------------------------------


def by_value(stones: Sequence[int], pay: Sequence[int]) -> tuple[int, ...]:
    """What lies on the pay cards of one seat, sorted from the highest value on. Where the cards are not known it is
    guessed that gems lie on the highest and prisons on the lowest."""
    if not pay:
        return tuple(sorted(stones, key=(GEM, FREE, PRISON).index))
    return tuple([stones[place] for place in sorted(range(PLACES), key=lambda place: -pay[place])])


def lying(duels: Sequence[Duel], moves: Sequence[Move], laid: Sequence[int]) -> list[tuple[Stones, Arrangement]]:
    """What lay on the pay cards before each duel of a game; `laid` are all these, or none if they are unknown."""
    players = len(duels[0].cards)
    tables = stones_of(range(players))
    stones = [FREE] * (PLACES * players)
    made = []
    for at, duel in enumerate(duels):
        starts = range(0, len(stones), PLACES)
        rows = [by_value(stones[first : first + PLACES], laid[first : first + PLACES]) for first in starts]
        made.append((tables, tables.number(tuple([stone for row in rows for stone in row]))))
        if at < len(moves):
            kind, source = moves[at] & ~63, moves[at] & 15
            put = FREE if kind in (FREE_PRISON, RETURN_GEM) else GEM if kind == TAKE_GEM else PRISON
            if put != FREE and source != CENTRE:
                stones[source] = FREE
            stones[PLACES * duel.seat + (moves[at] >> 4 & 3)] = put
    return made
