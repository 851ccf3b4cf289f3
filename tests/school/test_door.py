"""The school's door to the page: the same tournament as anywhere, whatever is handed in."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from typing import Any

import pytest

from musketiere import bridge
from musketiere.school import cell
from musketiere.school.host import Host
from musketiere.school.source import Source
from tests.school.kit import FIRST, SHORT, choosing, played, small, source

LIMITS = {"move": 5, "match": 50}


def ask(op: str, **body: object) -> Any:
    return json.loads(bridge.answer(json.dumps({"op": op, "body": body})))["body"]


def begin(*players: str, matches: int = 2, limits: Mapping[str, float] = LIMITS, seed: int | None = 7) -> Any:
    entrants = [{"name": one, "player": "external" if one.startswith("mine") else one} for one in players]
    options = SHORT["musketiere"]
    return ask(
        "tournament", game="musketiere", options=options, entrants=entrants, matches=matches, seed=seed, limits=limits
    )


def said(line: str | None, seconds: float = 0.001, begun: bool = True) -> dict[str, object]:
    return {"line": line, "seconds": seconds, "begun": begun}


def play(one: Source, answers: Mapping[int, dict[str, object]] = {}) -> tuple[Any, list[bool]]:
    """Plays to the end; some answers are others. What it has come to, and when a sandbox was to begin anew."""
    host, answer, number = Host(one), None, 0
    anew: list[bool] = []
    while True:
        bout = ask("bout", said=answer, afresh=False, budget=1000)
        if bout["over"]:
            return ask("standing"), anew
        answer = None
        if question := bout["question"]:
            anew.append(question["anew"])
            if question["anew"]:
                host = Host(one)
            answer = answers.get(number) or said(host.answer(base64.b64decode(question["packed"])))
            number += 1


def test_it_is_the_same_tournament_as_without_a_page() -> None:
    begun = begin("mine", "random")
    assert begun["matches"] == 2
    standing, anew = play(source(FIRST))
    lines = played(small(), source(FIRST)).lines()
    assert [(one["wins"], one["total"], one["moves"]) for one in standing["players"]] == [
        (line.wins, line.total, line.moves) for line in lines
    ]
    assert anew.count(True) == 1  # the second round
    for op, body in (("lost", {"entrant": 0, "place": 0}), ("last", {})):
        watched = ask(op, **body)
        assert ask("expand", code=watched["code"])["kind"] == "record"
        assert watched["notes"] == []


def test_what_was_written_comes_beside_the_match_and_not_in_its_link() -> None:
    assert begin("mine", "random")["last"] is None
    assert ask("last")["error"]["code"] == "request-unknown"
    standing, _ = play(choosing('print("my secret")\nreturn legal[0]'))
    assert standing["last"] == 1
    watched = ask("last")
    assert {note["printed"] for note in watched["notes"]} == {"my secret\n"}
    assert "my secret" not in json.dumps(ask("expand", code=watched["code"]))


def test_a_tournament_that_was_kept_goes_on_to_the_same_end() -> None:
    begin("mine", "random")
    whole, _ = play(source(FIRST))
    begin("mine", "random")
    host, answer, played_so_far = Host(source(FIRST)), None, 0
    while not played_so_far:
        bout = ask("bout", said=answer, afresh=False, budget=1)
        question, played_so_far = bout["question"], bout["played"]
        answer = said(host.answer(base64.b64decode(question["packed"]))) if question else None
    kept = ask("keep")["kept"]
    begin("mine", "random", seed=8)  # another one in its place
    begun = ask("again", kept=kept, limits=LIMITS)
    assert begun["played"] == 1
    standing, _ = play(source(FIRST))
    assert [(one["wins"], one["total"], one["moves"]) for one in standing["players"]] == [
        (one["wins"], one["total"], one["moves"]) for one in whole["players"]
    ]


@pytest.mark.parametrize("kept", ["", "[]", "{}", "null", '{"plan": {}}', "[" * 100_000])
def test_what_is_no_tournament_is_not_gone_on_with(kept: str) -> None:
    assert ask("again", kept=kept, limits=LIMITS)["error"]["code"] == "record-damaged"


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (said(None), "move-time"),
        (said(""), "died"),
        (said("?"), "garbled"),
        (said('{"move": 99999, "fault": "", "text": "", "line": 0, "printed": ""}'), "garbled"),
        (said('{"move": null, "fault": "raised", "text": "oh", "line": 3, "printed": ""}'), "raised"),
        (said('{"fault": "raised", "text": "no", "line": 1, "move": null, "printed": ""}', begun=False), "died"),
        (said(None, begun=False), "start-time"),
    ],
)
def test_what_no_player_should_say_is_counted(answer: dict[str, object], fault: str) -> None:
    """Whoever is lost begins anew, and is told all again."""
    begin("mine", "random")
    standing, anew = play(source(FIRST), {2: answer})
    assert standing["players"][0]["faults"] == {fault: 1}
    assert anew[3] is (fault in ("move-time", "died", "start-time") or answer["line"] == "?")


def test_who_has_used_up_a_match_is_not_asked_in_it() -> None:
    begin("mine", "random", limits={"move": 5, "match": 1})
    standing, _ = play(source(FIRST), {0: said(None, 1.5), 1: said(None, 1.5)})
    assert standing["players"][0]["faults"].keys() <= {"match-time"}


def test_a_match_that_was_broken_off_is_played_anew() -> None:
    begin("mine", "random")
    whole, _ = play(source(FIRST))
    begin("mine", "random")
    for _ in range(2):
        assert ask("bout", said=None, afresh=True, budget=1000)["question"]
    host = Host(source(FIRST))
    bout = ask("bout", said=None, afresh=True, budget=1000)
    answer = said(host.answer(base64.b64decode(bout["question"]["packed"])))
    bout = ask("bout", said=answer, afresh=False, budget=1000)
    assert bout["question"]
    assert ask("bout", said=None, afresh=False, budget=1)["error"]["code"] == "request-unknown"
    assert ask("bout", said=None, afresh=True, budget=1000)["question"]
    assert ask("standing")["seed"] == whole["seed"]


@pytest.mark.parametrize("game", SHORT)
def test_one_decision_is_shown_as_it_was_taken(game: str) -> None:
    asked = {"game": game, "options": {}, "seed": 3, "turn": 2, "seat": 1}
    trial = ask("trial", **asked)
    assert trial == ask("trial", **asked)
    host = Host(choosing('print("seen", view.options is not None); return legal[-1]'))
    tried = ask("tried", **said(host.answer(base64.b64decode(trial["packed"]))))
    assert tried["move"] == trial["legal"][-1]
    assert tried["place"] == len(trial["legal"]) - 1
    assert tried["printed"] == "seen True\n"
    assert {"seat", "options"} & {field["name"] for field in trial["view"]}


def test_a_turn_that_never_comes_is_the_last_one() -> None:
    trial = ask("trial", game="musketiere", options=SHORT["musketiere"], seed=3, turn=200, seat=0)
    assert trial["turn"] < 200


@pytest.mark.parametrize(
    ("op", "body"),
    [
        ("tournament", {"limits": {"move": 0, "match": 1}}),
        ("tournament", {"limits": {"move": 1, "match": 1e9}}),
        ("tournament", {"matches": 0}),
        ("tournament", {"matches": True}),
        ("tournament", {"entrants": [{"name": "x", "player": "human"}] * 2}),
        ("trial", {"seed": -1}),
        ("trial", {"turn": 0}),
        ("trial", {"seat": 9}),
    ],
)
def test_what_cannot_be_is_refused(op: str, body: dict[str, object]) -> None:
    entrants = [{"name": "mine", "player": "external"}, {"name": "random", "player": "random"}]
    whole = {"game": "musketiere", "options": {}, "entrants": entrants, "matches": 2, "seed": 7, "limits": LIMITS}
    asked = {**whole, "turn": 1, "seat": 0, **body}
    assert ask(op, **asked)["error"]["code"] in ("request-unknown", "unknown-player", "seat-unknown")


def test_the_sandbox_says_whether_there_is_a_player() -> None:
    assert json.loads(cell.begin("class", "mine.py"))["line"] == 1
    assert json.loads(cell.begin(FIRST, "mine.py"))["fault"] == ""
