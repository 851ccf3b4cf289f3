"""How a match stands: everybody's chance to win it, from the ducats so far and those that the game may still bring.

The chances of two seats are to each other as a power of the ducats between them, the steeper the less of the match is
left: a logistic curve, fitted on matches of searching players with one another. The powers are products, and the same
everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum, sqrt
from typing import Final

from musketiere.core.game import Seat
from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.options import Options
from musketiere.games.musketiere.rules import CHOOSE_PAY, DUELS, MATCH_OVER, PLACES, PLAY_CARD, WORTH
from musketiere.games.musketiere.view import View

SPREAD: Final = {2: 12.0, 3: 10.0, 4: 10.0}
"""Ducats by which two seats must differ before a whole game for a chance e times as good, by number of players; it
grows with the square root of the games."""
WINNING: Final = 24
"""Ducats of the leader in one game."""
GROWTH: Final = 4
"""Of these what it gains while a game is played, beyond the pay it has laid."""
LAST: Final = 0.15
"""Part of a game that is open still when its last card is played."""
SEEN_BY_STONE: Final = (6.5, 8.0, 3.5)
"""Value expected of a pay card that cannot be seen, by what lies on it."""
FURTHEST: Final = 250
"""Ducats behind from which nobody is told from the next."""
FINEST: Final = 4
"""Steps in which spreads are told apart, for each ducat."""


def open_games(options: Options, game: int, best: float) -> float:
    """How many games a match will still have after the one with that number, when the best total is so high then."""
    if options.match_end == "target":
        missing = options.target_score - best
        return 1 + missing / WINNING if missing > 0 else 0.0
    return float(max(0, (options.match_games if options.match_end == "games" else 1) - game))


@cache
def _powers(steps: int) -> tuple[float, ...]:
    """By ducats behind: the chance beside that of the leader; `steps` is the spread, in the finest steps."""
    behind = FINEST / steps
    ratio = 1 / (1 + behind + behind * behind / 2)
    powers = [1.0]
    for _ in range(FURTHEST):
        powers.append(powers[-1] * ratio)
    return tuple(powers)


def powers(players: int, games: float) -> tuple[float, ...]:
    """By ducats behind, with so many games left: the chance beside that of the leader."""
    return _powers(max(1, int(FINEST * SPREAD[players] * sqrt(games) + 0.5)))


def chances(view: View) -> tuple[float, ...]:
    """By seat: how likely it is to be among the winners of the match, as far as the view tells."""
    options, players = view.options, view.options.players
    if view.phase == MATCH_OVER:
        best = max(view.totals)
        return tuple([float(total == best) for total in view.totals])
    expected = [float(total) for total in view.totals]
    left = 1.0
    if view.phase != CHOOSE_PAY:
        duels = DUELS - view.duel + (view.phase == PLAY_CARD)
        left = LAST + (1 - LAST) * duels / DUELS
        for at, stone in enumerate(view.stones):
            seat, place = divmod(at, PLACES)
            value = VALUE[view.pay[place]] if seat == view.seat else SEEN_BY_STONE[stone]
            expected[seat] += value * WORTH[stone]
    first = max(expected)
    parts = powers(players, left + open_games(options, view.game, first + GROWTH * left))
    beside = [parts[min(FURTHEST, int(first - total + 0.5))] for total in expected]
    whole = fsum(beside)
    return tuple([part / whole for part in beside])


class Standing:
    """What the end of the present game is worth to a seat: its chance to win the match then, in per cent."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.seat = seat
        self.totals = view.totals
        self.options = view.options
        self.game = view.game
        now = [
            total + 6 * sum([WORTH[stone] for stone in view.stones[PLACES * at : PLACES * at + PLACES]])
            for at, total in enumerate(view.totals)
        ]
        self.order = tuple(sorted(range(len(now)), key=lambda at: (-now[at], at)))
        """Seats from the one that leads to the one that is last."""
        self.ducat = self._ducat(view)
        """What a ducat is worth, about."""
        self._powers: dict[int, tuple[float, ...]] = {}

    def _ducat(self, view: View) -> float:
        players = view.options.players
        games = 1 + open_games(view.options, view.game, max(view.totals) + WINNING)
        return 100 * (players - 1) / (players * players * SPREAD[players] * sqrt(games))

    def worth(self, scores: Sequence[int]) -> float:
        """By what everybody scores in this game."""
        return self._part(self._after(scores), self.seat)

    def shares(self, scores: Sequence[int]) -> list[float]:
        """The same of every seat."""
        totals = self._after(scores)
        return [self._part(totals, seat) for seat in range(len(totals))]

    def _after(self, scores: Sequence[int]) -> list[int]:
        return [before + score for before, score in zip(self.totals, scores, strict=True)]

    def _part(self, totals: Sequence[int], seat: Seat) -> float:
        best = max(totals)
        own = totals[seat]
        parts = self._powers.get(best)
        if parts is None:
            games = open_games(self.options, self.game, best)
            parts = self._powers[best] = powers(len(totals), games) if games else ()
        if not parts:
            return 100.0 / totals.count(best) if own == best else 0.0
        whole = 0.0
        for total in totals:
            whole += parts[min(best - total, FURTHEST)]
        return 100 * parts[min(best - own, FURTHEST)] / whole
