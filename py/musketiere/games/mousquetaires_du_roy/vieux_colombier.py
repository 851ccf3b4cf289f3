"""Wounds, and where they lead: out of action and up again (MR-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE
from musketiere.games.mousquetaires_du_roy.events import acting
from musketiere.games.mousquetaires_du_roy.material import VIEUX_COLOMBIER, Musketeer, Place
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import draw_adventure

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

AT_ONCE = ("perfidy", "escape", "assassin")
"""Causes of a fall after which a Musketeer who has not begun his turn recovers at once (MR-18.4)."""


def wound(state: State, who: Musketeer, amount: int, cause: protocol.WoundCause) -> None:
    """A Musketeer loses life, not below 0 (MR-0.5); without any he is out of action (MR-18.1).

    One who is out of action already cannot be wounded (MR-18.10).
    """
    amount = min(amount, state.life[who])
    if not amount:
        return
    state.life[who] -= amount
    state.tell(acting.wounded, who, amount, state.life[who], cause)
    if not state.life[who]:
        _fall(state, who, cause)


def _fall(state: State, who: Musketeer, cause: protocol.WoundCause) -> None:
    """Moved at once, from wherever he was (MR-18.1); his turn ends, he keeps what he has (MR-18.2)."""
    before = state.phase in ("milady", "musketeers") and not state.begun[who]
    at_once = cause in AT_ONCE and before
    state.tell(acting.fallen, who, cause, at_once=at_once)
    put(state, who, VIEUX_COLOMBIER, "fallen")
    state.due[who] = False
    state.begun[who] = True  # he has no turn any more this turn
    state.fell[who] = state.turn
    if state.active == who:
        state.actions = 0
    if at_once:
        _recover(state, who)


def recover_all(state: State) -> None:
    """At the end of Phase II, who fell in an earlier turn (MR-18.5, 18.6)."""
    for who in state.musketeers:
        if not state.life[who] and state.fell[who] < state.turn:
            _recover(state, who)


def _recover(state: State, who: Musketeer) -> None:
    """Heals fully and draws a card, in place of his whole turn (MR-18.3); he stands there, fit (MR-18.7)."""
    state.life[who] = state.heroes[who].life
    state.fell[who] = 0
    state.tell(acting.recovered, who, state.life[who])
    draw_adventure(state, who, 1, "recovery")


def put(state: State, who: Musketeer, place: Place, cause: protocol.MoveCause) -> None:
    """A Musketeer stands somewhere else; on the quest, in the Common Room (MR-22.1)."""
    before = state.where[who]
    state.where[who] = place
    state.inn_at[who] = NO_SQUARE
    if before != place:
        state.tell(acting.moved, who, before, place, cause)
