"""Messages for the page."""

from __future__ import annotations

from musketiere.core.errors import MAX_PARAM, Fault


def test_a_message_repeats_only_the_beginning_of_what_was_asked() -> None:
    asked = "x" * (MAX_PARAM + 1)
    assert Fault("request-unknown", {"op": asked}).data()["params"] == {"op": asked[:MAX_PARAM]}
