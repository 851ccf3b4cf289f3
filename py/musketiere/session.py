"""The match that is open: who sits where, who looks, who thinks."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, TypeGuard

from musketiere.core.errors import IllegalAction, InvalidRecord, InvalidRequest
from musketiere.core.game import Data, Event, Seat, State
from musketiere.core.match import Match
from musketiere.core.reading import read_json
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.players import LEVELS, PLAYERS
from musketiere.players.player import Thought

HUMAN: Final = "human"
LESSON: Final = "lesson"


@dataclass
class Session:
    """One open match as the page plays it.

    `names` and `sitters` say who plays at each seat: a human, or a computer player by its id. `viewer` is the seat in
    front of the screen, or None while nobody's secrets may be shown. Computer players draw from `player_seed`, which
    has nothing to do with the seed of the deal.
    """

    match: Match
    names: tuple[str, ...]
    sitters: tuple[str, ...]
    player_seed: int
    viewer: Seat | None = None
    _thought: tuple[Seat, Thought] | None = field(default=None, repr=False)
    _watched: list[tuple[State, int]] = field(default_factory=list, repr=False)
    """After 0, 1, 2 … actions: the state, and how many events had happened. Empty until the match is watched."""

    def __post_init__(self) -> None:
        expected = self.match.game.seats(self.match.options)
        if len(self.sitters) != expected or len(self.names) != expected:
            raise InvalidRequest("sitters-count", expected=expected)
        for sitter in self.sitters:
            if sitter != HUMAN and sitter not in PLAYERS:
                raise InvalidRequest("unknown-player", player=str(sitter))

    @property
    def lesson(self) -> str | None:
        """The name of the lesson it is; None if it is no lesson, or one that has been prepared anew since."""
        if LESSON not in self.sitters:
            return None
        lessons = self.match.game.lessons.items()
        return next((name for name, lesson in lessons if lesson.position == self.match.position), None)

    # ---- saving --------------------------------------------------------------------------------------

    def save(self) -> Data:
        """What the store keeps: a text that `load` reads back, and a summary without secrets for the list."""
        kept = {
            "names": list(self.names),
            "sitters": list(self.sitters),
            "player_seed": self.player_seed,
            "record": self.match.record(),
        }
        summary = self.match.summary() | {
            "game": self.match.game.id,
            "names": list(self.names),
            "sitters": list(self.sitters),
            "over": self.match.state.outcome is not None,
            "lesson": self.lesson,
        }
        return {"text": json.dumps(kept, ensure_ascii=False), "summary": summary}

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
            return cls(match, words(kept.get("names")), words(kept.get("sitters")), kept["player_seed"])
        except InvalidRequest as fault:
            raise InvalidRecord("record-damaged", at="sitters") from fault

    # ---- looking -------------------------------------------------------------------------------------

    def look(self, viewer: object) -> None:
        """Lets a human seat, or nobody (None), see the table. A computer's seat is nobody's to look at."""
        if viewer is None:
            self.viewer = None
        elif type(viewer) is int and 0 <= viewer < len(self.sitters) and self.sitters[viewer] == HUMAN:
            self.viewer = viewer
        else:
            raise InvalidRequest("not-your-turn", seat=str(viewer))

    def frame(self) -> Data:
        """All that the page needs to draw the table for the viewer."""
        match, viewer = self.match, self.viewer
        return self._frame(match.state, viewer, len(match.actions)) | {
            "legal": None if viewer is None else match.game.legal_data(match.state, viewer),
            "can_undo": viewer is not None and match.can_undo(viewer),
        }

    def _frame(self, state: State, viewer: Seat | None, actions: int) -> Data:
        """As after so many actions, for who only looks."""
        game = self.match.game
        decision, outcome = state.decision, state.outcome
        return {
            "game": game.id,
            "viewer": viewer,
            "names": list(self.names),
            "sitters": list(self.sitters),
            "view": game.view_data(game.view(state, viewer)),
            "decision": decision and {"kind": decision.kind, "seats": list(decision.seats), "secret": decision.secret},
            "legal": None,
            "can_undo": False,
            "actions": actions,
            "outcome": outcome and {"reason": outcome.reason, **outcome.data()},
            "lesson": self.lesson,
        }

    def table(self, happened: Sequence[Event] = ()) -> Data:
        """The frame and what just happened, both as the viewer may know them."""
        return {"frame": self.frame(), "events": [event.seen_by(self.viewer) for event in happened]}

    def watch(self, viewer: object, since: object, at: object, all_open: object) -> Data:
        """The match as it stood after `at` actions, and what happened since `since`; from the deal on if that is -1.

        Once it is over everything is open (MU-12.14, FM-20.18, MR-30.5): anybody's seat may be looked at, with
        `all_open` every seat's at once. Raises `InvalidRequest` before.
        """
        match, seats = self.match, range(len(self.sitters))
        if match.state.outcome is None:
            raise InvalidRequest("match-in-play")
        steps = len(match.actions)
        if not (viewer is None or _is_in(viewer, seats)):
            raise InvalidRequest("request-unknown", op=f"watch {viewer}")
        if not _is_in(since, range(-1, steps + 1)) or not _is_in(at, range(steps + 1)):
            raise InvalidRequest("request-unknown", op=f"watch {since} {at}")
        if not self._watched:
            self._watched = [(now.state.copy(), len(now.events)) for now in match.again()]
        state, end = self._watched[at]
        start = 0 if since < 0 else self._watched[since][1]
        views = [match.game.view_data(match.game.view(state, seat)) for seat in seats] if all_open else None
        return {
            "frame": self._frame(state, viewer, at),
            "events": [event.seen_by(viewer) for event in match.events[start:end]],
            "steps": [events for _, events in self._watched],
            "views": views,
        }

    # ---- playing -------------------------------------------------------------------------------------

    def act(self, seat: object, action: object) -> list[Event]:
        """The viewer acts. Raises `IllegalAction` and changes nothing if he may not."""
        if type(seat) is not int or seat != self.viewer:
            raise IllegalAction("not-your-turn", seat=str(seat))
        return self.match.act(seat, self.match.game.parse_action(action))

    def undo(self, seat: object) -> None:
        """The viewer takes back his last action. Raises `UndoRefused`."""
        if type(seat) is not int or seat != self.viewer:
            raise IllegalAction("not-your-turn", seat=str(seat))
        self.match.undo(seat)
        self.cancel()

    def advance(self, budget: float, clock: Callable[[], float] = perf_counter) -> tuple[list[Event], Data]:
        """Lets the next computer seat think for about `budget` milliseconds and carries out what it decides.

        Returns what happened and the progress: `busy` while a thought goes on, `thinking` whose and how far.
        """
        seat = self._next_computer()
        if seat is None:
            return [], {"busy": False, "thinking": None}
        if self._thought is None or self._thought[0] != seat:
            self.cancel()
            self._thought = seat, self._think(seat)
        end = clock() + budget / 1000
        try:
            while True:
                progress = next(self._thought[1])
                if clock() >= end:
                    return [], {"busy": True, "thinking": {"seat": seat, "progress": progress}}
        except StopIteration as decided:
            self._thought = None
            happened = self.match.act_move(seat, decided.value)
        return happened, {"busy": self._next_computer() is not None, "thinking": None}

    def cancel(self) -> None:
        """Drops a thought that is under way."""
        if self._thought is not None:
            self._thought[1].close()
            self._thought = None

    def _next_computer(self) -> Seat | None:
        """The first computer seat that must decide. Where several seats may, a human among them goes first."""
        decision = self.match.state.decision
        if decision is None:
            return None
        computers = [seat for seat in decision.seats if self.sitters[seat] != HUMAN]
        return computers[0] if computers and (decision.secret or len(computers) == len(decision.seats)) else None

    def _think(self, seat: Seat) -> Thought:
        game = self.match.game
        own_actions = sum(actor == seat for actor, _ in self.match.actions)
        rng = Rng(f"{self.player_seed} {seat} {own_actions}")
        return PLAYERS[self.sitters[seat]](game).think(game.view(self.match.state, seat), rng)


def _is_in(given: object, numbers: range) -> TypeGuard[int]:
    return type(given) is int and given in numbers


def words(given: object) -> tuple[str, ...]:
    """A list of texts, one for each seat, from plain data. Raises `InvalidRequest`."""
    if not isinstance(given, list) or not all(isinstance(item, str) for item in given):
        raise InvalidRequest("sitters-count", expected=0)
    return tuple(given)


def chosen_sitters(given: object) -> tuple[str, ...]:
    """Who sits where in a new match: only players that can be chosen. Raises `InvalidRequest`."""
    sitters = words(given)
    for sitter in sitters:
        if sitter != HUMAN and sitter not in LEVELS:
            raise InvalidRequest("unknown-player", player=sitter)
    return sitters
