"""What the kit must be told about a game to test it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis.strategies import SearchStrategy

from musketiere.core.game import Data, Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng


@dataclass(frozen=True)
class Subject:
    """A game under test."""

    game: AnyGame
    options: SearchStrategy[Data]
    """Valid options as plain data, short matches among them."""
    actions: Sequence[Any]
    """Actions of every kind that name something that exists, most of them illegal at any one moment."""
    prepare: Callable[[Rng], Match]
    """A match whose whole deal is known to the test, at its first decision."""
    disguise: Callable[[Match, Seat | None, Rng], Match]
    """For a match from `prepare`: another one that looked the same to that seat (or a spectator) so far, with as much
    as possible of what the seat cannot see drawn anew."""
