"""Ways in which a player may choose a card: rules of thumb that people go by, as far as we can think of them.

A rule says which card of a hand is played, counted from the lowest. Whoever means to go by one does not always.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Final, NamedTuple

from musketiere.games.musketiere.cards import GUARD_DECK, SWORDS, VALUE, VALUES, guards_in_play

SPREAD: Final = (0.84, 0.04)
"""How often a rule is kept to, and how often the next lower or next higher card is played instead; else any card."""
KEPT: Final = SPREAD[0]
HOPELESS: Final = 8.5
EASY: Final = 4.0
EARLY: Final = 6
SAVERS: Final = 0.6
"""What the rule-based player goes by (`rule_based`)."""


class Situation(NamedTuple):
    """What everybody sees when a card is chosen."""

    guard: int
    counting: int
    """Number of counting players, whoever chooses among them."""

    @property
    def share(self) -> float:
        """What the guard asks of each."""
        return self.guard / self.counting


class Rule(NamedTuple):
    """`name` says which, `number` is what it is told, `otherwise` the place it falls back on."""

    name: str
    number: float = 0
    otherwise: str = ""


PLACES: Final = ("lowest", "second", "lower middle", "upper middle", "second highest", "highest")
RULES: Final = (
    *(Rule("place", at) for at in range(len(PLACES))),
    *(Rule("share", 0, otherwise) for otherwise in ("lowest", "second", "upper middle", "highest")),
    *(Rule("enough", rest, otherwise) for rest in (4, 5, 6) for otherwise in ("lowest", "second", "upper middle")),
    *(Rule("reach", rest, otherwise) for rest in (5, 6) for otherwise in ("lowest", "second")),
    *(Rule("greedy", keep) for keep in (0, 0.02)),
    Rule("even", 0),
    Rule("falling"),
    Rule("rising"),
)
"""Always the same place; the lowest card that brings the own share of the guard, or what is missing when the others
bring so much each; the highest if it reaches the guard like that; the best by expectation, which may think of keeping
high cards, or fears a prison as much as it likes a gem; the higher the weaker, or the stronger, the guard."""


def place(name: str, size: int) -> int:
    """Where that card lies in a hand of that size."""
    at = {
        "lowest": 0,
        "second": 1,
        "lower middle": (size - 1) // 2,
        "upper middle": size // 2,
        "second highest": size - 2,
        "highest": size - 1,
    }[name]
    return min(max(at, 0), size - 1)


@cache
def fixed(rule: Rule, situation: Situation, size: int) -> int | None:
    """The card that is chosen by a rule that does not look at the cards; None by any other."""
    if rule.name == "place":
        return place(PLACES[int(rule.number)], size)
    if rule.name in ("falling", "rising"):
        guards = guards_in_play(GUARD_DECK, max(2, situation.counting))
        rank = bisect_left(guards, situation.guard) * size // len(guards)
        return size - 1 - min(rank, size - 1) if rule.name == "falling" else min(rank, size - 1)
    return None


@cache
def needed(rule: Rule, situation: Situation) -> int:
    """The lowest card that is enough, by such a rule."""
    guard, counting = situation
    value = -(-guard // counting) if rule.name == "share" else guard - int(rule.number) * (counting - 1)
    return value * len(SWORDS)


def chosen(rule: Rule, situation: Situation, hand: Sequence[int]) -> int:
    """The place of the card that the rule chooses from a hand in rising order."""
    size = len(hand)
    if (at := fixed(rule, situation, size)) is not None:
        return at
    if rule.name in ("greedy", "even"):
        return hand.index(max(hand, key=liking(rule, situation).__getitem__))
    least = needed(rule, situation)
    if hand[-1] < least:
        return place(rule.otherwise, size)
    return size - 1 if rule.name == "reach" else bisect_left(hand, least)


@cache
def spread(target: int, size: int) -> tuple[float, ...]:
    """How likely each card is for who means to play the one at `target`, but does not always keep to it."""
    kept, beside = SPREAD
    rest = (1.0 - kept - 2 * beside) / size
    chances = [rest] * size
    chances[target] += kept
    chances[max(0, target - 1)] += beside
    chances[min(size - 1, target + 1)] += beside
    return tuple(chances)


# ---- one duel ahead --------------------------------------------------------------------------------------


class Duelling(NamedTuple):
    """What a card does against counting players who play any card of the whole deck, by its value."""

    top: tuple[float, ...]
    """Chance that the guard is beaten and the card is the highest."""
    bottom: tuple[float, ...]
    """Chance that the guard is not beaten and the card is the lowest."""
    beaten: tuple[float, ...]
    """Chance that the guard is beaten."""


@cache
def duelling(situation: Situation) -> Duelling:
    """Exact but for cards of the same value, of which half are taken for lower."""
    others = situation.counting - 1
    top, bottom, beaten = [], [], []
    for value in VALUES:
        below = [1.0 if other < value else 0.5 if other == value else 0.0 for other in VALUES]
        above = [1.0 - part for part in below]
        missing = max(0, situation.guard - value)
        top.append(fsum(_sums(below, others)[missing:]))
        bottom.append(fsum(_sums(above, others)[:missing]))
        beaten.append(fsum(_sums([1.0] * len(VALUES), others)[missing:]))
    return Duelling(tuple(top), tuple(bottom), tuple(beaten))


def _sums(parts: Sequence[float], cards: int) -> list[float]:
    """By sum: how likely so many cards have it, each card being what it is weighed by its value."""
    sums = [1.0]
    for _ in range(cards):
        longer = [0.0] * (len(sums) + len(parts) - 1)
        for total, chance in enumerate(sums):
            for value, part in enumerate(parts):
                longer[total + value] += chance * part / len(parts)
        sums = longer
    return sums


@cache
def liking(rule: Rule, situation: Situation) -> tuple[float, ...]:
    """By card: how much it is liked by who looks one duel ahead; a gem is worth 8 ducats, a prison costs 3."""
    top, bottom, _ = duelling(situation)
    loss = 8 if rule.name == "even" else 3
    keep = rule.number
    return tuple([8 * top[value] - loss * bottom[value] - keep * value * value for value in VALUE])


# ---- the rule-based player -------------------------------------------------------------------------------


@cache
def sensible(situation: Situation, size: int) -> tuple[float, ...]:
    """By place in the hand: how likely the rule-based player chooses it (`rule_based._others_cards`), or any card."""
    steps = 200
    chances = [0.1 / size] * size
    for step in range(steps):
        draw = (step + 0.5) / steps
        if situation.share >= HOPELESS:
            level = 0.6 * draw
        elif size >= EARLY and draw >= 1 - SAVERS:
            level = 0.5 * draw
        elif situation.share <= EASY:
            level = 1 - draw * draw
        else:
            level = 1 - 0.8 * draw
        chances[min(int(level * size), size - 1)] += 0.9 / steps
    return tuple(chances)
