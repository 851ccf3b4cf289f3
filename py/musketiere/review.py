"""Looks through a match that is over: everybody's chances, and the choices that cost most.

A choice is judged by what its seat could know then, not by how the cards fell. All decisions are glanced at; where
something else seems better, it is told what the lamp says there, and what speaks for either of the two. Whether that is
told at all is decided in worlds of their own, so that it does not come from having picked the highest of many
estimates. Where nothing else is told of a seat, those worlds may say that what is sure of no single choice is sure of
all of them together; and who has not won is told of one choice in any case, if another still seems better in those
worlds. What a game can count and a choice gives away for nothing is told, too, where the chances are about the same:
whoever is far behind wants to know it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from heapq import nlargest
from itertools import pairwise
from math import fsum, hypot
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from musketiere.analysis import Analysis, choice, with_played
from musketiere.core.game import Move, Seat
from musketiere.core.match import Match
from musketiere.core.paired import CERTAIN
from musketiere.core.rng import Rng
from musketiere.core.search_task import COUNSEL, Character, Estimate
from musketiere.players import FEWEST, adviser
from musketiere.players.player import Thinking
from musketiere.players.search import search

if TYPE_CHECKING:
    from musketiere.protocol import Finding
    from musketiere.protocol import Review as ReviewData

R = TypeVar("R")
GLANCE: Final = 4
"""A glance takes this part of the worlds that the best level takes for a choice."""
CLOSE_LOOK: Final = 2
"""Two that are compared once more are compared in so many times as many as it takes."""
CURVE: Final = 0.1
"""Share of the progress that is done with the chances."""
GREATEST: Final = 3
"""Of so many turns of the chances the decisions are judged before all others; so many choices are told that only
together cost something."""
TRIED: Final = 0.2
"""Part of what is a word worth that a choice must seem to cost to be one to think about where there is no other."""


class Gain(NamedTuple):
    """What another choice is worth more in worlds of its own, or less."""

    worth: float
    error: float


class Doubtful(NamedTuple):
    """A choice of which it is not sure that another was better."""

    finding: Finding
    gain: Gain


class Small(NamedTuple):
    """One that costs too little to be told by itself. It is looked at closely only where nothing else is told."""

    finding: Finding
    closer: Generator[float, None, Gain]


class Review:
    """The review of one match, in slices."""

    def __init__(self, match: Match, eyes: Seat | None = None) -> None:
        self.match = match
        self._last = {seat: at for at, (seat, _) in enumerate(match.actions)}
        self.eyes = eyes
        """The seat by whose view chances are told; None for a spectator's."""
        self.chances: list[list[float]] = []
        self.findings: list[Finding] = []
        self.together = [0.0] * match.game.seats(match.options)
        self.is_done = False
        self._doubtful: list[Doubtful] = []
        self._small: list[Small] = []
        self._thinking = Thinking(self._run())

    def go_on(self, budget: float, clock: Callable[[], float]) -> ReviewData:
        """Looks on for about `budget` milliseconds, if there is more to look at; all that has been found so far."""
        if not self.is_done:
            self.is_done = self._thinking.go_on(budget, clock) or False
        progress = 1.0 if self.is_done else self._thinking.progress
        return {"progress": progress, "chances": self.chances, "findings": self.findings, "together": self.together}

    def cancel(self) -> None:
        """Ends it."""
        self._thinking.cancel()

    def _run(self) -> Generator[float, None, bool]:
        actions = self.match.actions
        total = len(actions) + 1  # it is never whole before it is done
        attempts: list[int] = []
        for at, now in enumerate(self.match.replay()):
            view = now.game.view(now.state, self.eyes)
            self.chances.append(self._chances(now, view))
            attempts.append(now.game.attempt(view))
            yield CURVE * at / total
        left, judged = (1 - CURVE) / total, 0
        turns = self._turns(attempts)
        for is_urgent in (True, False):
            for at, ((seat, move), now) in enumerate(zip(actions, self.match.replay(), strict=False)):
                if (at in turns) is not is_urgent:
                    yield CURVE + left * judged
                    continue
                if len(now.state.legal(seat)) > 1 and not now.game.unjudged(now.state, move):
                    yield from _part(self._judge(now, seat, move), CURVE + left * judged, left)
                judged += 1
        for seat in range(len(self.together)):
            share = left / len(self.together)
            yield from _part(self._add_up(seat), 1 - left + share * seat, share / 2)
            yield from _part(self._try_next(seat), 1 - left + share * (seat + 0.5), share / 2)
        return True

    def _turns(self, attempts: Sequence[int]) -> set[int]:
        """Where somebody's chances changed most, and what was decided around it: that is asked about first. The last
        action ends every match, and where another attempt begins nothing has turned."""
        swings = [
            max(abs(now - then) for then, now in zip(before, after, strict=True)) if old == new else 0.0
            for (before, after), (old, new) in zip(pairwise(self.chances), pairwise(attempts), strict=True)
        ][:-1]
        near = len(self.chances[0])
        return {
            at
            for middle in nlargest(GREATEST, range(len(swings)), key=swings.__getitem__)
            for at in range(middle - near, middle + near + 1)
        }

    @staticmethod
    def _chances(now: Match, view: Any) -> list[float]:
        """By seat, as far as could be told then; in the end it is known."""
        if now.state.outcome is None:
            return [*now.game.chances(view)]
        return [float(seat in now.winners) for seat in range(now.game.seats(now.options))]

    def _judge(self, now: Match, seat: Seat, played: Move) -> Generator[float, None, None]:
        """Keeps a finding if that seat could clearly have done better; `now` is the match before it played."""
        finding = yield from self._compared(now, seat, played)
        if finding is None:  # its chances are told before what it gave away
            finding = yield from self._given_away(now, seat, played)
        if finding is not None:
            self.findings.append(finding)

    def _add_up(self, seat: Seat) -> Generator[float, None, None]:
        """Tells what several choices of a seat together clearly cost, if there is nothing else to tell of it. Chances
        to win the match add up; those to win one round of many do not."""
        if any(finding["seat"] == seat for finding in self.findings):
            return
        small = [one for one in self._small if one.finding["seat"] == seat and one.finding["unit"] == "chance"]
        all_of = [one for one in self._doubtful if one.finding["seat"] == seat and one.finding["unit"] == "chance"]
        if len(small) + len(all_of) < 2:
            return
        for at, one in enumerate(small):
            all_of.append((yield from _part(self._looked_at(one), at / len(small), 1 / len(small))))
        cost = fsum(gain.worth for _, gain in all_of)
        least = self.match.game.noticeable.get("chance", 0.0)
        if cost > max(CERTAIN * hypot(*(gain.error for _, gain in all_of)), least):
            self.together[seat] = cost
            self.findings += [one.finding for one in nlargest(GREATEST, all_of, key=lambda one: one.gain.worth)]

    def _looked_at(self, one: Small) -> Generator[float, None, Doubtful]:
        """A small one, looked at closely, which is done once."""
        self._small.remove(one)
        doubtful = Doubtful(one.finding, (yield from one.closer))
        self._doubtful.append(doubtful)
        return doubtful

    def _try_next(self, seat: Seat) -> Generator[float, None, None]:
        """Who has not won, and of whom nothing else is told, gets one choice to think about: the one that, looked at
        closely, may have cost most, if any did."""
        if seat in self.match.winners or any(finding["seat"] == seat for finding in self.findings):
            return
        small = [one for one in self._small if one.finding["seat"] == seat]
        for dearest in nlargest(1, small, key=lambda one: one.finding["cost"]):
            yield from self._looked_at(dearest)
        noticeable = self.match.game.noticeable
        own = [
            one
            for one in self._doubtful
            if one.finding["seat"] == seat and one.gain.worth > TRIED * noticeable.get(one.finding["unit"], 0.0)
        ]
        for one in nlargest(1, own, key=lambda one: one.gain.worth):
            self.findings.append(one.finding)

    def _compared(self, now: Match, seat: Seat, played: Move) -> Generator[float, None, Finding | None]:
        game, at = now.game, len(now.actions)
        rng = Rng(f"review {at}")
        view, skill = game.view(now.state, seat), adviser(game)
        task = game.search_task(view, skill, Character(), rng)
        if self._has_won_by(at, seat) and not task.unit.endswith("chance"):
            return None
        least = game.noticeable.get(task.unit, 0.0)
        candidates = [move for move in with_played(task, played) if not game.unjudged(now.state, move)]
        if len(candidates) == 1:
            return None
        glance = max(FEWEST, skill.worlds // GLANCE)
        glanced = yield from _part(search(task, glance, rng, candidates), 0.0, 0.3)
        own = _of(played, glanced)
        if glanced[0].worth - own.worth <= max(own.error, least):
            return None
        analysis = Analysis(game, view, now.state.legal(seat), played)
        estimates = yield from _part(analysis.weighed(), 0.3, 0.4)
        better = next(one for one in estimates if not game.unjudged(now.state, one.move))
        worse = _of(played, estimates)
        if better.move == played:
            return None
        cost = better.worth - worse.worth
        closer = _closer(search(task, CLOSE_LOOK * skill.worlds, rng, (better.move, played)), better.move, played)
        finding: Finding = {
            "at": at,
            "seat": seat,
            "unit": task.unit,
            "played": choice(game, analysis.task, worse, [better]),
            "better": choice(game, analysis.task, better, [worse]),
            "cost": cost,
            "wasted": False,
            "sure": False,
        }
        if cost <= least:
            self._small.append(Small(finding, closer))
            return None
        gain = yield from _part(closer, 0.7, 0.3)
        if gain.worth > max(CERTAIN * gain.error, least):
            return {**finding, "sure": True}
        self._doubtful.append(Doubtful(finding, gain))
        return None

    def _has_won_by(self, at: int, seat: Seat) -> bool:
        """Whether that was the last choice of a winner: what the match was played for it cannot have cost."""
        return self._last[seat] == at and seat in self.match.winners

    def _given_away(self, now: Match, seat: Seat, played: Move) -> Generator[float, None, Finding | None]:
        """What can be counted without looking into any world; these are looked into for the reasons alone."""
        game, view = now.game, now.game.view(now.state, seat)
        waste = game.wasted(view, played)
        if waste is None or waste.kept - waste.left <= game.noticeable.get(waste.unit, 0.0):
            return None
        skill, rng = adviser(game), Rng(COUNSEL)
        task = game.search_task(view, skill, Character(), rng)
        estimates = yield from _part(search(task, skill.worlds, rng, (waste.better, played)), 0.7, 0.3)
        left, kept = (
            _of(move, estimates)._replace(worth=worth, error=0.0)
            for move, worth in ((played, waste.left), (waste.better, waste.kept))
        )
        cost = waste.kept - waste.left
        return {
            "at": len(now.actions),
            "seat": seat,
            "unit": waste.unit,
            "played": choice(game, task, left, [kept]),
            "better": choice(game, task, kept, [left]),
            "cost": cost,
            "wasted": True,
            "sure": True,
        }


def _of(played: Move, estimates: Sequence[Estimate]) -> Estimate:
    return next(estimate for estimate in estimates if estimate.move == played)


def _closer(pair: Generator[float, None, list[Estimate]], better: Move, played: Move) -> Generator[float, None, Gain]:
    """How two compare in worlds of their own."""
    estimates = yield from pair
    return Gain(_of(better, estimates).worth - _of(played, estimates).worth, estimates[1].error)


def _part(thought: Generator[float, None, R], start: float, size: float) -> Generator[float, None, R]:
    """A thought that is a part of another: its progress goes from `start` so far."""
    while True:
        try:
            progress = next(thought)
        except StopIteration as done:
            result: R = done.value
            return result
        yield start + size * progress
