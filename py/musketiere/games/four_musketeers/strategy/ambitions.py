"""Prospects in Each His Own, for somebody who knows some of the roles.

The ways that the round may go do not hang on roles, and what a side gains only on its own: both are worked out once for
a moment, whoever looks at it.
"""

from __future__ import annotations

from collections import Counter
from math import fsum
from typing import Final

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.layout import Seat
from musketiere.games.four_musketeers.scoring import Ending, points_of, reasons_of
from musketiere.games.four_musketeers.strategy.prospects import Prospects, Standpoint
from musketiere.games.four_musketeers.view import View

ROADS: Final = 32
"""Ways that the round may go, looked at for each outcome."""


class Roads(Prospects):
    """What sides gain from an outcome of a moment, by their roles."""

    def __init__(self, view: View) -> None:
        super().__init__(view, Rng(0), ROADS)
        self._ends: dict[Standpoint, list[tuple[tuple[bool, ...], set[int]]]] = {}
        self._gained: dict[tuple[Standpoint, tuple[Seat, ...], tuple[int, ...]], float] = {}

    def gained(self, standpoint: Standpoint, seats: tuple[Seat, ...], roles: tuple[int, ...]) -> float:
        """Points to be expected by the side with those seats, if it has those roles there."""
        key = (standpoint, seats, roles)
        if key not in self._gained:
            by_seat = [-1] * self.options.layout
            for seat, role in zip(seats, roles, strict=True):
                by_seat[seat] = role
            points = 0
            ends = self._ends_of(standpoint)
            for fallen, line in ends:
                ending = Ending(by_seat, fallen, line, self.view.last_lifelines)
                points += points_of(self.options, reasons_of(self.options, seats, ending))
            self._gained[key] = points / len(ends)
        return self._gained[key]

    def _ends_of(self, standpoint: Standpoint) -> list[tuple[tuple[bool, ...], set[int]]]:
        """By road: who has fallen, and what is in the line of story."""
        if standpoint not in self._ends:
            ends = []
            for _, chances in self.roads:
                left = self._fallen(standpoint, chances)
                ends.append((tuple([not damages for damages in left]), {*self.view.line, *self._popped(left)}))
            self._ends[standpoint] = ends
        return self._ends[standpoint]


class Ambitions(Prospects):
    """Judges outcomes of the fight for every side; the roles known are those of the view."""

    def __init__(self, view: View, roads: Roads) -> None:
        super().__init__(view, Rng(0), 0)
        self.gained = roads.gained
        self.own: list[tuple[tuple[Seat, ...], Counter[tuple[int, ...]]]] = []
        """By side: its seats, and the roles that it can have there, in how many ways."""
        for side in range(len(self.seating.sides)):
            seats = tuple(self.seating.seats_of(side))
            self.own.append((seats, Counter(tuple([roles[seat] for seat in seats]) for roles in self.roles)))

    def _expected(self, standpoint: Standpoint) -> list[float]:
        return [
            fsum(count * self.gained(standpoint, seats, roles) for roles, count in own.items()) / len(self.roles)
            for seats, own in self.own
        ]
