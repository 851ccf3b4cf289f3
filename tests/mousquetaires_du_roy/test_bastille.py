"""MR-20: the Bastille."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.games.mousquetaires_du_roy import data_file
from tests.mousquetaires_du_roy.editions import text
from tests.mousquetaires_du_roy.table import Table
from tests.mousquetaires_du_roy.test_data_file import edited


def arrested(hero: str = "porthos", **options: Any) -> Table:
    """Milady plays *Arrested* on him: he is asked what he does."""
    table = Table(**options)
    table.perfidy("embastille")
    table.do("destination paris", "play_perfidy embastille", f"name {table.who(hero)}")
    return table


def prisoner(hero: str = "athos", hand: str = "", **options: Any) -> Table:
    """He has been there since an earlier turn, and his turn begins."""
    table = Table(**options)
    table.hand(hero, hand)
    table.turn(hero, "bastille", "paris")
    return table


@pytest.mark.clause("MR-20.1", "MR-12.11")
def test_two_ways_in() -> None:
    table = arrested()
    assert table.where("porthos") == "bastille"
    table.do("wait")
    table.start("athos")
    table.do("move richelieu")
    assert [(one["musketeer"], one["cause"]) for one in table.told("jailed")] == [(1, "perfidy"), (0, "richelieu")]


@pytest.mark.clause("MR-20.2", "MR-20.3", "MR-20.9")
def test_pay() -> None:
    """One pistole, one action; he goes on from the Vieux-Colombier."""
    table = prisoner()
    table.do("escape_pay")
    assert (table.where("athos"), table.state.pistoles, table.state.actions) == ("vieux_colombier", 2, 2)
    assert [one["cause"] for one in table.told("moved")] == ["release"]
    assert table.told("escape") == [{"musketeer": 0, "how": "pay"}]
    table.do("move louvre", "draw")
    assert table.where("athos") == "louvre"


@pytest.mark.clause("MR-20.3")
def test_without_a_pistole_one_must_fight() -> None:
    table = prisoner()
    table.state.pistoles = 0
    assert [name for name in table.legal() if name.startswith("escape")] == ["escape_fight"]


@pytest.mark.clause("MR-20.4", "MR-20.5", "MR-20.9")
@pytest.mark.parametrize(
    ("throws", "result", "life"),
    [
        (["SSS HHF"], "opponent", 4),
        (["FFF SSS"], "opponent", 4),
        (["HHF SSS"], "musketeer", 3),
        (["SSS FFH"], "musketeer", 3),  # the guard botte
        (["SSF SSH"], "both", 2),
        (["HHH HHH", "HH HH", "H H"], "tie", 4),
    ],
)
def test_fight(throws: list[str], result: str, life: int) -> None:
    """Three red dice; whatever the result he is free, and it pays nothing."""
    table = prisoner()
    table.fall(*throws)
    table.do("escape_fight")
    started = table.told("duel_started")[0]
    assert (started["opponent"], started["red"], started["life"]) == ("gaoler", 3, None)
    assert table.told("escape") == [{"musketeer": 0, "how": "fight"}]
    assert table.told("duel_ended")[0]["result"] == result
    assert (table.where("athos"), table.life("athos"), table.state.actions) == ("vieux_colombier", life, 2)
    assert (table.told("validated"), table.state.pistoles, table.state.epic) == ([], 3, 0)


@pytest.mark.clause("MR-20.5", "MR-9.2", "MR-14.5", "MR-14.6", "MR-14.7")
def test_section_9_applies_in_full() -> None:
    table = prisoner(hand="combat double_combat")
    table.owns("athos", "pistol cuirass toledo")
    table.do("escape_fight", "commit combat")
    table.fall("HHHF SSS")
    table.do("done")
    assert table.state.asking == "blade"
    table.fall("F")
    table.do("blade 0")
    result = table.told("round_result")[0]
    assert (result["hits_on_opponent"], result["absorbed_musketeer"]) == (1, 1)
    assert table.told("duel_ended")[0]["result"] == "opponent"


# ---- arrested (MR-20.6) ----------------------------------------------------------------------------------


@pytest.mark.clause("MR-20.6", "MR-6.6")
@pytest.mark.parametrize(
    ("answer", "place", "actions"),
    [("escape_pay", "vieux_colombier", 2), ("escape_fight", "vieux_colombier", 2), ("wait", "bastille", 3)],
)
def test_one_attempt_at_once_of_this_turns_actions(answer: str, place: str, actions: int) -> None:
    table = arrested()
    assert (table.state.phase, table.state.to_act) == ("milady", [0])
    assert table.legal() == ["escape_pay", "escape_fight", "wait"]
    table.fall(*(["HHHH HHH", "HHH HH", "HH H", "H"] if answer == "escape_fight" else []))
    table.do(answer)
    assert (table.where("porthos"), table.state.phase) == (place, "musketeers")
    table.start("porthos")
    assert table.state.actions == actions
    assert ("escape_pay" in table.legal()) == (answer == "wait")


@pytest.mark.clause("MR-20.6")
def test_the_one_who_is_asked_controls_him() -> None:
    table = arrested("aramis", musketeers=4, players=4)
    assert (table.state.asking, table.state.to_act) == ("jail", [2])
    table.state.pistoles = 0
    assert table.legal() == ["escape_fight", "wait"]


@pytest.mark.clause("MR-20.6")
@pytest.mark.parametrize("answer", ["escape_pay", "wait"])
def test_in_phase_one_it_is_nobodys_turn(answer: str) -> None:
    table = Table()
    table.perfidy("embastille")
    table.state.one_for_all = True
    table.do("destination paris", "play_perfidy embastille", "name 1")
    assert table.state.active == 1
    table.do(answer)
    assert (table.state.asking, table.state.active) == ("one_for_all", -1)


@pytest.mark.clause("MR-20.6")
def test_who_has_no_action_this_turn_is_not_asked() -> None:
    table = Table()
    table.perfidy("embastille")
    table.do("destination paris", "play_perfidy embastille")
    table.state.prepaid[1] = 3
    table.do("name 1")
    assert (table.where("porthos"), table.state.asking) == ("bastille", "next")


@pytest.mark.clause("MR-20.6")
def test_the_next_turn_has_all_its_actions_again() -> None:
    table = arrested()
    table.do("escape_pay")
    table.next_turn()
    table.turn("porthos")
    assert table.state.actions == 3


# ---- what a prisoner does --------------------------------------------------------------------------------


@pytest.mark.clause("MR-20.7")
def test_sent_by_richelieu_he_goes_on_with_other_actions() -> None:
    table = Table()
    table.turn("athos", "paris", "paris")
    table.do("move richelieu", "draw", "buy pistol", "done")
    assert table.state.active == -1
    assert (table.where("athos"), table.tokens("athos")) == ("bastille", ["pistol"])


@pytest.mark.clause("MR-20.8", "MR-14.3", "MR-28.8")
def test_what_a_prisoner_may_do() -> None:
    table = prisoner(hand="combat des_essarts")
    table.put("porthos", "bastille")
    assert {name.partition(" ")[0] for name in table.legal()} == {
        *("end_turn", "buy", "draw", "character", "exchange", "escape_pay", "escape_fight")
    }


@pytest.mark.clause("MR-20.8", "MR-14.3", "MR-28.8")
def test_strictly_he_may_only_try_to_escape() -> None:
    table = prisoner(hand="combat des_essarts", strict_bastille=True)
    table.put("porthos", "bastille")
    table.mission("paris", "trafiquants", "lubin", "mendiants")
    assert table.legal() == ["end_turn", "escape_pay", "escape_fight"]
    table.do("escape_pay")
    assert {"draw", "character des_essarts", "buy pistol", "pay_beggars paris"} <= {*table.legal()}


@pytest.mark.clause("MR-20.8", "MR-20.7")
def test_strictly_the_turn_of_one_whom_richelieu_sent_is_over() -> None:
    table = Table(strict_bastille=True)
    table.turn("athos", "paris", "paris")
    table.do("move richelieu")
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 2}]


# ---- out of action (MR-20.10) ----------------------------------------------------------------------------


@pytest.mark.clause("MR-20.10", "MR-18.4", "MR-18.3")
def test_who_falls_in_an_immediate_fight_recovers_at_once() -> None:
    table = arrested()
    table.state.life[1] = 1
    table.on_top("kitty")
    table.fall("HHHF FFH")
    table.do("escape_fight")
    assert table.told("fallen") == [{"musketeer": 1, "cause": "escape", "at_once": True}]
    assert (table.life("porthos"), table.where("porthos"), table.cards("porthos")) == (5, "vieux_colombier", "kitty")
    assert table.legal() == ["start 0", "start 2", "start 3"]


@pytest.mark.clause("MR-20.10", "MR-18.4", "MR-6.8")
@pytest.mark.parametrize(
    ("before", "at_once"), [([], True), (["pay_beggars paris"], True), (["draw"], False), (["buy pistol"], False)]
)
def test_in_his_own_turn_it_depends_on_what_he_did_before(before: list[str], at_once: bool) -> None:
    """An escape does not begin his turn, and to pay beggars is no action."""
    table = prisoner()
    table.mission("paris", "trafiquants", "lubin", "mendiants")
    table.state.life[0] = 1
    table.do(*before)
    table.fall("HHF FFH")
    table.do("escape_fight")
    assert table.told("fallen")[0]["at_once"] == at_once
    assert (table.life("athos"), table.where("athos")) == (4 if at_once else 0, "vieux_colombier")
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 0}]
    assert table.legal() == ["start 1", "start 2", "start 3"]


@pytest.mark.clause("MR-20.6")
@pytest.mark.parametrize(("actions", "conscripts", "asked"), [(1, False, True), (1, True, False), (2, True, True)])
def test_one_action_is_enough_for_the_attempt(actions: int, conscripts: bool, asked: bool) -> None:
    def so_many(container: dict[str, int], key: str) -> None:
        container[key] = actions

    edition = data_file.read(text(edited("setup.4.actions", so_many)))
    table = Table(data=edition.id)
    table.perfidy("embastille")
    table.state.conscripts = conscripts
    table.do("destination paris", "play_perfidy embastille", "name 1")
    assert (table.state.asking == "jail") == asked
    assert table.where("porthos") == "bastille"
