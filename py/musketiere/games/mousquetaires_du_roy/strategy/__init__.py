"""The rule-based strategy of Mousquetaires du Roy, for Milady and for the team, from a view only."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.moves import kind
from musketiere.games.mousquetaires_du_roy.view import View
from musketiere.games.mousquetaires_du_roy.worlds import sample

ORDER: Final = (
    *("play_paris", "lay_ambush", "play_perfidy", "draw_perfidy", "appear", "refill", "discard_space", "take_paris"),
    *("yes", "start", "challenge", "passage", "duel", "inn", "reinforce", "character", "escape_fight", "done"),
    *("blade", "card", "commit", "draw", "end_turn"),
)
"""What is preferred to what follows."""


def suggest(view: View, rng: Rng) -> Move:
    """The move that the strategy chooses for the seat of the view."""
    assert view.seat is not None
    legal = sample(view, rng).legal(view.seat)
    ranks = [ORDER.index(kind(one)) if kind(one) in ORDER else len(ORDER) for one in legal]
    best = [one for one, rank in zip(legal, ranks, strict=True) if rank == min(ranks)]
    return best[rng.below(len(best))]
