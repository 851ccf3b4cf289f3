"""MU-10: options."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given

from musketiere.core.errors import InvalidOptions
from musketiere.games.musketiere.cards import GUARD_DECK
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.options import Options
from tests.kit.options import faults
from tests.kit.page import Page
from tests.musketiere.subject import decks, options

DEFAULTS = {
    "players": 3,
    "match_end": "target",
    "target_score": 100,
    "match_games": 3,
    "tie_rule": "shared",
    "guard_deck": list(GUARD_DECK),
}


def spec(option: str, **given: str) -> dict[str, Any]:
    return next(dict(spec) for spec in MUSKETIERE.option_specs(given) if spec["id"] == option)


@pytest.mark.clause("MU-10.1", "MU-10.2", "MU-10.3", "MU-10.4", "MU-10.5", "MU-10.6", "MU-1.6")
def test_defaults() -> None:
    assert MUSKETIERE.options_data(MUSKETIERE.parse_options({})) == DEFAULTS
    specs = [*MUSKETIERE.option_specs({}), spec("match_games", match_end="games")]
    assert {str(spec["id"]): spec["default"] for spec in specs} == DEFAULTS
    assert sorted(str(spec["clause"]) for spec in specs) == [f"MU-10.{number}" for number in range(1, 7)]


@pytest.mark.clause("MU-10.3", "MU-10.4")
def test_an_option_without_effect_is_not_offered() -> None:
    offered = {
        end: {str(spec["id"]) for spec in MUSKETIERE.option_specs({"match_end": end})}
        for end in ("target", "games", "single")
    }
    assert offered["target"] - offered["single"] == {"target_score"}
    assert offered["games"] - offered["single"] == {"match_games"}


@pytest.mark.clause("MU-10.1", "MU-10.3", "MU-10.4")
@pytest.mark.parametrize(
    ("option", "low", "high", "others"),
    [
        ("players", 2, 4, {}),
        ("target_score", 1, 999, {}),
        ("match_games", 1, 20, {"match_end": "games"}),
    ],
)
def test_whole_numbers_within_bounds(option: str, low: int, high: int, others: dict[str, str]) -> None:
    assert (spec(option, **others)["min"], spec(option, **others)["max"]) == (low, high)
    for value in (low, high):
        assert getattr(MUSKETIERE.parse_options({option: value, **others}), option) == value
    for outside in (low - 1, high + 1, -low, 10**30):
        assert faults(MUSKETIERE, **{option: outside}, **others) == [(option, "option-range")]
    wrongs: list[object] = [True, False, 3.0, 2.5, "3", None, [3], {}]
    for wrong in wrongs:
        assert faults(MUSKETIERE, **{option: wrong}, **others) == [(option, "option-type")]


@pytest.mark.clause("MU-10.2", "MU-10.5")
@pytest.mark.parametrize(
    ("option", "choices"), [("match_end", ["target", "single", "games"]), ("tie_rule", ["shared", "play_on"])]
)
def test_choices(option: str, choices: list[str]) -> None:
    assert spec(option)["choices"] == choices
    for choice in choices:
        assert getattr(MUSKETIERE.parse_options({option: choice}), option) == choice
    for unknown in ("Target", "", "none", " shared"):
        assert faults(MUSKETIERE, **{option: unknown}) == [(option, "option-choice")]
    wrongs: list[object] = [1, True, None, ["target"], {}]
    for wrong in wrongs:
        assert faults(MUSKETIERE, **{option: wrong}) == [(option, "option-type")]


@pytest.mark.clause("MU-10.6", "MU-10.7")
@given(deck=decks())
def test_any_valid_deck_in_any_order(deck: list[int]) -> None:
    assert MUSKETIERE.parse_options({"guard_deck": deck}).guard_deck == tuple(deck)


@pytest.mark.clause("MU-10.7", "MU-E18")
@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20, 25, 30, 35], "option-length"),
        ([*GUARD_DECK, 9], "option-length"),
        ([], "option-length"),
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20, 25, 30, 36, 40], "guard-deck-missing"),
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 41, 25, 30, 35, 40], "option-range"),
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 0, 25, 30, 35, 40], "option-range"),
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20.0, 25, 30, 35, 40], "option-type"),
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, True, 25, 30, 35, 40], "option-type"),
        ("4 5 7 8 10 11 12", "option-type"),
        (4, "option-type"),
        (None, "option-type"),
        ({}, "option-type"),
    ],
)
def test_invalid_decks(deck: object, code: str) -> None:
    assert faults(MUSKETIERE, guard_deck=deck) == [("guard_deck", code)]


@pytest.mark.clause("MU-10.7")
@pytest.mark.parametrize("strength", [4, 5, 7, 25, 30, 35, 40])
def test_each_named_strength_is_needed(strength: int) -> None:
    deck = [10 if guard == strength else guard for guard in GUARD_DECK]
    with pytest.raises(InvalidOptions) as refused:
        MUSKETIERE.parse_options({"guard_deck": deck})
    assert [dict(fault.params) for fault in refused.value.faults] == [{"strength": strength}]


@pytest.mark.clause("MU-10.8", "MU-E18")
@pytest.mark.parametrize(
    ("deck", "misfits"),
    [
        ([4, 5, 7, 8, 8, 9, 9, 10, 12, 16, 20, 25, 30, 35, 40], None),
        ([4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 22, 25, 30, 35, 40], "22"),
        ([4, 5, 7, 4, 10, 11, 12, 14, 15, 18, 40, 25, 30, 35, 40], "4, 40"),
        ([4, 5, 7, 7, 21, 11, 12, 14, 15, 18, 20, 25, 30, 35, 40], "7, 21"),
        (list(GUARD_DECK), None),
    ],
)
def test_a_deck_that_the_removal_lists_do_not_fit_is_warned_of(deck: list[int], misfits: str | None) -> None:
    warnings = MUSKETIERE.warnings(MUSKETIERE.parse_options({"guard_deck": deck}))
    told = [(fault.code, fault.option, dict(fault.params)) for fault in warnings]
    assert told == ([] if misfits is None else [("guard-deck-misfit", "guard_deck", {"strengths": misfits})])


def test_the_form_is_told_of_warnings() -> None:
    deck = [4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 22, 25, 30, 35, 40]
    checked = Page().ask("check", game="musketiere", options={"guard_deck": deck})
    assert checked["options"]["guard_deck"] == deck
    assert [warning["code"] for warning in checked["warnings"]] == ["guard-deck-misfit"]


@pytest.mark.clause("MU-10.9")
def test_all_faults_at_once() -> None:
    deck = [4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20, 25, 30, 36, 36]
    found = faults(
        MUSKETIERE, colour="red", players=5, match_end="never", tie_rule=3, target_score="100", guard_deck=deck
    )
    assert sorted(found, key=str) == sorted(
        [
            ("colour", "option-unknown"),
            ("players", "option-range"),
            ("match_end", "option-choice"),
            ("tie_rule", "option-type"),
            ("target_score", "option-type"),
            ("guard_deck", "guard-deck-missing"),
            ("guard_deck", "guard-deck-missing"),
        ],
        key=str,
    )


@pytest.mark.clause("MU-10.9")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"match_end": "single", "target_score": 50}, "target_score"),
        ({"match_end": "games", "target_score": 50}, "target_score"),
        ({"match_games": 5}, "match_games"),
        ({"match_end": "target", "match_games": 5}, "match_games"),
        ({"match_end": "single", "match_games": 5}, "match_games"),
    ],
)
def test_options_that_contradict_each_other_are_refused(given: dict[str, object], refused: str) -> None:
    assert faults(MUSKETIERE, **given) == [(refused, "option-conflict")]


@pytest.mark.clause("MU-10.9")
def test_an_option_without_effect_may_keep_its_default() -> None:
    assert faults(MUSKETIERE, match_end="single", target_score=100, match_games=3) == []


@pytest.mark.clause("MU-10.9")
def test_options_are_fixed() -> None:
    options = MUSKETIERE.parse_options({})
    for field in dataclasses.fields(options):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(options, field.name, None)


@pytest.mark.clause("MU-10.9")
@given(given=options())
def test_nothing_is_corrected_silently(given: dict[str, object]) -> None:
    """Valid options come back as they were given and are read again as the same."""
    parsed = MUSKETIERE.parse_options(given)
    data = MUSKETIERE.options_data(parsed)
    assert data == DEFAULTS | given
    assert MUSKETIERE.parse_options(data) == parsed
    assert isinstance(parsed, Options)
