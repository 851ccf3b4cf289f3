"""The interface of every computer player."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol, TypeAlias

from musketiere.core.game import Move
from musketiere.core.rng import Rng

Thought: TypeAlias = Generator[float, None, Move]
"""A thought in slices: yields how far it is (0 … 1) after every few milliseconds of work and returns the move. Closing
the generator cancels it; nothing else is left behind."""


class Player(Protocol):
    """A computer player, blind by structure: it has the game's rules and one view, and no state of the match."""

    def think(self, view: Any, rng: Rng) -> Thought:
        """Chooses a move for the seat of the view; the same view and the same stream give the same move."""
