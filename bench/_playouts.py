"""Random whole games along the path that a search uses; runs on CPython and inside Pyodide."""

from __future__ import annotations

from time import perf_counter

from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.options import Options


def musketiere(players: int, seconds: float, seed: int = 1) -> tuple[float, float]:
    """Decisions and games per second of random play, deals and scorings included."""
    options = Options(players=players, match_end="games", match_games=20)
    rng = Rng(seed)
    draw = rng.random
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state = MUSKETIERE.deal(options, rng)
        while state.to_act:
            for seat in tuple(state.to_act):
                legal = state.legal(seat)
                state.apply(seat, legal[int(draw() * len(legal))])
                decisions += 1
        games += state.game
    return decisions / elapsed, games / elapsed
