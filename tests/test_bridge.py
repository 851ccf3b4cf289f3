"""The door to the page: every request and every refusal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere import bridge
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.players import LEVELS
from musketiere.session import HUMAN
from tests.kit.options import too_much
from tests.kit.page import Page, begin, choice, finish, opened, session
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge")
SEEDS = st.integers(0, 2**32)
FRAME = {
    *("game", "viewer", "names", "sitters", "view", "decision", "legal", "can_undo", "actions", "outcome", "lesson"),
}


# ---- requests --------------------------------------------------------------------------------------------


def test_games() -> None:
    games = Page().ask("games")["games"]
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        assert set(game) == {"id", "rules_version", "seats", "options", "computer_players"}
        assert game["computer_players"] == list(LEVELS)
        assert "lesson" not in game["computer_players"]


@every_game
def test_check(subject: Subject) -> None:
    page, game = Page(), subject.game
    good = page.ask("check", game=game.id, options={})
    assert good == {
        "specs": game.option_specs({}),
        "options": game.options_data(game.parse_options({})),
        "errors": [],
        "warnings": [],
        "table": game.seating(game.parse_options({})),
    }
    option, value = too_much(game)
    bad = page.ask("check", game=game.id, options={option: value, "colour": "red"})
    assert bad["options"] is None
    assert [(error["code"], error["option"]) for error in bad["errors"]] == [
        ("option-unknown", "colour"),
        ("option-range", option),
    ]


@every_game
def test_start_shows_the_table_and_stores_it(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    assert set(table) == {"frame", "events"}
    assert set(table["frame"]) == FRAME
    assert table["frame"]["viewer"] == 0
    assert table["frame"]["sitters"][:2] == [HUMAN, "random"]
    assert table["frame"]["actions"] == 0
    assert table["events"] == session().match.story(0)
    assert set(page.save) == {"text", "summary"}


@every_game
def test_two_matches_are_dealt_differently(subject: Subject) -> None:
    _, one = begin(subject)
    seed = session().match.seed
    _, two = begin(subject)
    assert session().match.seed != seed
    assert one["frame"]["view"] != two["frame"]["view"]


# ---- refusals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "request_text",
    [
        *("", "{", "nonsense", "[]", "null", "7", '"x"', "{}", '{"op": "games"}', '{"body": {}}', "\x00", "NaN"),
        *('{"op": [], "body": {}}', '{"op": {}, "body": {}}', '{"op": null, "body": {}}', "[" * 100_000),
        *('{"op": "act", "body": []}', '{"op": "act", "body": null}', '{"op": "act", "body": 3}'),
        *('{"op": "_start", "body": {}}', '{"op": "__class__", "body": {}}', '{"op": "explode", "body": {}}'),
    ],
)
@every_game
def test_malformed_requests(subject: Subject, request_text: str) -> None:
    page, _ = begin(subject)
    before = opened()
    answered = page.send(request_text)
    assert set(answered) == {"error"}
    assert answered["error"]["code"] in {"internal", "request-unknown"}
    assert opened() == before


@pytest.mark.parametrize("op", ["look", "act", "advance", "undo", "record", "share", "watch"])
def test_nothing_to_ask_before_a_match_is_open(op: str) -> None:
    page = Page()
    body: dict[str, Any] = {"viewer": None, "seat": 0, "action": {}, "budget": 1, "what": "deal", "names": True}
    assert page.ask(op, **body, since=0, at=0, open=True)["error"]["code"] == "no-match"
    assert page.save is None


@every_game
def test_start_is_refused(subject: Subject) -> None:
    page, _ = begin(subject)
    seats, (option, value) = subject.game.seats(subject.game.parse_options({})), too_much(subject.game)
    good: dict[str, Any] = {
        "game": subject.game.id,
        "options": {},
        "sitters": [HUMAN] * seats,
        "names": ["a"] * seats,
        "viewer": None,
    }
    changes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {option: value}}, "option-range"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": []}, "option-unknown"),
        ({"options": None}, "option-unknown"),
        ({"sitters": [HUMAN] * (seats - 1)}, "sitters-count"),
        ({"sitters": [HUMAN] * (seats + 1)}, "sitters-count"),
        ({"sitters": [HUMAN] * (seats - 1) + [3]}, "sitters-count"),
        ({"sitters": "human"}, "sitters-count"),
        ({"sitters": [HUMAN] * (seats - 1) + ["lesson"]}, "unknown-player"),
        ({"sitters": [HUMAN] * (seats - 1) + ["oracle"]}, "unknown-player"),
        ({"names": []}, "sitters-count"),
        ({"names": [None] * seats}, "sitters-count"),
        ({"viewer": seats}, "not-your-turn"),
        ({"viewer": "0"}, "not-your-turn"),
        ({"sitters": ["random"] * seats, "viewer": 0}, "not-your-turn"),
    ]
    for change, code in changes:
        assert page.code("start", **(good | change)) == code
    for key in good:
        assert page.code("start", **{name: value for name, value in good.items() if name != key}) == "internal"


@every_game
def test_only_a_human_seat_or_nobody_looks(subject: Subject) -> None:
    page, _ = begin(subject, (1, "random"))
    wrong: list[Any] = [1, -1, 99, True, False, 0.0, "0", [], {}]
    for viewer in wrong:
        assert page.code("look", viewer=viewer) == "not-your-turn"
    assert page.ask("look", viewer=None)["frame"]["legal"] is None
    assert page.ask("look", viewer=0)["frame"]["legal"] is not None


@every_game
def test_nobody_acts_for_another_seat(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    action = choice(table["frame"]["legal"], Rng(0))
    wrong: list[Any] = [1, 2, -1, 99, False, 0.0, "0", None, []]
    for seat in wrong:
        assert page.code("act", seat=seat, action=action) == "not-your-turn"
        assert page.code("undo", seat=seat) == "not-your-turn"
    junk: list[Any] = [None, {}, [], "x", {"type": "none"}, {**action, "more": 1}]
    for other in junk:
        assert page.code("act", seat=0, action=other) == "illegal-action"
    page.ask("look", viewer=None)
    assert page.code("act", seat=None, action=action) == "not-your-turn"
    assert page.code("act", seat=0, action=action) == "not-your-turn"


@every_game
def test_late_actions(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    action = choice(table["frame"]["legal"], Rng(0))
    page.ask("act", seat=0, action=action)
    assert page.code("act", seat=0, action=action) in {"illegal-action", "not-your-turn"}
    over = finish(*begin(subject), Rng(1))
    assert over["frame"]["decision"] is None
    for seat in range(len(over["frame"]["sitters"])):
        looked = page.ask("look", viewer=seat)
        assert looked["frame"]["legal"] is None
        assert page.code("act", seat=seat, action=action) == "match-over"
    assert page.ask("advance", budget=10)["busy"] is False


@every_game
@given(op=st.sampled_from(sorted(bridge._HANDLERS)), data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_whatever_is_asked_is_answered(subject: Subject, op: str, data: st.DataObject) -> None:
    page, _ = begin(subject)
    value = st.recursive(
        st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["human", subject.game.id, "", "centre"]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["type", "card"]), inner),
        max_leaves=5,
    )
    keys = ["game", "options", "sitters", "names", "viewer", "save", "text", "seat", "action", "budget"]
    keys += ["what", "code", "date", "since", "at", "open"]
    body = {key: data.draw(value) for key in keys}
    before = opened()
    answered = page.ask(op, **body)
    if "error" in answered:
        assert opened() == before
        assert answered["error"]["code"] != "internal" or set(answered["error"]["params"]) == {"where"}
