"""How often rule-based players win the solitaires of Four Musketeers, by layout and prepopped lifelines."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from _matches import play, share

from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS

ROUNDS = 2_000


def wins(job: tuple[str, int, int, str, int]) -> bool:
    """Whether one round is won, with a player at every seat and the default settings but for `prepopped`."""
    storyline, layout, prepopped, level, seed = job
    options = {"storyline": storyline, "players": layout, "match": "single", "prepopped": prepopped}
    return bool(play(FOUR_MUSKETEERS, options, [level] * layout, seed).state.outcome.winners)


def main() -> None:
    """Prints win shares with 95 % intervals."""
    with ProcessPoolExecutor() as pool:
        print(f"rounds won by a player at every seat, {ROUNDS:,} rounds each")
        for level in ("rule_based", "random"):
            for storyline in ("AS", "KS"):
                for layout in (4, 3):
                    for prepopped in range(4):
                        jobs = [(storyline, layout, prepopped, level, seed) for seed in range(ROUNDS)]
                        won = sum(pool.map(wins, jobs, chunksize=25))
                        print(
                            f"{storyline} {layout}-layout, prepopped {prepopped}, {level:10}: {share(won, ROUNDS)}",
                            flush=True,
                        )


if __name__ == "__main__":
    main()
