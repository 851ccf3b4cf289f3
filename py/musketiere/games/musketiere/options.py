"""Options of Musketiere (MU-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from musketiere.core import options as declare
from musketiere.core.errors import Fault, InvalidOptions
from musketiere.games.musketiere.cards import GUARD_DECK, HOUSE_STRENGTHS, NAMED_STRENGTHS

if TYPE_CHECKING:
    from musketiere.games.musketiere import protocol


@dataclass(frozen=True, slots=True)
class Options:
    """Fixed before the match (MU-10.9)."""

    players: int = declare.integer(3, 2, 4, "MU-10.1")
    match_end: protocol.MatchEnd = declare.choice("target", ("target", "single", "games"), "MU-10.2")
    target_score: int = declare.integer(100, 1, 999, "MU-10.3", only_if=("match_end", "target"))
    match_games: int = declare.integer(3, 1, 20, "MU-10.4", only_if=("match_end", "games"))
    tie_rule: protocol.TieRule = declare.choice("shared", ("shared", "play_on"), "MU-10.5")
    guard_deck: tuple[int, ...] = declare.integers(GUARD_DECK, 1, 40, "MU-10.6")


def parse_options(given: Mapping[str, object]) -> Options:
    """Options from plain data. Raises `InvalidOptions` with every fault; corrects nothing (MU-10.9)."""
    faults = declare.faults(Options, given)
    if all(fault.option != "guard_deck" for fault in faults):
        deck = cast(Sequence[int], given.get("guard_deck", GUARD_DECK))
        missing = [strength for strength in NAMED_STRENGTHS if strength not in deck]  # MU-10.7
        faults += [Fault("guard-deck-missing", {"strength": strength}, "guard_deck") for strength in missing]
    if faults:
        raise InvalidOptions(faults)
    return declare.build(Options, given)


def options_data(options: Options) -> protocol.Options:
    """The options as plain data that `parse_options` reads back."""
    return {
        "players": options.players,
        "match_end": options.match_end,
        "target_score": options.target_score,
        "match_games": options.match_games,
        "tie_rule": options.tie_rule,
        "guard_deck": list(options.guard_deck),
    }


def warnings(options: Options) -> list[Fault]:
    """A deck that the removal lists do not fit (MU-10.8)."""
    rest = list(options.guard_deck)
    for strength in NAMED_STRENGTHS:
        rest.remove(strength)
    low, high = min(HOUSE_STRENGTHS), max(HOUSE_STRENGTHS)
    misfits = sorted(strength for strength in rest if not low <= strength <= high)
    if not misfits:
        return []
    return [Fault("guard-deck-misfit", {"strengths": ", ".join(map(str, misfits))}, "guard_deck")]
