"""FM-19: decisions."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import IllegalAction, UndoRefused
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.four_musketeers.choices import allowed, some_options
from tests.four_musketeers.table import Table, ended, lose
from tests.kit.play import everything, play, random_move

SEEDS = st.integers(0, 2**32)


def moments(seed: int, actions: int = 50) -> Any:
    """A match of random options, before each of its first decisions."""
    table, rng = Table(seed=seed, **some_options(Rng(seed))), Rng(seed)
    for _ in range(actions):
        if table.acting[1] is None:
            return
        yield table
        table.match.act_move(*random_move(table.match, rng))


@pytest.mark.clause("FM-19.1")
@pytest.mark.parametrize(
    ("options", "suits"),
    [({}, "SHDC"), ({"storyline": "QC"}, "SHD"), ({"storyline": "AS", "joker_to_villain": True}, "SHD")],
)
def test_choose_missing(options: dict[str, Any], suits: str) -> None:
    """The controller of the life dealer's seat, before the life cards are dealt; the choice is public."""
    table = Table(layout=3, players=3, missing="dealer", first_lead="1", **options)
    assert table.acting == ("choose_missing", 0)
    assert table.legal(0) == [f"choose_missing({suit})" for suit in suits]
    assert (table.stacks, table.line) == (["", "", "", ""], "")
    table.do(f"choose_missing({suits[1]})")
    for player in (None, 0, 1, 2):
        assert table.told("missing_chosen", player) == [{"type": "missing_chosen", "suit": suits[1], "by": 0}]


@pytest.mark.clause("FM-19.2")
@pytest.mark.parametrize("starter", range(4))
def test_choose_direction(starter: int) -> None:
    """P0 P1 P2 D: the controller of the starter, unless he is automatic."""
    table = Table(f"players 3;layout 4;in_hand 6;starter {starter}")
    if starter == 3:
        assert table.acting[0] == "strike"
    else:
        assert table.acting == ("choose_direction", starter)
        assert table.legal(starter) == ["choose_direction(left)", "choose_direction(right)"]


@pytest.mark.clause("FM-19.3", "FM-19.4", "FM-19.9")
@given(seed=SEEDS)
def test_who_strikes_and_with_what(seed: int) -> None:
    """Any card of the seat's hand, openly or, with a random card, from the shadow; All For One may force one."""
    for table in moments(seed):
        view = table.view()
        if table.acting[0] != "strike":
            continue
        seat, player = view["turn"], table.acting[1]
        assert player == view["seats"][seat]["owner"]
        target = next(one["target"] for one in view["order"] if one["seat"] == seat)
        cards = table.hands[seat].split()
        forced = view["options"]["storyline"] == "AS" and target == view["stone"] and view["random"] > 0
        expected = {f"strike({card}, shadow)" for card in cards if view["random"]}
        expected |= {f"strike({card}, open)" for card in cards if not forced}
        assert player is not None
        assert set(table.legal(player)) == expected
        assert len(table.legal(player)) == len(expected)


@pytest.mark.clause("FM-19.5")
@pytest.mark.parametrize("use", ["yes", "no"])
def test_use_replay(use: str) -> None:
    table = lose("storyline AS;starter 1", 3)
    assert (table.acting, table.legal(0)) == (("use_replay", 0), ["use_replay(no)", "use_replay(yes)"])
    table.do(f"use_replay({use})")
    kind = "replay_used" if use == "yes" else "replay_declined"
    for player in (None, 0, 1, 2, 3):
        assert len(table.told(kind, player)) == 1


@pytest.mark.clause("FM-19.6")
@pytest.mark.parametrize(("random", "count"), [("9S", 2), ("-", 1)])
def test_the_last_card_leaves_only_the_kind_of_strike(random: str, count: int) -> None:
    table = Table(f"in_hand 6;starter 0;random {random};hands 5S")
    table.do("choose_direction(left)")
    assert table.legal(0) == ["strike(5S, open)", "strike(5S, shadow)"][:count]


@pytest.mark.clause("FM-19.7")
def test_a_decision_with_one_choice_is_still_made_and_recorded() -> None:
    table = Table("in_hand 6;starter 0;random -;hands 5S | 6S | 7S | 8S")
    table.do("choose_direction(left)")
    for seat, card in enumerate(("5S", "6S", "7S", "8S")):
        assert (table.acting, table.legal(seat)) == (("strike", seat), [f"strike({card}, open)"])
        table.do(f"strike({card}, open)")
    record: Any = table.match.record()
    assert [action[1]["type"] for action in record["actions"]] == ["choose_direction", *["strike"] * 4]


@pytest.mark.clause("FM-19.8")
@pytest.mark.parametrize(
    ("player", "action"),
    [
        (0, {"type": "strike", "card": "9S", "shadow": False}),
        (0, {"type": "strike", "card": "9S", "shadow": True}),
        (0, {"type": "strike", "card": "AS", "shadow": False}),
        (0, {"type": "strike", "card": "JK", "shadow": True}),
        (0, {"type": "strike", "card": "5S"}),
        (0, {"type": "strike", "card": "5S", "shadow": 1}),
        (0, {"type": "strike", "card": "5S", "shadow": False, "more": 1}),
        (0, {"type": "strike", "card": 5, "shadow": False}),
        (0, {"type": "choose_direction", "direction": "left"}),
        (0, {"type": "choose_direction", "direction": "up"}),
        (0, {"type": "choose_missing", "suit": "S"}),
        (0, {"type": "choose_missing", "suit": "SH"}),
        (0, {"type": "choose_missing", "suit": ""}),
        (0, {"type": "use_replay", "use": True}),
        (0, {"type": "use_replay", "use": "yes"}),
        (0, {"type": "start_round"}),
        (0, {"type": "start_round", "round": 2}),
        (0, {"type": "change_setting", "setting": "prepopped", "value": 1}),
        (0, {"type": "change_setting", "setting": "storyline", "value": "KS"}),
        (0, {"type": "change_setting", "setting": "prepopped", "value": 99}),
        (0, {"type": "change_setting", "setting": "prepopped", "value": None}),
        (0, {"type": "pass"}),
        (0, {}),
        (0, []),
        (0, "strike"),
        (0, None),
        (1, {"type": "strike", "card": "6S", "shadow": False}),
        (4, {"type": "strike", "card": "5S", "shadow": False}),
        (-1, {"type": "strike", "card": "5S", "shadow": False}),
    ],
)
def test_any_other_action_is_refused_without_effect(player: int, action: object) -> None:
    table = Table("starter 0;hands 5S | 6S | 9S;in_hand 5")
    before = everything(table.match)
    with pytest.raises(IllegalAction):
        table.match.act(player, FOUR_MUSKETEERS.parse_action(action))
    assert everything(table.match) == before
    table.do("strike(5S, open)")


@pytest.mark.clause("FM-19.8")
def test_after_the_match_everything_is_refused() -> None:
    table = ended("match single", 0, 1)
    before = everything(table.match)
    for player in table.players:
        assert table.legal(player) == []
        with pytest.raises(IllegalAction) as refused:
            table.act(player, type="start_round")
        assert refused.value.fault.code == "match-over"
    assert everything(table.match) == before


@pytest.mark.clause("FM-19.9")
@given(seed=SEEDS)
def test_one_player_alone_decides(seed: int) -> None:
    for table in moments(seed):
        decision = table.match.state.decision
        assert decision is not None
        assert (len(decision.seats), decision.secret) == (1, False)
        [player] = decision.seats
        assert [bool(table.legal(other)) for other in table.players] == [other == player for other in table.players]


@pytest.mark.clause("FM-19.10", "FM-16.8", "FM-3.8", "FM-18.13")
@pytest.mark.parametrize(
    "layout", ["", "layout 3;players 3;missing random;", "layout 3;players 3;missing C;missing_suit C;"]
)
def test_change_setting(layout: str) -> None:
    """Every other valid value of each setting, as often as the captain likes; the round can be started at any time."""
    settings: dict[str, Any] = {
        "prepopped": 2,
        "free_replays": 0,
        "joker_to_villain": False,
        "stone_to_lead": False,
        "bad_ending": "two",
    }
    if "missing C" in layout:
        stacks = "stacks popped 2S defeated | 2H | popped 2D up | 2C;starter 2"
        table = lose(f"storyline AS;{layout}free_replays 0;prepopped 2;{stacks}", 2)
    else:
        table = ended(f"storyline AS;{layout}free_replays 0;prepopped 2", 0, 1)
    for name in (
        "change_setting(prepopped, 0)",
        "change_setting(stone_to_lead, True)",
        "change_setting(bad_ending, all)",
    ):
        assert table.acting == ("choose_settings", 0)
        table.do(name)
        setting, value = name.partition("(")[2].rstrip(")").split(", ")
        settings[setting] = {"0": 0, "True": True}.get(value, value)
        chosen = {**table.view()["options"]}
        assert {option: chosen[option] for option in settings} == settings
        offered: dict[str, list[str]] = {}
        for one in table.legal(0)[1:]:
            kind, what = one.partition("(")[2].rstrip(")").split(", ")
            offered.setdefault(kind, []).append(what)
        assert table.legal(0)[0] == "start_round"
        for option, now in settings.items():
            values = [value for value in allowed(option, chosen) or [] if value != now]
            if option == "joker_to_villain" and chosen.get("missing") == "C":
                values = []
            assert sorted(offered.pop(option, [])) == sorted(map(str, values))
        assert offered == {}
    table.do("start_round")
    assert table.view()["round"] == 2
    assert table.stone == table.view()["lead"]


# ---- taking back (FM-19.11) ------------------------------------------------------------------------------


@pytest.mark.clause("FM-19.11")
def test_taking_back_while_the_same_player_decides() -> None:
    """P0 P1 S0 S1, starter 2: player 0 strikes for seat 2; the next is seat 3 of player 1."""
    other = Table("mode team;players 2;replacement servant;starter 2;hands | | 5S")
    other.do("strike(5S, open)")
    assert not other.match.can_undo(0)
    alone = Table("storyline AS;layout 3;players 1;replacement servant;starter 0;hands 5S 4S | 6S | 7S")
    before = everything(alone.match)
    alone.do("strike(5S, open)")
    assert alone.match.can_undo(0)
    alone.match.undo(0)
    assert everything(alone.match) == before
    alone.do("strike(4S, open)", "strike(6S, open)")
    assert alone.match.can_undo(0)
    alone.do("strike(7S, open)")
    assert not alone.match.can_undo(0)  # the fight is decided


@pytest.mark.clause("FM-19.11", "FM-21.12")
@pytest.mark.parametrize(("in_hand", "next_card"), [(3, "9D"), (4, None)])
def test_the_last_card_of_a_pile_shows_nothing(in_hand: int, next_card: str | None) -> None:
    """P0 S0 S0, seat 1 dazed: its pile plays between two decisions of player 0, and may show a card then."""
    stacks = "stacks 2H | popped 2D defeated | JK | 2C KH"
    hands = "hands 5S | 6S 9D | 7S" if next_card else "hands 5S | 6S | 7S"
    table = Table(
        f"storyline AS;layout 3;players 1;replacement servant;in_hand {in_hand};starter 0;{stacks};random -;{hands}"
    )
    if in_hand == 4:
        table.do("choose_direction(left)")
    before = everything(table.match)
    table.do("strike(5S, open)")
    assert (table.told("top_shown"), table.acting) == (
        [{"type": "top_shown", "seat": 1, "card": next_card}],
        ("strike", 0),
    )
    assert table.match.can_undo(0) == (next_card is None)
    if next_card is None:
        table.match.undo(0)
        assert everything(table.match) == before


@pytest.mark.clause("FM-19.11")
def test_a_direction_may_be_taken_back_before_the_first_strike() -> None:
    table = Table("in_hand 6;starter 1")
    before = everything(table.match)
    table.do("choose_direction(left)")
    for player in (0, 2, 3):
        with pytest.raises(UndoRefused):
            table.match.undo(player)
    table.match.undo(1)
    assert everything(table.match) == before
    dealer = Table(layout=3, players=3, missing="dealer", first_lead="1")
    dealer.do("choose_missing(S)")
    assert not dealer.match.can_undo(0)  # cards were dealt


@pytest.mark.clause("FM-19.11")
@given(seed=SEEDS)
def test_final_is_whatever_showed_something(seed: int) -> None:
    """Another player's turn, a decided fight, a card turned up or dealt: each makes the last decision final."""
    table, rng = Table(seed=seed, **some_options(Rng(seed))), Rng(seed)
    play(table.match, rng, seed % 40)
    for _ in range(8):
        player = table.acting[1]
        if player is None:
            return
        before, told = everything(table.match), len(table.match.events)
        table.match.act_move(*random_move(table.match, rng))
        happened = [event.type for event in table.match.events[told:]]
        turned = any(
            event.data.get("source") == "random" or (event.type == "top_shown" and event.data["card"] is not None)
            for event in table.match.events[told:]
        )
        showing = {"fight_decided", "hands_dealt", "lifelines_dealt", "roles_dealt", "roles_shown"}
        up = any(event.type == "role_turned" and event.data["character"] != "V" for event in table.match.events[told:])
        final = table.acting[1] != player or turned or up or bool(showing & {*happened}) or "seat_changed" in happened
        assert table.match.can_undo(player) == (not final)
        if not final and rng.below(3) == 0:
            table.match.undo(player)
            assert everything(table.match) == before
            play(table.match, rng, 1)
