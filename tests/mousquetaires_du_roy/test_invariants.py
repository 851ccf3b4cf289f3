"""Section 33 in very many matches: `pytest -s -k sweep --rounds=5000 tests/mousquetaires_du_roy`."""

from __future__ import annotations

from collections import Counter

import pytest

from musketiere.core.game import Event, Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file, moves
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.moves import Action
from musketiere.games.mousquetaires_du_roy.state import State
from tests.mousquetaires_du_roy import editions
from tests.mousquetaires_du_roy.referee import Referee
from tests.mousquetaires_du_roy.subject import random_options

MOST_DECISIONS = 10_000
"""More than any match may have that is packed into a link."""
ON_THE_QUEST = ("inn", "passage", "challenge", "duel", "yes", "commit", "blade")
TO_THE_QUEST = Action("move", "quest")
QUIET = ("pass", "stay_hidden")


def chosen(state: State, seat: Seat, rng: Rng, *, eagerly: bool) -> Move:
    """At random; eagerly the Musketeers go on the quest, which they would hardly finish otherwise."""
    legal = state.legal(seat)
    assert legal  # MR-33.24
    preferred = QUIET if seat == state.milady else ON_THE_QUEST
    wanted = [move for move in legal if moves.kind(move) in preferred or moves.decode(move) == TO_THE_QUEST]
    among = wanted if eagerly and wanted and rng.below(9) else legal
    return among[rng.below(len(among))]


def played(name: str, *, with_data: bool, eagerly: bool) -> tuple[int, int, str]:
    """A whole match at random, under options at random: its decisions, its turns, and why it ended."""
    rng = Rng(name)
    given = random_options(rng)
    if with_data:
        given["data"] = data_file.read(editions.text(editions.some_content(rng))).id
    options = MOUSQUETAIRES_DU_ROY.parse_options(given)
    log: list[Event] = []
    state = MOUSQUETAIRES_DU_ROY.deal(options, rng, log)
    referee = Referee(options)
    referee.follow(log, state)
    decisions = 0
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        state.apply(seat, chosen(state, seat, rng, eagerly=eagerly))
        referee.follow(log, state)
        decisions += 1
        assert decisions < MOST_DECISIONS, given
    assert state.outcome is not None
    return decisions, state.turn, state.outcome.reason


@pytest.mark.clause(
    *("MR-33.1", "MR-33.2", "MR-33.3", "MR-33.4", "MR-33.5", "MR-33.6", "MR-33.7", "MR-33.8", "MR-33.9", "MR-33.10"),
    *("MR-33.11", "MR-33.12", "MR-33.13", "MR-33.14", "MR-33.15", "MR-33.16", "MR-33.17", "MR-33.18", "MR-33.19"),
    *("MR-33.20", "MR-33.21", "MR-33.24"),
)
def test_sweep(pytestconfig: pytest.Config) -> None:
    """Whole matches, most of them eager, every fourth by a data file at random: no invariant is ever broken, and each
    ends."""
    matches = -(-pytestconfig.getoption("rounds") // 3)
    results = [
        played(f"sweep {number}", with_data=number % 4 == 0, eagerly=number % 3 > 0) for number in range(matches)
    ]
    decisions, turns, reasons = zip(*results, strict=True)
    print(f"{matches:,} matches, {sum(decisions):,} decisions; endings: {dict(Counter(reasons).most_common())}")
    print(f"decisions in a match: {sum(decisions) / matches:.0f} on average, {max(decisions)} at most")
    print(f"turns in a match: {sum(turns) / matches:.1f} on average, {max(turns)} at most")
    assert {*reasons} <= {"quest", "time", "honour", "siege", "constance"}
    assert "quest" in reasons or matches < 100
