"""Options of Parade (PA-1.2, PA-2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from musketiere.core import options as declare
from musketiere.core.errors import InvalidOptions


@dataclass(frozen=True, slots=True)
class Options:
    """Fixed before the match."""

    deals: int = declare.integer(3, 1, 9, "PA-1.2")
    opener: str = declare.choice("in_turn", ("in_turn", "loser"), "PA-2.4")


def parse_options(given: Mapping[str, object]) -> Options:
    """Options from plain data. Raises `InvalidOptions` with every fault."""
    if faults := declare.faults(Options, given):
        raise InvalidOptions(faults)
    return declare.build(Options, given)
