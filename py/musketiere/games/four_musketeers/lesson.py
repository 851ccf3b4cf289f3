"""The prepared rounds of Each For Each: the last hands of one, in which every turn of a fight comes up soon, and the
last three fights of another, in which it decides who hides.

The learner is player 0 and strikes last. The others strike the prepared card of each fight as long as it is prepared;
then they decide for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from musketiere.core.game import Lesson, Move, Seat
from musketiere.games.four_musketeers.cards import parse_card
from musketiere.games.four_musketeers.state import STRIKE
from musketiere.games.four_musketeers.view import View


def _struck(first: int, scripts: Mapping[Seat, Sequence[str]]) -> Callable[[View], Move | None]:
    """By seat: one card for each fight from the fight `first` of the round on."""

    def move(view: View) -> Move | None:
        script = scripts.get(view.deciding, ())
        if view.phase != STRIKE or view.round > 1 or view.fight - first >= len(script):
            return None
        return parse_card(script[view.fight - first])

    return move


LESSONS: Final[Mapping[str, Lesson]] = {
    # Two 5s block each other, then the musketeer with the stone strikes low for the villain's sake.
    "first": Lesson(
        """
match single
tie_rule lives
lead 1
roles JC JH JS JD
stacks 2S KH | 2D QD | JK QC | popped 2C down | 2H KS
hands 10H 8S 7D 6C 4S 3D | 7C 4D 6S 10S 9D 3C | 5H 9C 6D 8D 10C 3S | 5S 8H 9S 7H 4C 10D
random 9H 8C 7S 5D 3H 4H 6H 5C
""",
        0,
        _struck(1, {1: ("7C", "4D", "6S"), 2: ("5H", "9C", "6D"), 3: ("5S", "8H", "9S")}),
    ),
    # A 5 to hide behind, a fight in which every card of the hand would be the lowest, and two 4s that a third one
    # brings back.
    "shadow": Lesson(
        """
match single
tie_rule lives
lead 1
roles JC JH JS JD
stacks 2S KH | 2C KS | popped 2D up | popped JK defeated | 2H QD KD AH
stone V
starter 1
in_hand 3
hands 5H 3D 4C 6S | 7S 7D 8D 10C | 5C 9H 4H 8H | 9D 10S 4S 6C
random 8C 9S 7H 10D 6D 10H 9C 5S
""",
        0,
        _struck(3, {1: ("7S", "7D", "8D"), 2: ("5C", "9H", "4H")}),
    ),
}
