"""Whole matches of Mousquetaires du Roy by the house edition, every decision drawn."""

from __future__ import annotations

from musketiere.core.game import Event
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.state import State
from tests.mousquetaires_du_roy.choices import some_options


def some_match(seed: int) -> tuple[State, list[Event]]:
    """A match under any options, played to its end, and its whole story."""
    rng, log = Rng(seed), list[Event]()
    state = deal(parse_options(some_options(rng)), Rng(seed), log)
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state, log
