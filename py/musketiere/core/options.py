"""Options of a game: a frozen dataclass whose fields say what is allowed, checked with a message per fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, fields
from typing import Any, NamedTuple, TypeVar, cast

from musketiere.core.errors import Fault

OptionsT = TypeVar("OptionsT")


class Spec(NamedTuple):
    """What one option allows. `only_if` names the option value without which this one has no effect."""

    type: str
    clause: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    length: int = 0
    only_if: tuple[str, str] | None = None

    def fault(self, name: str, value: object) -> Fault | None:
        """What is wrong with a value, or None."""
        if self.type == "integer":
            return self._integer_fault(name, value)
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

    def data(self, name: str, default: object) -> dict[str, object]:
        """As plain data for the door."""
        plain: dict[str, object] = {"id": name, "clause": self.clause, "type": self.type, "default": default}
        if self.type == "choice":
            plain["choices"] = list(self.choices)
        else:
            plain |= {"min": self.low, "max": self.high}
        if self.length:
            plain |= {"length": self.length}
        if self.only_if:
            plain["only_if"] = dict([self.only_if])
        return plain


def integer(default: int, low: int, high: int, clause: str, only_if: tuple[str, str] | None = None) -> int:
    """Declares a whole number in low … high."""
    return _declare(default, Spec("integer", clause, low, high, only_if=only_if))


def choice(default: str, choices: tuple[str, ...], clause: str) -> str:
    """Declares one of several named values."""
    return _declare(default, Spec("choice", clause, choices=choices))


def integers(default: tuple[int, ...], low: int, high: int, clause: str) -> tuple[int, ...]:
    """Declares a list of whole numbers of fixed length, order without meaning."""
    return _declare(default, Spec("integers", clause, low, high, length=len(default)))


V = TypeVar("V")


def _declare(default: V, spec: Spec) -> V:
    return field(default=default, metadata={"spec": spec})


def specs(options: type[Any]) -> list[dict[str, object]]:
    """All options of a dataclass as plain data for a form."""
    return [_spec(item).data(item.name, _plain(item.default)) for item in fields(options)]


def faults(options: type[Any], given: Mapping[str, object]) -> list[Fault]:
    """Everything that is wrong with plain data for the dataclass.

    An option that has no effect beside the others may be left out or keep its default; any other value contradicts
    them.
    """
    declared = {item.name: item for item in fields(options)}
    found = [Fault("option-unknown", {"option": str(name)}, str(name)) for name in given if name not in declared]
    for name, item in declared.items():
        if name not in given:
            continue
        spec, value = _spec(item), given[name]
        fault = spec.fault(name, value)
        if fault is None and spec.only_if and value != item.default:
            other, needed = spec.only_if
            if given.get(other, declared[other].default) != needed:
                fault = Fault("option-conflict", {"option": name, "other": other}, name)
        if fault is not None:
            found.append(fault)
    return found


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
