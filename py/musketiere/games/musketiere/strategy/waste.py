"""What a place chosen for a stone gives away: another would have done the same for more ducats (MU-17.1)."""

from __future__ import annotations

from musketiere.core.game import Move, Waste
from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.moves import FREE_PRISON, TAKE_GEM
from musketiere.games.musketiere.rules import CHOOSE_PAY, PLACES, PLAY_CARD, WORTH
from musketiere.games.musketiere.view import View


def wasted(view: View, move: Move) -> Waste | None:
    """In ducats as the own pay lies then, whatever is still to come."""
    if view.seat is None or view.phase in (CHOOSE_PAY, PLAY_CARD):
        return None
    row = view.stones[PLACES * view.seat : PLACES * view.seat + PLACES]
    values = [VALUE[card] for card in view.pay]
    place, gains = move >> 4 & 3, move & ~63 in (TAKE_GEM, FREE_PRISON)
    alike = [at for at in range(PLACES) if row[at] == row[place]]
    better = max(alike, key=lambda at: values[at] if gains else -values[at])
    now = sum([value * WORTH[stone] for value, stone in zip(values, row, strict=True)])
    step = 1 if gains else -1
    return Waste("ducats", move & ~48 | better << 4, now + step * values[place], now + step * values[better])
