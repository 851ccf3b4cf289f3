"""Options of Four Musketeers (FM-18): what each allows depends on those before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from musketiere.core import dependent_options as dependent
from musketiere.core.dependent_options import Allowed, Chosen, choice, flag, integer
from musketiere.core.options import Spec
from musketiere.games.four_musketeers.cards import SUITS

if TYPE_CHECKING:
    from musketiere.core.protocol import OptionSpec
    from musketiere.games.four_musketeers import protocol

SURVIVAL: Final = ("AC", "KC")
SOLITAIRE: Final = ("AS", "KS")
ROLES: Final = ("QC", "QS")
STORYLINES: Final = ("AC", "KC", "AS", "KS", "QC", "QS")
"""By villain card (FM-14.1)."""


@dataclass(frozen=True, slots=True)
class Options:
    """Resolved: what was not given holds its default, what has no place in the storyline holds a neutral value."""

    storyline: protocol.Storyline = "AC"
    mode: protocol.Mode = "solo"
    players: int = 4
    layout: int = 4
    replacement: str = "dazed"
    defeated_as: protocol.DefeatedAs = "dazed"
    shadow_in_queen_games: bool = False
    joker_to_villain: bool = False
    missing: str = ""
    first_lead: str = "random"
    match: str = "standard"
    target: int = 0
    tie_rule: str = "shared"
    prepopped: int = 0
    free_replays: int = 0
    stone_to_lead: bool = False
    bad_ending: str = "two"

    @property
    def survival(self) -> bool:
        """Whether not to be defeated is all that counts (FM-14.2)."""
        return self.storyline in SURVIVAL

    @property
    def by_lives(self) -> bool:
        """Whether lives alone decide: one round is fought for survival, by everybody with one Musketeer (FM-16.12)."""
        return self.tie_rule == "lives" and self.mode == "solo" and self.players == self.layout

    @property
    def shared(self) -> bool:
        """Whether both seats of a team score the points of their side, so that they count once (FM-15.8)."""
        return self.mode == "team" and not self.survival

    @property
    def solitaire(self) -> bool:
        """Whether all players are one side (FM-14.3)."""
        return self.storyline in SOLITAIRE

    @property
    def shadow(self) -> bool:
        """Whether the Shadow Musketeer takes part (FM-8.1)."""
        return self.storyline in ("KC", "KS") or self.shadow_in_queen_games

    @property
    def mirrored(self) -> bool:
        """Whether last lifelines are mirrored (FM-10.2)."""
        return self.storyline == "QS"

    @property
    def goal(self) -> int | None:
        """The number that ends the match (FM-16.1, FM-16.2); None if one round does."""
        if self.match == "single":
            return None
        return self.target if self.match == "target" else standard_target(self.storyline, self.mode, self.layout)


# ---- what each option allows beside those before it ----------------------------------------------------


def _modes(chosen: Chosen) -> Spec:
    return choice("FM-18.2", "coop") if chosen["storyline"] in SOLITAIRE else choice("FM-18.2", "solo", "team")


def _players(chosen: Chosen) -> Spec:
    """One player alone plays solitaires only (FM-2.7)."""
    return integer("FM-18.4", 4, 1 if chosen["storyline"] in SOLITAIRE else 2, 4)


def _layout(chosen: Chosen) -> Spec:
    """Paired Ambitions need four musketeers (FM-15.4)."""
    players, team = chosen["players"], chosen["mode"] == "team"
    low = 4 if players == 4 or (team and chosen["storyline"] == "QS") else 3
    high = 3 if players == 1 else 4
    return integer("FM-18.3", high if players == 4 or team else low, low, high)


def _defeated_as(chosen: Chosen) -> Spec:
    """Ghosts only where FM-11.5 allows."""
    ghosts = chosen["storyline"] in ROLES or chosen["mode"] == "team"
    return choice("FM-18.6", "dazed", *(("ghost",) if ghosts else ()))


def _missing(chosen: Chosen) -> Spec | None:
    """Clubs stay in with the joker at the villain (FM-3.8)."""
    if chosen["layout"] == 4:
        return None
    suits = SUITS[:3] if chosen.get("joker_to_villain") else SUITS
    default = "dealer" if chosen["storyline"] == "QS" else "random"
    return choice("FM-18.8", "random", "dealer", *suits, default=default)


def _tie_rule(chosen: Chosen) -> Spec:
    """Lives decide where one round is fought for survival (FM-16.12)."""
    lives = chosen["storyline"] in SURVIVAL and chosen["match"] == "single"
    return choice("FM-18.12", "shared", "play_on", *(("lives",) if lives else ()))


def _target(chosen: Chosen) -> Spec | None:
    if chosen["match"] != "target":
        return None
    return integer("FM-18.11", standard_target(chosen["storyline"], chosen["mode"], chosen["layout"]), 1, 20)


def _in(storylines: tuple[str, ...], spec: Callable[[Chosen], Spec]) -> Callable[[Chosen], Spec | None]:
    return lambda chosen: spec(chosen) if chosen["storyline"] in storylines else None


_ALLOWED: Final[Allowed] = {
    "storyline": lambda _: choice("FM-18.1", *STORYLINES),
    "mode": _modes,
    "players": _players,
    "layout": _layout,
    "replacement": lambda _: choice("FM-18.5", "dazed", "servant"),
    "defeated_as": _defeated_as,
    "shadow_in_queen_games": _in(ROLES, lambda _: flag("FM-18.7")),
    "joker_to_villain": _in(SOLITAIRE, lambda _: flag("FM-18.15")),
    "missing": _missing,
    "first_lead": lambda chosen: choice("FM-18.9", "random", *map(str, range(chosen["layout"]))),
    "match": lambda _: choice("FM-18.10", "standard", "target", "single"),
    "target": _target,
    "tie_rule": _tie_rule,
    "prepopped": _in(SOLITAIRE, lambda chosen: integer("FM-18.13", 1, 0, 7 if chosen["layout"] == 4 else 6)),
    "free_replays": _in(SOLITAIRE, lambda _: integer("FM-18.14", 1, 0, 9)),
    "stone_to_lead": _in(SOLITAIRE, lambda _: flag("FM-18.16")),
    "bad_ending": _in(SOLITAIRE, lambda _: choice("FM-18.17", "two", "all", "last_player")),
}


def standard_target(storyline: str, mode: str, layout: int) -> int:
    """The number that ends a match (FM-15.5)."""
    if storyline in SURVIVAL:
        return 5 if mode == "team" else 3
    if storyline in SOLITAIRE:
        return 1
    return 5 if storyline == "QC" and (mode == "solo" or layout == 4) else 3


def _without_effect(name: str, chosen: Chosen) -> bool:
    """Allowed, but nothing comes of it: no free seat (FM-18.5), no tie possible (FM-18.12)."""
    if name == "replacement":
        return bool(chosen["players"] == chosen["layout"])
    return name == "tie_rule" and chosen["storyline"] in SOLITAIRE


# ---- reading -------------------------------------------------------------------------------------------


def specs(given: Mapping[str, object]) -> list[OptionSpec]:
    """What each option with an effect beside those given allows. A value that is not allowed counts as not given."""
    return dependent.specs(_ALLOWED, given, _without_effect)


def parse_options(given: Mapping[str, object]) -> Options:
    """Options from plain data. Raises `InvalidOptions` with every fault; corrects nothing (FM-18.18)."""
    return dependent.parse(Options, _ALLOWED, given)


def options_data(options: Options) -> protocol.Options:
    """The options that have a place in the storyline, as plain data that `parse_options` reads back."""
    return cast("protocol.Options", dependent.plain(_ALLOWED, options))


OPTIONS: Final = tuple(_ALLOWED)
"""All options by name."""
