"""FM-5: the sword fight."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.games.four_musketeers import fight
from musketiere.games.four_musketeers.cards import NAME, parse_card
from tests.four_musketeers import referee
from tests.four_musketeers.table import Chance, Table, lose


def struck(numbers: list[int | None]) -> list[fight.Strike]:
    """A fight of strikes with those numbers by seats 0, 1, …; None is an empty strike."""
    suits = iter("SHDCS")
    cards = [parse_card(f"{number}{next(suits)}") if number else fight.NO_CARD for number in numbers]
    return [fight.Strike(seat, seat, card, "hand") for seat, card in enumerate(cards)]


def told_again(numbers: list[int | None]) -> list[referee.Strike]:
    return [referee.Strike(one.seat, one.target, NAME[one.card] if one.card >= 0 else None) for one in struck(numbers)]


@pytest.mark.clause("FM-5.4", "FM-5.5", "FM-5.6", "FM-8.3", "FM-22.11", "FM-22.12")
@pytest.mark.parametrize("strikes", [3, 4, 5])
def test_blocking_and_loser_of_all_fights(strikes: int) -> None:
    """Every combination of four numbers and the empty strike, once for each number of seats."""
    draws = set()
    for numbers in product((3, 4, 7, 10, None), repeat=strikes):
        if max(numbers.count(number) for number in (3, 4, 7, 10)) > 4:
            continue
        expected = referee.standing(told_again([*numbers]))
        assert [one.seat for one in fight.standing(struck([*numbers]))] == [one.seat for one in expected]
        lost = referee.loser(told_again([*numbers]))
        assert fight.loser_of(struck([*numbers])) == (-2 if lost is None else lost)
        cards = [number for number in numbers if number is not None]
        if lost is None:
            draws.add(len(cards))
        if lost is not None:
            assert numbers.index(numbers[lost]) == lost  # who repeats a number never loses
            assert not (len(cards) == 4 and numbers[lost] == 10)  # with four strikes a ten never does
    assert draws == {number for number in (0, 2, 4) if number <= strikes}  # a draw needs an even number of cards


@pytest.mark.clause("FM-22.12")
@pytest.mark.parametrize("numbers", [[10, 4, 4], [10, 6, 6, 5, 5]])
def test_a_ten_can_lose_among_three_or_five(numbers: list[int | None]) -> None:
    assert fight.loser_of(struck(numbers)) == 0


@pytest.mark.clause("FM-5.4")
@pytest.mark.parametrize(
    ("numbers", "standing"),
    [([5, 6, 7, 8], [0, 1, 2, 3]), ([5, 5, 7, 8], [2, 3]), ([5, 6, 5, 5], [0, 1]), ([5, 5, 5, 5], [])],
)
def test_one_two_three_and_four_of_a_number(numbers: list[int | None], standing: list[int]) -> None:
    cards = [NAME[strike.card] for strike in struck(numbers)]
    table = Table(f"starter 0;hands {' | '.join(cards)}")
    table.strikes(", ".join(f"{seat} {card}" for seat, card in enumerate(cards)))
    assert table.fight["standing"] == standing


@pytest.mark.clause("FM-5.1", "FM-5.2", "FM-5.3", "FM-20.15")
def test_one_strike_each_clockwise_and_public_at_once() -> None:
    table = Table("starter 2;hands 5S | 6S | 7S | 8S")
    seats = []
    for number, card in enumerate(("7S", "8S", "5S"), 1):
        seats.append(table.view()["turn"])
        table.do(f"strike({card}, open)")
        for player in (None, 0, 1, 2, 3):
            shown = table.view(player)["strikes"]
            assert (len(shown), shown[-1]["card"]) == (number, card)
            assert shown[-1]["seat"] == shown[-1]["target"]
    assert [*seats, table.view()["turn"]] == [2, 3, 0, 1]


@pytest.mark.clause("FM-5.6")
def test_a_draw_spends_cards_and_a_fight() -> None:
    table = lose("starter 3;stone 1", None)
    assert table.outcome == (None, "g")
    view = table.view()
    assert (view["stone"], view["starter"], view["fight"], view["in_hand"]) == (1, 3, 2, 2)
    assert view["hand_counts"] == [5] * 4


@pytest.mark.clause("FM-5.7", "FM-5.8")
@pytest.mark.parametrize("loser", range(4))
def test_the_loser_is_hit_and_starts_the_next_fight(loser: int) -> None:
    table = lose("starter 1", loser)
    assert table.outcome == (loser, "a")
    assert table.starter == loser
    assert table.told("starter_set")[-1] == {"type": "starter_set", "seat": loser, "reason": "loser"}
    assert len(table.stacks[loser].split()) == 2


@pytest.mark.clause("FM-5.9")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_after_a_draw_in_the_last_fight_the_same_seat_starts_the_next_hand(direction: str) -> None:
    table = Table("in_hand 6;starter 1;hands 6S | 6H | 6D | 6C")
    table.do(f"choose_direction({direction})")
    for card in ("6H", "6D", "6C", "6S") if direction == "left" else ("6H", "6S", "6C", "6D"):
        table.do(f"strike({card}, open)")
    assert (table.outcome, table.view()["hand"], table.starter) == ((None, "g"), 2, 1)


@pytest.mark.clause("FM-22.14", "FM-5.6")
def test_a_round_has_no_limit_of_fights() -> None:
    """Draw after draw, hand after hand: chance deals everybody the same numbers again and again."""
    hands = " ".join(f"{number}{suit}" for suit in "SHDC" for number in range(3, 9))
    random = "9S 9H 9D 9C 10S 10H 10D 10C"
    table = Table(chance=Chance(orders=[None, None, f"{hands} {random}", *[hands] * 20]), first_lead="0")
    for _ in range(20):
        for number in range(3, 9):
            if number == 8:
                table.do("choose_direction(left)")
            table.strikes(", ".join(f"{seat} {number}{suit}" for seat, suit in enumerate("SHDC")))
            assert (table.outcome, table.starter, table.stone) == ((None, "g"), 0, "V")
    assert (table.view()["fight"], table.view()["hand"], table.view()["round"]) == (121, 21, 1)


@given(numbers=st.lists(st.integers(3, 10), min_size=3, max_size=5))
@pytest.mark.clause("FM-5.5")
def test_standing_strikes_have_different_numbers(numbers: list[int]) -> None:
    if max(map(numbers.count, numbers)) <= 4:
        left = [referee.number(NAME[one.card]) for one in fight.standing(struck([*numbers]))]
        assert len(set(left)) == len(left)
