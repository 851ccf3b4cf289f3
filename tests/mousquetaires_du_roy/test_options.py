"""MR-28: options; MR-26.1 to 26.5: who moves whom."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import MissingData
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file, options
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from tests.kit.options import faults, resolved, specs
from tests.mousquetaires_du_roy.choices import CHOICES, OPTIONS, some_options
from tests.mousquetaires_du_roy.editions import some_content, text

SEEDS = st.integers(0, 2**32)
CLAUSE = {option: f"MR-28.{number}" for number, option in enumerate(OPTIONS, 1)}
CLAUSE |= {"data": "MR-28.11", "length": "MR-28.13"}


@pytest.fixture(autouse=True)
def _no_other_data() -> Iterator[None]:
    """No data file but our own has been loaded."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(data_file, "_KNOWN", {})
        yield


@pytest.mark.clause("MR-28.1", "MR-28.2", "MR-28.3", "MR-28.4", "MR-28.5", "MR-28.6", "MR-28.7", "MR-28.8", "MR-28.9")
@pytest.mark.clause("MR-28.10", "MR-28.13", "MR-26.2")
@given(seed=SEEDS)
def test_offered_is_what_the_table_allows(seed: int) -> None:
    """Beside any valid options; who all take part need not be chosen, nor the only data file."""
    chosen = some_options(Rng(seed))
    idle = {"heroes"} if chosen["musketeers"] == 5 else set()
    CHOICES.check_offered(chosen, idle, CLAUSE)


@pytest.mark.clause("MR-28.12")
@given(seed=SEEDS)
def test_what_is_offered_is_accepted_and_nothing_else(seed: int) -> None:
    """Each value an option offers beside the others before it, and some that it does not."""
    elsewhere: list[Any] = [0, 1, 2, 5, 6, 10**30, -1, "ask", "easy", "seat", "human", "bot", "", None, 3.0, [], {}]
    elsewhere += [True, "00", "0012", "0102", "1010", "athos", "porthos athos aramis", "athos athos aramis"]
    CHOICES.check_accepted(some_options(Rng(seed)), elsewhere)


@pytest.mark.clause("MR-28.1", "MR-28.2", "MR-28.3", "MR-28.4", "MR-26.3", "MR-26.4")
@given(seed=SEEDS)
def test_what_is_left_out_has_its_default(seed: int) -> None:
    chosen = some_options(Rng(seed))
    first = {option: chosen[option] for option in ("musketeers", "players", "milady")}
    expected = CHOICES.filled(first) | {"data": data_file.house().id}
    assert expected.pop("length") == "whole"
    assert resolved(MOUSQUETAIRES_DU_ROY, **first) == expected


@pytest.mark.clause("MR-28.13")
def test_only_a_short_match_speaks_of_its_length() -> None:
    """Matches of before there was a choice are told as they were."""
    assert "length" not in resolved(MOUSQUETAIRES_DU_ROY, length="whole")
    assert resolved(MOUSQUETAIRES_DU_ROY, length="short")["length"] == "short"


@pytest.mark.clause("MR-28.12")
@given(seed=SEEDS)
def test_resolved_options_are_read_back(seed: int) -> None:
    parsed = options.parse_options(some_options(Rng(seed)))
    assert options.parse_options(options.options_data(parsed)) == parsed


def test_the_dataclass_holds_the_defaults() -> None:
    assert options.Options() == options.parse_options({})
    assert [field.name for field in dataclasses.fields(options.Options)] == [*OPTIONS, "data"]


@pytest.mark.clause("MR-28.12")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"player": 1}, ("player", "option-unknown")),
        ({"split": "0011"}, ("split", "option-no-place")),
        ({"players": 4, "split": "0123"}, ("split", "option-no-place")),
        ({"auto_level": "easy"}, ("auto_level", "option-no-place")),
        ({"milady": "automatic", "rochefort": "auto"}, ("rochefort", "option-no-place")),
        ({"auto_trade": False}, ("auto_trade", "option-no-place")),
        ({"auto_trade": 1}, ("auto_trade", "option-no-place")),
        ({"musketeers": 3, "players": 4}, ("players", "option-range")),
        ({"musketeers": 3, "heroes": "athos porthos aramis dartagnan"}, ("heroes", "option-choice")),
        ({"length": "long"}, ("length", "option-choice")),
        ({"data": 1}, ("data", "option-type")),
    ],
)
def test_what_does_not_go_together_is_refused(given: dict[str, Any], refused: tuple[str, str]) -> None:
    assert faults(MOUSQUETAIRES_DU_ROY, **given) == [refused]


@pytest.mark.clause("MR-26.1")
@pytest.mark.parametrize(
    ("humans", "musketeers", "shares"),
    [(2, 4, [4]), (3, 4, [2, 2]), (4, 3, [1, 1, 1]), (5, 4, [1, 1, 1, 1]), (6, 5, [1, 1, 1, 1, 1])],
)
def test_the_tables_of_the_box(humans: int, musketeers: int, shares: list[int]) -> None:
    """All are humans, Milady among them."""
    given = options.parse_options({"musketeers": musketeers, "players": humans - 1})
    assert given.seats == humans
    assert [given.owners.count(seat) for seat in range(humans - 1)] == shares
    assert ("treville" in given.hero_ids) == (musketeers == 5)


@pytest.mark.clause("MR-26.2", "MR-26.5", "MR-26.18")
@given(seed=SEEDS)
def test_who_moves_whom(seed: int) -> None:
    """Controllers come in the order of their first Musketeers, Milady last."""
    chosen = some_options(Rng(seed))
    given = options.parse_options(chosen)
    assert len(given.owners) == len(given.hero_ids) == chosen["musketeers"]
    assert list(dict.fromkeys(given.owners)) == list(range(chosen["players"]))
    if "split" in chosen:
        assert "".join(map(str, given.owners)) == chosen["split"]
    has_seat = chosen["milady"] == "seat"
    assert (given.milady_seat, given.seats) == (
        (chosen["players"], chosen["players"] + 1) if has_seat else (None, chosen["players"])
    )


@pytest.mark.clause("MR-10.9", "MR-10.11", "MR-26.14")
def test_whether_milady_is_asked_for_rochefort() -> None:
    assert options.parse_options({}).asks_rochefort
    assert not options.parse_options({"rochefort": "auto"}).asks_rochefort
    assert not options.parse_options({"milady": "automatic"}).asks_rochefort


@pytest.mark.clause("MR-28.11", "MR-27.3")
def test_data_files_that_have_been_loaded_can_be_chosen() -> None:
    assert "data" not in specs(MOUSQUETAIRES_DU_ROY)
    content = some_content(Rng(1)) | {"edition": "mine"}
    edition = data_file.read(text(content))
    house = data_file.house()
    assert edition.id == f"mine {edition.fingerprint}"
    spec = specs(MOUSQUETAIRES_DU_ROY)["data"]
    assert (spec["default"], spec["choices"], spec["clause"]) == (house.id, [house.id, edition.id], "MR-28.11")
    assert options.parse_options({}).edition is house
    assert options.parse_options({"data": edition.id}).edition is edition
    assert resolved(MOUSQUETAIRES_DU_ROY, data=edition.id)["data"] == edition.id


@pytest.mark.clause("MR-27.3")
def test_a_data_file_that_is_not_here_is_asked_for_by_name() -> None:
    wanted = f"mine {'0' * 16}"
    with pytest.raises(MissingData) as missing:
        options.parse_options({"data": wanted, "players": 9})
    assert missing.value.fault.data() == {"code": "data-missing", "params": {"data": wanted}, "option": "data"}
    assert "data" not in specs(MOUSQUETAIRES_DU_ROY, data=wanted)
