"""Everything `build.py test` looks at, two at a time."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tools import ground
from tools.ground import PYTHON, GroundError, npx, run


@dataclass(frozen=True)
class Check:
    name: str
    needs: Callable[[], object]
    look: Callable[[], str]  # what it said; raises GroundError when something is wrong


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pyodide(tool: str) -> Callable[[], str]:
    return lambda: run("node", ground.ROOT / "tools" / tool, ground.wheel(), ground.wheels())


def playwright() -> str:
    return run(npx("playwright"), "test", env={"E2E_PORT": str(free_port()), **ground.browser_env()})


ENGINE = [
    Check("ruff", ground.python_tools, lambda: run(PYTHON, "-m", "ruff", "check", ".")),
    Check("format", ground.python_tools, lambda: run(PYTHON, "-m", "ruff", "format", "--check", ".")),
    Check("mypy", ground.python_tools, lambda: run(PYTHON, "-m", "mypy")),
    Check("clauses", ground.python_tools, lambda: run(PYTHON, "tools/clauses.py")),
    Check("protocol", ground.all_tools, lambda: run(PYTHON, "tools/protocol.py", "--check")),
    Check("tables", ground.python_tools, lambda: run(PYTHON, "tools/house_tables.py", "--check")),
]
PAGE = [
    Check("biome", ground.page_tools, lambda: run(npx("biome"), "ci", "--colors=off", ".")),
    Check("tsc", ground.page_tools, lambda: run(npx("tsc"), "--noEmit")),
    Check("tsc worker", ground.page_tools, lambda: run(npx("tsc"), "--project", "web/service-worker")),
    Check("vitest", ground.page_tools, lambda: run(npx("vitest"), "run")),
]
ON_CPYTHON = [Check("pytest", ground.python_tools, lambda: run(PYTHON, "-m", "pytest", "-q"))]
IN_PYODIDE = [
    Check("wheel", ground.page_tools, pyodide("check_wheel.mjs")),
    Check("pyodide", ground.page_tools, pyodide("pyodide_pytest.mjs")),
]
IN_BROWSER = [Check("site", ground.site, lambda: ""), Check("playwright", ground.site, playwright)]

LAST = 60  # lines in which a tool sums up what went wrong

# The lanes of a stage run side by side; the browser has the machine to itself.
STAGES = [[ENGINE, PAGE], [ON_CPYTHON, IN_PYODIDE], [IN_BROWSER]]
NAMES = [check.name for stage in STAGES for lane in stage for check in lane]


def passes(check: Check) -> bool:
    start = time.monotonic()
    try:
        check.needs()
        said, good = check.look().strip(), True
    except GroundError as error:
        said, good = str(error), False
    last = said.splitlines()[-1] if said else ""
    print(
        f"{'ok    ' if good else 'FAILED'} {check.name:<10} {time.monotonic() - start:6.1f} s  {last[:100]}",
        flush=True,
    )
    if not good:
        lines = said.splitlines()
        if len(lines) > LAST:  # a log may be cut short: the end comes first
            print(*lines[-LAST:], f"From the beginning, {check.name} said:", sep="\n")
        print(said, flush=True)
    return good


def test(only: str | None) -> int:
    """Run the checks; the last line counts them."""
    results: list[bool] = []
    with ThreadPoolExecutor(2) as pool:
        for stage in STAGES:
            lanes = [[check for check in lane if only in (None, check.name)] for lane in stage]
            for done in pool.map(lambda lane: [passes(check) for check in lane], lanes):
                results += done
    failed = results.count(False)
    print(f"{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0
