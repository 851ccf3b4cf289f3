"""Bytes and processor time of what a client is answered, early and late in a match of each game; as ratios to what it
costs to tell everything to somebody who joins at that moment."""

from __future__ import annotations

import json
from collections import defaultdict
from statistics import median
from time import process_time
from typing import Any

from _matches import play

from musketiere import bridge
from musketiere.core.match import AnyGame, Match
from musketiere.games import GAMES
from musketiere.requests import HUMAN
from musketiere.session import Session

WINDOW = 25
"""Actions that are measured from the beginning of a match, and as many before its end."""
SEEDS = 3


class Costs:
    """Bytes and milliseconds of the answers to each kind of request."""

    def __init__(self) -> None:
        self.bytes: dict[str, list[int]] = defaultdict(list)
        self.times: dict[str, list[float]] = defaultdict(list)

    def ask(self, what: str, op: str, **body: object) -> Any:
        """Asks and notes the cost; of the answer, what is for the store is no part."""
        request = json.dumps({"op": op, "body": body})
        start = process_time()
        text = bridge.answer(request)
        self.times[what].append((process_time() - start) * 1000)
        answered = json.loads(text)
        assert "error" not in answered["body"], answered
        self.bytes[what].append(len(json.dumps(answered["body"], ensure_ascii=False, separators=(",", ":")).encode()))
        return answered["body"]


def measure(game: AnyGame, seed: int) -> tuple[Costs, Costs]:
    """A match at one device that goes from hand to hand, with a board beside it that shows what all may see."""
    options = game.options_data(game.parse_options({}))
    seats = game.seats(game.parse_options(options))
    match = play(game, options, ["rule_based"] * seats, seed)
    early, late, between = Costs(), Costs(), Costs()
    table = Session(Match(game, match.options, seed), ("a",) * seats, (HUMAN,) * seats, 1)
    between.ask("open", "open", save=table.save()["text"], client="table", seats=[])
    between.ask("open", "follow", client="board", seats=[])
    for number, (seat, move) in enumerate(match.actions):
        left = len(match.actions) - number
        costs = early if number < WINDOW else late if left <= WINDOW else between
        action = game.action_data(game.decode(move))
        costs.ask("in front of the curtain", "follow", client="table", seats=[seat])
        costs.ask("own action", "act", client="table", seat=seat, action=action)
        costs.ask("action of another", "poll", client="board")
        costs.ask("behind the curtain", "follow", client="table", seats=[])
        if costs is not between:
            costs.ask("everything", "follow", client="late", seats=[seat])
            costs.ask("leaving", "leave", client="late")
    return early, late


def main() -> None:
    """Prints medians, and median ratios to the cost of everything."""
    print("| game | answer | when | bytes | to everything | ms | to everything |")
    print("|---|---|---|---|---|---|---|")
    for game in GAMES.values():
        measured = [measure(game, seed) for seed in range(SEEDS)]
        for what in ("everything", "own action", "action of another", "behind the curtain", "in front of the curtain"):
            for when, index in (("early", 0), ("late", 1)):
                size, all_size, time, all_time = (
                    median(value for costs in measured for value in kind(costs[index])[name])
                    for kind in (lambda costs: costs.bytes, lambda costs: costs.times)
                    for name in (what, "everything")
                )
                print(
                    f"| {game.id} | {what} | {when} | {size:,.0f} | {size / all_size:.2f}"
                    f" | {time:.2f} | {time / all_time:.2f} |"
                )


if __name__ == "__main__":
    main()
