"""The door to the page: every request and every refusal."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere import bridge, games
from musketiere.core.rng import Rng
from musketiere.exercise import exercise
from musketiere.games import GAMES
from musketiere.players import CHARACTERS, LEVELS
from musketiere.requests import EXTERNAL, HUMAN
from musketiere.table import LONGEST_CLIENT, MAX_CLIENTS
from tests.kit.options import too_much
from tests.kit.page import TABLE, Page, as_told, begin, choice, finish, opened, session
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
SEEDS = st.integers(0, 2**32)
REFUSED_LATE = {"illegal-action", "not-your-turn", "match-over"}
NEEDS_NO_MATCH = {
    *(
        "games",
        "exercise",
        "data",
        "forget",
        "check",
        "start",
        "lesson",
        "open",
        "adopt",
        "import",
        "inspect",
        "day",
        "daily",
        "expand",
        "enter",
        "show",
        "problem",
        "verify",
    ),
    *("tournament", "bout", "standing", "lost", "last", "trial", "tried", "keep", "again"),  # of the school
}
FRAME = {
    *("game", "viewer", "names", "controllers", "view", "views", "decision", "legal", "can_undo", "actions", "outcome"),
    *("lesson", "problem", "lamps", "practice"),
}


# ---- requests --------------------------------------------------------------------------------------------


def test_games() -> None:
    games = Page().ask("games")["games"]
    assert [game["id"] for game in games] == list(GAMES)
    for game in games:
        assert set(game) == {"id", "rules_version", "seats", "options", "computer_players", "characters", "problems"}
        assert game["computer_players"] == list(LEVELS)
        assert game["characters"] == list(CHARACTERS)
        assert [problem["id"] for problem in game["problems"]] == list(GAMES[game["id"]].problems)


@every_game
def test_check(subject: Subject) -> None:
    page, game = Page(), subject.game
    good = page.ask("check", game=game.id, options={})
    assert good == {
        "specs": game.option_specs({}),
        "options": game.options_data(game.parse_options({})),
        "errors": [],
        "warnings": [],
        "seating": game.seating(game.parse_options({})),
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
    assert set(table) == {"frame", "story"}
    assert set(table["frame"]) == FRAME
    assert table["frame"]["viewer"] == 0
    assert table["frame"]["controllers"][:2] == [HUMAN, "random"]
    assert table["frame"]["actions"] == 0
    assert page.told() == as_told(session().match, 0)
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


@pytest.mark.parametrize("op", sorted({*bridge._HANDLERS} - NEEDS_NO_MATCH))
def test_nothing_to_ask_before_a_match_is_open(op: str) -> None:
    page = Page()
    body: dict[str, Any] = {"seat": 0, "action": {}, "budget": 1, "what": "deal", "names": []}
    assert page.ask(op, **body, at=0)["error"]["code"] == "no-match"
    assert page.save is None


@every_game
def test_start_is_refused(subject: Subject) -> None:
    page, _ = begin(subject)
    seats, (option, value) = subject.game.seats(subject.game.parse_options({})), too_much(subject.game)
    good: dict[str, Any] = {
        "game": subject.game.id,
        "options": {},
        "controllers": [HUMAN] * seats,
        "names": ["a"] * seats,
        "client": TABLE,
        "seats": [],
    }
    efforts: list[Any] = [24, 101, 0, -1, 50.0, True, "50", None, [], 10**30]
    changes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {option: value}}, "option-range"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": []}, "option-unknown"),
        ({"options": None}, "option-unknown"),
        ({"controllers": [HUMAN] * (seats - 1)}, "controllers-count"),
        ({"controllers": [HUMAN] * (seats + 1)}, "controllers-count"),
        ({"controllers": [HUMAN] * (seats - 1) + [3]}, "controllers-count"),
        ({"controllers": "human"}, "controllers-count"),
        ({"controllers": [HUMAN] * (seats - 1) + ["lesson"]}, "unknown-player"),
        ({"controllers": [HUMAN] * (seats - 1) + ["oracle"]}, "unknown-player"),
        ({"controllers": [HUMAN] * (seats - 1) + ["skilled-"]}, "unknown-player"),
        ({"controllers": [HUMAN] * (seats - 1) + ["bold-skilled"]}, "unknown-player"),
        *(({"effort": effort}, "effort-range") for effort in efforts),
        ({"names": []}, "controllers-count"),
        ({"names": [None] * seats}, "controllers-count"),
        ({"seats": [seats]}, "seat-hidden"),
        ({"seats": 0}, "seat-hidden"),
        ({"controllers": ["random"] * seats, "seats": [0]}, "seat-hidden"),
        ({"client": ""}, "unknown-client"),
    ]
    for change, code in changes:
        assert page.code("start", **(good | change)) == code
    for key in good:
        body = {name: value for name, value in good.items() if name != key}
        assert page.send(json.dumps({"op": "start", "body": body}))["error"]["code"] == "internal"


@every_game
def test_from_where_a_client_may_look(subject: Subject) -> None:
    """In play from no computer player's seat; from nowhere that there is not, nor twice, nor as a spectator besides."""
    page, _ = begin(subject, (1, "random"))
    wrong: list[Any] = [1, -1, 99, True, False, 0.0, "0", [], {}]
    for seat in wrong:
        for seats in ([seat], [0, seat], [None, seat]):
            assert page.code("follow", seats=seats) == "seat-hidden"
            assert page.code("follow", client="another", seats=seats) == "seat-hidden"
    viewpoints: list[Any] = [[0, 0], [0, None], [None, None], None, 0, "0", {}, {"0": 0}]
    for seats in viewpoints:
        assert page.code("follow", seats=seats) == "seat-hidden"
    assert page.look()["frame"]["legal"] is None
    assert page.look(None)["frame"]["viewer"] is None
    assert page.look(0)["frame"]["legal"] is not None


@every_game
def test_names_of_clients(subject: Subject) -> None:
    page, _ = begin(subject)
    wrong: list[Any] = ["", "x" * (LONGEST_CLIENT + 1), None, 1, True, [], {}]
    for name in wrong:
        assert page.code("follow", client=name, seats=[]) == "unknown-client"
    ops = ("leave", "poll", "act", "undo", "stand_in", "advance", "seek", "analyse", "forecast", "review", "cancel")
    body: dict[str, Any] = {"seat": 0, "at": 0, "action": {}, "budget": 1}
    for name in (*wrong, "nobody"):
        for op in ops:
            assert page.code(op, **body, client=name) == "unknown-client"
    for number in range(MAX_CLIENTS - 1):
        page.look(client=f"{number}")
    assert page.code("follow", client="one more", seats=[]) == "clients-many"
    page.look(0, client="0")
    assert page.ask("leave", client="0") == {}
    assert page.code("poll", client="0") == "unknown-client"
    assert "error" not in page.look(client="one more")


@every_game
def test_nobody_acts_for_another_seat(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    action = choice(table["frame"]["legal"], Rng(0))
    wrong: list[Any] = [1, 2, -1, 99, False, 0.0, "0", None, []]
    for seat in wrong:
        assert page.code("act", seat=seat, action=action) == "seat-not-yours"
        assert page.code("undo", seat=seat) == "seat-not-yours"
        assert page.code("stand_in", seat=seat) == "seat-not-yours"
    junk: list[Any] = [None, {}, [], "x", {"type": "none"}, {**action, "more": 1}]
    for other in junk:
        assert page.code("act", seat=0, action=other) == "illegal-action"
    page.look(client="onlooker")
    assert page.code("act", client="onlooker", seat=0, action=action) == "seat-not-yours"
    page.look()
    assert page.code("act", seat=None, action=action) == "seat-not-yours"
    assert page.code("act", seat=0, action=action) == "seat-not-yours"


@every_game
def test_a_computer_player_stands_in_for_who_wishes_it(subject: Subject) -> None:
    """Decision by decision, at a seat that stays a person's; nobody is stood in for who has nothing to decide."""
    page, table = begin(subject, (1, "random"))
    for _ in range(40):
        if table["frame"]["outcome"] is not None:
            break
        seats, before = table["frame"]["decision"]["seats"], table["frame"]["actions"]
        if seats == [1]:
            assert page.code("stand_in", seat=0) == "seat-not-yours"
            table = page.ask("advance", budget=1000)["update"]
            continue
        seat = next(seat for seat in seats if seat != 1)
        page.look(seat)
        table = page.ask("stand_in", seat=seat)
        assert table["frame"]["actions"] > before
        table = page.look()
    assert table["frame"]["controllers"][0] == HUMAN


@every_game
def test_of_two_clients_at_one_seat_only_who_knows_how_it_stands_acts(subject: Subject) -> None:
    page, table = begin(subject)
    page.look(0, client="other")
    legal = table["frame"]["legal"]
    page.ask("act", seat=0, action=choice(legal, Rng(0)))
    assert page.code("act", client="other", seat=0, action=choice(legal, Rng(0))) == "client-behind"
    assert page.code("undo", client="other", seat=0) == "client-behind"
    assert page.ask("poll", client="other")["frame"] == page.ask("poll")["frame"]
    assert page.ask("undo", client="other", seat=0).get("error", {}).get("code") != "client-behind"


@every_game
def test_a_seat_decided_from_outside(subject: Subject) -> None:
    """It is asked and checked as any other; nobody else decides for it."""
    page, table = begin(subject, (1, EXTERNAL))
    wrong: list[Any] = [0, 2, -1, 99, True, None, "1", []]
    for seat in wrong:
        assert page.code("pending", seat=seat) == "seat-not-external"
        assert page.code("decide", seat=seat, action={}) == "seat-not-external"
    rng, decided = Rng(4), 0
    while table["frame"]["outcome"] is None:
        assert page.ask("advance", budget=1000) == {}
        seats = table["frame"]["decision"]["seats"]
        seat = seats[rng.below(len(seats))]
        if seat != 1:
            table = page.ask("act", seat=seat, action=choice(page.look(seat)["frame"]["legal"], rng))
            continue
        pending, frame = page.ask("pending", seat=1), page.look(1)["frame"]
        assert pending == {"actions": frame["actions"], "view": frame["view"], "legal": frame["legal"]}
        assert frame["can_undo"] is False
        action = choice(pending["legal"], rng)
        assert page.code("act", seat=1, action=action) == "seat-not-yours"
        assert page.code("undo", seat=1) == "seat-not-yours"
        assert page.code("decide", seat=1, action={"type": "none"}) == "illegal-action"
        page.save = None
        assert page.ask("decide", seat=1, action=action) == {}
        assert page.save is not None
        table, decided = page.ask("poll"), decided + 1
        assert table["frame"]["actions"] == frame["actions"] + 1
        if not session().match.state.legal(1):
            assert page.code("pending", seat=1) == "not-your-turn"
            assert page.code("decide", seat=1, action=action) in REFUSED_LATE
    assert decided > 0


@every_game
def test_late_actions(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    action = choice(table["frame"]["legal"], Rng(0))
    page.ask("act", seat=0, action=action)
    assert page.code("act", seat=0, action=action) in REFUSED_LATE
    page, table = begin(subject)
    over = finish(page, table, Rng(1))
    assert over["frame"]["decision"] is None
    for seat in range(len(over["frame"]["controllers"])):
        assert page.look(seat)["frame"]["legal"] is None
        assert page.code("act", seat=seat, action=action) == "match-over"
    assert page.ask("advance", budget=10) == {}


@pytest.mark.parametrize("other", [None, True, 1, 0.5, [], [1], {}, {"musketiere": 1}], ids=str)
def test_what_is_no_text_names_nothing(other: Any) -> None:
    page = Page()
    for op in ("check", "start", "data", "forget", "lesson", "day", "daily"):
        assert page.code(op, game=other) == "unknown-game"
    assert page.code("lesson", game="musketiere", lesson=other) == "request-unknown"
    assert page.code("import", text=other) == "record-damaged"


@every_game
@given(op=st.sampled_from(sorted(bridge._HANDLERS)), data=st.data())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_whatever_is_asked_is_answered(subject: Subject, op: str, data: st.DataObject) -> None:
    page, _ = begin(subject, (1, EXTERNAL))
    value = st.recursive(
        st.none() | st.booleans() | st.integers(-3, 99) | st.sampled_from(["human", subject.game.id, "", "centre"]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["type", "card"]), inner),
        max_leaves=5,
    )
    keys = ["game", "options", "controllers", "names", "seats", "save", "text", "seat", "action", "budget"]
    keys += ["what", "code", "date", "at", "seed", "effort", "problem"]
    body = {key: data.draw(value) for key in keys} | {"client": data.draw(st.just(TABLE) | value)}
    before = opened()
    answered = page.send(json.dumps({"op": op, "body": body}))
    if "error" in answered:
        assert opened() == before
        assert answered["error"]["code"] != "internal" or set(answered["error"]["params"]) == {"where"}


def test_the_exercise_is_always_the_same_work() -> None:
    """Who measures a device by it must find the same tomorrow."""
    assert Page().ask("exercise") == {}
    assert exercise() == exercise() == 1082


def test_all_games_are_imported_for_a_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    imported: list[str] = []

    def watched(module: str) -> object:
        imported.append(module)
        return import_module(module)

    monkeypatch.setattr(games, "import_module", watched)
    bridge.import_games()
    assert imported == [place.partition(":")[0] for place in games.PLACES.values()]
