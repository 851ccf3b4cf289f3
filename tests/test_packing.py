"""What is packed is unpacked; all other bytes are refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musketiere.core import packing
from musketiere.core.errors import InvalidLink
from musketiere.core.game import Data
from musketiere.core.match import MAX_SEED, Match
from musketiere.core.packing import MAX_ACTIONS, pack, unpack
from musketiere.core.rng import Rng
from tests.kit.play import TO_THE_END, everything, play, start
from tests.kit.subject import Subject
from tests.subjects import LESSONS, SECRET, SUBJECTS

SEEDS = st.integers(0, MAX_SEED)
MANY = settings(max_examples=3 * settings().max_examples)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_lesson = pytest.mark.parametrize(("subject", "name"), LESSONS, ids=str)
every_secret_game = pytest.mark.parametrize("subject", SECRET, ids=str)


def refused(packed: bytes, subject: Subject) -> str:
    with pytest.raises(InvalidLink) as fault:
        unpack(packed, subject.game)
    return fault.value.fault.code


def varint(number: int) -> bytes:
    groups = [number >> shift & 0x7F | 0x80 for shift in range(0, max(number.bit_length(), 1), 7)]
    return bytes([*groups[:-1], groups[-1] & 0x7F])


def crafted(start_text: bytes, *, seed: int = 1, position: bool = False, count: int = 0, actions: bytes = b"") -> bytes:
    numbers = (1, seed, len(start_text) << 1 | position)
    return b"".join(map(varint, numbers)) + start_text + varint(count) + actions


# ---- there and back --------------------------------------------------------------------------------------


@every_game
@MANY
@given(data=st.data(), seed=SEEDS, actions=st.integers(0, 150))
def test_any_match_comes_back(subject: Subject, data: st.DataObject, seed: int, actions: int) -> None:
    """Of any options, cut anywhere; the acting seats in any order. To their ends are played those from a position."""
    options: Data = data.draw(subject.options)
    match = play(start(subject.game, seed, **options), Rng(seed), actions)
    packed = pack(match)
    again = unpack(packed, subject.game)
    assert again.text() == match.text()
    assert pack(again) == packed


@every_game
@given(seed=SEEDS, actions=st.just(TO_THE_END) | st.integers(0, 60))
def test_a_match_from_a_position_comes_back(subject: Subject, seed: int, actions: int) -> None:
    match = play(subject.prepare(Rng(seed)), Rng(seed), actions)
    assert everything(unpack(pack(match), subject.game)) == everything(match)


@every_lesson
def test_the_lesson_comes_back(subject: Subject, name: str) -> None:
    match = play(Match(subject.game, seed=3, position=subject.game.lessons[name].position), Rng(3))
    assert everything(unpack(pack(match), subject.game)) == everything(match)


@every_secret_game
def test_open_secret_choices_keep_their_order(subject: Subject) -> None:
    """Who may take back his choice depends on it."""
    match = start(subject.game, 5)
    for seat in reversed(match.state.to_act[1:]):
        match.act_move(seat, match.state.legal(seat)[0])
    assert everything(unpack(pack(match), subject.game)) == everything(match)


@every_game
def test_options_that_follow_from_the_others_are_left_out(subject: Subject) -> None:
    plain = pack(start(subject.game, 1))
    assert b"{}" in plain
    assert len(plain) < 8


# ---- anything else ---------------------------------------------------------------------------------------


@every_game
@given(seed=SEEDS, actions=st.integers(0, 40), data=st.data())
def test_a_changed_byte_is_refused_or_another_match(
    subject: Subject, seed: int, actions: int, data: st.DataObject
) -> None:
    """What the bytes cannot know themselves the checksum of a link does; but there is one spelling for each match."""
    packed = bytearray(pack(play(start(subject.game, seed), Rng(seed), actions)))
    packed[data.draw(st.integers(0, len(packed) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    try:
        other = unpack(bytes(packed), subject.game)
    except InvalidLink as fault:
        assert fault.fault.code in {"link-damaged", "link-rules"}  # noqa: PT017
    else:
        assert pack(other) == packed


@every_game
@given(junk=st.binary(max_size=200), head=st.sampled_from([b"", b"\1", b"\1\1\4{}", b"\1\1\5{}", b"\1\1\1"]))
def test_junk(subject: Subject, junk: bytes, head: bytes) -> None:
    try:
        match = unpack(head + junk, subject.game)
    except InvalidLink as fault:
        assert fault.fault.code in {"link-damaged", "link-rules"}  # noqa: PT017
    else:
        assert pack(match) == head + junk


@every_game
def test_cut_at_every_length(subject: Subject) -> None:
    packed = pack(play(start(subject.game, 2), Rng(2), 30))
    for length in range(len(packed)):
        try:
            other = unpack(packed[:length], subject.game)
        except InvalidLink as fault:
            assert fault.fault.code == "link-damaged"  # noqa: PT017
        else:
            assert pack(other) == packed[:length]  # the last actions are the first legal ones then


@every_game
@pytest.mark.parametrize(
    "packed",
    [
        b"",
        crafted(b"", position=False),
        crafted(b"[]"),
        crafted(b"null"),
        crafted(b"7"),
        crafted(b"{"),
        crafted(b"{ }"),
        crafted(b'{"players": 3}'),
        crafted(b'{"players":99}'),
        crafted(b'{"colour":"red"}'),
        crafted(b"\xff\xfe"),
        crafted(b'{"a":' * 1000 + b"0" + b"}" * 1000),
        crafted(b'{"players":' + b"9" * 5000 + b"}"),
        crafted(b"players 99", position=True),
        crafted(b"nonsense", position=True),
        crafted(b"\xff", position=True),
        crafted(b"round 999999999999999999999\n", position=True),
        crafted(b"{}", seed=MAX_SEED + 1),
        crafted(b"{}", count=MAX_ACTIONS + 1),
        crafted(b"{}", count=2**62),
        crafted(b"{}", count=2**80),
        crafted(b"{}", actions=b"\1"),
        crafted(b"{}", actions=b"\0"),
        crafted(b"{}", count=1, actions=b"\0"),
        crafted(b"{}", count=1, actions=b"\xff" * 4000),
        b"\1\1\4{}\x80\0",  # a number with a group too many
        b"\x81\0\1\4{}\0",
        b"\1\x81\0\4{}\0",
        b"\1\1\xff\xff\xff\xff\x7f{}\0",  # a start that is longer than all
        b"\1\1" + b"\x80" * 4000,
    ],
    ids=lambda packed: repr(packed[:24]),
)
def test_bytes_that_are_no_match(subject: Subject, packed: bytes) -> None:
    assert refused(packed, subject) == "link-damaged"


@every_game
def test_a_crafted_match_is_one_only_in_its_one_spelling(subject: Subject) -> None:
    """The others of the list are refused for what is wrong with them. They are of the first version of the rules."""
    first = subject.game.by_version(1)
    assert first is not None
    match = unpack(crafted(b"{}"), subject.game)
    assert everything(match) == everything(start(first, 1))
    for other in (0, subject.game.rules_version + 1, 2**40):
        assert refused(varint(other) + crafted(b"{}")[1:], subject) == "link-rules"


@every_game
def test_more_actions_than_the_match_has(subject: Subject) -> None:
    """The first legal action over and over takes no byte at all; the end of the match bounds it, or their number."""
    short: Any = subject.opening
    match = start(subject.game, 1, **short)
    while match.state.to_act and len(match.actions) < MAX_ACTIONS:
        seat = match.state.to_act[0]
        match.act_move(seat, match.state.legal(seat)[0])
    packed = pack(match)
    assert len(packed) <= len(pack(start(subject.game, 1, **short))) + 2
    assert everything(unpack(packed, subject.game)) == everything(match)
    opening, count = packed.rsplit(varint(len(match.actions)), 1)
    assert count == b""
    assert refused(opening + varint(len(match.actions) + 1), subject) == "link-damaged"


@every_game
def test_a_match_that_is_too_long(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(start(subject.game, 1), Rng(1), 20)
    monkeypatch.setattr(packing, "MAX_ACTIONS", 20)
    packed = pack(match)
    assert everything(unpack(packed, subject.game)) == everything(match)
    monkeypatch.setattr(packing, "MAX_ACTIONS", 19)
    assert refused(packed, subject) == "link-damaged"
    with pytest.raises(InvalidLink, match="link-long"):
        pack(match)
