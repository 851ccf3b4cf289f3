"""A tournament, step by step: it asks whoever hosts the players from outside, and lets ours think in slices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from musketiere.core.game import Data, Event, Move, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.players import computer_player
from musketiere.players.player import Player, Thinking
from musketiere.school.notes import Note, Notes
from musketiere.school.plan import Entrant, Pairing, Plan
from musketiere.school.question import ENDLESS, FAULTS, GARBLED, Answer, Asked, Question
from musketiere.school.standing import Line, SeatPlayed, Slip, Standing

MOST_ACTIONS: Final = 5000
"""Of a match; then it is broken off and nobody has won. None between players of ours comes near it."""
Course: TypeAlias = Generator[Question | None, Answer | None, None]
"""Yields a question, which must be answered, or None after each slice of work. Whoever drives it may stop whenever he
likes: a match that is not over is played anew from its beginning."""


class Hosted(Protocol):
    """A player from outside, wherever it runs."""

    def ask(self, question: Question) -> Answer:
        """What it answers, within the time that it has."""


@dataclass
class _Chair:
    """A seat of the match that is played, and who sits there."""

    seat: Seat
    number: int
    """The entrant, by its place in the plan."""
    entrant: Entrant
    thinker: Player | None
    """One of ours; None if it comes from outside."""
    first_view: Any
    told: int = -1
    """So many events it has been told; -1: not even that the match has begun."""
    moves: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)


class Played(NamedTuple):
    """A match that is over, to be watched."""

    number: int
    match: Match
    notes: Sequence[Note]


class Tournament:
    """What a plan says, as far as it has been played. The same plan and players give the same matches everywhere:
    nothing depends on a clock but who is stopped by one."""

    def __init__(self, plan: Plan, clock: Callable[[], float]) -> None:
        """`clock` tells seconds; it counts how long players of ours think and decides nothing."""
        self.plan = plan
        self.standing = Standing(plan)
        self.last: Played | None = None
        """The match that was over last; it is not kept with the tournament."""
        self._clock = clock
        self._notes = Notes()

    @property
    def is_over(self) -> bool:
        """Whether all has been played."""
        return len(self.standing.played) == self.plan.matches

    def lines(self) -> list[Line]:
        """The table so far."""
        return self.standing.lines()

    def save(self) -> Data:
        """Plain data from which `load` goes on after the last match that is over."""
        return self.standing.data()

    @classmethod
    def load(cls, saved: object, clock: Callable[[], float]) -> Tournament:
        """Raises `InvalidRecord` if it is damaged or its rules have changed since."""
        standing = Standing.read(saved)
        tournament = cls(standing.plan, clock)
        tournament.standing = standing
        return tournament

    def play(self) -> Course:
        """Plays what has not been played."""
        while not self.is_over:
            yield from self._play_match(len(self.standing.played))

    def steps(self, players: Mapping[int, Hosted]) -> Iterator[None]:
        """Plays what has not been played, step by step; `players` are those from outside, by their place in the plan.
        Whoever goes through it may stop at any step."""
        course, answer = self.play(), None
        while True:
            try:
                question = course.send(answer)
            except StopIteration:
                return
            answer = None if question is None else players[question.entrant].ask(question)
            yield

    # ---- one match -----------------------------------------------------------------------------------

    def _play_match(self, number: int) -> Course:
        pairing = self.plan.pairing(number)
        game = self.plan.rules
        match = Match(game, game.parse_options(self.plan.options), pairing.seed)
        chairs = [self._chair(match, seat, entrant) for seat, entrant in enumerate(pairing.entrants)]
        self._notes = Notes()
        while (decision := match.state.decision) and len(match.actions) < MOST_ACTIONS:
            chair = chairs[decision.seats[0]]
            if chair.thinker is None:
                move = yield from self._ask(match, pairing, chair)
            else:
                move = yield from self._think(match, chair, chair.thinker)
            chair.moves += 1
            match.act_move(chair.seat, move)
        for chair in chairs:
            if chair.entrant.is_own:
                yield from self._tell_end(match, pairing, chair)
        self._file(match, chairs)
        self.last = Played(number, match, self._notes.kept)

    def _chair(self, match: Match, seat: Seat, number: int) -> _Chair:
        entrant = self.plan.entrants[number]
        thinker = None if entrant.is_own else computer_player(entrant.player, match.game)
        return _Chair(seat, number, entrant, thinker, match.game.view(match.state, seat))

    def _think(self, match: Match, chair: _Chair, player: Player) -> Generator[None, Answer | None, Move]:
        thinking = Thinking(player.think(match.game.view(match.state, chair.seat), Rng(self._stream(chair))))
        while True:
            start = self._clock()
            move: Move | None = thinking.go_on(0, self._clock)  # one slice
            chair.seconds += self._clock() - start
            if move is not None:
                return move
            yield None

    def _ask(self, match: Match, pairing: Pairing, chair: _Chair) -> Generator[Question | None, Answer | None, Move]:
        """The move of a player from outside; any legal one if it does not answer with one."""
        asked = self._asked(match, chair)
        answer = yield from self._put(asked, pairing, chair)
        chair.told = -1 if answer.lost else len(match.events)
        move, answer = move_of(asked, answer, self._stream(chair, "instead"))
        self._notes.write(chair.seat, len(match.actions), answer)
        if answer.fault:
            self._fault(match, chair, answer)
        return move

    def _tell_end(self, match: Match, pairing: Pairing, chair: _Chair) -> Course:
        if match.state.outcome is None:
            self._fault(match, chair, Answer(fault=ENDLESS))
            return
        answer = yield from self._put(self._asked(match, chair), pairing, chair)
        self._notes.write(chair.seat, len(match.actions), answer)
        if answer.fault:
            self._fault(match, chair, answer)

    def _asked(self, match: Match, chair: _Chair) -> Asked:
        asked = asked_of(match, chair.seat, match.events[max(0, chair.told) :], self._stream(chair))
        return asked if chair.told >= 0 else asked._replace(begins=chair.first_view)

    def _put(self, asked: Asked, pairing: Pairing, chair: _Chair) -> Generator[Question | None, Answer | None, Answer]:
        answer = yield Question(chair.number, len(self.standing.played), pairing.round, asked.packed())
        if answer is None:
            raise ValueError("A question must be answered.")
        chair.seconds += answer.seconds
        return answer

    def _stream(self, chair: _Chair, *more: str) -> str:
        return self.plan.stream("move", len(self.standing.played), chair.seat, chair.moves, *more)

    def _fault(self, match: Match, chair: _Chair, answer: Answer) -> None:
        fault = answer.fault if answer.fault in FAULTS else GARBLED
        chair.faults[fault] += 1
        slip = Slip(len(self.standing.played), len(match.actions), fault, answer.text, answer.line)
        self.standing.keep_slip(chair.number, slip)

    def _file(self, match: Match, chairs: list[_Chair]) -> None:
        outcome = match.state.outcome
        totals = {} if outcome is None else {rank.seat: rank.total for rank in outcome.ranking}
        for chair in chairs:
            if chair.entrant.is_own and outcome is not None and chair.seat not in outcome.winners:
                number = len(self.standing.played)
                self.standing.keep_lost(chair.number, chair.seat, number, outcome, match.record(), self._notes.kept)
        self.standing.played.append(
            tuple(
                SeatPlayed(
                    chair.seat in match.winners,
                    totals.get(chair.seat, 0),
                    chair.moves,
                    chair.seconds,
                    dict(chair.faults),
                )
                for chair in chairs
            )
        )


def asked_of(match: Match, seat: Seat, news: Sequence[Event], chance: str) -> Asked:
    """What the player of a seat is told, these events among it, and what it is asked."""
    return Asked(
        match.game.id,
        seat,
        events=tuple(event.seen_by(seat) for event in news),
        view=match.game.view(match.state, seat),
        legal=tuple(sorted(match.state.legal(seat))),  # their order may hang on what is hidden
        chance=chance,
        outcome=match.state.outcome,
    )


def move_of(asked: Asked, answer: Answer, instead: str) -> tuple[Move, Answer]:
    """What is carried out, and the answer, which is a fault if that is not what was answered: then it is any legal
    move, by the chance of that seed."""
    if answer.move in asked.legal and not answer.fault:
        assert answer.move is not None
        return answer.move, answer
    fault = answer if answer.fault in FAULTS else answer._replace(fault=GARBLED)
    return asked.legal[Rng(instead).below(len(asked.legal))], fault
