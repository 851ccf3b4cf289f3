"""Ways in which a player may choose a card: what we take for possible before we have seen anybody play.

Each says, for a hand of cards in rising order, how likely every one of them is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Final, NamedTuple

from musketiere.games.musketiere.cards import VALUE, VALUES

SPREAD: Final = (0.76, 0.07)
"""How often a rule is kept to, and how often the next lower or next higher card is played instead; else any card."""


class Situation(NamedTuple):
    """What everybody sees when a card is chosen."""

    guard: int
    counting: int
    """Number of counting players, whoever chooses among them."""


class Duelling(NamedTuple):
    """What a card does against counting players who play any card of the whole deck, by its value."""

    top: tuple[float, ...]
    """Chance that the guard is beaten and the card is the highest."""
    bottom: tuple[float, ...]
    """Chance that the guard is not beaten and the card is the lowest."""


@cache
def duelling(situation: Situation) -> Duelling:
    """Exact but for cards of the same value, of which half are taken for lower."""
    others = situation.counting - 1
    top, bottom = [], []
    for value in VALUES:
        below = [1.0 if other < value else 0.5 if other == value else 0.0 for other in VALUES]
        above = [1.0 - part for part in below]
        missing = situation.guard - value
        top.append(fsum(_sums(below, others)[max(0, missing) :]))
        bottom.append(fsum(_sums(above, others)[: max(0, missing)]))
    return Duelling(tuple(top), tuple(bottom))


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
def liking(way: str, situation: Situation) -> tuple[float, ...]:
    """By card: how much a player who likes one card better than another likes it; the best liked of the hand is
    played."""
    guard, counting = situation
    kind, _, number = way.partition(" ")
    if kind == "greedy":
        table = duelling(situation)
        gain, loss, keep = (float(part) for part in number.split("/"))
        return tuple(gain * table.top[value] - loss * table.bottom[value] - keep * value * value for value in VALUE)
    need = guard - int(number) * (counting - 1) if kind == "enough" else -(-guard // counting)
    out_of_reach = guard > 10 * counting or need > 10
    return tuple(-float(card) if card // 5 < need or out_of_reach else 1000.0 - card for card in range(len(VALUE)))


LIKINGS: Final = (
    "share",
    "enough 4",
    "enough 5",
    "enough 6",
    "greedy 8/3/0",
    "greedy 8/8/0",
    "greedy 8/3/0.02",
)
PLACES: Final = ("lowest", "second", "lower middle", "upper middle", "highest")


def place(way: str, size: int) -> int:
    """Which card of a hand, counted from the lowest, that way of playing chooses."""
    if way == "lowest":
        return 0
    if way == "second":
        return min(1, size - 1)
    if way == "lower middle":
        return (size - 1) // 2
    if way == "upper middle":
        return size // 2
    return size - 1


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


@cache
def sensible(situation: Situation, size: int) -> tuple[float, ...]:
    """By place in the hand: how likely the rule-based player chooses it (`rule_based._others_cards`)."""
    share = situation.guard / situation.counting
    chances = [0.0] * size
    for step in range(200):
        draw = (step + 0.5) / 200
        if share >= 8.5:
            level = 0.6 * draw
        elif size >= 6 and draw >= 0.4:
            level = 0.5 * draw
        elif share <= 4.0:
            level = 1 - draw * draw
        else:
            level = 1 - 0.8 * draw
        chances[min(int(level * size), size - 1)] += 0.9 / 200
    return tuple([chance + 0.1 / size for chance in chances])
