"""Missions in Paris (MR-15) and at the Louvre (MR-16): placing, manning, and how they end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import tracks
from musketiere.games.mousquetaires_du_roy.board import Manned, Opponent, Steps
from musketiere.games.mousquetaires_du_roy.events import running, scheming
from musketiere.games.mousquetaires_du_roy.material import LOUVRE, PARIS, Place
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

# ---- placing and manning (MR-16.3) -----------------------------------------------------------------------


def is_playable(state: State, card: int) -> bool:
    """A Paris card without challenges needs an adversary that fits (MR-15.5); those the old card gives back count."""
    mission = state.edition.paris[card]
    returned = [] if state.paris is None else _unbeaten(state.paris)
    return bool(mission.challenges) or any(
        state.adversary(one).force <= mission.force for one in (*state.reserve, *returned)
    )


def effect(board: State) -> protocol.Effect | None:
    """What the Paris card in play does at the end of a turn, or at La Rochelle (MR-15.10); None without one."""
    return None if board.paris is None else board.edition.paris[board.paris.card].effect or None


def place(state: State, where: Place, card: int, replaced: str | None = None) -> None:
    """A mission comes into play; Milady mans it, then may lay an ambush there (MR-13.1)."""
    state.set_mission(where, Manned(card))
    state.tell(scheming.mission_placed, where, state.mission_card(where), replaced)
    state.then(("man", where), ("lay_ambush",))


def place_louvre(state: State) -> None:
    """The next one of the pile, which is refilled from the discarded missions (MR-16.1)."""
    if not state.louvre_pile:
        tracks.refill(state, state.louvre_pile, state.louvre_discard, "louvre")
    place(state, LOUVRE, state.louvre_pile.pop())


def ask_manning(state: State, where: Place) -> None:
    """D-MAN: one adversary after the other, until none fits or she has enough."""
    state.manned_place = where
    if fitting(state):
        state.ask_milady("man")
    else:
        _manned(state)


def fitting(state: State) -> list[int]:
    """The adversaries of her reserve that fit beside those she has chosen."""
    force = state.mission_card(state.manned_place).force - sum(state.adversary(one).force for one in state.manning)
    return [one for one in state.reserve if one not in state.manning and state.adversary(one).force <= force]


def adversaries(state: State, seat: Seat) -> list[Move]:
    """At least one if any fits (MR-16.3)."""
    enough = [move("done")] if state.manning else []
    return [*enough, *(move("man", one) for one in fitting(state))]


def man(state: State, seat: Seat, answer: Move) -> None:
    """One more, or done."""
    if kind(answer) == "man":
        state.manning = (*state.manning, index(answer))
        if fitting(state):
            state.ask_milady("man")
            return
    _manned(state)


def _manned(state: State) -> None:
    where, chosen = state.manned_place, tuple(sorted(state.manning))
    manned = state.mission(where)
    assert manned is not None
    state.set_mission(where, manned._replace(opponents=tuple(Opponent(one) for one in chosen)))
    state.reserve = [one for one in state.reserve if one not in chosen]
    state.manning = ()
    state.tell(scheming.manned, state, where, chosen)


# ---- how they end ----------------------------------------------------------------------------------------


def check_done(state: State, where: Place) -> None:
    """All challenges and all duels are won, in any order, by whomever (MR-15.8, MR-16.2)."""
    manned, card = state.mission(where), state.mission_card(where)
    assert manned is not None
    if manned.solved == (1 << len(card.challenges)) - 1 and all(one.beaten for one in manned.opponents):
        leave(state, where, "done")
        if where == LOUVRE:  # MR-16.4
            tracks.change_honour(state, state.edition.ladder_bonus, "mission")
            _restart_louvre(state)


def fail_louvre(state: State) -> None:
    """On the fourth square (MR-16.7)."""
    leave(state, LOUVRE, "failed")
    tracks.draw_perfidy(state, 1, "louvre")
    _restart_louvre(state)


def _restart_louvre(state: State) -> None:
    before, state.ladder = state.ladder, state.edition.ladder_start
    if before != state.ladder:
        state.tell(running.token_moved, "louvre", before, state.ladder, "mission")
    place_louvre(state)


def leave(state: State, where: Place, result: protocol.MissionResult) -> None:
    """A mission is over.

    Its ambush leaves the game (MR-13.3, 13.4), unbeaten adversaries go back to the reserve (MR-15.3), healed (MR-9.26);
    a Paris card leaves the game (MR-15.9), the count of a strangling with it (MR-15.13).
    """
    manned, card = state.mission(where), state.mission_card(where)
    assert manned is not None
    returned = _unbeaten(manned)
    state.reserve = sorted([*state.reserve, *returned])
    state.set_mission(where, None)
    if where == PARIS:
        state.gone = (*state.gone, manned.card)
    else:
        state.louvre_discard.append(manned.card)
    state.tell(scheming.mission_ended, state, where, card, manned, result, returned)


def _unbeaten(manned: Manned) -> list[int]:
    return [one.id for one in manned.opponents if not one.beaten]


STEPS: Final[Steps] = {"man": ask_manning, "place_louvre": place_louvre}
