"""Players of visitors at an ordinary match: asked as in a tournament, known to nobody else, kept with the match."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere import bridge
from musketiere.core.game import Seat
from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.requests import EXTERNAL, HUMAN, LONGEST_SOURCE, OwnPlayer
from musketiere.school import seated
from musketiere.school.host import Host
from musketiere.school.question import Answer, Asked
from musketiere.session import Session
from tests.kit.subject import Subject
from tests.school.kit import FIRST, SHORT, choosing, source
from tests.subjects import SUBJECTS
from tests.test_fairness import in_disguise

every_game = pytest.mark.parametrize("game", SHORT)
ONE: Final = {"name": "Fabien", "text": FIRST}


def whole(op: str, **body: object) -> Any:
    return json.loads(bridge.answer(json.dumps({"op": op, "body": body})))


def ask(op: str, **body: object) -> Any:
    return whole(op, **body)["body"]


def start(game: str, *players: Mapping[str, str] | str) -> Any:
    """A match at which visitors' players sit, and others by their id. Its save too."""
    options, seats = SHORT[game], len(players)
    if "players" in options:
        options = {**options, "players": seats}
    return whole(
        "start",
        game=game,
        options=options,
        controllers=[one if isinstance(one, str) else "external" for one in players],
        names=[f"Seat {seat}" for seat in range(seats)],
        players=[None if isinstance(one, str) else one for one in players],
        client="table",
        seats=[],
    )


def seats_of(game: str) -> int:
    return GAMES[game].seats(GAMES[game].parse_options(SHORT[game]))


class Sandboxes:
    """As the page has them: one for each seat, asked in turn."""

    def __init__(self) -> None:
        self.hosts: dict[int, Host] = {}
        self.asked: list[tuple[int, Asked]] = []
        self.replies: list[Any] = []

    def put(self, question: Any, said: Mapping[str, object] | None = None) -> Any:
        seat, packed = question["seat"], base64.b64decode(question["packed"])
        self.asked.append((seat, Asked.unpacked(packed)))
        if question["anew"] or seat not in self.hosts:
            player = ask("visitors")["players"][seat]
            self.hosts[seat] = Host(source(player["text"], player["name"]))
        line = self.hosts[seat].answer(packed)
        said = said or {"line": line, "seconds": 0.01, "begun": True}
        self.replies.append(whole("reply", client="table", said=said))
        return self.replies[-1]["body"]

    def play(self, most: int = 10_000, said: Iterable[Mapping[str, object] | None] = ()) -> Any:
        """Plays until the match is over, a person must decide, or so many questions were asked: the last update."""
        given, update, questions = iter(said), None, 0
        while questions < most:
            advanced = ask("advance", client="table", budget=1000)
            if advanced == {}:
                break
            if "own" in advanced:
                question = ask("question")
                assert question["seat"] == advanced["own"]
                update = self.put(question, next(given, None))["update"]
                questions += 1
            else:
                update = advanced.get("update", update)
        return update


@every_game
def test_it_plays_a_match_to_its_end_beside_ours(game: str) -> None:
    start(game, ONE, *["random"] * (seats_of(game) - 1))
    sandboxes = Sandboxes()
    update = sandboxes.play()
    assert update["frame"]["outcome"]
    assert {reply["body"]["fault"] for reply in sandboxes.replies} == {""}
    assert {seat for seat, _ in sandboxes.asked} == {0}
    assert [asked.begins is not None for _, asked in sandboxes.asked].count(True) == 1
    events = [event for _, asked in sandboxes.asked for event in asked.events]
    story = ask("follow", client="all", seats=[0])["story"]["events"]
    assert events == story[: len(events)], "all of it, once, in its order"


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 36))
def test_nothing_it_is_asked_depends_on_what_its_seat_cannot_see(subject: Subject, seed: int, actions: int) -> None:
    """Byte for byte."""
    for truth, other, seat in in_disguise(subject, seed, actions, deciding=True):
        decision = truth.state.decision
        if decision is None or not (decision.secret or seat == decision.seats[0]):
            continue  # of several that may decide openly the first one is asked
        others = HUMAN if decision.secret else EXTERNAL
        asked = [asked_at(match, seat, others) for match in (truth, other)]
        assert asked[0] == asked[1]
        assert asked[0]["seat"] == seat


def asked_at(match: Match, seat: Seat | None, others: str) -> Any:
    """What its player is asked."""
    controllers = [EXTERNAL if one == seat else others for one in range(match.game.seats(match.options))]
    own = tuple(OwnPlayer("first", FIRST) if one == EXTERNAL else None for one in controllers)
    session = Session(match, ("",) * len(controllers), tuple(controllers), 1, players=own)
    return seated.question(session, {})


def test_who_decides_in_secret_learns_from_nobody_who_has_decided_before() -> None:
    """Not from the story: the view says who has handed something in, as it does to everybody."""
    start("musketiere", "human", ONE)
    ask("follow", client="table", seats=[0])
    frame = ask("poll", client="table")["frame"]
    assert frame["decision"]["secret"]
    assert frame["decision"]["seats"] == [0, 1]
    before = opened().match.settled_events
    assert act(0)["frame"]["decision"]["seats"] == [1]
    asked = Asked.unpacked(base64.b64decode(ask("question")["packed"]))
    assert asked.events == tuple(event.seen_by(1) for event in before)
    assert asked.view == opened().match.game.view(opened().match.state, 1)
    assert len(opened().match.events) == len(before) + 1


def act(place: int) -> Any:
    """A person at seat 0 does one of what is legal."""
    match = opened().match
    move = sorted(match.state.legal(0))[place]
    return ask("act", client="table", seat=0, action=match.game.action_data(match.game.decode(move)))


def test_while_it_is_in_play_nobody_looks_from_its_seat_or_decides_there() -> None:
    start("musketiere", "human", ONE)
    assert ask("follow", client="table", seats=[1])["error"]["code"] == "seat-hidden"
    assert ask("pending", seat=1)["error"]["code"] == "seat-not-external"
    assert ask("decide", seat=1, action={})["error"]["code"] == "seat-not-external"
    assert ask("act", client="table", seat=1, action={})["error"]["code"] == "seat-not-yours"
    assert ask("share", what="match", names=True)["error"]["code"] == "share-external"


def fault(kind: str, line: int = 0) -> str:
    return json.dumps({"move": None, "fault": kind, "text": "oh", "line": line, "printed": ""})


@pytest.mark.parametrize(
    ("line", "begun", "kind", "anew"),
    [
        (fault("raised", 3), True, "raised", False),
        (fault("illegal"), True, "illegal", False),
        (None, True, "move-time", True),
        ("", True, "died", True),
        ("{", True, "garbled", True),
        (json.dumps({"move": 10**9, "fault": "", "text": "", "line": 0, "printed": ""}), True, "garbled", False),
        (fault("raised", 1), False, "died", True),
        (None, False, "start-time", True),
    ],
)
def test_by_a_fault_chance_decides_and_the_match_goes_on(line: str | None, begun: bool, kind: str, anew: bool) -> None:
    """As in a tournament; and by the same chance, should the same happen again."""
    played = []
    for _ in range(2):
        save = start("musketiere", ONE, "random")["save"]
        match = Session.load(seeded(save["text"])).match
        bridge._session = Session.load(seeded(save["text"]))
        ask("follow", client="table", seats=[])
        sandboxes = Sandboxes()
        ask("advance", client="table", budget=1000)
        replied = sandboxes.put(ask("question"), {"line": line, "seconds": 1, "begun": begun})
        assert (replied["seat"], replied["player"], replied["fault"]) == (0, "Fabien", kind)
        assert replied["line"] == (3 if kind == "raised" else 1 if not begun and line else 0)
        assert "save" in sandboxes.replies[-1]
        [(seat, move)] = opened().match.actions
        assert seat == 0
        assert move in match.state.legal(0)
        played.append(move)
        update = sandboxes.play()
        assert update["frame"]["outcome"]
        again = sandboxes.asked[1][1]
        assert (again.begins is not None) is anew, "who is lost is told all again"
        if anew:
            assert again.events[: len(sandboxes.asked[0][1].events)] == sandboxes.asked[0][1].events
    assert played[0] == played[1]


def seeded(text: str) -> str:
    """The match of that save with seeds of ours, before its first action."""
    kept = Session.load(text)
    match = Match(kept.match.game, kept.match.options, 11)
    session = Session(match, kept.names, kept.controllers, 12, players=kept.players)
    saved: str = session.save()["text"]
    return saved


@every_game
def test_it_is_kept_with_the_match_and_begins_anew_when_it_is_opened(game: str) -> None:
    """The text as it was, whatever its visitor does with it since."""
    start(game, ONE, *["random"] * (seats_of(game) - 1))
    sandboxes = Sandboxes()
    sandboxes.play(most=3)
    saved = sandboxes.replies[-1]["save"]
    assert FIRST not in json.dumps(saved["summary"])
    ask("open", save=saved["text"], client="table", seats=[])
    assert ask("visitors") == {"players": [ONE, *[None] * (seats_of(game) - 1)]}
    later = Sandboxes()
    assert later.play()["frame"]["outcome"]
    assert later.asked[0][1].begins is not None
    record = ask("record")["text"]
    assert "Fabien" not in record
    assert "legal" not in record
    assert not ask("import", text=record, names=["a"] * seats_of(game), client="table", seats=[]).get("error")


def test_what_it_was_told_and_nobody_answered_it_is_told_again() -> None:
    start("musketiere", ONE, "random")
    for _ in range(2):
        asked = Asked.unpacked(base64.b64decode(ask("question")["packed"]))
        assert asked.begins is not None
    assert not Answer.read(Host(source(FIRST)).answer(asked.packed()), 0).fault


def test_it_reads_as_before_when_what_it_was_told_has_been_taken_back() -> None:
    """Whoever decides in secret before it may take that back; it never hears of it."""
    start("musketiere", "human", ONE)
    ask("follow", client="table", seats=[0])
    for place in range(2):
        act(place)
        asked = Asked.unpacked(base64.b64decode(ask("question")["packed"]))
        assert not ask("undo", client="table", seat=0).get("error")
        assert ask("reply", client="table", said={"line": fault("raised"), "seconds": 1, "begun": True})["error"]
    assert asked.events == tuple(event.seen_by(1) for event in opened().match.settled_events)


@pytest.mark.parametrize(
    ("controllers", "players", "code"),
    [
        (["human", "random"], [None, ONE], "seat-not-external"),
        (["human", "external"], [ONE], "controllers-count"),
        (["human", "external"], [None, "first"], "unknown-player"),
        (["human", "external"], [None, {"name": "first"}], "unknown-player"),
        (["human", "external"], [None, {"name": "x" * 81, "text": ""}], "unknown-player"),
        (["human", "external"], [None, {"name": "x", "text": "x" * (LONGEST_SOURCE + 1)}], "unknown-player"),
    ],
)
def test_who_cannot_sit_down_is_refused(controllers: list[str], players: list[object], code: str) -> None:
    refused = ask(
        "start",
        game="musketiere",
        options=SHORT["musketiere"],
        controllers=controllers,
        names=["a", "b"],
        players=players,
        client="table",
        seats=[],
    )
    assert refused["error"]["code"] == code


def test_nobody_is_asked_where_nobody_must_decide() -> None:
    start("musketiere", "human", "random")
    assert ask("visitors") == {"players": [None, None]}
    assert ask("question")["error"]["code"] == "request-unknown"
    said = {"line": "", "seconds": 1, "begun": True}
    assert ask("reply", client="table", said=said)["error"]["code"] == "request-unknown"


def test_its_chance_is_its_own() -> None:
    """And tells nothing of the seed that it and the others draw from."""
    start("musketiere", ONE, ONE)
    sandboxes = Sandboxes()
    sandboxes.play(most=8)
    chances = {asked.chance for _, asked in sandboxes.asked}
    assert len(chances) == 8
    assert not any(str(opened().player_seed) in chance for chance in chances)


def test_a_moment_of_it_once_more_is_played_against_ours() -> None:
    start("musketiere", "random", ONE)
    Sandboxes().play()
    update = ask("branch", seat=0, at=2, names=["a", "b"], client="table", seats=[])
    assert update["frame"]["controllers"] == ["human", "skilled"]


def test_what_it_prints_is_no_answer() -> None:
    start("musketiere", {"name": "loud", "text": choosing('print("{}"); return legal[-1]').text}, "random")
    sandboxes = Sandboxes()
    sandboxes.play(most=2)
    assert {reply["body"]["fault"] for reply in sandboxes.replies} == {""}


def test_what_it_writes_is_told_when_the_match_is_over() -> None:
    """Before that it could tell a hand."""
    text = choosing('print("I hold", view.hand)\nreturn legal[0]').text
    save = start("musketiere", {"name": "loud", "text": text}, ONE)["save"]["text"]
    assert ask("written")["error"]["code"] == "match-in-play"
    sandboxes = Sandboxes()
    sandboxes.play(most=4)
    assert ask("written")["error"]["code"] == "match-in-play"
    assert "I hold" not in json.dumps([reply["body"] for reply in sandboxes.replies])
    sandboxes.play()
    notes = ask("written")["notes"]
    actions = opened().match.actions
    assert [note["action"] for note in notes] == [place for place, (seat, _) in enumerate(actions) if seat == 0]
    assert all(note["printed"].startswith("I hold (") and note["seat"] == 0 for note in notes)
    assert ask("written")["notes"] == notes
    ask("open", save=save, client="table", seats=[])
    Sandboxes().play()
    assert [note["printed"] for note in ask("written")["notes"]] == [note["printed"] for note in notes]


def opened() -> Session:
    assert bridge._session is not None
    return bridge._session
