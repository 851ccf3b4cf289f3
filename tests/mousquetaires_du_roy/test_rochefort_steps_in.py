"""MR-10.7 to 10.13: how Rochefort steps in."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.games.mousquetaires_du_roy.material import PARIS
from tests.mousquetaires_du_roy.table import Table
from tests.mousquetaires_du_roy.test_rochefort import TIE, attempt


@pytest.mark.clause("MR-10.7", "MR-10.8")
def test_first_the_element_then_rochefort_at_no_cost() -> None:
    table = attempt("louvre", "SSS HHHH", hand="erudition_1")
    table.do("challenge 0")
    assert table.told("milady_revealed") == []
    table.do("appear")
    assert table.told("milady_revealed")[0] == {"place": "louvre", "cause": "rochefort"}
    assert table.state.actions == 2
    table.until("action")
    assert table.state.actions == 2


@pytest.mark.clause("MR-10.9", "MR-10.10", "MR-30.4")
def test_oversight() -> None:
    """He may appear at the next attempt in that place, whoever makes it."""
    table = attempt("louvre", hand="erudition_1")
    table.do("challenge 0", "stay_hidden")
    assert len(table.told("challenge_won")) == 1
    table.do("duel 0")
    assert table.legal() == ["appear", "stay_hidden"]
    table.fall("SSH SH")
    table.do("stay_hidden", "end_turn")
    table.hand("porthos", "gallantry_2")
    table.put("porthos", "louvre")
    table.start("porthos")
    table.do("challenge 1", "appear")
    assert [one["musketeer"] for one in table.told("rochefort_appeared")] == [1]


@pytest.mark.clause("MR-10.11", "MR-26.14", "MR-28.7")
@pytest.mark.parametrize("milady", ["louvre", "paris"])
def test_unasked(milady: str) -> None:
    """With `auto` at the first attempt where she is; that he does not tells everybody that she is not there."""
    table = attempt(milady, *(TIE if milady == "louvre" else []), hand="erudition_1", rochefort="auto")
    table.do("challenge 0")
    assert "reveal" not in table.state.asking
    assert len(table.told("rochefort_appeared")) == (milady == "louvre")
    assert table.state.cleared == (() if milady == "louvre" else (1,))


@pytest.mark.clause("MR-10.11", "MR-29.4")
@pytest.mark.parametrize(
    ("options", "hero", "final"),
    [
        ({"rochefort": "auto"}, "aramis", True),
        ({"milady": "automatic"}, "aramis", True),
        ({"rochefort": "auto"}, "athos", False),
        ({}, "aramis", False),
    ],
)
def test_what_an_attempt_shows_cannot_be_unlearned(options: dict[str, Any], hero: str, final: bool) -> None:
    """Where nobody is asked, the attempt itself tells where she is not."""
    table = Table(**options)
    table.mission("louvre", "dette_de_jeu")
    table.hand(hero, "erudition_2")
    table.put(hero, "louvre")
    if table.state.milady is None:
        table.state.destination = PARIS
        table.start(hero)
    else:
        table.turn(hero, milady="paris")
    [declared] = [event for event in table.do("challenge 0") if event.type == "element_declared"]
    assert declared.reveals == final


@pytest.mark.clause("MR-10.11", "MR-29.4")
def test_what_is_known_already_can_be_unlearned() -> None:
    """The second attempt at the same place tells nothing new."""
    table = attempt("paris", hand="erudition_1", rochefort="auto")
    table.do("challenge 0")
    [declared] = [event for event in table.do("duel 0") if event.type == "element_declared"]
    assert not declared.reveals


@pytest.mark.clause("MR-10.12", "MR-10.16")
def test_once_revealed_he_steps_in_at_every_attempt() -> None:
    table = attempt("louvre", *TIE, hand="erudition_1")
    table.do("challenge 0", "appear")
    for again in (2, 3):
        table.fall(*TIE)
        table.do("duel 0" if again == 2 else "challenge 0")
        assert len(table.told("rochefort_appeared")) == again
    assert table.told("musketeer_ended") == [{"musketeer": 2, "unspent": 0}]
    table.until("next", lambda: table.state.active == -1)
    table.put("porthos", "louvre")
    table.start("porthos")
    table.fall("HHHH HHHH", "HHH HHH", "HH HH", "H H")
    table.do("duel 0")
    assert len(table.told("rochefort_appeared")) == 4
    assert len(table.told("milady_revealed")) == 1


@pytest.mark.clause("MR-10.12")
def test_only_where_he_stands() -> None:
    table = attempt("louvre", *TIE, hand="erudition_1")
    table.mission("paris", "constance_disparue", "lubin")
    table.do("challenge 0", "appear", "move paris", "challenge 0")
    assert len(table.told("rochefort_appeared")) == 1
    assert len(table.told("challenge_won")) == 1


@pytest.mark.clause("MR-10.13", "MR-9.3", "MR-14.5", "MR-14.6")
def test_a_duel_with_cards_of_its_own_and_equipment() -> None:
    """Four red dice, the elite botte, his life; Combat cards are committed for each duel on its own."""
    table = attempt("louvre", hand="combat combat")
    table.owns("aramis", "pistol cuirass")
    table.do("duel 0", "appear")
    begun = table.told("duel_started")[0]
    assert (begun["opponent"], begun["red"], begun["life"]) == ("rochefort", 4, 4)
    assert table.state.edition.rochefort.botte.id == "elite"
    table.fall("HHHH SSSS")
    table.do("commit combat", "done")
    assert table.told("round_result")[0] == {
        "hits_on_opponent": 1,
        "hits_on_musketeer": 0,
        "absorbed_opponent": 0,
        "absorbed_musketeer": 0,
    }
    assert (table.state.rochefort_life, table.state.asking) == (3, "commit")
    assert [one["opponent"] for one in table.told("duel_started")] == ["rochefort", "biscarat"]
    table.fall("HHHH HS")
    table.do("commit combat")
    assert [one["cards"] for one in table.told("committed")] == [["combat"], ["combat"]]
    assert table.cards("aramis") == ""
