"""Positions in which one choice is clearly better, each for one idea; the one to begin with first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Problem

PROBLEMS: Final[Mapping[str, Problem]] = {
    "low-prison": Problem(
        """\
players 3
totals 31 28 35
game 2
duel 6
guard 20
rows G-- -P- G--
pay 4/1 9/3 0/2 | 8/2 6/4 3/1 | 9/1 7/2 5/0
turned 2/3 | 6/1 | 7/4
hands 10/1 6/0 3/0 | |""",
        0,
        ({"type": "take_prison", "place": 2, "source": "centre"},),
        "low-prison",
    ),
}
