"""The interface of every computer player, and a thought that goes on in slices."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from musketiere.core.game import Move
from musketiere.core.rng import Rng

R = TypeVar("R")
Thought: TypeAlias = Generator[float, None, Move]
"""A thought in slices: yields how far it is (0 … 1) after every few milliseconds of work and returns the move. Closing
the generator cancels it; nothing else is left behind."""


class Player(Protocol):
    """A computer player, blind by structure: it has the game's rules and one view, and no state of the match."""

    def think(self, view: Any, rng: Rng) -> Thought:
        """Chooses a move for the seat of the view; the same view and the same stream give the same move."""


class Thinking(Generic[R]):
    """A thought under way; `progress` is how far it is, 0 … 1."""

    def __init__(self, thought: Generator[float, None, R]) -> None:
        self.progress = 0.0
        self._thought = thought
        self._result: R | None = None

    def go_on(self, budget: float, clock: Callable[[], float]) -> R | None:
        """Thinks for about `budget` milliseconds, one slice at least; what it comes to once it is done, then and
        whenever it is asked again.

        `clock` tells seconds.
        """
        if self._result is not None:
            return self._result
        end = clock() + budget / 1000
        try:
            while True:
                self.progress = next(self._thought)
                if clock() >= end:
                    return None
        except StopIteration as done:
            self._result = done.value
            return self._result

    def cancel(self) -> None:
        """Ends it without a result."""
        self._thought.close()
