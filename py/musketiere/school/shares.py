"""How sure a share is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

CONFIDENCE: Final = 1.96
"""Standard errors to each side: 95 %."""


class Part(NamedTuple):
    """Of how many, how many were won: matches, hits, duels."""

    won: float
    of: float


class Figure(NamedTuple):
    """A mean with half the width of its 95 % interval."""

    mean: float
    half: float


def figure(parts: Sequence[Part]) -> Figure:
    """The share of all that were won, a part for each deal; its error from how the deals differ: turned seats of one
    deal are no separate evidence."""
    deals = len(parts)
    of = sum(part.of for part in parts)
    if deals < 2 or not of:
        return Figure(0.0 if not of else sum(part.won for part in parts) / of, inf)
    share = sum(part.won for part in parts) / of
    spread = sum((part.won - share * part.of) ** 2 for part in parts)
    if not spread:  # as much as a share of none or all leaves open (Wilson)
        return Figure(share, CONFIDENCE**2 / (of + CONFIDENCE**2))
    return Figure(share, CONFIDENCE * sqrt(spread * deals / (deals - 1)) / of)
