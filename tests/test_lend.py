"""A computer player decides at the seat of a person who is away."""

from __future__ import annotations

import json

import pytest

from musketiere.core.errors import InvalidRecord, InvalidRequest
from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.requests import HUMAN
from musketiere.session import Session


def _table() -> Session:
    game = GAMES["musketiere"]
    return Session(Match(game, game.parse_options({}), 3), ("A", "B", "C"), (HUMAN, HUMAN, "novice"), player_seed=5)


def test_a_computer_player_keeps_a_seat_until_it_is_given_back() -> None:
    """Whoever looked from there follows no more, and nobody looks from there meanwhile; it is stored with the match."""
    session = _table()
    session.follow("host", [0])
    session.follow("guest", [1])
    assert session.lend(1, "skilled")
    assert session.controllers == (HUMAN, "skilled", "novice")
    with pytest.raises(InvalidRequest, match="unknown-client"):
        session.poll("guest")
    with pytest.raises(InvalidRequest, match="seat-hidden"):
        session.follow("guest", [1])
    assert session.next_computer() == 1
    again = Session.load(session.save()["text"])
    assert again.lent == (1,)
    assert again.lend(1, None)
    assert not again.lend(1, None)
    assert again.controllers == (HUMAN, HUMAN, "novice")
    assert (
        again.save()["text"] == Session(again.match, again.names, again.controllers, again.player_seed).save()["text"]
    )


@pytest.mark.parametrize(
    ("seat", "player", "code"),
    [(2, "skilled", "seat-not-human"), (1, HUMAN, "unknown-player"), (7, "skilled", "seat-unknown")],
)
def test_only_a_seat_of_a_person_is_lent_and_only_to_a_computer_player(seat: int, player: str, code: str) -> None:
    session = _table()
    with pytest.raises(InvalidRequest, match=code):
        session.lend(seat, player)
    assert not session.lend(2, None)


@pytest.mark.parametrize("lent", [[0, 0], [3], ["1"], [0], 1])
def test_a_torn_loan_is_refused(lent: object) -> None:
    """Seat 0 is a person's: nobody keeps it for him."""
    session = _table()
    kept = json.loads(session.save()["text"])
    kept["lent"] = lent
    del kept["check"]
    with pytest.raises(InvalidRecord, match="record-damaged"):
        Session.load(json.dumps(kept))
