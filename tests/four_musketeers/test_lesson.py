"""The prepared rounds: what was prepared can be played, and shows what it is there to show."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.state import CHOOSE_DIRECTION, STRIKE
from tests.kit.play import random_move, think

LESSONS: Final = FOUR_MUSKETEERS.lessons
PREPARED: Final = {"first": 18, "shadow": 6}
"""How many strikes are, if the round lasts as long."""
every_lesson = pytest.mark.parametrize("name", LESSONS)
ADVICE: Final[tuple[dict[str, Any], ...]] = (
    {"type": "strike", "card": "5H", "shadow": False},
    {"type": "strike", "card": "3D", "shadow": True},
    {"type": "strike", "card": "4C", "shadow": False},
)
"""What the learner of hiding is led to do."""


def others(match: Match, name: str, seed: int) -> Counter[str]:
    """The others strike until the learner must; how often, by phase, they played what was prepared."""
    lesson, prepared = LESSONS[name], Counter[str]()
    while match.state.to_act and match.state.to_act[0] != lesson.seat:
        player = match.state.to_act[0]
        view = FOUR_MUSKETEERS.view(match.state, player)
        wanted, move = lesson.move(view), think(FOUR_MUSKETEERS, "lesson", view, seed, lesson=lesson)
        if wanted is not None:
            assert wanted in match.state.legal(player)
            assert move == wanted
            prepared[view.phase] += 1
        match.act_move(player, move)
    return prepared


def play(name: str, seed: int, learner: str) -> tuple[Match, Counter[str]]:
    """A whole lesson; how often, by phase, the others played what was prepared."""
    match, rng = Match(FOUR_MUSKETEERS, seed=seed, position=LESSONS[name].position), Rng(seed)
    prepared = others(match, name, seed)
    while match.state.to_act:
        view = FOUR_MUSKETEERS.view(match.state, 0)
        if learner == "anything":
            match.act_move(*random_move(match, rng))
        else:
            match.act_move(0, think(FOUR_MUSKETEERS, learner, view, seed))
        prepared += others(match, name, seed)
    return match, prepared


@every_lesson
@pytest.mark.parametrize("seed", range(8))
def test_every_prepared_strike_is_legal_and_played(name: str, seed: int) -> None:
    """However the learner plays, as long as the round lasts."""
    match, prepared = play(name, seed, "anything")
    fights = sum(event.type == "fight_decided" for event in match.events)
    others_prepared = {"first": 3, "shadow": 2}[name]
    assert prepared[STRIKE] == min(PREPARED[name], others_prepared * fights)
    turned = [event.data for event in match.events if event.type == "direction_chosen"][:1]
    assert prepared[CHOOSE_DIRECTION] == sum(name == "first" and one["seat"] != LESSONS[name].seat for one in turned)
    assert match.state.round == 1


@pytest.mark.parametrize("seed", range(4))
def test_who_plays_sensibly_sees_every_turn_of_a_fight(seed: int) -> None:
    match, _ = play("first", seed, "rule_based")
    kinds = {event.type for event in match.events}
    assert {"life_popped", "stone_moved", "role_turned", "direction_chosen", "defeated", "round_scored"} <= kinds
    lines = [event.data["line"] for event in match.events if event.type == "fight_decided"]
    assert {"a", "b"} <= set(lines)
    assert len(lines) <= 24
    first = next(event for event in match.events if event.type == "struck" and event.data["seat"] == 3)
    assert first.data["blocked"] == [2, 3]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("which", [0, -1])
def test_who_does_what_the_first_lesson_teaches_has_won_and_was_not_hit_in_its_hand(seed: int, which: int) -> None:
    """He strikes with a card that is safe so far, the lowest or the highest, and throws away the 3 that is not."""
    match = Match(FOUR_MUSKETEERS, seed=seed, position=LESSONS["first"].position)
    others(match, "first", seed)
    while match.state.to_act:
        legal: Any = FOUR_MUSKETEERS.legal_data(match.state, 0)
        seen: Any = FOUR_MUSKETEERS.view_data(FOUR_MUSKETEERS.view(match.state, 0))
        open_ones = [
            (action, after)
            for action, after in zip(legal["actions"], legal["previews"], strict=True)
            if action["type"] == "strike" and not action["shadow"]
        ]
        open_ones.sort(key=lambda one: int(one[0]["card"][:-1]))
        safe = [action for action, after in open_ones if (after["line"], after["lowest"]) != ("a", 0)]
        action = (safe or [action for action, _ in open_ones] or legal["actions"])[which]
        if seen["fight"] == 3:
            action = {"type": "strike", "card": "3D", "shadow": True}
        match.act(0, FOUR_MUSKETEERS.parse_action(action))
        others(match, "first", seed)
    losers = [event.data["loser"] for event in match.events if event.type == "fight_decided"]
    assert 0 not in losers[:6]
    assert match.state.outcome is not None
    assert 0 in match.state.outcome.winners
    if which == -1:
        assert len(losers) == 6
        assert match.state.outcome.winners == (0,)


def test_who_follows_the_advice_is_never_hit() -> None:
    """He hides behind a 5, lets the random deck strike, and brings back the first of two 4s: with that the round is
    over."""
    match = Match(FOUR_MUSKETEERS, seed=5, position=LESSONS["shadow"].position)
    for action in ADVICE:
        others(match, "shadow", 5)
        assert match.state.to_act == [0]
        match.act(0, FOUR_MUSKETEERS.parse_action(action))
    decided = [event.data for event in match.events if event.type == "fight_decided"]
    assert [(one["loser"], one["line"]) for one in decided] == [(1, "a"), (1, "b"), (2, "a")]
    struck = [event.data for event in match.events if event.type == "struck" and event.data["seat"] == 0]
    assert [one["source"] for one in struck] == ["hand", "random", "hand"]
    assert [one["blocked"] for one in struck] == [[2, 0], [], [3, 0]]
    assert match.state.outcome is not None
    assert 0 in match.state.outcome.winners


@pytest.mark.parametrize("card", ["3D", "4C", "6S"])
def test_openly_every_card_would_be_the_lowest_of_the_second_fight(card: str) -> None:
    match = Match(FOUR_MUSKETEERS, position=LESSONS["shadow"].position)
    others(match, "shadow", 0)
    match.act(0, FOUR_MUSKETEERS.parse_action(ADVICE[0]))
    others(match, "shadow", 0)
    match.act(0, FOUR_MUSKETEERS.parse_action({"type": "strike", "card": card, "shadow": False}))
    assert [event.data["loser"] for event in match.events if event.type == "fight_decided"][-1] == 0


@every_lesson
def test_nothing_is_prepared_for_the_learner_or_when_he_must_strike(name: str) -> None:
    match = Match(FOUR_MUSKETEERS, position=LESSONS[name].position)
    others(match, name, 0)
    for looker in (0, None):
        assert LESSONS[name].move(FOUR_MUSKETEERS.view(match.state, looker)) is None
