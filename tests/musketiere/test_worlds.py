"""Copies of a state, and possible worlds that agree with a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.moves import pay_cards
from tests.kit.play import play, random_move, snapshot
from tests.musketiere.table import Table

SEEDS = st.integers(0, 2**32)
IMPRISONED = pytest.mark.parametrize(
    "position",
    [
        "players 2;guard 8;duel 3;rows PPP ---",
        "players 3;guard 20;duel 4;rows GG- --- PPP",
        "players 4;guard 12;duel 5;rows G-- PPP --- G--",
        "players 3;guard 15;duel 6;rows --- PPP ---;turned 9/0 10/4 8/0",
        "players 2;match_end games;match_games 2;duel 9;rows PPP ---",
    ],
)


def moments(position: str, seed: int) -> Iterator[Table]:
    """A position and what becomes of it in the next actions, played at random."""
    table, rng = Table(position, seed=seed), Rng(seed)
    yield table
    for _ in range(20):
        if table.match.state.to_act:
            table.match.act_move(*random_move(table.match, rng))
            yield table


@IMPRISONED
@given(seed=SEEDS)
def test_a_copy_is_the_same_state(position: str, seed: int) -> None:
    for table in moments(position, seed):
        state = table.match.state
        assert snapshot(state.copy()) == snapshot(state)


@pytest.mark.clause("MU-12.15", "MU-4.2", "MU-7.1")
@IMPRISONED
@given(seed=SEEDS)
def test_possible_worlds_know_the_guard_and_who_is_imprisoned(position: str, seed: int) -> None:
    """What follows from public things is the same in every one of them, also where no view shows it."""
    for table in moments(position, seed):
        state = table.match.state
        for seat in (None, *table.seats):
            world = MUSKETIERE.sample(MUSKETIERE.view(state, seat), Rng(seed))
            assert (world.guard, world.imprisoned) == (state.guard, state.imprisoned)
            assert world.counting == state.counting


@pytest.mark.clause("MU-12.15", "MU-14.12")
@given(seed=SEEDS, players=st.integers(2, 4), actions=st.integers(0, 80))
def test_a_possible_world_looks_the_same(seed: int, players: int, actions: int) -> None:
    table = Table(
        f"players {players};match_end games;match_games 2;duel 8;totals {' '.join(['30'] * players)}", seed=seed
    )
    play(table.match, Rng(seed), actions)
    for seat in (None, *table.seats):
        view = MUSKETIERE.view(table.match.state, seat)
        world = MUSKETIERE.sample(view, Rng(seed))
        assert MUSKETIERE.view(world, seat) == view
        assert world.acting == table.match.state.acting
        assert world.to_act == table.match.state.to_act


@pytest.mark.clause("MU-12.15")
def test_possible_worlds_are_drawn_evenly_to_the_last_place() -> None:
    """With four players a seat does not see 43 cards: any of them can be the last one of the last seat."""
    view = MUSKETIERE.view(Table("players 4;duel 0").match.state, 0)
    last = Counter(MUSKETIERE.sample(view, Rng(seed)).hands[3][-1] for seed in range(1000))
    assert len(last) == 43
    assert max(last.values()) < 60


@pytest.mark.clause("MU-12.15", "MU-14.1")
@given(seed=SEEDS, players=st.integers(2, 4), actions=st.integers(0, 45))
def test_possible_worlds_hold_every_card_and_guard_once(seed: int, players: int, actions: int) -> None:
    table = Table(players=players, seed=seed)
    play(table.match, Rng(seed), actions)
    for seat in (None, *table.seats):
        world = MUSKETIERE.sample(MUSKETIERE.view(table.match.state, seat), Rng(seed))
        chosen = [move for move in world.chosen if move >= 0]
        laid = [card for move in chosen for card in (pay_cards(move) if world.phase == "choose_pay" else (move,))]
        cards = [*(card for hand in world.hands for card in hand), *world.pay, *world.played, *laid]
        assert len(set(cards)) == len(cards) == 12 * players
        assert sorted(world.pile) == sorted(table.match.state.pile)


@pytest.mark.clause("MU-12.15")
def test_possible_worlds_are_drawn_evenly() -> None:
    """Each card that a seat has not seen lies in each hidden place about as often as it should."""
    table = Table("players 2;duel 4;guard 10;hands 9/0 | 5/0")
    view = MUSKETIERE.view(table.match.state, 0)
    rng, draws = Rng(3), 3000
    hands, laid, guards = Counter[int](), Counter[int](), Counter[int]()
    for _ in range(draws):
        world = MUSKETIERE.sample(view, rng)
        hands.update(world.hands[1])
        laid.update(world.pay[3:])
        guards[world.pile[4]] += 1
    unseen = 55 - len(view.hand) - len(view.pay) - len(view.played)
    for counted, places in ((hands, 6), (laid, 3)):
        assert len(counted) == unseen
        expected = draws * places / unseen
        assert all(0.7 * expected < times < 1.3 * expected for times in counted.values())
    assert len(guards) == len(view.guards_left)
    assert all(0.75 < times * len(guards) / draws < 1.25 for times in guards.values())
