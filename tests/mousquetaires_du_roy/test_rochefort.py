"""MR-10.1 to 10.6: when Rochefort may step in."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mousquetaires_du_roy.table import Table

TIE = ["HHH HHHH", "HH HHH", "H HH", "H"]
"""A duel of three dice with Rochefort in which nothing happens."""


def attempt(
    milady: str = "louvre", *throws: str, hero: str = "aramis", hand: str = "erudition_1 combat", **options: Any
) -> Table:
    """His turn at the Louvre begins; Milady is somewhere. Erudition 6 is within the reach of Aramis."""
    table = Table(**options)
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand(hero, hand)
    table.turn(hero, "louvre", milady)
    table.fall(*throws)
    return table


@pytest.mark.clause("MR-10.1", "MR-10.9")
@pytest.mark.parametrize("milady", ["paris", "louvre", "quest", "la_rochelle", "richelieu", "miladys_house"])
def test_milady_is_asked_wherever_she_is_and_may_appear_where_he_attempts(milady: str) -> None:
    table = attempt(milady)
    table.do("challenge 0")
    assert (table.state.asking, table.state.to_act) == ("reveal", [1])
    assert table.legal() == (["appear", "stay_hidden"] if milady == "louvre" else ["stay_hidden"])
    table.do("stay_hidden")
    assert len(table.told("challenge_won")) == 1
    assert table.told("rochefort_appeared") == []


@pytest.mark.clause("MR-10.1")
def test_the_question_says_nothing_about_where_she_is() -> None:
    """What the team and those who watch are told is the same, whether she could have appeared or not."""
    stories = []
    for milady in ("louvre", "richelieu"):
        table = attempt(milady)
        table.do("challenge 0", "stay_hidden")
        stories.append([[event.seen_by(seat) for event in table.log] for seat in (None, 0)])
    assert stories[0] == stories[1]


@pytest.mark.clause("MR-10.2")
@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("louvre", "challenge 0"),
        ("louvre", "duel 0"),
        ("paris", "challenge 0"),
        ("paris", "duel 0"),
        ("inn", "inn 0"),
        ("inn", "inn 1"),
        ("inn", "inn 2"),
        ("calais", "challenge 0"),
        ("england", "challenge 0"),
        ("england", "duel 0"),
        ("galleries", "challenge 0"),
        ("galleries", "duel 1"),
        ("galleries", "passage"),
    ],
)
def test_what_an_element_is(place: str, action: str) -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.mission("paris", "constance_disparue", "lubin")
    if place == "inn":
        table.inn("force_2 decoy", "decoy decoy", "trap decoy", up=True)
    elif place == "calais":
        table.board("calais")
    elif place == "england":
        table.board("england", "force_2 force_3", stage=1 if action.startswith("duel") else 0)
    elif place == "galleries":
        table.board("galleries", "force_2 " * 8)
    table.state.epic = 3
    table.hand("aramis", "erudition_2 erudition_2 panache_2 nobility_2 combat")
    where = place if place in ("louvre", "paris") else "quest"
    table.turn("aramis", where, where)
    table.do(action)
    table.until("commit")
    assert [one["musketeer"] for one in table.told("rochefort_appeared")] == [2]
    order = [type for type in table.types() if type in ("element_declared", "milady_revealed", "rochefort_appeared")]
    assert order == ["element_declared", "milady_revealed", "rochefort_appeared"]


@pytest.mark.clause("MR-10.3", "MR-10.4", "MR-13.11")
@pytest.mark.parametrize(
    ("where", "actions"),
    [
        ("louvre", ["pay_beggars louvre", "buy pistol", "done"]),
        ("louvre", ["exchange 0", "draw", "character des_essarts"]),
        ("louvre", ["move paris", "move quest"]),
        ("quest", ["inn 0", "draw"]),
        ("la_rochelle", ["reinforce combat"]),
        ("bastille", ["escape_pay"]),
        ("bastille", ["escape_fight"]),
    ],
)
def test_what_is_none(where: str, actions: list[str]) -> None:
    """Ambushes, exchanges, purchases, draws; moves, Character cards, reinforcements, escapes."""
    both: list[dict[str, Any]] = [{"rochefort": "auto"}, {}]
    for options in both:
        table = Table(**options)
        table.state.pistoles = 20
        table.mission("louvre", "dette_de_jeu", "biscarat", "mendiants")
        table.mission("paris", "trafiquants", "lubin", "assassin")
        table.inn("- decoy", "decoy decoy", "trap decoy")
        table.hand("aramis", "combat des_essarts")
        table.put("athos", where)
        table.turn("aramis", where, where if where in ("louvre", "quest", "la_rochelle") else "paris")
        for action in actions:
            assert table.state.to_act == [0]
            if action == "exchange 0":
                table.do("exchange 0", "give combat", "done")
            else:
                table.do(action)
        table.until("action")
        assert "milady_revealed" not in table.types()
        assert "element_declared" not in table.types()


@pytest.mark.clause("MR-10.4", "MR-7.2")
def test_entering_her_place_is_no_element() -> None:
    table = attempt("paris", rochefort="auto")
    table.do("move paris")
    assert table.told("milady_revealed") == []


@pytest.mark.clause("MR-10.5", "MR-11.1", "MR-33.17")
@pytest.mark.parametrize("options", [{}, {"rochefort": "auto"}])
def test_never_against_athos(options: dict[str, Any]) -> None:
    table = attempt("louvre", hero="athos", hand="erudition_2", **options)
    table.do("challenge 0")
    assert (table.state.asking, len(table.told("challenge_won"))) == ("action", 1)


@pytest.mark.clause("MR-10.5", "MR-10.12")
def test_not_against_athos_even_when_he_stands_there() -> None:
    table = attempt("louvre", *TIE, hand="")
    table.do("duel 0", "appear")
    table.put("athos", "louvre")
    table.do("end_turn")
    table.start("athos")
    table.fall("SSH SH")
    table.do("duel 0")
    assert len(table.told("rochefort_appeared")) == 1
    assert table.told("validated")


@pytest.mark.clause("MR-10.6", "MR-10.20")
@pytest.mark.parametrize("options", [{}, {"rochefort": "auto"}])
def test_not_without_life_and_milady_stays_hidden(options: dict[str, Any]) -> None:
    table = attempt("louvre", **options)
    table.state.rochefort_life = 0
    table.do("challenge 0")
    assert (table.state.asking, len(table.told("challenge_won")), table.told("milady_revealed")) == ("action", 1, [])
    table.next_turn()
    assert table.state.rochefort_life == 0
    assert [one["cause"] for one in table.told("milady_revealed")] == ["end"]
