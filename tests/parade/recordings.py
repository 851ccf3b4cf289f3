"""Writes what the bridge answers the page in short matches of Parade, for the tests of its table (`page/`).

`.venv/bin/python -m tests.parade.recordings`
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.session import HUMAN, Session
from tests.kit.page import TABLE, Page, choice
from tests.subjects import PARADE

FOLDER: Final = Path(__file__).parent / "page/testdata"
NAMES: Final = ("Anne", "Porthos")
COMPUTER: Final = "rule_based"
MATCHES: Final = {
    "seat-0": (HUMAN, COMPUTER),
    "seat-1": (COMPUTER, HUMAN),
    "nobody": (COMPUTER, COMPUTER),
    "shared": (HUMAN, HUMAN),
}
"""All of them from the hands of the lesson, so that one tells what another must not show."""
FORM: Final[Sequence[dict[str, object]]] = ({}, {"opener": "loser"}, {"opener": "loser", "deals": 7})


def written() -> dict[str, str]:
    """Every file of the folder, by name."""
    form = Recorder()
    for options in FORM:
        form.ask("check", game=PARADE.game.id, options=options)
    recorded = {"check": form} | {name: played(controllers) for name, controllers in MATCHES.items()}
    return {f"{name}.json": recorder.text() for name, recorder in recorded.items()}


class Recorder:
    """Asks like the page, and keeps what was asked and answered."""

    def __init__(self) -> None:
        self.page = Page()
        self.log: list[object] = []

    def ask(self, op: str, **body: object) -> Any:
        answer = self.page.send(json.dumps({"op": op, "body": body}))
        self.log.append({"op": op, "body": body, "answer": answer})
        return answer

    def open(self, controllers: Sequence[str]) -> Any:
        """The text of the match stays in the worker: the page asks for it by an id."""
        match = Match(PARADE.game, position=PARADE.game.lessons["first"].position)
        save = Session(match, NAMES, tuple(controllers), 1).save()["text"]
        answer = self.page.send(json.dumps({"op": "open", "body": {"client": TABLE, "seats": [], "save": save}}))
        self.log.append({"op": "open", "body": {"client": TABLE, "seats": [], "id": "m"}, "answer": answer})
        return answer

    def text(self) -> str:
        """One entry a line."""
        lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in self.log)
        return f"[\n{lines}\n]\n"


def played(controllers: Sequence[str]) -> Recorder:
    """A match to its end, asked for as the page does (`web/lib/table/play.ts`): people choose with a fixed chance, the
    first choice of a person who plays alone is taken back once."""
    recorder = Recorder()
    people = [seat for seat, controller in enumerate(controllers) if controller == HUMAN]
    rng, steps = Rng(3), count()
    frame = recorder.open(controllers)["frame"]
    if len(people) == 1:
        frame = look(recorder, people[0])
    while frame["decision"]:
        deciding = [seat for seat in frame["decision"]["seats"] if seat in people]
        if frame["legal"]:
            frame = act(recorder, frame, rng, people, undo=next(steps) == 0)
        elif not deciding:
            frame = thought(recorder, frame)
        else:
            if frame["viewer"] is not None:
                look(recorder, None)
            frame = look(recorder, deciding[0])
    return recorder


def act(recorder: Recorder, frame: Any, rng: Rng, people: Sequence[int], *, undo: bool) -> Any:
    seat, action = frame["viewer"], choice(frame["legal"], rng)
    answer = recorder.ask("act", client=TABLE, seat=seat, action=action)
    alone = len(people) == 1
    if undo and alone:
        return recorder.ask("undo", client=TABLE, seat=seat)["frame"]
    frame = answer["frame"]
    goes_on = frame["decision"] and seat in frame["decision"]["seats"] and not any(turned_up(answer))
    return frame if alone or goes_on else look(recorder, None)


def turned_up(answer: Any) -> Iterator[bool]:
    for event in answer["story"]["events"]:
        yield event["type"] == "bout_decided" and event["cards"] is not None


def look(recorder: Recorder, viewer: int | None) -> Any:
    return recorder.ask("follow", client=TABLE, seats=[viewer])["frame"]


def thought(recorder: Recorder, frame: Any) -> Any:
    """Slices of a computer player's thought, until it has decided; the page is not told of those that decide nothing."""
    answer = recorder.ask("advance", client=TABLE, budget=30)
    assert "update" in answer, "a thought that takes more than a slice is not the same each time"
    return answer["update"]["frame"]


if __name__ == "__main__":
    for name, text in written().items():
        (FOLDER / name).write_text(text, "utf-8")
