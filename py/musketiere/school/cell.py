"""The sandbox of the page: an interpreter of its own in which one player from outside runs."""

from __future__ import annotations

import gc
import importlib
import json
import sys
import traceback
from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from musketiere.core.reading import read_json
from musketiere.games import GAMES
from musketiere.school.host import Host
from musketiere.school.question import RAISED, Answer
from musketiere.school.source import BadSource, Source

if TYPE_CHECKING:
    from musketiere.school.wheels import Wheel

OF_THE_BROWSER: Final = ("js", "pyodide", "pyodide_js", "_pyodide", "_pyodide_core", "micropip")
"""What leads out of Python: its import fails, or brings nothing. Walls that a player cannot reach stand behind this."""

INSTALLED: Final = Path("/lib/wheels")

_host: Host | None = None


def prepare() -> None:
    """Imports the games and what shows a traceback now, and not within the time of a move; then shuts the doors to the
    browser."""
    list(GAMES.values())
    traceback.format_exception_only(ValueError())
    sys.meta_path[:] = [finder for finder in sys.meta_path if not _is_of_the_browser(finder.__module__)]
    for name in list(sys.modules):
        if _is_of_the_browser(name):
            del sys.modules[name]
    _empty()


def _is_of_the_browser(name: object) -> bool:
    return isinstance(name, str) and name.partition(".")[0] in OF_THE_BROWSER


def _empty() -> None:
    """Takes all that is in their modules, in what Python keeps to make those again, and in their objects: who finds
    something of them all the same, as the event loop, finds nothing behind it."""
    for found in gc.get_objects():
        if type(found) is dict:
            if _is_of_the_browser(found.get("__name__")):
                found.clear()
        elif _is_of_the_browser(type(found).__module__) and type(held := getattr(found, "__dict__", None)) is dict:
            held.clear()


def extend(library: str) -> None:
    """Makes known the rest of the standard library, and what looks through wheels."""
    sys.path.append(library)
    import zipfile  # which is in it

    with zipfile.ZipFile(library) as image:
        paths = set(image.namelist())
    for package in sorted({path.rpartition("/")[0] for path in paths}):
        if package and f"{package}/__init__.pyc" not in paths:  # the other parts of it are in the images before
            importlib.import_module(package.replace("/", ".")).__path__.append(f"{library}/{package}")


def inspect(file: str, path: str) -> str:
    """What a file says that may be a wheel, or why it is none."""
    from musketiere.school.wheels import BadWheel

    try:
        digest, wheel = _read(file, path)
    except BadWheel as bad:
        return json.dumps({"fault": bad.fault, "detail": bad.detail})
    told = {"name": wheel.name, "version": wheel.version, "requires": wheel.requires, "python": wheel.python}
    return json.dumps({"fault": "", "digest": digest, "here": ".".join(map(str, sys.version_info[:3])), **told})


def bring(brought: Iterable[tuple[str, str, str]]) -> None:
    """Unpacks wheels, if they are those that are meant. Raises `BadSource`."""
    bytes = 0
    for file, path, digest in brought:
        from musketiere.school import wheels

        try:
            found, wheel = _read(file, path)
        except wheels.BadWheel as bad:
            raise BadSource(f"{file} is no wheel that can be brought here: {bad}.") from None
        if found != digest:
            raise BadSource(f"{file} is another file than the one that is meant.")
        bytes += sum(map(len, wheel.files.values()))
        if bytes > wheels.UNPACKED:
            raise BadSource(f"{file} is too much: a player brings {wheels.UNPACKED >> 20} MiB at most, unpacked.")
        wheels.install(wheel, INSTALLED)


def _read(file: str, path: str) -> tuple[str, Wheel]:
    """The digest of a wheel, and what is in it. Raises `BadWheel`."""
    import hashlib

    from musketiere.school import wheels

    content = Path(path).read_bytes()
    return hashlib.sha256(content).hexdigest(), wheels.read(file, content)


def begin(text: str, name: str, brought: str = "[]") -> str:
    """Whether there is a player in the source, as `Answer.read` reads it. `brought`: file, path and digest of each of
    its wheels, as JSON."""
    global _host
    try:
        bring(read_json(brought))
        if INSTALLED.exists():
            sys.path.append(str(INSTALLED))
        _host = Host(Source(text, name))
    except BadSource as bad:
        return Answer(fault=RAISED, text=str(bad), line=bad.line).written()
    return _host.begin()


def answer(packed: str) -> str:
    """What the player makes of a question, which comes in base64."""
    assert _host is not None
    return _host.answer(b64decode(packed))
