"""What the strikes of a fight come to (FM-5, FM-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.layout import NOBODY, VILLAIN, Character, Fighter, X

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import HitLine, StrikeSource

NO_CARD: Final = -1
HAND: Final = "hand"
RANDOM: Final = "random"
EMPTY: Final = "empty"


class Strike(NamedTuple):
    """One seat's contribution to a fight (FM-0.2)."""

    seat: Fighter
    """Who strikes: a seat, or 4 for X (FM-2.3)."""
    target: Fighter
    """For whom it counts (FM-5.3)."""
    card: int
    """A sword card, 0 … 31; -1 for an empty strike (FM-8.3)."""
    source: StrikeSource
    """`hand`, `random` or `empty`: whence the card comes (FM-6, FM-8.3)."""
    forced: bool = False
    """Whether it had to come from the shadow (FM-6.6)."""
    discard: int = NO_CARD
    """The hand card that went for a strike from the shadow (FM-6); -1 for none or an unknown one (FM-20.16)."""
    open_discard: bool = False
    """Whether everybody knows the discard (FM-20.16)."""


class Fight(NamedTuple):
    """A fight that has been decided; `fight` counts in the round. `direction` is 0 in a normal fight."""

    fight: int
    """1, 2, …: in the round (FM-0.2)."""
    hand: int
    """The hand in which it was fought (FM-0.2)."""
    cyclical: bool
    """Whether every strike counted for the next seat (FM-7.1)."""
    starter: Fighter
    """Who struck first: a seat, or 4 for X (FM-5.1)."""
    direction: int
    """1 left, -1 right, 0 in a normal fight (FM-7.2)."""
    strikes: tuple[Strike, ...]
    """In playing order (FM-20.15)."""
    loser: Fighter
    """A seat, or 4 for X; -2 in a draw (FM-5.5, FM-5.6)."""
    line: HitLine
    """The line of FM-9.2 by which it went."""
    replayed: bool
    """Whether a free replay took its effect away (FM-17.5)."""


def standing(strikes: Sequence[Strike]) -> list[Strike]:
    """The strikes that stand, in playing order: of each number that occurs an odd number of times the earliest
    (FM-5.4). An empty strike is none (FM-8.3)."""
    first: dict[int, Strike] = {}
    odd: dict[int, bool] = {}
    for strike in strikes:
        if strike.card != NO_CARD:
            number = NUMBER[strike.card]
            first.setdefault(number, strike)
            odd[number] = not odd.get(number, False)
    return [strike for number, strike in first.items() if odd[number]]


def loser_of(strikes: Sequence[Strike]) -> Fighter:
    """The target of the lowest standing strike (FM-5.5); nobody in a draw (FM-5.6)."""
    left = standing(strikes)
    return min(left, key=_card).target if left else NOBODY


def _card(strike: Strike) -> int:
    """Orders standing strikes, whose numbers all differ, by number."""
    return strike.card


def hit_line(loser: Fighter, stone: Character, fallen: Sequence[bool], shadow: bool) -> HitLine:
    """The line of the hit table (FM-9.2)."""
    if loser == NOBODY:
        return "g"
    if loser == X:
        return "e" if stone == VILLAIN else "d"
    if loser == stone:
        return "c" if shadow else "b"
    return "f" if fallen[loser] else "a"


def is_guided(storyline: str, target: Fighter, stone: Character, random: int) -> bool:
    """AS: the strike for the musketeer with the stone, defeated or not, must be a shadow strike as long as the random
    deck has a card (FM-6.6, 6.7)."""
    return target == stone and random > 0 and storyline == "AS"


HARMLESS: Final = frozenset("cefg")
"""Lines without an effect on lifelines and stone."""
FREE_REPLAY: Final = frozenset("ceg")
"""Lines after which the same seat starts again (FM-5.6, FM-9.6)."""
