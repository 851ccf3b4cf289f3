"""What each level makes of a player (see `core.search_task.Skill`); misjudgement in per cent of winning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.search_task import Skill

SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(40, memory=0.0, reading=0.0, misjudgement=6.0),
    "casual": Skill(80, memory=0.2, reading=0.1, misjudgement=3.5),
    "skilled": Skill(150, memory=0.6, reading=0.5, misjudgement=2.0),
    "master": Skill(500),
}
