"""Writes what the bridge answers about a finished match, for the tests of the viewer: each game's first lesson,
played out.

PYTHONPATH=py:. .venv/bin/python web/tables/shared/testdata/record.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from musketiere import bridge
from musketiere.core.match import AnyGame, Match
from musketiere.games import GAMES
from musketiere.session import HUMAN, Session
from tests.kit.play import think


def main() -> None:
    for game in GAMES.values():
        log = [*asked(finished(game))]
        lines = ",\n".join(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) for answer in log)
        Path(__file__).with_name(f"{game.id}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def finished(game: AnyGame) -> Session:
    match = Match(game, seed=1, position=next(iter(game.lessons.values())).position)
    while match.state.to_act:
        seat, number = match.state.to_act[0], len(match.actions)
        match.act_move(seat, think(game, "rule_based", game.view(match.state, seat), number))
    seats = game.seats(match.options)
    return Session(match, tuple("ABCD"[:seats]), (HUMAN, *["rule_based"] * (seats - 1)), 1)


def asked(session: Session) -> Any:
    """Opens it; the whole story, its first and last steps for the first seat, one for an onlooker, all open."""
    last = len(session.match.actions)
    yield ask("open", save=session.save()["text"], viewer=None)
    for viewer in (0, None):
        yield ask("watch", viewer=viewer, since=-1, at=last, open=viewer is None)
    for at in (*range(7), *range(last - 4, last + 1)):
        yield ask("watch", viewer=0, since=at, at=at, open=False)
        if at > 0:
            yield ask("watch", viewer=0, since=at - 1, at=at, open=False)
    for since, at in ((2, 2), (2, 3), (3, 3)):
        yield ask("watch", viewer=None, since=since, at=at, open=True)


def ask(op: str, **body: object) -> dict[str, object]:
    answer = json.loads(bridge.answer(json.dumps({"op": op, "body": body})))["body"]
    kept = {"id": "m", "viewer": None} if op == "open" else body
    return {"op": op, "body": kept, "answer": answer}


if __name__ == "__main__":
    main()
