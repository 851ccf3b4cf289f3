"""Processor time of an action with what is stored after it, early and late in the longest of some matches of each game:
as a ratio of the one to the other, and to what it takes to write the whole record anew."""

from __future__ import annotations

import json
from statistics import median
from time import process_time

from _matches import play
from links import random_options

from musketiere import bridge
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.requests import HUMAN
from musketiere.session import Session

MATCHES = 40
EARLY, WINDOW = 10, 25
"""The first action that is measured, and how many from there; as many before the end."""
LONGEST = 3_000
"""Actions of a match that are played."""


def longest(game: AnyGame) -> Match:
    """Of some matches that are played at random, by any options."""
    matches = []
    for seed in range(MATCHES):
        options = random_options(game, Rng(f"{game.id} {seed}"))
        seats = game.seats(game.parse_options(options))
        matches.append(play(game, options, ["random"] * seats, seed))
    return max(matches, key=lambda match: len(match.actions))


def measure(match: Match) -> tuple[int, list[float], list[float], float]:
    """Actions that were played, milliseconds of answers early and late, and of writing all anew at the end."""
    game = match.game
    seats: int = game.seats(match.options)
    table = Session(Match(game, match.options, match.seed), ("a",) * seats, (HUMAN,) * seats, 1)
    ask("open", save=table.save()["text"], client="table", seats=[])
    times = []
    for seat, move in match.actions[:LONGEST]:
        ask("follow", client="table", seats=[seat])
        times.append(ask("act", client="table", seat=seat, action=game.action_data(game.decode(move))))
        ask("follow", client="table", seats=[])
    again = Match(game, match.options, match.seed)
    for seat, move in match.actions[:LONGEST]:
        again.act_move(seat, move)
    whole = Session(again, table.names, table.controllers, 1)
    start = process_time()
    whole.save()
    return len(times), times[EARLY : EARLY + WINDOW], times[-WINDOW:], (process_time() - start) * 1000


def ask(op: str, **body: object) -> float:
    """Milliseconds of an answer."""
    request = json.dumps({"op": op, "body": body})
    start = process_time()
    answer = bridge.answer(request)
    time = (process_time() - start) * 1000
    assert not answer.startswith('{"body":{"error"'), answer
    return time


def main() -> None:
    """Prints a line for each game."""
    print("| game | actions | early | late | to early | whole record anew | late to that |")
    print("|---|---|---|---|---|---|---|")
    for game in GAMES.values():
        count, early_times, late_times, anew = measure(longest(game))
        early, late = median(early_times), median(late_times)
        print(
            f"| {game.id} | {count:,} | {early:.2f} ms | {late:.2f} ms | {late / early:.1f}"
            f" | {anew:.2f} ms | {late / anew:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
