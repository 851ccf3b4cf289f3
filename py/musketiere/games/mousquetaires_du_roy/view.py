"""What a seat may know (MR-30)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from musketiere.core.game import Seat
from musketiere.games.mousquetaires_du_roy.board import NO_ELEMENT, PUBLIC, Duel, Element, Token
from musketiere.games.mousquetaires_du_roy.material import NOBODY, Musketeer
from musketiere.games.mousquetaires_du_roy.options import Options
from musketiere.games.mousquetaires_du_roy.state import MILADYS_PARTS, TEAMS_PARTS, State

FACE_DOWN: Final = Token(0)
"""A quest token of which one knows only that it is there."""


class TeamSecrets(NamedTuple):
    """What only the team knows."""

    hands: tuple[tuple[int, ...], ...]
    """Adventure cards by Musketeer; the whole team knows all of them."""
    offer: tuple[tuple[int, ...], ...]


class MiladySecrets(NamedTuple):
    """What only Milady knows."""

    destination: int
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
    public: tuple[Any, ...]
    """The values of `board.PUBLIC`, in that order."""
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
        tuple(_frozen(getattr(state, name)) for name in PUBLIC),
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


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _as_seen(token: Token | None, is_milady: bool) -> Token | None:
    """Face down only Milady knows it (MR-21.6)."""
    return token if token is None or token.up or is_milady else FACE_DOWN
