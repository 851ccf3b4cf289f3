"""Richelieu's house: who comes looking for Milady (MR-19.1 to 19.4)."""

from __future__ import annotations

from musketiere.games.mousquetaires_du_roy import milady
from musketiere.games.mousquetaires_du_roy.bastille import jail
from musketiere.games.mousquetaires_du_roy.material import BASTILLE, HORSE, NOWHERE, RICHELIEU, Musketeer
from musketiere.games.mousquetaires_du_roy.state import State


def arrive(state: State, who: Musketeer) -> None:
    """If she is there she is revealed and gets no Perfidy card (MR-19.2); else he is put into the Bastille, and may try
    to escape next turn at the earliest (MR-19.3, MR-20.7)."""
    if state.destination != RICHELIEU:
        if RICHELIEU not in state.cleared:
            state.cleared = (*state.cleared, RICHELIEU)
        state.barred[who] = True
        jail(state, who, "richelieu")
    elif state.seen_at == NOWHERE:
        milady.reveal(state, "richelieu")


def seekers(state: State) -> list[Musketeer]:
    """Who may still come here in this turn: neither who began there (MR-19.4) nor whom Richelieu has sent to prison
    (MR-20.7), and only who has a move left, for which a prisoner must be free first (MR-7.4)."""
    due = [who for who in state.fit_musketeers() if state.due[who] and state.where[who] != RICHELIEU]
    return [who for who in due if _may_come(state, who)]


def _may_come(state: State, who: Musketeer) -> bool:
    acts, imprisoned = who == state.active, state.where[who] == BASTILLE
    if (imprisoned and state.barred[who]) or (acts and state.banned):
        return False
    rallies = state.asking == "one_for_all"  # MR-6.1: it may still be played
    left = (state.actions if acts else state.allowance(who) + rallies) - imprisoned
    rides = state.owns(who, HORSE) and not (acts and state.ridden)  # MR-14.9
    return left >= 0 and left + rides > 0
