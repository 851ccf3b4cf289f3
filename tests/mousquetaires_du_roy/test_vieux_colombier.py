"""MR-18: out of action, and up again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mousquetaires_du_roy.table import Table, duel


def ambushed(**options: Any) -> Table:
    """Milady's *Ambuscade* drops Aramis in Phase I."""
    table = Table(**options)
    table.perfidy("guet_apens")
    table.state.life[2] = 1
    table.put("aramis", "louvre")
    table.on_top("kitty")
    table.do("destination paris", "play_perfidy guet_apens", "name 2")
    return table


@pytest.mark.clause("MR-18.1", "MR-18.2", "MR-33.7")
@pytest.mark.parametrize("place", ["louvre", "quest"])
def test_he_is_moved_at_once_and_keeps_what_he_has(place: str) -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.inn("- force_2", "decoy decoy", "decoy decoy")
    table.hand("athos", "kitty panache_1")
    table.owns("athos", "pistol improved_panache")
    table.state.life[0] = 1
    table.put("porthos", "quest")
    table.turn("athos", place)
    if place == "quest":
        table.do("inn 0")
        assert table.state.inn_at[0] == (0, 1)
    table.fall("HHF FF")
    table.do("duel 0" if place == "louvre" else "inn 0")
    assert (table.where("athos"), table.life("athos"), table.state.inn_at[0]) == ("vieux_colombier", 0, (-1, 0))
    assert (table.cards("athos"), table.tokens("athos")) == ("panache_1 kitty", ["pistol", "improved_panache"])
    assert [one["cause"] for one in table.told("moved")] == ["fallen"]
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 0}]


@pytest.mark.clause("MR-18.3", "MR-18.4", "MR-18.7", "MR-12.10")
def test_before_he_could_play_he_recovers_at_once_instead_of_his_turn() -> None:
    table = ambushed()
    assert table.told("fallen") == [{"musketeer": 2, "cause": "perfidy", "at_once": True}]
    assert table.told("recovered") == [{"musketeer": 2, "life": 4}]
    assert (table.life("aramis"), table.cards("aramis"), table.where("aramis")) == (4, "kitty", "vieux_colombier")
    assert table.legal() == ["start 0", "start 1", "start 3"]
    table.next_turn()
    assert len(table.told("recovered")) == 1
    table.phase_two()
    assert "start 2" in table.legal()


@pytest.mark.clause("MR-18.4", "MR-18.5", "MR-13.14")
@pytest.mark.parametrize(("played", "begun"), [([], False), (["draw", "end_turn"], True), (["end_turn"], True)])
def test_an_assassin_who_comes_in_phase_two(played: list[str], begun: bool) -> None:
    """He comes with the new mission of the Louvre that Athos wins: to one who has played or not."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    assert table.state.louvre is not None
    table.state.set_mission(1, table.state.louvre._replace(solved=7))
    table.state.life[1] = 1
    table.put("porthos", "louvre")
    table.put("athos", "louvre")
    table.phase_two()
    if begun:
        table.start("porthos")
        table.do(*played)
    table.start("athos")
    table.fall("SSH SH")
    table.do("duel 0")
    table.until("ambush")
    table.fall("H", "S")
    table.do("lay_ambush assassin")
    assert [one["face"] for one in table.told("ambush_rolled")] == ["shield", "sword"]
    assert table.told("fallen") == [{"musketeer": 1, "cause": "assassin", "at_once": not begun}]
    assert table.life("porthos") == (0 if begun else 5)
    assert table.state.active == 0
    table.do("end_turn")
    assert table.can("start") == ["2", "3"]


@pytest.mark.clause("MR-18.5", "MR-6.8")
@pytest.mark.parametrize("how", ["move", "ride"])
def test_who_enters_has_begun(how: str) -> None:
    """An assassin drops him on arrival: that was an action of his own, on horseback too."""
    table = Table()
    table.mission("paris", "trafiquants", "lubin", "assassin")
    table.state.life[0] = 1
    table.owns("athos", "horse")
    table.turn("athos", "louvre")
    table.fall("S")
    table.do(f"{how} paris")
    assert table.told("fallen") == [{"musketeer": 0, "cause": "assassin", "at_once": False}]
    assert table.life("athos") == 0


@pytest.mark.clause("MR-18.5", "MR-18.6", "MR-18.3", "MR-6.10")
def test_otherwise_in_the_next_turn_after_all_others() -> None:
    table = duel("athos", "biscarat", "HHF FF", life=1)
    table.next_turn()
    assert table.life("athos") == 0  # not yet at the end of this Phase II
    table.phase_two()
    assert table.can("start") == ["1", "2", "3"]
    table.on_top("kitty")
    for hero in ("porthos", "aramis", "dartagnan"):
        assert table.told("recovered") == []
        table.start(hero)
        table.do("end_turn")
    assert table.told("recovered") == [{"musketeer": 0, "life": 4}]
    assert (table.where("athos"), table.cards("athos")) == ("vieux_colombier", "kitty")
    assert table.state.fell == [0, 0, 0, 0]
    types = table.types()
    assert types[::-1].index("milady_revealed") < types[::-1].index("recovered") < types[::-1].index("musketeer_ended")
    table.next_turn()
    table.phase_two()
    assert "start 0" in table.legal()


@pytest.mark.clause("MR-18.5", "MR-17.10")
def test_in_phase_three() -> None:
    """A sacrifice of the last life."""
    table = Table()
    table.state.life[0] = 1
    table.put("athos", "la_rochelle")
    table.phase_two()
    table.fall("S")
    table.until("sacrifice")
    table.do("yes")
    assert table.told("fallen") == [{"musketeer": 0, "cause": "sacrifice", "at_once": False}]
    assert (table.state.turn, table.life("athos")) == (2, 0)
    table.next_turn()
    assert table.life("athos") == 4


@pytest.mark.clause("MR-18.5", "MR-15.11")
def test_in_phase_four() -> None:
    table = Table()
    table.mission("paris", "complot", "lubin")
    table.state.life[0] = 1
    table.phase_two()
    table.until("wound")
    table.do("name 0")
    assert table.told("fallen") == [{"musketeer": 0, "cause": "paris", "at_once": False}]
    table.phase_two()
    assert table.can("start") == ["1", "2", "3"]
    table.until("wound")
    assert [one["musketeer"] for one in table.told("recovered")] == [0]


@pytest.mark.clause("MR-18.6", "MR-12.4", "MR-12.3")
def test_conscripts_do_not_keep_anybody_down() -> None:
    table = duel("athos", "biscarat", "HHF FF", life=1)
    table.next_turn()
    table.perfidy("conscrits")
    table.do("destination paris", "play_perfidy conscrits")
    table.next_turn()
    assert (table.life("athos"), len(table.told("recovered"))) == (4, 1)


@pytest.mark.clause("MR-18.6")
def test_when_nobody_is_fit() -> None:
    """Phase II is empty, and everybody recovers at its end."""
    table = Table()
    for hero in table.heroes:
        table.put(hero, "vieux_colombier")
    table.state.life[:] = [0] * 4
    table.state.fell[:] = [1] * 4
    table.state.turn = 2
    table.do("destination la_rochelle")
    table.until("destination")
    assert [one["musketeer"] for one in table.told("recovered")] == [0, 1, 2, 3]
    assert table.told("musketeer_started") == []


@pytest.mark.clause("MR-18.8", "MR-14.13", "MR-7.2")
def test_comrades_may_come_and_exchange() -> None:
    table = duel("athos", "biscarat", "HHF FF", life=1, hand="panache_1")
    table.hand("porthos", "combat")
    table.start("porthos")
    assert "vieux_colombier" in table.can("move")
    table.do("move vieux_colombier", "exchange 0", "give combat", "take panache_1")
    assert (table.cards("athos"), table.cards("porthos")) == ("combat", "panache_1")


@pytest.mark.clause("MR-18.9")
def test_no_healing_for_the_fit() -> None:
    table = Table()
    table.state.life[:] = [1, 2, 3, 4]
    table.phase_two("la_rochelle")
    for hero in table.heroes:
        table.start(hero)
        table.do("move vieux_colombier", "end_turn")
    table.until("destination")
    assert table.state.life == [1, 2, 3, 4]
    assert (table.told("recovered"), table.told("healed")) == ([], [])


@pytest.mark.clause("MR-18.10", "MR-12.9", "MR-12.11")
@pytest.mark.parametrize("card", ["guet_apens", "embastille"])
def test_who_is_out_of_action_cannot_be_struck(card: str) -> None:
    table = Table()
    table.perfidy(card)
    table.state.life[0] = 0
    table.put("athos", "vieux_colombier")
    table.do("destination paris", f"play_perfidy {card}")
    assert table.legal() == ["name 1", "name 2", "name 3"]


@pytest.mark.clause("MR-18.10", "MR-17.10")
def test_nor_sacrifice() -> None:
    """He is not at La Rochelle any more."""
    table = Table()
    table.state.life[:2] = [1, 5]
    for hero in ("athos", "porthos"):
        table.put(hero, "la_rochelle")
    table.phase_two()
    table.until("next")
    table.state.time = 8  # three red dice
    table.fall("SSS")
    table.until("sacrifice")
    table.do("yes", "yes")
    assert table.told("sacrificed") == [{"musketeer": 0}, {"musketeer": 1}]
    assert table.where("athos") == "vieux_colombier"
