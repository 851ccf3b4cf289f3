"""What still keeps the match from being lost tonight is what whoever decides is told, or that nothing does."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.material import PARIS
from tests.mousquetaires_du_roy.table import Table
from tests.mousquetaires_du_roy.test_counsel import best, told

FOUR = ("athos", "porthos", "aramis", "dartagnan")


def alone(hero: str, place: str, hand: str) -> Table:
    """The others are prisoners."""
    table = Table(musketeers=4, heroes=" ".join(FOUR))
    table.turn(hero, place, "la_rochelle")
    for other in FOUR:
        table.hand(other, hand if other == hero else "")
        if other != hero:
            table.put(other, "bastille")
    return table


def before_beggars(hand: str = "des_essarts double_combat combat") -> Table:
    """Athos lacks a point for the Queen's message, and the team a pistole for the beggars."""
    table = alone("athos", "paris", hand)
    table.mission("paris", "message_reine", "lubin", "mendiants")  # nobility 6
    table.state.honour, table.state.pistoles, table.state.actions = 1, table.state.edition.beggars_price - 1, 4
    return table


@pytest.mark.clause("MR-13.8", "MR-14.10", "MR-15.11")
def test_what_cards_in_his_hand_pay_for_is_within_reach() -> None:
    table = before_beggars()
    danger = told(table)["danger"]
    assert (danger["way"], danger["remedy"], danger["within"], danger["barred"]) == ("honour", 2, 2, False)
    steps: list[tuple[str, object]] = []
    while table.state.asking == "action" and len(steps) < 4:
        step = best(table)
        lead = told(table)["lead"]
        assert (lead["place"], lead["today"]) == ("paris", True)
        steps.append((step["type"], step.get("what")))
        table.do(" ".join(map(str, step.values())))
        while table.state.asking in ("pay", "buy"):
            asked = best(table)
            table.do(" ".join(map(str, asked.values())))
    assert steps == [
        ("character", "des_essarts"),
        ("pay_beggars", "paris"),
        ("buy", "improved_nobility"),
        ("challenge", 0),
    ]
    assert best(table) == {"type": "duel", "what": 0}


@pytest.mark.clause("MR-13.8")
def test_beggars_whom_nobody_can_pay_bar_the_way() -> None:
    table = before_beggars("double_combat combat")
    danger = told(table)["danger"]
    assert (danger["within"], danger["barred"]) == (0, True)
    table.hand("porthos", "des_essarts")
    assert told(table)["danger"]["barred"], "a prisoner pays nothing"
    table.put("porthos", "louvre")
    table.state.due[table.who("porthos")] = True
    assert not told(table)["danger"]["barred"]


@pytest.mark.clause("MR-14.1", "MR-14.10")
def test_a_second_improvement_is_not_paid_with_what_the_first_is_for() -> None:
    table = alone("athos", "louvre", "gallantry_2 des_essarts double_combat")
    table.mission("louvre", "dette_de_jeu")  # gallantry 5, of which he has four
    table.do("buy improved_gallantry", "pay_card des_essarts", "buy improved_panache")
    assert best(table) == {"type": "pay_card", "what": "double_combat"}


@pytest.mark.clause("MR-8.3", "MR-14.10")
def test_what_is_certain_comes_before_drawing_for_it() -> None:
    table = Table(length="short")
    table.turn("athos", "louvre", "la_rochelle")
    table.mission("louvre", "dette_de_jeu")
    table.hand("athos", "combat gallantry_2")
    steps: list[str] = []
    while len(steps) < 2:
        step = best(table)
        assert step["type"] != "draw"
        steps.append(step["type"])
        table.do(" ".join(map(str, step.values())))
        while table.state.asking != "action":
            table.do(" ".join(map(str, best(table).values())))
    assert "challenge" in steps


def constance(hand: str) -> Table:
    """One challenge is left of hers, gallantry 7, of which Porthos has three."""
    table = alone("porthos", "paris", hand)
    table.mission("paris", "enlevement_constance", "lubin")
    manned = table.state.paris
    assert manned is not None
    beaten = tuple(one._replace(beaten=True) for one in manned.opponents)
    table.state.set_mission(PARIS, manned._replace(solved=0b10, opponents=beaten, strangled=5))
    return table


@pytest.mark.clause("MR-15.12")
def test_the_point_that_is_wanting_for_constance_is_drawn_for() -> None:
    table = constance("gallantry_2 gallantry_1")
    assert told(table)["danger"]["tonight"] > 0
    lead = told(table)["lead"]  # any card pays for an improvement
    assert (best(table), lead["place"], lead["task"], lead["lacks"]) == ({"type": "draw"}, "paris", "challenge", None)
    table.state.actions = 2
    lead = told(table)["lead"]
    assert (best(table), lead["place"]) == ({"type": "draw"}, "paris")
    assert (lead["task"], lead["lacks"]) == ("challenge", {"card": "gallantry_1", "count": 1})
    table.hand("porthos", "gallantry_2 gallantry_1 erudition_1")  # that is surer
    assert best(table) == {"type": "buy", "what": "improved_gallantry"}
    table.hand("porthos", "gallantry_2 gallantry_2")
    assert best(table) == {"type": "challenge", "what": 0}


@pytest.mark.clause("MR-1.3", "MR-15.11")
def test_where_nothing_saves_the_queen_that_is_said_and_nothing_else() -> None:
    table = before_beggars()
    assert not told(table)["lost"]
    table.state.actions = 2  # one of them for the beggars
    counsel = told(table)
    assert (counsel["lost"], counsel["lead"], counsel["best"], counsel["dare"], counsel["rival"]) == (
        True,
        None,
        None,
        None,
        None,
    )
    table.state.honour = 2
    assert not told(table)["lost"]
    assert best(table) is not None


@pytest.mark.clause("MR-1.6")
def test_on_the_last_evening_the_quest_is_what_is_left() -> None:
    table = alone("athos", "quest", "nobility_2 combat")
    table.board("galleries", "force_3 " * 8, stage=3)
    table.state.time = table.state.edition.time_end - 1
    table.state.epic = table.state.edition.gallery_epic
    assert best(table) == {"type": "passage"}
    table.state.epic, table.state.actions = 0, 0
    assert told(table)["lost"]
