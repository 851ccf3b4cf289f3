"""The deal of the day: the same for everybody, another one every day."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from musketiere import bridge
from musketiere.core.rng import Rng
from musketiere.daily import daily
from musketiere.games import GAMES
from musketiere.requests import HUMAN
from tests.kit.page import Page, finish, session
from tests.kit.play import everything, play
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge")
NAMES = ["one", "two", "three", "four", "five", "six"]
DAYS = [(date(2026, 11, 1) + timedelta(days)).isoformat() for days in range(60)]


def begin(subject: Subject, day: str, names: list[str] = NAMES) -> tuple[Page, Any]:
    page = Page()
    return page, page.ask("daily", id="today", game=subject.game.id, date=day, names=names, seats=[0])


@every_game
def test_everybody_gets_the_same(subject: Subject) -> None:
    """Cards and opponents: who plays alike is answered alike, whatever the names."""
    ends = []
    for names in (NAMES, NAMES[::-1]):
        bridge._session = None
        page, table = begin(subject, "2026-11-21", names)
        assert set(page.save) == {"text", "summary"}
        finish(page, table, Rng(3))
        ends.append((session().match, page.ask("record")["text"], page.save["summary"] | {"names": None}))
    assert ends[0][1:] == ends[1][1:]
    assert everything(ends[0][0]) == everything(ends[1][0])


@every_game
def test_the_human_sits_at_seat_0_against_the_same_players(subject: Subject) -> None:
    for day in DAYS[:12]:
        page, table = begin(subject, day)
        frame = table["frame"]
        seats = len(frame["controllers"])
        assert frame["controllers"] == [HUMAN, *["rule_based"] * (seats - 1)]
        assert (frame["viewer"], frame["names"], frame["actions"]) == (0, NAMES[:seats], 0)
        assert page.ask("day", game=subject.game.id, date=day) == {
            "options": frame["view"]["options"],
            "controllers": frame["controllers"],
        }


@every_game
def test_other_days_other_deals(subject: Subject) -> None:
    """Also of the same day of another year; and the games of one day have nothing to do with each other."""
    years = [f"{year}-11-21" for year in range(1900, 2100)]
    seeds = [daily(subject.game, day).match.seed for day in (*DAYS, *years, "0001-01-01", "9999-12-31")]
    assert len(set(seeds)) == len(seeds) - ("2026-11-21" in DAYS)
    assert len({daily(game, DAYS[0]).match.seed for game in GAMES.values()}) == len(GAMES)


@every_game
def test_the_days_bring_every_number_of_players(subject: Subject) -> None:
    game = subject.game
    tables = [daily(game, day).data() for day in DAYS]
    assert all(tables[at] != tables[at + 1] for at in range(len(tables) - 1))
    assert {len(daily(game, day).controllers) for day in DAYS} == {*range(game.min_seats, game.max_seats + 1)}
    options = [table["options"] for table in tables]
    weekdays = [options[at::7] for at in range(7)]
    assert all(any(one != week[0] for one in week) for week in weekdays)


@every_game
def test_it_is_done_in_a_few_minutes(subject: Subject) -> None:
    """So many decisions of the human, however he plays."""
    for day in DAYS:
        match = play(daily(subject.game, day).match, Rng(day))
        assert 1 < sum(seat == 0 for seat, _ in match.actions) <= subject.brief


@every_game
@pytest.mark.parametrize(
    "day",
    [
        *("", "today", "2026-11-31", "2026-02-29", "2026-13-01", "0000-01-01", "10000-01-01", "26-11-21", "2026-11-1"),
        *("20261121", "2026-W47-6", "2026-11-21T00:00", " 2026-11-21", "2026-11-21\n", "２０２６-11-21", "\ud800"),
        *(None, 20261121, True, [], {}, ["2026-11-21"]),
    ],
    ids=repr,
)
def test_no_such_day(subject: Subject, day: Any) -> None:
    page, _ = begin(subject, DAYS[0])
    assert page.code("daily", id="x", game=subject.game.id, date=day, names=NAMES) == "date-unknown"
    assert page.code("day", game=subject.game.id, date=day) == "date-unknown"


def test_no_such_game() -> None:
    for op in ("daily", "day"):
        assert Page().code(op, id="x", game="chess", date=DAYS[0], names=NAMES) == "unknown-game"


@every_game
def test_too_few_names(subject: Subject) -> None:
    day = next(day for day in DAYS if len(daily(subject.game, day).controllers) > 1)
    page = Page()
    for names in ([], None, NAMES[:1], [1, 2, 3, 4]):
        assert page.code("daily", id="x", game=subject.game.id, date=day, names=names) == "controllers-count"
