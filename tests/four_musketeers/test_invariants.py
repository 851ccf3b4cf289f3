"""What holds for every combination of strikes, and for very many rounds: `pytest -s -k sweep --rounds=20000`."""

from __future__ import annotations

from collections import Counter
from itertools import product
from statistics import mean

import pytest

from musketiere.core.game import Event
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import LIVES, NAME, SWORDS
from musketiere.games.four_musketeers.fight import HAND, Strike, loser_of
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.layout import NOBODY
from musketiere.games.four_musketeers.moves import START
from musketiere.games.four_musketeers.state import CHOOSE_SETTINGS
from tests.four_musketeers.ledger import Ledger
from tests.four_musketeers.subject import random_options


@pytest.mark.clause("FM-22.1")
def test_53_cards() -> None:
    assert (len(SWORDS), len(LIVES)) == (32, 21)
    assert sorted([*SWORDS, *LIVES]) == [*range(53)]
    assert len(set(NAME)) == 53


@pytest.mark.clause("FM-22.11", "FM-22.12")
@pytest.mark.parametrize("strikes", [1, 2, 3, 4, 5])
def test_every_combination_of_strikes(strikes: int) -> None:
    """A draw needs an even number of strikes, a repeated number never loses, nor does a 10 among four."""
    draws = tens = 0
    for numbers in product(range(8), repeat=strikes):
        if max(Counter(numbers).values()) > 4:
            continue  # there are four suits
        cards = [4 * number + numbers[:at].count(number) for at, number in enumerate(numbers)]
        loser = loser_of([Strike(seat, seat, card, HAND) for seat, card in enumerate(cards)])
        if loser == NOBODY:
            draws += 1
            assert all(times % 2 == 0 for times in Counter(numbers).values())
        else:
            assert numbers[loser] not in numbers[:loser]
            tens += numbers[loser] == 7
    assert bool(draws) == (strikes % 2 == 0)
    assert bool(tens) == (strikes in (1, 3, 5))


@pytest.mark.clause("FM-22.14")
def test_sweep(pytestconfig: pytest.Config) -> None:
    """Rounds played at random under options drawn at random: no invariant of section 22 is ever broken."""
    fights: list[int] = []
    decisions = 0
    match = 0
    while len(fights) < pytestconfig.getoption("rounds"):
        match += 1
        rng = Rng(f"sweep {match}")
        log: list[Event] = []
        ledger = Ledger()
        options = FOUR_MUSKETEERS.parse_options(random_options(rng))
        state = FOUR_MUSKETEERS.deal(options, rng, log)
        ledger.follow(log, options, state)
        while state.to_act and len(ledger.fights) <= 3:
            legal = state.legal(state.to_act[0])
            wanders = state.phase == CHOOSE_SETTINGS and rng.below(2)
            state.apply(state.to_act[0], START if wanders else legal[rng.below(len(legal))])
            decisions += 1
            ledger.follow(log, options, state)
        fights += ledger.fights[: 3 if state.to_act else None]
    print(f"{len(fights):,} rounds of {match:,} matches, {decisions:,} decisions")
    print(f"fights in a round: {mean(fights):.1f} on average, {max(fights)} at most")
    assert 10 < mean(fights) < 26
    assert max(fights) <= 110
