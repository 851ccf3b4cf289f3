"""Playing matches at random, and looking at everything a match is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from musketiere.core.errors import InvalidPosition
from musketiere.core.game import Lesson, Move, Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.players import FULL, computer_player

TO_THE_END: Final = 3000
"""So many actions end nearly every match that is played at random. Some drag on for more than a link can hold."""


def start(game: AnyGame, seed: int = 0, **options: object) -> Match:
    """A new match with options from plain data."""
    return Match(game, game.parse_options(options), seed)


def random_move(match: Match, rng: Rng) -> tuple[Seat, Move]:
    """A seat that must act, in any order, and one of its legal moves."""
    seats = match.state.to_act
    seat = seats[rng.below(len(seats))]
    legal = match.state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def play(match: Match, rng: Rng, actions: int | None = None) -> Match:
    """Plays at random to the end, or that many actions."""
    while match.state.to_act and (actions is None or actions > 0):
        match.act_move(*random_move(match, rng))
        actions = None if actions is None else actions - 1
    return match


def think(
    game: AnyGame, level: str, view: Any, seed: int | str, effort: int = FULL, lesson: Lesson | None = None
) -> Move:
    """What a computer player decides."""
    thought = computer_player(level, game, effort, lesson).think(view, Rng(seed))
    move: list[Move] = []

    def decide() -> Iterator[float]:
        move.append((yield from thought))

    assert all(0 <= progress <= 1 for progress in decide())
    return move[0]


def snapshot(state: Any) -> dict[str, str]:
    """Everything a state is, its generator included, in a form that no later move can change."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    values = {name: getattr(state, name) for name in (*names, *getattr(state, "__dict__", ())) if name != "log"}
    return {name: repr(_inside(value)) for name, value in values.items()}


def _inside(value: Any) -> object:
    """What a generator will draw next tells all about it; anything else tells about itself."""
    if not isinstance(value, Rng):
        return value
    draw: Any = value.random
    return draw.__self__.getstate()


def everything(match: Match) -> tuple[object, ...]:
    """All that must be the same in two matches that are the same, and stay when an action is refused.

    What is counselled takes long and follows from all this; that it does is tested where a view is disguised.
    """
    game, state, seats = match.game, match.state, range(match.game.seats(match.options))
    return (
        snapshot(state),
        match.text(),
        [repr(event) for event in match.events],
        [match.can_undo(seat) for seat in seats],
        [sorted(state.legal(seat)) for seat in seats],
        [json.dumps([game.view_data(game.view(state, seat)), match.story(seat)]) for seat in (None, *seats)],
    )


def blamed(lay: Callable[[str], object], position: str) -> str:
    """The line of a position text that is blamed when it is laid out."""
    with pytest.raises(InvalidPosition) as refused:
        lay(position)
    assert refused.value.fault.code == "position-damaged"
    return str(refused.value.fault.params["line"])


def seen_by(match: Match, seat: Seat | None) -> str:
    """All that a seat, or a spectator (None), gets to see, as JSON: view, legal actions and story."""
    game, state = match.game, match.state
    legal = None if seat is None else game.legal_data(state, seat)
    return json.dumps([game.view_data(game.view(state, seat)), legal, match.story(seat)])


def without_check(save: object) -> dict[str, Any]:
    """What is stored of a match, as older builds stored it: with a checksum in its record alone."""
    kept: dict[str, Any] = json.loads(str(save))
    return {key: value for key, value in kept.items() if key != "check"}


def summary_now(stored: dict[str, Any]) -> dict[str, Any]:
    """The line of a stored match: a lesson that has been prepared anew since is a match like any other."""
    summary: dict[str, Any] = stored["summary"]
    record = json.loads(stored["text"])["record"]
    lesson = GAMES[record["game"]].lessons.get(summary.get("lesson") or "")
    return summary if lesson is None or lesson.position == record.get("position") else {**summary, "lesson": None}
