"""Draws anew what a seat cannot see of a match, by section 30 of the rules."""

from __future__ import annotations

from musketiere.core.game import Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.board import Token
from musketiere.games.mousquetaires_du_roy.material import DECOY, DESTINATIONS, NOWHERE
from musketiere.games.mousquetaires_du_roy.state import State


def redraw(state: State, seat: Seat | None, rng: Rng) -> None:
    """Changes the state itself."""
    in_team, is_milady = seat is not None and seat != state.milady, seat is not None and seat == state.milady
    rng.shuffle(state.louvre_pile)
    state.rng = Rng(rng.below(2**32))
    _change_places(rng, *([] if in_team else state.hands), state.adventure_pile)
    _change_places(rng, *([] if is_milady else [state.perfidy_hand]), state.perfidy_pile)
    if is_milady:
        return
    _change_places(rng, state.paris_hand, state.paris_pile)
    if state.seen_at == NOWHERE and state.destination != NOWHERE:
        places = [place for place in DESTINATIONS if place not in state.cleared]
        state.destination = places[rng.below(len(places))]
    _turn_over(state, rng)


def _change_places(rng: Rng, *parts: list[int]) -> None:
    cards = [card for part in parts for card in part]
    rng.shuffle(cards)
    for part in parts:
        part[:] = [cards.pop() for _ in part]


def _turn_over(state: State, rng: Rng) -> None:
    """Face-down tokens, and those that Milady has left or is about to lay."""
    state.laying = ()
    places = [
        (part, at)
        for part in (*state.inn, state.quest_tokens)
        for at, token in enumerate(part)
        if token is not None and not token.up
    ]
    lying = [token.kind for part, at in places if (token := part[at]) is not None]
    foes = [kind for kind in lying if kind < DECOY]
    stock = [force for force, left in state.stock.items() for _ in range(left)]
    _change_places(rng, foes, stock)
    state.stock = {force: stock.count(force) for force in state.stock}
    kinds = [*foes, *(kind for kind in lying if kind >= DECOY)]
    rng.shuffle(kinds)
    for part, at in places:
        part[at] = Token(kinds.pop())
