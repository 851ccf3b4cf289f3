"""Playing to learn: a moment of a finished match once more, and problems."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.practice import OPPONENTS, solutions
from musketiere.requests import EXTERNAL, HUMAN, LESSON
from musketiere.session import Session
from tests.kit.asking import asked, reviewed
from tests.kit.page import Page, as_told, begin, choice, finish, human, session
from tests.kit.play import everything, play, start
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

if TYPE_CHECKING:
    from musketiere.protocol import Choice

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
PROBLEMS = [(subject, name) for subject in SUBJECTS for name in subject.game.problems]
every_problem = pytest.mark.parametrize(("subject", "name"), PROBLEMS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
NAMES = ["Anne", "Constance", "Milady", "Ketty", "Marie", "Rochefort"]


def over(subject: Subject, *others: tuple[int, str], effort: int = 100) -> tuple[Page, Match]:
    """A match that was played at random to its end, opened."""
    match = play(start(subject.game, 6, **subject.opening), Rng(6))
    seats = subject.game.seats(match.options)
    page = Page()
    text = Session(match, ("x",) * seats, human(seats, *others), 1, effort).save()["text"]
    page.ask("open", save=text)
    return page, session().match


def asked_at(match: Match) -> Iterator[tuple[int, int]]:
    """Moments spread over the match, each with a seat: one that had something to decide then, and one in turn."""
    seats = match.game.seats(match.options)
    for at, now in enumerate(match.replay()):
        if now.state.to_act and at % (1 + len(match.actions) // 7) == 0:
            yield at, now.state.to_act[at % len(now.state.to_act)]
            yield at, at % seats


@every_game
def test_a_moment_is_played_again_from_what_the_seat_knew_then(subject: Subject) -> None:
    page, match = over(subject)
    finished = page.ask("record")["text"]
    states = [now.state.copy() for now in match.replay()]
    moments = [*asked_at(match)]
    assert len(moments) > 4
    for at, seat in moments:
        state = states[at]
        page.ask("import", text=finished, names=NAMES)
        page.ask("seek", at=at)
        told = page.look(seat)["frame"]
        branched = page.ask("branch", seat=seat, at=at, names=NAMES, seats=[seat])
        frame = branched["frame"]
        assert frame["view"] == told["view"]
        assert frame["view"] == json.loads(json.dumps(subject.game.view_data(subject.game.view(state, seat))))
        assert (frame["outcome"], frame["practice"]) == (None, True)
        assert (frame["legal"] is not None) == bool(state.legal(seat))
        assert frame["actions"] == at or not state.legal(seat)  # what others put together is not counted yet
        assert page.told() == as_told(session().match, seat)
        assert session().match.actions == match.actions[:at]
        assert frame["names"] == NAMES[: len(frame["names"])]


@every_game
def test_it_goes_on_as_any_match_and_is_stored_as_practice(subject: Subject) -> None:
    page, match = over(subject)
    [*moments] = asked_at(match)
    at, seat = moments[-1]
    table = page.ask("branch", id="again", seat=seat, at=at, names=NAMES, seats=[seat])
    assert page.save["summary"]["practice"] is True
    assert finish(page, table, Rng(1))["frame"]["practice"] is True
    assert "practice" in page.save["summary"]
    assert page.ask("open", save=page.save["text"])["frame"]["practice"] is True


@every_game
def test_who_sits_where_when_it_is_played_again(subject: Subject) -> None:
    """Computer players stay, with the effort they had; where people, somebody outside or the lesson decided sits one of
    the usual level."""
    seats = subject.game.seats(subject.game.parse_options(subject.opening))
    for controller, then in [
        ("novice-bold", "novice-bold"),
        ("rule_based", "rule_based"),
        (EXTERNAL, OPPONENTS),
        (HUMAN, OPPONENTS),
        (LESSON, OPPONENTS),
    ]:
        page, match = over(subject, *((seat, controller) for seat in range(seats)), effort=40)
        at, seat = next(asked_at(match))
        frame = page.ask("branch", seat=seat, at=at, names=NAMES, seats=[seat])["frame"]
        assert frame["controllers"] == [HUMAN if one == seat else then for one in range(seats)]
        assert frame["lesson"] is None
        assert session().effort == 40


@every_game
def test_who_gives_up_a_seat_takes_that_of_the_person(subject: Subject) -> None:
    """So a deal is played once more by the same company, with two seats exchanged."""
    seats = subject.game.seats(subject.game.parse_options(subject.opening))
    last = seats - 1
    page, match = over(subject, *((seat, "novice" if seat == last else "master") for seat in range(1, seats)))
    frame = page.ask("branch", seat=last, at=0, names=NAMES, seats=[last])["frame"]
    assert frame["controllers"] == ["novice", *["master"] * (seats - 2), HUMAN]
    again = session().match
    assert (again.seed, again.options, again.actions) == (match.seed, match.options, [])


@every_game
def test_moments_that_cannot_be_played_again(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    good: dict[str, Any] = {"seat": 0, "at": 0, "names": NAMES, "seats": []}
    assert page.code("branch", **good) == "match-in-play"
    finish(page, table, Rng(1))
    last = len(session().match.actions)
    wrong: dict[str, tuple[list[Any], str]] = {
        "seat": ([-1, 99, None, True, "0", [], 0.0], "seat-unknown"),
        "at": ([-1, last, last + 1, None, True, "0", [], 0.0], "moment-unknown"),
        "names": ([[], None, NAMES[:1], [1, 2, 3, 4]], "controllers-count"),
    }
    for key, (values, code) in wrong.items():
        for value in values:
            assert page.code("branch", **good | {key: value}) == code
    assert page.code("branch", **good | {"seats": [1]}) == "seat-hidden"


# ---- problems --------------------------------------------------------------------------------------------


def set_up(subject: Subject, name: str) -> tuple[Page, Any]:
    page = Page()
    seat = subject.game.problems[name].seat
    return page, page.ask("problem", game=subject.game.id, problem=name, names=NAMES, seats=[seat])


@every_problem
def test_a_problem_asks_one_seat_at_once(subject: Subject, name: str) -> None:
    page, table = set_up(subject, name)
    problem, frame = subject.game.problems[name], table["frame"]
    assert (frame["problem"], frame["practice"], frame["lesson"]) == (name, True, None)
    assert frame["legal"] is not None
    assert frame["controllers"][problem.seat] == HUMAN
    assert {*frame["controllers"]} <= {HUMAN, OPPONENTS}
    assert page.save is None
    listed = next(game for game in page.ask("games")["games"] if game["id"] == subject.game.id)
    assert {"id": name, "idea": problem.idea} in listed["problems"]


@every_problem
def test_an_answer_is_judged_and_not_carried_out(subject: Subject, name: str) -> None:
    page, table = set_up(subject, name)
    game, problem = subject.game, subject.game.problems[name]
    before = everything(session().match)
    right = solutions(game, problem)
    answers: dict[bool, int] = {True: 0, False: 0}
    for move in session().match.state.legal(problem.seat)[:60]:
        action = game.action_data(game.decode(move))
        told = page.ask("solve", action=action)
        assert told == {"right": move in right, "solutions": [*problem.solutions], "idea": problem.idea}
        answers[told["right"]] += 1
    for solution in problem.solutions:
        assert page.ask("solve", action=solution)["right"]
    assert answers[False] > 0
    assert everything(session().match) == before
    junk: list[Any] = [None, {}, [], "x", {"type": "none"}]
    for other in junk:
        assert page.code("solve", action=other) == "illegal-action"
    page.look()
    assert page.code("solve", action=problem.solutions[0]) == "seat-not-yours"
    page.look(problem.seat)
    page.ask("act", seat=problem.seat, action=choice(table["frame"]["legal"], Rng(0)))
    assert page.code("solve", action=problem.solutions[0]) == "request-unknown"


@every_problem
def test_what_is_tried_is_weighed_and_no_lamp(subject: Subject, name: str) -> None:
    page, table = set_up(subject, name)
    game, seat = subject.game, subject.game.problems[name].seat
    assert page.ask("analyse", seat=seat, at=0, budget=0)["choices"] is None  # another question, which is dropped
    for seed in range(3):
        answer = choice(table["frame"]["legal"], Rng(seed))
        told = asked(page, seat=seat, at=0, tried=answer)
        shown = told["choices"][told["played"]]["action"]
        assert game.encode(game.parse_action(shown)) == game.encode(game.parse_action(answer))
    assert not any(page.ask("poll")["frame"]["lamps"])
    assert asked(page, seat=seat, at=0)["played"] is None
    assert page.ask("poll")["frame"]["lamps"][seat] == 1


def worth_of(choice: Choice) -> dict[str, object]:
    """Without the reasons: a review compares two choices alone, the lamp all."""
    return {key: value for key, value in choice.items() if key != "reasons"}


@pytest.mark.at_length
@every_game
def test_what_is_tried_at_a_moment_once_more_has_the_worth_that_the_review_told(subject: Subject) -> None:
    page, _ = over(subject)
    finished = page.ask("record")["text"]
    findings = [one for one in reviewed(page, budget=1000)["findings"] if not one["wasted"]]  # are shown at once
    assert findings
    for finding in findings[:3]:
        at, seat, played = finding["at"], finding["seat"], finding["played"]
        page.ask("import", text=finished, names=NAMES)
        page.ask("branch", seat=seat, at=at, names=NAMES, seats=[seat])
        again = asked(page, seat=seat, at=at, tried=played["action"])
        assert again["unit"] == finding["unit"]
        assert worth_of(again["choices"][0]) == worth_of(finding["better"])
        assert worth_of(again["choices"][again["played"]]) == worth_of(played)
        assert not any(page.ask("poll")["frame"]["lamps"])


@every_game
def test_only_in_practice_something_is_tried(subject: Subject) -> None:
    page, table = begin(subject)
    seat = table["frame"]["viewer"]
    action = choice(table["frame"]["legal"], Rng(1))
    assert page.code("analyse", seat=seat, at=0, budget=0, tried=action) == "request-unknown"


@every_problem
def test_only_what_is_legal_is_tried(subject: Subject, name: str) -> None:
    page, _ = set_up(subject, name)
    seat = subject.game.problems[name].seat
    junk: list[Any] = [{}, [], "x", {"type": "none"}]
    for other in junk:
        assert page.code("analyse", seat=seat, at=0, budget=0, tried=other) == "illegal-action"


@every_game
def test_problems_that_there_are_not(subject: Subject) -> None:
    page, _ = begin(subject)
    wrong: list[Any] = ["other", "", None, 1, True, [], {}]
    for name in wrong:
        assert page.code("problem", game=subject.game.id, problem=name, names=NAMES) == "request-unknown"
    assert page.code("problem", game="chess", problem="sure", names=NAMES) == "unknown-game"
    assert page.code("solve", action={}) == "request-unknown"


@every_problem
def test_bad_requests_open_no_problem(subject: Subject, name: str) -> None:
    page, good = Page(), {"game": subject.game.id, "problem": name, "names": NAMES}
    assert page.code("problem", **good | {"effort": 5}) == "effort-range"
    assert page.code("problem", **good | {"names": []}) == "controllers-count"
    assert page.code("problem", **good | {"seats": [99]}) == "seat-hidden"
