"""The simple players that strength is measured against are honest: views are all they have, and they keep the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench._matches import decide
from bench.strength.players import PLAIN_SEARCH, player
from bench.strength.simple_players import SIMPLE
from musketiere.core.game import Move
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import VALUE, parse_card
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.view import View
from tests.kit.play import play, start
from tests.musketiere.subject import SUBJECT

SEEDS = st.integers(0, 2**32)
everybody = pytest.mark.parametrize("name", [*SIMPLE, PLAIN_SEARCH])


def move(name: str, view: View, seed: int) -> Move:
    return decide(player(name, MUSKETIERE), view, Rng(seed))[0]


@everybody
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_play_whole_games(name: str, players: int) -> None:
    """`Match` refuses what is not legal."""
    match = start(MUSKETIERE, players, players=players, match_end="single")
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.act_move(seat, move(name, MUSKETIERE.view(match.state, seat), len(match.actions)))
    assert match.winners


@everybody
@settings(max_examples=15)
@given(seed=SEEDS, actions=st.integers(0, 36), player_seed=SEEDS)
def test_what_they_cannot_see_changes_nothing(name: str, seed: int, actions: int, player_seed: int) -> None:
    rng = Rng(seed)
    match = play(SUBJECT.prepare(rng), rng, actions)
    for seat in match.state.to_act:
        other = SUBJECT.disguise(match, seat, Rng(seed + 1))
        if other is not None:
            views = [MUSKETIERE.view(truth.state, seat) for truth in (match, other)]
            assert move(name, views[0], player_seed) == move(name, views[1], player_seed)


@pytest.mark.parametrize(
    ("name", "guard", "card"),
    [
        ("middle", 10, "5/0"),
        ("just-enough", 15, "5/0"),
        ("just-enough", 20, "8/0"),
        ("just-enough", 25, "10/0"),
        ("counting", 15, "3/0"),
        ("counting", 18, "8/0"),
        ("second-lowest", 10, "3/0"),
        ("thumb", 15, "5/0"),
        ("thumb", 18, "3/0"),
        ("all-or-nothing", 18, "10/0"),
        ("all-or-nothing", 25, "1/0"),
        ("by-guard", 5, "10/0"),
        ("by-guard", 30, "1/0"),
    ],
)
def test_they_do_what_they_say(name: str, guard: int, card: str) -> None:
    """Three players in duel 5, one holding 1, 3, 5, 8 and 10."""
    hands = "1/0 3/0 5/0 8/0 10/0 | 4/0 4/1 4/2 4/3 4/4 | 6/0 6/1 6/2 6/3 6/4"
    before = [strength for strength in (8, 11, 14, 20) if strength != guard] + [7]
    guards = " ".join(map(str, [*before[:4], guard]))
    match = Match(MUSKETIERE, position=f"players 3\nduel 5\nguards {guards}\nhands {hands}")
    assert move(name, MUSKETIERE.view(match.state, 0), 1) == parse_card(card)


def test_greedy_takes_the_duel_that_is_certain() -> None:
    """Two players, the last duel but one: 10/4 wins whatever comes, 0/1 does not."""
    match = Match(MUSKETIERE, position="players 2\nduel 8\nguard 4\npay 8/0 7/0 6/0 |\nhands 0/1 10/4 | 5/0 5/1")
    assert VALUE[move("greedy", MUSKETIERE.view(match.state, 0), 1)] == 10
