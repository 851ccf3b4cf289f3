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
    """Whose strikes stand, in playing order (FM-5.4)."""
    lowest: Fighter
    """Who would lose; -2 in a draw (FM-5.5, FM-5.6)."""
    line: HitLine
    """The line of FM-9.2 that this would mean."""


class View(NamedTuple):
    """Everything that `player`, or a spectator (None), may know; cards and characters as in `rules`."""

    player: Player | None
    """Who looks, 0 … players - 1; None for a spectator (FM-20.20)."""
    options: Options
    """By which the match is played (FM-18)."""
    phase: Phase
    """What is open: `choose_missing`, `choose_direction`, `strike`, `use_replay`, `choose_settings` or `match_over`
    (FM-19)."""
    to_act: tuple[Player, ...]
    """Players that must choose now (FM-2.11)."""
    deciding: Fighter
    """The seat for which is decided, 4 for X; -2 when the captain decides for all or nobody does (FM-17.4)."""
    totals: tuple[int, ...]
    """By side (`seating.sides`): defeats, wins or points (FM-15.5)."""
    round: int
    """1, 2, … (FM-0.2)."""
    lead: Seat
    """The lead seat (FM-3.1)."""
    dealt: bool
    """Whether the life cards of the round are dealt (FM-3.11)."""
    missing: int | None
    """The suit that is missing, 0 … 3; None with four musketeers and before it is chosen (FM-3.4)."""
    villain: int
    """The villain card (FM-20.3); `cards.NAME` has its notation."""
    roles: tuple[int | None, ...]
    """By seat: role cards as far as they are known, else None (FM-20.5 to 20.9)."""
    stacks: tuple[tuple[int, ...], ...]
    """By character, the villain last: lifelines from bottom to top (FM-0.5)."""
    last_lifelines: tuple[int, ...]
    """By character: the last lifeline that was dealt to it (FM-1.7)."""
    up: tuple[bool, ...]
    """By character: whether its role card lies face up (FM-10.8)."""
    fallen: tuple[bool, ...]
    """By character: whether it is defeated (FM-10.6)."""
    damages_left: tuple[int, ...]
    """By character: damages that defeat it from now on (FM-10.7)."""
    line: tuple[int, ...]
    """Life cards in the line of story, in order (FM-1.9)."""
    stone: Character
    """The character that is protected: a seat, or -1 for the villain (FM-9.1)."""
    now: tuple[SeatNow, ...]
    """By seat: `active`, `dazed` or `ghost` (FM-11, FM-12)."""
    hand: int
    """1, 2, …: which hand of the round it is; 0 before the first (FM-0.2)."""
    hands: Hands
    """By seat: sword cards, 0 … 31, that may be seen, else None; of a dazed seat the top card only (FM-20.10 to 20.12).
    `cards.NUMBER` has what each counts."""
    hand_counts: tuple[int, ...]
    """By seat: cards in hand or pile (FM-20.13)."""
    remembered: tuple[bool, ...]
    """By seat: whether its pile was a hand that somebody knew (FM-20.12)."""
    piles: Hands
    """Cards of a pile that was a hand the player knew, in card order: their own order is known to nobody (FM-20.12)."""
    random: int
    """Cards left in the random deck (FM-20.13)."""
    older: tuple[tuple[int, int, tuple[int, ...]], ...]
    """(hand, count, cards): none of those cards, used in that hand, is among the top `count` of the random deck, since
    these lay there when it was filled up (FM-4.2)."""
    kept: int
    """Cards kept for the second hand of the 3-layout (FM-4.3)."""
    used: int
    """Cards played or discarded since the last shuffle (FM-20.13)."""
    fight: int
    """1, 2, …: which fight of the round it is (FM-0.2)."""
    in_hand: int
    """1, 2, …: which fight of the hand it is (FM-4.6)."""
    cyclical: bool
    """Whether every strike counts for the next seat (FM-7.1)."""
    starter: Fighter
    """Who strikes first: a seat, or 4 for X (FM-5.1); -2 before it is known."""
    direction: int
    """Of a cyclical fight: 1 left, -1 right; 0 before it is chosen and in a normal fight (FM-7.2)."""
    order: tuple[tuple[Fighter, Fighter], ...]
    """Seats in the order in which they strike, each with its target (FM-5.3, FM-7.4); empty before the direction is
    chosen."""
    turn: int
    """How many of them have struck (FM-5.2)."""
    strikes: tuple[Strike, ...]
    """Those of this fight; a discard that the player may not know is -1 (FM-20.15, FM-20.16)."""
    standing: Standing
    """What these strikes come to if it ends like this (FM-20.21)."""
    fights: tuple[Fight, ...]
    """Those of this round that are decided, in order (FM-20.15)."""
    replays: int
    """Free replays left in this round (FM-17.2); 0 outside the solitaires."""
    pending: tuple[Fighter, HitLine] | None
    """The loser, and the line of FM-9.2 that waits for the answer about a replay (FM-17.3); None otherwise."""
    last_round: Round | None
    """The round before this one, or the last of a match that is over (FM-13.8); None in the first."""

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
