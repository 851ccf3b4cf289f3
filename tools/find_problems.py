"""Plays matches and prints positions in which one choice is clearly better, and a rule of thumb chooses another.

    python3 tools/find_problems.py musketiere --matches 20 players=3 match_end=single

What is printed is a position text, and beside each choice how far it is behind in the search of the best level. Whoever
makes a problem of one (`games/<id>/problems.py`) strikes out the lines that do not matter and looks again whether it
holds: a position has no history, and what it does not name is filled in order.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import fsum, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.extend(str(Path(__file__).parents[1] / folder) for folder in ("", "py"))

from musketiere.core.errors import InvalidOptions
from musketiere.core.game import Move, Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character
from musketiere.games import GAMES
from musketiere.players import LEVELS, adviser, computer_player

PLAYED_BY: Final = LEVELS[1]
"""Who plays: somebody who gets into all kinds of positions, and thinks fast."""
ERRORS: Final = 4.0
"""Standard errors by which the second must be behind."""
ASKED: Final = 4
"""How often the rule of thumb is asked, which may draw what it chooses."""


class Behind(NamedTuple):
    """A choice, and how far it is behind the best in the same worlds."""

    move: Move
    mean: float
    error: float


def compared(game: AnyGame, view: Any, worlds: int, rng: Rng) -> list[Behind]:
    """All candidates of the best level, the best first."""
    task = game.search_task(view, adviser(game), Character(), rng)
    moves = list(task.candidates)
    if len(moves) < 2:
        return []
    outcomes = [task.outcomes(task.world(rng), moves) for _ in range(worlds)]
    worth = [[rows[at][0] for rows in outcomes] for at in range(len(moves))]
    order = sorted(range(len(moves)), key=lambda at: -fsum(worth[at]))
    return [_behind(moves[at], worth[order[0]], worth[at]) for at in order]


def _behind(move: Move, best: Sequence[float], own: Sequence[float]) -> Behind:
    differences = [one - other for one, other in zip(best, own, strict=True)]
    count = len(differences)
    mean = fsum(differences) / count
    return Behind(move, mean, sqrt(fsum((one - mean) ** 2 for one in differences) / (count - 1) / count))


def found(game: AnyGame, position: str, seat: Seat, worlds: int, floor: float) -> list[Behind]:
    """The choices of that seat, if the position is worth a look."""
    view = game.view(Match(game, seed=0, position=position).state, seat)
    choices = compared(game, view, worlds, Rng(position))
    if len(choices) < 2 or choices[1].mean < max(floor, ERRORS * choices[1].error):
        return []
    is_obvious = any(game.suggest(view, Rng(number)) == choices[0].move for number in range(ASKED))
    return [] if is_obvious else choices


def positions(game: AnyGame, match: Match) -> Iterator[tuple[Seat, str]]:
    """Plays a match, and tells every decision at which a position can begin."""
    described = import_module(f"tests.{game.id}.description").described
    player, number = computer_player(PLAYED_BY, game), 0
    while match.state.to_act:
        seat = match.state.to_act[0]
        lines = described(match.state)
        if lines is not None:
            yield seat, "\n".join(f"{keyword} {words}".strip() for keyword, words in lines.items())
        thought = player.think(game.view(match.state, seat), Rng(f"{match.seed} {number}"))
        match.act_move(seat, _decided(thought))
        number += 1


def _decided(thought: Any) -> Move:
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return int(done.value)


def main() -> None:
    """Prints what it finds as soon as it is found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["musketiere", "mousquetaires_du_roy"], help="one that is described in tests")
    parser.add_argument("options", nargs="*", help="option=value")
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--first", type=int, default=0, help="seed of the first match")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument(
        "--floor", type=float, default=5.0, help="what the second must be behind, in the unit of the game"
    )
    given = parser.parse_intermixed_args()
    game = GAMES[given.game]
    options = dict(option.split("=", 1) for option in given.options)
    try:
        parsed = game.parse_options({name: int(word) if word.isdigit() else word for name, word in options.items()})
    except InvalidOptions as refused:
        parser.error(str(refused))
    for seed in range(given.first, given.first + given.matches):
        for seat, position in positions(game, Match(game, parsed, seed)):
            choices = found(game, position, seat, given.worlds, given.floor)
            if choices:
                print(f"# seed {seed}, seat {seat}")
                for move, mean, error in choices:
                    print(f"# {game.action_data(game.decode(move))}: {mean:.2f} ± {error:.2f} behind")
                print(position, end="\n\n", flush=True)


if __name__ == "__main__":
    main()
