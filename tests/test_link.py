"""Link codes: what is shared is read back, everything else is refused with a sentence."""

from __future__ import annotations

import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere import link as links
from musketiere.core.errors import InvalidLink
from musketiere.core.game import Data
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.link import FORMAT, LONGEST, LONGEST_NAME, PLAIN, Link, read, share
from musketiere.requests import HUMAN, LESSON
from musketiere.session import TAKEN_BACK, Session
from tests.kit.link import CODES, data, linked, parts, refused, sealed, text
from tests.kit.play import TO_THE_END, everything, play, start
from tests.kit.subject import Subject
from tests.subjects import LESSONS, SUBJECTS

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "-_"
SEEDS = st.integers(0, 2**32)
NAMES = st.text(st.characters(exclude_categories=["Cc", "Cf", "Cs", "Zl", "Zp"]), max_size=LONGEST_NAME)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
every_lesson = pytest.mark.parametrize(("subject", "name"), LESSONS, ids=str)


def played(subject: Subject, actions: int | None = 25, seed: int = 3) -> Match:
    return play(start(subject.game, seed, **subject.opening), Rng(seed), actions)


def session(match: Match, *controllers: str, name: str = "name") -> Session:
    """A table; humans where nobody else is said to sit."""
    seats = match.game.seats(match.options)
    all_controllers = (*controllers, *[HUMAN] * (seats - len(controllers)))
    return Session(match, tuple(f"{name} {seat}" for seat in range(seats)), all_controllers, 1)


def alone(match: Match) -> Session:
    """One human among computers."""
    return session(match, *linked(match).controllers)


# ---- there and back --------------------------------------------------------------------------------------


@every_game
@given(choices=st.data(), seed=SEEDS, actions=st.just(TO_THE_END) | st.integers(0, 80))
def test_what_is_written_is_read(subject: Subject, choices: st.DataObject, seed: int, actions: int) -> None:
    options: Data = choices.draw(subject.options)
    link = linked(play(start(subject.game, seed, **options), Rng(seed), actions))
    if link.kind != "deal":
        names = choices.draw(st.lists(NAMES, min_size=len(link.controllers), max_size=len(link.controllers)))
        link = link._replace(names=tuple(names) if any(names) else ())
    code = link.code()
    again = read(code)
    assert set(code) <= {*ALPHABET, "."}
    assert code.split(".")[:2] == [str(PLAIN), subject.game.id]
    assert (again.kind, again.controllers, again.names) == (link.kind, link.controllers, link.names)
    assert again.match.text() == link.match.text()
    assert again.data() == link.data()
    assert again.code() == code


@every_game
@pytest.mark.parametrize("actions", [12, None])
def test_lamp_and_practice_travel_with_what_was_played(subject: Subject, actions: int | None) -> None:
    table = alone(played(subject, actions))
    plain = read(share(table, "match", True))
    assert (plain.version, plain.data()["lamps"], plain.data()["practice"]) == (PLAIN, [], False)
    assert plain.session(("", ""), 1).lamp_counts == [0] * len(table.controllers)
    table.lamps[0].extend([0, 2])
    table.practice = True
    link = read(share(table, "match", True))
    told = link.data()
    assert (link.version, told["lamps"], told["practice"]) == (FORMAT, table.lamp_counts, True)
    again = link.session((), 1)
    assert (again.lamps, again.practice) == (table.lamps, True)
    again.lamps[0].append(3)
    assert link.lamps == table.lamps  # what a table adds is its own
    assert share(table, "deal", True) == share(alone(played(subject, 0)), "deal", True)


@every_game
@pytest.mark.parametrize(("lamps", "practice"), [([0], False), ([], True), ([0, 1], True)])
def test_lamp_and_practice_travel_before_anything_is_played(subject: Subject, lamps: list[int], practice: bool) -> None:
    """With the match, and not with its deal alone."""
    table = alone(played(subject, 0))
    plain = share(table, "match", True)
    table.lamps[0].extend(lamps)
    table.practice = practice
    link = read(share(table, "match", True))
    assert (link.kind, link.version, link.practice) == ("deal", FORMAT, practice)
    again = link.session(("",) * len(table.controllers), 1)
    assert (again.lamps, again.practice) == (table.lamps, practice)
    assert share(table, "deal", True) == plain


@every_game
def test_lamps_and_practice_that_cannot_be(subject: Subject) -> None:
    link = linked(played(subject, 12))
    seats = len(link.controllers)
    told = link._replace(lamps=tuple([0] for _ in range(seats)), practice=True)
    assert read(told.code()).data() == told.data()
    empty: list[list[int]] = [[] for _ in range(seats)]
    taken = sum(seat == 0 for seat, _ in link.match.actions)
    far = [[taken + TAKEN_BACK], *empty[1:]]
    assert read(forged(told, lamps=[[taken + TAKEN_BACK - 1], *empty[1:]])).lamps[0] == [taken + TAKEN_BACK - 1]
    wrong: dict[str, list[object]] = {
        "lamps": [7, [], {}, "", [[0]] * (seats + 1), [[-1]] * seats, [[0, 0]] * seats, [["0"]] * seats, empty, far],
        "practice": [False, 1, "true", [], None],
    }
    for key, values in wrong.items():
        for value in values:
            assert refused(forged(told, **{key: value})) == "link-damaged", (key, value)
    assert refused(told.code().replace(f"{FORMAT}.", f"{PLAIN}.", 1)) == "link-damaged"
    assert refused(link.code().replace(f"{PLAIN}.", f"{FORMAT}.", 1)) == "link-damaged"


@every_game
@given(seed=SEEDS, actions=st.just(TO_THE_END) | st.integers(0, 40))
def test_positions(subject: Subject, seed: int, actions: int) -> None:
    link = linked(play(subject.prepare(Rng(seed)), Rng(seed), actions))
    assert everything(read(link.code()).match) == everything(link.match)


@every_game
def test_the_head_says_what_an_embedding_page_shows(subject: Subject) -> None:
    for actions, kind in [(0, "deal"), (9, "play"), (None, "record")]:
        match = played(subject, actions)
        code = share(alone(match), "match", True)
        told, _ = parts(code)
        assert told == {
            "kind": kind,
            "sitters": list(linked(match).controllers),
            "names": [] if kind == "deal" else [f"name {seat}" for seat in range(len(linked(match).controllers))],
            "summary": {**subject.game.summary(match.state), "winners": match.winners},
        }
        winners = () if match.state.outcome is None else match.state.outcome.winners
        assert told["summary"] == {**subject.game.summary(match.state), "winners": list(winners)}
        assert isinstance(told["summary"], dict)
        assert isinstance(told["summary"]["totals"], list)


@every_game
def test_a_finished_match_of_the_usual_kind_fits_into_2_kb(subject: Subject) -> None:
    """With as many players as can be and the longest names; `bench/links.py` measures many more."""
    for seed in range(4):
        match = play(start(subject.game, seed, **subject.crowded), Rng(seed))
        link = linked(match)._replace(names=("M" * LONGEST_NAME,) * subject.game.max_seats)
        assert len(link.code()) <= 2048


# ---- what is shared --------------------------------------------------------------------------------------


@every_game
def test_a_deal_is_the_same_deal(subject: Subject) -> None:
    """Of a match in play and of one that is over, from options and from a position; it has no names."""
    for match in (played(subject), played(subject, None), play(subject.prepare(Rng(1)), Rng(1), 9)):
        link = read(share(alone(match), "deal", True))
        assert (link.kind, link.names) == ("deal", ())
        fresh = Match(match.game, match.options, match.seed, match.position)
        assert everything(link.match) == everything(fresh)
        assert share(alone(fresh), "match", True) == link.code()


@every_game
def test_names_can_be_left_out(subject: Subject) -> None:
    table = alone(played(subject))
    assert read(share(table, "match", True)).names == table.names
    assert read(share(table, "match", False)).names == ()
    nameless = Session(table.match, ("",) * len(table.controllers), table.controllers, 1)
    assert read(share(nameless, "match", True)).names == ()


@every_game
def test_names_that_no_link_bears_are_mended(subject: Subject) -> None:
    odd = "A\x00th\u202eos\ud800\u2028\x9f" + "x" * 99
    link = read(share(session(played(subject, None), name=odd), "match", True))
    assert link.names == ("Athos" + "x" * (LONGEST_NAME - 5),) * len(link.controllers)


@every_game
def test_a_link_of_before_may_have_marks_of_direction_and_shows_none(subject: Subject) -> None:
    plain = linked(played(subject, None))
    link = plain._replace(names=("\u200fA\u200eth\u061cos",) * len(plain.controllers))
    again = read(link.code())
    assert again.names == link.names
    assert {*again.data()["names"], *again.session((), 1).names} == {"Athos"}


@every_game
@pytest.mark.parametrize("what", ["deal", "match"])
def test_the_cards_of_several_humans_are_not_shared_in_play(subject: Subject, what: str) -> None:
    for actions in (0, 9):
        match = played(subject, actions)
        computers = ["random"] * subject.game.seats(match.options)
        with pytest.raises(InvalidLink, match="share-hidden"):
            share(session(match, HUMAN, *computers[2:]), what, False)
        share(session(match, *computers[1:]), what, False)
        share(session(match, *computers), what, False)
    over = session(played(subject, None))
    assert read(share(over, what, False)).controllers == (HUMAN,) * len(over.controllers)


@every_lesson
def test_a_lesson_is_shared_only_when_it_is_over(subject: Subject, name: str) -> None:
    lesson = subject.game.lessons[name]
    match = Match(subject.game, seed=1, position=lesson.position)
    controllers = tuple(HUMAN if seat == lesson.seat else LESSON for seat in range(subject.game.seats(match.options)))
    for what in ("deal", "match"):
        with pytest.raises(InvalidLink, match="share-lesson"):
            share(session(match, *controllers), what, True)
    over = session(play(match, Rng(1)), *controllers)
    assert read(share(over, "match", True)).controllers == controllers
    with pytest.raises(InvalidLink, match="share-lesson"):
        share(over, "deal", True)


@every_game
def test_a_match_that_is_too_long_for_a_link(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    table = alone(played(subject))
    monkeypatch.setattr(links, "LONGEST", len(share(table, "match", True)))
    share(table, "match", True)
    monkeypatch.setattr(links, "LONGEST", len(share(table, "match", True)) - 1)
    with pytest.raises(InvalidLink, match="link-long"):
        share(table, "match", True)


# ---- damaged ---------------------------------------------------------------------------------------------


@every_game
def test_cut_at_every_length(subject: Subject) -> None:
    code = linked(played(subject)).code()
    for length in range(len(code)):
        assert refused(code[:length]) == "link-damaged"
        # What is left of a head may look like a version, or a game.
        assert refused(code[length + 1 :]) in {"link-damaged", "link-other-game", "link-newer"}


@every_game
@given(seed=SEEDS, choices=st.data())
def test_any_changed_character_is_noticed(subject: Subject, seed: int, choices: st.DataObject) -> None:
    code = linked(played(subject, 20, seed)).code()
    at = choices.draw(st.integers(0, len(code) - 1))
    other = choices.draw(
        st.sampled_from(string.ascii_letters + string.digits + "-_.=+/% \n\x00é٣²").filter(code[at].__ne__)
    )
    refused(code[:at] + other + code[at + 1 :])
    refused(code[:at] + other + code[at:])
    refused(code[:at] + code[at + 1 :])


@given(code=st.text() | st.text(ALPHABET + ".") | st.binary().map(text))
def test_any_text(code: str) -> None:
    for start_ in ("", f"{FORMAT}.", *(f"{PLAIN}.{game}." for game in GAMES), f"{PLAIN}.musketiere.e30."):
        refused(start_ + code)


@pytest.mark.parametrize("code", [None, 7, True, [], {}, ["1"], b"1.musketiere.e30.AAAA"])
def test_no_text_at_all(code: object) -> None:
    assert refused(code) == "link-damaged"


@every_game
def test_newer_other_and_oversized(subject: Subject) -> None:
    code = linked(played(subject)).code()
    rest = code.removeprefix(f"{PLAIN}.")
    for newer in (FORMAT + 1, 999_999_999):
        for end in (rest, "", "!", "x" * 100):
            assert refused(f"{newer}.{end}") == "link-newer"
    for damaged in ("0", "-1", "01", "", " 1", "1.0", "9" * 10, "٢", "1e1", str(FORMAT) * 9 + ".."):
        assert refused(f"{damaged}.{rest}") in {"link-damaged", "link-newer", "link-other-game"}
    for other in ("chess", "Musketiere", "__class__", "0", "-"):
        assert refused(code.replace(subject.game.id, other, 1)) == "link-other-game"
    for game in {*GAMES} - {subject.game.id}:
        assert refused(code.replace(subject.game.id, game, 1)) in {"link-damaged", "link-rules"}
    assert refused(code + "A" * (LONGEST - len(code))) == "link-damaged"
    assert refused(code + "A" * (LONGEST - len(code) + 1)) == "link-long"
    assert refused("x" * 5_000_000) == "link-long"
    assert refused("9" * 5_000_000) == "link-long"


@every_game
def test_a_link_from_other_rules(subject: Subject) -> None:
    link = linked(played(subject))
    told, packed = parts(link.code())
    for version in (0, subject.game.rules_version + 1):
        assert refused(sealed(link, told, bytes([version]) + packed[1:])) == "link-rules"


# ---- forged ----------------------------------------------------------------------------------------------


def forged(link: Link, **changes: object) -> str:
    """The code with some of its head changed and a right checksum."""
    told, _ = parts(link.code())
    return sealed(link, told | changes)


@every_game
@pytest.mark.parametrize("actions", [0, 12, None])
def test_a_head_that_says_something_else(subject: Subject, actions: int | None) -> None:
    link = linked(played(subject, actions))
    told: Any = parts(link.code())[0]
    assert read(sealed(link, told)) is not None
    summary, seats = told["summary"], len(link.controllers)
    wrong: dict[str, list[object]] = {
        "kind": [*({"deal", "play", "record"} - {link.kind}), "", None, 1],
        "summary": [None, {}, [], summary | {"totals": [99]}, summary | {"more": 1}, dict(reversed(summary.items()))],
        "sitters": [None, [], "human", {}, [HUMAN] * (seats + 1), ["oracle"] * seats, [7] * seats, [[HUMAN]] * seats],
        "names": [
            *(None, "", {}, [""] * seats, ["a"] * (seats + 1), [1] * seats, ["x" * (LONGEST_NAME + 1)] * seats),
            *([bad] * seats for bad in ("\x00", "a\nb", "\u202ebad", "\ud800")),
        ],
        "more": [1],
    }
    for key, values in wrong.items():
        for value in values:
            assert refused(forged(link, **{key: value})) == "link-damaged", value
    wholes: list[object] = [[], None, 7, "x", {}, {"sitters": told["sitters"]}, dict(reversed(told.items()))]
    for whole in wholes:
        assert refused(sealed(link, whole)) == "link-damaged"
    head, body = link.head(), link.code().split(".")[3]
    for other in (" " + data(head).decode(), data(head).decode() + "\n", "[" * 500, "{", '{"names":[1e999]}', "\xff"):
        forged_head = text(other.encode())
        packed = link.check(forged_head) + data(body)[links.CHECK :]
        assert refused(f"{PLAIN}.{subject.game.id}.{forged_head}.{text(packed)}") == "link-damaged"


@every_game
def test_a_match_in_play_that_nobody_may_share(subject: Subject) -> None:
    """Whoever wants to look into the hands of others must not find that we help him."""
    link = linked(played(subject))
    seats = len(link.controllers)
    assert refused(forged(link, sitters=[HUMAN] * seats)) == "link-damaged"
    assert refused(forged(link, sitters=[HUMAN, *[LESSON] * (seats - 1)])) == "link-damaged"
    deal = linked(played(subject, 0))
    assert refused(forged(deal, sitters=[HUMAN, *[LESSON] * (seats - 1)])) == "link-damaged"
    assert refused(forged(deal, names=["a"] * seats)) == "link-damaged"
    assert read(forged(deal, sitters=[HUMAN] * seats)).controllers == (HUMAN,) * seats


@every_game
@given(choices=st.data())
def test_junk_with_a_right_checksum(subject: Subject, choices: st.DataObject) -> None:
    """A flipped bit of the match, sealed again: refused, or it is another match with one spelling."""
    link = linked(played(subject, choices.draw(st.sampled_from([0, 12]))))
    told, packed = parts(link.code())
    at = choices.draw(st.integers(0, len(packed) * 8 - 1))
    flipped = bytearray(packed)
    flipped[at // 8] ^= 1 << at % 8
    code = sealed(link, told, bytes(flipped))
    try:
        other = read(code)
    except InvalidLink as fault:
        assert fault.fault.code in CODES  # noqa: PT017
    else:
        assert other.code() == code


@every_game
def test_a_body_in_another_spelling(subject: Subject) -> None:
    """The bits that are left over at the end of base64 are zero."""
    code = next(code for seed in range(20) if len(code := linked(played(subject, 20, seed)).code().split(".")[3]) % 4)
    whole = next(one for seed in range(20) if (one := linked(played(subject, 20, seed)).code()).endswith(code))
    last = ALPHABET[ALPHABET.index(whole[-1]) | 1]
    assert data(whole[:-1].split(".")[3] + last) == data(code)
    assert refused(whole[:-1] + last) == "link-damaged"
