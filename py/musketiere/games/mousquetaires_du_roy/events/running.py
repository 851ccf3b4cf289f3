"""How a match runs: turns and phases, tracks, purses and piles, La Rochelle, the Paris card in play, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import EventOf
from musketiere.games.mousquetaires_du_roy.board import Board
from musketiere.games.mousquetaires_du_roy.events.telling import faces
from musketiere.games.mousquetaires_du_roy.material import Musketeer
from musketiere.games.mousquetaires_du_roy.options import options_data

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def match_started(board: Board) -> EventOf[protocol.MatchStarted]:
    """MR-32.1, MR-27.3"""
    return EventOf(
        {
            "type": "match_started",
            "options": options_data(board.options),
            "heroes": [hero.id for hero in board.heroes],
            "edition": board.edition.name,
            "official": board.edition.official,
            "fingerprint": board.edition.fingerprint,
        }
    )


def turn_started(turn: int) -> EventOf[protocol.TurnStarted]:
    """MR-32.2"""
    return EventOf({"type": "turn_started", "turn": turn})


def phase_started(phase: protocol.Phase) -> EventOf[protocol.PhaseStarted]:
    """MR-32.3"""
    return EventOf({"type": "phase_started", "phase": phase})


# ---- tracks, purses, piles -------------------------------------------------------------------------------


def token_moved(
    token: protocol.Track, before: int, after: int, cause: protocol.TrackCause
) -> EventOf[protocol.TokenMoved]:
    """MR-32.57"""
    return EventOf({"type": "token_moved", "token": token, "before": before, "after": after, "cause": cause})


def purse(change: int, total: int, cause: protocol.PurseCause) -> EventOf[protocol.Purse]:
    """MR-32.61"""
    return EventOf({"type": "purse", "change": change, "total": total, "cause": cause})


def epic(change: int, total: int, cause: protocol.EpicCause) -> EventOf[protocol.Epic]:
    """MR-32.62"""
    return EventOf({"type": "epic", "change": change, "total": total, "cause": cause})


def one_for_all(*, played: bool) -> EventOf[protocol.OneForAll]:
    """MR-32.63"""
    return EventOf({"type": "one_for_all", "played": played})


def pile_shuffled(pile: protocol.Pile) -> EventOf[protocol.PileShuffled]:
    """MR-32.64"""
    return EventOf({"type": "pile_shuffled", "pile": pile}, reveals=True)


# ---- La Rochelle -----------------------------------------------------------------------------------------


def siege_thrown(blue: Sequence[int], red: Sequence[int], reroll: int | None) -> EventOf[protocol.SiegeThrown]:
    """MR-32.55"""
    return EventOf({"type": "siege_thrown", "blue": faces(blue), "red": faces(red), "reroll": reroll}, reveals=True)


def sacrificed(musketeer: Musketeer) -> EventOf[protocol.Sacrificed]:
    """MR-32.56"""
    return EventOf({"type": "sacrificed", "musketeer": musketeer})


def siege_reward(space: int, reward: protocol.SiegeReward) -> EventOf[protocol.SiegeRewarded]:
    """MR-32.58"""
    return EventOf({"type": "siege_reward", "space": space, "reward": reward})


# ---- the Paris card in play, and the end -----------------------------------------------------------------


def paris_effect(effect: protocol.Effect) -> EventOf[protocol.ParisEffect]:
    """MR-32.59"""
    return EventOf({"type": "paris_effect", "effect": effect})


def strangling(red: Sequence[int], added: int, total: int) -> EventOf[protocol.Strangling]:
    """MR-32.60"""
    return EventOf({"type": "strangling", "red": faces(red), "added": added, "total": total}, reveals=True)


def match_ended(*, musketeers_win: bool, reason: protocol.Ending) -> EventOf[protocol.MatchEnded]:
    """MR-32.65"""
    return EventOf({"type": "match_ended", "winner": "musketeers" if musketeers_win else "milady", "reason": reason})
