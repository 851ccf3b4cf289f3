"""Everything the engine refuses, as codes with parameters: the page makes the sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from musketiere.core.protocol import Message

MAX_PARAM: Final = 80
"""Characters of what was asked that a message repeats."""


class Fault(NamedTuple):
    """One thing that is wrong: a message code, its parameters and the option it belongs to, if any."""

    code: str
    params: Mapping[str, str | int] = MappingProxyType({})
    option: str | None = None

    def data(self) -> Message:
        """As plain data for the page."""
        params = {name: value[:MAX_PARAM] if isinstance(value, str) else value for name, value in self.params.items()}
        plain: Message = {"code": self.code, "params": params}
        if self.option is not None:
            plain["option"] = self.option
        return plain

    def __str__(self) -> str:
        return f"{self.code} {dict(self.params)}" if self.params else self.code


class EngineError(Exception):
    """A refusal. Whatever was asked, nothing has changed."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.fault = Fault(code, params)
        super().__init__(str(self.fault))


class IllegalAction(EngineError):
    """Not among the legal actions of that seat at this moment."""


class UndoRefused(EngineError):
    """The last action can no longer be taken back."""


class InvalidRecord(EngineError):
    """A stored match that cannot be replayed exactly."""


class InvalidLink(EngineError):
    """A link code that does not expand exactly, or a match that no link may carry."""


class InvalidPosition(EngineError):
    """A position text that describes no possible position."""


class InvalidRequest(EngineError):
    """A request that names something that does not exist: a game, a player, a match."""


class ManyFaults(EngineError):
    """A refusal for several reasons; `faults` lists all of them."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(faults[0].code, **faults[0].params)
        self.fault = faults[0]
        self.faults = tuple(faults)


class InvalidOptions(ManyFaults):
    """Options that are unknown, out of range or contradict each other."""


class InvalidData(ManyFaults):
    """A data file that cannot be played by."""


class MissingData(InvalidOptions):
    """Options that name a data file which is not on this device."""

    def __init__(self, data: str) -> None:
        super().__init__([Fault("data-missing", {"data": data}, "data")])
