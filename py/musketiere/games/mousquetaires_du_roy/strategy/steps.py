"""What somebody who learns had best do with an action, and what that is for.

The strategy's plan, with differences that he would expect: no cards sorted for their own sake, nothing rash,
something rather than prepare for it, what plainly has to be done, whoever is close to falling is healed, and what
saves the Queen or Constance tonight comes before all.

What these cost was measured before short matches had weights of their own, by those of a whole one. In whole matches
the first cost nothing: 43 of 100 were won against 38. By the next three hardly less was won: 255 of 500 against 272 by
the plan alone (`master` at all seats); by the last one 212 of 400 against 210, and fewer were lost by the Queen's
honour, 74 against 83. That nobody is led to where Rochefort is to be expected who is no match for him cost nothing: 78
of 150 with it and without, and to draw was right as often as it was told: who rather went for something that seems up
to two actions worse won 44 of those. Who thought less of cards that nobody has seen (1.5 instead of 1.88) won 36 of 100
against 48, in 40 of them only in the first turn (13 against 19), which may be chance (p about 0.09). Of 100 short
matches who drew won 48, and who went for what seems at most 0.75 worse 38. What the counsel wins in short matches by
their own weights stands at `weights.SHORT`.
That *Des Essarts* and an improved skill are reckoned with where a loss threatens tonight: of 200 such matches against
`skilled` 128 were won against 126, and of 200 against `novice` 132 against 141, which may be chance. Nothing was won by
doing more about a loss tonight: to hold the walls first where they may fall (68 against 69 of 109), or to look for the
surest chain of all who still act, which took ten times as long.
That less is drawn, which is duller to be told, may not be had by liking it less: what is attempted instead is mostly a
mission, and its cards are wanting on the quest. Of 200 short matches (seeds 1000 to 1099, against `novice` and
`skilled`) of which 134 were won, 44.6 % of the actions for drawing, 112 were won where a card was thought worth 2.0
instead of 2.4 (41.3 %), and 76 where each one in hand made it worth 0.4 less instead of 0.2 (36.9 %). Of such matches
in which 130 were won (39.4 %) 116 were where what seemed up to one action worse was done rather than draw (37.9 %).
Where cards were thought worth less towards the end, 120 were won against 136. Duels that wound at 60 % counted as plain
ones: 136 against 141, and nothing less was drawn. What surely succeeds with cards at hand, rather than to draw: 133
against 135. To draw less takes what brings cards together (`pooling`) and makes them enough (`weights.Weights.asked`).
To weigh what the quest gains 1.4 times as heavily while more than 1.2 of its tasks are left for each turn won 81 of 116
against 83; 1.8 times, from 0.7 on, 37 of 60 against 45.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.belongings import MOUSQUETON_HEALS
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE, Element
from musketiere.games.mousquetaires_du_roy.material import (
    DES_ESSARTS,
    LA_ROCHELLE,
    MENDIANTS,
    MISSION_PLACES,
    MOUSQUETON,
    PLACES,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import (
    exchanges,
    fights,
    leads,
    plans,
    pooling,
    reach,
    team,
    threats,
)
from musketiere.games.mousquetaires_du_roy.strategy.odds import percent
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

DEEDS: Final = (*leads.ATTEMPTS, "reinforce")
"""What one does at a place for good."""
SAFE: Final = 80
"""The chance in percent to wound in a duel that one can hardly lose."""
EVEN: Final = 50
"""In percent."""


def next_step(tasks: Tasks, seat: Seat) -> Move:
    """Of whoever acts."""
    first = _sober(tasks, seat, _of_use(tasks, seat, team.action(tasks, seat)))
    return _riding(tasks, seat, _saving(tasks, seat, _healing(tasks, seat, _deed(tasks, seat, first))))


def is_urgent(tasks: Tasks, answer: Move) -> bool:
    """Whether it leaves no choice: it plainly has to be done, heals somebody, or the Queen or Constance may be saved
    tonight."""
    world = tasks.world
    return answer == move("character", MOUSQUETON) or _is_plain(world, answer) or bool(_that_save(world))


def is_sure(world: State, answer: Move) -> bool:
    """Whether what he does where he stands succeeds surely, or almost, with the cards in his hand."""
    who = world.active
    where = world.where[who]
    if kind(answer) in ("reinforce", "passage", "challenge"):
        return not world.rochefort_bars(where)
    return kind(answer) == "duel" and fights.is_sure(world, who, ("duel", where, index(answer)))


def _of_use(tasks: Tasks, seat: Seat, answer: Move) -> Move:
    """Cards are exchanged for what he or his partner comes to with them in this turn; nobody stops to sort them.
    Beggars are paid for what he goes on with behind them."""
    world, who = tasks.world, tasks.world.active
    if kind(answer) == "pay_beggars" and lead(tasks, seat, answer)["place"] != PLACES[index(answer)]:
        answer = plans.best(tasks, who, world.actions).move
    if kind(answer) != "exchange":
        return answer
    alone, told = team.by_himself(tasks, seat), lead(tasks, seat, answer)
    if told["doer"] != who and kind(alone.move) == "challenge" and world.actions > 1:
        return alone.move  # what he can do himself comes first, and cards are exchanged after it
    return answer if told["today"] and told["task"] is not None else alone.move


def _sober(tasks: Tasks, seat: Seat, answer: Move) -> Move:
    """Nothing rash where there is anything else: who has been led into it does not forgive it."""
    world, who = tasks.world, tasks.world.active
    legal = world.legal(seat)
    if kind(answer) == "exchange" or leads.is_sound(world, leads.behind(tasks, who, world.actions, answer)):
        return answer
    others = [
        plan
        for plan in leads.thinkable(tasks, who, world.actions)
        if plan.move in legal
        and (plan.task != plans.NO_TASK or kind(plan.move) in leads.PREPARING)
        and leads.is_sound(world, plan)
    ]
    return max(others).move if others else answer


def _deed(tasks: Tasks, seat: Seat, answer: Move) -> Move:
    """Rather than prepare for something: what is hardly worse, or plain."""
    if kind(answer) not in leads.PREPARING or kind(answer) == "exchange":
        return answer
    world, who = tasks.world, tasks.world.active
    legal = world.legal(seat)
    sober = [
        plan
        for plan in plans.begun_here(tasks, who, world.actions)
        if plan.move in legal and not leads.is_rash(world, who, plan.place, plan.task)
    ]
    if kind(answer) == "character":  # the card does nothing for what he goes on with, be it bought for or at hand
        behind = leads.behind(tasks, who, world.actions, answer)
        aims = [plan.move for plan in sober if (plan.place, plan.task) == (behind.place, behind.task)]
        at_hand = [begin for begin in aims if kind(begin) in (*DEEDS, "buy")]
        if at_hand:
            return at_hand[0]
    least = plans.best(tasks, who, world.actions).worth - leads.NEAR
    deeds = [plan for plan in sober if plan.worth >= least and kind(plan.move) in DEEDS]
    return max(deeds).move if deeds else next((one for one in legal if _is_plain(world, one)), answer)


def _healing(tasks: Tasks, seat: Seat, answer: Move) -> Move:
    """Rather than prepare for something: who is close to falling is given back all that Mousqueton can."""
    world, heal = tasks.world, move("character", MOUSQUETON)
    if kind(answer) not in leads.PREPARING or heal not in world.legal(seat):
        return answer
    weak = [who for who in world.fit_musketeers() if world.life[who] <= leads.FEW]
    return heal if any(tasks.missing(who) == MOUSQUETON_HEALS for who in weak) else answer


def _saving(tasks: Tasks, seat: Seat, answer: Move) -> Move:
    """Where the Queen's honour is lost tonight, or Constance may be: rather than what does nothing about it, what leads
    to a mission that would save them, however rash."""
    world, who = tasks.world, tasks.world.active
    places = _that_save(world)
    if not places or kind(answer) in ("exchange", "pay_beggars"):
        return answer
    legal = world.legal(seat)
    paid = [one for place in places for one in _past_beggars(world, place) if one in legal]
    if paid:
        return paid[0]
    if leads.behind(tasks, who, world.actions, answer).place in places:
        return answer
    ways = [
        plan
        for plan in leads.thinkable(tasks, who, world.actions)
        if plan.place in places
        and plan.task != plans.NO_TASK
        and kind(plan.task) in leads.ATTEMPTS
        and kind(plan.move) != "exchange"
        and plan.move in legal
    ]
    return max(ways).move if ways else answer


def _past_beggars(world: State, place: Place) -> list[Move]:
    """How those are paid who keep everybody from what is to be done there (MR-13.8), *Des Essarts* played for it if it
    takes that (table 27.5)."""
    manned = world.mission(place)
    if manned is None or manned.ambush != MENDIANTS:
        return []
    return [move("pay_beggars", place), move("character", DES_ESSARTS)]


def _riding(tasks: Tasks, seat: Seat, answer: Move) -> Move:
    """Who has no action left, and a Move that costs none (MR-14.9), does not end his turn before he has ridden to where
    he would ride in the next one: not away from the walls, which may need him tonight (MR-17.10), nor where somebody
    lies in wait."""
    world, who = tasks.world, tasks.world.active
    stays = world.actions or world.where[who] == LA_ROCHELLE or not pooling.rides(world, who)
    if kind(answer) != "end_turn" or stays:
        return answer
    way = plans.best(tasks, who, world.allowance(who)).move
    goes = kind(way) == "ride" and way in world.legal(seat) and not plans.arrival(tasks, who, index(way))
    return way if goes else answer


def _that_save(world: State) -> list[Place]:
    """Where all that is left of a mission that keeps the match from being lost tonight can still be done."""
    found = []
    for place in (*threats.saving_honour(world), *threats.saving_constance(world)):
        there = reach.of(world, place)
        if there is not None and there.left <= there.tonight:
            found.append(place)
    return found


def _is_plain(world: State, one: Move) -> bool:
    """What plainly has to be done where he stands: a challenge of the mission that takes no card, a duel that he can
    hardly lose, the last thing that is left."""
    who = world.active
    where = world.where[who]
    if where not in MISSION_PLACES or kind(one) not in ("challenge", "duel") or leads.is_rash(world, who, where, one):
        return False
    element: Element = ("challenge" if kind(one) == "challenge" else "duel", where, index(one))
    if elements.open_elements(world, who) == [element]:
        return True
    if kind(one) == "challenge":
        return not elements.missing(world, who, element)
    foe = elements.opponent_of(world, element)
    if foe.special == "final_wound" or world.rochefort_bars(where):
        return False
    expected = fights.expected(world, who, foe)
    return percent(expected.hit) >= SAFE and percent(expected.hurt) <= EVEN


# ---- what it is for --------------------------------------------------------------------------------------


def lead(tasks: Tasks, seat: Seat, step: Move) -> protocol.Lead:
    """What is told of that step: of what only brings him nearer, what will be told when it is done."""
    told = leads.of_team(tasks, step)
    then = None if leads.is_for_all_ways(step) else _after(tasks, step)
    if then is None:
        return _for_itself(told) if told["do"] in ("buy", "character") else told
    further = Tasks(then, tasks.w)
    later = lead(further, seat, next_step(further, seat))
    comes = later["task"] is not None and later["today"] and not later["dares"]
    if told["do"] in ("buy", "exchange") and not (comes and _helps(tasks.world, then, later)):
        return _for_itself(told)
    if later["task"] is None or not later["today"]:
        return _for_itself(told) if told["do"] == "pay_beggars" else told
    if later["doer"] != later["musketeer"]:  # he goes there to exchange cards
        place = PLACES[then.where[then.active]]
        later |= {"place": place, "task": "exchange", "number": later["doer"], "doer": later["musketeer"]}
    return {**later, "do": told["do"], "piece": told["piece"], "trade": told["trade"]}


def _for_itself(told: protocol.Lead) -> protocol.Lead:
    """Without what it does nothing for."""
    nothing: protocol.Lead = {**told, "place": None, "task": None, "number": None, "night": None}
    return {**nothing, "today": False, "ready": False, "dares": False}


def _helps(world: State, then: State, later: protocol.Lead) -> bool:
    """Whether what he would come to takes what he does first."""
    place, task, number = later["place"], later["task"], later["number"]
    assert place is not None
    assert task is not None
    assert number is not None
    return leads.helps(world, then, later["doer"], PLACES.index(place), move(task, number))


def _after(tasks: Tasks, step: Move) -> State | None:
    """How it stands after what changes only where he is or what he holds, whatever lies in wait; None after anything
    else, and where he has no action left for more."""
    world, who = tasks.world.copy(), tasks.world.active
    if kind(step) in ("buy", "pay_beggars"):
        seat = world.to_act[0]
        world.apply(seat, step)
        while world.asking in ("pay", "buy"):
            world.apply(seat, team.ANSWERS[world.asking](world, seat, tasks.w))
        return world if world.active == who and world.asking == "action" and world.actions else None
    world.actions -= kind(step) != "ride"
    if kind(step) in ("move", "ride") and index(step) in plans.WORKPLACES:
        world.where[who], world.inn_at[who] = index(step), NO_SQUARE
        world.ridden = world.ridden or kind(step) == "ride"
    elif kind(step) == "exchange":
        exchange = exchanges.best(Tasks(world, tasks.w), who, world.actions + 1, index(step))
        if exchange.doer(who) != who:
            return None
        world.hands[who], world.hands[exchange.partner] = exchange.after(world, who)
    else:
        return None
    return world if world.actions else None
