"""The quest of a position: the board in play, its tokens, and which have left (see `position`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from musketiere.core.lines import Lines, number, numbers
from musketiere.games.mousquetaires_du_roy import inn, quest
from musketiere.games.mousquetaires_du_roy.board import Token
from musketiere.games.mousquetaires_du_roy.material import BOARDS, CALAIS, DECOY, ENGLAND, INN, QUEST_TOKENS, TRAP
from musketiere.games.mousquetaires_du_roy.state import State

LINES: Final = ("board", "solved", "stage", "foe_wounds", "inn", "board_tokens", "spent")
_KIND: Final[Mapping[str, int]] = {name: kind for kind, name in QUEST_TOKENS.items()}


def lay_out(lines: Lines, state: State) -> None:
    """The board in play; every token lies there, has left the game, or is Milady's (MR-21.6)."""
    edition = state.edition
    board = lines.read("board", lambda word: edition.quest_order.index(BOARDS.index(word)), 0)
    state.board = board
    kind = state.quest_board
    most = {ENGLAND: len(edition.england), CALAIS: 1, INN: 1}.get(kind, len(edition.galleries)) - 1
    state.stage = lines.read("stage", number(0, most), 0)
    solved = lines.read("solved", numbers(None, 0, len(edition.calais) - 1 if kind == CALAIS else -1), list[int]())
    with lines.blame("solved"):
        if len(set(solved)) != len(solved):
            raise ValueError(solved)
        state.solved = sum(1 << at for at in solved)
    most = edition.de_wardes.life - 1 if len(solved) == len(edition.calais) else 0
    state.foe_wounds = lines.read("foe_wounds", number(0, most), 0)
    _lay_tokens(lines, state)


def square(state: State, word: str) -> tuple[int, int]:
    """`line.square`: where a Musketeer can stand in the inn, in front of the nearest token or on a free square."""
    line, at = map(int, word.split("."))
    if line not in range(len(state.inn)) or not 1 <= at <= inn.open_squares(state, line):
        raise ValueError(word)
    return line, at


def _lay_tokens(lines: Lines, state: State) -> None:
    """What is not named is laid in order, and what must have left the game as well."""
    edition, kind = state.edition, state.quest_board
    over = edition.quest_order[: state.board]
    decoys, traps = edition.inn_decoys, edition.inn_traps
    rest = [force for force, count in edition.quest_tokens.items() for _ in range(count)]
    laid = _named(lines, "inn" if kind == INN else "board_tokens", rest)
    if ("board_tokens" if kind == INN else "inn") in lines.words:
        raise lines.blame("board_tokens" if kind == INN else "inn").fault()
    if laid is None:
        count = edition.inn_adversaries if kind == INN else quest.squares(state)
        gone = edition.england[: state.stage].count(None) if kind == ENGLAND else 0
        laid = [None] * gone + [Token(rest.pop(0)) for _ in range(count - gone)]
        laid += [Token(DECOY)] * decoys + [Token(TRAP)] * traps if kind == INN else []
    lying = [token.kind for token in laid if token is not None]
    left = {
        DECOY: decoys * (INN in over) + (decoys - lying.count(DECOY)) * (kind == INN),
        TRAP: traps * (INN in over) + (traps - lying.count(TRAP)) * (kind == INN),
    }
    foes = edition.inn_adversaries * (INN in over) + edition.england.count(None) * (ENGLAND in over)
    foes += (edition.inn_adversaries if kind == INN else len(laid)) - sum(token < DECOY for token in lying)
    with lines.blame("inn" if kind == INN else "board_tokens"):
        if min(foes, *left.values()) < 0:
            raise ValueError(lying)
        _check_order(state, laid)
    spent = lines.read("spent", lambda words: [_KIND[word] for word in words.split()], None)
    with lines.blame("spent"):
        usual = rest[:foes] + [DECOY] * left[DECOY] + [TRAP] * left[TRAP]
        state.spent = tuple(usual if spent is None else spent)
        for force in [token for token in state.spent if token < DECOY]:
            rest.remove(force)
            foes -= 1
        if foes or any(state.spent.count(token) != count for token, count in left.items()):
            raise ValueError(spent)
    state.stock = {force: rest.count(force) for force in edition.quest_tokens}


def _named(lines: Lines, keyword: str, rest: list[int]) -> list[Token | None] | None:
    """The tokens of a line, adversaries taken out of those that are left; None if there is no such line."""
    if keyword not in lines.words:
        return None
    with lines.blame(keyword):
        tokens = [_token(word) for word in lines.words[keyword].replace("|", " ").split()]
        for token in tokens:
            if token is not None and token.kind < DECOY:
                rest.remove(token.kind)
    return tokens


def _token(word: str) -> Token | None:
    """`force_2`, `trap/up`, or `-` where it is gone."""
    if word == "-":
        return None
    name, _, up = word.partition("/")
    if up not in ("", "up"):
        raise ValueError(word)
    return Token(_KIND[name], bool(up))


def _check_order(state: State, laid: Sequence[Token | None]) -> None:
    """The nearest tokens are gone first; no line, stage or gallery that is passed by them is still open."""
    edition, kind = state.edition, state.quest_board
    if len(laid) != quest.squares(state):
        raise ValueError(laid)
    if kind == INN:
        length = edition.inn_length
        state.inn = [list(laid[at : at + length]) for at in range(0, len(laid), length)]
        for line in state.inn:
            if line[-1] is None or any(near and not far for near, far in pairwise(line)):
                raise ValueError(line)
        return
    if any(token is not None and token.kind >= DECOY for token in laid):
        raise ValueError(laid)
    state.quest_tokens = list(laid)
    if kind == ENGLAND:
        beaten = edition.england[: state.stage].count(None)
        here = beaten + (edition.england[state.stage] is None)
        wrong = any(laid[:beaten]) or not all(laid[beaten:])
    else:
        each = edition.gallery_tokens
        here = (state.stage + 1) * each
        wrong = not any(laid[here - each : here]) or not all(laid[here:])
    if laid and (wrong or any(token is not None and token.up for token in laid[here:])):
        raise ValueError(laid)
