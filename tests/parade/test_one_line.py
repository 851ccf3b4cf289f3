"""A fourth game is one folder and one line: the engine and the tests of every game say nothing of this one."""

from __future__ import annotations

from pathlib import Path

import pytest

import musketiere
from musketiere.games import GAMES, PLACES
from tests.kit.page import Page
from tests.parade.game import PARADE
from tests.subjects import SUBJECTS

ENGINE = Path(musketiere.__path__[0])
TESTS = Path(__file__).parent.parent


def test_only_the_folder_and_the_list_of_games_name_it() -> None:
    files = {ENGINE: [*ENGINE.rglob("*.py")], TESTS: [*TESTS.glob("*.py"), *TESTS.glob("kit/*.py")]}
    named = [
        str(file.relative_to(root))
        for root, inside in files.items()
        for file in inside
        if PARADE.id in file.read_text("utf-8").lower()
    ]
    assert named == ["subjects.py"]
    assert PARADE in [subject.game for subject in SUBJECTS]


@pytest.mark.usefixtures("closed_bridge")
def test_the_bridge_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through its line alone."""
    assert GAMES[PARADE.id] is PARADE
    assert [game["id"] for game in Page().ask("games")["games"]] == [*PLACES]
    monkeypatch.delitem(PLACES, PARADE.id)
    assert Page().code("check", game=PARADE.id, options={}) == "unknown-game"
