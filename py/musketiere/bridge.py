"""The only door to the page: one JSON request in, one JSON answer out.

    answer('{"op": "games", "body": {}}')  ->  '{"body": {…}}'

`body` is what the page may see; its shapes stand in `web/worker/protocol.ts`. Beside it an answer may carry `save`, the
text to be stored for the open match: it holds the hidden cards and stays in the worker. A refusal has
`{"error": {code, params}}` as its body and has changed nothing.
"""

from __future__ import annotations

import json
import os
import traceback
from collections.abc import Callable, Mapping
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Final

from musketiere.core.errors import EngineError, Fault, InvalidData, InvalidOptions, InvalidRequest
from musketiere.core.game import Data
from musketiere.core.match import AnyGame, Match
from musketiere.core.reading import read_json
from musketiere.games import GAMES
from musketiere.players import LEVELS
from musketiere.session import HUMAN, LESSON, Session, chosen_sitters, words

if TYPE_CHECKING:  # imported when they are first wanted, as the games are: few visits begin with them
    from musketiere.daily import Daily
    from musketiere.link import Link

Body = Mapping[str, Any]

_session: Session | None = None


def answer(request: str) -> str:
    """Carries out one request. Never raises; what goes wrong inside is answered without a word about cards."""
    global _session
    before, actions = _session, _count_actions()
    try:
        asked = read_json(request)
        op, body = asked["op"], asked["body"]
        if op not in _HANDLERS:
            raise InvalidRequest("request-unknown", op=str(op))
        answered = _HANDLERS[op](body)
    except EngineError as refusal:
        _session = before
        return _text({"body": {"error": refusal.fault.data()}})
    except Exception as fault:
        _session = before
        return _text({"body": {"error": Fault("internal", {"where": _where(fault)}).data()}})
    whole: Data = {"body": answered}
    if _session is not None and op not in _STORED_ALREADY and (_session is not before or _count_actions() != actions):
        whole["save"] = _session.save()
    return _text(whole)


def _count_actions() -> int:
    return 0 if _session is None else len(_session.match.actions)


def _text(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _where(fault: Exception) -> str:
    """File, line and kind of an unexpected fault; its message might name hidden cards."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{PurePath(frame.filename).name}:{frame.lineno} {type(fault).__name__}"


# ---- requests ----------------------------------------------------------------------------------------


def _games(_: Body) -> Data:
    return {
        "games": [
            {
                "id": game.id,
                "rules_version": game.rules_version,
                "seats": {"min": game.min_seats, "max": game.max_seats},
                "options": game.option_specs({}),
                "computer_players": list(LEVELS),
            }
            for game in GAMES.values()
        ]
    }


def _data(body: Body) -> Data:
    game, text = _game(body), body["text"]
    if game.read_data is None or not isinstance(text, str):
        raise InvalidRequest("request-unknown", op=f"data {game.id}")
    try:
        return {"edition": game.read_data(text), "faults": []}
    except InvalidData as refused:
        return {"edition": None, "faults": [fault.data() for fault in refused.faults]}


def _forget(body: Body) -> Data:
    game = _game(body)
    if game.forget_data is None:
        raise InvalidRequest("request-unknown", op=f"forget {game.id}")
    game.forget_data(str(body["data"]))
    return {}


def _check(body: Body) -> Data:
    game, given = _game(body), _options(body)
    judged: Data = {"specs": game.option_specs(given), "options": None, "errors": [], "warnings": [], "table": None}
    try:
        options = game.parse_options(given)
    except InvalidOptions as fault:
        return judged | {"errors": [one.data() for one in fault.faults]}
    warnings = [one.data() for one in game.warnings(options)]
    return judged | {
        "options": game.options_data(options),
        "warnings": warnings,
        "table": game.seating(options),
    }


def _start(body: Body) -> Data:
    game = _game(body)
    match = Match(game, game.parse_options(_options(body)), _draw_seed())
    session = Session(match, words(body["names"]), chosen_sitters(body["sitters"]), _draw_seed())
    return _sit_down(session, body["viewer"])


def _lesson(body: Body) -> Data:
    game = _game(body)
    lesson = game.lessons.get(body["lesson"])
    if lesson is None:
        raise InvalidRequest("request-unknown", op=f"lesson {body['lesson']}")
    match = Match(game, seed=_draw_seed(), position=lesson.position)
    sitters = tuple(HUMAN if seat == lesson.seat else LESSON for seat in range(game.seats(match.options)))
    return _sit_down(Session(match, words(body["names"])[: len(sitters)], sitters, _draw_seed()), lesson.seat)


def _open(body: Body) -> Data:
    return _sit_down(Session.load(body["save"]), body["viewer"])


def _import(body: Body) -> Data:
    match = Match.from_text(body["text"], GAMES)
    sitters = (HUMAN,) * match.game.seats(match.options)
    return _sit_down(Session(match, words(body["names"])[: len(sitters)], sitters, _draw_seed()), None)


def _day(body: Body) -> Data:
    return _deal_of_day(body).data()


def _daily(body: Body) -> Data:
    return _sit_down(_deal_of_day(body).session(words(body["names"])), 0)


def _share(body: Body) -> Data:
    from musketiere.link import share

    return {"code": share(_opened(), body["what"], body["names"])}


def _expand(body: Body) -> Data:
    return _read(body).data()


def _enter(body: Body) -> Data:
    link = _read(body)
    if link.kind == "record":
        raise InvalidRequest("link-over")
    session = link.session(words(body["names"]), _draw_seed())
    return _sit_down(session, session.sitters.index(HUMAN) if session.sitters.count(HUMAN) == 1 else None)


def _show(body: Body) -> Data:
    link = _read(body)
    if link.kind != "record":
        raise InvalidRequest("link-open")
    return _sit_down(link.session(words(body["names"]), _draw_seed()), None)


def _watch(body: Body) -> Data:
    return _opened().watch(body["viewer"], body["since"], body["at"], body["open"])


def _sit_down(session: Session, viewer: object) -> Data:
    """Opens a match in place of the one before; the viewer gets its whole story."""
    global _session
    session.look(viewer)
    if _session is not None:
        _session.cancel()
    _session = session
    return session.table(session.match.events)


def _look(body: Body) -> Data:
    session = _opened()
    session.look(body["viewer"])
    return session.table(session.match.events)


def _act(body: Body) -> Data:
    session = _opened()
    return session.table(session.act(body["seat"], body["action"]))


def _advance(body: Body) -> Data:
    session = _opened()
    happened, progress = session.advance(body["budget"])
    return session.table(happened) | progress


def _undo(body: Body) -> Data:
    session = _opened()
    session.undo(body["seat"])
    return session.table()


def _record(_: Body) -> Data:
    """Everything is open once the match is over, and not before (MU-12.14, FM-20.18, MR-30.5)."""
    match = _opened().match
    if match.state.outcome is None:
        raise InvalidRequest("match-in-play")
    return {"text": match.text()}


def _game(body: Body) -> AnyGame:
    game = GAMES.get(body["game"])
    if game is None:
        raise InvalidRequest("unknown-game", game=str(body["game"]))
    return game


def _options(body: Body) -> Mapping[str, object]:
    given: object = body["options"]
    if not isinstance(given, dict):
        raise InvalidRequest("option-unknown", option=str(given))
    return given


def _deal_of_day(body: Body) -> Daily:
    from musketiere.daily import daily

    return daily(_game(body), body["date"])


def _read(body: Body) -> Link:
    from musketiere.link import read

    return read(body["code"])


def _opened() -> Session:
    if _session is None:
        raise InvalidRequest("no-match")
    return _session


def _draw_seed() -> int:
    return int.from_bytes(os.urandom(7)) >> 3


_STORED_ALREADY: Final = {"open", "show"}
"""Requests whose match needs no saving: it comes from the store, or out of a link that has it."""
_HANDLERS: Final[Mapping[str, Callable[[Body], Data]]] = {
    "games": _games,
    "data": _data,
    "forget": _forget,
    "check": _check,
    "start": _start,
    "lesson": _lesson,
    "open": _open,
    "import": _import,
    "day": _day,
    "daily": _daily,
    "share": _share,
    "expand": _expand,
    "enter": _enter,
    "show": _show,
    "watch": _watch,
    "look": _look,
    "act": _act,
    "advance": _advance,
    "undo": _undo,
    "record": _record,
}
