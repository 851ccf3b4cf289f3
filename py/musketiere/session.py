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
from musketiere.players import FULL, computer_player, is_computer
from musketiere.players.player import Thinking

if TYPE_CHECKING:
    from musketiere.analysis import Analysis
    from musketiere.core.protocol import Decision, GameView
    from musketiere.protocol import Advance, Frame, Moments, Pending, Ponder, Save, SavedMatch, Update
    from musketiere.protocol import Analysis as AnalysisData
    from musketiere.protocol import Review as ReviewData
    from musketiere.review import Review

HUMAN: Final = "human"
EXTERNAL: Final = "external"
LESSON: Final = "lesson"
MAX_CLIENTS: Final = 32
LONGEST_CLIENT: Final = 40
"""Characters of a client's name."""
LONGEST_BUDGET: Final = 3_600_000
"""Milliseconds of thinking that can be asked for at once; JSON from outside could say it is infinite, or no number."""
EFFORTS: Final = range(25, FULL + 1)
"""Per cent of their worlds in which computer players can be told to think."""


@dataclass
class Session:
    """One open match.

    `names` and `controllers` say who decides at each seat: a person at a client (`HUMAN`), whoever answers from outside
    (`EXTERNAL`), or a computer player by its id. Computer players draw from `player_seed`, which has nothing to do with
    the seed of the deal, and look at `effort` per cent of the worlds of their level. `lamps` holds by seat at which of
    its own decisions the lamp was asked, as numbers from 0. A match for `practice` goes on from a moment of another.
    Clients follow the match, each from its own viewpoint; an answer to a client holds what it may know and has not been
    told yet.
    """

    match: Match
    names: tuple[str, ...]
    controllers: tuple[str, ...]
    player_seed: int
    effort: int = FULL
    lamps: tuple[list[int], ...] = ()
    practice: bool = False
    problem: str | None = None
    clients: dict[str, Client] = field(default_factory=dict, repr=False)
    _thinking: tuple[Seat, Thinking[Move]] | None = field(default=None, repr=False)
    _review: tuple[Client, Review] | None = field(default=None, repr=False)
    """Who asked for it last."""
    _tried: Move | None = field(default=None, repr=False)
    """The answer that was given to the problem."""
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
            if controller not in (HUMAN, EXTERNAL) and not is_computer(controller):
                raise InvalidRequest("unknown-player", player=str(controller))
        self.lamps = self.lamps or tuple([] for _ in self.controllers)
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
        kept: dict[str, object] = {
            "names": list(self.names),
            "sitters": list(self.controllers),
            "player_seed": self.player_seed,
            "record": self.match.record(),
        }
        if self.effort != FULL:
            kept["effort"] = self.effort
        if any(self.lamps):
            kept["lamps"] = list(self.lamps)
        if self.practice:
            kept["practice"] = True
        saved: SavedMatch = {
            "game": self.match.game.id,
            "names": list(self.names),
            "sitters": list(self.controllers),
            "over": self.is_over,
            "winners": self.match.winners,
            "lesson": self.lesson,
        }
        if any(self.lamps):
            saved["lamps"] = self._count_lamps()
        if self.practice:
            saved["practice"] = True
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
        effort, practice = kept.get("effort", FULL), kept.get("practice", False)
        if not _is_in(effort, EFFORTS):
            raise InvalidRecord("record-damaged", at="effort")
        if type(practice) is not bool:
            raise InvalidRecord("record-damaged", at="practice")
        lamps = _parse_lamps(kept.get("lamps"), match)
        try:
            names, controllers = parse_strings(kept.get("names")), parse_strings(kept.get("sitters"))
            return cls(match, names, controllers, kept["player_seed"], effort, lamps, practice)
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
        client = self._client(name)
        client.drop_question()
        if self._review is not None and self._review[0] is client and not self._review[1].is_done:
            self._drop_review()
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
            "problem": self.problem,
            "lamps": self._count_lamps(),
            "practice": self.practice,
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
        thinking, move = self._go_on_thinking(seat, milliseconds, clock)
        if move is None:
            return {"thinking": {"seat": seat, "progress": thinking.progress}}
        self._thinking = None
        self._carry_out(seat, move)
        return {"update": self._update(client)}

    def ponder(self, name: object, budget: object, clock: Callable[[], float] = perf_counter) -> Ponder:
        """Lets the next computer player think for about `budget` milliseconds and carries out nothing: what it comes to
        waits for `advance`, and is dropped if something is taken back before. Raises `InvalidRequest`."""
        self._client(name)
        milliseconds, seat = _parse_budget(budget), self._next_computer()
        if seat is None:
            return {}
        thinking, move = self._go_on_thinking(seat, milliseconds, clock)
        return {"thinking": {"seat": seat, "progress": thinking.progress}} if move is None else {}

    def close(self) -> None:
        """Drops all thoughts that are under way: another match is opened."""
        self._drop_thinking()
        self._drop_review()
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
        settled = match.settled
        match.act_move(seat, move)
        self._acted[seat] += 1
        self._moments = []
        is_closed = match.settled > settled  # else others choose on in secret
        for asking in self.clients.values():
            if asking.question is not None and (is_closed or asking.question.seat == seat):
                asking.drop_question()

    def _next_computer(self) -> Seat | None:
        """The first computer player that must decide. Where several seats may, others among them go first."""
        decision = self.match.state.decision
        if decision is None:
            return None
        computers = [seat for seat in decision.seats if is_computer(self.controllers[seat])]
        return computers[0] if computers and (decision.secret or len(computers) == len(decision.seats)) else None

    def _go_on_thinking(
        self, seat: Seat, milliseconds: float, clock: Callable[[], float]
    ) -> tuple[Thinking[Move], Move | None]:
        """The thought of a computer player, and the move once it is decided."""
        if self._thinking is None or self._thinking[0] != seat:
            self._drop_thinking()
            self._thinking = seat, self._begin_thinking(seat)
        _, thinking = self._thinking
        try:
            return thinking, thinking.go_on(milliseconds, clock)
        except Exception:
            self._drop_thinking()  # there is nothing left of it that could go on
            raise

    def _begin_thinking(self, seat: Seat) -> Thinking[Move]:
        game = self.match.game
        player = computer_player(self.controllers[seat], game, self.effort)
        rng = Rng(f"{self.player_seed} {seat} {self._own_actions(seat)}")
        return Thinking(player.think(game.view(self.match.state, seat), rng))

    def _own_actions(self, seat: Seat) -> int:
        """How often it has acted."""
        return sum(actor == seat for actor, _ in self.match.actions)

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
        seed: object,
        budget: object,
        clock: Callable[[], float] = perf_counter,
    ) -> AnalysisData:
        """Lets the best player think for about `budget` milliseconds as that seat after `at` actions.

        The next call with the same question goes on. It is dropped when the client asks another, leaves or looks from
        elsewhere, when the seat has decided, and when the moment is taken back.

        Raises `InvalidRequest`, and `IllegalAction` if the seat had nothing to decide then.
        """
        client = self._client(name)
        question, milliseconds = self._parse_question(client, seat, at, seed), _parse_budget(budget)
        if client.question != question:
            client.ask(question, self._begin_analysis(question))
        analysis = cast("Analysis", client.analysis)
        found = client.go_on(milliseconds, clock)
        if found is None:
            return {"progress": analysis.thinking.progress, "unit": analysis.unit, "choices": None, "played": None}
        self._count_lamp(question.seat)
        return {"progress": 1.0, "unit": analysis.unit, "choices": found.choices, "played": found.played}

    def cancel(self, name: object) -> None:
        """Drops what a client has asked and not been answered yet, if there is anything."""
        self._client(name).drop_question()

    def review(self, name: object, budget: object, clock: Callable[[], float] = perf_counter) -> ReviewData:
        """Looks through the match, which is over, for about `budget` milliseconds; what has been found is kept. Raises
        `InvalidRequest`."""
        from musketiere.review import Review

        client, milliseconds = self._client(name), _parse_budget(budget)
        if not self.is_over:
            raise InvalidRequest("match-in-play")
        review = Review(self.match) if self._review is None else self._review[1]
        self._review = client, review
        try:
            return review.go_on(milliseconds, clock)
        except Exception:
            self._drop_review()  # there is nothing left of it that could go on
            raise

    def try_move(self, name: object, seat: Seat, action: object) -> Move:
        """Takes an action of a person at a client for an answer to the problem, and carries out nothing. Raises
        `IllegalAction`."""
        own, move = self._own_seat(self._client(name), seat), self._parse_action(action)
        if move not in self.match.state.legal(own):
            raise IllegalAction("illegal-action", action=str(self.match.game.decode(move)))
        self._tried = move
        return move

    def _begin_analysis(self, question: Question) -> Analysis:
        from musketiere.analysis import Analysis

        match, game = self.match, self.match.game
        state: Any = match.state if question.at == len(match.actions) else self._past()[question.at][0]
        if not state.legal(question.seat):
            raise IllegalAction("not-your-turn", seat=question.seat)
        played = self._played(question, state) if self.is_over else self._tried
        return Analysis(game, game.view(state, question.seat), played, Rng(f"analysis {question.seed}"))

    def _played(self, question: Question, state: State) -> Move | None:
        """What the seat chose then; None if others chose in its place."""
        decision = state.decision
        later = self.match.actions[question.at :]
        if decision is not None and decision.secret:
            return next(move for actor, move in later if actor == question.seat)
        actor, move = later[0]
        return move if actor == question.seat else None

    def _parse_question(self, client: Client, seat: object, at: object, seed: object) -> Question:
        if not self._is_seat(seat) or not self._may_ask(client, seat):
            raise InvalidRequest("seat-hidden", seat=str(seat))
        if type(seed) is not int:
            raise InvalidRequest("request-unknown", op=f"analyse {seed}")
        question = Question(seat, self._parse_moment(client, at), seed)
        if not self.is_over and question not in (client.question, Question(seat, len(self.match.actions), seed)):
            raise InvalidRequest("match-in-play")
        return question

    def _may_ask(self, client: Client, seat: Seat) -> bool:
        """In play only a person at the client for his own seat."""
        return self.is_over or (seat in client.seats and self.controllers[seat] == HUMAN)

    def _count_lamp(self, seat: Seat) -> None:
        """Once for each decision, and neither when the match is over nor when the problem has been answered."""
        own_actions = self._own_actions(seat)
        if not self.is_over and self._tried is None and own_actions not in self.lamps[seat]:
            self.lamps[seat].append(own_actions)

    def _count_lamps(self) -> list[int]:
        return [len(decisions) for decisions in self.lamps]

    def _drop_review(self) -> None:
        if self._review is not None:
            self._review[1].cancel()
            self._review = None

    def parse_seat(self, seat: object) -> Seat:
        """Raises `InvalidRequest` if there is no such seat."""
        if not self._is_seat(seat):
            raise InvalidRequest("seat-hidden", seat=str(seat))
        return seat

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
    """Who decides at each seat of a new match: anybody but who sits in lessons. Raises `InvalidRequest`."""
    controllers = parse_strings(given)
    for controller in controllers:
        if controller == LESSON or not (controller in (HUMAN, EXTERNAL) or is_computer(controller)):
            raise InvalidRequest("unknown-player", player=controller)
    return controllers


def parse_effort(given: object) -> int:
    """Raises `InvalidRequest`."""
    if not _is_in(given, EFFORTS):
        raise InvalidRequest("effort-range", effort=str(given), min=EFFORTS[0], max=EFFORTS[-1])
    return given


def _parse_lamps(given: object, match: Match) -> tuple[list[int], ...]:
    """By seat; none where nothing is said of them. Raises `InvalidRecord`."""
    if given is None:
        return ()
    numbers = range(len(match.actions) + 1)
    lamps = [own for own in given if isinstance(own, list)] if isinstance(given, list) else []
    if lamps != given or len(lamps) != match.game.seats(match.options):
        raise InvalidRecord("record-damaged", at="lamps")
    if not all(_is_in(at, numbers) for own in lamps for at in own):
        raise InvalidRecord("record-damaged", at="lamps")
    return tuple(lamps)
