"""What a line of the table measures: deals that are played, each for itself, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from statistics import median
from typing import Final, NamedTuple, TypeAlias

CONFIDENCE: Final = 1.96
"""Standard errors to each side: 95 %."""


class Part(NamedTuple):
    """Of how many, how many were won: matches, hits, duels."""

    won: float
    of: float


class Deal(NamedTuple):
    """What came of one deal, which may have been played several times with the seats turned."""

    parts: Sequence[Part]
    """One for each figure of the line."""
    times: Sequence[float] = ()
    """Milliseconds of processor time of each choice that the player that is measured thought about."""


class Aim(NamedTuple):
    """What a figure shall reach, in per cent or ducats."""

    low: float = -inf
    high: float = inf

    def __str__(self) -> str:
        if self.low == -inf:
            return "–" if self.high == inf else f"≤ {self.high:g}"
        return f"≥ {self.low:g}" if self.high == inf else f"{self.low:g}–{self.high:g}"


class Figure(NamedTuple):
    """A mean with half the width of its 95 % interval."""

    mean: float
    half: float

    def verdict(self, aim: Aim) -> str:
        """Whether the aim is reached; with a question mark where the interval holds the border."""
        reached = aim.low <= self.mean <= aim.high
        sure = all(abs(self.mean - border) > self.half for border in aim)
        return ("yes" if reached else "no") + ("" if sure else "?")


class Line(NamedTuple):
    """A line of the table of aims."""

    name: str
    """Unique; it begins with the id of the game."""
    play: Callable[[int], Deal]
    """Plays the deal with that number."""
    aim: Aim
    before: str = "–"
    """What was measured before there was a search."""
    fair: str = "–"
    """What an equal would reach."""
    matches: int = 24
    """Played unless told otherwise."""
    per_deal: int = 1
    """Matches that a deal is played."""
    unit: str = "%"

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.name.split()[0]


class Gauge(NamedTuple):
    """A line that no matches are played for."""

    name: str
    measure: Callable[[], Sequence[float]]
    """Tells what is held against the aim, and then what is told beside it."""
    tries: int
    """How often it asks."""
    aim: Aim
    unit: str
    beside: str = ""
    """What the further numbers are."""
    before: str = "–"
    fair: str = "–"


AnyLine: TypeAlias = Line | Gauge


def figure(parts: Sequence[Part]) -> Figure:
    """The share of all that were won, its error from how the deals differ: turned seats of one deal are no separate
    evidence."""
    deals = len(parts)
    of = sum(part.of for part in parts)
    if deals < 2 or not of:
        return Figure(0.0 if not of else sum(part.won for part in parts) / of, inf)
    share = sum(part.won for part in parts) / of
    spread = sum((part.won - share * part.of) ** 2 for part in parts)
    if not spread:  # as much as a share of none or all leaves open (Wilson)
        return Figure(share, CONFIDENCE**2 / (of + CONFIDENCE**2))
    return Figure(share, CONFIDENCE * sqrt(spread * deals / (deals - 1)) / of)


def row(line: AnyLine, matches: int, measured: str, verdict: str, time: str) -> str:
    """A line of the table as Markdown."""
    aim = f"{line.aim} {line.unit}" if str(line.aim) != "–" else "–"
    return f"| {line.name} | {matches} | {measured} | {line.fair} | {line.before} | {aim} | {verdict} | {time} |"


HEAD: Final = (
    "| one seat against copies of another player | matches | measured, 95 % | fair | before | aim | reached"
    " | ms a choice |\n|---|---|---|---|---|---|---|---|"
)


def row_of(line: Line, deals: Sequence[Deal]) -> str:
    """What so many deals come to."""
    factor = 100 if line.unit == "%" else 1
    figures = [
        Figure(factor * mean, factor * half)
        for mean, half in (figure(parts) for parts in zip(*(deal.parts for deal in deals), strict=True))
    ]
    times = [time for deal in deals for time in deal.times]
    return row(
        line,
        len(deals) * line.per_deal,
        " · ".join(f"{mean:.1f} ± {half:.1f}" for mean, half in figures) + f" {line.unit}",
        " · ".join(one.verdict(line.aim) for one in figures) if str(line.aim) != "–" else "–",
        f"{median(times):.1f}" if times else "–",
    )
