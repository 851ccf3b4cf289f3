"""Position texts: one line for each thing that matters, a keyword and its words."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import TypeVar

from musketiere.core.errors import EngineError, InvalidOptions, InvalidPosition, MissingData
from musketiere.core.game import Data

T = TypeVar("T")


class Lines:
    """The lines of a position text by keyword; while one is read, every fault is blamed on it.

    Raises `InvalidPosition` for a keyword that is unknown or stands twice.
    """

    def __init__(self, text: str, keywords: Container[str]) -> None:
        self.words: dict[str, str] = {}
        self.reading = ""
        for line in text.splitlines():
            keyword, _, rest = line.strip().partition(" ")
            if not keyword:
                continue
            self.reading = line.strip()
            if keyword not in keywords or keyword in self.words:
                raise self.fault()
            self.words[keyword] = rest.strip()

    def fault(self) -> InvalidPosition:
        """Names the line that is being read."""
        return InvalidPosition("position-damaged", line=self.reading)

    def blame(self, keyword: str) -> Lines:
        """A context in which faults are blamed on the line of that keyword."""
        self.reading = f"{keyword} {self.words.get(keyword, '')}".strip()
        return self

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: object) -> None:
        if isinstance(fault, InvalidPosition | MissingData):
            return
        if isinstance(fault, ValueError | LookupError | EngineError):
            raise self.fault() from fault

    def read(self, keyword: str, reader: Callable[[str], T], default: T) -> T:
        """The value of a line, or the default where there is none."""
        if keyword not in self.words:
            return default
        with self.blame(keyword):
            return reader(self.words[keyword])

    def options(self, names: Iterable[str], parse: Callable[[Data], T], *, words: Container[str] = ()) -> T:
        """What `parse` makes of the lines that are options: `yes` and `no`, numbers, anything else as a word; so are
        the digits of those in `words`."""
        given: Data = {}
        for name in names:
            if name in self.words:
                with self.blame(name):
                    word = self.words[name]
                    is_number = word.isdecimal() and name not in words
                    given[name] = int(word) if is_number else {"yes": True, "no": False}.get(word, word)
        try:
            return parse(given)
        except MissingData:
            raise
        except InvalidOptions as refused:
            self.blame(str(refused.fault.option))
            raise self.fault() from refused


def number(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number in low … high."""

    def read(words: str) -> int:
        value = int(words)
        if not low <= value <= high:
            raise ValueError(words)
        return value

    return read


def numbers(count: int | None, low: int, high: int) -> Callable[[str], list[int]]:
    """Reads whole numbers in low … high; as many as `count`, if that is given."""

    def read(words: str) -> list[int]:
        values = [number(low, high)(word) for word in words.split()]
        if count is not None and len(values) != count:
            raise ValueError(words)
        return values

    return read
