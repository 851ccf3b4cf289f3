"""What the team has, as the actions of a Musketeer that it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum

from musketiere.games.mousquetaires_du_roy.elements import worth
from musketiere.games.mousquetaires_du_roy.material import (
    COMBAT,
    CUIRASS,
    DES_ESSARTS,
    DOUBLE_COMBAT,
    HORSE,
    IMPROVED_BOTTE,
    PISTOL,
    TOKENS,
    TOLEDO,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import weights


def of_team(world: State, *, open_hands: bool) -> float:
    """Cards, pistoles, life and tokens; of hands that are not open it counts how many cards they hold."""
    w = weights.W
    parts = [w.pistole * world.pistoles, *(w.life * life for life in world.life)]
    parts += [cards(hand) if open_hands else w.drawn * len(hand) for hand in world.hands]
    parts += [token(world, at) for owned in world.tokens for at in range(len(TOKENS)) if owned >> at & 1]
    return fsum(parts)


def cards(hand: Iterable[int]) -> float:
    """Adventure cards of a hand."""
    return fsum(card(one) for one in hand)


def card(one: int) -> float:
    """An Adventure card."""
    w = weights.W
    if one == COMBAT:
        return w.combat
    if one == DOUBLE_COMBAT:
        return w.double
    if one >= DES_ESSARTS:
        return w.character
    return w.skill if worth(one) == 1 else w.skill_2


def drawn(world: State, who: Musketeer) -> float:
    """A card that he draws."""
    return max(0.0, weights.W.drawn - weights.W.full * len(world.hands[who]))


def token(world: State, at: int) -> float:
    """Equipment or an improvement, the more so the longer it serves."""
    w = weights.W
    worths = {HORSE: w.horse, PISTOL: w.pistol, CUIRASS: w.cuirass, TOLEDO: w.toledo, IMPROVED_BOTTE: w.improved_botte}
    return worths.get(at, w.improved_skill) * (world.edition.time_end - world.time) / world.edition.time_end
