"""The lines of Musketiere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final

from bench.strength.lines import Aim, AnyLine, Deal, Gauge, Line
from bench.strength.players import PLAIN_SEARCH, SECOND, TOP, USUAL, one_against, played
from bench.strength.reduced_game import best_response
from bench.strength.reduced_player import as_played
from bench.strength.simple_players import SIMPLE
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.players import LEVELS
from musketiere.school.shares import Part

PLAYERS: Final = (2, 3, 4)
FAIR: Final = {2: "50 %", 3: "33 %", 4: "25 %"}
OPENING: Final = 4
"""Duels of a game that are told by number."""
ASKS: Final = 10
"""How often the player is asked at everything that it can know in the reduced game."""


def duels(players: int, level: str, number: int) -> Deal:
    """Of each of the first duels, how many are won in a match between equals."""
    match, times = played(MUSKETIERE, {"players": players}, [level] * players, number)
    fought = [[0, 0] for _ in range(OPENING)]
    for event in match.events:
        data: Any = event.data
        if event.type == "duel_decided" and data["duel"] <= OPENING:
            fought[data["duel"] - 1][0] += data["won"]
            fought[data["duel"] - 1][1] += 1
    return Deal([Part(won, of) for won, of in fought], times[0])


def reduced(level: str) -> tuple[float]:
    """What a best response wins in a deal of the reduced game, in ducats."""
    return (best_response(as_played(MUSKETIERE.skills[level], ASKS))[0],)


def _against(own: str, other: str, lowest: tuple[float, ...], before: tuple[str, ...] = ("–",) * 3) -> Iterator[Line]:
    for players, low, was in zip(PLAYERS, lowest, before, strict=True):
        play = partial(one_against, MUSKETIERE.id, {"players": players}, own, other)
        name = f"musketiere {own} against {other}, {players} players"
        yield Line(name, play, Aim(low), was, FAIR[players], 12, players)


def lines() -> Iterator[AnyLine]:
    """In the order of the aims."""
    for simple in SIMPLE:
        yield from _against(SECOND, simple, (60, 45, 35), ("38 %", "11 %", "6 %"))
    yield from _against(TOP, "rule_based", (78, 62, 55))
    for simple in SIMPLE:
        yield from _against(TOP, simple, (85, 60, 55))
    yield from _against(TOP, PLAIN_SEARCH, (52, 36, 28))
    for players, was in ((3, "4 %"), (4, "3 %")):
        play = partial(duels, players, USUAL)
        yield Line(f"musketiere {USUAL}, duels 1 to 4 won, {players} players", play, Aim(25, 60), was)
    yield Gauge(
        f"musketiere {TOP}, reduced game: what a best response wins",
        partial(reduced, TOP),
        ASKS,
        Aim(high=0.1),
        "ducats",
        fair="1.15 (uniform)",
    )


def ladder() -> Iterator[Line]:
    """Each level against the one below it."""
    for below, level in pairwise(LEVELS):
        play = partial(one_against, MUSKETIERE.id, {"players": 3}, level, below)
        yield Line(f"musketiere ladder: {level} against {below}, 3 players", play, Aim(40), "–", FAIR[3], per_deal=3)
