"""What Milady's Perfidy cards cost the team, in actions of a Musketeer (MR-12)."""

from __future__ import annotations

from typing import Final

from musketiere.games.mousquetaires_du_roy import perfidy, siege
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE
from musketiere.games.mousquetaires_du_roy.material import (
    BAUME,
    CALOMNIE,
    CONSCRITS,
    EMBASTILLE,
    GUET_APENS,
    IMPASSE,
    LA_ROCHELLE,
    LOUVRE,
    PARIS,
    QUEST,
    RENFORTS,
    ROCHEFORT_PLACES,
    SWORD,
    URGENCE,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.quest_work import Left
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights

WON: Final = 1000.0
"""More than anything else is worth."""


def effect(world: State, prospects: Prospects, card: int) -> float:
    """What a card costs the team now."""
    w, now, edition = prospects.w, prospects.now, world.edition
    if card == RENFORTS:
        sword = edition.red.count(SWORD) / len(edition.red)
        free = siege.red_dice(world) < edition.red_max
        return -prospects.gain(now._replace(siege=now.siege - sword * (1.0 if free else 0.7)))
    if card == GUET_APENS:
        return max((ambuscade(world, w, who) for who in perfidy.whom(world, card)), default=0.0)
    if card == CONSCRITS:
        return w.drawn * len(world.fit_musketeers()) * w.conscripts
    if card == EMBASTILLE:
        return max((arrest(world, w, who) for who in perfidy.whom(world, card)), default=0.0)
    if card == BAUME:
        lost = edition.rochefort.life - world.rochefort_life
        return w.spare * min(perfidy.BALM, lost) * (1 if world.rochefort_life else 3)
    if card == CALOMNIE:
        return WON if world.honour == 1 else -prospects.gain(now._replace(honour=now.honour - 1))
    if card == URGENCE:
        return WON if world.time + 1 >= edition.time_end else -prospects.gain(now._replace(time=now.time + 1))
    assert card == IMPASSE
    return max(blocked(world, prospects, place) for place in perfidy.CLOSABLE)


def ambuscade(world: State, w: Weights, who: Musketeer) -> float:
    """Who falls stands up at once, but has no turn (MR-12.10)."""
    if world.life[who] > 1:
        return w.life
    return w.drawn * (world.allowance(who) - 1) - w.life * (world.heroes[who].life - 1)


def arrest(world: State, w: Weights, who: Musketeer) -> float:
    """The escape, and the way back to where there is something to do."""
    working = world.where[who] in (*ROCHEFORT_PLACES, LA_ROCHELLE)
    in_line = world.inn_at[who] != NO_SQUARE
    return w.drawn * (1 + working + in_line) + w.pistole


def blocked(world: State, prospects: Prospects, place: Place) -> float:
    """What the team would have done there, as far as nobody is there already (MR-12.13)."""
    now, done = prospects.now, prospects.w.blocked / (1 + 2 * len(world.at(place)))
    if place == QUEST:
        return prospects.gain(now._replace(quest=Left(now.quest.elements - 1, now.quest.work - done)))
    if place == LOUVRE:
        return prospects.gain(now._replace(louvre=max(0.0, now.louvre - done)))
    if place == PARIS:
        return prospects.gain(now._replace(paris=max(0.0, now.paris - done)))
    return prospects.gain(now._replace(blue=now.blue + 1)) / (1 + len(world.at(place)))
