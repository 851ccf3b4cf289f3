"""Why a choice is worth what it is, from what it brought in the worlds looked at."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move
from musketiere.core.search_task import Estimate
from musketiere.games.four_musketeers.cards import NUMBER
from musketiere.games.four_musketeers.layout import VILLAIN, character_data
from musketiere.games.four_musketeers.moves import SHADOW, action_data, decode
from musketiere.games.four_musketeers.state import STRIKE
from musketiere.games.four_musketeers.view import View

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol

MOST: Final = 3
"""Reasons for one choice."""
NOTABLE: Final = 0.04
"""A difference of chances that deserves a word."""
KEPT: Final = 0.05
"""Hits spared later that deserve a word, and a number."""
NOTHING: Final = 0.004
"""Less is no difference, of chances or of hits spared later."""
RARE: Final = 2**-9
"""As how likely is told what none of the worlds looked at has shown, though it may be."""


def unit_of(view: View) -> protocol.Unit:
    """Solitaires, and where lives decide, count the chance to win the round, the others its points."""
    return "round-chance" if view.options.solitaire or view.options.by_lives else "round-points"


def of_fight(
    view: View, damaged: Sequence[float], estimate: Estimate, others: Sequence[Estimate], notable: float = NOTABLE
) -> list[protocol.Reason]:
    """What becomes likelier by a choice than by the best of the others, and what less; the weightiest first. `damaged`
    is what it is worth, by seat and then for the villain, that the fight damages that one, and last, that it damages
    nobody. Where there is no other, nothing is compared."""
    if not others:
        return []
    characters = (*range(len(view.now)), VILLAIN)
    *chances, spared = estimate.facts
    rival = max(others, key=lambda other: other.worth)
    *else_chances, else_spared = rival.facts
    weighed: list[tuple[float, protocol.Reason]] = []
    changes = [chance - otherwise for chance, otherwise in zip(chances, else_chances, strict=True)]
    gains = [change * (one - damaged[-1]) for change, one in zip(changes, damaged, strict=False)]
    for at, character in enumerate(characters):
        if abs(changes[at]) >= notable:
            hit = _hit(character, chances[at], else_chances[at], rival.move, against=gains[at] < 0)
            weighed.append((abs(gains[at]), hit))
    nobody, else_nobody = 1 - fsum(chances), 1 - fsum(else_chances)
    if abs(nobody - else_nobody) >= notable:
        weight = abs(nobody - else_nobody) * max(abs(one - damaged[-1]) for one in damaged) / 2
        against = fsum(gains) < 0
        told: protocol.NobodyReason = {
            "type": "nobody",
            "chance": nobody,
            "otherwise": else_nobody,
            "other": action_data(decode(rival.move)),
            "against": against,
        }
        weighed.append((weight, told))
    kept = spared - else_spared
    striking = view.phase == STRIKE
    is_alike = not weighed  # in this fight
    if striking and abs(kept) >= (NOTHING if is_alike or notable < NOTABLE else KEPT):
        scale = max(damaged) - min(damaged)
        weighed.append((abs(kept) * scale, _keep(view, kept, estimate.move, rival.move)))
    weighed.sort(key=lambda one: -one[0])
    said = [reason for _, reason in weighed[:MOST]]
    if striking and estimate.move >= SHADOW > rival.move:
        said.append({"type": "shadow", "left": view.random - 1, "against": None})
    elif is_alike and striking and rival.move >= SHADOW > estimate.move:
        said.append({"type": "deck", "left": view.random, "against": None})
    elif not said and all(abs(change) < NOTHING for change in changes):
        said.append({"type": "same", "against": None})
    if is_alike and abs(kept) < KEPT:  # what is to be feared, at least
        feared = max(_own(view) or [len(chances) - 1], key=chances.__getitem__)
        said.append(_hit(characters[feared], chances[feared], else_chances[feared], rival.move, against=None))
    return [*said, *_rather(view, damaged, estimate, others)]


def of_sample(reason: protocol.Reason, possible: Sequence[bool]) -> protocol.Reason:
    """What is told of some worlds: that it never happened in them, or always, is no certainty. `possible`: by seat,
    then for the villain, whether a fight can damage that one at all."""
    if reason["type"] == "hit":
        character = reason["character"]
        if not possible[VILLAIN if character == "V" else character]:
            return reason
        return {**reason, "chance": _likely(reason["chance"]), "otherwise": _likely(reason["otherwise"])}
    if reason["type"] == "nobody":
        return {**reason, "chance": _likely(reason["chance"]), "otherwise": _likely(reason["otherwise"])}
    if reason["type"] == "rather":
        return {**reason, "chance": _likely(reason["chance"]), "otherwise": _likely(reason["otherwise"])}
    return reason


def _likely(chance: float) -> float:
    return min(1 - RARE, max(RARE, chance))


def _own(view: View) -> list[int]:
    """The seats of the player."""
    return [at for at in range(len(view.now)) if view.seating.owners[at] == view.player]


def _companions(view: View) -> list[int]:
    """The seats that fight on the player's side without being his: in a solitaire all others."""
    own = _own(view)
    sides = [range(len(view.now))] if view.options.solitaire else view.seating.teams
    return [at for side in sides if {*own} & {*side} for at in side if at not in own]


def _spared(view: View, damaged: Sequence[float]) -> tuple[protocol.Spared, list[int]]:
    """Who is spared by a card that does its player no harm, and whom it must not hit for that: where lives decide, a
    hit on another may lose him all that he fights for, too (FM-16.12)."""
    own, companions = _own(view), _companions(view)
    lost = [] if companions or not view.options.by_lives else [at for at, one in enumerate(damaged[:-1]) if not one]
    told: protocol.Spared = "side" if companions else "round" if {*lost} - {*own} else "own"
    return told, [at for at in sorted({*own, *companions, *lost}) if damaged[at] < damaged[-1]]


def _rather(
    view: View, damaged: Sequence[float], estimate: Estimate, others: Sequence[Estimate]
) -> list[protocol.Reason]:
    """Of the best choice, why it is not the card that spares the player, and who fights with him, most often, unless
    that is the best of the others, with which it is compared already."""
    whom, feared = _spared(view, damaged)

    def spared(one: Estimate) -> float:
        return 1 - fsum(one.facts[at] for at in feared)

    rival = max(others, key=lambda other: other.worth)
    cards = [one for one in others if one.move < SHADOW]
    if view.phase != STRIKE or not feared or not cards or estimate.worth <= rival.worth:
        return []
    safest = max(cards, key=lambda one: (spared(one), one is rival))
    if safest is rival or spared(safest) - spared(estimate) < NOTABLE:
        return []
    # Where nothing of it deserves a word of its own, many small things come together: the weightiest is named.
    costs = (cost for least in (NOTABLE, NOTHING) for cost in of_fight(view, damaged, safest, [estimate], least))
    return [
        {
            "type": "rather",
            "number": NUMBER[safest.move],
            "spared": whom,
            "chance": spared(safest),
            "otherwise": spared(estimate),
            "cost": next((one for one in costs if one["against"] and one["type"] in ("hit", "nobody", "keep")), None),
            "against": None,
        }
    ]


def of_plain(view: View, estimate: Estimate, others: Sequence[Estimate]) -> list[protocol.Reason]:
    """In a solitaire, what the chance of the round is then."""
    if not view.options.solitaire or not others:
        return []
    (chance,), otherwise = estimate.facts, max(other.facts[0] for other in others)
    return [{"type": "chance", "chance": chance, "otherwise": otherwise, "against": chance < otherwise}]


def _keep(view: View, kept: float, move: Move, rival: Move) -> protocol.KeepReason:
    hand = view.hands[view.deciding]
    assert hand is not None
    goes, stays = NUMBER[move % SHADOW], NUMBER[rival % SHADOW]
    return {
        "type": "keep",
        "spared": kept if abs(kept) >= KEPT else None,
        "goes": goes,
        "stays": stays,
        "lowest": min(goes, stays) == min(NUMBER[card] for card in hand),
        "against": kept < 0,
    }


def _hit(character: int, chance: float, otherwise: float, other: Move, *, against: bool | None) -> protocol.HitReason:
    return {
        "type": "hit",
        "character": character_data(character),
        "chance": chance,
        "otherwise": otherwise,
        "other": action_data(decode(other)),
        "against": against,
    }
