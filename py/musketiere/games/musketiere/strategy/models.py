"""What is learned about another player from the cards that it has played: which way of playing, and if none, how.

The rules of `ways` are weighed by how likely they make what was played (Bayes). What a player held beside is guessed:
it is drawn some times from the cards not seen, and a rule may be right about any of these hands. Other ways of playing
know nothing beforehand and predict from what the same player did in situations like this one, by its place in the hand,
by value, or by a habit for weak and another for strong guards: they learn whoever plays by no rule of ours. Who has
not been seen yet is mostly taken for one who thinks (`thinking`), so that nobody wins much by thinking. Products and
quotients only, so that the same is learned everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import CARDS, GUARD_DECK, VALUE, VALUES, guards_in_play
from musketiere.games.musketiere.records import Duel, Past
from musketiere.games.musketiere.rules import DUELS
from musketiere.games.musketiere.rules import PLACES as PAY_PLACES
from musketiere.games.musketiere.strategy.thinking import EXPECTED_PAY, Thinker, lying
from musketiere.games.musketiere.strategy.ways import (
    PLACES,
    RULES,
    Situation,
    chosen,
    place,
    sensible,
    spread,
)

FLOOR: Final = 0.04
"""Share of any card in every prediction: nothing that is played makes a way impossible."""
FORGIVING: Final = 0.1
"""Share of the weight that goes back to all ways after every game, since people change."""
LIKE: Final = 2.0
"""Ducats of the guard for each counting player over which situations cease to be alike."""
UNLIKE: Final = 0.02
"""How much a situation tells about one that is not like it."""
LATER: Final = 40
"""Cards of a player that are looked back at."""
GUESSES: Final = 6
"""How often the hand of a player is guessed."""
BORDERS: Final = (4.0, 5.0, 6.0, 7.5)
"""What a guard may ask of each counting player for a habit to change, beyond it."""
PRIOR: Final[tuple[float, ...]] = (
    *(1.0,) * len(RULES),
    3.0,  # any card
    4.0,  # as the rule-based player
    5.0,  # as before, by place
    5.0,  # as before, by value
    *(3.0,) * len(BORDERS),  # by two habits
    230.0,  # thinking
)
UNSETTLED: Final = 0.25
"""What is expected beforehand of each habit, in cards."""
BLIND: Final = 0.6
"""What is expected beforehand of a player who does as before, in cards."""


class Played(NamedTuple):
    """A card that a counting player chose."""

    share: float
    """What the guard asked of each counting player."""
    spot: float
    """Where the card lay in the hand, 0 … 1, as far as the hand can be guessed."""
    value: int
    habits: tuple[float, ...]
    """By name of a place: how far it was that one."""


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


def predictions(
    learned: Learned, situation: Situation, hand: Sequence[int], thinker: Thinker, pay: Sequence[float]
) -> list[Sequence[float]]:
    """By way of playing: how likely each card of a hand is, in rising order."""
    places, values = by_place_of(learned.played, situation, len(hand)), by_value(learned.played, situation)
    return _predictions(situation, hand, places, values, thinker.chosen(hand, pay))


def by_place_of(played: Sequence[Played], situation: Situation, size: int) -> list[tuple[float, ...]]:
    """By way of playing that does not look at the cards: how likely each place in a hand is."""
    return [
        (1 / size,) * size,
        sensible(situation, size),
        by_place(played, situation, size),
        *by_habit(played, situation, size),
    ]


def _predictions(
    situation: Situation,
    hand: Sequence[int],
    places: Sequence[Sequence[float]],
    values: Sequence[float],
    thought: int,
) -> list[Sequence[float]]:
    size = len(hand)
    made: list[Sequence[float]] = [spread(chosen(rule, situation, hand), size) for rule in RULES]
    made += places[:3]
    made.append(_even([values[VALUE[card]] for card in hand]))
    made += places[3:]
    made.append(spread(thought, size))
    return made


def by_place(played: Sequence[Played], situation: Situation, size: int) -> tuple[float, ...]:
    """How likely each place in a hand of that size is, from what was played in situations like this one."""
    chances = [BLIND * chance for chance in sensible(situation, size)]
    share = situation.share
    for card in played:
        alike = _alike(share - card.share)
        at = min(max(card.spot * size - 0.5, 0.0), size - 1.0)
        low = int(at)
        upper = at - low
        chances[low] += alike * (1 - upper)
        if upper:
            chances[low + 1] += alike * upper
    return _even(chances)


def by_habit(played: Sequence[Played], situation: Situation, size: int) -> list[tuple[float, ...]]:
    """By border: how likely each place in a hand is, if the player has one habit for guards up to it and another one
    beyond."""
    share = situation.share
    made = []
    for border in BORDERS:
        habits = [UNSETTLED] * len(PLACES)
        for card in played:
            if (card.share <= border) == (share <= border):
                habits = list(map(add, habits, card.habits))
        chances = [0.0] * size
        for name, weight in zip(PLACES, _even(habits), strict=True):
            chances = [
                chance + weight * part for chance, part in zip(chances, spread(place(name, size), size), strict=True)
            ]
        made.append(tuple(chances))
    return made


def _habits(where: float, size: int) -> tuple[float, ...]:
    """How far that is each of the places that have a name."""
    near = [max(0.02, 1 - abs(where - place(name, size)) / 1.5) for name in PLACES]
    return _even([part * part for part in near])


def by_value(played: Sequence[Played], situation: Situation) -> list[float]:
    """By value: how likely a card is, beside the others of a hand, from what was played in situations like this one."""
    chances = [BLIND / 6] * len(VALUES)
    share = situation.share
    for card in played:
        alike = _alike(share - card.share)
        chances[card.value] += alike * 0.5
        for beside in (card.value - 1, card.value + 1):
            if beside in VALUES:
                chances[beside] += alike * 0.2
    return chances


def _alike(away: float) -> float:
    """How much a situation tells about another one, by how much more a guard asks of everybody."""
    part = abs(away) / LIKE
    return 1 - (1 - UNLIKE) * part if part < 1 else UNLIKE


def _guesses(unseen: Sequence[int], count: int) -> list[list[int]]:
    """What a player may hold beside the cards that it has played."""
    if not count:
        return [[]]
    rng = Rng(count)
    cards = list(unseen)
    made = []
    for _ in range(GUESSES):
        rng.shuffle(cards, count)
        made.append(cards[:count])
    return made


def _watched(
    learned: Learned,
    duels: Sequence[Duel],
    moves: Sequence[Move],
    laid: Sequence[int],
    seat: Seat,
    unseen: Sequence[int],
) -> Learned:
    """What is known after the duels of one game; `laid` are the pay cards of all, once they are turned up, and `unseen`
    are cards that the seat may hold still."""
    players = len(duels[0].cards)
    turned: set[int] = set()
    before = lying(duels, moves, laid)
    own = sorted([VALUE[card] for card in laid[PAY_PLACES * seat : PAY_PLACES * seat + PAY_PLACES]], reverse=True)
    pay = own or EXPECTED_PAY
    guesses = _guesses(unseen, DUELS - len(duels))
    weights = [list(learned.weights) for _ in guesses]
    played = list(learned.played)
    cards = [duel.cards[seat] for duel in duels]
    for at, duel in enumerate(duels):
        size = DUELS - at
        turned.add(duel.guard)
        if seat not in duel.counting or size == 1:
            continue
        card = cards[at]
        situation = Situation(duel.guard, len(duel.counting))
        places, values = by_place_of(played, situation, size), by_value(played, situation)
        guards = tuple([guard for guard in guards_in_play(GUARD_DECK, players) if guard not in turned])
        thinker = Thinker(*before[at], seat, duel.guard, guards)
        spots = 0
        for guess, rest in enumerate(guesses):
            hand = sorted([*cards[at:], *rest])
            at_hand = hand.index(card)
            spots += at_hand
            weights[guess] = [
                weight * ((1 - FLOOR) * chances[at_hand] + FLOOR / size)
                for weight, chances in zip(
                    weights[guess],
                    _predictions(situation, hand, places, values, thinker.chosen(hand, pay)),
                    strict=True,
                )
            ]
        where = spots / len(guesses)
        played.append(Played(situation.share, (where + 0.5) / size, VALUE[card], _habits(where, size)))
    together = [0.0] * len(PRIOR)
    for one in weights:
        for way, weight in enumerate(one):
            together[way] += weight
    return Learned(_even(together), tuple(played[-LATER:]))


@lru_cache(maxsize=256)
def learned_from(history: tuple[Past, ...], seat: Seat) -> Learned:
    """What the games of a match tell about a seat."""
    if not history:
        return NOTHING
    past = history[-1]
    seen = {*past.scoring.pay}
    for duel in past.duels:
        seen.update(duel.cards)
    unseen = [card for card in CARDS if card not in seen]
    weights, played = _watched(learned_from(history[:-1], seat), past.duels, past.moves, past.scoring.pay, seat, unseen)
    forgiven = [
        (1 - FORGIVING) * weight + FORGIVING * before for weight, before in zip(weights, NOTHING.weights, strict=True)
    ]
    return Learned(tuple(forgiven), played)


def learned_now(
    history: tuple[Past, ...], duels: Sequence[Duel], moves: Sequence[Move], seat: Seat, unseen: Sequence[int]
) -> Learned:
    """What the games of a match, and the duels of the present one, tell about a seat."""
    learned = learned_from(history, seat)
    return _watched(learned, duels, moves, (), seat, unseen) if duels else learned
