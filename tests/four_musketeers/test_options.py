"""FM-18: options."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.four_musketeers.choices import CHOICES, OPTIONS, STORYLINES, some_options
from tests.kit.options import faults, resolved, specs

SEEDS = st.integers(0, 2**32)
IN_ORDER = (
    *("storyline", "mode", "layout", "players", "replacement", "defeated_as", "shadow_in_queen_games", "missing"),
    *("first_lead", "match", "target", "tie_rule", "prepopped", "free_replays", "joker_to_villain", "stone_to_lead"),
    "bad_ending",
)
CLAUSE = {option: f"FM-18.{number}" for number, option in enumerate(IN_ORDER, 1)}
SOLITAIRE = ("AS", "KS")


@pytest.mark.clause("FM-18.1", "FM-18.2", "FM-18.3", "FM-18.4", "FM-18.5", "FM-18.6", "FM-18.7", "FM-18.8", "FM-18.9")
@pytest.mark.clause("FM-18.10", "FM-18.11", "FM-18.12", "FM-18.13", "FM-18.14", "FM-18.15", "FM-18.16", "FM-18.17")
@given(seed=SEEDS)
def test_offered_is_what_the_table_allows(seed: int) -> None:
    """Beside any valid options; what has no effect (FM-18.5, 18.12) is not offered."""
    chosen = some_options(Rng(seed))
    idle = {"replacement"} if chosen["players"] == chosen["layout"] else set()
    idle |= {"tie_rule"} if chosen["storyline"] in SOLITAIRE else set()
    CHOICES.check_offered(chosen, idle, CLAUSE)


@pytest.mark.clause("FM-18.18")
@given(seed=SEEDS)
def test_what_is_offered_is_accepted_and_nothing_else(seed: int) -> None:
    """Each value an option offers beside the others before it, and some that it does not."""
    elsewhere: list[Any] = ["AH", "coop", "solo", "team", 0, 1, 2, 3, 4, 5, 8, 21, 10**30, -1, "ghost", "servant"]
    elsewhere += [
        "dealer",
        "C",
        "c",
        "3",
        "4",
        "random",
        "target",
        "play_on",
        "lives",
        "all",
        "",
        None,
        3.0,
        [],
        {},
        True,
    ]
    CHOICES.check_accepted(some_options(Rng(seed)), elsewhere)


@pytest.mark.clause("FM-18.1", "FM-18.2", "FM-18.3", "FM-18.4")
@given(seed=SEEDS)
def test_what_is_left_out_has_its_default(seed: int) -> None:
    chosen = some_options(Rng(seed))
    first = {option: chosen[option] for option in OPTIONS[:4]}
    assert resolved(FOUR_MUSKETEERS, **first) == CHOICES.filled(first)


@pytest.mark.clause("FM-18.1", "FM-18.2", "FM-18.4")
def test_defaults() -> None:
    assert resolved(FOUR_MUSKETEERS) == {
        "storyline": "AC",
        "mode": "solo",
        "players": 4,
        "layout": 4,
        "replacement": "dazed",
        "defeated_as": "dazed",
        "first_lead": "random",
        "match": "standard",
        "tie_rule": "shared",
    }
    assert {storyline: resolved(FOUR_MUSKETEERS, storyline=storyline)["mode"] for storyline in STORYLINES} == {
        **dict.fromkeys(("AC", "KC", "QC", "QS"), "solo"),
        **dict.fromkeys(SOLITAIRE, "coop"),
    }


@pytest.mark.clause("FM-18.3")
@pytest.mark.parametrize(
    ("given", "layout"),
    [
        ({}, 4),
        ({"players": 3}, 3),
        ({"players": 2}, 3),
        ({"players": 3, "mode": "team"}, 4),
        ({"players": 2, "mode": "team"}, 4),
        ({"players": 1, "storyline": "AS"}, 3),
        ({"players": 2, "storyline": "AS"}, 3),
        ({"players": 4, "storyline": "KS"}, 4),
    ],
)
def test_default_layout(given: dict[str, Any], layout: int) -> None:
    assert resolved(FOUR_MUSKETEERS, **given)["layout"] == layout
    assert specs(FOUR_MUSKETEERS, **given)["layout"]["default"] == layout


@pytest.mark.clause("FM-18.11", "FM-15.5")
@pytest.mark.parametrize(
    ("given", "standard"),
    [
        ({"storyline": "AC"}, 3),
        ({"storyline": "AC", "mode": "team"}, 5),
        ({"storyline": "KC"}, 3),
        ({"storyline": "KC", "mode": "team", "players": 3, "layout": 3}, 5),
        ({"storyline": "AS"}, 1),
        ({"storyline": "KS"}, 1),
        ({"storyline": "QC"}, 5),
        ({"storyline": "QC", "mode": "team"}, 5),
        ({"storyline": "QC", "mode": "team", "players": 3, "layout": 3}, 3),
        ({"storyline": "QS"}, 3),
        ({"storyline": "QS", "mode": "team"}, 3),
    ],
)
def test_standard_target(given: dict[str, Any], standard: int) -> None:
    assert specs(FOUR_MUSKETEERS, **given, match="target")["target"]["default"] == standard
    assert resolved(FOUR_MUSKETEERS, **given, match="target")["target"] == standard
    parsed = FOUR_MUSKETEERS.parse_options(given)
    table: Any = FOUR_MUSKETEERS.seating(parsed)
    assert table["goal"] == standard


@pytest.mark.clause("FM-2.7", "FM-11.5", "FM-15.4", "FM-18.18", "FM-2.6", "FM-3.8")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"storyline": "JS"}, ("storyline", "option-choice")),
        ({"storyline": 1}, ("storyline", "option-type")),
        ({"mode": "coop"}, ("mode", "option-choice")),
        ({"storyline": "AS", "mode": "solo"}, ("mode", "option-choice")),
        ({"storyline": "KS", "mode": "team"}, ("mode", "option-choice")),
        *(({"storyline": word, "players": 1}, ("players", "option-range")) for word in ("AC", "KC", "QC", "QS")),
        ({"players": 5}, ("players", "option-range")),
        ({"storyline": "AS", "players": 0}, ("players", "option-range")),
        ({"players": True}, ("players", "option-type")),
        ({"layout": 3}, ("layout", "option-range")),
        ({"storyline": "AS", "players": 1, "layout": 4}, ("layout", "option-range")),
        ({"storyline": "QS", "mode": "team", "players": 3, "layout": 3}, ("layout", "option-range")),
        ({"layout": "4"}, ("layout", "option-type")),
        ({"replacement": "ghost"}, ("replacement", "option-choice")),
        *(({"storyline": word, "defeated_as": "ghost"}, ("defeated_as", "option-choice")) for word in STORYLINES[:4]),
        *(({"storyline": word, "shadow_in_queen_games": True}, ("shadow_in_queen_games", "option-no-place"))
          for word in STORYLINES[:4]),
        ({"storyline": "QC", "shadow_in_queen_games": 1}, ("shadow_in_queen_games", "option-type")),
        ({"missing": "S"}, ("missing", "option-no-place")),
        ({"players": 3, "missing": "clubs"}, ("missing", "option-choice")),
        ({"storyline": "AS", "players": 3, "joker_to_villain": True, "missing": "C"}, ("missing", "option-choice")),
        ({"first_lead": "4"}, ("first_lead", "option-choice")),
        ({"players": 3, "first_lead": "3"}, ("first_lead", "option-choice")),
        ({"first_lead": 0}, ("first_lead", "option-type")),
        ({"match": "games"}, ("match", "option-choice")),
        ({"target": 3}, ("target", "option-no-place")),
        ({"match": "single", "target": 3}, ("target", "option-no-place")),
        ({"match": "target", "target": 0}, ("target", "option-range")),
        ({"match": "target", "target": 21}, ("target", "option-range")),
        ({"tie_rule": "none"}, ("tie_rule", "option-choice")),
        *(({"storyline": word, "prepopped": 1}, ("prepopped", "option-no-place")) for word in ("AC", "KC", "QC", "QS")),
        ({"storyline": "AS", "prepopped": 8}, ("prepopped", "option-range")),
        ({"storyline": "AS", "players": 3, "prepopped": 7}, ("prepopped", "option-range")),
        ({"storyline": "KS", "prepopped": -1}, ("prepopped", "option-range")),
        ({"free_replays": 1}, ("free_replays", "option-no-place")),
        ({"storyline": "KS", "free_replays": 10}, ("free_replays", "option-range")),
        ({"joker_to_villain": True}, ("joker_to_villain", "option-no-place")),
        ({"storyline": "QC", "stone_to_lead": True}, ("stone_to_lead", "option-no-place")),
        ({"storyline": "AS", "stone_to_lead": "yes"}, ("stone_to_lead", "option-type")),
        ({"bad_ending": "all"}, ("bad_ending", "option-no-place")),
        ({"storyline": "AS", "bad_ending": "three"}, ("bad_ending", "option-choice")),
        ({"colour": "red"}, ("colour", "option-unknown")),
    ],
)  # fmt: skip
def test_invalid_options(given: dict[str, object], refused: tuple[str, str]) -> None:
    assert faults(FOUR_MUSKETEERS, **given) == [refused]


@pytest.mark.clause("FM-18.18")
@pytest.mark.parametrize(
    "given",
    [{"prepopped": False}, {"shadow_in_queen_games": 0}, {"free_replays": 0.0}, {"bad_ending": None}, {"target": ""}],
)
def test_values_of_a_wrong_kind_are_refused_even_where_they_would_have_no_effect(given: dict[str, object]) -> None:
    [option] = given
    assert faults(FOUR_MUSKETEERS, **given) == [(option, "option-no-place")]


@pytest.mark.clause("FM-18.17")
def test_elsewhere_two_defeats_are_always_the_bad_ending() -> None:
    for storyline in ("AC", "KC", "QC", "QS"):
        assert FOUR_MUSKETEERS.parse_options({"storyline": storyline}).bad_ending == "two"
        assert faults(FOUR_MUSKETEERS, storyline=storyline, bad_ending="two") == []


@pytest.mark.clause("FM-18.18")
def test_all_faults_at_once() -> None:
    found = faults(FOUR_MUSKETEERS, colour="red", players=7, mode=3, missing="S", first_lead="9", prepopped=4)
    assert sorted(found, key=str) == sorted(
        [
            ("colour", "option-unknown"),
            ("players", "option-range"),
            ("mode", "option-type"),
            ("missing", "option-no-place"),
            ("first_lead", "option-choice"),
            ("prepopped", "option-no-place"),
        ],
        key=str,
    )


@pytest.mark.clause("FM-18.5", "FM-18.12")
@pytest.mark.parametrize("value", ["dazed", "servant"])
def test_options_without_effect_are_taken_as_given(value: str) -> None:
    assert resolved(FOUR_MUSKETEERS, replacement=value)["replacement"] == value
    assert resolved(FOUR_MUSKETEERS, storyline="AS", tie_rule="play_on")["tie_rule"] == "play_on"


@pytest.mark.clause("FM-18.18")
@given(seed=SEEDS)
def test_nothing_is_corrected_silently(seed: int) -> None:
    """Valid options come back as they were given and are read again as the same; they cannot be changed."""
    given = some_options(Rng(seed))
    parsed = FOUR_MUSKETEERS.parse_options(given)
    assert resolved(FOUR_MUSKETEERS, **given) == given
    assert FOUR_MUSKETEERS.parse_options(FOUR_MUSKETEERS.options_data(parsed)) == parsed
    for field in dataclasses.fields(parsed):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(parsed, field.name, None)


@pytest.mark.clause("FM-18.2", "FM-18.17")
def test_the_page_is_told_which_modes_and_endings_there_are() -> None:
    told: Any = FOUR_MUSKETEERS.components()
    assert told["bad_endings"] == ["two", "all", "last_player"]
    offered = {storyline: specs(FOUR_MUSKETEERS, storyline=storyline) for storyline in STORYLINES}
    assert told["modes"] == {storyline: offered[storyline]["mode"]["choices"] for storyline in STORYLINES}
    assert told["modes"]["QC"] == ["solo", "team"]
    assert told["modes"]["AS"] == ["coop"]
