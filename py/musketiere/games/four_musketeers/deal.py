"""The deal of a round: missing suit, roles, lifelines (FM-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import (
    ACE,
    ATHOS,
    CLUBS,
    JACK,
    JOKER,
    KING,
    LIVES,
    QUEEN,
    RED_ROLES,
    SUITS,
    TWO,
    of_suit,
)
from musketiere.games.four_musketeers.layout import Seat, seating
from musketiere.games.four_musketeers.options import Options


def missing_suits(options: Options) -> tuple[int, ...]:
    """The suit that the option names, or those that chance or the life dealer may make missing (FM-3.6 to 3.8)."""
    if len(options.missing) == 1:
        return (SUITS.index(options.missing),)
    clubs_stay = options.storyline == "QC" or options.joker_to_villain
    return tuple(range(CLUBS)) if clubs_stay else tuple(range(len(SUITS)))


def removed_cards(suit: int, villain: int) -> list[int]:
    """Cards that go into the line of story before the deal (FM-3.4); the villain stays and the ace goes (FM-3.5)."""
    cards = [card for card in of_suit(suit, JACK, QUEEN, KING) if card != villain]
    ace = [ACE + suit] if len(cards) < 3 else []
    return [*cards, *ace, JOKER if suit == CLUBS else TWO + suit]


def roles_in_play(suit: int | None) -> tuple[int, ...]:
    """The musketeer roles without the missing one (FM-3.11)."""
    return tuple(role for role in range(ATHOS, QUEEN) if suit is None or role != JACK + suit)


@cache
def role_deals(roles: tuple[int, ...], teams: tuple[tuple[Seat, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Every way in which the roles can lie, by seat; with teams each has one colour (FM-3.12)."""
    return tuple(
        deal
        for deal in permutations(roles)
        if all(len({deal[seat] in RED_ROLES for seat in team}) == 1 for team in teams)
    )


def colour_teams(options: Options) -> tuple[tuple[Seat, ...], ...]:
    """The teams whose roles have one colour from the deal on: those of QC that are fixed (FM-3.12)."""
    return seating(options).teams if options.storyline == "QC" else ()


def deal_roles(roles: tuple[int, ...], teams: tuple[tuple[Seat, ...], ...], rng: Rng) -> list[int]:
    """The roles by seat (FM-3.11), one of the ways that `role_deals` lists."""
    deals = role_deals(roles, teams)
    return list(deals[rng.below(len(deals))])


def deal_lifelines(options: Options, villain: int, removed: Sequence[int], rng: Rng | None) -> list[list[int]]:
    """The stacks by character, the villain's last (FM-3.13 to 3.15), dealt as FM-23.2 says.

    Without chance nothing is shuffled.
    """
    in_play = [card for card in LIVES if card not in removed and card != villain]
    last = [card for card in in_play if card < JACK or card == JOKER]
    extra = [card for card in in_play if QUEEN <= card < JOKER]
    if rng is not None:
        villains = [last.pop()] if options.joker_to_villain else []  # FM-17.7: the joker
        rng.shuffle(last)
        last += villains
        rng.shuffle(extra)
    layers = 1 if options.solitaire else 2
    stacks = [[card] for card in last]
    dealt = 0
    for _ in range(layers):
        for stack in stacks:
            stack.append(extra[dealt])
            dealt += 1
    stacks[-1] += extra[dealt:]
    return stacks
