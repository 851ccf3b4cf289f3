"""What is about as good as what the strategy finds best, and is another kind of doing: something else, or somewhere
else, or to go at once for what the best way draws for; never to draw first. There whoever learns decides himself; what
succeeds surely he is not talked out of.

Of 100 short matches against `casual` who always followed the strategy won 65, who always took the other way 63, and
where another could begin as well, let him, 66; with ways up to two actions worse it were 50. That was measured while
the other way could also be to draw. Without that, of 60 such matches who always took the first way won 37, who always
took the other one 22, and 35 since it may be only half an action worse beside drawing.

Milady's plans may differ by two actions: who always took the best one won 53 of 100 such matches, who always took the
other one 56, and with plans up to three actions worse 52.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import ambushes
from musketiere.games.mousquetaires_du_roy.material import MOUSQUETON, NO_AMBUSH
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import leads, milady, plans, steps, team
from musketiere.games.mousquetaires_du_roy.strategy.plans import Plan
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

CLOSE: Final = 1.25
"""By how many actions two ways may differ that are about as good, over all that is left of his turn."""
CLOSE_TO_DRAWING: Final = 0.5
"""The same beside drawing: cards bring more than one sees."""
CLOSE_TURNS: Final = 0.5
"""The same of two turns of which either may come first."""
CLOSE_PLANS: Final = 2.0
"""The same of what two plans of Milady's cost the team."""
JOURNEYS: Final = ("move", "ride")
DEEDS: Final = (*JOURNEYS, *steps.DEEDS)
"""With which another way may begin."""
HEALING: Final = move("character", MOUSQUETON)
"""And with this."""
WAYS: Final = (*DEEDS, "draw", "buy", "character")
"""Beside which there may be one: nobody is given the choice halfway through an exchange, nor in prison."""


class Way(NamedTuple):
    """One of them."""

    begin: Move
    lead: protocol.Lead


def of(tasks: Tasks, seat: Seat, best: Way) -> Way | None:
    """The other way, if there is one."""
    world, legal = tasks.world, tasks.world.legal(seat)
    if kind(best.begin) not in WAYS or steps.is_urgent(tasks, best.begin) or steps.is_sure(world, best.begin):
        return None
    found = leads.thinkable(tasks, world.active, world.actions)
    margin = CLOSE_TO_DRAWING if kind(best.begin) == "draw" else CLOSE
    least = leads.among(world, found, best.begin).worth - margin
    close = [one for one in found if one.worth >= least and one.move in legal and _is_safe(world, one)]
    begins = dict.fromkeys(one.move for one in sorted(close, reverse=True) if one.move != best.begin)
    others = (Way(begin, steps.lead(tasks, seat, begin)) for begin in begins)
    return next((one for one in others if differ(best, one)), None)


def differ(one: Way, other: Way) -> bool:
    """Whether the other is another kind of doing: a task of another kind, or in another place, or at once the one that
    cards are drawn for; and no drawing."""
    return other.lead["do"] != "draw" and _doing(one.lead) != _doing(other.lead)


def _doing(lead: protocol.Lead) -> tuple[object, ...]:
    """What cards are drawn for is only hoped for."""
    if lead["task"] is None or lead["do"] == "draw":
        return lead["do"], lead["piece"], lead["place"]
    return lead["task"], lead["place"]


def _is_safe(world: State, one: Plan) -> bool:
    """Whether it is for something, and is no more dangerous than what is counselled."""
    begin = kind(one.move)
    if one.move == HEALING:
        return True
    if begin not in DEEDS or not leads.is_sound(world, one):
        return False
    if begin in JOURNEYS and (one.task == plans.NO_TASK or ambushes.in_wait(world, index(one.move)) != NO_AMBUSH):
        return False
    return not leads.is_dare(world, world.active, one.place, one.task)


def are_close(first: team.Turn, other: team.Turn) -> bool:
    """Whether either may come first."""
    return other.surplus >= first.surplus - CLOSE_TURNS


# ---- Milady ----------------------------------------------------------------------------------------------


def of_milady(plan: milady.Plan) -> Move | None:
    """What costs the team about as much: another card, or to keep hers for later."""
    best, worths = plan
    others = [one for one in worths if one != best and worths[one] >= worths[best] - CLOSE_PLANS]
    return max((one for one in others if _does(one, worths[one])), key=lambda one: worths[one], default=None)


def _does(answer: Move, worth: float) -> bool:
    """Whether it hurts them at all; to keep a card need not."""
    return worth > 0 or kind(answer) == "pass"
