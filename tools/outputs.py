"""What tools make from Python for the page: which games it is made of, where it lies, and whether it is stale."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from musketiere.core.match import AnyGame
from musketiere.games import GAMES, PLACES

ROOT: Final = Path(__file__).resolve().parents[1]
TYPES: Final = ROOT / "web/generated"
ON_THE_PAGE: Final = tuple(PLACES)
"""Before a test adds a game of its own."""


class Place(NamedTuple):
    """Where things of a game are."""

    game: AnyGame
    package: str
    tests: str
    """The package of its tests."""
    types: Path
    """The folder of its types and of its catalogue."""
    recordings: Path


def on_the_page() -> list[Place]:
    """The games that can be played."""
    return [
        Place(GAMES[name], _package(name), f"tests.{name}", TYPES, ROOT / f"web/games/{name}/table/testdata")
        for name in ON_THE_PAGE
    ]


def in_the_tests() -> list[Place]:
    """The games that live in the tests alone, as far as they have a page there."""
    import tests.subjects  # noqa: F401 -- makes them known

    packages = {name: _package(name) for name in PLACES if name not in ON_THE_PAGE}
    pages = {name: ROOT / package.replace(".", "/") / "page" for name, package in packages.items()}
    return [
        Place(GAMES[name], packages[name], packages[name], page / "generated", page / "testdata")
        for name, page in pages.items()
        if page.is_dir()
    ]


def _package(game: str) -> str:
    return PLACES[game].partition(":")[0].rpartition(".")[0]


def module(folder: Path, file: Path) -> str:
    """How a TypeScript file in that folder calls another file, or a folder."""
    path = Path(os.path.relpath(file, folder)).as_posix()
    return path if path.startswith(".") else f"./{path}"


def write(files: Mapping[Path, str]) -> None:
    """Writes all of it, and takes away what else lies in the folders."""
    for folder in {file.parent for file in files}:
        folder.mkdir(parents=True, exist_ok=True)
    for file in _found(files) - files.keys():
        file.unlink()
    for file, text in files.items():
        file.write_text(text, "utf-8")


def stale(files: Mapping[Path, str]) -> list[str]:
    """What is not there as it should be, or should not be there, from the root on."""
    found = {file: file.read_text("utf-8") for file in _found(files)}
    return sorted(
        str(file.relative_to(ROOT)) for file in files.keys() | found.keys() if files.get(file) != found.get(file)
    )


def _found(files: Mapping[Path, str]) -> set[Path]:
    return {path for folder in {file.parent for file in files} for path in folder.glob("*") if path.is_file()}
