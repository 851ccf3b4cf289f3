"""What lies on the table in a match of Mousquetaires du Roy, hidden things included; the rules move it (see `state`).

Who may know what stands in `PUBLIC`, `TEAM`, `MILADY`, `HALF` and `SEALED`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, Self, TypeAlias, cast

from musketiere.core.game import Log, Outcome, Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Botte, Hero, Mission
from musketiere.games.mousquetaires_du_roy.material import (
    DESTINATIONS,
    IMPROVED_BOTTE,
    IMPROVED_SKILL,
    INN,
    LOUVRE,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PARIS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.options import Options

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

RULES_VERSION: Final = 2
"""By which new matches are played. By version 1 a Musketeer could stay at Richelieu's (MR-19.12)."""

Step: TypeAlias = tuple[str, *tuple[int, ...]]
"""What is to be done next: its name in `State.steps` and whole numbers that everybody may know."""
Steps: TypeAlias = Mapping[str, Callable[..., None]]
"""How steps are done: functions of the state and those numbers."""

NO_SQUARE: Final = (NOBODY, 0)
"""In the Common Room, or not in the inn at all."""


class Opponent(NamedTuple):
    """An adversary that mans a mission."""

    id: int
    """Its number in the data file."""
    wounds: int = 0
    beaten: bool = False


class Manned(NamedTuple):
    """A mission in play (MR-15, MR-16)."""

    card: int
    """Its number in the data file, in `paris` or `louvre` by the place."""
    opponents: tuple[Opponent, ...] = ()
    solved: int = 0
    """Bit by bit the challenges that are validated."""
    ambush: int = NO_AMBUSH
    named: Musketeer = NOBODY
    """Whom Nemesis names (MR-13.13)."""
    strangled: int = 0
    """Successes of the strangling (MR-15.12)."""


class Token(NamedTuple):
    """A quest token on its place (MR-21.5)."""

    kind: int
    up: bool = False


class Duel(NamedTuple):
    """A duel that is fought (MR-9)."""

    musketeer: Musketeer
    against: protocol.Against
    blue: int
    red: int
    committed: tuple[int, ...] = ()
    round: int = 0
    thrown_blue: tuple[int, ...] = ()
    thrown_red: tuple[int, ...] = ()
    blade: bool = False
    """Whether the Toledo blade has been used (MR-14.7)."""
    absorbed_blue: bool = False
    """Whether the Musketeer's cuirass has absorbed its wound (MR-14.6)."""
    absorbed_red: bool = False


Element: TypeAlias = "tuple[protocol.ElementKind, int, int]"
"""What a Musketeer attempts (MR-10.2); the place; and its number there: of a challenge or an adversary on the card or
board, of a line of the inn, or 0."""
NO_ELEMENT: Final = cast("Element", ("", 0, 0))
"""Nothing is attempted."""


PUBLIC: Final = (
    # the match
    *("turn", "phase", "to_act", "agenda", "outcome"),
    # tracks
    *("time", "honour", "siege", "ladder", "paid"),
    # the team
    *(
        "pistoles",
        "epic",
        "one_for_all",
        "where",
        "life",
        "tokens",
        "inn_at",
        "due",
        "begun",
        "prepaid",
        "stepped_back",
    ),
    *("active", "actions", "ridden", "banned", "refused", "bought", "spaces", "fell"),
    # this turn
    *("conscripts", "rallied", "closed", "reinforcements", "barred"),
    # Milady, as far as everybody knows
    *("seen_at", "cleared", "rochefort_life", "unused", "reserve", "paris", "louvre", "gone"),
    # piles that lie open
    *("adventure_discard", "perfidy_discard", "louvre_discard"),
    # the quest
    *("board", "solved", "stage", "foe_wounds", "spent"),
    # what is under way
    *("manned_place", "siege_blue", "siege_red", "retreat"),
)
"""What everybody may know."""
TEAM: Final = ("hands", "offer", "partner", "element", "cards", "duel")
"""What only the team may know (MR-30); of the last four what is still being put together."""
MILADY: Final = ("destination", "perfidy_hand", "perfidy_played", "paris_hand", "manning", "stock", "laying")
"""What only Milady may know; the automatic one's is nobody's (MR-30)."""
SEALED: Final = ("adventure_pile", "perfidy_pile", "louvre_pile", "paris_pile", "rng")
"""What nobody may know. Some of it can be worked out: the Paris pile holds what Milady does not (see `worlds`)."""
HALF: Final = ("inn", "quest_tokens", "asking")
"""Quest tokens: face down only Milady knows them. The open decision: what a side puts together (`State.seen`)."""


class Board:
    """Everything about a match. A list by Musketeer has them in seat order."""

    __slots__ = (*PUBLIC, *TEAM, *MILADY, *SEALED, *HALF, "edition", "heroes", "log", "options", "rules_version")

    def __init__(self, options: Options, rng: Rng, log: Log = None, rules_version: int = RULES_VERSION) -> None:
        """An empty board; the set-up, a position or a sample fills it."""
        edition = options.edition
        self.options = options
        self.rules_version = rules_version
        self.edition = edition
        self.rng = rng
        self.log = log
        self.heroes: tuple[Hero, ...] = tuple(edition.heroes[hero] for hero in options.hero_ids)
        n, setup = len(self.heroes), edition.setup[len(self.heroes)]

        self.turn = 0
        self.phase: protocol.Phase = "milady"
        """MR-4.1"""
        self.asking = ""
        """The open decision: a key of `State.questions`."""
        self.to_act: list[Seat] = []
        self.agenda: list[Step] = []
        """What is to be done, the last first."""
        self.outcome: Outcome | None = None

        self.time = setup.time
        self.honour = self.most_honour
        self.siege = 0
        self.ladder = edition.ladder_start
        self.paid: tuple[int, ...] = ()
        """Reward spaces of La Rochelle that have paid (MR-17.11)."""

        self.pistoles = setup.pistoles
        self.epic = setup.epic
        self.one_for_all = False
        self.where: list[Place] = [PARIS] * n
        self.life = [hero.life for hero in self.heroes]
        self.tokens = [0] * n
        """Bit by bit the tokens a Musketeer owns."""
        self.inn_at: list[tuple[int, int]] = [NO_SQUARE] * n
        """(line, square from 1); in the Common Room `NO_SQUARE`."""
        self.due = [False] * n
        """Whose turn of this Phase II is to come."""
        self.begun = [False] * n
        """Who has begun his turn of this Phase II (MR-6.8)."""
        self.prepaid = [0] * n
        """Actions that were used in Phase I (MR-20.6)."""
        self.stepped_back: tuple[Seat, ...] = ()
        """Who lets the others of the team begin first (MR-6.4)."""
        self.active: Musketeer = NOBODY
        self.actions = 0
        """Actions that the active Musketeer has left."""
        self.ridden = False
        self.banned = False
        """Whether he started his turn at Richelieu's: he must leave and may not return (MR-19.4)."""
        self.refused: tuple[Musketeer, ...] = ()
        """Partners that have refused him an exchange this turn (MR-14.14)."""
        self.bought = False
        """Whether he has bought the first of two tokens (MR-14.1)."""
        self.fell = [0] * n
        """The turn in which a Musketeer fell who is out of action; else 0 (MR-18.5)."""
        self.spaces: list[int] = [NOBODY] * 3
        """La Rochelle: the Adventure card on each space (MR-17.2)."""

        self.conscripts = False
        self.rallied = False
        """Whether One for all is played this turn (MR-17.13)."""
        self.closed: Place = NOWHERE
        """Dead end (MR-12.13)."""
        self.reinforcements = False
        self.barred = [False] * n
        """Who was sent to the Bastille by Richelieu this turn (MR-20.7)."""

        self.seen_at: Place = NOWHERE
        """Where Milady has been revealed this turn."""
        self.cleared: tuple[Place, ...] = ()
        """Where she is not, as everybody has seen this turn."""
        self.perfidy_played = NOBODY
        """The Perfidy card of this turn, for the table to show."""
        self.rochefort_life = edition.rochefort.life
        self.unused = list(edition.ambushes)
        """Ambushes left, by kind (MR-2.9)."""
        self.reserve = list(range(len(edition.adversaries)))
        """Adversaries that are neither beaten nor on a mission."""
        self.paris: Manned | None = None
        self.louvre: Manned | None = None
        self.gone: tuple[int, ...] = ()
        """Paris cards that have left the game."""

        self.adventure_pile: list[int] = []
        self.adventure_discard: list[int] = []
        self.perfidy_pile: list[int] = []
        self.perfidy_discard: list[int] = []
        self.louvre_pile: list[int] = []
        self.louvre_discard: list[int] = []
        self.paris_pile: list[int] = []

        self.hands: list[list[int]] = [[] for _ in range(n)]
        """Adventure cards by Musketeer, sorted."""
        self.destination: Place = NOWHERE
        """Where Milady is this turn."""
        self.perfidy_hand: list[int] = []
        """In the order in which they came."""
        self.paris_hand: list[int] = []

        self.board = INN
        """Which board is in play: its index in the order of the boards."""
        self.solved = 0
        """Bit by bit the challenges of Calais that are solved."""
        self.stage = 0
        """Stage of England, or gallery."""
        self.spent: tuple[int, ...] = ()
        """Quest tokens that everybody has seen leave the game."""
        self.foe_wounds = 0
        """Wounds of de Wardes (MR-9.21)."""
        self.inn: list[list[Token | None]] = []
        """By line, the nearest first; None where the token is gone."""
        self.quest_tokens: list[Token | None] = []
        """England: by stage of a token. Galleries: by gallery, `gallery_tokens` to each. None where it is beaten."""
        self.stock: dict[int, int] = dict(edition.quest_tokens)
        """Adversary tokens that Milady has left, by force (MR-21.6)."""

        self.manned_place: Place = NOWHERE
        """Where Milady mans a mission or lays an ambush."""
        self.manning: tuple[int, ...] = ()
        """Adversaries that Milady is about to man a mission with."""
        self.laying: tuple[int, ...] = ()
        """Quest tokens that she is about to lay."""
        self.partner: Musketeer = NOBODY
        """With whom the active Musketeer puts an exchange together."""
        self.offer: tuple[tuple[int, ...], ...] = ((), (), (), ())
        """An exchange that is put together: cards given, cards taken, tokens given, tokens taken."""
        self.duel: Duel | None = None
        self.element = NO_ELEMENT
        """What the active Musketeer attempts."""
        self.cards: tuple[int, ...] = ()
        """Cards named for a challenge, or for a purchase (MR-8.4)."""
        self.siege_blue: tuple[int, ...] = ()
        self.siege_red: tuple[int, ...] = ()
        self.retreat = 0
        """Spaces by which the siege is about to be lost (MR-17.10)."""

    def copy(self) -> Self:
        """An independent board that shares the generator and writes no events. Spelled out: a loop over the names takes
        four times as long."""
        twin = type(self).__new__(type(self))
        twin.turn = self.turn
        twin.phase = self.phase
        twin.to_act = self.to_act.copy()
        twin.agenda = self.agenda.copy()
        twin.outcome = self.outcome
        twin.time = self.time
        twin.honour = self.honour
        twin.siege = self.siege
        twin.ladder = self.ladder
        twin.paid = self.paid
        twin.pistoles = self.pistoles
        twin.epic = self.epic
        twin.one_for_all = self.one_for_all
        twin.where = self.where.copy()
        twin.life = self.life.copy()
        twin.tokens = self.tokens.copy()
        twin.inn_at = self.inn_at.copy()
        twin.due = self.due.copy()
        twin.begun = self.begun.copy()
        twin.prepaid = self.prepaid.copy()
        twin.stepped_back = self.stepped_back
        twin.active = self.active
        twin.actions = self.actions
        twin.ridden = self.ridden
        twin.banned = self.banned
        twin.refused = self.refused
        twin.bought = self.bought
        twin.spaces = self.spaces.copy()
        twin.fell = self.fell.copy()
        twin.conscripts = self.conscripts
        twin.rallied = self.rallied
        twin.closed = self.closed
        twin.reinforcements = self.reinforcements
        twin.barred = self.barred.copy()
        twin.seen_at = self.seen_at
        twin.cleared = self.cleared
        twin.rochefort_life = self.rochefort_life
        twin.unused = self.unused.copy()
        twin.reserve = self.reserve.copy()
        twin.paris = self.paris
        twin.louvre = self.louvre
        twin.gone = self.gone
        twin.adventure_discard = self.adventure_discard.copy()
        twin.perfidy_discard = self.perfidy_discard.copy()
        twin.louvre_discard = self.louvre_discard.copy()
        twin.board = self.board
        twin.solved = self.solved
        twin.stage = self.stage
        twin.foe_wounds = self.foe_wounds
        twin.spent = self.spent
        twin.manned_place = self.manned_place
        twin.siege_blue = self.siege_blue
        twin.siege_red = self.siege_red
        twin.retreat = self.retreat
        twin.hands = [[*hand] for hand in self.hands]
        twin.offer = self.offer
        twin.partner = self.partner
        twin.element = self.element
        twin.cards = self.cards
        twin.duel = self.duel
        twin.destination = self.destination
        twin.perfidy_hand = self.perfidy_hand.copy()
        twin.perfidy_played = self.perfidy_played
        twin.paris_hand = self.paris_hand.copy()
        twin.manning = self.manning
        twin.stock = self.stock.copy()
        twin.laying = self.laying
        twin.adventure_pile = self.adventure_pile.copy()
        twin.perfidy_pile = self.perfidy_pile.copy()
        twin.louvre_pile = self.louvre_pile.copy()
        twin.paris_pile = self.paris_pile.copy()
        twin.rng = self.rng
        twin.inn = [[*line] for line in self.inn]
        twin.quest_tokens = self.quest_tokens.copy()
        twin.asking = self.asking
        twin.edition = self.edition
        twin.heroes = self.heroes
        twin.log = None
        twin.options = self.options
        twin.rules_version = self.rules_version
        return twin

    # ---- reading it ----------------------------------------------------------------------------------

    @property
    def musketeers(self) -> range:
        """All Musketeers, in seat order."""
        return range(len(self.heroes))

    def owner(self, who: Musketeer) -> Seat:
        """The seat that decides for a Musketeer."""
        return self.options.owners[who]

    def allowance(self, who: Musketeer) -> int:
        """Actions of a Musketeer in this turn (MR-6.5, 6.6)."""
        base = self.edition.setup[len(self.heroes)].actions
        return max(0, base - self.conscripts + self.rallied - self.prepaid[who])

    def spend(self, cost: int) -> None:
        """Actions of the active Musketeer; any but an escape, a free Move too, begins his turn (MR-6.8)."""
        self.actions -= cost
        self.begun[self.active] = True

    @property
    def most_honour(self) -> int:
        """The Queen's honour at the start, which is also its maximum (MR-3.3, MR-26.6)."""
        options = self.options
        lower = self.edition.auto_honour[options.auto_level] if options.milady == "automatic" else 0
        return max(1, self.edition.setup[len(self.heroes)].honour - lower)

    @property
    def uncleared(self) -> list[Place]:
        """Where Milady may be, as far as everybody knows and while nobody has seen her (MR-10.1)."""
        return [place for place in DESTINATIONS if place not in self.cleared]

    @property
    def milady(self) -> Seat | None:
        """Her seat; None if the automatic procedure decides for her."""
        return self.options.milady_seat

    @property
    def milady_seats(self) -> tuple[Seat, ...]:
        """Who plays her, if anybody does."""
        seat = self.options.milady_seat
        return () if seat is None else (seat,)

    @property
    def team(self) -> range:
        """The seats of the team."""
        return range(self.options.players)

    def fit(self, who: Musketeer) -> bool:
        """Not out of action (MR-0.2)."""
        return self.life[who] > 0

    def fit_musketeers(self) -> list[Musketeer]:
        return [who for who in self.musketeers if self.life[who]]

    def faces_rochefort(self, who: Musketeer) -> bool:
        """Whether Rochefort can step in against him at all (MR-10.5, MR-10.6)."""
        return self.heroes[who].power != "rochefort_immune" and self.rochefort_life > 0

    def rochefort_bars(self, place: Place) -> bool:
        """Whether he comes before anything that the active Musketeer attempts there (MR-10.12)."""
        return self.seen_at == place and self.faces_rochefort(self.active)

    def at(self, place: Place) -> list[Musketeer]:
        """Who stands there, in seat order."""
        return [who for who in self.musketeers if self.where[who] == place]

    def owns(self, who: Musketeer, token: int) -> bool:
        return bool(self.tokens[who] >> token & 1)

    def skill(self, who: Musketeer, skill: int) -> int:
        """His skill with the improvement (MR-8.2)."""
        return self.heroes[who].skills[skill] + self.owns(who, IMPROVED_SKILL + skill)

    def botte(self, who: Musketeer) -> Botte:
        """The improved one replaces the basic one (MR-11.7)."""
        hero = self.heroes[who]
        return hero.botte_improved if self.owns(who, IMPROVED_BOTTE) else hero.botte

    def mission(self, place: Place) -> Manned | None:
        """The mission in play in Paris or at the Louvre."""
        return self.paris if place == PARIS else self.louvre if place == LOUVRE else None

    def mission_card(self, place: Place) -> Mission:
        """Its card. There must be one."""
        manned = self.mission(place)
        assert manned is not None
        return (self.edition.paris if place == PARIS else self.edition.louvre)[manned.card]

    def set_mission(self, place: Place, manned: Manned | None) -> None:
        if place == PARIS:
            self.paris = manned
        else:
            self.louvre = manned

    @property
    def quest_board(self) -> int:
        """The board in play."""
        return self.edition.quest_order[self.board]

    def adversary(self, number: int) -> Adversary:
        return self.edition.adversaries[number]
