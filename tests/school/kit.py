"""Players of visitors, and tournaments in this process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from textwrap import dedent, indent
from typing import Any, Final

from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.requests import EXTERNAL
from musketiere.school.host import Here, Host
from musketiere.school.plan import Entrant, Plan, plan
from musketiere.school.question import Answer
from musketiere.school.source import Source
from musketiere.school.tournament import Hosted, Tournament, asked_of

SHORT: Final[Mapping[str, Mapping[str, object]]] = {
    "musketiere": {"players": 2, "match_end": "single"},
    "four_musketeers": {"players": 2, "match": "single"},
    "mousquetaires_du_roy": {},
}
"""Options of short matches between two."""
FIRST: Final = """
from musketiere.school import Player

class First(Player):
    def choose(self, view, legal, rng):
        return legal[0]
"""


def ticking() -> Callable[[], float]:
    """A clock on which a second goes by from one look to the next."""
    ticks = count()
    return lambda: float(next(ticks))


def source(text: str, name: str = "mine.py") -> Source:
    return Source(dedent(text), name)


def choosing(body: str, more: str = "") -> Source:
    """A player whose `choose` has that body; `more` stands before its class."""
    lines = indent(dedent(body).strip(), " " * 8)
    return source(
        f"from musketiere.school import Player\n{dedent(more)}\n\nclass Mine(Player):\n"
        f"    def choose(self, view, legal, rng):\n{lines}\n"
    )


def small(game: str = "musketiere", *players: str, deals: int = 1, seed: int = 7, **options: object) -> Plan:
    """A plan of short matches; `mine` are players from outside."""
    entrants = [Entrant(name, EXTERNAL if name.startswith("mine") else name) for name in players or ("mine", "random")]
    return plan(game, {**SHORT[game], **options}, entrants, deals, seed)


def play(tournament: Tournament, *players: Hosted, matches: int | None = None) -> Tournament:
    """Plays to the end, or until so many matches are over; the players from outside in the order of the plan."""
    own = [number for number, entrant in enumerate(tournament.plan.entrants) if entrant.is_own]
    for _ in tournament.steps(dict(zip(own, players, strict=True))):
        if matches is not None and len(tournament.standing.played) == matches:
            break
    return tournament


def played(plan: Plan, *sources: Source) -> Tournament:
    """The tournament, its players from outside here."""
    return play(Tournament(plan, ticking()), *(Here(one, ticking()) for one in sources))


def without_time(tournament: Tournament) -> list[Any]:
    """What came of each seat of each match."""
    return [[(*seat[:3], dict(seat.faults)) for seat in seats] for seats in tournament.standing.played]


def first_answer(source: Source, game: str = "musketiere") -> Answer:
    """What seat 0 of a match answers to its first question."""
    match = Match(GAMES[game], GAMES[game].parse_options(SHORT[game]), 1)
    asked = asked_of(match, match.state.to_act[0], match.events, "chance")
    return Answer.read(Host(source).answer(asked._replace(begins=asked.view).packed()), 0.0)
