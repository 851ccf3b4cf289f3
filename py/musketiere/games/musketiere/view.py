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
    """Who looks, 0 … players - 1; None for a spectator (MU-12.16)."""
    options: Options
    """By which the match is played (MU-10)."""
    phase: Phase
    """What is open: `choose_pay`, `play_card`, `winner_acts`, `loser_acts` or `match_over` (MU-11)."""
    totals: tuple[int, ...]
    """By seat: ducats of all games that were scored (MU-8.6)."""
    scores: tuple[tuple[int, ...], ...]
    """By game that was scored, by seat: its ducats (MU-8.4)."""
    game: int
    """1, 2, …: which game of the match it is (MU-0.3)."""
    duel: int
    """1 … 9: which duel of the game it is; 0 before the first (MU-8.2)."""
    guards_turned: tuple[int, ...]
    """Strengths turned up in this game, in order, the one that is fought last (MU-12.4)."""
    guards_left: tuple[int, ...]
    """Strengths still in the pile, sorted: their order is known to nobody (MU-12.2, MU-12.3)."""
    hand_counts: tuple[int, ...]
    """By seat: cards in hand, a card that is handed in among them (MU-12.6)."""
    hand: tuple[int, ...]
    """Own cards, 0 … 54, the lowest first (MU-12.5); `cards.VALUE` has what each counts, `cards.NAME` its notation."""
    pay: tuple[int, ...]
    """Own pay cards by place, three of them; empty before they are laid (MU-12.8)."""
    stones: tuple[int, ...]
    """By `3 * seat + place`: 0 free, 1 a gem, 2 a prison (MU-12.9)."""
    gems: int
    """In the centre, 0 … 3 (MU-12.9)."""
    prisons: int
    """In the centre, 0 … 3 (MU-12.9)."""
    counting: tuple[Seat, ...]
    """Seats that count in this duel (MU-4.2)."""
    acting: Seat
    """Winner or loser that must act (MU-4.7, MU-4.8); -1 if nobody must."""
    chosen: tuple[bool, ...]
    """By seat: whether it has handed in its choice in the open secret decision (MU-12.11)."""
    own_choice: tuple[int, ...]
    """Own cards that are handed in, three as pay or one to play; empty before (MU-12.10)."""
    turned: tuple[int, ...]
    """By seat: cards of the duel whose winner or loser is about to act; empty otherwise (MU-4.4)."""
    played: tuple[int, ...]
    """Cards of the earlier duels of this game (MU-12.12)."""
    duels: tuple[Duel, ...]
    """Those of this game whose cards have been turned up, in order (MU-12.12)."""
    moves: tuple[Move, ...]
    """What winner or loser did with a stone, one for each duel of this game that is over (MU-5, MU-6); `moves.decode`
    makes it an action."""
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
