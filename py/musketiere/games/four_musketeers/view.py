"""What a player may know (FM-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from musketiere.games.four_musketeers.fight import NO_CARD, Fight, Strike, hit_line, loser_of, standing
from musketiere.games.four_musketeers.layout import (
    VILLAIN,
    Character,
    Fighter,
    Player,
    Seat,
    Seating,
    seating,
)
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.state import DAZED, BaseState, Round

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import HitLine, Phase, SeatNow

Hands = tuple[tuple[int, ...] | None, ...]
"""By seat; None where nothing may be seen."""


class Standing(NamedTuple):
    """What the strikes of a fight come to if it ends like this (FM-20.21)."""

    seats: tuple[Fighter, ...]
    lowest: Fighter
    line: HitLine


class View(NamedTuple):
    """Everything that `player`, or a spectator (None), may know; cards and characters as in `rules`."""

    player: Player | None
    options: Options
    phase: Phase
    to_act: tuple[Player, ...]
    deciding: Fighter
    totals: tuple[int, ...]
    round: int
    lead: Seat
    dealt: bool
    missing: int | None
    villain: int
    roles: tuple[int | None, ...]
    """By seat, as far as they are known."""
    stacks: tuple[tuple[int, ...], ...]
    last_lifelines: tuple[int, ...]
    up: tuple[bool, ...]
    fallen: tuple[bool, ...]
    damages_left: tuple[int, ...]
    line: tuple[int, ...]
    stone: Character
    now: tuple[SeatNow, ...]
    hand: int
    hands: Hands
    """Of a dazed seat the top card only."""
    hand_counts: tuple[int, ...]
    remembered: tuple[bool, ...]
    piles: Hands
    """Cards of a pile that was a hand the player knew, in card order: their own order is known to nobody (FM-20.12)."""
    random: int
    older: tuple[tuple[int, int, tuple[int, ...]], ...]
    """(hand, count, cards): none of those cards, used in that hand, is among the top `count` of the random deck, since
    these lay there when it was filled up (FM-4.2)."""
    kept: int
    used: int
    fight: int
    in_hand: int
    cyclical: bool
    starter: Fighter
    direction: int
    order: tuple[tuple[Fighter, Fighter], ...]
    turn: int
    strikes: tuple[Strike, ...]
    """A discard that the player may not know is `NO_CARD` (FM-20.16)."""
    standing: Standing
    fights: tuple[Fight, ...]
    replays: int
    pending: tuple[Fighter, HitLine] | None
    last_round: Round | None

    @property
    def seat(self) -> Player | None:
        """Who looks, by the core's word for a player."""
        return self.player

    @property
    def seating(self) -> Seating:
        """Who sits where."""
        return seating(self.options)


def view_of(state: BaseState, player: Player | None) -> View:
    """The view of a player, built by listing what is allowed (FM-20.1 to 20.17)."""
    return View(
        player=player,
        options=state.options,
        phase=state.phase,
        to_act=tuple(state.to_act),
        deciding=state.deciding,
        totals=tuple(state.totals),
        round=state.round,
        lead=state.lead,
        dealt=state.dealt,
        missing=state.missing,
        villain=state.villain,
        roles=known_roles(state, player),
        stacks=tuple(tuple(stack) for stack in state.stacks),
        last_lifelines=tuple(state.last_lifelines),
        up=tuple(state.up),
        fallen=tuple(state.fallen),
        damages_left=tuple(state.damages_left(character) for character in (*range(state.seats), VILLAIN)),
        line=tuple(state.line),
        stone=state.stone,
        now=tuple(state.now),
        hand=state.hand,
        hands=visible_hands(state, player),
        hand_counts=tuple(len(hand) for hand in state.hands),
        remembered=tuple(state.remembered),
        piles=_remembered_piles(state, player),
        random=len(state.random),
        older=tuple((hand, count, _used_in(state, hand, player)) for hand, count in state.layers),
        kept=len(state.kept),
        used=len(state.used),
        fight=state.fight,
        in_hand=state.in_hand,
        cyclical=state.cyclical,
        starter=state.starter,
        direction=state.direction,
        order=state.order,
        turn=state.turn,
        strikes=tuple(as_known(strike, player, state.seating) for strike in state.strikes),
        standing=standing_of(state),
        fights=tuple(
            fight._replace(strikes=tuple(as_known(strike, player, state.seating) for strike in fight.strikes))
            for fight in state.fights
        ),
        replays=state.replays,
        pending=state.pending,
        last_round=state.last_round,
    )


# ---- who may know what ---------------------------------------------------------------------------------


def known_roles(state: BaseState, player: Player | None) -> tuple[int | None, ...]:
    """Roles that lie face up or in the line, those of the own seats, and in QS of the own team (FM-20.5 to 20.9)."""
    owners, teams = state.seating.owners, state.seating.teams
    own = {seat for seat, owner in enumerate(owners) if player is not None and owner == player}
    if state.options.mirrored:
        own |= {seat for team in teams if own & set(team) for seat in team}
    return tuple(
        role if state.round_over or state.up[seat] or seat in own else None for seat, role in enumerate(state.roles)
    )


def visible_hands(state: BaseState, player: Player | None) -> Hands:
    """The own hands, those of servants, of a dazed seat the top card (FM-20.10 to 20.12)."""
    owners, kinds = state.seating.owners, state.seating.kinds
    visible: list[tuple[int, ...] | None] = []
    for seat, hand in enumerate(state.hands):
        if state.now[seat] == DAZED:
            visible.append(tuple(hand[:1]))
        elif kinds[seat] == "servant" or (player is not None and owners[seat] == player):
            visible.append(tuple(sorted(hand)))
        else:
            visible.append(None)
    return tuple(visible)


def _remembered_piles(state: BaseState, player: Player | None) -> Hands:
    owners, kinds = state.seating.owners, state.seating.kinds
    return tuple(
        tuple(sorted(hand))
        if state.remembered[seat] and (kinds[seat] == "servant" or (player is not None and owners[seat] == player))
        else None
        for seat, hand in enumerate(state.hands)
    )


def as_known(strike: Strike, player: Player | None, seats: Seating) -> Strike:
    """The strike without a discard that the player may not know (FM-20.16)."""
    if strike.discard == NO_CARD or strike.open_discard:
        return strike
    if player is not None and seats.owners[strike.seat] == player:
        return strike
    return strike._replace(discard=NO_CARD)


def discarded(strike: Strike, seats: Seating) -> bool:
    """Whether a card was discarded for the strike, known or not: X has no hand (FM-4.6)."""
    return strike.source == "random" and strike.seat < len(seats.owners)


def _used_in(state: BaseState, hand: int, player: Player | None) -> tuple[int, ...]:
    """Cards played or discarded in a hand, as far as the player knows them (FM-20.15, 20.16)."""
    strikes = [
        as_known(strike, player, state.seating)
        for fight in state.fights
        if fight.hand == hand
        for strike in fight.strikes
    ]
    return tuple(sorted(card for strike in strikes for card in (strike.card, strike.discard) if card != NO_CARD))


def standing_of(state: BaseState, more: Sequence[Strike] = ()) -> Standing:
    """What the strikes so far, and `more`, come to (FM-20.21)."""
    strikes = [*state.strikes, *more]
    loser = loser_of(strikes)
    line = hit_line(loser, state.stone, state.fallen, state.options.shadow)
    return Standing(tuple(strike.seat for strike in standing(strikes)), loser, line)
