"""What has been played already: a long measurement is made in pieces, and goes on where it stopped."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from bench.strength.lines import Deal, Line
from musketiere.school.shares import Part
from tools import toolchain

FOLDER: Final = toolchain.BUILD / "strength"


class Results:
    """The deals of one line. They count as long as the code that played them is the same."""

    def __init__(self, line: Line) -> None:
        self.path: Path = FOLDER / f"{re.sub(r'[^a-z0-9]+', '-', line.name.lower())}.json"
        engine = "py/musketiere"
        folders = (f"{engine}/core", f"{engine}/players", f"{engine}/games/{line.game}", "bench/strength")
        self.code = toolchain.fingerprint(toolchain.files(*(f"{folder}/**/*.py" for folder in folders)))
        self.deals: dict[int, Deal] = {}
        kept = json.loads(self.path.read_text("utf-8")) if self.path.exists() else {}
        if kept.get("code") == self.code:
            for number, (parts, times) in kept["deals"].items():
                self.deals[int(number)] = Deal([Part(*part) for part in parts], times)

    def add(self, number: int, deal: Deal) -> None:
        """Keeps a deal; times to a tenth of a millisecond."""
        self.deals[number] = Deal(deal.parts, [round(time, 1) for time in deal.times])

    def save(self) -> None:
        """Writes all deals."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"code": self.code, "deals": self.deals}), "utf-8")
