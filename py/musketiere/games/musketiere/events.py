"""Events of Musketiere (MU-13), in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Literal

from musketiere.core.game import Event, EventOf, Move, Outcome, Seat
from musketiere.games.musketiere.cards import NAME, VALUE, names
from musketiere.games.musketiere.moves import FreePrison, ReturnGem, TakeGem, TakePrison, decode_stone, source_data
from musketiere.games.musketiere.options import Options, options_data
from musketiere.games.musketiere.records import Duel, Scoring

if TYPE_CHECKING:
    from musketiere.games.musketiere import protocol


def match_started(options: Options) -> EventOf[protocol.MatchStarted]:
    """MU-13.1"""
    return EventOf({"type": "match_started", "options": options_data(options), "seats": options.players})


def game_started(game: int, removed: Sequence[int], pile: int, aside: int) -> EventOf[protocol.GameStarted]:
    """MU-13.2: number of the game, strengths taken out, guards in the pile, cards put aside."""
    return EventOf({"type": "game_started", "game": game, "removed": list(removed), "pile": pile, "aside": aside})


def hand_dealt(seat: Seat, cards: Sequence[int]) -> EventOf[protocol.HandDealt]:
    """MU-13.3: the cards themselves go to their owner only."""
    own: protocol.OwnCards = {"cards": names(sorted(cards))}
    return EventOf({"type": "hand_dealt", "seat": seat, "count": len(cards)}, {seat: own}, reveals=True)


def choice_made(seat: Seat, decision: Literal["choose_pay", "play_card"]) -> EventOf[protocol.ChoiceMade]:
    """MU-13.4: that a choice was handed in, never what it is."""
    return EventOf({"type": "choice_made", "seat": seat, "decision": decision})


def pay_laid(seat: Seat, cards: Sequence[int]) -> EventOf[protocol.PayLaid]:
    """MU-13.5: the faces, by place, for their owner only."""
    own: protocol.OwnCards = {"cards": names(cards)}
    return EventOf({"type": "pay_laid", "seat": seat}, {seat: own})


def guard_turned(duel: int, strength: int, counting: Sequence[Seat]) -> EventOf[protocol.GuardTurned]:
    """MU-13.6"""
    return EventOf(
        {"type": "guard_turned", "duel": duel, "strength": strength, "counting": list(counting)}, reveals=True
    )


def cards_turned(duel: int, cards: Sequence[int], counting: Sequence[Seat]) -> EventOf[protocol.CardsTurned]:
    """MU-13.7"""
    return EventOf(
        {"type": "cards_turned", "duel": duel, "cards": names(cards), "counting": list(counting)}, reveals=True
    )


def duel_decided(number: int, duel: Duel) -> EventOf[protocol.DuelDecided]:
    """MU-13.8: decided by swords if another counting card has the same value."""
    card = duel.cards[duel.seat]
    same_value = sum(VALUE[duel.cards[seat]] == VALUE[card] for seat in duel.counting)
    return EventOf(
        {
            "type": "duel_decided",
            "duel": number,
            "strength": duel.guard,
            "sum": duel.total,
            "won": duel.won,
            "seat": duel.seat,
            "card": NAME[card],
            "by_swords": same_value > 1,
        }
    )


def stone_moved(seat: Seat, move: Move, gems: int, prisons: int) -> Event:
    """MU-13.9: what the winner or loser did, and what the centre holds afterwards."""
    centre: protocol.Centre = {"gems": gems, "prisons": prisons}
    match decode_stone(move):
        case TakeGem(place, source):
            return _taken("gem_taken", seat, place, source_data(source), centre)
        case TakePrison(place, source):
            return _taken("prison_taken", seat, place, source_data(source), centre)
        case FreePrison(place):
            return _returned("prison_freed", seat, place, centre)
        case ReturnGem(place):
            return _returned("gem_returned", seat, place, centre)


def _taken(
    type: Literal["gem_taken", "prison_taken"],
    seat: Seat,
    place: int,
    source: protocol.Source,
    centre: protocol.Centre,
) -> EventOf[protocol.StoneTaken]:
    return EventOf({"type": type, "seat": seat, "place": place, "source": source, "centre": centre})


def _returned(
    type: Literal["prison_freed", "gem_returned"], seat: Seat, place: int, centre: protocol.Centre
) -> EventOf[protocol.StoneReturned]:
    return EventOf({"type": type, "seat": seat, "place": place, "centre": centre})


def imprisonment_changed(seat: Seat, imprisoned: bool) -> EventOf[protocol.ImprisonmentChanged]:
    """MU-13.10"""
    return EventOf({"type": "imprisonment_changed", "seat": seat, "imprisoned": imprisoned})


def game_scored(scoring: Scoring) -> Iterator[Event]:
    """MU-13.11 to 13.13"""
    ended: protocol.GameEnded = {"type": "game_ended", "reason": end_reason(scoring), "seat": scoring.third_gem}
    yield EventOf(ended)
    for seat, line in enumerate(scoring_data(scoring)):
        turned: protocol.PayTurned = {"type": "pay_turned", "seat": seat, **line}
        yield EventOf(turned, reveals=True)
    changed: protocol.TotalsChanged = {"type": "totals_changed", "totals": list(scoring.totals)}
    yield EventOf(changed)


def end_reason(scoring: Scoring) -> Literal["three_gems", "nine_duels"]:
    """What ended a game that was scored (MU-8.1, MU-8.2)."""
    return "nine_duels" if scoring.third_gem is None else "three_gems"


def scoring_data(scoring: Scoring) -> list[protocol.PayLine]:
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


STONE_LETTERS: Final = "-GP"
"""What lies on a pay place, by its number in the state (MU-0.5)."""


def row_name(stones: Sequence[int]) -> str:
    """A row of pay places in notation (MU-0.5)."""
    return "".join(STONE_LETTERS[stone] for stone in stones)


def match_ended(outcome: Outcome, totals: Sequence[int]) -> EventOf[protocol.MatchEnded]:
    """MU-13.14"""
    return EventOf({"type": "match_ended", **outcome.data(), "totals": list(totals)})
