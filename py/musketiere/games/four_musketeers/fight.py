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
    """One seat's contribution to a fight. `open_discard`: everybody knows the discard (FM-20.16)."""

    seat: Fighter
    target: Fighter
    card: int
    source: StrikeSource
    forced: bool = False
    discard: int = NO_CARD
    open_discard: bool = False


class Fight(NamedTuple):
    """A fight that has been decided; `fight` counts in the round. `direction` is 0 in a normal fight."""

    fight: int
    hand: int
    cyclical: bool
    starter: Fighter
    direction: int
    strikes: tuple[Strike, ...]
    loser: Fighter
    line: HitLine
    replayed: bool


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
