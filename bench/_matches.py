"""Whole matches between computer players, and how sure a share is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from time import process_time
from typing import Any

from musketiere.core.game import Move
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.players import computer_player
from musketiere.players.player import Player


def play(game: AnyGame, options: Mapping[str, object], levels: Sequence[str], seed: int) -> Match:
    """A match in which every seat is played by its level."""
    match = Match(game, game.parse_options(options), seed)
    play_on(match, [computer_player(level, game) for level in levels])
    return match


def play_on(match: Match, players: Sequence[Player]) -> list[list[float]]:
    """Plays a match to its end; by seat, the processor time in milliseconds of each choice that was thought about: what
    is decided at once, as the links of a chain that was planned before, would make all look short.

    Each player draws from a stream of its own: how another one thinks changes nothing of what it draws.
    """
    streams = [Rng(f"player {match.seed} {seat}") for seat in range(len(players))]
    times: list[list[float]] = [[] for _ in players]
    while match.state.to_act:
        seat = match.state.to_act[0]
        start = process_time()
        move, slices = decide(players[seat], match.game.view(match.state, seat), streams[seat])
        if slices > 1:
            times[seat].append(1000 * (process_time() - start))
        match.act_move(seat, move)
    return times


def decide(player: Player, view: Any, rng: Rng) -> tuple[Move, int]:
    """What a player chooses, thinking without a pause, and in how many slices it has thought."""
    thought = player.think(view, rng)
    slices = 0
    try:
        while True:
            next(thought)
            slices += 1
    except StopIteration as decided:
        return decided.value, slices


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
