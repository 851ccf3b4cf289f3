"""What fights of a round are about, now and earlier in it: the stakes of every seat, as its own role has them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum
from typing import Final, TypeAlias

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import DARTAGNAN, RED_ROLES
from musketiere.games.four_musketeers.fight import Fight
from musketiere.games.four_musketeers.layout import NOBODY, VILLAIN, Character, Seat, X
from musketiere.games.four_musketeers.options import ROLES, Options
from musketiere.games.four_musketeers.state import ROLE_DOWN, ROLE_UP, is_hard
from musketiere.games.four_musketeers.strategy.ambitions import Ambitions, Roads
from musketiere.games.four_musketeers.strategy.melee import Stakes
from musketiere.games.four_musketeers.strategy.outlook import Outlook
from musketiere.games.four_musketeers.strategy.prospects import Prospects
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import possible_roles

KEEP: Final = 0.25
"""What being rid of a dangerous card is worth, as a share of what the fight is about."""
DRAWN_CARD: Final = {"AS": 0.05, "KS": -0.15, "KC": 0.0, "AC": 0.0, "QC": 0.0, "QS": 0.0}
"""What it is worth that the random deck has a card less, as a share of what the fight is about (FM-25.7, 25.8)."""

Known: TypeAlias = tuple[int | None, ...]
"""Roles by seat as far as somebody knows them."""


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
    """What a fight is about when the roles lie like that, as players are taken to judge it, who know their own and
    those that lie face up."""
    return _stakes(moment, tuple([_known_to(seat, moment, roles) for seat in range(len(roles))]), fitted=False)


def own_stakes_of(moment: Moment, roles: tuple[int, ...]) -> Stakes:
    """The same by the fitted course of rounds and with all roles known, as the searching player judges a world."""
    return _stakes(moment, (roles,) * len(roles), fitted=not moment.options.mirrored)


def _known_to(seat: Seat, moment: Moment, roles: tuple[int, ...]) -> Known:
    """The roles that the player of a seat can see (FM-20.5 to 20.9), if roles matter."""
    if moment.options.storyline not in ROLES:
        return roles
    seating, left = moment.view.seating, moment.damages_left
    owner = seating.owners[seat]
    own = {at for at, other in enumerate(seating.owners) if other == owner != NOBODY}
    if moment.options.mirrored:
        own |= {at for team in seating.teams if own & set(team) for at in team}
    return tuple([role if left[at] <= ROLE_UP or at in own else None for at, role in enumerate(roles)])


@lru_cache(maxsize=512)
def _stakes(moment: Moment, knowing: tuple[Known, ...], *, fitted: bool) -> Stakes:
    rows = [_row(moment, seat, known, fitted) for seat, known in enumerate(knowing)]
    worth, mean, spread = zip(*rows, strict=True)
    keep = 0.0 if moment.cyclical else KEEP
    return Stakes(worth, mean, tuple([keep * one for one in spread]), spread, DRAWN_CARD[moment.options.storyline])


@lru_cache(maxsize=2048)
def _row(moment: Moment, seat: Seat, known: Known, fitted: bool) -> tuple[tuple[float, ...], float, float]:
    """For one seat: the worth of every way the fight may end, the mean of those with a loser, and what lies between the
    best and the worst."""
    prospects = _prospects(moment, known, fitted)
    options, seating = moment.options, moment.view.seating
    owner = seating.owners[seat]
    side = 0 if owner == NOBODY else seating.side_of(owner)
    seats = range(len(known))
    own = {loser: prospects.outcome(loser)[side] for loser in (*seats, *([X] if options.shadow else []), NOBODY)}
    values = [worth for loser, worth in own.items() if loser != NOBODY]
    middle = fsum(values) / len(values)
    least = prospects.swing() if options.solitaire else 0.0
    if isinstance(prospects, Outlook):
        least = prospects.stake(seat)
    spread = max(least, max(values) - min(values))
    return (*(own.get(loser, middle) for loser in range(X + 1)), own[NOBODY]), middle, spread


@lru_cache(maxsize=64)
def _prospects(moment: Moment, known: Known, fitted: bool) -> Prospects:
    """Kept for the seats that know the same."""
    view = moment.view._replace(roles=known)
    if moment.options.mirrored:
        return Ambitions(view, _roads(moment))
    return Outlook(view) if fitted else Prospects(view, Rng(0))


@lru_cache(maxsize=64)
def _roads(moment: Moment) -> Roads:
    return Roads(moment.view)


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
