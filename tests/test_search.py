"""The search that all games share, with a task whose truth is known."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.protocol import GameReason
from musketiere.core.rng import Rng
from musketiere.core.search_task import Estimate
from musketiere.players.search import search


class Coins:
    """Candidates are worth their own number on average; in every world all are worth as much more or less, and each
    wins a little by itself."""

    unit = "coins"

    def __init__(self, candidates: Sequence[int], own: float = 0.0) -> None:
        self.candidates = candidates
        self.own = own
        self.asked: list[list[int]] = []

    def world(self, rng: Rng) -> tuple[float, Rng]:
        return 1000 * rng.random(), Rng(str(rng.random()))

    def outcomes(self, world: tuple[float, Rng], candidates: Sequence[int]) -> Sequence[Sequence[float]]:
        shared, _ = world
        self.asked.append([*candidates])
        return [(shared + one + self.own * Rng(f"{shared} {one}").random(), one) for one in candidates]

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        return []


def found(searching: Generator[float, None, list[Estimate]]) -> tuple[list[Estimate], list[float]]:
    """What it finds, and how far it said it was."""
    progress = []
    while True:
        try:
            progress.append(next(searching))
        except StopIteration as done:
            return done.value, progress


@given(
    candidates=st.lists(st.integers(-50, 50), unique=True, min_size=1, max_size=12),
    worlds=st.integers(1, 40),
    seed=st.integers(),
)
def test_paired_worlds_rank_in_few_worlds_what_chance_would_hide(candidates: list[int], worlds: int, seed: int) -> None:
    """All candidates meet the same chance: a thousand more or less does not matter."""
    task = Coins(candidates)
    estimates, progress = found(search(task, worlds, Rng(str(seed))))
    assert [estimate.move for estimate in estimates] == sorted(candidates, reverse=True)
    best = estimates[0]
    for estimate in estimates:
        assert estimate.worth - best.worth == pytest.approx(estimate.move - best.move, abs=1e-6)
        assert estimate.error == pytest.approx(0, abs=1e-6)
        assert estimate.facts == pytest.approx((estimate.move,))
    assert progress == sorted(progress)
    assert progress[-1] == 1
    assert len(task.asked) == best.worlds == len(progress)


def test_the_worse_half_is_dropped_after_each_round() -> None:
    task = Coins(range(8))
    estimates, _ = found(search(task, 30, Rng(1)))
    assert [len(asked) for asked in task.asked] == [8] * 10 + [4] * 10 + [2] * 10
    assert [estimate.worlds for estimate in estimates] == [30, 30, 20, 20, 10, 10, 10, 10]


def test_other_moves_are_compared_in_place_of_the_candidates() -> None:
    task = Coins(range(8))
    estimates, _ = found(search(task, 10, Rng(1), (3, 99)))
    assert [estimate.move for estimate in estimates] == [99, 3]
    assert task.asked == [[3, 99]] * 10


def test_the_error_is_that_of_the_difference() -> None:
    """As it scatters from one search to another; what chance adds to all is no part of it."""
    worths, errors = [], []
    for seed in range(200):
        [better, worse], _ = found(search(Coins([0, 10], own=8.0), 25, Rng(seed)))
        worths.append(better.worth - worse.worth)
        errors.append(better.error)
        assert better.error == worse.error
    mean = sum(worths) / len(worths)
    scatter = sqrt(sum((worth - mean) ** 2 for worth in worths) / (len(worths) - 1))
    assert mean == pytest.approx(10, abs=0.3)
    assert scatter == pytest.approx(sum(errors) / len(errors), rel=0.2)
    assert scatter == pytest.approx(sqrt(2 / 12) * 8 / sqrt(25), rel=0.2)


def test_closing_it_ends_it() -> None:
    task = Coins(range(4))
    searching = search(task, 100, Rng(1))
    next(searching)
    searching.close()
    assert len(task.asked) == 1
