"""MU-3: choosing the pay."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import IllegalAction
from musketiere.core.rng import Rng
from musketiere.games.musketiere.cards import parse_card
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.moves import ChoosePay, pay_cards
from musketiere.players import LEVELS
from tests.kit.play import everything, play, think
from tests.musketiere.table import Table, order

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("MU-3.1", "MU-11.1")
def test_any_three_of_the_twelve_in_any_order() -> None:
    table = Table(players=3, seed=4)
    for seat in table.seats:
        hand = [parse_card(card) for card in table.hands[seat]]
        legal = table.match.state.legal(seat)
        choices = {MUSKETIERE.decode(move) for move in legal}
        assert choices == {ChoosePay(cards) for cards in permutations(hand, 3)}
        assert len(legal) == len(choices) == 1320
        assert len({frozenset(choice.cards) for choice in choices if isinstance(choice, ChoosePay)}) == 220
        assert all(legal[number] in legal for number in range(0, 1320, 7))
        described = MUSKETIERE.legal_data(table.match.state, seat)
        assert described == {"type": "choose_pay", "pick": 3, "cards": table.hands[seat]}


@pytest.mark.clause("MU-3.1", "MU-11.1")
@pytest.mark.parametrize("cards", [["a", "b"], ["a", "b", "c", "d"], ["a", "a", "b"], ["a", "b", "foreign"], []])
def test_not_exactly_three_different_own_cards_is_refused(cards: list[str]) -> None:
    table = Table(players=2, seed=4)
    names = dict(zip("abcd", table.hands[0], strict=False)) | {"foreign": table.hands[1][0]}
    before = everything(table.match)
    with pytest.raises(IllegalAction):
        table.act(0, type="choose_pay", cards=[names[card] for card in cards])
    assert everything(table.match) == before


@pytest.mark.clause("MU-3.2")
def test_all_choose_at_the_same_time_and_the_game_waits_for_the_last() -> None:
    table = Table(players=4, seed=1)
    for seat in (2, 0, 3):
        decision = table.match.state.decision
        assert decision is not None
        assert decision.secret
        assert seat in decision.seats
        table.act(seat, type="choose_pay", cards=table.hands[seat][:3])
        assert table.view()["phase"] == "choose_pay"
        assert table.view()["guard"] is None
    table.act(1, type="choose_pay", cards=table.hands[1][:3])
    assert table.view()["phase"] == "play_card"
    assert table.view()["guard"] is not None


@pytest.mark.clause("MU-3.3")
def test_a_choice_handed_in_is_final() -> None:
    """There is no second choice, and nothing is taken back once another player has chosen."""
    table = Table(players=3, seed=1)
    hands = table.hands
    table.act(1, type="choose_pay", cards=hands[1][:3])
    assert table.legal(1) == []
    with pytest.raises(IllegalAction):
        table.act(1, type="choose_pay", cards=hands[1][3:6])
    table.act(0, type="choose_pay", cards=hands[0][:3])
    assert not table.match.can_undo(1)
    table.act(2, type="choose_pay", cards=hands[2][:3])
    assert table.pay[1] == hands[1][:3]
    assert not any(table.match.can_undo(seat) for seat in table.seats)


@pytest.mark.clause("MU-3.4")
@pytest.mark.parametrize("picked", list(permutations(range(3))))
def test_places_in_the_order_of_naming(picked: tuple[int, ...]) -> None:
    table = Table(players=2, seed=9)
    cards = [table.hands[0][place] for place in picked]
    table.lay(" ".join(cards), " ".join(table.hands[1][:3]))
    assert table.pay[0] == cards
    assert table.told("pay_laid", 0)[0]["cards"] == cards


@pytest.mark.clause("MU-3.5")
@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_lays_its_pay_in_no_order(level: str) -> None:
    """Each of the six orders of the card values comes about as often."""
    ranks: list[tuple[int, ...]] = []
    for seed in range(300):
        table = Table(players=3, seed=seed)
        cards = pay_cards(think(MUSKETIERE, level, MUSKETIERE.view(table.match.state, 1), seed))
        ranks.append(tuple(sorted(range(3), key=cards.__getitem__)))
    assert {ranks.count(rank) > 25 for rank in permutations(range(3))} == {True}  # 50 expected


@pytest.mark.clause("MU-3.6", "MU-12.8")
@given(seed=SEEDS)
def test_only_the_owner_sees_his_pay_before_the_scoring(seed: int) -> None:
    table = Table(players=3, seed=seed)
    while table.view()["phase"] != "play_card":
        play(table.match, Rng(seed), 1)
    rng = Rng(seed)
    while table.view()["game"] == 1:
        laid = table.pay
        assert all(len(cards) == 3 for cards in laid)
        assert table.view(None)["pay"] is None
        for seat in table.seats:
            shown = [event for event in table.told("pay_laid", seat) if "cards" in event]
            assert [event["seat"] for event in shown] == [seat]
            assert shown[0]["cards"] == laid[seat]
        assert table.told("pay_turned") == []
        play(table.match, rng, 1)


@pytest.mark.clause("MU-3.7", "MU-3.8")
@given(seed=SEEDS)
def test_pay_stays_where_it_lies_and_nine_cards_are_the_hand(seed: int) -> None:
    table = Table(players=4, seed=seed)
    dealt = table.hands
    rng = Rng(seed)
    while table.view()["phase"] == "choose_pay":
        play(table.match, rng, 1)
    laid = table.pay
    assert [len(hand) for hand in table.hands] == [9] * 4
    for seat in table.seats:
        assert sorted([*table.hands[seat], *laid[seat]], key=order) == dealt[seat]
    while table.view()["game"] == 1:
        assert table.pay == laid
        play(table.match, rng, 1)
    assert [event["cards"] for event in table.told("pay_turned")] == laid
