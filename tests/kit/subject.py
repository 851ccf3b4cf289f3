"""What the kit must be told about a game to test it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hypothesis.strategies import SearchStrategy

from musketiere.core.game import Data, Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng


class Contest(NamedTuple):
    """A kind of match in which the rule-based player, one among random ones, wins at least that share."""

    options: Data
    share: float


@dataclass(frozen=True, repr=False, eq=False)
class Subject:
    """A game under test."""

    game: AnyGame
    options: SearchStrategy[Data]
    """Valid options as plain data, short matches among them."""
    actions: Sequence[Any]
    """Actions of every kind that name something that exists, most of them illegal at any one moment."""
    prepare: Callable[[Rng], Match]
    """A match from a position in which the test knows what is hidden, at its first decision."""
    disguise: Callable[[Match, Seat | None, Rng], Match | None]
    """For a match from `prepare`: another one that looked the same to that seat (or a spectator) so far, with as much
    as possible of what the seat cannot see drawn anew. None once the deal that was prepared is over."""
    known: Callable[[Match, Seat | None], set[str]]
    """The cards that a seat may know of in the present deal, in notation."""
    card: str
    """What the cards that can be hidden look like in plain data: a regular expression."""
    deal: str
    """The event with which a deal begins."""
    opening: Data
    """Options of a short match, of three seats at least if the game has them, in which
    seat 0 usually has something to decide at once."""
    crowded: Data
    """Options of a match with as many seats as there can be."""
    showcase: Mapping[str, Data]
    """Options of matches that together show everything the game has, by name."""
    contests: Mapping[str, Contest]
    """By name."""
    brief: int = 80
    """Decisions of the human in a deal of the day at most."""
    untold: frozenset[str] = field(default=frozenset())
    """Keys of plain data that the page never receives."""

    def __repr__(self) -> str:
        return self.game.id
