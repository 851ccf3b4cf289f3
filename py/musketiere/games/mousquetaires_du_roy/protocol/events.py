"""What happens (MR-32). Keys that only some seats get, or that are there only where they apply, are `NotRequired`.
Imported for type checking alone."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from musketiere.core.protocol import Pair
from musketiere.games.mousquetaires_du_roy.protocol.words import (
    Adventure,
    AdventureReason,
    Against,
    Ambush,
    BoardName,
    Botte,
    DiscardCause,
    DuelResult,
    Effect,
    ElementKind,
    Ending,
    EpicCause,
    EscapeWay,
    Face,
    GalleryWay,
    HeroId,
    JailCause,
    MissionPlace,
    MissionResult,
    MoveCause,
    Musketeer,
    Options,
    Perfidy,
    PerfidyReason,
    Phase,
    Pile,
    Place,
    PurseCause,
    QuestToken,
    RevealCause,
    Reward,
    Side,
    SiegeReward,
    Skill,
    Token,
    Track,
    TrackCause,
    ValidatedKind,
    WoundCause,
)

# ---- how the match runs ----------------------------------------------------------------------------------


class MatchStarted(TypedDict):
    type: Literal["match_started"]
    options: Options
    heroes: list[HeroId]
    edition: str
    official: bool
    fingerprint: str


class TurnStarted(TypedDict):
    type: Literal["turn_started"]
    turn: int


class PhaseStarted(TypedDict):
    type: Literal["phase_started"]
    phase: Phase


class TokenMoved(TypedDict):
    type: Literal["token_moved"]
    token: Track
    before: int
    after: int
    cause: TrackCause


class SiegeRewarded(TypedDict):
    type: Literal["siege_reward"]
    space: int
    reward: SiegeReward


class ParisEffect(TypedDict):
    type: Literal["paris_effect"]
    effect: Effect


class Strangling(TypedDict):
    type: Literal["strangling"]
    red: list[Face]
    added: int
    total: int


class Purse(TypedDict):
    type: Literal["purse"]
    change: int
    total: int
    cause: PurseCause


class Epic(TypedDict):
    type: Literal["epic"]
    change: int
    total: int
    cause: EpicCause


class OneForAll(TypedDict):
    type: Literal["one_for_all"]
    played: bool
    """Or else gained."""


class PileShuffled(TypedDict):
    type: Literal["pile_shuffled"]
    pile: Pile


class SiegeThrown(TypedDict):
    type: Literal["siege_thrown"]
    blue: list[Face]
    red: list[Face]
    reroll: int | None
    """The red die that was thrown again."""


class Sacrificed(TypedDict):
    type: Literal["sacrificed"]
    musketeer: Musketeer


class MatchEnded(TypedDict):
    type: Literal["match_ended"]
    winner: Side
    reason: Ending


# ---- Milady ----------------------------------------------------------------------------------------------


class DestinationChosen(TypedDict):
    type: Literal["destination_chosen"]
    place: NotRequired[Place]
    """For Milady."""


class PerfidyDrawn(TypedDict):
    type: Literal["perfidy_drawn"]
    count: int
    """Cards in her hand now."""
    reason: PerfidyReason
    card: NotRequired[Perfidy]
    """For Milady."""


class PerfidyPlayed(TypedDict):
    type: Literal["perfidy_played"]
    card: Perfidy
    musketeer: NotRequired[Musketeer]
    """Whom Ambuscade or Arrested strikes."""
    place: NotRequired[Place]
    """Where the dead end is."""


class PerfidyLost(TypedDict):
    type: Literal["perfidy_lost"]
    card: Perfidy
    count: int


class RochefortHealed(TypedDict):
    type: Literal["rochefort_healed"]
    amount: int
    life: int


class ParisTaken(TypedDict):
    type: Literal["paris_taken"]
    count: int
    card: NotRequired[str]
    """For Milady."""


class MissionPlaced(TypedDict):
    type: Literal["mission_placed"]
    where: MissionPlace
    card: str
    force: int
    replaced_card: str | None


class Manned(TypedDict):
    type: Literal["manned"]
    where: MissionPlace
    adversaries: list[str]


class AmbushPlaced(TypedDict):
    type: Literal["ambush_placed"]
    where: MissionPlace
    ambush: Ambush
    named: Musketeer | None
    """By Nemesis."""


class AmbushRolled(TypedDict):
    type: Literal["ambush_rolled"]
    where: MissionPlace
    ambush: Ambush
    musketeer: Musketeer
    face: Face


class BeggarsPaid(TypedDict):
    type: Literal["beggars_paid"]
    where: MissionPlace
    by: Musketeer


class MissionEnded(TypedDict):
    type: Literal["mission_ended"]
    where: MissionPlace
    card: str
    result: MissionResult
    returned: list[str]
    """Adversaries that go back to the reserve."""
    ambush: Ambush | None


class MiladyRevealed(TypedDict):
    type: Literal["milady_revealed"]
    place: Place
    cause: RevealCause


class MiladyActed(TypedDict):
    type: Literal["milady_acted"]
    place: Place
    space: NotRequired[int]
    """At La Rochelle, with the card that lay there."""
    card: NotRequired[Adventure]
    search: NotRequired[bool]
    """At Richelieu's: a card of her choice, or else up to a full hand."""


# ---- the quest -------------------------------------------------------------------------------------------


class BoardPlaced(TypedDict):
    type: Literal["board_placed"]
    board: BoardName
    tokens: int
    """How many Milady lays."""


class TokensLaid(TypedDict):
    type: Literal["tokens_laid"]
    board: BoardName
    count: int
    laid: NotRequired[list[QuestToken]]
    """For Milady."""


class BoardFinished(TypedDict):
    type: Literal["board_finished"]
    board: BoardName
    by: Musketeer
    revealed: list[QuestToken]
    """What was left in the inn."""


class TokenRevealed(TypedDict):
    type: Literal["token_revealed"]
    board: BoardName
    position: int
    """Line by line, the nearest first."""
    token: QuestToken


class TokenDiscarded(TypedDict):
    type: Literal["token_discarded"]
    board: BoardName
    position: int
    token: QuestToken
    cause: DiscardCause


class GalleryPassed(TypedDict):
    type: Literal["gallery_passed"]
    index: int
    how: GalleryWay


class StagePassed(TypedDict):
    type: Literal["stage_passed"]
    board: BoardName
    index: int


# ---- the Musketeers --------------------------------------------------------------------------------------


class MusketeerStarted(TypedDict):
    type: Literal["musketeer_started"]
    musketeer: Musketeer
    actions: int


class MusketeerEnded(TypedDict):
    type: Literal["musketeer_ended"]
    musketeer: Musketeer
    unspent: int


class Moved(TypedDict):
    type: Literal["moved"]
    musketeer: Musketeer
    before: Place
    after: Place
    free: bool
    cause: MoveCause


class InnMoved(TypedDict):
    type: Literal["inn_moved"]
    musketeer: Musketeer
    line: int
    """-1 in the Common Room."""
    square: int
    """0 in the Common Room."""


class Bought(TypedDict):
    type: Literal["bought"]
    musketeer: Musketeer
    token: Token
    pistoles: int
    discarded: Adventure | None
    """What an improvement cost."""


class AdventureDrawn(TypedDict):
    type: Literal["adventure_drawn"]
    musketeer: Musketeer
    reason: AdventureReason
    card: NotRequired[Adventure]
    """For the team."""


class Exchanged(TypedDict):
    type: Literal["exchanged"]
    musketeer: Musketeer
    partner: Musketeer
    counts: Pair
    """Cards given and cards taken."""
    tokens_given: list[Token]
    tokens_taken: list[Token]
    given: NotRequired[list[Adventure]]
    """For the team."""
    taken: NotRequired[list[Adventure]]
    """For the team."""


class ExchangeRefused(TypedDict):
    type: Literal["exchange_refused"]
    musketeer: Musketeer
    partner: Musketeer


class CharacterPlayed(TypedDict):
    type: Literal["character_played"]
    musketeer: Musketeer
    card: Adventure


class Reinforced(TypedDict):
    type: Literal["reinforced"]
    musketeer: Musketeer
    space: int
    card: Adventure


class ElementDeclared(TypedDict):
    type: Literal["element_declared"]
    musketeer: Musketeer
    place: Place
    element: int
    kind: ElementKind
    cards: list[Adventure]


class ActionCancelled(TypedDict):
    type: Literal["action_cancelled"]
    musketeer: Musketeer


class ActionResumed(TypedDict):
    type: Literal["action_resumed"]
    musketeer: Musketeer


class ChallengeWon(TypedDict):
    type: Literal["challenge_won"]
    musketeer: Musketeer
    skill: Skill
    value: int
    score: int
    cards: list[Adventure]


class Validated(TypedDict):
    type: Literal["validated"]
    place: Place
    kind: ValidatedKind
    element: int
    reward: Reward


class Wounded(TypedDict):
    type: Literal["wounded"]
    musketeer: Musketeer
    amount: int
    life: int
    cause: WoundCause


class Healed(TypedDict):
    type: Literal["healed"]
    musketeer: Musketeer
    amount: int
    life: int
    cause: Literal["mousqueton"]


class Jailed(TypedDict):
    type: Literal["jailed"]
    musketeer: Musketeer
    cause: JailCause


class Escape(TypedDict):
    type: Literal["escape"]
    musketeer: Musketeer
    how: EscapeWay


class Fallen(TypedDict):
    type: Literal["fallen"]
    musketeer: Musketeer
    cause: WoundCause
    at_once: bool
    """He recovers at once."""


class Recovered(TypedDict):
    type: Literal["recovered"]
    musketeer: Musketeer
    life: int


# ---- fights ----------------------------------------------------------------------------------------------


class RochefortAppeared(TypedDict):
    type: Literal["rochefort_appeared"]
    musketeer: Musketeer
    life: int


class RochefortFled(TypedDict):
    type: Literal["rochefort_fled"]
    wounds: int
    life: int


class DuelStarted(TypedDict):
    type: Literal["duel_started"]
    musketeer: Musketeer
    against: Against
    opponent: str
    botte: Botte
    """The opponent's."""
    blue: int
    red: int
    life: int | None
    """None of the gaoler, who cannot be beaten."""


class Committed(TypedDict):
    type: Literal["committed"]
    musketeer: Musketeer
    cards: list[Adventure]
    blue: int
    """Dice with these cards."""


class Thrown(TypedDict):
    type: Literal["thrown"]
    round: int
    blue: list[Face]
    red: list[Face]


class Toledo(TypedDict):
    type: Literal["toledo"]
    index: int
    """Of the die."""
    old: Face
    new: Face


class BotteMet(TypedDict):
    type: Literal["botte"]
    by_musketeer: bool
    by_opponent: bool


class RoundResult(TypedDict):
    type: Literal["round_result"]
    hits_on_opponent: int
    hits_on_musketeer: int
    absorbed_opponent: int
    """By his cuirass."""
    absorbed_musketeer: int


class DuelEnded(TypedDict):
    type: Literal["duel_ended"]
    musketeer: Musketeer
    result: DuelResult
    final_wound: bool


Event: TypeAlias = (
    MatchStarted
    | TurnStarted
    | PhaseStarted
    | TokenMoved
    | SiegeRewarded
    | ParisEffect
    | Strangling
    | Purse
    | Epic
    | OneForAll
    | PileShuffled
    | SiegeThrown
    | Sacrificed
    | MatchEnded
    | DestinationChosen
    | PerfidyDrawn
    | PerfidyPlayed
    | PerfidyLost
    | RochefortHealed
    | ParisTaken
    | MissionPlaced
    | Manned
    | AmbushPlaced
    | AmbushRolled
    | BeggarsPaid
    | MissionEnded
    | MiladyRevealed
    | MiladyActed
    | BoardPlaced
    | TokensLaid
    | BoardFinished
    | TokenRevealed
    | TokenDiscarded
    | GalleryPassed
    | StagePassed
    | MusketeerStarted
    | MusketeerEnded
    | Moved
    | InnMoved
    | Bought
    | AdventureDrawn
    | Exchanged
    | ExchangeRefused
    | CharacterPlayed
    | Reinforced
    | ElementDeclared
    | ActionCancelled
    | ActionResumed
    | ChallengeWon
    | Validated
    | Wounded
    | Healed
    | Jailed
    | Escape
    | Fallen
    | Recovered
    | RochefortAppeared
    | RochefortFled
    | DuelStarted
    | Committed
    | Thrown
    | Toledo
    | BotteMet
    | RoundResult
    | DuelEnded
)
