"""Duels and Rochefort."""

from __future__ import annotations

from typing import TYPE_CHECKING

from musketiere.core.game import EventOf
from musketiere.games.mousquetaires_du_roy.board import Duel
from musketiere.games.mousquetaires_du_roy.edition import Adversary
from musketiere.games.mousquetaires_du_roy.events.telling import adventure, faces
from musketiere.games.mousquetaires_du_roy.material import FACES, Musketeer

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def rochefort_appeared(musketeer: Musketeer, life: int) -> EventOf[protocol.RochefortAppeared]:
    """MR-32.31"""
    return EventOf({"type": "rochefort_appeared", "musketeer": musketeer, "life": life})


def rochefort_fled(wounds: int, life: int) -> EventOf[protocol.RochefortFled]:
    """MR-32.32"""
    return EventOf({"type": "rochefort_fled", "wounds": wounds, "life": life})


def duel_started(duel: Duel, foe: Adversary, life: int | None) -> EventOf[protocol.DuelStarted]:
    """MR-32.36: `life` is what the opponent has left."""
    return EventOf(
        {
            "type": "duel_started",
            "musketeer": duel.musketeer,
            "against": duel.against,
            "opponent": foe.id,
            "botte": foe.botte.demands(),
            "blue": duel.blue,
            "red": duel.red,
            "life": life,
        }
    )


def committed(duel: Duel) -> EventOf[protocol.Committed]:
    """MR-32.37"""
    return EventOf(
        {"type": "committed", "musketeer": duel.musketeer, "cards": adventure(duel.committed), "blue": duel.blue}
    )


def thrown(duel: Duel) -> EventOf[protocol.Thrown]:
    """MR-32.38"""
    return EventOf(
        {"type": "thrown", "round": duel.round, "blue": faces(duel.thrown_blue), "red": faces(duel.thrown_red)},
        reveals=True,
    )


def toledo(index: int, old: int, new: int) -> EventOf[protocol.Toledo]:
    """MR-32.39"""
    return EventOf({"type": "toledo", "index": index, "old": FACES[old], "new": FACES[new]}, reveals=True)


def botte(*, by_musketeer: bool, by_opponent: bool) -> EventOf[protocol.BotteMet]:
    """MR-32.40"""
    return EventOf({"type": "botte", "by_musketeer": by_musketeer, "by_opponent": by_opponent})


def round_result(
    hits: int, wounds: int, *, absorbed_opponent: bool, absorbed_musketeer: bool
) -> EventOf[protocol.RoundResult]:
    """MR-32.41: `hits` and `wounds` with those that the cuirasses absorb, which the event tells apart."""
    return EventOf(
        {
            "type": "round_result",
            "hits_on_opponent": hits - absorbed_opponent,
            "hits_on_musketeer": wounds - absorbed_musketeer,
            "absorbed_opponent": int(absorbed_opponent),
            "absorbed_musketeer": int(absorbed_musketeer),
        }
    )


def duel_ended(musketeer: Musketeer, hits: int, wounds: int, *, final_wound: bool) -> EventOf[protocol.DuelEnded]:
    """MR-32.42"""
    return EventOf(
        {
            "type": "duel_ended",
            "musketeer": musketeer,
            "result": "both" if hits and wounds else "opponent" if hits else "musketeer" if wounds else "tie",
            "final_wound": final_wound,
        }
    )
