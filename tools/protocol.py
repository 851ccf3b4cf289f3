"""Writes `web/generated/`: what the page must know of the engine, made from the engine.

`--check` writes nothing and says which file is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from tools.catalogue import catalogue  # noqa: E402

FOLDER: Final = ROOT / "web/generated"
HEAD: Final = "/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */\n\n"


def written() -> dict[str, str]:
    """Every file of the folder, by name."""
    return {"catalogue.ts": HEAD + catalogue()}


def main(check: bool) -> int:
    files = written()
    if not check:
        FOLDER.mkdir(exist_ok=True)
        for name, text in files.items():
            (FOLDER / name).write_text(text, "utf-8")
        return 0
    found = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*")}
    stale = sorted(name for name in files.keys() | found.keys() if files.get(name) != found.get(name))
    if stale:
        print(
            f"Not what Python says now: web/generated/{', '.join(stale)}. Run tools/protocol.py and look at the change."
        )
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["--check"]))
