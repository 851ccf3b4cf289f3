"""What Milady does: Phase I (MR-5), and her own action at the end of Phase II (MR-19.5 ff.)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import missions
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import scheming
from musketiere.games.mousquetaires_du_roy.material import (
    COMBAT,
    DESTINATIONS,
    DOUBLE_COMBAT,
    LA_ROCHELLE,
    MILADYS_HOUSE,
    NOBODY,
    NOWHERE,
    PARIS,
    RICHELIEU,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import draw_perfidy, refill, take_perfidy

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

FULL_HAND = 3
"""Perfidy cards up to which she draws at Richelieu's (MR-19.8)."""


# ---- Phase I ---------------------------------------------------------------------------------------------


def destinations(state: State, seat: Seat) -> list[Move]:
    """D-DEST: any Place card, again and again (MR-5.2)."""
    return [move("destination", place) for place in DESTINATIONS]


def choose_destination(state: State, seat: Seat, answer: Move) -> None:
    """Rochefort always goes with her (MR-5.3)."""
    state.destination = index(answer)
    state.tell(scheming.destination_chosen, state)


def ask_paris_card(state: State) -> None:
    """Whenever she holds a card, playable or not: not to be asked would tell."""
    if state.paris_hand:
        state.ask_milady("paris")


def paris_cards(state: State, seat: Seat) -> list[Move]:
    """D-PARIS: none, or one of her hand (MR-5.4, MR-15.2)."""
    cards = [card for card in state.paris_hand if missions.is_playable(state, card)]
    return [move("pass"), *(move("play_paris", card) for card in sorted(cards))]


def play_paris(state: State, seat: Seat, answer: Move) -> None:
    """It replaces the card in play (MR-15.3) and is manned (MR-15.4)."""
    if kind(answer) == "pass":
        return
    card = index(answer)
    state.paris_hand.remove(card)
    replaced = None if state.paris is None else state.edition.paris[state.paris.card].id
    if state.paris is not None:
        missions.leave(state, PARIS, "replaced")
    missions.place(state, PARIS, card, replaced)


# ---- her own action --------------------------------------------------------------------------------------


def begin_own_action(state: State) -> None:
    """If she has not been revealed this turn she reveals herself and acts by her place (MR-19.5, 19.11); in Paris, at
    the Louvre and on the quest there is nothing to do (MR-19.10)."""
    if state.seen_at != NOWHERE:
        return
    reveal(state, "end")
    if len(own_actions(state, NOBODY)) > 1:
        state.ask_milady("own")


def reveal(state: State, cause: protocol.RevealCause) -> None:
    """Everybody knows now where she is."""
    state.seen_at = state.destination
    state.tell(scheming.milady_revealed, state.seen_at, cause)


def own_actions(state: State, seat: Seat) -> list[Move]:
    """D-OWN"""
    moves = [move("pass")]
    if state.seen_at == LA_ROCHELLE:  # MR-19.6
        moves += [move("discard_space", at) for at, card in enumerate(state.spaces) if card in (COMBAT, DOUBLE_COMBAT)]
    elif state.seen_at == RICHELIEU:
        moves += [move("search", card) for card in sorted(set(state.perfidy_pile))]  # MR-19.7
        if state.perfidy_pile and (len(state.perfidy_hand) < FULL_HAND or state.milady is None):  # MR-19.8, 26.15
            moves.append(move("refill"))
    elif state.seen_at == MILADYS_HOUSE:  # MR-19.9
        moves += [move("take_paris", card) for card in sorted(state.paris_pile)]
    return moves


def act(state: State, seat: Seat, answer: Move) -> None:
    """Carries it out."""
    what = index(answer)
    match kind(answer):
        case "discard_space":
            card, state.spaces[what] = state.spaces[what], NOBODY
            state.adventure_discard.append(card)
            state.tell(scheming.cleared_space, what, card)
            refill(state, state.adventure_pile, state.adventure_discard, "adventure")
        case "search":
            state.tell(scheming.visited_richelieu, search=True)
            state.perfidy_pile.remove(what)
            state.rng.shuffle(state.perfidy_pile)
            take_perfidy(state, what, "search")
        case "refill":
            state.tell(scheming.visited_richelieu, search=False)
            draw_perfidy(state, max(1, FULL_HAND - len(state.perfidy_hand)), "refill")
        case "take_paris":
            take_paris(state, what)


def take_paris(state: State, card: int) -> None:
    """From the pile, where it lies anywhere, into her hand."""
    state.paris_pile.remove(card)
    state.paris_hand.append(card)
    state.tell(scheming.paris_taken, state, card)


STEPS: Final[Steps] = {
    "destination": lambda state: state.ask_milady("destination"),
    "paris_card": ask_paris_card,
    "own_action": begin_own_action,
}
