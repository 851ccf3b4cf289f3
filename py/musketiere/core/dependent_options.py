"""Options of which each allows what those before it leave open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

from musketiere.core.errors import Fault, InvalidOptions
from musketiere.core.game import Data
from musketiere.core.options import Spec, unknown

if TYPE_CHECKING:
    from musketiere.core.protocol import OptionSpec

Chosen: TypeAlias = dict[str, Any]
Allowed: TypeAlias = Mapping[str, Callable[[Chosen], Spec | None]]
"""By option, in the order in which they depend on each other, what each allows beside those before it; None: it has no
place beside them."""
OptionsT = TypeVar("OptionsT")


def choice(clause: str, *choices: str, default: str | None = None) -> Spec:
    """Allows one of several named values, the first unless `default` says otherwise."""
    return Spec("choice", clause, choices[0] if default is None else default, choices=choices)


def integer(clause: str, default: int, low: int, high: int) -> Spec:
    """Allows a whole number in low … high."""
    return Spec("integer", clause, default, low, high)


def flag(clause: str, *, default: bool = False) -> Spec:
    """Allows yes and no."""
    return Spec("flag", clause, default)


def specs(allowed: Allowed, given: Mapping[str, object], is_idle: Callable[[str, Chosen], bool]) -> list[OptionSpec]:
    """What each option with an effect beside those given allows. A value that is not allowed counts as not given.

    `is_idle` says of an option, beside those up to it, whether it is allowed but nothing comes of it.
    """
    chosen: Chosen = {}
    offered = []
    for name, spec in _walk(allowed, chosen):
        value = given.get(name, spec.default)
        chosen[name] = spec.default if spec.fault(name, value) else value
        if not is_idle(name, chosen):
            offered.append(spec.data(name))
    return offered


def parse(options: type[OptionsT], allowed: Allowed, given: Mapping[str, object]) -> OptionsT:
    """The dataclass from plain data. Raises `InvalidOptions` with every fault; corrects nothing.

    An option that has no place beside the others may be left out or hold the dataclass's neutral value.
    """
    faults = unknown(allowed, given)
    chosen: Chosen = {}
    for name, spec in _walk(allowed, chosen):
        value = given.get(name, spec.default)
        fault = spec.fault(name, value)
        if fault:
            faults.append(fault)
        chosen[name] = spec.default if fault else value
    for item in fields(cast(Any, options)):
        value = given.get(item.name, item.default)
        if item.name not in chosen and (type(value), value) != (type(item.default), item.default):
            faults.append(Fault("option-no-place", {"option": item.name}, item.name))
    if faults:
        raise InvalidOptions(faults)
    return options(**chosen)


def plain(allowed: Allowed, options: object) -> Data:
    """The options that have a place, as plain data that `parse` reads back."""
    chosen: Chosen = {}
    for name, _ in _walk(allowed, chosen):
        chosen[name] = getattr(options, name)
    return chosen


def _walk(allowed: Allowed, chosen: Chosen) -> Iterator[tuple[str, Spec]]:
    """The options that have a place beside those that the caller puts into `chosen`, one after the other."""
    for name, spec_of in allowed.items():
        spec = spec_of(chosen)
        if spec is not None:
            yield name, spec
