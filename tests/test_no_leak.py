"""Nothing that the page receives depends on what its viewer may not know."""

from __future__ import annotations

import json
import re
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.game import Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players import PLAYERS
from musketiere.session import HUMAN
from tests.kit.page import Page, choice, human, scripted, session
from tests.kit.play import play
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge")
SEEDS = st.integers(0, 2**32)
UNTOLD = {"seed", "player_seed", "record", "save"}


def witnessed(match: Match, computers: set[Seat], viewer: Seat | None) -> list[str]:
    """Plays the match through the bridge: all bodies that reach the page while nobody or the viewer looks."""
    seats = match.game.seats(match.options)
    page, told = Page(), []
    fresh = Match(match.game, seed=match.seed, position=match.position)

    def hear(op: str, **body: object) -> Any:
        answered = page.ask(op, **body)
        told.append(page.body)
        return answered

    page.open(fresh, human(seats, *((seat, "script") for seat in computers)), viewer)
    told.append(page.body)
    for seat, move in match.actions:
        if seat in computers:
            if session()._next_computer() != seat:
                break  # the script does not go by the order in which computers are let decide
            hear("advance", budget=0)
            hear("advance", budget=1000)
        else:
            page.ask("look", viewer=seat)
            action = match.game.action_data(match.game.decode(move))
            acted = page.ask("act", seat=seat, action=action)
            assert "error" not in acted
            if seat == viewer:
                told.append(page.body)
                if acted["frame"]["can_undo"]:
                    hear("undo", seat=seat)
                    hear("act", seat=seat, action=action)
        hear("look", viewer=None)
        hear("record")
        hear("watch", viewer=viewer, since=0, at=0, open=True)
        if seats - len(computers) > 1:  # who plays alone may give his own cards away
            hear("share", what="deal", names=True)
            hear("share", what="match", names=True)
        if viewer is not None:
            hear("look", viewer=viewer)
            hear("act", seat=viewer, action={"type": "none"})
            if not session().match.can_undo(viewer):
                hear("undo", seat=viewer)
            hear("act", seat=(viewer + 1) % seats, action={"type": "none"})
    return told


@every_game
@given(seed=SEEDS, actions=st.integers(1, 36))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_bodies_are_the_same_when_only_hidden_things_differ(subject: Subject, seed: int, actions: int) -> None:
    """Two matches that look the same to the viewer: byte for byte the same answers, with humans and computers."""
    rng = Rng(seed)
    truth = play(subject.prepare(rng), rng, actions)
    seats = subject.game.seats(truth.options)
    viewer = None if seed % 5 == 0 else seed % seats
    computers = {seat for seat in range(seats) if seat != viewer and rng.below(2)}
    other = subject.disguise(truth, viewer, Rng(seed + 1))
    if other is None or truth.state.outcome is not None:
        return  # then the record tells everything
    assert other.text() != truth.text()
    told = []
    for match in (truth, other):
        with patch.dict(PLAYERS, script=scripted(match.actions)):
            told.append(witnessed(match, computers, viewer))
    assert told[0] == told[1]


def keys(value: object) -> set[str]:
    """All keys in plain data."""
    if isinstance(value, dict):
        return {*value, *(key for item in value.values() for key in keys(item))}
    return {key for item in value for key in keys(item)} if isinstance(value, list) else set()


def named(value: object, subject: Subject) -> set[str]:
    """All cards that plain data names, of those that can be hidden."""
    return set(re.findall(subject.card, json.dumps(value)))


def audit(page: Page, subject: Subject) -> None:
    """Looks into the last body: which cards does it name, and may the viewer know them in this deal?"""
    current, body = session(), json.loads(page.body)
    assert str(current.match.seed) not in page.body
    assert str(current.player_seed) not in page.body
    events = body.get("events", [])
    begun = max((at for at, event in enumerate(events) if event["type"] == subject.deal), default=0)
    told = [body.get("frame"), events[begun:]]
    assert not (UNTOLD | subject.untold) & keys(told)
    assert named(told, subject) <= subject.known(current.match, current.viewer)


@pytest.mark.parametrize(
    ("subject", "name"), [(subject, name) for subject in SUBJECTS for name in subject.showcase], ids=str
)
def test_no_body_names_a_card_its_viewer_may_not_know(subject: Subject, name: str) -> None:
    """Whole matches with several humans and computers; every body is searched for cards and seeds."""
    rng, options = Rng(name), subject.showcase[name]
    seats = subject.game.seats(subject.game.parse_options(options))
    sitters = [HUMAN, *(("random", HUMAN)[rng.below(2)] for _ in range(seats - 1))]
    page, names = Page(), [f"name {seat}" for seat in range(seats)]
    table = page.ask("start", game=subject.game.id, options=options, sitters=sitters, names=names, viewer=None)
    audit(page, subject)

    def ask(op: str, **body: object) -> Any:
        answered = page.ask(op, **body)
        audit(page, subject)
        return answered

    while table["frame"]["outcome"] is None:
        humans = [seat for seat in table["frame"]["decision"]["seats"] if sitters[seat] == HUMAN]
        if humans and rng.below(4):
            seat = humans[rng.below(len(humans))]
            legal = ask("look", viewer=seat)["frame"]["legal"]
            table = ask("act", seat=seat, action=choice(legal, rng))
        elif rng.below(4):
            table = ask("advance", budget=rng.below(2))
        else:
            ask("record")
            ask("watch", viewer=rng.below(seats), since=-1, at=0, open=True)
            if sitters.count(HUMAN) > 1:
                ask("share", what=("deal", "match")[rng.below(2)], names=True)
            ask("undo", seat=rng.below(seats))
            ask("look", viewer=None)
    for viewer in (None, 0):
        ask("look", viewer=viewer)
