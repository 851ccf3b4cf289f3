"""What the cards that one keeps are worth for the rest of the hand.

Fitted on rounds between rule-based players (`bench/four_musketeers_fit.py`; AC and KC 1,400 rounds with 71,806
hands, QC 800 with 37,615, AS and KS 900 with 50,400): hits that a seat takes in the rest of the hand, in a solitaire
0.7 of all hits on musketeers less those on the villain, by least squares on the lowest card and on each of the others.
The lowest can be saved for a neighbour (FM-25.2), so it does no harm there, and the lower it is the less is it oneself
who is hit then. Among the others only high ones are worth keeping: from 3 to 6 one is as bad as the other.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from musketiere.games.four_musketeers.strategy.melee import Hand, without


class Harm(NamedTuple):
    """By number: hits to be feared from the lowest card of a hand, and from each of the others."""

    lowest: tuple[float, ...]
    others: tuple[float, ...]


SURVIVAL: Final = Harm(
    (-0.10, -0.05, -0.02, 0.01, 0.05, 0.045, 0.04, 0.03), (0.23, 0.265, 0.25, 0.235, 0.195, 0.14, 0.085, 0.0)
)
ROLES: Final = Harm((0.0,) * 8, (0.22, 0.19, 0.16, 0.14, 0.11, 0.085, 0.05, 0.0))
SERVING: Final = Harm(
    (-0.095, -0.03, 0.0, 0.045, 0.06, 0.02, 0.02, -0.03), (0.09, 0.085, 0.085, 0.08, 0.065, 0.06, 0.04, 0.0)
)
"""QC: 0.4 of the own hits less those on the villain, of those who serve the good ending."""
ALONE: Final = Harm(
    (-0.12, -0.08, -0.04, 0.01, 0.04, 0.06, 0.07, 0.06), (0.07, 0.07, 0.16, 0.16, 0.17, 0.17, 0.11, 0.0)
)
"""QC: hits on the villain, as d'Artagnan fears them."""
AS: Final = Harm((-0.07, -0.05, -0.05, -0.05, -0.05, -0.03, 0.10, 0.2), (0.12, 0.11, 0.056, 0.037, 0.02, 0.0, 0.0, 0.0))
KS: Final = Harm((-0.04, 0.0, 0.0, -0.03, 0.0, 0.03, 0.03, 0.06), (0.17, 0.13, 0.07, 0.013, 0.0, 0.0, 0.0, 0.0))
_HARM: Final = {"AC": SURVIVAL, "KC": SURVIVAL, "QS": ROLES, "AS": AS, "KS": KS}


def harm_to(storyline: str, is_alone: bool) -> Harm:
    """The table of a player; `is_alone` in All Against One."""
    if storyline == "QC":
        return ALONE if is_alone else SERVING
    return _HARM[storyline]


@cache
def harm(table: Harm, hand: Hand) -> float:
    """Hits to be feared from a hand."""
    if not hand:
        return 0.0
    total = table.lowest[hand[0]]
    for number in hand[1:]:
        total += table.others[number]
    return total


def relief(table: Harm, hand: Hand, number: int) -> float:
    """Hits that one is spared when a card of that number has gone, as against the others of the hand."""
    return harm(table, hand) - harm(table, without(hand, number))
