"""What the rest of a round is likely to bring, as far as it hangs on lifelines, stone and roles.

Fights are not played here: hits fall by chance, as they do on average among players of that storyline, until the round
is over and is scored. What differs between two outcomes of a fight is what they are worth against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.fight import hit_line
from musketiere.games.four_musketeers.layout import NOBODY, VILLAIN, Character, Fighter
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.scoring import Ending, score
from musketiere.games.four_musketeers.strategy.odds import NONE, odds
from musketiere.games.four_musketeers.view import View

ROADS: Final = 48
"""Ways that the round may go, looked at for each outcome."""
RIVALS: Final = 0.5
"""What the mean of the others' points weighs beside an own one."""
THRUST: Final = {"AC": 0.35, "KC": 0.3, "AS": 0.7, "KS": 0.65, "QC": 0.4, "QS": 0.3}
"""How likely it is, while a musketeer holds the stone, that the next damage is the villain's."""


class Standpoint(NamedTuple):
    """Damages left by character, and the stone."""

    left: tuple[int, ...]
    stone: Character


class Prospects:
    """Judges outcomes of the fight for every side."""

    def __init__(self, view: View, roles: Sequence[Sequence[int]], rng: Rng) -> None:
        """`roles` are likely deals of the roles, as many as there are roads."""
        self.view = view
        self.options: Options = view.options
        self.seating = view.seating
        self.roles = roles
        self.chances = [[rng.random() for _ in range(2 * sum(view.damages_left))] for _ in roles]
        counted = [
            seat
            for seat, owner in enumerate(self.seating.owners)
            if self.options.bad_ending != "last_player" or owner != NOBODY
        ]
        self.counted = counted
        self.limit = 2 if self.options.bad_ending == "two" else len(counted)
        self.thrust = THRUST[self.options.storyline]
        self._known: dict[object, tuple[float, ...]] = {}
        self.now = Standpoint(view.damages_left, view.stone)

    # ---- outcomes ------------------------------------------------------------------------------------

    def outcome(self, loser: Fighter) -> tuple[float, ...]:
        """What it is worth to each side that somebody, or nobody, loses the fight."""
        view = self.view
        line = hit_line(loser, view.stone, view.fallen, self.options.shadow)
        if line not in "abd":
            return self._worth(self.now)
        hit = loser if line == "a" else VILLAIN
        left = list(self.now.left)
        left[hit] -= 1
        return self._worth(Standpoint(tuple(left), hit))

    def _worth(self, standpoint: Standpoint) -> tuple[float, ...]:
        """By odds in a solitaire, else the mean over all roads."""
        if standpoint not in self._known:
            if self.options.solitaire:
                self._known[standpoint] = (self._odds(standpoint),)
            else:
                ends = [
                    self._end(standpoint, roles, chances)
                    for roles, chances in zip(self.roles, self.chances, strict=True)
                ]
                self._known[standpoint] = tuple(sum(side) / len(ends) for side in zip(*ends, strict=True))
        return self._known[standpoint]

    def _odds(self, standpoint: Standpoint) -> float:
        left, stone = standpoint
        spare = self.limit - sum(not left[seat] for seat in self.counted)
        if spare <= 0:
            return 0.0
        marks = [2 * damages + (seat in self.counted) for seat, damages in enumerate(left[:VILLAIN])]
        others = tuple(sorted(mark for seat, mark in enumerate(marks) if left[seat] and seat != stone))
        return odds(left[VILLAIN], spare, others, NONE if stone == VILLAIN else marks[stone], self.thrust)

    # ---- one road ------------------------------------------------------------------------------------

    def _end(self, standpoint: Standpoint, roles: Sequence[int], chances: Sequence[float]) -> tuple[float, ...]:
        """Hits fall until the round is over."""
        left, stone = list(standpoint.left), standpoint.stone
        thrust, seats = self.thrust, range(len(left) - 1)
        spare = self.limit - sum(not left[seat] for seat in self.counted)
        step = 0
        while left[VILLAIN] and spare > 0:
            near = [seat for seat in seats if left[seat] and seat != stone]
            if stone != VILLAIN and (chances[step] < thrust or not near):
                stone = VILLAIN
                left[VILLAIN] -= 1
            else:
                stone = near[int(chances[step + 1] * len(near))]
                left[stone] -= 1
                if not left[stone] and stone in self.counted:
                    spare -= 1
            step += 2
        return self._points(tuple(left), roles)

    def _points(self, left: tuple[int, ...], roles: Sequence[int]) -> tuple[float, ...]:
        """By side: its own points against those of the others."""
        fallen = tuple(not damages for damages in left)
        key = (left if self.options.mirrored else fallen, roles)
        if key not in self._known:
            line = set(self.view.line) | self._popped(left) if self.options.mirrored else ()
            ending = Ending(roles, fallen, line, self.view.last_lifelines)
            sign = -1 if self.options.survival else 1
            gained = [sign * side.gained for side in score(self.options, self.seating, ending, self.view.totals)]
            others = max(1, len(gained) - 1)
            self._known[key] = tuple(own - RIVALS * (sum(gained) - own) / others for own in gained)
        return self._known[key]

    def _popped(self, left: tuple[int, ...]) -> set[int]:
        """What goes into the line of story on the way to those damages left."""
        popped: set[int] = set()
        for stack, before, after in zip(self.view.stacks, self.now.left, left, strict=True):
            popped.update(stack[max(0, len(stack) - before + after) :])
        return popped
