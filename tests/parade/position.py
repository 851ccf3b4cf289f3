"""Positions as short text: a match at the beginning of a deal.

    deals 2
    deal 1
    totals 0 0
    hands b30 b21 b17 b9 b4 b2 | b28 b22

| line | meaning | left out |
|---|---|---|
| `deals`, `opener` | options | defaults |
| `deal` | number of the deal | 1 |
| `totals` | points so far | 0 |
| `hands` | blades of each seat, as far as they matter | the rest in ascending order |
| `laid` | the blade of each that lies face down: the first bout is to be opened | none |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from musketiere.core.game import Log
from musketiere.core.lines import Lines, number, numbers
from musketiere.core.rng import Rng
from tests.parade.cards import BLADES, parse_blade
from tests.parade.options import parse_options
from tests.parade.rules import HAND, State

_OPTIONS: Final = ("deals", "opener")


def set_up(text: str, rng: Rng, log: Log = None) -> State:
    """The state that the text describes. Raises `InvalidPosition` naming the line that is wrong."""
    lines = Lines(text, (*_OPTIONS, "deal", "totals", "hands", "laid"))
    state = State(lines.options(_OPTIONS, parse_options), rng, log)
    state.deal = lines.read("deal", number(1, state.options.deals), 1) - 1
    state.totals = lines.read("totals", numbers(2, 0, 999), [0, 0])
    hands = lines.read("hands", _hands, _filled([], []))
    state.begin_deal(hands)
    laid: list[int] = lines.read("laid", partial(_laid, hands), [])
    for seat, blade in enumerate(laid):
        state.apply(seat, blade)
    return state


def _hands(words: str) -> list[list[int]]:
    first, second = ([parse_blade(word) for word in part.split()] for part in words.split("|"))
    return _filled(first, second)


def _laid(hands: Sequence[Sequence[int]], words: str) -> list[int]:
    laid = [parse_blade(word) for word in words.split()]
    if not all(blade in hand for blade, hand in zip(laid, hands, strict=True)):
        raise ValueError(words)
    return laid


def _filled(*named: list[int]) -> list[list[int]]:
    blades = [blade for hand in named for blade in hand]
    if len(set(blades)) < len(blades) or any(len(hand) > HAND for hand in named):
        raise ValueError(blades)
    left = [blade for blade in BLADES if blade not in blades]
    return [sorted([*hand, *(left.pop(0) for _ in range(HAND - len(hand)))]) for hand in named]
