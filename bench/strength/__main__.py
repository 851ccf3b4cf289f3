"""How well the computer players play, as a table of aims.

Whole matches, one seat against copies of another player, the same deals from every seat in turn, shares with 95 %
intervals. What was played is kept in `build/strength` as long as the code is the same, so that a long measurement can
be made in pieces: who asks for more matches gets those played that are missing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from os import cpu_count
from time import monotonic

from bench.strength import browser, four_musketeers, mousquetaires_du_roy, musketiere
from bench.strength.lines import HEAD, AnyLine, Gauge, Line, row, row_of
from bench.strength.results import Results


def all_lines() -> Iterator[AnyLine]:
    """The aims in their order, then the ladders of levels."""
    games = (musketiere, four_musketeers, mousquetaires_du_roy)
    for game in games:
        yield from game.lines()
    yield from browser.lines()
    for game in games:
        yield from game.ladder()


def measured(line: AnyLine, matches: int | None, workers: int, end: float) -> str | None:
    """Its row of the table; None if nothing has been played and the time is up."""
    if isinstance(line, Gauge):
        if monotonic() >= end:
            return None
        first, *more = line.measure()
        beside = f", {line.beside}: {', '.join(f'{one:.2f}' for one in more)}" if more else ""
        verdict = "yes" if line.aim.low <= first <= line.aim.high else "no"
        return row(line, line.tries, f"{first:.2f}{beside} {line.unit}", verdict, "–")
    results = play(line, -(-(matches or line.matches) // line.per_deal), workers, end)
    return row_of(line, list(results.deals.values())) if results.deals else None


def play(line: Line, deals: int, workers: int, end: float) -> Results:
    """Plays what is missing of the first deals, as far as the time goes."""
    results = Results(line)
    missing = iter([number for number in range(deals) if number not in results.deals])
    with ProcessPoolExecutor(workers) as pool:
        while monotonic() < end and (numbers := list(islice(missing, workers))):
            for number, deal in zip(numbers, pool.map(line.play, numbers), strict=True):
                results.add(number, deal)
            results.save()
    return results


def main() -> None:
    """Prints the table, a row as soon as it is known."""
    parser = argparse.ArgumentParser(prog="build.py bench --only strength", description=__doc__)
    parser.add_argument(
        "--line", action="append", default=[], help="only lines with this in their name; may be repeated"
    )
    parser.add_argument("--matches", type=int, help="for each line, in place of a few")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no new matches after that")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes")
    given = parser.parse_args()
    end = monotonic() + 60 * given.minutes
    print(HEAD)
    for line in all_lines():
        if not given.line or any(text in line.name for text in given.line):
            told = measured(line, given.matches, given.workers, end)
            if told is not None:
                print(told, flush=True)


if __name__ == "__main__":
    main()
