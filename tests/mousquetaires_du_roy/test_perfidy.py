"""MR-12: Perfidy cards."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.material import NOWHERE, PERFIDY
from tests.mousquetaires_du_roy.table import Table


def playing(card: str, *answers: str, table: Table | None = None) -> Table:
    """Milady is at home and plays that card; the Musketeers begin, or one is asked about his arrest."""
    table = table or Table()
    table.perfidy(card)
    table.do("destination miladys_house", f"play_perfidy {card}", *answers)
    return table


def taken_out(table: Table, hero: str) -> None:
    """He has been out of action since an earlier turn."""
    table.state.life[table.who(hero)] = 0
    table.put(hero, "vieux_colombier")


@pytest.mark.clause("MR-12.1")
def test_one_card_a_turn_instead_of_drawing() -> None:
    table = Table()
    table.perfidy("urgence urgence")
    table.do("destination miladys_house", "play_perfidy urgence")
    assert (table.state.phase, len(table.state.perfidy_hand)) == ("musketeers", 1)
    table.next_turn()
    table.do("destination miladys_house", "play_perfidy urgence")
    assert (table.state.phase, table.state.perfidy_hand) == ("musketeers", [])


@pytest.mark.clause("MR-12.2")
@pytest.mark.parametrize(
    ("card", "answers"),
    [("guet_apens", ("name 0",)), ("impasse", ("close quest",)), ("embastille", ("name 1", "wait"))]
    + [(card, ()) for card in PERFIDY if card not in ("guet_apens", "impasse", "embastille")],
)
def test_a_played_card_is_discarded_after_its_effect(card: str, answers: tuple[str, ...]) -> None:
    table = Table()
    table.perfidy(card)
    table.do("destination quest", f"play_perfidy {card}", *answers)
    assert [PERFIDY[one] for one in table.state.perfidy_discard] == [card]
    assert table.state.perfidy_hand == []
    [told] = table.told("perfidy_played")
    assert told["card"] == card


@pytest.mark.clause("MR-12.2", "MR-12.9", "MR-12.11")
def test_a_card_without_a_target_cannot_be_played() -> None:
    """Nobody is fit; or all fit ones are prisoners."""
    table = Table(musketeers=3)
    table.perfidy("guet_apens embastille urgence")
    for hero in table.heroes[1:]:
        taken_out(table, hero)
    table.put("athos", "bastille")
    table.do("destination quest")
    assert table.can("play_perfidy") == ["guet_apens", "urgence"]
    taken_out(table, "athos")
    assert table.can("play_perfidy") == ["urgence"]


@pytest.mark.clause("MR-12.3", "MR-6.6")
@pytest.mark.parametrize(("musketeers", "actions"), [(3, 3), (4, 2), (5, 2)])
def test_conscripts(musketeers: int, actions: int) -> None:
    """One action fewer for everybody, this turn only."""
    table = Table(musketeers=musketeers)
    playing("conscrits", table=table)
    for hero in table.heroes:
        table.start(hero)
        assert table.told("musketeer_started")[-1]["actions"] == actions
        table.do("end_turn")
    table.until("destination")
    table.phase_two()
    table.start("athos")
    assert table.state.actions == actions + 1


@pytest.mark.clause("MR-12.4", "MR-18.3")
def test_conscripts_do_not_keep_anybody_from_recovering() -> None:
    """Who is out of action heals fully and draws a card all the same."""
    table = Table()
    taken_out(table, "porthos")
    playing("conscrits", table=table)
    table.next_turn()
    assert table.life("porthos") == 5
    assert len(table.cards("porthos").split()) == 1


@pytest.mark.clause("MR-12.5", "MR-10.20")
@pytest.mark.parametrize(("before", "life"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_balm(before: int, life: int) -> None:
    """Two life points, also from nothing, never above his maximum."""
    table = Table()
    table.state.rochefort_life = before
    playing("baume", table=table)
    assert table.state.rochefort_life == life
    told = [] if before == life else [{"amount": life - before, "life": life}]
    assert table.told("rochefort_healed") == told


@pytest.mark.clause("MR-12.6", "MR-17.6")
@pytest.mark.parametrize(("time", "dice"), [(0, 1), (3, 2), (8, 3)])
def test_reinforcements(time: int, dice: int) -> None:
    """One red die more at La Rochelle, this turn only."""
    table = Table()
    table.state.time = time
    playing("renforts", table=table)
    table.next_turn()
    table.next_turn()
    first, second = (len(thrown["red"]) for thrown in table.told("siege_thrown"))
    assert (first, second) == (dice + 1, table.state.edition.siege_dice(time + 1))


@pytest.mark.clause("MR-12.7", "MR-12.8", "MR-17.8")
@pytest.mark.parametrize(
    ("thrown", "shields"), [("SHFH", ["1", "3"]), ("HSSS", ["0"]), ("SSFF", []), ("SSSS", []), ("SFFF", [])]
)
def test_reinforcements_with_four_dice(thrown: str, shields: list[str]) -> None:
    """No fifth die: one that shows a shield may be thrown again, no sword and no fleur; so five swords cannot come."""
    table = Table()
    table.state.time = 13
    playing("renforts", table=table)
    table.fall(thrown)
    table.until("reroll" if shields else "destination")
    assert [len(told["red"]) for told in table.told("siege_thrown")] == [4]
    if not shields:
        return
    assert table.legal() == ["pass", *(f"reroll {shield}" for shield in shields)]
    table.fall("S")
    table.do(f"reroll {shields[0]}")
    again = table.told("siege_thrown")[1]
    assert len(again["red"]) == 4
    assert again["reroll"] == int(shields[0])
    assert again["red"].count("sword") == thrown.count("S") + 1 <= 4
    assert table.told("token_moved")[0]["after"] == -min(8, thrown.count("S") + 1)


@pytest.mark.clause("MR-12.7")
def test_a_reroll_may_be_left() -> None:
    table = Table()
    table.state.time = 13
    playing("renforts", table=table)
    table.fall("HSFF")
    table.until("reroll")
    table.do("pass")
    assert len(table.told("siege_thrown")) == 1
    assert table.state.siege == -1


@pytest.mark.clause("MR-12.7", "MR-12.6")
@pytest.mark.parametrize(("time", "card"), [(13, "urgence"), (8, "renforts")])
def test_no_reroll(time: int, card: str) -> None:
    """Not without Reinforcements, and not where they bring a fourth die."""
    table = Table()
    table.state.time = time
    playing(card, table=table)
    table.fall("HHHH")
    while table.state.turn == 1:
        assert table.state.asking != "reroll"
        table.do("end_turn" if table.state.asking == "action" else table.legal()[0])
    assert [len(told["red"]) for told in table.told("siege_thrown")] == [4]


@pytest.mark.clause("MR-12.9")
def test_ambuscade() -> None:
    """One wound for any fit Musketeer, wherever he is; no cuirass helps."""
    table = Table()
    taken_out(table, "aramis")
    table.put("porthos", "bastille")
    table.owns("porthos", "cuirass")
    table.perfidy("guet_apens")
    table.do("destination quest", "play_perfidy guet_apens")
    assert table.can("name") == ["0", "1", "3"]
    table.do("name 1")
    assert table.life("porthos") == 4
    assert table.told("perfidy_played") == [{"card": "guet_apens", "musketeer": 1}]
    assert table.told("wounded") == [{"musketeer": 1, "amount": 1, "life": 4, "cause": "perfidy"}]


@pytest.mark.clause("MR-12.10", "MR-18.4")
def test_ambuscade_puts_out_of_action() -> None:
    """He recovers at once, and has no turn."""
    table = Table()
    table.state.life[table.who("aramis")] = 1
    playing("guet_apens", "name 2", table=table)
    assert (table.where("aramis"), table.life("aramis")) == ("vieux_colombier", 4)
    assert len(table.cards("aramis").split()) == 1
    assert table.can("start") == ["0", "1", "3"]
    [fallen] = table.told("fallen")
    assert fallen["at_once"]


@pytest.mark.clause("MR-12.11", "MR-20.1", "MR-20.6")
def test_arrested() -> None:
    """One who is fit and not in the Bastille is put there, and asked at once."""
    table = Table(players=2)
    taken_out(table, "aramis")
    table.put("porthos", "bastille")
    table.perfidy("embastille")
    table.do("destination quest", "play_perfidy embastille")
    assert table.can("name") == ["0", "3"]
    table.do("name 3")
    assert table.where("dartagnan") == "bastille"
    assert table.told("jailed") == [{"musketeer": 3, "cause": "perfidy"}]
    assert (table.state.asking, table.state.to_act) == ("jail", [1])
    assert table.legal() == ["escape_pay", "escape_fight", "wait"]


@pytest.mark.clause("MR-12.12")
def test_slander() -> None:
    table = playing("calomnie")
    before = table.state.most_honour
    assert table.state.honour == before - 1
    assert table.told("token_moved") == [{"token": "honour", "before": before, "after": before - 1, "cause": "perfidy"}]


@pytest.mark.clause("MR-12.13")
@pytest.mark.parametrize("place", ["paris", "louvre", "quest", "la_rochelle"])
def test_dead_end(place: str) -> None:
    """One of four; nobody may move there this turn, whoever is there already may stay and act."""
    table = Table()
    table.mission("paris", "complot", "lubin")
    table.hand("athos", "combat")
    table.put("athos", place)
    table.put("porthos", "vieux_colombier")
    table.owns("porthos", "horse")
    table.perfidy("impasse")
    table.do("destination richelieu", "play_perfidy impasse")
    assert table.can("close") == ["paris", "louvre", "quest", "la_rochelle"]
    table.do(f"close {place}")
    assert table.told("perfidy_played") == [{"card": "impasse", "place": place}]
    table.start("porthos")
    others = {"paris", "louvre", "quest", "la_rochelle", "richelieu"} - {place}
    assert set(table.can("move")) == set(table.can("ride")) == others
    table.do("end_turn")
    table.start("athos")
    act = {"la_rochelle": "reinforce", "quest": "inn"}.get(place, "duel")
    assert table.can(act)
    table.next_turn()
    assert table.state.closed == NOWHERE


@pytest.mark.clause("MR-12.14")
def test_urgency() -> None:
    table = playing("urgence")
    assert table.state.time == 1
    table.next_turn()
    assert table.state.time == 2
    assert [told["cause"] for told in table.told("token_moved") if told["token"] == "time"] == ["perfidy", "phase"]
