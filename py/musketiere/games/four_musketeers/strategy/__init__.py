"""The rule-based strategy of Four Musketeers: what a thoughtful player weighs (FM-25), from a view only.

In some possible worlds the fight goes on as sensible players would have it (`foresight`); each way it may end is judged
by what the rest of the round is likely to bring (`prospects`), and each card by what it is still good for.

Fractions are added with `fsum`: how `sum` rounds them differs from one Python to another, and who plays the same deal
is to be answered the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import Final

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import deal
from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.fight import is_guided
from musketiere.games.four_musketeers.layout import LEFT, NOBODY, RIGHT, X, circle
from musketiere.games.four_musketeers.moves import DECLINE, GO_LEFT, GO_RIGHT, MISSING, REPLAY, SHADOW, START
from musketiere.games.four_musketeers.state import CHOOSE_DIRECTION, CHOOSE_MISSING, STRIKE, USE_REPLAY
from musketiere.games.four_musketeers.strategy.foresight import Fray, Stakes, reliefs
from musketiere.games.four_musketeers.strategy.prospects import Prospects
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import draw_hands, draw_random, unseen_swords

WORLDS: Final = 20
"""Possible worlds looked at for one strike."""
KEEP: Final = 0.25
"""What being rid of a dangerous card is worth, as a share of what the fight is about."""
DRAWN: Final = {"AS": 0.05, "KS": -0.15, "KC": 0.0, "AC": 0.0, "QC": 0.0, "QS": 0.0}
"""What it is worth that the random deck has a card less, as a share of what the fight is about (FM-25.7, 25.8)."""
SPARED: Final = 0.25
"""What a free replay must save to be used, as a share of how open the round still is."""


def suggest(view: View, rng: Rng) -> Move:
    """The move that the strategy chooses for the player of the view."""
    assert view.player is not None
    if view.phase == STRIKE:
        return _strike(view, rng)
    if view.phase == CHOOSE_DIRECTION:
        return _direction(view, rng)
    if view.phase == USE_REPLAY:
        return _replay(view, rng)
    return _missing(view, rng) if view.phase == CHOOSE_MISSING else START


def _missing(view: View, rng: Rng) -> Move:
    """Nobody has a role yet, so no suit is better than another; but the joker is no help in a solitaire (FM-10.7)."""
    suits = deal.missing_suits(view.options)
    return MISSING + (suits[-1] if view.options.solitaire else suits[rng.below(len(suits))])


def _stakes(view: View, rng: Rng) -> Stakes:
    """What the fight is about for every seat."""
    prospects = Prospects(view, rng)
    owners = view.seating.owners
    side = [0 if owner == NOBODY else view.seating.side_of(owner) for owner in owners]
    fighters = [*range(len(owners)), *([X] if view.options.shadow else [])]
    worth = {}
    for loser in (*fighters, NOBODY):
        by_side = prospects.outcome(loser)
        worth[loser] = [by_side[number] for number in side]
    keep = 0.0 if view.cyclical else KEEP
    mean, spread = [], []
    least = prospects.swing() if view.options.solitaire else 0.0
    for seat in range(len(owners)):
        values = [worth[loser][seat] for loser in fighters]
        mean.append(fsum(values) / len(values))
        spread.append(max(least, max(values) - min(values)))
    return Stakes(worth, mean, [keep * stake for stake in spread], spread)


def _strike(view: View, rng: Rng) -> Move:
    seat = view.deciding
    hand = view.hands[seat]
    assert hand is not None
    stakes = _stakes(view, rng)
    worth = stakes.worth
    numbers = sorted({NUMBER[card] for card in hand})
    forced = is_guided(view.options.storyline, view.order[view.turn][1], view.stone, view.random)
    value = dict.fromkeys(numbers, 0.0)
    shadow = 0.0
    for hands, random in _worlds(view, rng):
        fray = Fray(view, hands, random, view.order, stakes)
        if not forced:
            for number in numbers:
                value[number] += worth[fray.loser(number)][seat]
        if view.random:
            shadow += worth[fray.loser(None)][seat]
    relief = reliefs([NUMBER[card] for card in hand])
    keep = stakes.keep[seat]
    scored = []
    for card in hand:
        gain = keep * relief[NUMBER[card]]
        if not forced:
            scored.append((value[NUMBER[card]] / WORLDS + gain, card))
        if view.random:
            scored.append((shadow / WORLDS + gain + DRAWN[view.options.storyline] * stakes.spread[seat], SHADOW + card))
    return max(scored)[1]


def _worlds(view: View, rng: Rng) -> Iterator[tuple[list[list[int]], list[int]]]:
    """Hands and random deck in some possible worlds."""
    unseen = unseen_swords(view)
    for _ in range(WORLDS):
        rng.shuffle(unseen)
        left = unseen.copy()
        random = draw_random(view, left)
        yield draw_hands(view, left, rng), random


def _direction(view: View, rng: Rng) -> Move:
    seat = view.deciding
    stakes = _stakes(view, rng)
    value = {GO_LEFT: 0.0, GO_RIGHT: 0.0}
    for hands, random in _worlds(view, rng):
        for move, direction in ((GO_LEFT, LEFT), (GO_RIGHT, RIGHT)):
            order = circle(view.options.layout, view.options.shadow, view.starter, direction, True)
            fray = Fray(view, hands, random, order, stakes)
            value[move] += stakes.worth[fray.loser(fray.hands[seat][0])][seat]
    return max(value, key=value.__getitem__)


def _replay(view: View, rng: Rng) -> Move:
    """Against a hit that costs much, not against one that only passes the stone on."""
    assert view.pending is not None
    prospects = Prospects(view, rng)
    before, after = prospects.outcome(NOBODY)[0], prospects.outcome(view.pending[0])[0]
    return REPLAY if before - after > SPARED * before * (1 - before) else DECLINE
