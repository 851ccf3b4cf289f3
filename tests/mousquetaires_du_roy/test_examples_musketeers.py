"""MR-34: the worked examples of the Bastille, Richelieu, falling and improvements, as they stand in the rules."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table


def arrested(*throws: str, life: int = 5) -> Table:
    """*Arrested* hits Porthos in Phase I."""
    table = Table()
    table.state.life[1] = life
    table.perfidy("embastille")
    table.on_top("kitty")
    table.do("destination paris", "play_perfidy embastille", "name 1")
    table.fall(*throws)
    return table


@pytest.mark.clause("MR-E18")
def test_pay() -> None:
    """(a)"""
    table = arrested()
    table.do("escape_pay")
    assert (table.state.pistoles, table.where("porthos")) == (2, "vieux_colombier")
    table.start("porthos")
    assert table.state.actions == 2


@pytest.mark.clause("MR-E18")
def test_fight() -> None:
    """(b) The second round has a die fewer on both sides."""
    table = arrested("SHFS SHH", "FFH SS")
    table.do("escape_fight")
    assert table.told("duel_ended")[0]["result"] == "musketeer"
    assert (table.where("porthos"), table.life("porthos")) == ("vieux_colombier", 4)
    table.start("porthos")
    assert table.state.actions == 2


@pytest.mark.clause("MR-E18")
def test_fight_with_one_life() -> None:
    """(b)"""
    table = arrested("SHFS SHH", "FFH SS", life=1)
    table.do("escape_fight")
    assert (table.where("porthos"), table.life("porthos"), table.cards("porthos")) == ("vieux_colombier", 5, "kitty")
    assert table.legal() == ["start 0", "start 2", "start 3"]


@pytest.mark.clause("MR-E18")
def test_sent_by_richelieu() -> None:
    """(c)"""
    table = Table()
    table.turn("porthos", "paris", "paris")
    table.do("move richelieu")
    assert (table.where("porthos"), table.state.actions) == ("bastille", 2)
    table.do("draw", "buy pistol")
    assert (table.tokens("porthos"), len(table.cards("porthos").split())) == (["pistol"], 1)
    table.next_turn()
    table.turn("porthos")
    assert {"escape_pay", "escape_fight"} <= {*table.legal()}


@pytest.mark.clause("MR-E19")
def test_richelieu() -> None:
    table = Table()
    table.perfidy("renforts")
    table.turn("aramis", "paris", "richelieu")
    table.do("move richelieu", "end_turn")
    assert (table.where("aramis"), table.told("milady_revealed")[0]["place"]) == ("richelieu", "richelieu")
    table.next_turn()
    assert (len(table.state.perfidy_hand), table.told("milady_acted")) == (1, [])
    table.turn("aramis", milady="paris")
    assert {name.partition(" ")[0] for name in table.legal()} == {"move"}
    elsewhere = Table()
    elsewhere.turn("aramis", "paris", "paris")
    elsewhere.do("move richelieu")
    assert elsewhere.where("aramis") == "bastille"


@pytest.mark.clause("MR-E27")
def test_falling_before_he_could_play() -> None:
    table = Table()
    table.perfidy("guet_apens")
    table.state.life[2] = 1
    table.do("destination paris", "play_perfidy guet_apens", "name 2")
    assert (table.where("aramis"), table.life("aramis")) == ("vieux_colombier", 4)
    assert len(table.cards("aramis").split()) == 1
    assert table.can("start") == ["0", "1", "3"]
    table.next_turn()
    table.turn("aramis")
    assert table.state.actions == 3


@pytest.mark.clause("MR-E27")
def test_falling_in_a_duel_of_his_own() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.state.life[1] = 1
    table.turn("porthos", "louvre")
    table.fall("HHFF FF")
    table.do("duel 0")
    assert table.told("musketeer_ended") == [{"musketeer": 1, "unspent": 0}]
    table.next_turn()
    assert table.life("porthos") == 0
    table.phase_two()
    assert table.can("start") == ["0", "2", "3"]
    table.next_turn()
    assert (table.life("porthos"), len(table.cards("porthos").split())) == (5, 1)
    table.turn("porthos")
    assert (table.where("porthos"), table.state.actions) == ("vieux_colombier", 3)


@pytest.mark.clause("MR-E29")
def test_improved_tokens() -> None:
    table = Table()
    table.hand("aramis", "double_combat panache_1")
    table.put("athos", "paris")
    table.turn("aramis", "paris")
    table.do("buy pistol", "buy improved_erudition", "pay_card double_combat")
    assert (table.state.actions, table.state.pistoles, table.cards("aramis")) == (2, 1, "panache_1")
    assert table.state.skill(2, 0) == 6
    table.do("exchange 0")
    assert table.legal() == ["give panache_1", "give_token pistol"]
