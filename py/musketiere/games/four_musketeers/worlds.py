"""Possible worlds: states that agree with a view (FM-25.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import deal
from musketiere.games.four_musketeers.cards import SWORDS
from musketiere.games.four_musketeers.fight import NO_CARD, Fight, Strike
from musketiere.games.four_musketeers.rules import State
from musketiere.games.four_musketeers.state import DAZED
from musketiere.games.four_musketeers.view import View, discarded


def sample(view: View, rng: Rng) -> State:
    """A state that agrees with the view; what the player cannot see is drawn from `rng`."""
    state = State(view.options, rng)
    state.phase = view.phase
    state.to_act = list(view.to_act)
    state.totals = list(view.totals)
    state.round = view.round
    state.lead = view.lead
    state.dealt = view.dealt
    state.missing = view.missing
    state.stacks = [list(stack) for stack in view.stacks]
    state.last_lifelines = list(view.last_lifelines)
    state.up = list(view.up)
    state.fallen = list(view.fallen)
    state.line = list(view.line)
    state.stone = view.stone
    state.now = list(view.now)
    state.hand = view.hand
    state.remembered = list(view.remembered)
    state.layers = [(hand, count) for hand, count, _ in view.older]
    state.fight = view.fight
    state.in_hand = view.in_hand
    state.cyclical = view.cyclical
    state.starter = view.starter
    state.direction = view.direction
    state.order = view.order
    state.turn = view.turn
    state.replays = view.replays
    state.pending = view.pending
    state.last_round = view.last_round
    if view.dealt:
        state.roles = _roles(view, rng)
        _deal_swords(state, view, rng)
    return state


def _roles(view: View, rng: Rng) -> list[int]:
    """One of the ways in which the roles can lie, all equally likely."""
    deals = possible_roles(view)
    return list(deals[rng.below(len(deals))])


def possible_roles(view: View) -> list[tuple[int, ...]]:
    """The ways in which the roles can lie, by seat."""
    teams = deal.colour_teams(view.options)
    return [
        roles
        for roles in deal.role_deals(deal.roles_in_play(view.missing), teams)
        if all(known is None or known == role for known, role in zip(view.roles, roles, strict=True))
    ]


def _deal_swords(state: State, view: View, rng: Rng) -> None:
    """Deals the sword cards that the player has not seen since the last shuffle to where he cannot look."""
    first_hand = _first_hand(view)
    unseen = unseen_swords(view)
    rng.shuffle(unseen)
    state.random = draw_random(view, unseen)
    state.kept = [unseen.pop() for _ in range(view.kept)]
    state.hands = draw_hands(view, unseen, rng)
    for fight in view.fights:
        if fight.hand >= first_hand:
            fight = fight._replace(strikes=_with_discards(fight.strikes, view, unseen))
        state.fights.append(fight)
    state.strikes = list(_with_discards(view.strikes, view, unseen))
    for strike in _strikes(state.fights, state.strikes, first_hand):
        state.used += [card for card in (strike.discard, strike.card) if card != NO_CARD]


def _first_hand(view: View) -> int:
    """The first hand since the last shuffle of what is on the table now."""
    return view.hand if view.options.layout == 4 else view.hand - (view.hand + 1) % 2


def unseen_swords(view: View) -> list[int]:
    """The sword cards that the player has not seen since the last shuffle."""
    known: set[int] = set()
    for cards in (*view.hands, *view.piles):
        known.update(cards or ())
    for strike in _strikes(view.fights, view.strikes, _first_hand(view)):
        known.update((strike.card, strike.discard))
    return [card for card in SWORDS if card not in known]


def may_be_turned(view: View) -> list[int]:
    """The sword cards that may lie on top of the random deck, for all that the player has seen (FM-4.2)."""
    excluded = too_new(view, 0)
    return [card for card in unseen_swords(view) if card not in excluded]


def draw_random(view: View, unseen: list[int]) -> list[int]:
    """A random deck out of the shuffled cards."""
    if not view.older:
        return [unseen.pop() for _ in range(view.random)]
    return [_draw(unseen, too_new(view, at)) for at in range(view.random)]


def draw_hands(view: View, unseen: list[int], rng: Rng) -> list[list[int]]:
    """Hands out of the shuffled cards, beside what can be seen of them."""
    hands = []
    for seat, count in enumerate(view.hand_counts):
        visible, pile = view.hands[seat], view.piles[seat]
        held = list(visible or ())
        if pile is not None:
            rest = [card for card in pile if card not in held]
            rng.shuffle(rest)
            held += rest
        elif visible is None or view.now[seat] == DAZED:
            held += [unseen.pop() for _ in range(count - len(held))]
        hands.append(held)
    return hands


def _strikes(fights: Sequence[Fight], strikes: Sequence[Strike], first_hand: int) -> Iterator[Strike]:
    """The strikes since the cards of that hand were shuffled."""
    for fight in fights:
        if fight.hand >= first_hand:
            yield from fight.strikes
    yield from strikes


def _with_discards(strikes: Sequence[Strike], view: View, unseen: list[int]) -> tuple[Strike, ...]:
    """The strikes, each hidden discard drawn from the cards not seen."""
    return tuple(
        strike._replace(discard=unseen.pop())
        if strike.discard == NO_CARD and discarded(strike, view.seating)
        else strike
        for strike in strikes
    )


def too_new(view: View, at: int) -> set[int]:
    """Cards that cannot lie at that place of the random deck, since they came under it later (FM-4.2)."""
    return {card for _, count, cards in view.older if at < count for card in cards}


def _draw(unseen: list[int], excluded: set[int]) -> int:
    """Takes a card out. The upper places exclude all that the lower ones do, so that there is always one left."""
    at = next(at for at, card in enumerate(unseen) if card not in excluded)
    return unseen.pop(at)
