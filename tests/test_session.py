"""A match played through the bridge: whole matches, thinking in slices, undo, saving and opening, the lesson."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from musketiere.core.game import JsonObject, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.core.written import checksum
from musketiere.games import GAMES
from musketiere.players import PLAYERS, SEARCHING
from musketiere.players.player import Thought
from musketiere.players.random_player import RandomPlayer
from musketiere.requests import HUMAN, LESSON
from musketiere.session import TAKEN_BACK, Session
from tests.kit.page import Page, as_told, begin, choice, deliberate, finish, human, scripted, session
from tests.kit.play import everything, play, random_move, start
from tests.kit.subject import Subject
from tests.subjects import LESSONS, SECRET, SUBJECTS

every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_lesson = pytest.mark.parametrize(("subject", "name"), LESSONS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
SEEDS = st.integers(0, 2**32)


def opening(subject: Subject, seed: int = 1) -> Match:
    return start(subject.game, seed, **subject.opening)


# ---- playing ---------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize(
    "computers",
    [
        pytest.param((), marks=pytest.mark.at_length),
        pytest.param(((1, "random"),), marks=pytest.mark.at_length),
        ((1, "random"), (2, "rule_based")),
    ],
)
def test_a_whole_match(subject: Subject, computers: tuple[tuple[int, str], ...]) -> None:
    page, table = begin(subject, *computers)
    over = finish(page, table, Rng(2))
    assert over["frame"]["decision"] is None
    assert page.save["summary"]["over"] is True
    text = page.ask("record")["text"]
    assert everything(Match.from_text(text, GAMES)) == everything(session().match)


@every_game
def test_only_computers_play_for_a_spectator(subject: Subject) -> None:
    seats = subject.game.seats(opening(subject).options)
    page, table = begin(subject, *((seat, "random") for seat in range(seats)), seats=())
    assert finish(page, table, Rng(0))["frame"]["viewer"] is None


@every_game
def test_at_most_one_decision_for_each_advance(subject: Subject) -> None:
    page, table = begin(subject, *((seat, "random") for seat in range(1, subject.game.max_seats)))
    decided = 0
    while decided < 3:
        while table["frame"]["legal"] is not None:
            table = page.ask("act", seat=0, action=choice(table["frame"]["legal"], Rng(0)))
        actions = len(session().match.actions)
        while answered := page.ask("advance", budget=10_000):
            table, actions, decided = answered["update"], actions + 1, decided + 1
            assert len(session().match.actions) == actions
    assert page.told() == as_told(session().match, 0)


@every_game
def test_thinking_in_slices(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no budget every request brings one slice further, and other requests get through in between. As long as
    nothing has been decided it is said in a few bytes."""
    monkeypatch.setitem(PLAYERS, "slow", deliberate(5))
    match = opening(subject)
    slow = match.state.to_act[-1]
    seats = subject.game.seats(match.options)
    viewer = (slow + 1) % seats
    page = Page()
    table = page.open(match, human(seats, (slow, "slow")), viewer)
    for number in range(5):
        assert page.ask("advance", budget=0) == {"thinking": {"seat": slow, "progress": number / 5}}
        assert len(page.body) < 60
        assert page.ask("poll") == {"frame": table["frame"], "story": untold(page)}
    decided = page.ask("advance", budget=0)
    assert set(decided) == {"update"}
    assert decided["update"]["frame"]["actions"] == 1


def untold(page: Page) -> dict[str, Any]:
    """The patch for who knows everything."""
    return {"keep": len(page.told()), "changed": [], "inserted": [], "events": []}


@every_game
def test_thinking_ahead_decides_nothing(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a thought comes to before it is asked for waits for that, and is what would have been decided anyway."""
    monkeypatch.setitem(PLAYERS, "slow", deliberate(3))
    match = opening(subject)
    slow = match.state.to_act[-1]
    seats = subject.game.seats(match.options)
    page = Page()
    page.open(match, human(seats, (slow, "slow")), (slow + 1) % seats)
    for number in range(3):
        assert page.ask("ponder", budget=0) == {"thinking": {"seat": slow, "progress": number / 3}}
    for _ in range(2):
        assert page.ask("ponder", budget=0) == {}
        assert len(session().match.actions) == 0
    assert page.ask("advance", budget=0)["update"]["frame"]["actions"] == 1
    ahead = session().match.actions
    page.open(opening(subject), human(seats, (slow, "slow")), (slow + 1) % seats)
    while "update" not in page.ask("advance", budget=0):
        pass
    assert session().match.actions == ahead


@every_game
def test_the_budget_is_kept(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of the test: one millisecond goes by with every look at it."""
    monkeypatch.setitem(PLAYERS, "slow", deliberate(100))
    ticks = iter(range(10_000))
    match = opening(subject)
    seats, slow = subject.game.seats(match.options), match.state.to_act[0]
    table = Session(match, ("a",) * seats, ("slow",) * seats, 1)
    table.follow("table", [])
    slice_ = table.advance("table", 7, lambda: next(ticks) / 1000)
    assert slice_ == {"thinking": {"seat": slow, "progress": 6 / 100}}
    assert next(ticks) == 8
    assert set(table.advance("table", 1000, lambda: next(ticks) / 1000)) == {"update"}


@every_game
def test_a_thought_is_dropped_when_another_match_is_opened(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    dropped = []

    class Watched(RandomPlayer):
        def think(self, view: Any, rng: Rng) -> Thought:
            try:
                for number in range(9):
                    yield number / 9
            finally:
                dropped.append(view)
            return (yield from super().think(view, rng))

    monkeypatch.setitem(PLAYERS, "watched", Watched)
    match = opening(subject)
    slow = match.state.to_act[-1]
    controllers = human(subject.game.seats(match.options), (slow, "watched"))
    page = Page()
    page.open(match, controllers)
    assert page.ask("advance", budget=0)["thinking"]["progress"] == 0
    assert page.ask("advance", budget=0)["thinking"]["progress"] == 1 / 9
    page.open(opening(subject), controllers)
    assert len(dropped) == 1
    assert page.ask("advance", budget=0)["thinking"]["progress"] == 0


@every_secret_game
def test_a_thought_is_dropped_when_somebody_takes_back(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "slow", deliberate(3))
    match = opening(subject)
    controllers = human(subject.game.seats(match.options), (1, "slow"))
    page = Page()
    table = page.open(match, controllers, 0)
    page.ask("act", seat=0, action=choice(table["frame"]["legal"], Rng(0)))
    assert page.ask("advance", budget=0)["thinking"]["progress"] == 0
    assert page.ask("advance", budget=0)["thinking"]["progress"] == 1 / 3
    assert page.ask("undo", seat=0)["frame"]["actions"] == 0
    assert page.ask("advance", budget=0)["thinking"]["progress"] == 0


@pytest.mark.at_length
@every_game
@given(seed=SEEDS)
@settings(max_examples=settings().max_examples // 3, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_slices_do_not_change_what_is_decided(subject: Subject, seed: int) -> None:
    """The same match and player seed: the same computer moves, with much time or none, also after opening again."""
    seats = subject.game.seats(subject.game.parse_options({}))
    controllers = human(seats, *((seat, ("rule_based", *SEARCHING)[(seed + seat) % 17]) for seat in range(seats)))
    texts = set()
    for budget, reopen in ((0, False), (10_000, False), (10_000, True)):
        page = Page()
        page.open(start(subject.game, seed), controllers)
        while session().match.state.outcome is None and len(session().match.actions) < 12:
            page.ask("advance", budget=budget)
            if reopen and page.save is not None:
                page.ask("open", save=page.save["text"])
        texts.add(session().match.text())
    assert len(texts) == 1


@every_game
def test_computers_draw_from_the_player_seed_alone(subject: Subject) -> None:
    """Not from the seed of the deal: that would let a thought tell of hidden cards."""

    def moves(seed: int, player_seed: int) -> list[object]:
        match = Match(subject.game, seed=seed, position=subject.prepare(Rng(1)).position)
        seats = subject.game.seats(match.options)
        table = Session(match, ("a",) * seats, ("random",) * seats, player_seed)
        table.follow("table", [])
        for _ in range(seats):
            table.advance("table", 10_000)
        return list(match.actions)

    assert moves(1, 5) == moves(2, 5) == moves(3, 5)
    assert moves(1, 5) != moves(1, 6)


@every_game
def test_no_two_thoughts_draw_alike(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every thought of every seat has chance of its own."""
    drawn: list[tuple[int, ...]] = []

    class Drawing(RandomPlayer):
        def think(self, view: Any, rng: Rng) -> Thought:
            drawn.append(tuple(rng.below(1000) for _ in range(3)))
            yield from ()
            return (yield from super().think(view, rng))

    monkeypatch.setitem(PLAYERS, "drawing", Drawing)
    match = opening(subject)
    seats = subject.game.seats(match.options)
    table = Session(match, ("a",) * seats, ("drawing",) * seats, 1)
    table.follow("table", [])
    for _ in range(40):
        table.advance("table", 10_000)
    assert len(set(drawn)) == len(drawn) == 40


def before_what_can_be_taken_back(subject: Subject) -> tuple[Match, Seat, JsonObject]:
    """A match in which a seat has such an action."""
    match, rng = opening(subject), Rng(0)
    while True:
        seat, move = random_move(match, rng)
        match.act_move(seat, move)
        if match.can_undo(seat):
            match.undo(seat)
            return match, seat, match.game.action_data(match.game.decode(move))


@every_game
def test_undo(subject: Subject) -> None:
    match, human_seat, action = before_what_can_be_taken_back(subject)
    seats = subject.game.seats(match.options)
    page = Page()
    controllers = human(seats, *((seat, "random") for seat in range(seats) if seat != human_seat))
    table = page.open(match, controllers, human_seat)
    before, saved, story = everything(session().match), session().save(), page.told()
    assert table["frame"]["can_undo"] is False
    assert page.code("undo", seat=human_seat) in {"undo-nothing", "undo-final"}
    acted = page.ask("act", seat=human_seat, action=action)
    assert acted["frame"]["can_undo"] is True
    back = page.ask("undo", seat=human_seat)
    assert back["frame"] == table["frame"]
    assert back["story"] == {"keep": len(story), "changed": [], "inserted": [], "events": []}
    assert (page.told(), everything(session().match), session().save()) == (story, before, saved)
    assert len(json.loads(page.save["text"])["record"]["actions"]) == len(match.actions)
    table = page.ask("act", seat=human_seat, action=action)
    while table["frame"]["legal"] is not None:
        table = page.ask("act", seat=human_seat, action=choice(table["frame"]["legal"], Rng(0)))
    assert page.think()["frame"]["actions"] == table["frame"]["actions"] + 1
    # Choices that were made in secret stand in seat order: the human's may be the last.
    assert page.code("undo", seat=human_seat) in {"undo-nothing", "undo-final"}
    assert page.look(human_seat)["frame"]["can_undo"] is False


# ---- saving ----------------------------------------------------------------------------------------------


@every_game
@given(seed=SEEDS)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_save_opens_exactly_where_it_was(subject: Subject, seed: int) -> None:
    """After every action, for who just acted: the same frame, and the story so far; opening stores nothing."""
    page, table = begin(subject, (1, "random"))
    rng = Rng(seed)
    for _ in range(1 + rng.below(12)):
        people = [seat for seat in table["frame"]["decision"]["seats"] if seat != 1]
        if people:
            table = page.ask("act", seat=people[0], action=choice(page.look(people[0])["frame"]["legal"], rng))
        else:
            table = page.think()
        viewer, saved = table["frame"]["viewer"], page.save
        page.save = None
        again = page.ask("open", save=saved["text"], seats=[viewer])
        assert page.save is None
        assert again["frame"] == table["frame"]
        assert again["story"]["keep"] == 0
        assert page.told() == as_told(session().match, viewer)
        page.save = saved


@every_game
def test_a_damaged_save_leaves_the_open_match_alone(subject: Subject) -> None:
    page, _ = begin(subject)
    text = page.save["text"]
    kept = json.loads(text)
    for length in range(0, len(text), 5):
        assert page.code("open", save=text[:length]) == "record-damaged"
    del kept["check"]  # as it was stored by older builds: what is wrong is found without
    wrong_values: dict[str, list[Any]] = {
        "effort": [24, 101, 50.0, True, "50", None, []],
        "practice": [1, 0, "yes", None, []],
        "lamps": [{}, [], "0", 0, [0] * len(kept["sitters"]), [[]] * 9],
    }
    wrong_lamps: list[Any] = [[-1], [0, 0], [True], ["0"], [0.0], {}, None, [TAKEN_BACK]]
    for own in wrong_lamps:
        wrong_values["lamps"].append([own, *[[]] * (len(kept["sitters"]) - 1)])
    changes: list[dict[str, Any]] = [
        {"sitters": ["human"]},
        {"sitters": [[], {}, 3]},
        {"sitters": ["oracle"] * len(kept["sitters"])},
        {"sitters": None},
        {"names": None},
        {"names": [1, 2, 3]},
        {"player_seed": True},
        {"player_seed": "1"},
        *({key: value} for key, values in wrong_values.items() for value in values),
    ]
    for change in changes:
        assert page.code("open", save=json.dumps(kept | change)) == "record-damaged"
    wrong: list[Any] = [None, 3, {}, [], "[]", "null", kept]
    for save in wrong:
        assert page.code("open", save=save) == "record-damaged"
    assert page.code("open", save=text, seats=[99]) == "seat-hidden"


@every_game
def test_a_stored_match_is_looked_at_without_being_opened(subject: Subject) -> None:
    page, _ = begin(subject, (1, "random"))
    opened, text = session(), page.save["text"]
    kept = json.loads(text)
    seated = {"names": kept["names"], "controllers": kept["sitters"]}
    actions = len(kept["record"]["actions"])
    assert page.ask("inspect", save=text) == {"game": subject.game.id, "actions": actions, **seated}
    for change in ({"names": ["x"]}, {"record": kept["record"] | {"seed": 1}}, {"player_seed": "1"}, {"check": ""}):
        assert page.code("inspect", save=json.dumps(kept | change)) == "record-damaged"
    older = {key: value for key, value in kept.items() if key != "check"}
    assert page.code("inspect", save=json.dumps(older | {"sitters": 3})) == "record-damaged"
    for key, value, code in (
        ("format", 2, "record-newer"),
        ("game", "chess", "record-other-game"),
        ("rules_version", 99, "record-rules"),
        ("actions", None, "record-damaged"),
    ):
        record = {name: entry for name, entry in kept["record"].items() if name != "check"} | {key: value}
        forged = record | {"check": checksum(record)}
        assert page.code("inspect", save=json.dumps(older | {"record": forged})) == code
    for save in (None, 3, "", "[]", text[:-9]):
        assert page.code("inspect", save=save) == "record-damaged"
    assert session() is opened


@every_game
def test_names_seats_and_seeds_are_under_the_checksum(subject: Subject) -> None:
    page, _ = begin(subject, (1, "random"))
    text = page.save["text"]
    kept = json.loads(text)
    assert json.dumps(kept, ensure_ascii=False) == text
    names, controllers = kept["names"], ["random", *kept["sitters"][1:]]
    other = Session(Match(subject.game, session().match.options, seed=1), tuple(names), tuple(controllers), 1)
    changes: list[dict[str, Any]] = [
        {"names": ["another", *names[1:]]},
        {"sitters": controllers},
        {"player_seed": kept["player_seed"] + 1},
        {"effort": 50},
        {"practice": True},
        {"lamps": [[] for _ in controllers]},
        {"check": "00000000"},
        {"check": None},
        {"record": json.loads(other.save()["text"])["record"]},
    ]
    for change in changes:
        assert page.code("open", save=json.dumps(kept | change)) == "record-damaged"
        older = {key: value for key, value in (kept | change).items() if key != "check"}
        assert "error" not in page.ask("open", save=json.dumps(older))
    assert "error" not in page.ask("open", save=json.dumps(dict(reversed(kept.items()))))


@every_game
def test_signs_that_turn_the_writing_are_cut_from_names(subject: Subject) -> None:
    page, _ = begin(subject)
    kept = json.loads(page.save["text"])
    del kept["check"]
    turned = ["\u202eno\u202c \u2066F\u2069l\u200fo\u200er\u061c\n\ud800" for _ in kept["names"]]
    update = page.ask("open", save=json.dumps(kept | {"names": turned}))
    assert update["frame"]["names"] == ["no Flor" for _ in turned]
    assert session().save()["summary"]["names"] == update["frame"]["names"]
    zoe = "Zoë \N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET} \N{HEBREW LETTER ALEF}"
    assert page.ask("open", save=json.dumps(kept | {"names": [zoe] * len(turned)}))["frame"]["names"][0] == zoe


@every_game
def test_record_and_import(subject: Subject) -> None:
    page, table = begin(subject, (1, "random"))
    assert page.code("record") == "match-in-play"
    finish(page, table, Rng(4))
    text = page.ask("record")["text"]
    seats = len(table["frame"]["controllers"])
    names = [f"friend {seat}" for seat in range(seats)]
    imported = page.ask("import", text=text, names=names)
    assert imported["frame"]["viewer"] is None
    assert imported["frame"]["controllers"] == [HUMAN] * seats
    assert imported["frame"]["names"] == names
    assert imported["frame"]["outcome"] is not None
    assert page.told() == as_told(session().match, None)
    assert page.ask("record")["text"] == text
    open_text = play(start(subject.game, 3), Rng(3), 7).text()
    assert "error" not in page.ask("import", text=open_text, names=names)
    assert len(session().match.actions) == 7
    assert page.code("import", text=open_text[:-9], names=names) == "record-damaged"
    assert page.code("import", text=open_text, names=["one"]) == "controllers-count"


@every_game
def test_the_summary_of_a_save_tells_no_secret(subject: Subject) -> None:
    page, _ = begin(subject)
    summary = page.save["summary"]
    assert {"game", "names", "sitters", "over", "lesson", "totals"} <= set(summary)
    assert not {"seed", "record", "player_seed", "hand", "hands"} & set(summary)
    for seed in range(20):
        match = play(subject.prepare(Rng(seed)), Rng(seed), seed)
        other = subject.disguise(match, None, Rng(seed + 1))
        assert other is None or subject.game.summary(other.state) == subject.game.summary(match.state)


# ---- the lesson ------------------------------------------------------------------------------------------


@pytest.mark.at_length
@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_the_lesson_is_played_to_its_end(subject: Subject, name: str, seed: int) -> None:
    """However the learner plays."""
    page, learner = Page(), subject.game.lessons[name].seat
    seats = subject.game.seats(Match(subject.game, position=subject.game.lessons[name].position).options)
    names = [f"name {seat}" for seat in range(seats)]
    table = page.ask("lesson", game=subject.game.id, lesson=name, names=names, seats=[learner])
    frame = table["frame"]
    assert (frame["lesson"], frame["viewer"]) == (name, learner)
    assert [seat for seat, controller in enumerate(frame["controllers"]) if controller == HUMAN] == [learner]
    assert {*frame["controllers"]} == {HUMAN, LESSON}
    over = finish(page, table, Rng(seed))
    assert over["frame"]["outcome"] is not None
    assert page.save["summary"]["lesson"] == name
    again = page.ask("open", save=page.save["text"], seats=[learner])
    assert again["frame"]["lesson"] == name


@every_lesson
def test_only_who_is_taught_is_in_a_lesson(subject: Subject, name: str) -> None:
    """The same match among people is none; nor is one whose lesson has been prepared anew since it was begun."""
    match = Match(subject.game, position=subject.game.lessons[name].position)
    seats = subject.game.seats(match.options)
    assert Session(match, ("",) * seats, (HUMAN,) * seats, 1).lesson is None
    other = subject.prepare(Rng(1))
    seats = subject.game.seats(other.options)
    assert Session(other, ("",) * seats, (HUMAN, *[LESSON] * (seats - 1)), 1).lesson is None


@every_game
def test_a_lesson_that_there_is_not(subject: Subject) -> None:
    assert Page().code("lesson", game=subject.game.id, lesson="other", names=[]) == "request-unknown"


@every_game
def test_a_scripted_player_of_the_kit_plays_its_script(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests of leaks stand on it."""
    match, rng = opening(subject, 2), Rng(2)
    for _ in range(30):
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.act_move(seat, legal[rng.below(len(legal))])
    monkeypatch.setitem(PLAYERS, "script", scripted(match.actions))
    seats = subject.game.seats(match.options)
    page = Page()
    page.open(opening(subject, 2), ("script",) * seats)
    for _ in match.actions:
        page.think()
    assert everything(session().match) == everything(match)
