"""Whole matches of Mousquetaires du Roy by the house edition, every decision drawn."""

from __future__ import annotations

from musketiere.core.game import Event
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.options import parse_options
from musketiere.games.mousquetaires_du_roy.rules import State


def some_options(rng: Rng) -> dict[str, object]:
    """Any mixture of them; the heroes and the split are the usual ones."""
    musketeers = 3 + rng.below(3)
    players = 1 + rng.below(musketeers)
    options: dict[str, object] = {"musketeers": musketeers, "players": players}
    options |= {name: bool(rng.below(2)) for name in ("strict_bastille", "beggars_presence")}
    if players > 1:
        options["auto_trade"] = bool(rng.below(2))
    if rng.below(2):
        return options | {"rochefort": ("ask", "auto")[rng.below(2)]}
    return options | {"milady": "automatic", "auto_level": ("easy", "normal", "hard")[rng.below(3)]}


def some_match(seed: int, decisions: int = 2000) -> tuple[State, list[Event]]:
    """A match played to its end, or that far, and its whole story."""
    rng = Rng(seed)
    log: list[Event] = []
    state = deal(parse_options(some_options(rng)), Rng(seed), log)
    for _ in range(decisions):
        if not state.to_act:
            break
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state, log
