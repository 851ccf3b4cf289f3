"""FM-1: cards and stone."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import NAME
from tests.four_musketeers.choices import STORYLINES, some_options
from tests.four_musketeers.referee import LIVES, SWORDS
from tests.four_musketeers.table import Table, losing

SEEDS = st.integers(0, 2**32)


def dealt(seed: int) -> Table:
    """A match of random options at its first fight."""
    table = Table(seed=seed, **some_options(Rng(seed)))
    while table.acting[0] == "choose_missing":
        table.do(table.legal(table.match.state.to_act[0])[0])
    return table


@pytest.mark.clause("FM-1.1", "FM-1.2", "FM-1.4", "FM-22.1", "FM-22.3", "FM-22.5")
@given(seed=SEEDS)
def test_a_match_begins_with_all_cards(seed: int) -> None:
    """Sword cards 3 to 10 in hands, random deck, kept and used cards; the other 21 are life cards."""
    assert (len(SWORDS), len(LIVES), len({*SWORDS, *LIVES})) == (32, 21, 53)
    table = dealt(seed)
    state = table.match.state
    swords = [*chain(*state.hands), *state.random, *state.kept, *state.used]
    assert sorted(NAME[card] for card in swords) == sorted(SWORDS)
    lives = " ".join([*table.stacks, table.line, *table.roles, table.view()["villain"]]).split()
    assert sorted(lives) == sorted(LIVES)


@pytest.mark.clause("FM-1.3")
def test_only_the_number_of_a_sword_card_counts() -> None:
    """The same fight with all suits exchanged is decided in the same way."""
    for shift in range(4):
        suits = "SHDC"[shift:] + "SHDC"[:shift]
        cards = [f"{number}{suit}" for number, suit in zip((5, 5, 8, 7), suits, strict=True)]
        table = Table(f"starter 0;hands {' | '.join(cards)}")
        table.strikes(", ".join(f"{seat} {card}" for seat, card in enumerate(cards)))
        assert table.outcome == (3, "a")


@pytest.mark.clause("FM-1.5", "FM-3.11")
@given(seed=SEEDS)
def test_musketeer_roles_are_the_jacks(seed: int) -> None:
    table = dealt(seed)
    missing = table.view()["missing"]
    assert sorted(table.roles) == sorted({"JS", "JD", "JH", "JC"} - {f"J{missing}"})


@pytest.mark.clause("FM-1.6", "FM-3.10", "FM-14.1", "FM-20.3")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_the_villain_card_fixes_the_storyline(storyline: str) -> None:
    table = Table(storyline=storyline)
    assert table.view()["villain"] == storyline
    villain = table.character("V")
    assert (villain["role"], villain["up"]) == (storyline, True)
    assert storyline not in " ".join([*table.stacks, table.line]).split()


@pytest.mark.clause("FM-1.7", "FM-1.8", "FM-3.13")
@given(seed=SEEDS)
def test_the_last_lifeline_is_a_two_or_the_joker(seed: int) -> None:
    """Each character has one role card, one last lifeline, and extra lifelines above it."""
    table = dealt(seed)
    assert len(table.roles) + 1 == len(table.stacks) == len(table.view()["seats"]) + 1
    for stack in table.stacks:
        last, *extra = stack.split()
        assert last in {"2S", "2H", "2D", "2C", "JK"}
        assert all(card[0] in "QKA" for card in extra)


@pytest.mark.clause("FM-1.9", "FM-10.1")
def test_cards_stay_in_the_line_of_story_in_the_order_in_which_they_came() -> None:
    line = ""
    for table in losing("stacks 2S KD AS | 2D AH QS | 2C QD AD | JK QH KH | 2H QC KS KC;match single", 0, 1, 0, 1):
        assert table.line.startswith(line)
        line = table.line
    assert line == "AS QS KD AH"


@pytest.mark.clause("FM-1.1", "FM-9.1")
@given(seed=SEEDS)
def test_there_is_one_stone(seed: int) -> None:
    table = dealt(seed)
    assert table.stone in [*range(len(table.roles)), "V"]
