"""A match that is over, watched again: at every step what was to be seen then."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from tests.kit.page import Page, begin, finish, human, opened, session
from tests.kit.play import play, random_move, start
from tests.kit.subject import Subject
from tests.subjects import SECRET, SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge")
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])


def shown(match: Match, seat: Seat | None) -> Data:
    """What a frame says of a match now, to who only looks."""
    decision, outcome = match.state.decision, match.state.outcome
    told = {
        "view": match.game.view_data(match.game.view(match.state, seat)),
        "decision": decision and decision._asdict(),
        "over": outcome is not None,
        "actions": len(match.actions),
        "viewer": seat,
    }
    plain: Data = json.loads(json.dumps(told))
    return plain


def seen(frame: dict[str, Any]) -> Data:
    """The same of a frame that was answered; nothing can be decided in it."""
    assert (frame["legal"], frame["can_undo"]) == (None, False)
    return {key: frame[key] for key in ("view", "decision", "actions", "viewer")} | {
        "over": frame["outcome"] is not None
    }


def over(subject: Subject, seed: int = 1) -> tuple[Page, Match]:
    """A finished match, opened; seat 0 is a human's."""
    match = play(start(subject.game, seed, **subject.opening), Rng(seed))
    seats = subject.game.seats(match.options)
    page = Page()
    page.open(match, human(seats, *((seat, "random") for seat in range(1, seats))))
    return page, match


@pytest.mark.clause("MU-12.14", "FM-20.18", "MR-30.5")
@every_game
@pytest.mark.parametrize("name", ["opening", "position"])
def test_every_step_is_as_it_was_for_every_seat(subject: Subject, name: str) -> None:
    """Each action is told once, and all of them together are the story."""
    match = start(subject.game, 5, **subject.opening) if name == "opening" else subject.prepare(Rng(3))
    seats = range(subject.game.seats(match.options))
    viewers = (None, *seats)
    then = [{viewer: shown(match, viewer) for viewer in viewers}]
    steps = [len(match.events)]
    rng = Rng(5)
    while match.state.to_act:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.act_move(seat, legal[rng.below(len(legal))])
        then.append({viewer: shown(match, viewer) for viewer in viewers})
        steps.append(len(match.events))
    page = Page()
    page.open(match, human(len(seats), *((seat, "random") for seat in seats)))
    for viewer in viewers:
        story: list[Data] = []
        for at, views in enumerate(then):
            watched = page.ask("watch", viewer=viewer, since=at - 1, at=at, open=viewer is None)
            assert seen(watched["frame"]) == views[viewer]
            story += watched["events"]
            assert len(story) == steps[at]
            assert watched["steps"] == steps
            if viewer is None:
                assert watched["views"] == [views[seat]["view"] for seat in seats]
            else:
                assert watched["views"] is None
        assert story == match.story(viewer)
    last = page.ask("watch", viewer=None, since=0, at=len(match.actions), open=False)["frame"]
    assert last == page.ask("look", viewer=None)["frame"]


@every_game
@given(seed=SEEDS, choices=st.data())
@FEW
def test_jumps(subject: Subject, seed: int, choices: st.DataObject) -> None:
    """Back and forth in any order: a step does not depend on where one was before."""
    page, match = over(subject, seed)
    walked = [
        (at, page.ask("watch", viewer=0, since=-1, at=at, open=False)) for at in sorted({0, 1, 7, len(match.actions)})
    ]
    other, _ = over(subject, seed)
    for at, watched in choices.draw(st.permutations(walked)):
        assert other.ask("watch", viewer=0, since=-1, at=at, open=False) == watched
        assert watched["events"] == match.story(0)[: watched["steps"][at]]
        back = other.ask("watch", viewer=0, since=at, at=0, open=False)
        assert back["events"] == []
        assert back["frame"]["actions"] == 0


@every_secret_game
@given(seed=SEEDS)
@FEW
def test_secret_choices_are_told_in_seat_order(subject: Subject, seed: int) -> None:
    """In whatever order they arrived; once all are made the table is as it was."""
    match, rng = start(subject.game, seed, **subject.opening), Rng(seed)
    then: dict[int, Data] = {}
    while match.state.to_act:
        match.act_move(*random_move(match, rng))
        decision = match.state.decision
        if decision is None or not decision.secret or len(decision.seats) == subject.game.seats(match.options):
            then[len(match.actions)] = shown(match, 0)
    page = Page()
    page.open(match, human(subject.game.seats(match.options)))
    for at, view in then.items():
        assert seen(page.ask("watch", viewer=0, since=at, at=at, open=False)["frame"]) == view


@every_game
def test_watching_changes_and_stores_nothing(subject: Subject) -> None:
    page, match = over(subject)
    page.save = None
    before = opened()
    for at in (3, len(match.actions), 0):
        page.ask("watch", viewer=1, since=0, at=at, open=True)
        assert opened() == before
    assert page.save is None
    assert session().viewer is None


@every_game
def test_another_match_is_watched_after_it_was_opened(subject: Subject) -> None:
    page, _ = over(subject, 1)
    one = page.ask("watch", viewer=0, since=-1, at=5, open=False)
    page, _ = over(subject, 2)
    assert page.ask("watch", viewer=0, since=-1, at=5, open=False) != one


@pytest.mark.clause("MU-12.14", "FM-20.18", "MR-30.5")
@every_game
def test_nothing_is_watched_before_the_end(subject: Subject) -> None:
    """Not even by who plays alone against computers."""
    page, table = begin(subject, (1, "random"))
    seats = len(table["frame"]["sitters"])
    for viewer in (None, *range(seats)):
        for all_open in (False, True):
            assert page.code("watch", viewer=viewer, since=0, at=0, open=all_open) == "match-in-play"
    finish(page, table, Rng(1))
    assert page.ask("watch", viewer=None, since=0, at=0, open=True)["frame"]["actions"] == 0


@every_game
def test_there_is_no_such_step_or_seat(subject: Subject) -> None:
    page, match = over(subject)
    good: dict[str, Any] = {"viewer": None, "since": 0, "at": 1, "open": False}
    actions, seats = len(match.actions), subject.game.seats(match.options)
    wrong: dict[str, list[object]] = {
        "viewer": [-1, seats, True, "0", 0.0, []],
        "since": [-2, actions + 1, None, False, "0", 1.0],
        "at": [-1, actions + 1, None, True, "0", [1]],
    }
    for key, values in wrong.items():
        for value in values:
            assert page.code("watch", **good | {key: value}) == "request-unknown"
