"""The lines about time: the best player in Pyodide under Node, as it thinks in a browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from functools import partial
from statistics import quantiles
from typing import Final

from bench.strength.lines import Aim, Gauge
from bench.strength.players import TOP

TABLES: Final[tuple[tuple[str, Mapping[str, object], float], ...]] = (
    ("musketiere", {"players": 4}, 150),
    ("four_musketeers", {"storyline": "AC"}, 150),
    ("four_musketeers", {"storyline": "QS"}, 150),
    ("mousquetaires_du_roy", {}, 400),
)
"""Game, options, and what the median shall be at most, in milliseconds."""
CHOICES: Final = 40


def in_pyodide(id: str, options: Mapping[str, object]) -> tuple[float, ...]:
    """The median of some choices, and what nine of ten take at most; milliseconds."""
    arguments = json.dumps([id, options, TOP, CHOICES])
    command = ["node", "bench/_pyodide.mjs", "bench.strength.thinking", "thinking", arguments]
    times = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    tenths = quantiles(times, n=10)
    return tenths[4], tenths[8]


def lines() -> Iterator[Gauge]:
    """In the order of the aims."""
    for id, options, most in TABLES:
        told = ", ".join(map(str, options.values()))
        name = f"{id} choice at {TOP} in Pyodide" + (f" ({told})" if told else "")
        yield Gauge(name, partial(in_pyodide, id, options), CHOICES, Aim(high=most), "ms", "90 %")
