"""Positions as text: what is named lies where it was named, the rest is filled in, and nothing impossible is set up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.referee import LIVES, SWORDS
from tests.four_musketeers.table import Table
from tests.kit.options import worded
from tests.kit.play import blamed, everything, play

SEEDS = st.integers(0, 2**32)


def test_what_is_named_lies_where_it_was_named() -> None:
    stacks = "JK AH KH | 2D QD | popped 2C up | 2S AC AS | 2H QH KS AD"
    table = Table(
        "storyline KC;mode team;match target;target 7;totals 1 6;round 3;hand 2;in_hand 2;lead 1;"
        f"roles JC JH JS JD;stacks {stacks};stone 2;starter 1;random 9C 6S;"
        "hands 6D 8H 4H 5D 10S | 10C 9H | | 7D"
    )
    view = table.view()
    assert (view["totals"], view["round"], view["hand"], view["in_hand"], view["fight"]) == ([1, 6], 3, 2, 2, 8)
    assert (view["lead"], view["dealer"], view["stone"], view["starter"], view["goal"]) == (1, 0, 2, 1, 7)
    assert table.roles == ["JC", "JH", "JS", "JD"]
    assert table.stacks == [part if "popped" not in part else "" for part in stacks.split(" | ")]
    assert view["characters"][2]["up"]
    assert sorted(view["line"]) == sorted(["2C", "QS", "QC", "KD"])
    assert table.hands[0] == "6D 8H 4H 5D 10S"
    assert table.hands[1].startswith("10C 9H ")
    assert table.random == "9C 6S"
    assert view["hand_counts"] == [5] * 4


def test_the_largest_numbers_of_a_line() -> None:
    view = Table("totals 99 0 0 0;round 999;hand 99").view()
    assert (view["totals"], view["round"], view["hand"]) == ([99, 0, 0, 0], 999, 99)


def test_a_story_begins_with_what_lies_on_the_table() -> None:
    told = [event["type"] for event in Table("starter 1;struck 10C;hands | 10C | |").match.story(None)]
    assert told[:7] == [
        *("match_started", "round_started", "line_added", "roles_dealt"),
        *("lifelines_dealt", "stone_placed", "hands_dealt"),
    ]


@pytest.mark.parametrize("struck", ["10C 4S 5H 7D", "10C 4S 5H 7D 10C"])
def test_a_fight_that_is_over_is_no_position(struck: str) -> None:
    text = f"starter 1;hands 7D 3S | 10C 3H | 4S 3D | 5H 3C;struck {struck}"
    assert blamed(Table, text) == f"struck {struck}"


def test_a_fight_goes_on_after_the_strikes_that_were_named() -> None:
    table = Table("starter 1;hands 9D | 10C 4S | 5H | 7D;random 8H 3C;struck 10C ~5H")
    assert table.acting == ("strike", 3)
    strikes = table.view()["strikes"]
    assert [(strike["seat"], strike["card"]) for strike in strikes] == [(1, "10C"), (2, "8H")]
    assert (table.random, "5H" in table.hands[2], "10C" in table.hands[1]) == ("3C", False, False)


def test_a_cyclical_fight_goes_on_in_its_direction() -> None:
    table = Table("starter 1;in_hand 6;hands 9D | 10C | 5H | 7D;struck right 10C")
    assert table.acting == ("strike", 0)
    assert blamed(Table, "in_hand 6;hands 9D | 10C | 5H | 7D;starter 1;struck 10C") == "struck 10C"


@given(seed=SEEDS)
def test_what_is_left_out_is_filled_in_from_the_rest(seed: int) -> None:
    given_ = some_options(Rng(seed))
    given_.pop("missing", None)
    lines = [f"{name} {word}" for name, word in worded(given_).items()]
    in_hand = 1 + seed % {4: 6, 3: 4}[given_["layout"]]
    text = ";".join([*lines, f"in_hand {in_hand}", f"hand {1 + seed % 3}"])
    table = Table(text)
    state = table.match.state
    swords = sorted([*(card for hand in state.hands for card in hand), *state.random, *state.kept, *state.used])
    assert swords == list(range(len(SWORDS)))
    lives = " ".join([*table.stacks, table.line, *table.roles, table.view()["villain"]]).split()
    assert sorted(lives) == sorted(LIVES)
    assert everything(Table(text).match) == everything(table.match)


@given(seed=SEEDS)
def test_a_position_is_played_on(seed: int) -> None:
    table = Table(f"match single;in_hand {1 + seed % 6}", seed=seed)
    play(table.match, Rng(seed))
    assert table.match.state.outcome is not None


@pytest.mark.parametrize(
    "line",
    [
        *("players 5", "players x", "storyline JS", "mode coop", "tie_rule 1", "prepopped 1", "missing S"),
        *("missing_suit S", "missing_suit \ud800"),
        *(
            "totals 1",
            "totals 1 2 3 -4",
            "totals 0 0 0 100",
            "round 0",
            "round 1000",
            "hand 0",
            "hand 100",
            "in_hand 0",
            "in_hand 7",
            "in_hand x",
            "lead 4",
        ),
        *("roles JC JH JS", "roles JC JH JS JS", "roles JC JH JS QD", "stone 4", "stone X", "starter X", "starter 9"),
        *("struck 10C", "struck left", "struck ~", "struck QS", "struck 3S 3S"),
        *("hands 3S | 3S | | ", "hands | | | | 3S", "hands 3S 3H 3D 3C 4S 4H 4D | | | ", "hands QS | | | "),
        *("random 3S 3S", "random QS", "random 3S 3H 3D 3C 4S 4H 4D 4C 5S", "replays 1", "kept 3S"),
        "stacks 2S | 2H | 2D | 2C",
        "stacks",
        "stacks 2S | | 2H",
        "stacks JK AH KH | | 2C QC KD | 2S KC AS | 2H QH KS AD",
        "stacks popped JK defeated | popped 2D defeated | popped 2C defeated | 2S | 2H QH KS AD",
        "stacks popped JK defeated | popped 2D defeated | popped 2C defeated | popped 2S defeated | 2H QH KS AD",
        "stacks 2S | 2H | 2D | 2C | JK | AS",
        "stacks 2S | 2S | 2D | 2C | JK",
        "stacks 2S AS | 2H AS | 2D | 2C | JK",
        "stacks AS | 2H | 2D | 2C | JK",
        "stacks 2S 2H | AS | 2D | 2C | JK",
        "stacks 2S JC | 2H | 2D | 2C | JK",
        "stacks 2S AC | 2H | 2D | 2C | JK",
        "stacks 2S 3S | 2H | 2D | 2C | JK",
        "stacks popped 2S defeated | popped 2H defeated | 2D | 2C | JK",
        "stacks 2S | 2H | 2D | 2C | popped JK defeated",
        "stacks popped 2S sideways | 2H | 2D | 2C | JK",
        "line AS",
        *("colour red", "Players 2", "9S"),
    ],
)
def test_a_wrong_line_is_named(line: str) -> None:
    assert blamed(Table, line).split() == line.split()


@pytest.mark.parametrize("name", ["players", "storyline", "target", "round", "totals", "in_hand"])
def test_a_number_that_is_too_long_to_be_read(name: str) -> None:
    line = f"{name} {'9' * 5000}"
    assert blamed(Table, line) == line


@pytest.mark.parametrize(
    "text",
    [
        "lead 1;lead 1",
        "hands 3S | | | ;random 3S",
        "stacks 2S | 2H | 2D | 2C | JK;line AS",
        "layout 3;players 3;missing_suit",
        "layout 3;players 3;missing_suit HD",
        "layout 3;players 3;missing H;missing_suit S",
        "storyline QC;layout 3;players 3;missing_suit C",
        "storyline AS;joker_to_villain yes;layout 3;players 3;missing_suit C",
        "storyline AS;joker_to_villain yes;stacks 2S | 2H | 2D | JK | 2C",
        "storyline AS;prepopped ²",
        "layout 3;players 3;missing_suit D;roles JS JH JD",
        "layout 3;players 3;missing_suit D;stacks 2S | 2H | 2D | 2C",
        "storyline AS;free_replays 2;replays 3",
        "storyline QC;mode team;players 2;layout 4;replacement servant;roles JS JC JH JD",
    ],
)
def test_lines_that_contradict_each_other(text: str) -> None:
    assert blamed(Table, text).split() in [line.split() for line in text.split(";")]


@given(text=st.text(max_size=40))
def test_any_other_text_is_refused(text: str) -> None:
    if text.split():
        assert blamed(Table, "x" + text).startswith("x")
