"""Levels, characters and effort of the players that search; and the problems, which the best of them must solve."""

from __future__ import annotations

import json
from collections.abc import Generator
from itertools import pairwise
from typing import Any

import pytest

from musketiere.core.game import Game
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate
from musketiere.link import read
from musketiere.players import CHARACTERS, FEWEST, LEVELS, SEARCHING, computer_player, is_computer
from musketiere.players.search import search
from musketiere.requests import EXTERNAL, HUMAN, LESSON
from musketiere.session import Session
from tests.kit.page import begin, session
from tests.kit.play import play, start
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
PROBLEMS = [(subject, name) for subject in SUBJECTS for name in subject.game.problems]
pytestmark = pytest.mark.usefixtures("closed_bridge")
NAMES = ["Anne", "Constance", "Milady", "Ketty", "Marie", "Rochefort"]


def test_a_character_may_follow_a_level() -> None:
    """Whoever played before there were levels still does; nobody else has a name."""
    assert {*SEARCHING} == {*LEVELS, *(f"{level}-{character}" for level in LEVELS for character in CHARACTERS)}
    assert all(is_computer(name) for name in (*SEARCHING, "random", "rule_based", LESSON))
    for name in (HUMAN, EXTERNAL, "", "bold", "skilled-", "-bold", "bold-skilled", "skilled-bold-bold", "random-bold"):
        assert not is_computer(name)


@every_game
def test_every_game_says_what_each_level_makes_of_a_player(subject: Subject) -> None:
    """Better ones look at more, forget less, read better and misjudge less."""
    skills = [subject.game.skills[level] for level in LEVELS]
    assert len(subject.game.skills) == len(LEVELS)
    for weaker, better in pairwise(skills):
        assert weaker.worlds <= better.worlds
        assert weaker.memory <= better.memory
        assert weaker.reading <= better.reading
        assert weaker.misjudgement >= better.misjudgement
    assert len({*skills}) == len(skills)
    assert skills[-1][1:4] == (1.0, 1.0, 0.0)


@every_game
def test_a_level_with_a_character_is_as_skilled(subject: Subject) -> None:
    for level in LEVELS:
        plain: Any = computer_player(level, subject.game)
        assert plain.character == Character()
        for name, character in CHARACTERS.items():
            player: Any = computer_player(f"{level}-{name}", subject.game)
            assert (player.skill, player.character) == (plain.skill, character)


@every_game
def test_the_effort_is_chosen_once_and_kept(subject: Subject) -> None:
    """What does not name one is played with all of it, and stored as it ever was."""
    page, _ = begin(subject)
    assert "effort" not in json.loads(page.save["text"])
    assert session().effort == 100
    match = start(subject.game, 1, **subject.opening)
    seats = subject.game.seats(match.options)
    controllers = [HUMAN, *["skilled"] * (seats - 1)]
    options = subject.game.options_data(match.options)
    page.ask("start", game=subject.game.id, options=options, controllers=controllers, names=NAMES[:seats], effort=25)
    code = page.ask("share", what="deal", names=False)["code"]
    page.ask("open", save=page.save["text"])
    assert session().effort == 25
    page.ask("enter", code=code, names=NAMES, effort=60)
    assert session().effort == 60
    assert page.code("enter", code=code, names=NAMES, effort=24) == "effort-range"
    assert read(code).controllers == tuple(controllers)


@every_game
def test_who_does_not_compare_is_left_with_one_candidate(subject: Subject) -> None:
    for skill in subject.game.skills.values():
        if skill.compares:
            continue
        match, rng = subject.prepare(Rng(1)), Rng(1)
        for _ in range(40):
            seat = match.state.to_act[0]
            task = subject.game.search_task(subject.game.view(match.state, seat), skill, Character(), rng)
            assert len(task.candidates) == 1
            play(match, rng, 1)


@every_game
def test_a_player_looks_at_as_many_worlds_as_its_effort_says(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def counting(task: Any, worlds: int, rng: Rng) -> Generator[float, None, list[Estimate]]:
        looked.append(worlds)
        return (yield from search(task, 1, rng))

    comparing = {level: skill._replace(compares=True) for level, skill in subject.game.skills.items()}
    monkeypatch.setattr(Game, "skills", property(lambda game: comparing))
    monkeypatch.setattr("musketiere.players.search_player.search", counting)
    for effort in (25, 50, 100):
        match = start(subject.game, 1, **subject.opening)
        seats = subject.game.seats(match.options)
        table = Session(match, ("",) * seats, ("master",) * seats, 1, effort)
        table.follow("table", [])
        while not looked:
            table.advance("table", 1000)
        worlds = subject.game.skills["master"].worlds
        assert looked == [max(FEWEST, worlds * effort // 100)]
        looked.clear()
