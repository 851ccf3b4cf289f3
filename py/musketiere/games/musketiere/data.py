"""Views as plain data; the shapes stand in `web/tables/musketiere/protocol.ts`."""

from __future__ import annotations

from musketiere.core import options as declare
from musketiere.core.game import Data
from musketiere.games.musketiere.cards import REMOVED, names
from musketiere.games.musketiere.events import row_name, scoring_data
from musketiere.games.musketiere.rules import NOBODY, Duel, Scoring
from musketiere.games.musketiere.view import View


def view_data(view: View) -> Data:
    """A view as plain data, cards in notation."""
    players = view.options.players
    own = view.seat is not None
    return {
        "seat": view.seat,
        "players": players,
        "options": declare.plain(view.options),
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


def _duel_data(duel: Duel) -> Data:
    return {
        "guard": duel.guard,
        "cards": names(duel.cards),
        "counting": list(duel.counting),
        "sum": duel.total,
        "won": duel.won,
        "seat": duel.seat,
    }


def _last_game_data(scoring: Scoring) -> Data:
    return {
        "reason": "nine_duels" if scoring.third_gem is None else "three_gems",
        "seat": scoring.third_gem,
        "pay": scoring_data(scoring),
        "totals": list(scoring.totals),
    }
