"""The same record gives the same events, on CPython and inside Pyodide, today and later."""

from __future__ import annotations

import json

import pytest

from musketiere.core.match import Match
from musketiere.games import GAMES
from tests.golden import FOLDER, STORIES, digest
from tests.subjects import SUBJECTS

EXPECTED: dict[str, str] = json.loads(STORIES.read_text("utf-8"))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_stored_match_is_told_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.match").read_text("utf-8")
    match = Match.from_text(text, GAMES)
    assert digest(match) == EXPECTED[name]
    assert match.text() == text


def test_everything_that_a_game_has_is_stored() -> None:
    wanted = {f"{subject}-{name}" for subject in SUBJECTS for name in (*subject.showcase, "position")}
    assert wanted == set(EXPECTED) == {path.stem for path in FOLDER.glob("*.match")}
