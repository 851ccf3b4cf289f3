"""What a seat will play next, drawn from what is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.strategy.models import Learned, by_place_of, by_value
from musketiere.games.musketiere.strategy.thinking import Thinker
from musketiere.games.musketiere.strategy.ways import KEPT, RULES, Rule, Situation, chosen, fixed, spread

CLEAR: Final = 0.98
"""How often who thinks plays what he has thought out."""
NEGLIGIBLE: Final = 0.004
"""Weight up to which a rule is not looked at."""


class Reader:
    """What a seat will play, drawn from any hand that it may hold."""

    def __init__(self, learned: Learned, situation: Situation, size: int, reading: float, thinker: Thinker) -> None:
        """Of a hand of that size; `reading` is how much of what was learned is believed, anybody's card otherwise."""
        weights = [reading * weight for weight in learned.weights]
        self._situation = situation
        self._rules: list[tuple[float, Rule]] = []
        """Rules that look at the cards, with their weights added up."""
        places = [(1 - reading) / size] * size
        total = 0.0
        for weight, rule in zip(weights, RULES, strict=False):
            target = fixed(rule, situation, size)
            if target is None and weight > NEGLIGIBLE:
                total += KEPT * weight
                self._rules.append((total, rule))
                places = [chance + (1 - KEPT) * weight / size for chance in places]
            else:
                likely = (1 / size,) * size if target is None else spread(target, size)
                places = [chance + weight * part for chance, part in zip(places, likely, strict=True)]
        any_card, as_rules, as_before, by_worth, *by_habits, thinking = weights[len(RULES) :]
        self._until_rules = total
        total += by_worth
        self._until_values = total
        total += CLEAR * thinking
        self._until_thought = total
        self._thinker = thinker
        places = [chance + (1 - CLEAR) * thinking / size for chance in places]
        self._values = by_value(learned.played, situation)
        others = by_place_of(learned.played, situation, size)
        for weight, likely in zip((any_card, as_rules, as_before, *by_habits), others, strict=True):
            places = [chance + weight * part for chance, part in zip(places, likely, strict=True)]
        self._places = []
        for chance in places[:-1]:
            total += chance
            self._places.append(total)

    def draw(self, hand: Sequence[int], pay: Sequence[float], chance: float) -> int:
        """A card of a hand, beside which the player has laid that pay, the highest value first; `chance` is drawn
        evenly from 0 … 1."""
        hand = sorted(hand)
        if self._until_values <= chance < self._until_thought:
            return hand[self._thinker.chosen(hand, pay)]
        if chance >= self._until_thought:
            for until, card in zip(self._places, hand, strict=False):
                if chance < until:
                    return card
            return hand[-1]
        if chance < self._until_rules:
            for until, rule in self._rules:
                if chance < until:
                    return hand[chosen(rule, self._situation, hand)]
        return self._valued(hand, (chance - self._until_rules) / (self._until_values - self._until_rules))

    def _valued(self, hand: Sequence[int], chance: float) -> int:
        weights = [self._values[VALUE[card]] for card in hand]
        left = 0.0
        for weight in weights:
            left += weight
        left *= chance
        for card, weight in zip(hand, weights, strict=True):
            left -= weight
            if left < 0:
                return card
        return hand[-1]
