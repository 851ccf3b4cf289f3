"""The prepared first turns: what was prepared can be played, and shows what it is there to show."""

from __future__ import annotations

from collections import Counter

import pytest

from musketiere.core.game import Lesson
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.moves import Action
from tests.kit.play import random_move, think

TEAM, SIEGE, MILADY = (MOUSQUETAIRES_DU_ROY.lessons[name] for name in ("team", "siege", "milady"))


def others(match: Match, lesson: Lesson) -> Counter[str]:
    """The other side plays until the learner must decide, or the turn is over: what was prepared, and played."""
    counts: Counter[str] = Counter()
    turn = match.state.turn
    while match.state.to_act and match.state.turn == turn and match.state.to_act[0] != lesson.seat:
        seat = match.state.to_act[0]
        view = MOUSQUETAIRES_DU_ROY.view(match.state, seat)
        wanted, move = lesson.move(view), think(MOUSQUETAIRES_DU_ROY, "lesson", view, match.seed, lesson=lesson)
        if wanted is not None:
            counts["prepared"] += 1
            counts["played"] += move == wanted
            assert (wanted in match.state.legal(seat)) == (move == wanted)
        match.act_move(seat, move)
    return counts


def kinds(match: Match) -> set[str]:
    return {event.type for event in match.events}


def test_a_lesson_for_each_side() -> None:
    for lesson, is_milady, turn in ((TEAM, False, 1), (SIEGE, False, 9), (MILADY, True, 1)):
        match = Match(MOUSQUETAIRES_DU_ROY, seed=1, position=lesson.position)
        assert (lesson.seat == match.options.milady_seat) == is_milady
        assert match.state.turn == turn
        assert lesson.seat in match.state.to_act


def test_who_plays_the_musketeers_sensibly_sees_every_situation() -> None:
    """Whatever the dice say."""
    for seed in range(8):
        match = Match(MOUSQUETAIRES_DU_ROY, seed=seed, position=TEAM.position)
        plan = (
            *(Action("start", 1), Action("challenge", 0), Action("duel", 0), Action("buy", "pistol")),
            Action("move", "quest"),
            *(Action("start", 2), Action("challenge", 0), Action("card", "erudition_1"), Action("draw")),
            Action("end_turn"),
            *(Action("start", 0), Action("inn", 0), Action("move", "la_rochelle"), Action("reinforce", "combat")),
            Action("end_turn"),
        )
        for action in plan:
            others(match, TEAM)
            asked = {"commit": Action("done"), "buy": Action("done")}
            while (question := asked.get(match.state.asking)) is not None:
                match.act(0, question)
                others(match, TEAM)
            move = MOUSQUETAIRES_DU_ROY.encode(action)
            if move in match.state.legal(0):
                match.act_move(0, move)
        while match.state.to_act and match.state.turn == 1:
            others(match, TEAM)
            if match.state.to_act and match.state.turn == 1:
                match.act_move(*random_move(match, Rng(seed)))
        wanted = {"challenge_won", "duel_started", "thrown", "rochefort_appeared", "bought", "adventure_drawn", "moved"}
        wanted |= {"reinforced", "siege_thrown", "purse", "token_revealed"}
        assert wanted <= kinds(match)


@pytest.mark.parametrize("place", ["paris", "louvre", "quest"])
def test_milady_can_let_rochefort_appear_wherever_there_is_something_to_defend(place: str) -> None:
    for seed in range(8):
        match = Match(MOUSQUETAIRES_DU_ROY, seed=seed, position=MILADY.position)
        match.act(1, Action("destination", place))
        match.act(1, Action("play_paris", 2))
        while match.state.asking == "man":
            match.act_move(1, match.state.legal(1)[-1])
        match.act(1, Action("lay_ambush", "courtisane"))
        match.act(1, Action("play_perfidy", "conscrits"))
        while "rochefort_appeared" not in kinds(match):
            others(match, MILADY)
            appear = MOUSQUETAIRES_DU_ROY.encode(Action("appear"))
            legal = match.state.legal(1)
            match.act_move(1, appear if appear in legal else legal[0])
        assert match.state.turn == 1
        assert {"mission_placed", "manned", "ambush_placed", "perfidy_played"} <= kinds(match)


@pytest.mark.parametrize("place", ["la_rochelle", "richelieu", "miladys_house"])
def test_elsewhere_milady_acts_at_the_end_of_the_turn(place: str) -> None:
    match = Match(MOUSQUETAIRES_DU_ROY, seed=3, position=MILADY.position)
    match.act(1, Action("destination", place))
    while match.state.asking != "own":
        others(match, MILADY)
        if match.state.asking != "own":
            match.act_move(1, match.state.legal(1)[0])
    assert len(match.state.legal(1)) > 1


@pytest.mark.parametrize("seed", range(6))
def test_most_of_what_is_prepared_is_played(seed: int) -> None:
    """However Milady plays: where the dice fell otherwise, the Musketeers decide for themselves."""
    match, rng, counts = Match(MOUSQUETAIRES_DU_ROY, seed=seed, position=MILADY.position), Rng(seed), Counter[str]()
    while match.state.to_act and match.state.turn == 1:
        counts += others(match, MILADY)
        if match.state.to_act and match.state.turn == 1:
            match.act_move(*random_move(match, rng))
    assert counts["played"] > 0.6 * counts["prepared"]
    assert counts["prepared"] >= 9


def test_nothing_is_prepared_for_the_learner_or_after_the_first_turn() -> None:
    match = Match(MOUSQUETAIRES_DU_ROY, seed=2, position=TEAM.position)
    while match.state.turn == 1:
        match.act_move(*random_move(match, Rng(2)))
    for seat in range(2):
        assert TEAM.move(MOUSQUETAIRES_DU_ROY.view(match.state, seat)) is None


def besieged(*, sacrifice: str) -> Match:
    """The lesson of the siege as its learner is led through it, and what he answers when the siege loses ground."""
    match = Match(MOUSQUETAIRES_DU_ROY, seed=SIEGE.seed or 0, position=SIEGE.position)
    plan = (
        *(Action("pay_beggars", "louvre"), Action("challenge", 0)),
        *(Action("move", "la_rochelle"), Action("reinforce", "combat"), Action(sacrifice)),
    )
    for action in plan:
        others(match, SIEGE)
        assert match.state.to_act == [SIEGE.seat]
        match.act(SIEGE.seat, action)
    others(match, SIEGE)
    return match


def test_nothing_can_be_attempted_before_the_beggars_are_paid() -> None:
    match = Match(MOUSQUETAIRES_DU_ROY, seed=1, position=SIEGE.position)
    challenge = MOUSQUETAIRES_DU_ROY.encode(Action("challenge", 0))
    assert challenge not in match.state.legal(0)
    match.act(0, Action("pay_beggars", "louvre"))
    assert challenge in match.state.legal(0)
    assert match.state.actions == 3


def test_a_life_holds_the_siege_on_its_last_space() -> None:
    match = besieged(sacrifice="yes")
    assert match.state.outcome is None
    assert (match.state.turn, match.state.siege) == (10, -7)
    assert {"beggars_paid", "challenge_won", "reinforced", "siege_thrown", "sacrificed"} <= kinds(match)


def test_without_it_milady_wins() -> None:
    outcome = besieged(sacrifice="no").state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.parametrize("seed", range(6))
def test_the_turn_of_the_siege_ends_however_it_is_played(seed: int) -> None:
    match, rng = Match(MOUSQUETAIRES_DU_ROY, seed=seed, position=SIEGE.position), Rng(seed)
    while match.state.to_act and match.state.turn == 9:
        others(match, SIEGE)
        if match.state.to_act and match.state.turn == 9:
            match.act_move(*random_move(match, rng))
    assert match.state.turn == 10 or match.state.outcome is not None
