"""What Four Musketeers sends and is sent, as types; imported for type checking alone. Clauses FM-x.y."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from musketiere.core.protocol import Result

Suit: TypeAlias = Literal["S", "H", "D", "C"]
SwordCard: TypeAlias = str
"""`3S` … `10C` (FM-0.3, FM-1.2)."""
LifeCard: TypeAlias = str
"""`2S`, `JS`, `QS`, `KS`, `AS` … `AC`, `JK` (FM-0.3, FM-1.4)."""
Seat: TypeAlias = int
"""Musketeer seat 0 … 3 (FM-2.1). A *player* is whoever decides (FM-2.6), numbered like the names of the frame."""
Character: TypeAlias = Seat | Literal["V"]
"""Who has lifelines: a musketeer seat or the villain (FM-1.8)."""
Fighter: TypeAlias = Seat | Literal["X"]
"""Who strikes: a musketeer seat or the Shadow Musketeer (FM-2.3)."""
Direction: TypeAlias = Literal["left", "right"]

# ---- options (FM-18) -------------------------------------------------------------------------------------

Storyline: TypeAlias = Literal["AC", "KC", "AS", "KS", "QC", "QS"]
"""By villain card (FM-14.1)."""
Mode: TypeAlias = Literal["solo", "team", "coop"]
Replacement: TypeAlias = Literal["dazed", "servant"]
DefeatedAs: TypeAlias = Literal["dazed", "ghost"]
Missing: TypeAlias = Literal["random", "dealer"] | Suit
FirstLead: TypeAlias = Literal["random", "0", "1", "2", "3"]
MatchEnd: TypeAlias = Literal["standard", "target", "single"]
TieRule: TypeAlias = Literal["shared", "play_on", "lives"]
BadEnding: TypeAlias = Literal["two", "all", "last_player"]


class Options(TypedDict):
    """Only those that have a place beside the others are there."""

    storyline: Storyline
    mode: Mode
    players: int
    layout: Literal[3, 4]
    replacement: Replacement
    defeated_as: DefeatedAs
    shadow_in_queen_games: NotRequired[bool]
    joker_to_villain: NotRequired[bool]
    missing: NotRequired[Missing]
    first_lead: FirstLead
    match: MatchEnd
    target: NotRequired[int]
    tie_rule: TieRule
    prepopped: NotRequired[int]
    free_replays: NotRequired[int]
    stone_to_lead: NotRequired[bool]
    bad_ending: NotRequired[BadEnding]


Setting: TypeAlias = Literal["prepopped", "free_replays", "joker_to_villain", "stone_to_lead", "bad_ending"]
"""What may be changed between the rounds of a solitaire (FM-16.8)."""
SettingValue: TypeAlias = int | bool | BadEnding

# ---- who sits where (FM-2) -------------------------------------------------------------------------------

SeatKind: TypeAlias = Literal["player", "dazed", "servant"]
"""What a seat is from the start (FM-2.9)."""
SeatNow: TypeAlias = Literal["active", "dazed", "ghost"]
"""What a seat is now: a defeated one becomes dazed or a ghost (FM-11)."""


class SeatInfo(TypedDict):
    """A musketeer seat as it is from the start of the match."""

    owner: int | None
    """Player who decides and scores for it; null for a Dazed Musketeer who replaces nobody's player (FM-2.10)."""
    kind: SeatKind


class SeatState(SeatInfo):
    """A musketeer seat as it is now."""

    now: SeatNow


class Seats(TypedDict):
    """Who sits where, as it is from the start of the match."""

    seats: list[SeatInfo]
    """Clockwise."""
    teams: list[list[Seat]] | None
    """Fixed ones (FM-15.2)."""


class Seating(Seats):
    """What the options make of the seats."""

    shadow: bool
    """X takes part (FM-8.1)."""
    goal: int | None
    """The number that ends the match; null with a single round (FM-16.1, FM-16.2)."""


# ---- actions (FM-19) -------------------------------------------------------------------------------------


class ChooseMissing(TypedDict):
    """FM-19.1"""

    type: Literal["choose_missing"]
    suit: Suit


class ChooseDirection(TypedDict):
    """FM-19.2"""

    type: Literal["choose_direction"]
    direction: Direction


class StrikeAction(TypedDict):
    """Open, or as a shadow strike with `card` as the discard (FM-6.2, FM-19.3, FM-19.4)."""

    type: Literal["strike"]
    card: SwordCard
    shadow: bool


class UseReplay(TypedDict):
    """FM-19.5"""

    type: Literal["use_replay"]
    use: bool


class ChangeSetting(TypedDict):
    """One setting anew, between two rounds of a solitaire (FM-16.8, FM-19.10)."""

    type: Literal["change_setting"]
    setting: Setting
    value: SettingValue


class StartRound(TypedDict):
    """On to the next round of a solitaire (FM-19.10)."""

    type: Literal["start_round"]


Action: TypeAlias = ChooseMissing | ChooseDirection | StrikeAction | UseReplay | ChangeSetting | StartRound

DecisionKind: TypeAlias = Literal["choose_missing", "choose_direction", "strike", "use_replay", "choose_settings"]
Phase: TypeAlias = DecisionKind | Literal["match_over"]
HitLine: TypeAlias = Literal["a", "b", "c", "d", "e", "f", "g"]
"""a: an undefeated musketeer takes damage · b: the villain takes damage through the protected musketeer · c: free
replay, the protected musketeer lost, with X · d: X lost, the villain takes damage · e: free replay, X lost while
protected · f: a defeated musketeer lost, nothing · g: draw (FM-9.2)."""


class Standing(TypedDict):
    """What stands of the strikes made so far (FM-5.4, FM-5.5), as if the fight ended here."""

    standing: list[Fighter]
    """Who struck what stands, in playing order."""
    lowest: Fighter | None
    """Target of the lowest standing strike; null in a draw or before the first strike."""
    line: HitLine
    """Of the hit table if the fight ended so (FM-9.2)."""


class ShadowPreview(TypedDict):
    """What a shadow strike may make of the fight so far (FM-20.22)."""

    cards: int
    """Of so many cards that may be turned up, as far as the player has seen."""
    standing: Standing
    """With those that follow it and lie open."""


class Hits(TypedDict):
    """Whom a fight is likely to hurt."""

    seats: list[float]
    """How likely it damages each seat, 0 … 1."""
    villain: float
    """How likely it damages the villain."""


class Odds(Hits):
    """After one strike."""

    number: int | None
    """Struck openly; null: from the shadow."""


class WayOdds(Hits):
    """As it goes that way."""

    direction: Direction
    better: bool
    """It is clearly worth more than the other."""


class Forecast(TypedDict):
    """How a fight is likely to end, as the best computer player foresees what the others strike (FM-20.23)."""

    strikes: list[Odds]
    """One of each number that may be struck, and of the shadow; none where a direction is to be chosen."""
    ways: list[WayOdds]
    """One of each direction that may be chosen."""
    chance: float
    """How likely the player is to be among the winners of the match, or of the round in a solitaire, 0 … 1."""


class Legal(TypedDict):
    """All legal actions."""

    actions: list[Action]
    previews: list[Standing | None]
    """For each action what an open strike would make of the fight so far, with those that follow it and lie open; null
    for anything else (FM-20.21)."""
    spared: list[bool]
    """For each action whether an open strike spares all seats of the player, whatever the one may be that is still
    unknown; false where more are (FM-20.21)."""
    alike: bool
    """Whether all open strikes, of several, lead to the same loser and line, whatever the one may be that is still
    unknown; false where more are (FM-20.21)."""
    unseen: list[int]
    """How many cards of each number, from 3 on, the player has not seen since the shuffle; empty but for a strike
    (FM-20.21)."""
    shadow: list[ShadowPreview]
    """What a shadow strike may make of it, each end once; empty for anything else, and where no random card is left
    (FM-20.22)."""
    certain: bool
    """Whether that is what the fight comes to: no strike after it is unknown."""


# ---- view (FM-20) ----------------------------------------------------------------------------------------


class CharacterInfo(TypedDict):
    """A musketeer or the villain."""

    stack: list[LifeCard]
    """Lifelines from bottom to top (FM-0.5)."""
    role: LifeCard | None
    """As far as the viewer knows it."""
    up: bool
    """The role card lies face up (FM-10.8)."""
    defeated: bool
    left: int
    """Damages that still defeat the character (FM-10.7)."""


StrikeSource: TypeAlias = Literal["hand", "random", "empty"]


class Strike(TypedDict):
    """One seat's contribution to a fight."""

    seat: Fighter
    target: Fighter
    """For whom the card counts (FM-5.3, FM-7.4)."""
    card: SwordCard | None
    """null: empty strike (FM-8.3)."""
    source: StrikeSource
    forced: bool
    discarded: bool
    """A card was discarded for it (FM-6.2)."""
    discard: SwordCard | None
    """Which one, if the viewer may know (FM-20.16)."""


class Fight(TypedDict):
    """A fight that has been decided."""

    fight: int
    """1, 2, … in the round."""
    cyclical: bool
    starter: Fighter
    direction: Direction | None
    strikes: list[Strike]
    standing: list[Fighter]
    """Who struck what stands."""
    loser: Fighter | None
    line: HitLine
    replayed: bool
    """A free replay took the effect back (FM-17.5)."""


class Turn(TypedDict):
    """Who strikes for whom."""

    seat: Fighter
    target: Fighter


ReasonCode: TypeAlias = Literal[
    "survived",
    "defeated",
    "villain-alive",
    "villain-alive-and-self",
    "villain-defeated",
    "served",
    "served-both",
    "served-defeated",
    "failed",
    "ambition",
    "ambition-cards",
    "ambition-defeated",
    "ambition-team",
]
"""survived: survival, not defeated · defeated: survival, one defeat · villain-alive: QC, JC or black team, the
villain lives but not all of the extra point · villain-alive-and-self: QC, JC lives with the villain; black team,
both live · villain-defeated: QC, what JC or black did not want · served: QC, villain defeated and he himself alive;
red team, villain defeated · served-both: QC team, villain defeated and both red musketeers alive · served-defeated:
QC solo, villain defeated, but he himself too · failed: QC, villain alive, what red (or JH, JD, JS) did not want ·
ambition: QS, fulfilled · ambition-cards: QS, cards of `missing` are not in the line of story · ambition-defeated: QS,
cards complete, but he himself (JC: the joker's character) is defeated · ambition-team: QS team, own cards complete,
but the team's ambition fails elsewhere."""


class ScoreReason(TypedDict):
    """Why a seat brought what it brought (FM-15.5 to 15.13)."""

    seat: Seat
    role: LifeCard
    points: int
    code: ReasonCode
    missing: list[LifeCard]
    """QS: what is missing in the line of story."""


class SideScore(TypedDict):
    """Defeats, wins or points of a side."""

    players: list[int]
    gained: int
    """In this round."""
    total: int
    reasons: list[ScoreReason]


Ending: TypeAlias = Literal["good", "bad"]


class RoundResult(TypedDict):
    """A round that is over."""

    round: int
    ending: Ending
    defeated: list[Character]
    line: list[LifeCard]
    roles: list[LifeCard]
    """By seat."""
    scores: list[SideScore]


class View(TypedDict):
    """Everything that a player, or a spectator, may know."""

    player: int | None
    """Who looks; null for a spectator."""
    options: Options
    players: int
    seats: list[SeatState]
    """Musketeer seats in order, clockwise."""
    shadow: bool
    """X takes part (FM-8.1)."""
    teams: list[list[Seat]] | None
    """Fixed ones (FM-15.2)."""
    sides: list[list[int]]
    """Who wins together: lists of players, one for each of `totals`."""
    totals: list[int]
    """Defeats, wins or points, by side."""
    goal: int | None
    """What ends the match (FM-16.1); null with `single`."""
    round: int
    """1, 2, …"""
    lead: Seat
    dealer: Seat
    missing: Suit | None
    villain: LifeCard
    phase: Phase
    turn: Fighter | None
    """Seat whose controller decides (missing suit, direction, strike)."""
    characters: list[CharacterInfo]
    """Musketeer seats in order, the villain last."""
    line: list[LifeCard]
    """Line of story in order (FM-1.9)."""
    ambitions: dict[LifeCard, list[LifeCard]] | None
    """QS: what each role that the viewer knows wants in the line of story (FM-15.9 to 15.12); null elsewhere."""
    stone: Character
    hand: int
    """Hand number in the round, 1, 2, …; 0 before the first deal."""
    fight: int
    """Fight number in the round."""
    in_hand: int
    """Fight number in the hand."""
    fights_in_hand: int
    """FM-4.6"""
    cyclical: bool
    starter: Fighter | None
    direction: Direction | None
    order: list[Turn]
    """Empty until the direction of a cyclical fight is known."""
    strikes: list[Strike]
    """Of the fight so far."""
    standing: Standing
    hands: list[list[SwordCard] | None]
    """By seat: the cards the viewer sees (own, servants'), a dazed seat's top card only; null if none may be seen."""
    hand_counts: list[int]
    piles: list[list[SwordCard] | None]
    """By seat: what the viewer remembers of the pile his hand became, in card order (FM-20.12)."""
    random: int
    """Cards left in the random deck: shadow strikes left (FM-6.1)."""
    kept: int
    used: int
    fights: list[Fight]
    """Decided ones of this round, oldest first."""
    replays: int
    """Free replays left in this round (FM-17.2); 0 outside the solitaires."""
    pending: HitLine | None
    """Line of FM-9.2 that waits for the captain's decision about a replay."""
    last_round: RoundResult | None
    """The round before this one, or the last of a match that is over."""


class Summary(TypedDict):
    """A stored match in the list of matches."""

    storyline: Storyline
    mode: Mode
    round: int
    fight: int
    totals: list[int]
    sides: list[list[int]]
    """Who wins together: lists of players, one for each total."""

    lives: NotRequired[list[int]]
    """By side: the damages left to its Musketeer, where one round is decided by them (FM-16.12)."""


# ---- events (FM-21) --------------------------------------------------------------------------------------


class MatchStarted(Seats):
    """FM-21.1"""

    type: Literal["match_started"]
    options: Options


class SettingChanged(TypedDict):
    """FM-21.27"""

    type: Literal["setting_changed"]
    setting: Setting
    value: SettingValue


class RoundStarted(TypedDict):
    """FM-21.2"""

    type: Literal["round_started"]
    round: int
    lead: Seat
    dealer: Seat
    villain: LifeCard


class MissingChosen(TypedDict):
    """FM-21.3"""

    type: Literal["missing_chosen"]
    suit: Suit
    by: Seat | Literal["option", "chance"]


class LineAdded(TypedDict):
    """FM-21.4"""

    type: Literal["line_added"]
    cards: list[LifeCard]
    reason: Literal["missing", "prepopped", "position"]


class OwnRoles(TypedDict):
    """What a player may know of the roles."""

    roles: NotRequired[list[LifeCard | None]]
    """By seat."""


class RolesDealt(OwnRoles):
    """FM-21.5"""

    type: Literal["roles_dealt"]
    seats: list[Seat]


class LifelinesDealt(TypedDict):
    """FM-21.6: stacks by character, the villain last, and how many damages still defeat each."""

    type: Literal["lifelines_dealt"]
    stacks: list[list[LifeCard]]
    left: list[int]


class StonePlaced(TypedDict):
    """FM-21.7"""

    type: Literal["stone_placed"]
    character: Character


class Hands(TypedDict):
    """As in the view: what the viewer may see of each hand."""

    hands: list[list[SwordCard] | None]


class HandsDealt(Hands):
    """FM-21.8: hand number, cards by seat, and of the decks."""

    type: Literal["hands_dealt"]
    hand: int
    counts: list[int]
    random: int
    kept: int
    reshuffled: bool


class FightStarted(TypedDict):
    """FM-21.9"""

    type: Literal["fight_started"]
    fight: int
    in_hand: int
    cyclical: bool
    starter: Fighter
    stone: Character


class DirectionChosen(TypedDict):
    """FM-21.10"""

    type: Literal["direction_chosen"]
    seat: Fighter
    direction: Direction
    automatic: bool


class OwnDiscard(TypedDict):
    """Goes to who made it, in place of null."""

    discard: SwordCard


class Struck(Strike):
    """FM-21.11: the strike, which of those made so far are blocked now, and the cards left in the random deck."""

    type: Literal["struck"]
    blocked: list[Fighter]
    standing: Standing
    random: int


class TopShown(TypedDict):
    """FM-21.12: the next top card of a dazed seat, if there is one."""

    type: Literal["top_shown"]
    seat: Seat
    card: SwordCard | None


class FightDecided(TypedDict):
    """FM-21.13"""

    type: Literal["fight_decided"]
    standing: list[Fighter]
    loser: Fighter | None
    line: HitLine


class ReplayAnswered(TypedDict):
    """FM-21.14: replays left."""

    type: Literal["replay_used", "replay_declined"]
    left: int


class LifePopped(TypedDict):
    """FM-21.15: `last` if no lifeline is left; `left` of them."""

    type: Literal["life_popped"]
    character: Character
    card: LifeCard
    last: bool
    left: int


class RoleTurned(TypedDict):
    """FM-21.15, FM-21.16: the role only if it lies face up now."""

    type: Literal["role_turned"]
    character: Character
    up: bool
    role: LifeCard | None


class Defeated(TypedDict):
    """FM-21.15"""

    type: Literal["defeated"]
    character: Character
    role: LifeCard


StoneMoved = TypedDict("StoneMoved", {"type": Literal["stone_moved"], "from": Character, "to": Character})
"""FM-21.17"""


class SeatChanged(TypedDict):
    """FM-21.18: a dazed seat shows its top card."""

    type: Literal["seat_changed"]
    seat: Seat
    now: SeatNow
    top: SwordCard | None


class StarterSet(TypedDict):
    """FM-21.19: the loser, or the same seat again after a replay."""

    type: Literal["starter_set"]
    seat: Fighter
    reason: Literal["loser", "replay"]


class RoundEnded(TypedDict):
    """FM-21.20"""

    type: Literal["round_ended"]
    ending: Ending
    defeated: list[Character]


class RolesShown(TypedDict):
    """FM-21.21: by seat."""

    type: Literal["roles_shown"]
    roles: list[LifeCard]


class RoundScored(TypedDict):
    """FM-21.22"""

    type: Literal["round_scored"]
    scores: list[SideScore]


class MatchEnded(Result):
    """FM-21.23"""

    type: Literal["match_ended"]
    rounds: int


Event: TypeAlias = (
    MatchStarted
    | SettingChanged
    | RoundStarted
    | MissingChosen
    | LineAdded
    | RolesDealt
    | LifelinesDealt
    | StonePlaced
    | HandsDealt
    | FightStarted
    | DirectionChosen
    | Struck
    | TopShown
    | FightDecided
    | ReplayAnswered
    | LifePopped
    | RoleTurned
    | Defeated
    | StoneMoved
    | SeatChanged
    | StarterSet
    | RoundEnded
    | RolesShown
    | RoundScored
    | MatchEnded
)

# ---- what a choice is worth ------------------------------------------------------------------------------

Unit: TypeAlias = Literal["round-chance", "round-points"]
"""What worth is counted in: the chance to win the round in per cent, in a solitaire and where lives decide (FM-16.12);
else hundredths of the points of the round (a survival takes them away), less half of what the others have on
average."""


class HitReason(TypedDict):
    """How likely it is that the fight damages a character, and by the best of the other choices."""

    type: Literal["hit"]
    character: Character
    chance: float
    otherwise: float
    other: Action
    against: bool | None
    """It speaks against the choice; null where the other is as good, and it only says what is to be feared."""


class NobodyReason(TypedDict):
    """How likely it is that the fight damages nobody, and by the best of the other choices."""

    type: Literal["nobody"]
    chance: float
    otherwise: float
    other: Action
    against: bool
    """It speaks against the choice: who is hit less often then is better hit."""


class KeepReason(TypedDict):
    """Hits that the cards which are kept spare for the rest of the hand, against those kept by the best of the other
    choices; below 0 they cost some."""

    type: Literal["keep"]
    spared: float | None
    """None where they are too few to be counted."""
    goes: int
    """The number that leaves the hand, openly or thrown away."""
    stays: int
    """The one that would leave it with the best of the others."""
    lowest: bool
    """Of both the lower is the lowest of the hand, which can be saved for a neighbour (FM-25.2)."""
    against: bool
    """It speaks against the choice."""


Spared: TypeAlias = Literal["own", "side", "round"]
"""The player's own seats; those of his side; or him and the round, which a hit on another may lose him."""


class RatherReason(TypedDict):
    """Another card spares the player, or his side, more often in this fight: how often, beside this choice, and what
    weighs most against it; null where that is only the sum of all."""

    type: Literal["rather"]
    number: int
    spared: Spared
    chance: float
    otherwise: float
    cost: HitReason | NobodyReason | KeepReason | None
    against: None
    """It speaks neither for the choice nor against it."""


class ShadowReason(TypedDict):
    """The strike comes from the random deck, in which so many cards are left after it."""

    type: Literal["shadow"]
    left: int
    against: None
    """It speaks neither for the choice nor against it."""


class DeckReason(TypedDict):
    """As good as the best of the others, which comes from the random deck; of that so many cards are left with this."""

    type: Literal["deck"]
    left: int
    against: None
    """It speaks neither for the choice nor against it."""


class SameReason(TypedDict):
    """In all that the search looks at it comes to the same as the best of the others."""

    type: Literal["same"]
    against: None
    """It speaks neither for the choice nor against it."""


class ChanceReason(TypedDict):
    """A solitaire: the chance to win the round after it, and by the best of the other choices."""

    type: Literal["chance"]
    chance: float
    otherwise: float
    against: bool
    """It speaks against the choice."""


Reason: TypeAlias = (
    HitReason | NobodyReason | KeepReason | RatherReason | ShadowReason | DeckReason | SameReason | ChanceReason
)
"""Why a choice is worth what it is. Chances are 0 … 1."""
