"""What a visitor writes: a player, and what it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from musketiere.core.game import Game, Outcome, Seat
from musketiere.core.rng import Rng

API_VERSION: Final = 1
"""Raised when a player that was written for the version before would not play any more."""

V = TypeVar("V")
A = TypeVar("A")


class Player(Generic[V, A]):
    """One player at one seat in one match: write a class of your own on top of it, with `choose`.

    V is the view and A the action of the game, for whoever wants types: `class Mine(Player[View, Action])`. They are
    those of `musketiere.games.<id>.view` and `.moves`, the same that our own players are handed.

    Each match and each seat gets an object of its own. What it is handed are copies: nothing that it does to them
    changes the match. It cannot name another seat, and its view holds all it may know.
    """

    api: ClassVar[int] = API_VERSION
    """The version of this interface that it is written for."""
    game: Game[Any, V, Any, A]
    """The rules as functions; `game.sample(view, rng)` draws a possible world, a state that agrees with a view."""
    seat: Seat
    """The seat it plays, 0 … seats - 1."""

    def __init__(self, game: Game[Any, V, Any, A], seat: Seat) -> None:
        self.game = game
        self.seat = seat

    def begin(self, view: V) -> None:
        """The match is dealt and nothing decided yet.

        `view` is what the seat may know then (MU-12, FM-20, MR-30); the options are `view.options`.
        """

    def saw(self, event: Mapping[str, Any]) -> None:
        """Something happened (MU-13, FM-21, MR-32), as the seat may know it. Comes for each event, in their order, from
        the deal on, before the next `choose` or `end`.

        `event["type"]` is its name; what else is in it says the class of that name in `musketiere.games.<id>.protocol`.
        """

    def choose(self, view: V, legal: list[A], rng: Rng) -> A:
        """Chooses one of `legal`.

        `view` is what the seat may know now, `legal` every legal action (MU-11, FM-19, MR-29), at least one, always in
        the same order. `rng` is chance for this choice alone: who draws from nothing else plays the same match again
        when the seed of the tournament is the same.
        """
        raise NotImplementedError(f"{type(self).__name__} has no choose(view, legal, rng).")

    def end(self, view: V, outcome: Outcome) -> None:
        """The match is over: `outcome.winners` are the seats that have won, `outcome.ranking` the totals (ducats in
        Musketiere, hits or points in Four Musketeers, 1 for the winning side in Mousquetaires du Roy)."""
