"""Where Milady goes, and what the team makes of what it knows of that."""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum, sqrt

from musketiere.games.mousquetaires_du_roy.material import (
    DESTINATIONS,
    DICE_OF,
    LA_ROCHELLE,
    MILADYS_HOUSE,
    NOBODY,
    NOWHERE,
    RICHELIEU,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.milady import FULL_HAND
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects


def shares(prospects: Prospects, world: State) -> dict[Place, float]:
    """How likely she is to go where, at the start of a turn: by what it is worth to her, but mixed, or she would be
    found out. All of it everybody knows."""
    worths = {place: max(0.0, _visit(prospects, world, place)) for place in DESTINATIONS}
    return {place: worth * sqrt(worth) for place, worth in worths.items()}


def _visit(prospects: Prospects, world: State, place: Place) -> float:
    """What it is worth to her to be there this turn."""
    w = prospects.w
    if place == LA_ROCHELLE:
        best = max((DICE_OF[card] for card in world.spaces if card != NOBODY), default=0)
        return -prospects.gain(prospects.now._replace(blue=prospects.now.blue - best))
    if place == RICHELIEU:
        return w.perfidy * max(1, FULL_HAND - len(world.perfidy_hand))
    if place == MILADYS_HOUSE:
        return w.paris_card * bool(world.paris_pile) / (1 + 2 * len(world.paris_hand))
    there = sum(_can_be_met(world, who) for who in world.at(place))
    return w.interruption * (there + w.lie_in_wait) * bool(world.rochefort_life)


def _can_be_met(world: State, who: Musketeer) -> bool:
    """By Rochefort."""
    return world.fit(who) and world.heroes[who].power != "rochefort_immune"


def places(prospects: Prospects, world: State) -> Mapping[Place, float]:
    """By destination, the chance that she is there, as far as the team can tell (MR-30.4)."""
    if world.seen_at != NOWHERE:
        return {place: float(place == world.seen_at) for place in DESTINATIONS}
    chances = shares(prospects, world)
    for place in DESTINATIONS:
        passed = any(world.begun[who] and _can_be_met(world, who) for who in world.at(place))
        chances[place] *= 0.0 if place in world.cleared else prospects.w.guess_passed if passed else 1.0
    whole = fsum(chances.values()) or 1.0
    return {place: chance / whole for place, chance in chances.items()}
