"""The match that is open: who decides at each seat, who follows it, who thinks."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, TypeGuard, cast

from musketiere.client import Client, Question
from musketiere.core.errors import IllegalAction, InvalidRecord, InvalidRequest
from musketiere.core.game import Move, Seat, State
from musketiere.core.match import Match
from musketiere.core.reading import read_json
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.players import LEVELS, PLAYERS
from musketiere.players.player import Thinking

if TYPE_CHECKING:
    from musketiere.core.protocol import Decision, GameView
    from musketiere.protocol import Advance, Analysis, Frame, Moments, Pending, Save, SavedMatch, Update

HUMAN: Final = "human"
EXTERNAL: Final = "external"
LESSON: Final = "lesson"
MAX_CLIENTS: Final = 32
LONGEST_CLIENT: Final = 40
"""Characters of a client's name."""
LONGEST_BUDGET: Final = 3_600_000
"""Milliseconds of thinking that can be asked for at once; JSON from outside could say it is infinite, or no number."""


@dataclass
class Session:
    """One open match.

    `names` and `controllers` say who decides at each seat: a person at a client (`HUMAN`), whoever answers from outside
    (`EXTERNAL`), or a computer player by its id. Computer players draw from `player_seed`, which has nothing to do with
    the seed of the deal. Clients follow the match, each from its own viewpoint; an answer to a client holds what it may
    know and has not been told yet.
    """

    match: Match
    names: tuple[str, ...]
    controllers: tuple[str, ...]
    player_seed: int
    clients: dict[str, Client] = field(default_factory=dict, repr=False)
    _thinking: tuple[Seat, Thinking] | None = field(default=None, repr=False)
    _acted: list[int] = field(default_factory=list, repr=False)
    """By seat: how often it has acted or taken back since the match was opened."""
    _moments: list[tuple[State, int]] = field(default_factory=list, repr=False)
    """After 0, 1, 2 … actions: the state, and how many events had happened. Empty until an earlier moment is wanted,
    and again after every action."""

    def __post_init__(self) -> None:
        expected = self.match.game.seats(self.match.options)
        if len(self.controllers) != expected or len(self.names) != expected:
            raise InvalidRequest("controllers-count", expected=expected)
        for controller in self.controllers:
            if controller not in (HUMAN, EXTERNAL) and controller not in PLAYERS:
                raise InvalidRequest("unknown-player", player=str(controller))
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

    # ---- saving --------------------------------------------------------------------------------------

    def save(self) -> Save:
        """What the store keeps: a text that `load` reads back, and a summary without secrets for the list.

        Both call the controllers `sitters`, as the first of them did.
        """
        kept = {
            "names": list(self.names),
            "sitters": list(self.controllers),
            "player_seed": self.player_seed,
            "record": self.match.record(),
        }
        saved: SavedMatch = {
            "game": self.match.game.id,
            "names": list(self.names),
            "sitters": list(self.controllers),
            "over": self.is_over,
            "winners": self.match.winners,
            "lesson": self.lesson,
        }
        summary = self.match.game.summary(self.match.state)
        return {"text": json.dumps(kept, ensure_ascii=False), "summary": cast("SavedMatch", {**summary, **saved})}

    @classmethod
    def load(cls, text: object) -> Session:
        """Reads the text of `save`. Raises `InvalidRecord`, or `MissingData` if its data file is not here."""
        try:
            kept = read_json(text) if isinstance(text, str) else None
        except ValueError as fault:
            raise InvalidRecord("record-damaged", at=getattr(fault, "pos", 0)) from fault
        if not isinstance(kept, dict) or type(kept.get("player_seed")) is not int:
            raise InvalidRecord("record-damaged", at="player_seed")
        match = Match.from_record(kept.get("record"), GAMES)
        try:
            names, controllers = parse_strings(kept.get("names")), parse_strings(kept.get("sitters"))
            return cls(match, names, controllers, kept["player_seed"])
        except InvalidRequest as fault:
            raise InvalidRecord("record-damaged", at="sitters") from fault

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
            if client.question is not None and not self._may_ask(client, client.question.seat):
                client.drop_question()
        return self._update(client)

    def leave(self, name: object) -> None:
        """Ends all that there is of a client."""
        self._client(name).drop_question()
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
        """Whether there is such a seat and a client may look from it: in play none of a computer player."""
        return self._is_seat(seat) and (self.is_over or self.controllers[seat] in (HUMAN, EXTERNAL))

    def _parse_moment(self, client: Client, at: object) -> int:
        if not _is_in(at, range(self.match.count(client.seats) + 1)):
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
            legal = game.legal_data(state, viewer)
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
        }

    def _views(self, state: State, seats: Sequence[Seat | None]) -> list[GameView | None]:
        game = self.match.game
        all_ = range(len(self.controllers))
        return [game.view_data(game.view(state, seat)) if seat in seats else None for seat in all_]

    def _past(self) -> list[tuple[State, int]]:
        """All moments of the match so far; made by playing it once more when they are first wanted."""
        if not self._moments:
            self._moments = [(now.state.copy(), len(now.events)) for now in self.match.replay()]
        return self._moments

    # ---- deciding ------------------------------------------------------------------------------------

    def act(self, name: object, seat: object, action: object) -> Update:
        """A person at a client acts. Raises `IllegalAction` and changes nothing if he may not."""
        client = self._client(name)
        self._carry_out(self._own_seat(client, seat), self._parse_action(action))
        return self._update(client)

    def undo(self, name: object, seat: object) -> Update:
        """A person at a client takes back the last action of his seat. Raises `UndoRefused`."""
        client = self._client(name)
        own = self._own_seat(client, seat)
        self.match.undo(own)
        self._acted[own] += 1
        self._drop_thinking()
        for asking in self.clients.values():
            if asking.question is not None and asking.question.at > len(self.match.actions):
                asking.drop_question()
        return self._update(client)

    def pending(self, seat: object) -> Pending:
        """What a seat that is decided from outside must decide. Raises `InvalidRequest`, and `IllegalAction` if it
        has nothing to decide."""
        match, external = self.match, self._external_seat(seat)
        legal = match.game.legal_data(match.state, external)
        if legal is None:
            raise IllegalAction("not-your-turn", seat=external)
        view = match.game.view_data(match.game.view(match.state, external))
        return {"actions": len(match.actions), "view": view, "legal": legal}

    def decide(self, seat: object, action: object) -> None:
        """Decides for a seat that is decided from outside. Raises `IllegalAction` and changes nothing if it may not."""
        self._carry_out(self._external_seat(seat), self._parse_action(action))

    def advance(self, name: object, budget: object, clock: Callable[[], float] = perf_counter) -> Advance:
        """Lets the next computer player think for about `budget` milliseconds and carries out what it decides. Raises
        `InvalidRequest`."""
        client, milliseconds = self._client(name), _parse_budget(budget)
        seat = self._next_computer()
        if seat is None:
            return {}
        if self._thinking is None or self._thinking[0] != seat:
            self._drop_thinking()
            self._thinking = seat, self._begin_thinking(seat)
        _, thinking = self._thinking
        try:
            move = thinking.go_on(milliseconds, clock)
        except Exception:
            self._drop_thinking()  # there is nothing left of it that could go on
            raise
        if move is None:
            return {"thinking": {"seat": seat, "progress": thinking.progress}}
        self._thinking = None
        self._carry_out(seat, move)
        return {"update": self._update(client)}

    def close(self) -> None:
        """Drops all thoughts that are under way: another match is opened."""
        self._drop_thinking()
        for client in self.clients.values():
            client.drop_question()

    def _own_seat(self, client: Client, seat: object) -> Seat:
        """Raises `IllegalAction` if the client may not act for the seat, or does not know what it did last."""
        if not self._is_seat(seat) or seat not in client.seats or self.controllers[seat] != HUMAN:
            raise IllegalAction("seat-not-yours", seat=str(seat))
        if client.acted[seat] != self._acted[seat]:
            raise IllegalAction("client-behind", seat=seat)
        return seat

    def _external_seat(self, seat: object) -> Seat:
        if not self._is_seat(seat) or self.controllers[seat] != EXTERNAL:
            raise InvalidRequest("seat-not-external", seat=str(seat))
        return seat

    def _parse_action(self, action: object) -> Move:
        game = self.match.game
        return game.encode(game.parse_action(action))

    def _carry_out(self, seat: Seat, move: Move) -> None:
        """Raises `IllegalAction` and changes nothing if it is not legal now."""
        match = self.match
        actions, settled = len(match.actions), match.settled
        match.act_move(seat, move)
        self._acted[seat] += 1
        self._moments = []
        is_closed = match.settled > settled  # then the moments of a secret decision come in seat order
        for asking in self.clients.values():
            question = asking.question
            if question is None:
                continue
            has_decided = question.seat == seat and question.at == actions
            if has_decided or (is_closed and question.at > settled):
                asking.drop_question()

    def _next_computer(self) -> Seat | None:
        """The first computer player that must decide. Where several seats may, others among them go first."""
        decision = self.match.state.decision
        if decision is None:
            return None
        computers = [seat for seat in decision.seats if self.controllers[seat] in PLAYERS]
        return computers[0] if computers and (decision.secret or len(computers) == len(decision.seats)) else None

    def _begin_thinking(self, seat: Seat) -> Thinking:
        match = self.match
        own_actions = sum(actor == seat for actor, _ in match.actions)
        rng = Rng(f"{self.player_seed} {seat} {own_actions}")
        return self._think(self.controllers[seat], match.state, seat, rng)

    def _think(self, level: str, state: Any, seat: Seat, rng: Rng) -> Thinking:
        game = self.match.game
        return Thinking(PLAYERS[level](game).think(game.view(state, seat), rng))

    def _drop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking[1].cancel()
            self._thinking = None

    # ---- thinking without deciding -------------------------------------------------------------------

    def analyse(
        self,
        name: object,
        seat: object,
        at: object,
        level: object,
        seed: object,
        budget: object,
        clock: Callable[[], float] = perf_counter,
    ) -> Analysis:
        """Lets a computer player think for about `budget` milliseconds as that seat after `at` actions.

        The next call with the same question goes on. It is dropped when the client asks another, leaves or looks from
        elsewhere, when the seat has decided what was asked, and when the moment is taken back.

        Raises `InvalidRequest`, and `IllegalAction` if the seat had nothing to decide then.
        """
        client = self._client(name)
        question, milliseconds = self._parse_question(client, seat, at, level, seed), _parse_budget(budget)
        if client.question != question:
            match = self.match
            state: Any = match.state if question.at == len(match.actions) else self._past()[question.at][0]
            if not state.legal(question.seat):
                raise IllegalAction("not-your-turn", seat=question.seat)
            client.ask(question, self._think(question.level, state, question.seat, Rng(f"analysis {question.seed}")))
        progress, move = client.go_on(milliseconds, clock)
        if move is None:
            return {"progress": progress, "action": None}
        game = self.match.game
        return {"progress": 1.0, "action": game.action_data(game.decode(move))}

    def cancel(self, name: object) -> None:
        """Drops what a client has asked and not been answered yet, if there is anything."""
        self._client(name).drop_question()

    def _parse_question(self, client: Client, seat: object, at: object, level: object, seed: object) -> Question:
        if not self._is_seat(seat) or not self._may_ask(client, seat):
            raise InvalidRequest("seat-hidden", seat=str(seat))
        if level not in LEVELS:
            raise InvalidRequest("unknown-player", player=str(level))
        if type(seed) is not int:
            raise InvalidRequest("request-unknown", op=f"analyse {seed}")
        return Question(seat, self._parse_moment(client, at), level, seed)

    def _may_ask(self, client: Client, seat: Seat) -> bool:
        return self.is_over or seat in client.seats

    def _is_seat(self, seat: object) -> TypeGuard[Seat]:
        return _is_in(seat, range(len(self.controllers)))


def _is_in(given: object, numbers: range) -> TypeGuard[int]:
    return type(given) is int and given in numbers


def _parse_budget(budget: object) -> float:
    if not isinstance(budget, int | float) or isinstance(budget, bool) or not abs(budget) <= LONGEST_BUDGET:
        raise InvalidRequest("request-unknown", op=f"budget {budget}")
    return budget


def parse_strings(given: object) -> tuple[str, ...]:
    """A list of texts, one for each seat, from plain data. Raises `InvalidRequest`."""
    if not isinstance(given, list) or not all(isinstance(item, str) for item in given):
        raise InvalidRequest("controllers-count", expected=0)
    return tuple(given)


def parse_controllers(given: object) -> tuple[str, ...]:
    """Who decides at each seat of a new match: of the computer players only those that can be chosen. Raises
    `InvalidRequest`."""
    controllers = parse_strings(given)
    for controller in controllers:
        if controller not in (HUMAN, EXTERNAL, *LEVELS):
            raise InvalidRequest("unknown-player", player=controller)
    return controllers
