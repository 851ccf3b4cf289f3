"""The turn: its four phases, and what happens at its end (MR-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import missions, tracks
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import running
from musketiere.games.mousquetaires_du_roy.material import NOWHERE, SWORD
from musketiere.games.mousquetaires_du_roy.moves import index, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.vieux_colombier import wound

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


COURSE: Final = (
    *("phase_milady", "destination", "paris_card", "perfidy"),
    *("phase_musketeers", "one_for_all", "next_musketeer", "recover", "own_action"),
    *("phase_la_rochelle", "throw_siege"),
    *("phase_end", "time", "ladder", "paris_effect"),
    "turn",
)
"""The steps of a turn: its four phases in order (MR-4.1); a turn follows until somebody has won (MR-4.2)."""


def take_turn(state: State) -> None:
    """A whole one."""
    begin(state)
    go_on_from(state, COURSE[0])


def begin(state: State) -> None:
    """Nothing has happened in it yet."""
    state.turn += 1
    none = [False] * len(state.heroes)
    state.conscripts = state.rallied = state.reinforcements = False
    state.closed = state.seen_at = state.destination = NOWHERE
    state.cleared = ()
    state.perfidy_played = -1
    state.due, state.begun, state.barred = none.copy(), none.copy(), none.copy()
    state.prepaid = [0] * len(none)
    state.tell(running.turn_started, state.turn)


def go_on_from(state: State, step: str) -> None:
    """That step of the turn comes next, and those that follow it."""
    state.then(*((name,) for name in COURSE[COURSE.index(step) :]))


def _begin_phase(phase: protocol.Phase, state: State) -> None:
    state.phase = phase
    state.tell(running.phase_started, phase)


# ---- Phase IV (MR-4.3) -----------------------------------------------------------------------------------


def advance_time(state: State) -> None:
    """(a) The Time token."""
    tracks.advance_time(state, "phase")


def advance_ladder(state: State) -> None:
    """(b) The Louvre token: always (MR-16.5); honour falls on its marked squares (MR-16.6), and on the last the mission
    has failed (MR-16.7)."""
    edition, before = state.edition, state.ladder
    state.ladder = before + 1
    state.tell(running.token_moved, "louvre", before, state.ladder, "phase")
    if state.ladder in edition.ladder_honour:
        tracks.change_honour(state, -1, "ladder")
    if state.ladder >= edition.ladder_fail and state.outcome is None:
        missions.fail_louvre(state)


def paris_effect(state: State) -> None:
    """(c) The Paris card in play takes effect (MR-15.10, 15.11)."""
    effect = missions.effect(state)
    if effect is None or effect == "siege_die":
        return
    state.tell(running.paris_effect, effect)
    if effect == "honour":
        tracks.change_honour(state, -1, "paris")
    elif effect == "perfidy":
        tracks.draw_perfidy(state, 1, "paris")
    elif effect == "tax":
        if state.pistoles:
            tracks.change_purse(state, -1, "tax")
        else:
            tracks.change_epic(state, -1, "tax")
    elif effect == "strangle":
        _strangle(state)
    elif state.fit_musketeers():
        state.ask_milady("wound")


def toll(board: State) -> list[protocol.MissionPlace]:
    """For what the Queen's honour falls by a point each at the end of this turn, as it stands: the mission in Paris and
    the square to which the ladder comes (MR-15.11, MR-16.6); nothing in that phase itself, or after the match."""
    if board.phase == "end" or board.outcome is not None:
        return []
    paris: list[protocol.MissionPlace] = ["paris"] if missions.effect(board) == "honour" else []
    return [*paris, "louvre"] if board.ladder + 1 in board.edition.ladder_honour else paris


def _strangle(state: State) -> None:
    """As many red dice as the Time token gives her; the swords are added up (MR-15.12)."""
    manned = state.paris
    assert manned is not None
    red = state.roll_red(state.edition.siege_dice(state.time))
    total = manned.strangled + red.count(SWORD)
    state.paris = manned._replace(strangled=total)
    state.tell(running.strangling, red, red.count(SWORD), total)
    if total >= state.edition.paris[manned.card].successes:  # MR-1.6
        state.finish(False, "constance")


def victims(state: State, seat: Seat) -> list[Move]:
    """D-WOUND: the fit Musketeers."""
    return [move("name", who) for who in state.fit_musketeers()]


def wound_victim(state: State, seat: Seat, answer: Move) -> None:
    """MR-15.11 *wound*"""
    wound(state, index(answer), 1, "paris")


STEPS: Final[Steps] = {
    "turn": take_turn,
    "phase_milady": lambda state: _begin_phase("milady", state),
    "phase_musketeers": lambda state: _begin_phase("musketeers", state),
    "phase_la_rochelle": lambda state: _begin_phase("la_rochelle", state),
    "phase_end": lambda state: _begin_phase("end", state),
    "time": advance_time,
    "ladder": advance_ladder,
    "paris_effect": paris_effect,
}
