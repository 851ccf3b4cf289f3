"""Nothing that the page receives depends on what its viewer may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.game import Event, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players import LEVELS, PLAYERS
from musketiere.session import HUMAN
from tests.kit.page import Page, choice, human, scripted, session
from tests.kit.play import play
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.game.id)
pytestmark = pytest.mark.usefixtures("closed_bridge")
SEEDS = st.integers(0, 2**32)
FORBIDDEN = {"seed", "player_seed", "record", "save", "hands", "position"}


def witnessed(match: Match, computers: set[Seat], viewer: Seat | None) -> list[str]:
    """Plays the match through the bridge: all bodies that reach the page while nobody or the viewer looks."""
    seats = match.game.seats(match.options)
    page, told = Page(), []
    PLAYERS["script"] = scripted(match.actions)  # type: ignore[index]
    fresh = Match(match.game, seed=match.seed, position=match.position)

    def hear(op: str, **body: object) -> Any:
        answered = page.ask(op, **body)
        told.append(page.body)
        return answered

    page.open(fresh, human(seats, *((seat, "script") for seat in computers)), viewer)
    told.append(page.body)
    for seat, move in match.actions:
        if seat in computers:
            if next(at for at in session().match.state.to_act if at in computers) != seat:
                break  # the script stops in the middle of a secret decision, and not in seat order
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
    truth = subject.prepare(rng)
    scored = sum(event.type == "game_ended" for event in truth.events)
    play(truth, rng, actions)
    if sum(event.type == "game_ended" for event in truth.events) > scored:
        return
    seats = subject.game.seats(truth.options)
    viewer = None if seed % 5 == 0 else seed % seats
    computers = {seat for seat in range(seats) if seat != viewer and rng.below(2)}
    other = subject.disguise(truth, viewer, Rng(seed + 1))
    assert other.text() != truth.text()
    try:
        assert witnessed(other, computers, viewer) == witnessed(truth, computers, viewer)
    finally:
        del PLAYERS["script"]  # type: ignore[attr-defined]


def keys(value: object) -> set[str]:
    """All keys in plain data."""
    if isinstance(value, dict):
        return {*value, *(key for item in value.values() for key in keys(item))}
    return {key for item in value for key in keys(item)} if isinstance(value, list) else set()


def named(value: object) -> set[str]:
    """All cards that plain data names."""
    return set(re.findall(r"\b\d+/\d\b", json.dumps(value)))


def known(events: Sequence[Event], viewer: Seat | None) -> set[str]:
    """The cards that a viewer was dealt, and those that were turned up for all."""
    dealt = (private["cards"] for event in events for owner, private in event.private.items() if owner == viewer)
    turned = (event.data["cards"] for event in events if event.type in ("cards_turned", "pay_turned"))
    return set().union(*map(named, (*dealt, *turned)))


def audit(page: Page) -> None:
    """Looks into the last body: which cards does it name, and may the viewer know them, and in this game?"""
    current, body = session(), json.loads(page.body)
    assert str(current.match.seed) not in page.body
    assert str(current.player_seed) not in page.body
    assert not FORBIDDEN & keys(body)
    events = current.match.events
    assert named(body) <= known(events, current.viewer)
    start = max(at for at, event in enumerate(events) if event.type == "game_started")
    this_game = [event for at, event in enumerate(events) if at >= start or event.type == "pay_turned"]
    assert named(body.get("frame")) <= known(this_game, current.viewer)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_body_names_a_card_its_viewer_may_not_know(players: int, seed: int) -> None:
    """Matches of two games with several humans and computers; every body is searched for cards and seeds."""
    rng = Rng(seed)
    sitters = [HUMAN, *(["random", "rule_based", HUMAN][rng.below(3)] for _ in range(players - 1))]
    page = Page()
    table = page.ask(
        "start",
        game="musketiere",
        options={"players": players, "match_end": "games", "match_games": 2},
        sitters=sitters,
        names=[f"name {seat}" for seat in range(players)],
        viewer=None,
    )
    audit(page)

    def ask(op: str, **body: object) -> Any:
        answered = page.ask(op, **body)
        audit(page)
        return answered

    while table["frame"]["outcome"] is None:
        humans = [seat for seat in table["frame"]["decision"]["seats"] if sitters[seat] == HUMAN]
        ask("record")
        if humans and rng.below(3):
            seat = humans[rng.below(len(humans))]
            legal = ask("look", viewer=seat)["frame"]["legal"]
            table = ask("act", seat=seat, action=choice(legal, rng))
            ask("undo", seat=(seat + 1) % players)
            if rng.below(2):
                ask("look", viewer=None)
        else:
            table = ask("advance", budget=rng.below(2))
    for viewer in (None, 0):
        ask("look", viewer=viewer)
    assert table["frame"]["view"]["game"] == 2
    assert set(sitters) <= {HUMAN, *LEVELS}
