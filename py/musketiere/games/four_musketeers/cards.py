"""The deck of 53 cards (FM-1).

A card is a whole number 0 … 52: the sword cards 0 … 31 in the order of their numbers, then the life cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.notation import Notation

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import Suit

SUITS: Final[tuple[Suit, ...]] = ("S", "H", "D", "C")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
_RANKS: Final = ("3", "4", "5", "6", "7", "8", "9", "10", "2", "J", "Q", "K", "A")
NAME: Final = (*(rank + suit for rank in _RANKS for suit in SUITS), "JK")
"""Notation (FM-0.3)."""
_NOTATION: Final = Notation(NAME)
names: Final = _NOTATION.names
parse_card: Final = _NOTATION.parse_card

SWORDS: Final = range(32)
"""The 32 cards 3 to 10 (FM-1.2)."""
NUMBER: Final = tuple(card // 4 + 3 for card in SWORDS)
"""Only the number of a sword card counts (FM-1.3)."""
LIVES: Final = range(32, 53)
"""The other 21 cards (FM-1.4)."""
TWO, JACK, QUEEN, KING, ACE = (LIVES[4 * rank] for rank in range(5))
"""The first card of each rank; a suit added gives the card."""
JOKER: Final = 52
LAST_LIFELINES: Final = frozenset((*range(TWO, JACK), JOKER))
"""Cards that lie at the bottom of a stack (FM-1.7)."""

ATHOS, ARAMIS, PORTHOS, DARTAGNAN = range(JACK, QUEEN)
"""Role cards by suit (FM-1.5)."""
RED_ROLES: Final = frozenset((ARAMIS, PORTHOS))
"""The other two are black (FM-0.3)."""


def of_suit(suit: int, *ranks: int) -> list[int]:
    """The cards of a suit, by the first cards of their ranks."""
    return [rank + suit for rank in ranks]
