"""What a seat may know (MR-30), as it is sent. Imported for type checking alone."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from musketiere.core.protocol import Edition, Pair
from musketiere.games.mousquetaires_du_roy.protocol.actions import DecisionKind, SiegeOdds
from musketiere.games.mousquetaires_du_roy.protocol.words import (
    Adventure,
    Against,
    Ambush,
    BoardName,
    Botte,
    Effect,
    ElementKind,
    Face,
    HeroId,
    MissionPlace,
    Musketeer,
    Options,
    Perfidy,
    Phase,
    Place,
    Power,
    QuestToken,
    Reward,
    SiegeReward,
    Skill,
    Special,
    Token,
)


class Challenge(TypedDict):
    skill: Skill
    value: int
    """As it counts now, the Courtesan included."""
    reward: Reward
    solved: bool


class Adversary(TypedDict):
    id: str
    force: int
    """Red dice."""
    life: int
    wounds: int
    botte: Botte
    special: Special | None
    reward: Reward


class Opponent(Adversary):
    """On a mission."""

    beaten: bool


class Reserve(Adversary):
    """Neither beaten nor on a mission."""

    number: int
    """In the data file; an action names it."""


class Mission(TypedDict):
    id: str
    force: int
    effect: Effect | None
    successes: int
    """Of the strangling, until Constance dies; else 0."""
    strangled: int
    challenges: list[Challenge]
    opponents: list[Opponent]
    ambush: Ambush | None
    named: Musketeer | None
    """By Nemesis."""


class ParisCard(TypedDict):
    """One that is not in play."""

    number: int
    """In the data file; an action names it."""
    id: str
    force: int
    effect: Effect | None
    successes: int
    challenges: list[Challenge]


class InnSquare(TypedDict):
    line: int
    square: int
    """From 1."""


class BySkill(TypedDict):
    erudition: int
    nobility: int
    gallantry: int
    panache: int


class MusketeerView(TypedDict):
    hero: HeroId
    power: Power
    owner: int
    """The seat that decides for him."""
    place: Place
    inn: InnSquare | None
    """None in the Common Room, and where there is no inn."""
    life: int
    most_life: int
    skills: BySkill
    """Improvements included."""
    in_cards: BySkill | None
    """What all his cards could add to each; None for who is not of the team."""
    botte: Botte
    tokens: list[Token]
    hand: list[Adventure] | None
    """None for who is not of the team."""
    hand_count: int
    due: bool
    """His turn of this phase is to come, or goes on."""
    allowance: int
    """Actions he has in a turn like this one."""
    prisoner: bool
    barred: bool
    """Sent to the Bastille this turn: no escape before the next."""


class TokenView(TypedDict):
    kind: QuestToken | None
    """None of one that lies face down for the viewer."""
    up: bool


class Behind(TypedDict):
    """What waits behind the closed doors of the inn, all together, as everybody can reckon."""

    guards: int
    decoys: int
    traps: int


class Stock(TypedDict):
    """Adversary tokens by their force."""

    force_2: int
    force_3: int
    force_4: int


class _Quest(TypedDict):
    boards: list[BoardName]
    parts: list[int]
    """Of each of them, how many it has: doors of a line, challenges and de Wardes, stages, galleries."""
    index: int
    """Which of them is in play."""
    stage: int
    """Of England or of the galleries: which one the team is in."""


class InnBoard(_Quest):
    board: Literal["inn"]
    lines: list[list[TokenView | None]]
    """The nearest token first; None where it is gone."""
    length: int
    behind: Behind


class CalaisBoard(_Quest):
    board: Literal["calais"]
    challenges: list[Challenge]
    de_wardes: Adversary


class EnglandToken(TypedDict):
    token: TokenView | None


class EnglandChallenge(TypedDict):
    challenge: Challenge


class EnglandBoard(_Quest):
    board: Literal["england"]
    stages: list[EnglandToken | EnglandChallenge]
    unseen: Stock
    """Those that nobody but Milady has seen, on the board or not."""


class Gallery(TypedDict):
    challenge: Challenge
    tokens: list[TokenView | None]


class GalleriesBoard(_Quest):
    board: Literal["galleries"]
    epic: int
    """Epic tokens for a secret passage."""
    each: int
    """Tokens that Milady lays in each gallery (MR-25.5)."""
    stages: list[Gallery]
    unseen: Stock
    """As in England."""


Quest: TypeAlias = InnBoard | CalaisBoard | EnglandBoard | GalleriesBoard


class Throw(TypedDict):
    blue: list[Face]
    red: list[Face]


class Absorbed(TypedDict):
    """Whether a cuirass has absorbed its wound."""

    blue: bool
    red: bool


class DuelView(TypedDict):
    musketeer: Musketeer
    against: Against
    opponent: Adversary
    blue: int
    """Dice, without those of the cards that are being committed."""
    dice: int
    """Blue dice with those of the cards that are being committed, as far as the viewer knows them."""
    red: int
    round: int
    """0 before the first throw."""
    thrown: Throw
    blade: bool
    """The Toledo blade has been used."""
    absorbed: Absorbed
    committed: list[Adventure]


class Ambushes(TypedDict):
    mendiants: int
    assassin: int
    voleurs: int
    courtisane: int
    nemesis: int


class MiladySecrets(TypedDict):
    """What only she knows."""

    destination: Place | None
    perfidy: list[Perfidy]
    playing: Perfidy | None
    """The card that is being played, while its target is open."""
    paris: list[ParisCard]
    paris_pile: list[ParisCard]
    manning: list[int]
    """Numbers of the adversaries chosen so far."""
    stock: Stock
    """Adversary tokens that are left."""
    laying: list[QuestToken]
    """Tokens laid so far, square by square."""


class MiladyView(TypedDict):
    seen_at: Place | None
    """Where she has been revealed this turn."""
    may_be: list[Place]
    """Where she may be while the Musketeers act, as far as the turn has told everybody."""
    bars: list[Musketeer]
    """Whose way Rochefort bars where she has been revealed, as soon as they attempt anything there."""
    seekers: list[Musketeer]
    """Who may still come looking for her at Richelieu's (MR-7.4, 19.4, 20.7)."""
    rochefort: Adversary
    ambushes: Ambushes
    """Those left."""
    reserve: list[Reserve]
    perfidy_count: int
    paris_count: int
    closed: Place | None
    """Where a dead end is."""
    conscripts: bool
    rallied: bool
    """One for all is played this turn."""
    reinforcements: bool
    mission_place: Place | None
    """Where she mans a mission or lays an ambush."""
    own: MiladySecrets | None
    """None for everybody else."""


class TimeTrack(TypedDict):
    at: int
    end: int
    dice: list[Pair]
    """From that space on so many red dice at La Rochelle."""


class HonourTrack(TypedDict):
    at: int
    most: int
    toll: list[MissionPlace]
    """For what it falls by a point each at the end of this turn, if nobody does anything about it."""


class SiegeSpace(TypedDict):
    space: int
    reward: SiegeReward
    paid: bool


class SiegeTrack(TypedDict):
    at: int
    left: int
    right: int
    rewards: list[SiegeSpace]


class LouvreTrack(TypedDict):
    at: int
    honour: list[int]
    """Squares on which honour falls."""
    fail: int
    """The last square."""


class Tracks(TypedDict):
    time: TimeTrack
    honour: HonourTrack
    siege: SiegeTrack
    louvre: LouvreTrack


class Team(TypedDict):
    pistoles: int
    epic: int
    one_for_all: bool


class Missions(TypedDict):
    paris: Mission | None
    louvre: Mission | None


class SiegeDice(TypedDict):
    """Without Reinforcements."""

    blue: int
    red: int


class Siege(TypedDict):
    spaces: list[Adventure | None]
    dice: SiegeDice
    odds: SiegeOdds
    """With these, and with Reinforcements."""
    thrown: Throw
    retreat: int
    """Spaces by which the siege is about to be lost."""


class ElementView(TypedDict):
    kind: ElementKind
    place: Place
    number: int


class Offer(TypedDict):
    """An exchange that is being put together, for the team's eyes."""

    partner: Musketeer
    given: list[Adventure]
    taken: list[Adventure]
    tokens_given: list[Token]
    tokens_taken: list[Token]


class Prices(TypedDict):
    """In pistoles."""

    pistol: int
    toledo: int
    cuirass: int
    horse: int


class Piles(TypedDict):
    adventure: int
    adventure_discard: int
    perfidy: int
    perfidy_discard: list[Perfidy]
    louvre: int
    paris: int


class View(TypedDict):
    seat: int | None
    side: Literal["team", "milady"] | None
    players: int
    milady_seat: int | None
    options: Options
    edition: Edition
    turn: int
    phase: Phase
    asking: DecisionKind | Literal[""]
    """The open decision, as the viewer may know it."""
    tracks: Tracks
    team: Team
    musketeers: list[MusketeerView]
    active: Musketeer | None
    actions: int
    """That the active Musketeer has left."""
    missions: Missions
    siege: Siege
    milady: MiladyView
    quest: Quest
    duel: DuelView | None
    element: ElementView | None
    """What is attempted."""
    cards: list[Adventure]
    """Named for a challenge so far."""
    buying: Token | None
    """The improvement whose price is open."""
    offer: Offer | None
    prices: Prices
    beggars_price: int
    piles: Piles
