"""FM-19: actions and the whole numbers that they are inside, up to the edges of both."""

from __future__ import annotations

import pytest

from musketiere.core.errors import IllegalAction
from musketiere.games.four_musketeers.cards import LIVES, SUITS, SWORDS
from musketiere.games.four_musketeers.moves import (
    SETTING_MOVES,
    Action,
    ChooseDirection,
    ChooseMissing,
    Strike,
    action_data,
    decode,
    encode,
    parse_action,
)
from tests.four_musketeers.subject import ACTIONS


def test_every_action_is_a_move_of_its_own() -> None:
    moves = [encode(action) for action in ACTIONS]
    assert len(set(moves)) == len(moves)
    assert [decode(move) for move in moves] == list(ACTIONS)
    assert [parse_action(action_data(action)) for action in ACTIONS] == list(ACTIONS)


@pytest.mark.clause("FM-19.8")
@pytest.mark.parametrize(
    "action",
    [
        *(Strike(LIVES[0], False), Strike(LIVES[-1], True), Strike(-1, False), Strike(len(SWORDS) + len(LIVES), False)),
        *(ChooseMissing(-1), ChooseMissing(len(SUITS)), ChooseDirection(0), ChooseDirection(2)),
    ],
)
def test_what_no_move_can_say_is_refused(action: Action) -> None:
    with pytest.raises(IllegalAction) as refused:
        encode(action)
    assert refused.value.fault.params == {"action": str(action)}


@pytest.mark.clause("FM-19.8")
@pytest.mark.parametrize(
    "given",
    [
        *(None, [], "strike", {}, {"type": "fly"}, {"type": "start_round", "why": 1}),
        *({"type": "choose_missing", "suit": "X"}, {"type": "choose_missing", "suit": "S", "more": 1}),
        *({"type": "choose_direction", "direction": "up"}, {"type": "use_replay", "use": 1}),
        *({"type": "strike", "card": "10C", "shadow": 0}, {"type": "change_setting", "setting": "x", "value": 1}),
    ],
)
def test_what_is_no_action_is_refused(given: object) -> None:
    with pytest.raises(IllegalAction) as refused:
        parse_action(given)
    assert refused.value.fault.params == {"action": str(given)}


@pytest.mark.clause("FM-19.8")
@pytest.mark.parametrize(("setting", "value"), SETTING_MOVES)
def test_the_value_of_a_setting_is_of_its_kind(setting: str, value: object) -> None:
    other = int(value) if isinstance(value, bool) else str(value) if isinstance(value, int) else [value]
    with pytest.raises(IllegalAction):
        parse_action({"type": "change_setting", "setting": setting, "value": other})
