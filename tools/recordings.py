"""Writes what the bridge answers while a match is played or watched, for the page's tests; or, with `--check`, says which
of these files are stale. `PlayController` (web/lib/table/play.ts) and `ReplayController` (replay.ts) ask in this order.

PYTHONPATH=py:. .venv/bin/python tools/recordings.py [--check]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from musketiere.core.game import Seat
from musketiere.core.match import AnyGame, Match
from musketiere.games import GAMES
from musketiere.session import HUMAN, Session
from tests.kit.page import Page, session
from tests.kit.play import think

WEB: Final = Path(__file__).parent.parent / "web"
REVEALING: Final[Mapping[str, frozenset[str]]] = {
    "musketiere": frozenset({"cards_turned", "pay_turned"}),
    "four_musketeers": frozenset({"roles_shown"}),
}
"""By game: the events at which all look at the table (`Presenter.reveal`)."""
SLICE: Final = 30
"""Milliseconds of a thought, as the page asks for."""
RULE_BASED: Final = "rule_based"

Choose = Callable[[Match, Seat], Any]


def common_sense(match: Match, seat: Seat) -> Any:
    """What a computer player would do, as plain data."""
    game = match.game
    move = think(game, RULE_BASED, game.view(match.state, seat), len(match.actions))
    return game.action_data(game.decode(move))


def one_setting(match: Match, seat: Seat) -> Any:
    """The same, but between two rounds of a solitaire one lifeline fewer lies open."""
    fewer = {"type": "change_setting", "setting": "prepopped", "value": 5}
    legal: Any = match.game.legal_data(match.state, seat)
    prepopped: Any = match.game.view_data(match.game.view(match.state, seat))
    is_offered = fewer in legal.get("actions", []) and prepopped["options"]["prepopped"] == 6
    return fewer if is_offered else common_sense(match, seat)


class Log:
    """The page's end of the bridge, and what was asked and answered."""

    def __init__(self, opened: Session, seats: Sequence[str] = ()) -> None:
        self.page = Page()
        self.entries: list[dict[str, object]] = []
        self.save = opened.save()["text"]

    def ask(self, op: str, **body: object) -> Any:
        """As the page asks the worker, which knows the match by its id."""
        asked = {key: value for key, value in body.items() if key != "id"}
        answer = self.page.ask(op, **(asked | {"save": self.save} if op == "open" else asked))
        assert "error" not in answer, answer
        self.entries.append({"op": op, "body": body, "answer": answer})
        return answer


def played(opened: Session, match_id: str, choose: Choose = common_sense, undo_at: int | None = None) -> Log:
    """A match as `PlayController` plays it; what its people choose after `undo_at` actions they take back once."""
    log = Log(opened)
    humans = [seat for seat, controller in enumerate(opened.controllers) if controller == HUMAN]
    is_alone = len(humans) == 1

    def look(*seats: Seat | None) -> Any:
        return log.ask("follow", client="table", seats=[*seats])["frame"]

    frame = log.ask("open", client="table", id=match_id, seats=[])["frame"]
    if is_alone:
        frame = look(humans[0])
    while frame["decision"] is not None:
        if frame["legal"] is not None:
            seat = frame["viewer"]
            update = log.ask("act", client="table", seat=seat, action=choose(session().match, seat))
            frame = update["frame"]
            if frame["can_undo"] and frame["legal"] is None and frame["actions"] == undo_at:
                undo_at = None
                frame = log.ask("undo", client="table", seat=seat)["frame"]
                continue
            decision = frame["decision"]
            is_his = decision is not None and seat in decision["seats"] and not reveals(update, frame["game"])
            if not is_his and not is_alone:
                frame = look(None)
            continue
        people = [seat for seat in frame["decision"]["seats"] if seat in humans]
        if not people:
            while "update" not in (answer := log.ask("advance", client="table", budget=SLICE)):
                log.entries.pop()  # how many slices a thought takes is up to the machine
            frame = answer["update"]["frame"]
            continue
        if frame["viewer"] is not None:
            frame = look(None)
        frame = look(people[0])
    return log


def reveals(update: Any, game: str) -> bool:
    story = update["story"]
    news = [*(placed["event"] for placed in story["inserted"]), *story["events"]]
    return any(event["type"] in REVEALING[game] for event in news)


def watched(opened: Session) -> dict[str, object]:
    """A match that is over: its story as an onlooker and the first seat know it, and the table at its first and last
    moments, and at some of them with all cards open."""
    page = Page()
    seats, last = len(opened.controllers), len(opened.match.actions)
    update = page.ask("open", save=opened.save()["text"])
    stories = []
    frames = [update["frame"]]
    for viewpoint, moments in (
        ([None, *range(seats)], (2, 3)),
        ([0], (*range(7), *range(last - 4, last + 1))),
    ):
        page.look(*viewpoint)
        stories.append({"viewer": viewpoint[0], "events": page.told()})
        frames += [page.ask("seek", at=at)["frame"] for at in moments]
        page.ask("seek", at=last)
    return {"moments": page.ask("moments")["events"], "stories": stories, "frames": frames}


def lesson_played_out(game: AnyGame) -> Session:
    match = Match(game, seed=1, position=next(iter(game.lessons.values())).position)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.act(seat, game.parse_action(common_sense(match, seat)))
    seats = game.seats(match.options)
    return Session(match, tuple("ABCD"[:seats]), (HUMAN, *[RULE_BASED] * (seats - 1)), 1)


class Recording(NamedTuple):
    """Where it lies, and who plays what."""

    path: str
    game: str
    controllers: str
    """By seat: h(uman), c(omputer) or r(andom)."""
    options: Mapping[str, object] = {}
    position: str | None = None
    seed: int = 0
    choose: Choose = common_sense
    undo_at: int | None = None

    def log(self) -> Log:
        game: AnyGame = GAMES[self.game]
        if self.position is None:
            match = Match(game, game.parse_options(self.options), self.seed)
        else:
            match = Match(game, seed=self.seed, position=self.position)
        controllers = tuple({"h": HUMAN, "c": RULE_BASED, "r": "random"}[letter] for letter in self.controllers)
        names = ("Anne", "Louis", "Aramis", "Athos")[: len(controllers)]
        return played(Session(match, names, controllers, 1), Path(self.path).stem, self.choose, self.undo_at)


MUSKETIERE: Final = "games/musketiere/table/testdata"
FOUR: Final = "games/four_musketeers/table/testdata"
RECORDINGS: Final = (
    Recording(f"{MUSKETIERE}/alone.json", "musketiere", "hc", {"players": 2, "match_end": "single"}, undo_at=1),
    Recording(f"{MUSKETIERE}/duo.json", "musketiere", "hh", position="players 2\nmatch_end single\nduel 8"),
    Recording(f"{MUSKETIERE}/shared.json", "musketiere", "hhc", position="players 3\nmatch_end games\nmatch_games 1\nduel 8"),
    Recording(f"{MUSKETIERE}/watched.json", "musketiere", "rc", position="players 2\nmatch_end single\nduel 9"),
    Recording(
        f"{FOUR}/rochefort.json", "four_musketeers", "hccc", {"storyline": "AC", "players": 4, "match": "single"}
    ),
    Recording(
        f"{FOUR}/bonacieux.json",
        "four_musketeers",
        "hh",
        {
            "storyline": "QC",
            "players": 2,
            "layout": 3,
            "replacement": "servant",
            "defeated_as": "ghost",
            "match": "single",
        },
    ),
    Recording(
        f"{FOUR}/wardes.json",
        "four_musketeers",
        "h",
        {"storyline": "KS", "players": 1, "layout": 3, "prepopped": 6, "match": "target", "target": 2},
        choose=one_setting,
    ),
    Recording(
        f"{FOUR}/milady.json",
        "four_musketeers",
        "ccc",
        {
            "storyline": "QS",
            "players": 3,
            "layout": 3,
            "shadow_in_queen_games": True,
            "missing": "dealer",
            "match": "single",
        },
    ),
)


def texts() -> Iterator[tuple[Path, str]]:
    """Each file and what it should say, an entry a line."""
    for recording in RECORDINGS:
        yield WEB / recording.path, f"[\n{lines_of(recording.log().entries)}\n]\n"
    for game in GAMES.values():
        parts = watched(lesson_played_out(game)).items()
        texts = (f"{compact(key)}:[\n{lines_of(entries)}\n]" for key, entries in parts)
        yield WEB / f"tests/testdata/{game.id}.json", "{" + ",\n".join(texts) + "}\n"


def lines_of(entries: Any) -> str:
    return ",\n".join(map(compact, entries))


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    stale = [(path, text) for path, text in texts() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" not in sys.argv[1:]:
        for path, text in stale:
            path.write_text(text, "utf-8")
        return 0
    for path, _ in stale:
        print(f"{path.relative_to(WEB.parent)} is stale: tools/recordings.py writes it anew")
    return len(stale)


if __name__ == "__main__":
    sys.exit(main())
