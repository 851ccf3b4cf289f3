"""What Milady does, and what lies in wait: destinations, Perfidy and Paris cards, missions, ambushes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Board, Manned
from musketiere.games.mousquetaires_du_roy.edition import Mission
from musketiere.games.mousquetaires_du_roy.events.telling import public, secret
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


def destination_chosen(board: Board) -> Event:
    """MR-32.4"""
    told: protocol.DestinationChosen = {"type": "destination_chosen"}
    return secret(told, {**told, "place": PLACES[board.destination]}, board.milady_seats)


def milady_revealed(place: Place, cause: protocol.RevealCause) -> Event:
    """MR-32.30"""
    told: protocol.MiladyRevealed = {"type": "milady_revealed", "place": PLACES[place], "cause": cause}
    return public(told, reveals=True)


def cleared_space(space: int, card: int) -> Event:
    """MR-32.54: at La Rochelle."""
    told: protocol.MiladyActed = {
        "type": "milady_acted",
        "place": PLACES[LA_ROCHELLE],
        "space": space,
        "card": ADVENTURE[card],
    }
    return public(told)


def visited_richelieu(*, search: bool) -> Event:
    """MR-32.54: at Richelieu's."""
    told: protocol.MiladyActed = {"type": "milady_acted", "place": PLACES[RICHELIEU], "search": search}
    return public(told)


# ---- Perfidy cards ---------------------------------------------------------------------------------------


def perfidy_drawn(board: Board, card: int, reason: protocol.PerfidyReason) -> Event:
    """MR-32.5: the card is in her hand by now."""
    told: protocol.PerfidyDrawn = {
        "type": "perfidy_drawn",
        "count": len(board.perfidy_hand),
        "reason": reason,
    }
    return secret(told, {**told, "card": PERFIDY[card]}, board.milady_seats, reveals=True)


def perfidy_played(card: int, musketeer: Musketeer | None = None, place: Place | None = None) -> Event:
    """MR-32.6: with whom it strikes, or where the dead end is."""
    told: protocol.PerfidyPlayed = {"type": "perfidy_played", "card": PERFIDY[card]}
    if musketeer is not None:
        told["musketeer"] = musketeer
    if place is not None:
        told["place"] = PLACES[place]
    return public(told, reveals=True)


def perfidy_lost(card: int, count: int) -> Event:
    """MR-32.7"""
    told: protocol.PerfidyLost = {"type": "perfidy_lost", "card": PERFIDY[card], "count": count}
    return public(told, reveals=True)


def rochefort_healed(amount: int, life: int) -> Event:
    """MR-32.8"""
    told: protocol.RochefortHealed = {"type": "rochefort_healed", "amount": amount, "life": life}
    return public(told)


# ---- missions --------------------------------------------------------------------------------------------


def paris_taken(board: Board, card: int) -> Event:
    """MR-32.9: the card is in her hand by now."""
    told: protocol.ParisTaken = {"type": "paris_taken", "count": len(board.paris_hand)}
    return secret(told, {**told, "card": board.edition.paris[card].id}, board.milady_seats, reveals=True)


def mission_placed(where: Place, card: Mission, replaced: str | None) -> Event:
    """MR-32.10"""
    told: protocol.MissionPlaced = {
        "type": "mission_placed",
        "where": MISSION_NAMES[where],
        "card": card.id,
        "force": card.force,
        "replaced_card": replaced,
    }
    return public(told, reveals=True)


def manned(board: Board, where: Place, adversaries: Sequence[int]) -> Event:
    """MR-32.11"""
    told: protocol.Manned = {
        "type": "manned",
        "where": MISSION_NAMES[where],
        "adversaries": [board.adversary(one).id for one in adversaries],
    }
    return public(told)


def mission_ended(
    board: Board,
    where: Place,
    card: Mission,
    ended: Manned,
    result: protocol.MissionResult,
    returned: Sequence[int],
) -> Event:
    """MR-32.15"""
    told: protocol.MissionEnded = {
        "type": "mission_ended",
        "where": MISSION_NAMES[where],
        "card": card.id,
        "result": result,
        "returned": [board.adversary(one).id for one in returned],
        "ambush": None if ended.ambush == NO_AMBUSH else AMBUSHES[ended.ambush],
    }
    return public(told)


# ---- ambushes --------------------------------------------------------------------------------------------


def ambush_placed(where: Place, ambush: int, named: Musketeer) -> Event:
    """MR-32.12"""
    told: protocol.AmbushPlaced = {
        "type": "ambush_placed",
        "where": MISSION_NAMES[where],
        "ambush": AMBUSHES[ambush],
        "named": None if named == NOBODY else named,
    }
    return public(told)


def ambush_rolled(where: Place, ambush: int, musketeer: Musketeer, face: int) -> Event:
    """MR-32.13"""
    told: protocol.AmbushRolled = {
        "type": "ambush_rolled",
        "where": MISSION_NAMES[where],
        "ambush": AMBUSHES[ambush],
        "musketeer": musketeer,
        "face": FACES[face],
    }
    return public(told, reveals=True)


def beggars_paid(where: Place, by: Musketeer) -> Event:
    """MR-32.14"""
    told: protocol.BeggarsPaid = {"type": "beggars_paid", "where": MISSION_NAMES[where], "by": by}
    return public(told)
