"""The page's end of the bridge, as the worker holds it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from musketiere import bridge
from musketiere.core.game import Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players.player import Player, Thought
from musketiere.session import HUMAN, Session
from tests.kit.subject import Subject


class Page:
    """Asks, and keeps what came back: the text of the last body, and the last save."""

    def __init__(self) -> None:
        self.body = ""
        self.save: Any = None

    def ask(self, op: str, **body: object) -> Any:
        """The body of an answer; a refusal is a body with `error`."""
        return self.send(json.dumps({"op": op, "body": body}))

    def send(self, request: str) -> Any:
        text = bridge.answer(request)
        answered = json.loads(text)
        assert set(answered) <= {"body", "save"}
        self.body = json.dumps(answered["body"])
        self.save = answered.get("save", self.save)
        assert isinstance(answered["body"], dict)
        return answered["body"]

    def code(self, op: str, **body: object) -> str:
        """The code with which a request is refused; nothing has changed."""
        before = opened()
        error = self.ask(op, **body)["error"]
        assert opened() == before
        return str(error["code"])

    def open(self, match: Match, sitters: tuple[str, ...], viewer: Seat | None = None) -> Any:
        """Opens a match through its stored text."""
        names = tuple(f"name {seat}" for seat in range(len(sitters)))
        return self.ask("open", save=Session(match, names, sitters, 1).save()["text"], viewer=viewer)


def session() -> Session:
    """The open match, as only a test may look at it."""
    assert bridge._session is not None
    return bridge._session


def opened() -> object:
    """All about the open match that a refusal must leave alone."""
    if bridge._session is None:
        return None
    return bridge._session.save(), bridge._session.viewer, [repr(event) for event in bridge._session.match.events]


def choice(legal: Any, rng: Rng) -> dict[str, Any]:
    """A legal action, as a page makes it from the description it was given."""
    if "actions" in legal:
        actions: list[dict[str, Any]] = legal["actions"]
        return actions[rng.below(len(actions))]
    cards = list(legal["cards"])
    rng.shuffle(cards)
    return {"type": legal["type"], "cards": cards[: legal["pick"]]}


def scripted(moves: list[tuple[Seat, Move]]) -> Callable[[object], Player]:
    """A computer player that plays, seat by seat, what it was told before."""
    left = {seat: [move for actor, move in moves if actor == seat] for seat, _ in moves}

    class Script:
        def think(self, view: Any, rng: Rng) -> Thought:
            yield 0.5
            return left[view.seat].pop(0)

    return lambda game: Script()


def deliberate(slices: int) -> Callable[[Any], Player]:
    """A computer player that takes its time and then plays its first legal move."""

    class Slow:
        def __init__(self, game: Any) -> None:
            self.game = game

        def think(self, view: Any, rng: Rng) -> Thought:
            for number in range(slices):
                yield number / slices
            first: Move = self.game.sample(view, rng).legal(view.seat)[0]
            return first

    return Slow


def human(seats: int, *computers: tuple[Seat, str]) -> tuple[str, ...]:
    """Sitters: humans but for the computers named, of which those beyond the seats stay away."""
    levels = dict(computers)
    return tuple(levels.get(seat, HUMAN) for seat in range(seats))


def begin(subject: Subject, *computers: tuple[int, str], viewer: int | None = 0, **options: object) -> tuple[Page, Any]:
    """A new match with as many seats as the game has by default; seat 0 has something to decide.

    Chance may have asked another first: then another match is begun."""
    page = Page()
    options = subject.opening | options
    seats = subject.game.seats(subject.game.parse_options(options))
    sitters = list(human(seats, *computers))
    names = [f"name {seat}" for seat in range(seats)]
    table = page.ask("start", game=subject.game.id, options=options, sitters=sitters, names=names, viewer=viewer)
    assert "error" not in table
    is_asked = 0 in table["frame"]["decision"]["seats"]
    return (page, table) if is_asked else begin(subject, *computers, viewer=viewer, **options)


def finish(page: Page, table: Any, rng: Rng) -> Any:
    """Plays to the end: humans act when it is their turn, computers are let think."""
    steps = 0
    while table["frame"]["outcome"] is None:
        steps += 1
        assert steps < 3000
        frame = table["frame"]
        humans = [seat for seat in frame["decision"]["seats"] if frame["sitters"][seat] == HUMAN]
        if humans:
            seat = humans[rng.below(len(humans))]
            legal = page.ask("look", viewer=seat)["frame"]["legal"]
            table = page.ask("act", seat=seat, action=choice(legal, rng))
        else:
            table = page.ask("advance", budget=1000)
        assert "error" not in table, table
    return table
