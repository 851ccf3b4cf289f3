"""What a search must know of Parade: to the end of the deal, both play on by a rule of thumb."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from tests.parade.cards import BLADES
from tests.parade.moves import HOLD, PARRY, THRUST, YIELD
from tests.parade.rules import HAND, NOBODY, SEATS, WORDS_OF, State
from tests.parade.strategy import BLUFFS, HOPELESS, PARRY_FROM, THRUST_FROM
from tests.parade.view import View
from tests.parade.worlds import sample

if TYPE_CHECKING:
    from tests.parade.protocol import Reason

SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(4, memory=0.2, reading=0.0, misjudgement=6.0),
    "casual": Skill(8, memory=0.6, reading=0.5, misjudgement=3.0),
    "skilled": Skill(16, misjudgement=1.2),
    "master": Skill(48),
}
NOTICEABLE: Final = {"points": 0.2}
LIKING: Final = 0.5
"""Points that a risk is worth to who loves it, and a blow to who bears a grudge."""
TRIES: Final = 20
"""Worlds that are drawn until one fits what the other has said."""


class World(NamedTuple):
    """A state and the chance that the rules of thumb will need, by bout and seat."""

    state: State
    draws: tuple[float, ...]


class Task:
    """One decision in Parade. Worth is how many points more than the other the seat makes until the deal is over."""

    unit: Final = "points"

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.view = _remembered(view, skill.memory, rng)
        self.reading = skill.reading
        self.candidates: Sequence[Move] = view.hand if view.phase == "lay" else WORDS_OF[view.phase]
        was_thrust_at = any(bout.thrust and bout.opener != view.seat for bout in view.bouts)
        self.liking = LIKING * (character.boldness + character.grudge * was_thrust_at)

    def world(self, rng: Rng) -> World:
        """Where the other has thrust, his blade is one with which he would."""
        for _ in range(TRIES):
            state = sample(self.view, rng)
            if self.view.phase != "answer" or rng.random() < _thrusts(state.laid[1 - self.seat], self.reading):
                break
        return World(state, tuple(rng.random() for _ in range(4 * HAND)))

    def outcomes(self, world: World, candidates: Sequence[Move]) -> Sequence[Sequence[float]]:
        """The worth; and whether the bout was won."""
        return [self._outcome(world, move) for move in candidates]

    def _outcome(self, world: World, move: Move) -> tuple[float, float]:
        state, seat = world.state.copy(), self.seat
        before, bout = state.totals.copy(), len(state.bouts)
        state.apply(seat, move)
        while state.phase != "over":
            actor = state.to_act[0]
            state.apply(actor, _thumb(state, actor, world.draws))
        gained = [state.totals[at] - before[at] for at in SEATS]
        liking = self.liking if move in (THRUST, PARRY) else 0.0
        return gained[seat] - gained[1 - seat] + liking, float(state.bouts[bout].scorer == seat)

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[Reason]:
        """How likely it wins the bout."""
        return [{"type": "wins_bout", "chance": estimate.facts[0]}]


def _remembered(view: View, memory: float, rng: Rng) -> View:
    """The view of who has forgotten some blades that the other has shown; this deal is his last."""
    bouts = tuple(
        bout
        if rng.random() < memory
        else bout._replace(blades=tuple(bout.blades[at] if at == view.seat else NOBODY for at in SEATS))
        for bout in view.bouts
    )
    return view._replace(bouts=bouts, options=replace(view.options, deals=view.deal))


def _thrusts(blade: int, reading: float) -> float:
    """How likely somebody thrusts with a blade; 1 for all where nobody reads him."""
    share = blade / len(BLADES)
    told = 1.0 if share > THRUST_FROM else BLUFFS if share < HOPELESS else 0.0
    return 1 - reading * (1 - told)


def _thumb(state: State, seat: Seat, draws: Sequence[float]) -> Move:
    """What the rule-based strategy would do, by the number of the blade alone."""
    draw = draws[4 * len(state.bouts) + seat + 2 * (state.phase != "lay")]
    if state.phase == "lay":
        return state.hands[seat][int(draw * len(state.hands[seat]))]
    share = state.laid[seat] / len(BLADES)
    if state.phase == "answer":
        return PARRY if share > PARRY_FROM else YIELD
    return THRUST if share > THRUST_FROM or (share < HOPELESS and draw < BLUFFS) else HOLD


def chances(view: View) -> tuple[float, ...]:
    """By how far somebody leads, and how many bouts are left."""
    left = HAND * (view.options.deals - view.deal + 1) - len(view.bouts)
    lead = view.totals[0] - view.totals[1]
    first = min(1.0, max(0.0, 0.5 + lead / (2 * (left + 1))))
    return first, 1 - first
