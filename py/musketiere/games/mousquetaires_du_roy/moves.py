"""Actions of Mousquetaires du Roy (MR-29) and the moves they are inside the engine.

An action is a type and what it is about: a name, a number, or nothing. What is long in the rules (two purchases, an
exchange, the manning of a mission) is a chain of such actions, each of which can be taken back until all take effect.

A move is the number of its action in the list of all that can be named: `FIRST[type]` and the index of `what`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from musketiere.core.errors import IllegalAction
from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
    TOKENS,
)

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

What = str | int | None

NUMBERS: Final = 64
"""Numbers that an action can name: adversaries, Paris cards and elements of a data file are fewer (MR-27.2)."""
_NOTHING: Final[tuple[What, ...]] = (None,)
_NUMBER: Final[tuple[What, ...]] = tuple(range(NUMBERS))
_MUSKETEER: Final[tuple[What, ...]] = tuple(range(5))
_DIE: Final[tuple[What, ...]] = tuple(range(6))

NAMED: Final[dict[protocol.ActionType, tuple[What, ...]]] = {
    # everybody
    "done": _NOTHING,  # what was put together takes effect
    "pass": _NOTHING,  # none of it
    "yes": _NOTHING,
    "no": _NOTHING,
    # Milady
    "destination": PLACES,  # D-DEST
    "play_paris": _NUMBER,  # D-PARIS: a card of her hand, by its number in the data file
    "man": _NUMBER,  # D-MAN: one more adversary, by its number in the data file
    "lay_ambush": AMBUSHES,  # D-AMBUSH
    "name": _MUSKETEER,  # whom Nemesis, Ambuscade, Arrested, the effect `wound` or Mousqueton is meant for
    "draw_perfidy": _NOTHING,  # D-PERFIDY
    "play_perfidy": PERFIDY,
    "close": PLACES,  # Dead end (MR-12.13)
    "appear": _NOTHING,  # D-REVEAL
    "stay_hidden": _NOTHING,
    "discard_space": (0, 1, 2),  # D-OWN: a space of La Rochelle
    "search": PERFIDY,
    "refill": _NOTHING,
    "take_paris": _NUMBER,
    "reroll": _DIE,  # D-REROLL
    "lay_token": tuple(QUEST_TOKENS.values()),  # D-INN, D-TOKENS: on the next square, stage or gallery
    # the team
    "start": _MUSKETEER,  # D-NEXT
    "after_you": _NOTHING,  # D-NEXT: lets the others of the team begin first
    "move": PLACES,  # on the quest to the quest: back to the Common Room (MR-22.17)
    "ride": PLACES,  # a Move on horseback, which costs no action (MR-14.9)
    "buy": TOKENS,
    "pay_card": ADVENTURE,  # what an improvement costs
    "draw": _NOTHING,
    "exchange": _MUSKETEER,  # the partner; then what to give and to take
    "give": ADVENTURE,
    "take": ADVENTURE,
    "give_token": TOKENS,
    "take_token": TOKENS,
    "character": ADVENTURE,
    "reveal_line": _NUMBER,  # Planchet
    "challenge": _NUMBER,  # an element of his place
    "card": ADVENTURE,  # one more for the challenge
    "duel": _NUMBER,
    "inn": _NUMBER,  # a line
    "passage": _NOTHING,
    "reinforce": ADVENTURE,
    "escape_pay": _NOTHING,
    "escape_fight": _NOTHING,
    "wait": _NOTHING,  # D-JAIL
    "pay_beggars": PLACES,
    "end_turn": _NOTHING,
    "commit": ADVENTURE,  # D-COMMIT: one more
    "blade": _DIE,  # D-TOLEDO
}

FIRST: Final[dict[protocol.ActionType, Move]] = {}
_ALL: Final[list[tuple[protocol.ActionType, What]]] = []
for _type, _named in NAMED.items():
    FIRST[_type] = len(_ALL)
    _ALL.extend((_type, what) for what in _named)
_MOVES: Final[Mapping[tuple[str, What], Move]] = {action: move for move, action in enumerate(_ALL)}


@dataclass(frozen=True, slots=True)
class Action:
    """What somebody does, and what it is about: a name, a number, or nothing (see `NAMED`)."""

    type: str
    """Its name, a key of `NAMED` (MR-29)."""
    what: What = None
    """One of `NAMED[type]`: a name, a number, or None (MR-29)."""


def kind(move: Move) -> protocol.ActionType:
    """The type of a move."""
    return _ALL[move][0]


def index(move: Move) -> int:
    """Which of the things that can be named it is about."""
    return move - FIRST[_ALL[move][0]]


def encode(action: Action) -> Move:
    """An action as a move. Raises `IllegalAction` if it names something that does not exist."""
    move = None if isinstance(action.what, bool | float) else _MOVES.get((action.type, action.what))
    if move is None:
        raise IllegalAction("illegal-action", action=str(action))
    return move


def decode(move: Move) -> Action:
    """A move as an action."""
    return Action(*_ALL[move])


def action_data(action: Action) -> protocol.Action:
    """An action as plain data."""
    data = {"type": action.type} if action.what is None else {"type": action.type, "what": action.what}
    return cast("protocol.Action", data)


def parse_action(given: object) -> Action:
    """An action from plain data. Raises `IllegalAction` if it is no action at all."""
    match given:
        case {"type": str(type_), "what": str() | int() as what, **more} if not more:
            action = Action(type_, what)
        case {"type": str(type_), **more} if not more:
            action = Action(type_)
        case _:
            raise IllegalAction("illegal-action", action=str(given))
    encode(action)
    return action


def move(type: protocol.ActionType, what: int = 0) -> Move:
    """The move of a type about the thing with that index; the opposite of `kind` and `index`."""
    return FIRST[type] + what
