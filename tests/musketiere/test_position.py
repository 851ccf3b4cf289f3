"""Positions as text: what is named lies where it was named, the rest is filled in, and nothing impossible is set up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, GUARD_DECK
from musketiere.games.musketiere.game import MUSKETIERE
from tests.kit.play import blamed, everything, play, snapshot, start
from tests.musketiere.description import described
from tests.musketiere.table import Table


def test_what_is_named_lies_where_it_was_named() -> None:
    table = Table(
        "players 3;match_end games;match_games 5;totals 10 0 7;game 2;duel 4;guards 5 7 8;guard 30;"
        "rows GP- P-- ---;centre 2G 1P;pay 9/3 9/0 0/3 | 6/3 3/2 6/1 | 9/1 9/2 8/4;hands 10/4 | 2/0 | 3/1"
    )
    view = table.view()
    assert view["options"]["match_end"] == "games"
    assert (view["totals"], view["game"], view["duel"], view["guard"]) == ([10, 0, 7], 2, 4, 30)
    assert view["guards_turned"] == [5, 7, 8, 30]
    assert (table.rows, table.centre) == ("GP- P-- ---", "2G 1P")
    assert table.pay == [["9/3", "9/0", "0/3"], ["6/3", "3/2", "6/1"], ["9/1", "9/2", "8/4"]]
    for seat, card in enumerate(["10/4", "2/0", "3/1"]):
        assert card in table.hands[seat]
        assert len(table.hands[seat]) == 6
    assert len(view["played"]) == 9


def test_the_largest_numbers_of_a_line() -> None:
    view = Table(
        "players 4;totals 9999 0 0 0;game 99;guard_deck 1 4 5 7 8 9 10 11 12 14 25 30 35 39 40;guards 40 39"
    ).view()
    assert (view["totals"], view["game"], view["guard"]) == ([9999, 0, 0, 0], 99, 40)
    assert view["options"]["guard_deck"][0] == 1


@pytest.mark.parametrize(
    "line", ["guard_deck 0 4 5 7 8 9 10 11 12 14 25 30 35 39 40", "guard_deck 4 5 7 8 9 10 11 12 14 15 25 30 35 40 41"]
)
def test_a_guard_has_a_strength_from_1_to_40(line: str) -> None:
    assert blamed(Table, f"players 2;{line}") == line


@pytest.mark.parametrize("line", ["guards 1", "guard 1", "guards 1 8"])
def test_the_weakest_guard(line: str) -> None:
    deck = "guard_deck 1 4 5 7 8 9 10 11 12 14 25 30 35 39 40"
    assert Table(f"players 4;{deck};{line}").view()["guard"] == 1


def test_what_is_left_out_comes_in_ascending_order() -> None:
    table = Table("players 2;duel 3;hands 0/0 | 0/2;played 10/4")
    cards = ["0/0", "0/1", "0/2", "0/3", "0/4", *(f"{value}/{swords}" for value in range(1, 10) for swords in range(5))]
    rest = [card for card in cards if card not in ("0/0", "0/2")]
    pay = [rest[:3], rest[3:6]]
    assert table.pay == pay
    assert table.hands == [["0/0", *rest[6:12]], ["0/2", *rest[12:18]]]
    assert table.view()["played"] == ["10/4", *rest[18:21]]
    assert Table("players 2;duel 1").view()["played"] == []


def test_a_guard_named_twice_is_the_one_of_the_duel() -> None:
    assert Table("players 3;duel 2;guards 5 7 8;guard 7").view()["guard"] == 7
    for other in (5, 8):
        assert blamed(Table, f"players 3;duel 2;guards 5 7 8;guard {other}") == "guards 5 7 8"


def test_played_cards_lie_where_they_were_named() -> None:
    table = Table("players 2;duel 3;hands 0/0 | 0/1;played 10/4 9/0 1/1")
    played = table.view()["played"]
    assert (played[:3], len(played)) == (["10/4", "9/0", "1/1"], 4)


@given(seed=st.integers(0, 1000), actions=st.integers(0, 80), players=st.integers(2, 4))
def test_any_match_can_be_laid_out_again(seed: int, actions: int, players: int) -> None:
    """All that lies on the table; not what a position has no line for, how it came to lie there."""
    match = play(start(MUSKETIERE, seed, players=players), Rng(seed), actions)
    lines = described(match.state)
    while match.state.to_act and lines is None:
        play(match, Rng(seed), 1)
        lines = described(match.state)
    if lines is not None:
        again = Match(
            MUSKETIERE, position="\n".join(f"{keyword} {words}" for keyword, words in lines.items()), seed=seed
        )
        wanted, got = snapshot(match.state), snapshot(again.state)
        for name in ("rng", "duels", "moves", "history", "scores", "played"):
            wanted.pop(name), got.pop(name)
        assert got == wanted
        assert sorted(again.state.played) == sorted(match.state.played)


def test_turned_cards_leave_the_winner_or_loser_to_act() -> None:
    table = Table("players 2;guard 10;duel 2;rows G-- ---;turned 9/0 3/0")
    assert table.acting == ("winner_acts", 0)
    assert table.view()["turned"] == ["9/0", "3/0"]
    assert table.legal(0) == ["take_gem(1, centre)", "take_gem(2, centre)"]


@given(duel=st.integers(0, 9), players=st.integers(2, 4))
def test_what_is_left_out_is_filled_in_from_the_rest(duel: int, players: int) -> None:
    table = Table(f"players {players};duel {duel}")
    view = table.view()
    cards = [card for cards in (*table.hands, *table.pay, view["played"]) for card in cards]
    assert len(set(cards)) == len(cards) == 12 * players <= len(CARDS)
    guards = [*view["guards_turned"], *view["guards_left"], *view["guards_removed"]]
    assert Counter(guards) == Counter(GUARD_DECK)
    assert everything(Table(f"players {players};duel {duel}").match) == everything(table.match)


@given(seed=st.integers(0, 1000), duel=st.integers(0, 9))
def test_a_position_is_played_to_its_end(seed: int, duel: int) -> None:
    table = Table(f"players 3;match_end single;duel {duel}", seed=seed)
    play(table.match, Rng(seed))
    assert table.match.state.outcome is not None
    assert table.view()["game"] == 1


@pytest.mark.parametrize(
    "line",
    [
        *("players 5", "players x", "players", "match_end never", "tie_rule 1"),
        *("target_score 0", "match_games 0", "guard_deck 1 2 3"),
        *(
            "totals 1",
            "totals 1 -2",
            "totals 1 x",
            "totals 1 10000",
            "game 0",
            "game 100",
            "duel 10",
            "duel -1",
            "duel one",
        ),
        *("guards 41", "guards 0", "guards 9", "guards 4 4", "guard 25", "guard 0", "guard x"),
        *("rows ---", "rows --- --- ---", "rows -- ---", "rows --X ---", "rows GGG ---", "rows PPP P--"),
        *("rows GG- GG-", "centre 3G 2P", "centre", "centre 3 3"),
        *(
            "pay 1/0 1/1 | 2/0 2/1 2/2",
            "pay 1/0 1/0 1/1 | 2/0 2/1 2/2",
            "pay 1/0 1/1 1/2",
            "pay 11/0 1/1 1/2 | 2/0 2/1 2/2",
        ),
        *("hands 1/0 | 1/0", "hands 1/0 | 2/0 | 3/0", "hands 1/5 | 2/0", "hands x | y"),
        f"hands {' '.join(f'{value}/0' for value in range(10))} | 1/1",
        *("played 1/0", "played 11/0", "played x"),
        *("turned 9/0", "turned 9/0 9/0", "turned 9/0 8/0 7/0", "turned 9/0 8/0 | 7/0"),
        *("turned | 9/0", "turned |"),
        *("colour red", "Players 2", "9/0"),
    ],
)
def test_a_wrong_line_is_named(line: str) -> None:
    before = "" if line.startswith("players") else "players 2;"
    assert blamed(Table, before + line) == line


@pytest.mark.parametrize(
    "text",
    [
        "players 2;players 2",
        "players 2;duel 0;rows G-- ---",
        "players 2;duel 0;pay 1/0 1/1 1/2 | 2/0 2/1 2/2",
        "players 2;duel 0;turned 1/0 2/0",
        "players 2;pay 1/0 1/1 1/2 | 2/0 2/1 2/2;hands 1/0 | 3/0",
        "players 2;pay 1/0 1/1 1/2 | 2/0 2/1 2/2;turned 1/0 | 3/0",
        "players 2;guards 4 5;guard 7",
        "players 2;guard 4;guards 5",
        "players 2;duel 0;guard 4",
        "players 2;duel 3;guards 4 5 7 8 10 11 12 14 15 18 20 4",
    ],
)
def test_lines_that_contradict_each_other(text: str) -> None:
    assert blamed(Table, text) in text.split(";")


@given(text=st.text(max_size=40))
def test_any_other_text_is_refused(text: str) -> None:
    if text.split():
        assert blamed(Table, "x" + text).startswith("x")
