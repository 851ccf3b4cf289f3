"""Possible worlds: states that agree with a view."""

from __future__ import annotations

from collections.abc import Iterable

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.board import PUBLIC, Token
from musketiere.games.mousquetaires_du_roy.deal import cards_of
from musketiere.games.mousquetaires_du_roy.edition import Edition
from musketiere.games.mousquetaires_du_roy.material import DECOY, DESTINATIONS, NOBODY, NOWHERE, TRAP
from musketiere.games.mousquetaires_du_roy.rules import PlayableState
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.view import View


def sample(view: View, rng: Rng) -> State:
    """A state that agrees with the view; what the seat cannot know is drawn from `rng`."""
    state = PlayableState(view.options, rng)
    lists = {name for name in PUBLIC if isinstance(getattr(state, name), list)}
    for name, value in zip(PUBLIC, view.public, strict=True):
        setattr(state, name, list(value) if name in lists else value)
    state.asking = view.asking
    state.element, state.cards, state.duel, state.partner = view.element, view.cards, view.duel, view.partner
    _deal_adventure(state, view, rng)
    _deal_perfidy(state, view, rng)
    _deal_missions(state, view, rng)
    _lay_tokens(state, view, rng)
    _send_milady(state, view, rng)
    return state


def _without(cards: list[int], *known: Iterable[int]) -> list[int]:
    """The cards but those that are known to lie elsewhere."""
    left = cards.copy()
    for part in known:
        for card in part:
            left.remove(card)
    return left


def _deal_adventure(state: State, view: View, rng: Rng) -> None:
    """The team knows all hands, Milady how many cards are in them and which of them have been named for a challenge."""
    lying = [card for card in state.spaces if card != NOBODY]
    unseen = _without(cards_of(state.edition.adventure), state.adventure_discard, lying)
    if view.team is not None:
        state.hands = [list(hand) for hand in view.team.hands]
        state.offer = view.team.offer
        unseen = _without(unseen, *state.hands)
        rng.shuffle(unseen)
    else:
        unseen = _without(unseen, view.cards)
        rng.shuffle(unseen)
        state.hands = [
            sorted([*named, *(unseen.pop() for _ in range(count - len(named)))])
            for who, count in enumerate(view.hand_counts)
            for named in [view.cards if who == state.active else ()]
        ]
    state.adventure_pile = unseen


def _deal_perfidy(state: State, view: View, rng: Rng) -> None:
    unseen = _without(cards_of(state.edition.perfidy), state.perfidy_discard)
    if view.milady is not None:
        state.perfidy_hand = list(view.milady.perfidy_hand)
        state.perfidy_played = view.milady.perfidy_played
        unseen = _without(unseen, state.perfidy_hand)
        rng.shuffle(unseen)
    else:
        rng.shuffle(unseen)
        state.perfidy_hand = [unseen.pop() for _ in range(view.perfidy_count)]
    state.perfidy_pile = unseen


def _deal_missions(state: State, view: View, rng: Rng) -> None:
    """Paris cards lie in the pile, in Milady's hand, in play or out of the game; Louvre missions in pile or discard."""
    edition = state.edition
    paris = _without(list(range(len(edition.paris))), state.gone, [] if state.paris is None else [state.paris.card])
    if view.milady is not None:
        state.paris_hand = list(view.milady.paris_hand)
        state.manning = view.milady.manning
        paris = _without(paris, state.paris_hand)
        rng.shuffle(paris)
    else:
        rng.shuffle(paris)
        state.paris_hand = [paris.pop() for _ in range(view.paris_count)]
    state.paris_pile = paris
    in_play = [] if state.louvre is None else [state.louvre.card]
    state.louvre_pile = _without(list(range(len(edition.louvre))), state.louvre_discard, in_play)
    rng.shuffle(state.louvre_pile)


def _send_milady(state: State, view: View, rng: Rng) -> None:
    """Where she may be, as far as the turn has not told."""
    if view.milady is not None:
        state.destination = view.milady.destination
    elif state.seen_at != NOWHERE:
        state.destination = state.seen_at
    elif state.turn:
        places = [place for place in DESTINATIONS if place not in state.cleared]
        state.destination = places[rng.below(len(places))]


def _lay_tokens(state: State, view: View, rng: Rng) -> None:
    """Who is not Milady knows what has been turned up or has left; the rest lies face down or is left to her."""
    state.inn = [list(line) for line in view.inn]
    state.quest_tokens = list(view.quest_tokens)
    if view.milady is not None:
        state.stock = dict(view.milady.stock)
        state.laying = view.milady.laying
        return
    lying = [token for part in (*state.inn, state.quest_tokens) for token in part if token is not None]
    seen = [*state.spent, *(token.kind for token in lying if token.up)]
    forces = [force for force, count in state.edition.quest_tokens.items() for _ in range(count - seen.count(force))]
    rng.shuffle(forces)
    hidden = _hidden_in_inn(state.edition, seen) if state.inn else []
    hidden += [forces.pop() for _ in range(sum(not token.up for token in lying) - len(hidden))]
    rng.shuffle(hidden)
    for part in (*state.inn, state.quest_tokens):
        for at, token in enumerate(part):
            if token is not None and not token.up:
                part[at] = Token(hidden.pop())
    state.stock = {force: forces.count(force) for force in state.edition.quest_tokens}


def _hidden_in_inn(edition: Edition, seen: list[int]) -> list[int]:
    """Decoys and traps that nobody has seen yet."""
    decoys, traps = edition.inn_decoys - seen.count(DECOY), edition.inn_traps - seen.count(TRAP)
    return [DECOY] * decoys + [TRAP] * traps
