"""What a seat may know (MU-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.games.musketiere.moves import pay_cards
from musketiere.games.musketiere.options import Options
from musketiere.games.musketiere.records import Duel, Past, Scoring
from musketiere.games.musketiere.rules import CHOOSE_PAY, NOBODY, PLAY_CARD, State

if TYPE_CHECKING:
    from musketiere.games.musketiere.protocol import Phase


class View(NamedTuple):
    """Everything the seat `seat`, or a spectator (None), may know; cards and places as in `rules`."""

    seat: Seat | None
    options: Options
    phase: Phase
    totals: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    game: int
    duel: int
    guards_turned: tuple[int, ...]
    guards_left: tuple[int, ...]
    """Strengths still in the pile, sorted: their order is known to nobody (MU-12.2, MU-12.3)."""
    hand_counts: tuple[int, ...]
    hand: tuple[int, ...]
    pay: tuple[int, ...]
    stones: tuple[int, ...]
    gems: int
    prisons: int
    counting: tuple[Seat, ...]
    acting: Seat
    chosen: tuple[bool, ...]
    own_choice: tuple[int, ...]
    turned: tuple[int, ...]
    """Cards of the duel whose winner or loser is about to act, by seat."""
    played: tuple[int, ...]
    duels: tuple[Duel, ...]
    moves: tuple[Move, ...]
    """What winner or loser did with a stone, one for each duel of this game that is over."""
    history: tuple[Past, ...]
    """The games of this match that were scored (MU-12.8, MU-12.12)."""

    @property
    def guard(self) -> int | None:
        """Strength of the guard that is being fought."""
        return self.guards_turned[-1] if self.duel else None

    @property
    def last_game(self) -> Scoring | None:
        """The game that was scored last."""
        return self.history[-1].scoring if self.history else None


def view_of(state: State, seat: Seat | None) -> View:
    """The view of a seat, built by listing what is allowed (MU-12.1 to 12.16)."""
    open_choice = state.phase in (CHOOSE_PAY, PLAY_CARD)
    chosen = tuple(open_choice and move != NOBODY for move in state.chosen)
    laid = 3 if state.phase == CHOOSE_PAY else 1
    own_hand: tuple[int, ...] = ()
    own_pay: tuple[int, ...] = ()
    own_choice: tuple[int, ...] = ()
    if seat is not None:
        own_hand = tuple(sorted(state.hands[seat]))
        own_pay = tuple(state.pay[3 * seat : 3 * seat + 3])
        if chosen[seat]:
            move = state.chosen[seat]
            own_choice = pay_cards(move) if state.phase == CHOOSE_PAY else (move,)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        totals=tuple(state.totals),
        scores=tuple(state.scores),
        game=state.game,
        duel=state.duel,
        guards_turned=tuple(state.pile[: state.duel]),
        guards_left=tuple(sorted(state.pile[state.duel :])),
        hand_counts=tuple(
            len(hand) + (laid if is_chosen else 0) for hand, is_chosen in zip(state.hands, chosen, strict=True)
        ),
        hand=own_hand,
        pay=own_pay,
        stones=tuple(state.stones),
        gems=state.gems,
        prisons=state.prisons,
        counting=state.counting,
        acting=state.acting,
        chosen=chosen,
        own_choice=own_choice,
        turned=tuple(state.chosen) if state.acting != NOBODY else (),
        played=tuple(state.played),
        duels=tuple([Duel(*duel) for duel in state.duels]),
        moves=tuple(state.moves),
        history=state.history,
    )
