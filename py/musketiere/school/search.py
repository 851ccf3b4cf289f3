"""Our search for players that bring their own evaluation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, TypeVar

from musketiere.core.game import Game, Move, Seat, State
from musketiere.core.rng import Rng
from musketiere.core.search_task import Estimate
from musketiere.players.player import Thinking
from musketiere.players.search import search

S = TypeVar("S", bound=State)
V = TypeVar("V")
A = TypeVar("A")
WORLDS: Final = 24
FAR: Final = 200
"""Moves of others after which an evaluation waits no longer for its own turn."""
SEEDS: Final = 2**53


def best(
    game: Game[S, V, Any, A],
    view: V,
    actions: Sequence[A],
    rng: Rng,
    worth: Callable[[S, Seat], float],
    worlds: int = WORLDS,
) -> A:
    """The best of the actions by an evaluation of one's own.

    In each of `worlds` possible worlds every action is carried out, the others play on at random until the seat of the
    view has to decide again, and `worth(state, seat)` tells what has come of it: the more the better, in whatever
    unit. All actions meet the same worlds and the same chance; the worse half is dropped after each round.
    """
    task = _Task(game, view, [game.encode(action) for action in actions], worth)
    estimates = Thinking(search(task, worlds, rng)).go_on(inf, float)
    assert estimates is not None
    return game.decode(estimates[0].move)


def play_on(state: State, seat: Seat, rng: Rng) -> None:
    """Lets the others play at random until `seat` has to decide, or the match is over."""
    for _ in range(FAR):
        if seat in state.to_act or not state.to_act:
            return
        other = state.to_act[0]
        legal = state.legal(other)
        state.apply(other, legal[rng.below(len(legal))])


class _Task:
    """A `SearchTask`. A world is the seed from which it is drawn: drawn again for each action, chance and all."""

    unit: Final = "worth"

    def __init__(self, game: Any, view: Any, candidates: list[Move], worth: Callable[[Any, Seat], float]) -> None:
        self.game = game
        self.view = view
        self.candidates = candidates
        self.worth = worth

    def world(self, rng: Rng) -> int:
        return rng.below(SEEDS)

    def outcomes(self, world: int, candidates: Sequence[Move]) -> list[tuple[float]]:
        return [(self._outcome(world, move),) for move in candidates]

    def _outcome(self, world: int, move: Move) -> float:
        seat, chance = self.view.seat, Rng(world)
        state = self.game.sample(self.view, chance)
        state.apply(seat, move)
        play_on(state, seat, chance)
        return float(self.worth(state, seat))

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> tuple[()]:
        """An evaluation of one's own has none that we could name."""
        return ()
