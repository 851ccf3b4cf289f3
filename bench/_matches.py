"""Whole matches between computer players, and how sure a share is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.players import PLAYERS


def play(game: AnyGame, options: Mapping[str, object], levels: Sequence[str], seed: int) -> Match:
    """A match in which every seat is played by its level."""
    match = Match(game, game.parse_options(options), seed)
    rng = Rng(f"players {seed}")
    while match.state.to_act:
        seat = match.state.to_act[0]
        thought = PLAYERS[levels[seat]](game).think(game.view(match.state, seat), rng)
        try:
            while True:
                next(thought)
        except StopIteration as decided:
            match.act_move(seat, decided.value)
    return match


def one_against_random(game: AnyGame, options: Mapping[str, object], seed: int) -> float:
    """The share of the win of one rule-based player among random ones, its seat going round."""
    seats = game.seats(game.parse_options(options))
    own = seed % seats
    levels = ["rule_based" if seat == own else "random" for seat in range(seats)]
    winners: tuple[int, ...] = play(game, options, levels, seed).state.outcome.winners
    return (own in winners) / len(winners)


def share(won: float, of: int) -> str:
    """A share with its 95 % interval."""
    part = won / of
    return f"{part:6.1%} ± {1.96 * sqrt(part * (1 - part) / of):.1%}"
