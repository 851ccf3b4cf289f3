"""JSON from outside, read with care."""

from __future__ import annotations

import json
import re
from typing import Any, Final

MAX_DEPTH: Final = 32
"""Nesting that is read; nothing of ours comes near it."""
_MARKS: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""Whole quoted texts, and the brackets between them."""


def read_json(text: str) -> Any:
    """The value of a JSON text. Raises `ValueError`.

    Deep nesting is refused before the parser sees it: inside Pyodide it would overflow the stack of WebAssembly,
    which ends Python for good.
    """
    depth = 0
    for found in _MARKS.finditer(text):
        mark = text[found.start()]
        if mark in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                raise ValueError("nested too deep")
        elif mark in "]}":
            depth -= 1
    return json.loads(text)
