"""Richelieu's house: who comes looking for Milady (MR-19.1 to 19.4)."""

from __future__ import annotations

from musketiere.games.mousquetaires_du_roy import milady
from musketiere.games.mousquetaires_du_roy.bastille import jail
from musketiere.games.mousquetaires_du_roy.material import NOWHERE, RICHELIEU, Musketeer
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
