"""What is about as good as what the strategy finds best, and leads to something else: there whoever learns decides
himself.

Of 100 short matches who always followed the strategy won 42, who always took the other way 37 and, where another could
begin as well, let him, 40; with ways up to two actions worse it were 19.
"""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import ambushes
from musketiere.games.mousquetaires_du_roy.material import NO_AMBUSH, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import index, kind
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import leads, plans, steps, team
from musketiere.games.mousquetaires_du_roy.strategy.plans import Plan
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

CLOSE: Final = 1.25
"""By how many actions two ways may differ that are about as good, over all that is left of his turn."""
CLOSE_TURNS: Final = 0.5
"""The same of two turns of which either may come first."""
JOURNEYS: Final = ("move", "ride")
DEEDS: Final = (*JOURNEYS, *steps.DEEDS, "draw")
"""With which another way may begin."""
WAYS: Final = (*DEEDS, "buy", "character")
"""Beside which there may be one: nobody is given the choice halfway through an exchange, nor in prison."""


def of(tasks: Tasks, seat: Seat, answer: Move) -> Move | None:
    """With what the other way begins, if there is one."""
    world, who = tasks.world, tasks.world.active
    if kind(answer) not in WAYS or steps.is_urgent(tasks, answer):
        return None
    mine = leads.behind(tasks, who, world.actions, answer)
    legal = world.legal(seat)
    found = [
        one
        for one in leads.thinkable(tasks, who, world.actions)
        if one.move in legal
        and one.move != answer
        and (one.place, one.task) != (mine.place, mine.task)
        and one.worth >= mine.worth - CLOSE
        and _is_safe(world, one)
    ]
    return max(found).move if found else None


def _is_safe(world: State, one: Plan) -> bool:
    """Whether it is for something, and is no more dangerous than what is counselled."""
    begin = kind(one.move)
    if begin not in DEEDS or not leads.is_sound(world, one):
        return False
    if begin in JOURNEYS and (one.task == plans.NO_TASK or ambushes.in_wait(world, index(one.move)) != NO_AMBUSH):
        return False
    return not leads.is_dare(world, world.active, one.place, one.task)


def of_the_first(tasks: Tasks) -> Musketeer | None:
    """Who may act first as well, if anybody may."""
    first, *others = team.in_order(tasks)
    close = team.surplus(tasks, first) - CLOSE_TURNS
    return others[0] if others and team.surplus(tasks, others[0]) >= close else None
