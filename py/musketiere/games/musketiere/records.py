"""What is kept of duels and games that are over."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.core.game import Move, Seat


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


class Past(NamedTuple):
    """A game that is over, as everybody saw it (MU-12.8, MU-12.12)."""

    duels: tuple[Duel, ...]
    moves: tuple[Move, ...]
    """What winner or loser of each duel did with a stone."""
    scoring: Scoring
