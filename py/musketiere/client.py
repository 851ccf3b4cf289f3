"""Who follows a match: where a client looks from, and how much of the story it has been told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from musketiere.core.game import Event, Move, Seat

if TYPE_CHECKING:
    from musketiere.analysis import Analysis, Found
    from musketiere.core.protocol import GameEvent
    from musketiere.protocol import PlacedEvent, StoryPatch


class Question(NamedTuple):
    """What a client lets the best player think about: what to do as that seat after so many actions. What somebody who
    practises would do is weighed with the rest."""

    seat: Seat
    at: int
    tried: Move | None = None


class Client:
    """A follower of a match with its viewpoint and its cursor.

    `seats` is where it looks from: view and events are those of the first one, which may be None for a spectator; the
    others add their views. `at` is the moment of a finished match at which it stands, as a number of actions; None
    where it is told whatever happens. `acted` says how often each seat had acted or taken back by the time of its last
    answer. `question` is what it has asked and not been answered yet.
    """

    __slots__ = ("_told", "_told_as", "acted", "analysis", "at", "question", "seats")

    def __init__(self, seats: tuple[Seat | None, ...]) -> None:
        self.seats = seats
        self.at: int | None = None
        self.acted: tuple[int, ...] = ()
        self.question: Question | None = None
        self.analysis: Analysis | None = None
        """The thought about it."""
        self._told: list[Event] = []
        self._told_as: Seat | None = None

    @property
    def viewer(self) -> Seat | None:
        """The seat whose view and events it gets; None for a spectator."""
        return self.seats[0]

    def tell(self, story: list[Event]) -> StoryPatch:
        """What turns the story it has been told into this one; from here on it has been told this one."""
        patch = story_patch(self._told, self._told_as, story, self.viewer)
        self._told, self._told_as = story, self.viewer
        return patch

    def ask(self, question: Question, analysis: Analysis) -> None:
        """Puts a question in place of the one before."""
        self.drop_question()
        self.question, self.analysis = question, analysis

    def go_on(self, budget: float, clock: Callable[[], float]) -> Found | None:
        """Lets the question that was asked be thought about; the answer once there is one."""
        assert self.analysis is not None
        try:
            found = self.analysis.thinking.go_on(budget, clock)
        except Exception:
            self.drop_question()  # there is nothing left of the thought that could go on
            raise
        if found is not None:
            self.drop_question()
        return found

    def drop_question(self) -> None:
        """Ends the thought about it, if there is any."""
        if self.analysis is not None:
            self.analysis.thinking.cancel()
        self.question = self.analysis = None


def story_patch(told: list[Event], told_as: Seat | None, story: list[Event], seat: Seat | None) -> StoryPatch:
    """What turns a story as one seat knows it into another as the same or another seat does.

    It is made from the two stories *as they are seen*, and from nothing else: it cannot tell more than they do.
    """
    count = len(told)
    if told_as == seat and told == story[:count]:
        return _patch(count, [event.seen_by(seat) for event in story[count:]])
    before = [event.seen_by(told_as) for event in told]
    after: list[GameEvent] = [event.seen_by(seat) for event in story]
    keep = min(count, len(after))
    differing = [at for at in range(keep) if after[at] != before[at]]
    if told_as != seat:
        return _patch(keep, after[keep:], changed=[{"at": at, "event": after[at]} for at in differing])
    first = differing[0] if differing else keep
    places = _places(before[first:], after[first:])
    if places is None:
        return _patch(first, after[first:])
    end = places[-1] + 1 if places else 0
    inserted: list[PlacedEvent] = [
        {"at": first + at, "event": after[first + at]} for at in range(end) if at not in places
    ]
    return _patch(count, after[first + end :], inserted=inserted)


def _patch(
    keep: int,
    events: Sequence[GameEvent],
    *,
    changed: Sequence[PlacedEvent] = (),
    inserted: Sequence[PlacedEvent] = (),
) -> StoryPatch:
    return {"keep": keep, "changed": [*changed], "inserted": [*inserted], "events": [*events]}


def _places(some: Sequence[object], all_: Sequence[object]) -> list[int] | None:
    """Where `some` stand among `all_`, in order and the earliest first; None if they do not."""
    places: list[int] = []
    for one in some:
        at = next((at for at in range(places[-1] + 1 if places else 0, len(all_)) if all_[at] == one), None)
        if at is None:
            return None
        places.append(at)
    return places
