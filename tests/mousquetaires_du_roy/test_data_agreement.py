"""MR-27.2, MR-27.4: where parts of a data file must agree, up to where they do, and what is said when they do not."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import pytest

from musketiere.core.errors import InvalidData, MissingData
from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.edition import Edition
from tests.mousquetaires_du_roy.editions import Content, text
from tests.mousquetaires_du_roy.test_data_file import HOUSE, changed

Fault = tuple[str, dict[str, str | int]]


def with_values(**values: object) -> Content:
    """Our own file with other values, `__` between the keys on the way there."""
    content = tomllib.loads(HOUSE)
    for path, value in values.items():
        *way, last = path.split("__")
        inside: Any = content
        for key in way:
            inside = inside[int(key) if key.isdigit() and isinstance(inside, list) else key]
        inside[last] = value
    return content


def told(file: str) -> list[Fault]:
    """Code and parameters of every fault."""
    try:
        data_file.read(file)
    except InvalidData as refused:
        return [(fault.code, {**fault.params}) for fault in refused.faults]
    return []


def faults(**values: object) -> list[Fault]:
    """As `told`, without the lines."""
    found = told(text(with_values(**values)))
    return [(code, {name: value for name, value in params.items() if name != "line"}) for code, params in found]


# ---- limits that stand elsewhere in the file ----------------------------------------------------------------

START: Final = "tracks__louvre_start"
HONOUR: Final = "tracks__louvre_honour"
REWARDS: Final = "tracks__siege_rewards"


@pytest.mark.parametrize(
    ("inside", "outside", "at", "low", "high"),
    [
        ({"dice__blue_base": 6}, {"dice__blue_max": 2}, "dice.blue_base", 1, 2),
        ({"dice__blue_max": 3}, {"dice__blue_base": 4, "dice__blue_max": 3}, "dice.blue_base", 1, 3),
        ({START: 3, HONOUR: [4]}, {START: 4, HONOUR: []}, "tracks.louvre_start", 1, 3),
        ({HONOUR: [2, 4]}, {HONOUR: [1, 4]}, "tracks.louvre_honour[1]", 2, 4),
        ({HONOUR: [3, 4]}, {HONOUR: [3, 5]}, "tracks.louvre_honour[2]", 2, 4),
        ({REWARDS: {"-8": "epic"}}, {REWARDS: {"-9": "epic"}}, "tracks.siege_rewards.-9", -8, 6),
        ({REWARDS: {"6": "epic"}}, {REWARDS: {"7": "epic"}}, "tracks.siege_rewards.7", -8, 6),
        ({"setup__5__time": 19}, {"setup__5__time": 20}, "setup.5.time", 0, 19),
        ({"auto__honour__hard": 4}, {"auto__honour__hard": 5}, "auto.honour.hard", 0, 4),
        ({"paris__1__force": 1}, {"paris__1__force": 0}, "paris[2].force", 1, 12),
        ({"paris__0__force": 0}, {"paris__0__force": 0, "paris__0__challenges": []}, "paris[1].force", 1, 12),
    ],
)
@pytest.mark.clause("MR-27.2", "MR-27.4")
def test_how_far_a_value_may_go_beside_another(
    inside: dict[str, object], outside: dict[str, object], at: str, low: int, high: int
) -> None:
    assert faults(**inside) == []
    assert faults(**outside) == [("data-range", {"at": at, "min": low, "max": high})]


@pytest.mark.clause("MR-26.6")
def test_honour_is_left_with_any_number_of_musketeers() -> None:
    """The least of what they begin with counts."""
    assert faults(auto__honour__hard=5, setup__5__honour=6) == []
    assert [params["max"] for _, params in faults(auto__honour__hard=4, setup__3__honour=3)] == [2]


# ---- enough of everything -----------------------------------------------------------------------------------


@pytest.mark.clause("MR-27.2")
@pytest.mark.parametrize(
    ("changes", "needed"),
    [
        ({}, 7 + 2 + 8),
        ({"quest__england__stages": ["token"] * 4}, 7 + 4 + 8),
        ({"quest__galleries__skills": ["panache"] * 5}, 7 + 2 + 10),
        ({"quest__galleries__tokens_each": 1}, 7 + 2 + 4),
        ({"quest__inn__adversaries": 9, "quest__inn__decoys": 1}, 9 + 2 + 8),
    ],
)
def test_there_are_adversaries_for_every_board(changes: dict[str, object], needed: int) -> None:
    tokens = {"2": needed - 10, "3": 6, "4": 4}
    assert faults(quest__tokens=tokens, **changes) == []
    wrong = faults(quest__tokens=tokens | {"3": 5}, **changes)
    assert wrong == [("data-too-few", {"at": "quest.tokens", "there": needed - 1, "needed": needed})]


@pytest.mark.clause("MR-27.4")
def test_there_are_cards_for_every_deal() -> None:
    thin: dict[str, object] = dict.fromkeys(("double_combat", "skill_plus1", "skill_plus2"), 0)
    characters = dict.fromkeys(tomllib.loads(HOUSE)["adventure"]["characters"], 0)
    for cards, needed in ((3, 9), (0, 8)):  # three are dealt 3 each; four are dealt 2 each
        for there in (needed, needed - 1):
            adventure = thin | {"combat": there, "characters": characters}
            wrong = faults(adventure=adventure, setup__3__cards=cards)
            few = [("data-too-few", {"at": "adventure", "there": there, "needed": needed})]
            assert wrong == ([] if there == needed else few)
    deck: dict[str, object] = dict.fromkeys(tomllib.loads(HOUSE)["perfidy"], 0)
    assert faults(perfidy=deck | {"baume": 2}, setup__4__perfidy=2) == []
    wrong = faults(perfidy=deck | {"baume": 2}, setup__4__perfidy=3)
    assert wrong == [("data-too-few", {"at": "perfidy", "there": 2, "needed": 3})]


@pytest.mark.clause("MR-27.4")
@pytest.mark.parametrize(
    ("changes", "squares", "tokens"),
    [
        ({"traps": 1}, 12, 11),
        ({"traps": 3}, 12, 13),
        ({"decoys": 4}, 12, 13),
        ({"adversaries": 6}, 12, 11),
        ({"lines": 4}, 16, 12),
        ({"length": 3}, 9, 12),
    ],
)
def test_the_inn_has_a_token_for_every_square(changes: dict[str, int], squares: int, tokens: int) -> None:
    wrong = faults(**{f"quest__inn__{name}": value for name, value in changes.items()})
    assert wrong == [("data-inn", {"at": "quest.inn", "squares": squares, "tokens": tokens})]
    assert faults(quest__inn__lines=4, quest__inn__length=3) == []


# ---- what hangs together ------------------------------------------------------------------------------------


@pytest.mark.clause("MR-27.2", "MR-27.4")
@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({REWARDS: {}}, None),
        ({REWARDS: {"1": "one_for_all"}}, None),
        ({REWARDS: {"1": "one_for_all", "2": "one_for_all"}}, ("data-one-for-all", "tracks.siege_rewards")),
        ({"tracks__time_dice": [[0, 1]]}, None),
        ({"tracks__time_dice": [[0, 4], [1, 1]]}, None),
        ({"tracks__time_dice": [[1, 1]]}, ("data-time-dice", "tracks.time_dice")),
        ({"tracks__time_dice": [[0, 1], [3, 2], [3, 3]]}, ("data-time-dice", "tracks.time_dice")),
        ({HONOUR: []}, None),
        ({HONOUR: [3, 3]}, ("data-ascending", "tracks.louvre_honour")),
        ({"quest__order": ["england", "calais", "inn", "galleries"]}, None),
        ({"quest__order": ["galleries", "calais", "england", "inn"]}, ("data-quest-order", "quest.order")),
        ({"quest__order": ["inn", "inn", "england", "galleries"]}, ("data-quest-order", "quest.order")),
        ({"paris__5__successes": 1}, None),
        ({"paris__5__successes": 40}, None),
        ({"paris__0__successes": 1}, ("data-key-unknown", "paris[1].successes")),
        ({"paris__5__effect": "tax"}, ("data-key-unknown", "paris[6].successes")),
        ({"paris__0__effect": "strangle"}, ("data-key-missing", "paris[1].successes")),
    ],
)
def test_what_hangs_together(changes: dict[str, object], found: tuple[str, str] | None) -> None:
    assert [(code, params["at"]) for code, params in faults(**changes)] == ([] if found is None else [found])


@pytest.mark.clause("MR-27.1")
def test_all_that_is_wrong_is_told_at_once() -> None:
    wrong = faults(dice__blue_max=2, quest__inn__traps=1, setup__5__time=20, **{HONOUR: [4, 3]})
    assert {code for code, _ in wrong} == {"data-range", "data-inn", "data-ascending"}
    assert len(wrong) == 4


# ---- names ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-27.1", "MR-27.4")
def test_of_two_with_one_name_the_second_is_named() -> None:
    ids = [one["id"] for one in tomllib.loads(HOUSE)["adversary"]]
    wrong = faults(adversary__3__id=ids[1], adversary__5__id=ids[1])
    assert wrong == [("data-twice", {"at": f"adversary[{at}].id", "id": ids[1]}) for at in (4, 6)]
    for place in ("paris", "louvre"):
        id = tomllib.loads(HOUSE)[place][0]["id"]
        wrong = faults(**{f"{place}__2__id": id})
        assert wrong == [("data-twice", {"at": f"{place}[3].id", "id": id})]


@pytest.mark.clause("MR-27.1")
def test_who_names_no_botte_has_that_of_the_guards_if_there_is_one() -> None:
    lubin = next(one for one in read(with_values()).adversaries if one.id == "lubin")
    assert lubin.botte.id == "guard"
    content = with_values()
    content["bottes"]["watch"] = content["bottes"].pop("guard")
    missing = told(text(content))
    assert ("data-key-missing", "adversary[1].botte") in [(code, params["at"]) for code, params in missing]
    assert ("data-choice", "gaoler.botte") in [(code, params["at"]) for code, params in missing]


@pytest.mark.clause("MR-27.4")
def test_a_botte_is_met_by_one_to_six_symbols() -> None:
    for botte in ({"fleur": 1}, {"fleur": 6}, {"sword": 2, "shield": 2, "other": 2}):
        assert faults(bottes__base=botte) == []
    for botte in ({"fleur": 0}, {"fleur": 4, "sword": 3}, {"sword": 2, "shield": 2, "fleur": 2, "other": 1}):
        assert faults(bottes__base=botte)[0] == ("data-botte", {"at": "bottes.base"})


@pytest.mark.clause("MR-27.2")
def test_what_is_not_said_of_a_reward_is_nothing() -> None:
    edition = read(with_values(adversary__0__reward={"epic": 3}))
    assert edition.adversaries[0].reward.data() == {"pistoles": 0, "epic": 3, "cards": 0}
    content = with_values()
    del content["adversary"][0]["reward"]
    assert read(content).adversaries[0].reward.data() == {"pistoles": 0, "epic": 0, "cards": 0}
    assert not edition.adversaries[0].special
    assert {card.successes for card in edition.paris if card.effect != "strangle"} == {0}


def read(content: Content) -> Edition:
    return data_file.read(text(content))


# ---- what cannot be read, and what is remembered --------------------------------------------------------------


@pytest.mark.clause("MR-27.1")
@pytest.mark.parametrize(
    ("file", "line", "column"),
    [
        ("a = 1\nb = ?\n", 2, 5),
        ("a = 1\n  = 2\n", 2, 3),
        ("a = 1\n\nb = [1,\n", 4, 1),
        ("a = 1\nb = " + "9" * 4000, 2, 1),
        ("b = " + "9_" * 2000, 1, 1),
        ("\nb = " + "9" * 4000, 2, 1),
    ],
)
def test_where_it_stops_being_toml(file: str, line: int, column: int) -> None:
    assert told(file) == [("data-syntax", {"line": line, "column": column})]


@pytest.mark.clause("MR-27.1")
def test_a_number_of_less_than_four_thousand_digits_is_only_too_large() -> None:
    assert told("schema = " + "9" * 3999)[0] == ("data-range", {"at": "schema", "line": 1, "min": 1, "max": 1})


@pytest.mark.clause("MR-27.3", "MR-28.11")
def test_what_can_be_the_id_of_a_data_file() -> None:
    mark = "0123456789abcdef"
    for id in (data_file.house().id, f"x {mark}", f"{'x' * 40} {mark}", f"my own box {mark}"):
        assert data_file.is_id(id)
    for id in (
        mark,
        f" {mark[1:]}",
        f"{'x' * 41} {mark}",
        f"x {mark[1:]}",
        f"x {mark}0",
        f"x {mark[1:]}G",
        f"\t {mark}",
    ):
        assert not data_file.is_id(id)


@pytest.mark.clause("MR-27.3")
def test_what_is_forgotten_is_not_known_but_ours_always_is() -> None:
    mine = data_file.read(changed(('edition = "house-1"', 'edition = "to be forgotten"')))
    assert (data_file.label(mine)["built_in"], data_file.label(data_file.house())["built_in"]) == (False, True)
    assert mine.id in data_file.known_ids()
    data_file.forget(mine.id)
    data_file.forget(mine.id)
    data_file.forget(data_file.house().id)
    assert mine.id not in data_file.known_ids()
    with pytest.raises(MissingData):
        data_file.known(mine.id)
    assert data_file.known(data_file.house().id) is data_file.house()


@pytest.mark.clause("MR-27.3")
def test_ours_is_known_before_anything_has_been_read(monkeypatch: pytest.MonkeyPatch) -> None:
    id = data_file.house().id
    monkeypatch.setattr(data_file, "_KNOWN", {})
    assert data_file.known(id).id == id
    monkeypatch.setattr(data_file, "_KNOWN", {})
    assert data_file.known_ids() == (id,)
