"""Runs the measurements in bench/: Python scripts with the bench tools, Node scripts with a browser."""

from __future__ import annotations

import subprocess

from tools import ground

SCRIPTS = {path.stem: path for path in ground.files("bench/*.py", "bench/*.mjs") if not path.stem.startswith("_")}
NAMES = list(SCRIPTS)


def bench(only: str | None) -> int:
    ground.site()
    ground.python_tools("bench")
    env = ground.environment(PYTHONPATH=str(ground.ROOT / "py"), **ground.browser_env())
    failed = 0
    for name, script in SCRIPTS.items():
        if only in (None, name):
            print(f"\n## {name}\n", flush=True)
            interpreter = ground.PYTHON if script.suffix == ".py" else "node"
            failed += subprocess.run([interpreter, script], cwd=ground.ROOT, env=env).returncode != 0
    return 1 if failed else 0
