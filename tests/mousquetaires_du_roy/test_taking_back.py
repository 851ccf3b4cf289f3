"""MR-29.3 to 29.5: chains, taking back, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from musketiere.core.errors import IllegalAction
from musketiere.core.match import Match
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from tests.kit.play import everything

DEALT = "phase musketeers;destination paris;pistoles 9;where louvre louvre paris quest"
ATHOS = f"{DEALT};active athos;actions 3"
AT_THE_LOUVRE = f"{DEALT};louvre dette_de_jeu | | biscarat;actions 3"


def match(position: str, seed: int = 0) -> Match:
    """A match from a position text, its lines separated by `;`."""
    return Match(MOUSQUETAIRES_DU_ROY, seed=seed, position="\n".join(position.split(";")))


def act(match: Match, *names: str) -> None:
    """The first who must act does that: `move paris`, `challenge 0`, `end_turn`."""
    for name in names:
        type, _, about = name.partition(" ")
        what = {"what": int(about) if about.isdigit() else about} if about else {}
        match.act(match.state.to_act[0], MOUSQUETAIRES_DU_ROY.parse_action({"type": type, **what}))


@pytest.mark.clause("MR-29.3", "MR-29.4")
@pytest.mark.parametrize(
    ("position", "links"),
    [
        (
            f"{ATHOS};hands combat kitty | panache_1 | |",
            ["exchange 1", "give combat", "take panache_1", "give kitty", "done"],
        ),
        (
            f"{AT_THE_LOUVRE};active porthos;rochefort_life 0;"
            "hands | erudition_1 erudition_2 erudition_1 erudition_2 | |",
            ["challenge 0", "card erudition_1", "card erudition_1"],
        ),
        (f"{ATHOS};hands combat kitty | | |", ["buy pistol", "buy improved_panache", "pay_card kitty"]),
    ],
)
def test_every_link_of_a_chain_can_be_taken_back(position: str, links: list[str]) -> None:
    """Also the last one, as long as nothing was shown."""
    playing = match(position)
    before = []
    for link in links:
        before.append(everything(playing))
        act(playing, link)
    assert playing.state.asking == "action"
    for earlier in reversed(before):
        playing.undo(0)
        assert everything(playing) == earlier


@pytest.mark.clause("MR-29.3", "MR-29.4")
def test_combat_cards_can_be_taken_back_until_the_dice_fall() -> None:
    playing = match(f"{AT_THE_LOUVRE};active athos;hands combat combat double_combat | | |")
    before = everything(playing)
    act(playing, "duel 0", "commit combat")
    playing.undo(0)
    playing.undo(0)
    assert everything(playing) == before
    act(playing, "duel 0", "commit combat", "done")
    assert not playing.can_undo(0)


@pytest.mark.clause("MR-29.4", "MR-14.7")
def test_the_blade_cannot_be_taken_back() -> None:
    """Also when no other dice fall after it."""
    last = 0
    for seed in range(20):
        playing = match(f"{AT_THE_LOUVRE};active athos;hands | | |;tokens toledo | | |", seed)
        act(playing, "duel 0")
        told = len(playing.events)
        act(playing, "blade 0")
        assert playing.state.to_act == [0]
        assert not playing.can_undo(0)
        last += all(event.type != "thrown" for event in playing.events[told:])
    assert last


@pytest.mark.clause("MR-29.4")
def test_a_card_that_was_drawn_cannot_be_put_back() -> None:
    playing = match(ATHOS)
    act(playing, "draw")
    assert not playing.can_undo(0)


@pytest.mark.clause("MR-29.4")
@pytest.mark.parametrize(
    ("more", "links", "revocable"),
    [
        ("", ["move quest"], True),
        ("", ["move richelieu"], False),  # she is not there
        ("paris trafiquants | | lubin | assassin", ["move paris"], False),  # a die was thrown
        ("paris trafiquants | | lubin | mendiants", ["pay_beggars paris"], True),
        ("hands des_essarts | | |", ["character des_essarts"], True),
        ("hands kitty | | |;perfidy_hand renforts", ["character kitty"], False),
        ("hands planchet | | |", ["character planchet", "reveal_line 1"], False),
        ("", ["end_turn"], True),
        ("due athos", ["end_turn"], False),  # what follows shows where she was
    ],
)
def test_what_can_be_taken_back(more: str, links: list[str], revocable: bool) -> None:
    playing = match(f"{ATHOS};{more}" if more else ATHOS)
    before = everything(playing)
    act(playing, *links)
    assert playing.can_undo(0) == revocable
    if revocable:
        playing.undo(0)
        assert everything(playing) == before


@pytest.mark.clause("MR-29.4", "MR-6.4")
def test_who_has_begun_before_others_can_let_them_begin_after_all() -> None:
    playing = match("musketeers 3;players 3;phase musketeers;destination paris")
    before = everything(playing)
    assert playing.state.to_act == [0, 1, 2]
    act(playing, "start 0")
    assert playing.state.to_act == [0]
    playing.undo(0)
    assert everything(playing) == before


@pytest.mark.clause("MR-29.4")
def test_not_after_another_has_decided() -> None:
    playing = match(f"{AT_THE_LOUVRE};active porthos;hands | | |")
    act(playing, "duel 0")
    assert playing.state.to_act == [1]
    assert not playing.can_undo(0)
    act(playing, "stay_hidden")
    assert not playing.can_undo(0)
    assert not playing.can_undo(1)


@pytest.mark.clause("MR-29.5")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, {"type": "move", "what": "louvre"}),  # he is there
        (0, {"type": "move", "what": "miladys_house"}),
        (0, {"type": "move", "what": "bastille"}),
        (0, {"type": "move", "what": "london"}),
        (0, {"type": "move", "what": 2}),
        (0, {"type": "move"}),
        (0, {"type": "draw", "what": "combat"}),
        (0, {"type": "buy", "what": "improved_panache"}),
        (0, {"type": "challenge", "what": 0}),
        (0, {"type": "challenge", "what": True}),
        (0, {"type": "challenge", "what": 0.0}),
        (0, {"type": "challenge", "what": -1}),
        (0, {"type": "challenge", "what": "0"}),
        (0, {"type": "duel", "what": 5}),
        (0, {"type": "escape_pay"}),
        (0, {"type": "destination", "what": "paris"}),
        (0, {"type": "start", "what": 1}),
        (0, {"type": "done"}),
        (0, {"type": "dance"}),
        (0, {"type": "draw", "more": 1}),
        (0, {}),
        (0, []),
        (0, None),
        (0, "draw"),
        (1, {"type": "draw"}),
        (2, {"type": "draw"}),
        (-1, {"type": "draw"}),
        (True, {"type": "draw"}),
        (None, {"type": "draw"}),
    ],
)
def test_any_other_action_is_refused_without_effect(seat: Any, action: Any) -> None:
    playing = match(f"{AT_THE_LOUVRE};active athos;hands | | |")
    before = everything(playing)
    with pytest.raises(IllegalAction):
        playing.act(seat, MOUSQUETAIRES_DU_ROY.parse_action(action))
    assert everything(playing) == before
    act(playing, "draw")
