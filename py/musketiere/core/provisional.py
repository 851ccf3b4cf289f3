"""TEMPORARY: a search task that tries every legal move and asks nothing of it. Goes when every game has its own."""

from musketiere.core.search_task import Skill

SKILLS = {"novice": Skill(8), "casual": Skill(16), "skilled": Skill(32), "master": Skill(64)}


class Task:
    unit = "points"

    def __init__(self, game, view, rng):
        self.game, self.view = game, view
        seat = next(v for k in ("seat", "player") if (v := getattr(view, k, None)) is not None)
        self.seat = seat
        legal = game.sample(view, rng).legal(seat)
        best = game.suggest(view, rng)
        self.candidates = [best, *[m for m in list(legal)[:7] if m != best]]

    def world(self, rng):
        return rng.random()

    def outcomes(self, world, candidates):
        return [[world - 0.1 * (self.candidates.index(c) if c in self.candidates else 9)] for c in candidates]

    def reasons(self, estimate, others):
        return []


def task_for(name):
    from musketiere.games import GAMES

    return lambda view, skill, character, rng: Task(GAMES[name], view, rng)


def chances(view):
    n = getattr(view, "players", None) or getattr(getattr(view, "options", None), "players", 2) or 2
    return (1 / n,) * n
