"""Random matches along the path that a search uses; runs on CPython and inside Pyodide."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from musketiere.core.rng import Rng
from musketiere.games import GAMES

MUSKETIERE: Final = "Musketiere, 4 players"
TABLES: Final = {
    "Musketiere, 2 players": ("musketiere", {"players": 2, "match_end": "games", "match_games": 20}),
    "Musketiere, 3 players": ("musketiere", {"players": 3, "match_end": "games", "match_games": 20}),
    MUSKETIERE: ("musketiere", {"players": 4, "match_end": "games", "match_games": 20}),
    "Four Musketeers, AC": ("four_musketeers", {"storyline": "AC"}),
    "Four Musketeers, KC": ("four_musketeers", {"storyline": "KC"}),
    "Four Musketeers, AS, 3 players": ("four_musketeers", {"storyline": "AS", "players": 3, "match": "single"}),
    "Mousquetaires du Roy, 4 musketeers": ("mousquetaires_du_roy", {}),
    "Mousquetaires du Roy, 5 musketeers": ("mousquetaires_du_roy", {"musketeers": 5}),
}
DEALS: Final = {"musketiere": "game", "four_musketeers": "round", "mousquetaires_du_roy": "turn"}
"""By game: what counts its deals; Mousquetaires du Roy is dealt once, there it is turns."""


def playouts(table: str, seconds: float, seed: int = 1) -> tuple[float, float]:
    """Decisions and deals per second of random play, deals and scorings included."""
    id, given = TABLES[table]
    game = GAMES[id]
    options = game.parse_options(given)
    rng = Rng(seed)
    draw = rng.random
    decisions = deals = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state = game.deal(options, rng, None)
        while state.to_act:
            for seat in tuple(state.to_act):
                legal = state.legal(seat)
                state.apply(seat, legal[int(draw() * len(legal))])
                decisions += 1
        deals += getattr(state, DEALS[id])
    return decisions / elapsed, deals / elapsed
