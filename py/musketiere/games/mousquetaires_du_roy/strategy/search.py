"""A decision of Mousquetaires du Roy for a search (see `core.search_task`).

The team's candidates are plans for the rest of a Musketeer's turn, as `plans` values them, and an exchange, for the
lamp also what is counselled; only their first moves are returned, and at the next link the plans are made anew from the
same things. Milady's are her choices of the turn. What comes next, by the rules of thumb of both sides, is played to
the end of the whole turn, so that what is lost tonight is seen to be lost. There it is judged how the match stands.

What the answer of the rules of thumb is worth the worlds say alone. By how much another candidate is better or worse
mixes what they say with what the rules of thumb think: these know more about the future, the worlds more about the
present. Where worlds tell nothing new there is one candidate, that answer. Before a duel by how much another answer is
worse is reckoned exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.games.mousquetaires_du_roy.bastille import BRIBE
from musketiere.games.mousquetaires_du_roy.material import BASTILLE, NOBODY, NOWHERE
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import (
    exchanges,
    guess,
    judgement,
    milady,
    plans,
    reasons,
    steps,
    team,
    threats,
    treachery,
)
from musketiere.games.mousquetaires_du_roy.strategy.levels import suffered, weights_of
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Prospects
from musketiere.games.mousquetaires_du_roy.strategy.playing_on import play_on
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks
from musketiere.games.mousquetaires_du_roy.strategy.weights import JUDGED, MILADY, Weights, of_team
from musketiere.games.mousquetaires_du_roy.view import View
from musketiere.games.mousquetaires_du_roy.worlds import sample

if TYPE_CHECKING:
    from musketiere.core.protocol import GameReason

PLANS: Final = 3
"""Different beginnings that are tried at most."""
WITHIN: Final = 1.5
"""How many actions worse than the best one a plan may seem that is tried all the same."""
DESTINATIONS_TRIED: Final = 3
"""Places of Milady's that are drawn, as likely as she goes there, and then compared."""
TRUST: Final = 0.5
"""Share of what the worlds say in how much better a candidate is than another, to who reads others well; the rest is
what the rules of thumb think. Who reads nobody looks at no worlds."""
ERRING: Final = 3
"""How many times as many plans come to the mind of who misjudges them, and how many times as bad ones."""
HELD: Final = 1 + JUDGED.pistole * BRIBE
"""Actions that a prisoner costs the team: what it takes to get out."""
SECOND: Final = 1.0
"""How many actions worse the other answer seems where there are two."""


PER_CENT: Final = 100


class World(NamedTuple):
    """A possible world and the seed of the chance to come."""

    state: State
    seed: int


class Tried(NamedTuple):
    """What a candidate brought in a world."""

    chance: float
    """Of whoever decides to win, as it stands at the end of the turn."""
    facts: tuple[float, ...]
    """By `reasons.FACTS`, what was different when the active Musketeer was done: others would often do the same later.
    Where nobody is active, at the end of the turn."""


class Valued(NamedTuple):
    """A candidate, and what the rules of thumb think of it, in actions of a Musketeer, for whoever decides."""

    worth: float
    move: Move


class RoyTask:
    """One decision of one seat."""

    unit: Final = "chance"

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self._milady = view.is_milady
        world = sample(view, rng)
        struck = suffered(world, milady=self._milady)
        w = weights_of(skill, character, view.public.turn, view.options.length, struck, milady=self._milady)
        self._weights = (of_team(view.options.length), w) if self._milady else (w, MILADY)
        self._reading = skill.reading
        self._trust = TRUST * skill.reading
        judged = Prospects(world, JUDGED, open_hands=not self._milady)
        found = self._found(world, w, skill, rng)
        self.candidates: Sequence[Move] = [one.move for one in found]
        best = max(one.worth for one in found)
        sign = -1 if self._milady else 1
        self._thought = {one.move: self._own(_after(judged, sign * (one.worth - best))) for one in found}
        self._answer = found[0].move
        self._reckoned = view.asking == "commit"
        """Whether the difference between answers is known exactly: the dice of a few worlds would blur it."""
        if self._reckoned:
            worths = team.commitments(Tasks(world, w), self.seat)
            most = worths[self._answer]
            self._thought = {one: self._own(_after(judged, worth - most)) for one, worth in worths.items()}
        elif view.asking == "man":
            hindrances = milady.hindrances(world, w)
            most = hindrances[index(self._answer)]
            self._thought = {
                move("man", one): self._own(_after(judged, most - hindrance)) for one, hindrance in hindrances.items()
            }
        self._little = self._thought[self._answer] if len(found) == 1 else self._own(_after(judged, -sign * WITHIN))
        """What the rules of thumb think of moves that they would not try: nothing where they compare none."""
        self._world = world
        self._places = None if self._milady else guess.places(judged, world)
        self._before = reasons.Standing.of(world, judged)
        self._threats = threats.tonight(world)

    # ---- candidates ------------------------------------------------------------------------------------

    def _found(self, world: State, w: Weights, skill: Skill, rng: Rng) -> list[Valued]:
        """What the rules of thumb answer, and what else is compared with it."""
        asking = world.asking
        answer = milady.ANSWERS[asking](world, rng, w) if self._milady else team.ANSWERS[asking](world, self.seat, w)
        if not skill.compares:
            return [Valued(0.0, answer)]
        if self._milady:
            return self._by_milady(world, w, skill, rng, answer)
        return self._by_team(world, w, skill, answer)

    def _by_team(self, world: State, w: Weights, skill: Skill, answer: Move) -> list[Valued]:
        """Plans of the active Musketeer. Who errs does so when he begins, and then goes on with what he has begun."""
        who = world.active
        if world.asking != "action" or (skill.misjudgement and world.begun[who]):
            return [Valued(0.0, answer)]
        tasks = Tasks(world, w)
        worths: dict[Move, float] = {}
        for worth, first, *_ in plans.found(tasks, who, world.actions):
            worths[first] = max(worth, worths.get(first, worth))
        legal = world.legal(self.seat)
        if world.actions and any(kind(one) == "exchange" for one in legal):
            exchange = exchanges.best(tasks, who, world.actions)
            if exchange.partner != NOBODY:
                worths[move("exchange", exchange.partner)] = exchange.worth - team.WORTHWHILE
        best = max(worths.values())
        worths[answer] = max(best, worths.get(answer, best))
        found = _most_promising(worths, answer, ERRING if skill.misjudgement else 1)
        return found if skill.misjudgement else _with_counsel(found, worths, tasks, self.seat)

    def _by_milady(self, world: State, w: Weights, skill: Skill, rng: Rng, answer: Move) -> list[Valued]:
        """Her choices of the turn; where she goes is drawn, or she would be found out."""
        asking = world.asking
        legal = world.legal(self.seat)
        if asking == "destination":
            return self._destinations(world, w, rng, answer)
        if asking == "reveal":
            return [Valued(0.0, answer), *(Valued(-SECOND, one) for one in legal if one != answer)]
        if asking == "perfidy":
            prospects = Prospects(world, w, open_hands=False)
            worths = {
                one: treachery.effect(world, prospects, index(one)) for one in legal if kind(one) == "play_perfidy"
            }
            worths[move("draw_perfidy")] = w.patience
            worths = {one: min(worth, w.patience + WITHIN) for one, worth in worths.items() if one in legal}
            worths[answer] = max([*worths.values(), 0.0])
            return _most_promising(worths, answer, ERRING if skill.misjudgement else 1)
        return [Valued(0.0, answer)]

    def _destinations(self, world: State, w: Weights, rng: Rng, answer: Move) -> list[Valued]:
        shares = dict(guess.shares(Prospects(world, w, open_hands=False), world))
        chosen = [index(answer)]
        del shares[chosen[0]]
        while len(chosen) < DESTINATIONS_TRIED and any(shares.values()):
            place = milady.drawn(shares, rng)
            chosen.append(place)
            del shares[place]
        return [Valued(0.0, move("destination", place)) for place in chosen]

    # ---- worlds ----------------------------------------------------------------------------------------

    def world(self, rng: Rng) -> World:
        """Milady is where the team takes her to be; who reads her badly thinks she may be anywhere. Who reads nobody
        needs no world."""
        if not self._trust:
            return World(self._world, 0)
        state = sample(self.view, rng)
        if self._places is not None and state.seen_at == NOWHERE and state.turn and rng.random() < self._reading:
            state.destination = milady.drawn(self._places, rng)
        return World(state, rng.below(1 << 30))

    def outcomes(self, world: World, candidates: Sequence[Move]) -> list[tuple[float, ...]]:
        """The chance to win in per cent, then how the match differs from now (`reasons.FACTS`)."""
        nothing = (0.0,) * len(reasons.FACTS)
        if not self._trust:
            return [(PER_CENT * self._thought.get(one, self._little), *nothing) for one in candidates]
        if self._reckoned:
            more = self._tried(world, self._answer).chance - self._thought[self._answer]
            return [(PER_CENT * min(1.0, max(0.0, self._thought[one] + more)), *nothing) for one in candidates]
        found = {one: self._tried(world, one) for one in (self._answer, *candidates)}
        at_first, thought = found[self._answer].chance, self._thought[self._answer]
        outcomes = []
        for one in candidates:
            more = self._trust * (found[one].chance - at_first)
            more += (1 - self._trust) * (self._thought.get(one, self._little) - thought)
            outcomes.append((PER_CENT * min(1.0, max(0.0, at_first + more)), *found[one].facts))
        return outcomes

    def _tried(self, world: World, candidate: Move) -> Tried:
        twin = world.state.copy()
        twin.rng = Rng(world.seed)
        twin.apply(self.seat, candidate)
        turn, who, open_hands = world.state.turn, world.state.active, not self._milady
        if who != NOBODY:
            play_on(twin, self._weights, twin.rng, lambda state: state.turn != turn or state.active != who)
        prospects = Prospects(twin, JUDGED, open_hands=open_hands)
        of_own = None if who == NOBODY else self._since(twin, prospects)
        if twin.turn == turn and twin.outcome is None:
            play_on(twin, self._weights, twin.rng, lambda state: state.turn != turn)
            prospects = Prospects(twin, JUDGED, open_hands=open_hands)
        held = sum(HELD for who in twin.fit_musketeers() if twin.where[who] == BASTILLE)
        team_wins = _after(prospects, -held) if twin.outcome is None else float(twin.outcome.reason == "quest")
        return Tried(self._own(team_wins), of_own or self._since(twin, prospects))

    def _since(self, world: State, prospects: Prospects) -> tuple[float, ...]:
        return reasons.Standing.of(world, prospects).since(self._before, world.edition.ladder_start)

    def _own(self, team_wins: float) -> float:
        return 1 - team_wins if self._milady else team_wins

    # ---- reasons ---------------------------------------------------------------------------------------

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """What is different if that is done, and what threatens if it is not."""
        return [*reasons.why(self._threats, estimate, others, milady=self._milady)]


def _after(judged: Prospects, actions: float) -> float:
    """The chance of the team if it had so many actions more."""
    return judgement.squashed(judgement.EVEN + judgement.STEEP * (judged.level + judged.unit * actions))


def _with_counsel(found: list[Valued], worths: dict[Move, float], tasks: Tasks, seat: Seat) -> list[Valued]:
    """And what is told to whoever decides, which the lamp weighs too; nobody else compares and does not err."""
    step = steps.next_step(tasks, seat)
    if any(one.move == step for one in found):
        return found
    return [*found, Valued(worths.get(step, found[0].worth - WITHIN), step)]


def _most_promising(worths: dict[Move, float], answer: Move, times: int) -> list[Valued]:
    """The answer of the rules of thumb first, then what comes near it, so many times as much of it."""
    rest = sorted(((worth, one) for one, worth in worths.items() if one != answer), reverse=True)
    near = [Valued(worth, one) for worth, one in rest if worth > worths[answer] - times * WITHIN]
    return [Valued(worths[answer], answer), *near[: times * PLANS - 1]]
