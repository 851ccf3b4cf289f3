"""Everybody's chances to win the match at any moment, as whoever holds a hand there could reckon them.

They are reckoned as the lamp reckons a choice, in worlds that agree with the view: the own cards count, and so do the
guards that may still come. Of a view without a hand `standing` tells what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Skill
from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.moves import pay_cards, pay_move
from musketiere.games.musketiere.rules import CHOOSE_PAY, MATCH_OVER, PLAY_CARD, WINNER_ACTS
from musketiere.games.musketiere.strategy import standing
from musketiere.games.musketiere.strategy.playout import CODES, Course, play_on
from musketiere.games.musketiere.strategy.search import Task, World, scored
from musketiere.games.musketiere.view import View

COMPARED: Final = ((40, 3), (120, 1))
"""In how many worlds what can be chosen is compared, and how many stay in the choice."""
LOOKED: Final = 200
"""Worlds in which the best of it is played."""
KNOWING: Final = Skill(LOOKED)


def chances(view: View) -> tuple[float, ...]:
    """By seat: how likely it is to be among the winners of the match, as far as the view tells."""
    if view.seat is None or view.phase == MATCH_OVER:
        return standing.chances(view)
    rng = Rng(f"outlook {view.game} {view.duel}")  # who else has laid a card already changes nothing
    held = tuple(sorted((*view.hand, *view.own_choice)))
    task = Task(view._replace(hand=held, own_choice=()), KNOWING, Character(), rng)
    move = _chosen(view) if view.own_choice else _best(task, rng)
    ends = [task.standing.shares(_end(task, task.world(rng), move)) for _ in range(LOOKED)]
    told = [fsum(shares) for shares in zip(*ends, strict=True)]
    whole = fsum(told)
    return tuple([share / whole for share in told])


def _chosen(view: View) -> Move:
    return pay_move(*view.own_choice) if view.phase == CHOOSE_PAY else view.own_choice[0]


def _best(task: Task, rng: Rng) -> Move | None:
    """What is best on the average in a few worlds, the worse dropped soon; None where somebody acts with a stone."""
    if task.view.phase not in (CHOOSE_PAY, PLAY_CARD):
        return None
    left = list(task.candidates)
    for worlds, kept in COMPARED:
        if len(left) > kept:
            tried = [task.outcomes(task.world(rng), left) for _ in range(worlds)]
            worths = {move: fsum([of[at][0] for of in tried]) for at, move in enumerate(left)}
            left = sorted(left, key=worths.__getitem__, reverse=True)[:kept]
    return left[0]


def _end(task: Task, world: World, move: Move | None) -> list[int]:
    """What everybody scores in that world after that choice, or when whoever acts with a stone does what is advised."""
    view, own, here, course = task.view, task.seat, task.here, world.course
    hand, pay = world.own, world.pay
    if move is None:
        here = task.stones.next(here, 2 * view.acting + (view.phase == WINNER_ACTS))
    elif view.phase == CHOOSE_PAY:
        cards = pay_cards(move)
        hand = _without(hand, [CODES[card] for card in cards])
        pay[own] = sorted([VALUE[card] for card in cards], reverse=True)
    else:  # the present duel is the first of those to come
        assert view.guard is not None
        cards_played = zip(world.cards, course.cards, strict=True)
        course = Course([view.guard, *course.guards], [(card, *later) for card, later in cards_played], own)
        hand = [CODES[move], *_without(hand, [CODES[move]])]
    return scored(task.stones.rows[play_on(task.stones, here, course, own, hand)], pay)


def _without(hand: Sequence[int], codes: Sequence[int]) -> list[int]:
    return [code for code in hand if code not in codes]
