"""MR-29: who of the team is asked (the decisions of Milady are tested beside her rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mousquetaires_du_roy.table import Table

TEAM_OF_TWO: dict[str, Any] = {"players": 2, "split": "0101", "auto_trade": False, "rochefort": "auto"}
"""Porthos and D'Artagnan are the second player's."""


@pytest.mark.clause("MR-29.3", "MR-33.24")
def test_one_answer_is_taken_by_itself() -> None:
    """No Combat card, one card that fits, one Musketeer left: nobody is asked."""
    table = Table(rochefort="auto", musketeers=3)
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand("athos", "nobility_1")
    table.turn("athos", "louvre")
    table.fall("SSH SH")
    table.do("challenge 2", "duel 0")
    assert len(table.told("validated")) == 2
    table.do("end_turn", "start 1", "end_turn")
    assert table.state.active == 2


@pytest.mark.clause("MR-6.4", "MR-26.2")
def test_each_controller_decides_for_his_own() -> None:
    """Actions, Combat cards, blade, exchange and sacrifice; Milady and the other controller have nothing to say."""
    table = Table(**TEAM_OF_TWO)
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand("porthos", "combat panache_1")
    table.owns("porthos", "toledo")
    for hero in ("athos", "dartagnan"):
        table.put(hero, "louvre")
    table.turn("porthos", "louvre", "la_rochelle")
    asked = [table.state.asking]
    table.fall("SHHHH HH")
    table.do("duel 0")
    asked.append(table.state.asking)
    assert table.state.to_act == [1]
    table.do("commit combat")
    asked.append(table.state.asking)
    assert (asked, table.state.to_act) == (["action", "commit", "blade"], [1])
    table.fall("S", "HHHH H", "HHH", "HH", "H")
    table.do("blade 0")
    table.do("exchange 3", "give panache_1", "done")  # D'Artagnan is his own as well
    assert table.cards("dartagnan") == "panache_1"
    table.hand("athos", "kitty")
    table.owns("athos", "horse")
    table.do("exchange 0", "take kitty", "done")
    assert (table.state.asking, table.state.to_act) == ("trade", [0])


@pytest.mark.clause("MR-17.10", "MR-26.2")
def test_a_sacrifice_is_his_controllers_to_make() -> None:
    table = Table(**TEAM_OF_TWO)
    for hero in ("athos", "porthos"):
        table.put(hero, "la_rochelle")
    table.state.time = 8
    table.phase_two()
    table.fall("SSS")
    table.until("sacrifice")
    assert table.state.to_act == [0]
    table.do("no")
    assert table.state.to_act == [1]


@pytest.mark.clause("MR-29.2", "MR-13.10", "MR-28.9")
@pytest.mark.parametrize("presence", [False, True])
@pytest.mark.parametrize("pistoles", [1, 2])
@pytest.mark.parametrize("ambush", ["mendiants", "assassin", ""])
def test_beggars_want_two_pistoles(presence: bool, pistoles: int, ambush: str) -> None:
    """And with the option that he who pays is there."""
    for place in ("paris", "louvre"):
        table = Table(beggars_presence=presence)
        table.mission("paris", "trafiquants", "lubin", ambush)
        table.state.pistoles = pistoles
        table.turn("athos", place)
        payable = ambush == "mendiants" and pistoles == 2 and (place == "paris" or not presence)
        assert table.can("pay_beggars") == (["paris"] if payable else [])
        if payable:
            table.do("pay_beggars paris")
            assert (table.state.pistoles, table.state.actions, table.can("pay_beggars")) == (0, 3, [])
