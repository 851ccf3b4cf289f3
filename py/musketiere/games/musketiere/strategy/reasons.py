"""Why a choice is worth what it is, said with the numbers that a search has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from musketiere.core.search_task import Estimate
from musketiere.games.musketiere.cards import NAME, VALUE
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM, pay_cards
from musketiere.games.musketiere.rules import CHOOSE_PAY, FREE, GEM, PLACES, PLAY_CARD, PRISON, WORTH
from musketiere.games.musketiere.view import View

if TYPE_CHECKING:
    from musketiere.games.musketiere import protocol

SURE: Final = 0.02
"""A chance within this of 0 or 1 is not worth a word of its own."""
CLEARLY: Final = 0.05
"""By so much more a higher card must win the duel, or less often lose it, for it to be told that it is kept."""


def reasons(view: View, estimate: Estimate, others: Sequence[Estimate]) -> list[protocol.Reason]:
    """The weightiest first; the last says how the game is likely to end."""
    if view.phase == PLAY_CARD:
        told = _card(view, estimate, others)
    elif view.phase == CHOOSE_PAY:
        told = _pay(estimate)
    else:
        told = _stone(view, estimate)
    ducats, most = estimate.facts[:2]
    return [*told, {"type": "ducats", "own": ducats, "most": most}]


def _card(view: View, estimate: Estimate, others: Sequence[Estimate]) -> list[protocol.Reason]:
    if view.seat not in view.counting:
        return [{"type": "spent"}]
    beaten, gained, lost = estimate.facts[2:5]
    card = estimate.move
    # The others choose in secret, so what they bring hangs on no card of ours: it is what the most worlds told.
    rest = max((estimate, *others), key=_worlds).facts[5]
    assert view.guard is not None
    told: list[protocol.Reason] = [
        {"type": "guard", "strength": view.guard, "chance": beaten, "rest": rest, "value": VALUE[card]}
    ]
    chances: list[protocol.Reason] = []
    if gained > SURE:
        chances.append({"type": "gains", "chance": gained, "frees": PRISON in _own_row(view)})
    if lost > SURE:
        chances.append({"type": "loses", "chance": lost, "returns": FREE not in _own_row(view)})
    told += chances if gained >= lost else chances[::-1]
    if lost <= SURE < 1 - beaten:
        told.append({"type": "safe"})
    higher = [other for other in others if other.move > card and other.worth < estimate.worth]
    winning = [other for other in higher if other.facts[3] > gained + CLEARLY]
    safer = [other for other in higher if other.facts[4] < lost - CLEARLY]
    if winning:
        kept = max(winning, key=_worth)
        told.append({"type": "kept", "card": NAME[kept.move], "chance": kept.facts[3]})
    elif safer:
        told.append({"type": "spared", "card": NAME[max(safer, key=_worth).move]})
    return told


def _worth(estimate: Estimate) -> float:
    return estimate.worth


def _worlds(estimate: Estimate) -> int:
    return estimate.worlds


def _own_row(view: View) -> tuple[int, ...]:
    assert view.seat is not None
    return view.stones[PLACES * view.seat : PLACES * view.seat + PLACES]


def _pay(estimate: Estimate) -> list[protocol.Reason]:
    ranked = sorted(pay_cards(estimate.move))
    gem, prison = estimate.facts[2:4]
    return [
        {"type": "pay_gem", "card": NAME[ranked[-1]], "chance": gem},
        {"type": "pay_prison", "card": NAME[ranked[0]], "chance": prison},
    ]


def _stone(view: View, estimate: Estimate) -> list[protocol.Reason]:
    assert view.seat is not None
    kind, source = estimate.move & ~63, estimate.move & 15
    place = estimate.move >> 4 & 3
    value = VALUE[view.pay[place]]
    row = list(_own_row(view))
    before = row[place]
    row[place] = FREE if kind in (FREE_PRISON, RETURN_GEM) else GEM if kind == TAKE_GEM else PRISON
    told: list[protocol.Reason] = [
        {"type": "now", "card": NAME[view.pay[place]], "ducats": value * (WORTH[row[place]] - WORTH[before])}
    ]
    if row == [GEM] * PLACES:
        told.insert(0, {"type": "ends_game"})
    if kind not in (FREE_PRISON, RETURN_GEM) and source != CENTRE:
        other = source // PLACES
        totals = [total for seat, total in enumerate(view.totals) if seat != view.seat]
        if kind == TAKE_GEM:
            told.append({"type": "robs", "seat": other, "leads": view.totals[other] == max(totals)})
        else:
            told.append({"type": "helps", "seat": other, "last": view.totals[other] == min(totals)})
    return told
