"""Where things stand in a TOML text: `tomllib` says what they are, and line numbers only of what it cannot read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Keys, and indices counted from 0, from the outermost table inwards."""

DEEPEST: Final = 16
"""Nesting of values, and parts of a key, that are read; nothing of ours comes near it."""
_TOKEN: Final = re.compile(
    r"#[^\n]*"
    r'|"""(?:[^"\\]|\\.|"(?!""))*+(?:"{3,5})?'
    r"|'''(?:[^']|'(?!''))*+(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|[\[\]{},.=\n]"
    r"|[^\s\[\]{},.=#\"']+",
    re.DOTALL,
)


class Lines:
    """The lines, counted from 1, on which the keys and values of a TOML text begin.

    Raises `ValueError` for nesting so deep, or keys so long, that `tomllib` would not come to an end with them. Text
    that is no TOML is gone through without complaint.
    """

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {}
        self._tokens = _tokens(text)
        self._token, self._line = "", 1
        self._tables: dict[Path, int] = {}
        """How many tables each array of tables has so far."""
        self._next()
        table: Path = ()
        while self._token:
            if self._token == "[":
                table = self._header()
            elif self._token == "\n":
                self._next()
            else:
                self._pair(table, 0)
                self._skip("\n")

    def line(self, path: Path) -> int:
        """Where that stands, or what it would stand in."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def _next(self) -> None:
        self._token, self._line = next(self._tokens, ("", self._line))

    def _skip(self, *ends: str) -> None:
        while self._token and self._token not in ends:
            self._next()

    def _header(self) -> Path:
        """`[table]`, or `[[array]]`: one more table of it."""
        line = self._line
        self._next()
        is_array = self._token == "["
        if is_array:
            self._next()
        keys = self._keys()
        table: Path = ()
        for number, key in enumerate(keys, 1):
            table = (*table, key)
            self._lines.setdefault(table, line)
            if is_array and number == len(keys):
                self._tables[table] = self._tables.get(table, 0) + 1
            if table in self._tables:
                table = (*table, self._tables[table] - 1)
                self._lines.setdefault(table, line)
        self._skip("\n")
        return table

    def _pair(self, table: Path, depth: int) -> None:
        """`key = value`"""
        line, path = self._line, table
        for key in self._keys():
            path = (*path, key)
            self._lines.setdefault(path, line)
        if self._token == "=":
            self._next()
            self._value(path, depth)
        elif self._token not in ("", "\n"):
            self._next()

    def _keys(self) -> list[str]:
        """The parts of a key."""
        keys = []
        while self._token not in ("", "\n", "=", "]", "[", "{", "}", ","):
            if self._token != ".":
                keys.append(self._token.strip("\"'"))
                if len(keys) > DEEPEST:
                    raise ValueError("key too long")
            self._next()
        return keys

    def _value(self, path: Path, depth: int) -> None:
        if depth > DEEPEST:
            raise ValueError("nested too deep")
        self._lines.setdefault(path, self._line)
        if self._token not in ("[", "{"):
            self._skip("\n", ",", "]", "}")
            return
        is_array, index = self._token == "[", 0
        self._next()
        while self._token not in ("", "]", "}"):
            if self._token in ("\n", ","):
                index += self._token == ","
                self._next()
            elif is_array:
                self._value((*path, index), depth + 1)
            else:
                self._pair(path, depth + 1)
        self._next()


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """What a TOML text consists of but for blanks and comments, with its lines."""
    line, end = 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", end, found.start())
        end = found.start()
        if not found[0].startswith("#"):
            yield found[0], line
