"""The quest for the diamond studs: its four boards (MR-21), and three of them: Calais (MR-23), England (MR-24) and the
galleries of the Louvre (MR-25). The inn has a room of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import inn, tracks
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE, Element, Steps, Token
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Challenge, Edition
from musketiere.games.mousquetaires_du_roy.events import questing
from musketiere.games.mousquetaires_du_roy.material import (
    CALAIS,
    DECOY,
    ENGLAND,
    INN,
    QUEST,
    QUEST_TOKENS,
    TRAP,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

# ---- boards come and go (MR-21.1, 21.3) ------------------------------------------------------------------


def place_board(state: State) -> None:
    """The next board; Milady lays the tokens it needs, secretly, from what is left (MR-21.6)."""
    state.solved = state.stage = state.foe_wounds = 0
    state.inn, state.quest_tokens = [], []
    state.tell(questing.board_placed, state.quest_board, squares(state))
    state.then(("lay",))


def squares(state: State) -> int:
    """How many tokens the board needs: England one for each stage that is a token (MR-24.3), the galleries two each
    (MR-25.5)."""
    edition, board = state.edition, state.quest_board
    if board == INN:
        return edition.inn_lines * edition.inn_length
    if board == ENGLAND:
        return edition.england.count(None)
    return 0 if board == CALAIS else len(edition.galleries) * edition.gallery_tokens


def parts(edition: Edition, board: int) -> int:
    """How many it has, one after the other: doors of a line of the inn, challenges and de Wardes, stages, galleries."""
    stages: dict[int, int] = {INN: edition.inn_length, CALAIS: len(edition.calais) + 1, ENGLAND: len(edition.england)}
    return stages.get(board, len(edition.galleries))


def ask_to_lay(state: State) -> None:
    """D-INN, D-TOKENS: square by square, until she says that they lie as she wants."""
    if squares(state):
        state.ask_milady("lay")


def left_to_lay(state: State) -> dict[int, int]:
    """Tokens by kind that she may still lay; in the inn so many adversaries, decoys and traps (MR-22.3)."""
    edition, laid = state.edition, state.laying
    left = {force: count - laid.count(force) for force, count in state.stock.items()}
    if state.quest_board != INN:
        return left
    foes = sum(token < DECOY for token in laid)
    left = {force: count if foes < edition.inn_adversaries else 0 for force, count in left.items()}
    return left | {
        DECOY: edition.inn_decoys - laid.count(DECOY),
        TRAP: edition.inn_traps - laid.count(TRAP),
    }


_TOKEN_KINDS = tuple(QUEST_TOKENS)


def tokens_to_lay(state: State, seat: Seat) -> list[Move]:
    """Which kinds can come next; when all lie, whether it is to stay so."""
    if len(state.laying) == squares(state):
        return [move("done")]
    return [move("lay_token", _TOKEN_KINDS.index(token)) for token, left in left_to_lay(state).items() if left > 0]


def lay(state: State, seat: Seat, answer: Move) -> None:
    """On the next square, or done (MR-22.19, MR-29.3)."""
    if kind(answer) == "done":
        _lay_out(state)
        return
    state.laying = (*state.laying, _TOKEN_KINDS[index(answer)])
    state.ask_milady("lay")


def _lay_out(state: State) -> None:
    tokens = [Token(token) for token in state.laying]
    for force in state.stock:
        state.stock[force] -= state.laying.count(force)
    if state.quest_board == INN:
        length = state.edition.inn_length
        state.inn = [list(tokens[at : at + length]) for at in range(0, len(tokens), length)]
    else:
        state.quest_tokens = list(tokens)
    state.tell(questing.tokens_laid, state, state.laying)
    state.laying = ()


def finish_board(state: State, who: Musketeer) -> None:
    """Who finished it draws two cards (MR-21.3, 22.14, 23.4, 24.4) and the next one follows at once; the Musketeers
    stay on the quest (MR-21.4). After the last board the team has won (MR-1.2)."""
    left = [token.kind for line in state.inn for token in line if token is not None]
    state.spent = (*state.spent, *left)
    state.tell(questing.board_finished, state.quest_board, who, left)
    state.inn, state.inn_at = [], [NO_SQUARE] * len(state.heroes)  # MR-22.15: leftovers are lost to Milady
    if state.board + 1 == len(state.edition.quest_order):
        state.finish(True, "quest")
        return
    tracks.draw_adventure(state, who, state.edition.finish_cards, "board")
    state.board += 1
    state.then(("place_board",))


def unseen(state: State) -> dict[int, int]:
    """Tokens by kind that nobody but Milady has seen (MR-21.5, 21.6, 22.3): adversaries, on the board or still in her
    stock, and in the inn decoys and traps."""
    edition = state.edition
    lying = [token for part in (*state.inn, state.quest_tokens) for token in part if token is not None and token.up]
    seen = [*state.spent, *(token.kind for token in lying)]
    counts = {force: count - seen.count(force) for force, count in edition.quest_tokens.items()}
    if state.inn:
        counts |= {DECOY: edition.inn_decoys - seen.count(DECOY), TRAP: edition.inn_traps - seen.count(TRAP)}
    return counts


# ---- elements (MR-10.2) ----------------------------------------------------------------------------------


def open_elements(state: State, who: Musketeer) -> list[Element]:
    """What the board in play offers a Musketeer there."""
    edition, board = state.edition, state.quest_board
    if board == INN:
        return inn.open_elements(state, who)
    if board == CALAIS:  # MR-23.1, MR-23.3
        open_ones = [at for at in range(len(edition.calais)) if not state.solved >> at & 1]
        return [("challenge", QUEST, at) for at in open_ones] or [("duel", QUEST, 0)]
    if board == ENGLAND:
        return [("duel" if edition.england[state.stage] is None else "challenge", QUEST, 0)]
    ways: list[Element] = [("challenge", QUEST, 0)]
    ways += [("duel", QUEST, at) for at in range(edition.gallery_tokens) if _gallery_token(state, at) is not None]
    if state.epic >= edition.gallery_epic:
        ways.append(("passage", QUEST, 0))
    return ways


def _gallery_token(state: State, at: int) -> Token | None:
    return state.quest_tokens[state.stage * state.edition.gallery_tokens + at]


def _token_at(state: State, at: int) -> int:
    """The number of the token that a duel on England or in a gallery is about."""
    if state.quest_board == ENGLAND:
        return state.edition.england[: state.stage].count(None)
    return state.stage * state.edition.gallery_tokens + at


def challenge(state: State, at: int) -> Challenge:
    """Calais (MR-23.1, without reward: MR-23.2), England (MR-24.1), or the gallery the team is in (MR-25.3)."""
    edition, board = state.edition, state.quest_board
    if board == CALAIS:
        return edition.calais[at]
    if board == ENGLAND:
        stage = edition.england[state.stage]
        assert stage is not None
        return stage
    return Challenge(edition.galleries[state.stage], edition.gallery_value)


def opponent(state: State, kind: str, at: int) -> Adversary:
    """De Wardes (MR-23.3), or what a token is, which lies face up by now."""
    if state.quest_board == CALAIS:
        return state.edition.de_wardes
    token = inn.nearest(state, at) if kind == "inn" else state.quest_tokens[_token_at(state, at)]
    assert token is not None
    return state.edition.token(token.kind)


def is_face_down(state: State, element: Element) -> bool:
    """Whether nobody but Milady knows yet whom a duel of the board is against (MR-21.6)."""
    _, where, at = element
    if where != QUEST or state.quest_board == CALAIS:
        return False
    token = state.quest_tokens[_token_at(state, at)]
    return token is not None and not token.up


def turn_up(state: State, element: Element) -> None:
    """A face-down token is turned up when first attacked, and stays face up (MR-21.6)."""
    _, where, at = element
    if where != QUEST or state.quest_board == CALAIS:
        return
    number = _token_at(state, at)
    token = state.quest_tokens[number]
    assert token is not None
    if not token.up:
        state.quest_tokens[number] = token._replace(up=True)
        state.tell(questing.token_revealed, state.quest_board, number, token.kind)


def carry_out(state: State, kind: str, at: int) -> None:
    """The inn, or the secret passage: its Epic tokens are spent only now (MR-25.2)."""
    if kind == "inn":
        inn.meet(state, at)
        return
    tracks.change_epic(state, -state.edition.gallery_epic, "passage")
    _pass_gallery(state, state.active, "passage")


def passed(state: State, element: Element, who: Musketeer) -> None:
    """A challenge of the board is solved."""
    board, at = state.quest_board, element[2]
    if board == CALAIS:
        state.solved |= 1 << at
    elif board == ENGLAND:
        _pass_stage(state, who)
    else:
        _pass_gallery(state, who, "challenge")


def after_duel(state: State, element: Element, who: Musketeer, foe: Adversary, hits: int) -> None:
    """A beaten token leaves the game (MR-21.7)."""
    kind, _, at = element
    if kind == "inn":
        inn.after_duel(state, at, who, bool(hits))
    elif state.quest_board == CALAIS:
        state.foe_wounds = min(state.foe_wounds + hits, foe.life)
        if state.foe_wounds == foe.life:
            finish_board(state, who)
    elif hits:
        number = _token_at(state, at)
        state.quest_tokens[number] = None
        state.spent = (*state.spent, foe.force)
        state.tell(questing.token_discarded, state.quest_board, number, foe.force, "beaten")
        if state.quest_board == ENGLAND:
            _pass_stage(state, who)
        elif all(_gallery_token(state, other) is None for other in range(state.edition.gallery_tokens)):
            _pass_gallery(state, who, "duels")  # MR-25.4


def _pass_stage(state: State, who: Musketeer) -> None:
    """MR-24.1: in fixed order."""
    state.stage += 1
    state.tell(questing.stage_passed, ENGLAND, state.stage)
    if state.stage == len(state.edition.england):
        finish_board(state, who)


def _pass_gallery(state: State, who: Musketeer, how: protocol.GalleryWay) -> None:
    """To the next one, whichever way (MR-25.6); what lies behind is left. After the last the board is finished
    (MR-25.8)."""
    state.stage += 1
    state.tell(questing.gallery_passed, state.stage, how)
    if state.stage == len(state.edition.galleries):
        finish_board(state, who)


STEPS: Final[Steps] = {
    "place_board": place_board,
    "lay": ask_to_lay,
    "finish_board": finish_board,
}
