"""Simple honest players of Musketiere: what a person might go by after a few games.

They are who a player of ours must beat without having been made for them. Each is handed a view, keeps nothing between
two decisions, and lays its pay and moves its stones as the others do; they differ in the card they play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, VALUE
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM, TAKE_PRISON, pay_move
from musketiere.games.musketiere.rules import CHOOSE_PAY, FREE, GEM, PLAY_CARD, PRISON, WORTH
from musketiere.games.musketiere.view import View
from musketiere.games.musketiere.worlds import sample
from musketiere.players.player import Thought

PAY_RANKS: Final = {
    2: ((0, 6, 11), (0, 5, 11), (1, 6, 11)),
    3: ((0, 3, 11), (0, 2, 11), (0, 4, 11)),
    4: ((0, 3, 6), (0, 2, 5), (0, 3, 5)),
}
"""Pay cards by rank in the hand of twelve, 0 the highest, for 2, 3 and 4 players: high for a gem, low for a prison."""
AVERAGE: Final = 5
"""Mean value of a musketeer card (MU-1.1)."""
DRAWS: Final = 60
"""Hands of the others that `greedy` imagines for one card."""
UNSEEN_PAY: Final = 6
"""What it takes an unseen pay card for."""

CardRule = Callable[[View, Seat, Rng], int]
"""The card that a counting seat plays from its sorted hand, `view.hand`."""


class SimplePlayer:
    """Lays a high, a middle and a low card as pay, moves stones for its own ducats first, and plays by one rule."""

    def __init__(self, rule: CardRule) -> None:
        self.rule = rule

    def think(self, view: View, rng: Rng) -> Thought:
        """One slice."""
        yield 0.0
        seat = view.seat
        assert seat is not None
        if view.phase == CHOOSE_PAY:
            return _pay(view, rng)
        if view.phase == PLAY_CARD:
            return self.rule(view, seat, rng) if seat in view.counting else view.hand[0]
        moves = list(sample(view, rng).legal(seat))
        rng.shuffle(moves)
        return max(moves, key=lambda move: _stone_worth(view, seat, move))


def _pay(view: View, rng: Rng) -> Move:
    """The places tell nothing about the cards (MU-3.5)."""
    mixtures = PAY_RANKS[view.options.players]
    cards = [view.hand[-1 - rank] for rank in mixtures[rng.below(len(mixtures))]]
    rng.shuffle(cards)
    return pay_move(cards[0], cards[1], cards[2])


def _stone_worth(view: View, seat: Seat, move: Move) -> tuple[int, int]:
    """Own ducats first; then a gem is taken from who has most, a prison from who has least."""
    kind, source = move & ~63, move & 15
    place = move >> 4 & 3
    to = {TAKE_GEM: GEM, FREE_PRISON: FREE, TAKE_PRISON: PRISON, RETURN_GEM: FREE}[kind]
    own = VALUE[view.pay[place]] * (WORTH[to] - WORTH[view.stones[3 * seat + place]])
    if kind in (FREE_PRISON, RETURN_GEM) or source == CENTRE:
        return own, 0
    total = view.totals[source // 3]
    return own, total if kind == TAKE_GEM else -total


def at_random(view: View, seat: Seat, rng: Rng) -> int:
    """Any card; the pay alone is well chosen."""
    return view.hand[rng.below(len(view.hand))]


def middle(view: View, seat: Seat, rng: Rng) -> int:
    """Always the middle card of the hand."""
    return view.hand[len(view.hand) // 2]


def just_enough(view: View, seat: Seat, rng: Rng) -> int:
    """The smallest card that brings the seat's share of the guard; without one, the middle card."""
    bringing = [card for card in view.hand if VALUE[card] * len(view.counting) >= _guard(view)]
    return bringing[0] if bringing else middle(view, seat, rng)


def counting(view: View, seat: Seat, rng: Rng) -> int:
    """The smallest card that beats the guard together with average unseen cards of the others, else the second
    lowest."""
    unseen = [VALUE[card] for card in _unseen(view)]
    rest = sum(unseen) * (len(view.counting) - 1)
    bringing = [card for card in view.hand if VALUE[card] * len(unseen) + rest >= _guard(view) * len(unseen)]
    return bringing[0] if bringing else second_lowest(view, seat, rng)


def second_lowest(view: View, seat: Seat, rng: Rng) -> int:
    """Always the second lowest card of the hand, so as not to be the loser."""
    return view.hand[min(1, len(view.hand) - 1)]


def thumb(view: View, seat: Seat, rng: Rng) -> int:
    """The middle card while a guard asks no more than an average card of everybody, else the second lowest."""
    beatable = _guard(view) <= AVERAGE * len(view.counting)
    return middle(view, seat, rng) if beatable else second_lowest(view, seat, rng)


def by_guard(view: View, seat: Seat, rng: Rng) -> int:
    """The weaker a guard is among those that are left, the higher a card."""
    left = sorted([*view.guards_left, _guard(view)])
    return view.hand[-1 - left.index(_guard(view)) * len(view.hand) // len(left)]


def all_or_nothing(view: View, seat: Seat, rng: Rng) -> int:
    """The highest card if it beats the guard together with average cards of the others, else the lowest."""
    rest = AVERAGE * (len(view.counting) - 1)
    return view.hand[-1] if VALUE[view.hand[-1]] + rest >= _guard(view) else view.hand[0]


def greedy(view: View, seat: Seat, rng: Rng) -> int:
    """The card that brings most in this duel, on average over random cards of the others."""
    others = len(view.counting) - 1
    unseen = _unseen(view)
    own = range(3 * seat, 3 * seat + 3)
    won = _stone_gain([(view.pay[at % 3], view.stones[at]) for at in own])
    lost = _stone_loss([(view.pay[at % 3], view.stones[at]) for at in own])
    worth = dict.fromkeys(view.hand, 0)
    for _ in range(DRAWS):
        rng.shuffle(unseen, others)
        cards = unseen[:others]
        total = sum(VALUE[card] for card in cards)
        for card in view.hand:
            if total + VALUE[card] >= _guard(view):
                worth[card] += won if card > max(cards, default=-1) else -UNSEEN_PAY // max(1, others)
            else:
                worth[card] += lost if card < min(cards, default=len(CARDS)) else 0
    best = max(worth.values())
    return next(card for card in view.hand if worth[card] == best)


def _stone_gain(row: list[tuple[int, int]]) -> int:
    """Ducats that a won duel brings to the row (card, stone): a gem, or freedom for a prison."""
    return max(VALUE[card] for card, stone in row if stone != GEM)


def _stone_loss(row: list[tuple[int, int]]) -> int:
    """Ducats that a lost duel costs the row, as a negative number: a prison, or without a free card a gem."""
    free = [VALUE[card] for card, stone in row if stone == FREE]
    return -min(free or [VALUE[card] for card, stone in row if stone == GEM])


def _unseen(view: View) -> list[int]:
    known = {*view.hand, *view.pay, *view.played}
    return [card for card in CARDS if card not in known]


def _guard(view: View) -> int:
    assert view.guard is not None
    return view.guard


SIMPLE: Final[Mapping[str, CardRule]] = {
    "random": at_random,
    "middle": middle,
    "just-enough": just_enough,
    "counting": counting,
    "second-lowest": second_lowest,
    "thumb": thumb,
    "by-guard": by_guard,
    "all-or-nothing": all_or_nothing,
    "greedy": greedy,
}
"""The rules by name."""
