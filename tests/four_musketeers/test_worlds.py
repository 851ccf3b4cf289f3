"""Possible worlds: states that agree with what a player knows, and players who know no more (FM-20.19)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import NAME
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.table import Table
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("FM-20.19")
@given(seed=SEEDS)
def test_every_possible_world_shows_its_player_the_same(seed: int) -> None:
    """What a computer player imagines agrees with its view."""
    table, rng = Table(seed=seed, **some_options(Rng(seed))), Rng(seed)
    for _ in range(3):
        play(table.match, rng, 12)
        for player in (None, *table.players):
            view = FOUR_MUSKETEERS.view(table.match.state, player)
            assert FOUR_MUSKETEERS.view(FOUR_MUSKETEERS.sample(view, rng), player) == view


@pytest.mark.clause("FM-4.2", "FM-20.14", "FM-20.19")
@given(seed=SEEDS)
def test_no_possible_world_has_a_card_where_it_cannot_be(seed: int) -> None:
    """What was seen in the first hand went under the random deck, whose old cards stay on top."""
    table = Table(seed=seed % 99, match="target", target=20)
    for _ in range(seed % 6):
        table.do(next(name for name in table.legal(table.match.state.to_act[0]) if "shadow" in name))
    while table.view()["hand"] == 1:
        old = table.random.split()
        table.do(table.legal(table.match.state.to_act[0])[0])
    for player in (None, *table.players):
        view = FOUR_MUSKETEERS.view(table.match.state, player)
        seen = {strike["card"] for fight in table.view(player)["fights"] for strike in fight["strikes"]}
        world = FOUR_MUSKETEERS.sample(view, Rng(seed))
        assert not seen & {NAME[card] for card in world.random[: len(old)]}
        assert view.older
        assert FOUR_MUSKETEERS.view(world, player) == view


@pytest.mark.clause("FM-4.2", "FM-20.14")
def test_old_cards_of_the_random_deck_are_counted_until_the_last_is_turned() -> None:
    table = Table(seed=3, match="target", target=20)

    def strike(*, shadow: bool) -> None:
        legal = table.legal(table.match.state.to_act[0])
        table.do(next(name for name in legal if not shadow or "shadow" in name))

    while table.view()["hand"] == 1:
        strike(shadow=False)
    for left in range(8, 0, -1):
        assert [count for _, count, _ in FOUR_MUSKETEERS.view(table.match.state, None).older] == [left]
        strike(shadow=True)
    assert FOUR_MUSKETEERS.view(table.match.state, None).older == ()


@pytest.mark.clause("FM-20.19")
def test_what_a_player_cannot_see_lies_otherwise_in_another_world() -> None:
    view = FOUR_MUSKETEERS.view(Table(seed=1).match.state, 0)
    worlds = [FOUR_MUSKETEERS.sample(view, Rng(seed)) for seed in range(4)]
    assert len({tuple(world.hands[1]) for world in worlds}) == len(worlds)
    assert len({tuple(world.random) for world in worlds}) == len(worlds)


@pytest.mark.clause("FM-20.19")
@given(seed=SEEDS)
def test_a_computer_player_decides_the_same_for_any_hidden_cards(seed: int) -> None:
    """What it is given is the view of its player, and that does not tell two deals apart."""
    own = "starter 0;in_hand 5;hands 5S 6S"
    moves = set()
    for hidden in ("| 3S 3H | 4S 4H | 7S 7H;random 8S 8H", "| 9S 9H | 10S 10H | 8D 8C;random 3D 3C"):
        table = Table(f"{own} {hidden}")
        moves.add(FOUR_MUSKETEERS.suggest(FOUR_MUSKETEERS.view(table.match.state, 0), Rng(seed)))
    assert len(moves) == 1
