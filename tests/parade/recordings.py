"""What the page's tests of Parade are recorded from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from musketiere.core.match import Match
from musketiere.session import HUMAN
from tests.kit.page import Page
from tests.kit.recordings import LOG, Recording, Table
from tests.parade.game import PARADE

COMPUTER: Final = "rule_based"
FORM: Final[Sequence[Mapping[str, object]]] = ({}, {"opener": "loser"}, {"deals": 7, "opener": "loser"})
"""What is chosen in the form, one thing after the other."""


def _checked() -> object:
    asked = [{"game": PARADE.id, "options": options} for options in FORM]
    return [{"op": "check", "body": body, "answer": Page().ask("check", **body)} for body in asked]


def _reveals(event: Any) -> bool:
    return event["type"] == "bout_decided" and event["cards"] is not None


def _played(*controllers: str, undo: int | None = None) -> Recording:
    """From the hands of the lesson: one match tells what another must not show."""
    position = PARADE.lessons["first"].position
    return Table(
        lambda: Match(PARADE, seed=1, position=position), ["Anne", "Porthos"], controllers, _reveals, undo=undo
    ).log()


RECORDINGS: Final[Mapping[str, Recording]] = {
    "check": Recording(_checked, LOG),
    "seat-0": _played(HUMAN, COMPUTER, undo=1),
    "seat-1": _played(COMPUTER, HUMAN),
    "nobody": _played(COMPUTER, COMPUTER),
    "shared": _played(HUMAN, HUMAN),
}
"""The form; and a deal played from each seat, by nobody and by two at one device."""
