"""The prepared first match: the other fencer lays what is written here, and thrusts with the worst and the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Lesson, Move
from tests.parade.cards import parse_blade
from tests.parade.moves import HOLD, THRUST
from tests.parade.view import View

_BLADES: Final = tuple(map(parse_blade, ("b14", "b27", "b10", "b1", "b20", "b5")))
"""One for each bout; the prepared fencer opens the second, fourth and sixth."""


def move(view: View) -> Move | None:
    """The prepared move of the seat of the view, or None where nothing is prepared: he answers as he likes."""
    if view.seat != 1 or view.phase not in ("lay", "open"):
        return None
    if view.phase == "lay":
        return _BLADES[len(view.bouts)]
    return THRUST if len(view.bouts) in (1, 3) else HOLD


LESSONS: Final[Mapping[str, Lesson]] = {
    "first": Lesson("deals 1\nhands b29 b24 b16 b12 b6 b3 | b27 b20 b14 b10 b5 b1", 0, move),
}
