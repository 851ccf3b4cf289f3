"""The rule-based strategy of Four Musketeers."""

from __future__ import annotations

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import sample


def suggest(view: View, rng: Rng) -> Move:
    """The move that the strategy chooses for the player of the view."""
    world = sample(view, rng)
    moves = list(world.legal(view.to_act[0]))
    return moves[rng.below(len(moves))]
