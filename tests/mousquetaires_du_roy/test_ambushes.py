"""MR-13: ambushes."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.games.mousquetaires_du_roy.material import AMBUSHES
from tests.mousquetaires_du_roy.table import Table


def laying(ambush: str, *answers: str, card: str = "message_reine", table: Table | None = None) -> Table:
    """Milady plays a Paris card, mans it with one adversary, and lays an ambush there, or `pass`."""
    table = table or Table()
    table.paris_hand(card)
    table.do("destination miladys_house", f"play_paris {table.state.paris_hand[0]}")
    table.do(f"man {table.state.reserve[0]}")
    if table.state.asking == "man":
        table.do("done")
    table.do(ambush if ambush == "pass" else f"lay_ambush {ambush}", *answers)
    return table


def lurking(ambush: str, named: str = "", **options: Any) -> Table:
    """An ambush lies at the Louvre; nobody is there."""
    table = Table(**options)
    table.mission("louvre", "dette_de_jeu", "laffemas", ambush, named)
    return table


def left(table: Table) -> dict[str, int]:
    return dict(zip(AMBUSHES, table.state.unused, strict=True))


# ---- laying ----------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-13.1", "MR-2.9")
def test_an_ambush_is_laid_after_manning() -> None:
    """In Paris; none is a choice, too. Milady has them all at hand from the start."""
    table = Table()
    table.paris_hand("message_reine")
    table.do("destination quest", f"play_paris {table.state.paris_hand[0]}", f"man {table.state.reserve[0]}", "done")
    assert table.legal() == ["pass", *(f"lay_ambush {name}" for name in AMBUSHES)]
    table.do("lay_ambush mendiants")
    types = [type for type in table.types() if type.split("_")[0] in ("mission", "manned", "ambush")]
    assert types == ["mission_placed", "manned", "ambush_placed"]
    assert table.told("ambush_placed") == [{"where": "paris", "ambush": "mendiants", "named": None}]
    assert left(table)["mendiants"] == 1
    assert laying("pass").told("ambush_placed") == []


@pytest.mark.clause("MR-13.1", "MR-16.7")
def test_an_ambush_is_laid_with_a_new_louvre_mission() -> None:
    table = Table()
    table.state.ladder = 3
    table.until("ambush")
    assert table.state.phase == "end"
    table.do("lay_ambush voleurs")
    assert table.told("ambush_placed") == [{"where": "louvre", "ambush": "voleurs", "named": None}]
    assert table.state.louvre is not None
    assert AMBUSHES[table.state.louvre.ambush] == "voleurs"


@pytest.mark.clause("MR-13.2")
def test_one_lies_in_a_place() -> None:
    """She is asked once for each mission; Paris and the Louvre may have one each."""
    table = laying("courtisane", table=lurking("mendiants"))
    assert table.state.asking == "perfidy"
    missions = [table.state.paris, table.state.louvre]
    assert [AMBUSHES[one.ambush] for one in missions if one] == ["courtisane", "mendiants"]
    table.next_turn()
    table.do("destination quest")
    assert table.state.asking == "perfidy"  # without a new mission there is nothing to lay


@pytest.mark.clause("MR-13.3", "MR-13.4", "MR-15.9")
def test_it_leaves_the_game_when_the_mission_is_done() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "lubin", "assassin")
    table.turn("porthos", "paris")
    table.fall("SSSS", "H")
    table.do("duel 0")
    assert table.told("mission_ended") == [
        {"where": "paris", "card": "complot", "result": "done", "returned": [], "ambush": "assassin"}
    ]
    assert left(table)["assassin"] == 1


@pytest.mark.clause("MR-13.3", "MR-13.4", "MR-15.3")
def test_it_leaves_the_game_when_the_mission_is_replaced() -> None:
    table = Table()
    table.mission("paris", "complot", "lubin", "nemesis", "athos")
    laying("pass", table=table)
    [ended] = table.told("mission_ended")
    assert (ended["result"], ended["ambush"]) == ("replaced", "nemesis")
    assert left(table)["nemesis"] == 0


@pytest.mark.clause("MR-13.3", "MR-13.4", "MR-16.7")
def test_it_leaves_the_game_when_the_mission_has_failed() -> None:
    table = lurking("mendiants")
    table.state.ladder = 3
    table.until("ambush")
    assert [told["ambush"] for told in table.told("mission_ended")] == ["mendiants"]
    assert table.can("lay_ambush").count("mendiants") == 1
    assert left(table)["mendiants"] == 1
    table.do("lay_ambush mendiants")
    table.state.ladder = 3
    table.until("ambush")
    assert "mendiants" not in table.can("lay_ambush")


# ---- Assassin and Thieves --------------------------------------------------------------------------------


@pytest.mark.clause("MR-13.5", "MR-13.7")
def test_the_assassin_acts_at_once() -> None:
    """One red die for each fit Musketeer there, in seat order."""
    table = Table()
    table.put("aramis", "quest")
    table.fall("S", "H", "S")
    laying("assassin", table=table)
    rolled = [(told["musketeer"], told["face"]) for told in table.told("ambush_rolled")]
    assert rolled == [(0, "sword"), (1, "shield"), (3, "sword")]
    assert [table.life(hero) for hero in table.heroes] == [3, 5, 4, 3]
    assert {told["cause"] for told in table.told("wounded")} == {"assassin"}


@pytest.mark.clause("MR-13.5", "MR-13.7")
@pytest.mark.parametrize("pistoles", [0, 1, 3])
def test_the_thieves_act_at_once(pistoles: int) -> None:
    """One pistole for each sword, as long as there is one."""
    table = Table()
    table.put("dartagnan", "quest")
    table.state.pistoles = pistoles
    table.fall("S", "F", "S")
    laying("voleurs", table=table)
    assert table.state.pistoles == max(0, pistoles - 2)
    assert len(table.told("purse")) == min(2, pistoles)
    assert table.told("wounded") == []


@pytest.mark.clause("MR-13.5", "MR-18.10")
def test_only_for_fit_ones() -> None:
    """Who lies in the Vieux-Colombier is elsewhere anyway; who falls is passed over afterwards."""
    table = Table()
    table.state.life[table.who("athos")] = 1
    table.fall("S", "H", "H", "H")
    laying("assassin", table=table)
    assert len(table.told("ambush_rolled")) == 4
    assert table.where("athos") == "vieux_colombier"
    table.do("pass")
    assert table.can("start") == ["1", "2", "3"]


@pytest.mark.clause("MR-13.6", "MR-7.3")
@pytest.mark.parametrize("ambush", ["assassin", "voleurs"])
@pytest.mark.parametrize("how", ["move", "ride"])
def test_later_it_lies_in_wait_for_those_who_enter(ambush: str, how: str) -> None:
    """Every time, also on horseback; not for those who stay."""
    table = lurking(ambush)
    table.put("porthos", "louvre")
    table.owns("athos", "horse")
    table.turn("athos", "paris")
    table.fall("S")
    table.do(f"{how} louvre")
    assert [(told["musketeer"], told["ambush"]) for told in table.told("ambush_rolled")] == [(0, ambush)]
    assert (table.life("athos"), table.state.pistoles) == ((3, 3) if ambush == "assassin" else (4, 2))
    table.fall("F")
    table.do("move paris", "move louvre")
    assert len(table.told("ambush_rolled")) == 2
    table.next_turn()
    table.phase_two()
    table.start("porthos")
    table.do("draw", "end_turn")
    assert len(table.told("ambush_rolled")) == 2


@pytest.mark.clause("MR-13.7")
@pytest.mark.parametrize("ambush", ["assassin", "voleurs"])
def test_it_stays_whatever_it_has_done(ambush: str) -> None:
    """A cuirass does not help against the Assassin."""
    table = lurking(ambush)
    table.owns("athos", "cuirass")
    table.turn("athos", "paris")
    table.fall("S")
    table.do("move louvre")
    assert table.life("athos") == (3 if ambush == "assassin" else 4)
    assert table.state.louvre is not None
    assert AMBUSHES[table.state.louvre.ambush] == ambush


@pytest.mark.clause("MR-13.14", "MR-18.4", "MR-18.5")
def test_the_assassin_puts_out_of_action() -> None:
    """In Phase I, before he could play: he recovers at once. By an action of his own: next turn."""
    table = Table()
    table.state.life[table.who("athos")] = 1
    table.fall("S", "H", "H", "H")
    laying("assassin", table=table)
    assert table.life("athos") == 4
    assert [told["at_once"] for told in table.told("fallen")] == [True]

    table = lurking("assassin")
    table.state.life[table.who("athos")] = 1
    table.turn("athos", "paris")
    table.fall("S")
    table.do("move louvre")
    assert (table.life("athos"), table.where("athos")) == (0, "vieux_colombier")
    assert [told["at_once"] for told in table.told("fallen")] == [False]


# ---- Beggars, Courtesan, Nemesis -------------------------------------------------------------------------


def able(hero: str, table: Table) -> list[str]:
    """What he may attempt at the Louvre; he could show any score."""
    table.hand(hero, "erudition_2 erudition_2 gallantry_2 gallantry_2 nobility_2 nobility_2")
    table.turn(hero, "louvre")
    return [name for name in table.legal() if name.split()[0] in ("challenge", "duel")]


@pytest.mark.clause("MR-13.8", "MR-13.9", "MR-6.9")
def test_beggars() -> None:
    """No element can be attempted until two pistoles have been paid, which costs no action and needs no presence."""
    assert able("athos", lurking("mendiants")) == []
    table = lurking("mendiants")
    table.put("porthos", "louvre")
    table.turn("athos", "vieux_colombier")
    assert table.can("pay_beggars") == ["louvre"]
    table.do("pay_beggars louvre")
    assert table.told("beggars_paid") == [{"where": "louvre", "by": 0}]
    assert (table.state.pistoles, table.state.actions) == (1, 3)
    assert table.can("pay_beggars") == []
    assert left(table)["mendiants"] == 1
    table.do("end_turn")
    table.start("porthos")
    assert table.can("duel") == ["0"]


@pytest.mark.clause("MR-13.8", "MR-29.2")
def test_beggars_want_two_pistoles() -> None:
    table = lurking("mendiants")
    table.state.pistoles = 1
    table.turn("athos", "louvre")
    assert table.can("pay_beggars") == []


@pytest.mark.clause("MR-13.9", "MR-13.8")
def test_beggars_in_both_places_and_without_actions() -> None:
    """The active Musketeer pays, also when his actions are spent."""
    table = lurking("mendiants")
    table.mission("paris", "message_reine", "lubin", "mendiants")
    table.state.pistoles = 4
    table.turn("athos", "bastille")
    table.do("draw", "draw", "draw")
    assert table.legal() == ["end_turn", "pay_beggars paris", "pay_beggars louvre"]
    table.do("pay_beggars paris", "pay_beggars louvre")
    assert table.state.pistoles == 0
    assert table.state.active != table.who("athos")  # nothing is left for him to do


@pytest.mark.clause("MR-13.10", "MR-29.2")
def test_beggars_who_must_be_met() -> None:
    """With the option he must be there."""
    table = lurking("mendiants", beggars_presence=True)
    table.turn("athos", "paris")
    assert table.can("pay_beggars") == []
    table.do("move louvre")
    assert table.can("pay_beggars") == ["louvre"]
    table.do("pay_beggars louvre")
    assert table.state.actions == 2


@pytest.mark.clause("MR-13.11", "MR-10.3")
@pytest.mark.parametrize("rochefort", ["ask", "auto"])
def test_rochefort_cannot_prevent_the_payment(rochefort: str) -> None:
    table = lurking("mendiants", rochefort=rochefort)
    table.turn("porthos", "louvre", milady="louvre")
    table.do("pay_beggars louvre")
    assert table.state.asking == "action"
    assert table.told("rochefort_appeared") == []
    assert len(table.told("beggars_paid")) == 1


@pytest.mark.clause("MR-13.12")
def test_courtesan() -> None:
    """Gallantry is one harder, nothing else: Athos has 2, a card worth 2 and one worth 1 make 5, not 6."""
    for ambush, possible in (("", True), ("courtisane", False)):
        table = Table()
        table.mission("louvre", "dette_de_jeu", "laffemas", ambush)  # erudition 6, gallantry 5, nobility 6
        table.hand("athos", "gallantry_2 gallantry_1 nobility_1 erudition_2")
        table.turn("athos", "louvre")
        assert table.can("challenge") == (["0", "1", "2"] if possible else ["0", "2"])
    table = lurking("courtisane")
    table.hand("athos", "gallantry_2 gallantry_2")
    table.turn("athos", "louvre")
    table.do("challenge 1")
    table.until("action")
    [won] = table.told("challenge_won")
    assert (won["value"], won["score"]) == (6, 6)


@pytest.mark.clause("MR-13.13")
def test_nemesis() -> None:
    """Milady names anybody when she lays it; he can attempt nothing of that mission, the others can."""
    table = Table()
    table.paris_hand("message_reine")
    table.do("destination miladys_house", f"play_paris {table.state.paris_hand[0]}", f"man {table.state.reserve[0]}")
    table.do("done", "lay_ambush nemesis")
    assert table.can("name") == ["0", "1", "2", "3"]
    table.do("name 2", "pass")
    assert table.told("ambush_placed") == [{"where": "paris", "ambush": "nemesis", "named": 2}]

    assert able("aramis", lurking("nemesis", "aramis")) == []
    assert able("athos", lurking("nemesis", "aramis")) == ["challenge 0", "challenge 1", "challenge 2", "duel 0"]
