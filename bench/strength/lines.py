"""What a line of the table measures: deals that are played, each for itself, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from statistics import median
from typing import Final, NamedTuple, TypeAlias

from musketiere.school.shares import Figure, Part, figure


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

    def verdict(self, figure: Figure) -> str:
        """Whether it is reached; with a question mark where the interval holds the border."""
        reached = self.low <= figure.mean <= self.high
        sure = all(abs(figure.mean - border) > figure.half for border in self)
        return ("yes" if reached else "no") + ("" if sure else "?")

    def __str__(self) -> str:
        if self.low == -inf:
            return "–" if self.high == inf else f"≤ {self.high:g}"
        return f"≥ {self.low:g}" if self.high == inf else f"{self.low:g}–{self.high:g}"


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
        " · ".join(line.aim.verdict(one) for one in figures) if str(line.aim) != "–" else "–",
        f"{median(times):.1f}" if times else "–",
    )
