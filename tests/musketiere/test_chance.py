"""MU-15: chance."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, GUARD_DECK, guards_in_play, names
from tests.kit.play import random_move, snapshot
from tests.musketiere.table import Table, order

SEEDS = st.integers(0, 2**32)

PINNED = {
    (2, 1): None,
}


@pytest.mark.clause("MU-15.1")
@given(seed=SEEDS, players=st.integers(2, 4))
def test_chance_is_drawn_in_the_deal_and_never_after(seed: int, players: int) -> None:
    table = Table(players=players, seed=seed, match_end="games", match_games=2)
    rng = Rng(seed)
    drawn = snapshot(table.match.state)["rng"]
    while table.match.state.to_act:
        game = table.view()["game"]
        table.match.act_move(*random_move(table.match, rng))
        now = snapshot(table.match.state)["rng"]
        assert (now == drawn) == (table.view()["game"] == game)
        drawn = now


@pytest.mark.clause("MU-15.2")
@given(seed=SEEDS, players=st.integers(2, 4))
def test_deal_order(seed: int, players: int) -> None:
    """The guard pile is shuffled first, then the deck; twelve cards to seat 0, the next twelve to seat 1, and so on."""
    rng = Rng(seed)
    pile = list(guards_in_play(GUARD_DECK, players))
    rng.shuffle(pile)
    deck = list(CARDS)
    rng.shuffle(deck, 12 * players)
    table = Table(players=players, seed=seed)
    dealt = [sorted(names(deck[12 * seat : 12 * seat + 12]), key=order) for seat in range(players)]
    assert table.hands == dealt
    assert [event.private["cards"] for event in table.match.events if event.type == "hand_dealt"] == dealt
    table.lay(*(" ".join(hand[:3]) for hand in table.hands))
    assert table.view()["guard"] == pile[0]
    assert table.match.state.pile == pile
