"""The sandbox of the page: an interpreter of its own in which one player from outside runs."""

from __future__ import annotations

import sys
from base64 import b64decode
from typing import Final

from musketiere.games import GAMES
from musketiere.school.host import Host
from musketiere.school.question import RAISED, Answer
from musketiere.school.source import BadSource, Source

OF_THE_BROWSER: Final = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip")
"""What leads out of Python: its import fails. The walls that a player cannot reach stand behind this."""

_host: Host | None = None


def prepare() -> None:
    """Imports the games now, and not within the time of a move; then shuts the doors to the browser."""
    list(GAMES.values())
    sys.meta_path[:] = [finder for finder in sys.meta_path if "pyodide" not in type(finder).__module__]
    for name in list(sys.modules):
        if name.partition(".")[0] in OF_THE_BROWSER:
            del sys.modules[name]


def begin(text: str, name: str) -> str:
    """Whether there is a player in the source, as `Answer.read` reads it."""
    global _host
    try:
        _host = Host(Source(text, name))
    except BadSource as bad:
        return Answer(fault=RAISED, text=str(bad), line=bad.line).written()
    return _host.begin()


def answer(packed: str) -> str:
    """What the player makes of a question, which comes in base64."""
    assert _host is not None
    return _host.answer(b64decode(packed))
