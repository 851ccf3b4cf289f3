"""The match that is open, and who follows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeGuard, cast

from musketiere.client import Client
from musketiere.core.errors import IllegalAction, InvalidRequest
from musketiere.core.game import Move, Seat, State
from musketiere.core.match import Match
from musketiere.players import FULL
from musketiere.requests import EXTERNAL, HUMAN, LESSON, OwnPlayer, is_controller, is_in, plain_name

if TYPE_CHECKING:
    from musketiere.core.game import JsonObject
    from musketiere.core.protocol import Decision, GameView
    from musketiere.fair import Shares
    from musketiere.protocol import Frame, Moments, Update

MAX_CLIENTS: Final = 32
LONGEST_CLIENT: Final = 40
"""Characters of a client's name."""


@dataclass
class Table:
    """A match, who decides at each seat, and who follows it.

    `names` and `controllers` say who decides: a person at a client (`HUMAN`), whoever answers from outside
    (`EXTERNAL`), or a computer player by its id. Computer players draw from `player_seed`, which has nothing to do with
    the seed of the deal, and look at `effort` per cent of the worlds of their level. `lamps` holds by seat at which of
    its own decisions the lamp was asked, counted from 0. `players` holds by seat those that a visitor has written and
    seated: they are decided from outside, but nobody else decides there or looks from there. A match for `practice`
    goes on from a moment of another. `shares` are what a table of several devices has dealt it from. Clients follow the
    match, each from its own viewpoint; an answer to a client holds what it may know and has not been told yet.
    """

    match: Match
    names: tuple[str, ...]
    controllers: tuple[str, ...]
    player_seed: int
    effort: int = FULL
    lamps: tuple[list[int], ...] = ()
    practice: bool = False
    problem: str | None = None
    players: tuple[OwnPlayer | None, ...] = ()
    shares: Shares | None = None
    lent: tuple[Seat, ...] = ()
    """Seats of people where a computer player decides until they are back."""
    clients: dict[str, Client] = field(default_factory=dict, repr=False)
    _acted: list[int] = field(default_factory=list, repr=False)
    """By seat: how often it has acted or taken back since the match was opened."""
    _legal: dict[Seat, tuple[list[int], JsonObject | None]] = field(default_factory=dict, repr=False)
    """By seat: what was legal there when it was asked for last, and how often each had acted by then."""
    _moments: list[tuple[State, int]] = field(default_factory=list, repr=False)
    """After 0, 1, 2 … actions: the state, and how many events had happened. Empty until an earlier moment is wanted,
    and again after every action."""

    def __post_init__(self) -> None:
        expected = self.match.game.seats(self.match.options)
        if len(self.controllers) != expected or len(self.names) != expected:
            raise InvalidRequest("controllers-count", expected=expected)
        for controller in self.controllers:
            if not is_controller(controller):
                raise InvalidRequest("unknown-player", player=str(controller))
        self.names = tuple(map(plain_name, self.names))
        self.lamps = self.lamps or tuple([] for _ in self.controllers)
        self.players = self.players or (None,) * expected
        self._acted = [0] * expected

    @property
    def lesson(self) -> str | None:
        """The name of the lesson it is; None if it is no lesson, or one that has been prepared anew since."""
        if LESSON not in self.controllers:
            return None
        lessons = self.match.game.lessons.items()
        return next((name for name, lesson in lessons if lesson.position == self.match.position), None)

    @property
    def is_over(self) -> bool:
        """Whether the match is over: then everything is open (MU-12.14, FM-20.18, MR-30.5)."""
        return self.match.state.outcome is not None

    @property
    def lamp_counts(self) -> list[int]:
        """By seat: at how many of its decisions the lamp was asked."""
        return [len(decisions) for decisions in self.lamps]

    def parse_seat(self, seat: object) -> Seat:
        """Raises `InvalidRequest` if there is no such seat."""
        if not self._is_seat(seat):
            raise InvalidRequest("seat-unknown", seat=str(seat))
        return seat

    # ---- following -----------------------------------------------------------------------------------

    def follow(self, name: object, seats: object) -> Update:
        """Lets a client join, or look from other seats. Raises `InvalidRequest`."""
        viewpoint = self._parse_viewpoint(seats)
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_CLIENT:
            raise InvalidRequest("unknown-client", client=str(name))
        client = self.clients.get(name)
        if client is None:
            if len(self.clients) == MAX_CLIENTS:
                raise InvalidRequest("clients-many", max=MAX_CLIENTS)
            client = self.clients[name] = Client(viewpoint)
        else:
            client.seats = viewpoint
        return self._update(client)

    def leave(self, name: object) -> None:
        """A client follows no more."""
        self._client(name)
        del self.clients[cast(str, name)]

    def poll(self, name: object) -> Update:
        """What a client has not been told yet."""
        return self._update(self._client(name))

    def seek(self, name: object, at: object) -> Update:
        """Puts a client at the moment after `at` actions of a match that is over. Raises `InvalidRequest` before."""
        client = self._client(name)
        if not self.is_over:
            raise InvalidRequest("match-in-play")
        client.at = self._parse_moment(client, at)
        return self._update(client)

    def moments(self) -> Moments:
        """Where actions stand in the story of a match that is over. Raises `InvalidRequest` before."""
        if not self.is_over:
            raise InvalidRequest("match-in-play")
        return {"events": [events for _, events in self._past()]}

    def _client(self, name: object) -> Client:
        client = self.clients.get(name) if isinstance(name, str) else None
        if client is None:
            raise InvalidRequest("unknown-client", client=str(name))
        return client

    def _parse_viewpoint(self, given: object) -> tuple[Seat | None, ...]:
        if not isinstance(given, list):
            raise InvalidRequest("seat-hidden", seat=str(given))
        for place, seat in enumerate(given):
            is_first_and_none = seat is None and place == 0
            if not is_first_and_none and (not self._may_be_seen(seat) or seat in given[:place]):
                raise InvalidRequest("seat-hidden", seat=str(seat))
        return tuple(given) or (None,)

    def _may_be_seen(self, seat: object) -> TypeGuard[Seat]:
        """Whether there is such a seat and a client may look from it: in play none of a computer player, whoever has
        written it."""
        return self._is_seat(seat) and (self.is_over or self.controllers[seat] == HUMAN or self._is_external(seat))

    def _is_external(self, seat: Seat) -> bool:
        """Whether somebody outside decides there who is no player of a visitor."""
        return self.controllers[seat] == EXTERNAL and self.players[seat] is None

    def _parse_moment(self, client: Client, at: object) -> int:
        if not is_in(at, range(self.match.count(client.seats) + 1)):
            raise InvalidRequest("moment-unknown", at=str(at))
        return at

    def _update(self, client: Client) -> Update:
        """What is new for it; from here on it is told."""
        match = self.match
        if client.at is None:
            state, actions, events = match.state, match.count(client.seats), len(match.events)
        else:
            (state, events), actions = self._past()[client.at], client.at
        frame = self._frame(state, client, actions)
        client.acted = tuple(self._acted)
        return {"frame": frame, "story": client.tell(match.events[:events])}

    def _frame(self, state: State, client: Client, actions: int) -> Frame:
        """The table as that client sees it in a state of the match, after so many actions."""
        match, viewer = self.match, client.viewer
        game = match.game
        legal, can_undo = None, False
        if viewer is not None and state is match.state:
            legal = self._legal_data(viewer)
            can_undo = self.controllers[viewer] == HUMAN and match.can_undo(viewer)
        decision: Decision | None = None
        if state.decision is not None:
            kind, seats, secret = state.decision
            decision = {"kind": kind, "seats": [*seats], "secret": secret}
        outcome = state.outcome
        return {
            "game": game.id,
            "viewer": viewer,
            "names": list(self.names),
            "controllers": list(self.controllers),
            "view": game.view_data(game.view(state, viewer)),
            "views": self._views(state, client.seats) if len(client.seats) > 1 else None,
            "decision": decision,
            "legal": legal,
            "can_undo": can_undo,
            "actions": actions,
            "outcome": None if outcome is None else {"reason": outcome.reason, **outcome.data()},
            "lesson": self.lesson,
            "problem": self.problem,
            "lamps": self.lamp_counts,
            "practice": self.practice,
        }

    def _legal_data(self, seat: Seat) -> JsonObject | None:
        """What is legal there now. It is reckoned once, however many ask: counsel takes its time."""
        acted, data = self._legal.get(seat, ([], None))
        if acted != self._acted:
            data = self.match.game.legal_data(self.match.state, seat)
            self._legal[seat] = [*self._acted], data
        return data

    def _views(self, state: State, seats: Sequence[Seat | None]) -> list[GameView | None]:
        game = self.match.game
        all_ = range(len(self.controllers))
        return [game.view_data(game.view(state, seat)) if seat in seats else None for seat in all_]

    def _past(self) -> list[tuple[State, int]]:
        """All moments of the match so far; made by playing it once more when they are first wanted."""
        if not self._moments:
            self._moments = [(now.state.copy(), len(now.events)) for now in self.match.replay()]
        return self._moments

    def _own_seat(self, client: Client, seat: object) -> Seat:
        """Raises `IllegalAction` if the client may not act for the seat, or does not know what it did last."""
        if not self._is_seat(seat) or seat not in client.seats or self.controllers[seat] != HUMAN:
            raise IllegalAction("seat-not-yours", seat=str(seat))
        if client.acted[seat] != self._acted[seat]:
            raise IllegalAction("client-behind", seat=seat)
        return seat

    def _parse_action(self, action: object) -> Move:
        game = self.match.game
        return game.encode(game.parse_action(action))

    def _is_seat(self, seat: object) -> TypeGuard[Seat]:
        return is_in(seat, range(len(self.controllers)))
