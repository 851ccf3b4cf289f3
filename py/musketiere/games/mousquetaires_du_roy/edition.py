"""What a data file says (MR-27), parsed: the values of the components, by the numbers of `material`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from musketiere.games.mousquetaires_du_roy.material import FLEUR, SHIELD, SWORD, Place

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

HEROES: Final[tuple[protocol.HeroId, ...]] = ("athos", "porthos", "aramis", "dartagnan", "treville")
POWERS: Final[tuple[protocol.Power, ...]] = (
    "rochefort_immune",
    "extra_die",
    "any_skill",
    "better_botte",
    "remote_exchange",
)


class Botte(NamedTuple):
    """The symbols that a throw must show at least; `other` are dice that show anything but a fleur (MR-9.8)."""

    id: str
    sword: int = 0
    shield: int = 0
    fleur: int = 0
    other: int = 0

    def demands(self) -> protocol.Botte:
        """As plain data."""
        return {"sword": self.sword, "shield": self.shield, "fleur": self.fleur, "other": self.other}

    def met(self, swords: int, shields: int, fleurs: int) -> bool:
        """Whether a throw with so many of each meets it; no die counts twice."""
        spare = swords - self.sword + shields - self.shield
        return swords >= self.sword and shields >= self.shield and fleurs >= self.fleur and spare >= self.other


class Reward(NamedTuple):
    """What an element pays: pistoles and Epic tokens to the team, Adventure cards to who succeeded (MR-8.6)."""

    pistoles: int = 0
    epic: int = 0
    cards: int = 0

    def data(self) -> protocol.Reward:
        """As plain data."""
        return {"pistoles": self.pistoles, "epic": self.epic, "cards": self.cards}


class Challenge(NamedTuple):
    skill: int
    value: int
    reward: Reward = Reward()


class Hero(NamedTuple):
    """A musketeer (table 27.1)."""

    id: protocol.HeroId
    skills: tuple[int, ...]
    life: int
    botte: Botte
    botte_improved: Botte
    power: protocol.Power
    start: Place


class Adversary(NamedTuple):
    """An opponent (table 27.3)."""

    id: str
    force: int
    life: int
    botte: Botte
    reward: Reward = Reward()
    special: protocol.Special | Literal[""] = ""


class Mission(NamedTuple):
    """A Paris or Louvre card; only Paris cards have an effect, and only strangling needs `successes` (MR-15.11,
    MR-15.12)."""

    id: str
    challenges: tuple[Challenge, ...]
    force: int
    effect: protocol.Effect | Literal[""] = ""
    successes: int = 0


class Setup(NamedTuple):
    """Values by the number of Musketeers (table 27.9)."""

    actions: int
    time: int
    honour: int
    cards: int
    pistoles: int
    epic: int
    perfidy: int


class Edition(NamedTuple):
    """A whole data file."""

    name: str
    official: bool
    fingerprint: str
    """16 hexadecimal digits that tell data files apart, whatever their layout and comments (MR-27.3)."""
    blue: tuple[int, ...]
    red: tuple[int, ...]
    blue_max: int
    red_max: int
    blue_base: int
    heroes: dict[str, Hero]
    rochefort: Adversary
    gaoler: Adversary
    adversaries: tuple[Adversary, ...]
    adventure: tuple[int, ...]
    """Cards in the deck by kind."""
    perfidy: tuple[int, ...]
    ambushes: tuple[int, ...]
    beggars_price: int
    paris: tuple[Mission, ...]
    louvre: tuple[Mission, ...]
    prices: tuple[int, ...]
    """In pistoles, by equipment token."""
    time_end: int
    time_dice: tuple[tuple[int, int], ...]
    """(from that space, so many dice), ascending (table 27.10)."""
    ladder_start: int
    ladder_honour: tuple[int, ...]
    ladder_fail: int
    ladder_bonus: int
    siege_left: int
    siege_right: int
    siege_rewards: dict[int, protocol.SiegeReward]
    """By space (MR-17.12)."""
    quest_order: tuple[int, ...]
    finish_cards: int
    quest_tokens: dict[int, int]
    """Adversary tokens by force (MR-21.5)."""
    token_botte: Botte
    inn_lines: int
    inn_length: int
    inn_adversaries: int
    inn_decoys: int
    inn_traps: int
    calais: tuple[Challenge, ...]
    de_wardes: Adversary
    england: tuple[Challenge | None, ...]
    """By stage; None is a token (MR-24.1)."""
    galleries: tuple[int, ...]
    """The skill of each gallery's challenge."""
    gallery_value: int
    gallery_epic: int
    gallery_tokens: int
    auto_honour: dict[str, int]
    """By how much honour starts lower, by level of the automatic Milady (MR-26.6)."""
    setup: dict[int, Setup]

    @property
    def id(self) -> str:
        """What names the data file in options, records and links: name and fingerprint."""
        return f"{self.name} {self.fingerprint}"

    def shortened(self) -> Edition:
        """What a short match is played by: it begins half-way (MR-3.13)."""
        setup = {n: one._replace(time=(one.time + self.time_end) // 2) for n, one in self.setup.items()}
        return self._replace(setup=setup, quest_order=self.quest_order[len(self.quest_order) // 2 :])

    def token(self, force: int) -> Adversary:
        """The opponent that an adversary token is (MR-21.5)."""
        return Adversary(f"force_{force}", force, 1, self.token_botte)

    def siege_dice(self, time: int) -> int:
        """Milady's dice at La Rochelle when the Time token stands there (MR-17.6)."""
        return max(dice for space, dice in self.time_dice if time >= space)


def symbols(dice: tuple[int, ...] | list[int]) -> tuple[int, int, int]:
    """Swords, shields and fleurs of a throw."""
    return dice.count(SWORD), dice.count(SHIELD), dice.count(FLEUR)
