"""The contract of every game.

Inside a game cards, places and actions are small whole numbers, so that a search can play many thousand of them; at the
door they are dataclasses and plain data. There is one statement of the rules for both.

What only carries values is a named tuple: it costs a fraction of a dataclass to define, and the browser defines all
of it anew at every start.

A *seat* is an index of whoever decides: one person or computer player at the table. Where one of them may decide for
several figures, the figures have a name of their own, as the Musketeers of Mousquetaires du Roy; Four Musketeers, whose
rules call the figures seats, says player for whoever decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from musketiere.core.errors import Fault
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, SearchTask, Skill

if TYPE_CHECKING:
    from musketiere.core import protocol

Seat: TypeAlias = int
Move: TypeAlias = int
"""An action as a game knows it inside; `Game.encode` and `Game.decode` translate."""
Data: TypeAlias = dict[str, object]
"""Plain data, fit for JSON."""
JsonObject: TypeAlias = Mapping[str, object]
"""Plain data as it is sent: a typed dictionary of a protocol."""


class Decision(NamedTuple):
    """Who must choose what now. `secret` choices are made at the same time and shown together."""

    kind: str
    seats: tuple[Seat, ...]
    secret: bool


D_co = TypeVar("D_co", bound=JsonObject, covariant=True)


class EventOf(NamedTuple, Generic[D_co]):
    """What happened. `data`, which begins with the `type`, is for all; `private` holds, by seat, what that seat alone
    gets beside it or in its place.

    `reveals` marks what cannot be unlearned: visible chance, or something hidden that was shown. No undo goes past it.
    """

    data: D_co
    private: Mapping[Seat, JsonObject] = MappingProxyType({})
    reveals: bool = False

    @property
    def type(self) -> str:
        """What kind of thing happened, by its name in the game's protocol."""
        return str(self.data["type"])

    def seen_by(self, seat: Seat | None) -> Data:
        """The event as that seat, or a spectator (None), may know it."""
        own = {} if seat is None else self.private.get(seat, {})
        return {**self.data, **own}


Event: TypeAlias = EventOf[JsonObject]
"""Whatever kind it is of."""
Log: TypeAlias = list[Event] | None
"""Where events are written; None in a search, which needs none."""


class Rank(NamedTuple):
    """A line of the final ranking; equal totals share a rank."""

    seat: Seat
    rank: int
    total: int


class Outcome(NamedTuple):
    """Why a match ended and who won."""

    reason: str
    winners: tuple[Seat, ...]
    ranking: tuple[Rank, ...]

    @staticmethod
    def by_total(
        reason: str, totals: Sequence[int], *, fewest: bool = False, ties: Sequence[int] | None = None
    ) -> Outcome:
        """Ranks by total, the highest first or, with `fewest`, the lowest; equal totals by `ties`, the highest first,
        where that is given. All who share the first rank win."""
        totals_worth = [-total for total in totals] if fewest else totals
        worth = list(zip(totals_worth, ties or [0] * len(totals), strict=True))
        order = sorted(range(len(totals)), key=lambda seat: (-worth[seat][0], -worth[seat][1], seat))
        ranking = tuple(Rank(seat, 1 + sum(other > worth[seat] for other in worth), totals[seat]) for seat in order)
        return Outcome(reason, tuple(line.seat for line in ranking if line.rank == 1), ranking)

    def data(self) -> protocol.Result:
        """Winners and ranking as plain data."""
        ranking: list[protocol.Rank] = [
            {"seat": seat, "rank": rank, "total": total} for seat, rank, total in self.ranking
        ]
        return {"winners": list(self.winners), "ranking": ranking}


class Lesson(NamedTuple):
    """A prepared match that teaches something of the game from one seat."""

    position: str
    seat: Seat
    move: Callable[[Any], Move | None] = lambda _: None
    """What another seat plays, given its view, as long as it is prepared; None afterwards."""
    seed: int | None = None
    """Of its chance, where that must bring about what is taught; None if every match has a chance of its own."""


class Waste(NamedTuple):
    """What a choice gives away for nothing: another does the same, and more is left then of what the game counts."""

    unit: str
    better: Move
    left: float
    kept: float
    """What is left with `better`."""


class Problem(NamedTuple):
    """A position in which one choice is clearly better, and which teaches one idea by it."""

    position: str
    seat: Seat
    """Who must choose, at once."""
    solutions: tuple[JsonObject, ...]
    """Actions as plain data; any of them is right."""
    idea: str
    """What it teaches, by its name in the words of the game."""


class State(Protocol):
    """Everything about a match, hidden things included. Never leaves the engine."""

    log: Log
    options: Any
    """The options it is played by now."""

    @property
    def to_act(self) -> Sequence[Seat]:
        """Seats that must choose now; empty when the match is over."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the match is over."""

    @property
    def outcome(self) -> Outcome | None:
        """None while the match is in play."""

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat, empty if it has nothing to decide. Valid until the next `apply`."""

    def apply(self, seat: Seat, move: Move) -> None:
        """Carries out a move taken from `legal(seat)`. Unchecked: `Match.act` is the checked door."""

    def copy(self) -> Self:
        """An independent state that shares the generator and writes no events."""


S = TypeVar("S", bound=State)
V = TypeVar("V")
OptionsT = TypeVar("OptionsT")
A = TypeVar("A")


class Game(NamedTuple, Generic[S, V, OptionsT, A]):
    """One game, as its functions: S its state, V its view, OptionsT its options, A its actions."""

    id: str
    rules_version: int
    """Raised whenever a record of an older version would replay differently."""
    min_seats: int
    max_seats: int

    option_specs: Callable[[Mapping[str, object]], list[protocol.OptionSpec]]
    """What each option that has an effect beside those given allows, as plain data for a form."""
    parse_options: Callable[[Mapping[str, object]], OptionsT]
    """Options from plain data. Raises `InvalidOptions`."""
    options_data: Callable[[OptionsT], JsonObject]
    """Options as plain data that `parse_options` reads back."""
    seats: Callable[[OptionsT], int]
    """Number of seats."""

    deal: Callable[[OptionsT, Rng, Log], S]
    """A new match, ready for its first decision."""
    set_up: Callable[[str, Rng, Log], S]
    """A match that starts from a position text. Raises `InvalidPosition`."""

    view: Callable[[S, Seat | None], V]
    """What a seat, or a spectator (None), may know: built by listing what is allowed."""
    view_data: Callable[[V], JsonObject]
    """A view as plain data."""
    sample: Callable[[V, Rng], S]
    """A possible world: a state that agrees with the view, its hidden part drawn from the generator."""

    encode: Callable[[A], Move]
    """An action as a move. Raises `IllegalAction` if it names something that does not exist."""
    decode: Callable[[Move], A]
    """A move as an action."""
    action_data: Callable[[A], JsonObject]
    """An action as plain data."""
    parse_action: Callable[[object], A]
    """An action from plain data. Raises `IllegalAction`."""
    legal_data: Callable[[S, Seat], JsonObject | None]
    """The legal actions of a seat as plain data, described where listing them would be long; None if none."""

    suggest: Callable[[V, Rng], Move]
    """The move of the game's rule-based strategy for the seat of the view."""
    search_task: Callable[[V, Skill, Character, Rng], SearchTask[Any]]
    """The decision of the seat of the view, for a search by a player of that skill and character."""
    skills: Mapping[str, Skill]
    """What each level makes of a player."""
    chances: Callable[[V], tuple[float, ...]]
    """By seat: how likely it is to be among the winners, 0 … 1, as far as the view tells."""
    lessons: Mapping[str, Lesson]
    """By name, the one to begin with first."""
    daily: Callable[[int], OptionsT]
    """Options for the deal of the day with that ordinal: tables of every kind in turn, done in a few minutes."""
    summary: Callable[[S], JsonObject]
    """What a list of stored matches shows; public for everybody."""

    problems: Mapping[str, Problem] = MappingProxyType({})
    """By id, in the order in which they are best solved."""
    noticeable: Mapping[str, float] = MappingProxyType({})
    """By unit of worth: what is a word worth in a review; of any other unit whatever is certain."""
    unjudged: Callable[[S, Move], bool] = lambda _, __: False
    """Whether a review leaves out that choice, as it is a piece of what cannot be judged piece by piece."""
    attempt: Callable[[V], int] = lambda _: 0
    """Of which attempt the chances of that view speak, where a match is more than one: they begin anew with each."""
    wasted: Callable[[V, Move], Waste | None] = lambda _, __: None
    """What that choice of the seat of the view gives away, however little that changes its chances; None if the game
    knows of nothing of that kind."""
    forecast: Callable[[V], JsonObject | None] = lambda _: None
    """What the choices of the seat of the view are likely to bring, without advice; None where there is nothing to
    say."""
    components: Callable[[], JsonObject] = dict
    """Sizes, counts and names that no option changes, as plain data: what a page may know before the engine runs."""

    warnings: Callable[[OptionsT], list[Fault]] = lambda _: []
    """What is allowed but deserves a word."""
    seating: Callable[[OptionsT], JsonObject | None] = lambda _: None
    """What the options make of the seats, for who is choosing them; None if it says nothing new."""
    read_data: Callable[[str], protocol.Edition] | None = None
    """Reads a data file, which options can name from then on, and says what to call it. Raises `InvalidData`. None: the
    components of the game are what they are."""
    forget_data: Callable[[str], None] | None = None
    """From now on options cannot name that data file any more; nothing happens if none has been read by that id."""
    earlier: Mapping[int, Game[S, V, OptionsT, A]] = MappingProxyType({})
    """The game as older versions of its rules have it, by version: what was begun by them goes on by them."""

    def by_version(self, version: object) -> Game[S, V, OptionsT, A] | None:
        """The game by that version of its rules; None if it cannot be played any more, or not yet."""
        if version == self.rules_version:
            return self
        return self.earlier.get(version) if isinstance(version, int) else None
