"""The Bastille: arrest and escape (MR-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import duel
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import acting
from musketiere.games.mousquetaires_du_roy.material import BASTILLE, VIEUX_COLOMBIER, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import change_purse
from musketiere.games.mousquetaires_du_roy.vieux_colombier import put

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

BRIBE = 1
"""Pistoles for the gaoler (MR-20.3)."""


def jail(state: State, who: Musketeer, cause: protocol.JailCause) -> None:
    """By a Perfidy card or by Richelieu (MR-20.1)."""
    state.tell(acting.jailed, who, cause)
    put(state, who, BASTILLE, "jail")


def arrest(state: State, who: Musketeer) -> None:
    """By the card *Arrested*: he may make one attempt at once (MR-20.6), if he has an action this turn."""
    jail(state, who, "perfidy")
    if state.allowance(who) > 0:
        state.then(("jail", who))


def ask(state: State, who: Musketeer) -> None:
    """D-JAIL"""
    state.active = who
    state.ask("jail", [state.owner(who)])


def ways_out(state: State, seat: Seat) -> list[Move]:
    """Pay, fight or wait."""
    return [*ways(state), move("wait")]


def ways(state: State) -> list[Move]:
    """MR-20.2: pay if the team has a pistole, or fight."""
    pay = [move("escape_pay")] if state.pistoles >= BRIBE else []
    return [*pay, move("escape_fight")]


def at_once(state: State, seat: Seat, answer: Move) -> None:
    """Its action is taken from this turn's (MR-20.6)."""
    who = state.active
    if kind(answer) == "wait":
        state.then(("stand_down",))
        return
    state.prepaid[who] += 1
    state.then(("stand_down",))
    escape(state, kind(answer))


def escape(state: State, how: str) -> None:
    """Either way the active Musketeer is then in the Vieux-Colombier (MR-20.3, 20.4)."""
    who = state.active
    if how == "escape_pay":
        state.tell(acting.escape, who, "pay")
        change_purse(state, -BRIBE, "escape")
        put(state, who, VIEUX_COLOMBIER, "release")
    else:
        state.tell(acting.escape, who, "fight")
        state.then(("release",))
        duel.begin(state, who, "gaoler")


def release(state: State) -> None:
    """Whatever the result of the fight (MR-20.4)."""
    if state.where[state.active] == BASTILLE:
        put(state, state.active, VIEUX_COLOMBIER, "release")


def stand_down(state: State) -> None:
    """Nobody is active in Phase I once the attempt is over."""
    state.active = -1


STEPS: Final[Steps] = {"jail": ask, "release": release, "stand_down": stand_down}
