"""Options of a game: a frozen dataclass whose fields say what is allowed, checked with a message per fault."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import field, fields
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, cast

from musketiere.core.errors import Fault

if TYPE_CHECKING:
    from musketiere.core.protocol import OptionSpec

OptionsT = TypeVar("OptionsT")
ChoiceT = TypeVar("ChoiceT", bound=str)


class Spec(NamedTuple):
    """What one option allows. `only_if` names the option value without which this one has no effect."""

    type: Literal["integer", "choice", "flag", "integers"]
    clause: str
    default: Any
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    length: int = 0
    only_if: tuple[str, str] | None = None

    def fault(self, name: str, value: object) -> Fault | None:
        """What is wrong with a value, or None."""
        if self.type == "integer":
            return self._integer_fault(name, value)
        if self.type == "flag":
            return None if isinstance(value, bool) else Fault("option-type", {"option": name}, name)
        if self.type == "choice":
            if not isinstance(value, str):
                return Fault("option-type", {"option": name}, name)
            if value not in self.choices:
                return Fault("option-choice", {"option": name, "choices": ", ".join(self.choices)}, name)
            return None
        if not isinstance(value, Sequence) or isinstance(value, str):
            return Fault("option-type", {"option": name}, name)
        if len(value) != self.length:
            return Fault("option-length", {"option": name, "length": self.length}, name)
        return next(filter(None, (self._integer_fault(name, item) for item in value)), None)

    def _integer_fault(self, name: str, value: object) -> Fault | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return Fault("option-type", {"option": name}, name)
        if not self.low <= value <= self.high:
            return Fault("option-range", {"option": name, "min": self.low, "max": self.high}, name)
        return None

    def data(self, name: str) -> OptionSpec:
        """As plain data for the page."""
        clause, low, high = self.clause, self.low, self.high
        if self.type == "flag":
            return {"id": name, "clause": clause, "type": self.type, "default": self.default}
        if self.type == "choice":
            choices = list(self.choices)
            return {"id": name, "clause": clause, "type": self.type, "default": self.default, "choices": choices}
        if self.type == "integer":
            return {"id": name, "clause": clause, "type": self.type, "default": self.default, "min": low, "max": high}
        return {
            "id": name,
            "clause": clause,
            "type": self.type,
            "default": list(self.default),
            "min": low,
            "max": high,
            "length": self.length,
        }


def integer(default: int, low: int, high: int, clause: str, only_if: tuple[str, str] | None = None) -> int:
    """Declares a whole number in low … high."""
    return _declare(default, Spec("integer", clause, default, low, high, only_if=only_if))


def choice(default: ChoiceT, choices: tuple[ChoiceT, ...], clause: str) -> ChoiceT:
    """Declares one of several named values."""
    return _declare(default, Spec("choice", clause, default, choices=choices))


def integers(default: tuple[int, ...], low: int, high: int, clause: str) -> tuple[int, ...]:
    """Declares a list of whole numbers of fixed length, order without meaning."""
    return _declare(default, Spec("integers", clause, default, low, high, length=len(default)))


V = TypeVar("V")


def _declare(default: V, spec: Spec) -> V:
    return field(default=default, metadata={"spec": spec})


def specs(options: type[Any], given: Mapping[str, object]) -> list[OptionSpec]:
    """The options of a dataclass that have an effect beside those given, as plain data for a form."""
    declared = {item.name: _spec(item) for item in fields(options)}
    return [spec.data(name) for name, spec in declared.items() if _has_effect(spec, declared, given)]


def faults(options: type[Any], given: Mapping[str, object]) -> list[Fault]:
    """Everything that is wrong with plain data for the dataclass.

    An option that has no effect beside the others may be left out or keep its default; any other value contradicts
    them.
    """
    declared = {item.name: _spec(item) for item in fields(options)}
    found = unknown(declared, given)
    for name, spec in declared.items():
        if name not in given:
            continue
        value = given[name]
        fault = spec.fault(name, value)
        if fault is None and spec.only_if and value != spec.default and not _has_effect(spec, declared, given):
            fault = Fault("option-conflict", {"option": name, "other": spec.only_if[0]}, name)
        if fault is not None:
            found.append(fault)
    return found


def unknown(declared: Container[str], given: Mapping[str, object]) -> list[Fault]:
    """A fault for every name that no option bears."""
    return [Fault("option-unknown", {"option": str(name)}, str(name)) for name in given if name not in declared]


def _has_effect(spec: Spec, declared: Mapping[str, Spec], given: Mapping[str, object]) -> bool:
    if spec.only_if is None:
        return True
    other, needed = spec.only_if
    return given.get(other, declared[other].default) == needed


def build(options: type[OptionsT], given: Mapping[str, object]) -> OptionsT:
    """The dataclass from plain data without faults."""
    return options(**{name: tuple(v) if isinstance(v, list) else v for name, v in given.items()})


def plain(options: object) -> dict[str, object]:
    """The options as plain data that `build` reads back."""
    return {item.name: _plain(getattr(options, item.name)) for item in fields(cast(Any, options))}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _spec(item: Any) -> Spec:
    return cast(Spec, item.metadata["spec"])
