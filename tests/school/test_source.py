"""What no player can be made from is told in a sentence, with its line."""

from __future__ import annotations

import pytest

from musketiere.requests import LONGEST_SOURCE
from musketiere.school.host import Host
from musketiere.school.question import RAISED, Answer
from musketiere.school.source import BadSource, Source
from tests.school.kit import FIRST, source


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("def choose(:\n    pass", 1, "def choose(:\n               ^"),
        ("x = 1\n  y = 2", 2, "IndentationError: unexpected indent"),
        ("x = '", 1, "unterminated string literal"),
        ("return 5", 1, "SyntaxError: 'return' outside function"),
        ("\0", 0, "mine.py is no Python"),
        ("(" * 5000, 1, "mine.py is no Python"),
        ("x" * (LONGEST_SOURCE + 1), 0, "mine.py is too long"),
    ],
)
def test_a_text_that_is_no_python(text: str, line: int, told: str) -> None:
    with pytest.raises(BadSource) as refused:
        Source(text, "mine.py")
    assert told in str(refused.value)
    assert refused.value.line == line


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("", 0, "There is no player in mine.py: it needs a class on top of Player"),
        ("from musketiere.school import Player", 0, "There is no player"),
        ("Player = 5\nclass Mine: pass", 0, "There is no player"),
        ("x = 1\nx.y", 2, "AttributeError: 'int' object has no attribute 'y'"),
        ("import numbers_that_nobody_has", 1, "ModuleNotFoundError: No module named 'numbers_that_nobody_has'"),
        ("raise SystemExit(3)", 1, "SystemExit: 3"),
        (FIRST + "    api = 2\n", 0, "mine.py is for version 2 of the interface; this is 1."),
    ],
)
def test_a_text_in_which_there_is_no_player(text: str, line: int, told: str) -> None:
    with pytest.raises(BadSource) as refused:
        source(text).player()
    assert told in str(refused.value)
    assert refused.value.line == line
    answer = Answer.read(Host(source(text)).begin(), 0.0)
    assert (answer.fault, answer.line) == (RAISED, line)
    assert told in answer.text


def test_the_last_player_in_a_text_is_the_one() -> None:
    both = source(FIRST + "class Second(First):\n    pass\n")
    assert both.player().__name__ == "Second"
    assert both.player() is not both.player()


def test_a_text_may_define_what_needs_its_module() -> None:
    """Dataclasses and named tuples look for theirs."""
    text = f"""
from __future__ import annotations
from dataclasses import dataclass, field
from typing import NamedTuple

@dataclass(slots=True)
class Memory:
    seen: list[int] = field(default_factory=list)

class Pair(NamedTuple):
    one: int
{FIRST}"""
    assert source(text).player().__name__ == "First"


def test_a_traceback_shows_the_lines_of_its_own_text() -> None:
    """Which need not be a file, and may have the name of another one."""
    bad, other = source("here = 1\nthere = nowhere"), source(FIRST)
    assert other.player()
    with pytest.raises(BadSource, match="there = nowhere"):
        bad.player()
