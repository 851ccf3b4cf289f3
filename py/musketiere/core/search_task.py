"""What a game tells a search about one decision. The search itself stands in `players` and knows no game.

A choice must be the same on CPython and in the browser: on the way to it use only what is exact everywhere (products,
quotients, square roots, comparisons, `fsum` for fractions, which `sum` rounds otherwise from one Python to another), no
logarithm, power or exponential of the C library.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from musketiere.core.rng import Rng

if TYPE_CHECKING:
    from musketiere.core.protocol import GameReason


COUNSEL: Final = "counsel"
"""Seed of the worlds of whoever advises and decides nothing: asked about one decision, all look into the same."""


class Skill(NamedTuple):
    """What a level makes of a player of one game: how much it thinks and how it errs, as a person would."""

    worlds: int
    """Possible worlds in which the last candidates are compared."""
    memory: float = 1.0
    """Share of what was played before that it remembers, 0 … 1."""
    reading: float = 1.0
    """How far it reads others from what they have played, 0 … 1; at 0 it takes them for anybody."""
    misjudgement: float = 0.0
    """Standard deviation of the error in its judgement of a candidate, in the task's unit of worth."""
    compares: bool = True
    """Whether it plays what is best in its worlds. Otherwise its game's task must have the most promising candidate
    alone, as where rules of thumb choose better than so few worlds do; only lamp and review look at worlds then."""


class Character(NamedTuple):
    """What a player likes, whatever its skill."""

    boldness: float = 0.0
    """-1 (shies every risk) … 1 (loves it)."""
    grudge: float = 0.0
    """How much more it strikes at those who have struck at it, 0 … 1."""


class Estimate(NamedTuple):
    """What a search has found out about one candidate."""

    move: int
    worth: float
    """Mean over the worlds in which the best was tried; where it was dropped before, what the best is worth there less
    the mean difference in the worlds that both were tried in."""
    error: float
    """Standard error of the difference to the best of the others, in the worlds in which both were tried."""
    worlds: int
    """How many worlds it was tried in."""
    facts: tuple[float, ...]
    """Means of the further numbers of an outcome: what reasons are made from."""


W = TypeVar("W")


class SearchTask(Protocol[W]):
    """One decision of one seat, made from its view alone."""

    @property
    def unit(self) -> str:
        """What worth is counted in, by its name in the game's protocol: a `…chance` in per cent."""

    @property
    def candidates(self) -> Sequence[int]:
        """Legal moves worth trying, the most promising first; where a decision is a chain, the first moves of plans.
        Never empty."""

    def world(self, rng: Rng) -> W:
        """A possible world, drawn as often as it is likely after all that was played, together with the chance that is
        still to come: whatever is tried in it meets the same."""

    def outcomes(self, world: W, candidates: Sequence[int]) -> Sequence[Sequence[float]]:
        """What each candidate brings in that world: the worth at the horizon, then the numbers that reasons are made
        from. It may be asked about any legal move, also one that is no candidate: a review compares what was played.
        Leaves the world as it was."""

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> Sequence[GameReason]:
        """Why a candidate is worth that much, said with the numbers that the search has found; the weightiest first."""
