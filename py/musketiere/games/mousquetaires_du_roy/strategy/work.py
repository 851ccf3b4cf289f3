"""How many actions of a Musketeer it takes, all told, to get something done: cards to be drawn and wounds included."""

from __future__ import annotations

from functools import cache
from math import fsum
from typing import Final

from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Challenge
from musketiere.games.mousquetaires_du_roy.material import (
    CUIRASS,
    MENDIANTS,
    PISTOL,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import weights
from musketiere.games.mousquetaires_du_roy.strategy.odds import Fighter, odds

HOPELESS: Final = 20.0
"""More work than anything else."""


# ---- duels -----------------------------------------------------------------------------------------------


def fighter(world: State, who: Musketeer) -> Fighter:
    """A Musketeer at the beginning of a duel, without Combat cards (MR-9.2); his blade is left out of the reckoning."""
    edition = world.edition
    dice = min(edition.blue_base + (world.heroes[who].power == "extra_die"), edition.blue_max)
    pistol, cuirass = world.owns(who, PISTOL), world.owns(who, CUIRASS)
    return Fighter(dice, edition.blue, world.botte(who), pistol, False, cuirass)


def opponent(world: State, foe: Adversary) -> Fighter:
    """His opponent."""
    dice = min(foe.force, world.edition.red_max)
    return Fighter(dice, world.edition.red, foe.botte, cuirass=foe.special == "cuirass")


def foe(world: State, foe: Adversary, wounds: int = 0) -> float:
    """To beat somebody who has so many wounds already: whoever of the team does it best."""
    red, most = opponent(world, foe), world.edition.blue_max
    cheapest = min(_duel(fighter(world, who), red, most) for who in world.musketeers)
    extra = weights.W.life * (foe.special == "final_wound")
    return (cheapest + extra) * (foe.life - wounds)


@cache
def _duel(blue: Fighter, red: Fighter, most: int) -> float:
    """For one wound, with as many Combat cards as are best."""
    best = HOPELESS
    for dice in range(blue.dice, most + 1):
        to_expect = odds(blue._replace(dice=dice), red)
        if to_expect.hit:
            cards = weights.W.combat * (dice - blue.dice)
            best = min(best, (1 + cards + weights.W.life * to_expect.wounds) / to_expect.hit)
    return best


# ---- challenges ------------------------------------------------------------------------------------------


def challenge(world: State, one: Challenge) -> float:
    """By whoever has most of the skill."""
    best = max(world.skill(who, one.skill) for who in world.musketeers)
    return 1 + weights.W.skill * max(0, one.value - best)


# ---- missions --------------------------------------------------------------------------------------------


def mission(world: State, where: Place) -> float:
    """What is open of a mission; 0 without one."""
    manned = world.mission(where)
    if manned is None:
        return 0.0
    challenges = range(len(world.mission_card(where).challenges))
    parts = [
        challenge(world, elements.challenge(world, ("challenge", where, at)))
        for at in challenges
        if not manned.solved >> at & 1
    ]
    parts += [foe(world, world.adversary(one.id), one.wounds) for one in manned.opponents if not one.beaten]
    if manned.ambush == MENDIANTS:
        parts.append(weights.W.pistole * world.edition.beggars_price)
    return fsum(parts)


def next_louvre(world: State) -> float:
    """A mission that is still to come, on average."""
    cards = world.edition.louvre
    challenges = [challenge(world, one) for card in cards for one in card.challenges]
    return (fsum(challenges) + sum(card.force for card in cards)) / len(cards)
