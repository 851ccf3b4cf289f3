"""A match in play: the board, and what every room needs to move it: the agenda, decisions, telling, chance, the end.

A match is an agenda: the last step on it is carried out, and may put others there, until somebody must decide. What the
steps and decisions are says `rules`, which knows all rooms; the rooms know only this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, ParamSpec

from musketiere.core.game import Decision, Event, Move, Outcome, Rank, Seat
from musketiere.games.mousquetaires_du_roy.board import Board, Step, Steps
from musketiere.games.mousquetaires_du_roy.events import running
from musketiere.games.mousquetaires_du_roy.material import NOBODY

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

P = ParamSpec("P")

MILADYS_PARTS: Final = {"target": "perfidy", "close": "perfidy", "nemesis": "ambush"}
TEAMS_PARTS: Final = {"cards": "action", "pay": "action", "offer": "action"}
"""Decisions in which a side puts something together that it may still take back, and as what others see them."""


class Question(NamedTuple):
    """A decision (MR-29): what may be answered, and what an answer does."""

    legal: Callable[[State, Seat], list[Move]]
    answer: Callable[[State, Seat, Move], None]
    silent: bool = False
    """Asked even if there is only one answer: its silence, or how often one is asked, would give something away."""


class State(Board, ABC):
    """A match that can be played on."""

    __slots__ = ()

    steps: ClassVar[Steps]
    """What can stand on the agenda, by name."""
    questions: ClassVar[Mapping[str, Question]]
    """The decisions by name."""

    @abstractmethod
    def automatic(self, question: str) -> Move:
        """What the automatic Milady answers (MR-26)."""

    # ---- decisions (MR-29) ---------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; several seats of the team where any of them may begin (MR-6.4)."""
        return Decision(self.seen, tuple(self.to_act), False) if self.to_act else None

    @property
    def seen(self) -> str:
        """The open decision as everybody may know it."""
        if self.asking == "pay" and self.bought:  # of two purchases the second
            return "buy"
        return MILADYS_PARTS.get(self.asking) or TEAMS_PARTS.get(self.asking) or self.asking

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat, none while it has nothing to decide."""
        return self.questions[self.asking].legal(self, seat) if seat in self.to_act else ()

    def apply(self, seat: Seat, move: Move) -> None:
        """Carries out a move taken from `legal(seat)`."""
        asked = self.asking
        self.to_act, self.asking = [], ""
        self.questions[asked].answer(self, seat, move)
        self.play_on()

    def play_on(self) -> None:
        """Whatever needs no decision, until somebody must decide or the match is over."""
        steps = self.steps
        while not self.to_act and self.outcome is None:
            name, *numbers = self.agenda.pop()
            steps[name](self, *numbers)

    def then(self, *steps: Step) -> None:
        """Puts steps on the agenda, to be done in the order given, before all that is there already."""
        self.agenda += reversed(steps)

    def ask(self, question: str, seats: Sequence[Seat | None]) -> None:
        """Lets seats of the team, or Milady's (None if nobody plays her), decide.

        One who has a single answer is not asked (MR-29), and where nobody plays Milady the procedure answers.
        """
        self.asking = question
        asked = self.questions[question]
        if None in seats:
            asked.answer(self, NOBODY, self.automatic(question))
            return
        self.to_act = [seat for seat in seats if seat is not None]
        if len(self.to_act) > 1 or asked.silent:
            return
        legal = self.legal(self.to_act[0])
        assert legal, question
        if len(legal) == 1:
            seat = self.to_act[0]
            self.to_act, self.asking = [], ""
            asked.answer(self, seat, legal[0])

    def ask_milady(self, question: str) -> None:
        """Her seat, or the procedure of MR-26."""
        self.ask(question, (self.milady,))

    # ---- telling (MR-32) -----------------------------------------------------------------------------

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Writes one of `events`, which is made only where somebody wants to know."""
        if self.log is not None:
            self.log.append(event(*args, **kwargs))

    # ---- chance (MR-0.4) -----------------------------------------------------------------------------

    def roll_blue(self, dice: int) -> tuple[int, ...]:
        """One call of the generator per die."""
        return tuple(self.edition.blue[self.rng.below(6)] for _ in range(dice))

    def roll_red(self, dice: int) -> tuple[int, ...]:
        """As `roll_blue`."""
        return tuple(self.edition.red[self.rng.below(6)] for _ in range(dice))

    # ---- the end (MR-1) ------------------------------------------------------------------------------

    def finish(self, musketeers_win: bool, reason: protocol.Ending) -> None:
        """Ends the match at once; the first ending counts (MR-1.7)."""
        if self.outcome is not None:
            return
        seats = range(self.options.seats)
        winners = tuple(seat for seat in seats if (seat == self.milady) != musketeers_win)
        ranking = [Rank(seat, 1, 1) for seat in winners]
        behind = 1 + (len(winners) or 1)  # also an automatic Milady is before them
        ranking += [Rank(seat, behind, 0) for seat in seats if seat not in winners]
        self.outcome = Outcome(reason, winners, tuple(ranking))
        self.agenda, self.to_act, self.asking = [], [], ""
        self.tell(running.match_ended, musketeers_win=musketeers_win, reason=reason)
