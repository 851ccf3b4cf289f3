"""What lies on the table in a match of Four Musketeers, hidden cards included; the rules move it (see `rules`)."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from musketiere.core.game import Log, Outcome
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import parse_card
from musketiere.games.four_musketeers.fight import Fight, Strike
from musketiere.games.four_musketeers.layout import NOBODY, VILLAIN, Character, Fighter, Player, Seat, seating
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.scoring import SideScore

CHOOSE_MISSING: Final = "choose_missing"
CHOOSE_DIRECTION: Final = "choose_direction"
STRIKE: Final = "strike"
USE_REPLAY: Final = "use_replay"
CHOOSE_SETTINGS: Final = "choose_settings"
MATCH_OVER: Final = "match_over"

ACTIVE: Final = "active"
DAZED: Final = "dazed"
GHOST: Final = "ghost"

HAND_SIZE: Final = {4: 6, 3: 4}
"""Cards in a hand, and so fights, by layout (FM-4.1, 4.3, 4.6)."""
RANDOM_DECK: Final = 8


class Round(NamedTuple):
    """A round that is over, with all roles shown (FM-13.8)."""

    number: int
    good: bool
    fallen: tuple[bool, ...]
    line: tuple[int, ...]
    roles: tuple[int, ...]
    scores: tuple[SideScore, ...]


class Table:
    """Everything about a match. A list by character has the seats in order and the villain last."""

    __slots__ = (
        "cyclical",
        "dealt",
        "direction",
        "fallen",
        "fight",
        "fights",
        "hand",
        "hands",
        "in_hand",
        "kept",
        "last_lifelines",
        "last_round",
        "layers",
        "lead",
        "line",
        "log",
        "missing",
        "now",
        "options",
        "order",
        "outcome",
        "pending",
        "phase",
        "random",
        "remembered",
        "replays",
        "rng",
        "roles",
        "round",
        "seating",
        "seats",
        "stacks",
        "starter",
        "stone",
        "strikes",
        "to_act",
        "totals",
        "turn",
        "up",
        "used",
        "villain",
    )

    def __init__(self, options: Options, rng: Rng, log: Log = None) -> None:
        """An empty table; `begin` deals, a position or a sample fills it."""
        self.rng = rng
        self.log = log
        self.options = options
        self.seating = seating(options)
        self.seats = options.layout
        self.villain = parse_card(options.storyline)
        self.totals = [0] * len(self.seating.sides)
        self.round = 0
        self.lead: Seat = 0
        self.last_round: Round | None = None
        self.outcome: Outcome | None = None
        self.clear()

    def clear(self) -> None:
        """All cards back in the deck (FM-16.9)."""
        n = self.seats
        self.phase = STRIKE
        self.to_act: list[Player] = []
        self.dealt = False
        self.missing: int | None = None
        self.roles: list[int] = []
        self.stacks: list[list[int]] = [[] for _ in range(n + 1)]
        self.last_lifelines: list[int] = []
        self.up = [False] * n + [True]  # role cards that lie face up
        self.fallen = [False] * (n + 1)
        self.line: list[int] = []
        self.stone: Character = VILLAIN
        self.now = [DAZED if kind == "dazed" else ACTIVE for kind in self.seating.kinds]
        self.hand = 0
        self.hands: list[list[int]] = [[] for _ in range(n)]  # of a dazed seat a pile, the top first
        self.remembered = [False] * n  # seats whose pile was a hand that somebody knew (FM-20.12)
        self.random: list[int] = []  # the first is turned first
        # (hand, count): so many cards on top of the random deck are older than the end of that hand (FM-4.2)
        self.layers: list[tuple[int, int]] = []
        self.kept: list[int] = []
        self.used: list[int] = []  # played or discarded since the last shuffle
        self.fight = 0
        self.in_hand = 0
        self.fights: list[Fight] = []
        self.replays = self.options.free_replays  # FM-17.2
        self.pending: tuple[Fighter, str] | None = None
        self.clear_fight(NOBODY)

    def clear_fight(self, starter: Fighter) -> None:
        """No strike has been made yet."""
        self.starter = starter
        self.cyclical = False
        self.direction = 0
        self.order: tuple[tuple[Fighter, Fighter], ...] = ()
        self.turn = 0
        self.strikes: list[Strike] = []

    def copy(self) -> Self:
        """An independent state that shares the generator and writes no events."""
        twin = type(self).__new__(type(self))
        for name in Table.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) is list else value)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.log = None
        return twin
