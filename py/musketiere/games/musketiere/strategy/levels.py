"""What each level makes of a player (see `core.search_task.Skill`); misjudgement in per cent of winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.search_task import Skill

SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(40, memory=0.0, reading=0.0, misjudgement=9.0),
    "casual": Skill(80, memory=0.3, reading=0.3, misjudgement=2.5),
    "skilled": Skill(150, memory=0.8, reading=0.7, misjudgement=0.7),
    "master": Skill(500),
}
