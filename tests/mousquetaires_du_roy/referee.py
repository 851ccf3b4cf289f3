"""Section 33 of the rules: what was counted from the story of a match is compared with the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Manned, Token
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
    TOKENS,
)
from musketiere.games.mousquetaires_du_roy.options import Options
from musketiere.games.mousquetaires_du_roy.state import State
from tests.mousquetaires_du_roy.account import Account


class Referee:
    """Follows a match from its set-up; `follow` is called after every decision."""

    def __init__(self, options: Options) -> None:
        self.account = Account(options)
        self.told = 0
        """Events that have been followed."""

    def follow(self, events: Sequence[Event], state: State) -> None:
        """The events since the last call, then the table as it lies now."""
        self.account.see(events[self.told :])
        self.told = len(events)
        compare(self.account, state)


def compare(told: Account, state: State) -> None:
    """What was counted is what lies there."""
    edition = told.edition
    assert told.over == (state.outcome is not None)
    counted = {name: getattr(told, name) for name in ("time", "honour", "siege", "ladder", "pistoles", "epic")}
    assert counted == {name: getattr(state, name) for name in counted}
    assert state.time == edition.setup[len(told.heroes)].time + told.urgencies + told.phases
    assert 0 <= state.honour <= told.most_honour
    assert edition.siege_left <= state.siege <= edition.siege_right
    assert 1 <= state.ladder <= edition.ladder_fail
    assert state.ladder < edition.ladder_fail or told.phase == "end"
    assert (state.life, state.rochefort_life) == (told.life, told.rochefort)
    for who, hero in enumerate(told.heroes):
        assert 0 <= state.life[who] <= hero.life
        assert state.life[who] or PLACES[state.where[who]] == "vieux_colombier"
        assert {name for at, name in enumerate(TOKENS) if state.owns(who, at)} == told.owned[who]
        assert Counter(ADVENTURE[card] for card in state.hands[who]) == told.hands[who]
    assert 0 <= state.actions <= told.most_actions
    assert [None if card == NOBODY else ADVENTURE[card] for card in state.spaces] == told.spaces
    held = [*(card for hand in state.hands for card in hand), *(card for card in state.spaces if card != NOBODY)]
    assert _of(ADVENTURE, [*state.adventure_pile, *state.adventure_discard, *held]) == _of_deck(
        ADVENTURE, edition.adventure
    )
    assert _of(PERFIDY, [*state.perfidy_pile, *state.perfidy_discard, *state.perfidy_hand]) == _of_deck(
        PERFIDY, edition.perfidy
    )
    assert told.over or len(state.perfidy_hand) == told.perfidy_count  # the card that ends the match stays
    assert (told.revealed == 1) == (state.seen_at != NOWHERE)
    _compare_missions(told, state)
    _compare_tokens(told, state)


def _compare_missions(told: Account, state: State) -> None:
    paris = [] if state.paris is None else [state.paris.card]
    assert sorted([*state.paris_pile, *state.paris_hand, *paris, *state.gone]) == [*range(len(told.edition.paris))]
    louvre = [] if state.louvre is None else [state.louvre.card]
    missions = sorted([*state.louvre_pile, *state.louvre_discard, *louvre])
    assert missions == [*range(len(told.edition.louvre))]
    assert louvre or not told.turns
    assert {name: left for name, left in zip(AMBUSHES, state.unused, strict=True) if left} == +told.unused
    ids = [one.id for one in told.edition.adversaries]
    busy: list[str] = []
    for where, manned in (("paris", state.paris), ("louvre", state.louvre)):
        assert (manned is not None) == (where in told.missions)
        if manned is not None:
            busy += _compare_mission(told, where, manned, ids)
    gone = {foe for foe in told.beaten if foe not in busy}
    assert sorted([*busy, *gone, *(ids[one] for one in state.reserve)]) == sorted(ids)


def _compare_mission(told: Account, where: str, manned: Manned, ids: Sequence[str]) -> list[str]:
    """Its adversaries."""
    assert told.lying.get(where) == (None if manned.ambush == NO_AMBUSH else AMBUSHES[manned.ambush])
    there = [ids[one.id] for one in manned.opponents]
    assert there == told.on_mission[where]
    assert [ids[one.id] for one in manned.opponents if one.beaten] == [foe for foe in there if foe in told.beaten]
    return there


def _compare_tokens(told: Account, state: State) -> None:
    lying: list[Token | None] = [*(one for line in state.inn for one in line), *state.quest_tokens]
    there = Counter(QUEST_TOKENS[one.kind] for one in lying if one is not None)
    assert Counter(QUEST_TOKENS[token] for token in state.spent) == told.gone_tokens
    stock = Counter({QUEST_TOKENS[force]: left for force, left in state.stock.items()})
    foes = there + stock + told.gone_tokens
    for force, count in told.edition.quest_tokens.items():
        assert foes[QUEST_TOKENS[force]] == count


def _of(names: Sequence[str], cards: Sequence[int]) -> Counter[str]:
    return Counter(names[card] for card in cards)


def _of_deck(names: Sequence[str], counts: Sequence[int]) -> Counter[str]:
    return +Counter(dict(zip(names, counts, strict=True)))
