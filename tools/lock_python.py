"""Pins the Python tools with all that they stand on, by hash: python3 tools/lock_python.py [--check]

Writes `tools/python-<group>.txt` from the groups of pyproject.toml, for every Python and platform that may build, with
uv (`pip install uv`), and keeps the versions that are pinned there already. `--check` only says whether what
pyproject.toml names is what is pinned; it needs neither uv nor the net.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.toolchain import ROOT, locked, wanted

GROUPS = ("dev", "bench", "fuzz")
PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
HEADER = "# Made by `python3 tools/lock_python.py` from pyproject.toml: what is changed here by hand is lost.\n"


def pins(text: str) -> dict[str, str]:
    """Names as registries spell them, with their versions."""
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in PINNED.findall(text)}


def lock(group: str) -> None:
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("uv is needed to pin the tools: pip install uv")
    target = locked(group)
    others = [argument for one in GROUPS if one != group for argument in ("-c", str(locked(one)))]
    options = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate", "--quiet"]
    command = [uv, "pip", "compile", "-", *options, *others, "--output-file", str(target)]
    subprocess.run(command, cwd=ROOT, input="\n".join(wanted(group)), text=True, check=True)
    target.write_text(HEADER + target.read_text("utf-8"), "utf-8")


def stale(group: str) -> list[str]:
    """What pyproject.toml names and the pins do not, or in another version."""
    text = locked(group).read_text("utf-8")
    named = pins("\n".join(wanted(group)))
    return sorted(f"{name}=={version}" for name, version in named.items() - pins(text).items())


def main() -> int:
    if "--check" not in sys.argv[1:]:
        for group in GROUPS:
            lock(group)
    missing = [pin for group in GROUPS for pin in stale(group)]
    if missing:
        print("Not pinned by hash:", ", ".join(missing))
        return 1
    print(f"{sum(len(pins(locked(group).read_text('utf-8'))) for group in GROUPS)} pins, each with its hashes.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
