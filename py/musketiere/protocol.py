"""What crosses between the page and Python: JSON in, JSON out (`bridge.answer`).

Types only, imported under `TYPE_CHECKING`: nothing here runs in the browser. `Requests` names for each request what is
asked and what is answered; the page's types are made from it. Every request may instead be answered by a `Refusal`.

The page never gets a `State`, nor a record of a match in play: a client gets the views and legal actions of the seats
it looks from. What a game says in words of its own stands in the `protocol.py` of the game. A *seat* is an index of
whoever decides.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from musketiere.core.game import Seat
from musketiere.core.protocol import (
    Decision,
    Edition,
    GameAction,
    GameEvent,
    GameForecast,
    GameLegal,
    GameOptions,
    GameReason,
    GameSeating,
    GameSummary,
    GameView,
    Message,
    OptionSpec,
    Outcome,
    WithSummary,
)

SeatController: TypeAlias = str
"""Who decides at a seat: `human` (a person at a client), `external` (whoever asks `pending` and answers `decide`, or a
player that a visitor has written), or a computer player by its id: a level (`skilled`), which a character may follow
(`skilled-bold`)."""
Seats: TypeAlias = list[Seat | None]
"""A viewpoint. View, legal actions and events are those of the first; the others add their views. None stands for a
spectator, in the first place only; nobody at all is a spectator too. In play only seats that no computer player
decides; of a match that is over any (MU-12.14, FM-20.18, MR-30.5)."""

# ---- what is sent ----------------------------------------------------------------------------------------


class Refusal(TypedDict):
    """The answer to a request that was refused: nothing has changed."""

    error: Message


class Frame(TypedDict):
    """All that is needed to draw the table as a client sees it."""

    game: str
    viewer: Seat | None
    """The first seat it looks from; None for a spectator."""
    names: list[str]
    controllers: list[SeatController]
    view: GameView
    """The viewer's."""
    views: list[GameView | None] | None
    """By seat, for all that the client looks from; None where that is one at most."""
    decision: Decision | None
    """None when the match is over."""
    legal: GameLegal | None
    """None when the viewer has nothing to decide now."""
    can_undo: bool
    """Whether the viewer may take back what he did last."""
    actions: int
    """How many actions of the match have been played. What somebody else is putting together, and may take back, counts
    when it takes effect."""
    outcome: Outcome | None
    lesson: str | None
    """The name of the prepared match that teaches, if it is one."""
    problem: str | None
    """The id of the problem, if it is one."""
    lamps: list[int]
    """By seat: at how many of its decisions the lamp was asked."""
    practice: bool
    """Whether it goes on from a moment of another match: somebody may have seen these cards."""


class PlacedEvent(TypedDict):
    """An event and its index in the story."""

    at: int
    event: GameEvent


class StoryPatch(TypedDict):
    """What turns the story that the client has into the one it is told now, in this order of steps.

    Only what is in `inserted` and `events` has happened since; the rest is old. Where `keep` is less than the client
    has, something was taken back, or it stands at an earlier moment.
    """

    keep: int
    """Only so many events from the front stay."""
    changed: list[PlacedEvent]
    """In the place of those that stand there: the viewpoint has changed and sees them otherwise."""
    inserted: list[PlacedEvent]
    """To be put in there, one after the other: secret choices stand in seat order, whenever they were made."""
    events: list[GameEvent]
    """To be added at the end."""


class Update(TypedDict):
    """What is new for one client."""

    frame: Frame
    story: StoryPatch


class ThinkingSeat(TypedDict):
    """A computer player that has not decided yet."""

    seat: Seat
    progress: float
    """0 … 1."""


class Advance(TypedDict):
    """One slice of the computer players' thoughts: one is still `thinking`, and this is to be asked again; or one has
    decided; or, with neither, none of them must decide."""

    thinking: NotRequired[ThinkingSeat]
    update: NotRequired[Update]
    """One has decided."""
    own: NotRequired[Seat]
    """One that a visitor has written must decide: `question` says what it is to be asked."""


class Ponder(TypedDict):
    """One slice of a thought that carries out nothing: one is still `thinking`, and this may be asked again; or there
    is nothing more to think about."""

    thinking: NotRequired[ThinkingSeat]


class Pending(TypedDict):
    """What a seat that is decided from outside must decide."""

    actions: int
    view: GameView
    legal: GameLegal


class Choice(TypedDict):
    """What the search has found out about one choice."""

    action: GameAction
    worth: float
    """In the unit that goes with it."""
    error: float
    """Standard error of the difference to the best of the others."""
    worlds: int
    """How many possible worlds it was tried in."""
    reasons: list[GameReason]
    """Why it is worth that much, the weightiest first."""


class Analysis(TypedDict):
    """One slice of a thought that decides nothing."""

    progress: float
    """0 … 1."""
    unit: str
    """What worth is counted in, by its name in the protocol of the game."""
    choices: list[Choice] | None
    """None until it is done: call again. Then the best three, the best first, and after them what was played if that is
    known to all and not among them."""
    played: int | None
    """Which of the choices was played; None where that is not known to all."""


class Finding(TypedDict):
    """A decision in which something else was better, judged by what the seat could know then."""

    at: int
    """After so many actions."""
    seat: Seat
    unit: str
    played: Choice
    better: Choice
    cost: float
    """What `better` is worth more; its standard error is the `error` of both."""
    wasted: bool
    """It gave away for nothing what lies open to be counted: the chances do not tell it."""
    sure: bool
    """Clearly better; else it is one of those that cost most of several which only together clearly cost something."""


class Review(TypedDict):
    """A match that is over, as far as it has been looked through."""

    progress: float
    """0 … 1; below 1 call again."""
    chances: list[list[float]]
    """After 0, 1, 2 … actions: by seat, how likely it was to be among the winners as far as the only person there could
    tell, or a spectator where there are several or none. Whole before the first finding."""
    findings: list[Finding]
    """By moment."""
    together: list[float]
    """By seat, once all has been looked through: what those of its choices cost that are not `sure`; 0 where none is
    told."""


class Solved(TypedDict):
    """What there is to say of an answer to a problem."""

    right: bool
    solutions: list[GameAction]
    """Any of them is right."""
    idea: str
    """What the problem teaches, by its name."""


class Forecast(TypedDict):
    """What the choices of a seat are likely to bring, without advice; null where the game says nothing of it."""

    forecast: GameForecast | None


class Moments(TypedDict):
    """Where the actions of a match that is over stand in its story."""

    events: list[int]
    """How many events had happened after 0, 1, 2 … actions."""


class Bounds(TypedDict):
    """Fewest and most."""

    min: int
    max: int


class ProblemInfo(TypedDict):
    """A position in which one choice is clearly better."""

    id: str
    idea: str
    """What it teaches, by its name."""


class GameInfo(TypedDict):
    """A game that can be played."""

    id: str
    rules_version: int
    seats: Bounds
    options: list[OptionSpec]
    computer_players: list[SeatController]
    """The levels that can be chosen, weakest first."""
    characters: list[str]
    """What may follow a level, after a hyphen."""
    problems: list[ProblemInfo]
    """In the order in which they are best solved."""


class SavedMatch(WithSummary):
    """What the store lists of a match beside the `Summary` of its game; public for everybody.

    `sitters` are the controllers: what is stored keeps the keys it began with.
    """

    game: str
    names: list[str]
    sitters: list[SeatController]
    over: bool
    winners: list[Seat]
    """Nobody has won what is not over."""
    lesson: str | None
    lamps: NotRequired[list[int]]
    """As in the frame; absent where nobody has asked."""
    practice: NotRequired[bool]
    """As in the frame; absent where it is none."""


class Save(TypedDict):
    """The open match for the store. The text holds hidden cards and stays in the worker."""

    text: str
    summary: SavedMatch


class Linked(TypedDict):
    """What a link carries, as it says itself and as it was found when it was expanded; holds nothing hidden."""

    kind: Literal["deal", "play", "record"]
    """A set-up or position nobody has played yet, a match in play, or one that is over."""
    game: str
    options: GameOptions
    controllers: list[SeatController]
    names: list[str]
    """None in a deal, and none where who shared it left them out."""
    summary: GameSummary
    winners: list[Seat]
    """Nobody has won what is not over."""
    lamps: list[int]
    """By seat: at how many of its decisions the lamp was asked; none where nobody asked it, or it is not said."""
    practice: bool
    """It went on from a moment of another match, or from a problem."""


# ---- what is asked and answered --------------------------------------------------------------------------


class Nothing(TypedDict):
    """No more to say."""


class Games(TypedDict):
    """What can be played."""

    games: list[GameInfo]


class AskData(TypedDict):
    """Reads a data file. From then on options may name it as `data`; what needs one that is not here is refused."""

    game: str
    text: str


class ReadData(TypedDict):
    """Without an edition the faults say what is wrong: `at` is the key, `line` the line."""

    edition: Edition | None
    faults: list[Message]


class AskForget(TypedDict):
    """Forgets a data file, and closes the open match if it is played by that."""

    game: str
    data: str


class AskCheck(TypedDict):
    """Checks options without starting."""

    game: str
    options: GameOptions


class Checked(TypedDict):
    """All faults at once, warnings (MU-10.8), and which options these leave open."""

    specs: list[OptionSpec]
    options: GameOptions | None
    errors: list[Message]
    warnings: list[Message]
    seating: GameSeating | None
    """What the options make of the seats, in the words of the game; None where it says nothing new, and with errors."""


class AskClient(TypedDict):
    """What concerns one client. Any name of up to 40 characters; a new match begins with the one that opened it."""

    client: str


class AskFollow(AskClient):
    """Joins, or changes the viewpoint: then the patch takes away what the new one may not see, and adds the rest."""

    seats: Seats


class WithEffort(TypedDict):
    """How much computer players think, for the whole match, where devices differ in speed."""

    effort: NotRequired[int]
    """In per cent of the possible worlds that their level looks at, 25 … 100; absent: 100."""


class OwnPlayer(TypedDict):
    """A player that a visitor has written."""

    name: str
    text: str


class DealtShares(TypedDict):
    """What the devices of a table have drawn to deal from, one share each. Who has them knows the whole deal."""

    table: str
    """Its id: up to 64 letters, digits, `-` and `_`."""
    shares: list[str]
    """In the order of the stage, 1 … 32; each 16 bytes in base64url."""


class AskStart(AskFollow, WithEffort):
    """Starts a match; the seeds are drawn here."""

    shares: NotRequired[DealtShares]
    """Then that of the deal follows from these instead. They are kept with the match."""

    players: NotRequired[list[OwnPlayer | None]]
    """By seat: who decides there of those that are decided from outside. They are kept with the match."""

    game: str
    options: GameOptions
    controllers: list[SeatController]
    names: list[str]


class AskLesson(AskFollow):
    """Starts a prepared lesson. Here and below, names beyond the seats are ignored."""

    game: str
    lesson: str
    names: list[str]


class AskOpen(AskFollow):
    """Opens a stored match by its text."""

    save: str


class KnownDeal(TypedDict):
    """What a device knows itself of a match that another one deals and runs."""

    commitments: list[str]
    """As the device saw them before the deal, its own among them."""
    game: str
    options: GameOptions
    seats: Seats
    """From where the device looked when it had this story."""
    story: list[GameEvent] | None
    """None where that is not to be compared."""


class AskAdopt(AskOpen):
    """Opens a match by its text as another device had stored it, and stores it here. Refused where that is not what is
    known."""

    known: KnownDeal | None


class AskInspect(TypedDict):
    """Looks at the text of a stored match and opens nothing."""

    save: str


class Inspected(TypedDict):
    """What a stored match that is whole says of itself; it has not been replayed."""

    game: str
    names: list[str]
    controllers: list[SeatController]
    actions: int
    """How many have been carried out."""


class AskImport(AskFollow):
    """Reads the text of `record`; every seat is then a person's."""

    text: str
    names: list[str]


class AskDay(TypedDict):
    """What is dealt on a day (`2026-11-21`)."""

    game: str
    date: str


class Day(TypedDict):
    """By what options, and who sits down to it."""

    options: GameOptions
    controllers: list[SeatController]


class AskDaily(AskFollow, AskDay):
    """Starts the deal of a day, the same for everybody."""

    names: list[str]


class AskShare(TypedDict):
    """A link code for the open match: its deal alone, or the match as it stands. Refused while it would tell cards."""

    what: Literal["deal", "match"]
    names: bool


class AskExpand(TypedDict):
    """Expands a link code wholly; changes nothing."""

    code: str


class Code(TypedDict):
    """A link code."""

    code: str


class AskShow(AskFollow):
    """Opens the finished match of a link, to be watched; it is stored nowhere. `names` stand in where the link has
    none."""

    code: str
    names: list[str]


class AskEnter(AskShow, WithEffort):
    """Sits down to the deal, or to the match in play, of a link."""

    players: NotRequired[list[OwnPlayer | None]]
    """By seat: who decides there in place of the computer player of the link. They are kept with the match."""


class AskBranch(AskFollow):
    """Starts a match that goes on from the moment after `at` actions of the open one, which is over, for practice: a
    person decides at the seat; computer players at all others, where people sat the one that gives way."""

    seat: Seat
    at: int
    names: list[str]


class AskProblem(AskFollow, WithEffort):
    """Opens a problem at its seat; it is stored nowhere."""

    game: str
    problem: str
    names: list[str]


class AskSolve(AskClient):
    """Judges an answer to the problem that is open, as long as nothing has been played; does not act."""

    action: GameAction


class AskAct(AskClient):
    """A person at the client acts for a seat that it looks from."""

    seat: Seat
    action: GameAction


class AskUndo(AskClient):
    """Takes back the last action of the seat, if nobody has learned anything from it."""

    seat: Seat


class AskStandIn(AskClient):
    """A computer player decides once for a person at the client, who wishes it."""

    seat: Seat


class AskAdvance(AskClient):
    """Lets the computer players think for about `budget` milliseconds; at most one decision is carried out."""

    budget: float


class AskPonder(AskClient):
    """Lets the computer player that must decide next think already, for about `budget` milliseconds. Nothing is
    decided: what it comes to waits for `advance`."""

    budget: float


class AskSeek(AskClient):
    """Puts the client at the moment after `at` actions of a match that is over; the frame is the one of then."""

    at: int


class AskPending(TypedDict):
    """What a seat that is decided from outside must decide now."""

    seat: Seat


class AskDecide(AskPending):
    """Decides for it."""

    action: GameAction


class AskLend(TypedDict):
    """Lets a computer player decide at a person's seat, as long as that is away; None gives the seat back. Whoever
    looked from there follows no more."""

    seat: Seat
    player: SeatController | None


class Lent(TypedDict):
    """Whether somebody else decides there now."""

    lent: bool


class AskAnalyse(AskClient):
    """Lets the best computer player think as if it sat at a seat after `at` actions. Nothing is decided.

    In play it is the lamp: only for a person's seat that the client looks from, and only for its open decision; each
    decision that was answered is counted once (`lamps`). Of a match that is over for any seat at any moment. The same
    question always has the same answer. A client asks one such question at a time: another one takes its place.
    """

    seat: Seat
    at: int
    budget: float
    """Milliseconds of this slice."""
    tried: NotRequired[GameAction]
    """In practice, and in a problem: an action that is weighed beside the best ones, as what was `played`. Then nothing
    is counted."""


class AskForecast(AskClient):
    """What the choices are likely to bring that a person's seat has now from which the client looks."""

    seat: Seat


class AskReview(AskClient):
    """Looks through a match that is over. What has been found is kept as long as the match is open; what is under way
    ends when the client leaves."""

    budget: float
    """Milliseconds of this slice."""


class Record(TypedDict):
    """The record of a match that is over as text, for bug reports and friends."""

    text: str


class AskVerify(DealtShares, KnownDeal):
    """Checks a match that was opened at its end against what a device knows of it; opens nothing."""

    text: str
    """The record."""


class Verdict(TypedDict):
    """Whether the deal was fair."""

    fair: bool
    reason: Literal["commitment", "seed", "agreement", "story"] | None
    """The first thing that does not agree: a share with its commitment, the seed with the shares, game and options with
    what was agreed, or the story with the record."""
    at: int | None
    """Which event of the story is the first that differs, is missing or is too many."""


# ---- the school: tournaments with players from outside, which the page runs in a sandbox -------------------


class EntrantOf(TypedDict):
    """Who takes part in a tournament: a computer player by its id, or `external`."""

    name: str
    player: SeatController


class SchoolLimits(TypedDict):
    """Seconds that a player from outside may take."""

    move: float
    match: float


class AskTournament(TypedDict):
    """Plans a tournament, in place of the one before. At least so many matches are played; all that a deal needs."""

    game: str
    options: GameOptions
    """Where they leave open how many play, all sit at one table, or as many as can."""
    entrants: list[EntrantOf]
    matches: int
    seed: int | None
    """None: one is drawn, and told."""
    limits: SchoolLimits


class AskAgain(TypedDict):
    """Goes on with a tournament that was kept, in place of the one before, after the last match that was over."""

    kept: str
    """As `KeptTournament` has it."""
    limits: SchoolLimits


class KeptTournament(TypedDict):
    """All of a tournament, to be gone on with."""

    kept: str


class SlipOf(TypedDict):
    """A fault of a player from outside that is told in full."""

    match: int
    action: int
    """After how many actions of the match."""
    fault: str
    text: str
    """Any text: it comes from the player."""
    line: int
    """Of its source, from 1; 0 if that is not known."""


class LostMatch(TypedDict):
    """A match that a player from outside has lost, and by how much."""

    match: int
    behind: int


class StandingLine(TypedDict):
    """What an entrant has come to."""

    name: str
    player: SeatController
    matches: int
    wins: int
    share: float
    """0 … 1 of its matches."""
    error: float | None
    """Half the width of the 95 % interval; None where one deal tells nothing of it."""
    total: float
    """Mean total of a match: ducats, hits or points."""
    moves: int
    seconds: float
    """Mean time of a move."""
    faults: dict[str, int]
    slips: list[SlipOf]
    lost: list[LostMatch]
    """The worst first."""


class Standing(TypedDict):
    """What has been played of a tournament."""

    game: str
    options: GameOptions
    seed: int
    deals: int
    matches: int
    played: int
    last: int | None
    """The match that was over last, from 0; None where none has been since it was begun or gone on with."""
    players: list[StandingLine]


class Said(TypedDict):
    """What the sandbox of a player has answered, as it came."""

    line: str | None
    """None: nothing in the time it had; empty: the sandbox has ended."""
    seconds: float
    begun: bool
    """False: it did not even begin again, and the line says why; none where its source ran too long."""


class AskBout(TypedDict):
    """Hands in what was said to the last question, if there was one, and plays for about `budget` milliseconds."""

    said: Said | None
    afresh: bool
    """The match under way is played anew from its beginning: the sandboxes have been begun anew."""
    budget: float


class AskedOutside(TypedDict):
    """A question for a player from outside."""

    entrant: int
    """By its place among the entrants."""
    anew: bool
    """Its sandbox must be begun anew before."""
    seconds: float
    """It has so long."""
    packed: str
    """Base64; for the sandbox alone."""


class Visitors(TypedDict):
    """Whom a visitor has written and seated at the open match, by seat."""

    players: list[OwnPlayer | None]


class AskedAtTable(TypedDict):
    """A question for the player of a visitor that must decide at the open match."""

    seat: Seat
    anew: bool
    """Its sandbox must be begun anew before."""
    seconds: float
    """It has so long."""
    packed: str
    """Base64; for the sandbox of its seat alone."""


class AskReply(AskClient):
    """Hands in what was said to the last question."""

    said: Said


class Replied(TypedDict):
    """What came of it: where there was a fault, any legal action was carried out."""

    update: Update
    seat: Seat
    player: str
    """What its visitor calls it."""
    fault: str
    """Empty if there was none."""
    line: int
    """Of its source, from 1; 0 if that is not known."""


class Bout(TypedDict):
    """How far the tournament is; a question, if the page has to ask a player of its own."""

    question: AskedOutside | None
    played: int
    over: bool


class AskLost(TypedDict):
    """One of the matches that an entrant has lost worst."""

    entrant: int
    place: int


class NoteOf(TypedDict):
    """What a player from outside wrote at one decision, and what was wrong with it."""

    seat: int
    action: int
    """After how many actions of the match; at its end it may write too."""
    printed: str
    """Any text: it comes from the player."""
    fault: str
    """Where it is not empty, chance has decided."""
    text: str
    """Of the fault: any text."""
    line: int
    """Of its source, from 1; 0 if that is not known."""
    cut: bool
    """Whether there was more than is kept."""


class Written(TypedDict):
    """What players of visitors wrote at the open match, which is over."""

    notes: list[NoteOf]


class Watched(TypedDict):
    """A match of a tournament: as the code of a link, and what players from outside wrote beside its moves."""

    code: str
    notes: list[NoteOf]


class AskTrial(TypedDict):
    """Poses one decision: the `turn`th of that seat, from 1, or its last, at a small table."""

    game: str
    options: GameOptions
    seed: int
    seat: Seat
    turn: int


class ViewField(TypedDict):
    """One thing that a view holds, as Python writes it."""

    name: str
    value: str


class Trial(TypedDict):
    """A decision for a player from outside, with what it is handed."""

    turn: int
    packed: str
    view: list[ViewField]
    legal: list[str]
    """As Python writes them."""


class Tried(TypedDict):
    """What a player from outside has made of it."""

    move: str | None
    place: int | None
    """Which of the legal ones it is."""
    fault: str
    text: str
    line: int
    printed: str


Requests = TypedDict(
    "Requests",
    {
        "games": tuple[Nothing, Games],
        "exercise": tuple[Nothing, Nothing],
        "data": tuple[AskData, ReadData],
        "forget": tuple[AskForget, Nothing],
        "check": tuple[AskCheck, Checked],
        "start": tuple[AskStart, Update],
        "lesson": tuple[AskLesson, Update],
        "open": tuple[AskOpen, Update],
        "adopt": tuple[AskAdopt, Update],
        "inspect": tuple[AskInspect, Inspected],
        "import": tuple[AskImport, Update],
        "day": tuple[AskDay, Day],
        "daily": tuple[AskDaily, Update],
        "share": tuple[AskShare, Code],
        "expand": tuple[AskExpand, Linked],
        "enter": tuple[AskEnter, Update],
        "show": tuple[AskShow, Update],
        "branch": tuple[AskBranch, Update],
        "problem": tuple[AskProblem, Update],
        "solve": tuple[AskSolve, Solved],
        "follow": tuple[AskFollow, Update],
        "leave": tuple[AskClient, Nothing],
        "poll": tuple[AskClient, Update],
        "act": tuple[AskAct, Update],
        "stand_in": tuple[AskStandIn, Update],
        "undo": tuple[AskUndo, Update],
        "advance": tuple[AskAdvance, Advance],
        "ponder": tuple[AskPonder, Ponder],
        "pending": tuple[AskPending, Pending],
        "decide": tuple[AskDecide, Nothing],
        "lend": tuple[AskLend, Lent],
        "visitors": tuple[Nothing, Visitors],
        "question": tuple[Nothing, AskedAtTable],
        "reply": tuple[AskReply, Replied],
        "written": tuple[Nothing, Written],
        "moments": tuple[Nothing, Moments],
        "seek": tuple[AskSeek, Update],
        "analyse": tuple[AskAnalyse, Analysis],
        "cancel": tuple[AskClient, Nothing],
        "forecast": tuple[AskForecast, Forecast],
        "review": tuple[AskReview, Review],
        "record": tuple[Nothing, Record],
        "shares": tuple[Nothing, DealtShares],
        "verify": tuple[AskVerify, Verdict],
        "tournament": tuple[AskTournament, Standing],
        "again": tuple[AskAgain, Standing],
        "keep": tuple[Nothing, KeptTournament],
        "bout": tuple[AskBout, Bout],
        "standing": tuple[Nothing, Standing],
        "lost": tuple[AskLost, Watched],
        "last": tuple[Nothing, Watched],
        "trial": tuple[AskTrial, Trial],
        "tried": tuple[Said, Tried],
    },
)
"""What is asked and what is answered, by the name of the request."""
