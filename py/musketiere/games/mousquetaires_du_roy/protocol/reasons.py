"""Why a choice is worth what it is worth."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

FactCode: TypeAlias = Literal[
    "quest",
    "louvre",
    "paris",
    "siege_dice",
    "cards",
    "life",
    "honour",
    "siege",
    "time",
    "rochefort",
    "perfidy",
]
"""What the choice changes: steps of the quest done; the share of a mission's open work that is done; dice at La
Rochelle; cards and life of all Musketeers; the tracks; Rochefort's life; Milady's Perfidy cards."""
ThreatCode: TypeAlias = Literal["honour_tonight", "siege_tonight", "constance_tonight"]
"""What the choice answers: how low the Queen's honour is tonight without it; the chance that La Rochelle is lost
tonight, that Constance is strangled."""


class Reason(TypedDict):
    """A number that speaks for a choice, or against it."""

    type: FactCode | ThreatCode
    number: float
    """On average by the end of the active Musketeer's turn, or of the whole turn if nobody is active; of a
    threat see there."""
    than: float | None
    """The same for the best of the other choices; None if there is none, and of a threat."""
    against: bool
    """It speaks against the choice."""
