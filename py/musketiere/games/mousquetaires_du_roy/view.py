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
    phase: protocol.Phase
    to_act: tuple[Seat, ...]
    agenda: tuple[Step, ...]
    outcome: Outcome | None
    time: int
    honour: int
    siege: int
    ladder: int
    paid: tuple[int, ...]
    pistoles: int
    epic: int
    one_for_all: bool
    where: tuple[Place, ...]
    life: tuple[int, ...]
    tokens: tuple[int, ...]
    inn_at: tuple[tuple[int, int], ...]
    due: tuple[bool, ...]
    begun: tuple[bool, ...]
    prepaid: tuple[int, ...]
    stepped_back: tuple[Seat, ...]
    active: Musketeer
    actions: int
    ridden: bool
    banned: bool
    refused: tuple[Musketeer, ...]
    bought: bool
    spaces: tuple[int, ...]
    fell: tuple[int, ...]
    conscripts: bool
    rallied: bool
    closed: Place
    reinforcements: bool
    barred: tuple[bool, ...]
    seen_at: Place
    cleared: tuple[Place, ...]
    rochefort_life: int
    unused: tuple[int, ...]
    reserve: tuple[int, ...]
    paris: Manned | None
    louvre: Manned | None
    gone: tuple[int, ...]
    adventure_discard: tuple[int, ...]
    perfidy_discard: tuple[int, ...]
    louvre_discard: tuple[int, ...]
    board: int
    solved: int
    stage: int
    foe_wounds: int
    spent: tuple[int, ...]
    manned_place: Place
    siege_blue: tuple[int, ...]
    siege_red: tuple[int, ...]
    retreat: int


class TeamSecrets(NamedTuple):
    """What only the team knows."""

    hands: tuple[tuple[int, ...], ...]
    """Adventure cards by Musketeer; the whole team knows all of them."""
    offer: tuple[tuple[int, ...], ...]


class MiladySecrets(NamedTuple):
    """What only Milady knows."""

    destination: Place
    perfidy_hand: tuple[int, ...]
    perfidy_played: int
    paris_hand: tuple[int, ...]
    manning: tuple[int, ...]
    stock: tuple[tuple[int, int], ...]
    """(force, how many adversary tokens are left)."""
    laying: tuple[int, ...]


class View(NamedTuple):
    """Everything that `seat`, or a spectator (None), may know; numbers as in `material`."""

    seat: Seat | None
    options: Options
    rules_version: int
    public: Public
    asking: str
    """The open decision, as `seen`."""
    element: Element
    """What is attempted, and with which cards; what a controller puts together only his own team sees."""
    cards: tuple[int, ...]
    partner: Musketeer
    """With whom an exchange is put together; others learn of it when he is asked."""
    duel: Duel | None
    inn: tuple[tuple[Token | None, ...], ...]
    quest_tokens: tuple[Token | None, ...]
    hand_counts: tuple[int, ...]
    perfidy_count: int
    paris_count: int
    team: TeamSecrets | None
    milady: MiladySecrets | None

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
