"""Messages for the page."""

from __future__ import annotations

from musketiere.core.errors import LONGEST, Fault


def test_a_message_repeats_only_the_beginning_of_what_was_asked() -> None:
    asked = "x" * (LONGEST + 1)
    assert Fault("request-unknown", {"op": asked}).data()["params"] == {"op": asked[:LONGEST]}
