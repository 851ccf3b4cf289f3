"""What a seat may know (MU-12), and the possible worlds that agree with it."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.core import options as declare
from musketiere.core.game import Data, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, REMOVED, names
from musketiere.games.musketiere.events import row_name, scoring_data
from musketiere.games.musketiere.moves import pay_cards, pay_move
from musketiere.games.musketiere.options import Options
from musketiere.games.musketiere.rules import (
    CHOOSE_PAY,
    HAND,
    NOBODY,
    PLAY_CARD,
    PRISON,
    Duel,
    Scoring,
    State,
)


class View(NamedTuple):
    """Everything the seat `seat`, or a spectator (None), may know; cards and places as in `rules`."""

    seat: Seat | None
    options: Options
    phase: str
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
    last_game: Scoring | None

    @property
    def guard(self) -> int | None:
        """Strength of the guard that is being fought."""
        return self.guards_turned[-1] if self.duel else None


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
        last_game=state.last_game,
    )


def sample(view: View, rng: Rng) -> State:
    """A state that agrees with the view; what the seat cannot see is drawn evenly from `rng` (MU-14.12)."""
    state = State(view.options, rng)
    state.phase = view.phase
    state.totals = list(view.totals)
    state.scores = list(view.scores)
    state.game = view.game
    state.duel = view.duel
    left = list(view.guards_left)
    rng.shuffle(left)
    state.pile = [*view.guards_turned, *left]
    state.guard = view.guard or 0
    state.stones = list(view.stones)
    state.gems = view.gems
    state.prisons = view.prisons
    state.imprisoned = _imprisoned(view.stones)
    state.counting = view.counting
    state.acting = view.acting
    state.played = list(view.played)
    state.duels = list(view.duels)
    state.last_game = view.last_game
    if view.turned:
        state.chosen = list(view.turned)
    _deal_hidden(state, view, rng)
    if view.acting != NOBODY:
        state.to_act = [view.acting]
    elif view.phase in (CHOOSE_PAY, PLAY_CARD):
        state.to_act = [seat for seat, is_chosen in enumerate(view.chosen) if not is_chosen]
    return state


def _deal_hidden(state: State, view: View, rng: Rng) -> None:
    """Deals the unseen cards to the places where the seat of the view cannot look."""
    known = {*view.hand, *view.pay, *view.own_choice, *view.played, *view.turned}
    unseen = [card for card in CARDS if card not in known]
    rng.shuffle(unseen, (HAND + 3) * state.players)
    at = 0
    in_play = view.duel > 0
    for seat in range(state.players):
        laid = (3 if view.phase == CHOOSE_PAY else 1) if view.chosen[seat] else 0
        if seat == view.seat:
            state.hands[seat] = list(view.hand)
            state.pay += view.pay
            choice = view.own_choice
        else:
            if in_play:
                state.pay += unseen[at : at + 3]
                at += 3
            count = view.hand_counts[seat] - laid
            state.hands[seat] = unseen[at : at + count]
            at += count
            choice = tuple(unseen[at : at + laid])
            at += laid
        if laid:
            state.chosen[seat] = pay_move(*choice) if laid == 3 else choice[0]


def _imprisoned(stones: tuple[int, ...]) -> Seat:
    rows = (stones[at : at + 3] for at in range(0, len(stones), 3))
    return next((seat for seat, row in enumerate(rows) if row == (PRISON, PRISON, PRISON)), NOBODY)


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
