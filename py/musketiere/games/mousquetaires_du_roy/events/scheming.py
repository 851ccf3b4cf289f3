"""What Milady does, and what lies in wait: destinations, Perfidy and Paris cards, missions, ambushes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import EventOf
from musketiere.games.mousquetaires_du_roy.board import Board, Manned
from musketiere.games.mousquetaires_du_roy.edition import Mission
from musketiere.games.mousquetaires_du_roy.events.telling import secret
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    FACES,
    LA_ROCHELLE,
    MISSION_NAMES,
    NO_AMBUSH,
    NOBODY,
    PERFIDY,
    PLACES,
    RICHELIEU,
    Musketeer,
    Place,
)

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def destination_chosen(board: Board) -> EventOf[protocol.DestinationChosen]:
    """MR-32.4"""
    told: protocol.DestinationChosen = {"type": "destination_chosen"}
    return secret(told, {**told, "place": PLACES[board.destination]}, board.milady_seats)


def milady_revealed(place: Place, cause: protocol.RevealCause) -> EventOf[protocol.MiladyRevealed]:
    """MR-32.30"""
    return EventOf({"type": "milady_revealed", "place": PLACES[place], "cause": cause}, reveals=True)


def cleared_space(space: int, card: int) -> EventOf[protocol.MiladyActed]:
    """MR-32.54: at La Rochelle."""
    return EventOf({"type": "milady_acted", "place": PLACES[LA_ROCHELLE], "space": space, "card": ADVENTURE[card]})


def visited_richelieu(*, search: bool) -> EventOf[protocol.MiladyActed]:
    """MR-32.54: at Richelieu's."""
    return EventOf({"type": "milady_acted", "place": PLACES[RICHELIEU], "search": search})


# ---- Perfidy cards ---------------------------------------------------------------------------------------


def perfidy_drawn(board: Board, card: int, reason: protocol.PerfidyReason) -> EventOf[protocol.PerfidyDrawn]:
    """MR-32.5: the card is in her hand by now."""
    told: protocol.PerfidyDrawn = {"type": "perfidy_drawn", "count": len(board.perfidy_hand), "reason": reason}
    return secret(told, {**told, "card": PERFIDY[card]}, board.milady_seats, reveals=True)


def perfidy_played(
    card: int, musketeer: Musketeer | None = None, place: Place | None = None
) -> EventOf[protocol.PerfidyPlayed]:
    """MR-32.6: with whom it strikes, or where the dead end is."""
    told: protocol.PerfidyPlayed = {"type": "perfidy_played", "card": PERFIDY[card]}
    if musketeer is not None:
        told["musketeer"] = musketeer
    if place is not None:
        told["place"] = PLACES[place]
    return EventOf(told, reveals=True)


def perfidy_lost(card: int, count: int) -> EventOf[protocol.PerfidyLost]:
    """MR-32.7"""
    return EventOf({"type": "perfidy_lost", "card": PERFIDY[card], "count": count}, reveals=True)


def rochefort_healed(amount: int, life: int) -> EventOf[protocol.RochefortHealed]:
    """MR-32.8"""
    return EventOf({"type": "rochefort_healed", "amount": amount, "life": life})


# ---- missions --------------------------------------------------------------------------------------------


def paris_taken(board: Board, card: int) -> EventOf[protocol.ParisTaken]:
    """MR-32.9: the card is in her hand by now."""
    told: protocol.ParisTaken = {"type": "paris_taken", "count": len(board.paris_hand)}
    return secret(told, {**told, "card": board.edition.paris[card].id}, board.milady_seats, reveals=True)


def mission_placed(where: Place, card: Mission, replaced: str | None) -> EventOf[protocol.MissionPlaced]:
    """MR-32.10"""
    return EventOf(
        {
            "type": "mission_placed",
            "where": MISSION_NAMES[where],
            "card": card.id,
            "force": card.force,
            "replaced_card": replaced,
        },
        reveals=True,
    )


def manned(board: Board, where: Place, adversaries: Sequence[int]) -> EventOf[protocol.Manned]:
    """MR-32.11"""
    return EventOf(
        {
            "type": "manned",
            "where": MISSION_NAMES[where],
            "adversaries": [board.adversary(one).id for one in adversaries],
        }
    )


def mission_ended(
    board: Board, where: Place, card: Mission, ended: Manned, result: protocol.MissionResult, returned: Sequence[int]
) -> EventOf[protocol.MissionEnded]:
    """MR-32.15"""
    return EventOf(
        {
            "type": "mission_ended",
            "where": MISSION_NAMES[where],
            "card": card.id,
            "result": result,
            "returned": [board.adversary(one).id for one in returned],
            "ambush": None if ended.ambush == NO_AMBUSH else AMBUSHES[ended.ambush],
        }
    )


# ---- ambushes --------------------------------------------------------------------------------------------


def ambush_placed(where: Place, ambush: int, named: Musketeer) -> EventOf[protocol.AmbushPlaced]:
    """MR-32.12"""
    return EventOf(
        {
            "type": "ambush_placed",
            "where": MISSION_NAMES[where],
            "ambush": AMBUSHES[ambush],
            "named": None if named == NOBODY else named,
        }
    )


def ambush_rolled(where: Place, ambush: int, musketeer: Musketeer, face: int) -> EventOf[protocol.AmbushRolled]:
    """MR-32.13"""
    return EventOf(
        {
            "type": "ambush_rolled",
            "where": MISSION_NAMES[where],
            "ambush": AMBUSHES[ambush],
            "musketeer": musketeer,
            "face": FACES[face],
        },
        reveals=True,
    )


def beggars_paid(where: Place, by: Musketeer) -> EventOf[protocol.BeggarsPaid]:
    """MR-32.14"""
    return EventOf({"type": "beggars_paid", "where": MISSION_NAMES[where], "by": by})
