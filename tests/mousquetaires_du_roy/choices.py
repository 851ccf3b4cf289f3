"""What the table of section 28 allows, told a second time."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, Final

from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from tests.kit.options import Choices, Chosen

HEROES: Final = ("athos", "porthos", "aramis", "dartagnan", "treville")
OPTIONS: Final = (
    *("musketeers", "heroes", "players", "split", "milady", "auto_level", "rochefort"),
    *("strict_bastille", "beggars_presence", "auto_trade", "length"),
)
"""In such an order that each depends only on those before it; which data files there are, no table says."""


def allowed(option: str, chosen: Chosen) -> list[Any] | None:
    """The values of an option beside those chosen before it; None if it has no place there."""
    musketeers, players = chosen.get("musketeers", 0), chosen.get("players", 0)
    match option:
        case "musketeers":
            return [3, 4, 5]
        case "heroes":
            return [" ".join(team) for team in combinations(HEROES, musketeers)]
        case "players":
            return list(range(1, musketeers + 1))
        case "split":
            return _splits(musketeers, players) if 1 < players < musketeers else None
        case "milady":
            return ["seat", "automatic"]
        case "auto_level":
            return ["normal", "easy", "hard"] if chosen.get("milady") == "automatic" else None
        case "rochefort":
            return ["ask", "auto"] if chosen.get("milady") == "seat" else None
        case "auto_trade":
            return [False, True] if players > 1 else None
        case "length":
            return ["whole", "short"]
    return [False, True]


def _splits(musketeers: int, players: int) -> list[str]:
    """Of all ways to number the controllers, those in which each number first appears after all smaller ones."""
    ways = ("".join(map(str, way)) for way in product(range(players), repeat=musketeers))
    return [way for way in ways if list(dict.fromkeys(way)) == [str(player) for player in range(players)]]


def default(option: str, chosen: Chosen) -> Any:
    """The column "default" of section 28."""
    if option == "split":
        return {
            (3, 2): "001", (4, 2): "0011", (4, 3): "0012", (5, 2): "00011", (5, 3): "00112", (5, 4): "00123",
        }[chosen["musketeers"], chosen["players"]]  # fmt: skip
    return {
        "musketeers": 4,
        "heroes": " ".join(HEROES[: chosen.get("musketeers", 0)]),
        "players": 1,
        "milady": "seat",
        "auto_level": "normal",
        "rochefort": "ask",
        "auto_trade": True,
        "length": "whole",
    }.get(option, False)


CHOICES: Final = Choices(MOUSQUETAIRES_DU_ROY, OPTIONS, allowed, default)
some_options: Final = CHOICES.some
