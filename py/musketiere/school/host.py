"""Where a visitor's player runs: in a process of its own, in a sandbox of the page, or just here."""

from __future__ import annotations

import io
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Final

from musketiere.core.game import Move
from musketiere.core.match import AnyGame
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.school.player import Player
from musketiere.school.question import ILLEGAL, RAISED, Answer, Asked, Question
from musketiere.school.source import BadSource, Source

LONGEST_TEXT: Final = 4000
"""Characters of what a player prints at one question, and of a traceback."""
LONGEST_REPR: Final = 200


class Host:
    """Runs one player. It gets what it is told by value, so that there is nothing of ours that it could alter."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._player: Player[Any, Any] | None = None

    def begin(self) -> str:
        """Whether there is a player in the source, as `Answer.read` reads it: if there is not, it is a fault."""
        return self._written(self._try)

    def answer(self, packed: bytes) -> str:
        """What the player makes of a question, as `Answer.read` reads it."""
        asked = Asked.unpacked(packed)
        return self._written(lambda: self._asked(asked))

    def _written(self, work: Callable[[], Answer]) -> str:
        printed = _Printed()
        with redirect_stdout(printed), redirect_stderr(printed):
            answer = self._caught(work)
        return answer._replace(text=answer.text[:LONGEST_TEXT], printed=printed.getvalue()).written()

    def _caught(self, work: Callable[[], Answer]) -> Answer:
        try:
            return work()
        except KeyboardInterrupt:
            raise  # of whoever sits at the keyboard
        except BadSource as bad:  # what it ran well at first it may not run well again
            return Answer(fault=RAISED, text=str(bad), line=bad.line)
        except BaseException as error:
            return self._raised(error)

    def _raised(self, error: BaseException) -> Answer:
        try:
            text, line = self.source.trace(error)
        except Exception:  # an exception, too, may do anything
            return Answer(fault=RAISED, text="It raised what cannot be shown.")
        return Answer(fault=RAISED, text=text, line=line)

    def _try(self) -> Answer:
        self.source.player()
        return Answer()

    def _asked(self, asked: Asked) -> Answer:
        game = GAMES[asked.game]
        if asked.begins is not None:
            self._player = None  # should the next one fail, the last one must not play on
            player = self.source.player()(game, asked.seat)
            player.begin(asked.begins)
            self._player = player
        if self._player is None:
            return Answer(fault=RAISED, text="It has not begun.")
        for event in asked.events:
            self._player.saw(event)
        if asked.outcome is not None:
            self._player.end(asked.view, asked.outcome)
        if not asked.legal:
            return Answer()
        legal = [game.decode(move) for move in asked.legal]
        chosen = self._player.choose(asked.view, legal, Rng(asked.chance))
        move = _move(game, chosen, asked.legal)
        if move is None:
            return Answer(fault=ILLEGAL, text=f"It chose {_shown(chosen)}, which is not legal.")
        return Answer(move)


class Here:
    """Asks a player that runs in this process. Its time is counted and nothing stops it; what it keeps outside its own
    object is there in the next match: only a process, or a sandbox, of its own prevents that."""

    def __init__(self, source: Source, clock: Callable[[], float]) -> None:
        self._host = Host(source)
        self._clock = clock

    def ask(self, question: Question) -> Answer:
        """What the player answers; `seconds` is how long it took."""
        start = self._clock()
        answer = self._host.answer(question.packed)
        return Answer.read(answer, self._clock() - start)


class _Printed(io.StringIO):
    """Keeps the beginning of what is printed."""

    def write(self, text: str) -> int:
        super().write(text[: max(0, LONGEST_TEXT - self.tell())])
        return len(text)


def _move(game: AnyGame, chosen: object, legal: tuple[Move, ...]) -> Move | None:
    """The legal move that an action is; None if it is none. Whatever it is, only one of ours is given out."""
    try:
        return legal[legal.index(game.encode(chosen))]
    except Exception:  # an object of somebody else's may do anything
        return None


def _shown(chosen: object) -> str:
    try:
        return repr(chosen)[:LONGEST_REPR]
    except Exception:
        return f"a {type(chosen).__name__}"
