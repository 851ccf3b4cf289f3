"""Options of Mousquetaires du Roy (MR-28): what each allows depends on those before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Final, cast

from musketiere.core import dependent_options as dependent
from musketiere.core.dependent_options import Allowed, Chosen, choice, flag, integer
from musketiere.core.game import Seat
from musketiere.core.options import Spec
from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.edition import HEROES, Edition

if TYPE_CHECKING:
    from musketiere.core.protocol import OptionSpec
    from musketiere.games.mousquetaires_du_roy import protocol


@dataclass(frozen=True, slots=True)
class Options:
    """Resolved: what was not given holds its default, what has no place beside the others a neutral value."""

    musketeers: int = 4
    heroes: str = "athos porthos aramis dartagnan"
    players: int = 1
    """Those who move the Musketeers; whoever is Milady comes on top."""
    split: str = ""
    """By Musketeer, who moves him; empty if one player moves all or each moves one."""
    milady: str = "seat"
    auto_level: str = "normal"
    rochefort: str = "ask"
    strict_bastille: bool = False
    beggars_presence: bool = False
    auto_trade: bool = True
    length: str = "whole"
    data: str = field(default_factory=lambda: data_file.house().id)

    @property
    def edition(self) -> Edition:
        """The data file it is played by; a short match by what is left of it (MR-3.13)."""
        whole = data_file.known(self.data)
        return whole.shortened() if self.length == "short" else whole

    @property
    def hero_ids(self) -> tuple[protocol.HeroId, ...]:
        """The heroes by Musketeer."""
        return cast("tuple[protocol.HeroId, ...]", tuple(self.heroes.split()))

    @property
    def owners(self) -> tuple[Seat, ...]:
        """The seats by Musketeer (MR-26.2)."""
        if self.split:
            return tuple(map(int, self.split))
        return (0,) * self.musketeers if self.players == 1 else tuple(range(self.musketeers))

    @property
    def milady_seat(self) -> Seat | None:
        """The last one (MR-26.18); None if she is automatic (MR-26.5)."""
        return self.players if self.milady == "seat" else None

    @property
    def seats(self) -> int:
        """Those who decide."""
        return self.players + (self.milady == "seat")

    @property
    def asks_rochefort(self) -> bool:
        """Whether it is Milady's choice to let Rochefort appear (MR-10.9, MR-10.11, MR-26.14)."""
        return self.milady == "seat" and self.rochefort == "ask"


# ---- what each option allows beside those before it ----------------------------------------------------


def _heroes(chosen: Chosen) -> Spec:
    """The first ones, so that Tréville is the fifth (MR-26.3)."""
    return choice("MR-28.2", *map(" ".join, combinations(HEROES, chosen["musketeers"])))


def _split(chosen: Chosen) -> Spec | None:
    """Who moves whom, if that is open: whoever comes first in seat order is player 0, the next player 1 (MR-26.2)."""
    musketeers, players = chosen["musketeers"], chosen["players"]
    if not 1 < players < musketeers:
        return None
    even = "".join(str(at * players // musketeers) for at in range(musketeers))
    return choice("MR-28.4", *_splits("", musketeers, players), default=even)


def _splits(begun: str, musketeers: int, players: int) -> Iterator[str]:
    """All splits that begin so, each once."""
    used = len(set(begun))
    if len(begun) == musketeers:
        if used == players:
            yield begun
        return
    for player in range(min(used + 1, players)):
        yield from _splits(f"{begun}{player}", musketeers, players)


def _auto_level(chosen: Chosen) -> Spec | None:
    return choice("MR-28.6", "normal", "easy", "hard") if chosen["milady"] == "automatic" else None


def _rochefort(chosen: Chosen) -> Spec | None:
    return choice("MR-28.7", "ask", "auto") if chosen["milady"] == "seat" else None


def _auto_trade(chosen: Chosen) -> Spec | None:
    return flag("MR-28.10", default=True) if chosen["players"] > 1 else None


def _data(_: Chosen) -> Spec:
    return choice("MR-28.11", *data_file.known_ids())


_ALLOWED: Final[Allowed] = {
    "musketeers": lambda _: integer("MR-28.1", 4, 3, 5),
    "heroes": _heroes,
    "players": lambda chosen: integer("MR-28.3", 1, 1, chosen["musketeers"]),
    "split": _split,
    "milady": lambda _: choice("MR-28.5", "seat", "automatic"),
    "auto_level": _auto_level,
    "rochefort": _rochefort,
    "strict_bastille": lambda _: flag("MR-28.8"),
    "beggars_presence": lambda _: flag("MR-28.9"),
    "auto_trade": _auto_trade,
    "length": lambda _: choice("MR-28.13", "whole", "short"),
    "data": _data,
}


def _without_effect(name: str, chosen: Chosen) -> bool:
    """Allowed, but there is nothing to choose from: no data file beside our own, no hero who stays away."""
    if name == "heroes":
        return bool(chosen["musketeers"] == len(HEROES))
    return name == "data" and len(data_file.known_ids()) == 1


# ---- reading -------------------------------------------------------------------------------------------


def specs(given: Mapping[str, object]) -> list[OptionSpec]:
    """What each option with an effect beside those given allows. A value that is not allowed counts as not given."""
    return dependent.specs(_ALLOWED, given, _without_effect)


def parse_options(given: Mapping[str, object]) -> Options:
    """Options from plain data. Raises `MissingData` if they name a data file that is not here (MR-27.3), otherwise
    `InvalidOptions` with every fault; corrects nothing (MR-28.12)."""
    data = given.get("data")
    if isinstance(data, str) and data_file.is_id(data):
        data_file.known(data)
    return dependent.parse(Options, _ALLOWED, given)


def options_data(options: Options) -> protocol.Options:
    """The options that have a place beside each other, as plain data that `parse_options` reads back; the length only
    where it is short, so that what was played before there was a choice is told as it was."""
    told = dependent.plain(_ALLOWED, options)
    if options.length == "whole":
        del told["length"]
    return cast("protocol.Options", told)


OPTIONS: Final = tuple(_ALLOWED)
"""All options by name."""
