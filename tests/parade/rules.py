"""The rules of Parade, top-down; the clauses (PA-x.y) stand in the docstring of the package."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from musketiere.core.game import Decision, Log, Move, Outcome, Seat
from musketiere.core.rng import Rng
from tests.parade import events
from tests.parade.cards import BLADES
from tests.parade.moves import HOLD, PARRY, THRUST, YIELD
from tests.parade.options import Options

if TYPE_CHECKING:
    from tests.parade import protocol
SEATS: Final = (0, 1)
HAND: Final = 6
NOBODY: Final = -1
"""Also: no blade."""
WORDS_OF: Final = {"open": (HOLD, THRUST), "answer": (PARRY, YIELD)}


class Bout(NamedTuple):
    """A bout that is over. In a view, NOBODY stands for a blade that its seat may not know."""

    opener: Seat
    thrust: bool
    blades: tuple[int, ...]
    scorer: Seat
    points: int

    @property
    def shown(self) -> bool:
        """Whether the blades were turned up: all but those before which somebody yielded (PA-2.3)."""
        return not self.thrust or self.points == 2


class State:
    """A match of Parade, hidden blades included."""

    __slots__ = ("bouts", "deal", "hands", "laid", "log", "opener", "options", "phase", "rng", "totals")

    def __init__(self, options: Options, rng: Rng, log: Log = None) -> None:
        """Before the first deal."""
        self.options = options
        self.rng = rng
        self.log = log
        self.totals = [0, 0]
        self.deal = 0
        self.opener: Seat = 0
        self.phase: protocol.Phase = "lay"
        self.hands: list[list[int]] = [[], []]
        self.laid = [NOBODY, NOBODY]
        self.bouts: list[Bout] = []

    def copy(self) -> Self:
        """An independent state that shares the generator and writes no events."""
        twin = type(self)(self.options, self.rng)
        twin.totals = self.totals.copy()
        twin.deal = self.deal
        twin.opener = self.opener
        twin.phase = self.phase
        twin.hands = [hand.copy() for hand in self.hands]
        twin.laid = self.laid.copy()
        twin.bouts = self.bouts.copy()
        return twin

    # ---- decisions -----------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Both lay in secret, then the opener opens, then the other answers."""
        if self.phase == "lay":
            return tuple(seat for seat in SEATS if self.laid[seat] == NOBODY)
        return {"open": (self.opener,), "answer": (1 - self.opener,), "over": ()}[self.phase]

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; None when the match is over."""
        return None if self.phase == "over" else Decision(self.phase, self.to_act, self.phase == "lay")

    @property
    def outcome(self) -> Outcome | None:
        """Who has won (PA-3.1); None while the match is in play."""
        return Outcome.by_total("deals", self.totals) if self.phase == "over" else None

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat."""
        if seat not in self.to_act:
            return ()
        return self.hands[seat] if self.phase == "lay" else WORDS_OF[self.phase]

    def apply(self, seat: Seat, move: Move) -> None:
        """Carries out a move taken from `legal(seat)`."""
        if self.phase == "lay":
            self._lay(seat, move)
            return
        if self.log is not None:
            self.log.append(events.word_said(seat, move - HOLD))
        if move == THRUST:
            self.phase = "answer"
        else:
            self._decide(thrust=self.phase == "answer", shown=move != YIELD)

    # ---- a deal (PA-1.2) -----------------------------------------------------------------------------

    @classmethod
    def begun(cls, options: Options, rng: Rng, log: Log) -> Self:
        """A new match, ready for its first decision."""
        state = cls(options, rng, log)
        if log is not None:
            log.append(events.match_started(options))
        state._next_deal()
        return state

    def _next_deal(self) -> None:
        blades = list(BLADES)
        self.rng.shuffle(blades, 2 * HAND)
        self.begin_deal([sorted(blades[:HAND]), sorted(blades[HAND : 2 * HAND])])

    def begin_deal(self, hands: list[list[int]]) -> None:
        """Opens the first bout with these hands, each sorted (PA-2.4)."""
        self.opener = self.deal % 2
        self.deal += 1
        self.hands = hands
        self.bouts = []
        self.phase = "lay"
        if self.log is not None:
            self.log.append(events.deal_started(self.deal, self.opener))
            self.log.extend(events.hand_dealt(seat, hand) for seat, hand in enumerate(hands))

    # ---- a bout (PA-2) -------------------------------------------------------------------------------

    def _lay(self, seat: Seat, blade: int) -> None:
        """PA-2.1"""
        self.hands[seat].remove(blade)
        self.laid[seat] = blade
        if self.log is not None:
            self.log.append(events.blade_laid(seat, blade))
        if NOBODY not in self.laid:
            self.phase = "open"

    def _decide(self, *, thrust: bool, shown: bool) -> None:
        """PA-2.2, PA-2.3: on a yield the opener scores, else the higher blade."""
        blades = tuple(self.laid)
        scorer = blades.index(max(blades)) if shown else self.opener
        points = 2 if thrust and shown else 1
        self.totals[scorer] += points
        self.bouts.append(Bout(self.opener, thrust, blades, scorer, points))
        self.laid = [NOBODY, NOBODY]
        if self.log is not None:
            self.log.append(events.bout_decided(len(self.bouts), blades if shown else (), scorer, points, self.totals))
        if len(self.bouts) < HAND:
            self.phase = "lay"
            self.opener = 1 - (self.opener if self.options.opener == "in_turn" else scorer)  # PA-2.4
        elif self.deal < self.options.deals:
            self._next_deal()
        else:
            self.phase = "over"
            if self.log is not None:
                self.log.append(events.match_ended(Outcome.by_total("deals", self.totals)))
