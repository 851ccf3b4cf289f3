"""A match as the lines of a position text: the opposite of `position.set_up`, told from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from musketiere.games.musketiere.cards import NAME
from musketiere.games.musketiere.events import STONE_LETTERS
from musketiere.games.musketiere.options import options_data
from musketiere.games.musketiere.rules import CHOOSE_PAY, MATCH_OVER, PLACES, PLAY_CARD, State
from tests.kit.options import worded


def described(state: State) -> dict[str, str] | None:
    """By keyword what stands behind it; None if no position can begin there. What was played has no order there."""
    chosen = any(card >= 0 for card in state.chosen)
    if state.phase == MATCH_OVER or (chosen and state.phase in (CHOOSE_PAY, PLAY_CARD)):
        return None
    options = worded(options_data(state.options))
    del options["guard_deck"]
    lines = {
        **options,
        "guard_deck": numbers(state.options.guard_deck),
        "totals": numbers(state.totals),
        "game": str(state.game),
        "duel": str(state.duel),
        "guards": numbers(state.pile),
        "rows": " ".join("".join(STONE_LETTERS[stone] for stone in row) for row in _by_seat(state.stones)),
        "hands": " | ".join(map(cards, state.hands)),
    }
    if state.duel:
        lines |= {"pay": " | ".join(map(cards, _by_seat(state.pay))), "played": cards(state.played)}
    if chosen:
        lines["turned"] = cards(state.chosen)
    return lines


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def cards(held: Iterable[int]) -> str:
    return " ".join(NAME[card] for card in held)


def _by_seat(places: Sequence[int]) -> list[Sequence[int]]:
    return [places[at : at + PLACES] for at in range(0, len(places), PLACES)]
