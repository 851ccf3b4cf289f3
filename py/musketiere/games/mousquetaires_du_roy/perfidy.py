"""Milady's Perfidy cards (MR-12)."""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import bastille, tracks
from musketiere.games.mousquetaires_du_roy.board import Steps
from musketiere.games.mousquetaires_du_roy.events import scheming
from musketiere.games.mousquetaires_du_roy.material import (
    BASTILLE,
    BAUME,
    CALOMNIE,
    CONSCRITS,
    EMBASTILLE,
    GUET_APENS,
    IMPASSE,
    LA_ROCHELLE,
    LOUVRE,
    PARIS,
    QUEST,
    RENFORTS,
    URGENCE,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.vieux_colombier import wound

BALM = 2
"""Life points that Balm gives Rochefort (MR-12.5)."""
CLOSABLE = (PARIS, LOUVRE, QUEST, LA_ROCHELLE)
"""MR-12.13"""


def cards(state: State, seat: Seat) -> list[Move]:
    """D-PERFIDY: draw, play one, or neither (MR-5.5)."""
    playable = [card for card in sorted(set(state.perfidy_hand)) if is_playable(state, card)]
    return [move("pass"), move("draw_perfidy"), *(move("play_perfidy", card) for card in playable)]


def is_playable(state: State, card: int) -> bool:
    """Only with a legal target (MR-12.2)."""
    return card not in (GUET_APENS, EMBASTILLE) or bool(whom(state, card))


def whom(state: State, card: int) -> list[Musketeer]:
    """Whom a card can be meant for: fit Musketeers (MR-12.9), and for Arrested those out of the Bastille (MR-12.11)."""
    return [who for who in state.fit_musketeers() if card == GUET_APENS or state.where[who] != BASTILLE]


def choose(state: State, seat: Seat, answer: Move) -> None:
    """She draws, plays or leaves it (MR-12.1)."""
    if kind(answer) == "draw_perfidy":
        tracks.draw_perfidy(state, 1, "draw")
    elif kind(answer) == "play_perfidy":
        play(state, index(answer))


def play(state: State, card: int) -> None:
    """A card with a target or place is told about when that is named; then it is carried out."""
    state.perfidy_played = card
    if card in (GUET_APENS, EMBASTILLE):
        state.ask_milady("target")
    elif card == IMPASSE:
        state.ask_milady("close")
    else:
        state.tell(scheming.perfidy_played, card)
        if card == RENFORTS:  # MR-12.6
            state.reinforcements = True
        elif card == CONSCRITS:  # MR-12.3
            state.conscripts = True
        elif card == BAUME:
            _heal_rochefort(state)
        elif card == CALOMNIE:  # MR-12.12
            tracks.change_honour(state, -1, "perfidy")
        elif card == URGENCE:  # MR-12.14
            tracks.advance_time(state, "perfidy")
        _discard(state)


def _discard(state: State) -> None:
    """After its effect (MR-12.2)."""
    if state.outcome is None:
        tracks.discard_perfidy(state, state.perfidy_played)


def _heal_rochefort(state: State) -> None:
    """Also when he is out of action; not above his maximum (MR-12.5, MR-10.20)."""
    life = min(state.rochefort_life + BALM, state.edition.rochefort.life)
    if life > state.rochefort_life:
        state.tell(scheming.rochefort_healed, life - state.rochefort_life, life)
        state.rochefort_life = life


def targets(state: State, seat: Seat) -> list[Move]:
    """Whom the card that is played is meant for."""
    return [move("name", who) for who in whom(state, state.perfidy_played)]


def strike(state: State, seat: Seat, answer: Move) -> None:
    """Ambuscade: one wound, no cuirass helps (MR-12.9); who falls recovers at once (MR-12.10). Arrested: MR-12.11."""
    who, card = index(answer), state.perfidy_played
    state.tell(scheming.perfidy_played, card, who)
    if card == GUET_APENS:
        wound(state, who, 1, "perfidy")
    else:
        bastille.arrest(state, who)
    _discard(state)


def places(state: State, seat: Seat) -> list[Move]:
    """Dead end names one of four places."""
    return [move("close", place) for place in CLOSABLE]


def close(state: State, seat: Seat, answer: Move) -> None:
    """Nobody may move there this turn (MR-12.13)."""
    state.closed = index(answer)
    state.tell(scheming.perfidy_played, state.perfidy_played, place=state.closed)
    _discard(state)


def begin(state: State) -> None:
    """The automatic Milady draws first, and then plays one if she holds two (MR-26.10)."""
    if state.milady is not None:
        state.ask_milady("perfidy")
        return
    tracks.draw_perfidy(state, 1, "draw")
    card = automatic_card(state)
    if card is not None:
        play(state, card)


def automatic_card(state: State) -> int | None:
    """The card held longest that is playable and can have an effect; Balm only if Rochefort has lost life."""
    if len(state.perfidy_hand) < 2:
        return None
    healthy = state.rochefort_life == state.edition.rochefort.life
    useful = [card for card in state.perfidy_hand if is_playable(state, card) and not (card == BAUME and healthy)]
    return useful[0] if useful else None


STEPS: Final[Steps] = {"perfidy": begin}
