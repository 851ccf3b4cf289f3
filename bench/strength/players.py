"""Everybody who plays in these matches, by name."""

from __future__ import annotations

from typing import Final

from bench._matches import play_on
from bench.strength.lines import Deal
from bench.strength.plain_search import PlainSearchPlayer
from bench.strength.simple_players import SIMPLE, SimplePlayer
from musketiere.core.match import AnyGame, Match
from musketiere.games import GAMES
from musketiere.players import LEVELS, computer_player
from musketiere.players.player import Player
from musketiere.school.shares import Part

PLAIN_SEARCH: Final = "plain-search"
TOP: Final = LEVELS[-1]
SECOND: Final = LEVELS[-2]
USUAL: Final = "skilled"
"""Who sits opposite if one changes nothing."""


def player(name: str, game: AnyGame) -> Player:
    """The player with that name: one of ours by its id, or one of those that ours are measured against."""
    if name == PLAIN_SEARCH:
        return PlainSearchPlayer()
    return SimplePlayer(SIMPLE[name]) if name in SIMPLE else computer_player(name, game)


def table(own: str, other: str, seat: int, seats: int) -> list[str]:
    """Who sits where when one plays against copies of another."""
    return [own if at == seat else other for at in range(seats)]


def played(game: AnyGame, options: dict[str, object], names: list[str], seed: int) -> tuple[Match, list[list[float]]]:
    """A match between those players, and how long each thought about each choice."""
    match = Match(game, game.parse_options(options), seed)
    return match, play_on(match, [player(name, game) for name in names])


def one_against(id: str, options: dict[str, object], own: str, other: str, number: int) -> Deal:
    """The wins of one against copies of another: the same cards from every seat in turn."""
    game = GAMES[id]
    seats = game.seats(game.parse_options(options))
    won, times = 0.0, []
    for seat in range(seats):
        match, thought = played(game, options, table(own, other, seat, seats), number)
        won += (seat in match.winners) / max(1, len(match.winners))
        times += thought[seat]
    return Deal([Part(won, seats)], times)
