"""What the bridge answers the page in short matches, for the tests of the page; `tools/recordings.py` writes it down.

What a game records stands in its `recordings.py`: `RECORDINGS`, by the name of the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from musketiere.core.game import Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.requests import HUMAN
from musketiere.session import Session
from tests.kit.page import TABLE, Page, choice
from tests.kit.play import think

SLICE: Final = 30
"""Milliseconds in which the page lets a computer player think at once."""


@dataclass(frozen=True)
class Recording:
    """A file: what makes it, and what the page calls that: `game` are the types of the game, `kit` those of
    `web/lib/table/recorded.ts`."""

    make: Callable[[str], object]
    """From the name of the file."""
    type: str


LOG: Final = "readonly kit.Recorded<game.GameTypes>[]"
REPLAY: Final = "kit.Replay<game.GameTypes>"

Choose: TypeAlias = Callable[[Any, Rng], object]
"""What a person does, from his frame, with chance of its own at each action."""


def at_random(frame: Any, rng: Rng) -> object:
    return choice(frame["legal"], rng)


def first(frame: Any, _: Rng) -> object:
    """The first legal action; of cards that are to be picked the first ones."""
    legal = frame["legal"]
    return (
        legal["actions"][0] if "actions" in legal else {"type": legal["type"], "cards": legal["cards"][: legal["pick"]]}
    )


@dataclass(frozen=True)
class Table:
    """Who plays a match at one device, and what of it the page is to be asked."""

    match: Callable[[], Match]
    names: Sequence[str]
    controllers: Sequence[str]
    reveals: Callable[[Any], bool] = lambda event: False
    """Whether all look when that happens, and nobody's own cards lie open."""
    choose: Choose = at_random
    undo: int | None = None
    """After so many actions the last one is taken back once."""

    def log(self) -> Recording:
        """The match to its end, as the page plays it."""
        return Recording(lambda name: _Player(self, name).play(), LOG)

    def text(self) -> str:
        """The match as it is stored before it is played."""
        return Session(self.match(), tuple(self.names), tuple(self.controllers), 1).save()["text"]


def _request(op: str, body: Mapping[str, object]) -> str:
    return json.dumps({"op": op, "body": body})


class _Player:
    """Asks what `web/lib/table/play.ts` asks, in the same order, and keeps it with the answers."""

    def __init__(self, table: Table, name: str) -> None:
        self.table, self.name = table, name
        self.people = [seat for seat, controller in enumerate(table.controllers) if controller == HUMAN]
        self.page = Page()
        self.entries: list[object] = []
        self.frame: Any = None
        self.undone = table.undo is None

    def play(self) -> list[object]:
        """The text of the match stays in the worker: the page names it by an id."""
        asked: dict[str, object] = {"client": TABLE, "id": self.name, "seats": []}
        self._keep("open", asked, self.page.send(_request("open", {**asked, "save": self.table.text()})))
        if len(self.people) == 1:
            self._look(self.people[0])
        while self.frame["decision"]:
            self._go_on()
        return self.entries

    def _go_on(self) -> None:
        people = [seat for seat in self.frame["decision"]["seats"] if seat in self.people]
        if self.frame["legal"]:
            self._act()
        elif not people:
            self._let_think()
        else:
            if self.frame["viewer"] is not None:
                self._look(None)
            self._look(people[0])

    def _act(self) -> None:
        frame = self.frame
        seat: Seat = frame["viewer"]
        action = self.table.choose(frame, Rng(frame["actions"]))
        update = self._ask("act", seat=seat, action=action)
        frame = self.frame
        waits = frame["can_undo"] and not frame["legal"]
        if waits and not self.undone and frame["actions"] == self.table.undo:
            self.undone = True
            self._ask("undo", seat=seat)
            return
        is_revealed = any(map(self.table.reveals, update["story"]["events"]))
        goes_on = frame["decision"] is not None and seat in frame["decision"]["seats"] and not is_revealed
        if not goes_on and len(self.people) > 1:
            self._look(None)

    def _let_think(self) -> None:
        """How long a thought takes is not the same each time: the slices that decide nothing are left out."""
        asked: dict[str, object] = {"client": TABLE, "budget": SLICE}
        while "update" not in (answer := self.page.send(_request("advance", asked))):
            assert "thinking" in answer
        self._keep("advance", asked, answer)

    def _look(self, seat: Seat | None) -> None:
        self._ask("follow", seats=[seat])

    def _ask(self, op: str, **body: object) -> Any:
        asked: dict[str, object] = {"client": TABLE, **body}
        answer = self.page.send(_request(op, asked))
        self._keep(op, asked, answer)
        return answer

    def _keep(self, op: str, body: object, answer: Any) -> None:
        assert "error" not in answer, answer
        self.entries.append({"op": op, "body": body, "answer": answer})
        self.frame = answer.get("update", answer)["frame"]


# ---- matches that are over -------------------------------------------------------------------------------


def replay(game: AnyGame, shown: Mapping[tuple[Seat | None, ...], Sequence[int]]) -> Recording:
    """The first lesson of a game, played out: its story as the first of each viewpoint knows it, and the table at these
    moments, those below 0 counted from the end."""
    return Recording(lambda _: _replayed(game, shown), REPLAY)


def _replayed(game: AnyGame, shown: Mapping[tuple[Seat | None, ...], Sequence[int]]) -> object:
    match = Match(game, seed=1, position=next(iter(game.lessons.values())).position)
    while match.state.to_act:
        seat, number = match.state.to_act[0], len(match.actions)
        match.act_move(seat, think(game, "rule_based", game.view(match.state, seat), number))
    seats, end = game.seats(match.options), len(match.actions)
    controllers = (HUMAN, *["rule_based"] * (seats - 1))
    page = Page()
    frames = [page.ask("open", save=Session(match, tuple("ABCDEF"[:seats]), controllers, 1).save()["text"])["frame"]]
    stories: list[object] = []
    for viewpoint, moments in shown.items():
        name = str(viewpoint)
        page.look(*viewpoint, client=name)
        stories.append({"viewer": viewpoint[0], "events": page.told(name)})
        for at in moments:
            frames.append(page.ask("seek", client=name, at=at if at >= 0 else end + 1 + at)["frame"])
    return {"moments": page.ask("moments")["events"], "stories": stories, "frames": frames}


def whole_view(match: Match, seat: Seat | None) -> Any:
    """What a seat, or a spectator, may know now."""
    return match.game.view_data(match.game.view(match.state, seat))


def everybody(seats: int) -> tuple[Seat | None, ...]:
    """A spectator to whom all cards lie open."""
    return (None, *range(seats))
