"""What is thrown at the engine, and what it may answer: a sentence of its own, or a match that says itself again.

Both kinds of input carry a checksum that no chance would meet. Here it is made right, so that what lies behind it is
reached: the record's as `Match.from_record` asks for it, the link's by throwing at what is packed inside.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from musketiere.core.errors import EngineError
from musketiere.core.match import Match
from musketiere.core.packing import pack, unpack
from musketiere.core.reading import read_json
from musketiere.games import GAMES
from musketiere.link import read

GOLDEN: Final = Path(__file__).resolve().parents[2] / "tests" / "golden"
NAMES: Final = ("musketiere", "four_musketeers", "mousquetaires_du_roy")
PLAYED: Final = tuple(GAMES[name] for name in NAMES)
"""Imported with this module, so that it is seen which of their code is reached."""


def link(data: bytes) -> None:
    """The code of a link, as it is."""
    code = data.decode("latin-1")
    try:
        found = read(code)
    except EngineError:
        return
    assert found.code() == code


def packed(data: bytes) -> None:
    """What a link holds: the first byte says of which game."""
    if not data:
        return
    try:
        match = unpack(data[1:], PLAYED[data[0] % len(PLAYED)])
    except EngineError:
        return
    again = unpack(pack(match), match.game)
    assert again.text() == match.text()


def record(data: bytes) -> None:
    """A record with the right checksum, whatever it says."""
    try:
        told = read_json(data.decode())
    except ValueError:
        return
    if isinstance(told, dict):
        content = {key: value for key, value in told.items() if key != "check"}
        told = content | {"check": format(zlib.crc32(json.dumps(content, sort_keys=True).encode()), "08x")}
    try:
        match = Match.from_record(told, GAMES)
    except EngineError:
        return
    assert Match.from_text(match.text(), GAMES).text() == match.text()


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {"link": link, "packed": packed, "record": record}


def seeds(target: str) -> Iterator[bytes]:
    """Good inputs to begin with."""
    codes: dict[str, str] = json.loads((GOLDEN / "links.json").read_text("utf-8"))
    for code in codes.values():
        if code.split(".")[1] not in NAMES:
            continue  # of a game that lives in the tests
        match = read(code).match
        if target == "link":
            yield code.encode()
        elif target == "packed":
            yield bytes([NAMES.index(match.game.id)]) + pack(match)
        else:
            yield json.dumps(match.record(), separators=(",", ":")).encode()
