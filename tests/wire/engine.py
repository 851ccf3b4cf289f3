"""The engine of a host for the tests of the wire: one request a line, as the bridge has them, and two of a test."""

import json
import random
import sys
from typing import Any

from musketiere import bridge
from musketiere.session import Session

CHANCE = random.Random(int(sys.argv[1]))


def opened() -> Session:
    """The match that is open."""
    assert bridge._session is not None
    return bridge._session


def choose(body: dict[str, Any]) -> dict[str, Any]:
    """Any legal action of a seat; none where it has nothing to decide."""
    match = opened().match
    game, moves = match.game, sorted(match.state.legal(body["seat"]))
    return {"action": game.action_data(game.decode(CHANCE.choice(moves))) if moves else None}


def truth(_: object) -> dict[str, Any]:
    """What every seat may know of what has happened, and what none may know before the end."""
    session = opened()
    match = session.match
    return {
        "stories": [match.story(seat) for seat in range(len(session.controllers))],
        "actions": len(match.actions),
        "hidden": [str(match.seed), *([] if session.shares is None else session.shares.shares)],
    }


OWN = {"choose": choose, "truth": truth}

for line in sys.stdin:
    asked = json.loads(line)
    own = OWN.get(asked["op"])
    print(json.dumps({"body": own(asked["body"])}) if own else bridge.answer(line), flush=True)
