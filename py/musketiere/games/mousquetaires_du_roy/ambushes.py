"""Ambushes on missions (MR-13)."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import scheming
from musketiere.games.mousquetaires_du_roy.material import (
    ASSASSIN,
    MENDIANTS,
    MISSION_PLACES,
    NEMESIS,
    NO_AMBUSH,
    NOBODY,
    SWORD,
    VOLEURS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import change_purse
from musketiere.games.mousquetaires_du_roy.vieux_colombier import wound

# ---- laying (MR-13.1) ------------------------------------------------------------------------------------


def ask(state: State) -> None:
    """D-AMBUSH: where a mission has been manned; one lies in a place at most (MR-13.2)."""
    state.ask_milady("ambush")


def ambushes(state: State, seat: Seat) -> list[Move]:
    """None, or one that has not been used."""
    return [move("pass"), *(move("lay_ambush", one) for one, left in enumerate(state.unused) if left)]


def lay(state: State, seat: Seat, answer: Move) -> None:
    """Nemesis needs a name before it lies there; Assassin and Thieves act at once (MR-13.5)."""
    if kind(answer) == "pass":
        return
    ambush = index(answer)
    if ambush == NEMESIS:
        state.ask_milady("nemesis")
        return
    _lay(state, ambush)
    if ambush in (ASSASSIN, VOLEURS):
        for who in state.at(state.manned_place):
            if state.fit(who):
                roll(state, state.manned_place, who)


def _lay(state: State, ambush: int, named: Musketeer = NOBODY) -> None:
    where, manned = state.manned_place, state.mission(state.manned_place)
    assert manned is not None
    state.unused[ambush] -= 1
    state.set_mission(where, manned._replace(ambush=ambush, named=named))
    state.tell(scheming.ambush_placed, where, ambush, named)


def all_musketeers(state: State, seat: Seat) -> list[Move]:
    """Whom Nemesis can name."""
    return [move("name", who) for who in state.musketeers]


def name(state: State, seat: Seat, answer: Move) -> None:
    """MR-13.13"""
    _lay(state, NEMESIS, index(answer))


# ---- what they do ----------------------------------------------------------------------------------------


def roll(state: State, where: Place, who: Musketeer) -> None:
    """One red die; on a sword the Assassin wounds, whatever one wears, and the Thieves take a pistole (MR-13.7)."""
    manned = state.mission(where)
    assert manned is not None
    (face,) = state.roll_red(1)
    state.tell(scheming.ambush_rolled, where, manned.ambush, who, face)
    if face == SWORD and manned.ambush == ASSASSIN:
        wound(state, who, 1, "assassin")
    elif face == SWORD:
        change_purse(state, -1, "thieves")


def enter(state: State, where: Place, who: Musketeer) -> None:
    """Whenever a Musketeer enters (MR-13.6)."""
    if in_wait(state, where) != NO_AMBUSH:
        roll(state, where, who)


def in_wait(state: State, where: Place) -> int:
    """The Assassin or the Thieves, if whoever enters there meets them (MR-13.6)."""
    manned = state.mission(where)
    return manned.ambush if manned is not None and manned.ambush in (ASSASSIN, VOLEURS) else NO_AMBUSH


def payable(state: State, who: Musketeer) -> list[Place]:
    """Where the active Musketeer can pay beggars: from afar (MR-13.9), unless an option demands presence (MR-13.10)."""
    return [
        where
        for where in MISSION_PLACES
        if (manned := state.mission(where)) is not None
        and manned.ambush == MENDIANTS
        and state.pistoles >= state.edition.beggars_price
        and (state.where[who] == where or not state.options.beggars_presence)
    ]


def pay_beggars(state: State, where: Place) -> None:
    """Discards them (MR-13.8); Rochefort cannot prevent it (MR-13.11)."""
    manned = state.mission(where)
    assert manned is not None
    state.tell(scheming.beggars_paid, where, state.active)
    change_purse(state, -state.edition.beggars_price, "beggars")
    state.set_mission(where, manned._replace(ambush=NO_AMBUSH))


STEPS: Final[Steps] = {"lay_ambush": ask}
