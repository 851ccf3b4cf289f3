"""Seeded chance is pinned: the same numbers and the same shuffle on CPython, on Pyodide and in every later version."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng


@pytest.mark.parametrize(
    ("seed", "below", "shuffled"),
    [
        (0, [844, 757, 420, 258, 511, 404, 783, 303], [10, 9, 6, 5, 8, 7, 0, 4, 1, 2, 11, 3]),
        (1, [134, 847, 763, 255, 495, 449, 651, 788], [1, 10, 9, 5, 7, 8, 2, 0, 3, 6, 11, 4]),
        (9007199254740991, [94, 222, 191, 147, 96, 480, 34, 418], [1, 3, 0, 4, 2, 8, 6, 9, 7, 11, 5, 10]),
        ("7 0 3", [738, 389, 154, 176, 659, 947, 351, 128], [8, 5, 3, 4, 9, 11, 0, 7, 2, 6, 1, 10]),
    ],
)
def test_pinned(seed: int | str, below: list[int], shuffled: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.below(1000) for _ in range(8)] == below
    items = list(range(12))
    Rng(seed).shuffle(items)
    assert items == shuffled


@given(seed=st.integers(0, 2**53), size=st.integers(0, 60), count=st.integers(0, 70))
def test_a_partial_shuffle_is_the_beginning_of_the_whole_one(seed: int, size: int, count: int) -> None:
    whole, part = list(range(size)), list(range(size))
    Rng(seed).shuffle(whole)
    Rng(seed).shuffle(part, count)
    assert part[:count] == whole[:count]
    assert sorted(part) == list(range(size))


def test_every_order_is_as_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(1)
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(60 < times < 145 for times in orders.values())  # 100 expected


@given(n=st.integers(1, 1000), seed=st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_streams_are_independent() -> None:
    one, two = Rng(1), Rng(1)
    first = [one.below(100) for _ in range(5)]
    Rng(1).below(3)
    assert [two.below(100) for _ in range(5)] == first
