"""MR-15: Paris."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.material import MILADYS_HOUSE
from tests.mousquetaires_du_roy.table import Table


def number(table: Table, card: str) -> int:
    """Of a Paris card."""
    return [one.id for one in table.state.edition.paris].index(card)


def play(table: Table, card: str) -> None:
    """She plays it; whom it is manned with is asked."""
    table.paris_hand(card)
    table.do("destination miladys_house", f"play_paris {number(table, card)}")


def effect(card: str, dice: str = "", table: Table | None = None, **values: int) -> Table:
    """The table after a turn at whose end that card lay in Paris; La Rochelle first, its dice have fallen like that."""
    table = table or Table()
    table.mission("paris", card, "lubin")
    for name, value in values.items():
        setattr(table.state, name, value)
    if dice:
        table.fall(*dice.split())
    table.next_turn()
    return table


@pytest.mark.clause("MR-15.1", "MR-15.2", "MR-15.3", "MR-13.4")
def test_a_new_card_replaces_the_old_one() -> None:
    """That leaves the game with its ambush, unbeaten adversaries come back, beaten ones do not."""
    table = Table()
    table.mission("paris", "constance_disparue", "lubin biscarat", "voleurs")
    assert table.state.paris is not None
    lubin, biscarat = table.state.paris.opponents
    table.state.paris = table.state.paris._replace(opponents=(lubin._replace(beaten=True), biscarat))
    play(table, "trafiquants")
    assert table.told("mission_ended") == [
        {
            "where": "paris",
            "card": "constance_disparue",
            "result": "replaced",
            "returned": ["biscarat"],
            "ambush": "voleurs",
        }
    ]
    assert table.told("mission_placed")[0]["replaced_card"] == "constance_disparue"
    assert table.state.gone == (number(table, "constance_disparue"),)
    assert str(table.adversary("biscarat")) in table.can("man")
    assert table.adversary("lubin") not in table.state.reserve
    table.until("perfidy")
    assert table.state.paris.card == number(table, "trafiquants")


@pytest.mark.clause("MR-15.4", "MR-16.3", "MR-13.1")
def test_it_is_manned_by_its_own_force() -> None:
    """Force 4: Felton alone, or others up to 4; then an ambush is asked for."""
    table = Table()
    play(table, "message_reine")
    assert table.told("mission_placed")[0]["force"] == 4
    assert table.can("man") == [str(foe) for foe in table.state.reserve]
    assert "done" not in table.legal()
    table.do(f"man {table.adversary('felton')}")
    assert table.told("manned") == [{"where": "paris", "adversaries": ["felton"]}]
    assert table.state.asking == "ambush"


@pytest.mark.clause("MR-15.5")
def test_the_plot_must_be_solvable() -> None:
    """Without challenges it needs an adversary; those that the old card gives back count."""
    table = Table()
    table.paris_hand("complot constance_disparue")
    table.state.reserve = [table.adversary("felton")]
    table.do("destination quest")
    assert table.can("play_paris") == [str(number(table, "constance_disparue"))]

    table = Table()
    table.mission("paris", "message_reine", "bernajoux")
    table.state.reserve = [table.adversary("felton")]
    play(table, "complot")
    assert table.told("manned") == [{"where": "paris", "adversaries": ["bernajoux"]}]


@pytest.mark.clause("MR-15.6", "MR-19.9")
def test_how_she_gets_more_cards() -> None:
    """By going home, the one she likes, into her hand; she plays it in a later turn."""
    table = Table()
    table.phase_two("miladys_house")
    table.until("own")
    table.do(f"take_paris {number(table, 'complot')}")
    table.until("destination")
    table.do("destination quest")
    assert table.can("play_paris") == [str(number(table, "complot"))]


@pytest.mark.clause("MR-15.7", "MR-10.19")
def test_driven_home_by_a_wound_she_takes_none() -> None:
    table = Table()
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.turn("porthos", "louvre", milady="louvre")
    table.do("duel 0")
    table.fall("SSSS", "HHFF")
    table.do("appear")
    assert table.state.destination == table.state.seen_at == MILADYS_HOUSE
    table.next_turn()
    assert (table.told("paris_taken"), table.state.paris_hand) == ([], [])


@pytest.mark.clause("MR-15.8", "MR-15.9", "MR-13.3")
def test_done_by_anybody_in_any_order() -> None:
    """A duel by Porthos, a challenge by Aramis next turn; then the card is out of the game for good."""
    table = Table(rochefort="auto")
    table.mission("paris", "constance_disparue", "lubin")
    table.hand("aramis", "combat erudition_1")
    table.turn("porthos", "paris")
    table.fall("SSSS", "H")
    table.do("duel 0")
    assert table.told("mission_ended") == []
    table.next_turn()
    table.turn("aramis", "paris")
    table.do("challenge 0")
    assert table.told("mission_ended") == [
        {"where": "paris", "card": "constance_disparue", "result": "done", "returned": [], "ambush": None}
    ]
    assert table.state.paris is None
    assert table.state.gone == (number(table, "constance_disparue"),)
    assert number(table, "constance_disparue") not in table.state.paris_pile + table.state.paris_hand
    assert (table.where("aramis"), table.state.actions) == ("paris", 2)


@pytest.mark.clause("MR-15.8")
def test_a_duel_may_be_the_last_one() -> None:
    """And a card without challenges is done with its last duel."""
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "lubin biscarat")
    table.turn("porthos", "paris")
    for foe in (0, 1):
        assert table.told("mission_ended") == []
        table.fall("SSSS", "H" * (foe + 1))
        table.do(f"duel {foe}")
    assert len(table.told("mission_ended")) == 1


# ---- effects ---------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-15.10")
def test_no_effect_without_a_card() -> None:
    table = Table()
    table.next_turn()
    assert table.told("paris_effect") == []
    assert effect("message_reine").told("paris_effect") == [{"effect": "honour"}]


@pytest.mark.clause("MR-15.10", "MR-15.11")
def test_the_effect_comes_again_every_turn() -> None:
    table = effect("message_reine")
    table.next_turn()
    assert len(table.told("paris_effect")) == 2
    assert table.state.honour == table.state.most_honour - 2 - 1  # and once by the ladder


@pytest.mark.clause("MR-15.11", "MR-17.6")
@pytest.mark.parametrize(("time", "dice"), [(0, 2), (3, 3), (8, 4), (13, 4)])
def test_siege_die(time: int, dice: int) -> None:
    """One more in Phase III, four at most; nothing in Phase IV."""
    table = effect("trafiquants", time=time)
    assert len(table.told("siege_thrown")[0]["red"]) == dice
    assert table.told("paris_effect") == []


@pytest.mark.clause("MR-15.11")
def test_wound() -> None:
    """For a fit Musketeer of her choice; no cuirass helps, and who falls recovers next turn (MR-18.5)."""
    table = Table()
    table.mission("paris", "complot", "lubin")
    table.state.life = [0, 5, 1, 4]
    table.put("athos", "vieux_colombier")
    table.state.fell[0] = 1
    table.owns("aramis", "cuirass")
    table.until("wound")
    assert table.state.to_act == [table.state.milady]
    assert table.legal() == ["name 1", "name 2", "name 3"]
    table.do("name 2")
    assert table.told("wounded")[-1] == {"musketeer": 2, "amount": 1, "life": 0, "cause": "paris"}
    assert table.told("fallen")[-1]["at_once"] is False
    assert table.where("aramis") == "vieux_colombier"
    table.until("wound", lambda: table.state.turn == 2)
    assert table.life("aramis") == 4
    table.do("name 1")
    assert table.life("porthos") == 4


@pytest.mark.clause("MR-15.11")
def test_perfidy() -> None:
    table = effect("constance_disparue")
    assert [told["reason"] for told in table.told("perfidy_drawn")] == ["paris"]
    assert len(table.state.perfidy_hand) == 1


@pytest.mark.clause("MR-15.11")
@pytest.mark.parametrize(("pistoles", "epic", "left"), [(2, 2, (1, 2)), (0, 2, (0, 1)), (0, 0, (0, 0))])
def test_tax(pistoles: int, epic: int, left: tuple[int, int]) -> None:
    """A pistole, or an Epic token if there is none."""
    table = effect("constance_sequestree", pistoles=pistoles, epic=epic)
    assert (table.state.pistoles, table.state.epic) == left


@pytest.mark.clause("MR-15.11", "MR-15.12")
@pytest.mark.parametrize(("time", "dice"), [(0, 1), (2, 2), (7, 3), (12, 4)])
def test_strangle(time: int, dice: int) -> None:
    """As many red dice as the Time token gives her after it has advanced; the swords add up."""
    table = Table()
    table.state.time = time
    assert table.state.edition.siege_dice(time + 1) == dice
    first = table.state.edition.siege_dice(time)
    effect("enlevement_constance", "H" * first + " " + "S" * (dice - 1) + "H", table)
    [told] = table.told("strangling")
    assert told == {"red": ["sword"] * (dice - 1) + ["shield"], "added": dice - 1, "total": dice - 1}
    assert table.state.paris is not None
    assert table.state.paris.strangled == dice - 1


@pytest.mark.clause("MR-15.13")
def test_the_count_is_lost_with_the_card() -> None:
    """Nothing of it is left for the next card."""
    table = effect("enlevement_constance", "H S")
    assert table.state.paris is not None
    assert table.state.paris.strangled == 1
    play(table, "message_reine")
    table.until("perfidy")
    assert table.state.paris.strangled == 0
