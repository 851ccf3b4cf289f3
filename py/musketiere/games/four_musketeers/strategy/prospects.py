"""What the rest of a round is likely to bring, as far as it hangs on lifelines, stone and roles.

Fights are not played here: hits fall by chance, as they do on average among players of that storyline, until the round
is over. What differs between two outcomes of a fight is what they are worth against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import DARTAGNAN, RED_ROLES
from musketiere.games.four_musketeers.fight import hit_line
from musketiere.games.four_musketeers.layout import VILLAIN, Character, Fighter
from musketiere.games.four_musketeers.scoring import Ending, score
from musketiere.games.four_musketeers.strategy.odds import NONE, OWN, fate, odds
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import possible_roles

ROADS: Final = 64
"""QS: ways that the round may go, looked at for each outcome."""
RIVALS: Final = 0.5
"""What the mean of the others' points weighs beside an own one."""
HUNTED: Final = 0.03
"""QC: what a damage of d'Artagnan is worth to the others, once he is known (FM-25.9)."""
LIFE: Final = 0.12
"""What a damage left is worth where lives decide between those who stand (FM-16.12)."""
THRUST: Final = {"AC": 0.35, "KC": 0.3, "AS": 0.7, "KS": 0.65, "QC": 0.4, "QS": 0.3}
"""How likely it is, while a musketeer holds the stone, that the next damage is the villain's."""


class Standpoint(NamedTuple):
    """Damages left by character, and the stone."""

    left: tuple[int, ...]
    stone: Character


class Prospects:
    """Judges outcomes of the fight for every side."""

    def __init__(self, view: View, rng: Rng, roads: int = ROADS) -> None:
        """`roads`: how many ways the round may go are looked at where they are drawn."""
        self.view = view
        self.options = view.options
        self.seating = view.seating
        self.thrust = THRUST[self.options.storyline]
        self.life = LIFE if self.options.tie_rule == "lives" else 0.0
        self.now = Standpoint(view.damages_left, view.stone)
        self.counted = self.seating.counted(self.options.bad_ending)
        self.roles = possible_roles(view)
        self.dartagnan = [seat for seat, role in enumerate(view.roles) if role == DARTAGNAN]
        self._known: dict[Standpoint, tuple[float, ...]] = {}
        self._scored: dict[object, tuple[float, ...]] = {}
        self.roads: list[tuple[tuple[int, ...], list[float]]] = []
        if self.options.mirrored:
            length = 2 * sum(view.damages_left)
            self.roads = [
                (self.roles[rng.below(len(self.roles))], [rng.random() for _ in range(length)]) for _ in range(roads)
            ]

    # ---- outcomes ------------------------------------------------------------------------------------

    def outcome(self, loser: Fighter) -> tuple[float, ...]:
        """What it is worth to each side that somebody, or nobody, loses the fight."""
        view = self.view
        line = hit_line(loser, view.stone, view.fallen, self.options.shadow)
        return self._worth(self._after(self.now, loser if line == "a" else VILLAIN) if line in "abd" else self.now)

    def swing(self) -> float:
        """What is at stake for a solitaire as soon as a musketeer holds the stone: in fights that only pass it to him
        the good cards are still needed (FM-25.7)."""
        standpoint = self.now
        if standpoint.stone == VILLAIN:
            standpoint = self._after(standpoint, self._strongest(standpoint))
        through = self._after(standpoint, VILLAIN)
        struck = self._after(standpoint, self._strongest(standpoint))
        return self._worth(through)[0] - self._worth(struck)[0]

    @staticmethod
    def _after(standpoint: Standpoint, hit: Character) -> Standpoint:
        """The stone goes with the damage (FM-9.8)."""
        left = list(standpoint.left)
        left[hit] -= 1
        return Standpoint(tuple(left), hit)

    @staticmethod
    def _strongest(standpoint: Standpoint) -> Character:
        """The musketeer without the stone who can take most; the villain if there is none."""
        left, stone = standpoint
        others = [seat for seat in range(len(left) - 1) if left[seat] and seat != stone]
        return max(others, key=left.__getitem__, default=VILLAIN)

    def _worth(self, standpoint: Standpoint) -> tuple[float, ...]:
        if standpoint not in self._known:
            self._known[standpoint] = self._reckoned(standpoint)
        return self._known[standpoint]

    def _reckoned(self, standpoint: Standpoint) -> tuple[float, ...]:
        """What it is worth by side, not known yet."""
        if self.options.solitaire:
            return (self._odds(standpoint),)
        if self.roads:
            ends = [self._points(self._fallen(standpoint, chances), roles) for roles, chances in self.roads]
            return tuple(fsum(side) / len(ends) for side in zip(*ends, strict=True))
        return self._against_others(self._expected(standpoint))

    @staticmethod
    def _against_others(gained: Sequence[float]) -> tuple[float, ...]:
        """By side: its own points against those of the others."""
        others = max(1, len(gained) - 1)
        return tuple(own - RIVALS * (fsum(gained) - own) / others for own in gained)

    def _spare(self, left: Sequence[int]) -> int:
        """How many more must fall for a bad ending."""
        return self.seating.spare(self.options.bad_ending, [not damages for damages in left])

    # ---- solitaire -----------------------------------------------------------------------------------

    def _odds(self, standpoint: Standpoint) -> float:
        left, stone = standpoint
        spare = self._spare(left)
        if spare <= 0:
            return 0.0
        marks = [2 * damages + (seat in self.counted) for seat, damages in enumerate(left[:VILLAIN])]
        others = tuple(sorted(mark for seat, mark in enumerate(marks) if left[seat] and seat != stone))
        return odds(left[VILLAIN], spare, others, NONE if stone == VILLAIN else marks[stone], self.thrust)

    # ---- survival, and all against one ---------------------------------------------------------------

    def _expected(self, standpoint: Standpoint) -> list[float]:
        """Points to be expected by side."""
        left, stone = standpoint
        points = []
        for seat, own in enumerate(left[:VILLAIN]):
            others = tuple(sorted(left[at] for at in range(len(left) - 1) if left[at] and at not in (seat, stone)))
            holder = NONE if stone == VILLAIN else OWN if stone == seat else left[stone]
            served, bad, outlived = fate(left[VILLAIN], own, others, holder, self._spare(left), self.thrust)
            if self.options.survival:
                points.append(served + outlived - 1 + self.life * own)
            else:
                points.append(self._by_role(standpoint, seat, served, bad, outlived))
        return self._by_side(points)

    def _by_side(self, points: Sequence[float]) -> list[float]:
        """Points of the seats as those of their sides."""
        sides = [self.seating.seats_of(side) for side in range(len(self.seating.sides))]
        return [fsum(points[seat] for seat in seats) / (len(seats) if self.options.shared else 1) for seats in sides]

    def _by_role(self, standpoint: Standpoint, seat: int, served: float, bad: float, outlived: float) -> float:
        """QC: what a seat scores by what its role may be (FM-15.5); a teammate is taken to live as long as it does."""
        team = self.options.mode == "team"
        against = sum(roles[seat] not in RED_ROLES if team else roles[seat] == DARTAGNAN for roles in self.roles) / len(
            self.roles
        )
        hunted = HUNTED * sum(standpoint.left[at] for at in self.dartagnan if at != seat)
        return against * (bad + outlived) + (1 - against) * (served + (1 - bad) * team - hunted)

    # ---- each his own --------------------------------------------------------------------------------

    def _fallen(self, standpoint: Standpoint, chances: Sequence[float]) -> tuple[int, ...]:
        """One road: hits fall until the round is over. The damages left then."""
        left, stone = list(standpoint.left), standpoint.stone
        thrust, seats = self.thrust, range(len(left) - 1)
        spare = self._spare(left)
        step = 0
        while left[VILLAIN] and spare > 0:
            near = [seat for seat in seats if left[seat] and seat != stone]
            if stone != VILLAIN and chances[step] < thrust:
                stone = VILLAIN
            else:
                stone = near[int(chances[step + 1] * len(near))]
                spare -= left[stone] == 1
            left[stone] -= 1
            step += 2
        return tuple(left)

    def _points(self, left: tuple[int, ...], roles: Sequence[int]) -> tuple[float, ...]:
        key = (left, roles)
        if key not in self._scored:
            fallen = tuple(not damages for damages in left)
            ending = Ending(roles, fallen, {*self.view.line, *self._popped(left)}, self.view.last_lifelines)
            sides = score(self.options, self.seating, ending, self.view.totals)
            self._scored[key] = self._against_others([side.gained for side in sides])
        return self._scored[key]

    def _popped(self, left: tuple[int, ...]) -> set[int]:
        """What goes into the line of story on the way to those damages left."""
        popped: set[int] = set()
        for stack, before, after in zip(self.view.stacks, self.now.left, left, strict=True):
            popped.update(stack[max(0, len(stack) - before + after) :])
        return popped
