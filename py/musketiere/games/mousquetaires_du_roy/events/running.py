"""How a match runs: turns and phases, tracks, purses and piles, La Rochelle, the Paris card in play, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Board
from musketiere.games.mousquetaires_du_roy.events.telling import faces, public
from musketiere.games.mousquetaires_du_roy.material import Musketeer
from musketiere.games.mousquetaires_du_roy.options import options_data

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def match_started(board: Board) -> Event:
    """MR-32.1, MR-27.3"""
    told: protocol.MatchStarted = {
        "type": "match_started",
        "options": options_data(board.options),
        "heroes": [hero.id for hero in board.heroes],
        "edition": board.edition.name,
        "official": board.edition.official,
        "fingerprint": board.edition.fingerprint,
    }
    return public(told)


def turn_started(turn: int) -> Event:
    """MR-32.2"""
    told: protocol.TurnStarted = {"type": "turn_started", "turn": turn}
    return public(told)


def phase_started(phase: protocol.Phase) -> Event:
    """MR-32.3"""
    told: protocol.PhaseStarted = {"type": "phase_started", "phase": phase}
    return public(told)


# ---- tracks, purses, piles -------------------------------------------------------------------------------


def token_moved(token: protocol.Track, before: int, after: int, cause: protocol.TrackCause) -> Event:
    """MR-32.57"""
    told: protocol.TokenMoved = {
        "type": "token_moved",
        "token": token,
        "before": before,
        "after": after,
        "cause": cause,
    }
    return public(told)


def purse(change: int, total: int, cause: protocol.PurseCause) -> Event:
    """MR-32.61"""
    told: protocol.Purse = {"type": "purse", "change": change, "total": total, "cause": cause}
    return public(told)


def epic(change: int, total: int, cause: protocol.EpicCause) -> Event:
    """MR-32.62"""
    told: protocol.Epic = {"type": "epic", "change": change, "total": total, "cause": cause}
    return public(told)


def one_for_all(*, played: bool) -> Event:
    """MR-32.63"""
    told: protocol.OneForAll = {"type": "one_for_all", "played": played}
    return public(told)


def pile_shuffled(pile: protocol.Pile) -> Event:
    """MR-32.64"""
    told: protocol.PileShuffled = {"type": "pile_shuffled", "pile": pile}
    return public(told, reveals=True)


# ---- La Rochelle -----------------------------------------------------------------------------------------


def siege_thrown(blue: Sequence[int], red: Sequence[int], reroll: int | None) -> Event:
    """MR-32.55"""
    told: protocol.SiegeThrown = {
        "type": "siege_thrown",
        "blue": faces(blue),
        "red": faces(red),
        "reroll": reroll,
    }
    return public(told, reveals=True)


def sacrificed(musketeer: Musketeer) -> Event:
    """MR-32.56"""
    told: protocol.Sacrificed = {"type": "sacrificed", "musketeer": musketeer}
    return public(told)


def siege_reward(space: int, reward: protocol.SiegeReward) -> Event:
    """MR-32.58"""
    told: protocol.SiegeRewarded = {"type": "siege_reward", "space": space, "reward": reward}
    return public(told)


# ---- the Paris card in play, and the end -----------------------------------------------------------------


def paris_effect(effect: protocol.Effect) -> Event:
    """MR-32.59"""
    told: protocol.ParisEffect = {"type": "paris_effect", "effect": effect}
    return public(told)


def strangling(red: Sequence[int], added: int, total: int) -> Event:
    """MR-32.60"""
    told: protocol.Strangling = {"type": "strangling", "red": faces(red), "added": added, "total": total}
    return public(told, reveals=True)


def match_ended(*, musketeers_win: bool, reason: protocol.Ending) -> Event:
    """MR-32.65"""
    told: protocol.MatchEnded = {
        "type": "match_ended",
        "winner": "musketeers" if musketeers_win else "milady",
        "reason": reason,
    }
    return public(told)
