"""What the team decides (MR-29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import duel
from musketiere.games.mousquetaires_du_roy.duel import fought
from musketiere.games.mousquetaires_du_roy.material import HORSE, NO_AMBUSH, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import (
    exchanges,
    fights,
    odds,
    plans,
    shopping,
    work,
)
from musketiere.games.mousquetaires_du_roy.strategy.stock import Stock
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights

WORTHWHILE: Final = 0.5
"""How much better an exchange must be than the best plan without."""


def _yes(world: State, seat: Seat, w: Weights) -> Move:
    """One for all, and what a comrade asks for."""
    return move("yes")


def _next(world: State, seat: Seat, w: Weights) -> Move:
    """First who has most to do that is not just something to pass the time; another's Musketeer, if he may still come
    first."""
    tasks = Tasks(world, w)
    order = in_order(tasks)
    best = order[0].who
    if world.owner(best) == seat:
        return move("start", best)
    if len(world.to_act) > 1 and world.owner(best) not in world.stepped_back:
        return move("after_you")
    return move("start", next(turn.who for turn in order if world.owner(turn.who) == seat))


class Turn(NamedTuple):
    """One that is to come."""

    who: Musketeer
    surplus: float
    """How much more than cards it is worth."""


def in_order(tasks: Tasks) -> list[Turn]:
    """Whoever has most to do first."""
    due = [who for who in tasks.world.musketeers if tasks.world.due[who]]
    return sorted((Turn(who, _surplus(tasks, who)) for who in due), key=lambda turn: (-turn.surplus, turn.who))


def _surplus(tasks: Tasks, who: Musketeer) -> float:
    actions = tasks.world.allowance(who)
    return plans.best(tasks, who, actions).worth - actions * tasks.stock.drawn(who)


def _action(world: State, seat: Seat, w: Weights) -> Move:
    return action(Tasks(world, w), seat)


def action(tasks: Tasks, seat: Seat) -> Move:
    """An exchange, where it is clearly better than what he does by himself; else that."""
    alone = by_himself(tasks, seat)
    if kind(alone.move) == "pay_beggars" or not _may_exchange(tasks.world, seat):
        return alone.move
    exchange = exchanges.best(tasks, tasks.world.active, tasks.world.actions)
    return move("exchange", exchange.partner) if exchange.worth > alone.worth + WORTHWHILE else alone.move


def by_himself(tasks: Tasks, seat: Seat) -> plans.Plan:
    """The best plan without an exchange, beggars paid where that helps it and he may (MR-20.8)."""
    world, w = tasks.world, tasks.w
    who, actions = world.active, world.actions
    plan = plans.best(tasks, who, actions)
    for where in [index(one) for one in world.legal(seat) if kind(one) == "pay_beggars"]:
        manned = world.mission(where)
        assert manned is not None
        world.set_mission(where, manned._replace(ambush=NO_AMBUSH))
        without = plans.best(tasks, who, actions).worth - w.pistole * world.edition.beggars_price
        world.set_mission(where, manned)
        if without > plan.worth:
            return plan._replace(worth=without, move=move("pay_beggars", where))
    rides = kind(plan.move) == "move" and _is_worth_a_horse(tasks, seat)
    return plan._replace(move=move("buy", HORSE)) if rides else plan


def _is_worth_a_horse(tasks: Tasks, seat: Seat) -> bool:
    """Whoever is about to walk and has use for a horse buys it first: it carries him, and the Move costs nothing."""
    world = tasks.world
    wanted = HORSE in shopping.best(tasks.stock, world.active).tokens
    return wanted and move("buy", HORSE) in world.legal(seat)


def _may_exchange(world: State, seat: Seat) -> bool:
    """Whether he has an action for it, and is free to."""
    return bool(world.actions) and any(kind(one) == "exchange" for one in world.legal(seat))


def _offer(world: State, seat: Seat, w: Weights) -> Move:
    """Card by card what the exchange is for."""
    exchange = exchanges.best(Tasks(world, w), world.active, world.actions)
    given, taken, *_ = world.offer
    pieces = [move("give", card) for card in _left(exchange.give, given)]
    pieces += [move("take", card) for card in _left(exchange.take, taken)]
    return _first([*pieces, move("done")], world, seat)


def _left(wanted: Iterable[int], named: Iterable[int]) -> list[int]:
    """What of it has not been named yet; somebody else may have begun, and named other things."""
    left = list(wanted)
    for one in named:
        if one in left:
            left.remove(one)
    return left


def _first(wanted: Iterable[Move], world: State, seat: Seat) -> Move:
    """The first that can still be had."""
    legal = world.legal(seat)
    return next((one for one in wanted if one in legal), legal[0])


def _pay(world: State, seat: Seat, w: Weights) -> Move:
    (token,) = world.cards
    return move("pay_card", shopping.payment(Stock(world, w), world.active, token))


def _buy(world: State, seat: Seat, w: Weights) -> Move:
    """The second token, if one is worth its price."""
    basket = shopping.best(Stock(world, w), world.active)
    return move("buy", basket.tokens[0]) if basket.tokens else move("done")


def _planchet(world: State, seat: Seat, w: Weights) -> Move:
    """Cards always help."""
    return move("draw")


def _heal(world: State, seat: Seat, w: Weights) -> Move:
    """Who has lost most."""
    tasks = Tasks(world, w)
    return max(world.legal(seat), key=lambda one: tasks.missing(index(one)))


def _cards(world: State, seat: Seat, w: Weights) -> Move:
    """The next one of the cheapest set."""
    left = _left(Tasks(world, w).cards(world.active, world.element), world.cards)
    return _first((move("card", card) for card in left), world, seat)


def _commit(world: State, seat: Seat, w: Weights) -> Move:
    """The next one of the cards that suit the duel best."""
    fight = max(_duels(Tasks(world, w)), key=lambda one: one.worth)
    left = _left(fight.cards, fought(world).committed)
    return _first([*(move("commit", card) for card in left), move("done")], world, seat)


def _duels(tasks: Tasks) -> list[fights.Fight]:
    """The duel that is fought, with each choice of Combat cards."""
    world = tasks.world
    fight = fought(world)
    if fight.against == "gaoler":
        prize = 0.0
    elif fight.against == "rochefort":
        prize = tasks.resumed(fight.musketeer, world.element)
    else:
        prize = tasks.prize(world.element)
    return fights.ways(tasks.stock, fight.musketeer, duel.opponent(world, fight.against), prize)


def commitments(tasks: Tasks, seat: Seat) -> dict[Move, float]:
    """What each answer is worth there, with what had best be committed after it."""
    world = tasks.world
    committed = Counter(fought(world).committed)
    found = [(Counter(one.cards), one.worth) for one in _duels(tasks)]
    worths: dict[Move, float] = {}
    for answer in world.legal(seat):
        if kind(answer) == "done":
            worths[answer] = max(worth for cards, worth in found if cards == committed)
        else:
            wanted = committed + Counter([index(answer)])
            worths[answer] = max(worth for cards, worth in found if cards >= wanted)
    return worths


def _blade(world: State, seat: Seat, w: Weights) -> Move:
    """The die that is best thrown again, if any is."""
    fight = fought(world)
    face = odds.blade(*work.sides(world), fight.thrown_blue, fight.thrown_red)
    return move("pass") if face is None else move("blade", fight.thrown_blue.index(face))


def _sacrifice(world: State, seat: Seat, w: Weights) -> Move:
    """A life for a space, if the front needs it more."""
    prospects = Tasks(world, w).prospects
    lands = world.siege - world.retreat
    now = prospects.now
    gain = prospects.gain(now._replace(siege=lands + 1)) - prospects.gain(now._replace(siege=lands))
    turn = world.edition.setup[len(world.heroes)].actions * w.drawn
    cost = w.life if world.life[world.active] > 1 else turn
    return move("yes") if lands <= world.edition.siege_left or gain > cost else move("no")


def _jail(world: State, seat: Seat, w: Weights) -> Move:
    """At once: it costs as much later."""
    return plans.way_out(Tasks(world, w), world.active).move


ANSWERS: Final[Mapping[str, Callable[[State, Seat, Weights], Move]]] = {
    "one_for_all": _yes,
    "next": _next,
    "action": _action,
    "pay": _pay,
    "buy": _buy,
    "offer": _offer,
    "trade": _yes,
    "planchet": _planchet,
    "heal": _heal,
    "cards": _cards,
    "commit": _commit,
    "blade": _blade,
    "sacrifice": _sacrifice,
    "jail": _jail,
}
"""By the open decision, for a world of one's own and a seat."""
