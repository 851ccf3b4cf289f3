"""Nothing a player has is lost: what an earlier build has stored and sent opens as it was (tests/before/README.md)."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, cast

import pytest

from musketiere.core.errors import MissingData
from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.daily import daily
from musketiere.games import GAMES
from musketiere.games.four_musketeers.data import standing_data
from musketiere.games.four_musketeers.fight import HAND, Strike
from musketiere.games.four_musketeers.moves import SHADOW
from musketiere.games.four_musketeers.state import STRIKE
from musketiere.games.four_musketeers.view import standing_of
from musketiere.games.mousquetaires_du_roy.material import PLACES
from musketiere.link import read
from musketiere.session import Session
from tests.kit.play import summary_now, without_check

FOLDER: Final = Path(__file__).parent / "before"
KEPT: Final[dict[str, Any]] = {path.stem: json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*.json")}
BOX: Final = (FOLDER / "box.toml").read_text("utf-8")
NAMES: Final = ("Zoë", "Élodie d’Artagnan", "Äijö", "François & Cie", "Łucja „M.“", "Ζωή 🎲")


def each(part: str) -> pytest.MarkDecorator:
    """Everything of a part, of every game."""
    entries = [(game, name) for game, kept in KEPT.items() for name in kept[part]]
    assert entries
    return pytest.mark.parametrize(("game", "name"), entries, ids=str)


@pytest.fixture
def box() -> Iterator[None]:
    """The data file is loaded."""
    game = GAMES["mousquetaires_du_roy"]
    assert game.read_data is not None
    assert game.forget_data is not None
    edition = game.read_data(BOX)
    assert edition["id"] == KEPT[game.id]["data"]
    yield
    game.forget_data(KEPT[game.id]["data"])


def mark(value: object) -> str:
    return format(zlib.crc32(json.dumps(value, sort_keys=True).encode()), "08x")


def after(match: Match, actions: int) -> Match:
    """The match as it stood after so many actions."""
    earlier = Match(match.game, match.options, match.seed, match.position)
    for seat, move in match.actions[:actions]:
        earlier.act_move(seat, move)
    return earlier


LATER: Final = (
    *("odds", "ahead", "together", "siege", "counsel", "certain"),
    *("shadow", "spared", "unseen", "alike"),
)
"""What is told beside the legal actions since: what to expect of them and how surely, and what to look at."""


def view_then(match: Match, seat: Seat | None) -> dict[str, object]:
    """What a view says, without what it said nothing of then: how many dice a Musketeer has in a duel, what the night
    at La Rochelle may bring, what tonight costs the Queen's honour, and of the quest how many parts it has and what
    nobody has seen yet. Then it named the places that Milady cannot be at; now those where she may be."""
    view = dict(match.game.view_data(match.game.view(match.state, seat)))
    if match.game.id != "mousquetaires_du_roy":
        return view
    duel, siege, milady, tracks = view["duel"], view["siege"], view["milady"], view["tracks"]
    if isinstance(duel, dict):
        view["duel"] = {key: value for key, value in duel.items() if key != "dice"}
    assert isinstance(siege, dict)
    assert isinstance(milady, dict)
    view["siege"] = {key: value for key, value in siege.items() if key != "odds"}
    cleared = [PLACES[place] for place in match.state.cleared]
    since = ("may_be", "bars", "seekers")
    view["milady"] = {key: value for key, value in milady.items() if key not in since} | {"cleared": cleared}
    assert isinstance(tracks, dict)
    honour = {key: value for key, value in tracks["honour"].items() if key != "toll"}
    view["tracks"] = {**tracks, "honour": honour}
    quest = view["quest"]
    assert isinstance(quest, dict)
    view["quest"] = {key: value for key, value in quest.items() if key not in ("behind", "unseen", "parts")}
    return view


def legal_then(match: Match, seat: Seat) -> dict[str, object] | None:
    """What is legal, without what it said nothing of then."""
    legal = match.game.legal_data(match.state, seat)
    if legal is None:
        return None
    then = {key: value for key, value in legal.items() if key not in LATER}
    return {**then, "previews": previews_then(match.state, seat)} if match.game.id == "four_musketeers" else then


def previews_then(state: Any, seat: Seat) -> list[object]:
    """What open strikes would come to. Then cards of dazed seats counted only as far as nobody else strikes before."""
    moves = sorted(state.legal(seat))
    if state.phase != STRIKE:
        return [None] * len(moves)
    (striker, target), *later = state.order[state.turn :]
    open_strikes = zip(state.foreseen_strikes(), later, strict=False)
    next_ones = [strike for strike, _ in takewhile(lambda pair: pair[0].seat == pair[1][0], open_strikes)]
    return [
        None if move >= SHADOW else standing_data(standing_of(state, [Strike(striker, target, move, HAND), *next_ones]))
        for move in moves
    ]


def story_then(match: Match, seat: Seat | None) -> list[Data]:
    """A story with the choices of a secret decision, as long as it is open, in the order in which they were made; now
    they stand in seat order."""
    story = match.story(seat)
    made = [actor for actor, _ in match.actions[match.settled :]]
    if made and match.state.decision.secret:
        story[-len(made) :] = sorted(story[-len(made) :], key=lambda event: made.index(cast(int, event["seat"])))
    return story


def look(match: Match, seat: Seat | None, told: dict[str, Any]) -> dict[str, Any]:
    """What a seat is shown of a match now, of all that was told of it then."""
    view, story = view_then(match, seat), story_then(match, seat)
    decision = match.state.decision
    now: dict[str, Any] = {
        "seat": seat,
        "at": len(match.actions),
        "decision": decision and {"kind": decision.kind, "seats": list(decision.seats), "secret": decision.secret},
        "story": mark(story),
        "view": {key: mark(value) for key, value in view.items()} if isinstance(told["view"], dict) else mark(view),
    }
    if "events" in told:
        types = {str(event["type"]) for event in story}
        now["events"] = {
            kind: mark([[at, event] for at, event in enumerate(story) if event["type"] == kind]) for kind in types
        }
    if "legal" in told:
        assert seat is not None
        legal = legal_then(match, seat)
        now |= {"legal": legal and mark(legal), "can_undo": match.can_undo(seat)}
    return now


@pytest.mark.usefixtures("box")
@each("saves")
def test_a_stored_match_is_shown_as_it_was(game: str, name: str) -> None:
    """To everybody who could look: in play to the humans, afterwards to anybody from the deal on."""
    kept = KEPT[game]["saves"][name]
    match = Session.load(kept["text"]).match
    assert kept["looks"]
    for told in kept["looks"]:
        assert look(after(match, told["at"]), told["seat"], told) == told
    outcome = match.state.outcome
    assert (outcome and {"reason": outcome.reason, **outcome.data()}) == kept["outcome"]


@pytest.mark.usefixtures("box")
@each("saves")
def test_a_stored_match_is_stored_again_as_it_was(game: str, name: str) -> None:
    kept = KEPT[game]["saves"][name]
    again = Session.load(kept["text"]).save()
    assert (without_check(again["text"]), again["summary"]) == (json.loads(kept["text"]), summary_now(kept))


@pytest.mark.usefixtures("box")
@each("links")
def test_a_link_leads_where_it_led(game: str, name: str) -> None:
    kept = KEPT[game]["links"][name]
    link = read(kept["code"])
    match = link.match
    seats = range(match.game.seats(match.options))
    assert link.code() == kept["code"]  # sitters, names and summary stand in it
    assert (match.game.id, link.kind, list(link.names)) == (game, kept["kind"], kept["names"])
    assert match.game.options_data(match.options) == kept["options"]
    assert mark(match.record()) == kept["record"]
    assert [mark(match.story(seat)) for seat in (None, *seats)] == kept["stories"]


@each("days")
def test_a_day_has_the_deal_and_the_opponents_it_had(game: str, name: str) -> None:
    """Played by the rules as they are now: what has not been begun has no version yet."""

    def deal(save: object) -> dict[str, Any]:
        kept = without_check(save)
        record = {key: value for key, value in kept["record"].items() if key not in ("rules_version", "check")}
        return kept | {"record": record}

    assert deal(daily(GAMES[game], name).session(NAMES).save()["text"]) == deal(KEPT[game]["days"][name])


def test_what_was_played_by_a_data_file_asks_for_it() -> None:
    kept = KEPT["mousquetaires_du_roy"]
    for name in ("data-file-in-play", "data-file-over"):
        for opening, stored in ((Session.load, kept["saves"][name]["text"]), (read, kept["links"][name]["code"])):
            with pytest.raises(MissingData) as missing:
                opening(stored)
            assert missing.value.fault.params == {"data": kept["data"]}


def test_everything_that_a_player_can_have_is_there() -> None:
    for game, kept in KEPT.items():
        matches = [Session.load(one["text"]) for name, one in kept["saves"].items() if "data-file" not in name]
        assert {"deal", "play", "record"} == {link["kind"] for link in kept["links"].values()}
        lessons = {one["summary"].get("lesson") for one in kept["saves"].values()}
        assert {None, next(iter(GAMES[game].lessons))} <= lessons <= {None, *GAMES[game].lessons}
        assert {match.match.state.outcome is None for match in matches} == {True, False}
        assert {match.match.position is None for match in matches} == {True, False}
        looks = [told for one in kept["saves"].values() for told in one["looks"]]
        assert any(told.get("can_undo") for told in looks)
        assert len(kept["days"]) == 12
    half = Session.load(KEPT["musketiere"]["saves"]["half-handed-in"]["text"]).match.state.decision
    assert half.secret
    assert 0 < len(half.seats) < 3
