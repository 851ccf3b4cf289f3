"""Plays a match of every game through the bridge, always the same one, wherever the wheel is installed; sends it to
itself as a link and watches it again; and deals a day."""

from __future__ import annotations

import hashlib
import json
import os
from itertools import cycle
from typing import Any

from musketiere import bridge

LARGEST = {"mousquetaires_du_roy": {"musketeers": 5, "players": 5}}
"""Options that fill all seats, where it is not enough to say how many play."""
PLAYERS = ("novice", "rule_based", "random")
"""One that searches and two that do not: enough to run all there is, and soon done."""


def ask(op: str, **body: object) -> Any:
    answered = json.loads(bridge.answer(json.dumps({"op": op, "body": body})))["body"]
    assert "error" not in answered, answered
    return answered


def play() -> str:
    """A digest of everything that was told."""
    told = hashlib.sha256()
    os.urandom = lambda size: bytes(size)  # the bridge draws its seeds here
    for game in ask("games")["games"]:
        players = cycle(PLAYERS)
        seats = game["seats"]["max"]
        largest = LARGEST.get(game["id"], {"players": seats})
        options = ask("check", game=game["id"], options=largest)["options"]
        computers = [next(players) for _ in range(seats)]
        table = ask(
            "start",
            game=game["id"],
            options=options,
            controllers=computers,
            names=computers,
            client="smoke",
            seats=[],
        )
        told.update(json.dumps(table["story"]).encode())
        while table["frame"]["outcome"] is None:
            update = ask("advance", client="smoke", budget=1000).get("update")
            if update is None:
                continue  # a long thought goes on: how often it was asked for must not tell
            table = update
            told.update(json.dumps(table["story"]).encode())
        told.update(ask("record")["text"].encode())
        code = ask("share", what="match", names=True)["code"]
        ask("show", code=code, names=[], client="smoke", seats=[None, *range(seats)])
        watched = ask("seek", client="smoke", at=1)
        told.update(json.dumps([code, watched, ask("moments")]).encode())
        dealt = ask("daily", game=game["id"], date="2026-11-21", names=list("abcdef"), client="smoke", seats=[0])
        told.update(json.dumps(dealt).encode())
    return told.hexdigest()
