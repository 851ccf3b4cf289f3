"""Mousquetaires du Roy: which side wins, how long matches are and how they end, how long a computer thinks."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import median
from time import process_time

from _matches import play, share

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY as GAME

MATCHES = 2_000
OTHERS = 500
"""Matches against the automatic Milady, and against players at random."""
TIMED = 20


def ending(options: Mapping[str, object], levels: Sequence[str], seed: int) -> tuple[str, int, int]:
    """Why a match ended, after how many turns and actions."""
    match = play(GAME, options, levels, seed)
    return match.state.outcome.reason, match.state.turn, len(match.actions)


def report(
    pool: ProcessPoolExecutor, name: str, options: Mapping[str, object], levels: Sequence[str], matches: int
) -> None:
    """Prints a line about so many matches."""
    played = list(pool.map(partial(ending, options, levels), range(matches), chunksize=10))
    turns = sorted(turns for _, turns, _ in played)
    reasons = Counter(reason for reason, *_ in played)
    low, high = turns[matches // 20], turns[-1 - matches // 20]
    print(
        f"| {name} | {matches:,} | {share(reasons['quest'], matches)} | {low}, {median(turns):.0f}, {high}"
        f" | {', '.join(f'{reason} {count / matches:.1%}' for reason, count in reasons.most_common())}"
        f" | {turns[-1]} turns, {max(actions for *_, actions in played):,} actions |",
        flush=True,
    )


def thinking(musketeers: int) -> None:
    """Prints processor time of the rule-based player: for a decision, and for all that a seat decides in one turn."""
    decisions: list[float] = []
    turns: defaultdict[tuple[int, int, int], float] = defaultdict(float)
    for seed in range(TIMED):
        match = Match(GAME, GAME.parse_options({"musketeers": musketeers}), seed)
        rng = Rng(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            start = process_time()
            move = GAME.suggest(GAME.view(match.state, seat), rng)
            decisions.append(1000 * (process_time() - start))
            turns[seed, match.state.turn, seat] += decisions[-1]
            match.act_move(seat, move)
    for who, seat in (("the team", 0), ("Milady", 1)):
        times = [time for (*_, at), time in turns.items() if at == seat]
        print(f"{musketeers} Musketeers, a turn of {who}: {median(times):.0f} ms, at most {max(times):.0f} ms")
    print(f"{musketeers} Musketeers, a decision: {median(decisions):.2f} ms, at most {max(decisions):.0f} ms")


def main() -> None:
    """Prints a table of win shares of the Musketeers with 95 % intervals, then times."""
    both, team = ["rule_based", "rule_based"], ["rule_based"]
    with ProcessPoolExecutor() as pool:
        print("| Musketeers | matches | they win | turns: 5 %, median, 95 % | endings | longest |")
        print("|---|---|---|---|---|---|")
        for number in (4, 3, 5):
            report(pool, str(number), {"musketeers": number}, both, MATCHES)
        for level in ("easy", "normal", "hard"):
            automatic = {"milady": "automatic", "auto_level": level}
            report(pool, f"4, automatic Milady, {level}", automatic, team, OTHERS)
        report(pool, "4, Milady at random", {}, ["rule_based", "random"], OTHERS)
        report(pool, "4 at random", {}, ["random", "rule_based"], OTHERS)
    print()
    for number in (3, 4, 5):
        thinking(number)


if __name__ == "__main__":
    main()
