"""Players are worth playing against: rules of thumb beat chance by far, and each level beats the one below. Seeds are
fixed, nothing is timed."""

from __future__ import annotations

import pytest

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from tests.kit.play import start, think
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

MATCHES = 20


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
