"""What a seat may know (MR-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.game import Outcome, Seat
from musketiere.games.mousquetaires_du_roy.board import NO_ELEMENT, Duel, Element, Manned, Step, Token
from musketiere.games.mousquetaires_du_roy.material import NOBODY, Musketeer, Place
from musketiere.games.mousquetaires_du_roy.options import Options
from musketiere.games.mousquetaires_du_roy.state import MILADYS_PARTS, TEAMS_PARTS, State

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol

FACE_DOWN: Final = Token(0)
"""A quest token of which one knows only that it is there."""


class Public(NamedTuple):
    """What everybody knows: the fields of `board.PUBLIC`, as `Board` describes them."""

    turn: int
    """1, 2, … (MR-4.2)."""
    phase: protocol.Phase
    """`milady`, `musketeers`, `la_rochelle` or `end` (MR-4.1)."""
    to_act: tuple[Seat, ...]
    """Seats that must choose now (MR-29)."""
    agenda: tuple[Step, ...]
    """What is to be done, the last first: names of steps with their numbers (MR-4)."""
    outcome: Outcome | None
    """Who has won; None while the match is in play (MR-1)."""
    time: int
    """Space of the Time token (MR-1.3)."""
    honour: int
    """The Queen's honour, 0 for Milady's victory (MR-1.4)."""
    siege: int
    """Space of the La Rochelle token, negative towards Richelieu (MR-1.5)."""
    ladder: int
    """Square of the Louvre token, 1 at the top (MR-16.5)."""
    paid: tuple[int, ...]
    """Reward spaces of La Rochelle that have paid (MR-17.11)."""
    pistoles: int
    """The team's money (MR-2.5)."""
    epic: int
    """The team's Epic tokens (MR-2.5)."""
    one_for_all: bool
    """Whether the team holds the card One for all (MR-17.13)."""
    where: tuple[Place, ...]
    """By Musketeer: his place, as a number of `material.PLACES` (MR-2.1)."""
    life: tuple[int, ...]
    """By Musketeer: life points; 0 out of action (MR-18)."""
    tokens: tuple[int, ...]
    """By Musketeer: bit by bit the tokens he owns, by their numbers in `material.TOKENS` (MR-14)."""
    inn_at: tuple[tuple[int, int], ...]
    """By Musketeer: (line, square from 1) in the inn; (-1, 0) in the Common Room or elsewhere (MR-22)."""
    due: tuple[bool, ...]
    """By Musketeer: whether his turn of this Phase II is to come or goes on (MR-6.2)."""
    begun: tuple[bool, ...]
    """By Musketeer: whether he has begun his turn of this Phase II (MR-6.8)."""
    prepaid: tuple[int, ...]
    """By Musketeer: actions that were used in Phase I (MR-20.6)."""
    stepped_back: tuple[Seat, ...]
    """Seats that let the others of the team begin first (MR-6.11)."""
    active: Musketeer
    """The Musketeer whose turn it is; -1 if it is nobody's (MR-6.3)."""
    actions: int
    """That he has left (MR-6.5)."""
    ridden: bool
    """Whether his horse has carried him this turn (MR-14.9)."""
    banned: bool
    """Whether he started his turn at Richelieu's and may not return (MR-19.4)."""
    refused: tuple[Musketeer, ...]
    """Partners that have refused him an exchange this turn (MR-14.16)."""
    bought: bool
    """Whether he has bought the first of two tokens (MR-14.1)."""
    spaces: tuple[int, ...]
    """La Rochelle: the Adventure card on each of three spaces, -1 where none lies (MR-17.2)."""
    fell: tuple[int, ...]
    """By Musketeer out of action: the turn in which he fell; else 0 (MR-18.5)."""
    conscripts: bool
    """Whether everybody has one action fewer this turn (MR-12.3)."""
    rallied: bool
    """Whether One for all is played this turn (MR-17.13)."""
    closed: Place
    """Where nobody may move this turn; -1 for nowhere (MR-12.13)."""
    reinforcements: bool
    """Whether Milady throws one die more this turn (MR-12.6)."""
    barred: tuple[bool, ...]
    """By Musketeer: whether he was sent to the Bastille by Richelieu this turn (MR-20.7)."""
    seen_at: Place
    """Where Milady has been revealed this turn; -1 while she is hidden (MR-10.8)."""
    cleared: tuple[Place, ...]
    """Where she is not, as everybody has seen this turn (MR-30.4)."""
    rochefort_life: int
    """His life points; at 0 he does not step in (MR-10.6)."""
    unused: tuple[int, ...]
    """Milady's ambushes left, by kind as in `material.AMBUSHES` (MR-2.9)."""
    reserve: tuple[int, ...]
    """Adversaries neither beaten nor on a mission, by their numbers in the data file (MR-2.9)."""
    paris: Manned | None
    """The Paris card in play with who mans it; None without one (MR-15.1)."""
    louvre: Manned | None
    """The mission at the Louvre with who mans it (MR-16.1)."""
    gone: tuple[int, ...]
    """Paris cards that have left the game, by their numbers in the data file (MR-15.9)."""
    adventure_discard: tuple[int, ...]
    """Adventure cards that were used, by kind as in `material.ADVENTURE` (MR-2.7)."""
    perfidy_discard: tuple[int, ...]
    """Perfidy cards that were used, by kind as in `material.PERFIDY` (MR-2.7)."""
    louvre_discard: tuple[int, ...]
    """Missions of the Louvre that are over, by their numbers in the data file (MR-16.1)."""
    board: int
    """The quest board in play: 0 inn, 1 Calais, 2 England, 3 galleries (MR-21)."""
    solved: int
    """Bit by bit the challenges of Calais that are solved (MR-23)."""
    stage: int
    """Stage of England, or gallery, in which the team is (MR-24, MR-25)."""
    foe_wounds: int
    """Wounds of de Wardes (MR-9.21)."""
    spent: tuple[int, ...]
    """Quest tokens that everybody has seen leave the game (MR-21)."""
    manned_place: Place
    """Where Milady mans a mission or lays an ambush; -1 otherwise (MR-16.3, MR-13.1)."""
    siege_blue: tuple[int, ...]
    """Faces that the team has thrown at La Rochelle, as in `material.FACES` (MR-17)."""
    siege_red: tuple[int, ...]
    """Faces that Milady has thrown there (MR-17)."""
    retreat: int
    """Spaces by which the siege is about to be lost (MR-17.10)."""


class TeamSecrets(NamedTuple):
    """What only the team knows."""

    hands: tuple[tuple[int, ...], ...]
    """Adventure cards by Musketeer, as in `material.ADVENTURE`; the whole team knows all of them (MR-30)."""
    offer: tuple[tuple[int, ...], ...]
    """An exchange that is put together: cards given, cards taken, tokens given, tokens taken (MR-14.12)."""


class MiladySecrets(NamedTuple):
    """What only Milady knows."""

    destination: Place
    """Where she is this turn; -1 before she has chosen (MR-5.2)."""
    perfidy_hand: tuple[int, ...]
    """Perfidy cards, in the order in which they came, as in `material.PERFIDY` (MR-2.9)."""
    perfidy_played: int
    """The card that is being played, while its target is open; -1 otherwise (MR-12.1)."""
    paris_hand: tuple[int, ...]
    """Paris cards, by their numbers in the data file (MR-15.6)."""
    manning: tuple[int, ...]
    """Adversaries with whom she is about to man a mission (MR-16.3)."""
    stock: tuple[tuple[int, int], ...]
    """(force, how many adversary tokens are left) (MR-21.6)."""
    laying: tuple[int, ...]
    """Quest tokens that she is about to lay (MR-21.6)."""


class View(NamedTuple):
    """Everything that `seat`, or a spectator (None), may know; numbers as in `material`."""

    seat: Seat | None
    """Who looks, 0 … seats - 1; None for a spectator (MR-30)."""
    options: Options
    """By which the match is played (MR-28)."""
    rules_version: int
    """Of the rules by which it was begun: by version 1 one may stay at Richelieu's (MR-19.12)."""
    public: Public
    """What everybody knows (MR-30)."""
    asking: str
    """The open decision, as `seen` (MR-29)."""
    element: Element
    """What is attempted: its kind, the place, and its number there (MR-10.2); the kind is empty if nothing is. What a
    controller puts together only his own team sees."""
    cards: tuple[int, ...]
    """Adventure cards named for it so far (MR-8.4)."""
    partner: Musketeer
    """With whom an exchange is put together, -1 for nobody; others learn of it when he is asked (MR-14.14)."""
    duel: Duel | None
    """The duel that is fought (MR-9); None without one."""
    inn: tuple[tuple[Token | None, ...], ...]
    """By line of the inn, the nearest first: its tokens, None where one is gone, of kind 0 where one lies face down for
    who looks (MR-21.6)."""
    quest_tokens: tuple[Token | None, ...]
    """Tokens of England or of the galleries, in the same way (MR-21.6)."""
    hand_counts: tuple[int, ...]
    """By Musketeer: Adventure cards in hand (MR-30)."""
    perfidy_count: int
    """Perfidy cards in Milady's hand (MR-30)."""
    paris_count: int
    """Paris cards in Milady's hand (MR-30)."""
    team: TeamSecrets | None
    """What only the team knows; None for everybody else (MR-30)."""
    milady: MiladySecrets | None
    """What only Milady knows; None for everybody else (MR-30)."""

    @property
    def is_milady(self) -> bool:
        return self.seat is not None and self.seat == self.options.milady_seat


def view_of(state: State, seat: Seat | None) -> View:
    """What that seat, or a spectator, may know now."""
    is_milady = seat is not None and seat == state.milady
    in_team = seat is not None and not is_milady
    settled = in_team or state.asking not in TEAMS_PARTS
    duel = state.duel
    if duel is not None and not in_team and state.asking == "commit":
        duel = duel._replace(committed=())
    return View(
        seat,
        state.options,
        state.rules_version,
        public_of(state),
        _asked(state, in_team, is_milady),
        state.element if settled else NO_ELEMENT,
        state.cards if settled else (),
        state.partner if settled else NOBODY,
        duel,
        tuple(tuple(_as_seen(token, is_milady) for token in line) for line in state.inn),
        tuple(_as_seen(token, is_milady) for token in state.quest_tokens),
        tuple(map(len, state.hands)),
        len(state.perfidy_hand),
        len(state.paris_hand),
        TeamSecrets(tuple(map(tuple, state.hands)), state.offer) if in_team else None,
        MiladySecrets(
            state.destination,
            tuple(state.perfidy_hand),
            state.perfidy_played,
            tuple(state.paris_hand),
            state.manning,
            tuple(state.stock.items()),
            state.laying,
        )
        if is_milady
        else None,
    )


def _asked(state: State, in_team: bool, is_milady: bool) -> str:
    """Each side knows its own."""
    own = TEAMS_PARTS if in_team else MILADYS_PARTS if is_milady else {}
    return state.asking if state.asking in own else state.seen


def public_of(state: State) -> Public:
    """What everybody knows, spelled out: a loop over the names takes twice as long."""
    return Public(
        state.turn,
        state.phase,
        tuple(state.to_act),
        tuple(state.agenda),
        state.outcome,
        state.time,
        state.honour,
        state.siege,
        state.ladder,
        state.paid,
        state.pistoles,
        state.epic,
        state.one_for_all,
        tuple(state.where),
        tuple(state.life),
        tuple(state.tokens),
        tuple(state.inn_at),
        tuple(state.due),
        tuple(state.begun),
        tuple(state.prepaid),
        state.stepped_back,
        state.active,
        state.actions,
        state.ridden,
        state.banned,
        state.refused,
        state.bought,
        tuple(state.spaces),
        tuple(state.fell),
        state.conscripts,
        state.rallied,
        state.closed,
        state.reinforcements,
        tuple(state.barred),
        state.seen_at,
        state.cleared,
        state.rochefort_life,
        tuple(state.unused),
        tuple(state.reserve),
        state.paris,
        state.louvre,
        state.gone,
        tuple(state.adventure_discard),
        tuple(state.perfidy_discard),
        tuple(state.louvre_discard),
        state.board,
        state.solved,
        state.stage,
        state.foe_wounds,
        state.spent,
        state.manned_place,
        state.siege_blue,
        state.siege_red,
        state.retreat,
    )


def _as_seen(token: Token | None, is_milady: bool) -> Token | None:
    """Face down only Milady knows it (MR-21.6)."""
    return token if token is None or token.up or is_milady else FACE_DOWN
