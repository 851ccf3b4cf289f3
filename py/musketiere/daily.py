"""The deal of the day: the same cards and the same opponents for everybody, from game and date alone."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.errors import InvalidRequest
from musketiere.core.match import MAX_SEED, AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.requests import HUMAN
from musketiere.session import Session

if TYPE_CHECKING:
    from musketiere.protocol import Day

OPPONENTS: Final = "rule_based"
"""The computer player of every deal of the day, for ever: whatever levels there are, no day may change."""


class Daily(NamedTuple):
    """The match of a day, not yet begun. The human sits at seat 0."""

    match: Match
    controllers: tuple[str, ...]

    def data(self) -> Day:
        """What can be told before it is begun."""
        return {"options": self.match.game.options_data(self.match.options), "controllers": list(self.controllers)}

    def session(self, names: tuple[str, ...]) -> Session:
        """The table; names beyond the seats are ignored."""
        return Session(self.match, names[: len(self.controllers)], self.controllers, self.match.seed)


def daily(game: AnyGame, day: object) -> Daily:
    """The deal of a day that is written `2026-11-21`. Raises `InvalidRequest`."""
    options = game.daily(_ordinal(day))
    seed = Rng(f"{game.id} {day}").below(MAX_SEED)
    return Daily(Match(game, options, seed), (HUMAN, *[OPPONENTS] * (game.seats(options) - 1)))


def _ordinal(day: object) -> int:
    try:
        read = date.fromisoformat(day) if isinstance(day, str) else None
    except ValueError:
        read = None
    if read is None or read.isoformat() != day:  # there are other ways to write it
        raise InvalidRequest("date-unknown", date=str(day))
    return read.toordinal()
