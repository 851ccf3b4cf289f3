"""Mousquetaires du Roy through the bridge: data files, matches that need them, and several who may begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from musketiere.core.errors import MissingData
from musketiere.core.match import Match
from musketiere.core.packing import pack, unpack
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.requests import HUMAN
from musketiere.session import Session
from tests.kit.link import linked
from tests.kit.page import Page, finish, human, opened, session
from tests.kit.play import everything, play, start
from tests.mousquetaires_du_roy.editions import some_content, text

ID = MOUSQUETAIRES_DU_ROY.id
FILE = text(some_content(Rng(4)) | {"edition": "mine"})
pytestmark = pytest.mark.usefixtures("closed_bridge")


@pytest.fixture(autouse=True)
def _another_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """On which no data file but our own has been loaded."""
    monkeypatch.setattr(data_file, "_KNOWN", {})


def forget() -> None:
    """As if the page had been loaded again."""
    data_file._KNOWN.clear()


def foreign_match(actions: int | None = 30) -> Match:
    """One that is played by a data file of somebody's own."""
    match = start(MOUSQUETAIRES_DU_ROY, 5, data=data_file.read(FILE).id)
    return play(match, Rng(5), actions)


# ---- loading ---------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-27.1", "MR-27.3", "MR-28.11")
def test_a_data_file_is_loaded_and_can_then_be_chosen() -> None:
    page = Page()
    answer = page.ask("data", game=ID, text=FILE)
    edition = answer["edition"]
    assert answer["faults"] == []
    assert (edition["name"], edition["id"]) == ("mine", f"mine {edition['fingerprint']}")
    checked = page.ask("check", game=ID, options={"data": edition["id"]})
    assert checked["options"]["data"] == edition["id"]
    assert checked["seating"]["edition"] == edition
    [spec] = [spec for spec in checked["specs"] if spec["id"] == "data"]
    assert spec["choices"] == [data_file.house().id, edition["id"]]


@pytest.mark.clause("MR-27.1")
def test_a_broken_data_file_is_refused_with_every_fault_and_its_place() -> None:
    page = Page()
    broken = FILE.replace('edition = "mine"', 'edition = ""\nextra = 1')
    assert page.ask("data", game=ID, text=broken) == {
        "edition": None,
        "faults": [
            {"code": "data-key-unknown", "params": {"at": "extra", "line": 3}},
            {"code": "data-name", "params": {"at": "edition", "line": 2}},
        ],
    }
    assert "data" not in {spec["id"] for spec in page.ask("check", game=ID, options={})["specs"]}


@pytest.mark.clause("MR-27.3", "MR-28.11")
def test_a_data_file_that_was_removed_is_missing_until_it_is_loaded_again() -> None:
    page = Page()
    id = page.ask("data", game=ID, text=FILE)["edition"]["id"]
    assert page.ask("forget", game=ID, data=id) == {}
    checked = page.ask("check", game=ID, options={"data": id})
    assert [fault["code"] for fault in checked["errors"]] == ["data-missing"]
    assert "data" not in {spec["id"] for spec in checked["specs"]}
    page.ask("data", game=ID, text=FILE)
    assert page.ask("check", game=ID, options={"data": id})["errors"] == []


@pytest.mark.clause("MR-27.3", "MR-28.12")
@pytest.mark.parametrize(
    "forged", ["", "mine", "mine 0123", f"{'m' * 41} {'0' * 16}", f"\u202eenim {'0' * 16}", f"a\nb {'0' * 16}"]
)
def test_what_can_be_no_data_file_is_not_missing_but_wrong(forged: str) -> None:
    [fault] = Page().ask("check", game=ID, options={"data": forged})["errors"]
    assert fault["code"] == "option-choice"


@pytest.mark.clause("MR-28.11")
def test_our_own_data_stay() -> None:
    page = Page()
    for id in (data_file.house().id, "mine 0123456789abcdef"):
        assert page.ask("forget", game=ID, data=id) == {}
    assert page.ask("check", game=ID, options={})["errors"] == []


@pytest.mark.parametrize("text", [None, 1, ["a"], {}])
def test_a_data_file_is_a_text(text: object) -> None:
    assert Page().code("data", game=ID, text=text) == "request-unknown"


@pytest.mark.parametrize("other", [game for game in GAMES if game != ID])
def test_other_games_have_no_data_files(other: str) -> None:
    page = Page()
    assert page.code("data", game=other, text=FILE) == "request-unknown"
    assert page.code("forget", game=other, data="mine") == "request-unknown"


# ---- matches that need one -------------------------------------------------------------------------------


@pytest.mark.clause("MR-27.3")
def test_a_stored_match_asks_for_its_data_file_and_opens_with_it() -> None:
    page, match = Page(), foreign_match()
    controllers = ("human",) * MOUSQUETAIRES_DU_ROY.seats(match.options)
    save = Session(match, controllers, controllers, 1).save()["text"]
    wanted = match.options.data
    forget()
    refused = page.ask("open", save=save, seats=[0])["error"]
    assert (refused["code"], refused["params"]) == ("data-missing", {"data": wanted})
    page.ask("data", game=ID, text=FILE)
    assert "error" not in page.ask("open", save=save, seats=[0])
    assert everything(session().match) == everything(match)


@pytest.mark.clause("MR-27.3")
def test_a_record_a_link_and_a_position_ask_for_their_data_file() -> None:
    match = foreign_match(None)
    wanted, text, packed, code = match.options.data, match.text(), pack(match), linked(match).code()
    assert wanted in text
    forget()
    readers: list[Callable[[], Match]] = [
        lambda: Match.from_text(text, GAMES),
        lambda: unpack(packed, MOUSQUETAIRES_DU_ROY),
        lambda: Match(MOUSQUETAIRES_DU_ROY, position=f"data {wanted}"),
    ]
    for read in readers:
        with pytest.raises(MissingData) as missing:
            read()
        assert missing.value.fault.params == {"data": wanted}
    page = Page()
    for op in ("expand", "show"):
        assert page.ask(op, code=code, names=[])["error"]["params"] == {"data": wanted}
    page.ask("data", game=ID, text=FILE)
    assert page.ask("expand", code=code)["options"]["data"] == wanted
    assert everything(Match.from_text(text, GAMES)) == everything(match)


@pytest.mark.clause("MR-27.3")
@pytest.mark.parametrize("prepared", [False, True])
def test_the_open_match_is_closed_when_its_data_file_is_removed(prepared: bool) -> None:
    """No request is half carried out for want of it; the stored match waits for the file as any other."""
    page, match = Page(), foreign_match()
    id = match.options.data
    if prepared:
        match = Match(MOUSQUETAIRES_DU_ROY, position=f"data {id}")
    page.open(match, human(MOUSQUETAIRES_DU_ROY.seats(match.options)), 0)
    assert page.ask("forget", game=ID, data="other 0123456789abcdef") == {}
    assert page.ask("forget", game=ID, data=data_file.house().id) == {}
    assert "error" not in page.ask("poll")
    assert page.ask("forget", game=ID, data=id) == {}
    for op in ("poll", "undo", "act", "follow"):
        assert page.code(op, seat=0, action={}) == "no-match"
    page.ask("data", game=ID, text=FILE)
    page.open(match, human(MOUSQUETAIRES_DU_ROY.seats(match.options)), 0)
    assert everything(session().match) == everything(match)


@pytest.mark.clause("MR-27.3")
def test_with_another_file_of_the_same_name_it_is_not_played() -> None:
    match = foreign_match()
    forget()
    other = data_file.read(text(some_content(Rng(5)) | {"edition": "mine"}))
    assert other.name == "mine"
    with pytest.raises(MissingData):
        Match.from_text(match.text(), GAMES)


@pytest.mark.clause("MR-27.3")
def test_every_record_says_by_which_data_it_was_played() -> None:
    house = data_file.house()
    for data in (house.id, data_file.read(FILE).id):
        match = start(MOUSQUETAIRES_DU_ROY, 1, data=data)
        record: Any = match.record()
        assert record["options"]["data"] == data
        assert match.game.summary(match.state)["edition"] == data


# ---- several who may begin -------------------------------------------------------------------------------


def to_the_musketeers(*controllers: str) -> tuple[Page, Any]:
    """Two controllers and Milady, up to the moment when both controllers may begin.

    Milady's cards may have asked a Musketeer before: then another match is begun."""
    page = Page()
    options, names = {"players": 2}, ["a", "b", "c"]
    table = page.ask("start", game=ID, options=options, controllers=list(controllers), names=names)
    while table["frame"]["decision"]["kind"] != "next":
        if 2 not in table["frame"]["decision"]["seats"]:
            return to_the_musketeers(*controllers)
        table = page.think()
    assert table["frame"]["decision"]["seats"] == [0, 1]
    return page, table


@pytest.mark.clause("MR-6.4")
def test_computers_wait_while_a_human_may_begin() -> None:
    """Whoever of the humans wants to begins; if they step back, a computer player does."""
    for controllers in ((HUMAN, "random", "random"), ("random", HUMAN, "random")):
        page, table = to_the_musketeers(*controllers)
        before = opened()
        assert page.ask("advance", budget=1000) == {}
        assert opened() == before
        human = controllers.index(HUMAN)
        legal = page.look(human)["frame"]["legal"]["actions"]
        assert {"type": "after_you"} in legal
        table = page.ask("act", seat=human, action={"type": "after_you"})
        assert table["frame"]["decision"]["seats"] == [1 - human]
        assert page.think()["frame"]["actions"] == table["frame"]["actions"] + 1


@pytest.mark.clause("MR-6.4")
def test_computers_alone_do_not_wait() -> None:
    page, table = to_the_musketeers("random", "rule_based", "random")
    assert page.think()["frame"]["actions"] == table["frame"]["actions"] + 1


@pytest.mark.at_length
@pytest.mark.clause("MR-6.4")
@pytest.mark.parametrize(
    "controllers", [(HUMAN, HUMAN, "random"), (HUMAN, "random", HUMAN), ("random", HUMAN, "random")]
)
def test_a_match_of_humans_and_computers_comes_to_its_end(controllers: tuple[str, ...]) -> None:
    page = Page()
    options, names = {"players": 2}, ["a", "b", "c"]
    table = page.ask("start", game=ID, options=options, controllers=list(controllers), names=names)
    assert finish(page, table, Rng(7))["frame"]["outcome"] is not None
