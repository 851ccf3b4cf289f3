"""Seeded chance.

A thin hold on the standard library's Mersenne Twister: only `random()` is used, whose sequence for a given seed the
library promises to keep, and which is the same on CPython and Pyodide. The shuffle is ours: who changes it raises the
rules version of every game, so that a stored match is never dealt otherwise than it was.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A stream of chance of one owner: a match, or one thought of a computer player."""

    __slots__ = ("random",)

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed).random
        """Next float in [0, 1)."""

    def below(self, n: int) -> int:
        """A whole number in 0 … n-1."""
        return int(self.random() * n)

    def shuffle(self, items: MutableSequence[T], count: int | None = None) -> None:
        """Shuffles in place (Fisher-Yates from the front); with `count`, only the first `count` places are drawn."""
        draw = self.random
        size = len(items)
        for i in range(size - 1 if count is None or count >= size else count):
            j = i + int(draw() * (size - i))
            items[i], items[j] = items[j], items[i]
