"""Several clients follow one match, each from its own viewpoint and at its own pace; and what one of them asks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from musketiere.client import story_patch
from musketiere.core.game import Event, Seat
from musketiere.core.rng import Rng
from musketiere.players import LEVELS, PLAYERS
from musketiere.players.player import Thought
from musketiere.players.random_player import RandomPlayer
from musketiere.requests import EXTERNAL, HUMAN
from tests.conftest import IN_PYODIDE
from tests.kit.page import TABLE, Page, as_told, begin, choice, deliberate, finish, human, patched, session
from tests.kit.play import everything, play, start, think
from tests.kit.subject import Subject
from tests.subjects import SECRET, SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge")
NAMES = ("table", "guest", "board", "hint")
NO_BUDGET: list[Any] = ["1", None, True, [], {}, float("nan"), float("inf"), 10**400]


# ---- what a client is told -------------------------------------------------------------------------------

VALUES = st.integers(0, 2)
EVENTS = st.builds(
    lambda own, all_: Event(
        {"type": "x", "value": all_}, {seat: {"type": "x", "value": value} for seat, value in own.items()}
    ),
    st.dictionaries(st.integers(0, 1), VALUES, max_size=2),
    VALUES,
)


STORIES = st.lists(EVENTS, max_size=6)
VIEWPOINTS = st.sampled_from([None, 0, 1])


@given(told=STORIES, story=STORIES, was=VIEWPOINTS, seat=VIEWPOINTS)
def test_a_patch_leads_from_any_story_to_any_other(
    told: list[Event], story: list[Event], was: Seat | None, seat: Seat | None
) -> None:
    plain: list[Any] = [event.seen_by(was) for event in told]
    assert patched(plain, story_patch(told, was, story, seat)) == [event.seen_by(seat) for event in story]


@given(told=STORIES, story=STORIES, was=VIEWPOINTS, seat=VIEWPOINTS)
def test_a_patch_tells_no_more_than_the_two_stories(
    told: list[Event], story: list[Event], was: Seat | None, seat: Seat | None
) -> None:
    """It is the same whatever else the events hold that neither viewpoint sees."""

    def bare(event: Event, viewer: Seat | None) -> Event:
        return Event(event.seen_by(viewer))

    seen = [bare(event, was) for event in told], [bare(event, seat) for event in story]
    assert story_patch(told, was, story, seat) == story_patch(seen[0], was, seen[1], seat)


@given(told=STORIES, more=STORIES, choices=st.data())
def test_what_comes_in_between_is_put_there_and_told_once(
    told: list[Event], more: list[Event], choices: st.DataObject
) -> None:
    """Secret choices come in seat order: nothing that is known is sent again."""
    story = [*told]
    for event in more:
        story.insert(choices.draw(st.integers(0, len(story))), event)
    patch = story_patch(told, 0, story, 0)
    assert (patch["keep"], patch["changed"]) == (len(told), [])
    assert len(patch["inserted"]) + len(patch["events"]) == len(more)


# ---- several at once -------------------------------------------------------------------------------------


class Following(RuleBasedStateMachine):
    """People, computers and somebody outside play; four clients join, look from here and there, and leave."""

    subject: Subject

    @initialize(seed=st.integers(0, 2**32), actions=st.sampled_from([0, 3, 40, 400, None]), data=st.data())
    def open(self, seed: int, actions: int | None, data: st.DataObject) -> None:
        self.match = play(start(self.subject.game, seed, **self.subject.opening), Rng(seed), actions)
        self.seats = self.subject.game.seats(self.match.options)
        kinds = st.sampled_from([HUMAN, HUMAN, EXTERNAL, *LEVELS])
        self.controllers = (HUMAN, *(data.draw(kinds) for _ in range(1, self.seats)))
        self.page = Page()
        self.page.open(self.match, self.controllers)
        self.match = session().match
        self.rng = Rng(seed)

    # ---- who follows -----------------------------------------------------------------------------

    @rule(name=st.sampled_from(NAMES), data=st.data())
    def follow(self, name: str, data: st.DataObject) -> None:
        open_to = [*range(self.seats)] if self.is_over else [seat for seat in range(self.seats) if self.is_seen(seat)]
        seats = data.draw(st.lists(st.sampled_from(open_to), unique=True, max_size=3))
        spectator = [None] if data.draw(st.booleans()) else []
        self.hear(name, self.page.look(*spectator, *seats, client=name))

    @rule(name=st.sampled_from(NAMES))
    def leave(self, name: str) -> None:
        if name != TABLE and name in self.page.stories:
            assert self.page.ask("leave", client=name) == {}
            assert self.page.code("poll", client=name) == "unknown-client"

    @rule(name=st.sampled_from(NAMES))
    def poll(self, name: str) -> None:
        if name in self.page.stories:
            self.hear(name, self.page.ask("poll", client=name))
            again = self.page.ask("poll", client=name)["story"]
            count = len(self.page.told(name))
            assert again == {"keep": count, "changed": [], "inserted": [], "events": []}

    @rule(name=st.sampled_from(NAMES), data=st.data())
    def seek(self, name: str, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.match.actions)))
        if name in self.page.stories and self.is_over:
            self.hear(name, self.page.ask("seek", client=name, at=at))

    # ---- who decides -----------------------------------------------------------------------------

    @rule(name=st.sampled_from(NAMES))
    def act(self, name: str) -> None:
        """A client acts for whom it looks from, if it knows how things stand; for nobody else."""
        for seat in range(self.seats):
            action = self.legal(seat)
            if action is None or name not in self.page.stories:
                continue
            answered = self.page.ask("act", client=name, seat=seat, action=action)
            if "error" not in answered:
                assert self.controllers[seat] == HUMAN
                assert seat in session().clients[name].seats
                return self.hear(name, answered)
            assert answered["error"]["code"] in {"seat-not-yours", "client-behind"}
        return None

    @rule(name=st.sampled_from(NAMES))
    def undo(self, name: str) -> None:
        for seat in range(self.seats):
            if name in self.page.stories and self.match.can_undo(seat):
                answered = self.page.ask("undo", client=name, seat=seat)
                if "error" not in answered:
                    return self.hear(name, answered)
        return None

    @rule(name=st.sampled_from(NAMES), budget=st.sampled_from([0, 1000]))
    def advance(self, name: str, budget: int) -> None:
        if name in self.page.stories:
            answered = self.page.ask("advance", client=name, budget=budget)
            if "update" in answered:
                self.hear(name, answered["update"])
            else:
                assert len(self.page.body) < 60

    @rule()
    def decide(self) -> None:
        for seat in range(self.seats):
            action = self.legal(seat)
            if action is not None and self.controllers[seat] == EXTERNAL:
                assert self.page.ask("decide", seat=seat, action=action) == {}
                return

    @rule(name=st.sampled_from(NAMES), data=st.data())
    def analyse(self, name: str, data: st.DataObject) -> None:
        seat, at = data.draw(st.integers(0, self.seats - 1)), data.draw(st.integers(0, len(self.match.actions)))
        if name in self.page.stories:
            before = everything(self.match)
            question = {"seat": seat, "at": at, "level": "random", "seed": 1}
            answered = self.page.ask("analyse", client=name, budget=data.draw(st.sampled_from([0, 50])), **question)
            assert everything(self.match) == before
            if "error" in answered:
                assert answered["error"]["code"] in {"seat-hidden", "not-your-turn"}
            else:
                assert self.is_over or seat in session().clients[name].seats

    # ---- below -----------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.match.state.outcome is not None

    def is_seen(self, seat: Seat) -> bool:
        return self.controllers[seat] in (HUMAN, EXTERNAL)

    def legal(self, seat: Seat) -> Any:
        """One of its legal actions, as the page would send it; None if it has none."""
        legal = self.match.state.legal(seat)
        game = self.subject.game
        return game.action_data(game.decode(legal[self.rng.below(len(legal))])) if legal else None

    def hear(self, name: str, update: Any) -> None:
        """It is told its story, whole and from where it looks; the frame is of the same moment."""
        assert "error" not in update
        client, frame = session().clients[name], update["frame"]
        end = None if client.at is None else self.page.ask("moments")["events"][client.at]
        assert frame["viewer"] == client.viewer
        assert frame["actions"] == (self.match.count(client.seats) if client.at is None else client.at)
        assert self.page.told(name) == as_told(self.match, client.viewer, 0, end)


@every_game
def test_clients_follow_whatever_happens(subject: Subject) -> None:
    machine: Any = type("Machine", (Following,), {"subject": subject})
    case = machine.TestCase()
    case.settings = settings(max_examples=10 if IN_PYODIDE else 30)
    case.runTest()


@every_secret_game
def test_whoever_was_first_the_choices_stand_in_seat_order(subject: Subject) -> None:
    """The last seat chooses first: that is told at once, and what comes before it is put there."""
    page, table = begin(subject)
    page.look(client="board")
    seats = table["frame"]["decision"]["seats"]
    start = len(page.told())
    for seat in reversed(seats):
        before = page.told()
        legal = page.look(seat)["frame"]["legal"]
        page.ask("act", seat=seat, action=choice(legal, Rng(seat)))
        page.look()
        patch = page.ask("poll", client="board")["story"]
        new = [placed["event"] for placed in patch["inserted"]] + patch["events"]
        assert (patch["keep"], patch["changed"]) == (len(before), [])
        assert new[0]["seat"] == seat
        choices = page.told("board")[start : start + len(seats) - seats.index(seat)]
        assert [event["seat"] for event in choices] == sorted(seats)[seats.index(seat) :]
    assert page.told("board") == page.told() == as_told(session().match, None)


@every_game
def test_the_curtain_takes_away_and_gives_back_what_one_seat_knows(subject: Subject) -> None:
    """Behind it and in front of it again: only the events that differ are sent."""
    match = play(start(subject.game, 3, **subject.opening), Rng(3), 30)
    page = Page()
    page.open(match, human(subject.game.seats(match.options)), 0)
    mine, all_ = match.story(0), match.story(None)
    differing = [at for at, (own, public) in enumerate(zip(mine, all_, strict=True)) if own != public]
    for seats in ([], [0]):
        patch = page.look(*seats)["story"]
        assert [placed["at"] for placed in patch["changed"]] == differing
        assert (patch["keep"], patch["inserted"], patch["events"]) == (len(mine), [], [])


@every_game
def test_what_somebody_puts_together_is_counted_for_nobody_else(subject: Subject) -> None:
    """Until it takes effect, and if it is taken back: only the views say whether there is something."""
    match, rng, quiet = start(subject.game, 8, **subject.crowded), Rng(8), 0
    seats = range(subject.game.seats(match.options))
    page = Page()
    page.open(match, human(len(seats)))
    match = session().match

    def onlookers() -> list[Any]:
        """What each is told who has nothing to decide, and which moments he may ask about."""
        told: list[Any] = []
        for viewpoint in ([], *([seat] for seat in seats if not match.state.legal(seat))):
            update = page.look(*viewpoint, client="onlooker")
            count = update["frame"]["actions"]
            question = {"seat": (viewpoint or [0])[0], "level": "random", "seed": 1, "budget": 0, "client": "onlooker"}
            del update["frame"]["view"]
            told += [update, *(page.ask("analyse", at=count + more, **question) for more in (0, 1))]
        return told

    for _ in range(60):
        decision, events = match.state.decision, len(match.events)
        if decision is None:
            break
        seat = decision.seats[rng.below(len(decision.seats))]
        page.look(None, client="onlooker")
        before = onlookers()
        own = page.ask("act", seat=seat, action=choice(page.look(seat)["frame"]["legal"], rng))["frame"]
        assert own["actions"] == match.count([seat, None])
        if len(match.events) == events and match.state.decision == decision:
            quiet += 1
            assert own["actions"] == len(match.actions)
            page.look(None, client="onlooker")
            assert onlookers() == before
            if own["can_undo"] and rng.below(2):
                page.ask("undo", seat=seat)
                page.look(None, client="onlooker")
                assert onlookers() == before
    assert (quiet > 4) == (subject.game.id == "mousquetaires_du_roy")


# ---- what a client asks ----------------------------------------------------------------------------------


def asked(page: Page, budget: int = 0, client: str = TABLE, **question: object) -> Any:
    """The answer to a question, however many slices it takes; or the refusal."""
    progress = -1.0
    while True:
        answered = page.ask("analyse", client=client, budget=budget, **({"level": "rule_based", "seed": 5} | question))
        if "error" in answered or answered["action"] is not None:
            return answered
        assert progress <= answered["progress"] < 1
        assert len(page.body) < 60
        progress = answered["progress"]


@every_game
def test_a_moment_of_before_is_thought_about_as_it_was_then(subject: Subject) -> None:
    """In play from the own seat, afterwards from any: the same answer as then, and nothing is changed by it."""
    page, table = begin(subject, (1, "random"))
    page.look(0)
    then: list[tuple[int, Any]] = []
    rng = Rng(2)
    while table["frame"]["outcome"] is None:
        frame = page.look(0)["frame"]
        settled = session().match.settled == frame["actions"]  # where others have chosen before, they are put in order
        if frame["legal"] is not None and settled and len(then) < 12:
            then.append((frame["actions"], asked(page, seat=0, at=frame["actions"])))
            assert then[-1][1]["progress"] == 1
        if len(then) == 6:
            assert [asked(page, seat=0, at=at) for at, _ in then] == [answer for _, answer in then]
        people = [seat for seat in frame["decision"]["seats"] if seat != 1]
        if people:
            legal = page.look(people[0])["frame"]["legal"]
            table = page.ask("act", seat=people[0], action=choice(legal, rng))
        else:
            table = page.think()
    page.save = None
    page.look()
    before = everything(session().match)
    assert [asked(page, seat=0, at=at) for at, _ in then] == [answer for _, answer in then]
    assert len(then) > 3
    seats = {seat: at for at, (seat, _) in enumerate(session().match.actions)}
    for seat, at in seats.items():
        assert asked(page, seat=seat, at=at)["action"] is not None
    assert (page.save, everything(session().match)) == (None, before)


@every_game
def test_the_same_question_has_one_answer(subject: Subject) -> None:
    """From the view and the seed alone: whatever is hidden, whatever the seed of the players, in slices or at once."""
    for seed in range(12):
        truth = play(subject.prepare(Rng(seed)), Rng(seed), seed)
        if truth.state.outcome is not None:
            continue
        seat = truth.state.to_act[0]
        matches = [truth, subject.disguise(truth, seat, Rng(seed + 1)) or truth]
        at = len(truth.actions)
        answers = []
        for match in matches:
            page = Page()
            page.open(match, human(subject.game.seats(match.options)), seat)
            answers += [asked(page, seat=seat, at=at, budget=budget, level=LEVELS[seed % 2]) for budget in (0, 1000)]
        move = think(subject.game, LEVELS[seed % 2], subject.game.view(truth.state, seat), "analysis 5")
        expected = subject.game.action_data(subject.game.decode(move))
        assert answers == [{"progress": 1, "action": expected}] * 4


@every_game
def test_questions_go_on_beside_each_other_and_beside_the_players(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PLAYERS, "slow", deliberate(4))
    monkeypatch.setattr("musketiere.session.LEVELS", ("slow",))
    page, table = begin(subject, (1, "slow"))
    page.look(0, client="hint")
    question: dict[str, Any] = {"seat": 0, "at": 0, "level": "slow", "seed": 1, "budget": 0}
    for number in range(4):
        for client in (TABLE, "hint"):
            assert page.ask("analyse", **question, client=client)["progress"] == number / 4
        if table["frame"]["decision"]["secret"]:
            assert page.ask("advance", budget=0)["thinking"]["progress"] == number / 4
    assert page.ask("analyse", **question)["action"] is not None
    assert page.ask("analyse", **question)["progress"] == 0
    assert page.ask("analyse", **question, client="hint")["action"] is not None


@every_game
def test_a_question_is_dropped_when_it_no_longer_fits(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever cancels, leaves, looks from elsewhere, asks otherwise, acts, or takes back what was asked about."""
    dropped: list[int] = []

    class Slow(RandomPlayer):
        def think(self, view: Any, rng: Rng) -> Thought:
            try:
                while True:
                    yield 0.5
            finally:
                dropped.append(view.seat)

    monkeypatch.setitem(PLAYERS, "slow", Slow)
    monkeypatch.setattr("musketiere.session.LEVELS", ("slow", "random"))
    page, table = begin(subject)

    def ask(**other: object) -> None:
        question = {"seat": 0, "at": 0, "level": "slow", "seed": 1, "budget": 0} | other
        assert page.ask("analyse", **question) == {"progress": 0.5, "action": None}

    ask()
    ask()
    assert dropped == []
    page.ask("cancel")
    page.ask("cancel")
    assert len(dropped) == 1
    ask()
    ask(seed=2)
    assert len(dropped) == 2
    page.look()
    assert len(dropped) == 3
    page.look(0, client="hint")
    ask(client="hint")
    page.ask("leave", client="hint")
    assert len(dropped) == 4
    page.look(0)
    ask()
    acted = page.ask("act", seat=0, action=choice(table["frame"]["legal"], Rng(0)))
    assert len(dropped) == 5
    ask()
    if acted["frame"]["can_undo"]:
        page.ask("undo", seat=0)
        assert len(dropped) == 5
    page.open(start(subject.game, 2, **subject.opening), human(subject.game.seats(session().match.options)))
    assert len(dropped) == 6


@every_game
def test_questions_that_are_not_answered(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    seats = len(table["frame"]["controllers"])
    good: dict[str, Any] = {"seat": 0, "at": 0, "level": "random", "seed": 1, "budget": 1000}
    wrong: dict[str, tuple[list[Any], str]] = {
        "seat": ([1, 2, -1, seats, None, True, "0", [], 0.0], "seat-hidden"),
        "at": ([-1, 1, None, True, "0", [], 0.0], "moment-unknown"),
        "level": (["oracle", "lesson", HUMAN, EXTERNAL, None, 1, [], {}], "unknown-player"),
        "seed": (["1", None, 1.5, True, []], "request-unknown"),
        "budget": (NO_BUDGET, "request-unknown"),
    }
    for key, (values, code) in wrong.items():
        for value in values:
            assert page.code("analyse", **good | {key: value}) == code
    page.look()
    assert page.code("analyse", **good) == "seat-hidden"
    finish(page, table, Rng(1))
    last = len(session().match.actions)
    for seat in range(seats):
        assert page.code("analyse", **good | {"seat": seat, "at": last}) == "not-your-turn"


@every_game
def test_a_budget_is_a_number_of_milliseconds(subject: Subject) -> None:
    """Without one no thought is begun."""
    page = Page()
    page.open(start(subject.game), ("random",) * subject.game.seats(start(subject.game).options))
    for budget in NO_BUDGET:
        assert page.code("advance", budget=budget) == "request-unknown"
        assert session()._thinking is None


@every_game
def test_a_thought_that_fails_is_begun_anew(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not go on for ever without an answer."""

    class Failing(RandomPlayer):
        def think(self, view: Any, rng: Rng) -> Thought:
            yield 0.5
            raise ArithmeticError

    monkeypatch.setitem(PLAYERS, "failing", Failing)
    monkeypatch.setattr("musketiere.session.LEVELS", ("failing",))
    match = start(subject.game, 1, **subject.opening)
    page, seat = Page(), match.state.to_act[0]
    page.open(match, human(subject.game.seats(match.options), (seat, "failing")))
    for _ in range(2):
        assert "thinking" in page.ask("advance", budget=0)
        assert page.ask("advance", budget=0)["error"]["code"] == "internal"
    page.open(match, human(subject.game.seats(match.options)), seat)
    question: dict[str, Any] = {"seat": seat, "at": 0, "level": "failing", "seed": 1, "budget": 0}
    for _ in range(2):
        assert page.ask("analyse", **question) == {"progress": 0.5, "action": None}
        assert page.ask("analyse", **question)["error"]["code"] == "internal"
