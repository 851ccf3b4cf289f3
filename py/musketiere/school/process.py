"""A player from outside in a process of its own, which is ended when it takes too long."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, cast

import musketiere
from musketiere.school.allowance import START, Allowance, Limits, not_begun, spent
from musketiere.school.question import LONGEST, Answer, Question
from musketiere.school.serve import frame
from musketiere.school.source import BadSource, Source


class _Running:
    """One process. Its pipes are served by a thread: neither a full nor a silent one can hold us up."""

    def __init__(self, source: Source) -> None:
        """Raises `BadSource` if it does not start or there is no player in the source."""
        packages = str(Path(musketiere.__path__[0]).parent)
        paths = [packages, *filter(None, [os.environ.get("PYTHONPATH")])]
        # sets of texts must come in the same order in every run
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "musketiere.school.serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=env,
            start_new_session=True,  # a key that is pressed to stop us is not meant for it
        )
        self._to_send: Queue[bytes | None] = Queue()
        self._received: Queue[bytes] = Queue()
        Thread(target=self._serve, daemon=True).start()
        line = self.answer(frame(source.text.encode()) + frame(source.name.encode()), START)
        if line is None:
            self.end()
            raise BadSource(f"{source.name} does nothing else for {START:.0f} seconds than to start.")
        answer = Answer.read(line, 0.0)
        if answer.fault:
            self.end()
            raise BadSource(answer.text or f"{source.name} ends Python when it is run.", answer.line)

    def _serve(self) -> None:
        """Empty is what is received of a process that is gone."""
        to, of = cast(IO[bytes], self._process.stdin), cast(IO[bytes], self._process.stdout)
        while (content := self._to_send.get()) is not None:
            try:
                to.write(content)
                to.flush()
                self._received.put(of.readline(LONGEST))
            except (OSError, ValueError):
                self._received.put(b"")
        for stream in (to, of):
            with suppress(OSError):
                stream.close()

    def answer(self, content: bytes, seconds: float) -> bytes | None:
        """The line that comes back; empty if the process is gone, None if it takes longer."""
        self._to_send.put(content)
        try:
            return self._received.get(timeout=seconds)
        except Empty:
            return None

    def end(self) -> None:
        """Ends it, whatever it does, with all that it may have started."""
        if hasattr(os, "killpg"):
            with suppress(OSError):  # it may have ended by itself
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._to_send.put(None)


class Apart:
    """Asks a player that runs in a process of its own: a new one in each round, and after it has been ended."""

    def __init__(self, source: Source, limits: Limits, clock: Callable[[], float]) -> None:
        self._source = source
        self._allowance = Allowance(limits)
        self._clock = clock
        self._running: _Running | None = None

    def start(self) -> None:
        """Starts its process, unless it runs. Raises `BadSource` if there is no player in the source."""
        if self._running is None:
            self._running = _Running(self._source)

    def ask(self, question: Question) -> Answer:
        """What the player answers, or that it took too long."""
        if self._allowance.is_new_round(question):
            self.end()
        left = self._allowance.left(question)
        if left <= 0:
            return spent()
        try:
            self.start()
        except BadSource as bad:
            return not_begun(str(bad), bad.line)
        running = self._running
        assert running is not None
        start = self._clock()
        line = running.answer(frame(question.packed), left)
        answer = self._allowance.judge(line, self._clock() - start)
        if answer.lost:
            self.end()
        return answer

    def end(self) -> None:
        """Ends its process."""
        if self._running is not None:
            self._running.end()
            self._running = None
