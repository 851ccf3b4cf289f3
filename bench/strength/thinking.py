"""How long a player thinks about a choice; runs inside Pyodide under Node."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bench._matches import decide
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.players import computer_player

EVERY = 7
"""One choice of so many is thought about, so that all stages of a match are met; rule-based players play it."""


def thinking(
    id: str, options: Mapping[str, object], level: str, choices: int, clock: Callable[[], float]
) -> list[float]:
    """Milliseconds of that many choices that are thought about, by a clock of milliseconds."""
    game = GAMES[id]
    rule_based, player = computer_player("rule_based", game), computer_player(level, game)
    times: list[float] = []
    seed = met = 0
    while len(times) < choices:
        match, rng = Match(game, game.parse_options(options), seed), Rng(seed)
        while match.state.to_act and len(times) < choices:
            seat = match.state.to_act[0]
            view = game.view(match.state, seat)
            if len(match.state.legal(seat)) > 1:
                met += 1
                if met % EVERY == 0:
                    start = clock()
                    _, slices = decide(player, view, Rng(met))
                    if slices > 1:
                        times.append(clock() - start)
            match.act_move(seat, decide(rule_based, view, rng)[0])
        seed += 1
    return times
