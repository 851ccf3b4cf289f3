"""How well the rule-based player does against random ones, and what games of Musketiere look like."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.options import Options
from musketiere.players import PLAYERS

MATCHES = 2_000


def play(players: int, seats: tuple[str, ...], seed: int) -> Match:
    """A whole match with the default options between computer players."""
    match = Match(MUSKETIERE, Options(players=players), seed)
    rng = Rng(f"players {seed}")
    while match.state.to_act:
        seat = match.state.to_act[0]
        thought = PLAYERS[seats[seat]](MUSKETIERE).think(MUSKETIERE.view(match.state, seat), rng)
        try:
            while True:
                next(thought)
        except StopIteration as decided:
            match.act_move(seat, decided.value)
    return match


def one_against_random(job: tuple[int, int]) -> float:
    """The share of the win of one rule-based player among random ones, its seat going round."""
    players, seed = job
    own = seed % players
    seats = tuple("rule_based" if seat == own else "random" for seat in range(players))
    winners = play(players, seats, seed).state.outcome.winners
    return (own in winners) / len(winners)


def shape(job: tuple[int, str, int]) -> Counter[str]:
    """What happened in one match among equals."""
    players, level, seed = job
    counts: Counter[str] = Counter()
    for event in play(players, (level,) * players, seed).events:
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
            share = sum(pool.map(one_against_random, jobs, chunksize=50)) / MATCHES
            half = 1.96 * sqrt(share * (1 - share) / MATCHES)
            print(f"{players} players: wins {share:.1%} ± {half:.1%} (an equal would win {1 / players:.1%})")
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
