"""Writes what the tests of words and scenes need: whole matches from every side, each decision as it is asked once, an
action for each event and decision, and what happens in the first turn of each lesson.

PYTHONPATH=py:. .venv/bin/python web/tables/mousquetaires_du_roy/testdata/record.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.games import GAMES
from tests.golden import FOLDER
from tests.kit.play import think

TOLD: Final = ("four", "alone-hard")
"""A match with Milady at the table, and one without."""


def main() -> None:
    asked: dict[str, Data] = {}
    stories: list[Data] = []
    steps: list[Data] = []
    known: set[str] = set()
    for file in sorted(FOLDER.glob("mousquetaires_du_roy-*.match")):
        match = Match.from_text(file.read_text("utf-8"), GAMES)
        for again in match.replay():
            if again.state.decision is not None:
                asked.setdefault(again.state.asking, viewed(again, again.state.decision.seats[0]))
        steps += stepped(match, known)
        name = file.stem.removeprefix("mousquetaires_du_roy-")
        if name in TOLD:
            seats = (None, *range(match.game.seats(match.options)))
            stories += [{"match": name, "view": viewed(match, seat), "story": match.story(seat)} for seat in seats]
    write("asked", list(asked.values()))
    write("stories", stories)
    write("steps", steps)
    write("lessons", [taught(name) for name in GAMES["mousquetaires_du_roy"].lessons])


def stepped(match: Match, known: set[str]) -> Iterator[Data]:
    """Actions after which something is told or asked for the first time, as the seat that acted sees them: its view
    before, the events, and what its view says otherwise then."""
    seat, told = 0, 0
    before: Data = {}
    for again, (acting, _) in zip(match.replay(), [*match.actions, (0, ())], strict=True):
        events = again.events[told:]
        names = {again.state.asking, *(event.type for event in events)}
        if before and not names <= known:
            after = {key: value for key, value in viewed(again, seat).items() if before[key] != value}
            yield {"before": before, "events": [event.seen_by(seat) for event in events], "after": after}
            known |= names
        seat, before, told = acting, viewed(again, acting), len(again.events)


def taught(name: str) -> Data:
    """By the rules of thumb for who learns. A moment is what happened since the one before, and what is asked then."""
    game = GAMES["mousquetaires_du_roy"]
    lesson = game.lessons[name]
    match = Match(game, seed=1, position=lesson.position)
    begin = viewed(match, lesson.seat)
    moments: list[Data] = []
    told = 0
    while match.state.outcome is None and match.state.turn == 1:
        seat = match.state.to_act[0]
        if seat == lesson.seat:
            happened = [event.seen_by(seat) for event in match.events[told:]]
            view = viewed(match, seat)
            moments.append({"events": happened, "view": {key: view[key] for key in ("asking", "active", "actions")}})
            told = len(match.events)
        level = "rule_based" if seat == lesson.seat else "lesson"
        match.act_move(seat, think(game, level, game.view(match.state, seat), len(match.actions)))
    moments.append({"events": [event.seen_by(lesson.seat) for event in match.events[told:]], "view": None})
    return {"lesson": name, "view": begin, "moments": moments}


def viewed(match: Match, seat: Seat | None) -> Data:
    return match.game.view_data(match.game.view(match.state, seat))


def write(name: str, content: list[Data]) -> None:
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in content)
    Path(__file__).with_name(f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
