"""Actions of Musketiere (MU-11) and the moves they are inside the engine.

0 … 54             play that card
64 … 319           kind, own place and source of an action with a stone
512 …              three pay cards in order
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias, overload

from musketiere.core.errors import IllegalAction
from musketiere.core.game import Move
from musketiere.games.musketiere.cards import NAME, parse_card

if TYPE_CHECKING:
    from musketiere.games.musketiere import protocol

TAKE_GEM: Final = 64
FREE_PRISON: Final = 128
TAKE_PRISON: Final = 192
RETURN_GEM: Final = 256
CENTRE: Final = 15
"""Source of a stone that comes from the centre; any other source is `3 * seat + place`."""
PAY: Final = 512

Source: TypeAlias = tuple[int, int] | None
"""(seat, place), or None for the centre."""


@dataclass(frozen=True, slots=True)
class ChoosePay:
    """Lay three cards on the places 0, 1, 2 (MU-11.1)."""

    cards: tuple[int, int, int]
    """Hand cards, 0 … 54, by place (MU-3.4)."""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a hand card (MU-11.2)."""

    card: int
    """A hand card, 0 … 54 (MU-4.3)."""


@dataclass(frozen=True, slots=True)
class TakeGem:
    """Put a gem on an own place (MU-11.3)."""

    place: int
    """0, 1 or 2 (MU-0.4)."""
    source: Source = None
    """Whence: (seat, place), or None for the centre (MU-5, MU-6)."""


@dataclass(frozen=True, slots=True)
class FreePrison:
    """Move a prison from an own place to the centre (MU-11.4)."""

    place: int
    """0, 1 or 2 (MU-0.4)."""


@dataclass(frozen=True, slots=True)
class TakePrison:
    """Put a prison on an own place (MU-11.5)."""

    place: int
    """0, 1 or 2 (MU-0.4)."""
    source: Source = None
    """Whence: (seat, place), or None for the centre (MU-5, MU-6)."""


@dataclass(frozen=True, slots=True)
class ReturnGem:
    """Move a gem from an own place to the centre (MU-11.6)."""

    place: int
    """0, 1 or 2 (MU-0.4)."""


StoneAction: TypeAlias = TakeGem | FreePrison | TakePrison | ReturnGem
Action: TypeAlias = ChoosePay | PlayCard | StoneAction


class PayChoices(Sequence[Move]):
    """All 1320 ordered choices of three cards out of twelve (MU-11.1), made when asked for."""

    __slots__ = ("hand",)

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand

    def __len__(self) -> int:
        size = len(self.hand)
        return size * (size - 1) * (size - 2)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        left = self.hand.copy()
        size = len(left)
        first = left.pop(index // ((size - 1) * (size - 2)))
        second = left.pop(index // (size - 2) % (size - 1))
        return pay_move(first, second, left[index % (size - 2)])

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, int) or move < PAY:
            return False
        cards = pay_cards(move)
        return len(set(cards)) == 3 and all(card in self.hand for card in cards)

    def __iter__(self) -> Iterator[Move]:
        return (self[i] for i in range(len(self)))


def pay_move(first: int, second: int, third: int) -> Move:
    """The move that lays three cards on the places 0, 1, 2."""
    return PAY + (first * 55 + second) * 55 + third


def pay_cards(move: Move) -> tuple[int, int, int]:
    """The cards of a pay move, by place."""
    rest, third = divmod(move - PAY, 55)
    return (*divmod(rest, 55), third)


def encode(action: Action) -> Move:
    """An action as a move. Raises `IllegalAction` if it names a card or place that does not exist."""
    move = _pack(action)
    if decode(move) != action:
        raise IllegalAction("illegal-action", action=str(action))
    return move


def _pack(action: Action) -> Move:
    match action:
        case ChoosePay(cards):
            return pay_move(*cards)
        case PlayCard(card):
            return card
        case TakeGem(place, source):
            return TAKE_GEM | place << 4 | _source(source)
        case FreePrison(place):
            return FREE_PRISON | place << 4
        case TakePrison(place, source):
            return TAKE_PRISON | place << 4 | _source(source)
        case ReturnGem(place):
            return RETURN_GEM | place << 4


def decode(move: Move) -> Action:
    """A move as an action."""
    if move < TAKE_GEM:
        return PlayCard(move)
    if move >= PAY:
        return ChoosePay(pay_cards(move))
    return decode_stone(move)


def decode_stone(move: Move) -> StoneAction:
    """A move with a stone as an action."""
    kind, place, number = move & ~63, move >> 4 & 3, move & 15
    if kind == FREE_PRISON:
        return FreePrison(place)
    if kind == RETURN_GEM:
        return ReturnGem(place)
    source = None if number == CENTRE else divmod(number, 3)
    return TakeGem(place, source) if kind == TAKE_GEM else TakePrison(place, source)


def _source(source: Source) -> int:
    return CENTRE if source is None else 3 * source[0] + source[1]


def action_data(action: Action) -> protocol.Action:
    """An action as plain data."""
    match action:
        case ChoosePay(cards):
            return {"type": "choose_pay", "cards": [NAME[card] for card in cards]}
        case PlayCard(card):
            return {"type": "play_card", "card": NAME[card]}
        case TakeGem(place, source):
            return {"type": "take_gem", "place": place, "source": source_data(source)}
        case TakePrison(place, source):
            return {"type": "take_prison", "place": place, "source": source_data(source)}
        case FreePrison(place):
            return {"type": "free_prison", "place": place}
        case ReturnGem(place):
            return {"type": "return_gem", "place": place}


def source_data(source: Source) -> protocol.Source:
    """A source as plain data: `"centre"` or seat and place."""
    return "centre" if source is None else list(source)


def parse_action(given: object) -> Action:
    """An action from plain data. Raises `IllegalAction` if it is no action at all (MU-11.9)."""
    if isinstance(given, dict):
        match given:
            case {"type": "choose_pay", "cards": [first, second, third], **more} if not more:
                return ChoosePay((parse_card(first), parse_card(second), parse_card(third)))
            case {"type": "play_card", "card": card, **more} if not more:
                return PlayCard(parse_card(card))
            case {"type": "take_gem", "place": place, "source": source, **more} if not more:
                return TakeGem(_parse_place(place), _parse_source(source))
            case {"type": "free_prison", "place": place, **more} if not more:
                return FreePrison(_parse_place(place))
            case {"type": "take_prison", "place": place, "source": source, **more} if not more:
                return TakePrison(_parse_place(place), _parse_source(source))
            case {"type": "return_gem", "place": place, **more} if not more:
                return ReturnGem(_parse_place(place))
    raise IllegalAction("illegal-action", action=str(given))


def _parse_place(given: object) -> int:
    if type(given) is int and 0 <= given < 3:
        return given
    raise IllegalAction("illegal-action", action=str(given))


def _parse_source(given: object) -> Source:
    match given:
        case "centre":
            return None
        case [int(seat), place] if type(seat) is int and 0 <= seat < 4:
            return seat, _parse_place(place)
    raise IllegalAction("illegal-action", action=str(given))
