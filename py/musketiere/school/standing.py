"""What has been played of a tournament, and what it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum, isfinite
from typing import Final, NamedTuple

from musketiere.core.errors import InvalidRecord
from musketiere.core.game import Data, Outcome, Seat
from musketiere.school.notes import Note, read_notes
from musketiere.school.plan import Plan
from musketiere.school.question import FAULTS
from musketiere.school.shares import Figure, Part, figure

SHOWN_FAULTS: Final = 3
"""So many faults of an entrant are kept with all that is to be said of them."""
KEPT: Final = 3
"""So many of the matches that an entrant from outside has lost are kept: the worst."""


class SeatPlayed(NamedTuple):
    """One seat of a match that is over."""

    won: bool
    """Whether it is among the winners."""
    total: int
    moves: int
    seconds: float
    """All its moves together took so long."""
    faults: Mapping[str, int]
    """How often, by kind."""


class Slip(NamedTuple):
    """A fault that is told in full."""

    match: int
    action: int
    """After how many actions of the match."""
    fault: str
    text: str
    line: int


class Lost(NamedTuple):
    """A match that an entrant has lost."""

    match: int
    behind: int
    """How much its total was worse than the best of the winners."""
    record: Data
    """As `Match.from_record` reads it: everything is in it that is needed to watch it."""
    notes: Sequence[Note] = ()
    """What all players from outside wrote meanwhile; older tournaments have not kept it."""


class Line(NamedTuple):
    """What an entrant has come to."""

    name: str
    player: str
    matches: int
    wins: int
    share: Figure
    """Of its matches, those in which it is among the winners, 0 … 1."""
    total: float
    """Mean total of a match: ducats, hits or points."""
    moves: int
    seconds: float
    """Mean time of a move."""
    faults: Mapping[str, int]
    seats: Mapping[Seat, tuple[int, int]]
    """By seat, wins and matches."""

    def data(self) -> Data:
        """As plain data; `error` is half the width of the 95 % interval, null where one deal tells nothing of it."""
        share, error = self.share
        seats = {str(seat): list(won) for seat, won in self.seats.items()}
        told = {**self._asdict(), "share": share, "error": error if isfinite(error) else None}
        return {**told, "faults": dict(self.faults), "seats": seats}


@dataclass
class Standing:
    """By match, by seat; and by entrant what is kept to be looked at."""

    plan: Plan
    played: list[tuple[SeatPlayed, ...]] = field(default_factory=list)
    slips: list[list[Slip]] = field(default_factory=list)
    lost: list[list[Lost]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.slips = self.slips or [[] for _ in self.plan.entrants]
        self.lost = self.lost or [[] for _ in self.plan.entrants]

    def keep_slip(self, entrant: int, slip: Slip) -> None:
        """Keeps the first ones."""
        if len(self.slips[entrant]) < SHOWN_FAULTS:
            self.slips[entrant].append(slip)

    def keep_lost(
        self, entrant: int, seat: Seat, match: int, outcome: Outcome, record: Data, notes: Sequence[Note]
    ) -> None:
        """Keeps the match if the entrant has lost it worse than others that are kept."""
        totals = {rank.seat: rank.total for rank in outcome.ranking}
        best = totals[outcome.ranking[0].seat]
        self.lost[entrant].append(Lost(match, abs(best - totals[seat]), record, tuple(notes)))
        self.lost[entrant].sort(key=lambda lost: (-lost.behind, lost.match))
        del self.lost[entrant][KEPT:]

    def lines(self) -> list[Line]:
        """The table, by entrant in the order of the plan."""
        return [self._line(entrant) for entrant in range(len(self.plan.entrants))]

    def _line(self, entrant: int) -> Line:
        wins, matches, faults = Counter[Seat](), Counter[Seat](), Counter[str]()
        deals: dict[int, list[bool]] = {}
        own: list[SeatPlayed] = []
        for number, seats in enumerate(self.played):
            pairing = self.plan.pairing(number)
            if entrant not in pairing.entrants:
                continue
            seat = pairing.entrants.index(entrant)
            own.append(seats[seat])
            wins[seat] += seats[seat].won
            matches[seat] += 1
            faults.update(seats[seat].faults)
            deals.setdefault(pairing.deal, []).append(seats[seat].won)
        moves = sum(one.moves for one in own)
        return Line(
            *self.plan.entrants[entrant],
            len(own),
            wins.total(),
            figure([Part(sum(won), len(won)) for won in deals.values()]),
            sum(one.total for one in own) / max(1, len(own)),
            moves,
            fsum(one.seconds for one in own) / max(1, moves),
            {fault: faults[fault] for fault in FAULTS if faults[fault]},
            {seat: (wins[seat], matches[seat]) for seat in sorted(matches)},
        )

    # ---- as plain data -------------------------------------------------------------------------------

    def data(self) -> Data:
        """Everything, as `read` reads it back."""
        return {
            "plan": self.plan.data(),
            "played": [[[*seat[:-1], dict(seat.faults)] for seat in seats] for seats in self.played],
            "slips": [[list(slip) for slip in slips] for slips in self.slips],
            "lost": [[[*lost[:-1], [list(note) for note in lost.notes]] for lost in worst] for worst in self.lost],
        }

    @classmethod
    def read(cls, data: object) -> Standing:
        """Raises `InvalidRecord`, and what `Plan.read` raises."""
        if not isinstance(data, dict):
            raise InvalidRecord("record-damaged", at="plan")
        plan = Plan.read(data.get("plan"))
        try:
            played = [tuple(SeatPlayed(*seat) for seat in seats) for seats in data["played"]]
            slips = [[Slip(*slip) for slip in slips] for slips in data["slips"]]
            lost = [[_lost(*lost) for lost in worst] for worst in data["lost"]]
        except (LookupError, TypeError) as fault:
            raise InvalidRecord("record-damaged", at="played") from fault
        size, entrants = plan.seats, len(plan.entrants)
        if not (len(played) <= plan.matches and all(len(seats) == size for seats in played)):
            raise InvalidRecord("record-damaged", at="played")
        if not len(slips) == len(lost) == entrants:
            raise InvalidRecord("record-damaged", at="slips")
        return cls(plan, played, slips, lost)


def _lost(match: int, behind: int, record: Data, notes: object = ()) -> Lost:
    return Lost(match, behind, record, read_notes(notes))
