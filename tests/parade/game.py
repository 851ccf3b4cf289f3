"""Parade as the core's contract wants it: everything by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from musketiere.core import options as declare
from musketiere.core.game import Data, Game, Problem, Seat
from tests.parade import lesson, moves, position, search, strategy, view, worlds
from tests.parade.moves import Action
from tests.parade.options import Options, options_data, parse_options
from tests.parade.rules import HAND, SEATS, State
from tests.parade.view import View

if TYPE_CHECKING:
    from musketiere.core.protocol import OptionSpec
    from tests.parade import protocol


def _option_specs(given: Mapping[str, object]) -> list[OptionSpec]:
    return declare.specs(Options, given)


def _seats(_: Options) -> int:
    return len(SEATS)


def _legal_data(state: State, seat: Seat) -> protocol.Legal | None:
    legal = state.legal(seat)
    return {"actions": [moves.action_data(moves.decode(move)) for move in legal]} if legal else None


def _components() -> Data:
    """Blades in a hand, which is also how many bouts a deal has (PA-1.2, PA-2.1)."""
    return {"hand": HAND}


def _daily(day: int) -> Options:
    """One deal or two, the opener in turn or not."""
    return Options(deals=1 + day % 2, opener=("in_turn", "loser")[day // 2 % 2])


def _summary(state: State) -> protocol.Summary:
    return {"totals": list(state.totals), "deal": state.deal}


PROBLEMS: Final[Mapping[str, Problem]] = {
    "sure": Problem("deals 1\nhands b30 | b17\nlaid b30 b17", 0, ({"type": "thrust"},), "sure-hit"),
}
PARADE: Final[Game[State, View, Options, Action]] = Game(
    id="parade",
    rules_version=1,
    min_seats=len(SEATS),
    max_seats=len(SEATS),
    option_specs=_option_specs,
    parse_options=parse_options,
    options_data=options_data,
    seats=_seats,
    deal=State.begun,
    set_up=position.set_up,
    view=view.view_of,
    view_data=view.view_data,
    sample=worlds.sample,
    encode=moves.encode,
    decode=moves.decode,
    action_data=moves.action_data,
    parse_action=moves.parse_action,
    legal_data=_legal_data,
    suggest=strategy.suggest,
    search_task=search.Task,
    skills=search.SKILLS,
    chances=search.chances,
    lessons=lesson.LESSONS,
    daily=_daily,
    summary=_summary,
    problems=PROBLEMS,
    noticeable=search.NOTICEABLE,
    components=_components,
)
"""See the clauses in the docstring of the package."""
