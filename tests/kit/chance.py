"""Chance that a test has a hand in."""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar
from unittest.mock import patch

from musketiere.core.rng import Rng

T = TypeVar("T")
Order = Sequence[Any]

FIRST: Final = 6_283_185_307_179_586  # far from every edge, where tests look for seeds

_stacked: dict[int, tuple[Order, ...]] = {}


class Witness(Rng):
    """Remembers the order in which every shuffle left its items."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.orders: list[Order] = []

    def shuffle(self, items: MutableSequence[T], count: int | None = None) -> None:
        super().shuffle(items, count)
        self.orders.append(tuple(items))


class Stacked(Rng):
    """Leaves the items in the orders it was told, one shuffle after the other; after that, or where it was told None,
    as it likes."""

    __slots__ = ("orders",)

    def __init__(self, seed: int, orders: Sequence[Order | None]) -> None:
        super().__init__(seed)
        self.orders = [*orders]

    def shuffle(self, items: MutableSequence[T], count: int | None = None) -> None:
        order = self.orders.pop(0) if self.orders else None
        if order is None:
            super().shuffle(items, count)
            return
        left: list[Any] = list(items)
        assert sorted(order) == sorted(left), "these are other items"
        items[:] = order


def stack(orders: Sequence[Order]) -> int:
    """A seed that leaves the first shuffles of a match in these orders, within `stacked_chance`."""
    seed = FIRST + len(_stacked)
    _stacked[seed] = tuple(orders)
    return seed


def _rng(seed: int) -> Rng:
    return Stacked(seed, _stacked[seed]) if seed in _stacked else Rng(seed)


@contextmanager
def stacked_chance() -> Iterator[None]:
    """Matches that are begun or replayed meanwhile heed the seeds of `stack`."""
    with patch("musketiere.core.match.Rng", _rng):
        try:
            yield
        finally:
            _stacked.clear()
