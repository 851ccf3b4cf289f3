"""Tournaments of `rule_based` against the five-line player: matches a second of processor time, here and in Pyodide,
and what a decision in a process of its own costs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import musketiere
from musketiere.requests import EXTERNAL
from musketiere.school.allowance import Limits
from musketiere.school.host import Here
from musketiere.school.plan import Entrant, plan
from musketiere.school.process import Apart
from musketiere.school.source import Source
from musketiere.school.tournament import Hosted, Tournament

DEALS = 10
SHORTEST = {
    "musketiere": ("middle_card", {"players": 2}),
    "four_musketeers": ("middle_card", {"players": 2}),
    "mousquetaires_du_roy": ("first_things_first", {}),
}
"""By game: its shortest example, and options for two."""


def milliseconds() -> float:
    """Of processor time."""
    return 1000 * process_time()


def measured(game: str, clock: Callable[[], float] = milliseconds) -> tuple[float, float]:
    """Matches a second, and milliseconds of a decision of the five lines, in this process."""
    source = shortest(game)
    start = clock()
    tournament = played(game, Here(source, clock), clock)
    return 1000 * tournament.plan.matches / (clock() - start), tournament.lines()[0].seconds


def apart(game: str) -> float:
    """Milliseconds of a decision of the five lines in a process of its own, by the clock on the wall."""
    player = Apart(shortest(game), Limits(60, 600), perf_counter)
    try:
        return 1000 * played(game, player, perf_counter).lines()[0].seconds
    finally:
        player.end()


def shortest(game: str) -> Source:
    """The five lines."""
    name = f"{SHORTEST[game][0]}.py"
    path = Path(musketiere.__path__[0]) / "school" / "examples" / game / name
    return Source(path.read_text("utf-8"), name)


def played(game: str, player: Hosted, clock: Callable[[], float]) -> Tournament:
    """The tournament."""
    entrants = [Entrant("mine.py", EXTERNAL), Entrant("rule_based", "rule_based")]
    tournament = Tournament(plan(game, SHORTEST[game][1], entrants, DEALS, 1844), clock)
    for _ in tournament.steps({0: player}):
        pass
    assert not tournament.lines()[0].faults
    return tournament


def in_pyodide(game: str) -> tuple[float, float]:
    """As `measured`, in Pyodide under Node."""
    command = ["node", "bench/_pyodide.mjs", "bench.school", "measured", json.dumps([game])]
    matches, decision = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return matches, decision


def main() -> None:
    """Prints the table."""
    print("| game | matches a second | in Pyodide | ms a decision | in a process of its own | in Pyodide |")
    print("|---|---|---|---|---|---|")
    for game in SHORTEST:
        here, decision = measured(game)
        there, slower = in_pyodide(game)
        print(f"| {game} | {here:.1f} | {there:.1f} | {decision:.2f} | {apart(game):.2f} | {slower:.2f} |", flush=True)


if __name__ == "__main__":
    main()
