"""Possible worlds, drawn as often as they are likely after what was played.

What somebody strikes with, and what he evidently does not, tells about the rest of his hand and about his role. How
likely he was to play like that with the cards of a world is told by `evidence`. Worlds follow each other by exchanges
of cards that are kept by how likely they make what was played (Metropolis), and roles are drawn anew for each: only
products, quotients and comparisons, so that every Python draws the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from musketiere.core.rng import Rng
from musketiere.core.search_task import Skill
from musketiere.games.four_musketeers.fight import NO_CARD
from musketiere.games.four_musketeers.layout import Seat
from musketiere.games.four_musketeers.state import DAZED
from musketiere.games.four_musketeers.strategy.evidence import likelihood_of, role_weights, scenes_of, traces_of
from musketiere.games.four_musketeers.strategy.melee import Hand, number_of
from musketiere.games.four_musketeers.strategy.moments import role_deals
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import draw_random, too_new, unseen_swords

EXCHANGES: Final = 8
"""Exchanges of two cards tried from one world to the next."""
WARMING: Final = 24
"""Exchanges tried before the first world."""


class World(NamedTuple):
    """Hands by seat as `Melee` has them, the random deck, and which of the ways the roles lie."""

    hands: Sequence[Hand]
    random: Hand
    roles: int


class Inference:
    """Draws worlds for one view."""

    def __init__(self, view: View, skill: Skill, rng: Rng) -> None:
        deals = role_deals(view)
        self.deals = list(deals)
        view = _as_remembered(view, skill.memory, rng)
        self.view = view
        hidden = [
            seat
            for seat, hand in enumerate(view.hands)
            if view.hand_counts[seat] and hand is None and view.now[seat] != DAZED
        ]
        self.fixed = [
            () if hand is None else tuple(map(number_of, hand)) if view.now[seat] == DAZED else _sorted(hand)
            for seat, hand in enumerate(view.hands)
        ]
        scenes = scenes_of(view) if skill.reading > 0 else []
        traces = traces_of(view, scenes, self.deals, hidden, skill.reading, rng)
        self.evidence = {seat: traces[seat] for seat in hidden if traces[seat]}
        self.unseen = unseen_swords(view)
        self.banned = [frozenset(too_new(view, at)) for at in range(view.random)]
        # cells: the random deck, then hand after hand, then hidden discards that tell something, then the rest
        self.group = [-1] * view.random
        self.hands = {}
        for seat in hidden:
            self.hands[seat] = slice(len(self.group), len(self.group) + view.hand_counts[seat])
            self.group += [seat] * view.hand_counts[seat]
        self.discards = {}
        for seat, told in self.evidence.items():
            count = sum(trace.gone is None for trace in told)
            self.discards[seat] = slice(len(self.group), len(self.group) + count)
            self.group += [seat] * count
        self.telling = [cell for cell, seat in enumerate(self.group) if seat in self.evidence]
        self.group += [-1] * (len(self.unseen) - len(self.group))
        self.prior = role_weights(view, scenes, deals, skill.reading, rng)
        self.known: dict[tuple[Seat, int, Hand, Hand], float] = {}
        self.roles = _drawn(self.prior, rng)
        self.cards: list[int] = []
        self._anew(rng)
        self.likely = self._likelihoods()
        if self.evidence:
            for _ in range(WARMING):
                self._exchange(rng)

    def world(self, rng: Rng) -> World:
        """The next world."""
        if self.evidence:
            self._propose_anew(rng)
            for _ in range(EXCHANGES):
                self._exchange(rng)
        else:
            self._anew(rng)
        if len(self.deals) > 1:
            self._draw_roles(rng)
        cards = self.cards
        hands = list(self.fixed)
        for seat, cells in self.hands.items():
            hands[seat] = _sorted(cards[cells])
        return World(hands, tuple(map(number_of, cards[: self.view.random])), self.roles)

    # ---- from world to world -------------------------------------------------------------------------

    def _anew(self, rng: Rng) -> None:
        """Deals all that is not seen."""
        unseen = self.unseen.copy()
        rng.shuffle(unseen)
        self.cards = draw_random(self.view, unseen) + unseen

    def _propose_anew(self, rng: Rng) -> None:
        before, likely = self.cards, self.likely
        self._anew(rng)
        self.likely = self._likelihoods()
        old = new = 1.0
        for seat in self.evidence:
            old *= likely[seat]
            new *= self.likely[seat]
        if rng.random() * old >= new:
            self.cards, self.likely = before, likely

    def _exchange(self, rng: Rng) -> None:
        cards, group, telling = self.cards, self.group, self.telling
        one = telling[int(rng.random() * len(telling))]
        other = int(rng.random() * len(cards))
        first, second = cards[one], cards[other]
        if first >> 2 == second >> 2 or (group[one] == group[other] and not self._between(one, other)):
            return
        if other < len(self.banned) and first in self.banned[other]:
            return
        cards[one], cards[other] = second, first
        old = new = 1.0
        changed = {}
        for seat in (group[one], group[other]):
            if seat in self.evidence and seat not in changed:
                changed[seat] = self._likelihood(seat, self.roles)
                old *= self.likely[seat]
                new *= changed[seat]
        if rng.random() * old < new:
            self.likely.update(changed)
        else:
            cards[one], cards[other] = first, second

    def _between(self, one: int, other: int) -> bool:
        """Whether one of two cells of the same seat is of its hand and the other of its discards."""
        end = self.hands[self.group[one]].stop
        return (one < end) != (other < end)

    def _draw_roles(self, rng: Rng) -> None:
        weights = []
        for roles, weight in enumerate(self.prior):
            for seat in self.evidence:
                weight *= self._likelihood(seat, roles)
            weights.append(weight)
        self.roles = _drawn(weights, rng)
        self.likely = self._likelihoods()

    # ---- how likely what was played is ---------------------------------------------------------------

    def _likelihoods(self) -> dict[Seat, float]:
        return {seat: self._likelihood(seat, self.roles) for seat in self.evidence}

    def _likelihood(self, seat: Seat, roles: int) -> float:
        hand = _sorted(self.cards[self.hands[seat]])
        discards = tuple(map(number_of, self.cards[self.discards[seat]]))
        key = (seat, roles, hand, discards)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = likelihood_of(self.evidence[seat], roles, hand, discards)
        return known


def _sorted(cards: Sequence[int]) -> Hand:
    return tuple(sorted(map(number_of, cards)))


def _drawn(weights: Sequence[float], rng: Rng) -> int:
    """An index, drawn by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    point = rng.random() * total
    for at, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return at
    return len(weights) - 1


def _as_remembered(view: View, memory: float, rng: Rng) -> View:
    """The view of who forgets cards of fights that are over."""
    if memory >= 1:
        return view
    fights = tuple(
        fight._replace(
            strikes=tuple(
                strike if rng.random() < memory else strike._replace(card=NO_CARD, discard=NO_CARD)
                for strike in fight.strikes
            )
        )
        for fight in view.fights
    )
    return view._replace(fights=fights)
