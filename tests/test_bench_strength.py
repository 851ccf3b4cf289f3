"""What strength is measured with: the reduced game is solved exactly, and shares have honest intervals."""

from __future__ import annotations

from math import inf

import pytest

from bench.strength.lines import Aim, Deal, Line, row_of
from bench.strength.reduced_game import GUARDS, best_response, decisions, hands, nash_conv, score, uniform
from musketiere.school.shares import Figure, Part, figure


def test_all_decisions_of_the_reduced_game() -> None:
    assert len(decisions()) == 56 + 56 * 3 * len(GUARDS) == 728
    assert len(hands()) == 56


@pytest.mark.parametrize(
    ("pays", "played", "guards", "ducats"),
    [
        pytest.param((6, 1), [(4, 2), (5, 3)], (3, 3), 6, id="won twice by the same, who keeps the one gem"),
        pytest.param((6, 3), [(4, 2), (0, 5)], (3, 2), 1, id="the gem is taken from the other"),
        pytest.param((6, 5), [(4, 2), (0, 3)], (3, 5), 1, id="the gem is returned"),
        pytest.param((6, 5), [(0, 2), (3, 4)], (2, 3), 3, id="in prison one does not count, the other is lost alone"),
        pytest.param((6, 5), [(2, 0), (4, 1)], (2, 5), -2, id="and takes the prison over"),
    ],
)
def test_scores_of_the_reduced_game(
    pays: tuple[int, int], played: list[tuple[int, int]], guards: tuple[int, int], ducats: int
) -> None:
    """Ducats of the first player less those of the second, counted by hand."""
    assert score(pays, played, guards) == ducats
    turned = [(second, first) for first, second in played]
    assert score((pays[1], pays[0]), turned, guards) == -ducats


def test_best_responses_in_the_reduced_game() -> None:
    """As two other programs found (ducats a deal of both together)."""
    won, reply = best_response(uniform())
    assert nash_conv(uniform()) == 2 * won == pytest.approx(2.296, abs=5e-4)
    assert nash_conv(reply) == pytest.approx(0.446, abs=5e-4)


def test_shares_and_their_intervals() -> None:
    """Two of four deals, each played twice, and a table in which nothing differs."""
    mean, half = figure([Part(2, 2), Part(0, 2), Part(2, 2), Part(0, 2)])
    assert mean == 0.5
    assert half == pytest.approx(0.566, abs=1e-3)
    mean, half = figure([Part(0, 1)] * 20)
    assert mean == 0
    assert 0.1 < half < 0.2
    assert figure([Part(1, 1)]) == Figure(1, inf)


@pytest.mark.parametrize(
    ("mean", "half", "aim", "verdict"),
    [
        (62, 1, Aim(60), "yes"),
        (62, 3, Aim(60), "yes?"),
        (58, 3, Aim(60), "no?"),
        (50, 3, Aim(60), "no"),
        (30, 2, Aim(25, 60), "yes"),
        (70, 2, Aim(25, 60), "no"),
        (23, 1, Aim(high=22.5), "no?"),
    ],
)
def test_whether_an_aim_is_reached(mean: float, half: float, aim: Aim, verdict: str) -> None:
    assert aim.verdict(Figure(mean, half)) == verdict


def test_a_row_of_the_table() -> None:
    line = Line("musketiere master against middle", lambda number: Deal([Part(number, 2)]), Aim(45), "11 %", "33 %")
    deals = [Deal([Part(1, 2)], [1.0, 4.0]), Deal([Part(2, 2)], [3.0])]
    row = row_of(line, deals)
    assert row == "| musketiere master against middle | 2 | 75.0 ± 49.0 % | 33 % | 11 % | ≥ 45 % | yes? | 3.0 |"
