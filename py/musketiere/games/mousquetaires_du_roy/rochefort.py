"""Rochefort, who steps in where Milady is (MR-10)."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import duel, elements, milady
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import acting, fighting
from musketiere.games.mousquetaires_du_roy.material import MILADYS_HOUSE, NOWHERE, Musketeer
from musketiere.games.mousquetaires_du_roy.moves import kind, move
from musketiere.games.mousquetaires_du_roy.state import State


def step_in(state: State) -> None:
    """When an element has been declared: by her choice while she is hidden (MR-10.9), unasked by the option `auto`
    (MR-10.11) or where nobody plays her (MR-26.14), and always once he has been revealed there (MR-10.12).

    Never against Athos (MR-10.5), and not while he has no life left (MR-10.6).
    """
    if not state.faces_rochefort(state.active):
        return
    where = state.element[1]
    if state.seen_at != NOWHERE:
        if state.seen_at == where:
            _fight(state)
    elif state.options.asks_rochefort:
        state.ask_milady("reveal")
    elif state.destination == where:
        _appear(state)
    elif where not in state.cleared:
        state.cleared = (*state.cleared, where)


def appearances(state: State, seat: Seat) -> list[Move]:
    """D-REVEAL: asked wherever she is, so that the pause tells nothing (MR-10.1)."""
    there = [move("appear")] if state.destination == state.element[1] else []
    return [*there, move("stay_hidden")]


def decide(state: State, seat: Seat, answer: Move) -> None:
    """If she lets it pass she may still appear at the next attempt (MR-10.10)."""
    if kind(answer) == "appear":
        _appear(state)


def _appear(state: State) -> None:
    """Reveals Milady's location (MR-10.8)."""
    milady.reveal(state, "rochefort")
    _fight(state)


def _fight(state: State) -> None:
    """An interruption that costs no action of its own (MR-10.7), with his own dice, life and botte (MR-10.13)."""
    state.tell(fighting.rochefort_appeared, state.active, state.rochefort_life)
    duel.begin(state, state.active, "rochefort")


def after_duel(state: State, who: Musketeer, hits: int) -> None:
    """Unhurt he stays and the action is cancelled (MR-10.14, 10.15). Wounded he flees home with Milady (MR-10.17 to
    10.19), and a Musketeer who is still fit carries out what he declared."""
    if not hits:
        elements.cancel(state)
        return
    state.rochefort_life = max(0, state.rochefort_life - hits)
    state.destination = state.seen_at = MILADYS_HOUSE
    state.tell(fighting.rochefort_fled, hits, state.rochefort_life)
    if state.due[who]:
        state.tell(acting.action_resumed, who)
    else:
        elements.cancel(state)


STEPS: Final[Steps] = {"rochefort": step_in, "after_rochefort": after_duel}
