"""MR-29.4 and MR-30: what may be taken back has taught nobody anything."""

from __future__ import annotations

from collections.abc import Iterator
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
from musketiere.games.mousquetaires_du_roy.state import State
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
    if world.to_act not in (asked, [seat]) or any(event.reveals for event in log):
        return ""
    return repr((view_of(world, seat), [event.seen_by(seat) for event in log]))


def noticed(world: State, actor: Seat, move: Move, watcher: Seat) -> tuple[str, ...]:
    """What happens and is asked after the move, as another seat sees it; nothing, while something is put together.

    Which card is taken where there is no choice belongs to the move: those are not compared.
    """
    before, log = view_of(world, watcher), list[Event]()
    world.log = log
    world.rng = Rng(7)  # the same dice and the same draws
    world.apply(actor, move)
    after = view_of(world, watcher)
    if after == before and not log:
        return ()
    return after.asking, repr(world.to_act), *(event.type for event in log)


def moments(seed: int, rng: Rng) -> Iterator[tuple[State, Seat, Move]]:
    """Somewhere in a match: its state, who is about to act, and what he is about to do."""
    state = deal(parse_options(some_options(rng)), Rng(seed))
    begin = rng.below(200)
    for number in range(begin + DECISIONS):
        if not state.to_act:
            return
        seat = state.to_act[rng.below(len(state.to_act))]
        move = drawn([*state.legal(seat)], rng)
        if number >= begin:
            yield state, seat, move
        state.apply(seat, move)


def worlds_like(state: State, seat: Seat, rng: Rng) -> list[State]:
    """As that seat may imagine them."""
    view = view_of(state, seat)
    return [sample(view, Rng(rng.below(1000))) for _ in range(WORLDS)]


@pytest.mark.clause("MR-29.4", "MR-30.2", "MR-33.22")
@given(seed=st.integers(0, 2**32))
def test_what_may_be_taken_back_is_the_same_in_every_world(seed: int) -> None:
    """Whatever a seat does, as long as it may take it back the outcome depends on nothing that it cannot know, and
    neither does what it may do."""
    rng = Rng(seed)
    for state, seat, move in moments(seed, rng):
        worlds = worlds_like(state, seat, rng)
        legal = [*state.legal(seat)]
        assert all([*world.legal(seat)] == legal for world in worlds)
        real = state.copy()
        real.rng = Rng(rng.below(1000))  # what chance will bring is part of what nobody knows
        assert len({learned(world, seat, move) for world in (real, *worlds)}) == 1


HERS: Final = ("destination", "paris", "man", "ambush", "nemesis", "perfidy", "target", "close", "lay")
"""What Milady decides with nothing to come after it that turns up what lay face down."""


@pytest.mark.clause("MR-30.2", "MR-33.22")
@given(seed=st.integers(0, 2**32))
def test_what_a_side_does_tells_the_other_nothing_about_what_it_might_have_done(seed: int) -> None:
    """In every world in which a move can be made, the other side sees the same follow from it: also whether something
    is asked after it, and what."""
    rng = Rng(seed)
    for state, actor, move in moments(seed, rng):
        watcher = 0 if actor == state.milady else state.milady
        if watcher is None or (watcher != state.milady and state.asking not in HERS):
            continue
        if kind(move) == "done":  # of what, is not the same in all of them
            continue
        worlds = worlds_like(state, watcher, rng)
        alike = [world for world in worlds if actor in world.to_act and move in world.legal(actor)]
        after = {noticed(world, actor, move, watcher) for world in (state.copy(), *alike)}
        assert len(after - {()}) <= 1
