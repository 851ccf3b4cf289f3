"""MU-16: the worked examples, as they stand in the rules."""

from __future__ import annotations

import pytest

from musketiere.core.match import Match
from musketiere.games.musketiere.game import MUSKETIERE
from tests.kit.play import everything
from tests.musketiere.table import Table
from tests.musketiere.test_winner_and_loser import loser, winner


@pytest.mark.clause("MU-E1")
def test_equality_wins_and_swords_decide_the_highest() -> None:
    table = Table("players 3;guard 20;hands 7/2 | 7/4 | 6/0")
    decided = table.turn("7/2 7/4 6/0")
    assert (decided["sum"], decided["won"], decided["seat"]) == (20, True, 1)
    assert table.legal(1) == ["take_gem(0, centre)", "take_gem(1, centre)", "take_gem(2, centre)"]


@pytest.mark.clause("MU-E2")
def test_tie_for_the_lowest() -> None:
    table = Table("players 3;guard 15;hands 4/3 | 4/1 | 6/0")
    decided = table.turn("4/3 4/1 6/0")
    assert (decided["sum"], decided["won"], decided["seat"]) == (14, False, 1)
    assert table.legal(1) == ["take_prison(0, centre)", "take_prison(1, centre)", "take_prison(2, centre)"]


@pytest.mark.clause("MU-E3")
def test_value_before_swords() -> None:
    decided = Table("players 2;guard 12;hands 8/0 | 7/4").turn("8/0 7/4")
    assert (decided["sum"], decided["won"], decided["seat"]) == (15, True, 0)


@pytest.mark.clause("MU-E4")
def test_gem_or_freedom() -> None:
    table = winner("GP- P-- ---")
    assert table.centre == "2G 1P"
    assert table.legal(0) == ["free_prison(1)", "take_gem(2, centre)"]
    table.do("free_prison(1)")
    assert (table.rows, table.centre) == ("G-- P-- ---", "2G 2P")


@pytest.mark.clause("MU-E5")
def test_winner_with_three_stones() -> None:
    table = winner("GPP --- ---")
    assert table.centre == "2G 1P"
    assert table.legal(0) == ["free_prison(1)", "free_prison(2)"]
    happened = table.do("free_prison(2)")
    assert (table.rows, table.centre) == ("GP- --- ---", "2G 2P")
    assert "gem_taken" not in [event.type for event in happened]


@pytest.mark.clause("MU-E6")
def test_loser_with_three_stones() -> None:
    table = loser("GGP --- ---")
    assert table.centre == "1G 2P"
    assert table.legal(0) == ["return_gem(0)", "return_gem(1)"]
    happened = table.do("return_gem(0)")
    assert (table.rows, table.centre) == ("-GP --- ---", "2G 2P")
    assert "prison_taken" not in [event.type for event in happened]


@pytest.mark.clause("MU-E8")
def test_no_gem_in_the_centre() -> None:
    table = winner("G-- -G- --G")
    assert table.centre == "0G 3P"
    assert table.legal(0) == [f"take_gem({place}, {source})" for place in (1, 2) for source in ("(1,1)", "(2,2)")]
    table.do("take_gem(1, (2,2))")
    assert table.rows == "GG- -G- ---"


@pytest.mark.clause("MU-E9")
def test_third_gem_by_robbery_ends_the_game() -> None:
    table = Table(
        "players 2;match_end single;duel 5;guard 10;rows GG- P-G;centre 0G 2P;"
        "pay 6/1 3/0 2/2 | 10/0 9/3 8/1;hands 9/0 | 5/0"
    )
    table.turn("9/0 5/0")
    assert table.legal(0) == ["take_gem(2, (1,2))"]
    table.do("take_gem(2, (1,2))")
    assert table.told("game_ended") == [{"type": "game_ended", "reason": "three_gems", "seat": 0}]
    assert table.view()["duel"] == 5
    lines = table.told("pay_turned")
    assert [line["points"] for line in lines] == [[12, 6, 4], [0, 9, 8]]
    assert [line["row"] for line in lines] == ["GGG", "P--"]
    assert table.totals == [22, 17]


@pytest.mark.clause("MU-E10")
def test_no_prison_in_the_centre() -> None:
    rows = "PP- --P ---"
    third = loser(rows, seat=2)
    assert third.centre == "3G 0P"
    sources = ["(0,0)", "(0,1)", "(1,2)"]
    assert third.legal(2) == sorted(f"take_prison({place}, {source})" for place in range(3) for source in sources)
    first = loser(rows, seat=0)
    assert first.legal(0) == ["take_prison(2, (1,2))"]
    first.do("take_prison(2, (1,2))")
    assert first.rows == "PPP --- ---"
    assert first.view()["counting"] == [1, 2]


@pytest.mark.clause("MU-E11")
def test_the_imprisoned_card_does_not_count() -> None:
    table = Table("players 3;guard 18;rows --- PPP ---;centre 3G 0P;hands 9/1 | 10/4 | 8/0")
    decided = table.turn("9/1 10/4 8/0")
    assert (decided["sum"], decided["won"], decided["seat"], decided["card"]) == (17, False, 2, "8/0")
    assert len(table.legal(2)) == 9
    assert all(", (1," in name for name in table.legal(2))
    table.do("take_prison(0, (1,1))")
    assert table.rows == "--- P-P P--"
    assert table.view()["counting"] == [0, 1, 2]


@pytest.mark.clause("MU-E13")
def test_alone_against_the_guard() -> None:
    eleven = Table("players 2;guard 11;rows PPP ---;hands 10/3 | 10/4")
    decided = eleven.turn("10/3 10/4")
    assert (decided["sum"], decided["won"], decided["seat"]) == (10, False, 1)
    assert all(", (0," in name for name in eleven.legal(1))
    ten = Table("players 2;guard 10;rows PPP ---;hands 10/3 | 10/4")
    decided = ten.turn("10/3 10/4")
    assert (decided["sum"], decided["won"], decided["seat"]) == (10, True, 1)
    assert all(name.startswith("take_gem") for name in ten.legal(1))


@pytest.mark.clause("MU-E14")
@pytest.mark.parametrize(
    ("cards", "row", "score"),
    [
        ("10/0 8/2 5/4", "GP-", 25),
        ("0/4 10/1 10/2", "G--", 20),
        ("1/0 5/0 9/4", "PPP", 0),
    ],
)
def test_scoring(cards: str, row: str, score: int) -> None:
    table = Table(f"players 2;match_end single;duel 9;guard 5;rows --- {row};pay 2/0 2/1 2/2 | {cards};hands 9/0 | 6/0")
    table.turn("9/0 6/0")
    table.do(table.legal(0)[0])
    assert table.totals[1] == score


@pytest.mark.clause("MU-E14", "MU-14.10")
def test_three_tens_with_three_gems() -> None:
    pay = "pay 10/0 10/1 10/2 | 1/0 1/1 1/2"
    table = Table(f"players 2;match_end single;duel 9;guard 5;rows GG- ---;{pay};hands 9/0 | 0/0")
    table.turn("9/0 0/0")
    table.do("take_gem(2, centre)")
    assert table.totals == [60, 3]
    assert MUSKETIERE.parse_options({}).target_score > 60  # so a match to 100 needs two games


@pytest.mark.clause("MU-E15")
def test_winner_with_two_prisons() -> None:
    table = winner("PP- ---")
    assert table.centre == "3G 1P"
    assert table.legal(0) == ["free_prison(0)", "free_prison(1)", "take_gem(2, centre)"]


def scored(totals: str, pay: str, options: str = "", row: str = "-P-") -> Table:
    """Three players, target 100, a game just scored; at its end seat 2 has put a prison on its last place."""
    table = Table(
        f"players 3;{options};totals {totals};duel 9;guard 30;rows --- --- {row};pay {pay};hands 9/0 | 9/1 | 8/0"
    )
    table.turn("9/0 9/1 8/0")
    table.do("take_prison(2, centre)")
    return table


@pytest.mark.clause("MU-E17")
def test_match_end() -> None:
    play_on = "tie_rule play_on"
    ahead = scored("100 106 93", "4/0 0/0 0/1 | 5/0 0/2 0/3 | 3/0 1/0 1/1")
    assert ahead.totals == [104, 111, 96]
    assert ahead.told("match_ended")[0]["winners"] == [1]

    level = "3/0 0/0 0/1 | 3/1 0/2 0/3 | 3/2 1/0 1/1"
    shared = scored("100 100 37", level)
    assert shared.totals == [103, 103, 40]
    assert shared.told("match_ended")[0]["winners"] == [0, 1]
    again = scored("100 100 37", level, play_on)
    assert (again.totals, again.view()["game"]) == ([103, 103, 40], 2)

    for options in ("", play_on):
        below = scored("96 96 95", level, options)
        assert below.totals == [99, 99, 98]
        assert (below.told("match_ended"), below.view()["game"]) == ([], 2)

    still = scored("103 103 40", "10/0 0/0 0/1 | 10/1 0/2 0/3 | 10/2 10/3 1/0", play_on, "GG-")
    assert still.totals == [113, 113, 80]
    assert (still.told("match_ended"), still.view()["game"]) == ([], 2)

    won = scored("103 103 40", "0/0 0/1 0/2 | 10/1 2/2 0/3 | 10/2 5/0 1/0", play_on, "GG-")
    assert won.totals == [103, 115, 70]
    assert won.told("match_ended")[0]["winners"] == [1]


# ---- MU-E19 ----------------------------------------------------------------------------------------------

START = """
players 3
match_end single
duel 0
guards 14 12 18 5 30 20 8 10 11
hands 9/3 9/0 0/3 2/0 3/1 4/1 5/2 6/4 7/0 8/0 8/3 9/4 | 6/3 3/2 6/1 0/1 1/0 1/3 2/1 2/2 3/3 4/2 6/0 10/4 |\
 9/1 9/2 8/4 1/2 1/4 2/3 4/0 6/2 7/1 7/2 7/3 7/4
"""
DUELS = [
    (14, "3/1 10/4 4/0", 17, True, 1, 3, "take_gem(0, centre)", "--- G-- ---", "2G 3P"),
    (12, "5/2 1/0 2/3", 8, False, 1, 2, "take_prison(2, centre)", "--- G-P ---", "2G 2P"),
    (18, "9/4 1/3 6/2", 16, False, 1, 1, "take_prison(1, centre)", "--- GPP ---", "2G 1P"),
    (5, "6/4 6/0 1/4", 13, True, 0, 3, "take_gem(2, centre)", "--G GPP ---", "1G 1P"),
    (30, "4/1 2/1 7/4", 13, False, 1, 1, "return_gem(0)", "--G -PP ---", "2G 1P"),
    (20, "7/0 0/1 1/2", 8, False, 1, 1, "take_prison(0, centre)", "--G PPP ---", "2G 0P"),
    (8, "8/0 2/2 7/2", 15, True, 0, 2, "take_gem(0, centre)", "G-G PPP ---", "1G 0P"),
    (10, "2/0 3/3 7/1", 9, False, 0, 3, "take_prison(1, (1,1))", "GPG P-P ---", "1G 0P"),
    (11, "8/3 4/2 7/3", 19, True, 0, 1, "free_prison(1)", "G-G P-P ---", "1G 1P"),
]
IMPRISONED = {7, 8}
"""Duels in which the card of seat 1 is marked in the table."""


@pytest.mark.clause("MU-E19")
def test_whole_game() -> None:
    """The table of the rules, row by row, with the order of places decided by the players."""
    table = Table(START)
    table.lay("9/3 9/0 0/3", "6/3 3/2 6/1", "9/1 9/2 8/4")
    assert table.pay == [["9/3", "9/0", "0/3"], ["6/3", "3/2", "6/1"], ["9/1", "9/2", "8/4"]]
    assert table.hands[0] == ["2/0", "3/1", "4/1", "5/2", "6/4", "7/0", "8/0", "8/3", "9/4"]
    for duel, (guard, cards, total, won, seat, choices, action, rows, centre) in enumerate(DUELS, 1):
        view = table.view()
        assert (view["duel"], view["guard"]) == (duel, guard)
        assert view["counting"] == ([0, 2] if duel in IMPRISONED else [0, 1, 2])
        decided = table.turn(cards)
        assert (decided["sum"], decided["won"], decided["seat"]) == (total, won, seat)
        assert len(table.legal(seat)) == choices
        assert action in table.legal(seat)
        table.do(action)
        assert (table.rows, table.centre) == (rows, centre)
    (ended,) = table.told("game_ended")
    assert (ended["reason"], table.view()["duel"]) == ("nine_duels", 9)
    lines = table.told("pay_turned")
    assert [line["points"] for line in lines] == [[18, 9, 0], [0, 3, 0], [9, 9, 8]]
    assert table.totals == [27, 3, 26]
    assert table.told("match_ended")[0]["winners"] == [0]


@pytest.mark.clause("MU-E19")
def test_whole_game_replays() -> None:
    """The same game once more, from its record."""
    table = Table(START)
    table.lay("9/3 9/0 0/3", "6/3 3/2 6/1", "9/1 9/2 8/4")
    for _, cards, *_, action, _, _ in DUELS:
        table.turn(cards)
        table.do(action)
    again = Match.from_text(table.match.text(), {"musketiere": MUSKETIERE})
    assert everything(again) == everything(table.match)
    assert len(again.actions) == 3 + 9 * 4
