"""The rule-based strategy of Parade: how likely the own blade hits, and now and then a bluff."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from tests.parade.moves import HOLD, PARRY, THRUST, YIELD
from tests.parade.view import View
from tests.parade.worlds import hidden

THRUST_FROM: Final = 0.5
PARRY_FROM: Final = 0.25
"""Yielding costs 1; a parry that hits with this chance costs as much on average: 2 · (1 - 2 · 0.25)."""
HOPELESS: Final = 0.3
BLUFFS: Final = 0.5
"""Share of hopeless blades that are thrust with all the same."""


def suggest(view: View, rng: Rng) -> Move:
    """The move that the strategy chooses for the seat of the view; the order of the blades must not be readable."""
    if view.phase == "lay":
        return view.hand[rng.below(len(view.hand))]
    unseen = hidden(view)
    chance = sum(blade < view.own for blade in unseen) / len(unseen)
    if view.phase == "answer":
        return PARRY if chance > PARRY_FROM else YIELD
    bluffs = chance < HOPELESS and rng.random() < BLUFFS
    return THRUST if chance > THRUST_FROM or bluffs else HOLD
