"""MR-29.4 and MR-30: what may be taken back has taught nobody anything."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.game import Event, Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.material import QUEST, RICHELIEU
from musketiere.games.mousquetaires_du_roy.moves import index, kind
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.view import view_of
from musketiere.games.mousquetaires_du_roy.worlds import sample
from tests.mousquetaires_du_roy.choices import some_options

DECISIONS: Final = 60
WORLDS: Final = 3
TELLING: Final = ("challenge", "duel", "inn", "passage", "card", "commit", "lay_ambush", "play_perfidy")
"""What is most likely to bring something hidden to light; going on the quest and to Richelieu's as well."""


def tells(move: Move) -> bool:
    return kind(move) in TELLING or (kind(move) == "move" and index(move) in (QUEST, RICHELIEU))


def drawn(legal: list[Move], rng: Rng) -> Move:
    """Any of them, rather one that tells something."""
    telling = [move for move in legal if tells(move)]
    some = telling if telling and rng.below(3) else legal
    return some[rng.below(len(some))]


def learned(world: State, seat: Seat, move: Move) -> str:
    """What that seat knows after the move, if it may take that back; else nothing."""
    log: list[Event] = []
    asked, world.log = world.to_act, log
    world.apply(seat, move)
    if world.to_act != asked or any(event.reveals for event in log):
        return ""
    return repr((view_of(world, seat), [event.seen_by(seat) for event in log]))


@pytest.mark.clause("MR-29.4", "MR-30.2", "MR-33.22")
@given(seed=st.integers(0, 2**32))
def test_what_may_be_taken_back_is_the_same_in_every_world(seed: int) -> None:
    """Whatever a seat does, as long as it may take it back the outcome depends on nothing that it cannot know, and
    neither does what it may do."""
    rng = Rng(seed)
    state = deal(parse_options(some_options(rng)), Rng(seed))
    begin = rng.below(200)
    for number in range(begin + DECISIONS):
        if not state.to_act:
            return
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = [*state.legal(seat)]
        move = drawn(legal, rng)
        if number >= begin:
            view = view_of(state, seat)
            worlds = [sample(view, Rng(rng.below(1000))) for _ in range(WORLDS)]
            assert all([*world.legal(seat)] == legal for world in worlds)
            real = state.copy()
            real.rng = Rng(rng.below(1000))  # what chance will bring is part of what nobody knows
            assert len({learned(world, seat, move) for world in (real, *worlds)}) == 1
        state.apply(seat, move)
