"""The prepared matches that teach the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Lesson, Move
from musketiere.games.mousquetaires_du_roy.view import View

LESSONS: Final[Mapping[str, Lesson]] = {"team": Lesson("phase musketeers", 0), "milady": Lesson("turn 1", 1)}


def move(view: View) -> Move | None:
    """The prepared move of the other side, or None where nothing is prepared."""
    return None
