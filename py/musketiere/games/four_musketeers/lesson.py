"""The prepared first round: the end of a round of Each For Each, in which every situation of a fight turns up soon.

The learner is player 0. The others strike the prepared card of each fight as long as it is prepared; then they decide
for themselves.
"""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move
from musketiere.games.four_musketeers.cards import parse_card
from musketiere.games.four_musketeers.view import View

POSITION: Final = """
match single
lead 1
roles JC JH JS JD
stacks 2S AH KD | 2D QD | JK KC | 2C QC AS | 2H KS
"""

_SCRIPT: Final[dict[int, tuple[str, ...]]] = {}
"""By seat: one card for each fight of the first hand."""


def move(view: View) -> Move | None:
    """The prepared strike of the seat whose turn it is, or None where nothing is prepared."""
    script = _SCRIPT.get(view.deciding, ())
    if view.phase != "strike" or view.hand > 1 or view.in_hand > len(script):
        return None
    card = parse_card(script[view.in_hand - 1])
    hand = view.hands[view.deciding] or ()
    return card if card in hand else None
