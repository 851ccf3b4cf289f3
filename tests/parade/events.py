"""What happens in Parade, and who may know what of it. The shapes stand in `protocol`."""

from __future__ import annotations

from collections.abc import Sequence

from musketiere.core import options as declare
from musketiere.core.game import Event, Outcome, Seat
from tests.parade.cards import NAME, names
from tests.parade.moves import WORDS
from tests.parade.options import Options


def match_started(options: Options) -> Event:
    """The options it is played by."""
    return Event({"type": "match_started", "options": declare.plain(options)})


def deal_started(deal: int, opener: Seat) -> Event:
    """PA-1.2, PA-2.4"""
    return Event({"type": "deal_started", "deal": deal, "opener": opener})


def hand_dealt(seat: Seat, hand: Sequence[int]) -> Event:
    """PA-1.2: the blades themselves go to their owner only."""
    return Event({"type": "hand_dealt", "seat": seat, "count": len(hand)}, {seat: {"cards": names(hand)}}, reveals=True)


def blade_laid(seat: Seat, blade: int) -> Event:
    """PA-2.1: which blade it is only its owner knows."""
    return Event({"type": "blade_laid", "seat": seat}, {seat: {"card": NAME[blade]}})


def word_said(seat: Seat, number: int) -> Event:
    """PA-2.2, PA-2.3"""
    return Event({"type": "word_said", "seat": seat, "word": WORDS[number]})


def bout_decided(bout: int, blades: Sequence[int], scorer: Seat, points: int, totals: Sequence[int]) -> Event:
    """PA-2.2, PA-2.3: no blades if they were put away unseen."""
    cards = names(blades) if blades else None
    data = {"bout": bout, "cards": cards, "scorer": scorer, "points": points, "totals": list(totals)}
    return Event({"type": "bout_decided", **data}, reveals=bool(blades))


def match_ended(outcome: Outcome) -> Event:
    """PA-3.1"""
    return Event({"type": "match_ended", **outcome.data()})
