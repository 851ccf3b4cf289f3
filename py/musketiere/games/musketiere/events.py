"""Events of Musketiere (MU-13), in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from musketiere.core import options as declare
from musketiere.core.game import Data, Event, Move, Outcome, Seat
from musketiere.games.musketiere.cards import NAME, VALUE, names
from musketiere.games.musketiere.moves import FreePrison, ReturnGem, TakeGem, TakePrison, action_data, decode
from musketiere.games.musketiere.options import Options

if TYPE_CHECKING:
    from musketiere.games.musketiere.rules import Duel, Scoring

_DONE = {
    TakeGem: "gem_taken",
    FreePrison: "prison_freed",
    TakePrison: "prison_taken",
    ReturnGem: "gem_returned",
}


def match_started(options: Options) -> Event:
    """MU-13.1"""
    return Event("match_started", {"options": declare.plain(options), "seats": options.players})


def game_started(game: int, removed: Sequence[int], pile: int, aside: int) -> Event:
    """MU-13.2: number of the game, strengths taken out, guards in the pile, cards put aside."""
    return Event("game_started", {"game": game, "removed": list(removed), "pile": pile, "aside": aside})


def hand_dealt(seat: Seat, cards: Sequence[int]) -> Event:
    """MU-13.3: the cards themselves go to their owner only."""
    private = {seat: {"cards": names(sorted(cards))}}
    return Event("hand_dealt", {"seat": seat, "count": len(cards)}, private, reveals=True)


def choice_made(seat: Seat, decision: str) -> Event:
    """MU-13.4: that a choice was handed in, never what it is."""
    return Event("choice_made", {"seat": seat, "decision": decision})


def pay_laid(seat: Seat, cards: Sequence[int]) -> Event:
    """MU-13.5: the faces, by place, for their owner only."""
    return Event("pay_laid", {"seat": seat}, {seat: {"cards": names(cards)}})


def guard_turned(duel: int, strength: int, counting: Sequence[Seat]) -> Event:
    """MU-13.6"""
    data = {"duel": duel, "strength": strength, "counting": list(counting)}
    return Event("guard_turned", data, reveals=True)


def cards_turned(duel: int, cards: Sequence[int], counting: Sequence[Seat]) -> Event:
    """MU-13.7"""
    data = {"duel": duel, "cards": names(cards), "counting": list(counting)}
    return Event("cards_turned", data, reveals=True)


def duel_decided(number: int, duel: Duel) -> Event:
    """MU-13.8: decided by swords if another counting card has the same value."""
    card = duel.cards[duel.seat]
    same_value = sum(VALUE[duel.cards[seat]] == VALUE[card] for seat in duel.counting)
    return Event(
        "duel_decided",
        {
            "duel": number,
            "strength": duel.guard,
            "sum": duel.total,
            "won": duel.won,
            "seat": duel.seat,
            "card": NAME[card],
            "by_swords": same_value > 1,
        },
    )


def stone_moved(seat: Seat, move: Move, gems: int, prisons: int) -> Event:
    """MU-13.9: what the winner or loser did, and what the centre holds afterwards."""
    action = decode(move)
    data: Data = {key: value for key, value in action_data(action).items() if key != "type"}
    centre = {"gems": gems, "prisons": prisons}
    return Event(_DONE[type(action)], {"seat": seat, **data, "centre": centre})


def imprisonment_changed(seat: Seat, imprisoned: bool) -> Event:
    """MU-13.10"""
    return Event("imprisonment_changed", {"seat": seat, "imprisoned": imprisoned})


def game_scored(scoring: Scoring) -> Iterator[Event]:
    """MU-13.11 to 13.13"""
    reason = "nine_duels" if scoring.third_gem is None else "three_gems"
    yield Event("game_ended", {"reason": reason, "seat": scoring.third_gem})
    for seat, line in enumerate(scoring_data(scoring)):
        yield Event("pay_turned", {"seat": seat, **line}, reveals=True)
    yield Event("totals_changed", {"totals": list(scoring.totals)})


def scoring_data(scoring: Scoring) -> list[Data]:
    """By seat: pay cards, stones, points by place, score."""
    return [
        {
            "cards": names(scoring.pay[3 * seat : 3 * seat + 3]),
            "row": row_name(scoring.stones[3 * seat : 3 * seat + 3]),
            "points": list(scoring.points[3 * seat : 3 * seat + 3]),
            "score": score,
        }
        for seat, score in enumerate(scoring.scores)
    ]


def row_name(stones: Sequence[int]) -> str:
    """A row of pay places in notation (MU-0.5)."""
    return "".join("-GP"[stone] for stone in stones)


def match_ended(outcome: Outcome, totals: Sequence[int]) -> Event:
    """MU-13.14"""
    return Event("match_ended", outcome.data() | {"totals": list(totals)})
