"""What is kept of a duel and of a game that are over."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.core.game import Seat


class Duel(NamedTuple):
    """A duel whose cards have been turned up; `seat` is its winner or loser."""

    guard: int
    cards: tuple[int, ...]
    counting: tuple[Seat, ...]
    total: int
    won: bool
    seat: Seat


class Scoring(NamedTuple):
    """A game that was scored: cards, stones and points by pay place; `third_gem` is who ended it, or None after nine
    duels."""

    third_gem: Seat | None
    pay: tuple[int, ...]
    stones: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
