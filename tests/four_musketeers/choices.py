"""What the table of section 18 allows, told a second time."""

from __future__ import annotations

from typing import Any, Final

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.kit.options import Choices, Chosen

STORYLINES = ["AC", "KC", "AS", "KS", "QC", "QS"]
OPTIONS = (
    *("storyline", "mode", "players", "layout", "replacement", "defeated_as", "shadow_in_queen_games"),
    *("joker_to_villain", "missing", "first_lead", "match", "target", "tie_rule"),
    *("prepopped", "free_replays", "stone_to_lead", "bad_ending"),
)
"""In such an order that each depends only on those before it."""


def allowed(option: str, chosen: Chosen) -> list[Any] | None:
    """The values of an option beside those chosen before it; None if it has no place there."""
    storyline, mode, layout = (chosen.get(name) for name in ("storyline", "mode", "layout"))
    solitaire, queens = storyline in ("AS", "KS"), storyline in ("QC", "QS")
    values: dict[str, list[Any] | None] = {
        "storyline": STORYLINES,
        "mode": ["coop"] if solitaire else ["solo", "team"],
        "players": [1, 2, 3, 4] if solitaire else [2, 3, 4],
        "layout": [
            number
            for number, players in ((3, (1, 2, 3)), (4, (2, 3, 4)))
            if chosen.get("players") in players and (number == 4 or (storyline, mode) != ("QS", "team"))
        ],
        "replacement": ["dazed", "servant"],
        "defeated_as": ["dazed", "ghost"] if queens or mode == "team" else ["dazed"],
        "shadow_in_queen_games": [False, True] if queens else None,
        "joker_to_villain": [False, True] if solitaire else None,
        "missing": None,
        "first_lead": ["random", "0", "1", "2", "3"][: 1 + (layout or 0)],
        "match": ["standard", "target", "single"],
        "target": list(range(1, 21)) if chosen.get("match") == "target" else None,
        "tie_rule": ["shared", "play_on"] + ["lives"] * (storyline in ("AC", "KC") and chosen.get("match") == "single"),
        "prepopped": list(range(8 if layout == 4 else 7)) if solitaire else None,
        "free_replays": list(range(10)) if solitaire else None,
        "stone_to_lead": [False, True] if solitaire else None,
        "bad_ending": ["two", "all", "last_player"] if solitaire else None,
    }
    if layout == 3:
        values["missing"] = ["random", "dealer", "S", "H", "D"] + ([] if chosen.get("joker_to_villain") else ["C"])
    return values[option]


def default(option: str, chosen: Chosen) -> Any:
    """The column "default" of section 18."""
    storyline, mode, layout = (chosen.get(name) for name in ("storyline", "mode", "layout"))
    solitaire = storyline in ("AS", "KS")
    match option:
        case "mode":
            return "coop" if solitaire else "solo"
        case "layout":
            players = chosen["players"]
            return 4 if players == 4 or (players in (2, 3) and mode == "team") else 3
        case "missing":
            return "dealer" if storyline == "QS" else "random"
        case "target":
            if storyline in ("AC", "KC"):
                return 3 if mode == "solo" else 5
            if solitaire:
                return 1
            return 5 if storyline == "QC" and (mode == "solo" or layout == 4) else 3
    return {
        "storyline": "AC",
        "players": 4,
        "replacement": "dazed",
        "defeated_as": "dazed",
        "first_lead": "random",
        "match": "standard",
        "tie_rule": "shared",
        "prepopped": 1,
        "free_replays": 1,
        "bad_ending": "two",
    }.get(option, False)


CHOICES: Final = Choices(FOUR_MUSKETEERS, OPTIONS, allowed, default)
LOW: Final = {"target": (1, 2, 3)}
"""Targets are low, so that matches stay short."""


def some_options(rng: Rng) -> dict[str, Any]:
    """Valid options, all that have a place."""
    return CHOICES.some(rng, LOW)
