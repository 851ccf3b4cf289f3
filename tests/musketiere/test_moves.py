"""MU-11: actions and the whole numbers that they are inside, up to the edges of both."""

from __future__ import annotations

from itertools import permutations

import pytest

from musketiere.core.errors import IllegalAction
from musketiere.games.musketiere.moves import (
    PAY,
    Action,
    ChoosePay,
    FreePrison,
    PayChoices,
    PlayCard,
    ReturnGem,
    TakeGem,
    TakePrison,
    action_data,
    decode,
    encode,
    parse_action,
    pay_move,
)

HAND = [3, 7, 11, 20, 54]


@pytest.mark.clause("MU-11.1")
def test_choices_of_pay_are_a_sequence_with_an_end() -> None:
    choices = PayChoices(HAND)
    wanted = [pay_move(*cards) for cards in permutations(HAND, 3)]
    assert [*choices] == wanted
    assert choices[: len(wanted)] == wanted
    assert choices[5:50:7] == wanted[5:50:7]
    assert choices[-2:] == wanted[-2:]
    for outside in (-1, len(wanted)):
        with pytest.raises(IndexError):
            choices[outside]


@pytest.mark.clause("MU-11.1")
def test_choices_of_pay_know_what_is_among_them() -> None:
    choices = PayChoices([0, 1, 2, 3])
    assert PAY + 0 * 55 * 55 + 1 * 55 + 2 in choices
    assert pay_move(3, 0, 2) in choices
    assert pay_move(0, 1, 1) not in choices
    assert pay_move(0, 1, 4) not in choices
    for other in (PAY, PAY - 1, 0, "512", None, 57.0):
        assert other not in choices


def test_a_choice_of_the_first_cards_is_no_stone() -> None:
    assert decode(PAY) == ChoosePay((0, 0, 0))
    assert decode(PAY - 1) != ChoosePay((0, 0, -1))


@pytest.mark.clause("MU-11.2", "MU-11.3", "MU-11.4", "MU-11.5", "MU-11.6")
@pytest.mark.parametrize(
    "action",
    [
        *(PlayCard(0), PlayCard(54), ChoosePay((54, 53, 0)), FreePrison(2), ReturnGem(2)),
        *(TakeGem(2, None), TakeGem(0, (3, 2)), TakePrison(1, None), TakePrison(2, (0, 0))),
    ],
)
def test_an_action_comes_back_from_its_move_and_from_its_data(action: Action) -> None:
    assert decode(encode(action)) == action
    assert parse_action(action_data(action)) == action


@pytest.mark.clause("MU-11.9")
@pytest.mark.parametrize(
    "action",
    [PlayCard(64), PlayCard(600), ChoosePay((0, 0, 55)), FreePrison(4), TakeGem(0, (5, 1))],
)
def test_what_no_move_can_say_is_refused(action: Action) -> None:
    with pytest.raises(IllegalAction) as refused:
        encode(action)
    assert refused.value.fault.params == {"action": str(action)}


@pytest.mark.clause("MU-11.9")
@pytest.mark.parametrize("place", [-1, 3, 4, True, "1", 1.0, None])
def test_a_place_is_one_of_three(place: object) -> None:
    for given in (
        {"type": "free_prison", "place": place},
        {"type": "return_gem", "place": place},
        {"type": "take_gem", "place": place, "source": "centre"},
        {"type": "take_prison", "place": 0, "source": [0, place]},
    ):
        with pytest.raises(IllegalAction):
            parse_action(given)


@pytest.mark.clause("MU-11.9")
@pytest.mark.parametrize(
    "source", [[-1, 0], [4, 0], [5, 0], [True, 0], [0], [0, 1, 2], ["0", 0], [0.0, 0], "Centre", None]
)
def test_a_source_is_the_centre_or_a_place_of_a_seat(source: object) -> None:
    for kind in ("take_gem", "take_prison"):
        with pytest.raises(IllegalAction):
            parse_action({"type": kind, "place": 0, "source": source})
