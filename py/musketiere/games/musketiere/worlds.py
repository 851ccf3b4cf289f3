"""Possible worlds: states that agree with a view (MU-14.12)."""

from __future__ import annotations

from musketiere.core.game import Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS
from musketiere.games.musketiere.moves import pay_move
from musketiere.games.musketiere.rules import CHOOSE_PAY, HAND, NOBODY, PLAY_CARD, PRISON, State
from musketiere.games.musketiere.view import View


def sample(view: View, rng: Rng) -> State:
    """A state that agrees with the view; what the seat cannot see is drawn evenly from `rng`."""
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
    state.moves = list(view.moves)
    state.history = view.history
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
