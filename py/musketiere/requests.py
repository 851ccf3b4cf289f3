"""What requests say of those who play and think, read with care."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard

from musketiere.core.errors import InvalidRequest
from musketiere.core.match import AnyGame
from musketiere.games import GAMES
from musketiere.players import FULL, is_computer

HUMAN: Final = "human"
EXTERNAL: Final = "external"
LESSON: Final = "lesson"
LONGEST_BUDGET: Final = 3_600_000
"""Milliseconds of thinking that can be asked for at once; JSON from outside could say it is infinite, or no number."""
EFFORTS: Final = range(25, FULL + 1)
"""Per cent of their worlds in which computer players can be told to think."""

LONGEST_SOURCE: Final = 1 << 20
"""Characters of the text of a player that a visitor has written."""
LONGEST_OWN_NAME: Final = 80

_UNSHOWN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line breaks, halves of characters, and the signs that turn the direction of writing (Unicode's
`Bidi_Control`): in a name they would also turn what stands beside it."""


class OwnPlayer(NamedTuple):
    """A player that a visitor has written and seated. Its text is kept with the match and run by nobody here."""

    name: str
    text: str


def plain_name(name: str) -> str:
    """A name as it is shown and kept."""
    return _UNSHOWN.sub("", name)


def is_in(given: object, numbers: range) -> TypeGuard[int]:
    """Whether it is one of these numbers."""
    return type(given) is int and given in numbers


def is_controller(given: str) -> bool:
    """Whether somebody can decide by that name."""
    return given in (HUMAN, EXTERNAL) or is_computer(given)


def parse_game(given: object) -> AnyGame:
    """Raises `InvalidRequest`."""
    game = GAMES.get(str(given))
    if game is None:
        raise InvalidRequest("unknown-game", game=str(given))
    return game


def parse_strings(given: object) -> tuple[str, ...]:
    """A list of texts, one for each seat, from plain data. Raises `InvalidRequest`."""
    if not isinstance(given, list) or not all(isinstance(item, str) for item in given):
        raise InvalidRequest("controllers-count", expected=0)
    return tuple(given)


def parse_controllers(given: object) -> tuple[str, ...]:
    """Who decides at each seat of a new match: anybody but who sits in lessons. Raises `InvalidRequest`."""
    controllers = parse_strings(given)
    for controller in controllers:
        if controller == LESSON or not is_controller(controller):
            raise InvalidRequest("unknown-player", player=controller)
    return controllers


def parse_own_players(given: object, controllers: Sequence[str]) -> tuple[OwnPlayer | None, ...]:
    """By seat; none where nothing is said of them. Only seats that are decided from outside may have one. Raises
    `InvalidRequest`."""
    if given is None:
        return (None,) * len(controllers)
    if not isinstance(given, list) or len(given) != len(controllers):
        raise InvalidRequest("controllers-count", expected=len(controllers))
    players = tuple(None if one is None else _own_player(one) for one in given)
    for seat, (player, controller) in enumerate(zip(players, controllers, strict=True)):
        if player is not None and controller != EXTERNAL:
            raise InvalidRequest("seat-not-external", seat=seat)
    return players


def _own_player(given: object) -> OwnPlayer:
    name, text = (given.get("name"), given.get("text")) if isinstance(given, dict) else (None, None)
    if not isinstance(name, str) or not isinstance(text, str):
        raise InvalidRequest("unknown-player", player="")
    if len(name) > LONGEST_OWN_NAME or len(text) > LONGEST_SOURCE:
        raise InvalidRequest("unknown-player", player=plain_name(name[:LONGEST_OWN_NAME]))
    return OwnPlayer(plain_name(name), text)


def parse_effort(given: object) -> int:
    """Raises `InvalidRequest`."""
    if not is_in(given, EFFORTS):
        raise InvalidRequest("effort-range", effort=str(given), min=EFFORTS[0], max=EFFORTS[-1])
    return given


def parse_budget(given: object) -> float:
    """Milliseconds. Raises `InvalidRequest`."""
    if not isinstance(given, int | float) or isinstance(given, bool) or not abs(given) <= LONGEST_BUDGET:
        raise InvalidRequest("request-unknown", op=f"budget {given}")
    return given
