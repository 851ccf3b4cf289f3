"""How a match goes on in a possible world, by the rules of thumb of both sides, until a horizon."""

from __future__ import annotations

from collections.abc import Callable

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import milady, plans, team
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights


def play_on(world: State, weights: tuple[Weights, Weights], rng: Rng, until: Callable[[State], bool]) -> None:
    """Whoever is asked answers as the rules of thumb have it, which see no more than he may see; `weights`: those of
    the team and Milady's. Who begins is not thought about, nor exchanges beyond those of a plan: that takes half of the
    time, and changes little."""
    while world.to_act and not until(world):
        seat = world.to_act[0]
        if seat == world.milady:
            answer = milady.ANSWERS[world.asking](world, rng, weights[1])
        elif world.asking == "next":
            answer = world.legal(seat)[0]
        elif world.asking == "action":
            answer = plans.best(Tasks(world, weights[0]), world.active, world.actions).move
        else:
            answer = team.ANSWERS[world.asking](world, seat, weights[0])
        world.apply(seat, answer)
