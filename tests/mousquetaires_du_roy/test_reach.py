"""What those who still act can do tonight reckons with what their cards pay for, and the counsel leads to it."""

from __future__ import annotations

import pytest

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
def test_what_cards_in_his_hand_pay_for_is_within_reach_and_counselled() -> None:
    table = before_beggars()
    danger = told(table)["danger"]
    assert (danger["way"], danger["remedy"], danger["within"], danger["barred"]) == ("honour", 2, 2, False)
    assert best(table) == {"type": "character", "what": "des_essarts"}
    table.do("character des_essarts")
    assert best(table) == {"type": "pay_beggars", "what": "paris"}
    table.do("pay_beggars paris")
    assert (told(table)["danger"]["within"], told(table)["lead"]["place"]) == (2, "paris")


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
