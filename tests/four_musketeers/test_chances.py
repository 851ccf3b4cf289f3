"""How likely everybody is to win, and the course of a round that it is drawn by."""

from __future__ import annotations

import pytest

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.strategy.course import LAWS, NOBODY_HOLDS, course, fall
from tests.four_musketeers.table import Table
from tests.kit.play import play
from tests.subjects import SUBJECTS

SUBJECT = next(subject for subject in SUBJECTS if subject.game is FOUR_MUSKETEERS)


def chances(position: str) -> tuple[float, ...]:
    return FOUR_MUSKETEERS.chances(FOUR_MUSKETEERS.view(Table(position).match.state, None))


@pytest.mark.at_length
@pytest.mark.parametrize("seed", range(20))
def test_chances_of_any_match_from_any_view(seed: int) -> None:
    """By player, 0 … 1; once it is over, who has won."""
    rng = Rng(seed)
    match = SUBJECT.prepare(rng)
    players = range(FOUR_MUSKETEERS.seats(match.options))
    for _ in range(3):
        for player in (None, *players):
            found = FOUR_MUSKETEERS.chances(FOUR_MUSKETEERS.view(match.state, player))
            assert len(found) == len(players)
            assert all(0 <= chance <= 1 for chance in found)
        play(match, rng, 1 + rng.below(20))
    play(match, rng)
    outcome = match.state.outcome
    over = FOUR_MUSKETEERS.chances(FOUR_MUSKETEERS.view(match.state, None))
    assert over == tuple(float(player in outcome.winners) for player in players)


def test_who_is_nearest_to_defeat_has_the_least_chance() -> None:
    """Seat 0 can take one damage more, and has two defeats already."""
    stacks = "popped JK up | 2S AD AH | 2D QD KD | 2C QC KC | 2H AS KH"
    first, *others = chances(f"storyline AC;totals 2 0 0 0;stacks {stacks}")
    assert all(first < other - 0.2 for other in others)


def test_the_villain_near_his_end_is_good_for_the_musketeers_of_a_solitaire() -> None:
    near = chances("storyline AS;stacks JK AD | 2S AH | 2D QD | 2C QC | popped 2H up")
    far = chances("storyline AS;stacks popped JK up | 2S AH | popped 2D down | 2C QC | 2H AC KH KC KD QH")
    assert near[0] > far[0] + 0.4
    assert len({*near}) == 1


def test_the_course_of_a_round_adds_up() -> None:
    """A round ends well or badly; at a bad ending two of four alike have fallen."""
    bad, *alive = course(4, (6, 6, 6, 6), NOBODY_HOLDS, 2, LAWS["AC"], False)
    assert sum(alive[4:]) == pytest.approx(2 * bad)
    assert 0 < bad < 1
    assert all(share < 1 - bad for share in alive[:4])
    assert course(0, (2, 4, 4, 4), NOBODY_HOLDS, 2, LAWS["AC"], False) == (0, 1, 1, 1, 1, 0, 0, 0, 0)


def test_where_lives_decide_the_course_is_won_by_whoever_has_most() -> None:
    """When the villain has fallen, and when two others have; shared where two have as many (FM-16.12)."""
    laws = LAWS["AC"]
    assert course(0, (2, 4, 8, 8), NOBODY_HOLDS, 2, laws, True)[1:5] == (0, 0, 1, 1)
    assert course(3, (0, 0, 2, 6), 3, 0, laws, True)[5:] == (0, 0, 0, 1)
    alive, best = (course(4, (2, 4, 6, 8), NOBODY_HOLDS, 2, laws, lives) for lives in (False, True))
    assert alive[0] == pytest.approx(best[0]), "how the round ends is the same"
    won = [best[1 + seat] + best[5 + seat] for seat in range(4)]
    assert won == sorted(won)
    assert won[3] > 0.5


@pytest.mark.parametrize(("storyline", "marks"), [("AC", (6, 8, 8, 10)), ("QC", (4, 6, 7, 8)), ("AS", (4, 6, 6, 7))])
def test_courses_drawn_fall_as_often_as_reckoned(storyline: str, marks: tuple[int, ...]) -> None:
    rng = Rng(7)
    laws = LAWS[storyline]
    bad = sum(fall([*marks], 4, NOBODY_HOLDS, 2, laws, rng) > 0 for _ in range(1500)) / 1500
    assert bad == pytest.approx(course(4, marks, NOBODY_HOLDS, 2, laws, False)[0], abs=0.04)
