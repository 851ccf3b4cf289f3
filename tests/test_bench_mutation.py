"""The measurement of mutants puts in the faults it says, and what is said to change nothing is still there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bench.mutation import mutants as mutation
from bench.mutation.mutants import equivalent, mutants, mutated, rules
from musketiere.games import GAMES
from musketiere.games.musketiere.game import MUSKETIERE

SOURCE = '''
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nowhere import Nothing

SIZE = 3

def highest(cards: list[int], low: int = 1) -> int:
    """Not 2 of them."""
    assert len(cards) > 2
    best = 0
    for card in cards:
        if card > best and card >= low:
            best = card
            continue
        cards.sort()
    return best
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(mutation, "ENGINE", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(SOURCE, "utf-8")
    return file


def test_one_fault_at_each_place(module: Path) -> None:
    found = [(mutant.before, mutant.after, mutant.at_import) for mutant in mutants(module)]
    inside = "card > best and card >= low"
    branch = "best = card\n    continue"
    assert found == [
        ("3", "4", True),
        ("1", "2", True),
        ("0", "1", False),
        (f"if {inside}:\n    {branch}", f"if not ({inside}):\n    {branch}", False),
        (inside, "card > best or card >= low", False),
        ("card > best", "card >= best", False),
        ("card > best", "card <= best", False),
        ("card >= low", "card > low", False),
        ("card >= low", "card < low", False),
        ("continue", "pass", False),
        ("cards.sort()", "pass", False),
    ]
    assert {mutant.function for mutant in mutants(module)} == {"", "highest"}


def test_the_module_differs_in_that_place_alone(module: Path) -> None:
    before = ast.unparse(ast.parse(SOURCE)).splitlines()
    for mutant in mutants(module):
        after = ast.unparse(mutated(module, mutant.number)).splitlines()
        assert len(after) == len(before)
        assert sum(old != new for old, new in zip(before, after, strict=True)) == 1


def test_a_name_belongs_to_one_fault() -> None:
    for file in rules(MUSKETIERE.id):
        names = [mutant.name for mutant in mutants(file)]
        assert len(names) == len(set(names))


def test_what_changes_nothing_is_still_there() -> None:
    names = {mutant.name for game in GAMES for file in rules(game) for mutant in mutants(file)}
    assert not equivalent().keys() - names
