"""What Musketiere sends and is sent, as types; imported for type checking alone. Clauses MU-x.y."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from musketiere.core.protocol import Pair, Result

Card: TypeAlias = str
"""`value/swords`, for example `7/3` (MU-0.5)."""
Row: TypeAlias = str
"""One letter per pay place: `-` free, `G` gem, `P` prison (MU-0.5)."""
Source: TypeAlias = Literal["centre"] | Pair
"""Where a stone comes from: the centre, or seat and place of another player."""
DecisionKind: TypeAlias = Literal["choose_pay", "play_card", "winner_acts", "loser_acts"]
Phase: TypeAlias = DecisionKind | Literal["match_over"]
MatchEnd: TypeAlias = Literal["target", "single", "games"]
TieRule: TypeAlias = Literal["shared", "play_on"]


class Options(TypedDict):
    """MU-10"""

    players: int
    match_end: MatchEnd
    target_score: int
    match_games: int
    tie_rule: TieRule
    guard_deck: list[int]


class Centre(TypedDict):
    """Stones that nobody has."""

    gems: int
    prisons: int


# ---- actions (MU-11) -------------------------------------------------------------------------------------


class ChoosePay(TypedDict):
    """Three cards for the places 0, 1, 2 (MU-11.1)."""

    type: Literal["choose_pay"]
    cards: list[Card]


class PlayCard(TypedDict):
    """MU-11.2"""

    type: Literal["play_card"]
    card: Card


class TakeGem(TypedDict):
    """MU-11.3"""

    type: Literal["take_gem"]
    place: int
    source: Source


class FreePrison(TypedDict):
    """MU-11.4"""

    type: Literal["free_prison"]
    place: int


class TakePrison(TypedDict):
    """MU-11.5"""

    type: Literal["take_prison"]
    place: int
    source: Source


class ReturnGem(TypedDict):
    """MU-11.6"""

    type: Literal["return_gem"]
    place: int


Action: TypeAlias = ChoosePay | PlayCard | TakeGem | FreePrison | TakePrison | ReturnGem


class ActionList(TypedDict):
    """All legal actions."""

    actions: list[Action]


class PayChoice(TypedDict):
    """The 1320 ways to lay the pay, described instead of listed: `pick` different cards of `cards`, by place."""

    type: Literal["choose_pay"]
    pick: int
    cards: list[Card]


Legal: TypeAlias = ActionList | PayChoice

# ---- view (MU-12) ----------------------------------------------------------------------------------------


class Duel(TypedDict):
    """A duel whose cards have been turned up."""

    guard: int
    cards: list[Card]
    """By seat."""
    counting: list[int]
    sum: int
    won: bool
    seat: int
    """Winner or loser."""


class PayLine(TypedDict):
    """The pay of a seat when it was scored; points by place."""

    cards: list[Card]
    row: Row
    points: list[int]
    score: int


class Scoring(TypedDict):
    """A game that was scored."""

    reason: Literal["three_gems", "nine_duels"]
    seat: int | None
    """Who placed the third gem."""
    pay: list[PayLine]
    totals: list[int]


class View(TypedDict):
    """Everything that a seat, or a spectator, may know."""

    seat: int | None
    players: int
    options: Options
    phase: Phase
    totals: list[int]
    scores: list[list[int]]
    """Of the games already scored, one row of all seats per game."""
    game: int
    """1, 2, …"""
    duel: int
    """0 before the first duel, then 1 … 9."""
    guard: int | None
    """Strength of the guard that is being fought."""
    guards_removed: list[int]
    guards_turned: list[int]
    guards_left: list[int]
    """Strengths still in the pile, sorted; their order is known to nobody (MU-12.2, MU-12.3)."""
    hand_counts: list[int]
    hand: list[Card] | None
    """The viewer's own, sorted; null for a spectator."""
    pay: list[Card] | None
    """The viewer's own, by place; null for a spectator and before they are laid."""
    rows: list[Row]
    centre: Centre
    counting: list[int]
    """Seats that count in this duel (MU-4.2)."""
    acting: int | None
    """Winner or loser who must act."""
    chosen: list[bool]
    """Who has handed in a choice in the open secret decision (MU-12.11)."""
    own_choice: list[Card] | None
    """The viewer's own choice in the open secret decision (MU-12.10)."""
    turned: list[Card] | None
    """Cards by seat of the duel whose winner or loser is about to act."""
    played: list[Card]
    """Cards of the earlier duels of this game (MU-12.12)."""
    duels: list[Duel]
    """Those of this game whose cards have been turned up."""
    last_game: Scoring | None
    """The game before this one, or the last of a match that is over."""


class Summary(TypedDict):
    """A stored match in the list of matches."""

    totals: list[int]
    game_number: int
    duel: int


# ---- events (MU-13) --------------------------------------------------------------------------------------


class MatchStarted(TypedDict):
    """MU-13.1"""

    type: Literal["match_started"]
    options: Options
    seats: int


class GameStarted(TypedDict):
    """MU-13.2: strengths taken out, guards in the pile, cards put aside."""

    type: Literal["game_started"]
    game: int
    removed: list[int]
    pile: int
    aside: int


class OwnCards(TypedDict):
    """What only their owner gets."""

    cards: NotRequired[list[Card]]


class HandDealt(OwnCards):
    """MU-13.3"""

    type: Literal["hand_dealt"]
    seat: int
    count: int


class ChoiceMade(TypedDict):
    """MU-13.4: that a choice was handed in, never what it is."""

    type: Literal["choice_made"]
    seat: int
    decision: Literal["choose_pay", "play_card"]


class PayLaid(OwnCards):
    """MU-13.5: by place."""

    type: Literal["pay_laid"]
    seat: int


class GuardTurned(TypedDict):
    """MU-13.6"""

    type: Literal["guard_turned"]
    duel: int
    strength: int
    counting: list[int]


class CardsTurned(TypedDict):
    """MU-13.7: by seat."""

    type: Literal["cards_turned"]
    duel: int
    cards: list[Card]
    counting: list[int]


class DuelDecided(TypedDict):
    """MU-13.8: of winner or loser; by swords if another counting card has the same value."""

    type: Literal["duel_decided"]
    duel: int
    strength: int
    sum: int
    won: bool
    seat: int
    card: Card
    by_swords: bool


class StoneTaken(TypedDict):
    """MU-13.9: what the centre holds afterwards."""

    type: Literal["gem_taken", "prison_taken"]
    seat: int
    place: int
    source: Source
    centre: Centre


class StoneReturned(TypedDict):
    """MU-13.9: what the centre holds afterwards."""

    type: Literal["prison_freed", "gem_returned"]
    seat: int
    place: int
    centre: Centre


class ImprisonmentChanged(TypedDict):
    """MU-13.10"""

    type: Literal["imprisonment_changed"]
    seat: int
    imprisoned: bool


class GameEnded(TypedDict):
    """MU-13.11: `seat` placed the third gem."""

    type: Literal["game_ended"]
    reason: Literal["three_gems", "nine_duels"]
    seat: int | None


class PayTurned(PayLine):
    """MU-13.12"""

    type: Literal["pay_turned"]
    seat: int


class TotalsChanged(TypedDict):
    """MU-13.13"""

    type: Literal["totals_changed"]
    totals: list[int]


class MatchEnded(Result):
    """MU-13.14"""

    type: Literal["match_ended"]
    totals: list[int]


Event: TypeAlias = (
    MatchStarted
    | GameStarted
    | HandDealt
    | ChoiceMade
    | PayLaid
    | GuardTurned
    | CardsTurned
    | DuelDecided
    | StoneTaken
    | StoneReturned
    | ImprisonmentChanged
    | GameEnded
    | PayTurned
    | TotalsChanged
    | MatchEnded
)

# ---- why a choice is worth what it is --------------------------------------------------------------------


class GuardReason(TypedDict):
    """The chance that the guard is beaten when a card of that value is played; what the others bring on average."""

    type: Literal["guard"]
    strength: int
    chance: float
    rest: float
    value: int


class GainsReason(TypedDict):
    """The chance to win the duel oneself: for a gem, or, with `frees`, to free a prison instead."""

    type: Literal["gains"]
    chance: float
    frees: bool


class LosesReason(TypedDict):
    """The chance to lose the duel oneself: a prison, or, with `returns`, a gem to give back."""

    type: Literal["loses"]
    chance: float
    returns: bool


class SafeReason(TypedDict):
    """One will hardly be the loser."""

    type: Literal["safe"]


class KeptReason(TypedDict):
    """A higher card would win the duel with that chance, and is worth more later."""

    type: Literal["kept"]
    card: Card
    chance: float


class SparedReason(TypedDict):
    """A higher card would less often be the lowest of a lost duel, and is worth more later."""

    type: Literal["spared"]
    card: Card


class SpentReason(TypedDict):
    """The card does not count: its player is fully imprisoned (MU-7.2)."""

    type: Literal["spent"]


class PayGemReason(TypedDict):
    """The chance that the highest pay card carries a gem in the end."""

    type: Literal["pay_gem"]
    card: Card
    chance: float


class PayPrisonReason(TypedDict):
    """The chance that the lowest pay card is in prison in the end."""

    type: Literal["pay_prison"]
    card: Card
    chance: float


class NowReason(TypedDict):
    """What the stone does to the points of a pay card."""

    type: Literal["now"]
    card: Card
    ducats: int


class EndsGameReason(TypedDict):
    """A third gem (MU-8.1)."""

    type: Literal["ends_game"]


class RobsReason(TypedDict):
    """The gem is taken from that seat; whether it has the most ducats of the others."""

    type: Literal["robs"]
    seat: int
    leads: bool


class HelpsReason(TypedDict):
    """The prison is taken from that seat, which helps it; whether it has the fewest ducats of the others."""

    type: Literal["helps"]
    seat: int
    last: bool


class DucatsReason(TypedDict):
    """What the game is likely to bring: to oneself, and to the best of the others."""

    type: Literal["ducats"]
    own: float
    most: float


Reason: TypeAlias = (
    GuardReason
    | GainsReason
    | LosesReason
    | SafeReason
    | KeptReason
    | SparedReason
    | SpentReason
    | PayGemReason
    | PayPrisonReason
    | NowReason
    | EndsGameReason
    | RobsReason
    | HelpsReason
    | DucatsReason
)
