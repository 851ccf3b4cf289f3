"""What the end of a game is worth to a seat, as the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from musketiere.core.game import Seat
from musketiere.games.musketiere.rules import WORTH
from musketiere.games.musketiere.view import View

MODE = "chance"
SCALE = {2: 7.0, 3: 7.0, 4: 7.0}
PER_GAME = 22
EVEN = 0.0


class Standing:
    def __init__(self, view: View, seat: Seat) -> None:
        players = view.options.players
        self.seat = seat
        self.totals = view.totals
        options = view.options
        self.target = options.target_score if options.match_end == "target" else 0
        self.games_left = (
            0 if options.match_end != "games" else max(0, options.match_games - view.game)
        )
        standing = [
            view.totals[at] + sum(6 * WORTH[view.stones[i]] for i in range(3 * at, 3 * at + 3)) for at in range(players)
        ]
        self.order = tuple(sorted(range(players), key=lambda at: (-standing[at], at)))
        shares = [0 if at == seat else 2 if standing[at] == max(standing) else 1 for at in range(players)]
        self.weights = [1.0 if at == seat else -shares[at] / sum(shares) for at in range(players)]
        self.powers: dict[int, list[float]] = {}

    def worth(self, scores: Sequence[int]) -> float:
        if MODE == "ducats":
            made = 0.0
            for weight, score in zip(self.weights, scores):
                made += weight * score
            return made
        totals = [before + score for before, score in zip(self.totals, scores)]
        best = max(totals)
        if self.target:
            left = 0 if best >= self.target else -(-(self.target - best) // PER_GAME)
        else:
            left = self.games_left
        chance = 0.0
        if left == 0:
            chance = (totals[self.seat] == best) / totals.count(best)
        if left or EVEN:
            powers = self.powers.get(left) or self._fill(left)
            whole = 0.0
            for total in totals:
                whole += powers[best - total]
            soft = powers[best - totals[self.seat]] / whole
            chance = soft if left else EVEN * soft + (1 - EVEN) * chance
        return 100 * chance

    def _fill(self, left: int) -> list[float]:
        scale = SCALE[len(self.totals)]
        var = max(left, 1) * scale * scale
        root = scale
        for _ in range(20):
            root = (root + var / root) / 2
        ratio = 1 / (1 + 1 / root + 1 / (2 * root * root))
        made = [1.0]
        for _ in range(400):
            made.append(made[-1] * ratio)
        self.powers[left] = made
        return made
