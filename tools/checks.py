"""Everything `build.py test` looks at, two at a time."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools import families, toolchain
from tools.toolchain import PYTHON, ToolchainError, npx, run


@dataclass(frozen=True)
class Check:
    name: str
    needs: Callable[[], object]
    run: Callable[[], str]  # what it said; raises ToolchainError when something is wrong


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pyodide(tool: str) -> Callable[[], str]:
    return lambda: run("node", toolchain.ROOT / "tools" / tool, toolchain.wheel(), toolchain.wheels())


def playwright() -> str:
    env = {"E2E_PORT": str(free_port()), "UNSEEN": "1", **toolchain.headless_env()}
    return run(npx("playwright"), "test", env=env)


ENGINE = [
    Check("ruff", toolchain.python_tools, lambda: run(PYTHON, "-m", "ruff", "check", ".")),
    Check("format", toolchain.python_tools, lambda: run(PYTHON, "-m", "ruff", "format", "--check", ".")),
    Check("mypy", toolchain.python_tools, lambda: run(PYTHON, "-m", "mypy")),
    Check("pins", toolchain.python_tools, lambda: run(PYTHON, "tools/lock_python.py", "--check")),
    Check("clauses", toolchain.python_tools, lambda: run(PYTHON, "tools/clauses.py")),
    Check("protocol", toolchain.all_tools, lambda: run(PYTHON, "tools/protocol.py", "--check")),
    Check("recordings", toolchain.python_tools, lambda: run(PYTHON, "tools/recordings.py", "--check")),
    Check("tables", toolchain.python_tools, lambda: run(PYTHON, "tools/house_tables.py", "--check")),
]
PAGE = [
    Check("biome", toolchain.page_tools, lambda: run(npx("biome"), "ci", "--colors=off", ".")),
    Check("tsc", toolchain.page_tools, lambda: run(npx("tsc"), "--noEmit")),
    Check("tsc worker", toolchain.page_tools, lambda: run(npx("tsc"), "--project", "web/service-worker")),
]
IN_NODE = [Check("vitest", toolchain.page_tools, lambda: run(npx("vitest"), "run"))]
ON_CPYTHON = [Check("pytest", toolchain.python_tools, lambda: run(PYTHON, "-m", "pytest", "-q"))]
IN_PYODIDE = [
    Check("wheel", toolchain.page_tools, pyodide("check_wheel.mjs")),
    Check("pyodide", toolchain.page_tools, pyodide("pyodide_pytest.mjs")),
]
SITE = [Check("site", toolchain.site, lambda: "")]
IN_CHROMIUM = [Check("playwright", toolchain.site, playwright)]
IN_FAMILIES = [Check("families", toolchain.site, families.play)]

LAST = 60  # lines in which a tool sums up what went wrong
# These begin the line of a test that passed only when it was repeated (e2e/kit/summary.ts), and of a browser that
# cannot be had here (tools/families.py).
NAMED = ("flaky: ", "skipped: ")

# In this order: the site, which most of the time waits for, and beside it what is quick; then what takes longest first.
# Tests in browsers wait now and then for what a page does by itself: beside them one check that needs one processor
# leaves none idle, and there is one until they end.
CHECKS = SITE + ENGINE + PAGE + IN_CHROMIUM + ON_CPYTHON + IN_PYODIDE + IN_FAMILIES + IN_NODE
AT_ONCE = 2
NAMES = [check.name for check in CHECKS]


@dataclass(frozen=True)
class Result:
    good: bool
    named: list[str]  # what stopped nothing, and must be known all the same


def result(check: Check) -> Result:
    """Runs a check and says how it went; all it said if something is wrong."""
    start = time.monotonic()
    try:
        check.needs()
        said, good = check.run().strip(), True
    except ToolchainError as error:
        said, good = str(error), False
    lines = said.splitlines()
    last = lines[-1] if lines else ""
    print(
        f"{'ok    ' if good else 'FAILED'} {check.name:<10} {time.monotonic() - start:6.1f} s  {last[:100]}",
        flush=True,
    )
    if not good:
        if len(lines) > LAST:  # a log may be cut short: the end comes first
            print(*lines[-LAST:], f"From the beginning, {check.name} said:", sep="\n")
        print(said, flush=True)
    return Result(good, [line for line in lines if line.startswith(NAMED)])


def test(only: str | None) -> int:
    """Run the checks; the last line counts them, after those that name what is flaky or was skipped."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        results = list(pool.map(result, [check for check in CHECKS if only in (None, check.name)]))
    for one in results:
        for line in one.named:
            print(line)
    failed = [one.good for one in results].count(False)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0
