"""The prepared rounds of Each For Himself: the last hand of one, in which every turn of a fight comes up and whoever
does what is taught has won, and the last three fights of another, in which it decides who hides.

The learner is player 0. The others strike the prepared card of each fight as long as it is prepared; then they decide
for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from musketiere.core.game import Lesson, Move, Seat
from musketiere.games.four_musketeers.cards import parse_card
from musketiere.games.four_musketeers.moves import GO_LEFT
from musketiere.games.four_musketeers.state import CHOOSE_DIRECTION, STRIKE
from musketiere.games.four_musketeers.view import View


def _struck(first: int, scripts: Mapping[Seat, Sequence[str]]) -> Callable[[View], Move | None]:
    """By seat: one card for each fight from the fight `first` of the round on, the last of a hand to the left."""

    def move(view: View) -> Move | None:
        script = scripts.get(view.deciding, ())
        if view.round > 1 or view.fight - first >= len(script):
            return None
        if view.phase == CHOOSE_DIRECTION:
            return GO_LEFT
        return parse_card(script[view.fight - first]) if view.phase == STRIKE else None

    return move


LESSONS: Final[Mapping[str, Lesson]] = {
    # A whole hand. Two 5s block each other, then the musketeer with the stone strikes low for the villain's sake, a 3
    # is thrown away, and the last fight is turned so that the learner's lowest card strikes whoever has the stone.
    "first": Lesson(
        """
match single
tie_rule lives
lead 1
roles JC JH JS JD
stacks 2S KH | 2D | 2H | popped 2C down | JK
hands 10H 8S 7D 6C 4S 3D | 7C 4D 6S 10S 9D 3C | 5H 9C 6D 8D 10C 7S | 5S 8H 9S 7H 4C 10D
random 9H 8C 3S 5D 3H 4H 6H 5C
""",
        0,
        _struck(
            1,
            {
                1: ("7C", "4D", "6S", "9D", "3C", "10S"),
                2: ("5H", "10C", "6D", "7S", "8D", "9C"),
                3: ("5S", "8H", "9S", "4C", "7H", "10D"),
            },
        ),
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
