"""The prepared first round: the last hands of a round of Each For Each, in which every turn of a fight comes up soon.

The learner is player 0 and strikes last in the first fight. The others strike the prepared card of each fight as long
as it is prepared; then they decide for themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Lesson, Move
from musketiere.games.four_musketeers.cards import parse_card
from musketiere.games.four_musketeers.state import STRIKE
from musketiere.games.four_musketeers.view import View

_SCRIPT: Final = {1: ("7C", "4D", "6S"), 2: ("5H", "9C", "6D"), 3: ("5S", "8H", "9S")}
"""By seat: one card for each of the first fights."""


def move(view: View) -> Move | None:
    """The prepared strike of the seat whose turn it is, or None where nothing is prepared."""
    script = _SCRIPT.get(view.deciding, ())
    if view.phase != STRIKE or view.round > 1 or view.fight > len(script):
        return None
    return parse_card(script[view.fight - 1])


LESSONS: Final[Mapping[str, Lesson]] = {
    "first": Lesson(
        """
match single
lead 1
roles JC JH JS JD
stacks 2S KH | 2D QD | JK QC | popped 2C down | 2H KS
hands 10H 8S 7D 6C 4S 3D | 7C 4D 6S 10S 9D 3C | 5H 9C 6D 8D 10C 3S | 5S 8H 9S 7H 4C 10D
random 9H 8C 7S 5D 3H 4H 6H 5C
""",
        0,
        move,
    ),
}
"""Two 5s block each other, then the musketeer with the stone strikes low for the villain's sake."""
