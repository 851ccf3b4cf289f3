"""Matches that are played to learn: problems, and what goes on from a moment of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from musketiere.core.errors import InvalidRequest
from musketiere.core.game import Move, Problem
from musketiere.core.match import AnyGame, Match
from musketiere.players import FULL, is_computer
from musketiere.requests import HUMAN, LESSON
from musketiere.session import Session

if TYPE_CHECKING:
    from musketiere.protocol import Solved

OPPONENTS: Final = "skilled"
"""Who sits down where no computer player sat, nor gives up a seat."""


def branch(session: Session, seat: object, at: object, names: Sequence[str], player_seed: int) -> Session:
    """The match that goes on from the moment after `at` actions, with a person at the seat; who sat there decides where
    people did. Names beyond the seats are ignored. Raises `InvalidRequest`."""
    played, controllers = session.match, session.controllers
    if not session.is_over:
        raise InvalidRequest("match-in-play")
    own = session.parse_seat(seat)
    if type(at) is not int or not 0 <= at < len(played.actions):
        raise InvalidRequest("moment-unknown", at=str(at))
    match = Match(played.game, played.options, played.seed, played.position)
    for actor, move in played.actions[:at]:
        match.act_move(actor, move)
    gives_way = _ours(controllers[own])
    seated = tuple(
        HUMAN if other == own else gives_way if controller == HUMAN else _ours(controller)
        for other, controller in enumerate(controllers)
    )
    return Session(match, tuple(names[: len(seated)]), seated, player_seed, effort=session.effort, practice=True)


def _ours(controller: str) -> str:
    return controller if is_computer(controller) and controller != LESSON else OPPONENTS


def open_problem(
    game: AnyGame, name: str, names: Sequence[str], seed: int, player_seed: int, effort: int = FULL
) -> Session:
    """A problem at its first decision; what comes after it comes from the seed. Names beyond the seats are ignored.
    Raises `InvalidRequest`."""
    problem = game.problems.get(name)
    if problem is None:
        raise InvalidRequest("request-unknown", op=f"problem {name}")
    match = Match(game, seed=seed, position=problem.position)
    seated = tuple(HUMAN if seat == problem.seat else OPPONENTS for seat in range(game.seats(match.options)))
    return Session(match, tuple(names[: len(seated)]), seated, player_seed, effort=effort, problem=name, practice=True)


def judge(session: Session, name: object, action: object) -> Solved:
    """What there is to say of an answer of that client to the problem that is open. Raises `InvalidRequest` where there
    is none, or something has been played; `IllegalAction` if it is no answer."""
    game = session.match.game
    problem = game.problems.get(session.problem or "")
    if problem is None or session.match.actions:
        raise InvalidRequest("request-unknown", op="solve")
    move = session.try_move(name, problem.seat, action)
    return {
        "right": move in solutions(game, problem),
        "solutions": list(problem.solutions),
        "idea": problem.idea,
    }


def solutions(game: AnyGame, problem: Problem) -> set[Move]:
    """The moves that are right."""
    return {game.encode(game.parse_action(solution)) for solution in problem.solutions}
