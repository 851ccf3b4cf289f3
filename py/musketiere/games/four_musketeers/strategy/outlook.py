"""Prospects by the fitted `course` of a round."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import DARTAGNAN
from musketiere.games.four_musketeers.layout import NOBODY, VILLAIN, Seat
from musketiere.games.four_musketeers.strategy.course import LAWS, NOBODY_HOLDS, course
from musketiere.games.four_musketeers.strategy.prospects import Prospects, Standpoint
from musketiere.games.four_musketeers.view import View


class Outlook(Prospects):
    """Judges outcomes of the fight for every side, when the roles lie as in the view, by what hits have been seen to
    do. Not for Each His Own, which has its roads."""

    def __init__(self, view: View) -> None:
        super().__init__(view, Rng(0))

    def stake(self, seat: Seat) -> float:
        """What is at stake for a seat in some fight soon, whatever this one is about: good cards are needed then. In a
        survival a hit on it, else a hit on the villain."""
        side = 0 if self.options.solitaire else self._side(seat)
        now = self.now
        if self.options.survival:
            now = now._replace(stone=VILLAIN)
            others = [self._worth(self._after(now, one))[side] for one in self._able(now) if one != seat]
            if not now.left[seat] or not others:
                return 0.0
            return fsum(others) / len(others) - self._worth(self._after(now, seat))[side]
        if now.stone == VILLAIN:
            now = self._after(now, self._strongest(now))
        through, struck = self._after(now, VILLAIN), self._after(now, self._strongest(now))
        return abs(self._worth(through)[side] - self._worth(struck)[side])

    def _side(self, seat: Seat) -> int:
        owner = self.seating.owners[seat]
        return 0 if owner == NOBODY else self.seating.side_of(owner)

    @staticmethod
    def _able(standpoint: Standpoint) -> list[Seat]:
        """Musketeers who can be hit."""
        return [seat for seat, left in enumerate(standpoint.left[:VILLAIN]) if left and seat != standpoint.stone]

    def _course(self, standpoint: Standpoint, marked: Sequence[int]) -> list[float]:
        """The chance of a bad ending, then by seat that of being alive at a good one, then at a bad one."""
        left, stone = standpoint
        n = len(left) - 1
        marks = [2 * left[seat] + (seat in marked) for seat in range(n)]
        order = sorted(range(n), key=lambda seat: (marks[seat], seat))
        holder = NOBODY_HOLDS if stone == VILLAIN else order.index(stone)
        laws = LAWS[self.options.storyline]
        shares = course(
            left[VILLAIN],
            tuple([marks[seat] for seat in order]),
            holder,
            self._spare(left),
            laws,
            self.options.by_lives,
        )
        by_seat = [shares[0]] + [0.0] * (2 * n)
        for place, seat in enumerate(order):
            by_seat[1 + seat] = shares[1 + place]
            by_seat[1 + n + seat] = shares[1 + n + place]
        return by_seat

    def _odds(self, standpoint: Standpoint) -> float:
        return (
            1 - self._course(standpoint, [seat for seat in range(self.options.layout) if seat not in self.counted])[0]
        )

    def _reckoned(self, standpoint: Standpoint) -> tuple[float, ...]:
        """Where lives decide the match, nothing counts but the chance to win it (FM-16.12)."""
        if not self.options.by_lives:
            return super()._reckoned(standpoint)
        layout = self.options.layout
        _, *best = self._course(standpoint, [])
        return tuple(self._by_side([best[seat] + best[layout + seat] for seat in range(layout)]))

    def _expected(self, standpoint: Standpoint) -> list[float]:
        """Points to be expected by side."""
        layout = self.options.layout
        roles = self.roles[0]
        quarry = [seat for seat in range(layout) if self.options.storyline == "QC" and roles[seat] == DARTAGNAN]
        bad, *alive = self._course(standpoint, quarry)
        points = []
        for seat in range(layout):
            served, outlived = alive[seat], alive[layout + seat]
            if self.options.survival:
                points.append(served + outlived - 1)
            else:
                points.append(self._by_role(standpoint, seat, served, bad, outlived))
        return self._by_side(points)
