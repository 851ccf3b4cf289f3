"""Plays a match of every game through the bridge, always the same one, wherever the wheel is installed; sends it to
itself as a link and watches it again; and deals a day. `look_around` asks for what else there is at a table."""

from __future__ import annotations

import hashlib
import json
import os
import posix
from itertools import cycle
from typing import Any

from musketiere import bridge

LARGEST = {"mousquetaires_du_roy": {"musketeers": 5, "players": 5}}
"""Options that fill all seats, where it is not enough to say how many play."""
PLAYERS = ("novice", "rule_based", "random")
"""One that searches and two that do not: enough to run all there is, and soon done."""


def tell(op: str, **body: object) -> Any:
    return json.loads(bridge.answer(json.dumps({"op": op, "body": body})))


def ask(op: str, **body: object) -> Any:
    answered = tell(op, **body)["body"]
    assert "error" not in answered, answered
    return answered


def largest(game: Any) -> Any:
    """Options with which all seats are taken."""
    given = LARGEST.get(game["id"], {"players": game["seats"]["max"]})
    return ask("check", game=game["id"], options=given)["options"]


def play() -> str:
    """A digest of everything that was told."""
    told = hashlib.sha256()
    os.urandom = lambda size: bytes(size)  # the bridge draws its seeds here
    for game in ask("games")["games"]:
        players = cycle(PLAYERS)
        seats = game["seats"]["max"]
        options = largest(game)
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


def look_around() -> None:
    """Review, problems; what is refused; a match that is kept, opened, counselled, played on and taken back."""
    bridge.import_games()
    for game in ask("games")["games"]:
        hasty = ["random"] * game["seats"]["max"]
        options = largest(game)
        ask("start", game=game["id"], options=options, controllers=hasty, names=hasty, client="smoke", seats=[])
        while ask("advance", client="smoke", budget=1000)["update"]["frame"]["outcome"] is None:
            pass
        ask("review", client="smoke", budget=100)
        for problem in game["problems"]:
            ask("problem", game=game["id"], problem=problem["id"], names=list("abcdef"), client="smoke", seats=[])
            tell("solve", client="smoke", action={})
        players = ["human", *["master-bold", "casual", "skilled-careful"] * 2][: game["seats"]["max"]]
        body = {"names": players, "client": "smoke", "seats": [0]}
        kept = tell("start", game=game["id"], options=options, controllers=players, **body)["save"]
        table = ask("open", save=kept["text"], **body)
        ask("inspect", save=kept["text"])
        for _ in range(4):
            while table["frame"]["legal"] is None:
                table = ask("advance", client="smoke", budget=1000).get("update", table)
            asked = {"client": "smoke", "seat": 0, "at": table["frame"]["actions"], "budget": 1000}
            while (counsel := ask("analyse", **asked))["choices"] is None:
                pass
            tell("act", client="smoke", seat=0, action={})
            table = ask("act", client="smoke", seat=0, action=counsel["choices"][0]["action"])
            tell("undo", client="smoke", seat=0)
            table = ask("follow", client="smoke", seats=[0])
    tell("nothing")
    tell("open", save="{", client="smoke", seats=[])
    ask("exercise")
    posix.urandom(7)  # `play` stands in for it
