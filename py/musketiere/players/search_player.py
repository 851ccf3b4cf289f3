"""A player that searches, as well as its level lets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from musketiere.core.game import Move
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.players.player import Thought
from musketiere.players.search import search

_NORMAL = 12
"""So many even draws add up to a nearly normal one of variance 1; exact everywhere, unlike a logarithm."""


class SearchPlayer:
    """Plays what its search finds best, or what it takes for the best where it misjudges; where there is one candidate,
    that one."""

    def __init__(self, game: AnyGame, skill: Skill, character: Character) -> None:
        self.game = game
        self.skill = skill
        self.character = character

    def think(self, view: Any, rng: Rng) -> Thought:
        """A slice is one world."""
        yield 0.0
        task = self.game.search_task(view, self.skill, self.character, rng)
        if len(task.candidates) == 1:
            return task.candidates[0]
        estimates = yield from search(task, self.skill.worlds, rng)
        return _choose(estimates, self.skill.misjudgement, rng)


def _choose(estimates: Sequence[Estimate], misjudgement: float, rng: Rng) -> Move:
    if not misjudgement:
        return estimates[0].move
    felt = [estimate.worth + misjudgement * _normal(rng) for estimate in estimates]
    return estimates[felt.index(max(felt))].move


def _normal(rng: Rng) -> float:
    total = -_NORMAL / 2
    for _ in range(_NORMAL):
        total += rng.random()
    return total
