"""A tournament: what is played, what it comes to, and that it comes to the same everywhere."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from math import inf
from pathlib import Path
from typing import Any

import pytest

import musketiere
from musketiere.core.errors import EngineError, InvalidOptions, InvalidRecord, InvalidRequest
from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.school import tournament as tournament_module
from musketiere.school.host import Here
from musketiere.school.plan import MOST_DEALS, MOST_ENTRANTS, Entrant, Plan, plan
from musketiere.school.question import DIED, ENDLESS, GARBLED, ILLEGAL, MOVE_TIME, Answer, Question
from musketiere.school.shares import Figure
from musketiere.school.standing import KEPT, SHOWN_FAULTS
from musketiere.school.tournament import Tournament
from tests.school.kit import FIRST, SHORT, choosing, play, played, small, source, ticking, without_time

every_game = pytest.mark.parametrize("game", SHORT)


# ---- what is played --------------------------------------------------------------------------------------


def test_every_deal_is_played_by_everybody_from_every_seat() -> None:
    made = small("musketiere", "mine", "random", "rule_based", deals=4, players=3)
    pairings = [made.pairing(number) for number in range(made.matches)]
    assert made.matches == 3 * 4
    assert {pairing.entrants for pairing in pairings} == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    for deal in range(4):
        own = [pairing for pairing in pairings if pairing.deal == deal]
        assert len({pairing.seed for pairing in own}) == 1
        assert len({pairing.entrants for pairing in own}) == 3
    assert len({pairing.seed for pairing in pairings}) == 4


def test_all_who_can_meet_do() -> None:
    made = small("musketiere", "mine", "random", "rule_based", "novice", players=2)
    met = Counter(frozenset(made.pairing(number).entrants) for number in range(made.matches))
    assert set(met.values()) == {2}
    assert len(met) == 6


def test_nobody_meets_a_deal_twice_in_a_round() -> None:
    """So that what a player remembers of a deal, all cards of which it may have seen, never serves it."""
    made = small("musketiere", "mine", "random", "rule_based", deals=5, players=2)
    rounds = [(pairing.round, pairing.deal) for pairing in map(made.pairing, range(made.matches))]
    assert rounds == sorted(set(rounds))
    assert len(rounds) == made.matches


def test_other_seeds_are_other_deals() -> None:
    deals = {small(seed=seed, deals=50).deal_seed(deal) for seed in range(4) for deal in range(50)}
    assert len(deals) == 200


def test_names_are_told_apart() -> None:
    names = ["random", "random", "random (2)", "ran\u202edom"]
    made = plan("musketiere", {"players": 4}, [Entrant(name, "random") for name in names], 1, 1)
    assert [entrant.name for entrant in made.entrants] == ["random", "random (2)", "random (2) (2)", "random (3)"]
    assert Plan.read(made.data()) == made


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"options": {"players": 9}}, InvalidOptions),
        ({"entrants": [Entrant("one", "random")]}, InvalidRequest),
        ({"entrants": [Entrant(str(n), "random") for n in range(MOST_ENTRANTS + 1)]}, InvalidRequest),
        ({"entrants": [Entrant("one", "random"), Entrant("two", "nobody")]}, InvalidRequest),
        ({"deals": 0}, InvalidRequest),
        ({"deals": MOST_DEALS + 1}, InvalidRequest),
        ({"deals": True}, InvalidRequest),
        ({"seed": -1}, InvalidRequest),
        ({"seed": 2**53}, InvalidRequest),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], refusal: type[EngineError]) -> None:
    given = {"game": "musketiere", "options": {"players": 2}, "deals": 1, "seed": 1, **change}
    given.setdefault("entrants", [Entrant("one", "random"), Entrant("two", "random")])
    with pytest.raises(refusal):
        plan(**given)


# ---- what it comes to ------------------------------------------------------------------------------------


@every_game
def test_the_table_counts_what_was_played(game: str) -> None:
    done = played(small(game, "mine", "rule_based", deals=2), source(FIRST))
    mine, theirs = done.lines()
    seats = [pairing.entrants.index(0) for pairing in map(done.plan.pairing, range(4))]
    own = [played[seat] for played, seat in zip(done.standing.played, seats, strict=True)]
    assert (mine.matches, theirs.matches) == (4, 4)
    assert mine.wins == sum(one.won for one in own)
    assert mine.share.mean == mine.wins / 4
    assert mine.moves == sum(one.moves for one in own) > 0
    assert mine.total == sum(one.total for one in own) / 4
    assert mine.seats.keys() == {0, 1}
    assert sum(wins for wins, _ in mine.seats.values()) == mine.wins
    assert not mine.faults


def test_time_is_counted_by_the_clocks_that_are_given() -> None:
    """An answer takes one tick; ours takes some for each slice."""
    mine, theirs = played(small("musketiere", "mine", "rule_based"), source(FIRST)).lines()
    ends = 2  # told when each match is over
    assert mine.seconds == (mine.moves + ends) / mine.moves
    assert theirs.seconds > 1


def test_what_one_deal_tells_is_not_sure_at_all() -> None:
    [line, _] = played(small(), source(FIRST)).lines()
    assert line.share.half == inf
    assert line.data()["error"] is None
    assert json.loads(json.dumps(line.data()))["wins"] == line.wins


def test_turned_seats_are_no_separate_evidence() -> None:
    [line, _] = played(small("musketiere", "mine", "random", deals=3), source(FIRST)).lines()
    assert isinstance(line.share, Figure)
    assert 0 < line.share.half < 1


def test_the_matches_it_lost_worst_are_kept_to_be_watched() -> None:
    done = played(small("musketiere", "mine", "rule_based", deals=4), source(FIRST))
    lost = []
    for number, seats in enumerate(done.standing.played):
        own = seats[done.plan.pairing(number).entrants.index(0)]
        if not own.won:
            lost.append((max(seat.total for seat in seats) - own.total, number))
    assert len(lost) > KEPT
    kept = [(one.behind, one.match) for one in done.standing.lost[0]]
    assert kept == sorted(lost, key=lambda one: (-one[0], one[1]))[:KEPT]
    assert done.standing.lost[1] == []
    for one in done.standing.lost[0]:
        match = Match.from_record(one.record, GAMES)
        totals = {rank.seat: rank.total for rank in match.state.outcome.ranking}
        assert [totals[seat] for seat in range(2)] == [seat.total for seat in done.standing.played[one.match]]


def test_the_first_faults_are_told_in_full() -> None:
    done = played(small(deals=2), choosing("raise ValueError(f'no {view.duel}')"))
    [mine, _] = done.lines()
    assert mine.faults == {"raised": mine.moves}
    slips = done.standing.slips[0]
    assert len(slips) == SHOWN_FAULTS
    assert [slip.action for slip in slips] == sorted(slip.action for slip in slips)
    assert "ValueError: no 0" in slips[0].text
    assert slips[0].line == 6


class Deaf:
    """Answers as it is told."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.asked: list[Question] = []

    def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        return self.answers.pop(0) if self.answers else Answer(fault=DIED)


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (Answer(), GARBLED),
        (Answer(10**9), GARBLED),
        (Answer(-1), GARBLED),
        (Answer(fault=MOVE_TIME), MOVE_TIME),
        (Answer(fault="whatever"), GARBLED),
        (Answer(fault=ILLEGAL, move=0), ILLEGAL),
    ],
)
def test_whoever_owes_a_move_makes_any_legal_one(answer: Answer, fault: str) -> None:
    done = play(Tournament(small(), ticking()), Deaf(*[answer] * 1000))
    [mine, _] = done.lines()
    assert mine.faults[fault] >= mine.moves > 0
    again = play(Tournament(small(), ticking()), Deaf(*[answer] * 1000))
    assert without_time(again) == without_time(done)


def test_a_player_that_is_begun_again_is_told_all_again() -> None:
    class Lost(Here):
        """Forgets at its fifth question, as a process that has been ended does."""

        asked = 0

        def ask(self, question: Question) -> Answer:
            self.asked += 1
            if self.asked == 5:
                self._host._player = None
                return Answer(fault=DIED, lost=True)
            return super().ask(question)

    text = FIRST.replace("return", "assert self.seen[0]['type'] == 'match_started'; return")
    text += "    def begin(self, view):\n        self.seen = []\n"
    text += "    def saw(self, event):\n        self.seen.append(event)\n"
    done = play(Tournament(small(), ticking()), Lost(source(text), ticking()))
    [mine, _] = done.lines()
    assert mine.faults == {DIED: 1}


def test_a_question_must_be_answered() -> None:
    course = Tournament(small(), ticking()).play()
    assert next(course) is not None
    with pytest.raises(ValueError, match="answered"):
        next(course)


def test_a_match_that_comes_to_no_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament_module, "MOST_ACTIONS", 10)
    done = played(small(), source(FIRST))
    [mine, theirs] = done.lines()
    assert (mine.wins, theirs.wins) == (0, 0)
    assert mine.faults == {ENDLESS: 2}
    assert not theirs.faults
    assert done.standing.lost == [[], []]


# ---- the same everywhere ---------------------------------------------------------------------------------


@pytest.mark.at_length
@every_game
def test_it_can_be_stopped_anywhere_and_goes_on(game: str) -> None:
    """After the matches that are over; one that is not begins anew."""
    made = small(game, "mine", "rule_based", deals=2)
    whole = played(made, source(FIRST))
    stopped = play(Tournament(made, ticking()), Here(source(FIRST), ticking()), matches=1)
    assert not stopped.is_over
    saved = json.loads(json.dumps(stopped.save()))
    again = play(Tournament.load(saved, ticking()), Here(source(FIRST), ticking()))
    assert without_time(again) == without_time(whole)
    assert again.standing.lost == whole.standing.lost
    assert again.save()["plan"] == whole.save()["plan"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["plan"], None),
        (["plan", "game"], "chess"),
        (["plan", "rules_version"], 0),
        (["plan", "deals"], 0),
        (["plan", "entrants"], [{}]),
        (["plan", "options"], {"players": 9}),
        (["played"], None),
        (["played"], [[]]),
        (["played"], [[[True, 1, 1, 1.0, {}], [True, 1, 1, 1.0, {}]]] * 9),
        (["slips"], []),
        (["lost"], [[], [], []]),
        (["lost", 0, 0, 3], None),
        (["lost", 0, 0, 3], [[0, 1, "seen", "", "", "1", False]]),
    ],
)
def test_what_is_damaged_does_not_go_on(path: list[str], value: object) -> None:
    saved = json.loads(json.dumps(played(small(), source(FIRST)).save()))
    *outer, last = path
    inner = saved
    for name in outer:
        inner = inner[name]
    inner[last] = value
    with pytest.raises((InvalidRecord, InvalidOptions, InvalidRequest)):
        Tournament.load(saved, ticking())
    with pytest.raises(InvalidRecord):
        Tournament.load([], ticking())


def test_our_players_think_in_slices() -> None:
    """So that a page stays quick: between two of them it can do anything else."""
    course = Tournament(small("four_musketeers", "novice", "random"), ticking()).play()
    assert [next(course) for _ in range(100)] == [None] * 100


DIGESTS = {
    "musketiere": "0e0293e3f55de14a",
    "four_musketeers": "c753b5fc162a0f58",
    "mousquetaires_du_roy": "c72005754b2b69de",
}
"""Of small tournaments: whoever changes a rule or the streams of chance changes them knowingly."""


@every_game
def test_the_same_seeds_give_the_same_tournament_everywhere(game: str) -> None:
    """On CPython and in Pyodide: these tests run on both."""
    text = (Path(musketiere.__path__[0]) / "school" / "examples" / game / "counting.py").read_text("utf-8")
    done = played(small(game, "mine", "random", seed=1844, deals=2), source(text))
    lost = [{"match": one.match, "behind": one.behind, "record": one.record} for one in done.standing.lost[0]]
    told = json.dumps([without_time(done), lost], sort_keys=True)
    assert not done.lines()[0].faults
    assert hashlib.sha256(told.encode()).hexdigest()[:16] == DIGESTS[game]
