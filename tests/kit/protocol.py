"""Everything that is sent is held against its protocol, in every test that makes the engine send it.

A game is wrapped when it is made, so that no test can forget to look.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeAlias, Union, get_args
from unittest.mock import patch

from pydantic import ConfigDict, TypeAdapter, ValidationError, create_model

from musketiere import bridge
from musketiere.core.game import Game
from musketiere.core.match import AnyGame, Match
from musketiere.core.search_task import SearchTask
from tools.protocol_types import fields, named_types, protocol_of

Check: TypeAlias = Callable[[Any], None]
EXACT: Final = ConfigDict(extra="forbid", strict=True)
_EVENT: dict[str, Check] = {}
"""By game."""


class Unspoken(BaseException):
    """Something was sent that is not as the protocol says. The bridge answers any other fault without a word of it."""


def watch() -> None:
    """From now on whatever is made, played and answered is held against the protocols."""
    make, deal, play = Game.__new__, Match.__init__, Match.act_move

    def made(cls: type[Any], *given: Any, **named: Any) -> AnyGame:
        return _watched(make(cls, *given, **named))

    @wraps(deal)
    def dealt(match: Match, *given: Any, **named: Any) -> None:
        deal(match, *given, **named)
        _hear(match, 0)

    @wraps(play)
    def played(match: Match, *given: Any, **named: Any) -> Any:
        told = len(match.events)
        happened = play(match, *given, **named)
        _hear(match, told)
        return happened

    patch.object(Game, "__new__", made).start()  # for the whole run: never stopped
    patch.object(Match, "__init__", dealt).start()
    patch.object(Match, "act_move", played).start()
    patch.object(bridge, "answer", _answering(bridge.answer)).start()


def _watched(game: AnyGame) -> AnyGame:
    """The game, with all that it sends held against its protocol."""
    package = game.deal.__module__.rpartition(".")[0]
    said, shared = named_types(protocol_of(package)), named_types(protocol_of("musketiere.core"))
    _EVENT[game.id] = _check(f"an event of {game.id}", said["Event"])
    sent: dict[str, Any] = {
        "option_specs": list.__class_getitem__(shared["OptionSpec"]),
        "options_data": said["Options"],
        "view_data": said["View"],
        "action_data": said["Action"],
        "legal_data": _or_none(said["Legal"]),
        "forecast": _or_none(said.get("Forecast")),
        "summary": said["Summary"],
        "seating": _or_none(said.get("Seating")),
    }
    checked: dict[str, Any] = {
        name: _sending(getattr(game, name), _check(f"{name} of {game.id}", kind)) for name, kind in sent.items()
    }
    reason = _check(f"a reason of {game.id}", said.get("Reason"))
    return game._replace(**checked, search_task=_explaining(game.search_task, reason))


def _or_none(kind: Any) -> Any:
    return Union[kind, None]  # noqa: UP007 -- of types that are values here


def _sending(function: Callable[..., Any], check: Check) -> Callable[..., Any]:
    """The function, which sends nothing unchecked."""

    @wraps(function)
    def sent(*given: Any) -> Any:
        data = function(*given)
        check(data)
        return data

    return sent


class _Explained:
    """A task that gives no reason unchecked."""

    def __init__(self, task: SearchTask[Any], check: Check) -> None:
        self._task, self._check = task, check

    def __getattr__(self, name: str) -> Any:
        return getattr(self._task, name)

    def reasons(self, *given: Any) -> Any:
        """As the task gives them."""
        reasons = self._task.reasons(*given)
        for reason in reasons:
            self._check(reason)
        return reasons


def _explaining(search_task: Callable[..., Any], check: Check) -> Callable[..., Any]:
    @wraps(search_task, updated=())
    def made(*given: Any) -> Any:
        return _Explained(search_task(*given), check)

    return made


def _hear(match: Match, told: int) -> None:
    """Holds what has happened since against the protocol, as everybody may know it."""
    check = _EVENT.get(match.game.id)
    if check is None:
        return
    for event in match.events[told:]:
        check(event.data)
        for own in event.private.values():
            check({**event.data, **own})


def _answering(answer: Callable[[str], str]) -> Callable[[str], str]:
    """The bridge, whose every answer is the one that its request has by the protocol, or a refusal."""
    module = protocol_of("musketiere")
    said = named_types(module)
    save = said["Save"]

    def told(name: str, body: Any) -> Check:
        whole = create_model("Whole", __config__=EXACT, body=(body, ...), save=(save, None))
        return _check(name, whole, crosses=True)

    refused = told("a refusal", said["Refusal"])
    answers = {op: told(f"the answer to {op}", get_args(pair)[1]) for op, pair in fields(said["Requests"]).items()}

    @wraps(answer)
    def answered(request: str) -> str:
        text = answer(request)
        check = refused if text.startswith('{"body":{"error":') else answers[json.loads(request)["op"]]
        check(text)
        return text

    return answered


def _check(name: str, kind: Any, *, crosses: bool = False) -> Check:
    """What holds data against a type, or the text that crosses the bridge: there a pair is a list, and half a character
    that a test has put in is a question mark."""
    held: TypeAdapter[Any] = TypeAdapter(kind)

    def check(data: Any) -> None:
        try:
            if crosses:
                held.validate_json(data.encode(errors="replace"))
            else:
                held.validate_python(data)
        except ValidationError as fault:
            raise Unspoken(f"{name} is not as its protocol says: {fault}") from None

    return check
