"""What crosses between a tournament and whoever runs a visitor's player: questions as bytes, answers as JSON.

Questions are pickled: they go from us to the player. An answer comes from a player and is believed in nothing.
"""

from __future__ import annotations

import base64
import io
import json
import pickle
from typing import Any, Final, NamedTuple

from musketiere.core.game import Data, Move, Outcome, Seat
from musketiere.core.reading import read_json

LONGEST: Final = 1 << 17
"""Bytes of an answer at most."""
RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
GARBLED: Final = "garbled"
MOVE_TIME: Final = "move-time"
MATCH_TIME: Final = "match-time"
START_TIME: Final = "start-time"
DIED: Final = "died"
ENDLESS: Final = "endless"
FAULTS: Final = {
    RAISED: "it raised an exception",
    ILLEGAL: "what it chose was not legal",
    GARBLED: "it spoilt its answer",
    MOVE_TIME: "it thought longer than a move may take",
    MATCH_TIME: "it thought longer than it may in a match",
    START_TIME: "its source ran too long before it could be asked",
    DIED: "its process ended",
    ENDLESS: "its match came to no end",
}
"""Each is counted; whoever owes a move then makes any legal one."""
OWN_FAULTS: Final = ("", RAISED, ILLEGAL)
"""Those that a host tells of its player itself, or none."""


class Asked(NamedTuple):
    """What the player of one seat is told, and then asked: everything in it that seat may know."""

    game: str
    seat: Seat
    begins: Any = None
    """The view at the beginning; None where the match goes on."""
    events: tuple[Data, ...] = ()
    """What has happened since it was told last."""
    view: Any = None
    legal: tuple[Move, ...] = ()
    """Empty if there is nothing to choose."""
    chance: str = ""
    """Seed of the chance for this choice: nothing else can be worked out from it."""
    outcome: Outcome | None = None
    """Only when the match is over."""

    def packed(self) -> bytes:
        """As `unpacked` reads it back: what is the same object here is several equal ones there, as from that, too,
        something could be learned."""
        packed = io.BytesIO()
        pickler = pickle.Pickler(packed, protocol=5)
        pickler.fast = True
        pickler.dump(self)
        return packed.getvalue()

    @staticmethod
    def unpacked(payload: bytes) -> Asked:
        """Reads what we have packed ourselves."""
        asked = pickle.loads(payload)
        assert isinstance(asked, Asked)
        return asked


def text_of(packed: bytes) -> str:
    """As the page hands it to a sandbox."""
    return base64.b64encode(packed).decode()


class Question(NamedTuple):
    """For the player of an entrant, from outside: `packed` is for whoever hosts it, the rest for whoever runs it."""

    entrant: int
    """Its place in the plan."""
    match: int
    round: int
    """In every round each deal is played once: what a player can remember within one tells it nothing. A new round
    begins with a new process."""
    packed: bytes


class Answer(NamedTuple):
    """What came of a question."""

    move: Move | None = None
    fault: str = ""
    text: str = ""
    """What is to be said of the fault: where it comes from a player it is any text."""
    line: int = 0
    """Of its source, counted from 1, where it failed; 0 if that is not known."""
    printed: str = ""
    seconds: float = 0.0
    lost: bool = False
    """Whether its player is gone with all that it knew: it is told again."""

    @classmethod
    def read(cls, text: str | bytes, seconds: float) -> Answer:
        """What a host has written, if it is such a text."""
        try:
            said = read_json(text.decode() if isinstance(text, bytes) else text)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict) or said.keys() != _TYPES.keys():
            return cls(fault=GARBLED, seconds=seconds)
        if any(type(said[key]) not in types for key, types in _TYPES.items()) or said["fault"] not in OWN_FAULTS:
            return cls(fault=GARBLED, seconds=seconds)
        return cls(**said, seconds=seconds)

    def written(self) -> str:
        """One line of JSON, as `read` reads it."""
        return json.dumps({key: getattr(self, key) for key in _TYPES})


_TYPES: Final = {"move": (int, type(None)), "fault": (str,), "text": (str,), "line": (int,), "printed": (str,)}
"""What a host says, and nothing more."""
