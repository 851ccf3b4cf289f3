"""FM-9: hits and the stone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table, lose, losing
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)
STACKS = "2S KD AS | 2D AH QS | popped 2C defeated | JK QH KH | 2H QC KS {}"
"""Seat 2 is defeated."""


def position(storyline: str, stone: str, starter: int = 3) -> str:
    stacks = STACKS.format("KC" if storyline == "AC" else "AC")
    return f"storyline {storyline};stacks {stacks};stone {stone};starter {starter}"


@pytest.mark.clause("FM-9.2", "FM-9.3", "FM-9.4", "FM-9.5", "FM-9.6", "FM-9.7", "FM-10.1")
@pytest.mark.parametrize(
    ("storyline", "loser", "stone", "line", "popped", "after", "starter"),
    [
        ("AC", 0, "V", "a", "AS", 0, 0),
        ("AC", 0, "1", "a", "AS", 0, 0),
        ("KC", 0, "V", "a", "AS", 0, 0),
        ("KC", 1, "2", "a", "QS", 1, 1),
        ("AC", 1, "1", "b", "KC", "V", 1),
        ("AC", 2, "2", "b", "KC", "V", 2),
        ("KC", 1, "1", "c", "", 1, 3),
        ("KC", 2, "2", "c", "", 2, 3),
        ("KC", "X", "1", "d", "AC", "V", "X"),
        ("KC", "X", "2", "d", "AC", "V", "X"),
        ("KC", "X", "V", "e", "", "V", 3),
        ("AC", 2, "V", "f", "", "V", 2),
        ("AC", 2, "0", "f", "", 0, 2),
        ("KC", 2, "V", "f", "", "V", 2),
        ("KC", 2, "1", "f", "", 1, 2),
        ("AC", None, "V", "g", "", "V", 3),
        ("AC", None, "2", "g", "", 2, 3),
    ],
)
def test_the_hit_table(
    storyline: str, loser: Any, stone: str, line: str, popped: str, after: int | str, starter: int | str
) -> None:
    table = lose(position(storyline, stone), loser)
    assert table.outcome == (loser, line)
    assert " ".join(event["card"] for event in table.told("life_popped")) == popped
    assert (table.stone, table.starter) == (after, starter)
    assert table.told("seat_changed") == []
    assert len(table.told("stone_moved")) == bool(popped)
    assert table.told("starter_set")[-1]["reason"] == ("loser" if line in "abdf" else "replay")
    view = table.view()
    assert view["in_hand"] == 2
    again = [strike["seat"] for strike in view["strikes"]]
    assert [count + again.count(seat) for seat, count in enumerate(view["hand_counts"])] == [5] * 4  # cards are spent


@pytest.mark.clause("FM-9.1", "FM-9.9", "FM-9.4", "FM-9.5")
@given(seed=SEEDS)
def test_the_stone_moves_with_each_damage_and_only_then(seed: int) -> None:
    """Exactly one character holds it, and who is damaged never held it before."""
    options = some_options(Rng(seed))
    table = Table(seed=seed, **options)
    play(table.match, Rng(seed), 200)
    stone: Any = None
    damaged: Any = None
    for event in table.match.story(None):
        match event["type"]:
            case "stone_placed":
                stone, damaged = event["character"], None
            case "fight_started":
                assert (event["stone"], damaged) == (stone, None)
            case "life_popped" | "defeated":
                damaged = event["character"]
            case "role_turned" if damaged is None:
                damaged = event["character"]
            case "stone_moved":
                assert event["from"] == stone != event["to"] == damaged
                stone, damaged = event["to"], None
            case "fight_decided":
                hits_villain = event["line"] in ("b", "d")
                assert not hits_villain or (event["line"] == "d") == referee.with_x(options)


@pytest.mark.clause("FM-9.8")
@pytest.mark.parametrize(
    ("before", "after"),
    [("2S", "popped 2S down"), ("popped 2S down", "popped 2S up"), ("popped 2S up", "popped 2S defeated")],
)
@pytest.mark.parametrize(("storyline", "next_line"), [("AC", "b"), ("KC", "c")])
def test_the_stone_moves_also_with_a_turned_role_and_a_defeat(
    before: str, after: str, storyline: str, next_line: str
) -> None:
    """The next loss of that seat falls under line b or c, though it be defeated."""
    stacks = f"{before} | 2H | 2D | JK | 2C QS QD"
    turns = losing(f"storyline {storyline};stacks {stacks};stone V;starter 0;match single", 0, 0)
    first = next(turns)
    side = "defeated" if first.character(0)["defeated"] else "up" if first.character(0)["up"] else "down"
    assert (f"popped 2S {side}", first.stone, first.starter) == (after, 0, 0)
    second = next(turns)
    assert second.outcome == (0, next_line)


@pytest.mark.clause("FM-22.10")
@given(seed=SEEDS)
def test_who_starts_while_nobody_is_defeated(seed: int) -> None:
    """The holder of the stone, if a musketeer holds it and a seat of his starts; X exactly while the villain does."""
    options = some_options(Rng(seed))
    table = Table(seed=seed, **options)
    play(table.match, Rng(seed), 200)
    fallen = replayed = False
    for event in table.match.story(None):
        match event["type"]:
            case "round_started":
                fallen = replayed = False
            case "defeated":
                fallen = True
            case "replay_used":
                replayed = True
            case "fight_started" if not fallen and not replayed:
                if referee.with_x(options):
                    assert event["starter"] == ("X" if event["stone"] == "V" else event["stone"])
                else:
                    assert event["stone"] in ("V", event["starter"])
