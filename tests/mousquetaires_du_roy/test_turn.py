"""MR-4: the turn and its end."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.material import CONSCRITS, LOUVRE, PARIS, QUEST
from tests.mousquetaires_du_roy.at_random import some_match
from tests.mousquetaires_du_roy.table import Table

THIS_TURN = (
    *("conscripts", "rallied", "reinforcements", "closed", "cleared", "seen_at", "perfidy_played"),
    *("due", "begun", "barred", "prepaid"),
)
PHASES = ["milady", "musketeers", "la_rochelle", "end"]


@pytest.mark.clause("MR-4.1", "MR-4.2")
@pytest.mark.parametrize("seed", range(8))
def test_four_phases_over_and_over(seed: int) -> None:
    """Turn after turn until somebody has won."""
    state, log = some_match(seed)
    order: list[object] = []
    for event in log:
        if event.type in ("turn_started", "phase_started"):
            order += list(event.data.values())[1:]
    whole = [step for turn in range(1, state.turn + 1) for step in (turn, *PHASES)]
    assert order == whole[: len(order)]
    assert len(whole) - len(order) < len(PHASES)  # only the last turn may have been cut short
    assert state.outcome is not None


@pytest.mark.clause("MR-4.3", "MR-15.10", "MR-16.5")
def test_the_order_of_phase_four() -> None:
    """Time, the Louvre token with all it brings, the Paris card."""
    table = Table()
    table.mission("paris", "message_reine", "boisrenard")
    table.state.ladder = 3
    table.next_turn()
    last = [at for at, event in enumerate(table.log) if event.data.get("phase") == "end"][-1]
    moved = [event for event in table.log[last + 1 :] if event.type in ("token_moved", "mission_ended", "paris_effect")]
    assert [(event.type, event.data.get("token"), event.data.get("cause")) for event in moved] == [
        ("token_moved", "time", "phase"),
        ("token_moved", "louvre", "phase"),
        ("token_moved", "honour", "ladder"),
        ("mission_ended", None, None),
        ("token_moved", "louvre", "mission"),
        ("paris_effect", None, None),
        ("token_moved", "honour", "paris"),
    ]
    assert (table.state.time, table.state.ladder, table.state.honour) == (1, 1, table.state.most_honour - 2)


@pytest.mark.clause("MR-4.2", "MR-12.3", "MR-12.13", "MR-17.13", "MR-20.6", "MR-20.7")
def test_what_ends_with_the_turn() -> None:
    """Cards that count for this turn, who has been seen where, who has played, what was paid in advance."""
    table = Table()
    fresh = {name: getattr(table.state, name) for name in THIS_TURN}
    state = table.state
    state.conscripts = state.rallied = state.reinforcements = True
    state.closed, state.cleared, state.seen_at, state.perfidy_played = QUEST, (PARIS,), LOUVRE, CONSCRITS
    state.due, state.begun, state.barred, state.prepaid = [True] * 4, [True] * 4, [True] * 4, [1] * 4
    table.next_turn()
    assert {name: getattr(table.state, name) for name in THIS_TURN} == fresh


@pytest.mark.clause("MR-4.4")
@pytest.mark.parametrize("seed", range(4))
def test_phase_three_is_la_rochelle(seed: int) -> None:
    """One throw in every turn, and in no other phase."""
    _, log = some_match(seed)
    phase, thrown = "", []
    for event in log:
        if event.type == "phase_started":
            phase = str(event.data["phase"])
        elif event.type == "siege_thrown" and event.data["reroll"] is None:
            thrown.append(phase)
    assert thrown == ["la_rochelle"] * sum(event.data.get("phase") == "la_rochelle" for event in log)
