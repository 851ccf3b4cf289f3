"""Tests run again and again in copies of one process, each copy with one fault in it.

A pytest session collects the tests once and imports what they need. Then, instead of running them, it forks: once to
see which test reaches which lines, and once for each mutant, whose code takes the place of the code of the functions
that are there. The first test that fails has found it. A fault in what is read only when a module is imported needs a
process of its own, which reads the module anew.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import resource
import select
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FunctionType
from typing import Final

import coverage
import pytest

from bench.mutation.mutants import Mutant, mutated

MEMORY: Final = 4 << 30
"""Bytes that a copy may have: a fault that fills the memory is found by that."""
HANGS: Final = 3.0
"""How many times as long as it may take at most a copy works before it counts as hanging."""
LONGER: Final = 10.0
"""How many times as long as without a fault a test works, and the seconds beside, before it counts as hanging."""
BESIDE: Final = 3.0
WAITS: Final = 10.0
"""How many times as long as it works at most a copy may take on a busy machine."""
IMPORTING: Final = 15.0
"""Seconds that a process needs at most before its first test."""
SEVERAL: Final = 300
"""Tests that such a process runs at most."""
CACHED: Final = type(functools.cache(len))
"""What `functools.cache` makes of a function."""


@dataclass
class Reach:
    """What a test reaches."""

    seconds: float
    lines: dict[str, list[int]] = field(default_factory=dict)
    """By file, from the root of the engine on."""


@dataclass(frozen=True)
class Outcome:
    found: bool
    by: str
    """The test that found it, or why nothing did."""
    seconds: float


class Session:
    """The plugin: `work` gets it, ready, where the tests would run."""

    def __init__(self, root: Path, files: Sequence[Path], work: Callable[[Session], None]) -> None:
        self.root = root
        self.files = files
        self.items: dict[str, pytest.Item] = {}
        self._work = work
        self._functions: defaultdict[str, list[FunctionType]] = defaultdict(list)
        self._cached: list[functools._lru_cache_wrapper[object]] = []
        self._failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from hypothesis import Phase, settings  # pytest wants to be the first to import it

        # the same cases each time, and no search for a smaller one when a case has failed
        base = settings.get_profile("engine")
        phases = [Phase.explicit, Phase.generate]
        settings.register_profile("mutation", base, derandomize=True, phases=phases)
        settings.load_profile("mutation")
        self.items = {item.nodeid: item for item in session.items}
        gc.collect()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self._functions[thing.__code__.co_filename].append(thing)
            elif isinstance(thing, CACHED):
                self._cached.append(thing)
        gc.freeze()  # the copies share it
        self._work(self)
        return True

    def reaches(self) -> dict[str, Reach]:
        """Runs all tests once; raises RuntimeError if one fails, for then nothing can be told."""
        written = _forked(lambda say: say(json.dumps(self._reaches())), None)
        told = json.loads(written.text)
        if "failed" in told:
            raise RuntimeError(f"{told['failed']} fails without any fault put in.")
        return {test: Reach(**reach) for test, reach in told.items()}

    def _reaches(self) -> dict[str, object]:
        watched = coverage.Coverage(data_file=None, include=[str(file) for file in self.files], branch=False)
        watched.start()
        seconds: dict[str, float] = {}
        names = [*self.items]
        for name, following in zip(names, [*names[1:], None], strict=True):
            watched.switch_context(name)
            self._forget()  # else a test that asks second would not be seen to ask
            start = monotonic()
            if not self._passes(name, following):
                return {"failed": name}
            seconds[name] = monotonic() - start
        watched.stop()
        data = watched.get_data()
        reached: dict[str, dict[str, list[int]]] = {name: {} for name in self.items}
        for file in data.measured_files():
            where = Path(file).relative_to(self.root).as_posix()
            for line, tests in data.contexts_by_lineno(file).items():
                for test in tests:
                    if test:
                        reached[test].setdefault(where, []).append(line)
        return {name: {"seconds": seconds[name], "lines": reached[name]} for name in self.items}

    def _passes(self, name: str, following: str | None) -> bool:
        item = self.items[name]
        nextitem = None if following is None else self.items[following]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
        return not self._failed

    def try_out(self, mutant: Mutant, tests: Mapping[str, float], budget: float) -> Outcome:
        """Runs the tests, in their order, until one fails or the budget of seconds of work is used up; with the seconds
        that each takes without a fault."""
        if mutant.at_import:
            return self._in_a_process_of_its_own(mutant, tests, budget)

        def run(say: Callable[[str], None]) -> None:
            end = process_time() + budget
            self._put_in(mutant)
            for ran, (name, following) in enumerate(zip(tests, [*list(tests)[1:], None], strict=True)):
                if process_time() >= end:
                    say(f"-{ran} of {len(tests)} tests")
                    return
                signal.setitimer(signal.ITIMER_PROF, LONGER * tests[name] + BESIDE)
                if not self._passes(name, following):
                    say(f"+{name}")
                    return
            say(f"-all {len(tests)} tests")

        done = _forked(run, HANGS * budget)
        if not done.text:
            return Outcome(True, "no end" if done.late else "a crash", done.seconds)
        return Outcome(done.text.startswith("+"), done.text[1:], done.seconds)

    def _put_in(self, mutant: Mutant) -> None:
        """Lets all functions that came from the place of the fault run the code with the fault in it."""
        file = str(mutant.file)
        before = compile(mutant.file.read_text("utf-8"), file, "exec", dont_inherit=True)
        after = compile(mutated(mutant.file, mutant.number), file, "exec", dont_inherit=True)
        changed = {old: new for old, new in _pairs(before, after) if old != new}
        for function in self._functions[file]:
            function.__code__ = changed.get(function.__code__, function.__code__)
        self._forget()

    def _forget(self) -> None:
        for cached in self._cached:
            cached.cache_clear()

    def _in_a_process_of_its_own(self, mutant: Mutant, tests: Iterable[str], budget: float) -> Outcome:
        start = monotonic()
        few = list(tests)[:SEVERAL]
        told = json.dumps({"file": str(mutant.file), "number": mutant.number, "tests": few, "budget": budget})
        files = dict.fromkeys(name.partition("::")[0] for name in few)
        options = ["-p", "bench.mutation.imported", "-p", "no:cacheprovider", "-x", "-q"]
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *options, *files],
                env=os.environ | {"MUTANT": told},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=WAITS * (HANGS * budget + IMPORTING),
            )
        except subprocess.TimeoutExpired:
            return Outcome(True, "no end", monotonic() - start)
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
        out_of_time = done.returncode == pytest.ExitCode.INTERRUPTED and not failed
        found = not out_of_time and done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        by = failed[0].split()[1] if failed else "a crash" if found else f"at most {len(few)} tests"
        return Outcome(found, by, monotonic() - start)


@dataclass(frozen=True)
class _Done:
    text: str
    late: bool
    seconds: float


def _forked(work: Callable[[Callable[[str], None]], None], limit: float | None) -> _Done:
    """What `work` says in a copy of this process, which ends with it, or is ended after `limit` seconds of work."""
    start = monotonic()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (ceil(limit), ceil(limit) + 1))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            work(lambda text: _write(writing, text))
        finally:
            os._exit(0)
    os.close(writing)
    parts: list[bytes] = []
    late = False
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while True:
            left = None if limit is None else max(0.0, start + WAITS * limit - monotonic())
            if not select.select([pipe], [], [], left)[0]:
                late = True
                os.kill(child, signal.SIGKILL)
                break
            part = pipe.read(1 << 16)
            if not part:
                break
            parts.append(part)
    _, status = os.waitpid(child, 0)
    late |= os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGPROF)
    return _Done(b"".join(parts).decode(), late, monotonic() - start)


def _write(pipe: int, text: str) -> None:
    content = text.encode()
    while content:
        content = content[os.write(pipe, content) :]


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _pairs(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code objects of both that have the same place."""
    yield before, after
    inner: defaultdict[tuple[str, int], list[CodeType]] = defaultdict(list)
    for code in after.co_consts:
        if isinstance(code, CodeType):
            inner[_place(code)].append(code)
    for code in before.co_consts:
        if isinstance(code, CodeType) and inner[_place(code)]:
            yield from _pairs(code, inner[_place(code)].pop(0))
