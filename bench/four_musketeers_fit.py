"""Four Musketeers: what the tables of the searching players are fitted on, from rounds between rule-based players.

Prints how damages fall (`strategy/course.py`): by Luce's rule how readily a musketeer is hit, by damages left, and how
often the villain is while a musketeer holds the stone; and what cards are worth that are kept (`strategy/keeping.py`),
by least squares on the lowest card of a hand and on each of the others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import strategy
from musketiere.games.four_musketeers.cards import DARTAGNAN
from musketiere.games.four_musketeers.fight import Fight
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.layout import VILLAIN
from musketiere.games.four_musketeers.state import STRIKE
from musketiere.games.four_musketeers.strategy.melee import LOWEST, NUMBERS, Hand, number_of

ROUNDS = {"AC": 1_000, "KC": 400, "QC": 800, "AS": 500, "KS": 400}
SMOOTH = 20.0
"""How strongly numbers next to each other are drawn together."""
STEPS = 100
"""Of the iteration that finds Luce's weights (Hunter 2004)."""


class Round(NamedTuple):
    """What is looked at: damages left and stone in the beginning, the fights, and hands as they were kept."""

    left: tuple[int, ...]
    stone: int
    alone: int
    """The seat of d'Artagnan."""
    fights: tuple[Fight, ...]
    kept: dict[tuple[int, int], Hand]
    """By fight and seat."""


def played(job: tuple[str, int]) -> Round:
    """One round."""
    storyline, seed = job
    options = FOUR_MUSKETEERS.parse_options({"storyline": storyline, "match": "single"})
    state = FOUR_MUSKETEERS.deal(options, Rng(seed), None)
    left = tuple(state.damages_left(character) for character in (0, 1, 2, 3, VILLAIN))
    stone, rng, kept = state.stone, Rng(f"players {seed}"), {}
    while state.to_act:
        player = state.to_act[0]
        view = FOUR_MUSKETEERS.view(state, player)
        move = strategy.suggest(view, rng)
        key = (view.fight, view.deciding)
        is_strike, before = view.phase == STRIKE, view.hands[player]
        if is_strike and before:
            kept[key] = tuple(sorted(number_of(card) for card in before if card != move % 32))
        state.apply(player, move)
    return Round(left, stone, state.roles.index(DARTAGNAN), tuple(state.fights), kept)


# ---- how damages fall ----------------------------------------------------------------------------------


def damages(rounds: Sequence[Round], apart: bool) -> None:
    """Prints weights and thrusts, of d'Artagnan apart from the others if asked."""
    choices = []
    thrusts = defaultdict[tuple[bool, int, bool], list[int]](list)
    for one in rounds:
        left, stone = list(one.left), one.stone
        for fight in one.fights:
            if fight.line not in "abd" or fight.replayed:
                continue
            last_stand = 0 in left[:VILLAIN]
            if stone != VILLAIN:
                thrusts[apart and stone == one.alone, left[stone], last_stand].append(fight.line != "a")
            hit = fight.loser if fight.line == "a" else VILLAIN
            if hit != VILLAIN:
                able = [seat for seat in range(4) if left[seat] and seat != stone]
                classes = {seat: (apart and seat == one.alone, min(left[seat], 3), last_stand) for seat in able}
                choices.append((list(classes.values()), classes[hit]))
            left[hit] -= 1
            stone = hit
    weights = luce(choices)
    for name, table in (("hit", weights), ("thrust", {key: sum(all_) / len(all_) for key, all_ in thrusts.items()})):
        for (is_alone, damages_left, last_stand), share in sorted(table.items()):
            who = "d'Artagnan" if is_alone else "musketeer"
            print(f"  {name}: {who}, {damages_left} left{', last stand' if last_stand else ''}: {share:.2f}")


Kind = tuple[bool, int, bool]


def luce(choices: Sequence[tuple[list[Kind], Kind]]) -> dict[Kind, float]:
    """How readily each kind is chosen beside the others."""
    weights = {kind: 1.0 for able, _ in choices for kind in able}
    for _ in range(STEPS):
        won, shares = defaultdict[Kind, float](float), defaultdict[Kind, float](float)
        for able, chosen in choices:
            won[chosen] += 1
            whole = sum(weights[kind] for kind in able)
            for kind in able:
                shares[kind] += 1 / whole
        weights = {kind: won[kind] / shares[kind] for kind in weights}
    return weights


# ---- what cards are worth that are kept ----------------------------------------------------------------

Target = Callable[[Round, int, Sequence[Fight]], float]


def own(_: Round, seat: int, rest: Sequence[Fight]) -> float:
    """Hits that a seat takes."""
    return sum(fight.line == "a" and fight.loser == seat and not fight.replayed for fight in rest)


def on_villain(_: Round, __: int, rest: Sequence[Fight]) -> float:
    """Hits that the villain takes."""
    return sum(fight.line in "bd" and not fight.replayed for fight in rest)


def serving(one: Round, seat: int, rest: Sequence[Fight]) -> float:
    """What those fear who serve the good ending."""
    return 0.4 * own(one, seat, rest) - on_villain(one, seat, rest)


def together(_: Round, __: int, rest: Sequence[Fight]) -> float:
    """What is feared in a solitaire."""
    return sum(0.7 if fight.line == "a" else -1 for fight in rest if fight.line in "abd" and not fight.replayed)


def hands(rounds: Sequence[Round], alone: bool | None) -> Iterator[tuple[Round, int, Hand, list[Fight]]]:
    """Hands of two cards and more, with the fights to come in which they are played."""
    for one in rounds:
        for (number, seat), hand in one.kept.items():
            now = one.fights[number - 1]
            rest = [fight for fight in one.fights[number:] if fight.hand == now.hand]
            if 1 < len(hand) <= len(rest) and alone in (None, seat == one.alone):
                yield one, seat, hand, rest


def keeping(name: str, rounds: Sequence[Round], target: Target, alone: bool | None = None) -> None:
    """Prints what is to be feared from the lowest card and from the others, by number."""
    size = 2 * NUMBERS + 6
    matrix = [[0.5 * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    count = 0
    for one, seat, hand, rest in hands(rounds, alone):
        row = [0] * size
        row[hand[0]] = row[2 * NUMBERS + len(hand) - 1] = 1
        for number in hand[1:]:
            row[NUMBERS + number] += 1
        feared, count = target(one, seat, rest), count + 1
        used = [at for at in range(size) if row[at]]
        for at in used:
            right[at] += row[at] * feared
            for other in used:
                matrix[at][other] += row[at] * row[other]
    for first in (*range(NUMBERS - 1), *range(NUMBERS, 2 * NUMBERS - 1)):
        for at, other, sign in ((0, 0, 1), (1, 1, 1), (0, 1, -1), (1, 0, -1)):
            matrix[first + at][first + other] += sign * SMOOTH
    found = solved(matrix, right)
    middle = sum(found[:NUMBERS]) / NUMBERS
    print(f"{name}: {count:,} hands, numbers from {LOWEST}")
    print("  lowest", [round(value - middle, 3) for value in found[:NUMBERS]])
    print("  others", [round(value - found[2 * NUMBERS - 1], 3) for value in found[NUMBERS : 2 * NUMBERS]])


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        rows[at] = [value / pivot[at] for value in pivot]
        for other, row in enumerate(rows):
            if other != at:
                rows[other] = [value - row[at] * known for value, known in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    """Plays, fits and prints."""
    with ProcessPoolExecutor() as pool:
        rounds = {
            storyline: list(pool.map(played, [(storyline, seed) for seed in range(count)], chunksize=10))
            for storyline, count in ROUNDS.items()
        }
    for storyline, all_ in rounds.items():
        print(f"\n{storyline}, {len(all_):,} rounds")
        damages(all_, apart=storyline == "QC")
    print()
    keeping("survival", [*rounds["AC"], *rounds["KC"]], own)
    keeping("roles", rounds["QC"], own)
    keeping("QC, serving", rounds["QC"], serving, alone=False)
    keeping("QC, alone", rounds["QC"], on_villain, alone=True)
    keeping("AS", rounds["AS"], together)
    keeping("KS", rounds["KS"], together)


if __name__ == "__main__":
    main()
