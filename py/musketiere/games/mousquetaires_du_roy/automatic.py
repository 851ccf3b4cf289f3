"""The automatic Milady: who answers when nobody plays her (MR-26.5 to 26.17). It draws from the match's own chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import missions, quest
from musketiere.games.mousquetaires_du_roy.material import DECOY, DICE_OF, LA_ROCHELLE, MILADYS_HOUSE, NOBODY, RICHELIEU
from musketiere.games.mousquetaires_du_roy.moves import index, move
from musketiere.games.mousquetaires_du_roy.state import State


def answer(state: State, question: str) -> Move:
    """Her answer to a question; of those without a rule of their own one is drawn (MR-26.7, 26.8, 26.11, 26.13)."""
    legal = state.questions[question].legal(state, NOBODY)
    return _RULES.get(question, _any)(state, legal)


def _any(state: State, legal: list[Move]) -> Move:
    return legal[state.rng.below(len(legal))]


def _paris(state: State, legal: list[Move]) -> Move:
    """If none is in play, the playable card she has held longest (MR-26.9)."""
    playable = [card for card in state.paris_hand if missions.is_playable(state, card)]
    return move("play_paris", playable[0]) if playable and state.paris is None else move("pass")


def _man(state: State, legal: list[Move]) -> Move:
    """The strongest that still fits (MR-26.12)."""
    strongest = max(missions.fitting(state), key=lambda one: (state.adversary(one).force, -one))
    return move("man", strongest)


def _ambush(state: State, legal: list[Move]) -> Move:
    """With every mission one of the unused cards, as long as there is one (MR-26.13)."""
    cards = [one for one in legal[1:] for _ in range(state.unused[index(one)])]
    return _any(state, cards or legal)


def _own(state: State, legal: list[Move]) -> Move:
    """La Rochelle: the card with most dice, the lowest space first; Richelieu: one card, and on up to three; her house:
    any Paris card (MR-26.15)."""
    if state.seen_at == LA_ROCHELLE:
        return max(legal[1:], key=lambda one: (DICE_OF[state.spaces[index(one)]], -index(one)))
    if state.seen_at == RICHELIEU:
        return move("refill")
    assert state.seen_at == MILADYS_HOUSE
    return _any(state, legal[1:])


def _lay(state: State, legal: list[Move]) -> Move:
    """Every layout of every choice of tokens is as likely as any other (MR-26.16)."""
    if legal == [move("done")]:
        return move("done")
    left = [(token, count) for token, count in quest.left_to_lay(state).items() if count > 0]
    heap = [(token, one) for one, (token, count) in zip(legal, left, strict=True) for _ in range(count)]
    foes = [one for token, one in heap if token < DECOY]
    others = [one for token, one in heap if token >= DECOY]
    squares_left = quest.squares(state) - len(state.laying)
    return _any(state, others if state.rng.below(squares_left) < len(others) else foes)


def _reroll(state: State, legal: list[Move]) -> Move:
    """Always if a shield lies there (MR-26.17)."""
    return legal[1]


_RULES: Final[Mapping[str, Callable[[State, list[Move]], Move]]] = {
    "paris": _paris,
    "man": _man,
    "ambush": _ambush,
    "own": _own,
    "lay": _lay,
    "reroll": _reroll,
}
