"""Nothing that a client receives depends on what it may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.game import Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players import PLAYERS
from musketiere.requests import EXTERNAL, HUMAN, LONGEST_BUDGET
from tests.kit.page import TABLE, Page, as_told, choice, human, scripted, session
from tests.kit.play import play
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
SEEDS = st.integers(0, 2**32)
FEW = settings().max_examples // 3
"""Of whole matches, in which much is asked."""
UNTOLD = {"seed", "player_seed", "record", "save"}


class Witness:
    """Keeps every body that reaches who may know what the viewer may know, in a match that several follow at once.

    The viewer and a spectator have clients of their own; the device at the table goes from hand to hand, and what it is
    answered is kept while it lies there for all to see and while the viewer has it.
    """

    def __init__(self, match: Match, others: dict[Seat, str], viewer: Seat | None) -> None:
        self.match, self.others, self.viewer = match, others, viewer
        self.seats = match.game.seats(match.options)
        self.page = Page()
        self.told: list[str] = []
        fresh = Match(match.game, seed=match.seed, position=match.position)
        self.page.open(fresh, human(self.seats, *others.items()))
        self.told.append(self.page.body)
        self.hear("follow", client="viewer", seats=[viewer])

    def hear(self, op: str, **body: object) -> Any:
        """Asks, and keeps the answer."""
        answered = self.page.ask(op, **body)
        self.told.append(self.page.body)
        return answered

    def follow_all(self) -> list[str]:
        """The whole match; ends early where a script does not go by the order in which computers are let decide."""
        for seat, move in self.match.actions:
            action = self.match.game.action_data(self.match.game.decode(move))
            controller = self.others.get(seat, HUMAN)
            if controller == EXTERNAL:
                assert self.page.ask("pending", seat=seat)["legal"] is not None
                self.hear("decide", seat=seat, action=action)
            elif controller != HUMAN:
                if session().next_computer() != seat:
                    break
                self.hear("advance", client="viewer", budget=0)
                self.hear("advance", client="viewer", budget=LONGEST_BUDGET)
            else:
                self.let_act(seat, action)
            self.ask_around()
        return self.told

    def let_act(self, seat: Seat, action: object) -> None:
        """A person takes the device, acts, perhaps takes it back and acts again, and passes it on."""
        ask = self.hear if seat == self.viewer else self.page.ask
        ask("follow", seats=[seat])
        acted = ask("act", seat=seat, action=action)
        assert "error" not in acted
        if acted["frame"]["can_undo"]:
            self.hear("poll", client="viewer")
            ask("undo", seat=seat)
            self.hear("poll", client="viewer")
            ask("act", seat=seat, action=action)
        if seat != self.viewer:  # what it takes away is what that seat knew
            self.page.look()
            assert self.page.told() == as_told(session().match, None)

    def ask_around(self) -> None:
        """What anybody may ask at any time."""
        self.hear("follow", seats=[])
        self.hear("poll")
        self.hear("poll", client="viewer")
        assert self.page.told("viewer") == as_told(session().match, self.viewer)
        self.hear("follow", client="late", seats=[])
        self.hear("follow", client="late", seats=[self.viewer])
        self.hear("leave", client="late")
        self.hear("record")
        self.hear("shares")
        self.hear("moments")
        self.hear("seek", client="viewer", at=0)
        if len(self.seats_of_people()) > 1:  # who plays alone may give his own cards away
            self.hear("share", what="deal", names=True)
            self.hear("share", what="match", names=True)
        if self.viewer is None:
            return
        self.hear("act", client="viewer", seat=self.viewer, action={"type": "none"})
        if not session().match.can_undo(self.viewer):
            self.hear("undo", client="viewer", seat=self.viewer)
        self.hear("act", client="viewer", seat=(self.viewer + 1) % self.seats, action={"type": "none"})
        actions = len(session().match.actions)
        for seat in (self.viewer, (self.viewer + 1) % self.seats):
            for at in {actions, actions // 2}:
                if actions % 4 == 0:  # they take as long as a hundred other questions
                    self.hear("forecast", client="viewer", seat=seat)
                    self.hear("analyse", client="viewer", budget=LONGEST_BUDGET, seat=seat, at=at)
                self.hear("branch", client="viewer", seat=seat, at=at, names=[])
        self.hear("review", client="viewer", budget=LONGEST_BUDGET)
        self.hear("solve", client="viewer", action={"type": "none"})

    def seats_of_people(self) -> list[Seat]:
        return [seat for seat in range(self.seats) if seat not in self.others]


@pytest.mark.at_length
@every_game
@given(seed=SEEDS, actions=st.integers(1, 36))
@settings(max_examples=FEW, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_bodies_are_the_same_when_only_hidden_things_differ(subject: Subject, seed: int, actions: int) -> None:
    """Two matches that look the same to the viewer: byte for byte the same answers, whoever decides the other seats."""
    rng = Rng(seed)
    truth = play(subject.prepare(rng), rng, actions)
    seats = subject.game.seats(truth.options)
    viewer = None if seed % 5 == 0 else seed % seats
    drawn = {seat: (HUMAN, "script", EXTERNAL)[rng.below(3)] for seat in range(seats) if seat != viewer}
    others = {seat: controller for seat, controller in drawn.items() if controller != HUMAN}
    other = subject.disguise(truth, viewer, Rng(seed + 1))
    if other is None or truth.state.outcome is not None:
        return  # then the record tells everything
    assert other.text() != truth.text()
    told = []
    for match in (truth, other):
        with patch.dict(PLAYERS, script=scripted(match.actions)):
            told.append(Witness(match, others, viewer).follow_all())
    assert told[0] == told[1]


def named(text: str, subject: Subject) -> set[str]:
    """All cards that JSON names, of those that can be hidden."""
    return set(re.findall(subject.card, text))


def audit(page: Page, subject: Subject, client: str, body: Any, knows: Callable[[Seat | None], set[str]]) -> None:
    """Looks into the last body and into the story it leads to: which cards do they name, and may the client know them
    in this deal? `knows`: what may be known at a seat, now."""
    current, text = session(), page.body
    assert str(current.player_seed) not in text
    assert current.shares is not None
    summary = json.dumps(page.save["summary"])
    for secret in (str(current.match.seed), current.shares.table, *current.shares.shares):
        assert secret not in text
        assert secret not in summary
    update = body.get("update", body)
    if "story" not in update:
        assert not named(json.dumps(update), subject)
        return
    story, seats = page.told(client), current.clients[client].seats
    patch = update["story"]
    kept = len(story) - len(patch["events"])
    placed = [*patch["inserted"], *patch["changed"]]
    assert len(story) == len(current.match.events)
    assert story[kept:] == patch["events"]
    assert all(story[one["at"]] == one["event"] for one in placed)
    begun = max((at for at, event in enumerate(story) if event["type"] == subject.deal), default=0)
    new = [one["event"] for one in placed if one["at"] >= begun]  # the rest has been looked at when it was told
    told = json.dumps([update["frame"], new, story[max(begun, kept) :]])
    assert not any(f'"{key}":' in told for key in UNTOLD | subject.untold)
    assert named(told, subject) <= set().union(*map(knows, seats))
    assert story[begun:] == as_told(current.match, seats[0], begun)


@pytest.mark.at_length
@pytest.mark.parametrize(
    ("subject", "name"), [(subject, name) for subject in SUBJECTS for name in subject.showcase], ids=str
)
def test_no_body_names_a_card_its_client_may_not_know(subject: Subject, name: str) -> None:
    """Whole matches with several people and computers; every body is searched for cards and seeds.

    They are dealt from the shares of three devices. Beside the device that goes from hand to hand there is a guest, who
    looks from anywhere a person sits, from several seats at once, or leaves.
    """
    rng, options = Rng(name), subject.showcase[name]
    seats = subject.game.seats(subject.game.parse_options(options))
    controllers = [HUMAN, *(("random", HUMAN)[rng.below(2)] for _ in range(seats - 1))]
    people = [seat for seat in range(seats) if controllers[seat] == HUMAN]
    page, names = Page(), [f"name {seat}" for seat in range(seats)]

    @cache
    def known(seat: Seat | None, actions: tuple[object, ...]) -> set[str]:
        return subject.known(session().match, seat)

    def knows(seat: Seat | None) -> set[str]:
        return known(seat, tuple(session().match.actions))

    def ask(op: str, client: str = TABLE, **body: object) -> Any:
        answered = page.ask(op, client=client, **body)
        audit(page, subject, client, answered, knows)
        return answered

    shares = {"table": "leaky-table", "shares": [letter * 21 + "A" for letter in "KLM"]}
    table = ask("start", game=subject.game.id, options=options, controllers=controllers, names=names, shares=shares)
    while table["frame"]["outcome"] is None:
        asked = [seat for seat in table["frame"]["decision"]["seats"] if controllers[seat] == HUMAN]
        if asked and rng.below(4):
            seat = asked[rng.below(len(asked))]
            legal = ask("follow", seats=[seat])["frame"]["legal"]
            table = ask("act", seat=seat, action=choice(legal, rng))
        elif rng.below(4):
            table = ask("advance", budget=rng.below(2)).get("update", table)
        else:
            ask("record")
            ask("shares")
            ask("seek", at=0)
            if len(people) > 1:
                ask("share", what=("deal", "match")[rng.below(2)], names=True)
            ask("undo", seat=rng.below(seats))
            table = ask("follow", seats=[])
            rng.shuffle(people)
            ask("follow", "guest", seats=people[: rng.below(len(people) + 1)])
            if not rng.below(4):
                ask("leave", "guest")
        if "guest" in page.stories:
            ask("poll", "guest")
    for seats_ in ([], [0]):
        ask("follow", seats=seats_)
