"""MU-4: the duel."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import IllegalAction
from musketiere.core.rng import Rng
from tests.kit.play import everything, play
from tests.musketiere import referee
from tests.musketiere.table import Table

SEEDS = st.integers(0, 2**32)


@pytest.mark.clause("MU-4.1", "MU-12.4")
@given(seed=SEEDS)
def test_the_guard_is_public_before_anybody_chooses(seed: int) -> None:
    table = Table(players=3, seed=seed)
    pile = list(table.match.state.pile)
    table.lay(*(" ".join(hand[:3]) for hand in table.hands))
    rng = Rng(seed)
    for duel in range(1, 10):
        if table.view()["game"] > 1:
            break
        for seat in (None, *table.seats):
            view = table.view(seat)
            assert (view["duel"], view["guard"], view["guards_turned"]) == (duel, pile[duel - 1], pile[:duel])
            assert view["chosen"] == [False] * 3
        play(table.match, rng, 4)


@pytest.mark.clause("MU-4.2")
def test_status_at_the_turn_of_the_guard_holds_for_the_whole_duel() -> None:
    """Seat 1 is freed by the action of this duel and counts only from the next; seat 0 becomes imprisoned by it."""
    table = Table("players 3;guard 18;rows --- PPP ---;hands 9/1 5/0 | 10/4 1/0 | 8/0 2/0")
    assert table.view()["counting"] == [0, 2]
    table.turn("9/1 10/4 8/0")
    assert table.view()["counting"] == [0, 2]
    table.do("take_prison(0, (1,1))")
    assert table.view()["counting"] == [0, 1, 2]

    table = Table("players 3;guard 30;rows PP- --P ---;hands 0/0 | 9/0 | 9/1")
    assert table.view()["counting"] == [0, 1, 2]
    table.turn("0/0 9/0 9/1")
    assert table.view()["counting"] == [0, 1, 2]
    table.do("take_prison(2, (1,2))")
    assert table.view()["counting"] == [1, 2]


@pytest.mark.clause("MU-4.2")
@pytest.mark.parametrize("row", ["PP-", "PPG", "GGP", "---"])
def test_two_prisons_or_three_stones_are_not_full_imprisonment(row: str) -> None:
    assert Table(f"players 2;rows {row} ---").view()["counting"] == [0, 1]


@pytest.mark.clause("MU-4.3", "MU-11.2")
@pytest.mark.parametrize("row", ["---", "PPP"])
def test_everybody_chooses_one_hand_card_at_the_same_time(row: str) -> None:
    table = Table(f"players 3;rows {row} --- ---;hands 3/0 4/0 | 5/0 | 6/0")
    decision = table.match.state.decision
    assert decision is not None
    assert (decision.kind, decision.seats, decision.secret) == ("play_card", (0, 1, 2), True)
    for seat in table.seats:
        assert table.legal(seat) == sorted(f"play_card({card})" for card in table.hands[seat])
        assert len(table.legal(seat)) == 9


@pytest.mark.clause("MU-4.3", "MU-11.2")
def test_only_a_card_of_the_own_hand() -> None:
    table = Table("players 2;pay 9/0 9/1 9/2 | 8/0 8/1 8/2;hands 3/0 | 4/0")
    before = everything(table.match)
    for card in ("9/0", "4/0", "10/4"):
        with pytest.raises(IllegalAction):
            table.act(0, type="play_card", card=card)
    assert everything(table.match) == before


@pytest.mark.clause("MU-4.4", "MU-12.10")
def test_choices_are_final_and_turned_up_at_the_same_moment() -> None:
    table = Table("players 3;guard 20;hands 7/2 3/3 | 7/4 2/2 | 6/0 1/1")
    table.act(2, type="play_card", card="6/0")
    with pytest.raises(IllegalAction):
        table.act(2, type="play_card", card="1/1")
    table.act(0, type="play_card", card="7/2")
    assert not table.match.can_undo(2)
    for seat in (None, *table.seats):
        assert table.view(seat)["turned"] is None
        assert table.told("cards_turned", seat) == []
    assert [table.view(seat)["own_choice"] for seat in (None, 0, 1, 2)] == [None, ["7/2"], None, ["6/0"]]
    table.act(1, type="play_card", card="7/4")
    assert {tuple(table.view(seat)["turned"]) for seat in (None, *table.seats)} == {("7/2", "7/4", "6/0")}
    assert [table.match.can_undo(seat) for seat in table.seats] == [False] * 3


@pytest.mark.clause("MU-4.5", "MU-4.6", "MU-4.7", "MU-4.8")
@given(seed=SEEDS, players=st.integers(2, 4))
def test_sum_result_and_who_acts(seed: int, players: int) -> None:
    """Judged a second time, in the words of the rules, over whole matches."""
    table = Table(players=players, seed=seed)
    play(table.match, Rng(seed))
    guards = [event["strength"] for event in table.told("guard_turned")]
    turned = table.told("cards_turned")
    decided = table.told("duel_decided")
    assert len(guards) == len(turned) == len(decided)
    for guard, cards, event in zip(guards, turned, decided, strict=True):
        names, counting = cards["cards"], cards["counting"]
        assert isinstance(names, list)
        assert isinstance(counting, list)
        assert isinstance(guard, int)
        assert (event["sum"], event["won"], event["seat"]) == referee.decide(guard, names, counting)


@pytest.mark.clause("MU-4.6")
@pytest.mark.parametrize(("card", "won"), [("4/0", False), ("5/0", True), ("6/0", True)])
def test_equal_is_won_one_less_is_lost(card: str, won: bool) -> None:
    table = Table(f"players 2;guard 10;hands 5/1 | {card}")
    assert table.turn(f"5/1 {card}")["won"] is won


@pytest.mark.clause("MU-4.7", "MU-4.8")
def test_highest_of_a_won_and_lowest_of_a_lost_duel_acts() -> None:
    won = Table("players 3;guard 11;hands 2/0 | 9/0 | 9/1")
    assert won.turn("2/0 9/0 9/1")["seat"] == 2
    assert won.acting == ("winner_acts", 2)
    lost = Table("players 3;guard 25;hands 2/0 | 9/0 | 9/1")
    assert lost.turn("2/0 9/0 9/1")["seat"] == 0
    assert lost.acting == ("loser_acts", 0)


@pytest.mark.clause("MU-4.9", "MU-12.12")
def test_played_cards_stay_open_to_all() -> None:
    table = Table("players 2;guard 4;hands 3/0 5/0 | 4/0 6/0")
    table.turn("3/0 4/0")
    assert table.view()["played"] == []
    table.do("take_gem(0, centre)")
    for seat in (None, 0, 1):
        view = table.view(seat)
        assert view["played"] == ["3/0", "4/0"]
        assert [duel["cards"] for duel in view["duels"]] == [["3/0", "4/0"]]
        assert view["guards_turned"][0] == 4
        assert 4 not in view["guards_left"]
    assert all(card not in hand for hand in table.hands for card in ("3/0", "4/0"))


@pytest.mark.clause("MU-4.10", "MU-8.2")
@given(seed=SEEDS)
def test_nine_duels_with_the_last_hand_card_in_the_ninth(seed: int) -> None:
    table = Table(players=3, seed=seed, match_end="single")
    rng = Rng(seed)
    while table.match.state.outcome is None:
        view = table.view()
        if view["phase"] == "play_card" and not any(view["chosen"]):
            assert view["hand_counts"] == [10 - view["duel"]] * 3
        play(table.match, rng, 1)
    duels = [event["duel"] for event in table.told("guard_turned")]
    assert duels == list(range(1, len(duels) + 1))
    (ended,) = table.told("game_ended")
    assert (len(duels) == 9) or ended["reason"] == "three_gems"


@pytest.mark.clause("MU-4.11")
def test_a_hand_card_cannot_be_shown_or_announced() -> None:
    """No action and no event before the turning tells of a card to anybody but its owner."""
    table = Table("players 3;guard 20;hands 7/2 | 7/4 | 6/0")
    for action in ({"type": "show_card", "card": "7/2"}, {"type": "announce", "card": "7/2"}):
        with pytest.raises(IllegalAction):
            table.act(0, **action)
    with pytest.raises(IllegalAction):
        table.act(0, type="play_card", card="7/2", say="7/2")
    before = [table.match.story(seat) for seat in (1, 2, None)]
    happened = table.act(0, type="play_card", card="7/2")
    for story, seat in zip(before, (1, 2, None), strict=True):
        told = table.match.story(seat)[len(story) :]
        assert told == [{"type": "choice_made", "seat": 0, "decision": "play_card"}]
    assert len(happened) == 1
