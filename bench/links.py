"""Characters of a link to a finished match, and the processor time to expand it."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from statistics import median
from time import process_time
from typing import Any

from _matches import play

from musketiere.core.errors import InvalidLink
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.link import LONGEST, LONGEST_NAME, Link, read

MATCHES = 1_000
AIM = 2_048


def default_options(game: AnyGame, rng: Rng) -> dict[str, Any]:
    """The game as it is offered first, with any number of players."""
    players = next(spec for spec in game.option_specs({}) if spec["id"] == "players")
    return {"players": _drawn(players, rng)}


def random_options(game: AnyGame, rng: Rng) -> dict[str, Any]:
    """Every option drawn, each value as likely as the other."""
    given: dict[str, Any] = {}
    while spec := next((spec for spec in game.option_specs(given) if spec["id"] not in given), None):
        given[str(spec["id"])] = _drawn(spec, rng)
    return given


def _drawn(spec: Any, rng: Rng) -> Any:
    if spec["type"] == "flag":
        return bool(rng.below(2))
    if spec["type"] == "choice":
        return spec["choices"][rng.below(len(spec["choices"]))]
    if spec["type"] == "integer":
        return spec["min"] + rng.below(spec["max"] - spec["min"] + 1)
    numbers = list(spec["default"])
    rng.shuffle(numbers)
    return numbers


OPTIONS = {"default options, any number of players": default_options, "any options": random_options}


def measured(job: tuple[str, str, int]) -> tuple[int, float, int, dict[str, Any]]:
    """Characters, milliseconds to expand, number of actions and options; no characters where the match is too long for
    a link. Names are as long as can be, and all play at random, which takes the most actions."""
    id, kind, seed = job
    game = GAMES[id]
    options = OPTIONS[kind](game, Rng(f"{id} {seed}"))
    seats = game.seats(game.parse_options(options))
    match = play(game, options, ["random"] * seats, seed)
    try:
        code = Link(match, ("rule_based",) * seats, ("N" * LONGEST_NAME,) * seats).code()
    except InvalidLink:
        return 0, 0.0, len(match.actions), options
    start = process_time()
    read(code)
    return len(code), (process_time() - start) * 1000, len(match.actions), options


def main() -> None:
    """Prints a line for each game and kind of options, and the options of the longest match."""
    print(f"{MATCHES:,} finished matches each; aim at most {AIM:,} characters, refused over {LONGEST:,}\n")
    print("| game | options | median | largest | over the aim | too long | expanding: median | largest |")
    print("|---|---|---|---|---|---|---|---|")
    longest = []
    with ProcessPoolExecutor() as pool:
        for id in GAMES:
            for kind in OPTIONS:
                all_ = list(pool.map(measured, [(id, kind, seed) for seed in range(MATCHES)], chunksize=10))
                sizes = [size for size, *_ in all_ if size]
                times = [time for _, time, *_ in all_ if time]
                print(
                    f"| {id} | {kind} | {median(sizes):,.0f} | {max(sizes):,} | {sum(size > AIM for size in sizes)}"
                    f" | {len(all_) - len(sizes)} | {median(times):.1f} ms | {max(times):.0f} ms |",
                    flush=True,
                )
                longest += [max(all_, key=lambda one: one[2])]
    for size, _, actions, options in longest:
        print(f"\nlongest: {actions:,} actions in {size:,} characters, {options}")


if __name__ == "__main__":
    main()
