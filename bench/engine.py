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
from _playouts import MUSKETIERE, TABLES, playouts
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


def pyodide(table: str, seconds: float) -> tuple[float, float]:
    """As `playouts`, inside Pyodide under Node."""
    command = ["node", "bench/_pyodide.mjs", "bench._playouts", "playouts", json.dumps([table, seconds])]
    decisions, deals = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return decisions, deals


def main() -> None:
    """Prints medians and, against what was measured in the same round, median ratios."""
    measured: dict[str, list[float]] = {}
    deals: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        measured.setdefault(YARDSTICK, []).append(open_spiel("goofspiel(num_cards=13,imp_info=True)"))
        measured.setdefault("OpenSpiel python_liars_poker", []).append(open_spiel("python_liars_poker"))
        for table in TABLES:
            for where, measure in (("CPython", playouts), ("Pyodide", pyodide)):
                decisions, dealt = measure(table, SECONDS)
                measured.setdefault(f"{table}, {where}", []).append(decisions)
                deals.setdefault(f"{table}, {where}", []).append(dealt)

    def to(name: str, other: str) -> float:
        return median(a / b for a, b in zip(measured[name], measured[other], strict=True))

    head = f"random play, median of {ROUNDS}"
    print(f"{head:40} decisions/s   deals/s   to goofspiel   to Musketiere   to CPython")
    for name, figures in measured.items():
        line = f"{name:40} {median(figures):11,.0f}"
        if name in deals:
            where = name.rpartition(", ")[2]
            line += (
                f" {median(deals[name]):9,.0f} {to(name, YARDSTICK):14.2f} {to(name, f'{MUSKETIERE}, {where}'):15.2f}"
            )
            line += f" {to(name, name.replace(where, 'CPython')):11.2f}"
        print(line)


if __name__ == "__main__":
    main()
