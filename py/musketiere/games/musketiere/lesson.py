"""The prepared matches: one game in which, played by common sense, every situation of the rules turns up soon, and the
last duels of another, in which the stones decide.

The learner sits at seat 0. The others lay the prepared pay and play the prepared card of each duel; then, and when they
act with stones, they decide for themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from musketiere.core.game import Lesson, Move, Seat
from musketiere.games.musketiere.cards import parse_card
from musketiere.games.musketiere.moves import pay_move
from musketiere.games.musketiere.rules import CHOOSE_PAY, PLAY_CARD
from musketiere.games.musketiere.view import View


def _played(first: int, scripts: Mapping[Seat, Sequence[str]]) -> Callable[[View], Move | None]:
    """By seat: what is played from the duel `first` on, before duel 1 the pay by place, then one card for each duel."""

    def move(view: View) -> Move | None:
        script = scripts.get(-1 if view.seat is None else view.seat, ())
        at = view.duel - first
        if view.phase not in (CHOOSE_PAY, PLAY_CARD) or view.game > 1 or at >= len(script):
            return None
        cards = [parse_card(name) for name in script[at].split()]
        return pay_move(cards[0], cards[1], cards[2]) if view.phase == CHOOSE_PAY else cards[0]

    return move


LESSONS: Final[Mapping[str, Lesson]] = {
    # A guard within reach; one whom nobody can beat, against cards above all of the learner's; then a mixed row, with
    # two equal cards of which the swords decide.
    "first": Lesson(
        """
players 3
match_end single
duel 0
guards 11 30 14 25 8 12 18 10 7
hands 0/2 1/3 3/1 5/4 6/1 7/0 7/3 8/2 8/4 9/0 9/1 9/2 | 0/0 2/1 3/3 4/0 4/4 5/1 6/0 6/4 7/1 8/0 9/4 10/1 | 1/0 1/4 \
2/3 3/0 4/2 5/0 5/3 6/2 7/4 8/1 9/3 10/0
""",
        0,
        _played(
            0,
            {
                1: ("6/4 8/0 3/3", "4/0", "9/4", "5/1", "2/1", "4/4", "6/0"),
                2: ("8/1 4/2 7/4", "3/0", "9/3", "6/2", "2/3", "1/4", "5/3"),
            },
        ),
    ),
    # A gem to be stolen from who has two, a guard that nobody can beat and a 0 whose prison costs nothing, a prisoner
    # to be freed.
    "stones": Lesson(
        """
players 3
match_end single
duel 6
guards 11 15 8 10 18 14 30 12 20
rows P-- GG- GP-
pay 10/2 8/1 0/3 | 7/2 5/1 6/3 | 6/1 9/2 4/0
hands 10/4 6/2 2/1 1/0 | 5/3 3/2 5/0 0/1 | 4/2 4/4 3/0 4/1
""",
        0,
        _played(6, {1: ("5/3", "3/2", "5/0", "0/1"), 2: ("4/2", "4/4", "3/0", "4/1")}),
    ),
}
