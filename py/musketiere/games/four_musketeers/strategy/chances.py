"""How likely everybody is to win the match, as far as a view tells.

Rounds are drawn by the fitted `course`: the one that is played from where it stands, those to come from new deals,
until the match is over. The draws are the same for every view, so that chances change because the match does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import DARTAGNAN, SUITS
from musketiere.games.four_musketeers.layout import VILLAIN, seating
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.rules import State
from musketiere.games.four_musketeers.scoring import Ending, best_sides, lives_of, match_is_over, score
from musketiere.games.four_musketeers.state import CHOOSE_SETTINGS, MATCH_OVER
from musketiere.games.four_musketeers.strategy.course import LAWS, NOBODY_HOLDS, fall
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import possible_roles

DRAWS: Final = 160
"""Matches drawn from where the present one stands."""
DEALS: Final = 96
"""New rounds drawn for all that are still to come."""
LONGEST: Final = 60
"""Rounds after which a match is taken to end as it stands."""


class Drawn(NamedTuple):
    """How a round may end, by side."""

    gains: tuple[int, ...]
    """What it brings."""
    lives: tuple[int, ...]
    """Damages left to the Musketeers."""


class Position(NamedTuple):
    """Where a round stands, as far as chances hang on it. Lists by character have the villain last."""

    options: Options
    left: tuple[int, ...]
    stone: int
    stacks: tuple[tuple[int, ...], ...]
    last_lifelines: tuple[int, ...]
    line: tuple[int, ...]
    roles: tuple[tuple[int, ...], ...]
    """The ways in which they can lie."""


def chances(view: View) -> tuple[float, ...]:
    """By player. A solitaire goes on until it is won, so that there it is the chance of the round."""
    if view.phase == MATCH_OVER:
        lives = lives_of(view.seating, view.damages_left)
        return _shares(view.options, [best_sides(view.options, view.totals, lives)])
    if not view.dealt or view.phase == CHOOSE_SETTINGS:
        return _chances(view.options, view.totals, None)
    position = Position(
        view.options,
        view.damages_left,
        view.stone,
        view.stacks if view.options.mirrored else (),
        view.last_lifelines,
        view.line if view.options.mirrored else (),
        tuple(possible_roles(view)),
    )
    return _chances(view.options, view.totals, position)


@lru_cache(maxsize=256)
def _chances(options: Options, totals: tuple[int, ...], position: Position | None) -> tuple[float, ...]:
    """From those totals and the round that stands like that, or is over."""
    rng = Rng(1)
    new = new_rounds(options)
    winners = []
    for _ in range(DRAWS):
        now = totals
        end = drawn_round(position, rng) if position else new[rng.below(len(new))]
        for _ in range(LONGEST):
            now = tuple(total + gain for total, gain in zip(now, end.gains, strict=True))
            if options.solitaire or match_is_over(options, now):
                break
            end = new[rng.below(len(new))]
        winners.append(best_sides(options, end.gains if options.solitaire else now, end.lives))
    return _shares(options, winners)


def _shares(options: Options, winners: Sequence[Sequence[int]]) -> tuple[float, ...]:
    """By player, in which part of the matches his side is among the winners."""
    won = [0] * options.players
    for sides in winners:
        for side in sides:
            for player in seating(options).sides[side]:
                won[player] += 1
    return tuple(one / len(winners) for one in won)


@lru_cache(maxsize=32)
def new_rounds(options: Options) -> tuple[Drawn, ...]:
    """How rounds end from the deal on."""
    rng = Rng(2)
    return tuple(drawn_round(_dealt(options, rng), rng) for _ in range(DEALS))


@lru_cache(maxsize=32)
def chance_of_start(options: Options, suit: int) -> float:
    """A solitaire: the chance of a round with that suit missing."""
    rounds = new_rounds(replace(options, missing=SUITS[suit]))
    return fsum(end.gains[0] for end in rounds) / len(rounds)


def _dealt(options: Options, rng: Rng) -> Position:
    """A round that begins."""
    state = State.begun(options, rng, None)
    while not state.dealt:  # the life dealer chooses
        dealer = state.to_act[0]
        suits = state.legal(dealer)
        state.apply(dealer, suits[rng.below(len(suits))])
    return Position(
        options,
        tuple(state.damages_left(character) for character in (*range(state.seats), VILLAIN)),
        state.stone,
        tuple(tuple(stack) for stack in state.stacks),
        tuple(state.last_lifelines),
        tuple(state.line),
        (tuple(state.roles),),
    )


def drawn_round(position: Position, rng: Rng) -> Drawn:
    """How the round may end."""
    options, left = position.options, position.left
    table = seating(options)
    roles = position.roles[rng.below(len(position.roles))]
    seats = range(len(left) - 1)
    aside = {*seats} - {*table.counted(options.bad_ending)}
    marked = [seat for seat in seats if roles[seat] == DARTAGNAN] if options.storyline == "QC" else aside
    marks = [2 * left[seat] + (seat in marked) for seat in seats]
    spare = table.spare(options.bad_ending, [not damages for damages in left])
    holder = NOBODY_HOLDS if position.stone == VILLAIN else position.stone
    villain = fall(marks, left[VILLAIN], holder, spare, LAWS[options.storyline], rng)
    after = (*(mark >> 1 for mark in marks), villain)
    popped = [
        card
        for stack, before, now in zip(position.stacks, left, after, strict=False)
        for card in stack[max(0, len(stack) - before + now) :]
    ]
    fallen = tuple(not damages for damages in after)
    ending = Ending(roles, fallen, {*position.line, *popped}, position.last_lifelines)
    gains = tuple(side.gained for side in score(options, table, ending, [0] * len(table.sides)))
    return Drawn(gains, lives_of(table, after))
