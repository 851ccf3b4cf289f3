"""Decisions and actions (MR-29). Imported for type checking alone."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from musketiere.games.mousquetaires_du_roy.protocol.words import (
    Adventure,
    Ambush,
    MissionPlace,
    Musketeer,
    Perfidy,
    Place,
    QuestToken,
    Token,
)

DecisionKind: TypeAlias = Literal[
    # Milady
    "destination",
    "paris",
    "man",
    "ambush",
    "nemesis",
    "perfidy",
    "target",
    "close",
    "reveal",
    "own",
    "reroll",
    "wound",
    "lay",
    # the team
    "jail",
    "one_for_all",
    "next",
    "action",
    "pay",
    "buy",
    "offer",
    "trade",
    "planchet",
    "heal",
    "cards",
    "commit",
    "blade",
    "sacrifice",
]
"""A side sees its own chains link by link; the other side sees `perfidy`, `ambush` or `action` for them."""


class Plain(TypedDict):
    """About nothing."""

    type: Literal[
        "done",
        "pass",
        "yes",
        "no",
        "draw_perfidy",
        "appear",
        "stay_hidden",
        "refill",
        "after_you",
        "draw",
        "passage",
        "escape_pay",
        "escape_fight",
        "wait",
        "end_turn",
    ]


class AtPlace(TypedDict):
    type: Literal["destination", "close", "move", "ride", "pay_beggars"]
    what: Place


class WithParisCard(TypedDict):
    type: Literal["play_paris", "take_paris"]
    what: int
    """By the card's number in the data file."""


class Man(TypedDict):
    type: Literal["man"]
    what: int
    """By the adversary's number in the data file."""


class LayAmbush(TypedDict):
    type: Literal["lay_ambush"]
    what: Ambush


class WithMusketeer(TypedDict):
    type: Literal["name", "start", "exchange"]
    what: Musketeer


class WithPerfidy(TypedDict):
    type: Literal["play_perfidy", "search"]
    what: Perfidy


class DiscardSpace(TypedDict):
    type: Literal["discard_space"]
    what: int
    """A space of La Rochelle."""


class WithDie(TypedDict):
    type: Literal["reroll", "blade"]
    what: int
    """A die of the throw."""


class LayToken(TypedDict):
    type: Literal["lay_token"]
    what: QuestToken
    """On the next square, stage or gallery."""


class WithToken(TypedDict):
    type: Literal["buy", "give_token", "take_token"]
    what: Token


class WithAdventure(TypedDict):
    type: Literal["pay_card", "give", "take", "character", "card", "reinforce", "commit"]
    what: Adventure


class Attempt(TypedDict):
    type: Literal["challenge", "duel"]
    what: int
    """An element of the active Musketeer's place."""


class InLine(TypedDict):
    type: Literal["inn", "reveal_line"]
    what: int
    """A line of the inn."""


Action: TypeAlias = (
    Plain
    | AtPlace
    | WithParisCard
    | Man
    | LayAmbush
    | WithMusketeer
    | WithPerfidy
    | DiscardSpace
    | WithDie
    | LayToken
    | WithToken
    | WithAdventure
    | Attempt
    | InLine
)
ActionType: TypeAlias = Literal[
    "done",
    "pass",
    "yes",
    "no",
    "draw_perfidy",
    "appear",
    "stay_hidden",
    "refill",
    "after_you",
    "draw",
    "passage",
    "escape_pay",
    "escape_fight",
    "wait",
    "end_turn",
    "destination",
    "close",
    "move",
    "ride",
    "pay_beggars",
    "play_paris",
    "take_paris",
    "man",
    "lay_ambush",
    "name",
    "start",
    "exchange",
    "play_perfidy",
    "search",
    "discard_space",
    "reroll",
    "blade",
    "lay_token",
    "buy",
    "give_token",
    "take_token",
    "pay_card",
    "give",
    "take",
    "character",
    "card",
    "reinforce",
    "commit",
    "challenge",
    "duel",
    "inn",
    "reveal_line",
]


class DuelEnds(TypedDict):
    """What to expect of a duel, in percent."""

    hit: int
    """How often the opponent is wounded."""
    hurt: int
    """How often the Musketeer is."""
    grave: int
    """How often he loses two lives or more."""


class DuelBefore(DuelEnds):
    """Of a duel that has not been begun, without Combat cards."""

    armed: NotRequired[DuelEnds]
    """With all those in his hand; left out where he holds none or they change nothing."""


class DuelOdds(DuelBefore):
    action: int
    """With which of the legal actions it is fought."""


class DuelAhead(DuelBefore):
    place: MissionPlace
    """Where he is not."""
    number: int
    """Which of those who guard the mission there."""


class CommittedOdds(DuelEnds):
    cards: list[Adventure]
    """With which cards it is fought, beside those that are committed already."""


class SiegeOdds(TypedDict):
    """How the throw at La Rochelle ends, in percent, before anybody gives a life."""

    forward: int
    """How often the siege goes forward."""
    back: int
    """How often it goes back."""
    lost: int
    """How often that is the end."""


class ReinforcedOdds(SiegeOdds):
    """The same with a card more."""

    action: int
    """With which of the legal actions it is placed."""


WayOfMilady: TypeAlias = Literal["time", "honour", "siege", "constance"]


class Danger(TypedDict):
    """A way on which Milady wins if nobody does anything about it."""

    way: WayOfMilady
    place: Place
    """Where something is done about it."""
    turns: int
    """After how many, this one included, if nobody does anything about it; where dice decide, as likely as not; never
    more than time leaves."""
    soonest: int
    """After how many with bad luck."""
    tonight: int
    """How likely it is at the end of this turn, in percent, where dice decide; 0 where it is hardly to be feared."""
    remedy: int
    """What can be done about it: open parts of the mission, free spaces on the walls; 0 for time."""
    within: int | None
    """Of the mission, for how much those who still act in this turn have both what it takes and an action left, what
    they can pay for included; None where it is none, and to Milady, who does not see their hands."""
    barred: bool
    """Whether none of them can come to that mission at all; never to Milady."""


RiskKind: TypeAlias = Literal["bastille", "assassin", "voleurs"]


class Risk(TypedDict):
    action: int
    """Which of the legal actions takes it."""
    what: RiskKind
    chance: int
    """In percent, as far as the team can know."""


class Lacking(TypedDict):
    card: Adventure
    count: int
    """How many more of it would do."""


class BetterArmed(TypedDict):
    """How likely he wounds with all his Combat cards in a duel that he draws for, in percent."""

    count: int
    """Of Combat cards more."""
    now: int
    after: int
    """With so many more."""


class Trade(TypedDict):
    """Cards that change hands in an exchange, from the side of who begins it (MR-14.12)."""

    give: list[Adventure]
    take: list[Adventure]


class Lead(TypedDict):
    """What is worth wanting for the team now, as the strategy reckons it."""

    side: Literal["team"]
    musketeer: Musketeer
    """Whom it is about: whoever acts, or had best act next."""
    do: ActionType
    """With what he had best begin."""
    piece: Token | Adventure | None
    """What he would buy or play for that."""
    trade: Trade | None
    """What he would give and take, where he begins with an exchange."""
    place: Place | None
    """Where that leads; None where nothing is to be done that cannot be done anywhere."""
    task: ActionType | None
    """What he would do there; None where it is only to be there."""
    number: int | None
    """Which of them, as in the action."""
    doer: Musketeer
    """Who comes to it: he, or with whom he exchanges cards for it."""
    today: bool
    """Whether he comes to it in this turn; else it is prepared for."""
    lacks: Lacking | None
    """What he lacks for it, if that is known."""
    better: BetterArmed | None
    """What drawing makes of it, where it is a duel with somebody known."""
    ready: bool
    """Whether he has the cards for it: in challenges, on the walls, and in duels that take no more dice."""
    dares: bool
    """Whether it is a duel in which he is likelier to be wounded than to wound."""
    night: SiegeOdds | None
    """With the card that he would place at La Rochelle in this turn."""


SchemeKind: TypeAlias = Literal["go", "plot", "strike"]


class Scheme(TypedDict):
    """What Milady's plans for the turn are good for."""

    side: Literal["milady"]
    what: SchemeKind
    """Where to go, whether to bring a card into play in Paris, whether to play a Perfidy card."""
    places: list[Place]
    """Where most is to be gained, to choose from."""
    card: Perfidy | int | None
    """Which card is worth playing, a Paris card by its number; None if it is better to wait."""


class Rival(TypedDict):
    """Another way that is about as good as the one of the lead, so that neither is counselled."""

    action: int
    """With which of the legal actions it begins."""
    lead: Lead | None
    """None to Milady: each of her answers says itself what it is for."""


class Counsel(TypedDict):
    """What presses, what comes next, what is worth wanting, which action is best."""

    danger: Danger
    """What presses most: on that way she would win first."""
    besides: list[Danger]
    """The other ways, what presses more first."""
    quest: int
    """What must still be done before the quest is over, at least."""
    lead: Lead | Scheme | None
    """None in the middle of something, and where there is nothing to be told."""
    best: int | None
    """Of the legal actions the one with which the lead begins, or the answer to what is asked; None where it would be a
    guess, and where nothing can be counselled. With a rival it is only one of two ways, not the better one."""
    dare: int | None
    """Of the legal actions what is told and not counselled: a duel, or to fight it as it stands, in which he is
    likelier to be wounded than to wound."""
    rival: Rival | None
    """What whoever decides may choose as well."""
    vain: list[int]
    """Of the legal actions those that would change nothing."""
    risks: list[Risk]


class Legal(TypedDict):
    """All that is legal now."""

    actions: list[Action]
    counsel: Counsel
    odds: NotRequired[list[DuelOdds]]
    """Of the duels that can be fought, as far as one knows against whom; left out where there is none."""
    ahead: NotRequired[list[DuelAhead]]
    """Of the duels that he would have to go for; left out where there is none."""
    together: NotRequired[list[CommittedOdds]]
    """Of the duel that is about to begin, with several Combat cards more; left out where there are not so many."""
    siege: NotRequired[list[ReinforcedOdds]]
    """Of the cards that can be placed at La Rochelle; left out where there is none."""
