"""Views and legal actions as plain data, in the shapes of `protocol`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from musketiere.core.game import Seat
from musketiere.games.musketiere import moves
from musketiere.games.musketiere.cards import REMOVED, names
from musketiere.games.musketiere.events import end_reason, row_name, scoring_data
from musketiere.games.musketiere.moves import PayChoices
from musketiere.games.musketiere.options import options_data
from musketiere.games.musketiere.records import Duel, Scoring
from musketiere.games.musketiere.rules import NOBODY, PLACES, State
from musketiere.games.musketiere.view import View

if TYPE_CHECKING:
    from musketiere.games.musketiere import protocol


def view_data(view: View) -> protocol.View:
    """A view as plain data, cards in notation."""
    players = view.options.players
    own = view.seat is not None
    return {
        "seat": view.seat,
        "players": players,
        "options": options_data(view.options),
        "phase": view.phase,
        "totals": list(view.totals),
        "scores": [list(row) for row in view.scores],
        "game": view.game,
        "duel": view.duel,
        "guard": view.guard,
        "guards_removed": list(REMOVED[players]),
        "guards_turned": list(view.guards_turned),
        "guards_left": list(view.guards_left),
        "hand_counts": list(view.hand_counts),
        "hand": names(view.hand) if own else None,
        "pay": names(view.pay) if view.pay else None,
        "rows": [row_name(view.stones[at : at + 3]) for at in range(0, 3 * players, 3)],
        "centre": {"gems": view.gems, "prisons": view.prisons},
        "counting": list(view.counting),
        "acting": None if view.acting == NOBODY else view.acting,
        "chosen": list(view.chosen),
        "own_choice": names(view.own_choice) if view.own_choice else None,
        "turned": names(view.turned) if view.turned else None,
        "played": names(view.played),
        "duels": [_duel_data(duel) for duel in view.duels],
        "last_game": None if view.last_game is None else _last_game_data(view.last_game),
    }


def _duel_data(duel: Duel) -> protocol.Duel:
    return {
        "guard": duel.guard,
        "cards": names(duel.cards),
        "counting": list(duel.counting),
        "sum": duel.total,
        "won": duel.won,
        "seat": duel.seat,
    }


def _last_game_data(scoring: Scoring) -> protocol.Scoring:
    return {
        "reason": end_reason(scoring),
        "seat": scoring.third_gem,
        "pay": scoring_data(scoring),
        "totals": list(scoring.totals),
    }


def legal_data(state: State, seat: Seat) -> protocol.Legal | None:
    """The 1320 choices of the pay are described, all others listed."""
    legal = state.legal(seat)
    if not legal:
        return None
    if isinstance(legal, PayChoices):
        return {"type": "choose_pay", "pick": PLACES, "cards": names(sorted(legal.hand))}
    return {"actions": [moves.action_data(moves.decode(move)) for move in sorted(legal)]}


def summary(state: State) -> protocol.Summary:
    """What a list of stored matches shows."""
    return {"totals": list(state.totals), "game_number": state.game, "duel": state.duel}
