"""What the page's tests of Musketiere are recorded from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from musketiere.core.match import Match
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.requests import HUMAN
from tests.kit.play import start
from tests.kit.recordings import Recording, Table, everybody, first, replay

END_FOR_TWO: Final = """\
match_end single
players 2
duel 8
guard 5
rows GP- --P
pay 9/3 6/0 3/3 | 6/3 3/2 6/1
hands 8/1 10/4 | 2/0 7/1
"""
END_FOR_THREE: Final = """\
match_end games
match_games 1
players 3
totals 20 30 40
duel 8
guard 12
rows GG- --P P--
pay 9/3 6/0 3/3 | 6/3 3/2 6/1 | 9/1 9/2 8/4
hands 1/1 10/4 | 2/0 2/1 | 3/1 3/0
"""
LAST_DUEL: Final = """\
match_end single
players 2
duel 9
guard 5
rows GP- --P
pay 9/3 6/0 3/3 | 6/3 3/2 6/1
hands 10/4 | 2/0
"""


def _at(position: str) -> Match:
    return Match(MUSKETIERE, seed=1, position=position)


def _reveals(event: Any) -> bool:
    """The cards of a duel, and the pay of a game."""
    return event["type"] in ("cards_turned", "pay_turned")


RECORDINGS: Final[Mapping[str, Recording]] = {
    "alone": Table(
        lambda: start(MUSKETIERE, 1, players=2, match_end="single"),
        ["Anne", "Aramis"],
        [HUMAN, "rule_based"],
        _reveals,
        first,
        undo=1,
    ).log(),
    "duo": Table(lambda: _at(END_FOR_TWO), ["Anne", "Louis"], [HUMAN, HUMAN], _reveals, first).log(),
    "shared": Table(
        lambda: _at(END_FOR_THREE), ["Anne", "Louis", "Aramis"], [HUMAN, HUMAN, "rule_based"], _reveals, first
    ).log(),
    "watched": Table(lambda: _at(LAST_DUEL), ["Athos", "Aramis"], ["random", "rule_based"]).log(),
    "replay": replay(
        MUSKETIERE,
        {(0,): [*range(7), *range(-5, 0)], everybody(3): [0, 2, 3]},
    ),
}
"""A match against a computer player, the ends of two at one device, one that nobody plays, and one that is over."""
