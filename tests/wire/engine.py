"""The engine of a host for the tests of the wire: one request a line, as the bridge has them, and two that only a test may ask."""

import json
import random
import sys
from typing import Any

from musketiere import bridge

CHANCE = random.Random(int(sys.argv[1]))


def choose(body: dict[str, Any]) -> dict[str, Any]:
    """Any legal action of a seat; none where it has nothing to decide."""
    match = bridge._session.match
    game, moves = match.game, sorted(match.state.legal(body["seat"]))
    return {"action": game.action_data(game.decode(CHANCE.choice(moves))) if moves else None}


def truth(_: object) -> dict[str, Any]:
    """What every seat may know of what has happened, and what none may know before the end."""
    match = bridge._session.match
    return {
        "stories": [match.story(seat) for seat in range(len(bridge._session.controllers))],
        "actions": len(match.actions),
        "hidden": [str(match.seed), *([] if bridge._session.shares is None else bridge._session.shares.shares)],
    }


OWN = {"choose": choose, "truth": truth}

for line in sys.stdin:
    asked = json.loads(line)
    own = OWN.get(asked["op"])
    print(json.dumps({"body": own(asked["body"])}) if own else bridge.answer(line), flush=True)
