"""Who asks what a match could teach him: the lamp, what was played, and the review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from musketiere.client import Client, Question
from musketiere.core.errors import IllegalAction, InvalidRequest
from musketiere.core.game import JsonObject, Move, Seat, State
from musketiere.requests import HUMAN, parse_budget
from musketiere.table import Table

if TYPE_CHECKING:
    from musketiere.analysis import Analysis
    from musketiere.protocol import Analysis as AnalysisData
    from musketiere.protocol import Forecast as ForecastData
    from musketiere.protocol import Review as ReviewData
    from musketiere.protocol import Update
    from musketiere.review import Review


@dataclass
class Study(Table):
    """A table at which thoughts are asked for that decide nothing."""

    _review: tuple[Client, Review] | None = field(default=None, repr=False)
    """With who asked for it last."""
    _forecasts: dict[Seat, tuple[list[int], JsonObject | None]] = field(default_factory=dict, repr=False)
    """By seat the last that was asked for, and after how many acts of each seat: however many ask, it is made once."""

    def follow(self, name: object, seats: object) -> Update:
        """As ever; what is asked for a seat that the client no longer looks from is dropped."""
        update = super().follow(name, seats)
        client = self._client(name)
        if client.question is not None and not self._may_ask(client, client.question.seat):
            client.drop_question()
        return update

    def leave(self, name: object) -> None:
        """Ends all that there is of a client."""
        client = self._client(name)
        client.drop_question()
        if self._review is not None and self._review[0] is client and not self._review[1].is_done:
            self._drop_review()
        super().leave(name)

    def close(self) -> None:
        """Drops all thoughts that are under way: another match is opened."""
        self._drop_review()
        for client in self.clients.values():
            client.drop_question()

    def analyse(
        self,
        name: object,
        seat: object,
        at: object,
        budget: object,
        tried: object = None,
        clock: Callable[[], float] = perf_counter,
    ) -> AnalysisData:
        """Lets the best player think for about `budget` milliseconds as that seat after `at` actions. An action that is
        `tried` in practice is weighed too, and carried out no more than others.

        The next call with the same question goes on. It is dropped when the client asks another, leaves or looks from
        elsewhere, when the seat has decided, and when the moment is taken back.

        Raises `InvalidRequest`, and `IllegalAction` if the seat had nothing to decide then, or not what is tried.
        """
        client = self._client(name)
        question, milliseconds = self._parse_question(name, seat, at, tried), parse_budget(budget)
        if client.question != question:
            client.ask(question, self._begin_analysis(question))
        analysis = cast("Analysis", client.analysis)
        found = client.go_on(milliseconds, clock)
        if found is None:
            return {"progress": analysis.thinking.progress, "unit": analysis.task.unit, "choices": None, "played": None}
        self._count_lamp(question)
        return {"progress": 1.0, "unit": analysis.task.unit, "choices": found.choices, "played": found.played}

    def cancel(self, name: object) -> None:
        """Drops what a client has asked and not been answered yet, if there is anything."""
        self._client(name).drop_question()

    def forecast(self, name: object, seat: object) -> ForecastData:
        """What the choices are likely to bring that a seat has now. Raises `InvalidRequest`, and `IllegalAction` if it
        has none."""
        match, asked = self.match, self._client(name)
        if not self._is_seat(seat) or not self._may_ask(asked, seat):
            raise InvalidRequest("seat-hidden", seat=str(seat))
        if not match.state.legal(seat):
            raise IllegalAction("not-your-turn", seat=seat)
        acted, told = self._forecasts.get(seat, ([], None))
        if acted != self._acted:
            told = match.game.forecast(match.game.view(match.state, seat))
            self._forecasts[seat] = [*self._acted], told
        return {"forecast": told}

    def review(self, name: object, budget: object, clock: Callable[[], float] = perf_counter) -> ReviewData:
        """Looks through the match, which is over, for about `budget` milliseconds; what has been found is kept. Raises
        `InvalidRequest`."""
        from musketiere.review import Review

        client, milliseconds = self._client(name), parse_budget(budget)
        if not self.is_over:
            raise InvalidRequest("match-in-play")
        people = [seat for seat, controller in enumerate(self.controllers) if controller == HUMAN]
        eyes = people[0] if len(people) == 1 else None
        review = Review(self.match, eyes) if self._review is None else self._review[1]
        self._review = client, review
        try:
            return review.go_on(milliseconds, clock)
        except Exception:
            self._drop_review()  # there is nothing left of it that could go on
            raise

    def try_move(self, name: object, seat: Seat, action: object) -> Move:
        """Takes an action of a person at a client for what he would do, and carries out nothing. Raises
        `IllegalAction`."""
        own, move = self._own_seat(self._client(name), seat), self._parse_action(action)
        if move not in self.match.state.legal(own):
            raise IllegalAction("illegal-action", action=str(self.match.game.decode(move)))
        return move

    def _begin_analysis(self, question: Question) -> Analysis:
        from musketiere.analysis import Analysis

        match, game = self.match, self.match.game
        state: Any = match.state if question.at == len(match.actions) else self._past()[question.at][0]
        legal = state.legal(question.seat)
        if not legal:
            raise IllegalAction("not-your-turn", seat=question.seat)
        played = self._played(question, state) if self.is_over else question.tried
        return Analysis(game, game.view(state, question.seat), legal, played)

    def _played(self, question: Question, state: State) -> Move | None:
        """What the seat chose then; None if others chose in its place."""
        decision = state.decision
        later = self.match.actions[question.at :]
        if decision is not None and decision.secret:
            return next(move for actor, move in later if actor == question.seat)
        actor, move = later[0]
        return move if actor == question.seat else None

    def _parse_question(self, name: object, seat: object, at: object, tried: object) -> Question:
        client = self._client(name)
        if not self._is_seat(seat) or not self._may_ask(client, seat):
            raise InvalidRequest("seat-hidden", seat=str(seat))
        question, match = Question(seat, self._parse_moment(client, at)), self.match
        if tried is not None:
            if not self.practice or self.is_over:
                raise InvalidRequest("request-unknown", op="analyse tried")
            question = question._replace(tried=self.try_move(name, seat, tried))
        if not self.is_over:
            if not match.state.legal(seat):
                raise IllegalAction("not-your-turn", seat=seat)
            if question not in (client.question, question._replace(at=len(match.actions))):
                raise InvalidRequest("match-in-play")
        return question

    def _may_ask(self, client: Client, seat: Seat) -> bool:
        """In play only a person at the client for his own seat."""
        return self.is_over or (seat in client.seats and self.controllers[seat] == HUMAN)

    def _count_lamp(self, question: Question) -> None:
        """Once for each decision, and neither when the match is over nor where somebody has tried himself."""
        counted, own_actions = self.lamps[question.seat], self._own_actions(question.seat)
        if not self.is_over and question.tried is None and own_actions not in counted:
            counted.append(own_actions)

    def _drop_review(self) -> None:
        if self._review is not None:
            self._review[1].cancel()
            self._review = None

    def _own_actions(self, seat: Seat) -> int:
        """How often it has acted."""
        return sum(actor == seat for actor, _ in self.match.actions)
