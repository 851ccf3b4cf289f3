"""One search for all games: paired worlds and sequential halving.

Every candidate is tried in the same possible worlds and meets the same chance there, so that differences between
candidates are seen with far fewer worlds than the candidates themselves. After each round the worse half may be dropped
(Karnin, Koren, Somekh 2013). Fractions are added with `fsum`: how `sum` rounds them differs from one Python to another.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import fsum
from typing import Any

from musketiere.core.game import Move
from musketiere.core.paired import mean_difference, paired_error
from musketiere.core.rng import Rng
from musketiere.core.search_task import Estimate, SearchTask


def search(
    task: SearchTask[Any], worlds: int, rng: Rng, candidates: Sequence[Move] = (), *, drops: bool = True
) -> Generator[float, None, list[Estimate]]:
    """Compares the candidates of a task, or the legal moves given in their place, the last of them in that many worlds,
    or one for each round if that is more; where nothing `drops`, all of them in all.

    Yields how far it is (0 … 1) after every world; returns the estimates, the best first.
    """
    candidates = candidates or task.candidates
    tried: list[list[Sequence[float]]] = [[] for _ in candidates]
    left = list(range(len(candidates)))
    dropped: list[int] = []
    rounds = max(1, (len(candidates) - 1).bit_length()) if drops else 1
    worlds = max(worlds, rounds)
    done = 0
    for number in range(1, rounds + 1):
        moves = [candidates[at] for at in left]
        while done < worlds * number // rounds:
            for at, outcome in zip(left, task.outcomes(task.world(rng), moves), strict=True):
                tried[at].append(outcome)
            done += 1
            yield done / worlds
        left.sort(key=lambda at: -fsum(outcome[0] for outcome in tried[at]))  # all in the same number of worlds
        if number < rounds:
            half = (len(left) + 1) // 2
            dropped[:0] = left[half:]
            del left[half:]
    best, *others = left + dropped
    rival = others[0] if others else best
    first = _estimate(candidates[best], tried[best], tried[rival], tried[best])
    estimates = [_estimate(candidates[at], tried[at], tried[best], tried[best]) for at in others]
    return [first, *sorted(estimates, key=lambda estimate: -estimate.worth)]


def _estimate(
    move: Move, outcomes: list[Sequence[float]], rivals: list[Sequence[float]], best: list[Sequence[float]]
) -> Estimate:
    """From what a candidate brought, and what the best of the others and the best of all brought in the same worlds."""
    count = len(outcomes)
    worth = fsum(outcome[0] for outcome in best) / len(best) + mean_difference(outcomes, best)
    facts = [fsum(column) / count for column in zip(*(outcome[1:] for outcome in outcomes), strict=True)]
    return Estimate(move, worth, paired_error(outcomes, rivals), count, tuple(facts))
