"""A player from its source text, and its tracebacks."""

from __future__ import annotations

import linecache
import sys
import traceback
from types import CodeType, ModuleType
from typing import Any, Final, NamedTuple

from musketiere.requests import LONGEST_SOURCE
from musketiere.school.player import API_VERSION, Player

MODULE: Final = "own_player"
"""What a player's module is called while it runs."""


class Trace(NamedTuple):
    """What went wrong in a player: its own lines of the traceback, and the last of them (0 if there is none)."""

    text: str
    line: int


class BadSource(Exception):
    """A text that no player can be made from. `line` counts from 1, 0 if it is no single line."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line = line


class Source:
    """The text of a player. Each call of `player` runs all of it anew: nothing stays of what another one has set."""

    def __init__(self, text: str, name: str) -> None:
        """Raises `BadSource`."""
        self.text = text
        self.name = name
        if len(text) > LONGEST_SOURCE:
            raise BadSource(f"{name} is too long: {len(text)} characters, {LONGEST_SOURCE} at most.")
        self._code = self._compiled()

    def _compiled(self) -> CodeType:
        try:
            return compile(self.text, self.name, "exec", dont_inherit=True)
        except SyntaxError as error:
            told = "".join(traceback.format_exception_only(error)).strip()
            raise BadSource(f"{self.name} is no Python yet.\n{told}", error.lineno or 0) from None
        except (ValueError, RecursionError, MemoryError) as error:  # a null byte, or nested too deep
            raise BadSource(f"{self.name} is no Python: {error}.") from None

    def player(self) -> type[Player[Any, Any]]:
        """The class of the player: the last one in the text. Raises `BadSource`."""
        module = ModuleType(MODULE)
        sys.modules[MODULE] = module  # dataclasses look themselves up there
        try:
            exec(self._code, module.__dict__)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            text, line = self.trace(error)
            raise BadSource(f"{self.name} cannot be run.\n{text}", line) from None
        own: list[type[Player[Any, Any]]] = [found for found in vars(module).values() if _is_player(found)]
        if not own:
            raise BadSource(
                f"There is no player in {self.name}: it needs a class on top of Player, with choose(view, legal, rng)."
            )
        if own[-1].api != API_VERSION:
            raise BadSource(f"{self.name} is for version {own[-1].api} of the interface; this is {API_VERSION}.")
        return own[-1]

    def trace(self, error: BaseException) -> Trace:
        """What was raised, with the lines of this text that led to it and no others."""
        lines = self.text.splitlines(keepends=True)
        linecache.cache[self.name] = (len(self.text), None, lines, self.name)  # it need not be a file
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == self.name]
        told = [*traceback.format_list(frames), *traceback.format_exception_only(error)]
        line = frames[-1].lineno if frames else error.lineno if isinstance(error, SyntaxError) else 0
        return Trace("".join(told).rstrip(), line or 0)


def _is_player(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Player) and found.__module__ == MODULE
