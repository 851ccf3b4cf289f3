"""Problems of Four Musketeers, in the order in which they are best solved: each a position in which one choice is
clearly better, by the search of the best level and by rounds played on from there.

What a comment calls points are hundredths of what a round brings (of the chance to win it in a solitaire, and where
lives decide), by which the solution is ahead. Behind it stands how many rounds were won that rule-based players went on
with, of 24 where nothing else is named. Hands that a seat cannot see are filled with something sensible; the solution
needs nothing that its own seat cannot see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.game import Problem

_FROM_SHADOW: Final = """
storyline AC
match single
stacks popped 2S up | popped 2D up | JK KC | popped 2C up | 2H KD AS QH KS AD QC AH QD QS KH
stone V
starter 0
in_hand 4
hands 9D 8S 4C | 7C 4D 6D | 6H 9C 8D | 3S 4S 5D
random 10H 9H 7D 10D 6S 5C 10C 4H
struck 9D 7C 6H
"""
_BLOCK_FOR_FRIEND: Final = """
storyline AC
mode team
match single
stacks 2S KH AH | 2D QD QS | JK KC QC | 2C KS AD | 2H KD AS QH
stone V
starter 0
in_hand 3
hands 9D 8S 4C 6S | 5H 4D 6D 10S | 7C 9C 8D 3H | 5S 3S 8H 10H
random 4H 10D 6C 7H 9H 8C 5D 5C
struck 9D 5H 7C
"""
_SPARE_VILLAIN: Final = """
storyline QC
match single
roles JS JH JD JC
stacks 2S QD | 2D QS | JK KC | 2C KS AD | 2H KD AS AC KH AH
stone 3
starter 0
in_hand 4
hands 9D 8S 4C | 7C 4D 6D | 5H 9C 8D | 3S 6H 6S
random 10S 9S 7H 10D 5C 5D 10C 4S
struck 9D 7C 5H
"""
_TURN_FIGHT: Final = """
storyline AC
match single
stacks 2S KH AH | 2D KS | popped JK up | 2C AD QS QD | 2H KD AS QH
stone V
starter 0
in_hand 6
hands 3D | 7C | 6H | 4S
random 5C 4C 9D 5D 5H 10D 7H 8C
"""
_RIGHT_ONE_LOSES: Final = """
storyline AS
match single
stacks 2S KH | 2D QD | 2C | JK KS | 2H KD AD QH QS KC QC AH AC
stone 1
starter 0
in_hand 3
hands 9D 8S 4C 6S | 5H 4D 6D 10S | 4H 9C 8D 3H | 4S 5S 8H 10H
random 7C 3C
struck 9D ~10S 4H
"""
_END_ROUND: Final = """
storyline AC
match single
stacks popped 2S up | popped JK defeated | 2D KC QC AH | popped 2C up | 2H KD AS QH QD QS KS AD
stone V
starter 0
in_hand 3
hands 7D 8S 4C 6S | 9H 4D 6D 10S | 5C 9C 8D 3H | 5S 6H 8H 10H
random 4S 10D 6C 7H 9D 8C 4H 5H
struck 7D 5C
"""

PROBLEMS: Final[Mapping[str, Problem]] = {
    # Every card of the hand would be the lowest; what the random deck brings would not, twice in three times. 29
    # points; 28 rounds won of 30, none openly.
    "from-shadow": Problem(
        _FROM_SHADOW,
        3,
        tuple({"type": "strike", "card": card, "shadow": True} for card in ("3S", "4S", "5D")),
        "draw-from-the-shadow",
    ),
    # A number that is repeated blocks the strike of the teammate, who would lose; then an opponent does. 30 points
    # before any other card; 24 rounds won, 20 with the 8.
    "block-for-friend": Problem(
        _BLOCK_FOR_FRIEND, 3, ({"type": "strike", "card": "5S", "shadow": False},), "block-for-a-friend"
    ),
    # With the stone a lost fight hurts the villain, whom d'Artagnan alone wants to live: no low card, though it
    # would cost him nothing himself. 40 points; 45 rounds won of 50, 31 with the 3.
    "spare-villain": Problem(
        _SPARE_VILLAIN,
        3,
        tuple({"type": "strike", "card": card, "shadow": False} for card in ("6H", "6S")),
        "who-wants-what",
    ),
    # In the cyclical fight the 3 counts for the neighbour: for the one who has least to lose. 6 points; 19 rounds
    # won, 13 to the right.
    "turn-fight": Problem(
        _TURN_FIGHT, 0, ({"type": "choose_direction", "direction": "left"},), "strike-for-the-neighbour"
    ),
    # In the solitaire the villain is hurt when the holder of the stone loses: blocking the 4 makes his 7 the
    # lowest. 13 points; 10 rounds won, none with the 5.
    "right-one-loses": Problem(
        _RIGHT_ONE_LOSES, 3, ({"type": "strike", "card": "4S", "shadow": False},), "let-the-stone-lose"
    ),
    # Two musketeers can take one more hit each, and the second defeat ends the round: it had better be the other.
    # 55 points; 24 rounds won, none with the 6.
    "end-round": Problem(_END_ROUND, 3, ({"type": "strike", "card": "5S", "shadow": False},), "end-the-round-in-time"),
}
