"""MU-11 and MU-12: decisions and information."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import IllegalAction, UndoRefused
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from musketiere.games.musketiere.moves import PlayCard
from tests.kit.play import everything, play
from tests.musketiere.table import Table, order

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 4)


def somewhere(seed: int, players: int, actions: int) -> Table:
    """A match that was played on at random."""
    table = Table(players=players, seed=seed)
    play(table.match, Rng(seed), actions)
    return table


# ---- decisions (MU-11) -----------------------------------------------------------------------------------


@pytest.mark.clause("MU-11.7")
def test_a_forced_decision_is_asked_and_recorded() -> None:
    table = Table("players 2;guard 10;duel 4;rows PG- ---;hands 3/0 | 4/0")
    table.turn("3/0 4/0")
    assert table.legal(0) == ["take_prison(2, centre)"]
    assert table.match.state.decision is not None
    table.do("take_prison(2, centre)")
    record: Any = table.match.record()
    assert record["actions"][-1] == [0, {"type": "take_prison", "place": 2, "source": "centre"}]


@pytest.mark.clause("MU-11.8", "MU-13.4")
def test_the_order_in_which_choices_arrive_is_no_part_of_the_match() -> None:
    def played(arrival: tuple[int, ...]) -> Match:
        table = Table("players 3;guard 20;hands 7/2 3/3 | 7/4 2/2 | 6/0 1/1")
        cards = ["7/2", "7/4", "6/0"]
        for seat in arrival:
            table.act(seat, type="play_card", card=cards[seat])
        return table.match

    first = played((0, 1, 2))
    for arrival in ((2, 1, 0), (1, 0, 2), (2, 0, 1)):
        assert everything(played(arrival)) == everything(first)
    assert [event.data["seat"] for event in first.events if event.type == "choice_made"] == [0, 1, 2]


@pytest.mark.clause("MU-11.9")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (1, {"type": "take_gem", "place": 0, "source": "centre"}),  # wrong player
        (0, {"type": "play_card", "card": "2/0"}),  # wrong moment
        (0, {"type": "choose_pay", "cards": ["2/0", "2/1", "2/2"]}),
        (0, {"type": "take_prison", "place": 1, "source": "centre"}),  # a winner's action is asked
        (0, {"type": "take_gem", "place": 0, "source": "centre"}),  # occupied place
        (0, {"type": "take_gem", "place": 1, "source": [1, 0]}),  # centre skipped
        (0, {"type": "take_gem", "place": 1, "source": [0, 0]}),  # own seat as source
        (0, {"type": "take_gem", "place": 3, "source": "centre"}),
        (0, {"type": "take_gem", "place": -1, "source": "centre"}),
        (0, {"type": "take_gem", "place": True, "source": "centre"}),
        (0, {"type": "take_gem", "place": 1.0, "source": "centre"}),
        (0, {"type": "take_gem", "place": 1, "source": None}),
        (0, {"type": "take_gem", "place": 1, "source": "center"}),
        (0, {"type": "take_gem", "place": 1, "source": [4, 0]}),
        (0, {"type": "take_gem", "place": 1, "source": [1, 0, 0]}),
        (0, {"type": "take_gem", "place": 1, "source": [True, 0]}),
        (0, {"type": "take_gem", "place": 1}),
        (0, {"type": "take_gem", "place": 1, "source": "centre", "more": 1}),
        (0, {"type": "free_prison", "place": 1}),
        (0, {"type": "pass"}),
        (0, {}),
        (0, []),
        (0, "take_gem"),
        (0, None),
        (7, {"type": "take_gem", "place": 1, "source": "centre"}),
        (-1, {"type": "take_gem", "place": 1, "source": "centre"}),
    ],
)
def test_any_other_action_is_refused_without_effect(seat: int, action: object) -> None:
    table = Table("players 2;guard 7;duel 2;rows G-- G--;hands 8/0 2/0 | 3/0")
    table.turn("8/0 3/0")
    before = everything(table.match)
    with pytest.raises(IllegalAction):
        table.match.act(seat, MUSKETIERE.parse_action(action))
    assert everything(table.match) == before
    table.do("take_gem(1, centre)")


@pytest.mark.clause("MU-11.9")
def test_card_not_held_and_late_actions() -> None:
    table = Table("players 2;match_end single;duel 9;guard 7;hands 8/0 | 3/0")
    before = everything(table.match)
    for card in ("3/0", "8/1"):
        with pytest.raises(IllegalAction):
            table.act(0, type="play_card", card=card)
    for number in (-1, 55, 63, 64, 700):
        with pytest.raises(IllegalAction):
            table.match.act(0, PlayCard(number))
    assert everything(table.match) == before
    table.turn("8/0 3/0")
    table.do("take_gem(1, centre)")
    over = everything(table.match)
    for seat in (0, 1):
        with pytest.raises(IllegalAction) as refused:
            table.act(seat, type="play_card", card="8/0")
        assert refused.value.fault.code == "match-over"
    assert everything(table.match) == over


@pytest.mark.clause("MU-11.10")
@pytest.mark.parametrize("phase", ["choose_pay", "play_card"])
def test_an_open_choice_is_taken_back_until_somebody_else_acts(phase: str) -> None:
    table = Table(players=3, seed=8)
    if phase == "play_card":
        table.lay(*(" ".join(hand[:3]) for hand in table.hands))
    hands = table.hands

    def choose(seat: int, at: int = 0) -> None:
        named = {"cards": hands[seat][at : at + 3]} if phase == "choose_pay" else {"card": hands[seat][at]}
        table.act(seat, type=phase, **named)

    before = everything(table.match)
    choose(1)
    with pytest.raises(UndoRefused):
        table.match.undo(0)
    table.match.undo(1)
    assert everything(table.match) == before
    choose(1, at=4)  # a slip of the finger costs nothing
    choose(0)
    assert [table.match.can_undo(seat) for seat in table.seats] == [True, False, False]
    choose(2)
    done = everything(table.match)
    for seat in table.seats:
        with pytest.raises(UndoRefused):
            table.match.undo(seat)
    assert everything(table.match) == done


@pytest.mark.clause("MU-11.10")
def test_an_action_with_a_stone_is_never_taken_back() -> None:
    for duel in (1, 9):
        table = Table(f"players 2;match_end single;duel {duel};guard 10;hands 9/0 | 5/0")
        with pytest.raises(UndoRefused) as refused:
            table.match.undo(0)
        assert refused.value.fault.code == "undo-nothing"
        table.turn("9/0 5/0")
        table.do("take_gem(1, centre)")
        with pytest.raises(UndoRefused) as refused:
            table.match.undo(0)
        assert refused.value.fault.code == "undo-final"


# ---- information (MU-12) ---------------------------------------------------------------------------------

PUBLIC = [
    *("options", "players", "totals", "scores", "game", "duel", "phase"),  # MU-12.1
    *("guards_removed", "guards_left"),  # MU-12.2
    *("guard", "guards_turned"),  # MU-12.4
    "hand_counts",  # MU-12.6
    *("rows", "centre"),  # MU-12.9
    "chosen",  # MU-12.11
    *("played", "duels", "turned"),  # MU-12.12
    *("counting", "acting", "last_game"),
]
PRIVATE = ["seat", "hand", "pay", "own_choice"]


@pytest.mark.clause("MU-12.1", "MU-12.2", "MU-12.4", "MU-12.6", "MU-12.9", "MU-12.11", "MU-12.16")
@given(seed=SEEDS, players=PLAYERS, actions=st.integers(0, 120))
def test_what_is_public_is_the_same_for_every_seat_and_all_a_spectator_gets(
    seed: int, players: int, actions: int
) -> None:
    table = somewhere(seed, players, actions)
    spectator = table.view(None)
    assert set(spectator) == {*PUBLIC, *PRIVATE}
    assert all(spectator[name] is None for name in PRIVATE)
    for seat in table.seats:
        view = table.view(seat)
        assert {name: view[name] for name in PUBLIC} == {name: spectator[name] for name in PUBLIC}
        assert view["seat"] == seat


@pytest.mark.clause("MU-12.2")
@given(seed=SEEDS, players=PLAYERS, actions=st.integers(0, 60))
def test_the_pile_is_known_as_a_set(seed: int, players: int, actions: int) -> None:
    view = somewhere(seed, players, actions).view()
    known = sorted(view["options"]["guard_deck"])
    for strength in [*view["guards_removed"], *view["guards_turned"]]:
        known.remove(strength)
    assert view["guards_left"] == known


@pytest.mark.clause("MU-12.3", "MU-12.7", "MU-14.12")
def test_nobody_sees_the_order_of_the_pile_or_the_cards_put_aside() -> None:
    """Two deals that differ in nothing else look the same to every seat."""
    table = Table("players 3;duel 1;guards 20 8 10 12;hands 9/0 | 8/0 | 7/0")
    other = Table("players 3;duel 1;guards 20 12 30 8;hands 9/0 | 8/0 | 7/0")
    assert table.match.state.pile != other.match.state.pile
    for seat in (None, *table.seats):
        assert table.view(seat) == other.view(seat)
    aside = "players 2;duel 1;pay 10/0 10/1 10/2 | 9/0 9/1 9/2"
    hands = "3/0 3/1 3/2 3/3 3/4 4/0 4/1 4/2 4/3"
    one, two = Table(f"{aside};hands {hands} | 5/0"), Table(f"{aside};hands {hands} | 6/0")
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


@pytest.mark.clause("MU-12.5", "MU-12.6")
@given(seed=SEEDS, players=PLAYERS, actions=st.integers(0, 40))
def test_hand_cards_are_the_owners_and_their_number_is_public(seed: int, players: int, actions: int) -> None:
    """The number is nine minus the duels played, and an open choice is still counted."""
    table = somewhere(seed, players, actions)
    shown = table.view(None)
    assert shown["hand"] is None
    for seat in table.seats:
        view = table.view(seat)
        held = [*view["hand"], *(view["own_choice"] or [])]
        assert len(held) == shown["hand_counts"][seat]
        assert view["hand"] == sorted(view["hand"], key=order)
    if shown["phase"] == "play_card":
        assert shown["hand_counts"] == [10 - shown["duel"]] * players


@pytest.mark.clause("MU-12.8", "MU-12.13")
def test_at_the_scoring_the_pay_becomes_public_and_the_hands_do_not() -> None:
    pay = "pay 6/0 7/0 8/0 | 1/0 1/1 1/2"
    table = Table(f"players 2;match_end single;guard 10;duel 7;rows GG- ---;{pay};hands 9/0 | 5/0")
    table.turn("9/0 5/0")
    assert table.view(1)["last_game"] is None
    left = table.hands
    table.do("take_gem(2, centre)")
    for seat in (None, 0, 1):
        scored = table.view(seat)["last_game"]
        assert [line["cards"] for line in scored["pay"]] == [["6/0", "7/0", "8/0"], ["1/0", "1/1", "1/2"]]
        told = repr([table.view(seat), table.match.story(seat)])
        for owner in table.seats:
            assert all((f"'{card}'" in told) == (owner == seat) for card in left[owner])


@pytest.mark.clause("MU-12.10", "MU-12.11")
@pytest.mark.parametrize("phase", ["choose_pay", "play_card"])
def test_an_open_choice_is_the_owners_and_that_it_was_made_is_public(phase: str) -> None:
    table = Table(players=3, seed=8)
    if phase == "play_card":
        table.lay(*(" ".join(hand[:3]) for hand in table.hands))
    hand = table.hands[1]
    cards = hand[:3] if phase == "choose_pay" else hand[:1]
    named = {"cards": cards} if phase == "choose_pay" else {"card": cards[0]}
    table.act(1, type=phase, **named)
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert view["chosen"] == [False, True, False]
        assert view["own_choice"] == (cards if seat == 1 else None)
        assert table.told("choice_made", seat)[-1] == {"type": "choice_made", "seat": 1, "decision": phase}
    assert table.view(1)["hand"] == [card for card in hand if card not in cards]


@pytest.mark.clause("MU-12.12")
@given(seed=SEEDS, players=PLAYERS)
def test_cards_of_earlier_duels_are_public(seed: int, players: int) -> None:
    table = somewhere(seed, players, players + 3 * (players + 1))
    view = table.view()
    if view["game"] > 1:
        return
    assert view["played"] == [card for duel in view["duels"] for card in duel["cards"]]
    assert len(view["duels"]) == 3


@pytest.mark.clause("MU-12.14")
@given(seed=SEEDS)
def test_the_record_of_a_match_opens_everything(seed: int) -> None:
    """From the text of a match that is over every hand, pay and pile can be seen again."""
    table = Table(players=2, match_end="single", seed=seed)
    start = [table.hands, list(table.match.state.pile)]
    text = play(table.match, Rng(seed)).text()
    again = Match.from_text(text, {"musketiere": MUSKETIERE})
    assert everything(again) == everything(table.match)
    fresh = Table(players=2, match_end="single", seed=again.seed)
    assert [fresh.hands, list(fresh.match.state.pile)] == start


@pytest.mark.clause("MU-12.15", "MU-14.12")
@given(seed=SEEDS, player_seed=SEEDS)
def test_a_computer_player_decides_the_same_for_any_hidden_cards(seed: int, player_seed: int) -> None:
    """What it is given is the view of its seat, and that does not tell two deals apart."""
    own = "3/0 3/4 5/2 6/1 7/0 8/2 9/0 10/1 10/4"
    pay = "2/0 4/4 9/4"
    others = (f"2/{seed % 4 + 1} 4/0", "8/0 8/1")
    moves = set()
    for hidden in others:
        table = Table(f"players 2;duel 1;guard 15;pay {pay} | 0/0 0/1 0/2;hands {own} | {hidden}")
        view = MUSKETIERE.view(table.match.state, 0)
        moves.add(MUSKETIERE.suggest(view, Rng(player_seed)))
    assert len(moves) == 1
