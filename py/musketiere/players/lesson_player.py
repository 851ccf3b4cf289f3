"""Plays what a lesson has prepared, and by the rules of thumb where nothing is."""

from __future__ import annotations

from typing import Any

from musketiere.core.game import Lesson
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.players.player import Thought


class LessonPlayer:
    """The other seats of a lesson; None: of one that has been prepared anew since it was begun."""

    def __init__(self, game: AnyGame, lesson: Lesson | None = None) -> None:
        self.game = game
        self.lesson = lesson

    def think(self, view: Any, rng: Rng) -> Thought:
        """The prepared move if it is legal, else a suggestion."""
        yield 0.0
        prepared = None if self.lesson is None else self.lesson.move(view)
        if prepared is not None and prepared in self.game.sample(view, rng).legal(view.seat):
            return prepared
        return self.game.suggest(view, rng)
