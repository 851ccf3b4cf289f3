"""A deal from shares of all devices: nobody chooses it or knows it before the end, and who cheated is found out."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musketiere.core.game import JsonObject, Seat
from musketiere.core.match import MAX_SEED, Match
from musketiere.core.rng import Rng
from musketiere.core.written import checksum
from musketiere.fair import LONGEST_RECORD, MAX_SHARES, commitment, parse_shares, seed_of
from musketiere.requests import HUMAN
from musketiere.session import Session
from tests.kit.page import Page, begin, finish, human, opened, patched, session
from tests.kit.play import everything, play, random_move, start
from tests.kit.subject import Subject
from tests.mousquetaires_du_roy.subject import SUBJECT as MOUSQUETAIRES_DU_ROY
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")

TABLE: Final = "Kx3-table_9"
COMMITMENTS: Final = {
    "AAAAAAAAAAAAAAAAAAAAAA": "AnMn1Z1pNns3MteaoRAo4AaBgwcH387n76Op8DwE8dE",
    "AQEBAQEBAQEBAQEBAQEBAQ": "DL2PKZ8iQwsmSTVQDBjNPxOtwzkwe4IKp7fjajOTV0g",
    "_____________________w": "J4W-svrAh9K9obTsEa94ZGE2KNVdHMIF9141ygsTXsg",
    "AAECAwQFBgcICQoLDA0ODw": "0AtFS9LutBNymYmxPp6dpmFM4wVE9K-fr2irmhXnS3Y",
}
"""At that table. The same stand in `web/lib/guests/fair.test.ts`: host and guests reckon alike."""
SHARES: Final = tuple(COMMITMENTS)
DRAWN: Final[dict[str, Any]] = {"table": TABLE, "shares": list(SHARES)}
shares = st.binary(min_size=16, max_size=16).map(lambda drawn: urlsafe_b64encode(drawn).decode().rstrip("="))


# ---- shares, commitments, seeds --------------------------------------------------------------------------


@pytest.mark.parametrize("share", COMMITMENTS)
def test_commitments_are_those_of_the_page(share: str) -> None:
    assert commitment(TABLE, share) == COMMITMENTS[share]


def test_the_seed_is_that_of_every_build() -> None:
    assert seed_of(TABLE, SHARES) == 5530409175388276


@given(drawn=st.lists(shares, min_size=1, max_size=MAX_SHARES), data=st.data())
def test_each_share_decides(drawn: list[str], data: st.DataObject) -> None:
    """Any other share, order, number or table: another seed; and a commitment fits one share at one table."""
    seed, at = seed_of(TABLE, drawn), data.draw(st.integers(0, len(drawn) - 1))
    assert 0 <= seed <= MAX_SEED
    other = data.draw(shares.filter(lambda share: share != drawn[at]))
    changes = [[*drawn[:at], other, *drawn[at + 1 :]], [*drawn, other], drawn[1:], drawn[::-1]]
    assert all(seed_of(TABLE, change) != seed for change in changes if change != drawn)
    assert seed_of(f"{TABLE}0", drawn) != seed
    assert len({commitment(TABLE, drawn[at]), commitment(TABLE, other), commitment("another", drawn[at])}) == 3
    assert parse_shares({"table": TABLE, "shares": drawn}).seed == seed


WRONG_TABLES: Final[list[Any]] = [None, 3, "", "a b", "a\nb", "ä", "x" * 65, ["x"]]
WRONG_SHARES: Final[list[Any]] = [
    *(None, {}, "x", [], [""], [None], [3], [[]], [SHARES[0], None], [SHARES[0]] * (MAX_SHARES + 1)),
    *([SHARES[0][1:]], [f"{SHARES[0]}A"], [f"{SHARES[0]}="], [f"{SHARES[0]}\n"], [SHARES[0][:-1] + "B"]),
    *([f"+{SHARES[0][1:]}"], ["ä" * 22], ["\ud800" * 22]),
]
WRONG: Final[list[Any]] = [
    *(None, 3, "x", [], {}, {"table": TABLE}, {"shares": list(SHARES)}),
    *(DRAWN | {"table": table} for table in WRONG_TABLES),
    *(DRAWN | {"shares": wrong} for wrong in WRONG_SHARES),
]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_shares_that_cannot_be_read_start_nothing(wrong: Any) -> None:
    page = Page()
    asked: dict[str, Any] = {"game": "musketiere", "options": {}, "controllers": [HUMAN] * 3, "names": ["a"] * 3}
    assert page.code("start", **asked, shares=wrong) == "shares-damaged"
    assert page.save is None


# ---- a match that is dealt from them ---------------------------------------------------------------------


def deal(subject: Subject) -> tuple[Page, Any]:
    """A match that several devices have dealt."""
    page = Page()
    seats = subject.game.seats(subject.game.parse_options(subject.opening))
    names = [f"name {seat}" for seat in range(seats)]
    asked = {"game": subject.game.id, "options": subject.opening, "controllers": [HUMAN] * seats, "names": names}
    return page, page.ask("start", **asked, shares=DRAWN)


@every_game
def test_the_deal_follows_from_the_shares(subject: Subject) -> None:
    deal(subject)
    first = session().match
    assert first.seed == seed_of(TABLE, SHARES)
    assert everything(first) == everything(start(subject.game, first.seed, **subject.opening))


@every_game
def test_shares_are_kept_with_the_match_and_opened_at_its_end(subject: Subject) -> None:
    page, table = deal(subject)
    assert page.code("shares") == "match-in-play"
    page.ask("open", save=page.save["text"])
    assert page.code("shares") == "match-in-play"
    finish(page, page.ask("poll"), Rng(3))
    assert page.ask("shares") == DRAWN
    page.ask("open", save=page.save["text"])
    assert page.ask("shares") == DRAWN
    assert session().save()["text"] == page.save["text"]
    seats, names = len(table["frame"]["controllers"]), table["frame"]["names"]
    asked = {"game": subject.game.id, "options": subject.opening, "controllers": [HUMAN] * seats, "names": names}
    again = page.ask("start", **asked)
    assert session().match.seed != seed_of(TABLE, SHARES)
    assert page.code("shares") == "match-in-play"
    finish(page, again, Rng(4))
    assert page.code("shares") == "no-shares"


@every_game
def test_shares_are_under_the_checksum_and_fit_the_deal(subject: Subject) -> None:
    page, _ = deal(subject)
    kept = json.loads(page.save["text"])
    assert kept["shares"] == DRAWN
    other: dict[str, Any] = {"table": TABLE, "shares": list(SHARES[::-1])}
    without = {key: value for key, value in kept.items() if key != "shares"}
    for changed in (kept | {"shares": other}, without):
        assert page.code("open", save=json.dumps(changed)) == "record-damaged"
    del kept["check"]  # what is wrong is found without
    for wrong in (other, *WRONG):
        error = page.ask("open", save=json.dumps(kept | {"shares": wrong}))["error"]
        assert error == {"code": "record-damaged", "params": {"at": "shares"}}


# ---- what a device was told is what happened -------------------------------------------------------------

TABLES: Final[list[tuple[Subject, str, dict[str, Any]]]] = [
    *((subject, f"{subject} {name}", options) for subject in SUBJECTS for name, options in subject.showcase.items()),
    (MOUSQUETAIRES_DU_ROY, "mousquetaires_du_roy for five", {"players": 4}),
]
every_table = pytest.mark.parametrize(
    ("subject", "options"), [pytest.param(subject, options, id=name) for subject, name, options in TABLES]
)


@every_game
def test_tables_of_every_size_are_among_those(subject: Subject) -> None:
    game = subject.game
    sizes = {game.seats(game.parse_options(options)) for one, _, options in TABLES if one is subject}
    assert sizes == {*range(game.min_seats, game.max_seats + 1)}


class Device:
    """Follows a match, puts its story together from patches, and knows no more than that."""

    def __init__(self, table: Session, name: str, seats: list[Seat | None]) -> None:
        self.table, self.name, self.seats = table, name, seats
        self.story: list[Any] = []
        self.look(seats)

    @property
    def viewer(self) -> Seat | None:
        """Whose story it is told."""
        return self.seats[0] if self.seats else None

    def look(self, seats: list[Seat | None]) -> None:
        self.seats = seats
        self._hear(self.table.follow(self.name, seats))

    def poll(self) -> None:
        self._hear(self.table.poll(self.name))

    def act(self, seat: Seat, action: JsonObject) -> None:
        self.poll()
        self._hear(self.table.act(self.name, seat, action))

    def undo(self, seat: Seat) -> None:
        self._hear(self.table.undo(self.name, seat))

    def _hear(self, update: Any) -> None:
        self.story = patched(self.story, json.loads(json.dumps(update["story"])))


def let_play(table: Session, rng: Rng) -> list[Device]:
    """A whole match at random, each person at an own device, which listens when it likes; a board that all may see,
    and one device that goes from hand to hand."""
    match, seats = table.match, range(len(table.controllers))
    own = [Device(table, f"seat {seat}", [seat]) for seat in seats]
    board, passed = Device(table, "board", []), Device(table, "passed", [0])
    actions = 0
    while match.state.outcome is None:
        seat, move = random_move(match, rng)
        own[seat].act(seat, match.game.action_data(match.game.decode(move)))
        actions += 1
        if match.can_undo(seat) and rng.below(8 + actions // 20) == 0:  # it plays all again, which takes time
            for device in own:
                device.poll()
            own[seat].undo(seat)
        listening = rng.below(2 * len(own))
        if listening < len(own):
            own[listening].poll()
        if rng.below(8) == 0:
            board.poll()
            passed.look([rng.below(len(own))])
    devices = [*own, board, passed]
    for device in devices:
        device.poll()
    return devices


@pytest.mark.at_length
@every_table
def test_what_each_device_was_told_is_its_story_and_the_deal_was_fair(
    subject: Subject, options: dict[str, Any]
) -> None:
    """Put together from patches, with secret choices put in between and actions taken back."""
    game = subject.game
    seats = game.seats(game.parse_options(options))
    match = Match(game, game.parse_options(options), seed_of(TABLE, SHARES))
    table = Session(match, ("name",) * seats, human(seats), 1)
    for device in let_play(table, Rng(f"{game.id} {options}")):
        told = json.dumps(device.story, sort_keys=True)
        assert told == json.dumps(match.story(device.viewer), sort_keys=True)
        json.loads(told, parse_float=pytest.fail)  # the page would write 1.0 as 1
        if device.name in ("seat 0", "board"):
            assert Page().ask("verify", **known_to(device, options), **DRAWN, text=match.text()) == FAIR


FAIR: Final = {"fair": True, "reason": None, "at": None}


def known_to(device: Device, options: dict[str, Any]) -> dict[str, Any]:
    """What it brings of its own to be verified."""
    return {
        "commitments": list(COMMITMENTS.values()),
        "game": device.table.match.game.id,
        "options": options,
        "seats": device.seats,
        "story": device.story,
    }


# ---- who cheats is found out -----------------------------------------------------------------------------


def honest(subject: Subject, seed: int, actions: int | None = None) -> tuple[Match, dict[str, Any]]:
    """A match, and what seat 0 and the host say of it."""
    match = play(start(subject.game, seed_of(TABLE, SHARES), **subject.opening), Rng(seed), actions)
    seat: list[Seat | None] = [0]
    agreed = {"game": subject.game.id, "options": subject.opening, "commitments": list(COMMITMENTS.values())}
    return match, {**DRAWN, **agreed, "seats": seat, "story": match.story(0), "text": match.text()}


def found(reason: str, at: int | None = None) -> dict[str, Any]:
    """The verdict on a deal that was not fair."""
    return {"fair": False, "reason": reason, "at": at}


@every_game
@given(seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=3)
def test_forged_shares(subject: Subject, seed: int, data: st.DataObject) -> None:
    """They fit no commitment; nor do those that were told to another device, or at another table."""
    _, asked = honest(subject, seed, 10)
    page, at = Page(), data.draw(st.integers(0, len(SHARES) - 1))
    other = data.draw(shares.filter(lambda share: share != SHARES[at]))
    forged = [*SHARES[:at], other, *SHARES[at + 1 :]]
    told = [*asked["commitments"][:at], commitment(TABLE, other), *asked["commitments"][at + 1 :]]
    changes: list[dict[str, Any]] = [
        {"shares": forged},
        *({"shares": wrong} for wrong in (list(SHARES[::-1]), list(SHARES[1:]), [*SHARES, other])),
        {"commitments": told},
        {"table": "another"},
    ]
    for change in changes:
        assert page.ask("verify", **(asked | change)) == found("commitment")
    chosen = start(subject.game, seed_of(TABLE, forged), **subject.opening)
    for change in ({}, {"shares": forged, "commitments": told}):  # the record of another deal
        story = {"text": chosen.text(), "story": chosen.story(0)}
        verdict = page.ask("verify", **(asked | story | change))
        assert verdict == (FAIR if change else found("seed"))


@every_game
def test_another_match_than_was_agreed(subject: Subject) -> None:
    """By other options, of another game, from a position, or by rules of another time, with the very seed."""
    match, asked = honest(subject, 1)
    page, game = Page(), subject.game
    others = [start(one.game, match.seed, **one.opening) for one in SUBJECTS if one is not subject]
    others.append(Match(game, seed=match.seed, position=subject.prepare(Rng(1)).position))
    others += [Match(older, older.parse_options(subject.opening), match.seed) for older in game.earlier.values()]
    changed = {**subject.opening, **next(iter(subject.showcase.values()))}
    if game.parse_options(changed) != match.options:
        others.append(start(game, match.seed, **changed))
    for other in others:
        assert page.ask("verify", **(asked | {"text": other.text()})) == found("agreement")
    whole = game.options_data(match.options)
    assert page.ask("verify", **(asked | {"options": whole})) == FAIR


@every_game
@given(seed=st.integers(0, 2**32), data=st.data())
@settings(max_examples=4)
def test_another_story_than_was_told(subject: Subject, seed: int, data: st.DataObject) -> None:
    """One event that was otherwise, was not told or never happened; and the record of what was played otherwise."""
    match, asked = honest(subject, seed, data.draw(st.integers(1, 60)))
    page, story = Page(), asked["story"]
    at = data.draw(st.integers(0, len(story) - 1))
    more = {"type": "none"}
    forged: list[tuple[list[Any], int]] = [
        ([*story[:at], {**story[at], "seat": 99}, *story[at + 1 :]], at),
        ([*story[:at], None, *story[at + 1 :]], at),
        ([*story[:at], more, *story[at:]], at),
        (story[:at], at),
        ([*story, more], len(story)),
        ([*story, None], len(story)),
        ([], 0),
    ]
    for told, where in forged:
        assert page.ask("verify", **(asked | {"story": told})) == found("story", where)
    seats = range(subject.game.seats(match.options))
    for seat in (None, *seats):
        other = match.story(seat)
        first = next((n for n, (one, two) in enumerate(zip(story, other, strict=True)) if one != two), None)
        expected = FAIR if first is None else found("story", first)
        assert page.ask("verify", **(asked | {"seats": [] if seat is None else [seat]})) == expected
    shorter = play(start(subject.game, match.seed, **subject.opening), Rng(seed), len(match.actions) - 1)
    if shorter.story(0) != story:
        verdict = page.ask("verify", **(asked | {"text": shorter.text()}))
        assert (verdict["reason"], shorter.story(0)[: verdict["at"]]) == ("story", story[: verdict["at"]])


@every_game
def test_a_record_that_cannot_be_played_is_refused(subject: Subject) -> None:
    match, asked = honest(subject, 2)
    page, record = Page(), match.record()
    actions: Any = record["actions"]

    def sealed(**changes: object) -> str:
        forged = {key: value for key, value in (record | changes).items() if key != "check"}
        return json.dumps(forged | {"check": checksum(forged)})

    unreadable: list[Any] = [None, 3, [], {}, "", "null", asked["text"][:-9], "[" * 100_000]
    texts: list[tuple[Any, str]] = [
        *((text, "record-damaged") for text in unreadable),
        (asked["text"] + " " * LONGEST_RECORD, "record-damaged"),
        (sealed(seed=-1), "record-damaged"),
        (sealed(game="chess"), "record-other-game"),
        (sealed(rules_version=99), "record-rules"),
        (sealed(format=99), "record-newer"),
        (sealed(actions=[*actions, actions[-1]]), "record-action"),
        (sealed(actions=[[99, {}], *actions]), "record-action"),
    ]
    for text, code in texts:
        assert page.code("verify", **(asked | {"text": text})) == code


@every_game
def test_what_cannot_be_verified(subject: Subject) -> None:
    _, asked = honest(subject, 3)
    page = Page()
    damaged: list[Any] = [None, [], ["x"], list(SHARES), [*asked["commitments"], None], ["A" * 42 + "B"]]
    no_lists: list[Any] = [None, {}, "[]", 0]
    no_seats: list[Any] = [99, -1, True, "0", []]
    changes: list[tuple[dict[str, Any], str]] = [
        *(({"table": wrong}, "shares-damaged") for wrong in WRONG_TABLES),
        *(({"shares": wrong}, "shares-damaged") for wrong in WRONG_SHARES),
        *(({"commitments": wrong}, "shares-damaged") for wrong in damaged),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"options": []}, "option-unknown"),
        *(({key: wrong}, "request-unknown") for key in ("story", "seats") for wrong in no_lists),
        *(({"seats": [wrong]}, "seat-unknown") for wrong in no_seats),
    ]
    for change, code in changes:
        assert page.code("verify", **(asked | change)) == code


@every_game
def test_verifying_leaves_the_open_match_alone(subject: Subject) -> None:
    _, asked = honest(subject, 4)
    page, _ = begin(subject)
    before, page.save = opened(), None
    assert page.ask("verify", **asked) == FAIR
    assert page.ask("verify", **(asked | {"story": []})) == found("story", 0)
    assert (opened(), page.save) == (before, None)


@every_game
def test_what_is_handed_over_is_compared_with_what_the_device_knows(subject: Subject) -> None:
    """In the middle of a match; what does not agree is not opened."""
    match, asked = honest(subject, 5, 12)
    known = {key: asked[key] for key in ("commitments", "game", "options", "seats", "story")}
    drawn = parse_shares(DRAWN)

    def kept(one: Match, **beside: Any) -> str:
        seats = one.game.seats(one.options)
        return Session(one, ("name",) * seats, human(seats), 1, **beside).save()["text"]

    page = Page()
    for story in (known["story"], None):
        frame = page.ask("adopt", save=kept(match, shares=drawn), known=known | {"story": story})["frame"]
        assert frame["actions"] == len(match.actions)
        assert page.save["text"] == kept(match, shares=drawn)
    assert page.ask("adopt", save=kept(match, shares=drawn), known=None)["frame"]["viewer"] is None
    other = play(start(subject.game, seed_of(TABLE, SHARES), **subject.opening), Rng(6), 14)
    chosen = play(start(subject.game, 1, **subject.opening), Rng(5), 12)
    told = list(COMMITMENTS.values())
    handed: list[tuple[str, dict[str, Any]]] = [
        (kept(other, shares=drawn), known),
        (kept(chosen), known),
        (kept(match), known),
        (kept(match, shares=drawn), known | {"story": known["story"][:-1]}),
        (kept(match, shares=drawn), known | {"commitments": [*told[1:], told[0]]}),
    ]
    for save, what in handed:
        assert page.code("adopt", save=save, known=what) == "handed-unfair"
    assert page.code("adopt", save=kept(match, shares=drawn)[:-9], known=known) == "record-damaged"


# ---- and nobody knows it before --------------------------------------------------------------------------


@every_game
def test_no_link_takes_the_deal_away_while_it_is_played(subject: Subject) -> None:
    """Not even for a person alone at a table at which others look on."""
    page = Page()
    seats = subject.game.seats(subject.game.parse_options(subject.opening))
    asked = {"game": subject.game.id, "options": subject.opening, "names": ["name"] * seats}
    controllers = human(seats, *((seat, "random") for seat in range(1, seats)))
    table = page.ask("start", **asked, controllers=list(controllers), shares=DRAWN, seats=[0])
    for what in ("deal", "match"):
        assert page.code("share", what=what, names=True) == "share-hidden"
    finish(page, table, Rng(5))
    assert "code" in page.ask("share", what="deal", names=True)
