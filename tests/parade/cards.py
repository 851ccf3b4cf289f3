"""Blades (PA-1.1): the blade `b1` is 0 inside, `b30` is 29, so that the higher number hits."""

from __future__ import annotations

from typing import Final

from musketiere.core.notation import Notation

BLADES: Final = range(30)
NAME: Final = tuple(f"b{blade + 1}" for blade in BLADES)
_NOTATION: Final = Notation(NAME)
names: Final = _NOTATION.names
parse_blade: Final = _NOTATION.parse_card
