"""The prepared games: what was prepared can be played, and is, and teaches what it is there to teach."""

from __future__ import annotations

from typing import Any, Final

import pytest

from musketiere.core.rng import Rng
from musketiere.games.musketiere.game import MUSKETIERE
from tests.kit.play import random_move, think
from tests.musketiere.table import Table

STONES: Final = MUSKETIERE.lessons["stones"]
every_lesson = pytest.mark.parametrize("name", MUSKETIERE.lessons)

ADVICE: Final[tuple[dict[str, Any], ...]] = (
    {"type": "play_card", "card": "10/4"},
    {"type": "take_gem", "place": 1, "source": [1, 0]},
    {"type": "play_card", "card": "1/0"},
    {"type": "take_prison", "place": 2, "source": "centre"},
    {"type": "play_card", "card": "6/2"},
    {"type": "free_prison", "place": 0},
    {"type": "play_card", "card": "2/1"},
)
"""What the learner of the stones is led to do."""


def others(table: Table, name: str) -> int:
    """The others act until the learner must; how often they played what was prepared."""
    match, lesson, prepared = table.match, MUSKETIERE.lessons[name], 0
    while match.state.to_act and match.state.to_act != [lesson.seat]:
        seat = next(seat for seat in match.state.to_act if seat != lesson.seat)
        view = MUSKETIERE.view(match.state, seat)
        wanted, played = lesson.move(view), think(MUSKETIERE, "lesson", view, match.seed, lesson=lesson)
        if wanted is not None:
            assert wanted in match.state.legal(seat)
            assert played == wanted
            prepared += 1
        match.act_move(seat, played)
    return prepared


@every_lesson
@pytest.mark.parametrize("seed", range(8))
def test_every_prepared_move_is_legal_and_played(name: str, seed: int) -> None:
    """However the learner plays and the others act with stones."""
    table = Table(MUSKETIERE.lessons[name].position, seed=seed)
    match, rng = table.match, Rng(seed)
    begins = table.view()["duel"]
    prepared = others(table, name)
    while match.state.to_act:
        match.act_move(*random_move(match, rng))
        prepared += others(table, name)
    assert prepared >= 2 * min(4, table.view()["duel"] - begins + 1)


@every_lesson
def test_nothing_is_prepared_for_the_learner_or_an_onlooker(name: str) -> None:
    lesson = MUSKETIERE.lessons[name]
    table = Table(lesson.position)
    for seat in (0, None):
        assert lesson.move(MUSKETIERE.view(table.match.state, seat)) is None


@pytest.mark.parametrize("seed", range(4))
def test_who_follows_the_advice_learns_what_stones_decide(seed: int) -> None:
    """He robs, pays with a prison on a 0, is full, frees, and wins by it."""
    table = Table(STONES.position, seed=seed)
    lay: list[str] = [table.rows]
    for action in ADVICE:
        others(table, "stones")
        assert table.match.state.to_act == [0]
        table.match.act(0, MUSKETIERE.parse_action(action))
        lay.append(table.rows)
    others(table, "stones")
    assert lay[0] == "P-- GG- GP-"
    assert lay[2] == "PG- -G- GP-"
    assert lay[4] == "PGP -G- GP-"
    assert lay[6] == "-GP -G- GP-"
    outcome = table.match.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


HAND: Final = ("0/2", "1/3", "3/1", "5/4", "6/1", "7/0", "7/3", "8/2", "8/4", "9/0", "9/1", "9/2")


def duels(*cards: str) -> list[dict[str, Any]]:
    """How the first duels of the first lesson are decided where the learner plays these cards."""
    table = Table(MUSKETIERE.lessons["first"].position)
    assert tuple(table.hands[0]) == HAND
    pay = [card for card in HAND if card not in cards][:3]
    table.act(0, type="choose_pay", cards=pay)
    for card in cards:
        others(table, "first")
        table.act(0, type="play_card", card=card)
        others(table, "first")
        if table.acting[1] == 0:
            table.match.act_move(0, table.match.state.legal(0)[0])
    return table.told("duel_decided")


@pytest.mark.parametrize("card", HAND[:-1])
def test_whatever_the_learner_plays_he_loses_the_second_duel(card: str) -> None:
    """So he takes a prison; and where he plays a 9 it is the swords that decide."""
    decided = duels(HAND[-1], card)[-1]
    assert (decided["won"], decided["seat"]) == (False, 0)
    assert decided["by_swords"] == (card[0] == "9")


def test_of_two_equal_cards_the_swords_decide_the_fourth_duel() -> None:
    decided = duels("8/4", "7/3", "7/0", "8/2")[-1]
    assert (decided["won"], decided["card"], decided["by_swords"]) == (False, "2/1", True)


def test_the_centre_has_no_gem_when_the_first_is_won_and_the_gems_of_others_can_be_taken() -> None:
    table = Table(STONES.position)
    others(table, "stones")
    table.match.act(0, MUSKETIERE.parse_action(ADVICE[0]))
    assert table.acting == ("winner_acts", 0)
    assert {name.split("(")[0] for name in table.legal(0)} == {"take_gem", "free_prison"}
    assert not any("centre" in name for name in table.legal(0))
