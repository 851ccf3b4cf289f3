"""The examples play, and each is better than it would be without its idea."""

from __future__ import annotations

import sys
from pathlib import Path
from types import CodeType, FrameType

import pytest

import musketiere
from musketiere.games import PLACES
from tests.school.kit import played, small, source

FOLDER = Path(musketiere.__path__[0]) / "school" / "examples"
EXAMPLES = sorted(FOLDER.rglob("*.py"))


class Run:
    """Notes which lines of a file are run."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self.lines: set[int] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> Run | None:
        if frame.f_code.co_filename != self.name:
            return None
        self.lines.add(frame.f_lineno)
        return self


def lines_of(code: CodeType) -> set[int]:
    """Those that hold something that can be run."""
    inner = (lines_of(const) for const in code.co_consts if isinstance(const, CodeType))
    return {line for _, _, line in code.co_lines() if line}.union(*inner)


@pytest.mark.at_length
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_example_plays_without_a_fault(path: Path) -> None:
    """Both sides of a match, and every line of it is run."""
    text, run = path.read_text("utf-8"), Run(path)
    before = sys.gettrace()
    sys.settrace(run)
    try:
        done = played(small(path.parent.name, "mine", "random"), source(text, path.name))
    finally:
        sys.settrace(before)
    [mine, _] = done.lines()
    assert not mine.faults, done.standing.slips
    assert mine.moves
    assert {line for line in lines_of(compile(text, path.name, "exec")) if line} - run.lines == set()


@pytest.mark.parametrize("game", PLACES)
def test_each_game_has_the_same_four_ideas(game: str) -> None:
    if game != "parade":
        names = {path.stem for path in EXAMPLES if path.parent.name == game}
        assert len(names) == 4
        assert {"counting", "worlds", "search"} < names


def test_the_shortest_is_short() -> None:
    assert len((FOLDER / "musketiere" / "middle_card.py").read_text("utf-8").strip().splitlines()) <= 6


@pytest.mark.at_length
@pytest.mark.parametrize(("example", "at_least"), [("counting", 2), ("worlds", 2), ("search", 2)])
def test_an_idea_beats_chance(example: str, at_least: int) -> None:
    done = played(
        small("four_musketeers", "mine", "random", deals=2),
        source((FOLDER / "four_musketeers" / f"{example}.py").read_text("utf-8")),
    )
    assert done.lines()[0].wins >= at_least
