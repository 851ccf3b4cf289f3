"""What a data file may say, as values: each kind of node reads a value and notes every fault with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from musketiere.core.errors import Fault
from musketiere.games.mousquetaires_du_roy.data_file.toml_lines import Lines, Path

MOST_FAULTS: Final = 50
"""Who has more of them has another kind of file before him."""
WRONG: Final = object()
"""What is read of a value with a fault."""
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)


class Faults:
    """What is wrong so far."""

    def __init__(self, lines: Lines) -> None:
        self.found: list[Fault] = []
        self._lines = lines

    def add(self, code: str, at: Path, **params: str | int) -> object:
        """Notes one more and returns `WRONG`."""
        if len(self.found) < MOST_FAULTS:
            self.found.append(Fault(code, {"at": spell(at), "line": self._lines.line(at), **params}))
        return WRONG


def spell(path: Path) -> str:
    """A place as it is written: `paris[3].challenges[1].value`, counted from 1."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += ("." if text else "") + (part if _BARE.fullmatch(part) else f'"{part}"')
    return text


Node: TypeAlias = Callable[[object, Path, Faults], Any]
"""Reads a value that stands at a place; `WRONG` if it has a fault."""


class May(NamedTuple):
    """A key that may be left out, and what that means."""

    node: Node
    absent: object


Said: TypeAlias = "Node | tuple[int, int] | Mapping[str, Said | May]"
"""A node, or short for one: two numbers for `whole`, a mapping for a table that stays a dict."""
Keys: TypeAlias = "dict[str, Said | May]"


def node_of(said: Said) -> Node:
    """What is meant."""
    if isinstance(said, tuple):
        return whole(*said)
    return table(dict, said) if isinstance(said, Mapping) else said


def whole(low: int, high: int) -> Node:
    """A whole number in low … high."""

    def read(value: object, at: Path, faults: Faults) -> object:
        if type(value) is not int:
            return faults.add("data-type", at, kind="integer")
        return value if low <= value <= high else faults.add("data-range", at, min=low, max=high)

    return read


def word(meanings: Mapping[str, object]) -> Node:
    """One of several words; what it means is read."""

    def read(value: object, at: Path, faults: Faults) -> object:
        if not isinstance(value, str):
            return faults.add("data-type", at, kind="text")
        if value not in meanings:
            return faults.add("data-choice", at, choices=", ".join(meanings))
        return meanings[value]

    return read


def text(fits: Callable[[str], object], code: str) -> Node:
    """A text that fits; the fault of one that does not has that code."""

    def read(value: object, at: Path, faults: Faults) -> object:
        if not isinstance(value, str):
            return faults.add("data-type", at, kind="text")
        return value if fits(value) else faults.add(code, at)

    return read


def flag(value: object, at: Path, faults: Faults) -> object:
    """Yes or no."""
    return value if isinstance(value, bool) else faults.add("data-type", at, kind="flag")


def table(build: Callable[..., object], keys: Mapping[str, Said | May]) -> Node:
    """A table with these keys and no other. What has been read is handed to `build` by key, in this order."""
    nodes = {key: node_of(said.node if isinstance(said, May) else said) for key, said in keys.items()}
    absent = {key: said.absent for key, said in keys.items() if isinstance(said, May)}

    def read(value: object, at: Path, faults: Faults) -> object:
        if not isinstance(value, dict):
            return faults.add("data-type", at, kind="table")
        strange = [faults.add("data-key-unknown", (*at, key)) for key in value if key not in nodes]
        found = {}
        for key, node in nodes.items():
            if key in value:
                found[key] = node(value[key], (*at, key), faults)
            else:
                found[key] = absent[key] if key in absent else faults.add("data-key-missing", (*at, key))
        return WRONG if strange or any(item is WRONG for item in found.values()) else build(**found)

    return read


def each(names: Iterable[str], said: Said) -> Node:
    """A table that says the same of each name: a tuple in their order."""
    return table(lambda **found: tuple(found.values()), dict.fromkeys(names, said))


def names(key: Node, said: Said, most: int) -> Node:
    """A table whose keys are free: a dict of at most so many entries, its keys read as well."""
    node = node_of(said)

    def read(value: object, at: Path, faults: Faults) -> object:
        if not isinstance(value, dict):
            return faults.add("data-type", at, kind="table")
        if len(value) > most:
            return faults.add("data-length", at, min=0, max=most)
        found = [(key(name, (*at, name), faults), node(item, (*at, name), faults)) for name, item in value.items()]
        return WRONG if any(WRONG in pair for pair in found) else dict(found)

    return read


def row(*said: Said) -> Node:
    """A list of exactly these, as a tuple."""
    nodes = [node_of(item) for item in said]

    def read(value: object, at: Path, faults: Faults) -> object:
        if not isinstance(value, list):
            return faults.add("data-type", at, kind="list")
        if len(value) != len(nodes):
            return faults.add("data-count", at, count=len(nodes))
        found = tuple(
            node(item, (*at, number), faults) for number, (node, item) in enumerate(zip(nodes, value, strict=True))
        )
        return WRONG if any(item is WRONG for item in found) else found

    return read


def rows(said: Said, least: int, most: int, *, distinct: bool = False) -> Node:
    """A list of that length as a tuple; with `distinct`, of tables no two of which have the same `id`."""
    node = node_of(said)

    def read(value: object, at: Path, faults: Faults) -> object:
        if not isinstance(value, list):
            return faults.add("data-type", at, kind="list")
        if not least <= len(value) <= most:
            return faults.add("data-length", at, min=least, max=most)
        found = tuple(node(item, (*at, number), faults) for number, item in enumerate(value))
        if any(item is WRONG for item in found):
            return WRONG
        ids = [item.id for item in found] if distinct else []
        twice = [faults.add("data-twice", (*at, i, "id"), id=name) for i, name in enumerate(ids) if name in ids[:i]]
        return WRONG if twice else found

    return read
