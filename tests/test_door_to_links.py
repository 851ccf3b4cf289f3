"""Links at the door to the page: share, expand, enter, show."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.link import Link
from musketiere.requests import EXTERNAL, HUMAN
from tests.kit.link import CODES, linked, parts, sealed
from tests.kit.page import Page, as_told, begin, choice, finish, human, opened, session
from tests.kit.play import play, start
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge")
SEEDS = st.integers(0, 2**32)
NAMES = ["one", "two", "three", "four", "five", "six"]


def code_of(subject: Subject, actions: int | None, seed: int = 1) -> str:
    """A link to a deal (0 actions), to a match in play of one human at seat 0, or to one that is over (None)."""
    return linked(play(start(subject.game, seed, **subject.opening), Rng(seed), actions)).code()


# ---- what is answered ------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(("actions", "kind"), [(0, "deal"), (9, "play"), (None, "record")])
def test_expand_tells_nothing_hidden_and_changes_nothing(subject: Subject, actions: int | None, kind: str) -> None:
    page, _ = begin(subject)
    before, page.save = opened(), None
    code = code_of(subject, actions)
    told = page.ask("expand", code=code)
    assert set(told) == {"kind", "game", "options", "controllers", "names", "summary", "winners", "lamps", "practice"}
    assert (told["lamps"], told["practice"]) == ([], False)
    assert (told["kind"], told["game"]) == (kind, subject.game.id)
    head = parts(code)[0]
    assert told["controllers"] == head.pop("sitters")
    assert {**told.pop("summary"), "winners": told["winners"]} == head.pop("summary")
    assert {key: told[key] for key in head} == head
    assert (opened(), page.save) == (before, None)


@every_game
@given(seed=SEEDS, actions=st.integers(0, 36))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_expand_says_the_same_when_only_hidden_things_differ(subject: Subject, seed: int, actions: int) -> None:
    truth = play(subject.prepare(Rng(seed)), Rng(seed), actions)
    other = subject.disguise(truth, 0, Rng(seed + 1))
    if other is None or truth.state.outcome is not None:
        return
    page, told = Page(), []
    for match in (truth, other):
        page.ask("expand", code=linked(match).code())
        told.append(page.body)
    assert told[0] == told[1]


@every_game
def test_enter_a_deal(subject: Subject) -> None:
    """The same cards, fresh opponents, the names of who enters; it is stored."""
    page, table = begin(subject, (1, "random"), (2, "rule_based"))
    dealt = session()
    seats = len(dealt.controllers)
    computers = human(seats, *((seat, "random") for seat in range(1, seats)))
    page.open(dealt.match, computers, 0)
    code = page.ask("share", what="deal", names=True)["code"]
    page.save = None
    entered = page.ask("enter", id="mine", code=code, names=NAMES, seats=[0])
    assert entered["frame"]["viewer"] == 0
    assert entered["frame"]["names"] == NAMES[: len(computers)]
    assert entered["frame"]["controllers"] == list(computers)
    assert entered["frame"]["view"] == table["frame"]["view"]
    assert entered["story"] == table["story"]
    assert page.save["summary"]["names"] == NAMES[: len(computers)]
    seeds = {session().player_seed}
    for _ in range(3):
        page.ask("enter", id="mine", code=code, names=NAMES)
        seeds.add(session().player_seed)
    assert len(seeds) == 4
    finish(page, entered, Rng(1))


@every_game
@pytest.mark.parametrize("actions", [0, 9])
def test_a_player_of_a_visitor_takes_the_place_of_a_computer_player(subject: Subject, actions: int) -> None:
    """In a deal, and in a match in play; nobody else sits elsewhere, and the text is kept with the match."""
    match = play(start(subject.game, 1, **subject.opening), Rng(1), actions)
    seats = subject.game.seats(match.options)
    code = Link(match, human(seats, *((seat, "random") for seat in range(1, seats))), ()).code()
    page = Page()
    mine = {"name": "mine", "text": "class Mine: ..."}
    for seat in range(1, seats):
        players = [mine if other == seat else None for other in range(seats)]
        page.ask("enter", id="mine", code=code, names=NAMES, seats=[0], players=players)
        expected = [HUMAN, *("random",) * (seats - 1)]
        expected[seat] = EXTERNAL
        assert list(session().controllers) == expected
        assert page.ask("visitors")["players"] == players
    taken = [mine, *(None,) * (seats - 1)]
    wrong: list[tuple[object, str]] = [
        (taken, "seat-not-external"),
        ([*taken, None], "seat-not-external"),
        ([None] * (seats + 1), "controllers-count"),
        ([None] * seats + [mine], "controllers-count"),
        ("mine", "controllers-count"),
    ]
    for players_given, fault in wrong:
        refused = page.ask("enter", id="mine", code=code, names=NAMES, seats=[0], players=players_given)
        assert refused["error"]["code"] == fault


@every_game
def test_enter_a_deal_for_several_humans(subject: Subject) -> None:
    """Nobody sees cards before he has sat down."""
    page, table = begin(subject)
    finish(page, table, Rng(2))
    code = page.ask("share", what="deal", names=False)["code"]
    entered = page.ask("enter", id="mine", code=code, names=NAMES)["frame"]
    assert (entered["viewer"], entered["legal"], entered["actions"]) == (None, None, 0)
    assert set(entered["controllers"]) == {HUMAN}


@every_game
@given(seed=SEEDS, actions=st.integers(1, 30), names=st.booleans())
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_match_in_play_goes_on(subject: Subject, seed: int, actions: int, names: bool) -> None:
    """Everything is as its human saw it, and it is stored."""
    match = play(start(subject.game, seed, **subject.opening), Rng(seed), actions)
    if match.state.outcome is not None:
        return
    seats = subject.game.seats(match.options)
    own = seed % seats
    controllers = human(seats, *((seat, "random") for seat in range(seats) if seat != own))
    page = Page()
    table = page.open(match, controllers, own)
    code = page.ask("share", what="match", names=names)["code"]
    entered = page.ask("enter", id="mine", code=code, names=NAMES, seats=[own])
    told = table["frame"]["names"] if names else NAMES[:seats]
    assert entered == table | {"frame": table["frame"] | {"names": told}}
    again = page.ask("open", save=page.save["text"], seats=[own])
    assert again == entered


@every_game
def test_computers_alone_go_on_for_a_spectator(subject: Subject) -> None:
    match = play(start(subject.game, 1, **subject.opening), Rng(1), 5)
    page = Page()
    page.open(match, ("random",) * subject.game.seats(match.options))
    code = page.ask("share", what="match", names=True)["code"]
    assert page.ask("enter", id="mine", code=code, names=[])["frame"]["viewer"] is None


@every_game
def test_show_a_record(subject: Subject) -> None:
    """It is stored nowhere, and can be watched and shared again."""
    page, table = begin(subject, (1, "random"))
    over = finish(page, table, Rng(2))
    code = page.ask("share", what="match", names=True)["code"]
    begin(subject)
    page.save = None
    shown = page.ask("show", code=code, names=[])
    assert page.save is None
    assert shown["frame"] == over["frame"] | {"viewer": None, "view": shown["frame"]["view"]}
    assert page.told() == as_told(session().match, None)
    page.look(1)
    page.ask("seek", at=3)
    assert page.told() == as_told(session().match, 1, 0, page.ask("moments")["events"][3])
    assert page.save is None
    assert page.ask("share", what="match", names=True)["code"] == code
    nameless = page.ask("share", what="match", names=False)["code"]
    assert page.ask("show", code=nameless, names=NAMES)["frame"]["names"] == NAMES[: len(over["frame"]["controllers"])]
    page.look(0)
    page.ask("advance", budget=1)
    assert page.save is None


# ---- refusals --------------------------------------------------------------------------------------------


@every_game
def test_records_are_shown_and_all_else_is_entered(subject: Subject) -> None:
    page, _ = begin(subject)
    assert page.code("enter", id="x", code=code_of(subject, None), names=NAMES) == "link-over"
    for actions in (0, 9):
        assert page.code("show", code=code_of(subject, actions), names=NAMES) == "link-open"
    assert page.code("enter", id="x", code=code_of(subject, 0), names=["one"]) == "controllers-count"
    assert page.code("enter", id="x", code=code_of(subject, 0), names=None) == "controllers-count"


@every_game
def test_share_is_refused(subject: Subject) -> None:
    page = Page()
    assert page.code("share", what="match", names=True) == "no-match"
    page, table = begin(subject)
    for _ in range(5):
        for what in ("deal", "match"):
            for names in (True, False):
                assert page.code("share", what=what, names=names) == "share-hidden"
        seat = table["frame"]["decision"]["seats"][0]
        legal = page.look(seat)["frame"]["legal"]
        table = page.ask("act", seat=seat, action=choice(legal, Rng(1)))
    lessons = page.ask("lesson", game=subject.game.id, lesson=next(iter(subject.game.lessons)), names=NAMES)
    assert page.code("share", what="deal", names=True) == "share-lesson"
    assert page.code("share", what="match", names=True) == "share-lesson"
    finish(page, lessons, Rng(1))
    assert page.code("share", what="deal", names=True) == "share-lesson"
    lesson = page.ask("share", what="match", names=True)["code"]
    assert page.ask("expand", code=lesson)["controllers"] == lessons["frame"]["controllers"]
    match = play(start(subject.game, 1, **subject.opening), Rng(1), 3)
    page.open(match, linked(match).controllers)
    unknown: list[object] = ["", "record", None, 1, True, [], {}]
    for other in unknown:
        assert page.code("share", what=other, names=True) == "request-unknown"


@every_game
def test_who_decides_from_outside_does_not_travel(subject: Subject) -> None:
    """Wherever the link is opened, nobody would be there to decide. The match that is over has no need of him."""
    match = play(start(subject.game, 1, **subject.opening), Rng(1), 3)
    controllers = human(subject.game.seats(match.options), (1, EXTERNAL))
    page = Page()
    page.open(match, controllers, 0)
    for what in ("deal", "match"):
        assert page.code("share", what=what, names=True) == "share-external"
    for actions in (0, 3):
        link = linked(play(start(subject.game, 1, **subject.opening), Rng(1), actions), named=False)
        head = parts(link.code())[0] | {"sitters": [*controllers]}
        assert page.code("expand", code=sealed(link._replace(controllers=controllers), head)) == "link-damaged"
    page.open(play(match, Rng(1)), controllers)
    assert page.code("share", what="deal", names=True) == "share-external"
    code = page.ask("share", what="match", names=True)["code"]
    assert page.ask("expand", code=code)["controllers"] == list(controllers)


@every_game
@given(code=st.text(max_size=50) | st.integers() | st.none(), at=st.integers(0, 10**6), kept=st.booleans())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_code_does_any_harm(subject: Subject, code: object, at: int, kept: bool) -> None:
    """Junk, and a good code that was cut or altered: a sentence, and the open match stays open as it was."""
    page, _ = begin(subject, (1, "random"))
    good = code_of(subject, (0, 9, None)[at % 3], at % 5)
    at %= len(good)
    damaged = good[:at] + ("A" if good[at] != "A" else "B") + good[at + 1 :] if kept else good[:at]
    for bad in (code, damaged):
        assert page.code("expand", code=bad) in CODES
        assert page.code("enter", id="x", code=bad, names=NAMES) in CODES
        assert page.code("show", code=bad, names=NAMES) in CODES


@every_game
def test_a_refusal_repeats_nothing_of_the_match(subject: Subject) -> None:
    """A position that does not fit is not quoted: it names hidden cards."""
    link = linked(subject.prepare(Rng(2)))
    told, packed = parts(link.code())
    for cut in range(1, len(packed), 3):
        refusal = Page().ask("expand", code=sealed(link, told, packed[:cut]))["error"]
        assert refusal == {"code": "link-damaged", "params": {}}


@every_game
def test_a_share_is_read_back_before_it_is_given_out(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code that would not be read is worse than none."""
    page, table = begin(subject, (1, "random"))
    finish(page, table, Rng(1))
    whole = Link.code
    monkeypatch.setattr(Link, "code", lambda link: whole(link)[:-1])
    assert page.code("share", what="match", names=True) == "link-damaged"
