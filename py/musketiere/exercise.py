"""Fixed work of the kind that computer players do: how long it takes tells how fast they think on a device."""

from __future__ import annotations

from typing import Final

from musketiere.core.rng import Rng

_CARDS: Final = tuple((value, swords) for value in range(11) for swords in range(4))
_HANDS: Final = 4
_ROUNDS: Final = 400


def exercise() -> int:
    """Deals and compares hands of cards, always the same; returns how many were won by the first of them."""
    rng = Rng(1)
    order = list(range(len(_CARDS)))
    size = len(_CARDS) // _HANDS
    won = 0
    for _ in range(_ROUNDS):
        rng.shuffle(order)
        hands = [order[hand * size : (hand + 1) * size] for hand in range(_HANDS)]
        for trick in zip(*hands, strict=True):
            played = [_CARDS[card] for card in trick]
            won += played.index(max(played)) == 0
    return won
