"""The strategy that a game brings along."""

from __future__ import annotations

from typing import Any

from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.players.player import Thought


class RuleBasedPlayer:
    """Plays what the game's own `suggest` finds best."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def think(self, view: Any, rng: Rng) -> Thought:
        """One slice: a suggestion takes a few milliseconds."""
        yield 0.0
        return self.game.suggest(view, rng)
