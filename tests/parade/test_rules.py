"""Bouts that are written down as `own blade, other blade, words`, and what comes of them."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.errors import IllegalAction
from musketiere.core.match import Match
from tests.kit.options import faults
from tests.kit.play import blamed, start
from tests.parade.game import PARADE

HANDS = "hands b29 b24 b16 b12 b6 b3 | b27 b20 b14 b10 b5 b1"
DEAL = (
    *("b3 b5 hold", "b29 b27 thrust parry", "b6 b1 thrust yield"),
    *("b12 b20 hold", "b16 b14 hold", "b24 b10 hold"),
)


def fought(*bouts: str, position: str = "deals 1") -> Match:
    """A match in which these bouts were fought."""
    match = Match(PARADE, position=f"{position}\n{HANDS}")
    for bout in bouts:
        first, second, *words = bout.split()
        for seat, blade in enumerate((first, second)):
            act(match, seat, {"type": "lay", "card": blade})
        for word in words:
            act(match, match.state.to_act[0], {"type": word})
    return match


def act(match: Match, seat: int, action: object) -> None:
    match.act(seat, PARADE.parse_action(action))


def seen(match: Match, seat: int | None = None) -> Any:
    return PARADE.view_data(PARADE.view(match.state, seat))


@pytest.mark.parametrize(
    ("bout", "scorer", "points"),
    [
        ("b3 b5 hold", 1, 1),
        ("b29 b27 hold", 0, 1),
        ("b29 b27 thrust parry", 0, 2),
        ("b3 b27 thrust parry", 1, 2),
        ("b3 b27 thrust yield", 0, 1),
    ],
)
def test_what_a_bout_brings(bout: str, scorer: int, points: int) -> None:
    match = fought(bout)
    assert match.state.totals == [points * (seat == scorer) for seat in (0, 1)]
    [told] = seen(match)["bouts"]
    assert (told["thrust"], told["scorer"], told["points"]) == ("thrust" in bout, scorer, points)


def test_blades_are_put_away_unseen_when_somebody_yields() -> None:
    """Each seat goes on knowing its own, also in the story."""
    match = fought("b3 b27 thrust yield", "b29 b1 hold")
    for seat, cards in [(None, [None, None]), (0, ["b3", None]), (1, [None, "b27"])]:
        assert [bout["cards"] for bout in seen(match, seat)["bouts"]] == [cards, ["b29", "b1"]]
    decided = [event.data["cards"] for event in match.events if event.type == "bout_decided"]
    assert decided == [None, ["b29", "b1"]]


def test_a_blade_can_be_taken_back_until_both_have_laid() -> None:
    match = fought()
    act(match, 1, {"type": "lay", "card": "b27"})
    assert (seen(match)["laid"], seen(match, 0)["own"], seen(match, 1)["own"]) == ([False, True], None, "b27")
    match.undo(1)
    assert seen(match, 1)["hand_counts"] == [6, 6]
    act(match, 1, {"type": "lay", "card": "b1"})
    act(match, 0, {"type": "lay", "card": "b3"})
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@pytest.mark.parametrize(("opener", "openers"), [("in_turn", [0, 1, 0, 1, 0, 1]), ("loser", [0, 0, 1, 0, 0, 1])])
def test_who_opens(opener: str, openers: list[int]) -> None:
    match = fought(*DEAL, position=f"opener {opener}\ndeals 1")
    assert [bout["opener"] for bout in seen(match)["bouts"]] == openers
    assert [event.data["opener"] for event in start(PARADE).events if event.type == "deal_started"] == [0]
    assert seen(fought(position="deal 2"))["opener"] == 1


def test_a_new_deal_and_the_end() -> None:
    match = fought(*DEAL, position="deals 2\ntotals 4 7")
    assert (match.state.deal, match.state.totals, match.state.outcome) == (2, [4 + 5, 7 + 2], None)
    assert (seen(match)["bouts"], seen(match)["hand_counts"]) == ([], [6, 6])
    over = fought(*DEAL, position="totals 4 7\ndeals 1").state
    assert over.outcome is not None
    assert over.outcome.winners == (0, 1)
    assert fought(*DEAL).state.outcome.winners == (0,)


def test_words_and_blades_out_of_turn() -> None:
    match = fought()
    act(match, 0, {"type": "lay", "card": "b3"})
    for seat, action in [(0, {"type": "lay", "card": "b6"}), (1, {"type": "hold"}), (1, {"type": "lay", "card": "b3"})]:
        with pytest.raises(IllegalAction):
            act(match, seat, action)
    junk: list[object] = [
        {"type": "lay"},
        {"type": "lay", "card": "b31"},
        {"type": "feint"},
        {"type": []},
        "hold",
        None,
    ]
    for other in junk:
        with pytest.raises(IllegalAction):
            PARADE.parse_action(other)


def test_options() -> None:
    assert faults(PARADE, deals=0, opener="seat 0") == [("deals", "option-range"), ("opener", "option-choice")]
    assert faults(PARADE, deals=9, opener="loser") == []


@pytest.mark.parametrize(
    "line",
    [
        "deals 0",
        "deal 4",
        "totals 1",
        "opener me",
        "hands b1 | b1",
        "hands b1",
        "hands b31 |",
        "hands b1 b2 b3 b4 b5 b6 b7 |",
    ],
)
def test_positions_that_cannot_be(line: str) -> None:
    assert blamed(lambda position: Match(PARADE, position=position), line) == line


def test_the_prepared_fencer_bluffs_once_and_thrusts_once_in_earnest() -> None:
    lesson = PARADE.lessons["first"]
    match = Match(PARADE, position=lesson.position)
    thrusts = []
    while match.state.outcome is None:
        seat = match.state.to_act[0]
        prepared = lesson.move(PARADE.view(match.state, seat))
        assert prepared is None or (seat != lesson.seat and prepared in match.state.legal(seat))
        move = match.state.legal(seat)[0] if prepared is None else prepared
        if PARADE.decode(move) == PARADE.parse_action({"type": "thrust"}) and seat == 1:
            thrusts.append(seen(match, 1)["own"])
        match.act_move(seat, move)
    assert thrusts == ["b27", "b1"]
