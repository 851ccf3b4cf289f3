"""The prepared first round: what was prepared can be played, and shows what it is there to show."""

from __future__ import annotations

import pytest

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.kit.play import random_move, think

LESSON = FOUR_MUSKETEERS.lessons["first"]


def play(seed: int, learner: str) -> tuple[Match, int]:
    """A whole lesson; how often the others played what was prepared."""
    match, rng = Match(FOUR_MUSKETEERS, seed=seed, position=LESSON.position), Rng(seed)
    prepared = 0
    while match.state.outcome is None:
        player = match.state.to_act[0]
        view = FOUR_MUSKETEERS.view(match.state, player)
        if player == 0:
            move = random_move(match, rng)[1] if learner == "anything" else think(FOUR_MUSKETEERS, learner, view, seed)
        else:
            wanted, move = LESSON.move(view), think(FOUR_MUSKETEERS, "lesson", view, seed, lesson=LESSON)
            if wanted is not None:
                assert wanted in match.state.legal(player)
                assert move == wanted
                prepared += 1
        match.act_move(player, move)
    return match, prepared


@pytest.mark.parametrize("seed", range(8))
def test_every_prepared_strike_is_legal_and_played(seed: int) -> None:
    """However the learner plays: three others, three fights."""
    match, prepared = play(seed, "anything")
    assert prepared == 9
    assert match.state.round == 1


@pytest.mark.parametrize("seed", range(4))
def test_who_plays_sensibly_sees_every_turn_of_a_fight(seed: int) -> None:
    match, _ = play(seed, "rule_based")
    kinds = {event.type for event in match.events}
    assert {"life_popped", "stone_moved", "role_turned", "direction_chosen", "defeated", "round_scored"} <= kinds
    lines = [event.data["line"] for event in match.events if event.type == "fight_decided"]
    assert {"a", "b"} <= set(lines)
    assert len(lines) <= 24
    first = next(event for event in match.events if event.type == "struck" and event.data["seat"] == 3)
    assert first.data["blocked"] == [2, 3]


def test_nothing_is_prepared_for_the_learner_or_when_he_must_strike() -> None:
    match = Match(FOUR_MUSKETEERS, position=LESSON.position)
    while match.state.to_act[0] != 0:
        player = match.state.to_act[0]
        move = LESSON.move(FOUR_MUSKETEERS.view(match.state, player))
        assert move is not None
        match.act_move(player, move)
    for looker in (0, None):
        assert LESSON.move(FOUR_MUSKETEERS.view(match.state, looker)) is None
