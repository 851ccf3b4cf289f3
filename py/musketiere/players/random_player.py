"""Any legal move, each as likely as the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from musketiere.core.game import Move
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.players.player import Thought


class RandomPlayer:
    """Plays at random: the level that everybody should beat."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def think(self, view: Any, rng: Rng) -> Thought:
        """Draws from the legal moves of a possible world: they are the same in all worlds that agree with the view."""
        yield 0.0
        legal: Sequence[Move] = self.game.sample(view, rng).legal(view.seat)
        return legal[rng.below(len(legal))]
