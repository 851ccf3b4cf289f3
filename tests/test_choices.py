"""The same view and the same seed give the same choice, on CPython and inside Pyodide.

What is compared was written by `python -m tests.golden.make`, on CPython. Unlike a stored match it is no promise: who
makes a player choose otherwise writes it anew.
"""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.golden import CHOICES, chosen
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS

EXPECTED: Final[dict[str, list[str]]] = json.loads(CHOICES.read_text("utf-8"))


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_the_same_is_chosen_everywhere(subject: Subject) -> None:
    assert list(chosen(subject)) == EXPECTED[str(subject)]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_what_is_compared_is_not_the_same_each_time(subject: Subject) -> None:
    assert len({*EXPECTED[str(subject)]}) > 10
