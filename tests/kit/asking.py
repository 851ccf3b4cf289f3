"""Asking until there is an answer, as the page does."""

from __future__ import annotations

from typing import Any

from tests.kit.page import TABLE, Page


def asked(page: Page, budget: int = 0, client: str = TABLE, **question: object) -> Any:
    """The answer to a question, however many slices it takes; or the refusal."""
    progress = -1.0
    while True:
        answered = page.ask("analyse", client=client, budget=budget, **question)
        if "error" in answered or answered["choices"] is not None:
            return answered
        assert progress <= answered["progress"] <= 1
        assert answered["played"] is None
        progress = answered["progress"]


def reviewed(page: Page, budget: int = 0, client: str = TABLE) -> Any:
    """The whole review, however many slices it takes; or the refusal. What was found stays found."""
    before: Any = {"progress": 0.0, "chances": [], "findings": []}
    while True:
        answered = page.ask("review", client=client, budget=budget)
        if "error" in answered:
            return answered
        assert before["progress"] <= answered["progress"] <= 1
        for part in ("chances", "findings"):
            assert answered[part][: len(before[part])] == before[part]
        if answered["progress"] == 1:
            return answered
        before = answered
