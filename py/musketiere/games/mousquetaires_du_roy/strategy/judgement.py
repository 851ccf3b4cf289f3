"""How likely the team is to win, judged by how the match stands for it (MR-1)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.weights import JUDGED
from musketiere.games.mousquetaires_du_roy.view import View
from musketiere.games.mousquetaires_du_roy.worlds import sample

EVEN: Final = 6.25
"""The level at which both sides are as likely to win, the other way round."""
STEEP: Final = 1.45
"""How fast chances change with the level. Both were fitted, with the dangers in `JUDGED`, to how 771 matches went on
from the beginning of each of their 8,390 turns (log-loss 0.582; 0.693 if one knows nothing)."""


def chance(prospects: Prospects) -> float:
    """How likely the team is to win, 0 … 1."""
    return squashed(EVEN + STEEP * prospects.level)


def squashed(level: float) -> float:
    """Nearly the logistic function, made of what is the same in every Python."""
    half = level / 2
    return (1 + half / sqrt(1 + half * half)) / 2


def chances(view: View) -> tuple[float, ...]:
    """By seat: how likely it is to be among the winners, as far as the view tells; those of a side have the same."""
    world = sample(view, Rng(0))
    if world.outcome is not None:
        return tuple(float(seat in world.outcome.winners) for seat in range(view.options.seats))
    team = chance(Prospects(world, JUDGED, open_hands=view.team is not None))
    return tuple(1 - team if seat == world.milady else team for seat in range(view.options.seats))
