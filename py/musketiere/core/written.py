"""The actions of a record as text, each written once: what is stored after every action stays cheap in a long match."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Final

_OPENING: Final = b'{"actions": ['


class WrittenActions:
    """The actions of a match that have been written so far, and the CRC-32 of a record up to each of them.

    `actions` is the first key of a record in its stable form: whatever comes after it changes nothing of what has been
    counted.
    """

    __slots__ = ("_checks", "_texts")

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._checks = [zlib.crc32(_OPENING)]

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, action: Sequence[object]) -> None:
        """Writes the next one, a seat with its action as plain data."""
        separator = ", " if self._texts else ""
        self._checks.append(zlib.crc32((separator + stable(action)).encode(), self._checks[-1]))
        self._texts.append(json.dumps(action, ensure_ascii=False))

    def cut(self, count: int) -> None:
        """Forgets all but so many: those after them have been taken back, or put in another order."""
        del self._texts[count:], self._checks[count + 1 :]

    def text(self) -> str:
        """All of them as a JSON list."""
        return f"[{', '.join(self._texts)}]"

    def check(self, rest: Mapping[str, object]) -> str:
        """The checksum of the record that has these actions and, beside them, `rest`: that of `checksum`."""
        after = f"], {stable(rest)[1:]}"
        return _hexadecimal(zlib.crc32(after.encode(), self._checks[-1]))


def checksum(content: Mapping[str, object]) -> str:
    """CRC-32 of a record without its checksum: tells a cut or altered save, proves no authorship."""
    return _hexadecimal(zlib.crc32(stable(content).encode()))


def stable(content: object) -> str:
    """The same text for the same content, whatever the order of its keys."""
    return json.dumps(content, sort_keys=True, ensure_ascii=True)


def _hexadecimal(crc: int) -> str:
    return format(crc, "08x")
