"""The lamp: what a seat may be told of its open decision, and anybody of a match that is over."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from time import perf_counter
from typing import Any, Final

import pytest

from musketiere.analysis import FEW, SHOWN, Analysis, Found
from musketiere.core.game import Move, Seat
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.core.search_task import COUNSEL, Character, Estimate, SearchTask
from musketiere.players import adviser
from musketiere.players.search import search
from musketiere.requests import EXTERNAL, HUMAN
from musketiere.session import Session
from tests.kit.asking import asked
from tests.kit.page import TABLE, Page, begin, choice, finish, human, opened, session
from tests.kit.play import everything, play, start
from tests.kit.subject import Subject
from tests.subjects import SECRET, SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
NO_END: Final = 1e9
ENOUGH: Final = 10
"""Questions, out of as many matches."""
NO_BUDGET: list[Any] = ["1", None, True, [], {}, float("nan"), float("inf"), 10**400]


def task_of(match: Match, seat: Seat) -> SearchTask[Any]:
    """What the lamp searches."""
    game = match.game
    skill = adviser(game)
    return game.search_task(game.view(match.state, seat), skill, Character(), Rng(COUNSEL))


@every_game
def test_the_best_choices_come_first_with_what_each_is_worth(subject: Subject) -> None:
    game = subject.game
    for seed in range(6):
        match = play(subject.prepare(Rng(seed)), Rng(seed), 3 * seed)
        if match.state.outcome is not None:
            continue
        seat = match.state.to_act[0]
        page = Page()
        page.open(match, human(game.seats(match.options)), seat)
        answered = asked(page, seat=seat, at=len(match.actions))
        task, choices = task_of(match, seat), answered["choices"]
        assert (answered["progress"], answered["unit"], answered["played"]) == (1, task.unit, None)
        legal = match.state.legal(seat)
        compared = legal if len(task.candidates) == 1 and len(legal) <= FEW else task.candidates
        assert len(choices) == min(SHOWN, len(compared))
        worths = [one["worth"] for one in choices]
        assert worths == pytest.approx(sorted(worths, reverse=True))
        moves = [game.encode(game.parse_action(one["action"])) for one in choices]
        assert len({*moves}) == len(moves)
        assert {*moves} <= {*compared} <= {*legal}
        assert all(one["worlds"] > 0 and one["error"] >= 0 for one in choices)


@pytest.mark.at_length
@every_game
def test_the_same_question_has_one_answer(subject: Subject) -> None:
    """From the view alone: whatever is hidden, whatever the seed and the effort of the players, in slices
    or at once."""
    compared = 0
    for seed in range(8):
        truth = play(subject.prepare(Rng(seed)), Rng(seed), seed)
        if truth.state.outcome is not None:
            continue
        seat = truth.state.to_act[0]
        other = subject.disguise(truth, seat, Rng(seed + 1))
        at, seats = len(truth.actions), subject.game.seats(truth.options)
        compared += other is not None
        answers = []
        for match, effort in ((truth, 100), (truth, 25), (other or truth, 50)):
            text = Session(match, ("",) * seats, human(seats), effort, effort).save()["text"]
            for budget in (0, 1000):
                page = Page()
                page.ask("open", save=text, seats=[seat])
                answers.append(asked(page, seat=seat, at=at, budget=budget))
        assert all(answer == answers[0] for answer in answers)
    assert compared > 3


@pytest.mark.at_length
@every_game
def test_the_order_of_legal_moves_does_not_matter(subject: Subject) -> None:
    """In the true state it hangs on what is hidden: hands lie there as they were dealt."""
    game, compared = subject.game, 0
    for seed in range(30):
        if compared == ENOUGH:
            break
        match = play(start(game, seed, **subject.opening), Rng(seed), 2 * seed)
        for seat in match.state.to_act[:1]:
            legal, view = match.state.legal(seat), game.view(match.state, seat)
            if 1 < len(legal) <= FEW:
                compared += 1
                told = [found(game, view, order) for order in (sorted(legal), sorted(legal, reverse=True))]
                assert told[0] == told[1]
    assert compared == ENOUGH


def found(game: AnyGame, view: Any, legal: Sequence[Move]) -> Found:
    """The answer to a question."""
    answer = Analysis(game, view, legal, None).thinking.go_on(NO_END, perf_counter)
    assert answer is not None
    return answer


@every_game
def test_a_chance_is_neither_below_nothing_nor_above_certainty(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is added to it, and however far few worlds have led."""

    def far_apart(*asked: Any, **how: Any) -> Generator[float, None, list[Estimate]]:
        estimates = yield from search(*asked, **how)
        return [estimate._replace(worth=103.2 - 70 * place) for place, estimate in enumerate(estimates)]

    monkeypatch.setattr("musketiere.analysis.search", far_apart)
    page, _ = begin(subject)
    answered = asked(page, seat=0, at=0)
    told = [choice["worth"] for choice in answered["choices"]]
    expected = [103.2 - 70 * place for place in range(len(told))]
    if answered["unit"].endswith("chance"):
        expected = [min(100, max(0, worth)) for worth in expected]
    assert told == pytest.approx(expected)


@every_game
def test_each_decision_that_was_looked_at_is_counted_once(subject: Subject) -> None:
    """And stored at once, and for ever."""
    match = start(subject.game, 3, **subject.opening)
    others = range(1, subject.game.seats(match.options))
    counted, decisions, page = [0, *(0 for _ in others)], 0, Page()
    page.open(match, human(len(counted), *((seat, "random") for seat in others)), 0)
    assert "lamps" not in session().save()["summary"]
    while counted[0] < 3:
        frame = page.ask("poll")["frame"]
        assert frame["lamps"] == counted
        if frame["legal"] is None:
            page.think()
            continue
        decisions += 1
        if decisions % 2:
            page.save = None
            assert page.ask("analyse", seat=0, at=frame["actions"], budget=0)["choices"] is None
            assert page.save is None
            counted[0] += 1
            asked(page, seat=0, at=frame["actions"])
            saved = session().save()
            assert page.save == saved
            assert saved["summary"]["lamps"] == counted
            page.ask("open", save=saved["text"], seats=[0])
            page.save = None
            asked(page, seat=0, at=frame["actions"])
            assert page.save is None
        page.ask("act", seat=0, action=choice(frame["legal"], Rng(decisions)))
        assert session().save()["summary"]["lamps"] == counted


@every_game
def test_a_decision_that_was_taken_back_is_not_counted_again(subject: Subject) -> None:
    for seed in range(40):
        match = play(start(subject.game, seed, **subject.opening), Rng(seed), seed)
        if match.state.outcome is not None:
            continue
        seat, at = match.state.to_act[0], len(match.actions)
        page = Page()
        table = page.open(match, human(subject.game.seats(match.options)), seat)
        asked(page, seat=seat, at=at)
        acted = page.ask("act", seat=seat, action=choice(table["frame"]["legal"], Rng(seed)))
        assert acted["frame"]["lamps"][seat] == 1
        if acted["frame"]["can_undo"]:
            page.ask("undo", seat=seat)
            asked(page, seat=seat, at=at)
            assert page.ask("poll")["frame"]["lamps"][seat] == 1
            return
    pytest.fail("nothing could be taken back")


def test_a_match_opens_again_after_what_the_lamp_was_asked_about_was_taken_back() -> None:
    """Also where nobody else has acted, so that the decision lies beyond all that is played."""
    opened_again = 0
    for seed, subject in ((seed, subject) for subject in SUBJECTS for seed in range(8)):
        match = start(subject.game, seed, **subject.opening)
        seat, page = match.state.to_act[0], Page()
        table = page.open(match, human(subject.game.seats(match.options)), seat)
        frame = page.ask("act", seat=seat, action=choice(table["frame"]["legal"], Rng(seed)))["frame"]
        if frame["can_undo"] and frame["legal"] is not None:
            asked(page, seat=seat, at=1)
            assert page.ask("undo", seat=seat)["frame"]["actions"] == 0
            again = page.ask("open", save=session().save()["text"], seats=[seat])
            assert again["frame"]["lamps"][seat] == 1
            opened_again += 1
    assert opened_again


@every_game
def test_in_play_it_shines_on_the_open_decision_of_a_person_in_front_of_it(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    seats = len(table["frame"]["controllers"])
    good: dict[str, Any] = {"seat": 0, "at": 0, "budget": 1000}
    wrong: dict[str, tuple[list[Any], str]] = {
        "seat": ([1, 2, -1, seats, None, True, "0", [], 0.0], "seat-hidden"),
        "at": ([-1, 1, None, True, "0", [], 0.0], "moment-unknown"),
        "budget": (NO_BUDGET, "request-unknown"),
    }
    for key, (values, code) in wrong.items():
        for value in values:
            assert page.code("analyse", **good | {key: value}) == code
    nobodys, hidden = wrong["seat"]
    assert {page.code("forecast", seat=value) for value in nobodys} == {hidden}
    page.look()
    assert page.code("analyse", **good) == page.code("forecast", seat=0) == "seat-hidden"
    page.look(0)
    frame = page.ask("act", seat=0, action=choice(table["frame"]["legal"], Rng(0)))["frame"]
    past = page.code("analyse", **good)
    assert past == ("match-in-play" if frame["legal"] else "not-your-turn")
    if frame["legal"] is None:
        assert page.code("analyse", **good | {"at": frame["actions"]}) == "not-your-turn"
        assert page.code("forecast", seat=0) == "not-your-turn"
    finish(page, page.look(0), Rng(1))
    last = len(session().match.actions)
    for seat in range(seats):
        assert page.code("analyse", **good | {"seat": seat, "at": last}) == "not-your-turn"


@every_game
def test_it_does_not_advise_who_decides_from_outside(subject: Subject) -> None:
    """He may be looked at from his seat, but it is no person's."""
    match = start(subject.game, 1, **subject.opening)
    seat = match.state.to_act[0]
    page = Page()
    page.open(match, human(subject.game.seats(match.options), (seat, EXTERNAL)), seat)
    assert page.code("analyse", seat=seat, at=0, budget=1000) == "seat-hidden"


@pytest.mark.at_length
@every_game
def test_afterwards_it_shines_everywhere_and_says_what_was_played(subject: Subject) -> None:
    """Uncounted; nothing is changed by it."""
    page, table = begin(subject, (1, "random"))
    finish(page, table, Rng(3))
    page.save = None
    page.look()
    match = session().match
    before = everything(match)
    states = [(now.state.copy(), now.state.decision) for now in match.replay()]
    step = max(1, len(match.actions) // 20)
    for at, (seat, move) in list(enumerate(match.actions))[::step]:
        answered = asked(page, seat=seat, at=at)
        choices, played = answered["choices"], answered["played"]
        assert choices[played]["action"] == match.game.action_data(match.game.decode(move))
        assert len(choices) <= SHOWN + (played == SHOWN)
        for other in range(len(table["frame"]["controllers"])):
            if other != seat and states[at][0].legal(other):
                is_known = asked(page, seat=other, at=at)["played"] is not None
                assert is_known == states[at][1].secret
    assert (page.save, everything(match)) == (None, before)
    assert not any(page.ask("poll")["frame"]["lamps"])


# ---- while it thinks -------------------------------------------------------------------------------------


@pytest.fixture
def dropped(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on no search comes to an end; grows with each that is dropped."""
    dropped: list[int] = []

    def endless(task: Any, worlds: int, rng: Rng, candidates: Any, *, drops: bool) -> Iterator[float]:
        try:
            while True:
                yield 0.5
        finally:
            dropped.append(worlds)

    monkeypatch.setattr("musketiere.analysis.search", endless)
    return dropped


@every_game
def test_a_question_is_dropped_when_it_no_longer_fits(subject: Subject, dropped: list[int]) -> None:
    """Whoever cancels, leaves, looks from elsewhere or acts; and when another match is opened."""
    page, table = begin(subject)

    def ask(**other: object) -> None:
        question = {"seat": 0, "at": 0, "budget": 0} | other
        answered = page.ask("analyse", **question)
        assert (answered["progress"], answered["choices"]) == (0.5, None)

    def drops(act: Callable[[], object], count: int = 1) -> None:
        before = len(dropped)
        act()
        assert len(dropped) == before + count

    ask()
    drops(ask, 0)
    drops(lambda: page.ask("cancel"))
    drops(lambda: page.ask("cancel"), 0)
    ask()
    drops(page.look)
    page.look(0, client="hint")
    ask(client="hint")
    drops(lambda: page.ask("leave", client="hint"))
    page.look(0)
    ask()
    drops(lambda: page.look(1, 0), 0)
    drops(lambda: page.look(1))
    page.look(0)
    ask()
    drops(lambda: page.ask("act", seat=0, action=choice(table["frame"]["legal"], Rng(0))))
    match = start(subject.game, 2, **subject.opening)
    seat = match.state.to_act[0]
    page.open(match, human(subject.game.seats(match.options)), seat)
    ask(seat=seat)
    drops(lambda: page.open(match, human(subject.game.seats(match.options))))


@every_secret_game
def test_a_question_stays_while_others_choose_in_secret(subject: Subject, dropped: list[int]) -> None:
    """It is about the same decision still; it ends with it."""
    page, table = begin(subject)
    seats = table["frame"]["decision"]["seats"]
    question = {"seat": 0, "at": 0, "budget": 0, "client": "hint"}
    page.look(0, client="hint")
    page.ask("analyse", **question)
    for seat in seats[1:]:
        page.ask("act", seat=seat, action=choice(page.look(seat)["frame"]["legal"], Rng(0)))
        assert page.ask("analyse", **question)["progress"] == 0.5
    assert dropped == []
    page.ask("act", seat=0, action=choice(page.look(0)["frame"]["legal"], Rng(0)))
    assert len(dropped) == 1


@every_game
def test_two_clients_ask_beside_each_other(subject: Subject) -> None:
    page, _ = begin(subject)
    page.look(0, client="hint")
    question: dict[str, Any] = {"seat": 0, "at": 0, "budget": 0}
    told: dict[str, list[float]] = {TABLE: [], "hint": []}
    while len(told["hint"]) < 2:
        for client, progress in told.items():
            progress.append(page.ask("analyse", **question, client=client)["progress"])
    assert told[TABLE] == told["hint"] == sorted(told["hint"])
    assert asked(page, **question | {"client": TABLE}) == asked(page, **question | {"client": "hint"})


@every_game
def test_a_search_that_fails_is_begun_anew(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not go on for ever without an answer."""

    def failing(task: Any, worlds: int, rng: Rng, candidates: Any, *, drops: bool) -> Iterator[float]:
        yield 0.5
        raise ArithmeticError

    page, _ = begin(subject)
    with monkeypatch.context() as patch:
        patch.setattr("musketiere.analysis.search", failing)
        for _ in range(2):
            assert page.ask("analyse", seat=0, at=0, budget=0)["progress"] == 0.5
            before = opened()
            assert page.ask("analyse", seat=0, at=0, budget=0)["error"]["code"] == "internal"
            assert before != opened()
    assert asked(page, seat=0, at=0)["choices"]


@every_game
def test_who_shares_a_device_is_not_told_what_another_was(subject: Subject) -> None:
    """As soon as the device is passed on, neither the answer nor its progress is there any more."""
    match = start(subject.game, 4, **subject.opening)
    seat = match.state.to_act[0]
    seats = subject.game.seats(match.options)
    page = Page()
    page.open(match, (HUMAN,) * seats, seat)
    page.ask("analyse", seat=seat, at=0, budget=0)
    for viewpoint in ([], [(seat + 1) % seats]):
        page.look(*viewpoint)
        assert page.code("analyse", seat=seat, at=0, budget=0) == "seat-hidden"
        assert session().clients[TABLE].analysis is None
