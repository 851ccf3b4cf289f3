"""Writes what the bridge answers the page in recorded matches, for the tests of the page.

What is recorded of a game stands in `tests/<game>/recordings.py`. All of it is held against the protocol while it is
made; a declaration beside each file gives it to TypeScript by the types that are made from the same protocol.

`--check` writes nothing and says which file is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

sys.path.extend(str(Path(__file__).parents[1] / folder) for folder in ("", "py"))

from tests.kit.protocol import Unspoken, watch

watch()  # before any game is made

from tests.kit.recordings import Recording  # noqa: E402
from tools.outputs import ROOT, Place, in_the_tests, module, on_the_page, stale, write  # noqa: E402

KIT: Final = ROOT / "web/lib/table/recorded"
_DECLARATION: Final = """\
/* Made by `tools/recordings.py`. */
{imports}
declare const recorded: {type};
export default recorded;
"""


def written() -> dict[Path, str]:
    """Every file."""
    files: dict[Path, str] = {}
    for place in (*on_the_page(), *in_the_tests()):
        recordings: Mapping[str, Recording] = import_module(f"{place.tests}.recordings").RECORDINGS
        for name, recording in recordings.items():
            files[place.recordings / f"{name}.json"] = _text(recording.make(name))
            files[place.recordings / f"{name}.d.json.ts"] = _declaration(place, recording.type)
    return files


def _declaration(place: Place, type_: str) -> str:
    modules = {"game": place.types / place.game.id, "kit": KIT}
    imports = (
        f"import type * as {name} from '{module(place.recordings, file)}';\n"
        for name, file in modules.items()
        if f"{name}." in type_
    )
    return _DECLARATION.format(imports="".join(imports), type=type_)


def _text(recorded: object) -> str:
    """An entry of a list a line."""
    match recorded:
        case list():
            lines = ",\n".join(map(_line, recorded))
            return f"[\n{lines}\n]\n"
        case dict():
            parts = (f"{_line(key)}:{_text(value).rstrip()}" for key, value in recorded.items())
            return "{" + ",\n".join(parts) + "}\n"
    return _line(recorded)


def _line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def main(check: bool) -> int:
    try:
        files = written()
    except Unspoken as fault:
        print(fault)
        return 1
    if not check:
        write(files)
        return 0
    old = stale(files)
    if old:
        print(f"{', '.join(old)}: not what the engine answers now. Run tools/recordings.py and look at the change.")
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["--check"]))
