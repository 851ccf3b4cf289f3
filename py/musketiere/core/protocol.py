"""What core fills of what is sent, as types; imported for type checking alone.

The page's types are made from these, and every answer that a test sees is checked against them (`tools/protocol.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict


class Length(NamedTuple):
    """How many items a list always has."""

    items: int


Pair: TypeAlias = Annotated[list[int], Length(2)]
"""Two numbers."""

# ---- what every game says of itself ----------------------------------------------------------------------

GameView: TypeAlias = Mapping[str, object]
"""The `View` of the game that speaks."""
GameAction: TypeAlias = Mapping[str, object]
"""The `Action` of the game that speaks."""
GameLegal: TypeAlias = Mapping[str, object]
"""The `Legal` of the game that speaks."""
GameDecisionKind: TypeAlias = str
"""The `DecisionKind` of the game that speaks."""
GameEvent: TypeAlias = Mapping[str, object]
"""The `Event` of the game that speaks."""
GameSummary: TypeAlias = Mapping[str, object]
"""The `Summary` of the game that speaks."""
GameReason: TypeAlias = Mapping[str, object]
"""The `Reason` of the game that speaks."""
GameForecast: TypeAlias = Mapping[str, object]
"""The `Forecast` of the game that speaks."""
GameOptions: TypeAlias = Mapping[str, object]
"""The `Options` of the game that speaks."""
GameSeating: TypeAlias = Mapping[str, object]
"""The `Seating` of the game that speaks."""


class WithSummary(TypedDict):
    """What holds a game's own `Summary` beside what it names itself."""


# ---- messages --------------------------------------------------------------------------------------------


class Message(TypedDict):
    """A sentence to be made by the page: Fluent id `error-<code>` or `warning-<code>` with these arguments."""

    code: str
    params: dict[str, str | int]
    option: NotRequired[str]
    """The option that it belongs to, when it belongs to one."""


# ---- options ---------------------------------------------------------------------------------------------


class IntegerSpec(TypedDict):
    """An option that is a whole number in `min` … `max`."""

    id: str
    clause: str
    type: Literal["integer"]
    default: int
    min: int
    max: int


class ChoiceSpec(TypedDict):
    """An option that is one of several named values."""

    id: str
    clause: str
    type: Literal["choice"]
    default: str
    choices: list[str]


class FlagSpec(TypedDict):
    """An option that is yes or no."""

    id: str
    clause: str
    type: Literal["flag"]
    default: bool


class IntegersSpec(TypedDict):
    """An option that is `length` whole numbers in `min` … `max`, order without meaning."""

    id: str
    clause: str
    type: Literal["integers"]
    default: list[int]
    min: int
    max: int
    length: int


OptionSpec: TypeAlias = IntegerSpec | ChoiceSpec | FlagSpec | IntegersSpec
"""What an option allows beside those that have been chosen."""


# ---- decisions and endings -------------------------------------------------------------------------------


class Decision(TypedDict):
    """Who must choose what now."""

    kind: GameDecisionKind
    seats: list[int]
    """Those that have not handed in yet."""
    secret: bool
    """Chosen in secret at the same time."""


class Rank(TypedDict):
    """A line of the final ranking; equal totals share a rank."""

    seat: int
    rank: int
    total: int


class Result(TypedDict):
    """Who has won, and who came where."""

    winners: list[int]
    ranking: list[Rank]


class Outcome(Result):
    """Why a match ended and who won."""

    reason: str


# ---- data files ------------------------------------------------------------------------------------------


class Edition(TypedDict):
    """What a data file of a game is called."""

    id: str
    """What options, records and links name it by."""
    name: str
    built_in: bool
    """The one that comes with the game: ours, not the published one."""
    official: bool
    """By its own account the published values."""
    fingerprint: str
    """16 hexadecimal digits over the content."""
