"""The names that are sent, and what views and events share. Imported for type checking alone.

What a data file may bring of its own (missions, Paris cards, adversaries, bottes) is named by the file's ids, all else
by the names below. Seats are those who decide: first the players of the team, Milady's last.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Musketeer: TypeAlias = int
"""His index in seat order."""
Place: TypeAlias = Literal[
    "paris", "louvre", "quest", "la_rochelle", "richelieu", "miladys_house", "vieux_colombier", "bastille"
]
MissionPlace: TypeAlias = Literal["paris", "louvre"]
Skill: TypeAlias = Literal["erudition", "nobility", "gallantry", "panache"]
Face: TypeAlias = Literal["sword", "shield", "fleur"]
Adventure: TypeAlias = Literal[
    "combat",
    "double_combat",
    "erudition_1",
    "nobility_1",
    "gallantry_1",
    "panache_1",
    "erudition_2",
    "nobility_2",
    "gallantry_2",
    "panache_2",
    "des_essarts",
    "buckingham",
    "bassompierre",
    "planchet",
    "kitty",
    "mousqueton",
]
Perfidy: TypeAlias = Literal[
    "renforts", "guet_apens", "conscrits", "embastille", "baume", "calomnie", "impasse", "urgence"
]
Ambush: TypeAlias = Literal["mendiants", "assassin", "voleurs", "courtisane", "nemesis"]
Equipment: TypeAlias = Literal["pistol", "toledo", "cuirass", "horse"]
Token: TypeAlias = Literal[
    "pistol",
    "toledo",
    "cuirass",
    "horse",
    "improved_erudition",
    "improved_nobility",
    "improved_gallantry",
    "improved_panache",
    "improved_botte",
]
QuestToken: TypeAlias = Literal["force_2", "force_3", "force_4", "decoy", "trap"]
BoardName: TypeAlias = Literal["inn", "calais", "england", "galleries"]
Phase: TypeAlias = Literal["milady", "musketeers", "la_rochelle", "end"]
HeroId: TypeAlias = Literal["athos", "porthos", "aramis", "dartagnan", "treville"]
Power: TypeAlias = Literal["rochefort_immune", "extra_die", "any_skill", "better_botte", "remote_exchange"]
Effect: TypeAlias = Literal["siege_die", "wound", "honour", "perfidy", "tax", "strangle"]
SiegeReward: TypeAlias = Literal["perfidy", "epic", "one_for_all"]
Special: TypeAlias = Literal["cuirass", "final_wound"]
ElementKind: TypeAlias = Literal["challenge", "duel", "inn", "passage"]
"""What a Musketeer attempts (MR-10.2)."""
Against: TypeAlias = Literal["element", "rochefort", "gaoler"]
Ending: TypeAlias = Literal["quest", "time", "honour", "siege", "constance"]

MoveCause: TypeAlias = Literal["move", "jail", "release", "fallen"]
WoundCause: TypeAlias = Literal["duel", "final_wound", "escape", "perfidy", "assassin", "trap", "paris", "sacrifice"]
AdventureReason: TypeAlias = Literal["deal", "action", "reward", "board", "planchet", "recovery"]
PerfidyReason: TypeAlias = Literal["deal", "draw", "search", "refill", "louvre", "siege", "paris"]
TrackCause: TypeAlias = Literal["phase", "perfidy", "ladder", "mission", "paris", "siege"]
PurseCause: TypeAlias = Literal["reward", "purchase", "escape", "beggars", "thieves", "tax", "des_essarts"]
EpicCause: TypeAlias = Literal["reward", "passage", "siege", "tax", "buckingham"]
JailCause: TypeAlias = Literal["perfidy", "richelieu"]
RevealCause: TypeAlias = Literal["rochefort", "richelieu", "end"]
DiscardCause: TypeAlias = Literal["beaten", "decoy", "trap"]
EscapeWay: TypeAlias = Literal["pay", "fight"]
GalleryWay: TypeAlias = Literal["passage", "challenge", "duels"]
MissionResult: TypeAlias = Literal["done", "replaced", "failed"]
DuelResult: TypeAlias = Literal["opponent", "musketeer", "both", "tie"]
"""Who was wounded."""
Pile: TypeAlias = Literal["adventure", "perfidy", "louvre"]
Track: TypeAlias = Literal["time", "louvre", "honour", "siege"]
ValidatedKind: TypeAlias = Literal["challenge", "duel"]
Side: TypeAlias = Literal["musketeers", "milady"]


class Reward(TypedDict):
    """Pistoles and Epic tokens for the team, Adventure cards for who succeeded."""

    pistoles: int
    epic: int
    cards: int


class Botte(TypedDict):
    """Symbols that a throw must show at least."""

    sword: int
    shield: int
    fleur: int
    other: int
    """Dice that show anything but a fleur."""


class Options(TypedDict, total=False):
    """All options that have a place beside each other (MR-28)."""

    musketeers: int
    heroes: str
    """The heroes by Musketeer, separated by blanks."""
    players: int
    """Those who move the Musketeers; whoever is Milady comes on top."""
    split: str
    """By Musketeer, who moves him; only where that is open."""
    milady: Literal["seat", "automatic"]
    auto_level: Literal["normal", "easy", "hard"]
    rochefort: Literal["ask", "auto"]
    strict_bastille: bool
    beggars_presence: bool
    auto_trade: bool
    length: Literal["short"]
    """Where it is."""
    data: str
    """The id of the data file."""
