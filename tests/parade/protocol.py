"""What Parade sends and is sent, as plain data. Blades are in notation (`b17`), two values by seat stand in a list."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from musketiere.core.protocol import Result

DecisionKind: TypeAlias = Literal["lay", "open", "answer"]
Phase: TypeAlias = DecisionKind | Literal["over"]
Opener: TypeAlias = Literal["in_turn", "loser"]
Word: TypeAlias = Literal["hold", "thrust", "parry", "yield"]


class Options(TypedDict):
    deals: int
    opener: Opener


class Bout(TypedDict):
    """A bout that is over. `cards` names a blade that the seat of the view may know, and None instead of any other."""

    opener: int
    thrust: bool
    cards: list[str | None]
    scorer: int
    points: int


class View(TypedDict):
    """`hand` is None for a spectator; `own` is the blade that the seat has laid in this bout. `bouts` are those of the
    present deal."""

    seat: int | None
    options: Options
    phase: Phase
    deal: int
    totals: list[int]
    opener: int
    hand: list[str] | None
    hand_counts: list[int]
    laid: list[bool]
    own: str | None
    bouts: list[Bout]


class Lay(TypedDict):
    type: Literal["lay"]
    card: str


class Say(TypedDict):
    type: Word


Action: TypeAlias = Lay | Say


class Legal(TypedDict):
    """All legal actions, listed."""

    actions: list[Action]


class Summary(TypedDict):
    totals: list[int]
    deal: int


# ---- events ----------------------------------------------------------------------------------------------


class MatchStarted(TypedDict):
    type: Literal["match_started"]
    options: Options


class DealStarted(TypedDict):
    type: Literal["deal_started"]
    deal: int
    opener: int


class OwnHand(TypedDict):
    """What only its owner gets."""

    cards: NotRequired[list[str]]


class HandDealt(OwnHand):
    type: Literal["hand_dealt"]
    seat: int
    count: int


class OwnBlade(TypedDict):
    """What only its owner gets."""

    card: NotRequired[str]


class BladeLaid(OwnBlade):
    type: Literal["blade_laid"]
    seat: int


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


class MatchEnded(Result):
    type: Literal["match_ended"]


Event: TypeAlias = MatchStarted | DealStarted | HandDealt | BladeLaid | WordSaid | BoutDecided | MatchEnded


# ---- what a search says ----------------------------------------------------------------------------------


class WinsBout(TypedDict):
    """How likely the bout is won in this way, 0 … 1."""

    type: Literal["wins_bout"]
    chance: float


Reason: TypeAlias = WinsBout
