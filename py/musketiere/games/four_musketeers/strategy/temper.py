"""What a player likes, whatever its skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from musketiere.core.search_task import Character
from musketiere.games.four_musketeers.fight import Fight
from musketiere.games.four_musketeers.layout import NOBODY, Fighter
from musketiere.games.four_musketeers.strategy.foresight import lowest, tally
from musketiere.games.four_musketeers.view import View

SHRUG: Final = 0.3
"""How much less than it costs a hit weighs for the boldest, and how much more for the most careful, as a share of what
the fight is about."""
REVENGE: Final = 0.3
"""What it is worth to the most vengeful to see hit who hit him last, as a share of what the fight is about."""


def tempered(worth: Sequence[float], spread: float, view: View, character: Character) -> list[float]:
    """The worth of every loser of the fight as a player of that character feels it; solitaires leave no room for
    grudges."""
    felt = list(worth)
    owners = view.seating.owners
    for seat, owner in enumerate(owners):
        if owner == view.player and view.stone != seat and not view.fallen[seat]:
            felt[seat] += SHRUG * character.boldness * spread
    foe = culprit(view) if character.grudge and not view.options.solitaire else NOBODY
    if foe != NOBODY and view.stone != foe and owners[foe] not in (view.player, NOBODY):
        felt[foe] += REVENGE * character.grudge * spread
    return felt


def culprit(view: View) -> Fighter:
    """Whose strike was the last by which a seat of the player was damaged; nobody if it was his own, or chance."""
    owners = view.seating.owners
    for fight in reversed(view.fights):
        if fight.line == "a" and not fight.replayed and owners[fight.loser] == view.player:
            seat = _decisive(fight)
            return NOBODY if seat >= len(owners) or owners[seat] == view.player else seat
    return NOBODY


def _decisive(fight: Fight) -> Fighter:
    """Whose strike made the loser the lowest for good."""
    seat, loser = NOBODY, NOBODY
    for number, strike in enumerate(fight.strikes, 1):
        now = lowest(*tally(fight.strikes[:number]))
        if now != loser:
            loser, seat = now, strike.seat
    return seat
