"""What the page's tests of Parade are recorded from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.requests import HUMAN
from tests.kit.page import Page
from tests.kit.recordings import LOG, Recording, Table, at_random
from tests.parade.game import PARADE

NAMES: Final = ("Anne", "Porthos")
YIELD: Final = {"type": "yield"}
COMPUTER: Final = "rule_based"
FORM: Final[Sequence[Mapping[str, object]]] = ({}, {"opener": "loser"}, {"deals": 7, "opener": "loser"})
"""What is chosen in the form, one thing after the other."""


def _checked(_: str) -> object:
    asked = [{"game": PARADE.id, "options": options} for options in FORM]
    return [{"op": "check", "body": body, "answer": Page().ask("check", **body)} for body in asked]


def _reveals(event: Any) -> bool:
    return event["type"] == "bout_decided" and event["cards"] is not None


def _cautious(frame: Any, rng: Rng) -> object:
    """Yields to every thrust: then nobody learns what lay there."""
    actions = frame["legal"]["actions"]
    return YIELD if YIELD in actions else at_random(frame, rng)


def _played(*controllers: str, undo: int | None = None) -> Recording:
    """From the hands of the lesson: one match tells what another must not show."""
    position = PARADE.lessons["first"].position
    return Table(lambda: Match(PARADE, seed=1, position=position), NAMES, controllers, _reveals, _cautious, undo).log()


RECORDINGS: Final[Mapping[str, Recording]] = {
    "check": Recording(_checked, LOG),
    "seat-0": _played(HUMAN, COMPUTER, undo=1),
    "seat-1": _played(COMPUTER, HUMAN),
    "nobody": _played("random", COMPUTER),
    "shared": _played(HUMAN, HUMAN),
}
"""The form; and a deal played from each seat, by nobody and by two at one device."""
