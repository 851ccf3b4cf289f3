"""What a first visit need not load is not in its image."""

from __future__ import annotations

import subprocess
import sys

from tools.image import LEFT_OUT
from tools.toolchain import ROOT

LISTED = """
import sys
from tools import image
image.import_all("musketiere")
names = list(image.with_source())
print(*names)
print(*(path for path, _ in image.data_files("musketiere")))
"""


def test_the_school_is_left_out() -> None:
    command = [sys.executable, "-c", LISTED]
    done = subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": "py:."}, capture_output=True, text=True, check=True)
    modules, data = map(str.split, done.stdout.splitlines()[:2])
    assert "musketiere.bridge" in modules
    assert "musketiere.games.musketiere.strategy.search" in modules
    assert not {name.split(".")[1] for name in modules if name.startswith("musketiere.")} & {*LEFT_OUT}
    assert data == ["musketiere/games/mousquetaires_du_roy/house.toml"]
