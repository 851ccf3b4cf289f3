"""Possible worlds: states that agree with a view."""

from __future__ import annotations

from musketiere.core.rng import Rng
from tests.parade.cards import BLADES
from tests.parade.rules import NOBODY, SEATS, Bout, State
from tests.parade.view import View


def sample(view: View, rng: Rng) -> State:
    """A state that agrees with the view; the blades that its seat cannot see are drawn evenly from `rng`."""
    unseen = hidden(view)
    rng.shuffle(unseen)
    state = State(view.options, rng)
    state.phase = view.phase
    state.deal = view.deal
    state.totals = list(view.totals)
    state.opener = view.opener
    state.bouts = [
        Bout(opener, thrust, tuple(unseen.pop() if blade == NOBODY else blade for blade in blades), scorer, points)
        for opener, thrust, blades, scorer, points in view.bouts
    ]
    for seat in SEATS:
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
            state.laid[seat] = view.own
        else:
            state.hands[seat] = sorted(unseen.pop() for _ in range(view.hand_counts[seat]))
            state.laid[seat] = unseen.pop() if view.laid[seat] else NOBODY
    return state


def hidden(view: View) -> list[int]:
    """The blades that the seat of the view has not seen in this deal."""
    seen = {*view.hand, view.own, *(blade for bout in view.bouts for blade in bout.blades)}
    return [blade for blade in BLADES if blade not in seen]
