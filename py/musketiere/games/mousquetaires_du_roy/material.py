"""What the game is made of, as small whole numbers (MR-2); the names are those of plain data, by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

Musketeer: TypeAlias = int
"""A figure of the team: its index in seat order (MR-0.2)."""
NOBODY: Final = -1

Place: TypeAlias = int
PARIS, LOUVRE, QUEST, LA_ROCHELLE, RICHELIEU, MILADYS_HOUSE, VIEUX_COLOMBIER, BASTILLE = range(8)
PLACES: Final[tuple[protocol.Place, ...]] = (
    *("paris", "louvre", "quest", "la_rochelle", "richelieu", "miladys_house", "vieux_colombier", "bastille"),
)
NOWHERE: Final = -1
"""No place; also where Milady is as long as nobody has been told."""
DESTINATIONS: Final = (PARIS, LOUVRE, QUEST, LA_ROCHELLE, RICHELIEU, MILADYS_HOUSE)
"""The Place cards (MR-5.2)."""
MISSION_PLACES: Final = (PARIS, LOUVRE)
MISSION_NAMES: Final[tuple[protocol.MissionPlace, ...]] = ("paris", "louvre")
ROCHEFORT_PLACES: Final = (PARIS, LOUVRE, QUEST)
"""Where elements are (MR-10.1)."""

ERUDITION, NOBILITY, GALLANTRY, PANACHE = range(4)
SKILLS: Final[tuple[protocol.Skill, ...]] = ("erudition", "nobility", "gallantry", "panache")

SWORD, SHIELD, FLEUR = range(3)
FACES: Final[tuple[protocol.Face, ...]] = ("sword", "shield", "fleur")

# Adventure cards (MR-2.6): cards of one kind are alike, so a card is its kind.
COMBAT, DOUBLE_COMBAT = range(2)
SKILL_1: Final = 2
"""… + skill: +1"""
SKILL_2: Final = 6
"""… + skill: +2"""
DES_ESSARTS, BUCKINGHAM, BASSOMPIERRE, PLANCHET, KITTY, MOUSQUETON = range(10, 16)
ADVENTURE: Final[tuple[protocol.Adventure, ...]] = (
    *("combat", "double_combat"),
    *("erudition_1", "nobility_1", "gallantry_1", "panache_1"),
    *("erudition_2", "nobility_2", "gallantry_2", "panache_2"),
    *("des_essarts", "buckingham", "bassompierre", "planchet", "kitty", "mousqueton"),
)
CHARACTERS: Final = range(DES_ESSARTS, MOUSQUETON + 1)
DICE_OF: Final = {COMBAT: 1, DOUBLE_COMBAT: 2, BASSOMPIERRE: 1}
"""Dice that a card gives in duels and at La Rochelle; Bassompierre at La Rochelle only."""

RENFORTS, GUET_APENS, CONSCRITS, EMBASTILLE, BAUME, CALOMNIE, IMPASSE, URGENCE = range(8)
PERFIDY: Final[tuple[protocol.Perfidy, ...]] = (
    *("renforts", "guet_apens", "conscrits", "embastille", "baume", "calomnie", "impasse", "urgence"),
)

MENDIANTS, ASSASSIN, VOLEURS, COURTISANE, NEMESIS = range(5)
AMBUSHES: Final[tuple[protocol.Ambush, ...]] = ("mendiants", "assassin", "voleurs", "courtisane", "nemesis")
NO_AMBUSH: Final = -1

PISTOL, TOLEDO, CUIRASS, HORSE = range(4)
IMPROVED_SKILL: Final = 4
"""… + skill"""
IMPROVED_BOTTE: Final = 8
TOKENS: Final[tuple[protocol.Token, ...]] = (
    *("pistol", "toledo", "cuirass", "horse"),
    *("improved_erudition", "improved_nobility", "improved_gallantry", "improved_panache"),
    "improved_botte",
)
EQUIPMENT: Final = (PISTOL, TOLEDO, CUIRASS, HORSE)
"""What can be exchanged (MR-14.10, MR-14.11)."""

# Quest tokens (MR-21.5): an adversary token is its force.
DECOY, TRAP = 5, 6
QUEST_TOKENS: Final[dict[int, protocol.QuestToken]] = {
    2: "force_2",
    3: "force_3",
    4: "force_4",
    DECOY: "decoy",
    TRAP: "trap",
}
INN, CALAIS, ENGLAND, GALLERIES = range(4)
BOARDS: Final[tuple[protocol.BoardName, ...]] = ("inn", "calais", "england", "galleries")

TIME, HONOUR, SIEGE, LADDER = range(4)
