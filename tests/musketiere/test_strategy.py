"""MU-17: what the rule-based strategy makes of the advice, whatever its numbers are."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from tests.musketiere.table import Table, action_name


def suggested(position: str, seat: int) -> set[str]:
    """What the strategy plays with any luck."""
    view = MUSKETIERE.view(Table(position).match.state, seat)
    moves = {MUSKETIERE.suggest(view, Rng(seed)) for seed in range(20)}
    return {action_name(_data(move)) for move in moves}


def _data(move: int) -> dict[str, Any]:
    return dict(MUSKETIERE.action_data(MUSKETIERE.decode(move)))


@pytest.mark.clause("MU-17.1")
@pytest.mark.parametrize(("row", "place"), [("---", 1), ("-G-", 2), ("--G", 1), ("P--", 1)])
def test_a_gem_on_the_highest_own_free_card(row: str, place: int) -> None:
    position = f"players 2;guard 10;duel 4;rows {row} ---;pay 2/0 10/0 6/3 |;turned 9/0 3/0"
    assert suggested(position, 0) == {f"take_gem({place}, centre)"}


@pytest.mark.clause("MU-17.1")
@pytest.mark.parametrize(("row", "place"), [("---", 0), ("P--", 2), ("G--", 2), ("-GP", 0)])
def test_a_prison_on_the_lowest_own_free_card(row: str, place: int) -> None:
    position = f"players 2;guard 20;duel 4;rows {row} ---;pay 2/0 10/0 6/3 |;turned 3/0 9/0"
    assert suggested(position, 0) == {f"take_prison({place}, centre)"}


@pytest.mark.clause("MU-17.1")
@pytest.mark.parametrize(("row", "place"), [("GGP", 0), ("PGG", 2), ("GPG", 0)])
def test_a_gem_is_returned_from_the_lowest_card(row: str, place: int) -> None:
    position = f"players 2;guard 20;duel 4;rows {row} ---;pay 2/0 10/0 6/3 |;turned 3/0 9/0"
    assert suggested(position, 0) == {f"return_gem({place})"}


@pytest.mark.clause("MU-17.2")
@pytest.mark.parametrize(("totals", "leader"), [("10 60 5", 1), ("10 5 60", 2)])
def test_the_leader_is_robbed_of_a_gem(totals: str, leader: int) -> None:
    position = f"players 3;guard 10;duel 4;totals {totals};rows G-- G-- G--;pay 2/0 10/0 6/3 | |;turned 9/0 3/0 4/0"
    assert suggested(position, 0) == {f"take_gem(1, ({leader},0))"}


@pytest.mark.clause("MU-17.2")
@pytest.mark.parametrize(("totals", "last"), [("10 60 5", 2), ("10 5 60", 1)])
def test_a_prison_is_taken_from_who_is_behind(totals: str, last: int) -> None:
    """It helps its owner, and least of all the leader shall be helped."""
    position = f"players 3;guard 30;duel 4;totals {totals};rows P-- P-- P--;pay 2/0 10/0 6/3 | |;turned 3/0 9/0 8/0"
    assert suggested(position, 0) == {f"take_prison(2, ({last},0))"}


@pytest.mark.clause("MU-17.4")
@pytest.mark.parametrize("guard", [5, 12, 20])
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 2)])
def test_fully_imprisoned_the_lowest_card_is_spent(players: int, seat: int, guard: int) -> None:
    rows = " ".join("PPP" if at == seat else "---" for at in range(players))
    hands = [f"9/{at} 4/{at} 10/{at} 6/{at}" for at in range(players)]
    position = f"players {players};guard {guard};duel 6;rows {rows};hands {' | '.join(hands)}"
    assert suggested(position, seat) == {f"play_card(4/{seat})"}
