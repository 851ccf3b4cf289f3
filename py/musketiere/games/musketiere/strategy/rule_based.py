"""The rule-based strategy of Musketiere: what a thoughtful player weighs (MU-17), from a view only.

Pay: a mixture of ranks. A card: in some possible worlds the others play sensibly; each own card is judged by what the
duel would bring, and by what it is still good for later. A stone: by what it changes between own and other scores.
"""

from __future__ import annotations

from typing import Final

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM, pay_move
from musketiere.games.musketiere.rules import (
    CHOOSE_PAY,
    DUELS,
    FREE,
    GEM,
    PLAY_CARD,
    PRISON,
    WORTH,
    State,
)
from musketiere.games.musketiere.view import View
from musketiere.games.musketiere.worlds import sample

PAY_RANKS: Final = {
    2: ((0, 3, 7), (0, 3, 6), (1, 3, 7)),
    3: ((0, 4, 7), (0, 3, 6), (1, 4, 6)),
    4: ((0, 4, 5), (0, 3, 5), (1, 3, 5)),
}
"""Pay cards by rank in the hand of twelve, 0 the highest, for 2, 3 and 4 players: a high one for the gem, a low one for
the prison, the strength kept in the hand (MU-17.3). Found by playing many thousand games."""
WORLDS: Final = 40
"""Possible worlds looked at for one card."""
UNSEEN_PAY: Final = 6.5
"""Value expected of a pay card that cannot be seen."""
KEEP: Final = 0.3
"""Ducats that a card is worth for the duels still to come, times the square of its value."""
CLOSE: Final = 0.3
"""Cards within this many ducats of the best are played in turn, so that nobody can read the player (MU-17.9)."""
EASY: Final = 4.0
HOPELESS: Final = 8.5
"""Values that each counting player must bring on average: up to EASY as good as won, from HOPELESS on lost."""
EARLY: Final = 6
SAVERS: Final = 0.6
"""With at least EARLY cards in the hand, this share of players keeps its strength for the last duels."""


def suggest(view: View, rng: Rng) -> Move:
    """The move that the strategy chooses for the seat of the view."""
    assert view.seat is not None
    if view.phase == CHOOSE_PAY:
        return _choose_pay(view, rng)
    world = sample(view, rng)
    judge = Judge(view, view.seat)
    if view.phase == PLAY_CARD:
        return _choose_card(view, view.seat, world, judge, rng)
    moves = list(world.legal(view.seat))
    rng.shuffle(moves)
    return max(moves, key=lambda move: judge.worth(view.acting, move))


def _choose_pay(view: View, rng: Rng) -> Move:
    """A mixture in random order, since the order of the places must tell nothing (MU-3.5)."""
    mixtures = PAY_RANKS[view.options.players]
    cards = [view.hand[-1 - rank] for rank in mixtures[rng.below(len(mixtures))]]
    rng.shuffle(cards)
    return pay_move(cards[0], cards[1], cards[2])


def _choose_card(view: View, seat: Seat, world: State, judge: Judge, rng: Rng) -> Move:
    if seat not in view.counting:
        return view.hand[0]  # spent without risk (MU-17.4)
    if_won = {actor: judge.best(actor, world.winner_moves(actor)) for actor in view.counting}
    if_lost = {actor: judge.best(actor, world.loser_moves(actor)) for actor in view.counting}
    guard = world.guard
    later = 0.0 if view.duel == DUELS else KEEP
    worth = {card: -later * VALUE[card] ** 2 for card in view.hand}
    for _ in range(WORLDS):
        others = _others_cards(sample(view, rng), seat, rng)
        total = sum(VALUE[card] for card in others.values())
        for card in view.hand:
            if total + VALUE[card] >= guard:
                winner = max(others, key=others.__getitem__, default=seat)
                result = if_won[winner if others and others[winner] > card else seat]
            else:
                loser = min(others, key=others.__getitem__, default=seat)
                result = if_lost[loser if others and others[loser] < card else seat]
            worth[card] += result / WORLDS
    best = max(worth.values())
    close = [card for card in view.hand if worth[card] >= best - CLOSE]
    return close[rng.below(len(close))]


def _others_cards(world: State, seat: Seat, rng: Rng) -> dict[Seat, int]:
    """What the other counting players sensibly play in a possible world (MU-17.5)."""
    share = world.guard / len(world.counting)
    cards = {}
    for other in world.counting:
        if other == seat:
            continue
        hand = sorted([*world.hands[other], *([world.chosen[other]] if world.chosen[other] >= 0 else [])])
        draw = rng.random()
        if share >= HOPELESS:
            level = 0.6 * draw  # second lowest, if only one knew
        elif len(hand) >= EARLY and draw >= 1 - SAVERS:
            level = 0.5 * draw
        elif share <= EASY:
            level = 1 - draw * draw
        else:
            level = 1 - 0.8 * draw
        cards[other] = hand[min(int(level * len(hand)), len(hand) - 1)]
    return cards


class Judge:
    """What a change of the stones is worth to one seat, in ducats against the others."""

    def __init__(self, view: View, seat: Seat) -> None:
        players = view.options.players
        self.seat = seat
        self.stones = view.stones
        self.values = [UNSEEN_PAY] * (3 * players)
        for place, card in enumerate(view.pay):
            self.values[3 * seat + place] = VALUE[card]
        standing = [
            view.totals[at] + sum(self.values[i] * WORTH[self.stones[i]] for i in range(3 * at, 3 * at + 3))
            for at in range(players)
        ]
        shares = [0 if at == seat else 2 if standing[at] == max(standing) else 1 for at in range(players)]
        self.weights = [1.0 if at == seat else -shares[at] / sum(shares) for at in range(players)]
        """Own ducats count in full; those of the others as much together, the leader's most (MU-17.2)."""

    def worth(self, actor: Seat, move: Move) -> float:
        """What it brings when `actor` makes that stone move (MU-17.1, MU-17.6)."""
        kind, source = move & ~63, move & 15
        at = 3 * actor + (move >> 4 & 3)
        if kind in (FREE_PRISON, RETURN_GEM):
            return self._change(at, FREE)
        gain = self._change(at, GEM if kind == TAKE_GEM else PRISON)
        return gain if source == CENTRE else gain + self._change(source, FREE)

    def _change(self, at: int, stone: int) -> float:
        return self.weights[at // 3] * self.values[at] * (WORTH[stone] - WORTH[self.stones[at]])

    def best(self, actor: Seat, moves: list[Move]) -> float:
        """What the move brings that `actor` would choose: the best for the own seat, the worst of an opponent."""
        pick = max if actor == self.seat else min
        return pick(self.worth(actor, move) for move in moves)
