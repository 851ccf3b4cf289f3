"""A player in a process of its own: it cannot hold us up, and remembers nothing beyond its round."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from time import perf_counter

import pytest

from musketiere.school.allowance import Limits
from musketiere.school.plan import Plan
from musketiere.school.process import Apart
from musketiere.school.question import DIED, GARBLED, ILLEGAL, MATCH_TIME, MOVE_TIME, RAISED
from musketiere.school.source import BadSource, Source
from musketiere.school.tournament import Tournament
from tests.school.kit import FIRST, choosing, play, played, small, source, ticking, without_time

Run = Callable[[Source, Plan, Limits], Tournament]
PATIENT = Limits(20, 100)


@pytest.fixture
def apart() -> Iterator[Run]:
    players: list[Apart] = []

    def run(source: Source, plan: Plan, limits: Limits = PATIENT) -> Tournament:
        players.append(Apart(source, limits, perf_counter))
        return play(Tournament(plan, perf_counter), players[-1])

    yield run
    for player in players:
        player.end()


def test_it_plays_as_it_does_here(apart: Run) -> None:
    plan = small(deals=2)
    assert without_time(apart(source(FIRST), plan, PATIENT)) == without_time(played(plan, source(FIRST)))


@pytest.mark.parametrize(
    "body",
    [
        "return legal[rng.below(len(legal))]",
        "first, *_ = {str(action): action for action in sorted(legal, key=str)}.values(); return first",
        "return {str(action): action for action in legal}[next(iter({str(action) for action in legal}))]",
    ],
)
def test_chance_and_sets_are_the_same_in_every_process(apart: Run, body: str) -> None:
    plan = small("four_musketeers")
    assert without_time(apart(choosing(body), plan, PATIENT)) == without_time(apart(choosing(body), plan, PATIENT))


def test_what_it_keeps_anywhere_is_gone_in_the_next_round(apart: Run) -> None:
    """Within a round it can meet no deal again."""
    body = """
        import builtins
        seen = vars(builtins).setdefault("seen", set())
        if view.duel == 0:
            assert view.hand not in seen, "it has seen this deal"
            seen.add(view.hand)
        print(len(seen))
        return legal[0]
    """
    [mine, _] = apart(choosing(body), small("musketiere", deals=3), PATIENT).lines()
    assert not mine.faults


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("while True: pass", MOVE_TIME),
        ("import time; time.sleep(100)", MOVE_TIME),
        ("10 ** 10 ** 10", MOVE_TIME),
        ("import os; os._exit(0)", DIED),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", DIED),
        ("raise KeyboardInterrupt", DIED),
        ("shout()", GARBLED),
        ("input()", RAISED),
        ("[0] * 10**10", RAISED),
        ("raise MemoryError", RAISED),
        ("return 5", ILLEGAL),
    ],
)
def test_whatever_it_does_the_match_goes_on(apart: Run, body: str, fault: str) -> None:
    """Once in each match; what was lost with its process it is told again."""
    more = """
        import os

        def shout():
            for place in range(3, 20):
                try:
                    os.write(place, b"nonsense\\n")
                except OSError:
                    pass
    """
    mine = choosing(f"if view.duel == 2 and view.phase == 'play_card':\n    {body}\nreturn legal[0]", more)
    start = time.monotonic()
    done = apart(mine, small(), Limits(1.5, 100))
    assert done.lines()[0].faults == {fault: 2}
    assert time.monotonic() - start < 60


def test_who_has_used_up_a_match_moves_no_more_in_it(apart: Run) -> None:
    mine = choosing("import time; time.sleep(0.3); return legal[0]")
    done = apart(mine, small(), Limits(5, 1))
    for seats in done.standing.played:
        [own] = [seat for seat in seats if seat.faults]
        assert own.faults.keys() == {MATCH_TIME}
        assert own.seconds < 3
        assert 0 < own.faults[MATCH_TIME] < own.moves + 1


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups, as on Windows")
def test_what_it_starts_ends_with_it(apart: Run) -> None:
    """A process that it leaves behind could go on for ever."""
    body = """
        import subprocess, sys
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(100)"])
        raise ValueError(child.pid)
    """
    player = Apart(choosing(body), PATIENT, perf_counter)
    course = Tournament(small(), ticking()).play()
    question = next(course)
    assert question is not None
    pid = int(player.ask(question).text.rpartition(" ")[2])
    assert alive(pid)
    player.end()
    for _ in range(100):
        if not alive(pid):
            break
        time.sleep(0.05)
    assert not alive(pid)


def alive(pid: int) -> bool:
    """Whether a process still runs; one that nobody has asked after does not."""
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("x = 1", "There is no player"),
        ("import os; os._exit(1)", "mine.py ends Python when it is run."),
        ("1 / 0", "ZeroDivisionError"),
    ],
)
def test_whoever_is_no_player_is_told_before_the_first_match(text: str, told: str) -> None:
    with pytest.raises(BadSource, match=told):
        Apart(source(text), PATIENT, perf_counter).start()


def test_a_file_that_never_ends_is_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("musketiere.school.process.START", 1.0)
    with pytest.raises(BadSource, match="nothing else for 1 seconds"):
        Apart(source("while True: pass"), PATIENT, perf_counter).start()
