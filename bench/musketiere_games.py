"""How well the rule-based player does against random ones, and what games of Musketiere look like."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from _matches import one_against_random, play, share

from musketiere.games.musketiere.game import MUSKETIERE

MATCHES = 2_000


def contest(job: tuple[int, int]) -> float:
    """One rule-based player among random ones."""
    players, seed = job
    return one_against_random(MUSKETIERE, {"players": players}, seed)


def shape(job: tuple[int, str, int]) -> Counter[str]:
    """What happened in one match among equals."""
    players, level, seed = job
    counts: Counter[str] = Counter()
    for event in play(MUSKETIERE, {"players": players}, [level] * players, seed).events:
        if event.type == "duel_decided":
            counts["duels"] += 1
            counts["won"] += bool(event.data["won"])
        elif event.type == "game_ended":
            counts["games"] += 1
            counts["three_gems"] += event.data["reason"] == "three_gems"
    return counts


def main() -> None:
    """Prints win shares with 95 % intervals, then shares of duels and games."""
    with ProcessPoolExecutor() as pool:
        print(f"one rule-based player against random ones, {MATCHES:,} matches each")
        for players in (2, 3, 4):
            jobs = [(players, seed) for seed in range(MATCHES)]
            won = sum(pool.map(contest, jobs, chunksize=50))
            print(f"{players} players: wins {share(won, MATCHES)} (an equal would win {1 / players:.1%})")
        print("\nthe default guard deck, matches to 100")
        for level in ("random", "rule_based"):
            for players in (2, 3, 4):
                matches = MATCHES if level == "random" else MATCHES // 4
                jobs_of = [(players, level, seed) for seed in range(matches)]
                total = sum(pool.map(shape, jobs_of, chunksize=25), Counter[str]())
                print(
                    f"{players} {level:10} players: {total['won'] / total['duels']:.1%} of duels won, "
                    f"{total['games'] / matches:.2f} games a match, "
                    f"{total['three_gems'] / total['games']:.1%} of games ended by three gems"
                )


if __name__ == "__main__":
    main()
