"""The review of a match that is over."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from functools import cache
from itertools import groupby, pairwise
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, cast

import pytest

from musketiere.analysis import Analysis
from musketiere.core.game import Waste
from musketiere.core.match import AnyGame, Match
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.players import adviser
from musketiere.review import GREATEST, Doubtful, Gain, Review, Small
from tests.kit.asking import reviewed
from tests.kit.page import Page, begin, human, session
from tests.kit.play import everything, play, start
from tests.kit.subject import Subject
from tests.musketiere.table import Table
from tests.subjects import SUBJECTS

if TYPE_CHECKING:
    from musketiere.protocol import Choice, Finding

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)
pytestmark = pytest.mark.usefixtures("closed_bridge", "few_worlds")
NO_END: Final = 1e9


def over(subject: Subject, seed: int = 3) -> tuple[Page, Match]:
    """A match that was played at random to its end, opened."""
    match = play(start(subject.game, seed, **subject.opening), Rng(seed))
    page = Page()
    page.open(match, human(subject.game.seats(match.options)))
    return page, session().match


def without_reasons(game: AnyGame, task: Any, estimate: Estimate, estimates: Any) -> Choice:
    action = game.action_data(game.decode(estimate.move))
    return {"action": action, "worth": estimate.worth, "error": estimate.error, "worlds": 9, "reasons": []}


def encoded(game: AnyGame, one: Choice) -> int:
    return game.encode(game.parse_action(one["action"]))


def in_order(
    task: Any, worlds: int, rng: Rng, candidates: Any, *, drops: bool = True
) -> Generator[float, None, list[Estimate]]:
    """A search in which each move is worth more than the one before it."""
    yield 0.5
    return [Estimate(move, 100.0 - 9 * at, 1.0, 9, ()) for at, move in enumerate(sorted(candidates, reverse=True))]


def certain(cost: float, error: float) -> Any:
    """A search in which the last move is worth that much more than all others."""

    def search(
        task: Any, worlds: int, rng: Rng, candidates: Any, *, drops: bool = True
    ) -> Generator[float, None, list[Estimate]]:
        yield 0.5
        first, *others = sorted(candidates, reverse=True)
        return [Estimate(first, cost, error, 9, ()), *(Estimate(move, 0.0, error, 9, ()) for move in others)]

    return search


def at_once(monkeypatch: pytest.MonkeyPatch, cost: float = 9.0, error: float = 1.0) -> None:
    """Nothing is searched: the last move is better by as much, as far as that is certain."""
    for room in ("analysis", "review"):
        monkeypatch.setattr(f"musketiere.{room}.search", certain(cost, error))
    monkeypatch.setattr("musketiere.review.choice", without_reasons)


@cache
def finely_cut(subject: Subject) -> tuple[Match, Any]:
    """A match and its review, a step at a time. It stays as it is and changes nothing."""
    page, match = over(subject)
    page.save, before = None, everything(match)
    review = reviewed(page)
    assert reviewed(page, budget=1000) == review
    assert (page.save, everything(match)) == (None, before)
    return match, review


@pytest.mark.at_length
@every_game
def test_it_tells_everybodys_chances_and_what_cost_most(subject: Subject) -> None:
    match, review = finely_cut(subject)
    game, seats = subject.game, subject.game.seats(match.options)
    assert len(review["chances"]) == len(match.actions) + 1
    for chances in review["chances"]:
        assert len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
    assert review["chances"][-1] == [float(seat in match.winners) for seat in range(seats)]
    assert len({finding["at"] for finding in review["findings"]}) == len(review["findings"])
    states = [now.state.copy() for now in match.replay()]
    for finding in review["findings"]:
        seat, move = match.actions[finding["at"]]
        better, played = finding["better"], finding["played"]
        assert finding["seat"] == seat
        assert played["action"] == game.action_data(game.decode(move))
        assert game.encode(game.parse_action(better["action"])) in states[finding["at"]].legal(seat)
        assert better["action"] != played["action"]
        assert finding["cost"] == pytest.approx(better["worth"] - played["worth"])
        is_sole = not finding["sure"] and review["together"][seat] == 0
        assert finding["cost"] > (0 if is_sole else game.noticeable.get(finding["unit"], 0))


@every_game
def test_chances_are_told_by_the_eyes_of_the_only_person_at_the_table(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = subject.game
    at_once(monkeypatch)
    match = play(start(game, 3, **subject.opening), Rng(3))
    seats = game.seats(match.options)
    for people, eyes in ((1, 0), (2, None)):
        page = Page()
        page.open(match, human(seats, *((seat, "novice") for seat in range(people, seats))))
        told = reviewed(page, budget=1)["chances"]
        assert told
        for chances, now in zip(told, match.replay(), strict=False):
            if now.state.outcome is None:
                assert chances == [*game.chances(game.view(now.state, eyes))]


def _ended(looking: Generator[float, None, None]) -> None:
    for _ in looking:
        pass


def test_who_has_not_won_is_told_of_one_choice_to_think_about() -> None:
    match = play(start(MUSKETIERE, 3), Rng(3))
    [winner, *_], seats = match.winners, range(match.options.players)
    other = next(seat for seat in seats if seat not in match.winners)
    review = Review(match)

    def closer(worth: float) -> Generator[float, None, Gain]:
        yield 1.0
        return Gain(worth, 1.0)

    def finding(at: int, seat: int, cost: float) -> Finding:
        return cast("Finding", {"at": at, "seat": seat, "unit": "chance", "cost": cost, "sure": False})

    for at, (seat, cost) in enumerate(((winner, 0.9), (other, 0.3), (other, 0.4))):
        review._small.append(Small(finding(at, seat, cost), closer(cost - 0.05)))
    for seat in seats:
        _ended(review._try_next(seat))
    assert [(one["seat"], one["cost"]) for one in review.findings] == [(other, 0.4)]
    _ended(review._try_next(other))
    assert len(review.findings) == 1
    review.findings.clear()
    review._small.clear()
    review._doubtful[:] = [Doubtful(finding(4, other, 5.0), Gain(-0.1, 1.0))]
    _ended(review._try_next(other))
    assert not review.findings, "a closer look has refuted it"


def test_neither_a_new_attempt_nor_the_last_action_turns_a_match() -> None:
    match = start(FOUR_MUSKETEERS, 7, storyline="AS", players=1, layout=3, match="target", target=2)
    review = Review(play(match, Rng(7)))
    moments = len(match.actions) + 1
    begins, last, turn = 20, moments - 2, 9
    attempts = [1] * (begins + 1) + [2] * (moments - begins - 1)
    changes = {begins: 0.9, last: 0.8, turn: 0.1}
    chance = 0.0
    review.chances = [[chance := chance + changes.get(at - 1, 0.0)] for at in range(moments)]
    assert moments > begins + 4
    turns = review._turns(attempts)
    assert {turn - 1, turn, turn + 1} <= turns
    assert begins not in turns
    assert last not in turns


def test_the_chances_of_a_solitaire_begin_anew_with_each_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(start(FOUR_MUSKETEERS, 7, storyline="AS", players=1, layout=3, match="target", target=2), Rng(7))
    told: list[int] = []
    turns = Review._turns

    def listening(review: Review, attempts: Any) -> set[int]:
        told[:] = attempts
        return turns(review, attempts)

    at_once(monkeypatch)
    monkeypatch.setattr(Review, "_turns", listening)
    review = Review(match)
    review.go_on(NO_END, perf_counter)
    begins = [at for at, (before, after) in enumerate(pairwise(told)) if before != after]
    rounds = [now.state.round for now in match.replay()]
    assert len(told) == len(rounds)
    assert len(begins) == rounds[-1] - 1 > 0
    assert all((told[at], told[at + 1]) == (rounds[at], rounds[at] + 1) for at in begins)
    assert any(abs(review.chances[at + 1][0] - review.chances[at][0]) > 0.5 for at in begins), "and nothing has turned"


@every_game
def test_what_was_decided_where_the_match_turned_is_judged_first(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, match = over(subject)
    judged: list[int] = []

    def judge(_review: Review, now: Match, _seat: int, _played: int) -> Generator[float, None, None]:
        judged.append(len(now.actions))
        yield 0.5

    monkeypatch.setattr(Review, "_judge", judge)
    review = Review(match)
    chances = review.go_on(NO_END, perf_counter)["chances"]
    assert review.is_done
    seats = len(chances[0])
    swings = [max(abs(a - b) for a, b in zip(*both, strict=True)) for both in pairwise(chances)][:-1]
    turn = swings.index(max(swings))
    near = [at for at in judged if abs(at - turn) <= seats]
    most = GREATEST * (2 * seats + 1)
    assert near
    assert all(judged.index(at) < most for at in near)
    assert judged[most:] == sorted(judged[most:])
    assert len({*judged}) == len(judged)


@pytest.mark.at_length
@every_game
def test_what_cannot_be_judged_piece_by_piece_is_left_out(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    page, match = over(subject)
    at_once(monkeypatch)
    found = {finding["at"] for finding in reviewed(page, budget=1000)["findings"]}
    game = subject.game
    left_out = {
        at
        for at, ((_, move), now) in enumerate(zip(match.actions, match.replay(), strict=False))
        if game.unjudged(now.state, move)
    }
    assert found
    assert not found & left_out
    assert bool(left_out) == (game.id == "mousquetaires_du_roy")


@pytest.mark.at_length
@every_game
def test_nothing_is_told_to_be_worse_than_what_is_not_judged(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    page, match = over(subject)
    at_once(monkeypatch)
    for room in ("analysis", "review"):
        monkeypatch.setattr(f"musketiere.{room}.search", in_order)
    game = subject.game

    def better() -> set[int]:
        return {encoded(game, finding["better"]) for finding in reviewed(page, budget=1000)["findings"]}

    left_out = max(better())
    page, match = over(subject)

    def unjudged(state: Any, move: int) -> bool:
        return move == left_out or game.unjudged(state, move)

    monkeypatch.setattr(match, "game", game._replace(unjudged=unjudged))
    others = better()
    assert others
    assert left_out not in others


@pytest.mark.at_length
@every_game
def test_what_is_told_of_a_choice_is_what_the_lamp_says_of_it(subject: Subject) -> None:
    match, review = finely_cut(subject)
    game = subject.game
    told = {finding["at"]: finding for finding in review["findings"] if finding["unit"] in units(subject)}
    for at, ((seat, move), now) in enumerate(zip(match.actions, match.replay(), strict=False)):
        if at in told:
            lamp = Analysis(game, game.view(now.state, seat), now.state.legal(seat), move)
            found = lamp.thinking.go_on(NO_END, perf_counter)
            assert found is not None
            assert found.played is not None
            judged = [one for one in found.choices if not game.unjudged(now.state, encoded(game, one))]
            for one, other in ((told[at]["better"], judged[0]), (told[at]["played"], found.choices[found.played])):
                assert {**one, "reasons": []} == {**other, "reasons": []}


@every_game
def test_what_was_played_and_what_was_better_are_compared_with_nothing_but_each_other(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, _ = over(subject)
    at_once(monkeypatch)
    beside: list[tuple[int, ...]] = []

    def compared(game: AnyGame, task: Any, estimate: Estimate, others: Sequence[Estimate]) -> Choice:
        beside.append((estimate.move, *(other.move for other in others)))
        return without_reasons(game, task, estimate, others)

    monkeypatch.setattr("musketiere.review.choice", compared)
    reviewed(page, budget=1000)
    played, better = beside[::2], beside[1::2]
    assert played
    assert better == [(other, one) for one, other in played]


def test_what_won_the_match_at_once_is_not_told_to_have_cost_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last choice of each winner, of which it would be told else; of the others it still is."""
    subject = next(one for one in SUBJECTS if one.game.id == "four_musketeers")

    def told() -> tuple[set[int], Match]:
        page, match = over(subject, seed=2)
        at_once(monkeypatch)
        return {finding["at"] for finding in reviewed(page, budget=1000)["findings"]}, match

    found, match = told()
    last = {seat: at for at, (seat, _) in enumerate(match.actions)}
    with monkeypatch.context() as without:
        without.setattr(Review, "_has_won_by", lambda *_: False)
        before, _ = told()
    assert before - found == before & {last[seat] for seat in match.winners} != set()


@pytest.mark.at_length
@every_game
def test_the_chances_are_those_that_a_spectator_could_tell(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    page, match = over(subject)
    at_once(monkeypatch)
    chances = reviewed(page, budget=1000)["chances"]
    expected = [subject.game.chances(subject.game.view(now.state, None)) for now in match.replay()]
    assert chances[:-1] == [pytest.approx(list(one)) for one in expected[:-1]]


@pytest.mark.at_length
@every_game
def test_it_is_the_same_however_it_is_cut_and_whoever_asks(subject: Subject) -> None:
    _, whole = finely_cut(subject)
    page, _ = over(subject)
    page.look(client="other")
    page.ask("review", client="other", budget=0)
    page.ask("review", budget=0)
    assert reviewed(page, budget=50) == whole


@pytest.mark.at_length
@every_game
def test_a_decision_is_judged_by_what_its_seat_could_know(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is handed the view of the seat at that moment, of a player without faults, and nothing else."""
    page, match = over(subject)
    at_once(monkeypatch)
    asked: list[Any] = []
    game = subject.game

    def watched(view: Any, *rest: Any) -> Any:
        asked.append((view, *rest[:2]))
        return game.search_task(view, *rest)

    monkeypatch.setattr(match, "game", game._replace(search_task=watched))
    reviewed(page, budget=1000)
    skill = adviser(game)
    decided = [
        (game.view(now.state, seat), skill, Character())
        for (seat, move), now in zip(match.actions, match.replay(), strict=False)
        if len(now.state.legal(seat)) > 1 and not game.unjudged(now.state, move)
    ]
    once = [one for one, _ in groupby(asked)]  # one that seems dear is asked about twice
    assert len(once) == len(decided)
    assert all(one in once for one in decided)


@pytest.mark.at_length
@every_game
def test_what_was_played_is_compared_with_all_that_was_worth_trying(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the game names one candidate alone: nothing costs more than what nobody would try."""
    compared: list[list[int]] = []

    def even(task: Any, worlds: int, rng: Rng, candidates: Any) -> Generator[float, None, list[Estimate]]:
        yield 0.5
        compared.append([*candidates])
        return [Estimate(move, 0.0, 0.0, 9, ()) for move in candidates]

    page, match = over(subject)
    game, expected = subject.game, []
    for at, ((seat, move), now) in enumerate(zip(match.actions, match.replay(), strict=False)):
        if len(now.state.legal(seat)) > 1 and not game.unjudged(now.state, move):
            skill = adviser(game)
            task = game.search_task(game.view(now.state, seat), skill, Character(), Rng(f"review {at}"))
            tried = [*task.candidates, *([] if move in task.candidates else [move])]
            expected.append([one for one in tried if not game.unjudged(now.state, one)])
    monkeypatch.setattr("musketiere.review.search", even)
    monkeypatch.setattr(match, "game", game._replace(wasted=lambda _, __: None))
    monkeypatch.setattr(Review, "_has_won_by", lambda *_: False)
    reviewed(page, budget=1000)
    assert sorted(compared) == sorted(candidates for candidates in expected if len(candidates) > 1)


@pytest.mark.at_length
@every_game
@pytest.mark.parametrize(("cost", "error", "is_told"), [(9.0, 1.0, True), (9.0, 5.0, False), (0.001, 0.0, False)])
def test_what_is_uncertain_or_next_to_nothing_is_not_told(
    subject: Subject, cost: float, error: float, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    noticeable = dict.fromkeys(units(subject), 0.01)
    page, match = over(subject)
    at_once(monkeypatch, cost, error)
    monkeypatch.setattr(match, "game", subject.game._replace(noticeable=noticeable, wasted=lambda _, __: None))
    findings = [finding for finding in reviewed(page, budget=1000)["findings"] if finding["sure"]]
    assert bool(findings) == is_told
    assert all(finding["cost"] == cost for finding in findings)


@pytest.mark.parametrize(
    ("cost", "error", "is_sure", "is_told"),
    [(3.0, 1.0, True, False), (3.0, 2.0, False, True), (3.0, 9.0, False, False), (0.02, 0.0, False, False)],
)
def test_what_is_sure_of_no_single_choice_may_be_sure_of_all(
    cost: float, error: float, is_sure: bool, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Chances to win a match add up: the choices that cost most are told, with what all cost that were looked at."""
    subject = next(one for one in SUBJECTS if one.game.id == "musketiere")
    page, match = over(subject)
    at_once(monkeypatch, cost, error)
    monkeypatch.setattr("musketiere.review.search", doubting(cost, error))
    monkeypatch.setattr(match, "game", subject.game._replace(wasted=lambda _, __: None))
    review = reviewed(page, budget=1000)
    for seat, together in enumerate(review["together"]):
        findings = [one for one in review["findings"] if one["seat"] == seat]
        has_sole = not is_sure and not is_told and cost > 1 and seat not in match.winners
        assert {one["sure"] for one in findings} == ({is_sure} if is_sure or is_told or has_sole else set())
        assert not has_sole or len(findings) == 1
        assert (together > cost) is is_told, "more than one cost something"
        assert not is_told or len(findings) == GREATEST


@pytest.mark.parametrize("is_told", [True, False])
def test_what_costs_too_little_to_be_told_is_looked_at_closely_only_where_nothing_else_is(
    is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = next(one for one in SUBJECTS if one.game.id == "musketiere")
    page, match = over(subject)
    game, close = subject.game, 2 * adviser(subject.game).worlds
    looked: list[int] = []

    def wasted(_: Any, played: int) -> Waste | None:
        return Waste("chance", played, 0.0, 50.0) if is_told else None

    def small(
        task: Any, worlds: int, rng: Rng, candidates: Any, *, drops: bool = True
    ) -> Generator[float, None, list[Estimate]]:
        looked.append(worlds)
        found = certain(99.0 if worlds < close else 0.02, 0.0)
        estimates: list[Estimate] = yield from found(task, worlds, rng, candidates, drops=drops)
        return estimates

    at_once(monkeypatch, 0.02, 0.0)
    monkeypatch.setattr("musketiere.review.search", small)
    monkeypatch.setattr(match, "game", game._replace(wasted=wasted))
    findings = reviewed(page, budget=1000)["findings"]
    assert bool(findings) is is_told
    assert (close in looked) is not is_told


def doubting(cost: float, error: float) -> Any:
    """What seems much better at a glance, and is by so much when it is looked at closely."""

    def search(
        task: Any, worlds: int, rng: Rng, candidates: Any, *, drops: bool = True
    ) -> Generator[float, None, list[Estimate]]:
        is_glance = worlds < 2 * adviser(SUBJECTS[0].game).worlds
        found = certain(99.0, 0.0) if is_glance else certain(cost, error)
        estimates: list[Estimate] = yield from found(task, worlds, rng, candidates, drops=drops)
        return estimates

    return search


@cache
def units(subject: Subject) -> set[str]:
    """What worth is counted in during the match."""
    _, match = over(subject)
    game, skill = match.game, adviser(match.game)
    return {
        game.search_task(game.view(now.state, seat), skill, Character(), Rng(1)).unit
        for (seat, _), now in zip(match.actions, match.replay(), strict=False)
        if len(now.state.legal(seat)) > 1
    }


@every_game
def test_nothing_is_reviewed_before_the_end(subject: Subject) -> None:
    """Not even by who plays alone against computers."""
    page, _ = begin(subject, (1, "random"))
    assert page.code("review", budget=10) == "match-in-play"


@every_game
def test_a_budget_is_a_number(subject: Subject) -> None:
    page, _ = over(subject)
    wrong: list[Any] = ["1", None, True, [], {}, float("nan"), float("inf"), 10**400]
    for budget in wrong:
        assert page.code("review", budget=budget) == "request-unknown"
    assert session()._review is None


@every_game
def test_it_ends_when_who_asked_leaves_or_another_match_is_opened(
    subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    dropped: list[int] = []

    def endless(task: Any, worlds: int, rng: Rng, candidates: Any) -> Iterator[float]:
        begun.append(worlds)
        try:
            while True:
                yield 0.5
        finally:
            dropped.append(worlds)

    monkeypatch.setattr("musketiere.review.search", endless)
    page, _ = over(subject)
    page.look(client="reader")
    page.look(client="other")
    for _ in range(2):
        begun.clear()
        while not begun:  # a slow machine comes to it later
            page.ask("review", client="reader", budget=300)
        page.look(client="reader")
        page.ask("leave", client="other")
        assert dropped == []
        page.ask("leave", client="reader")
        assert len(dropped) == 1
        dropped.clear()
        page.look(client="reader")
        page.look(client="other")
    begun.clear()
    while not begun:
        page.ask("review", client="reader", budget=300)
    over(subject)
    assert len(dropped) == 1


@pytest.mark.at_length
@every_game
def test_what_was_found_stays_when_who_asked_has_left(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = over(subject)
    page.look(client="reader")
    at_once(monkeypatch)
    review = reviewed(page, budget=1000, client="reader")
    page.ask("leave", client="reader")
    monkeypatch.setattr("musketiere.review.search", None)
    assert page.ask("review", budget=0) == review


@every_game
def test_a_review_that_fails_is_begun_anew(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    page, _ = over(subject)
    with monkeypatch.context() as patch:
        patch.setattr("musketiere.review.search", None)
        answered = page.ask("review", budget=1000)
        while "error" not in answered:
            answered = page.ask("review", budget=1000)
        assert answered["error"]["code"] == "internal"
        assert json.loads(page.body)["error"]["params"] == {"where": answered["error"]["params"]["where"]}
    at_once(monkeypatch)
    assert reviewed(page, budget=1000)["progress"] == 1


@pytest.mark.clause("MU-17.1")
@pytest.mark.parametrize(("low", "is_told"), [("0/4", True), ("5/4", False)])
def test_what_is_given_away_is_told_where_the_chances_are_alike(
    low: str, is_told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A prison on the 9 beside a free low card, hopelessly behind."""
    monkeypatch.setattr("musketiere.review.choice", without_reasons)
    position = f"players 2;match_end single;guard 20;duel 9;rows --- GG-;pay 9/1 9/2 {low} |;turned 1/0 9/0"
    match = Table(position).match
    game = match.game
    match.act(0, game.parse_action({"type": "take_prison", "place": 0, "source": "centre"}))
    page = Page()
    page.open(match, human(2))
    findings = reviewed(page)["findings"]
    told = [(one["unit"], one["cost"], one["better"]["action"]["place"], one["wasted"]) for one in findings]
    assert told == ([("ducats", 9.0, 2, True)] if is_told else [])
