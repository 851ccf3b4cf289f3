"""Four Musketeers against each other: rule-based against random seats, and what each role brings among equals."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

from _matches import one_against_random, play, share

from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS

MATCHES = 1_000
ROUNDS = 2_000
ROLES = {"JS": "Athos", "JH": "Aramis", "JD": "Porthos", "JC": "d'Artagnan"}


def contest(job: tuple[str, int, int]) -> float:
    """One rule-based player among random ones in a survival storyline."""
    storyline, players, seed = job
    return one_against_random(FOUR_MUSKETEERS, {"storyline": storyline, "players": players}, seed)


def points(job: tuple[str, str, int]) -> Counter[str]:
    """What each role brought in one round between four rule-based players, and how it ended."""
    storyline, mode, seed = job
    options = {"storyline": storyline, "mode": mode, "match": "single"}
    counts: Counter[str] = Counter()
    for event in play(FOUR_MUSKETEERS, options, ["rule_based"] * 4, seed).events:
        data: Any = event.data
        if event.type == "round_ended":
            counts[data["ending"]] += 1
        elif event.type == "round_scored":
            for side in data["scores"]:
                for reason in side["reasons"]:
                    counts[reason["role"]] += reason["points"]
                    counts[f"{reason['role']} squared"] += reason["points"] ** 2
    return counts


def main() -> None:
    """Prints win shares, then points by role, with 95 % intervals."""
    with ProcessPoolExecutor() as pool:
        print(f"one rule-based player against random ones, {MATCHES:,} matches each")
        for storyline in ("AC", "KC"):
            for players in (3, 4):
                contests = [(storyline, players, seed) for seed in range(MATCHES)]
                won = sum(pool.map(contest, contests, chunksize=20))
                print(
                    f"{storyline}, {players} players: wins {share(won, MATCHES)} "
                    f"(an equal would win {1 / players:.1%})",
                    flush=True,
                )
        print(f"\nfour rule-based players, points a round, {ROUNDS:,} rounds each")
        for storyline in ("QC", "QS"):
            for mode in ("solo", "team"):
                jobs = [(storyline, mode, seed) for seed in range(ROUNDS)]
                total = sum(pool.map(points, jobs, chunksize=20), Counter[str]())
                means = (f"{name} {mean(total, role)}" for role, name in ROLES.items())
                print(f"{storyline} {mode}: {', '.join(means)}; {total['good'] / ROUNDS:.1%} good endings", flush=True)


def mean(total: Counter[str], role: str) -> str:
    """Points a round of a role."""
    middle = total[role] / ROUNDS
    spread = total[f"{role} squared"] / ROUNDS - middle**2
    return f"{middle:.2f} ± {1.96 * sqrt(spread / ROUNDS):.2f}"


if __name__ == "__main__":
    main()
