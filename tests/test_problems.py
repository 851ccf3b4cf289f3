"""Problems: each can be laid out, and the search of the best level finds its solution, and nothing else, by far."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any, Final

import pytest

from musketiere.core.game import JsonObject, Move, Problem
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character
from musketiere.players import adviser
from musketiere.practice import solutions
from tests.subjects import SUBJECTS

ERRORS: Final = 3.0
"""Standard errors of the difference by which anything else must be behind."""
WORLDS: Final = {"musketiere": 1500, "four_musketeers": 96, "mousquetaires_du_roy": 45}
"""By game, as many as make it certain."""
FEW: Final = 60
"""Possible worlds of a game that is not named."""
SEEDS: Final = (1, 2)
TEMPTING: Final[dict[str, JsonObject]] = {
    "low-prison": {"type": "take_prison", "place": 1, "source": "centre"},
    "answer-siege": {"type": "draw"},
    "save-constance": {"type": "challenge", "what": 2},
}
"""What one could think of where the best level tries nothing but the solution."""
GAMES: Final = {one.game.id: one.game for one in SUBJECTS}
ALL: Final = [(name, id) for name, game in GAMES.items() for id in game.problems]


def laid(game: AnyGame, problem: Problem) -> Match:
    """The match at its first decision."""
    return Match(game, seed=0, position=problem.position)


def tried(game: AnyGame, view: Any, wanted: set[Move], seed: int) -> dict[Move, list[float]]:
    """What the best level's candidates, and the moves that are wanted, are worth in the same worlds."""
    rng = Rng(seed)
    task = game.search_task(view, adviser(game), Character(), rng)
    moves = [*dict.fromkeys([*sorted(wanted), *task.candidates])]
    worlds = [task.outcomes(task.world(rng), moves) for _ in range(WORLDS.get(game.id, FEW))]
    return {move: [outcomes[at][0] for outcomes in worlds] for at, move in enumerate(moves)}


def behind(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean difference and its standard error."""
    differences = [one - its for one, its in zip(best, other, strict=True)]
    count = len(differences)
    mean = fsum(differences) / count
    return mean, sqrt(fsum((one - mean) ** 2 for one in differences) / (count - 1) / count)


@pytest.mark.parametrize(("name", "id"), ALL)
def test_the_seat_must_decide_at_once_and_may_answer_rightly(name: str, id: str) -> None:
    game = GAMES[name]
    problem = game.problems[id]
    legal = laid(game, problem).state.legal(problem.seat)
    right = solutions(game, problem)
    assert right
    assert len(right) < len(legal)
    assert all(move in legal for move in right)


@pytest.mark.at_length
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "id"), ALL)
def test_the_search_finds_the_solution_by_far(name: str, id: str, seed: int) -> None:
    game = GAMES[name]
    problem = game.problems[id]
    right = solutions(game, problem)
    view = game.view(laid(game, problem).state, problem.seat)
    tempting = {game.encode(game.parse_action(TEMPTING[id]))} if id in TEMPTING else set()
    worth = tried(game, view, right | tempting, seed)
    assert len(worth) > len(right), "nothing else was tried"
    best = max(worth, key=lambda move: fsum(worth[move]))
    assert best in right
    task = game.search_task(view, adviser(game), Character(), Rng(seed))
    for move in worth:
        if move not in right:
            mean, error = behind(worth[best], worth[move])
            told = f"{game.decode(move)}: {mean:.3f} ± {error:.3f}"
            assert mean >= max(ERRORS * error, game.noticeable.get(task.unit, 0.0)), told


def test_ideas_and_names_are_each_taught_once() -> None:
    """The words of all games share one room."""
    problems = [(id, problem.idea) for game in GAMES.values() for id, problem in game.problems.items()]
    assert len({id for id, _ in problems}) == len(problems)
    assert len({idea for _, idea in problems}) == len(problems)
