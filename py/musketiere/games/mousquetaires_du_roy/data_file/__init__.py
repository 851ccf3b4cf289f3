"""Reading data files (MR-27): our own, and those of people who own the box."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from typing import TYPE_CHECKING, Any, Final, cast

import musketiere.games.mousquetaires_du_roy as package
from musketiere.core.errors import Fault, InvalidData, MissingData
from musketiere.games.mousquetaires_du_roy.data_file.contents import read_edition
from musketiere.games.mousquetaires_du_roy.data_file.contradictions import contradictions
from musketiere.games.mousquetaires_du_roy.data_file.schema import WRONG, Faults
from musketiere.games.mousquetaires_du_roy.data_file.toml_lines import Lines
from musketiere.games.mousquetaires_du_roy.edition import Edition

if TYPE_CHECKING:
    from musketiere.core import protocol

LONGEST: Final = 100_000
"""Characters of a data file; ours has a tenth of that."""
_POSITION: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
_ENDLESS: Final = re.compile(r"\d[\d_]{3999}")
_ID: Final = re.compile(r".{1,40} [0-9a-f]{16}")

_KNOWN: Final[dict[str, Edition]] = {}
"""What has been read so far and not forgotten, by id, our own first."""


def read(text: str) -> Edition:
    """The data file, from now on `known`. Raises `InvalidData` with every fault and its place."""
    if len(text) > LONGEST:
        raise InvalidData([Fault("data-long", {"max": LONGEST})])
    endless = _ENDLESS.search(text)
    if endless:  # Python reads no such number
        raise InvalidData([Fault("data-syntax", {"line": text.count("\n", 0, endless.start()) + 1, "column": 1})])
    try:
        lines = Lines(text)
    except ValueError as fault:
        raise InvalidData([Fault("data-nesting")]) from fault
    try:
        content = tomllib.loads(text)
    except ValueError as fault:
        raise InvalidData([_syntax_fault(text, str(fault))]) from fault
    edition = _judge(content, Faults(lines))
    house()
    return _KNOWN.setdefault(edition.id, edition)


def house() -> Edition:
    """The edition that comes with the game."""
    if not _KNOWN:
        loader = cast(Any, package.__spec__).loader
        content = tomllib.loads(loader.get_data(f"{package.__path__[0]}/house.toml").decode())
        edition = _judge(content, Faults(Lines("")))
        _KNOWN[edition.id] = edition
    return next(iter(_KNOWN.values()))


def forget(id: str) -> None:
    """From now on not `known` any more; our own always is."""
    if id != house().id:
        _KNOWN.pop(id, None)


def is_id(text: str) -> bool:
    """Whether that can be the id of a data file at all: a name that can be printed, and a fingerprint."""
    return bool(_ID.fullmatch(text)) and text.isprintable()


def known(id: str) -> Edition:
    """A data file that has been read. Raises `MissingData` if none has that id (MR-27.3)."""
    house()
    if id not in _KNOWN:
        raise MissingData(id)
    return _KNOWN[id]


def known_ids() -> tuple[str, ...]:
    """Our own, and every data file that has been read, in that order."""
    house()
    return tuple(_KNOWN)


def label(edition: Edition) -> protocol.Edition:
    """What the page shows of it, and names it by."""
    return {
        "id": edition.id,
        "name": edition.name,
        "built_in": edition.id == house().id,
        "official": edition.official,
        "fingerprint": edition.fingerprint,
    }


def _judge(content: dict[str, Any], faults: Faults) -> Edition:
    edition = read_edition(content, faults)
    if edition is not WRONG:
        for at, code, params in contradictions(edition):
            faults.add(code, at, **params)
    if faults.found:
        raise InvalidData(faults.found)
    return cast(Edition, edition)._replace(fingerprint=_fingerprint(content))


def _fingerprint(content: dict[str, Any]) -> str:
    """The same for the same content, whatever the order of its keys."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def _syntax_fault(text: str, told: str) -> Fault:
    """Where the parser stopped; at the end, if it does not say."""
    found = _POSITION.search(told)
    line, column = (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, 1)
    return Fault("data-syntax", {"line": line, "column": column})
