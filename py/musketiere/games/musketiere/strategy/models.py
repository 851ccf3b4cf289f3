"""What is learned about another player from the cards that it has played: which way of playing, and if none, how.

The ways of `ways` are weighed by how likely they make what was played (Bayes), a little of the weight going back to all
of them after every card, since people change. Two more ways know nothing beforehand and predict from what the same
player did in situations like this one: one by place in the hand, one by value. They learn whoever plays by no rule of
ours. Products and quotients only, so that the same is learned everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from musketiere.core.game import Seat
from musketiere.games.musketiere.cards import CARDS, VALUE
from musketiere.games.musketiere.records import Duel, Past
from musketiere.games.musketiere.rules import DUELS
from musketiere.games.musketiere.strategy.ways import LIKINGS, PLACES, Situation, liking, place, sensible, spread

FLOOR: Final = 0.08
"""Share of any card in every prediction: nothing that is played makes a way impossible."""
FORGIVING: Final = 0.03
"""Share of the weight that goes back to all ways after every card."""
LIKE: Final = 2.0
"""Ducats of the guard for each counting player over which situations cease to be alike."""
LATER: Final = 40
"""Cards of a player that are looked back at."""
PRIOR: Final[tuple[float, ...]] = (
    *(1.0,) * len(LIKINGS),
    *(1.0,) * len(PLACES),
    2.0,  # any card
    3.0,  # as the rule-based player
    4.0,  # as before, by place
    4.0,  # as before, by value
)
BLIND: Final = 1.5
"""What is expected beforehand of a player who does as before, in cards."""


class Played(NamedTuple):
    """A card that a counting player chose, among those that it could have chosen as far as we can tell."""

    situation: Situation
    hand: tuple[int, ...]
    """In rising order; where it cannot be known, cards as they lie spread among those not seen."""
    place: int


class Learned(NamedTuple):
    """What is known of a player: the weight of each way, and what it played."""

    weights: tuple[float, ...]
    played: tuple[Played, ...]


def _even(weights: Sequence[float]) -> tuple[float, ...]:
    total = 0.0
    for weight in weights:
        total += weight
    return tuple([weight / total for weight in weights])


NOTHING: Final = Learned(_even(PRIOR), ())


def observe(learned: Learned, card: Played) -> Learned:
    """What is known after one more card."""
    size = len(card.hand)
    if size == 1:
        return learned
    weights = []
    for weight, chances in zip(learned.weights, predictions(learned, card.situation, card.hand), strict=True):
        weights.append(weight * ((1 - FLOOR) * chances[card.place] + FLOOR / size))
    weights = [
        (1 - FORGIVING) * weight + FORGIVING * before
        for weight, before in zip(_even(weights), NOTHING.weights, strict=True)
    ]
    return Learned(tuple(weights), (*learned.played, card)[-LATER:])


def predictions(learned: Learned, situation: Situation, hand: Sequence[int]) -> list[Sequence[float]]:
    """By way of playing: how likely each card of a hand is, in rising order."""
    size = len(hand)
    made: list[Sequence[float]] = []
    for way in LIKINGS:
        table = liking(way, situation)
        made.append(spread(max(range(size), key=lambda at: table[hand[at]]), size))
    made += [spread(place(way, size), size) for way in PLACES]
    made.append((1 / size,) * size)
    made.append(sensible(situation, size))
    made.append(by_place(learned.played, situation, size))
    likely = by_value(learned.played, situation)
    made.append(_even([likely[VALUE[card]] for card in hand]))
    return made


def by_place(played: Sequence[Played], situation: Situation, size: int) -> tuple[float, ...]:
    """How likely each place in a hand of that size is, from what was played in situations like this one."""
    chances = [BLIND * chance for chance in sensible(situation, size)]
    share = situation.guard / situation.counting
    for card in played:
        alike = _alike(share, card.situation)
        at = (card.place + 0.5) * size / len(card.hand) - 0.5
        low = int(at) if at > 0 else 0
        high = min(low + 1, size - 1)
        upper = min(max(at - low, 0.0), 1.0)
        chances[low] += alike * (1 - upper)
        chances[high] += alike * upper
    return _even(chances)


def by_value(played: Sequence[Played], situation: Situation) -> list[float]:
    """By value: how likely a card is, beside the others of a hand, from what was played in situations like this one."""
    chances = [BLIND / 6] * 11
    share = situation.guard / situation.counting
    for card in played:
        alike = _alike(share, card.situation)
        value = VALUE[card.hand[card.place]]
        chances[value] += alike * 0.5
        for beside in (value - 1, value + 1):
            if 0 <= beside <= 10:
                chances[beside] += alike * 0.2
    return chances


def _alike(share: float, other: Situation) -> float:
    """How much a situation tells about another one."""
    away = abs(share - other.guard / other.counting) / LIKE
    return 1 - 0.95 * away if away < 1 else 0.05


def _spread_over(cards: Sequence[int], count: int) -> list[int]:
    """So many of the cards, as they lie evenly among them."""
    return [cards[(2 * at + 1) * len(cards) // (2 * count)] for at in range(count)]


def _watched(duels: Sequence[Duel], seat: Seat, unseen: Sequence[int]) -> list[Played]:
    """What the seat chose in the duels of one game; `unseen` are cards that it may hold still, in rising order."""
    rest = _spread_over(unseen, DUELS - len(duels)) if len(duels) < DUELS else []
    cards = [duel.cards[seat] for duel in duels]
    watched = []
    for at, duel in enumerate(duels):
        if seat in duel.counting:
            hand = sorted([*cards[at:], *rest])
            watched.append(Played(Situation(duel.guard, len(duel.counting)), tuple(hand), hand.index(cards[at])))
    return watched


@lru_cache(maxsize=256)
def learned_from(history: tuple[Past, ...], seat: Seat) -> Learned:
    """What the games of a match tell about a seat."""
    if not history:
        return NOTHING
    learned = learned_from(history[:-1], seat)
    past = history[-1]
    seen = {*past.scoring.pay}
    for duel in past.duels:
        seen.update(duel.cards)
    for card in _watched(past.duels, seat, [card for card in CARDS if card not in seen]):
        learned = observe(learned, card)
    return learned


def learned_now(history: tuple[Past, ...], duels: Sequence[Duel], seat: Seat, unseen: Sequence[int]) -> Learned:
    """What the games of a match, and the duels of the present one, tell about a seat."""
    learned = learned_from(history, seat)
    for card in _watched(duels, seat, unseen):
        learned = observe(learned, card)
    return learned


class Reader:
    """What a seat will play, drawn from any hand that it may hold."""

    def __init__(self, learned: Learned, situation: Situation, size: int, reading: float) -> None:
        """Of a hand of that size; `reading` is how much of what was learned is believed, anybody's card otherwise."""
        weights = [reading * weight for weight in learned.weights]
        ways = len(LIKINGS)
        self.likings: list[tuple[float, tuple[float, ...]]] = []
        """Weights added up, and the table by card."""
        total = 0.0
        kept = 0.84
        loose = 0.0
        for at, way in enumerate(LIKINGS):
            total += kept * weights[at]
            loose += (1 - kept) * weights[at]
            self.likings.append((total, liking(way, situation)))
        self.until_likings = total
        total += weights[-1]
        self.until_values = total
        self.values = by_value(learned.played, situation)
        places = [(loose + 1 - reading) / size] * size
        for at, way in enumerate(PLACES):
            weight = weights[ways + at]
            for card, chance in enumerate(spread(place(way, size), size)):
                places[card] += weight * chance
        others = (
            (1 / size,) * size,
            sensible(situation, size),
            by_place(learned.played, situation, size),
        )
        for weight, chances in zip(weights[-4:-1], others, strict=True):
            for card, chance in enumerate(chances):
                places[card] += weight * chance
        self.places = []
        for chance in places:
            total += chance
            self.places.append(total)
        self.places[-1] = 2.0

    def draw(self, hand: list[int], chance: float) -> int:
        """A card of the hand, which it sorts; `chance` is drawn evenly from 0 … 1."""
        hand.sort()
        if chance >= self.until_values:
            for at, until in enumerate(self.places):
                if chance < until:
                    return hand[at]
        if chance < self.until_likings:
            for until, table in self.likings:
                if chance < until:
                    return max(hand, key=table.__getitem__)
        likely = self.values
        weights = [likely[VALUE[card]] for card in hand]
        left = (chance - self.until_likings) / (self.until_values - self.until_likings)
        total = 0.0
        for weight in weights:
            total += weight
        left *= total
        for card, weight in zip(hand, weights, strict=True):
            left -= weight
            if left < 0:
                return card
        return hand[-1]
