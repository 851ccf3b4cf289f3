"""What is worth wanting now: where the strategy's plan leads, or what is lacking for one; to Milady what her question
is good for.

An intent, reckoned from the view of the seat alone; what it is worth, and what else there is, the lamp tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    COMBAT,
    DICE_OF,
    DOUBLE_COMBAT,
    HORSE,
    NO_AMBUSH,
    NOWHERE,
    PERFIDY,
    PLACES,
    ROCHEFORT_PLACES,
    SKILL_1,
    SKILLS,
    TOKENS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import exchanges, fights, guess, plans, threats
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.plans import NO_TASK, Plan
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

LACKABLE: Final = (COMBAT, *range(SKILL_1, SKILL_1 + len(SKILLS)))
"""Cards of which so many more may open a way."""
PREPARING: Final = ("draw", "buy", "character", "exchange")
"""What one does for something else."""
ATTEMPTS: Final = ("challenge", "duel", "inn", "passage")
"""Kinds of elements."""
FAIR: Final = 0.25
"""Share of the cards that are left which must be of use for one to be told that he had better draw them."""
SAFE: Final = 80
"""The chance in percent to wound in a duel for which enough cards have been drawn."""
MOST: Final = 2
"""How many cards may be lacking: what is further off is no lead."""
NEAR: Final = 1.25
"""How many actions worse than the best one a plan may seem that is told all the same."""
FEW: Final = 2
"""Lives of somebody who has lost much."""
FEW_PLACES: Final = 3
"""Where Milady may be, so that Rochefort is likely to step in at each of them."""
PLACES_TOLD: Final = 2
"""Of those where Milady would be well placed: of one alone the team would soon know."""


# ---- the team --------------------------------------------------------------------------------------------


def of_team(tasks: Tasks, answer: Move) -> protocol.Lead:
    """Of the one who acts; `answer`: what he had best do."""
    world = tasks.world
    who, actions = world.active, world.actions
    if kind(answer) == "exchange":
        exchange = exchanges.best(tasks, who, actions, index(answer))
        told = _lead(tasks, who, _of_exchange(world, who, exchange)._replace(move=answer), exchange.doer(who))
        give, take = ([ADVENTURE[card] for card in cards] for cards in (exchange.give, exchange.take))
        return {**told, "trade": {"give": give, "take": take}}
    return _lead(tasks, who, behind(tasks, who, actions, answer)._replace(move=answer), who)


def behind(tasks: Tasks, who: Musketeer, actions: int, begin: Move) -> Plan:
    """The plan that the answer is a part of, a sound one if there is such; an exchange is part of none."""
    world = tasks.world
    if kind(begin) == "ride" and not actions:
        return Plan(0.0, begin, index(begin))  # what he does there he does in his next turn
    if kind(begin) != "pay_beggars":
        return among(world, thinkable(tasks, who, actions), begin)
    where = index(begin)
    manned = world.mission(where)
    assert manned is not None
    world.set_mission(where, manned._replace(ambush=NO_AMBUSH))
    plan = plans.best(Tasks(world, tasks.w), who, actions)  # the prospects are others without them, too
    world.set_mission(where, manned)
    return plan


def among(world: State, found: list[Plan], begin: Move) -> Plan:
    """That of all that the active Musketeer might do."""
    ways = [one for one in found if one.move == begin]
    where = world.where[world.active]
    alone = Plan(0.0, begin, where, begin) if kind(begin) in ("challenge", "duel") else max(found)
    return max((one for one in ways if is_sound(world, one)), default=max(ways, default=alone))


def thinkable(tasks: Tasks, who: Musketeer, actions: int) -> list[Plan]:
    """All that he might do."""
    return [*plans.found(tasks, who, actions), *plans.begun_here(tasks, who, actions)]


def _of_exchange(world: State, who: Musketeer, exchange: exchanges.Exchange) -> Plan:
    """What it is for; good in itself where that were a duel which he is likelier to lose even then."""
    aim, partner = exchange.aim, exchange.partner
    hands = world.hands[who], world.hands[partner]
    world.hands[who], world.hands[partner] = exchange.after(world, who)
    dares = is_dare(world, who, aim.place, aim.task)
    world.hands[who], world.hands[partner] = hands
    return aim._replace(place=NOWHERE, task=NO_TASK) if dares else aim


def _lead(tasks: Tasks, who: Musketeer, plan: Plan, doer: Musketeer) -> protocol.Lead:
    aim, lacking = _aim(tasks, who, plan)
    if is_for_all_ways(plan.move):
        aim = plan._replace(place=NOWHERE, task=NO_TASK)
    task = aim.task != NO_TASK
    placed = aim is plan and task and kind(aim.task) == "reinforce"
    return {
        "side": "team",
        "musketeer": who,
        "do": kind(plan.move),
        "piece": _piece(plan.move),
        "trade": None,
        "place": None if aim.place == NOWHERE else PLACES[aim.place],
        "task": kind(aim.task) if task else None,
        "number": index(aim.task) if task else None,
        "doer": doer,
        "today": aim is plan,
        "lacks": lacking,
        "better": _better(tasks.world, who, aim, lacking) if kind(plan.move) == "draw" else None,
        "ready": task and lacking is None and _is_ready(tasks.world, who, aim),
        # With other cards it is another duel.
        "dares": not lacking and kind(plan.move) != "exchange" and is_dare(tasks.world, who, aim.place, aim.task),
        "night": threats.at_la_rochelle(tasks.world, DICE_OF[index(aim.task)]).told if placed else None,
    }


def is_for_all_ways(step: Move) -> bool:
    """A horse carries him wherever he goes: it is bought for no place in particular."""
    return step == move("buy", HORSE)


def _aim(tasks: Tasks, who: Musketeer, plan: Plan) -> tuple[Plan, protocol.Lacking | None]:
    """What he comes to; where he draws and has nothing to do, what to prepare for: what would be best in a turn of his,
    or what a few more cards open."""
    begin = kind(plan.move)
    if begin not in PREPARING:
        return plan, None
    if begin != "exchange" and is_rash(tasks.world, who, plan.place, plan.task):
        plan = plan._replace(place=NOWHERE, task=NO_TASK)
    if plan.task != NO_TASK and kind(plan.task) != "exchange":
        return plan, None
    if begin != "draw":
        return plan._replace(place=NOWHERE, task=NO_TASK), None
    allowance = tasks.world.allowance(who)
    ways = _ways(tasks, who, allowance)
    most = max(ways, default=plan).worth
    near = [one for one in ways if one.worth >= most - NEAR]
    wanting = [one for one in near if not _is_ready(tasks.world, who, one)]
    if wanting and most >= plans.best(tasks, who, allowance).worth - NEAR:
        return max(wanting, key=lambda one: _prize(tasks, one)), None
    ready = max(near, key=lambda one: _prize(tasks, one), default=plan)
    return _lacking(tasks, who, allowance) or (ready, None)


def _piece(begin: Move) -> protocol.Token | protocol.Adventure | None:
    """What is bought or played."""
    if kind(begin) == "buy":
        return TOKENS[index(begin)]
    return ADVENTURE[index(begin)] if kind(begin) == "character" else None


def _ways(tasks: Tasks, who: Musketeer, actions: int) -> list[Plan]:
    """His plans that lead to something that cards help with, but for duels that he is likelier to lose."""
    aims = [one for one in thinkable(tasks, who, actions) if one.task != NO_TASK and kind(one.task) != "exchange"]
    return [one for one in aims if not is_rash(tasks.world, who, one.place, one.task)]


def _prize(tasks: Tasks, plan: Plan) -> float:
    """What it is worth that it is done, whatever it takes: a card more or less makes no other aim of it."""
    element = _element(plan.place, plan.task)
    return tasks.prize(element) if element else tasks.siege_dice(0, 1)


def is_dare(world: State, who: Musketeer, place: Place, task: Move) -> bool:
    """Whether it is a duel in which he is likelier to be wounded than to wound."""
    element = _fight(place, task)
    return element is not None and fights.is_likelier_lost(world, who, element)


def is_rash(world: State, who: Musketeer, place: Place, task: Move) -> bool:
    """Whether it is such a duel, or one that takes too much of what he has left, or one with whoever lies face down for
    somebody who has lost much and holds no Combat card, or his end; or whether Rochefort stands before it."""
    if _element(place, task) is not None and _is_barred(world, who, place):
        return True
    element = _fight(place, task)
    if element is None:
        return False
    weak = world.life[who] <= FEW and not fights.combat_cards(world, who)
    blind = weak and fights.is_blind(world, who, element)
    return blind or fights.is_no_match(world, who, element) or fights.is_fatal(world, who, element)


def is_sound(world: State, plan: Plan) -> bool:
    """Whether what he begins with, or goes for, is not rash."""
    who = world.active
    goes = kind(plan.move) in ("move", "ride")
    return not is_rash(world, who, *((plan.place, plan.task) if goes else (world.where[who], plan.move)))


def helps(world: State, then: State, who: Musketeer, place: Place, task: Move) -> bool:
    """Whether he can do that only as it stands `then`, with other cards or better armed, or is likelier to."""
    if kind(task) == "reinforce":
        return max(_dice(then, who), default=0) > max(_dice(world, who), default=0)
    element = _element(place, task)
    if element is None or element[0] == "passage":
        return False
    if element[0] == "challenge":
        return not elements.is_within_reach(world, who, element) and elements.is_within_reach(then, who, element)
    before, after = fights.armed(world, who), fights.armed(then, who)
    return before != after and before.dice <= after.dice


def _dice(world: State, who: Musketeer) -> list[int]:
    """Of each of his Combat cards."""
    return [DICE_OF[card] for card in fights.combat_cards(world, who)]


def _is_barred(world: State, who: Musketeer, place: Place) -> bool:
    """Whether Rochefort, for whom he is no match, steps in there for certain (MR-10.12) or, against somebody who has
    lost much, is likely to (MR-10.9)."""
    if place not in ROCHEFORT_PLACES or not world.faces_rochefort(who):
        return False
    if world.seen_at != NOWHERE:
        steps_in = world.seen_at == place
    else:
        places = world.uncleared
        steps_in = world.life[who] <= FEW and place in places and len(places) <= FEW_PLACES
    return steps_in and fights.is_no_match_for(world, who, world.edition.rochefort)


def _fight(place: Place, task: Move) -> Element | None:
    element = _element(place, task)
    return element if element and element[0] in ("duel", "inn") else None


def _element(place: Place, task: Move) -> Element | None:
    """What he attempts there, if it is such a thing."""
    if task == NO_TASK:
        return None
    return next(((what, place, index(task)) for what in ATTEMPTS if kind(task) == what), None)


def _lacking(tasks: Tasks, who: Musketeer, actions: int) -> tuple[Plan, protocol.Lacking | None] | None:
    """What he had to do with the fewest cards of a kind more, and how many of them it takes."""
    world = tasks.world
    hand = world.hands[who]
    cards = [card for card in LACKABLE if _is_likely(world, card)]
    for count in range(1, MOST + 1):
        found: list[tuple[Plan, int]] = []
        for card in cards:
            world.hands[who] = [*hand, *[card] * count]
            best = plans.best(tasks, who, actions)
            sound = best.task != NO_TASK and not is_rash(world, who, best.place, best.task)
            enough = kind(best.task) != "challenge" or _is_ready(world, who, best)
            world.hands[who] = hand
            if sound and enough and not _is_ready(world, who, best) and _serves(world, who, card, best):
                found.append((best, card))
        if found:
            best, card = max(found)
            short = next(few for few in range(count + 1) if _is_enough(world, who, best, [card] * few))
            return best, {"card": ADVENTURE[card], "count": short} if short else None
    return None


def _is_enough(world: State, who: Musketeer, aim: Plan, more: list[int]) -> bool:
    """Whether with so many more he can do it, a duel without being rash, whatever else he might do then: no other card
    in his hand changes how many are missing."""
    hand = world.hands[who]
    world.hands[who] = [*hand, *more]
    enough = not is_rash(world, who, aim.place, aim.task) if _fight(aim.place, aim.task) else _is_ready(world, who, aim)
    world.hands[who] = hand
    return enough


def _better(world: State, who: Musketeer, aim: Plan, lacking: protocol.Lacking | None) -> protocol.BetterArmed | None:
    """What a duel with somebody known becomes by so many Combat cards more: by as few as make it safe, or by the most
    that are told; nothing where they are of no use."""
    element = _fight(aim.place, aim.task)
    counts = [lacking["count"]] if lacking else range(1, MOST + 1)
    chances = [(count, fights.with_more(world, who, element, count)) for count in (0, *counts)] if element else []
    known = [(count, chance) for count, chance in chances if chance is not None]
    if not known or known[0][1] >= known[-1][1]:
        return None
    count, after = next((one for one in known[1:] if one[1] >= SAFE), known[-1])
    return {"count": count, "now": known[0][1], "after": after}


def _is_likely(world: State, card: int) -> bool:
    """Whether the card he draws may well be such a one, or stronger."""
    pile = world.adventure_pile
    stronger = DOUBLE_COMBAT if card == COMBAT else card + len(SKILLS)
    return pile.count(card) + pile.count(stronger) >= FAIR * len(pile)


def _is_ready(world: State, who: Musketeer, aim: Plan) -> bool:
    """Whether no card is wanting for that: at the walls, for a challenge, or in a duel that takes no more dice."""
    if kind(aim.task) == "reinforce":
        return bool(fights.combat_cards(world, who))
    if _fight(aim.place, aim.task):
        return fights.armed(world, who).dice == world.edition.blue_max
    element: Element = ("challenge", aim.place, index(aim.task))
    return kind(aim.task) == "challenge" and elements.is_within_reach(world, who, element)


def _serves(world: State, who: Musketeer, card: int, plan: Plan) -> bool:
    """Whether the card is what it takes, and not just one more in the hand."""
    if kind(plan.task) != "challenge":
        return card == COMBAT and kind(plan.task) not in ("exchange", "passage")
    element: Element = ("challenge", plan.place, index(plan.task))
    asked = SKILL_1 + elements.challenge(world, element).skill
    return card == asked and not elements.is_within_reach(world, who, element)


# ---- Milady ----------------------------------------------------------------------------------------------


def of_milady(world: State, answer: Move | None, w: Weights) -> protocol.Scheme | None:
    """Of the questions with which she makes her plans for the turn (MR-5); `answer`: what the strategy would do."""
    if world.asking == "destination":
        shares = guess.shares(Prospects(world, w, open_hands=False), world)
        best = sorted(shares, key=lambda place: (-shares[place], place))[:PLACES_TOLD]
        return {"side": "milady", "what": "go", "places": [PLACES[place] for place in best], "card": None}
    if answer is None:
        return None
    if world.asking == "paris":
        number = index(answer) if kind(answer) == "play_paris" else None
        return {"side": "milady", "what": "plot", "places": [], "card": number}
    if world.asking == "perfidy":
        card = PERFIDY[index(answer)] if kind(answer) == "play_perfidy" else None
        return {"side": "milady", "what": "strike", "places": [], "card": card}
    return None
