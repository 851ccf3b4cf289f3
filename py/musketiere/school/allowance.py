"""How long a player from outside may think, wherever it runs, and what is made of what it says."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any, Final, NamedTuple

from musketiere.core.errors import InvalidRequest
from musketiere.school.question import DIED, GARBLED, MATCH_TIME, MOVE_TIME, START_TIME, Answer, Question

START: Final = 15.0
"""Seconds that Python and the source may take before the first question."""


class Limits(NamedTuple):
    """Seconds that a player may take."""

    move: float = 1.0
    match: float = 30.0


class Allowance:
    """What one player has left of its time. Whoever runs it asks `left` first, and has its answer judged."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._round = -1
        self._match = -1
        self._spent = 0.0
        self._allowed = 0.0

    def is_new_round(self, question: Question) -> bool:
        """Whether it must run anew before it is asked: so nothing stays of what it has kept anywhere."""
        before, self._round = self._round, question.round
        return before not in (-1, question.round)

    def left(self, question: Question) -> float:
        """Seconds that it may take now; 0 if it has used up what it had for the match."""
        if question.match != self._match:
            self._match, self._spent = question.match, 0.0
        self._allowed = max(0.0, min(self._limits.match - self._spent, self._limits.move))
        return self._allowed

    def judge(self, said: str | bytes | None, seconds: float) -> Answer:
        """What it has said in so much time; None: nothing in the time that it had, empty: it is gone. If the answer is
        `lost`, it must be ended."""
        self._spent += seconds
        if said is None:
            fault = MATCH_TIME if self._allowed < self._limits.move else MOVE_TIME
            return Answer(fault=fault, seconds=seconds, lost=True)
        if not said:
            return Answer(fault=DIED, seconds=seconds, lost=True)
        answer = Answer.read(said, seconds)
        return answer._replace(lost=True) if answer.fault == GARBLED else answer


def spent() -> Answer:
    """Of whoever has no time left in this match."""
    return Answer(fault=MATCH_TIME)


def not_begun(text: str, line: int) -> Answer:
    """Of whoever has been a player before, and does not begin again."""
    return Answer(fault=DIED, text=text, line=line, lost=True)


def judged(said: Mapping[str, Any], allowance: Allowance) -> Answer:
    """What is made of what the page hands in of a sandbox. Raises `InvalidRequest` if that is nothing of the kind."""
    line, seconds = said["line"], said["seconds"]
    if not isinstance(line, str | None) or not isinstance(seconds, int | float) or not 0 <= seconds < inf:
        raise InvalidRequest("request-unknown", op="said")
    if said["begun"]:
        return allowance.judge(line, float(seconds))
    if line is None:
        return Answer(fault=START_TIME, lost=True)
    read = Answer.read(line, 0.0)
    return not_begun(read.text, read.line)
