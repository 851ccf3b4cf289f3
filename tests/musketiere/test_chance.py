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
    assert [
        event.private[seat]["cards"]
        for event in table.match.events
        if event.type == "hand_dealt"
        for seat in event.private
    ] == dealt
    table.lay(*(" ".join(hand[:3]) for hand in table.hands))
    assert table.view()["guard"] == pile[0]
    assert table.match.state.pile == pile


@pytest.mark.clause("MU-15.1", "MU-15.2")
@pytest.mark.parametrize(
    ("players", "seed", "pile", "hands"),
    [
        pytest.param(
            2,
            0,
            [18, 15, 11, 7, 14, 10, 4, 5, 12, 20, 8],
            [
                "1/1 3/1 3/2 4/3 5/3 7/0 8/2 8/3 9/1 9/4 10/0 10/4",
                "1/4 2/2 3/4 6/0 6/2 6/3 7/1 8/0 8/1 9/3 10/1 10/3",
            ],
        ),
        pytest.param(
            3,
            1,
            [7, 25, 20, 12, 15, 18, 8, 5, 10, 14, 30, 11],
            [
                "0/2 1/1 1/4 2/0 3/1 4/3 5/1 6/4 8/0 8/2 10/0 10/2",
                "1/0 2/2 4/0 4/2 4/4 5/2 5/3 6/1 6/2 6/3 7/1 7/2",
                "0/1 1/2 2/4 3/0 3/2 4/1 7/4 8/4 9/3 10/1 10/3 10/4",
            ],
        ),
        pytest.param(
            4,
            123456789,
            [20, 18, 40, 35, 12, 8, 11, 14, 30, 15, 25, 10],
            [
                "0/4 1/0 1/1 2/2 4/2 6/0 6/3 7/0 7/1 7/3 8/0 8/2",
                "0/1 0/3 2/0 2/1 2/4 3/0 3/1 3/3 3/4 5/1 8/1 9/1",
                "0/2 4/1 4/3 6/2 6/4 7/2 7/4 9/0 9/2 9/3 9/4 10/3",
                "0/0 1/3 4/0 4/4 5/0 5/2 5/3 6/1 10/0 10/1 10/2 10/4",
            ],
        ),
        pytest.param(
            3,
            9007199254740991,
            [7, 10, 5, 11, 8, 18, 14, 20, 15, 30, 12, 25],
            [
                "1/3 3/2 3/3 5/1 6/0 8/0 8/2 8/4 9/0 9/4 10/3 10/4",
                "0/3 1/1 1/2 2/0 2/1 2/2 4/3 5/3 6/3 6/4 9/2 10/1",
                "0/0 0/2 1/0 2/3 3/4 4/0 4/2 6/2 7/1 7/3 8/1 9/1",
            ],
        ),
    ],
)
def test_pinned_deals(players: int, seed: int, pile: list[int], hands: list[str]) -> None:
    """A stored match is dealt the same for ever, wherever Python runs."""
    table = Table(players=players, seed=seed)
    assert table.match.state.pile == pile
    assert [" ".join(hand) for hand in table.hands] == hands
