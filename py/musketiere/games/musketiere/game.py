"""Musketiere as the core's contract wants it: everything by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from musketiere.core import options as declare
from musketiere.core.game import Data, Game, Move, Waste
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, SearchTask, Skill
from musketiere.games.musketiere import data, lesson, moves, options, position, strategy, view, worlds
from musketiere.games.musketiere.cards import HOUSE_STRENGTHS, NAMED_STRENGTHS, REMOVED, SWORDS, VALUES
from musketiere.games.musketiere.events import STONE_LETTERS
from musketiere.games.musketiere.moves import Action
from musketiere.games.musketiere.options import Options
from musketiere.games.musketiere.problems import PROBLEMS
from musketiere.games.musketiere.rules import DUELS, HAND, PLACES, STONES, WORTH, State
from musketiere.games.musketiere.strategy import levels
from musketiere.games.musketiere.view import View

if TYPE_CHECKING:
    from musketiere.core.protocol import OptionSpec


def _option_specs(given: Mapping[str, object]) -> list[OptionSpec]:
    return declare.specs(Options, given)


def _seats(given: Options) -> int:
    return given.players


def _daily(day: int) -> Options:
    """One game, with another number of players from day to day."""
    return Options(players=2 + day % 3, match_end="single")


def _search_task(view: View, skill: Skill, character: Character, rng: Rng) -> SearchTask[Any]:
    from musketiere.games.musketiere.strategy.search import Task  # nobody needs it before somebody thinks

    return Task(view, skill, character, rng)


def _wasted(view: View, move: Move) -> Waste | None:
    from musketiere.games.musketiere.strategy.waste import wasted

    return wasted(view, move)


def _chances(view: View) -> tuple[float, ...]:
    from musketiere.games.musketiere.strategy.outlook import chances

    return chances(view)


def _components() -> Data:
    """What stands in the rules and in no option (MU-1.1, MU-1.5 to 1.7, MU-2.2, MU-3.1, MU-8.4)."""
    return {
        "values": list(VALUES),
        "swords": list(SWORDS),
        "hand": HAND,
        "places": list(range(PLACES)),
        "worth": dict(zip(STONE_LETTERS, WORTH, strict=True)),
        "duels": DUELS,
        "centre": {"gems": STONES, "prisons": STONES},
        "named_guards": list(NAMED_STRENGTHS),
        "house_guards": list(HOUSE_STRENGTHS),
        "guards_removed": {str(players): list(removed) for players, removed in REMOVED.items()},
    }


MUSKETIERE: Final[Game[State, View, Options, Action]] = Game(
    id="musketiere",
    rules_version=1,
    min_seats=2,
    max_seats=4,
    option_specs=_option_specs,
    parse_options=options.parse_options,
    options_data=options.options_data,
    seats=_seats,
    deal=State.begun,
    set_up=position.set_up,
    view=view.view_of,
    view_data=data.view_data,
    sample=worlds.sample,
    encode=moves.encode,
    decode=moves.decode,
    action_data=moves.action_data,
    parse_action=moves.parse_action,
    legal_data=data.legal_data,
    suggest=strategy.suggest,
    search_task=_search_task,
    skills=levels.SKILLS,
    noticeable={"chance": 1.0, "ducats": 4.0},
    wasted=_wasted,
    chances=_chances,
    lessons=lesson.LESSONS,
    problems=PROBLEMS,
    daily=_daily,
    summary=data.summary,
    components=_components,
    warnings=options.warnings,
)
"""See the rules text, MU-1 to MU-18."""
