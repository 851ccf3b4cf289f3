"""The lines of Four Musketeers. Rounds are told rather than matches: a hit more or less is seen sooner than a win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final

from bench.strength.lines import Aim, Deal, Line
from bench.strength.players import TOP, played, table
from musketiere.core.match import Match
from musketiere.games.four_musketeers.cards import NAME
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.options import ROLES, SOLITAIRE
from musketiere.players import LEVELS
from musketiere.school.shares import Part

SEATS: Final = 4
DARTAGNAN: Final = NAME.index("JC")
AFTER_HIT: Final = "a"
"""The line of the hit table by which a musketeer takes damage (FM-9.2)."""


def _options(storyline: str) -> dict[str, object]:
    return {"storyline": storyline, "match": "single"}


def hits(storyline: str, own: str, other: str, number: int) -> Deal:
    """Of all hits that musketeers take, those that one takes among copies of another, from every seat in turn."""
    taken, of, times = 0, 0, []
    for seat in range(SEATS):
        match, thought = played(FOUR_MUSKETEERS, _options(storyline), table(own, other, seat, SEATS), number)
        fights: list[Any] = [event.data for event in match.events if event.type == "fight_decided"]
        losers = Counter(fight["loser"] for fight in fights if fight["line"] == AFTER_HIT)
        taken += losers[seat]
        of += losers.total()
        times += thought[seat]
    return Deal([Part(taken, of)], times)


def points(storyline: str, own: str, other: str, number: int) -> Deal:
    """Of all points that roles bring, those of one among copies of another, with every role of a deal in turn."""
    won, of, times = 0, 0, []
    for seat in range(SEATS):
        match, thought = played(FOUR_MUSKETEERS, _options(storyline), table(own, other, seat, SEATS), number)
        won += match.state.totals[seat]
        of += sum(match.state.totals)
        times += thought[seat]
    return Deal([Part(won, of)], times)


def together(storyline: str, level: str, number: int) -> Deal:
    """Whether four of a level win a round of a solitaire."""
    match, times = played(FOUR_MUSKETEERS, _options(storyline), [level] * SEATS, number)
    return Deal([Part(bool(match.winners), 1)], [time for thought in times for time in thought])


def more_together(storyline: str, level: str, other: str, number: int) -> Deal:
    """How many more of the same rounds four of a level win than four of another."""
    [own], times = together(storyline, level, number)
    [others], _ = together(storyline, other, number)
    return Deal([Part(own.won - others.won, 1)], times)


def alone(own: str, other: str, number: int) -> Deal:
    """Whether d'Artagnan wins a round alone against three of another player, the villain being alive (FM-15.5)."""
    options = _options("QC")
    roles = Match(FOUR_MUSKETEERS, FOUR_MUSKETEERS.parse_options(options), number).state.roles
    seat = roles.index(DARTAGNAN)
    match, times = played(FOUR_MUSKETEERS, options, table(own, other, seat, SEATS), number)
    return Deal([Part(seat in match.winners, 1)], times[seat])


def lines() -> Iterator[Line]:
    """In the order of the aims."""
    play = partial(hits, "AC", TOP, "rule_based")
    name = f"four_musketeers AC, hits taken by one {TOP} among three rule_based"
    yield Line(name, play, Aim(high=22.5), "25 %", "25 %", per_deal=SEATS)
    name = f"four_musketeers QC, d'Artagnan alone, {TOP} against three rule_based"
    yield Line(name, partial(alone, TOP, "rule_based"), Aim(18), "11 %", matches=40)
    name = f"four_musketeers KC, hits taken by one {TOP} among three rule_based"
    yield Line(name, partial(hits, "KC", TOP, "rule_based"), Aim(high=25), "25 %", "25 %", per_deal=SEATS)
    for storyline in ROLES:
        play = partial(points, storyline, TOP, "rule_based")
        name = f"four_musketeers {storyline}, points of one {TOP} among three rule_based"
        yield Line(name, play, Aim(25), "25 %", "25 %", per_deal=SEATS)
    for storyline in SOLITAIRE:
        play = partial(more_together, storyline, TOP, "rule_based")
        name = f"four_musketeers {storyline}, rounds won by four {TOP} more than by four rule_based"
        yield Line(name, play, Aim(0), fair="0", matches=20)
    name = f"four_musketeers AS, four {TOP} together"
    yield Line(name, partial(together, "AS", TOP), Aim(82), "74.5 %", matches=20)


def ladder() -> Iterator[Line]:
    """Each level against the one below it."""
    for below, level in pairwise(LEVELS):
        name = f"four_musketeers ladder: AC, hits taken by one {level} among three {below}"
        yield Line(name, partial(hits, "AC", level, below), Aim(high=25), fair="25 %", per_deal=SEATS)
