"""Players are worth playing against: rules of thumb beat chance by far, and who is better gives away less. Seeds are
fixed, nothing is timed. What levels win against each other in whole matches is measured by `bench --only strength`."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import Any

import pytest

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character
from musketiere.players import LEVELS, adviser
from tests.kit.play import start, think
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

MATCHES = 20
DECISIONS = 16
ASKED = 0.2
"""Share of the decisions of a match that the levels are asked about."""
JUDGING = 64
"""Worlds in which their choices are compared at least."""


def play_out(match: Match, levels: list[str]) -> tuple[int, ...]:
    """Seats that won when each is played by its level."""
    game, state = match.game, match.state
    number = 0
    while state.outcome is None:
        seat = state.to_act[0]
        number += 1
        match.act_move(seat, think(game, levels[seat], game.view(state, seat), 1000 * match.seed + number))
    winners: tuple[int, ...] = state.outcome.winners
    return winners


@pytest.mark.parametrize(
    ("subject", "name"), [(subject, name) for subject in SUBJECTS for name in subject.contests], ids=str
)
def test_rule_based_beats_random(subject: Subject, name: str) -> None:
    """One rule-based player among random ones, in every seat in turn, over whole matches."""
    options, share = subject.contests[name]
    players = subject.game.seats(subject.game.parse_options(options))
    rng, won = Rng(players), 0.0
    for number in range(MATCHES):
        match = start(subject.game, rng.below(10**9), **options)
        seat = number % players
        winners = play_out(match, ["rule_based" if at == seat else "random" for at in range(players)])
        won += (seat in winners) / len(winners)
    assert won / MATCHES > share


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_who_is_better_gives_away_less(subject: Subject) -> None:
    """By what the best search says that the choices of each level are worth, in the same decisions; two levels apart,
    so that a few decisions tell."""
    lost = [fsum(column) for column in zip(*(_lost(*asked) for asked in _decisions(subject)), strict=True)]
    novice, casual, skilled, master = lost
    assert novice > skilled
    assert novice > master
    assert casual >= master or not subject.game.skills["master"].compares  # who does not compare may think otherwise


def _decisions(subject: Subject) -> Iterator[tuple[Subject, Any, int]]:
    """Views that a seat must choose from, out of matches between rule-based players; each with a number of its own."""
    asked = 0
    for seed in range(1000):
        match, rng = start(subject.game, seed, **subject.opening), Rng(seed)
        while match.state.to_act:
            seat = match.state.to_act[0]
            view, number = subject.game.view(match.state, seat), 1000 * seed + len(match.actions)
            if len(match.state.legal(seat)) > 1 and rng.random() < ASKED:
                yield subject, view, number
                asked += 1
                if asked == DECISIONS:
                    return
            match.act_move(seat, think(subject.game, "rule_based", view, number))


def _lost(subject: Subject, view: Any, number: int) -> list[float]:
    """By level: what its choice is worth less than the best of their choices, in the same worlds."""
    game, rng = subject.game, Rng(f"judge {number}")
    chosen = [think(game, level, view, number) for level in LEVELS]
    moves = sorted({*chosen})
    if len(moves) == 1:
        return [0.0 for _ in chosen]
    skill = adviser(game)
    task = game.search_task(view, skill, Character(), rng)
    outcomes = [task.outcomes(task.world(rng), moves) for _ in range(max(JUDGING, skill.worlds))]
    worths = [fsum(outcome[0] for outcome in column) / len(column) for column in zip(*outcomes, strict=True)]
    return [max(worths) - worths[moves.index(move)] for move in chosen]
