"""What the game is made of, as small whole numbers (MR-2); the names are those of plain data, by number."""

from __future__ import annotations

from typing import Final, TypeAlias

Musketeer: TypeAlias = int
"""A figure of the team: its index in seat order (MR-0.2)."""
NOBODY: Final = -1

Place: TypeAlias = int
PARIS, LOUVRE, QUEST, LA_ROCHELLE, RICHELIEU, MILADYS_HOUSE, VIEUX_COLOMBIER, BASTILLE = range(8)
PLACES: Final = (
    *("paris", "louvre", "quest", "la_rochelle", "richelieu", "miladys_house", "vieux_colombier", "bastille"),
)
NOWHERE: Final = -1
"""No place; also where Milady is as long as nobody has been told."""
DESTINATIONS: Final = (PARIS, LOUVRE, QUEST, LA_ROCHELLE, RICHELIEU, MILADYS_HOUSE)
"""The Place cards (MR-5.2)."""
MISSION_PLACES: Final = (PARIS, LOUVRE)
ROCHEFORT_PLACES: Final = (PARIS, LOUVRE, QUEST)
"""Where elements are (MR-10.1)."""

ERUDITION, NOBILITY, GALLANTRY, PANACHE = range(4)
SKILLS: Final = ("erudition", "nobility", "gallantry", "panache")

SWORD, SHIELD, FLEUR = range(3)
FACES: Final = ("sword", "shield", "fleur")

# Adventure cards (MR-2.6): cards of one kind are alike, so a card is its kind.
COMBAT, DOUBLE_COMBAT = range(2)
SKILL_1: Final = 2
"""… + skill: +1"""
SKILL_2: Final = 6
"""… + skill: +2"""
DES_ESSARTS, BUCKINGHAM, BASSOMPIERRE, PLANCHET, KITTY, MOUSQUETON = range(10, 16)
ADVENTURE: Final = (
    *("combat", "double_combat"),
    *(f"{skill}_1" for skill in SKILLS),
    *(f"{skill}_2" for skill in SKILLS),
    *("des_essarts", "buckingham", "bassompierre", "planchet", "kitty", "mousqueton"),
)
CHARACTERS: Final = range(DES_ESSARTS, MOUSQUETON + 1)
DICE_OF: Final = {COMBAT: 1, DOUBLE_COMBAT: 2, BASSOMPIERRE: 1}
"""Dice that a card gives in duels and at La Rochelle; Bassompierre at La Rochelle only."""

RENFORTS, GUET_APENS, CONSCRITS, EMBASTILLE, BAUME, CALOMNIE, IMPASSE, URGENCE = range(8)
PERFIDY: Final = (*("renforts", "guet_apens", "conscrits", "embastille", "baume", "calomnie", "impasse", "urgence"),)

MENDIANTS, ASSASSIN, VOLEURS, COURTISANE, NEMESIS = range(5)
AMBUSHES: Final = ("mendiants", "assassin", "voleurs", "courtisane", "nemesis")
NO_AMBUSH: Final = -1

PISTOL, TOLEDO, CUIRASS, HORSE = range(4)
IMPROVED_SKILL: Final = 4
"""… + skill"""
IMPROVED_BOTTE: Final = 8
TOKENS: Final = (
    *("pistol", "toledo", "cuirass", "horse"),
    *(f"improved_{skill}" for skill in SKILLS),
    "improved_botte",
)
EQUIPMENT: Final = (PISTOL, TOLEDO, CUIRASS, HORSE)
"""What can be exchanged (MR-14.10, MR-14.11)."""

# Quest tokens (MR-21.5): an adversary token is its force.
DECOY, TRAP = 5, 6
QUEST_TOKENS: Final = {2: "force_2", 3: "force_3", 4: "force_4", DECOY: "decoy", TRAP: "trap"}
INN, CALAIS, ENGLAND, GALLERIES = range(4)
BOARDS: Final = ("inn", "calais", "england", "galleries")

TIME, HONOUR, SIEGE, LADDER = range(4)
