"""FM-15.1: whom the results of a seat are credited to."""

from __future__ import annotations

import pytest

from tests.four_musketeers.table import ended
from tests.four_musketeers.test_scoring import gained, own, winners


@pytest.mark.clause("FM-15.1", "FM-16.4", "FM-2.10")
def test_who_is_credited() -> None:
    """P0 P1 P2 D and P0 P1 P2 S1."""
    assert gained(ended("players 3;layout 4", 0, 3)) == [1, 0, 0]
    assert gained(ended("players 3;layout 4;replacement servant", 1, 3)) == [0, 2, 0]
    dazed = ended("players 2;layout 4;totals 2 0;match target;target 1", 2, 3)
    assert (dazed.totals, winners(dazed)) == ([2, 0], [1])
    nobody = ended("players 2;layout 4;match target;target 1", 2, 3)
    assert (nobody.totals, winners(nobody)) == ([0, 0], None)


@pytest.mark.clause("FM-15.1")
@pytest.mark.parametrize(("seat", "total"), [(1, 1), (3, 1), (2, 0)])
def test_results_of_a_servant_in_a_team_are_the_teams(seat: int, total: int) -> None:
    table = ended("mode team;players 2;replacement servant", seat, good=True)
    assert gained(table)[1] == total


@pytest.mark.clause("FM-15.1", "FM-15.2")
def test_the_defeat_of_a_dazed_seat_is_its_teams() -> None:
    """P0 P1 P2 D"""
    assert gained(ended("mode team;players 3", 3, good=True)) == [0, 1]


@pytest.mark.clause("FM-15.1", "FM-15.5")
def test_a_player_collects_the_points_of_all_his_seats() -> None:
    """P0 P1 S0 S1: in All Against One and in Each His Own."""
    servants = "players 2;layout 4;replacement servant"
    assert gained(ended(f"storyline QC;{servants};roles JS JH JD JC", good=True)) == [2, 1]
    stacks = "popped 2S up | 2H | popped 2C defeated | popped 2D up | popped JK up"
    assert gained(own(f"solo;{servants}", stacks, 3, roles="JS JH JC JD")) == [2, 0]
