"""The page's end of the bridge, as the worker holds it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from musketiere import bridge
from musketiere.core.game import Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players.player import Player, Thought
from musketiere.requests import HUMAN
from musketiere.session import Session
from tests.kit.subject import Subject

TABLE: Final = "table"
"""The client of whoever asks without saying which."""
OPENING: Final = {"start", "lesson", "open", "import", "daily", "enter", "show"}


class Page:
    """Asks, and keeps what came back: the last body, the last save, and each client's story."""

    def __init__(self) -> None:
        self._body: object = None
        self.save: Any = None
        self.stories: dict[str, list[Any]] = {}

    def ask(self, op: str, **body: object) -> Any:
        """The body of an answer; a refusal is a body with `error`. Who does not say from where looks on."""
        body = {"client": TABLE, "seats": [], **body}
        answered = self.send(json.dumps({"op": op, "body": body}))
        if "error" in answered:
            return answered
        if op in OPENING:
            self.stories.clear()
        elif op == "leave":
            del self.stories[str(body["client"])]
        update = answered.get("update", answered)
        if "story" in update:
            name = str(body["client"])
            self.stories[name] = patched(self.stories.get(name, []), update["story"])
        return answered

    def send(self, request: str) -> Any:
        """The body of the answer to any text."""
        text = bridge.answer(request)
        answered = json.loads(text)
        assert set(answered) <= {"body", "save"}
        self._body = answered["body"]
        self.save = answered.get("save", self.save)
        assert isinstance(answered["body"], dict)
        return answered["body"]

    @property
    def body(self) -> str:
        """The text of the last body."""
        return json.dumps(self._body)

    def code(self, op: str, **body: object) -> str:
        """The code with which a request is refused; nothing has changed."""
        before = opened()
        error = self.ask(op, **body)["error"]
        assert opened() == before
        return str(error["code"])

    def open(self, match: Match, controllers: tuple[str, ...], *seats: Seat | None, client: str = TABLE) -> Any:
        """Opens a match through its stored text."""
        names = tuple(f"name {seat}" for seat in range(len(controllers)))
        text = Session(match, names, controllers, 1).save()["text"]
        return self.ask("open", save=text, client=client, seats=seats)

    def look(self, *seats: Seat | None, client: str = TABLE) -> Any:
        """Lets a client look from these seats."""
        return self.ask("follow", client=client, seats=seats)

    def think(self) -> Any:
        """Lets a computer player decide, however long it takes; what is new for the table."""
        while "update" not in (answered := self.ask("advance", budget=1000)):
            assert "thinking" in answered
        return answered["update"]

    def told(self, client: str = TABLE) -> list[Any]:
        """The story of a client, put together from all that it was answered."""
        return self.stories[client]


def patched(story: list[Any], patch: Any) -> list[Any]:
    """The story after a patch, as the page puts it together; old and new have their places, and none is told twice."""
    assert set(patch) == {"keep", "changed", "inserted", "events"}
    assert patch["keep"] <= len(story)
    story = story[: patch["keep"]]
    for placed in patch["changed"]:
        assert story[placed["at"]] != placed["event"]
        story[placed["at"]] = placed["event"]
    for placed in patch["inserted"]:
        assert placed["at"] <= len(story)
        story.insert(placed["at"], placed["event"])
    return [*story, *patch["events"]]


def as_told(match: Match, seat: Seat | None, start: int = 0, end: int | None = None) -> list[Any]:
    """The story of a match, or these events of it, as it reaches a client that looks from there."""
    story: list[Any] = json.loads(json.dumps([event.seen_by(seat) for event in match.events[start:end]]))
    return story


def session() -> Session:
    """The open match, as only a test may look at it."""
    assert bridge._session is not None
    return bridge._session


def opened() -> object:
    """All about the open match that a refusal must leave alone."""
    if bridge._session is None:
        return None
    clients = {
        name: (client.seats, client.at, client.acted, client.question, len(client._told))
        for name, client in bridge._session.clients.items()
    }
    return bridge._session.save(), clients, [repr(event) for event in bridge._session.match.events]


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


def human(seats: int, *others: tuple[Seat, str]) -> tuple[str, ...]:
    """Controllers: people but for the seats named, of which those beyond the seats stay away."""
    controllers = dict(others)
    return tuple(controllers.get(seat, HUMAN) for seat in range(seats))


def begin(subject: Subject, *others: tuple[int, str], seats: tuple[Seat, ...] = (0,), **options: object) -> Any:
    """A page with a new match of as many seats as the game has by default, and what it was answered; seat 0 has
    something to decide.

    Chance may have asked another first: then another match is begun."""
    page = Page()
    options = subject.opening | options
    count = subject.game.seats(subject.game.parse_options(options))
    controllers = list(human(count, *others))
    names = [f"name {seat}" for seat in range(count)]
    table = page.ask("start", game=subject.game.id, options=options, controllers=controllers, names=names, seats=seats)
    assert "error" not in table
    is_asked = 0 in table["frame"]["decision"]["seats"]
    return (page, table) if is_asked else begin(subject, *others, seats=seats, **options)


def finish(page: Page, table: Any, rng: Rng) -> Any:
    """Plays to the end: people act when it is their turn, computers are let think. In the end all is told."""
    steps = 0
    while table["frame"]["outcome"] is None:
        steps += 1
        assert steps < 3000
        frame = table["frame"]
        people = [seat for seat in frame["decision"]["seats"] if frame["controllers"][seat] == HUMAN]
        if people:
            seat = people[rng.below(len(people))]
            legal = page.look(seat)["frame"]["legal"]
            table = page.ask("act", seat=seat, action=choice(legal, rng))
        else:
            table = page.think()
        assert "error" not in table, table
    assert page.told() == as_told(session().match, table["frame"]["viewer"])
    return table
