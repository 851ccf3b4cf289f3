"""Actions of Four Musketeers (FM-19) and the moves they are inside the engine.

0 … 31    strike openly with that sword card
32 …      strike from the shadow, with that card as the discard
64 …      the suit that is missing
68, 69    direction left, right
70, 71    no, yes to a free replay
72        start the round
80 …      a setting and its value
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from musketiere.core.errors import IllegalAction
from musketiere.core.game import Move
from musketiere.games.four_musketeers.cards import NAME, SUITS, SWORDS, parse_card
from musketiere.games.four_musketeers.layout import LEFT, RIGHT

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol

SHADOW: Final = 32
MISSING: Final = 64
GO_LEFT: Final = 68
GO_RIGHT: Final = 69
DECLINE: Final = 70
REPLAY: Final = 71
START: Final = 72
SETTING: Final = 80

SETTING_MOVES: Final[tuple[tuple[protocol.Setting, protocol.SettingValue], ...]] = (
    *(("prepopped", number) for number in range(8)),
    *(("free_replays", number) for number in range(10)),
    *(("joker_to_villain", on) for on in (False, True)),
    *(("stone_to_lead", on) for on in (False, True)),
    ("bad_ending", "two"),
    ("bad_ending", "all"),
    ("bad_ending", "last_player"),
)
"""Settings and values by `move - SETTING`."""


@dataclass(frozen=True, slots=True)
class ChooseMissing:
    """Name the suit that is missing (FM-19.1)."""

    suit: int
    """0 spades, 1 hearts, 2 diamonds, 3 clubs (FM-3.6)."""


@dataclass(frozen=True, slots=True)
class ChooseDirection:
    """Turn a cyclical fight left or right (FM-19.2)."""

    direction: int
    """1 left, -1 right (FM-7.2)."""


@dataclass(frozen=True, slots=True)
class Strike:
    """Strike openly with a card, or from the shadow with the card as the discard (FM-19.3, FM-19.4)."""

    card: int
    """A hand card, 0 … 31 (FM-5.2)."""
    shadow: bool = False
    """Whether it is only discarded and a card of the random deck strikes (FM-6)."""


@dataclass(frozen=True, slots=True)
class UseReplay:
    """Use a free replay, or let the fight have its effect (FM-19.5)."""

    use: bool
    """Whether the fight has no effect (FM-17.5)."""


@dataclass(frozen=True, slots=True)
class ChangeSetting:
    """Change a setting of a solitaire before its next round (FM-19.10)."""

    setting: protocol.Setting
    """Its name (FM-17)."""
    value: protocol.SettingValue
    """A number, whether it is on, or a name, as `SETTING_MOVES` has them (FM-17)."""


@dataclass(frozen=True, slots=True)
class StartRound:
    """Start the next round of a solitaire (FM-19.10)."""


Action: TypeAlias = ChooseMissing | ChooseDirection | Strike | UseReplay | ChangeSetting | StartRound

DIRECTION_NAME: Final[dict[int, protocol.Direction]] = {LEFT: "left", RIGHT: "right"}
_DIRECTION: Final = {name: direction for direction, name in DIRECTION_NAME.items()}


def encode(action: Action) -> Move:
    """An action as a move. Raises `IllegalAction` if it names something that does not exist."""
    match action:
        case Strike(card, shadow) if card in SWORDS:
            return SHADOW + card if shadow else card
        case ChooseMissing(suit) if 0 <= suit < len(SUITS):
            return MISSING + suit
        case ChooseDirection(direction) if direction in DIRECTION_NAME:
            return GO_LEFT if direction == LEFT else GO_RIGHT
        case UseReplay(use):
            return REPLAY if use else DECLINE
        case StartRound():
            return START
        case ChangeSetting(setting, value):
            for number, (name, known) in enumerate(SETTING_MOVES):
                if name == setting and known == value and type(known) is type(value):
                    return SETTING + number
    raise IllegalAction("illegal-action", action=str(action))


def decode(move: Move) -> Action:
    """A move as an action."""
    if move < MISSING:
        return Strike(move % SHADOW, move >= SHADOW)
    if move < GO_LEFT:
        return ChooseMissing(move - MISSING)
    if move < DECLINE:
        return ChooseDirection(LEFT if move == GO_LEFT else RIGHT)
    if move < START:
        return UseReplay(move == REPLAY)
    return StartRound() if move == START else ChangeSetting(*SETTING_MOVES[move - SETTING])


def action_data(action: Action) -> protocol.Action:
    """An action as plain data."""
    match action:
        case Strike(card, shadow):
            return {"type": "strike", "card": NAME[card], "shadow": shadow}
        case ChooseMissing(suit):
            return {"type": "choose_missing", "suit": SUITS[suit]}
        case ChooseDirection(direction):
            return {"type": "choose_direction", "direction": DIRECTION_NAME[direction]}
        case UseReplay(use):
            return {"type": "use_replay", "use": use}
        case ChangeSetting(setting, value):
            return {"type": "change_setting", "setting": setting, "value": value}
        case StartRound():
            return {"type": "start_round"}


def parse_action(given: object) -> Action:
    """An action from plain data. Raises `IllegalAction` if it is no action at all (FM-19.8)."""
    if isinstance(given, dict):
        match given:
            case {"type": "strike", "card": card, "shadow": bool(shadow), **more} if not more:
                return Strike(parse_card(card), shadow)
            case {"type": "choose_missing", "suit": str(suit), **more} if not more and suit in SUITS:
                return ChooseMissing(SUITS.index(suit))
            case {"type": "choose_direction", "direction": ("left" | "right") as direction, **more} if not more:
                return ChooseDirection(_DIRECTION[direction])
            case {"type": "use_replay", "use": bool(use), **more} if not more:
                return UseReplay(use)
            case {"type": "start_round", **more} if not more:
                return StartRound()
            case {"type": "change_setting", "setting": setting, "value": value, **more} if not more:
                for name, known in SETTING_MOVES:
                    if name == setting and known == value and type(known) is type(value):
                        return ChangeSetting(name, known)
    raise IllegalAction("illegal-action", action=str(given))
