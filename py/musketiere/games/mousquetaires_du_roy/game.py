"""Mousquetaires du Roy as the core's contract wants it: everything by its name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from musketiere.core.game import Data, Game, Move, Seat
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, SearchTask, Skill
from musketiere.games.mousquetaires_du_roy import (
    data,
    data_file,
    deal,
    lesson,
    moves,
    odds,
    options,
    position,
    problems,
    strategy,
    view,
    worlds,
)
from musketiere.games.mousquetaires_du_roy.board import RULES_VERSION
from musketiere.games.mousquetaires_du_roy.moves import Action
from musketiere.games.mousquetaires_du_roy.options import Options
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import counsel, levels
from musketiere.games.mousquetaires_du_roy.view import View

if TYPE_CHECKING:
    from musketiere.core.protocol import Edition
    from musketiere.games.mousquetaires_du_roy import protocol


def _seating(given: Options) -> protocol.Seating:
    """Who moves whom, by which data."""
    return {
        "heroes": list(given.hero_ids),
        "owners": list(given.owners),
        "milady_seat": given.milady_seat,
        "edition": data_file.label(given.edition),
    }


def _seats(given: Options) -> int:
    return given.seats


def _legal_data(state: State, seat: Seat) -> protocol.Legal | None:
    legal = sorted(state.legal(seat))
    if not legal:
        return None
    data: protocol.Legal = {
        "actions": [moves.action_data(moves.decode(move)) for move in legal],
        "counsel": counsel.told(view.view_of(state, seat), legal),
    }
    if expected := odds.duel_odds(state, legal):
        data["odds"] = expected
    if further := odds.ahead(state):
        data["ahead"] = further
    if more := odds.together(state, legal):
        data["together"] = more
    if reinforced := odds.siege_odds(state, legal):
        data["siege"] = reinforced
    return data


TABLES: Final[tuple[Data, ...]] = (
    {"musketeers": 3},
    {"musketeers": 4, "players": 4},
    {"musketeers": 3, "milady": "automatic"},
    {"musketeers": 5, "players": 5},
    {"players": 2},
    {"musketeers": 3, "players": 3},
)
"""Those of the days, one after the other: every number of seats, and against an automatic Milady."""


def _daily(day: int) -> Options:
    """The seat of the human is one of the team's."""
    return options.parse_options(TABLES[day % len(TABLES)])


def _sides(given: Options) -> list[list[Seat]]:
    """The Musketeers' seats, then Milady's; an automatic Milady has none."""
    team = [list(range(given.players))]
    return team if given.milady_seat is None else [*team, [given.milady_seat]]


def _summary(state: State) -> protocol.Summary:
    return {
        "totals": [],  # a side wins or loses, and counts nothing
        "turn": state.turn,
        "heroes": [hero.id for hero in state.heroes],
        "sides": _sides(state.options),
        "honour": state.honour,
        "time": state.time,
        "siege": state.siege,
        "board": state.board,
        "edition": state.edition.id,
        "reason": None if state.outcome is None else cast("protocol.Ending", state.outcome.reason),
    }


def _read_data(text: str) -> Edition:
    return data_file.label(data_file.read(text))


def _search_task(view: View, skill: Skill, character: Character, rng: Rng) -> SearchTask[Any]:
    from musketiere.games.mousquetaires_du_roy.strategy import search

    return search.RoyTask(view, skill, character, rng)


def _chances(view: View) -> tuple[float, ...]:
    from musketiere.games.mousquetaires_du_roy.strategy import judgement

    return judgement.chances(view)


def _of_exchange(state: State, move: Move) -> bool:
    """What it was worth shows only in what is done with the cards."""
    return state.asking in ("offer", "trade") or moves.kind(move) == "exchange"


_NOW: Final[Game[State, View, Options, Action]] = Game(
    id="mousquetaires_du_roy",
    rules_version=RULES_VERSION,
    min_seats=1,
    max_seats=6,
    option_specs=options.specs,
    parse_options=options.parse_options,
    options_data=options.options_data,
    seats=_seats,
    deal=deal.deal,
    set_up=position.set_up,
    view=view.view_of,
    view_data=data.view_data,
    sample=worlds.sample,
    encode=moves.encode,
    decode=moves.decode,
    action_data=moves.action_data,
    parse_action=moves.parse_action,
    legal_data=_legal_data,
    suggest=strategy.suggest,
    search_task=_search_task,
    skills=levels.SKILLS,
    chances=_chances,
    lessons=lesson.LESSONS,
    daily=_daily,
    summary=_summary,
    problems=problems.PROBLEMS,
    noticeable={"chance": 2.0},
    unjudged=_of_exchange,
    seating=_seating,
    read_data=_read_data,
    forget_data=data_file.forget,
)
_FIRST: Final = _NOW._replace(
    rules_version=1,
    deal=partial(deal.deal, rules_version=1),
    set_up=partial(position.set_up, rules_version=1),
)

MOUSQUETAIRES_DU_ROY: Final = _NOW._replace(earlier={1: _FIRST})
"""See the rules text, MR-1 to MR-33."""
