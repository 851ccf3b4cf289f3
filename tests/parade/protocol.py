"""What Parade sends and is sent, as plain data. Blades are in notation (`b17`), two values by seat stand in a list."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Phase: TypeAlias = Literal["lay", "open", "answer", "over"]
Word: TypeAlias = Literal["hold", "thrust", "parry", "yield"]


class OptionsData(TypedDict):
    deals: int
    opener: Literal["in_turn", "loser"]


class BoutData(TypedDict):
    """A bout that is over. `cards` names a blade that the seat of the view may know, and None instead of any other."""

    opener: int
    thrust: bool
    cards: list[str | None]
    scorer: int
    points: int


class ViewData(TypedDict):
    """`hand` is None for a spectator; `own` is the blade that the seat has laid in this bout. `bouts` are those of the
    present deal."""

    seat: int | None
    options: OptionsData
    phase: Phase
    deal: int
    totals: list[int]
    opener: int
    hand: list[str] | None
    hand_counts: list[int]
    laid: list[bool]
    own: str | None
    bouts: list[BoutData]


class LayData(TypedDict):
    type: Literal["lay"]
    card: str


class SayData(TypedDict):
    type: Word


ActionData: TypeAlias = LayData | SayData


class LegalData(TypedDict):
    """All legal actions, listed."""

    actions: list[ActionData]


class SummaryData(TypedDict):
    totals: list[int]
    deal: int


# ---- events ----------------------------------------------------------------------------------------------


class MatchStarted(TypedDict):
    type: Literal["match_started"]
    options: OptionsData


class DealStarted(TypedDict):
    type: Literal["deal_started"]
    deal: int
    opener: int


class HandDealtPublic(TypedDict):
    type: Literal["hand_dealt"]
    seat: int
    count: int


class HandDealt(HandDealtPublic, total=False):
    """`cards` for their owner only."""

    cards: list[str]


class BladeLaidPublic(TypedDict):
    type: Literal["blade_laid"]
    seat: int


class BladeLaid(BladeLaidPublic, total=False):
    """`card` for its owner only."""

    card: str


class WordSaid(TypedDict):
    type: Literal["word_said"]
    seat: int
    word: Word


class BoutDecided(TypedDict):
    """`cards` by seat, None if they were put away unseen."""

    type: Literal["bout_decided"]
    bout: int
    cards: list[str] | None
    scorer: int
    points: int
    totals: list[int]


class Ranked(TypedDict):
    seat: int
    rank: int
    total: int


class MatchEnded(TypedDict):
    type: Literal["match_ended"]
    winners: list[int]
    ranking: list[Ranked]


EventData: TypeAlias = MatchStarted | DealStarted | HandDealt | BladeLaid | WordSaid | BoutDecided | MatchEnded
