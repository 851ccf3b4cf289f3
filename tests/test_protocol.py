"""All that is said of the stored matches is as the protocols say. This takes seconds, and names whatever was renamed.

`tests/kit/protocol.py` looks, here as in every other test; what follows makes the games speak.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest
from pydantic import TypeAdapter

from musketiere.core.match import Match
from tests.golden import FOLDER
from tests.subjects import SUBJECTS
from tools.protocol_types import named_types, protocol_of

GAMES: Final = {subject.game.id: subject.game for subject in SUBJECTS}
RECORDS: Final = sorted(path.stem for path in FOLDER.glob("*.match"))
UNTOLD: Final = {
    "four_musketeers": {"setting_changed"},
    "mousquetaires_du_roy": {"rochefort_healed", "gallery_passed", "stage_passed", "one_for_all"},
}
"""Events that no stored match tells of; other tests do."""


def spoken(game: str) -> dict[str, Any]:
    """The types of a game's protocol, by name."""
    return named_types(protocol_of(GAMES[game].deal.__module__.rpartition(".")[0]))


@cache
def replay(record: str) -> set[str]:
    """Plays a stored match, asks after each action for all that can be asked, and says what kinds of events it told."""
    match = Match.from_text((FOLDER / f"{record}.match").read_text("utf-8"), GAMES)
    game = match.game
    game.seating(match.options)
    seats = game.seats(match.options)
    waiting = (*range(seats), None)
    for at, now in enumerate(match.replay()):
        game.summary(now.state)
        for seat in {waiting[at % len(waiting)], *now.state.to_act}:  # who decides; the others one after another
            game.view_data(game.view(now.state, seat))
        for seat in now.state.to_act:
            game.legal_data(now.state, seat)
    return {event.type for event in match.events}


@pytest.mark.parametrize("record", RECORDS)
def test_what_is_said_of_a_stored_match(record: str) -> None:
    assert replay(record)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_it_sends(game: str) -> None:
    assert {"View", "Action", "Legal", "DecisionKind", "Event", "Summary", "Options"} <= spoken(game).keys()


@pytest.mark.parametrize("game", GAMES)
def test_stored_matches_tell_of_every_kind_of_event(game: str) -> None:
    kinds = TypeAdapter(spoken(game)["Event"]).json_schema()["discriminator"]["mapping"]
    told = set[str]().union(*(replay(record) for record in RECORDS if record.startswith(f"{game}-")))
    assert set(kinds) - told == UNTOLD.get(game, set())
