"""What fights of a round are about, now and earlier in it: the stakes of every seat, as its own role has them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum
from typing import Final

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import DARTAGNAN, RED_ROLES
from musketiere.games.four_musketeers.fight import Fight
from musketiere.games.four_musketeers.layout import NOBODY, VILLAIN, Character, X
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.state import ROLE_DOWN, ROLE_UP, is_hard
from musketiere.games.four_musketeers.strategy.melee import Stakes
from musketiere.games.four_musketeers.strategy.outlook import Outlook
from musketiere.games.four_musketeers.strategy.prospects import Prospects
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import possible_roles

KEEP: Final = 0.25
"""What being rid of a dangerous card is worth, as a share of what the fight is about."""
DRAWN_CARD: Final = {"AS": 0.05, "KS": -0.15, "KC": 0.0, "AC": 0.0, "QC": 0.0, "QS": 0.0}
"""What it is worth that the random deck has a card less, as a share of what the fight is about (FM-25.7, 25.8)."""
ROADS: Final = 24
"""QS: ways that the round may go, looked at for each outcome and each way the roles can lie."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the round as far as outcomes of fights hang on it; two are equal though their cards differ."""

    options: Options
    damages_left: tuple[int, ...]
    stone: Character
    cyclical: bool
    scored: tuple[object, ...]
    """In Each His Own, what its scoring looks at: the line, the stacks and the last lifelines."""
    view: View = field(compare=False)

    @staticmethod
    def of(view: View) -> Moment:
        """The moment of a view."""
        scored = (view.line, view.stacks, view.last_lifelines) if view.options.mirrored else ()
        return Moment(view.options, view.damages_left, view.stone, view.cyclical, scored, view)


def stakes_of(moment: Moment, roles: tuple[int, ...]) -> Stakes:
    """What a fight is about when the roles lie like that, as players are taken to judge it."""
    return _stakes(moment, roles, fitted=False)


def own_stakes_of(moment: Moment, roles: tuple[int, ...]) -> Stakes:
    """The same by the fitted course of rounds, as the searching player judges it."""
    return _stakes(moment, roles, fitted=not moment.view.options.mirrored)


@lru_cache(maxsize=512)
def _stakes(moment: Moment, roles: tuple[int, ...], *, fitted: bool) -> Stakes:
    view = moment.view._replace(roles=roles)
    options, seating = view.options, view.seating
    prospects = Outlook(view) if fitted else Prospects(view, Rng(0), ROADS)
    owners = seating.owners
    seats = range(len(owners))
    side = [0 if owner == NOBODY else seating.side_of(owner) for owner in owners]
    outcomes = {loser: prospects.outcome(loser) for loser in (*seats, *([X] if options.shadow else []), NOBODY)}
    fighters = [loser for loser in outcomes if loser != NOBODY]
    least = prospects.swing() if options.solitaire else 0.0
    worth, mean, spread = [], [], []
    for seat in seats:
        own = {loser: outcome[side[seat]] for loser, outcome in outcomes.items()}
        values = [own[loser] for loser in fighters]
        middle = fsum(values) / len(values)
        mean.append(middle)
        soon = prospects.stake(seat) if isinstance(prospects, Outlook) else least
        spread.append(max(soon, max(values) - min(values)))
        worth.append((*(own.get(loser, middle) for loser in range(X + 1)), own[NOBODY]))
    keep = 0.0 if view.cyclical else KEEP
    return Stakes(
        tuple(worth),
        tuple(mean),
        tuple(keep * one for one in spread),
        tuple(spread),
        DRAWN_CARD[options.storyline],
        options.solitaire,
    )


def role_deals(view: View) -> dict[tuple[int, ...], int]:
    """The ways in which the roles can lie, as far as they differ in what anybody wants, and how many ways each is."""
    alike: dict[tuple[int, ...], tuple[int, ...]] = {}
    counts: dict[tuple[int, ...], int] = {}
    for roles in possible_roles(view):
        one = alike.setdefault(_aims(view, roles), roles)
        counts[one] = counts.get(one, 0) + 1
    return counts


def _aims(view: View, roles: tuple[int, ...]) -> tuple[int, ...]:
    """What the roles want, by seat: in Each His Own each something else, in All Against One d'Artagnan or a colour."""
    if view.options.mirrored:
        return roles
    if view.options.storyline != "QC":
        return ()
    if view.options.mode == "team":
        return tuple(role in RED_ROLES for role in roles)
    return tuple(role == DARTAGNAN for role in roles)


def past_moments(view: View) -> list[Moment]:
    """The moment of every fight of the round that has been decided, the first one first."""
    stones = _stones(view)
    past = []
    for number in range(len(view.fights) - 1, -1, -1):
        view = _before(view, view.fights[number])._replace(stone=stones[number])
        past.append(Moment.of(view))
    return past[::-1]


def _hit(fight: Fight) -> Character | None:
    """Whom the fight has damaged."""
    if fight.replayed or fight.line not in "abd":
        return None
    return fight.loser if fight.line == "a" else VILLAIN


def _stones(view: View) -> list[Character]:
    """Who held the stone, by fight: it goes with the damage (FM-9.8)."""
    options = view.options
    stone = view.stone
    hits = [_hit(fight) for fight in view.fights]
    first = next((fight for fight, hit in zip(view.fights, hits, strict=True) if hit is not None), None)
    if first is not None:  # FM-3.18
        stone = first.loser if first.line == "b" else view.lead if options.stone_to_lead else VILLAIN
    stones = []
    for hit in hits:
        stones.append(stone)
        if hit is not None:
            stone = hit
    return stones


def _before(view: View, fight: Fight) -> View:
    """The view as it was before that fight, the last one, as far as outcomes hang on it and the stone is not asked."""
    hit = _hit(fight)
    if hit is None:
        return view._replace(cyclical=fight.cyclical)
    left, fallen, stacks, line = list(view.damages_left), list(view.fallen), list(view.stacks), view.line
    hard = is_hard(view.last_lifelines[hit], view.options.mirrored)
    if fallen[hit]:
        fallen[hit] = False
        line = line[:-1]
    elif stacks[hit] or left[hit] == (ROLE_UP if hard else ROLE_DOWN):
        stacks[hit] = (*stacks[hit], line[-1])
        line = line[:-1]
    left[hit] += 1
    return view._replace(
        cyclical=fight.cyclical, damages_left=tuple(left), fallen=tuple(fallen), stacks=tuple(stacks), line=line
    )
