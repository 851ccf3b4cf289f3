"""What those who still act can do tonight reckons with what their cards pay for, and the counsel leads to it."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.material import PLACES
from musketiere.games.mousquetaires_du_roy.strategy import reach
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


def within(table: Table, place: str) -> reach.Reach:
    there = reach.of(table.state, PLACES.index(place))
    assert there is not None
    return there


def tonight(table: Table, place: str) -> int:
    return within(table, place).tonight


def due(table: Table, *heroes: str) -> None:
    """All others have acted, or have begun to."""
    table.state.due = [hero in heroes for hero in table.heroes]


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


@pytest.mark.clause("MR-13.8", "MR-14.10")
def test_des_essarts_who_pays_beggars_pays_nothing_else() -> None:
    table = before_beggars("des_essarts")
    danger = told(table)["danger"]
    assert (danger["remedy"], danger["within"], danger["barred"]) == (2, 1, False)
    assert told(table)["lead"]["place"] is None, "to play him saves nothing"


@pytest.mark.clause("MR-11.3", "MR-14.1", "MR-14.10")
@pytest.mark.parametrize(
    ("hand", "actions", "met"),
    [
        ("combat", 4, 1),
        ("combat combat", 4, 2),
        ("combat combat", 3, 2),
        ("combat combat", 2, 1),
        ("erudition_1", 4, 1),
        ("erudition_1 combat", 3, 2),
        ("erudition_1 combat", 2, 1),
        ("erudition_2 nobility_2", 4, 2),
        ("erudition_2 nobility_1 gallantry_1 panache_1", 4, 3),
        ("erudition_2 nobility_2 gallantry_1", 4, 2),
    ],
)
def test_each_card_is_spent_once_and_two_improvements_cost_one_action(hand: str, actions: int, met: int) -> None:
    table = alone("aramis", "louvre", hand)
    table.mission("louvre", "dette_de_jeu")  # he lacks one of erudition, one of gallantry, three of nobility
    table.state.actions = actions
    assert tonight(table, "louvre") == met


@pytest.mark.clause("MR-14.1")
def test_an_improvement_that_has_been_bought_leaves_the_next_one_free() -> None:
    table = alone("aramis", "louvre", "combat double_combat")
    table.mission("louvre", "dette_de_jeu")
    table.state.actions = 3
    table.do("buy improved_erudition", "pay_card combat")
    assert (table.state.asking, tonight(table, "louvre")) == ("buy", 2)
    table.do("done")
    assert tonight(table, "louvre") == 1


def test_all_who_still_act_meet_challenges_and_fight() -> None:
    table = alone("aramis", "louvre", "combat")
    table.mission("louvre", "dette_de_jeu", "boisrenard lubin")
    table.state.actions = 3
    assert tonight(table, "louvre") == 2
    table.put("athos", "paris")
    table.state.due[table.who("athos")] = True
    assert tonight(table, "louvre") == 3, "Athos comes and fights one"
    table.hand("athos", "nobility_1")
    assert tonight(table, "louvre") == 4, "and shows nobility before that"


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


@pytest.mark.clause("MR-13.13")
def test_whom_nemesis_names_can_do_nothing_there() -> None:
    table = alone("athos", "paris", "double_combat combat")
    table.mission("paris", "message_reine", "lubin", "nemesis", named="athos")
    assert within(table, "paris") == reach.Reach(left=2, tonight=0, barred=True)


@pytest.mark.clause("MR-13.8", "MR-14.10")
def test_whoever_acts_now_is_past_no_beggars_that_another_pays_later() -> None:
    table = before_beggars("double_combat combat")
    table.hand("porthos", "des_essarts")
    table.put("porthos", "louvre")
    assert tonight(table, "paris") == 2, "Porthos first, who fights"
    due(table, "porthos")
    assert tonight(table, "paris") == 1, "Athos has begun"


@pytest.mark.clause("MR-13.8")
def test_who_has_no_action_left_pays_no_beggars() -> None:
    table = before_beggars("double_combat combat")
    table.hand("porthos", "des_essarts")
    table.put("porthos", "paris")
    table.put("aramis", "paris")
    due(table, "aramis")
    assert within(table, "paris").barred
    due(table, "aramis", "porthos")
    assert not within(table, "paris").barred


def test_des_essarts_takes_the_action_with_which_he_might_have_fought() -> None:
    table = before_beggars()
    table.state.actions = 2
    assert tonight(table, "paris") == 1
    table.state.actions = 1
    assert within(table, "paris").barred


@pytest.mark.clause("MR-13.8")
def test_where_des_essarts_does_not_bring_enough_the_beggars_bar_the_way() -> None:
    table = before_beggars()
    table.state.edition = table.state.edition._replace(beggars_price=9)
    table.state.pistoles = 6
    assert not within(table, "paris").barred
    table.state.pistoles = 5
    assert within(table, "paris").barred
