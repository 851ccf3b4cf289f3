"""What is kept of duels and games that are over."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.core.game import Move, Seat


class Duel(NamedTuple):
    """A duel whose cards have been turned up; `seat` is its winner or loser."""

    guard: int
    """Its strength (MU-4.1)."""
    cards: tuple[int, ...]
    """By seat (MU-4.4)."""
    counting: tuple[Seat, ...]
    """Seats that counted (MU-4.2)."""
    total: int
    """Sum of what the counting cards count (MU-4.5)."""
    won: bool
    """Whether it was at least the strength (MU-4.6)."""
    seat: Seat
    """The winner or the loser (MU-4.7, MU-4.8)."""


class Scoring(NamedTuple):
    """A game that was scored: cards, stones and points by pay place; `third_gem` is who ended it, or None after nine
    duels."""

    third_gem: Seat | None
    """Who ended the game by it (MU-8.1); None after nine duels."""
    pay: tuple[int, ...]
    """Cards by `3 * seat + place` (MU-8.4)."""
    stones: tuple[int, ...]
    """As `View.stones`, when it was scored (MU-8.4)."""
    points: tuple[int, ...]
    """Ducats by `3 * seat + place` (MU-8.4)."""
    scores: tuple[int, ...]
    """Ducats of the game by seat (MU-8.4)."""
    totals: tuple[int, ...]
    """Ducats of the match by seat (MU-8.6)."""


class Past(NamedTuple):
    """A game that is over, as everybody saw it (MU-12.8, MU-12.12)."""

    duels: tuple[Duel, ...]
    """All of them, in order (MU-12.12)."""
    moves: tuple[Move, ...]
    """What winner or loser of each duel did with a stone (MU-5, MU-6)."""
    scoring: Scoring
    """What it brought (MU-8)."""
