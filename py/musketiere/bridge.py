"""The only door to the page: one JSON request in, one JSON answer out.

    answer('{"op": "games", "body": {}}')  ->  '{"body": {…}}'

`body` is what the page may see; its shapes stand in `protocol.py`. Beside it an answer may carry `save`, the
text to be stored for the open match: it holds the hidden cards and stays in the worker. A refusal has
`{"error": {code, params}}` as its body and has changed nothing.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Final

import musketiere
from musketiere.core.errors import EngineError, Fault, InvalidData, InvalidOptions, InvalidRequest, MissingData
from musketiere.core.match import Match
from musketiere.core.reading import read_json
from musketiere.games import GAMES
from musketiere.players import CHARACTERS, FULL, LEVELS
from musketiere.requests import (
    HUMAN,
    LESSON,
    parse_controllers,
    parse_effort,
    parse_game,
    parse_own_players,
    parse_strings,
)
from musketiere.session import Session, inspect

if TYPE_CHECKING:  # imported when they are first wanted, as the games are: few visits begin with them
    from musketiere.daily import Daily
    from musketiere.fair import Shares
    from musketiere.link import Link
    from musketiere.protocol import (
        Advance,
        Analysis,
        Checked,
        Code,
        Day,
        DealtShares,
        Forecast,
        Games,
        Inspected,
        Lent,
        Linked,
        Moments,
        Nothing,
        Pending,
        Ponder,
        ReadData,
        Record,
        Review,
        Solved,
        Update,
        Verdict,
        Visitors,
    )

Body = Mapping[str, Any]

_session: Session | None = None


def extend(image: str) -> None:
    """Makes known what lies in another image of ours: modules of the library, and parts of this package."""
    sys.path.append(image)
    musketiere.__path__.append(f"{image}/musketiere")


def import_games() -> None:
    """Imports all games now: for a memory that later starts begin with."""
    tuple(GAMES.values())


def answer(request: str) -> str:
    """Carries out one request. Never raises; what goes wrong inside is answered without a word about cards."""
    global _session
    before, kept = _session, _kept()
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
    whole: dict[str, object] = {"body": answered}
    if _session is not None and op not in _NOT_STORED and (_session is not before or _kept() != kept):
        whole["save"] = _session.save()
    return _text(whole)


def _kept() -> object:
    """What is to be stored when it changes."""
    if _session is None:
        return None
    return len(_session.match.actions), sum(map(len, _session.lamps)), _session.lent


def _text(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _where(fault: Exception) -> str:
    """File, line and kind of an unexpected fault; its message might name hidden cards."""
    frame = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{PurePath(frame.filename).name}:{frame.lineno} {type(fault).__name__}"


# ---- requests ----------------------------------------------------------------------------------------


def _games(_: Body) -> Games:
    return {
        "games": [
            {
                "id": game.id,
                "rules_version": game.rules_version,
                "seats": {"min": game.min_seats, "max": game.max_seats},
                "options": game.option_specs({}),
                "computer_players": list(LEVELS),
                "characters": list(CHARACTERS),
                "problems": [{"id": name, "idea": problem.idea} for name, problem in game.problems.items()],
            }
            for game in GAMES.values()
        ]
    }


def _exercise(_: Body) -> Nothing:
    from musketiere.exercise import exercise

    exercise()
    return {}


def _data(body: Body) -> ReadData:
    game, text = parse_game(body["game"]), body["text"]
    if game.read_data is None or not isinstance(text, str):
        raise InvalidRequest("request-unknown", op=f"data {game.id}")
    try:
        return {"edition": game.read_data(text), "faults": []}
    except InvalidData as refused:
        return {"edition": None, "faults": [fault.data() for fault in refused.faults]}


def _forget(body: Body) -> Nothing:
    """Closes the open match if it is played by that file: without it nothing can be taken back or looked up again."""
    global _session
    game = parse_game(body["game"])
    if game.forget_data is None:
        raise InvalidRequest("request-unknown", op=f"forget {game.id}")
    game.forget_data(str(body["data"]))
    if _session is not None and not _has_data(_session.match):
        _session.close()
        _session = None
    return {}


def _has_data(match: Match) -> bool:
    """Whether the data file it is played by is here."""
    try:
        match.game.parse_options(match.game.options_data(match.options))
    except MissingData:
        return False
    return True


def _check(body: Body) -> Checked:
    game, given = parse_game(body["game"]), _options(body)
    judged: Checked = {
        "specs": game.option_specs(given),
        "options": None,
        "errors": [],
        "warnings": [],
        "seating": None,
    }
    try:
        options = game.parse_options(given)
    except InvalidOptions as fault:
        return {**judged, "errors": [one.data() for one in fault.faults]}
    return {
        **judged,
        "options": game.options_data(options),
        "warnings": [one.data() for one in game.warnings(options)],
        "seating": game.seating(options),
    }


def _start(body: Body) -> Update:
    game = parse_game(body["game"])
    shares = _drawn_shares(body)
    match = Match(game, game.parse_options(_options(body)), _draw_seed() if shares is None else shares.seed)
    controllers = parse_controllers(body["controllers"])
    names, effort = parse_strings(body["names"]), _effort(body)
    players = parse_own_players(body.get("players"), controllers)
    session = Session(match, names, controllers, _draw_seed(), effort, players=players, shares=shares)
    return _open_table(session, body)


def _lesson(body: Body) -> Update:
    game = parse_game(body["game"])
    lesson = game.lessons.get(str(body["lesson"]))
    if lesson is None:
        raise InvalidRequest("request-unknown", op=f"lesson {body['lesson']}")
    seed = _draw_seed() if lesson.seed is None else lesson.seed
    match = Match(game, seed=seed, position=lesson.position)
    controllers = tuple(HUMAN if seat == lesson.seat else LESSON for seat in range(game.seats(match.options)))
    return _open_table(Session(match, _names(body, controllers), controllers, _draw_seed()), body)


def _open(body: Body) -> Update:
    return _open_table(Session.load(body["save"]), body)


def _adopt(body: Body) -> Update:
    session, known = Session.load(body["save"]), body.get("known")
    if known is not None:
        from musketiere.fair import judge

        if session.shares is None or not judge(session.match, session.shares, known)["fair"]:
            raise InvalidRequest("handed-unfair")
    return _open_table(session, body)


def _inspect(body: Body) -> Inspected:
    return inspect(body["save"])


def _import(body: Body) -> Update:
    match = Match.from_text(str(body["text"]), GAMES)
    controllers = (HUMAN,) * match.game.seats(match.options)
    return _open_table(Session(match, _names(body, controllers), controllers, _draw_seed()), body)


def _day(body: Body) -> Day:
    return _deal_of_day(body).data()


def _daily(body: Body) -> Update:
    return _open_table(_deal_of_day(body).session(parse_strings(body["names"])), body)


def _share(body: Body) -> Code:
    from musketiere.link import share

    return {"code": share(_opened(), body["what"], body["names"])}


def _expand(body: Body) -> Linked:
    return _read(body).data()


def _enter(body: Body) -> Update:
    link = _read(body)
    if link.kind == "record":
        raise InvalidRequest("link-over")
    session = link.session(parse_strings(body["names"]), _draw_seed(), _effort(body), body.get("players"))
    return _open_table(session, body)


def _show(body: Body) -> Update:
    link = _read(body)
    if link.kind != "record":
        raise InvalidRequest("link-open")
    return _open_table(link.session(parse_strings(body["names"]), _draw_seed()), body)


def _branch(body: Body) -> Update:
    from musketiere.practice import branch

    names = parse_strings(body["names"])
    return _open_table(branch(_opened(), body["seat"], body["at"], names, _draw_seed()), body)


def _problem(body: Body) -> Update:
    from musketiere.practice import open_problem

    game, names, effort = parse_game(body["game"]), parse_strings(body["names"]), _effort(body)
    session = open_problem(game, str(body["problem"]), names, _draw_seed(), _draw_seed(), effort)
    return _open_table(session, body)


def _solve(body: Body) -> Solved:
    from musketiere.practice import judge

    return judge(_opened(), body["client"], body["action"])


def _open_table(session: Session, body: Body) -> Update:
    """Opens a match in place of the one before, with one client; the others have left."""
    global _session
    update = session.follow(body["client"], body["seats"])
    if _session is not None:
        _session.close()
    _session = session
    return update


def _follow(body: Body) -> Update:
    return _opened().follow(body["client"], body["seats"])


def _leave(body: Body) -> Nothing:
    _opened().leave(body["client"])
    return {}


def _poll(body: Body) -> Update:
    return _opened().poll(body["client"])


def _act(body: Body) -> Update:
    return _opened().act(body["client"], body["seat"], body["action"])


def _stand_in(body: Body) -> Update:
    return _opened().stand_in(body["client"], body["seat"])


def _undo(body: Body) -> Update:
    return _opened().undo(body["client"], body["seat"])


def _advance(body: Body) -> Advance:
    return _opened().advance(body["client"], body["budget"])


def _ponder(body: Body) -> Ponder:
    return _opened().ponder(body["client"], body["budget"])


def _pending(body: Body) -> Pending:
    return _opened().pending(body["seat"])


def _decide(body: Body) -> Nothing:
    _opened().decide(body["seat"], body["action"])
    return {}


def _lend(body: Body) -> Lent:
    return {"lent": _opened().lend(body["seat"], body["player"])}


def _visitors(_: Body) -> Visitors:
    own = _opened().players
    return {"players": [None if player is None else {"name": player.name, "text": player.text} for player in own]}


def _at_table(op: str) -> Callable[[Body], Mapping[str, object]]:
    """A request of the school about the open match."""

    def carry_out(body: Body) -> Mapping[str, object]:
        from musketiere.school import seated

        handler: Callable[[Session, Body], Mapping[str, object]] = getattr(seated, op)
        return handler(_opened(), body)

    return carry_out


def _moments(_: Body) -> Moments:
    return _opened().moments()


def _seek(body: Body) -> Update:
    return _opened().seek(body["client"], body["at"])


def _analyse(body: Body) -> Analysis:
    return _opened().analyse(body["client"], body["seat"], body["at"], body["budget"], body.get("tried"))


def _forecast(body: Body) -> Forecast:
    return _opened().forecast(body["client"], body["seat"])


def _review(body: Body) -> Review:
    return _opened().review(body["client"], body["budget"])


def _cancel(body: Body) -> Nothing:
    _opened().cancel(body["client"])
    return {}


def _record(_: Body) -> Record:
    """Everything is open once the match is over, and not before (MU-12.14, FM-20.18, MR-30.5)."""
    match = _opened().match
    if match.state.outcome is None:
        raise InvalidRequest("match-in-play")
    return {"text": match.text()}


def _shares(_: Body) -> DealtShares:
    """They give the whole deal: as the record, they are opened once the match is over."""
    session = _opened()
    if not session.is_over:
        raise InvalidRequest("match-in-play")
    if session.shares is None:
        raise InvalidRequest("no-shares")
    return session.shares.data()


def _verify(body: Body) -> Verdict:
    from musketiere.fair import verify

    return verify(body)


def _school(op: str) -> Callable[[Body], Mapping[str, object]]:
    """A request of the school, which lies in an image of its own."""

    def carry_out(body: Body) -> Mapping[str, object]:
        from musketiere.school import door

        handler: Callable[[Body], Mapping[str, object]] = getattr(door, op)
        return handler(body)

    return carry_out


def _options(body: Body) -> Mapping[str, object]:
    given: object = body["options"]
    if not isinstance(given, dict):
        raise InvalidRequest("option-unknown", option=str(given))
    return given


def _names(body: Body, controllers: tuple[str, ...]) -> tuple[str, ...]:
    """Those beyond the seats are ignored."""
    return parse_strings(body["names"])[: len(controllers)]


def _drawn_shares(body: Body) -> Shares | None:
    if "shares" not in body:
        return None
    from musketiere.fair import parse_shares

    return parse_shares(body["shares"])


def _effort(body: Body) -> int:
    return parse_effort(body.get("effort", FULL))


def _deal_of_day(body: Body) -> Daily:
    from musketiere.daily import daily

    return daily(parse_game(body["game"]), body["date"])


def _read(body: Body) -> Link:
    from musketiere.link import read

    return read(body["code"])


def _opened() -> Session:
    if _session is None:
        raise InvalidRequest("no-match")
    return _session


def _draw_seed() -> int:
    return int.from_bytes(os.urandom(7)) >> 3


_NOT_STORED: Final = {"open", "show", "problem"}
"""Requests whose match needs no saving: it comes from the store, out of a link that has it, or can be opened anew."""
_HANDLERS: Final[Mapping[str, Callable[[Body], Mapping[str, object]]]] = {
    "games": _games,
    "exercise": _exercise,
    "data": _data,
    "forget": _forget,
    "check": _check,
    "start": _start,
    "lesson": _lesson,
    "open": _open,
    "adopt": _adopt,
    "inspect": _inspect,
    "import": _import,
    "day": _day,
    "daily": _daily,
    "share": _share,
    "expand": _expand,
    "enter": _enter,
    "show": _show,
    "branch": _branch,
    "problem": _problem,
    "solve": _solve,
    "follow": _follow,
    "leave": _leave,
    "poll": _poll,
    "act": _act,
    "stand_in": _stand_in,
    "undo": _undo,
    "advance": _advance,
    "ponder": _ponder,
    "pending": _pending,
    "decide": _decide,
    "lend": _lend,
    "visitors": _visitors,
    **{op: _at_table(op) for op in ("question", "reply", "written")},
    "moments": _moments,
    "seek": _seek,
    "analyse": _analyse,
    "cancel": _cancel,
    "forecast": _forecast,
    "review": _review,
    "record": _record,
    "shares": _shares,
    "verify": _verify,
    **{op: _school(op) for op in ("tournament", "again", "keep", "bout", "standing", "lost", "last", "trial", "tried")},
}
