"""MU-1 and MU-2: material and set-up of a game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import IllegalAction
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, GUARD_DECK, NAME, VALUE, parse_card
from tests.kit.play import play
from tests.musketiere.subject import decks
from tests.musketiere.table import Table, order, value

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 4)
NAMED = [4, 5, 7, 25, 30, 35, 40]


@pytest.mark.clause("MU-1.1")
def test_one_card_for_each_value_and_sword_count() -> None:
    assert sorted(NAME) == sorted(f"{value}/{swords}" for value in range(11) for swords in range(5))
    assert len(CARDS) == 55
    assert [parse_card(name) for name in NAME] == list(CARDS)
    for wrong in ("11/0", "3/5", "3", "3/", "03/1", "", None, 7, ["3/1"]):
        with pytest.raises(IllegalAction):
            parse_card(wrong)


@pytest.mark.clause("MU-1.2", "MU-1.3")
def test_value_first_then_swords_and_no_two_are_equal() -> None:
    assert sorted(NAME, key=parse_card) == sorted(NAME, key=order)
    assert all(order(NAME[low]) < order(NAME[high]) for low, high in pairwise(CARDS))


@pytest.mark.clause("MU-1.4")
def test_swords_never_add_to_a_sum_and_never_score() -> None:
    assert [VALUE[card] for card in CARDS] == [order(NAME[card])[0] for card in CARDS]
    many, none = (Table(f"players 2;guard 8;hands 3/{swords} | 5/{swords}") for swords in (4, 0))
    assert many.turn("3/4 5/4")["sum"] == none.turn("3/0 5/0")["sum"] == 8
    scored = Table("players 2;match_end single;duel 9;guard 4;pay 2/4 3/4 5/4 | 2/0 3/0 5/0;hands 1/0 | 9/0")
    scored.turn("1/0 9/0")
    scored.do("take_gem(0, centre)")
    assert scored.totals == [10, 12]


@pytest.mark.clause("MU-1.5", "MU-1.6")
def test_guard_deck_has_the_named_strengths_and_ours() -> None:
    ours = [8, 10, 11, 12, 14, 15, 18, 20]
    assert list(GUARD_DECK) == sorted(NAMED + ours) == Table().view()["options"]["guard_deck"]
    assert len(GUARD_DECK) == 15


@pytest.mark.clause("MU-1.7", "MU-1.8", "MU-2.6")
@given(players=PLAYERS, seed=SEEDS)
def test_all_stones_start_in_the_centre(players: int, seed: int) -> None:
    table = Table(players=players, seed=seed)
    assert table.centre == "3G 3P"
    assert table.rows == " ".join(["---"] * players)
    for row in ("G--", "P--", "GPG"):
        gems, prisons = 3 - row.count("G"), 3 - row.count("P")
        assert Table(f"players 2;rows {row} ---").centre == f"{gems}G {prisons}P"


@pytest.mark.clause("MU-1.7")
def test_stones_of_one_kind_are_interchangeable() -> None:
    """Which gem lies where is not even noted: the same rows reached by other ways are the same position."""
    one, two = (Table("players 2;guard 4;rows G-- ---;duel 1;hands 9/0 | 1/0") for _ in range(2))
    one.turn("9/0 1/0")
    two.turn("9/0 1/0")
    one.do("take_gem(1, centre)")
    two.do("take_gem(2, centre)")
    assert one.rows == "GG- ---"
    assert two.rows == "G-G ---"
    assert one.view()["centre"] == two.view()["centre"]


@pytest.mark.clause("MU-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    table = Table(players=players)
    assert table.view()["chosen"] == [False] * players
    assert len(table.hands) == players


@pytest.mark.clause("MU-2.2", "MU-2.4", "MU-14.4")
@pytest.mark.parametrize(
    ("players", "removed", "left"),
    [
        (2, [25, 30, 35, 40], [4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20]),
        (3, [4, 35, 40], [5, 7, 8, 10, 11, 12, 14, 15, 18, 20, 25, 30]),
        (4, [4, 5, 7], [8, 10, 11, 12, 14, 15, 18, 20, 25, 30, 35, 40]),
    ],
)
def test_guards_taken_out_before_each_game(players: int, removed: list[int], left: list[int]) -> None:
    view = Table(players=players).view()
    assert view["guards_removed"] == removed
    assert view["guards_left"] == left
    assert len(left) == (11 if players == 2 else 12)


@pytest.mark.clause("MU-2.3")
@given(players=PLAYERS, deck=decks(), seed=SEEDS)
def test_only_one_card_of_each_listed_strength_is_removed(players: int, deck: list[int], seed: int) -> None:
    view = Table(players=players, guard_deck=deck, seed=seed).view()
    assert Counter(view["guards_removed"]) + Counter(view["guards_left"]) == Counter(deck)
    assert len(view["guards_removed"]) == len(set(view["guards_removed"]))


@pytest.mark.clause("MU-2.3")
def test_a_second_card_of_a_listed_strength_stays_in_the_game() -> None:
    deck = [4, 5, 7, 25, 30, 35, 40, 40, 40, 8, 8, 10, 11, 12, 14]
    assert Table(players=2, guard_deck=deck).view()["guards_left"] == [4, 5, 7, 8, 8, 10, 11, 12, 14, 40, 40]


@pytest.mark.clause("MU-2.4", "MU-2.5")
def test_pile_and_deck_are_shuffled() -> None:
    """Every guard comes first and every card goes to seat 0 about as often as it should."""
    first, dealt, deals = Counter[int](), Counter[str](), 1100
    for seed in range(deals):
        table = Table(players=2, seed=seed)
        dealt.update(table.hands[0])
        table.lay(*(" ".join(hand[:3]) for hand in table.hands))
        first[table.view()["guard"]] += 1
    assert set(first) == {4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20}
    assert all(50 < times < 150 for times in first.values())  # 100 expected
    assert set(dealt) == set(NAME)
    assert all(180 < times < 300 for times in dealt.values())  # 240 expected


@pytest.mark.clause("MU-2.5", "MU-14.2")
@given(players=PLAYERS, seed=SEEDS)
def test_twelve_cards_each_and_the_rest_aside(players: int, seed: int) -> None:
    table = Table(players=players, seed=seed)
    cards = [card for hand in table.hands for card in hand]
    assert [len(hand) for hand in table.hands] == [12] * players
    assert len(set(cards)) == 12 * players
    aside = {2: 31, 3: 19, 4: 7}[players]
    assert table.told("game_started")[0]["aside"] == 55 - len(cards) == aside


@pytest.mark.clause("MU-2.7")
@given(players=PLAYERS, seed=SEEDS)
def test_a_later_game_starts_anew_and_only_totals_carry_over(players: int, seed: int) -> None:
    table = Table(players=players, seed=seed, match_end="games", match_games=2)
    rng = Rng(seed)
    while table.view()["game"] == 1:
        play(table.match, rng, 1)
    view = table.view()
    assert view["totals"] == view["scores"][0]
    assert (view["game"], view["duel"], view["phase"]) == (2, 0, "choose_pay")
    assert table.centre == "3G 3P"
    assert view["rows"] == ["---"] * players
    assert view["played"] == view["guards_turned"] == view["duels"] == []
    assert [len(hand) for hand in table.hands] == [12] * players
    assert len({card for hand in table.hands for card in hand}) == 12 * players
    assert sorted(view["guards_left"] + view["guards_removed"]) == list(GUARD_DECK)
    assert table.pay == [[]] * players
    first, second = (table.told("hand_dealt", 0)[at]["cards"] for at in (0, players))
    assert first != second


def test_the_order_told_twice_is_the_same() -> None:
    """The helpers that the other tests judge by."""
    assert value("10/4") == 10
    assert order("10/0") > order("9/4")
