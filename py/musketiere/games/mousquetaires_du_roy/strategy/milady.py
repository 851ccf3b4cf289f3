"""What Milady decides (MR-29): whatever costs the team most."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from typing import Final, NamedTuple

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import missions, perfidy, quest
from musketiere.games.mousquetaires_du_roy.edition import Mission
from musketiere.games.mousquetaires_du_roy.material import (
    ASSASSIN,
    COURTISANE,
    DECOY,
    DICE_OF,
    GALLANTRY,
    GUET_APENS,
    INN,
    MENDIANTS,
    QUEST_TOKENS,
    SWORD,
    VOLEURS,
)
from musketiere.games.mousquetaires_du_roy.milady import FULL_HAND
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import guess, treachery
from musketiere.games.mousquetaires_du_roy.strategy.odds import odds
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Outlook, Prospects
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights
from musketiere.games.mousquetaires_du_roy.strategy.work import Work, fighter, opponent


def drawn(shares: Mapping[int, float], rng: Rng) -> int:
    """One of them, by their shares."""
    at = rng.random() * fsum(shares.values())
    for one, share in shares.items():
        at -= share
        if at < 0:
            return one
    return max(shares, key=lambda one: shares[one])


# ---- Phase I ---------------------------------------------------------------------------------------------


def _destination(world: State, rng: Rng, w: Weights) -> Move:
    """Mixed, or she would be found out."""
    return move("destination", drawn(guess.shares(Prospects(world, w, open_hands=False), world), rng))


class Plan(NamedTuple):
    """What she does with her cards, and what she weighed it against."""

    best: Move
    worths: Mapping[Move, float]
    """What each answer costs the team, in actions; nothing where they are not weighed like that."""


def _paris(world: State, w: Weights) -> Plan:
    """The card that costs the team most, if that is more than what lies there already."""
    worths = {move("pass"): 0.0} | _worths(world, w)
    return Plan(max(worths, key=lambda one: worths[one]), worths)


def _worths(world: State, w: Weights) -> dict[Move, float]:
    """What each card that she may play or take costs the team, in actions."""
    prospects = Prospects(world, w, open_hands=False)
    found: dict[Move, float] = {}
    for one in world.legal(_seat(world)):
        match kind(one):
            case "play_paris" | "take_paris":
                found[one] = -prospects.gain(_with_paris(world, w, prospects.now, index(one)))
            case "play_perfidy" | "search":
                found[one] = treachery.effect(world, prospects, index(one))
    return found


def _with_paris(world: State, w: Weights, now: Outlook, card: int) -> Outlook:
    """How it stands with another Paris card."""
    mission = world.edition.paris[card]
    return now._replace(effect=mission.effect, paris=_labour(Work(world, w), mission), strangled=0)


def _labour(work: Work, mission: Mission) -> float:
    """The work on a mission that is manned as well as can be."""
    return fsum(work.challenge(one) for one in mission.challenges) + mission.force


def _seat(world: State) -> int:
    seat = world.milady
    assert seat is not None
    return seat


def _man(world: State, rng: Rng, w: Weights) -> Move:
    """As long as one fits, the one that takes most work."""
    found = hindrances(world, w)
    return move("man", max(found, key=lambda one: (found[one], -one)))


def hindrances(world: State, w: Weights) -> dict[int, float]:
    """By adversary that fits, how much he costs the team, in actions."""
    work = Work(world, w)
    return {one: _hindrance(work, one) for one in missions.fitting(world)}


def _hindrance(work: Work, one: int) -> float:
    """The work it takes to beat an adversary, less what that pays."""
    w, foe = work.w, work.world.adversary(one)
    return work.foe(foe) - w.pistole * foe.reward.pistoles - w.epic * foe.reward.epic


def _ambush(world: State, rng: Rng, w: Weights) -> Move:
    """The one that hinders most here; there are enough of them for almost every mission."""
    worths = {index(one): _trouble(world, w, index(one)) for one in world.legal(_seat(world)) if kind(one) != "pass"}
    return move("lay_ambush", max(worths, key=lambda one: worths[one])) if worths else move("pass")


def _trouble(world: State, w: Weights, ambush: int) -> float:
    """What an ambush costs the team as long as it lies there."""
    place = world.manned_place
    visits = 2 + len(world.at(place))
    sword = world.edition.red.count(SWORD) / len(world.edition.red)
    if ambush == MENDIANTS:
        return w.pistole * world.edition.beggars_price + (world.pistoles < world.edition.beggars_price)
    if ambush == ASSASSIN:
        return visits * sword * w.life
    if ambush == VOLEURS:
        return visits * sword * w.pistole
    if ambush == COURTISANE:
        return w.skill * sum(one.skill == GALLANTRY for one in world.mission_card(place).challenges)
    return w.nemesis


def _nemesis(world: State, rng: Rng, w: Weights) -> Move:
    """Who is best at what is to be done there."""
    challenges = world.mission_card(world.manned_place).challenges
    return move("name", max(world.musketeers, key=lambda who: sum(world.skill(who, one.skill) for one in challenges)))


# ---- Perfidy ---------------------------------------------------------------------------------------------


def _perfidy(world: State, w: Weights) -> Plan:
    """The best card if it costs them enough to be played now, else another one for later."""
    worths, draw = _worths(world, w), move("draw_perfidy")
    if draw in world.legal(_seat(world)):
        worths[draw] = w.patience
    return Plan(max(worths, key=lambda one: (worths[one], one == draw, one)), worths)


def _target(world: State, rng: Rng, w: Weights) -> Move:
    """Whom the card costs most."""
    worth = treachery.ambuscade if world.perfidy_played == GUET_APENS else treachery.arrest
    return max(world.legal(_seat(world)), key=lambda one: (worth(world, w, index(one)), -one))


def _close(world: State, rng: Rng, w: Weights) -> Move:
    """Where it hinders most."""
    prospects = Prospects(world, w, open_hands=False)
    return move("close", max(perfidy.CLOSABLE, key=lambda place: treachery.blocked(world, prospects, place)))


# ---- Rochefort, and later in the turn --------------------------------------------------------------------


def _reveal(world: State, rng: Rng, w: Weights) -> Move:
    """Where she is, he appears, unless he is likely to lose more than the Musketeer."""
    appear = move("appear")
    if appear not in world.legal(_seat(world)):
        return move("stay_hidden")
    edition = world.edition
    blue = fighter(world, world.active)
    blue = blue._replace(dice=min(blue.dice + bool(world.hands[world.active]), edition.blue_max))
    to_expect = odds(blue, opponent(world, edition.rochefort))
    costs = (1 - to_expect.hit) * w.interruption + to_expect.wounds * w.life
    loses = to_expect.hit * w.spare * (2 if world.rochefort_life == 1 else 1)
    return appear if costs > loses else move("stay_hidden")


def _own(world: State, w: Weights) -> Plan:
    """What her place offers (MR-19.6 to 19.9)."""
    legal, refill = world.legal(_seat(world)), move("refill")
    if FULL_HAND - len(world.perfidy_hand) > 1 and refill in legal:
        return Plan(refill, {})
    on_the_walls = [one for one in legal if kind(one) == "discard_space"]
    if on_the_walls:
        return Plan(max(on_the_walls, key=lambda one: (DICE_OF[world.spaces[index(one)]], -one)), {})
    worths = _worths(world, w)
    return Plan(max(worths, key=lambda one: (worths[one], -one), default=move("pass")), worths)


def _reroll(world: State, rng: Rng, w: Weights) -> Move:
    """A shield can only become better."""
    return world.legal(_seat(world))[1]


def _wound(world: State, rng: Rng, w: Weights) -> Move:
    """Who is nearest to falling."""
    return min(world.legal(_seat(world)), key=lambda one: (world.life[index(one)], one))


# ---- the quest -------------------------------------------------------------------------------------------


def _lay(world: State, rng: Rng, w: Weights) -> Move:
    """Weak tokens in the inn, or strong ones as the weights have it, at random squares; the strongest where there is no
    way round them."""
    if len(world.laying) == quest.squares(world):
        return move("done")
    left = {token: count for token, count in quest.left_to_lay(world).items() if count > 0}
    foes = {token: count for token, count in left.items() if token < DECOY}
    if world.quest_board == INN:
        open_squares = world.edition.inn_adversaries - sum(token < DECOY for token in world.laying)
        early = w.early_force
        wishes = {force: (1 - early) * count / force**2 + early * count * force**2 for force, count in foes.items()}
        whole = fsum(wishes.values())
        wishes = left | {force: open_squares * wish / whole for force, wish in wishes.items()}
    else:
        wishes = {force: count * force**2 for force, count in foes.items()}
    return move("lay_token", tuple(QUEST_TOKENS).index(drawn(wishes, rng)))


PLANS: Final[Mapping[str, Callable[[State, Weights], Plan]]] = {"paris": _paris, "perfidy": _perfidy, "own": _own}
"""Questions in which she weighs her cards against each other."""


def _planned(world: State, rng: Rng, w: Weights) -> Move:
    return PLANS[world.asking](world, w).best


ANSWERS: Final[Mapping[str, Callable[[State, Rng, Weights], Move]]] = {
    **dict.fromkeys(PLANS, _planned),
    "destination": _destination,
    "man": _man,
    "ambush": _ambush,
    "nemesis": _nemesis,
    "target": _target,
    "close": _close,
    "reveal": _reveal,
    "reroll": _reroll,
    "wound": _wound,
    "lay": _lay,
}
