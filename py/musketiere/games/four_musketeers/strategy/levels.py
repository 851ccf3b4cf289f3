"""What each level makes of a player (see `core.search_task.Skill`); misjudgement in hundredths of the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.search_task import Skill

SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(8, memory=0.25, reading=0.0, misjudgement=16.0),
    "casual": Skill(16, memory=0.6, reading=0.25, misjudgement=8.0),
    "skilled": Skill(48, memory=0.9, reading=0.7, misjudgement=4.0),
    "master": Skill(192),
}
NOTICEABLE: Final[Mapping[str, float]] = {"round-chance": 3.0, "round-points": 3.0}
"""By unit, what a choice must be better by to deserve a word, in hundredths."""
