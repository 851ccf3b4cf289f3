"""Actions of Parade and the moves they are inside: 0 … 29 lays that blade, 30 … 33 says one of four words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from musketiere.core.errors import IllegalAction
from musketiere.core.game import Move
from tests.parade.cards import BLADES, NAME, parse_blade

if TYPE_CHECKING:
    from tests.parade.protocol import ActionData, Word

WORDS: Final[tuple[Word, ...]] = ("hold", "thrust", "parry", "yield")
HOLD, THRUST, PARRY, YIELD = range(len(BLADES), len(BLADES) + len(WORDS))


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a blade face down (PA-2.1)."""

    blade: int


@dataclass(frozen=True, slots=True)
class Say:
    """Hold or thrust (PA-2.2), parry or yield (PA-2.3)."""

    word: Word


Action: TypeAlias = Lay | Say


def encode(action: Action) -> Move:
    """An action as a move. Raises `IllegalAction` if it names something that does not exist."""
    match action:
        case Lay(blade) if blade in BLADES:
            return blade
        case Say(word) if word in WORDS:
            return HOLD + WORDS.index(word)
    raise IllegalAction("illegal-action", action=str(action))


def decode(move: Move) -> Action:
    """A move as an action."""
    return Lay(move) if move < HOLD else Say(WORDS[move - HOLD])


def action_data(action: Action) -> ActionData:
    """An action as plain data."""
    return {"type": "lay", "card": NAME[action.blade]} if isinstance(action, Lay) else {"type": action.word}


def parse_action(given: object) -> Action:
    """An action from plain data. Raises `IllegalAction` if it is no action at all."""
    match given:
        case {"type": "lay", "card": card, **more} if not more:
            return Lay(parse_blade(card))
        case {"type": word, **more} if word in WORDS and not more:
            return Say(cast("Word", word))
    raise IllegalAction("illegal-action", action=str(given))
