"""The prepared first game: what was prepared can be played, and is."""

from __future__ import annotations

import pytest

from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from tests.kit.play import think
from tests.musketiere.table import Table

LESSON = MUSKETIERE.lessons["first"]


@pytest.mark.parametrize("seed", range(8))
def test_every_prepared_move_is_legal_and_played(seed: int) -> None:
    """However the learner plays and the others act with stones."""
    table = Table(LESSON.position)
    match, rng = table.match, Rng(seed)
    prepared = 0
    while match.state.outcome is None:
        seat = match.state.to_act[0]
        if seat == 0:
            match.act_move(*random_learner(table, rng))
            continue
        view = MUSKETIERE.view(match.state, seat)
        wanted, played = MUSKETIERE.lesson_move(view), think(MUSKETIERE, "lesson", view, seed)
        if wanted is not None:
            assert wanted in match.state.legal(seat)
            assert played == wanted
            prepared += 1
        match.act_move(seat, played)
    duels = table.view()["duel"]
    assert prepared >= 2 * (1 + min(duels, 3))


def random_learner(table: Table, rng: Rng) -> tuple[int, int]:
    legal = table.match.state.legal(0)
    return 0, legal[rng.below(len(legal))]


def test_nothing_is_prepared_for_the_learner_or_an_onlooker() -> None:
    table = Table(LESSON.position)
    for seat in (0, None):
        assert MUSKETIERE.lesson_move(MUSKETIERE.view(table.match.state, seat)) is None
