"""Decisions per second of random play: our engine on CPython and in Pyodide beside OpenSpiel, in turns in one run."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import pyspiel
from _playouts import musketiere
from open_spiel.python.games import liars_poker as _registers_liars_poker  # noqa: F401

ROUNDS = 5
SECONDS = 1.5
YARDSTICK = "OpenSpiel goofspiel (C++)"


def open_spiel(name: str) -> float:
    """Decisions per second of an OpenSpiel game that is driven from Python."""
    game = pyspiel.load_game(name)
    draw = random.Random(1).random
    decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += _step(state, draw)
    return decisions / elapsed


def _step(state: Any, draw: Callable[[], float]) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(draw() * len(outcomes))][0])
        return 0
    if state.is_simultaneous_node():
        choices = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([legal[int(draw() * len(legal))] for legal in choices])
        return len(choices)
    legal = state.legal_actions()
    state.apply_action(legal[int(draw() * len(legal))])
    return 1


def pyodide(players: int) -> tuple[float, float]:
    """As `musketiere`, inside Pyodide under Node."""
    command = ["node", "bench/_pyodide.mjs", str(players), str(SECONDS)]
    decisions, games = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return decisions, games


def main() -> None:
    """Prints medians and, against the yardstick of the same round, median ratios."""
    measured: dict[str, list[float]] = {}
    games: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        measured.setdefault(YARDSTICK, []).append(open_spiel("goofspiel(num_cards=13,imp_info=True)"))
        measured.setdefault("OpenSpiel python_liars_poker", []).append(open_spiel("python_liars_poker"))
        for players in (2, 3, 4):
            for where, measure in (("CPython", lambda n: musketiere(n, SECONDS)), ("Pyodide", pyodide)):
                name = f"Musketiere, {players} players, {where}"
                decisions, whole = measure(players)
                measured.setdefault(name, []).append(decisions)
                games.setdefault(name, []).append(whole)
    print(f"{'random play, median of ' + str(ROUNDS):40} decisions/s   games/s   to goofspiel   Pyodide to CPython")
    for name, figures in measured.items():
        ratio = median(a / b for a, b in zip(figures, measured[YARDSTICK], strict=True))
        whole = f"{median(games[name]):9,.0f}" if name in games else " " * 9
        line = f"{name:40} {median(figures):11,.0f} {whole} {ratio:14.2f}"
        if name.endswith("Pyodide"):
            native = measured[name.replace("Pyodide", "CPython")]
            line += f" {median(a / b for a, b in zip(figures, native, strict=True)):20.2f}"
        print(line)


if __name__ == "__main__":
    main()
