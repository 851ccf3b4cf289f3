"""What several events are made with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from musketiere.core.game import EventOf, JsonObject, Seat
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, FACES, QUEST_TOKENS

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

D = TypeVar("D", bound=JsonObject)


def secret(told: D, whole: D, seats: Iterable[Seat], *, reveals: bool = False) -> EventOf[D]:
    """`told` for all, and what `whole` says beside it for these seats."""
    own = {key: value for key, value in whole.items() if key not in told}
    return EventOf(told, dict.fromkeys(seats, own), reveals)


def faces(dice: Sequence[int]) -> list[protocol.Face]:
    """A throw by its names."""
    return [FACES[face] for face in dice]


def adventure(cards: Sequence[int]) -> list[protocol.Adventure]:
    """Adventure cards by their names."""
    return [ADVENTURE[card] for card in cards]


def quest_tokens(kinds: Iterable[int]) -> list[protocol.QuestToken]:
    """Quest tokens by their names."""
    return [QUEST_TOKENS[kind] for kind in kinds]
