"""What a Musketeer had best do with his actions: go somewhere, do what is worth most there, use the rest anywhere."""

from __future__ import annotations

from math import fsum
from typing import Final, NamedTuple

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import ambushes
from musketiere.games.mousquetaires_du_roy.bastille import BRIBE
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE
from musketiere.games.mousquetaires_du_roy.material import (
    ASSASSIN,
    BASTILLE,
    LA_ROCHELLE,
    LOUVRE,
    NO_AMBUSH,
    NOWHERE,
    PARIS,
    QUEST,
    RICHELIEU,
    SWORD,
    VIEUX_COLOMBIER,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.strategy import fights, pooling
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Task, Tasks

WORKPLACES: Final = (PARIS, LOUVRE, QUEST, LA_ROCHELLE)
NO_TASK: Final = -1


class Plan(NamedTuple):
    """What his actions are worth all told, and what he does first."""

    worth: float
    move: Move
    place: Place = NOWHERE
    """Where he does what can be done nowhere else; nowhere if there is no such thing in it."""
    task: Move = NO_TASK
    """What he does there first, an exchange aside."""


def best(tasks: Tasks, who: Musketeer, actions: int) -> Plan:
    """The best plan of a Musketeer who has so many actions left."""
    return max(found(tasks, who, actions))


def found(tasks: Tasks, who: Musketeer, actions: int) -> list[Plan]:
    """All plans worth a thought of a Musketeer who has so many actions left; several may begin alike."""
    world = tasks.world
    here = world.where[who]
    leave = here == RICHELIEU and (world.active != who or world.banned)  # MR-19.4
    free = pooling.rides(world, who)
    bound = leave and world.rules_version > 1 and (actions > 0 or free)  # MR-19.12
    if not actions and not bound:
        return [Plan(0.0, move("end_turn"))]
    if here == BASTILLE:
        return _prisoner(tasks, who, actions)
    anywhere = tasks.anywhere(who, actions)
    plans = _leaving(tasks, who, free=free, anywhere=anywhere[: actions - (not free)]) if bound else []
    plans = plans or [Plan(0.0, move("end_turn"))]
    local = [] if leave else tasks.at(who, here, actions)
    if not leave:
        plans += [_spend(here, way, anywhere, actions) for way in [[], *local] if way or anywhere]
    for place in [*WORKPLACES, *([VIEUX_COLOMBIER] if leave else [])]:
        if place != world.closed and (place != here or world.inn_at[who] != NO_SQUARE):
            plans += _journeys(tasks, who, _to(place, free=free), actions - (not free), local, anywhere)
    return plans


def _leaving(tasks: Tasks, who: Musketeer, *, free: bool, anywhere: list[Task]) -> list[Plan]:
    """Out of Richelieu's palace (MR-19.12) to where there will be work; the other actions are used anyhow."""
    return [
        Plan(arrival(tasks, who, place) + _worth(anywhere), _to(place, free=free), place)
        for place in WORKPLACES
        if place != tasks.world.closed
    ]


def begun_here(tasks: Tasks, who: Musketeer, actions: int) -> list[Plan]:
    """What he might begin with where he stands, before all that can be done anywhere: `found` has only what he had best
    begin with."""
    world = tasks.world
    here = world.where[who]
    if not actions or here in (BASTILLE, RICHELIEU):
        return []
    anywhere = tasks.anywhere(who, actions)
    ways = [(way, _done_there([], way, anywhere, actions)) for way in tasks.at(who, here, actions)]
    return [Plan(done.worth, way[0].move, here, done.purpose) for way, done in ways if done]


def _to(place: Place, *, free: bool) -> Move:
    """On horseback while that is free."""
    return move("ride", place) if free else move("move", place)


def _spend(here: Place, way: list[Task], anywhere: list[Task], actions: int) -> Plan:
    """The same without a journey. Cards are drawn last: to draw first, since that may change the plan, wins no more (57
    against 59 %, n 300 each), and whoever plays sees no reason to."""
    plans = [Plan(0.0, move("end_turn"))]
    for part in [[], *_parts(way, actions)]:
        tasks = [*_beside(part, anywhere, actions), *part]
        if tasks:
            first = min(tasks, key=lambda task: kind(task.move) == "draw")
            aim = (here, _purpose(part)) if part else ()
            plans.append(Plan(_worth(tasks), first.move, *aim))
    return max(plans)


def _journeys(
    tasks: Tasks, who: Musketeer, start: Move, left: int, local: list[list[Task]], anywhere: list[Task]
) -> list[Plan]:
    """Something here perhaps, then to another place, and something there; `left`: actions beside the Move."""
    here, place = tasks.world.where[who], index(start)
    ambush = arrival(tasks, who, place)
    if not left:
        return [Plan(ambush, start, place)]
    plans = []
    befores = [[], *_best_parts(local, left - 1)]
    for way in tasks.at(who, place, left):
        for before in befores:
            done = _done_there(before, way, anywhere, left)
            if done is not None:
                worth = ambush + done.worth
                plans.append(
                    Plan(worth, before[0].move, here, _purpose(before))
                    if before
                    else Plan(worth, start, place, done.purpose)
                )
    return plans


def _best_parts(ways: list[list[Task]], most: int) -> list[list[Task]]:
    """Of each length the part that is worth most."""
    parts = [part for way in ways for part in _parts(way, most)]
    found = [[part for part in parts if len(part) == length] for length in range(1, most + 1)]
    return [max(same, key=_worth) for same in found if same]


def _parts(way: list[Task], most: int) -> list[list[Task]]:
    """With how much of a way he may be content: never with a purchase, which is for what comes behind it."""
    return [way[:used] for used in range(1, min(len(way), most) + 1) if kind(way[used - 1].move) != "buy"]


def _purpose(way: list[Task]) -> Move:
    """What he begins with; of an exchange what it is good for, if he comes to that, and of what he buys."""
    return next((task.move for task in way if kind(task.move) not in ("exchange", "buy")), way[0].move)


def _worth(way: list[Task]) -> float:
    return fsum(task.worth for task in way)


class _Done(NamedTuple):
    """Something at a place, and all that is done before and beside it."""

    worth: float
    purpose: Move


def _done_there(before: list[Task], way: list[Task], anywhere: list[Task], actions: int) -> _Done | None:
    """As much of a way as is best with so many actions, something at least; None where they do not reach so far."""
    found = []
    for part in _parts(way, actions - len(before)):
        tasks = [*before, *part]
        found.append(_Done(_worth([*tasks, *_beside(tasks, anywhere, actions)]), _purpose(part)))
    return max(found, key=lambda done: done.worth, default=None)


def _beside(tasks: list[Task], anywhere: list[Task], actions: int) -> list[Task]:
    """With the rest of the actions the best that can be done anywhere; what he buys, he buys once."""
    bought = any(kind(task.move) == "buy" for task in tasks)
    others = [task for task in anywhere if not (bought and kind(task.move) == "buy")]
    return others[: actions - len(tasks)]


def arrival(tasks: Tasks, who: Musketeer, place: Place) -> float:
    """What the ambush there does to who enters (MR-13.6)."""
    world, ambush = tasks.world, ambushes.in_wait(tasks.world, place)
    if ambush == NO_AMBUSH:
        return 0.0
    costs = tasks.stock.life(who) if ambush == ASSASSIN else tasks.w.pistole * bool(world.pistoles)
    return -costs * world.edition.red.count(SWORD) / len(world.edition.red)


def way_out(tasks: Tasks, who: Musketeer) -> Plan:
    """The cheaper escape (MR-20.2) and what it is worth, which is less than nothing."""
    world = tasks.world
    fight = fights.best(tasks.stock, who, world.edition.gaoler, 0.0).worth
    ways = [Plan(fight, move("escape_fight"))]
    if world.pistoles >= BRIBE:
        ways.append(Plan(-tasks.w.pistole * BRIBE, move("escape_pay")))
    return max(ways)


def _prisoner(tasks: Tasks, who: Musketeer, actions: int) -> list[Plan]:
    """Out of the Bastille and on, or something useful inside (MR-20.8)."""
    world = tasks.world
    plans = [Plan(0.0, move("end_turn"))]
    if not world.options.strict_bastille:
        plans.append(_spend(BASTILLE, [], tasks.anywhere(who, actions), actions))
    if not world.barred[who]:
        out = way_out(tasks, who)
        world.where[who] = VIEUX_COLOMBIER
        plans.append(Plan(out.worth + best(tasks, who, actions - 1).worth, out.move))
        world.where[who] = BASTILLE
    return plans
