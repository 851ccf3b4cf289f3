"""MR-19.1 to 19.4: who comes looking for Milady at Richelieu's."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table


@pytest.mark.clause("MR-19.1", "MR-19.2", "MR-19.11")
def test_who_finds_her_stays_free_and_she_gets_nothing() -> None:
    table = Table()
    table.turn("aramis", "paris", "richelieu")
    table.do("move richelieu")
    assert table.told("milady_revealed") == [{"place": "richelieu", "cause": "richelieu"}]
    assert (table.where("aramis"), table.state.actions) == ("richelieu", 2)
    table.next_turn()
    assert len(table.told("milady_revealed")) == 1
    assert (table.state.perfidy_hand, table.told("milady_acted")) == ([], [])


@pytest.mark.clause("MR-19.1")
def test_who_comes_after_that_stays_free_too() -> None:
    table = Table()
    table.turn("aramis", "paris", "richelieu")
    table.do("move richelieu", "end_turn")
    table.start("athos")
    table.do("move richelieu")
    assert table.where("athos") == "richelieu"
    assert len(table.told("milady_revealed")) == 1


@pytest.mark.clause("MR-19.3", "MR-20.1", "MR-20.7")
@pytest.mark.parametrize("milady", ["paris", "louvre", "quest", "la_rochelle", "miladys_house"])
def test_who_does_not_find_her_is_jailed(milady: str) -> None:
    """He may not try to escape this turn, but goes on; in the next one he may."""
    table = Table()
    table.turn("aramis", "vieux_colombier", milady)
    table.do("move richelieu")
    assert table.told("jailed") == [{"musketeer": 2, "cause": "richelieu"}]
    assert [(one["after"], one["cause"]) for one in table.told("moved")] == [
        ("richelieu", "move"),
        ("bastille", "jail"),
    ]
    assert (table.where("aramis"), table.state.actions) == ("bastille", 2)
    assert not [name for name in table.legal() if name.startswith("escape")]
    table.do("draw", "draw")
    table.next_turn()
    table.turn("aramis")
    assert [name for name in table.legal() if name.startswith("escape")] == ["escape_pay", "escape_fight"]


@pytest.mark.clause("MR-19.3", "MR-29.4")
def test_that_she_is_not_there_cannot_be_unlearned() -> None:
    table = Table()
    table.turn("aramis", "paris", "louvre")
    assert any(event.reveals for event in table.do("move richelieu"))
    assert table.state.cleared == (4,)


@pytest.mark.clause("MR-19.4")
def test_who_starts_there_must_first_move_away_and_may_not_return() -> None:
    table = Table()
    table.hand("aramis", "des_essarts combat")
    table.put("athos", "richelieu")
    table.turn("aramis", "richelieu", "richelieu")
    away = ["paris", "louvre", "quest", "la_rochelle", "vieux_colombier"]
    assert table.legal() == ["end_turn", *(f"move {place}" for place in away)]
    table.do("move paris")
    assert table.can("move") == ["louvre", "quest", "la_rochelle", "vieux_colombier"]
    table.do("draw", "move quest")
    assert "richelieu" not in table.can("move")
    assert table.told("milady_revealed") == []


@pytest.mark.clause("MR-19.4", "MR-14.9")
def test_the_horse_too_leads_away() -> None:
    table = Table()
    table.owns("aramis", "horse")
    table.turn("aramis", "richelieu")
    assert {name.partition(" ")[0] for name in table.legal()} == {"end_turn", "ride", "move"}
    table.do("ride paris")
    assert (table.state.actions, "draw" in table.legal()) == (3, True)
    assert "richelieu" not in table.can("move")


@pytest.mark.clause("MR-19.4")
def test_who_came_this_turn_is_free_to_act_and_to_return() -> None:
    """The ban is for those who start their turn there."""
    table = Table()
    table.turn("aramis", "paris", "richelieu")
    table.do("move richelieu")
    assert "draw" in table.legal()
    table.do("move paris")
    assert "richelieu" in table.can("move")


@pytest.mark.clause("MR-19.4", "MR-6.7")
def test_he_may_also_stay_and_do_nothing() -> None:
    table = Table()
    table.turn("aramis", "richelieu", "paris")
    table.do("end_turn")
    assert table.where("aramis") == "richelieu"
    assert table.told("jailed") == []
