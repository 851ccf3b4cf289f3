"""The lines of Mousquetaires du Roy: one seat moves the team, the other is Milady."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from bench.strength.lines import Aim, Deal, Line
from bench.strength.players import TOP, played
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY as GAME
from musketiere.players import LEVELS
from musketiere.school.shares import Part

TEAM: Final = 0
MILADY: Final = 1
BEFORE: Final = {4: "43 %", 3: "46 %", 5: "53 %"}
"""Shares that the team won when both sides were rule-based, by number of Musketeers."""


def side(options: dict[str, object], team: str, milady: str, own: int, number: int) -> Deal:
    """Whether that side wins a match."""
    match, times = played(GAME, options, [team, milady], number)
    return Deal([Part(own in match.winners, 1)], times[own])


def both_sides(level: str, other: str, number: int) -> Deal:
    """How many of two matches a level wins against another, once with the team and once as Milady."""
    team, thought = side({}, level, other, TEAM, number)
    milady, more = side({}, other, level, MILADY, number)
    return Deal([Part(team[0].won + milady[0].won, 2)], [*thought, *more])


def lines() -> Iterator[Line]:
    """In the order of the aims."""
    play = partial(side, {}, TOP, "rule_based", TEAM)
    yield Line(f"mousquetaires_du_roy {TOP} team against rule_based Milady", play, Aim(55), "43 %", matches=6)
    play = partial(side, {}, "rule_based", TOP, MILADY)
    yield Line(f"mousquetaires_du_roy {TOP} Milady against rule_based team", play, Aim(67), "57 %", matches=6)
    for musketeers, before in BEFORE.items():
        for level in LEVELS:
            play = partial(side, {"musketeers": musketeers}, level, level, TEAM)
            name = f"mousquetaires_du_roy both {level}, {musketeers} Musketeers: the team wins"
            yield Line(name, play, Aim() if level == LEVELS[0] else Aim(40, 60), before, matches=4)
    play = partial(side, {"length": "short"}, TOP, TOP, TEAM)
    yield Line(f"mousquetaires_du_roy both {TOP}, short match: the team wins", play, Aim(40, 60), matches=4)


def ladder() -> Iterator[Line]:
    """Each level against the one below it, on both sides."""
    for below, level in pairwise(LEVELS):
        name = f"mousquetaires_du_roy ladder: {level} against {below}, on both sides"
        yield Line(name, partial(both_sides, level, below), Aim(50), fair="50 %", matches=4, per_deal=2)
