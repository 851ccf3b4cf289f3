"""Players of visitors at the open match: each decides for its seat as in a tournament, asked by the page."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from musketiere.core.errors import InvalidRequest
from musketiere.core.game import Event, Seat
from musketiere.school.allowance import Allowance, Limits, judged
from musketiere.school.notes import Notes
from musketiere.school.question import Asked, Question, text_of
from musketiere.school.tournament import asked_of, move_of
from musketiere.session import Session

if TYPE_CHECKING:
    from musketiere.protocol import AskedAtTable, NoteOf, Replied, Written

Body = Mapping[str, Any]

LIMITS: Final = Limits(move=5.0, match=inf)
"""People wait as long as that, and none of them counts the seconds of a match."""


class _Sitting:
    """A player that sits at the table, in the sandbox that the page has for its seat."""

    def __init__(self) -> None:
        self.allowance = Allowance(LIMITS)
        self.told: list[Event] | None = None
        """None: not even that the match has begun."""
        self.lost = False
        """Whether its sandbox must be ended before it is asked again."""


class _Open(NamedTuple):
    """What was asked last."""

    seat: Seat
    actions: int
    asked: Asked
    story: list[Event]


class _Table:
    """The players of visitors at one match."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._sitting = {seat: _Sitting() for seat, player in enumerate(session.players) if player is not None}
        self._open: _Open | None = None
        self.notes = Notes()

    def ask(self) -> AskedAtTable:
        """What the next of them is asked. Raises `InvalidRequest` if none of them must decide now."""
        match, seat = self.session.match, self.session.next_computer()
        sitting = self._sitting.get(-1 if seat is None else seat)
        if seat is None or sitting is None:
            raise InvalidRequest("request-unknown", op="question")
        if self._open is not None:  # nobody has said what came of it, nor what was heard of it
            self._sitting[self._open.seat].told = None
        story, told = match.settled_events, sitting.told
        if told is not None and told != story[: len(told)]:
            told = None
        asked = asked_of(match, seat, story[len(told or ()) :], self._stream(seat))
        if told is None:
            asked = asked._replace(begins=match.game.view(next(match.replay()).state, seat))
        self._open = _Open(seat, len(match.actions), asked, story)
        packed = asked.packed()
        seconds = sitting.allowance.left(Question(seat, 0, 0, packed))
        anew, sitting.lost = sitting.lost, False
        return {"seat": seat, "anew": anew, "seconds": seconds, "packed": text_of(packed)}

    def reply(self, client: object, said: Body) -> Replied:
        """Carries out what it has said, or in its place any legal action. Raises `InvalidRequest` if it was not asked,
        or the match has gone on since."""
        session, asked_last = self.session, self._open
        if asked_last is None or asked_last.actions != len(session.match.actions):
            raise InvalidRequest("request-unknown", op="reply")
        seat, _, asked, story = asked_last
        sitting, player = self._sitting[seat], session.players[seat]
        assert player is not None
        answer = judged(said, sitting.allowance)
        move, answer = move_of(asked, answer, self._stream(seat, "instead"))
        action = len(session.match.actions)
        self.notes.forget(action)
        self.notes.write(seat, action, answer)
        update = session.decide_own(client, seat, move)
        self._open = None
        sitting.lost = answer.lost
        sitting.told = None if answer.lost else story
        return {
            "update": update,
            "seat": seat,
            "player": player.name,
            "fault": answer.fault,
            "line": answer.line,
        }

    def _stream(self, seat: Seat, *more: str) -> str:
        """A seed for its chance, from which nobody else's can be worked out."""
        taken = sum(actor == seat for actor, _ in self.session.match.actions)
        owner = ("own", self.session.player_seed, seat, taken, *more)
        return hashlib.sha256(" ".join(map(str, owner)).encode()).hexdigest()


_table: _Table | None = None


def question(session: Session, _: Body) -> AskedAtTable:
    """What a visitor's player is asked that must decide now."""
    return _at(session).ask()


def reply(session: Session, body: Body) -> Replied:
    """Hands in what its sandbox has said."""
    return _at(session).reply(body["client"], body["said"])


def written(session: Session, _: Body) -> Written:
    """What they wrote beside their moves since the match was opened, once it is over: before, it could tell a hand."""
    if session.match.state.outcome is None:
        raise InvalidRequest("match-in-play")
    return {"notes": [cast("NoteOf", note._asdict()) for note in _at(session).notes.kept]}


def _at(session: Session) -> _Table:
    global _table
    if _table is None or _table.session is not session:
        _table = _Table(session)
    return _table
