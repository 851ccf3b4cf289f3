"""What a level and a character make of a player of Mousquetaires du Roy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Skill
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.weights import MILADY, RULE_BASED, Weights, of_team

SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(worlds=1, memory=0.4, reading=0.0, misjudgement=3.0),
    "casual": Skill(worlds=1, memory=0.7, reading=0.0, misjudgement=1.6),
    "skilled": Skill(worlds=1, reading=0.0, misjudgement=0.8),
    "master": Skill(worlds=12, compares=False),
}
"""The lowest one has the weights of the rule-based player, the others those found since. The highest does not err, and
plays what the weights say: against the rule-based player they won 66 % for the team and 77 % for Milady (n 320 each),
and twelve worlds did not show that they add to it (54 and 58 %, n 24). Its worlds are for lamp and review. The others
read nobody, so that worlds tell them nothing."""
LEARNED: Final = 2.0
"""Up to what misjudgement a player has the weights found since."""
FORGETTABLE: Final = (("honour", "honour_soon"), ("siege", "siege_soon"), ("constance",), ("time",))
"""The dangers, each with what makes it felt."""
FORGOTTEN: Final = 0.25
"""What is left of a danger that one does not mind."""
MUCH: Final = 0.4
"""How much a character changes what it likes or shies."""

HUNTING: Final = 2.0
"""How much more a vengeful Milady wants to meet Musketeers once Rochefort has lost all of his life."""
SETTLING: Final = 6.0
"""How many actions it would be worth to a vengeful team to drive Rochefort away once it has lost all of its life."""


def suffered(world: State, *, milady: bool) -> float:
    """What the other side has done to a side in blows, 0 … 1: the share of its life that Rochefort has lost, or that
    the Musketeers have."""
    if milady:
        return 1 - world.rochefort_life / world.edition.rochefort.life
    return 1 - sum(world.life) / sum(hero.life for hero in world.heroes)


def weights_of(
    skill: Skill, character: Character, turn: int, length: str, struck: float = 0.0, *, milady: bool
) -> Weights:
    """How such a player weighs things in that turn, after it has `suffered` so much. What it forgets it forgets for the
    whole turn, so that the links of a chain agree."""
    learned = MILADY if milady else of_team(length)
    w = learned if skill.misjudgement < LEARNED else RULE_BASED
    if skill.memory < 1:
        draw = Rng(turn)
        forgotten = [name for names in FORGETTABLE if draw.random() >= skill.memory for name in names]
        w = w._replace(**{name: getattr(w, name) * FORGOTTEN for name in forgotten})
    bold, grudge = MUCH * character.boldness, character.grudge * struck
    if milady:
        return w._replace(
            spare=w.spare * (1 - bold) * (1 - grudge / 2),
            patience=w.patience * (1 - bold),
            interruption=w.interruption * (1 + bold) * (1 + HUNTING * grudge),
        )
    driven = w.driven + SETTLING * grudge
    return w._replace(life=w.life * (1 - bold), driven=driven, drawn=w.drawn * (1 - bold / 4))
