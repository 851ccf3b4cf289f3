"""The quest: its boards and what lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Board
from musketiere.games.mousquetaires_du_roy.events.telling import public, quest_tokens, secret
from musketiere.games.mousquetaires_du_roy.material import BOARDS, QUEST_TOKENS, Musketeer

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def board_placed(board: int, tokens: int) -> Event:
    """MR-32.16"""
    told: protocol.BoardPlaced = {"type": "board_placed", "board": BOARDS[board], "tokens": tokens}
    return public(told)


def tokens_laid(board: Board, laid: Sequence[int]) -> Event:
    """MR-32.17"""
    told: protocol.TokensLaid = {
        "type": "tokens_laid",
        "board": BOARDS[board.quest_board],
        "count": len(laid),
    }
    return secret(told, {**told, "laid": quest_tokens(laid)}, board.milady_seats)


def board_finished(board: int, by: Musketeer, left: Sequence[int]) -> Event:
    """MR-32.18"""
    told: protocol.BoardFinished = {
        "type": "board_finished",
        "board": BOARDS[board],
        "by": by,
        "revealed": quest_tokens(left),
    }
    return public(told, reveals=bool(left))


def token_revealed(board: int, position: int, token: int) -> Event:
    """MR-32.46"""
    told: protocol.TokenRevealed = {
        "type": "token_revealed",
        "board": BOARDS[board],
        "position": position,
        "token": QUEST_TOKENS[token],
    }
    return public(told, reveals=True)


def token_discarded(board: int, position: int, token: int, cause: protocol.DiscardCause) -> Event:
    """MR-32.47"""
    told: protocol.TokenDiscarded = {
        "type": "token_discarded",
        "board": BOARDS[board],
        "position": position,
        "token": QUEST_TOKENS[token],
        "cause": cause,
    }
    return public(told)


def gallery_passed(index: int, how: protocol.GalleryWay) -> Event:
    """MR-32.48"""
    told: protocol.GalleryPassed = {"type": "gallery_passed", "index": index, "how": how}
    return public(told)


def stage_passed(board: int, index: int) -> Event:
    """MR-32.49"""
    told: protocol.StagePassed = {"type": "stage_passed", "board": BOARDS[board], "index": index}
    return public(told)
