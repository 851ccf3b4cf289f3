"""MR-19.1 to 19.4 and MR-19.12: who comes looking for Milady at Richelieu's."""

from __future__ import annotations

import pytest

from musketiere.core.match import Match
from musketiere.core.packing import pack, unpack
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.moves import Action
from tests.mousquetaires_du_roy.at_random import some_match
from tests.mousquetaires_du_roy.table import Table

AWAY = ["paris", "louvre", "quest", "la_rochelle", "vieux_colombier"]


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
    assert table.legal() == [f"move {place}" for place in AWAY]
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
    assert {name.partition(" ")[0] for name in table.legal()} == {"ride", "move"}
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


@pytest.mark.clause("MR-19.12", "MR-6.7")
def test_who_has_left_may_stop() -> None:
    table = Table()
    table.turn("aramis", "richelieu", "paris")
    assert "end_turn" not in table.legal()
    table.do("move vieux_colombier", "end_turn")
    assert table.told("musketeer_ended") == [{"musketeer": 2, "unspent": 2}]
    assert table.told("jailed") == []


@pytest.mark.clause("MR-19.12", "MR-12.13", "MR-6.9")
def test_beggars_may_be_paid_before_and_a_dead_end_leaves_other_ways() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu", ambush="mendiants")
    table.turn("aramis", "richelieu")
    table.state.closed = 0
    assert table.legal() == ["pay_beggars louvre", *(f"move {place}" for place in AWAY if place != "paris")]
    table.do("pay_beggars louvre")
    assert "end_turn" not in table.legal()


@pytest.mark.clause("MR-19.12")
def test_without_an_action_only_a_horse_leads_away() -> None:
    """Who has neither stays, and begins his next turn there."""
    table = Table()
    table.put("aramis", "richelieu")
    table.owns("athos", "horse")
    table.put("athos", "richelieu")
    table.phase_two()
    table.state.prepaid[table.who("aramis")] = table.state.prepaid[table.who("athos")] = 3
    table.start("athos")
    assert table.legal() == [f"ride {place}" for place in AWAY]
    table.do("ride quest")
    assert table.told("musketeer_ended") == [{"musketeer": 0, "unspent": 0}]
    table.start("aramis")
    assert table.told("musketeer_ended")[1:] == [{"musketeer": 2, "unspent": 0}]
    assert table.where("aramis") == "richelieu"
    table.next_turn()
    table.turn("aramis")
    assert table.legal() == [f"move {place}" for place in AWAY]


@pytest.mark.clause("MR-19.12")
def test_a_match_of_version_1_lets_him_stay() -> None:
    """And so do its possible worlds, records and links."""
    text = "phase musketeers\nwhere paris paris richelieu paris\nactive aramis\ndestination paris"
    legal = {}
    for version in (1, 2):
        game = MOUSQUETAIRES_DU_ROY.by_version(version)
        assert game is not None
        match = Match(game, seed=3, position=text)
        same = [match, Match.from_text(match.text(), GAMES), unpack(pack(match), MOUSQUETAIRES_DU_ROY)]
        assert [one.game.rules_version for one in same] == [version] * 3
        worlds = [one.state for one in same] + [game.sample(game.view(match.state, seat), Rng(1)) for seat in (0, 1)]
        assert len({tuple(world.legal(0)) for world in worlds}) == 1
        legal[version] = [game.decode(move) for move in match.state.legal(0)]
        suggested = game.decode(game.suggest(game.view(match.state, 0), Rng(0)))
        assert suggested.type == "move"
    assert legal[1] == [Action("end_turn"), *legal[2]]
    assert [action.what for action in legal[2]] == AWAY


@pytest.mark.clause("MR-19.12")
@pytest.mark.parametrize("horse", [False, True])
def test_the_computer_player_leaves(horse: bool) -> None:
    """Also where there is nothing that he would go for."""
    table = Table(rochefort="auto")
    if horse:
        table.owns("aramis", "horse")
    table.mission("louvre", "dette_de_jeu", ambush="mendiants")
    table.state.pistoles = 0
    table.turn("aramis", "richelieu")
    table.state.actions = 0 if horse else 1
    state, game = table.state, MOUSQUETAIRES_DU_ROY
    move = game.suggest(game.view(state, 0), Rng(0))
    assert move in state.legal(0)
    assert game.decode(move).type == ("ride" if horse else "move")


@pytest.mark.clause("MR-19.4", "MR-19.12")
def test_whoever_begins_there_with_an_action_leaves_first_and_does_not_come_back() -> None:
    """In matches at random, whatever the options, the Perfidy cards and his comrades are."""
    bound = 0
    for seed in range(60):
        state, log = some_match(seed)
        where = dict.fromkeys(state.musketeers, "")
        began = leaves = False
        for event in log:
            told = event.data
            if event.type == "musketeer_started":
                began = where[int(str(told["musketeer"]))] == "richelieu"
                leaves = began and told["actions"] != 0
                bound += leaves
            elif event.type == "musketeer_ended":
                assert not leaves, event
                began = False
            elif event.type == "moved":
                where[int(str(told["musketeer"]))] = str(told["after"])
                assert not (began and told["after"] == "richelieu"), event
                leaves = False
            else:
                assert not leaves or event.type in ("beggars_paid", "purse"), event
    assert bound > 10
