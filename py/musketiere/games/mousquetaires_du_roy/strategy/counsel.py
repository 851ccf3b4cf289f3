"""What is told to whoever decides, beside what is legal: what presses most, how far the quest has come, what is worth
wanting now, which answers make sense and what they risk.

It is reckoned from the view of that seat alone. It weighs no answers, that is what the lamp is for: it gives a lead,
and sorts out what plainly leads nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import elements, missions, siege
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import (
    ASSASSIN,
    BASTILLE,
    LOUVRE,
    MENDIANTS,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PARIS,
    RICHELIEU,
    SWORD,
    VOLEURS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import (
    fights,
    leads,
    milady,
    plans,
    steps,
    team,
    threats,
    treachery,
)
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import JUDGED, RULE_BASED, TEAM
from musketiere.games.mousquetaires_du_roy.view import View
from musketiere.games.mousquetaires_du_roy.worlds import sample

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

GRAVE: Final = 10
"""A chance in percent to lose tonight that presses more than all that is further off."""
CLEARLY: Final = 0.25
"""So much likelier he must wound than be wounded where he is told to save his cards."""
JUDGED_WELL: Final = frozenset({"commit", "buy", "offer", "cards", "blade", "sacrifice", "jail", "heal", "pay"})
"""Decisions of the team whose answers can be reckoned rather than guessed, beside its actions."""
MIXED: Final = frozenset({"destination", "lay"})
"""Decisions of Milady that nobody may foresee."""
PER_CENT: Final = 100


def told(view: View, legal: Sequence[Move]) -> protocol.Counsel:
    """For the seat of the view, which may choose among these."""
    world = sample(view, Rng(0))
    tasks = Tasks(world, TEAM)
    answer = _answer(view, tasks)
    at = None if answer is None else legal.index(answer)
    dares = answer is not None and _dares(world, answer)
    danger, *besides = _dangers(world, team=not view.is_milady)
    return {
        "danger": danger,
        "besides": besides,
        "quest": tasks.quest.least(),
        "lead": _lead(view, tasks, answer),
        "best": None if dares else at,
        "dare": at if dares else None,
        "vain": _vain(world, legal) if view.is_milady else [],
        "risks": [] if view.is_milady else _risks(world, legal),
    }


def _answer(view: View, tasks: Tasks) -> Move | None:
    """What the strategy would do; None where it would be a guess or something else is as good, and where Milady must
    mix to stay hidden."""
    world = tasks.world
    if view.is_milady:
        return None if view.asking in MIXED else milady.ANSWERS[view.asking](world, Rng(0), RULE_BASED)
    assert view.seat is not None
    if view.asking != "action":
        return team.ANSWERS[view.asking](world, view.seat, TEAM) if view.asking in JUDGED_WELL else None
    step = steps.next_step(tasks, view.seat)
    return step if steps.is_clear(tasks, view.seat, step) else None


def _lead(view: View, tasks: Tasks, answer: Move | None) -> protocol.Lead | protocol.Scheme | None:
    world = tasks.world
    if view.is_milady:
        return leads.of_milady(world, answer, RULE_BASED)
    if view.asking == "next":
        return _first(tasks)
    assert view.seat is not None
    return steps.lead(tasks, view.seat, answer) if view.asking == "action" and answer is not None else None


def _first(tasks: Tasks) -> protocol.Lead | None:
    """Who had best act next, with what will be told to him as soon as he has begun; None where he has nothing to
    choose, or nothing that is clearly best."""
    who = team.in_order(tasks)[0]
    world, seat = tasks.world.copy(), tasks.world.owner(who)
    world.stepped_back, world.to_act = (), [seat]
    world.apply(seat, move("start", who))
    if world.asking != "action":
        return None
    then = Tasks(world, tasks.w)
    step = steps.next_step(then, seat)
    return steps.lead(then, seat, step) if steps.is_clear(then, seat, step) else None


def _vain(world: State, legal: Sequence[Move]) -> list[int]:
    """Milady's cards that would change nothing now, as the Balm where Rochefort is unhurt (MR-12.5)."""
    cards = [(at, index(one)) for at, one in enumerate(legal) if kind(one) == "play_perfidy"]
    if not cards:
        return []
    prospects = Prospects(world, JUDGED, open_hands=False)
    return [at for at, card in cards if not treachery.effect(world, prospects, card)]


# ---- what presses most (MR-1.3 to 1.6) -------------------------------------------------------------------


def _dangers(world: State, *, team: bool) -> list[protocol.Danger]:
    """The ways on which Milady wins if nobody does anything about them, the first one first; to the team, which knows
    all hands, also how much of that it is able to do."""
    night = threats.tonight(world)
    most = world.edition.time_end - world.time
    ways: list[protocol.Danger] = [  # where nothing else comes before it, time
        _way("time", most, 0),
        _of_mission(world, PARIS, "constance", _until_strangled(world, most), night.constance, team=team),
        _way("siege", _until_lost(world, most), world.spaces.count(NOBODY), night.siege),
        _of_mission(world, LOUVRE, "honour", _until_disgraced(world, most), 0.0, team=team),
    ]
    return sorted(ways, key=lambda one: 0 if one["tonight"] else one["turns"])


def _way(
    way: protocol.WayOfMilady, turns: int, remedy: int, tonight: float = 0.0, within: int | None = None
) -> protocol.Danger:
    chance = round(PER_CENT * tonight)
    return {
        "way": way,
        "turns": turns,
        "tonight": chance if chance >= GRAVE else 0,
        "remedy": remedy,
        "within": within,
    }


def _of_mission(
    world: State, place: Place, way: protocol.WayOfMilady, turns: int, tonight: float, *, team: bool
) -> protocol.Danger:
    """What the mission there holds up; nothing without one."""
    manned = world.mission(place)
    if manned is None:
        return _way(way, turns, 0, tonight)
    if manned.ambush == MENDIANTS and world.pistoles >= world.edition.beggars_price:
        world.set_mission(place, manned._replace(ambush=NO_AMBUSH))
    challenges = len(world.mission_card(place).challenges)
    remedy = challenges - manned.solved.bit_count() + sum(not one.beaten for one in manned.opponents)
    within = _within_reach(world, place) if team else None
    world.set_mission(place, manned)
    return _way(way, turns, remedy, tonight, within)


def _within_reach(world: State, place: Place) -> int:
    """For how much of what is open there those who still act have both what it takes and an action left."""
    attempts: list[set[Element]] = []
    for who in world.fit_musketeers():
        where = world.where[who]
        if where == BASTILLE or (world.closed == place != where):  # MR-12.13
            continue
        left = _still_has(world, who) - (where != place and not plans.rides(world, who))
        world.where[who] = place
        able = {
            one
            for one in elements.open_elements(world, who)
            if one[0] == "duel" or elements.is_within_reach(world, who, one)
        }
        world.where[who] = where
        attempts += [able] * min(left, len(able))
    return _most(attempts, frozenset())


def _still_has(world: State, who: Musketeer) -> int:
    """Actions in this turn, which all have before them while Milady makes her plans."""
    if who == world.active and world.phase != "milady":
        return world.actions
    return world.allowance(who) if world.phase == "milady" or world.due[who] else 0


def _most(attempts: Sequence[set[Element]], done: frozenset[Element]) -> int:
    """How many different ones can be done, one with each attempt."""
    if not attempts:
        return 0
    first, *rest = attempts
    new = first - done
    return max(1 + _most(rest, done | {one}) for one in new) if new else _most(rest, done)


def _until_disgraced(world: State, most: int) -> int:
    """In how many turns the Queen's honour is lost (MR-15.11, MR-16.5 to 16.7)."""
    edition, honour, ladder = world.edition, world.honour, world.ladder
    toll = missions.effect(world) == "honour"
    for turn in range(1, most):
        ladder += 1
        honour -= (ladder in edition.ladder_honour) + toll
        if honour <= 0:
            return turn
        if ladder >= edition.ladder_fail:
            ladder = edition.ladder_start
    return most


def _until_lost(world: State, most: int) -> int:
    """In how many turns La Rochelle is lost, by the swords to be expected (MR-17.5 to 17.9)."""
    edition, at = world.edition, float(world.siege)
    held, sword = siege.blue_dice(world) * _swords(edition.blue), _swords(edition.red)
    more = missions.effect(world) == "siege_die"
    for turn in range(1, most):
        dice = min(edition.siege_dice(world.time + turn - 1) + more, edition.red_max)
        at += held - dice * sword
        if at <= edition.siege_left:
            return turn
    return most


def _until_strangled(world: State, most: int) -> int:
    """In how many turns Constance is, by the swords to be expected (MR-15.12)."""
    edition, manned = world.edition, world.paris
    if manned is None or missions.effect(world) != "strangle":
        return most
    each = edition.siege_dice(world.time + 1) * _swords(edition.red)
    return min(most, ceil((edition.paris[manned.card].successes - manned.strangled) / each))


def _swords(die: Sequence[int]) -> float:
    """How many it shows on average."""
    return die.count(SWORD) / len(die)


# ---- which answer is best --------------------------------------------------------------------------------


def _dares(world: State, answer: Move) -> bool:
    """Whether it is told and not counselled. The strategy saves cards that would turn a duel."""
    if world.asking == "commit":
        expected = fights.as_it_stands(world)
        saves = kind(answer) == "done" and len(world.legal(world.to_act[0])) > 1
        return saves and expected.hurt + CLEARLY > expected.hit
    return leads.is_dare(world, world.active, world.where[world.active], answer)


# ---- what they risk --------------------------------------------------------------------------------------


def _risks(world: State, legal: Sequence[Move]) -> list[protocol.Risk]:
    """Of going somewhere: the Bastille (MR-19.3), and what lies in wait (MR-13.6)."""
    found: list[protocol.Risk] = []
    for at, one in enumerate(legal):
        if kind(one) not in ("move", "ride") or index(one) == world.where[world.active]:
            continue
        place = index(one)
        if place == RICHELIEU:
            found.append({"action": at, "what": "bastille", "chance": round(PER_CENT * (1 - _met(world)))})
        manned = world.mission(place)
        if manned is not None and manned.ambush in (ASSASSIN, VOLEURS):
            what: protocol.RiskKind = "assassin" if manned.ambush == ASSASSIN else "voleurs"
            found.append({"action": at, "what": what, "chance": round(PER_CENT * _swords(world.edition.red))})
    return [one for one in found if one["chance"]]


def _met(world: State) -> float:
    """How likely Milady is at Richelieu's: wherever she may be, by what everybody knows, she is as likely."""
    if world.seen_at != NOWHERE:
        return float(world.seen_at == RICHELIEU)
    return (RICHELIEU in world.uncleared) / len(world.uncleared)
