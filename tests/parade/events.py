"""What happens in Parade, and who may know what of it, in the shapes of `protocol`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import EventOf, Outcome, Seat
from tests.parade.cards import NAME, names
from tests.parade.moves import WORDS
from tests.parade.options import Options, options_data

if TYPE_CHECKING:
    from tests.parade import protocol


def match_started(options: Options) -> EventOf[protocol.MatchStarted]:
    """The options it is played by."""
    return EventOf({"type": "match_started", "options": options_data(options)})


def deal_started(deal: int, opener: Seat) -> EventOf[protocol.DealStarted]:
    """PA-1.2, PA-2.4"""
    return EventOf({"type": "deal_started", "deal": deal, "opener": opener})


def hand_dealt(seat: Seat, hand: Sequence[int]) -> EventOf[protocol.HandDealt]:
    """PA-1.2: the blades themselves go to their owner only."""
    own: protocol.OwnHand = {"cards": names(hand)}
    return EventOf({"type": "hand_dealt", "seat": seat, "count": len(hand)}, {seat: own}, reveals=True)


def blade_laid(seat: Seat, blade: int) -> EventOf[protocol.BladeLaid]:
    """PA-2.1: which blade it is only its owner knows."""
    own: protocol.OwnBlade = {"card": NAME[blade]}
    return EventOf({"type": "blade_laid", "seat": seat}, {seat: own})


def word_said(seat: Seat, number: int) -> EventOf[protocol.WordSaid]:
    """PA-2.2, PA-2.3"""
    return EventOf({"type": "word_said", "seat": seat, "word": WORDS[number]})


def bout_decided(
    bout: int, blades: Sequence[int], scorer: Seat, points: int, totals: Sequence[int]
) -> EventOf[protocol.BoutDecided]:
    """PA-2.2, PA-2.3: no blades if they were put away unseen."""
    return EventOf(
        {
            "type": "bout_decided",
            "bout": bout,
            "cards": names(blades) if blades else None,
            "scorer": scorer,
            "points": points,
            "totals": list(totals),
        },
        reveals=bool(blades),
    )


def match_ended(outcome: Outcome) -> EventOf[protocol.MatchEnded]:
    """PA-3.1"""
    return EventOf({"type": "match_ended", **outcome.data()})
