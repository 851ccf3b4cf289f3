"""A record either replays exactly or is refused with a code; no other error ever comes out."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import InvalidRecord
from musketiere.core.match import FORMAT, MAX_SEED, Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.session import Session
from tests.kit.play import everything, play, start
from tests.kit.subject import Subject
from tests.subjects import SECRET, SUBJECTS

SEEDS = st.integers(0, 2**32)
CODES = {
    *("record-damaged", "record-newer", "record-older", "record-other-game", "record-rules", "record-action"),
}
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def played(subject: Subject, seed: int = 3, actions: int | None = 40) -> Match:
    return play(start(subject.game, seed), Rng(seed), actions)


def sealed(record: dict[str, Any]) -> str:
    """A record text whose checksum is right, whatever it says."""
    content = {key: value for key, value in record.items() if key != "check"}
    check = format(zlib.crc32(json.dumps(content, sort_keys=True).encode()), "08x")
    return json.dumps(content | {"check": check})


def refused(text: str) -> str:
    """The code with which a text is refused."""
    with pytest.raises(InvalidRecord) as fault:
        Match.from_text(text, GAMES)
    assert fault.value.fault.code in CODES
    return fault.value.fault.code


def changed(match: Match, change: Callable[[dict[str, Any]], object] = dict, **parts: object) -> str:
    """The sealed record of a match with some parts replaced or otherwise changed."""
    record: dict[str, Any] = json.loads(match.text()) | parts
    change(record)
    return sealed(record)


@every_game
@given(seed=SEEDS, actions=st.integers(0, 150))
def test_text_is_stable_and_says_what_the_record_says(subject: Subject, seed: int, actions: int) -> None:
    match = played(subject, seed, actions)
    text = match.text()
    record = json.loads(text)
    assert record == match.record()
    assert list(record) == ["format", "game", "rules_version", "options", "seed", "actions", "check"]
    assert sealed(record) == json.dumps(record)
    again = Match.from_text(text, GAMES)
    assert again.text() == text
    assert everything(again) == everything(match)
    lines = text.splitlines()
    assert len(lines) == 7 + (len(match.actions) + 1 if match.actions else 0)
    assert text == "\n".join(lines) + "\n"


@every_game
@given(seed=SEEDS, actions=st.integers(0, 30))
def test_a_match_from_a_position_is_stored_with_it(subject: Subject, seed: int, actions: int) -> None:
    match = play(subject.prepare(Rng(seed)), Rng(seed), actions)
    assert match.record()["position"] == match.position
    assert everything(Match.from_text(match.text(), GAMES)) == everything(match)


@every_game
def test_key_order_and_blanks_do_not_matter(subject: Subject) -> None:
    match = played(subject)
    record = json.loads(match.text())
    turned = json.dumps(dict(reversed(record.items())), indent=3)
    assert everything(Match.from_text(turned, GAMES)) == everything(match)


@every_game
def test_cut_at_every_length(subject: Subject) -> None:
    """Only white space at the end may be missing."""
    text = played(subject, actions=8).text()
    for length in range(len(text.rstrip())):
        assert refused(text[:length]) == "record-damaged"


@every_game
@given(seed=SEEDS, data=st.data())
def test_any_flipped_character_is_noticed(subject: Subject, seed: int, data: st.DataObject) -> None:
    """It is refused, unless it was white space between the parts and the match is still the same."""
    match = played(subject, seed, 20)
    text = match.text()
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from('0179 \n,:"[]{}aexG-é\x00\\'))
    altered = text[:at] + other + text[at + 1 :]
    try:
        loaded = Match.from_text(altered, GAMES)
    except InvalidRecord as fault:
        assert fault.fault.code in CODES  # noqa: PT017
    else:
        assert loaded.text() == text


@every_game
@given(value=junk)
def test_anything_that_is_no_record(subject: Subject, value: object) -> None:
    assert refused(json.dumps(value)) == "record-damaged"


@pytest.mark.parametrize(
    "text", ["", " ", "{", "nonsense", "{}", "[]", "null", "7", '"x"', "\x00", "NaN", "\ud800", "﻿{}"]
)
def test_texts_that_are_no_record(text: str) -> None:
    assert refused(text) == "record-damaged"


@every_game
def test_newer_older_and_other(subject: Subject) -> None:
    match = played(subject)
    version = subject.game.rules_version
    for value, code in [
        (FORMAT + 1, "record-newer"),
        (10**40, "record-newer"),
        (FORMAT - 1, "record-older"),
        (-5, "record-older"),
        (True, "record-damaged"),
        (float(FORMAT), "record-damaged"),
        (str(FORMAT), "record-damaged"),
        (None, "record-damaged"),
    ]:
        assert refused(changed(match, format=value)) == code
    others: list[object] = ["chess", "", None, 3, ["musketiere"], {}]
    for game in others:
        assert refused(changed(match, game=game)) == "record-other-game"
    versions: list[object] = [version + 1, 0, -1, str(version), None, [], {}]
    for rules in versions:
        assert refused(changed(match, rules_version=rules)) == "record-rules"


@every_game
@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("seed", [-1, MAX_SEED + 1, True, 1.0, "3", None, [], 10**400]),
        ("options", [None, [], "", 3, {"players": 99}, {"colour": "red"}, {}]),
        ("actions", [None, {}, "", 3]),
        ("position", [3, [], {}, None, "", "nonsense", "players 99"]),
    ],
)
def test_parts_of_a_wrong_kind(subject: Subject, key: str, values: list[object]) -> None:
    """Also options left to their defaults: a record names all of them."""
    match = played(subject)
    for value in values:
        parts: dict[str, Any] = {key: value}
        assert refused(changed(match, **parts)) in CODES
    assert refused(changed(match, lambda record: record.pop("seed"))) == "record-damaged"


@every_game
def test_more_keys_than_a_record_has(subject: Subject) -> None:
    match = played(subject)
    assert refused(changed(match, more=1)) == "record-damaged"
    assert refused(changed(match, lambda record: record["actions"][0][1].update(more=1))) == "record-action"


@every_game
def test_wrong_actions(subject: Subject) -> None:
    match = played(subject)
    seats = subject.game.seats(match.options)

    def first(entry: object) -> Callable[[dict[str, Any]], object]:
        return lambda record: record["actions"].__setitem__(0, entry)

    action = json.loads(match.text())["actions"][0][1]
    nobody: list[object] = [seats, -1, True, False, 0.0, "0", None, [], {}]
    for seat in nobody:
        assert refused(changed(match, first([seat, action]))) == "record-action"
    entries: list[object] = [None, [], [0], [0, action, 1], 3, "0", {}, [0, None], [0, []], [0, {}], [0, {"type": "x"}]]
    for entry in entries:
        assert refused(changed(match, first(entry))) == "record-action"
    assert refused(changed(match, lambda record: record["actions"].append(record["actions"][0]))) == "record-action"
    assert refused(changed(match, lambda record: record["actions"].pop(0))) in CODES


@every_secret_game
def test_secret_choices_out_of_seat_order_are_not_canonical(subject: Subject) -> None:
    match = played(subject)

    def swap(record: dict[str, Any]) -> None:
        actions = record["actions"]
        actions[0], actions[1] = actions[1], actions[0]

    assert refused(changed(match, swap)) == "record-damaged"


@every_game
def test_an_action_behind_the_end(subject: Subject) -> None:
    match = played(subject, actions=None)
    assert match.state.outcome is not None
    assert refused(changed(match, lambda record: record["actions"].append(record["actions"][-1]))) == "record-action"


@every_game
@given(data=st.data())
def test_junk_anywhere_in_a_sealed_record(subject: Subject, data: st.DataObject) -> None:
    """With a right checksum too, nothing but `InvalidRecord` comes out, or exactly what was asked for goes in."""
    record = json.loads(played(subject, actions=6).text())
    key = data.draw(st.sampled_from([*record, "position"]))
    record[key] = data.draw(junk)
    text = sealed(record)
    try:
        loaded = Match.from_text(text, GAMES)
    except InvalidRecord as fault:
        assert fault.fault.code in CODES  # noqa: PT017
    else:
        assert json.loads(loaded.text()) == json.loads(text)


@pytest.mark.parametrize("brackets", ["[]", "{}"])
def test_nested_without_end(brackets: str) -> None:
    """Whichever of reading, checking and comparing gives up first."""
    opening = '{"a":' if brackets == "{}" else "["
    for depth in (*range(50, 1100, 7), *range(960, 1010), 20_000, 200_000):
        inside = opening * depth + "0" + brackets[1] * depth
        assert refused(f'{{"format": {FORMAT}, "check": "0", "a": {inside}}}') == "record-damaged"
        with pytest.raises(InvalidRecord):
            Session.load(f'{{"player_seed": 1, "record": {{"format": {FORMAT}, "a": {inside}}}}}')


def test_oversized() -> None:
    """Long digits, long texts and very many actions are refused like anything else."""
    game = SUBJECTS[0].game
    match = start(game)
    assert refused(f'{{"format": {"9" * 5000}}}') == "record-damaged"
    assert refused("x" * 3_000_000) == "record-damaged"
    assert refused(changed(match, position="x" * 1_000_000)) == "record-damaged"
    assert refused(changed(match, actions=[[0, {}]] * 100_000)) == "record-action"
