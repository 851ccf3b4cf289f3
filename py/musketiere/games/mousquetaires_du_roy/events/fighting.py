"""Duels and Rochefort."""

from __future__ import annotations

from typing import TYPE_CHECKING

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Duel
from musketiere.games.mousquetaires_du_roy.edition import Adversary
from musketiere.games.mousquetaires_du_roy.events.telling import adventure, faces, public
from musketiere.games.mousquetaires_du_roy.material import FACES, Musketeer

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def rochefort_appeared(musketeer: Musketeer, life: int) -> Event:
    """MR-32.31"""
    told: protocol.RochefortAppeared = {
        "type": "rochefort_appeared",
        "musketeer": musketeer,
        "life": life,
    }
    return public(told)


def rochefort_fled(wounds: int, life: int) -> Event:
    """MR-32.32"""
    told: protocol.RochefortFled = {"type": "rochefort_fled", "wounds": wounds, "life": life}
    return public(told)


def duel_started(duel: Duel, foe: Adversary, life: int | None) -> Event:
    """MR-32.36: `life` is what the opponent has left."""
    told: protocol.DuelStarted = {
        "type": "duel_started",
        "musketeer": duel.musketeer,
        "against": duel.against,
        "opponent": foe.id,
        "botte": foe.botte.demands(),
        "blue": duel.blue,
        "red": duel.red,
        "life": life,
    }
    return public(told)


def committed(duel: Duel) -> Event:
    """MR-32.37"""
    told: protocol.Committed = {
        "type": "committed",
        "musketeer": duel.musketeer,
        "cards": adventure(duel.committed),
        "blue": duel.blue,
    }
    return public(told)


def thrown(duel: Duel) -> Event:
    """MR-32.38"""
    told: protocol.Thrown = {
        "type": "thrown",
        "round": duel.round,
        "blue": faces(duel.thrown_blue),
        "red": faces(duel.thrown_red),
    }
    return public(told, reveals=True)


def toledo(index: int, old: int, new: int) -> Event:
    """MR-32.39"""
    told: protocol.Toledo = {"type": "toledo", "index": index, "old": FACES[old], "new": FACES[new]}
    return public(told, reveals=True)


def botte(*, by_musketeer: bool, by_opponent: bool) -> Event:
    """MR-32.40"""
    told: protocol.BotteMet = {
        "type": "botte",
        "by_musketeer": by_musketeer,
        "by_opponent": by_opponent,
    }
    return public(told)


def round_result(hits: int, wounds: int, *, absorbed_opponent: bool, absorbed_musketeer: bool) -> Event:
    """MR-32.41: before the cuirasses absorb any."""
    told: protocol.RoundResult = {
        "type": "round_result",
        "hits_on_opponent": hits - absorbed_opponent,
        "hits_on_musketeer": wounds - absorbed_musketeer,
        "absorbed_opponent": int(absorbed_opponent),
        "absorbed_musketeer": int(absorbed_musketeer),
    }
    return public(told)


def duel_ended(musketeer: Musketeer, hits: int, wounds: int, *, final_wound: bool) -> Event:
    """MR-32.42"""
    told: protocol.DuelEnded = {
        "type": "duel_ended",
        "musketeer": musketeer,
        "result": "both" if hits and wounds else "opponent" if hits else "musketeer" if wounds else "tie",
        "final_wound": final_wound,
    }
    return public(told)
