"""Views and what is in them as plain data, in the shapes of `protocol`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.games.four_musketeers.cards import NAME, SUITS, names
from musketiere.games.four_musketeers.fight import NO_CARD, Fight, Strike, standing
from musketiere.games.four_musketeers.layout import (
    NOBODY,
    VILLAIN,
    Seating,
    character_data,
    fighter_data,
    fighter_or_nobody,
)
from musketiere.games.four_musketeers.moves import DIRECTION_NAME
from musketiere.games.four_musketeers.options import options_data
from musketiere.games.four_musketeers.scoring import AMBITION
from musketiere.games.four_musketeers.state import HAND_SIZE, Round
from musketiere.games.four_musketeers.view import Hands, Standing, View, discarded

if TYPE_CHECKING:
    from musketiere.games.four_musketeers import protocol


def view_data(view: View) -> protocol.View:
    """A view as plain data, cards in notation."""
    seats = view.seating
    return {
        "player": view.player,
        "options": options_data(view.options),
        "players": view.options.players,
        "seats": [
            {"owner": None if owner == NOBODY else owner, "kind": kind, "now": now}
            for owner, kind, now in zip(seats.owners, seats.kinds, view.now, strict=True)
        ],
        "shadow": view.options.shadow,
        "teams": [list(team) for team in seats.teams] or None,
        "sides": [list(side) for side in seats.sides],
        "totals": list(view.totals),
        "goal": view.options.goal,
        "round": view.round,
        "lead": view.lead,
        "dealer": (view.lead - 1) % view.options.layout,
        "missing": None if view.missing is None else SUITS[view.missing],
        "villain": NAME[view.villain],
        "phase": view.phase,
        "turn": fighter_or_nobody(view.deciding),
        "characters": _characters_data(view),
        "line": names(view.line),
        "ambitions": _ambitions_data(view) if view.options.mirrored else None,
        "stone": character_data(view.stone),
        "hand": view.hand,
        "fight": view.fight,
        "in_hand": view.in_hand,
        "fights_in_hand": HAND_SIZE[view.options.layout],
        "cyclical": view.cyclical,
        "starter": fighter_or_nobody(view.starter),
        "direction": DIRECTION_NAME.get(view.direction),
        "order": [{"seat": fighter_data(seat), "target": fighter_data(target)} for seat, target in view.order],
        "strikes": [strike_data(strike, seats) for strike in view.strikes],
        "standing": standing_data(view.standing),
        "hands": hands_data(view.hands),
        "hand_counts": list(view.hand_counts),
        "piles": hands_data(view.piles),
        "random": view.random,
        "kept": view.kept,
        "used": view.used,
        "fights": [_fight_data(fight, seats) for fight in view.fights],
        "replays": view.replays,
        "pending": None if view.pending is None else view.pending[1],
        "last_round": None if view.last_round is None else round_data(view.last_round),
    }


def _ambitions_data(view: View) -> dict[str, list[str]]:
    """What must be in the line of story for the roles that the player knows (FM-15.9 to 15.12)."""
    return {NAME[role]: names(AMBITION[role]) for role in view.roles if role is not None}


def seats_data(seats: Seating) -> protocol.Seats:
    """Who sits where, as it is from the start of the match."""
    return {
        "seats": [
            {"owner": None if owner == NOBODY else owner, "kind": kind}
            for owner, kind in zip(seats.owners, seats.kinds, strict=True)
        ],
        "teams": [list(team) for team in seats.teams] or None,
    }


def _characters_data(view: View) -> list[protocol.CharacterInfo]:
    roles = [*view.roles, view.villain] if view.dealt else [None] * view.options.layout + [view.villain]
    return [
        {
            "stack": names(stack),
            "role": None if role is None else NAME[role],
            "up": up,
            "defeated": fallen,
            "left": left,
        }
        for stack, role, up, fallen, left in zip(
            view.stacks, roles, view.up, view.fallen, view.damages_left, strict=True
        )
    ]


def hands_data(hands: Hands) -> list[list[str] | None]:
    """Hands by seat."""
    return [None if hand is None else names(hand) for hand in hands]


def roles_data(roles: Sequence[int | None]) -> list[str | None]:
    """Roles by seat."""
    return [None if role is None else NAME[role] for role in roles]


def strike_data(strike: Strike, seats: Seating) -> protocol.Strike:
    """A strike that somebody may know like this."""
    return {
        "seat": fighter_data(strike.seat),
        "target": fighter_data(strike.target),
        "card": None if strike.card == NO_CARD else NAME[strike.card],
        "source": strike.source,
        "forced": strike.forced,
        "discarded": discarded(strike, seats),
        "discard": None if strike.discard == NO_CARD else NAME[strike.discard],
    }


def standing_data(now: Standing) -> protocol.Standing:
    """What stands."""
    return {
        "standing": [fighter_data(seat) for seat in now.seats],
        "lowest": fighter_or_nobody(now.lowest),
        "line": now.line,
    }


def _fight_data(fight: Fight, seats: Seating) -> protocol.Fight:
    return {
        "fight": fight.fight,
        "cyclical": fight.cyclical,
        "starter": fighter_data(fight.starter),
        "direction": DIRECTION_NAME.get(fight.direction),
        "strikes": [strike_data(strike, seats) for strike in fight.strikes],
        "standing": [fighter_data(strike.seat) for strike in standing(fight.strikes)],
        "loser": fighter_or_nobody(fight.loser),
        "line": fight.line,
        "replayed": fight.replayed,
    }


def round_data(ended: Round) -> protocol.RoundResult:
    """A round that is over."""
    seats = len(ended.roles)
    fallen = [*(seat for seat in range(seats) if ended.fallen[seat]), *([VILLAIN] if ended.fallen[VILLAIN] else [])]
    return {
        "round": ended.number,
        "ending": "good" if ended.good else "bad",
        "defeated": [character_data(character) for character in fallen],
        "line": names(ended.line),
        "roles": names(ended.roles),
        "scores": [
            {
                "players": list(side.players),
                "gained": side.gained,
                "total": side.total,
                "reasons": [
                    {
                        "seat": reason.seat,
                        "role": NAME[reason.role],
                        "points": reason.points,
                        "code": reason.code,
                        "missing": names(reason.missing),
                    }
                    for reason in side.reasons
                ],
            }
            for side in ended.scores
        ],
    }
