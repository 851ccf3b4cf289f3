"""Several clients follow one match, each from its own viewpoint and at its own pace; and what one of them asks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from musketiere.client import story_patch
from musketiere.core.game import Event, Seat
from musketiere.core.rng import Rng
from musketiere.players import LEVELS
from musketiere.requests import EXTERNAL, HUMAN
from tests.kit.page import TABLE, Page, as_told, begin, choice, human, patched, session
from tests.kit.play import everything, play, start
from tests.kit.subject import Subject
from tests.subjects import SECRET, SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
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
        kinds = st.sampled_from([HUMAN, HUMAN, EXTERNAL, "random", "rule_based", *LEVELS])
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
            question = {"seat": seat, "at": at}
            answered = self.page.ask("analyse", client=name, budget=data.draw(st.sampled_from([0, 50])), **question)
            assert everything(self.match) == before
            if "error" in answered:
                assert answered["error"]["code"] in {"seat-hidden", "not-your-turn", "moment-unknown", "match-in-play"}
            else:
                assert self.is_over or (seat in session().clients[name].seats and self.controllers[seat] == HUMAN)

    @rule(name=st.sampled_from(NAMES))
    def review(self, name: str) -> None:
        if name in self.page.stories:
            answered = self.page.ask("review", client=name, budget=5)
            assert ("error" not in answered) == self.is_over

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
    machine.TestCase().runTest()


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


@pytest.mark.at_length
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
            question = {"seat": (viewpoint or [0])[0], "budget": 0, "client": "onlooker"}
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


@every_game
def test_a_budget_is_a_number_of_milliseconds(subject: Subject) -> None:
    """Without one no thought is begun."""
    page = Page()
    page.open(start(subject.game), ("random",) * subject.game.seats(start(subject.game).options))
    for budget in NO_BUDGET:
        assert page.code("advance", budget=budget) == "request-unknown"
        assert session()._thinking is None
