"""The first board: the inn *Lys d'Or* (MR-22). Squares of a line are counted from 1, the Common Room is 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from musketiere.games.mousquetaires_du_roy.board import NO_ELEMENT, NO_SQUARE, Element, Token
from musketiere.games.mousquetaires_du_roy.events import acting, questing
from musketiere.games.mousquetaires_du_roy.material import DECOY, INN, QUEST, TRAP, Musketeer
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.vieux_colombier import wound

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def open_squares(state: State, line: int) -> int:
    """How many squares lie in front of the nearest token (MR-22.4)."""
    return next(at for at, token in enumerate(state.inn[line]) if token is not None)


def nearest(state: State, line: int) -> Token | None:
    """The nearest token of a line."""
    return state.inn[line][open_squares(state, line)]


def lines(state: State, who: Musketeer) -> list[int]:
    """Where he can go on: into any line from the Common Room, else along his own (MR-22.5 to 22.7)."""
    line, _ = state.inn_at[who]
    return list(range(len(state.inn))) if state.inn_at[who] == NO_SQUARE else [line]


def meets(state: State, who: Musketeer, line: int) -> bool:
    """Whether he stands on the last free square, so that the next step meets the token (MR-22.5, 22.7). Otherwise he
    only advances to that square (MR-22.6), which is no element (MR-22.18)."""
    square = 0 if state.inn_at[who] == NO_SQUARE else state.inn_at[who][1]
    return square == open_squares(state, line)


def open_elements(state: State, who: Musketeer) -> list[Element]:
    """The tokens that he would meet now."""
    return [("inn", QUEST, line) for line in lines(state, who) if meets(state, who, line)]


def advance(state: State, who: Musketeer, line: int) -> None:
    """To the last free square; nothing is turned up (MR-22.6). Several may share a square (MR-22.12)."""
    _stand(state, who, line, open_squares(state, line))


def _stand(state: State, who: Musketeer, line: int, square: int) -> None:
    state.inn_at[who] = (line, square)
    state.tell(acting.inn_moved, who, line, square)


def meet(state: State, line: int) -> None:
    """He turns the token up, if it is face down, and meets it: a duel (MR-22.8), a decoy (MR-22.10) or a trap, which
    wounds him whatever he wears (MR-22.11)."""
    who, at = state.active, open_squares(state, line)
    token = nearest(state, line)
    assert token is not None
    if not token.up:
        state.inn[line][at] = token._replace(up=True)
        _tell_turned(state, line, at, token)
    if token.kind < DECOY:
        state.then(("duel",))
        return
    state.element = NO_ELEMENT
    if token.kind == TRAP:
        wound(state, who, 1, "trap")
    _discard(state, line, who, "decoy" if token.kind == DECOY else "trap")


def _tell_turned(state: State, line: int, at: int, token: Token) -> None:
    position = line * state.edition.inn_length + at
    state.tell(questing.token_revealed, INN, position, token.kind)


def reveal_line(state: State, line: int) -> None:
    """Planchet looks at all tokens of a line (table 27.5)."""
    for at, token in enumerate(state.inn[line]):
        if token is not None and not token.up:
            state.inn[line][at] = token._replace(up=True)
            _tell_turned(state, line, at, token)


def after_duel(state: State, line: int, who: Musketeer, won: bool) -> None:
    """Beaten, it is discarded and he stands on its square if he is fit; else he stays where he came from and the token
    stays face up (MR-22.9)."""
    if won:
        _discard(state, line, who, "beaten")


def _discard(state: State, line: int, who: Musketeer, cause: protocol.DiscardCause) -> None:
    """With the last token of a line the board is finished (MR-22.13)."""
    at, token = open_squares(state, line), nearest(state, line)
    assert token is not None
    state.inn[line][at] = None
    state.spent = (*state.spent, token.kind)
    position = line * state.edition.inn_length + at
    state.tell(questing.token_discarded, INN, position, token.kind, cause)
    if state.where[who] == QUEST:
        _stand(state, who, line, at + 1)
    if not any(state.inn[line]):
        state.then(("finish_board", who))
