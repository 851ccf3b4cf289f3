"""MR-23: Calais."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table

ENOUGH = {
    "athos": "nobility_1 nobility_1 nobility_1 erudition_1 erudition_1 erudition_1",
    "dartagnan": "gallantry_2 panache_2 panache_2",
}
"""Nobility 8 and erudition 7; gallantry 7 and panache 8."""


def calais(hands: dict[str, str], solved: int = 0) -> Table:
    """They are there with these cards, Milady is not; some challenges are solved."""
    table = Table(rochefort="auto")
    table.board("calais")
    table.state.solved = solved
    for hero, cards in hands.items():
        table.hand(hero, cards)
        table.put(hero, "quest")
    return table


@pytest.mark.clause("MR-23.1", "MR-23.2", "MR-23.3")
def test_four_challenges_first() -> None:
    """In any order, by whomever, each for one action and without reward; only then de Wardes."""
    table = calais(ENOUGH)
    table.turn("dartagnan")
    purse = table.state.pistoles, table.state.epic
    for challenge in (3, 2):
        assert table.can("duel") == []
        actions = table.state.actions
        table.do(f"challenge {challenge}")
        table.until("action")
        assert table.state.actions == actions - 1
    table.do("end_turn")
    table.start("athos")
    assert table.can("challenge") == ["0", "1"]  # what is solved is not there any more (MR-8.7)
    table.do("challenge 1", "challenge 0")
    assert [(told["skill"], told["value"]) for told in table.told("challenge_won")] == [
        ("panache", 8),
        ("gallantry", 7),
        ("nobility", 8),
        ("erudition", 7),
    ]
    assert {tuple(told["reward"].values()) for told in table.told("validated")} == {(0, 0, 0)}
    assert (table.state.pistoles, table.state.epic) == purse
    assert (table.can("challenge"), table.can("duel")) == ([], ["0"])
    assert table.told("board_finished") == []


@pytest.mark.clause("MR-23.3")
def test_de_wardes() -> None:
    """Four red dice, one life, elite botte; one action each time."""
    table = calais({"porthos": ""}, 0b1111)
    table.turn("porthos")
    foe = table.state.edition.de_wardes
    assert (foe.force, foe.life, foe.botte.id) == (4, 1, "elite")
    table.fall("HHHH", "FSSH")  # his botte
    table.do("duel 0")
    [duel] = table.told("duel_started")
    assert (duel["opponent"], duel["red"], duel["life"]) == ("de_wardes", 4, 1)
    assert (table.life("porthos"), table.state.actions) == (4, 2)
    assert table.can("duel") == ["0"]


@pytest.mark.clause("MR-23.4", "MR-21.3")
def test_de_wardes_is_beaten() -> None:
    """Two cards for the winner, also if he falls; England follows at once."""
    for life, place in ((5, "quest"), (1, "vieux_colombier")):
        table = calais({"porthos": ""}, 0b1111)
        table.state.life[table.who("porthos")] = life
        table.turn("porthos")
        table.fall("SSSF", "SFFH")
        table.do("duel 0")
        assert table.told("board_finished") == [{"board": "calais", "by": 1, "revealed": []}]
        assert len(table.cards("porthos").split()) == 2
        assert table.where("porthos") == place
        assert table.told("board_placed") == [{"board": "england", "tokens": 2}]
        assert table.state.asking == "lay"
