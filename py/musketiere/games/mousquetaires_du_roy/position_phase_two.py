"""The Phase II of a position: what Milady has done this turn, and whose turn it is (see `position`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from musketiere.core.lines import Lines, number
from musketiere.games.mousquetaires_du_roy import turn
from musketiere.games.mousquetaires_du_roy.events import running
from musketiere.games.mousquetaires_du_roy.material import (
    BASTILLE,
    NOBODY,
    NOWHERE,
    PLACES,
    RICHELIEU,
    ROCHEFORT_PLACES,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.perfidy import CLOSABLE
from musketiere.games.mousquetaires_du_roy.state import State

_EFFECTS: Final = ("conscripts", "rallied", "reinforcements")
_HEROES: Final = ("due", "fell", "barred", "prepaid")
LINES: Final = ("destination", "seen", "cleared", "closed", "effects", *_HEROES, "active", "actions")


def enter(lines: Lines, state: State) -> None:
    """What Milady has done this turn, then whose turn it is."""
    state.phase = "musketeers"
    state.tell(running.phase_started, "musketeers")
    state.cleared = tuple(lines.read("cleared", _places((*ROCHEFORT_PLACES, RICHELIEU)), list[int]()))
    state.destination = _place(lines, "destination", state.uncleared, state.uncleared[0])
    if lines.read("seen", yes, False):
        state.seen_at = state.destination
    state.closed = _place(lines, "closed", CLOSABLE, NOWHERE)
    for effect in lines.read("effects", str.split, list[str]()):
        with lines.blame("effects"):
            setattr(state, _EFFECTS[_EFFECTS.index(effect)], True)
    due, fell, barred, prepaid = (lines.read(name, _heroes(state), None) for name in _HEROES)
    fit = [who for who in state.musketeers if state.life[who]]
    with lines.blame("fell"):
        for who in fell or ():
            if state.life[who]:
                raise ValueError(who)
            state.fell[who], state.begun[who] = state.turn, True
    with lines.blame("barred"):
        for who in barred or ():
            if state.where[who] != BASTILLE:
                raise ValueError(who)
            state.barred[who] = True
    with lines.blame("prepaid"):
        for who in prepaid or ():
            state.prepaid[who] = 1
    with lines.blame("due"):
        if due is not None and not {*due} <= {*fit}:
            raise ValueError(due)
        for who in fit:
            state.due[who] = due is None or who in due
            state.begun[who] = not state.due[who]
    _begin_turn_of(lines, state, is_first=due is None)


def _heroes(state: State) -> Callable[[str], list[Musketeer]]:
    """Reads heroes that are in play, each once."""

    def read(words: str) -> list[Musketeer]:
        ids: list[str] = [hero.id for hero in state.heroes]
        found = [ids.index(word) for word in words.split()]
        if len(set(found)) != len(found):
            raise ValueError(words)
        return found

    return read


def _begin_turn_of(lines: Lines, state: State, *, is_first: bool) -> None:
    """Whoever is active; otherwise whoever comes next."""
    active = lines.read("active", _heroes(state), [NOBODY])
    turn.go_on_from(state, "one_for_all" if is_first and active == [NOBODY] else "next_musketeer")
    with lines.blame("active"):
        (state.active,) = active
        if state.active != NOBODY and not state.due[state.active]:
            raise ValueError(active)
    if state.active == NOBODY:
        if "actions" in lines.words:
            raise lines.blame("actions").fault()
        return
    all_of_them = state.allowance(state.active)
    state.actions = lines.read("actions", number(0, all_of_them), all_of_them)
    state.begun[state.active] = state.actions < all_of_them
    state.banned = state.where[state.active] == RICHELIEU and not state.begun[state.active]  # MR-19.4
    state.then(("act",))


def yes(words: str) -> bool:
    """Reads yes or no."""
    return {"yes": True, "no": False}[words]


def _places(among: Sequence[int]) -> Callable[[str], list[int]]:
    """Reads names of places, each once."""

    def read(words: str) -> list[int]:
        places = [PLACES.index(word) for word in words.split()]
        if len(set(places)) != len(places) or not set(places) <= set(among):
            raise ValueError(words)
        return places

    return read


def _place(lines: Lines, keyword: str, among: Sequence[int], default: int) -> int:
    with lines.blame(keyword):
        (place,) = lines.read(keyword, _places(among), [default])
        return place
