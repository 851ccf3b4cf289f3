"""A match that is over, watched again by clients that are put at its moments: at each, what was to be seen then."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from tests.kit.page import Page, as_told, begin, finish, human, opened
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
    """A finished match, opened; seat 0 is a person's."""
    match = play(start(subject.game, seed, **subject.opening), Rng(seed))
    seats = subject.game.seats(match.options)
    page = Page()
    page.open(match, human(seats, *((seat, "random") for seat in range(1, seats))))
    return page, match


@pytest.mark.clause("MU-12.14", "FM-20.18", "MR-30.5")
@pytest.mark.at_length
@every_game
@pytest.mark.parametrize("name", ["opening", "position"])
def test_every_moment_is_as_it_was_for_every_seat(subject: Subject, name: str) -> None:
    """Going on, each action is told once, and all of them together are the story."""
    match = start(subject.game, 5, **subject.opening) if name == "opening" else subject.prepare(Rng(3))
    seats = range(subject.game.seats(match.options))
    viewers = (None, *seats)
    then = [{viewer: shown(match, viewer) for viewer in viewers}]
    events = [len(match.events)]
    rng = Rng(5)
    while match.state.to_act:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.act_move(seat, legal[rng.below(len(legal))])
        then.append({viewer: shown(match, viewer) for viewer in viewers})
        events.append(len(match.events))
    page = Page()
    page.open(match, human(len(seats), *((seat, "random") for seat in seats)))
    last = page.ask("poll")["frame"]
    assert page.ask("moments") == {"events": events}
    for viewer in viewers:
        page.ask("seek", at=0)
        all_open = () if viewer is not None else seats
        page.look(viewer, *all_open)
        whole = as_told(match, viewer)
        for at, views in enumerate(then):
            before = page.told()
            watched = page.ask("seek", at=at)
            assert seen(watched["frame"]) == views[viewer]
            assert watched["story"]["keep"] == len(before)
            assert page.told() == whole[: events[at]]
            if viewer is None:
                assert watched["frame"]["views"] == [views[seat]["view"] for seat in seats]
            else:
                assert watched["frame"]["views"] is None
    page.look()
    assert page.ask("poll")["frame"] == last


@every_game
@given(seed=SEEDS, choices=st.data())
@FEW
def test_jumps(subject: Subject, seed: int, choices: st.DataObject) -> None:
    """Back and forth in any order, from one seat and another: a moment does not depend on where one was before."""
    page, match = over(subject, seed)
    events, seats = page.ask("moments")["events"], subject.game.seats(match.options)
    for at in choices.draw(st.permutations(sorted({0, 1, 7, len(match.actions) // 2, len(match.actions)}))):
        viewer = choices.draw(st.sampled_from([None, *range(seats)]))
        page.ask("seek", at=at)
        frame = page.look(viewer)["frame"]
        assert (frame["actions"], frame["viewer"]) == (at, viewer)
        assert page.told() == as_told(match, viewer, 0, events[at])
        fresh = page.look(viewer, client="fresh")
        assert fresh["frame"]["actions"] == len(match.actions)
        assert page.ask("seek", client="fresh", at=at)["frame"] == frame
        page.ask("leave", client="fresh")


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
    page.open(match, human(subject.game.seats(match.options)), 0)
    for at, view in then.items():
        assert seen(page.ask("seek", at=at)["frame"]) == view


@every_game
def test_watching_changes_and_stores_nothing(subject: Subject) -> None:
    """Nor does it move who else watches."""
    page, match = over(subject)
    page.look(0, client="other")
    page.save, text = None, match.text()
    for at in (3, len(match.actions), 0):
        page.ask("seek", at=at)
        assert page.ask("poll", client="other")["frame"]["actions"] == len(match.actions)
    assert page.save is None
    assert page.ask("record")["text"] == text


@every_game
def test_another_match_is_watched_after_it_was_opened(subject: Subject) -> None:
    page, _ = over(subject, 1)
    one = page.ask("seek", at=5)
    page, _ = over(subject, 2)
    assert page.ask("seek", at=5) != one


@pytest.mark.clause("MU-12.14", "FM-20.18", "MR-30.5")
@every_game
def test_nothing_is_watched_before_the_end(subject: Subject) -> None:
    """Not even by who plays alone against computers."""
    page, table = begin(subject, (1, "random"))
    assert page.code("seek", at=0) == "match-in-play"
    assert page.code("moments") == "match-in-play"
    assert page.code("follow", seats=[1]) == "seat-hidden"
    finish(page, table, Rng(1))
    assert page.ask("seek", at=0)["frame"]["actions"] == 0
    assert page.look(1)["frame"]["viewer"] == 1


@every_game
def test_there_is_no_such_moment(subject: Subject) -> None:
    page, match = over(subject)
    wrong: list[object] = [-1, len(match.actions) + 1, None, True, "0", [1], 1.0]
    for at in wrong:
        before = opened()
        assert page.code("seek", at=at) == "moment-unknown"
        assert opened() == before
