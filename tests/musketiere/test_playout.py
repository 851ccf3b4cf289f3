"""The fast way to play a game to its end knows the same rules as the engine."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM, TAKE_PRISON, pay_move
from musketiere.games.musketiere.rules import FREE, GEM, PLACES, PLAY_CARD, State
from musketiere.games.musketiere.strategy.playout import CODES, Course, Stones, play_on

SEEDS = st.integers(0, 2**32)


def dealt(players: int, seed: int) -> State:
    """A game whose pay is laid, the highest card of every seat on its first place."""
    state = State.begun(MUSKETIERE.parse_options({"players": players, "match_end": "single"}), Rng(seed), None)
    for seat in range(players):
        cards = sorted(state.hands[seat][:PLACES], reverse=True)
        state.apply(seat, pay_move(cards[0], cards[1], cards[2]))
    return state


def move_of(stones: Stones, state: State, seat: Seat, won: bool) -> Move:
    """What the tables do with a stone, as a move."""
    at, source = stones.choice(tuple(state.stones), seat, won)
    place = (at - PLACES * seat) << 4
    if state.stones[at] != FREE:
        return (FREE_PRISON if won else RETURN_GEM) | place
    return (TAKE_GEM if won else TAKE_PRISON) | place | (CENTRE if source is None else source)


@given(seed=SEEDS, players=st.integers(2, 4), own=st.integers(0, 3))
def test_a_game_ends_as_by_the_rules(seed: int, players: int, own: int) -> None:
    """From every duel on: what each winner and loser does is legal, and the last arrangement is the same."""
    own %= players
    rng = Rng(seed)
    state = dealt(players, seed)
    order = list(range(players))
    rng.shuffle(order)
    stones = Stones(order)
    for hand in state.hands:
        rng.shuffle(hand)
    hands = [hand.copy() for hand in state.hands]
    ends = []
    while state.phase == PLAY_CARD:
        done = state.duel - 1
        course = Course(state.pile[done:9], [[CODES[card] for card in hand[done:]] for hand in hands], own)
        here = stones.number(tuple(state.stones))
        end = play_on(stones, here, course, own, [CODES[card] for card in hands[own][done:]])
        ends.append(stones.rows[end])
        for seat in range(players):
            state.apply(seat, hands[seat][done])
        actor = state.acting
        move = move_of(stones, state, actor, state.duels[-1][4])
        assert move in state.legal(actor)
        state.apply(actor, move)
    assert state.last_game is not None
    assert ends == [state.last_game.stones] * len(ends)


@given(seed=SEEDS, players=st.integers(2, 4))
def test_a_third_gem_ends_it_at_once(seed: int, players: int) -> None:
    """Nothing is played on from an arrangement with three gems (MU-8.1)."""
    stones = Stones(range(players))
    row = [GEM] * PLACES + [FREE] * (PLACES * (players - 1))
    here = stones.number(tuple(row))
    hands = [list(CODES[9 * seat : 9 * seat + 9]) for seat in range(players)]
    course = Course([1] * 9, hands, seed % players)
    assert play_on(stones, here, course, seed % players, hands[seed % players]) == here
