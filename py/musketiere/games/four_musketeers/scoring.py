"""What a round brings, and why (FM-15)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.games.four_musketeers.cards import (
    ACE,
    ARAMIS,
    ATHOS,
    CLUBS,
    DARTAGNAN,
    DIAMONDS,
    HEARTS,
    JOKER,
    KING,
    PORTHOS,
    QUEEN,
    RED_ROLES,
    SPADES,
    TWO,
    of_suit,
)
from musketiere.games.four_musketeers.layout import Character, Player, Seat, Seating
from musketiere.games.four_musketeers.options import Options

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import ReasonCode

AMBITION: Final = {
    ATHOS: (TWO + SPADES, TWO + CLUBS),
    ARAMIS: tuple(of_suit(HEARTS, ACE, KING, QUEEN, TWO)),
    PORTHOS: tuple(of_suit(DIAMONDS, ACE, KING, QUEEN, TWO)),
    DARTAGNAN: (JOKER,),
}
"""QS: what must be in the line of story for a role (FM-15.9 to 15.12)."""


class Ending(NamedTuple):
    """What the scoring looks at when a round is over."""

    roles: Sequence[int]
    """By seat."""
    fallen: Sequence[bool]
    """By character: defeated."""
    line: Collection[int]
    last_lifelines: Sequence[int]
    """By character: what its last lifeline was when it was dealt."""

    @property
    def good(self) -> bool:
        """The villain is defeated (FM-13.1, FM-13.7)."""
        return self.fallen[-1]


class Reason(NamedTuple):
    """Why a seat brought its points; `missing` are cards that it wanted in the line of story."""

    seat: Seat
    role: int
    points: int
    code: ReasonCode
    missing: tuple[int, ...] = ()


class SideScore(NamedTuple):
    """Defeats, wins or points of a side in a round, and its total with them."""

    players: tuple[Player, ...]
    gained: int
    total: int
    reasons: tuple[Reason, ...]


def score(options: Options, seating: Seating, ending: Ending, totals: Sequence[int]) -> tuple[SideScore, ...]:
    """The results of a round by side (FM-15.5)."""
    if options.solitaire:
        win = int(ending.good)
        return (SideScore(seating.sides[0], win, totals[0] + win, ()),)
    scores = []
    for side, players in enumerate(seating.sides):
        reasons = reasons_of(options, seating.seats_of(side), ending)
        gained = points_of(options, reasons)
        scores.append(SideScore(players, gained, totals[side] + gained, reasons))
    return tuple(scores)


def points_of(options: Options, reasons: Sequence[Reason]) -> int:
    """What the seats of one side bring together."""
    return reasons[0].points if options.shared else sum(reason.points for reason in reasons)


def reasons_of(options: Options, seats: Sequence[Seat], ending: Ending) -> tuple[Reason, ...]:
    """What the seats of one side bring, if it is no solitaire. Of the roles, in Each His Own only theirs are asked."""
    if options.survival:
        return tuple(_survival(seat, ending) for seat in seats)
    if options.storyline == "QC" and options.mode == "team":
        return tuple(_colours(seat, ending) for seat in seats)
    if options.storyline == "QC":
        return tuple(_against_one(seat, ending) for seat in seats)
    if options.mode == "team":
        return _pair(seats, ending)
    return tuple(_own_way(seat, ending) for seat in seats)


def match_is_over(options: Options, totals: Sequence[int]) -> bool:
    """Whether a scored round was the last (FM-16.1, 16.2); a tie may be played on (FM-16.5, FM-16.10)."""
    goal = options.goal
    if goal is not None and max(totals) < goal:
        return False
    return options.tie_rule != "play_on" or options.solitaire or totals.count(_best(options, totals)) == 1


def best_sides(options: Options, totals: Sequence[int], lives: Sequence[int]) -> tuple[int, ...]:
    """The sides that win with those totals, and damages left to their Musketeers; none without a point where points are
    scored (FM-16.6, FM-16.7)."""
    best = _best(options, totals)
    if not options.survival and best == 0:
        return ()
    sides = [side for side, total in enumerate(totals) if total == best]
    if options.tie_rule == "lives":
        most = max(lives[side] for side in sides)
        sides = [side for side in sides if lives[side] == most]
    return tuple(sides)


def lives_of(seating: Seating, left: Sequence[int]) -> tuple[int, ...]:
    """By side: the damages left to its Musketeers, of those by character (FM-16.12)."""
    return tuple(sum(left[seat] for seat in seating.seats_of(side)) for side in range(len(seating.sides)))


def _best(options: Options, totals: Sequence[int]) -> int:
    """Fewest defeats win a survival, most points anything else (FM-16.3)."""
    return min(totals) if options.survival else max(totals)


def _survival(seat: Seat, ending: Ending) -> Reason:
    """Defeats count after both endings (FM-15.6)."""
    defeated = ending.fallen[seat]
    return Reason(seat, ending.roles[seat], int(defeated), "defeated" if defeated else "survived")


def _against_one(seat: Seat, ending: Ending) -> Reason:
    """QC solo: d'Artagnan wants the villain alive, the others want her defeated (FM-15.5, 15.7)."""
    role, alive = ending.roles[seat], not ending.fallen[seat]
    if role == DARTAGNAN:
        if ending.good:
            return Reason(seat, role, 0, "villain-defeated")
        return Reason(seat, role, 2, "villain-alive-and-self") if alive else Reason(seat, role, 1, "villain-alive")
    if not ending.good:
        return Reason(seat, role, 0, "failed")
    return Reason(seat, role, 1, "served") if alive else Reason(seat, role, 0, "served-defeated")


def _colours(seat: Seat, ending: Ending) -> Reason:
    """QC team: black wants the villain alive, red wants her defeated; two survivors bring one more in the 4-layout."""
    role = ending.roles[seat]
    red = role in RED_ROLES
    team = [at for at, other in enumerate(ending.roles) if (other in RED_ROLES) == red]
    both = len(ending.roles) == 4 and not any(ending.fallen[at] for at in team)
    if red:
        if not ending.good:
            return Reason(seat, role, 0, "failed")
        return Reason(seat, role, 2, "served-both") if both else Reason(seat, role, 1, "served")
    if ending.good:
        return Reason(seat, role, 0, "villain-defeated")
    return Reason(seat, role, 2, "villain-alive-and-self") if both else Reason(seat, role, 1, "villain-alive")


def _own_way(seat: Seat, ending: Ending) -> Reason:
    """QS solo: the ambition of the role (FM-15.9 to 15.12)."""
    role = ending.roles[seat]
    missing = _missing(role, ending)
    if missing:
        return Reason(seat, role, 0, "ambition-cards", missing)
    fallen = joker_fallen(ending) if role == DARTAGNAN else ending.fallen[seat]
    return Reason(seat, role, 0, "ambition-defeated") if fallen else Reason(seat, role, 1, "ambition")


def _pair(seats: Sequence[Seat], ending: Ending) -> tuple[Reason, ...]:
    """QS team: the cards of both roles, and one of the two alive (FM-15.13)."""
    alive = not all(ending.fallen[seat] for seat in seats)
    codes: list[ReasonCode] = []
    for seat in seats:
        role = ending.roles[seat]
        if _missing(role, ending):
            codes.append("ambition-cards")
        elif not alive or (role == DARTAGNAN and joker_fallen(ending)):
            codes.append("ambition-defeated")
        else:
            codes.append("ambition")
    points = int(codes == ["ambition", "ambition"])
    return tuple(
        Reason(
            seat,
            ending.roles[seat],
            points,
            "ambition-team" if code == "ambition" and not points else code,
            _missing(ending.roles[seat], ending),
        )
        for seat, code in zip(seats, codes, strict=True)
    )


def _missing(role: int, ending: Ending) -> tuple[int, ...]:
    """Cards count however they came into the line (FM-15.14)."""
    return tuple(card for card in AMBITION[role] if card not in ending.line)


def joker_holder(last_lifelines: Sequence[int]) -> Character | None:
    """The character whose last lifeline was the joker; None if the joker is not in play."""
    if JOKER not in last_lifelines:
        return None
    at = list(last_lifelines).index(JOKER)
    return -1 if at == len(last_lifelines) - 1 else at


def joker_fallen(ending: Ending) -> bool:
    """Whether the character behind the joker is defeated (FM-15.12)."""
    holder = joker_holder(ending.last_lifelines)
    return holder is not None and ending.fallen[holder]
