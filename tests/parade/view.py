"""What a seat may know: its own blades, those that were turned up, and all that was said."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from musketiere.core import options as declare
from musketiere.core.game import Seat
from tests.parade.cards import NAME, names
from tests.parade.options import Options
from tests.parade.rules import NOBODY, SEATS, Bout, State

if TYPE_CHECKING:
    from tests.parade.protocol import BoutData, OptionsData, Phase, ViewData


class View(NamedTuple):
    """Everything the seat `seat`, or a spectator (None), may know; blades as in `rules`."""

    seat: Seat | None
    options: Options
    phase: Phase
    deal: int
    totals: tuple[int, ...]
    opener: Seat
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    laid: tuple[bool, ...]
    own: int
    bouts: tuple[Bout, ...]


def view_of(state: State, seat: Seat | None) -> View:
    """The view of a seat, built by listing what is allowed (PA-1.2, PA-2.1, PA-2.3)."""
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        deal=state.deal,
        totals=tuple(state.totals),
        opener=state.opener,
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_counts=tuple(map(len, state.hands)),
        laid=tuple(blade != NOBODY for blade in state.laid),
        own=NOBODY if seat is None else state.laid[seat],
        bouts=tuple(_bout_of(bout, seat) for bout in state.bouts),
    )


def _bout_of(bout: Bout, seat: Seat | None) -> Bout:
    blades = tuple(bout.blades[at] if bout.shown or at == seat else NOBODY for at in SEATS)
    return Bout(bout.opener, bout.thrust, blades, bout.scorer, bout.points)


def view_data(view: View) -> ViewData:
    """A view as plain data, blades in notation."""
    return {
        "seat": view.seat,
        "options": cast("OptionsData", declare.plain(view.options)),
        "phase": view.phase,
        "deal": view.deal,
        "totals": list(view.totals),
        "opener": view.opener,
        "hand": None if view.seat is None else names(view.hand),
        "hand_counts": list(view.hand_counts),
        "laid": list(view.laid),
        "own": _name(view.own),
        "bouts": [_bout_data(bout) for bout in view.bouts],
    }


def _bout_data(bout: Bout) -> BoutData:
    return {
        "opener": bout.opener,
        "thrust": bout.thrust,
        "cards": [_name(blade) for blade in bout.blades],
        "scorer": bout.scorer,
        "points": bout.points,
    }


def _name(blade: int) -> str | None:
    return None if blade == NOBODY else NAME[blade]
