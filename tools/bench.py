"""Runs the measurements in bench/: Python scripts with the bench tools, Node scripts with a browser."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tools import families, toolchain

SCRIPTS = {path.stem: path for path in toolchain.files("bench/*.py", "bench/*.mjs") if not path.stem.startswith("_")}
PACKAGES = {path.parent.name: path.parent for path in toolchain.files("bench/*/__main__.py")}
NAMES = [*SCRIPTS, *PACKAGES]
MORE_TOOLS = {"fuzz": "fuzz"}  # what only one of them needs
MORE_BROWSERS = {"start-families"}


def bench(only: str | None, arguments: list[str]) -> int:
    """One measurement with the arguments that it takes, or all, each as it is."""
    toolchain.site()
    toolchain.python_tools("bench")
    paths = os.pathsep.join([str(toolchain.ROOT / "py"), str(toolchain.ROOT)])
    env = toolchain.environment(PYTHONPATH=paths, **toolchain.browser_env())
    failed = 0
    for name in NAMES:
        if only in (None, name):
            print(f"\n## {name}\n", flush=True)
            if name in MORE_TOOLS:
                toolchain.python_tools(MORE_TOOLS[name])
            if name in MORE_BROWSERS:
                env |= families.at_hand().environment
            failed += subprocess.run([*_command(name), *arguments], cwd=toolchain.ROOT, env=env).returncode != 0
    return 1 if failed else 0


def _command(name: str) -> list[str | Path]:
    if name in PACKAGES:
        return [toolchain.PYTHON, "-m", f"bench.{name}"]
    script = SCRIPTS[name]
    return [toolchain.PYTHON if script.suffix == ".py" else "node", script]
