"""A match of Four Musketeers as it lies on the table, hidden cards included; the rules move it (see `rules`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Self

from musketiere.core.game import Decision, Log, Outcome
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import JOKER, parse_card
from musketiere.games.four_musketeers.fight import Fight, Strike
from musketiere.games.four_musketeers.layout import NOBODY, RIGHT, VILLAIN, Character, Fighter, Player, Seat, seating
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.scoring import SideScore

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import HitLine, Phase, SeatNow

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
ROLE_DOWN: Final = 2
ROLE_UP: Final = 1
"""Damages that defeat a character without lifelines, its role card face down or up (FM-10.5, FM-10.6)."""


class Round(NamedTuple):
    """A round that is over, with all roles shown (FM-13.8)."""

    number: int
    """1, 2, … (FM-0.2)."""
    good: bool
    """Whether it ended well (FM-13)."""
    fallen: tuple[bool, ...]
    """By character, the villain last: whether it was defeated (FM-10.6)."""
    line: tuple[int, ...]
    """Life cards in the line of story, in order (FM-1.9)."""
    roles: tuple[int, ...]
    """Role cards by seat (FM-13.8)."""
    scores: tuple[SideScore, ...]
    """By side (FM-15.5)."""


class BaseState:
    """Everything about a match, and what can be read off it. A list by character has the seats in order and the villain
    last."""

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
        self.phase: Phase = STRIKE
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
        self.now: list[SeatNow] = [DAZED if kind == "dazed" else ACTIVE for kind in self.seating.kinds]
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
        self.pending: tuple[Fighter, HitLine] | None = None
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
        twin.log = None
        twin.rng = self.rng
        twin.options = self.options
        twin.seating = self.seating
        twin.seats = self.seats
        twin.villain = self.villain
        twin.totals = self.totals.copy()
        twin.round = self.round
        twin.lead = self.lead
        twin.last_round = self.last_round
        twin.outcome = self.outcome
        twin.phase = self.phase
        twin.to_act = self.to_act.copy()
        twin.dealt = self.dealt
        twin.missing = self.missing
        twin.roles = self.roles.copy()
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.last_lifelines = self.last_lifelines.copy()
        twin.up = self.up.copy()
        twin.fallen = self.fallen.copy()
        twin.line = self.line.copy()
        twin.stone = self.stone
        twin.now = self.now.copy()
        twin.hand = self.hand
        twin.hands = [hand.copy() for hand in self.hands]
        twin.remembered = self.remembered.copy()
        twin.random = self.random.copy()
        twin.layers = self.layers.copy()
        twin.kept = self.kept.copy()
        twin.used = self.used.copy()
        twin.fight = self.fight
        twin.in_hand = self.in_hand
        twin.fights = self.fights.copy()
        twin.replays = self.replays
        twin.pending = self.pending
        twin.starter = self.starter
        twin.cyclical = self.cyclical
        twin.direction = self.direction
        twin.order = self.order
        twin.turn = self.turn
        twin.strikes = self.strikes.copy()
        return twin

    # ---- what can be read off it ---------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; one player alone at any time (FM-19.9). None when the match is over."""
        return Decision(self.phase, tuple(self.to_act), False) if self.to_act else None

    @property
    def deciding(self) -> Fighter:
        """The seat whose controller decides now; nobody when the captain does or the match is over."""
        if not self.to_act:
            return NOBODY
        if self.phase == STRIKE:
            return self.order[self.turn][0]
        if self.phase == CHOOSE_DIRECTION:
            return self.starter
        return self.dealer if self.phase == CHOOSE_MISSING else NOBODY

    @property
    def dealer(self) -> Seat:
        """The life dealer: the right neighbour of the lead seat (FM-3.2)."""
        return (self.lead + RIGHT) % self.seats

    def damages_left(self, character: Character) -> int:
        """How many damages still defeat a character (FM-10.7); 0 too as long as no lifelines are dealt."""
        stack = self.stacks[character]
        if self.fallen[character] or not self.dealt:
            return 0
        if stack:
            return len(stack) + (ROLE_UP if is_hard(stack[0], self.options.mirrored) else ROLE_DOWN)
        return ROLE_UP if self.up[character] else ROLE_DOWN

    @property
    def round_over(self) -> bool:
        """No fight goes on: everything about the round is open (FM-13.8)."""
        return self.phase in (CHOOSE_SETTINGS, MATCH_OVER)


def is_hard(card: int, mirrored: bool) -> bool:
    """Whether a last lifeline leaves the role card face up: the joker; where lifelines are mirrored, a 2 (FM-10.2)."""
    return (card == JOKER) != mirrored
