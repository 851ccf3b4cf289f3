"""The quest: its boards and what lies on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import EventOf
from musketiere.games.mousquetaires_du_roy.board import Board
from musketiere.games.mousquetaires_du_roy.events.telling import quest_tokens, secret
from musketiere.games.mousquetaires_du_roy.material import BOARDS, QUEST_TOKENS, Musketeer

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def board_placed(board: int, tokens: int) -> EventOf[protocol.BoardPlaced]:
    """MR-32.16"""
    return EventOf({"type": "board_placed", "board": BOARDS[board], "tokens": tokens})


def tokens_laid(board: Board, laid: Sequence[int]) -> EventOf[protocol.TokensLaid]:
    """MR-32.17"""
    told: protocol.TokensLaid = {"type": "tokens_laid", "board": BOARDS[board.quest_board], "count": len(laid)}
    return secret(told, {**told, "laid": quest_tokens(laid)}, board.milady_seats)


def board_finished(board: int, by: Musketeer, left: Sequence[int]) -> EventOf[protocol.BoardFinished]:
    """MR-32.18"""
    return EventOf(
        {"type": "board_finished", "board": BOARDS[board], "by": by, "revealed": quest_tokens(left)}, reveals=bool(left)
    )


def token_revealed(board: int, position: int, token: int) -> EventOf[protocol.TokenRevealed]:
    """MR-32.46"""
    return EventOf(
        {"type": "token_revealed", "board": BOARDS[board], "position": position, "token": QUEST_TOKENS[token]},
        reveals=True,
    )


def token_discarded(
    board: int, position: int, token: int, cause: protocol.DiscardCause
) -> EventOf[protocol.TokenDiscarded]:
    """MR-32.47"""
    return EventOf(
        {
            "type": "token_discarded",
            "board": BOARDS[board],
            "position": position,
            "token": QUEST_TOKENS[token],
            "cause": cause,
        }
    )


def gallery_passed(index: int, how: protocol.GalleryWay) -> EventOf[protocol.GalleryPassed]:
    """MR-32.48"""
    return EventOf({"type": "gallery_passed", "index": index, "how": how})


def stage_passed(board: int, index: int) -> EventOf[protocol.StagePassed]:
    """MR-32.49"""
    return EventOf({"type": "stage_passed", "board": BOARDS[board], "index": index})
