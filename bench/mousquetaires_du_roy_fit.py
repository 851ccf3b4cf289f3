"""Mousquetaires du Roy: what every weight does to its side, and how well it is judged who will win.

Plays matches in which each weight of both sides is drawn anew, a bit more or a bit less than it is; all of them tell
about every weight at once. The judgement is fitted to how the same matches went on from the beginning of each turn.
`python3 build.py bench --only mousquetaires_du_roy_fit 1000` plays so many.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import fsum, log, sqrt
from statistics import fmean
from typing import NamedTuple

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY as GAME
from musketiere.games.mousquetaires_du_roy.strategy import milady, team
from musketiere.games.mousquetaires_du_roy.strategy.judgement import EVEN, STEEP, squashed
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.weights import JUDGED, MILADY, TEAM, Weights

MATCHES = 100
FACTOR = 1.35
"""By which a weight is more or less."""
STEPS = 200
LEAST = 1e-6
"""Chances are not taken for smaller."""


class Played(NamedTuple):
    """A match."""

    team_won: bool
    signs: tuple[tuple[int, ...], tuple[int, ...]]
    """Of the team and of Milady, by weight: 1 if it was more, -1 if it was less."""
    levels: tuple[float, ...]
    """How it stood for the team at the beginning of Phase II, turn by turn."""


def drawn(weights: Weights, rng: Rng) -> tuple[Weights, tuple[int, ...]]:
    """Every weight anew."""
    signs = tuple(1 if rng.random() < 0.5 else -1 for _ in weights)
    values = [value * FACTOR**sign for value, sign in zip(weights, signs, strict=True)]
    return Weights(*values)._replace(purse=round(values[Weights._fields.index("purse")])), signs


def play(seed: int) -> Played:
    """A match by the rules of thumb of both sides."""
    rng = Rng(f"weights {seed}")
    (of_team, team_signs), (of_milady, milady_signs) = drawn(TEAM, rng), drawn(MILADY, rng)
    match = Match(GAME, GAME.parse_options({}), seed)
    state, levels, turn = match.state, [], 0
    while state.to_act:
        seat = state.to_act[0]
        world = GAME.sample(GAME.view(state, seat), rng)
        if seat == state.milady:
            match.act_move(seat, milady.ANSWERS[world.asking](world, rng, of_milady))
            continue
        if state.phase == "musketeers" and state.turn != turn:
            turn = state.turn
            levels.append(Prospects(world, JUDGED, open_hands=True).level)
        match.act_move(seat, team.ANSWERS[world.asking](world, seat, of_team))
    return Played(match.state.outcome.reason == "quest", (team_signs, milady_signs), tuple(levels))


def effects(played: Sequence[Played], side: int) -> list[tuple[float, str]]:
    """By weight, how much more often the team wins if it is more than if it is less."""
    found = []
    for at, name in enumerate(Weights._fields):
        more, less = ([one.team_won for one in played if one.signs[side][at] == sign] for sign in (1, -1))
        if more and less:
            found.append((fmean(more) - fmean(less), name))
    return sorted(found)


def loss(moments: Sequence[tuple[float, bool]], judged: Callable[[float], float]) -> float:
    """Log-loss of a judgement."""
    parts = []
    for level, won in moments:
        chance = min(1 - LEAST, max(LEAST, judged(level)))
        parts.append(-log(chance if won else 1 - chance))
    return fsum(parts) / len(parts)


def line(even: float, steep: float, level: float) -> float:
    """The judgement with these two numbers."""
    return squashed(even + steep * level)


def fitted(moments: Sequence[tuple[float, bool]]) -> tuple[float, float]:
    """EVEN and STEEP of the least loss, by ever smaller steps to either side."""
    best, step = (EVEN, STEEP), 0.2
    least = loss(moments, partial(line, *best))
    for _ in range(STEPS):
        even, steep = best
        tries = [(even * (1 + a * step), steep * (1 + b * step)) for a in (-1, 0, 1) for b in (-1, 0, 1)]
        found = min((loss(moments, partial(line, *one)), one) for one in tries)
        if found[0] < least:
            least, best = found
        elif step < LEAST:
            break
        else:
            step /= 2
    return best


def main() -> None:
    """Prints what weights do, then how it is judged."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with ProcessPoolExecutor() as pool:
        played = list(pool.map(play, range(matches), chunksize=4))
    print(f"{matches} matches, the team wins {fmean(one.team_won for one in played):.1%}")
    for side, name in enumerate(("the team", "Milady")):
        print(f"the team wins more often by, where a weight of {name} is more; ± {1.96 / sqrt(matches):.1%}:")
        print("  " + ", ".join(f"{weight} {effect:+.1%}" for effect, weight in effects(played, side)))
    moments = [(level, one.team_won) for one in played for level in one.levels]
    even, steep = fitted(moments)
    share = fmean(won for _, won in moments)
    print(f"{len(moments)} turns, log-loss {loss(moments, partial(line, EVEN, STEEP)):.3f}", end="")
    print(f" (none known: {loss(moments, lambda _: share):.3f}), fitted {even:.2f} {steep:.2f}:", end="")
    print(f" {loss(moments, partial(line, even, steep)):.3f}")


if __name__ == "__main__":
    main()
