"""What is told to whoever decides, beside what is legal: what presses most, how far the quest has come, what is worth
wanting now, which answers make sense and what they risk.

It is reckoned from the view of that seat alone. It weighs no answers, that is what the lamp is for: it gives a lead,
and sorts out what plainly leads nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import ambushes, missions
from musketiere.games.mousquetaires_du_roy.material import (
    ASSASSIN,
    LA_ROCHELLE,
    LOUVRE,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PARIS,
    PLACES,
    QUEST,
    RICHELIEU,
    SWORD,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import (
    fights,
    leads,
    milady,
    reach,
    rivals,
    steps,
    team,
    threats,
    treachery,
)
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.rivals import Way
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.threats import Nights
from musketiere.games.mousquetaires_du_roy.strategy.weights import JUDGED, MILADY, of_team
from musketiere.games.mousquetaires_du_roy.view import View
from musketiere.games.mousquetaires_du_roy.worlds import sample

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

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
    tasks = Tasks(world, of_team(view.options.length))
    plan = milady.PLANS[view.asking](world, MILADY) if view.is_milady and view.asking in milady.PLANS else None
    answer = plan.best if plan else _answer(view, tasks)
    at = None if answer is None else legal.index(answer)
    ways = _ways(view, tasks, answer)
    best = next(ways, None)
    dares = answer is not None and _dares(world, answer)
    danger, *besides = _dangers(world, team=not view.is_milady)
    is_free = not dares and not _is_last_chance(danger)
    return {
        "danger": danger,
        "besides": besides,
        "quest": tasks.quest.least(),
        "lead": leads.of_milady(world, answer, MILADY) if view.is_milady else best and best.lead,
        "best": None if dares else at,
        "dare": at if dares else None,
        "rival": (_rival_plan(legal, plan) if plan else _rival(legal, next(ways, None))) if is_free else None,
        "vain": _vain(world, legal) if view.is_milady else [],
        "risks": [] if view.is_milady else _risks(world, legal),
    }


def _answer(view: View, tasks: Tasks) -> Move | None:
    """What the strategy would do; None where it would be a guess, and where Milady must mix to stay hidden.

    Of 200 short matches against `casual` and `master` a Milady who followed it won 100 by her weights of today, and 70
    by those of the rule-based player.
    """
    world = tasks.world
    if view.is_milady:
        return None if view.asking in MIXED else milady.ANSWERS[view.asking](world, Rng(0), MILADY)
    assert view.seat is not None
    if view.asking != "action":
        return team.ANSWERS[view.asking](world, view.seat, tasks.w) if view.asking in JUDGED_WELL else None
    return steps.next_step(tasks, view.seat)


def _ways(view: View, tasks: Tasks, answer: Move | None) -> Iterator[Way]:
    """Of the team: what it had best do, then what is about as good, if that is asked for; nothing in the middle of
    something."""
    if view.asking == "next":
        first, *others = team.in_order(tasks)
        best = _begun(tasks, first.who)
        if best is None:
            return
        yield best
        begun = (_begun(tasks, one.who) for one in others if rivals.are_close(first, one))
        yield from islice((one for one in begun if one and rivals.differ(best, one)), 1)
    elif view.asking == "action" and answer is not None:
        assert view.seat is not None
        best = Way(answer, steps.lead(tasks, view.seat, answer))
        yield best
        other = rivals.of(tasks, view.seat, best)
        if other:
            yield other


def _rival(legal: Sequence[Move], other: Way | None) -> protocol.Rival | None:
    """For whoever may choose it."""
    return {"action": legal.index(other.begin), "lead": other.lead} if other and other.begin in legal else None


def _rival_plan(legal: Sequence[Move], plan: milady.Plan) -> protocol.Rival | None:
    """Milady's answers say themselves what they are for."""
    other = rivals.of_milady(plan)
    return None if other is None else {"action": legal.index(other), "lead": None}


def _is_last_chance(danger: protocol.Danger) -> bool:
    """Whether the match may be lost tonight: nobody is left alone with that."""
    return danger["tonight"] > 0 or danger["turns"] <= 1


def _begun(tasks: Tasks, who: Musketeer) -> Way | None:
    """What will be told to him as soon as he has begun; None where he has nothing to choose."""
    world, seat, begin = tasks.world.copy(), tasks.world.owner(who), move("start", who)
    world.stepped_back, world.to_act = (), [seat]
    world.apply(seat, begin)
    if world.asking != "action":
        return None
    then = Tasks(world, tasks.w)
    return Way(begin, steps.lead(then, seat, steps.next_step(then, seat)))


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
        _way("time", QUEST, Nights(most, most), 0),
        _of_mission(world, PARIS, "constance", threats.until_strangled(world, most), night.constance, team=team),
        _way("siege", LA_ROCHELLE, threats.until_lost(world, most), world.spaces.count(NOBODY), night.siege),
        _of_mission(world, _where_honour_falls(world), "honour", _until_disgraced(world, most), 0.0, team=team),
    ]
    return sorted(ways, key=_soonness)


def _soonness(one: protocol.Danger) -> float:
    """What is certain tonight comes before what dice decide, and that before all later nights."""
    return 1.5 if one["tonight"] else one["turns"]


def _way(
    way: protocol.WayOfMilady,
    place: Place,
    nights: Nights,
    remedy: int,
    tonight: float = 0.0,
    within: int | None = None,
    *,
    barred: bool = False,
) -> protocol.Danger:
    return {
        "way": way,
        "place": PLACES[place],
        "turns": nights.likely,
        "soonest": nights.soonest,
        "tonight": round(PER_CENT * tonight) if tonight >= threats.GRAVE else 0,
        "remedy": remedy,
        "within": within,
        "barred": barred,
    }


def _of_mission(
    world: State, place: Place, way: protocol.WayOfMilady, nights: Nights, tonight: float, *, team: bool
) -> protocol.Danger:
    """What the mission there holds up; nothing without one."""
    there = reach.of(world, place)
    if there is None:
        return _way(way, place, nights, 0, tonight)
    return _way(way, place, nights, there.left, tonight, there.tonight if team else None, barred=team and there.barred)


def _where_honour_falls(world: State) -> Place:
    """Where something is done about it: what saves it tonight; else in Paris while they talk there, which costs it a
    point every night (MR-15.11), and not at the Louvre, which costs it two in four."""
    saving = threats.saving_honour(world)
    if saving:
        return saving[0]
    return PARIS if missions.effect(world) == "honour" else LOUVRE


def _until_disgraced(world: State, most: int) -> Nights:
    """In how many turns the Queen's honour is lost (MR-15.11, MR-16.5 to 16.7)."""
    edition, honour, ladder = world.edition, world.honour, world.ladder
    toll = missions.effect(world) == "honour"
    for turn in range(1, most):
        ladder += 1
        honour -= (ladder in edition.ladder_honour) + toll
        if honour <= 0:
            return Nights(turn, turn)
        if ladder >= edition.ladder_fail:
            ladder = edition.ladder_start
    return Nights(most, most)


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
        ambush = ambushes.in_wait(world, place)
        if ambush != NO_AMBUSH:
            what: protocol.RiskKind = "assassin" if ambush == ASSASSIN else "voleurs"
            found.append({"action": at, "what": what, "chance": round(PER_CENT * _swords(world.edition.red))})
    return [one for one in found if one["chance"]]


def _met(world: State) -> float:
    """How likely Milady is at Richelieu's: wherever she may be, by what everybody knows, she is as likely."""
    if world.seen_at != NOWHERE:
        return float(world.seen_at == RICHELIEU)
    return (RICHELIEU in world.uncleared) / len(world.uncleared)
