"""What was played, as evidence: how likely somebody was to strike like that, with a hand and with a role.

Everybody is taken to try his cards in some deals (`rehearsal`), and to waver where two are nearly as good. The deals of
a fight are made from what lay open before it, so that they are the same for whoever thinks about it later, and kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import SWORDS
from musketiere.games.four_musketeers.fight import HAND, NO_CARD, RANDOM, Fight, Strike
from musketiere.games.four_musketeers.layout import NOBODY, Fighter, Seat, X
from musketiere.games.four_musketeers.state import DAZED, HAND_SIZE, RANDOM_DECK
from musketiere.games.four_musketeers.strategy.melee import CHOOSES, NUMBERS, Hand, number_of
from musketiere.games.four_musketeers.strategy.moments import Moment, past_moments, stakes_of
from musketiere.games.four_musketeers.strategy.rehearsal import Deal, Rehearsal
from musketiere.games.four_musketeers.view import View

DEALS: Final = 16
"""Deals of a fight in which those who strike are taken to try their cards."""
Order: TypeAlias = tuple[tuple[Fighter, Fighter], ...]
Roles: TypeAlias = tuple[int, ...]


class Scene(NamedTuple):
    """A fight as it was for those who struck in it. `deck`: numbers of the cards that had not been seen since the
    shuffle when it began; `cards`: those of every hand then; `random`: those of the random deck."""

    hand: int
    moment: Moment
    order: Order
    strikes: Sequence[Strike]
    tops: tuple[int, ...]
    deck: Hand
    cards: int
    random: int

    def rehearsal(self, roles: Roles) -> Rehearsal:
        """The fight, if the roles lie like that."""
        forced = self.moment.stone if self.moment.options.storyline == "AS" else NOBODY
        return _rehearsal(self.moment, roles, self.order, self.tops, forced, self.deck, self.cards, self.random)

    def turns(self) -> Iterator[tuple[int, Strike, int, int, bool]]:
        """Every strike whose card is known, with its turn, what lay before it (`bits` and `firsts` of `Melee`) and
        whether the random deck had a card."""
        random, bits, firsts = self.random, 0, 0
        for turn, strike in enumerate(self.strikes):
            if strike.card != NO_CARD:
                yield turn, strike, bits, firsts, random > 0
                number = number_of(strike.card)
                if not firsts >> 3 * number & 7:
                    firsts |= strike.target + 1 << 3 * number
                bits ^= 1 << number
            random -= strike.source == RANDOM


@lru_cache(maxsize=256)
def _rehearsal(
    moment: Moment,
    roles: Roles,
    order: Order,
    tops: tuple[int, ...],
    forced: Fighter,
    deck: Hand,
    count: int,
    random: int,
) -> Rehearsal:
    rng, cards, deals = Rng(0), list(deck), []
    for _ in range(DEALS):
        rng.shuffle(cards)
        cuts = range(random, random + count * len(tops), count)
        deals.append(Deal([tuple(sorted(cards[at : at + count])) for at in cuts], tuple(cards[:random])))
    return Rehearsal(order, (), stakes_of(moment, roles), tops, forced, deals)


def scenes_of(view: View) -> list[Scene]:
    """The fights of the round, the one that is fought last."""
    past = past_moments(view)
    rounds: list[tuple[Fight | None, Moment]] = [*zip(view.fights, past, strict=True), (None, Moment.of(view))]
    scenes: list[Scene] = []
    seen: set[int] = set()
    shuffled, begun, random = 0, 0, RANDOM_DECK
    for at, (fight, moment) in enumerate(rounds):
        hand = view.hand if fight is None else fight.hand
        if not scenes or hand != scenes[-1].hand:
            begun = at
            if _shuffle(view, hand) != shuffled:
                shuffled, random, seen = _shuffle(view, hand), RANDOM_DECK, set()
        strikes = view.strikes if fight is None else fight.strikes
        order = view.order if fight is None else tuple([(strike.seat, strike.target) for strike in strikes])
        deck = tuple([number_of(card) for card in SWORDS if card not in seen])
        cards = HAND_SIZE[view.options.layout] - (at - begun)
        tops = _tops(view, strikes, fight is None)
        scenes.append(Scene(hand, moment, tuple(order), strikes, tops, deck, cards, random))
        random -= sum(strike.source == RANDOM for strike in strikes)
        seen |= {card for strike in strikes for card in (strike.card, strike.discard)}
    return scenes


def _shuffle(view: View, hand: int) -> int:
    """Which shuffle a hand was dealt from (FM-4.2, FM-4.5)."""
    return hand if view.options.layout == 4 else (hand + 1) // 2


def _tops(view: View, strikes: Sequence[Strike], is_now: bool) -> tuple[int, ...]:
    """By seat: the number that lies on the pile of one that is dazed now, or that it struck with."""
    openly = {
        strike.seat: number_of(strike.card) for strike in strikes if strike.source == HAND and strike.card != NO_CARD
    }
    tops = []
    for seat, now in enumerate(view.now):
        hand = view.hands[seat]
        if now != DAZED:
            tops.append(CHOOSES)
        else:
            tops.append(openly.get(seat, number_of(hand[0]) if hand and is_now else CHOOSES))
    return tuple(tops)


class Trace:
    """A strike that tells something of a hand."""

    def __init__(
        self,
        scene: Scene,
        deals: Sequence[Roles],
        turn: int,
        strike: Strike,
        table: tuple[int, int],
        shadow: bool,
    ) -> None:
        self.rehearsals = [scene.rehearsal(roles) for roles in deals]
        self.turn = turn
        self.table = table
        self.shadow = shadow
        self.forced = strike.forced
        card = strike.card if strike.source != RANDOM else strike.discard
        self.gone = None if card == NO_CARD else number_of(card)
        """The number that left the hand; None for a discard that is hidden."""
        self.drawn = strike.source == RANDOM
        self.known: dict[tuple[int, Hand], Mapping[int, float]] = {}

    def likelihood(self, roles: int, held: Hand, gone: int) -> float:
        """How likely it was, with that hand, that this number left it and the strike was made like that."""
        choices = self.known.get((roles, held))
        if choices is None:
            choices = self.known[roles, held] = self.rehearsals[roles].likelihoods(
                self.turn, *self.table, held, self.shadow, self.forced
            )
        return choices[NUMBERS + gone if self.drawn else gone]


def traces_of(
    view: View,
    scenes: Sequence[Scene],
    deals: Sequence[Roles],
    hidden: Sequence[Seat],
    reading: float,
    rng: Rng,
) -> dict[Seat, list[Trace]]:
    """What the strikes of this hand tell about the hands that are hidden, in playing order; who reads badly misses
    some."""
    traces: dict[Seat, list[Trace]] = {seat: [] for seat in hidden}
    for scene in scenes:
        if scene.hand != view.hand:
            continue
        for turn, strike, bits, firsts, shadow in scene.turns():
            if strike.seat in traces and rng.random() < reading:
                traces[strike.seat].append(Trace(scene, deals, turn, strike, (bits, firsts), shadow))
    return traces


def likelihood_of(traces: Sequence[Trace], roles: int, hand: Hand, discards: Hand) -> float:
    """How likely it was to play like that, the last strike first, with what is left now and those hidden discards."""
    held, likely, left = list(hand), 1.0, list(discards)
    for trace in reversed(traces):
        gone = left.pop() if trace.gone is None else trace.gone
        held.append(gone)
        held.sort()
        likely *= trace.likelihood(roles, tuple(held), gone)
    return likely


def role_weights(
    view: View, scenes: Sequence[Scene], deals: Mapping[Roles, int], reading: float, rng: Rng
) -> list[float]:
    """How likely each way the roles can lie is by what was played in hands that are over, whose cards are known but for
    discards."""
    weights = [float(count) for count in deals.values()]
    if len(deals) == 1:
        return weights
    held: dict[tuple[Seat, int], list[int]] = {}
    for scene in reversed(scenes):
        if scene.hand == view.hand:
            continue
        for turn, strike, bits, firsts, shadow in scene.turns():
            if strike.source != HAND or strike.seat == X:
                continue
            number = number_of(strike.card)
            hand = held.setdefault((strike.seat, scene.hand), [])
            hand.append(number)
            hand.sort()
            if len(hand) > 1 and rng.random() < reading:
                trace = Trace(scene, tuple(deals), turn, strike, (bits, firsts), shadow)
                for which in range(len(weights)):
                    weights[which] *= trace.likelihood(which, tuple(hand), number)
    return weights
