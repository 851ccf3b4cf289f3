"""The process in which one player from outside runs: `python -m musketiere.school.serve`.

On its standard input come frames, each with its length before it: the source, its name, then questions. On its standard
output go answers, a line each; the first, before any question, says whether there is a player in the source. Both are
out of the player's reach: what it prints is kept, what it reads is empty.
"""

from __future__ import annotations

import os
from typing import BinaryIO, Final

from musketiere.games import GAMES
from musketiere.school.host import Host
from musketiere.school.source import Source

MEMORY: Final = 1 << 30
"""Bytes that a player may have, where the system can limit them."""


def frame(content: bytes) -> bytes:
    """As `read_frame` reads it."""
    return len(content).to_bytes(4, "big") + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next one; None when no more come."""
    length = stream.read(4)
    return stream.read(int.from_bytes(length, "big")) if len(length) == 4 else None


def limit_memory() -> None:
    """So that a player that takes ever more gets a `MemoryError`, and not the machine's last byte."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Answers until its input ends."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    limit_memory()
    list(GAMES.values())  # imported now, and not within the time of a move
    source, name = (read_frame(questions) or b"").decode(), (read_frame(questions) or b"").decode()
    host = Host(Source(source, name))
    answer = host.begin()
    while True:
        answers.write(answer.encode() + b"\n")
        answers.flush()
        packed = read_frame(questions)
        if packed is None:
            return
        answer = host.answer(packed)


if __name__ == "__main__":
    main()
