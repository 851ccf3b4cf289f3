"""Runs the measurements in bench/: Python scripts with the bench tools, Node scripts with a browser."""

from __future__ import annotations

import subprocess

from tools import toolchain

SCRIPTS = {path.stem: path for path in toolchain.files("bench/*.py", "bench/*.mjs") if not path.stem.startswith("_")}
NAMES = list(SCRIPTS)


def bench(only: str | None) -> int:
    toolchain.site()
    toolchain.python_tools("bench")
    env = toolchain.environment(PYTHONPATH=str(toolchain.ROOT / "py"), **toolchain.browser_env())
    failed = 0
    for name, script in SCRIPTS.items():
        if only in (None, name):
            print(f"\n## {name}\n", flush=True)
            interpreter = toolchain.PYTHON if script.suffix == ".py" else "node"
            failed += subprocess.run([interpreter, script], cwd=toolchain.ROOT, env=env).returncode != 0
    return 1 if failed else 0
