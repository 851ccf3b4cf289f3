"""The same record or link gives the same events, on CPython and inside Pyodide, today and later."""

from __future__ import annotations

import json
from typing import Any

import pytest

from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.link import read
from musketiere.session import Session
from tests.golden import FOLDER, LINKS, SAVES, STORIES, digest, of_day, stem, versions
from tests.kit.play import summary_now, without_check
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

EXPECTED: dict[str, str] = json.loads(STORIES.read_text("utf-8"))
CODES: dict[str, str] = json.loads(LINKS.read_text("utf-8"))
STORED: dict[str, Any] = json.loads(SAVES.read_text("utf-8"))


@pytest.mark.parametrize("name", EXPECTED)
def test_a_stored_match_is_told_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.match").read_text("utf-8")
    match = Match.from_text(text, GAMES)
    assert digest(match) == EXPECTED[name]
    assert match.text() == text


@pytest.mark.parametrize("name", EXPECTED)
def test_a_link_that_was_sent_leads_to_the_same_match(name: str) -> None:
    link = read(CODES[name])
    assert digest(link.match) == EXPECTED[name]
    assert link.code() == CODES[name]


@pytest.mark.parametrize("name", STORED)
def test_a_stored_match_of_an_older_build_opens_as_it_was_and_goes_on_as_it_would_have(name: str) -> None:
    stored = STORED[name]
    opened = Session.load(stored["text"])
    again = opened.save()
    assert (without_check(again["text"]), again["summary"]) == (json.loads(stored["text"]), summary_now(stored))
    opened.follow("table", [])
    while opened.advance("table", 1e6):
        pass
    assert opened.match.record()["check"] == stored["then"]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_a_day_has_the_deal_it_had(subject: Subject) -> None:
    assert of_day(subject) == CODES[stem(subject, "day", subject.game.rules_version)]
    for version in versions(subject):
        code = CODES[stem(subject, "day", version)]
        link = read(code)
        assert (link.kind, link.match.game.rules_version, link.code()) == ("deal", version, code)


def test_everything_that_a_game_has_is_stored() -> None:
    wanted = {
        stem(subject, name, version)
        for subject in SUBJECTS
        for version in versions(subject)
        for name in (*subject.showcase, "position")
    }
    assert wanted == set(EXPECTED) == {path.stem for path in FOLDER.glob("*.match")}
    assert set(CODES) == wanted | {
        stem(subject, "day", version) for subject in SUBJECTS for version in versions(subject)
    }
