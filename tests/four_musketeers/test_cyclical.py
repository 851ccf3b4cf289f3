"""FM-7: the cyclical fight."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("FM-7.1", "FM-19.6")
@given(seed=SEEDS)
def test_the_last_fight_of_each_hand(seed: int) -> None:
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed), 200)
    size = table.view()["fights_in_hand"]
    assert size == {4: 6, 3: 4}[len(table.view()["seats"])]
    for started in table.told("fight_started"):
        assert started["cyclical"] == (started["in_hand"] == size)
        assert started["in_hand"] == (started["fight"] - 1) % size + 1


@pytest.mark.clause("FM-7.1")
@pytest.mark.parametrize("numbers", ["6S 6H 6D 6C", "3S 4S 5S 6S"])
def test_whatever_happened_before(numbers: str) -> None:
    """Also after a draw."""
    cards = numbers.split()
    table = Table(f"in_hand 5;starter 0;hands {' | '.join(cards)}")
    table.strikes(", ".join(f"{seat} {card}" for seat, card in enumerate(cards)))
    assert table.view()["cyclical"]
    assert table.acting == ("choose_direction", 0)


@pytest.mark.clause("FM-7.2", "FM-19.2")
def test_the_direction_is_public_before_the_first_strike() -> None:
    for direction in ("left", "right"):
        table = Table("in_hand 6;starter 2")
        assert table.acting == ("choose_direction", 2)
        assert table.legal(2) == ["choose_direction(left)", "choose_direction(right)"]
        assert table.view()["order"] == []
        table.do(f"choose_direction({direction})")
        for player in (None, 0, 1, 2, 3):
            assert (table.view(player)["direction"], table.view(player)["strikes"]) == (direction, [])
        told = {"type": "direction_chosen", "seat": 2, "direction": direction, "automatic": False}
        assert table.told("direction_chosen") == [told]


@pytest.mark.clause("FM-7.3", "FM-7.4", "FM-2.2", "FM-2.3")
@pytest.mark.parametrize("layout", [3, 4])
@pytest.mark.parametrize("storyline", ["AC", "KC"])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_order_and_targets(layout: int, storyline: str, direction: str) -> None:
    """Everybody strikes once and is a target once, never his own; the last strike is for the starter."""
    for starter in range(layout):
        players = "" if layout == 4 else "layout 3;players 3;"
        table = Table(f"storyline {storyline};{players}in_hand {6 if layout == 4 else 4};starter {starter}")
        table.do(f"choose_direction({direction})")
        order = [(one["seat"], one["target"]) for one in table.view()["order"]]
        assert order == referee.order(layout, storyline == "KC", starter, direction)
        around: list[Any] = [*range(layout), *(["X"] if storyline == "KC" else [])]
        assert sorted(map(str, (seat for seat, _ in order))) == sorted(map(str, around))
        assert sorted(map(str, (target for _, target in order))) == sorted(map(str, around))
        assert all(seat != target for seat, target in order)
        assert order[0][0] == order[-1][1] == starter
        step = 1 if direction == "left" else -1
        assert all(target == around[(around.index(seat) + step) % len(around)] for seat, target in order)


@pytest.mark.clause("FM-7.5", "FM-19.6")
def test_shadow_strikes_are_allowed() -> None:
    """Each seat has one card, so the choice is only how to strike."""
    table = Table("in_hand 6;starter 2;random 9S 9H;hands 3S | 4S | 5S | 6S")
    table.do("choose_direction(right)")
    assert table.legal(2) == ["strike(5S, open)", "strike(5S, shadow)"]


@pytest.mark.clause("FM-7.6", "FM-5.4", "FM-5.8")
@pytest.mark.parametrize(
    ("cards", "standing", "loser"),
    [("5S 5H 8S 7S", [2, 3], 0), ("5S 5H 8S 5D", [0, 2], 1), ("3S 4S 5S 6S", [0, 1, 2, 3], 1)],
)
def test_blocking_and_loser(cards: str, standing: list[int], loser: int) -> None:
    """To the left, starter 0: the target of the lowest standing strike loses and starts the next fight."""
    hand = cards.split()
    table = Table(f"in_hand 6;starter 0;hands {' | '.join(hand)}")
    table.do("choose_direction(left)")
    table.strikes(", ".join(f"{seat} {card}" for seat, card in enumerate(hand)))
    assert (table.fight["standing"], table.fight["loser"]) == (standing, loser)
    assert (table.outcome, table.starter, table.stone) == ((loser, "a"), loser, loser)


@pytest.mark.clause("FM-7.1", "FM-16.9")
@pytest.mark.parametrize(
    ("options", "hands", "asked"),
    [
        ("layout 3;players 3;missing dealer;missing_suit S;in_hand 4", "10H | 9H | 3H", "choose_missing"),
        (
            "storyline AS;free_replays 0;match target;target 9;in_hand 6;random -",
            "10H | 9H | 8H | 3H",
            "choose_settings",
        ),
    ],
)
def test_no_fight_is_cyclical_between_two_rounds(options: str, hands: str, asked: str) -> None:
    """A hit in the last fight of a hand ends the round; what is decided before the next one belongs to no fight."""
    lasts = "2H | 2D | JK" if "layout 3" in options else "2S | 2H | 2D | JK"
    table = Table(f"{options};starter 0;stone 0;stacks {lasts} | popped 2C up;hands {hands}")
    table.do("choose_direction(left)")
    assert table.view()["cyclical"]
    table.strikes(", ".join(f"{seat} {card}" for seat, card in enumerate(hands.split(" | "))))
    assert table.outcome[0] == 0
    assert table.acting[0] == asked
    view = table.view()
    assert (view["cyclical"], view["starter"], view["direction"], view["order"]) == (False, None, None, [])
