"""What two candidates brought in the same worlds, compared by the first number of each outcome."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final

CERTAIN: Final = 2
"""Standard errors by which something must be better to be told."""


def mean_difference(some: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> float:
    """How much more the first one brings."""
    differences = _differences(some, others)
    return fsum(differences) / len(differences)


def paired_error(some: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> float:
    """Standard error of the mean difference."""
    differences = _differences(some, others)
    count = len(differences)
    if count < 2:
        return 0.0
    mean = fsum(differences) / count
    return sqrt(fsum((difference - mean) ** 2 for difference in differences) / (count - 1) / count)


def _differences(some: Sequence[Sequence[float]], others: Sequence[Sequence[float]]) -> list[float]:
    """In the worlds that both were tried in, which are the first ones of each."""
    return [one[0] - other[0] for one, other in zip(some, others, strict=False)]
