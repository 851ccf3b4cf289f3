"""Musketeer cards and guard strengths (MU-1).

A musketeer card is a whole number 0 … 54: five times its value plus its swords, so that the order of the numbers is the
order of the cards (MU-1.2) and no two are equal (MU-1.3).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from musketiere.core.notation import Notation

VALUES: Final = range(11)
SWORDS: Final = range(5)
CARDS: Final = range(len(VALUES) * len(SWORDS))
"""Every value with every sword count (MU-1.1)."""
VALUE: Final = tuple(card // 5 for card in CARDS)
NAME: Final = tuple(f"{card // 5}/{card % 5}" for card in CARDS)
"""Notation `value/swords` (MU-0.5)."""
_NOTATION: Final = Notation(NAME)
names: Final = _NOTATION.names
parse_card: Final = _NOTATION.parse_card

NAMED_STRENGTHS: Final = (4, 5, 7, 25, 30, 35, 40)
"""The strengths that the rules name (MU-1.5)."""
HOUSE_STRENGTHS: Final = (8, 10, 11, 12, 14, 15, 18, 20)
"""Our choice for the eight strengths that the rules do not name (MU-1.6)."""
GUARD_DECK: Final = tuple(sorted(NAMED_STRENGTHS + HOUSE_STRENGTHS))
REMOVED: Final = {2: (25, 30, 35, 40), 3: (4, 35, 40), 4: (4, 5, 7)}
"""Strengths taken out before each game, by number of players (MU-2.2)."""


@cache
def guards_in_play(deck: tuple[int, ...], players: int) -> tuple[int, ...]:
    """A guard deck without the cards that are taken out, one for each strength of the list (MU-2.2, MU-2.3), sorted."""
    left = sorted(deck)
    for strength in REMOVED[players]:
        left.remove(strength)
    return tuple(left)
