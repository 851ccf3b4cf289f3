"""Where Milady may be: what the team makes of what she can want, and of what has happened (MR-30.4)."""

from __future__ import annotations

from math import fsum

from musketiere.games.mousquetaires_du_roy.material import (
    DESTINATIONS,
    DICE_OF,
    LA_ROCHELLE,
    MILADYS_HOUSE,
    NOBODY,
    NOWHERE,
    RICHELIEU,
    ROCHEFORT_PLACES,
    Place,
)
from musketiere.games.mousquetaires_du_roy.milady import FULL_HAND
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import weights


def places(world: State) -> dict[Place, float]:
    """By destination, the chance that she is there."""
    if world.seen_at != NOWHERE:
        return {place: float(place == world.seen_at) for place in DESTINATIONS}
    w = weights.W
    best = max((DICE_OF[card] for card in world.spaces if card != NOBODY), default=0)
    wishes = {
        MILADYS_HOUSE: w.guess_home * (0.3 + (not world.paris_hand) + (world.paris is None)),
        LA_ROCHELLE: w.guess_siege * best,
        RICHELIEU: w.guess_richelieu * max(0.3, (FULL_HAND - len(world.perfidy_hand)) / FULL_HAND),
    }
    for place in ROCHEFORT_PLACES:
        wishes[place] = w.guess_figure * (0.5 + _met(world, place)) * w.guess_passed ** _passed(world, place)
    for place in world.cleared:
        wishes[place] = 0.0
    whole = fsum(wishes.values()) or 1.0
    return {place: wish / whole for place, wish in wishes.items()}


def _met(world: State, place: Place) -> int:
    """Whom Rochefort could meet there."""
    return sum(world.heroes[who].power != "rochefort_immune" for who in world.at(place))


def _passed(world: State, place: Place) -> int:
    """Who has played there this turn and did not meet him."""
    return sum(world.begun[who] and world.heroes[who].power != "rochefort_immune" for who in world.at(place))
