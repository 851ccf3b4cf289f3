"""What a player from outside wrote in one match, beside its moves: no part of the record and its author's alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from musketiere.core.errors import InvalidRecord
from musketiere.core.game import Seat
from musketiere.school.question import Answer

MOST: Final = 12_000
"""Characters that are kept of one match."""


class Note(NamedTuple):
    """What was written at one decision, and what was wrong with it."""

    seat: Seat
    action: int
    """After how many actions of the match; at its end it may write too."""
    printed: str
    fault: str
    """Where it is not empty, chance has decided."""
    text: str
    """Of the fault, a traceback where there is one."""
    line: int
    cut: bool
    """Whether there was more than is kept."""


class Notes:
    """Of the match that is played."""

    def __init__(self) -> None:
        self.kept: list[Note] = []
        self._left = MOST

    def write(self, seat: Seat, action: int, answer: Answer) -> None:
        """Keeps what came with an answer, as long as there is room; in any case that there was a fault."""
        if not answer.printed and not answer.fault:
            return
        text = answer.text[: self._left]
        printed = answer.printed[: self._left - len(text)]
        cut = len(text) + len(printed) < len(answer.text) + len(answer.printed)
        if cut and not self._left and not answer.fault:
            return
        self._left -= len(text) + len(printed)
        self.kept.append(Note(seat, action, printed, answer.fault, text, answer.line, cut))

    def forget(self, action: int) -> None:
        """What was written from there on: it was taken back."""
        gone = [note for note in self.kept if note.action >= action]
        self.kept = [note for note in self.kept if note.action < action]
        self._left += sum(len(note.text) + len(note.printed) for note in gone)


def read_notes(data: object) -> tuple[Note, ...]:
    """As they were kept with a tournament. Raises `InvalidRecord`."""
    if not isinstance(data, list | tuple) or not all(_is_note(note) for note in data):
        raise InvalidRecord("record-damaged", at="lost")
    return tuple(Note(*note) for note in data)


def _is_note(data: object) -> bool:
    return isinstance(data, list) and tuple(map(type, data)) == _TYPES


_TYPES: Final = (int, int, str, str, str, int, bool)
