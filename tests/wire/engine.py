"""The engine of a host for the tests of the wire: one request a line, as the bridge has them, and those of a test."""

import json
import random
import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from musketiere import bridge
from musketiere.core.match import Match
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
    """What every seat may know of what has happened, and how far it has gone."""
    session = opened()
    match = session.match
    return {
        "stories": [match.story(seat) for seat in range(len(session.controllers))],
        "board": match.story(None),
        "actions": len(match.actions),
    }


def leaks(body: dict[str, Any]) -> dict[str, Any]:
    """What was `told` to the device of a `seat`, and is not its own to know. `whole`: nothing has been taken back, so
    that each view it was given can be held against the one that the record has for it."""
    seat, told = body["seat"], [json.loads(text) for text in body["told"]]
    return {"leaks": [*strangers(seat, told), *secrets(body["told"]), *(others(seat, told) if body["whole"] else ())]}


def frames(told: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every look at the table that was answered."""
    for message in told:
        frame = message.get("answer", {}).get("body", {}).get("frame")
        if frame:
            yield frame


def strangers(seat: int | None, told: list[dict[str, Any]]) -> Iterator[str]:
    """Looks from a seat that is not its own."""
    for frame in frames(told):
        if frame["viewer"] not in (None, seat) or frame["views"] is not None:
            yield f"it looked from seat {frame['viewer']}"


def secrets(told: list[str]) -> Iterator[str]:
    """What gives the deal, before the match is over and the record opened."""
    session = opened()
    shares = () if session.shares is None else session.shares.shares
    hidden = {"the seed": str(session.match.seed), "the players' seed": str(session.player_seed)}
    hidden |= {f"share {at}": share for at, share in enumerate(shares)}
    for text in told:
        body = json.loads(text).get("answer", {}).get("body", {})
        if body.get("frame", {}).get("outcome") or body.keys() & {"text", "shares"}:
            continue
        yield from (name for name, secret in hidden.items() if secret in text)


def others(seat: int | None, told: list[dict[str, Any]]) -> Iterator[str]:
    """Views and legal actions that are other ones than those of that seat at that moment."""
    match = opened().match
    given: dict[tuple[int, int | None], set[str]] = {}
    for frame in frames(told):
        given.setdefault((frame["actions"], frame["viewer"]), set()).add(known(frame["view"], frame["legal"]))
    own: dict[tuple[int, int | None], set[str]] = {}
    for now in match.replay():
        for viewer in {None, seat}:
            looks = {seen(one, viewer) for one in courses(match, now)}
            # What is being put together is seen by whoever may see it, and not counted before it is done.
            for number in {len(now.actions), now.count([viewer])}:
                own.setdefault((number, viewer), set()).update(looks)
    for (number, viewer), looks in given.items():
        if (number, viewer) not in own:
            yield f"what seat {viewer} sees after {number} actions, which never were"
        elif looks - own[number, viewer]:
            yield f"what seat {viewer} sees after {number} actions"


def courses(match: Match, now: Match) -> Iterator[Match]:
    """The moment itself; where some have chosen in secret, any of those who then had may have been the first."""
    yield now
    settled, number = now.settled, len(now.actions)
    if settled == number:
        return
    seats = {*now.state.to_act, *(seat for seat, _ in now.actions[settled:])}
    open_ = match.actions[settled : settled + len(seats)]
    for chosen in combinations(open_, number - settled):
        other = Match(match.game, match.options, match.seed, match.position)
        for seat, move in (*match.actions[:settled], *chosen):
            other.act_move(seat, move)
        yield other


def seen(match: Match, viewer: int | None) -> str:
    """The table as the viewer may see it."""
    game, state = match.game, match.state
    legal = None if viewer is None else game.legal_data(state, viewer)
    return known(game.view_data(game.view(state, viewer)), legal)


def known(view: object, legal: object) -> str:
    """As text, which is the same for the same."""
    return json.dumps([view, legal], sort_keys=True)


OWN = {"choose": choose, "truth": truth, "leaks": leaks}

for line in sys.stdin:
    asked = json.loads(line)
    own = OWN.get(asked["op"])
    print(json.dumps({"body": own(asked["body"])}) if own else bridge.answer(line), flush=True)
